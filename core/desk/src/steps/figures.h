#pragma once

#include "steps/step.h"

#include <tournament/sheet.h>

namespace schreiber::desk {

// A line given by its three figures alone gets its points from the game's own rules: the order in which
// figures count, where the game ends among them, what a conceded bet is worth. A line with points stays as
// it is. Refusals: `figure_twice`, `figures_undecided`, `no_such_side`.
base::Result<tournament::Line, Refusal> withFiguresCounted(const tournament::Settings& settings,
                                                           const tournament::Sheet& sheet,
                                                           const tournament::GameTarget& target,
                                                           const tournament::Line& line);

} // namespace schreiber::desk
