#pragma once

#include <game/judge.h>
#include <optional>
#include <string>

namespace schreiber::perlaggen::ruling {

using game::Given;

// Read off a result object as it was kept: a past ruling is not replayed, and a later version may rule
// otherwise. None where it is no result object.
std::optional<Given> givenIn(const std::string& resultJson);

} // namespace schreiber::perlaggen::ruling
