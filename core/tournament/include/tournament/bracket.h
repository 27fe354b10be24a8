#pragma once

#include <tournament/model.h>

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

// A knock-out. Its bracket follows from its first round (the tables in their order and those with a bye in
// theirs), so nothing else has to be kept: of 2^k places the empty ones lie spread evenly, and who won moves
// up. A level at none of whose matches both are there is no round: who is there goes on. Without a second
// chance the losers of the semi-finals play for the third place; with it everybody who lost once plays on for
// that place, and a second loss is out.
namespace schreiber::tournament {

struct Bracket {
    int first = 0;                    // its first round; 0 while none is published
    int levels = 0;                   // rounds from there to the final
    std::map<int, std::size_t> leaf;  // place of each contestant in the first round
    std::vector<std::vector<int>> at; // who came to each node of each level, from the leaves; 0: nobody (yet)
    std::map<int, int> levelOf;       // the level that each round of it played, from 1; not of walkovers

    // Whether it has its place in a level, as far as that is played.
    bool isAt(int contestant, std::size_t level) const;
    // The highest level a contestant came to; -1 for those who are not in it.
    int reached(int contestant) const;
    // Levels that are played, the leaves not counted.
    int played() const { return static_cast<int>(at.size()) - 1; }
    // The level that a round plays; one more than all for a round after the last.
    int levelIn(int round) const;
};

// As the published rounds up to `round` have it.
// A round in which the bracket says who meets.
bool isBracketRound(const Round& round);
Bracket bracketOf(const Tournament& tournament, int round);

// How many rounds of the knock-out are left with this one, drawn or still a draft: 1 in the final's, 2 in the
// semi-finals'; 0 where nobody plays in it.
int roundsToFinal(const Tournament& tournament, const Round& round);

// The side that won a table for good: by its result, a decider where that is level, or because the other has
// left. None while that is open.
std::optional<std::size_t> winnerOf(const Tournament& tournament, const Round& round, const Table& table);
// The same of any match by what was played alone: its sheets, or the extra game that decided a level one.
std::optional<std::size_t> wonBy(const Tournament& tournament, const Table& table);

// The extra game that decided a table whose match ended level, its points in the order of the sides.
std::optional<Decider> deciderOf(const Tournament& tournament, const Table& table);
// Whether a match that somebody has to win ended level, so that an extra game decides it, or has.
bool hasToBeDecided(const Settings& settings, const Table& table);
// Whether a match that somebody has to win, to go on or to take a place home, ended level and waits for one.
// Of a crown within one pair none can be kept: it has one number.
bool wantsDecider(const Tournament& tournament, const Round& round, const Table& table);

// How far each came in the knock-out up to a round, more is further; empty without one.
std::map<int, int> bracketOrder(const Tournament& tournament, int round);

// A match in which somebody plays whom the results as they now are would not have sent there: a later pairing
// that a correction makes void. In the bracket that is who has lost by now, at the second chance who has not
// lost yet or has twice, after groups who did not come out of one or would have met another, in a last match
// who is not among the best.
struct VoidPairing {
    int round = 0;
    int table = 0;

    friend bool operator==(const VoidPairing&, const VoidPairing&) = default;
};
std::vector<VoidPairing> voidPairings(const Tournament& tournament);

} // namespace schreiber::tournament
