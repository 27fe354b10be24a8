#pragma once

#include "known_schedules.h"
#include "seating.h"

#include <cstdint>

namespace schreiber::tournament {

// A known schedule with the players of the field in its places: each equally likely in every one, and where
// players are not all alike to each other (clubs, camps, who is kept apart, what was played) in those of many
// tried in which the first `rounds` have the fewest faults. All its rounds.
Seating permuted(const Field& field, const KnownSchedule& schedule, int rounds, std::uint64_t seed);

// By lot alone, whatever the players are to each other.
Seating permutedByLot(const KnownSchedule& schedule, std::uint64_t seed);

} // namespace schreiber::tournament
