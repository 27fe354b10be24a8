#pragma once

#include "steps/step.h"

#include <desk/evening.h>
#include <tournament/sheet.h>

#include <vector>
#include <words/language.h>

namespace schreiber::desk {

// Whether the mark is one that a sheet takes: a figure of the game, and a way in which it is won.
bool isFigureMark(const tournament::FigureMark& mark);

// A line given by its three figures alone gets its points from the game's own rules: the order in which
// figures count, where the game ends among them, what a conceded bet is worth. A line with points stays as
// it is. Refusals: `figure_twice`, `figures_undecided`, `figures_need`, `no_such_side`; and where no reason
// is given for it
// (`line.why`), figures that cannot have come out so: `figure_value`, `figure_breaks_rule`.
base::Result<tournament::Line, Refusal> withFiguresCounted(const tournament::Settings& settings,
                                                           const tournament::Sheet& sheet,
                                                           const tournament::GameTarget& target,
                                                           const tournament::Line& line);

// The first fact that decides and that the line does not tell, with the lines that tell it.
base::Result<std::optional<LineQuestion>, Refusal>
missingFact(const tournament::Settings& settings, const tournament::Sheet& sheet,
            const tournament::GameTarget& target, const tournament::Line& line, words::Language language);

// The orders in which the figures of a line can have followed each other, where its end hangs on that; empty
// where all orders come to the same. Refusals as above.
base::Result<std::vector<FigureOrder>, Refusal> decidingOrders(const tournament::Settings& settings,
                                                               const tournament::Sheet& sheet,
                                                               const tournament::GameTarget& target,
                                                               const tournament::Line& line);

} // namespace schreiber::desk
