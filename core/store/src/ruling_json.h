#pragma once

#include "json_reader.h"

#include <tournament/ruling.h>

#include <nlohmann/json_fwd.hpp>

// A ruling as JSON, in the export of a tournament and in a bundle of rulings.
namespace schreiber::store {

nlohmann::ordered_json jsonOf(const tournament::Ruling& ruling);
void read(JsonReader& in, tournament::Ruling& ruling);

} // namespace schreiber::store
