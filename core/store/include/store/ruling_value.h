#pragma once

#include <tournament/ruling.h>

#include <nlohmann/json_fwd.hpp>

namespace schreiber::store {

// A ruling as JSON, as the export of a tournament has it: for who goes on working with it.
nlohmann::ordered_json jsonOf(const tournament::Ruling& ruling);

} // namespace schreiber::store
