#pragma once

#include "seating.h"

#include <optional>

// Whether a drawn round of partners could have had fewer opponent repeats.
namespace schreiber::tournament {

// Whether the players of a field can be seated with fewer opponent repeats than `faults` has, and in nothing
// that weighs more (partner repeats, camps, clubs) worse. Every way is gone through, but for those that
// cannot do; none where that takes too many steps, which are counted and never timed.
std::optional<bool> canDoBetter(const Field& field, const Faults& faults);

} // namespace schreiber::tournament
