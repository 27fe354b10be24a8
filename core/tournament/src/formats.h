#pragma once

#include "field.h"

#include <base/result.h>
#include <tournament/model.h>
#include <tournament/refusal.h>

#include <cstdint>

// Rounds that are more than a drawing of all who are there: of a knock-out, of groups, and the last match.
namespace schreiber::tournament {

// The next round of the bracket, or its first: those with a bye, and for the lot who meets whom; then who
// won. Refusals: `match_undecided` and `match_level` (schedule.h), `bracket_decided`, too_few_entries,
// never_impossible.
base::Result<Round, Refusal> knockoutRound(const Tournament& tournament, int number, std::uint64_t seed);

struct Seeded {
    int contestant = 0;
    int group = 0;
};

// The first round of a bracket from a ranking, best first: the best have the byes and meet the last; two of
// one group, and above all two who must not meet, do not meet at once where that can be.
Round seededBracket(const Tournament& tournament, const std::vector<Seeded>& seeds, int number,
                    std::uint64_t seed);

// Groups that play round robin, and once they have, a knock-out of the best of each. Refusals as of a round
// of pairs and of a knock-out.
base::Result<Round, Refusal> groupsRound(const Tournament& tournament, int number, std::uint64_t seed);
// The knock-out's first round as the groups' ranking has it, whether or not they are through.
base::Result<Round, Refusal> bracketFromGroups(const Tournament& tournament, int number, std::uint64_t seed);

// The match of the two best pairs, or of the best pair's partners. Refusal: too_few_entries.
base::Result<Round, Refusal> lastRound(const Tournament& tournament, int number, std::uint64_t seed);

} // namespace schreiber::tournament
