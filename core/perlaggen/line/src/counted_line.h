#pragma once

#include <game/game.h>
#include <optional>
#include <vector>

// A line that is given by its figures alone: the order in which they count, where the game ends among them,
// what a conceded bet is worth. Refusals as in game/game.h.
namespace schreiber::perlaggen::line {

base::Result<game::Line, game::Refusal> counted(const game::Agreed& agreed, const game::Before& before,
                                                const game::Line& line);
base::Result<std::optional<game::Question>, game::Refusal> missingFact(const game::Agreed& agreed,
                                                                       const game::Before& before,
                                                                       const game::Line& line,
                                                                       words::Language language);
base::Result<std::vector<game::Order>, game::Refusal>
decidingOrders(const game::Agreed& agreed, const game::Before& before, const game::Line& line);
std::vector<game::Otherwise> otherwise(const game::Agreed& agreed, const game::Before& before,
                                       const game::Line& line);

} // namespace schreiber::perlaggen::line
