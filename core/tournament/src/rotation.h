#pragma once

#include "seating.h"

#include <cstdint>

namespace schreiber::tournament {

// Round `number` and those planned after it, seated so that the last is as good as the first. Depends only on
// the entries, the published rounds before and the seed.
Seating plannedRounds(const Tournament& tournament, const Field& field, int number, std::uint64_t seed);

// So many rounds of a field are planned at once: more people than that never run out of partners or opponents
// by short sight, and where camps are matched each round takes its time.
int mostRoundsPlanned(const Field& field);

// All entries were there in every round before, and nobody has had a partner (in a pair format: an opponent,
// or a round without one) twice: then there need be no repeat before everybody has been with everybody.
bool isUnspoilt(const Field& field, int number);

// The round alone, without a thought for later ones.
Seating oneRound(const Field& field, std::uint64_t seed);

} // namespace schreiber::tournament
