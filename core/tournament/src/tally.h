#pragma once

#include "scoring.h"

#include <tournament/match.h>
#include <tournament/standings.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <unordered_map>
#include <vector>

// What each contestant has brought together up to a round, before anybody is compared with anybody.
namespace schreiber::tournament {

// One match as the standings see it.
struct CountedMatch {
    std::vector<std::vector<std::size_t>> sides; // rows of the tally
    std::vector<std::int64_t> scoreHalves;       // a side, by the formula
    std::vector<int> winHalves;
    std::vector<int> points;
};

struct Tally {
    int number = 0;
    int played = 0;
    int satOut = 0;
    std::vector<int> satOutIn;  // the rounds of these
    std::vector<int> groupOver; // of these the rounds in which only other groups still played
    int open = 0;               // matches without a result yet
    int missed = 0;             // rounds that count as missed: those sat out, but for a group's own ranking
    std::int64_t winHalves = 0;
    std::int64_t scoreHalves = 0; // of the matches alone
    std::int64_t points = 0;
    std::int64_t against = 0;
    std::vector<std::size_t> matches; // in TallySheet::matches
    // Where each line sums to zero.
    std::int64_t rankHalves = 0;
    std::int64_t penalty = 0;
    int tableWins = 0;
    int deals = 0;
    std::map<int, std::int64_t> pointsIn; // of the rounds that it played
    std::vector<int> missedRounds;        // that it was there for and sat out
};

// A match that fell away because somebody left it.
struct FallenMatch {
    int round = 0;
    int table = 0;

    friend bool operator==(const FallenMatch&, const FallenMatch&) = default;
};

struct TallySheet {
    std::vector<Tally> rows;
    std::vector<CountedMatch> matches;
    std::vector<MissingSheet> missing;
    std::vector<FallenMatch> fallen;
};

TallySheet tallyOf(const Tournament& tournament, const Scoring& scoring, int round);

} // namespace schreiber::tournament
