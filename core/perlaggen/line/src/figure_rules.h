#pragma once

#include <game/refusal.h>
#include <optional>
#include <perlaggen/deal/counting.h>

namespace schreiber::perlaggen::line {

// What is wrong with a figure as it was written, seen from the score before it: a value that nobody can have
// bet, or a bet that nobody may have made. What was bet by whom is not written; a figure is at fault only if
// no way to it was allowed. Refusals: `figure_value`, `figure_breaks_rule`.
std::optional<game::Refusal> faultOf(const rulebook::Rules& rules, const deal::Standing& before,
                                     const deal::SettledFigure& figure);

} // namespace schreiber::perlaggen::line
