#pragma once

#include <figures/figures.h>
#include <rulebook/rule_set.h>

namespace schreiber::ruling {

// What a rule set says of figures, for comparing cards that belong to no deal.
figures::FigureRules figureRules(const rulebook::Rules& rules);

} // namespace schreiber::ruling
