#pragma once

#include <base/result.h>
#include <tournament/amount.h>
#include <tournament/model.h>
#include <tournament/refusal.h>
#include <tournament/schedule.h>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Who stands where, by the tournament's scoring formula and ladder of criteria (spec: Standings). Only
// matches of published rounds count of which every sheet counts. A sit-out or bye is worth what the settings
// say, and so is a match that fell away because somebody left; a round in which an entry was not there is
// worth nothing.
namespace schreiber::tournament {

// Why a row stands before the next one, for the sentence that says so.
struct Why {
    // A criterion; of those that are no number what it was: `final_won`, `final_played`, `bracket_final`,
    // `bracket_third`, `bracket_finalist`, `bracket_still`, `bracket_entered`, `bracket_longer`,
    // `bracket_further`, `decider_won`, `decider`, `decider_among`.
    std::string kind;
    std::string other;          // who stands below
    std::optional<Amount> mine; // the values, where there are any
    std::optional<Amount> theirs;
    std::vector<std::pair<std::string, Amount>> level; // what the two have alike: criterion and value
    bool pairs = false;                                // each of the two names is that of two people

    friend bool operator==(const Why&, const Why&) = default;
};

// What the rounds without a match bring to a row's figures.
struct MissedShare {
    int count = 0;           // of rounds that are made up for
    std::vector<int> rounds; // in which it sat out; in a group it may have fewer than others besides
    Amount score;
    Amount points;
    Amount against;

    friend bool operator==(const MissedShare&, const MissedShare&) = default;
};

struct StandingRow {
    int rank = 0; // shared by those level in everything but the lot
    int entry = 0;
    std::string name;      // as lists call somebody (nameOf)
    std::string plainName; // for files
    std::string club;
    std::string camp; // where camps play each other
    int played = 0;
    int satOut = 0;
    Amount wins; // a round sat out among them where it counts as one
    Amount won;  // in matches alone
    Amount score;
    Amount points;
    Amount against;
    Amount difference;
    // Where each line sums to zero: deals that it played, what each round brought (none where it was not
    // there, or nothing is written yet), and what of its score is for places and taken off.
    int deals = 0;
    std::vector<std::optional<Amount>> rounds = {};
    Amount rankPoints = {};
    int tableWins = 0;
    int penalty = 0;
    MissedShare missed = {};
    bool provisional = false; // holds the average of a sit-out that may still change
    std::vector<std::pair<std::string, std::optional<Amount>>> criteria; // in ladder order, without the lot
    // `final` and `bracket` come before what the ladder names.
    std::optional<std::string> decidedBy; // what puts it before the next row; none in the last row
    Why why;                              // empty in the last row

    friend bool operator==(const StandingRow&, const StandingRow&) = default;
};

// An extra game between two who are level.
struct ExtraGame {
    int a = 0;
    int b = 0;
    std::string first; // their names
    std::string second;

    friend bool operator==(const ExtraGame&, const ExtraGame&) = default;
};

// The rounds that brought something, the best first (`best-rounds`).
std::vector<Amount> bestRounds(const StandingRow& row);

// False for `final` and `bracket`: they only put in order how far somebody came and are no figure to read.
bool isOfLadder(std::string_view criterion);

// Those of one rank whom extra games are to part, which the ladder has and which are wanting.
struct LevelGroup {
    int rank = 0; // of the first of them
    std::vector<int> entries;
    std::vector<std::string> names;
    std::vector<ExtraGame> games; // in which each of them plays one; others of them would do as well

    friend bool operator==(const LevelGroup&, const LevelGroup&) = default;
};

struct Standings {
    int round = 0;
    bool complete = false; // every sheet is in, of every round that is planned
    // The end's, whoever asks: no sheet is missing, and no round follows, which closing says where it does
    // not follow from how many were planned.
    bool final = false;
    std::optional<Title> title; // who won the last match
    std::vector<StandingRow> rows;
    std::vector<MissingSheet> missing;
    std::vector<MissingSheet> level; // matches that an extra game has to decide
    std::vector<LevelGroup> tied;    // once complete: whom extra games could still part, which the ladder has

    friend bool operator==(const Standings&, const Standings&) = default;
};

// After round `round` (0: the last published one), with the names of that round. Those who left with all
// their results void have no row, and those who left without a game. Refused only where a formula is none
// (below), or `no_such_round`.
base::Result<Standings, Refusal> standingsOf(const Tournament& tournament, int round = 0);

// Games without a result in the published rounds up to the last; a match that somebody left who does not
// play it any more is not waited for. Nobody is ranked for it, so it may be asked at every key.
std::vector<MissingSheet> missingSheets(const Tournament& tournament);

// Whether nothing is waited for any more at a table of a published round though not all is written: somebody
// left, and the match is not played unless a result is entered for it after all. `missing` are the sheets of
// the tournament that are waited for.
bool isDropped(const Round& round, const Table& table, const std::vector<MissingSheet>& missing);
// All such tables of a round, also of a tournament as it is announced: there a table that somebody left for
// lost is none of them, though its sheet is not shown yet.
std::vector<int> droppedTables(const Tournament& tournament, const Round& round);

// Who has no match in a round: those who sit out, and then those who are still there of a table that is
// dropped.
std::vector<int> freeIn(const Tournament& tournament, const Round& round);

// The terms of a scoring formula and what one of each is worth: `win` 100, `points` 1; of a text that is
// none, nothing. The criteria of a ladder, the lot among them.
std::vector<std::pair<std::string, int>> scoringTerms(const std::string& formula);
std::vector<std::string> ladderSteps(const std::string& ladder);

// A text that is no such thing: refusals `bad_scoring`, `bad_ladder`, `bad_missed_round` with the arguments
// `text`, `position` (from 1), `found` and `expected` (empty: nothing more).
base::Result<base::Done, Refusal> checkScoring(const std::string& formula);
base::Result<base::Done, Refusal> checkLadder(const std::string& ladder);
base::Result<base::Done, Refusal> checkMissedRound(const std::string& value);

} // namespace schreiber::tournament
