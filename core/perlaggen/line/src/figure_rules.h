#pragma once

#include <cstddef>
#include <game/refusal.h>
#include <optional>
#include <perlaggen/deal/counting.h>
#include <vector>

namespace schreiber::perlaggen::line {

// What is wrong with one of these figures as it was written, seen from the score before it: a value that
// nobody can have bet, or a bet that nobody may have made. What was bet by whom is not written; a figure is
// at fault only if no way to it was allowed. Refusals: `figure_value`, `figure_value_one`,
// `figure_breaks_rule`.
std::optional<game::Refusal> faultOf(const rulebook::Rules& rules, const deal::Standing& before,
                                     const std::vector<deal::Fact>& figures, std::size_t which);

} // namespace schreiber::perlaggen::line
