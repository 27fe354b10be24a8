#pragma once

#include "seating.h"

#include <cstdint>

namespace schreiber::tournament {

// Round `number` and those planned after it, seated so that the last is as good as the first. Depends only on
// the entries, the published rounds before and the seed.
Seating plannedRounds(const Tournament& tournament, const Field& field, int number, std::uint64_t seed);

// The round alone, without a thought for later ones.
Seating oneRound(const Field& field, std::uint64_t seed);

} // namespace schreiber::tournament
