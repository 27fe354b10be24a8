#pragma once

#include "seating.h"

#include <cstdint>

// A drawn evening, planned as a whole: every round of it is one of a plan that began with the first.
namespace schreiber::tournament {

// Round `number` and those after it, as many as are planned. While all are there who were, and what was drawn
// was played, they are what is left of the plan that the first round's seed made; this round's seed says
// which of them is next. Else the search goes on from what is left of it, and is never worse than from
// nothing. Depends only on the entries, the published rounds before and the seed.
Seating eveningRounds(const Tournament& tournament, const Field& field, int number, std::uint64_t seed);

} // namespace schreiber::tournament
