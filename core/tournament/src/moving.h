#pragma once

#include <tournament/model.h>

#include <cstdint>
#include <vector>

namespace schreiber::tournament {

// A round of moving pairs: odd numbers stay at their table, even ones move on by one table each round. A
// place is 0 where nobody sits: who meets it sits out.
struct MovingTable {
    int stays = 0;
    int moves = 0;
};

// The tables in order. Who stays where, and where the others begin, is drawn by the first round's seed: of
// several ways the one in which those who must not meet do so latest, or that in which the first round was
// drawn. Who comes late takes an empty place or a table at the end.
std::vector<MovingTable> movingTables(const Tournament& tournament, int number, std::uint64_t firstSeed);

} // namespace schreiber::tournament
