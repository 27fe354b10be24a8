#pragma once

#include "steps/step.h"

#include <desk/games.h>
#include <tournament/sheet.h>

#include <vector>
#include <words/language.h>

// A line on its sheet as its game counts it. Refusals: game/game.h.
namespace schreiber::desk {

// A line with points stays as it is.
base::Result<tournament::Line, Refusal> withFiguresCounted(const tournament::Settings& settings,
                                                           const tournament::Sheet& sheet,
                                                           const tournament::GameTarget& target,
                                                           const tournament::Line& line);
base::Result<std::optional<game::Question>, Refusal>
missingFact(const tournament::Settings& settings, const tournament::Sheet& sheet,
            const tournament::GameTarget& target, const tournament::Line& line, words::Language language);
base::Result<std::vector<game::Order>, Refusal> decidingOrders(const tournament::Settings& settings,
                                                               const tournament::Sheet& sheet,
                                                               const tournament::GameTarget& target,
                                                               const tournament::Line& line);
std::vector<game::Otherwise> otherwise(const tournament::Settings& settings, const tournament::Sheet& sheet,
                                       const tournament::GameTarget& target, const tournament::Line& line);

} // namespace schreiber::desk
