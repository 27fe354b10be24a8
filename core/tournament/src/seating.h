#pragma once

#include "field.h"

#include <cstdint>
#include <tuple>
#include <vector>

// Rounds yet to be played, as players on places, and what they cost.
namespace schreiber::tournament {

// The players of one round: at a table of four places 0 and 1 are one side, 2 and 3 the other; at a table of
// two or three each is a side. After the last table come those who are left over: first the two who play one
// against one, where two do, and then those who sit out.
using Places = std::vector<int>;

// Rounds from the next one on.
struct Seating {
    std::vector<Places> rounds;

    friend bool operator==(const Seating&, const Seating&) = default;
};

// How often rounds do what they should not, in the order in which it weighs.
struct Faults {
    int never = 0;
    int partnerRepeats = 0;
    int camps = 0;
    int clubs = 0;
    int opponentRepeats = 0;
    int uneven = 0; // further repeats of the same two
    int twos = 0;   // again at a table of two, where there are tables of three

    friend bool operator==(const Faults&, const Faults&) = default;
};
Faults faultsOf(const Field& field, const Seating& seating);
// To compare them by, at tables of partners.
inline auto inOrder(const Faults& faults) {
    return std::tie(faults.never, faults.partnerRepeats, faults.camps, faults.clubs, faults.opponentRepeats,
                    faults.uneven);
}

// Fewest opponent repeats that the next `rounds` rounds can have: each player meets so many, and only so many
// are left whom it has not met.
int opponentBound(const Field& field, int rounds);
// The same where each has so many opponents more than it can have new ones, and so many rounds are to come,
// in each of which those left over are spared some.
int repeatsLeft(std::vector<int> excess, const Field& field, int rounds);

// Those who are left over are those who were least often; among them, and for everything else, chance.
Seating randomSeating(const Field& field, int rounds, std::uint64_t seed);

// What the search may move: single players, or whole sides of the tables (partners and who is left over
// stay).
enum class Movable : std::uint8_t { Players, Sides };

// From a start of no worth, or from a good one that is to be left no further than must be.
enum class Warmth : std::uint8_t { Usual, Low };

// Seats the rounds anew with the fewest faults that it finds: simulated annealing in whole numbers, bounded
// by a count of steps. Being left over stays fair. The same start and seed give the same result everywhere.
Seating improved(const Field& field, Seating start, Movable movable, std::uint64_t seed,
                 Warmth warmth = Warmth::Usual);

} // namespace schreiber::tournament
