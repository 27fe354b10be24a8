#pragma once

#include "steps/step.h"

#include <optional>
#include <perlaggen/deal/counting.h>
#include <string>

namespace schreiber::desk {

// What is wrong with a figure as it was written, seen from the score before it: a value that nobody can have
// bet, or a bet that nobody may have made. What was bet by whom is not written; a figure is at fault only if
// no way to it was allowed. Refusals: `figure_value`, `figure_breaks_rule`.
std::optional<Refusal> faultOf(const perlaggen::rulebook::Rules& rules,
                               const perlaggen::deal::Standing& before,
                               const perlaggen::deal::SettledFigure& figure);

} // namespace schreiber::desk
