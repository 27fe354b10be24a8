#pragma once

#include "seating.h"

#include <optional>
#include <vector>

// Whist tournaments (E. H. Moore, 1896): N players at tables of four in N - 1 rounds, everybody once with and
// twice against everybody. Each round is the one before with everybody but the last moved on by one.
namespace schreiber::tournament {

// The tables of round `round` (from 0) one after the other, sides together; nothing for a number of players
// of which no plan is kept here.
std::optional<Places> whistRound(const std::vector<int>& labels, int round);

} // namespace schreiber::tournament
