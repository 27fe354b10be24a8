#pragma once

#include <tournament/amount.h>
#include <tournament/model.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

// Where camps play each other (`--camps`): for which one each plays, and what they have won.
namespace schreiber::tournament {

// The camp each contestant plays for, as the first who was entered for it spelt it. Who has none is not in
// it, nor a pair of two; nobody where the tournament has no camps.
std::map<int, std::string> campsOf(const Tournament& tournament);

// What a camp has brought together in the matches between camps: those at which each side is wholly of one,
// and not all of the same.
struct CampScore {
    std::string camp;
    int played = 0; // such matches
    Amount wins;
    std::int64_t points = 0;

    friend bool operator==(const CampScore&, const CampScore&) = default;
};

// After round `round` (0: the last published one), best first, level ones by their name; none where the
// tournament has no camps. Matches count as they do in the standings.
std::vector<CampScore> campScores(const Tournament& tournament, int round = 0);

} // namespace schreiber::tournament
