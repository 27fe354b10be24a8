#pragma once

#include "seating.h"

#include <cstdint>
#include <optional>

// Where camps play each other: partners of one camp, opponents of another, as far as the numbers and the
// partners that each has had allow.
namespace schreiber::tournament {

// Whether any two who are there are of camps.
bool hasCamps(const Field& field);

// Broken camps that any round of partners has at least, whoever sits out and whatever was played.
int campBreaksByNumbers(const Field& field);

struct CampRound {
    Places places;
    int fewest = 0;    // broken camps that any round with no more repeats of partners has
    int byNumbers = 0; // the same if nobody had played yet
};

// Who sits out, who plays together and who meets: where partners are drawn with the fewest partner repeats
// and then the fewest broken camps that matchings find, of pairs with the fewest broken camps; chance decides
// between equals. None where two who must not meet leave no way.
std::optional<CampRound> campRound(const Field& field, std::uint64_t seed);

// The next rounds, each of them such a one after those before it; of a few such plans that with the fewest.
std::optional<Seating> campRounds(const Field& field, int rounds, std::uint64_t seed);

} // namespace schreiber::tournament
