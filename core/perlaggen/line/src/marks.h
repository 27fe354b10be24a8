#pragma once

#include <base/result.h>

#include <cstddef>
#include <game/line.h>
#include <game/refusal.h>
#include <optional>
#include <perlaggen/deal/counting.h>
#include <string>
#include <vector>

// A mark beside a line and what it says of a figure.
namespace schreiber::perlaggen::line {

std::optional<deal::Fact> factOf(const game::Mark& mark);
// The same as it is written down: nothing where it counts for nobody.
std::optional<game::Mark> markOf(const deal::Fact& fact, game::Mark mark);
// In the words that are kept, whatever was typed for them.
game::Line withKeptWords(game::Line line);

// Refusals: `figure_twice`, `no_such_side`.
base::Result<std::vector<deal::Fact>, game::Refusal> factsOf(const game::Line& line, std::size_t sides);

std::string nameOf(deal::Figure figure);
std::string capitalised(std::string name);

} // namespace schreiber::perlaggen::line
