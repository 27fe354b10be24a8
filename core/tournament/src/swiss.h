#pragma once

#include "field.h"
#include "seating.h"

#include <cstdint>
#include <optional>

namespace schreiber::tournament {

// A round by the Swiss system: no rematch, then opponents as near in score as they can be, exactly
// (matching); of equal ways the one in which fewer meet somebody below them for another time. Who sits out is
// the last of those who did so least often without whom it takes no more rematches. None where `never` leaves
// no round.
std::optional<Places> swissPlaces(const Tournament& tournament, const Field& field, int number,
                                  std::uint64_t seed);

} // namespace schreiber::tournament
