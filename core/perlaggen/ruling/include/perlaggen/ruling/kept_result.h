#pragma once

#include <game/judge.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schreiber::perlaggen::ruling {

using game::KeptResult;

// Nothing where the text is no such result.
std::optional<KeptResult> keptResultIn(std::string_view result);

} // namespace schreiber::perlaggen::ruling
