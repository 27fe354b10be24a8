#pragma once

#include <tournament/amount.h>
#include <tournament/model.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace schreiber::tournament {

// What a match came to, for each side of the table. It is won by more games, then by more points; level in
// both, those level have half a win each. Points of a game that counts down are those missing from the start.
struct MatchResult {
    std::vector<Amount> wins;
    std::vector<Amount> games; // single games won
    std::vector<int> points;
    std::vector<int> shutouts; // games won with the losers at nothing
    // Where each line sums to zero: what is taken off outside the sheet, what the place at the table is
    // worth, whether it is the first, and how many deals it played.
    std::vector<int> penalty = {};
    std::vector<Amount> rank = {};
    std::vector<int> tableWins = {};
    std::vector<int> deals = {};

    friend bool operator==(const MatchResult&, const MatchResult&) = default;
};

// Whether every game of the match counts (isWritten).
bool hasResult(const Table& table);

// None until then.
std::optional<MatchResult> resultOf(const Settings& settings, const Table& table);

// The side that won it; none where it ended level.
std::optional<std::size_t> winnerOf(const MatchResult& result);
// Whether several have won as many games, and points made one of them the winner.
bool isWonOnPoints(const MatchResult& result);

// Single games won so far, for each side; empty until one counts.
std::vector<Amount> gamesWon(const Settings& settings, const Table& table);

// How the sheets of a match stand together: disputed while one is, open from the first line until all have a
// result, and confirmed only when all are.
SheetState stateOf(const Table& table);

} // namespace schreiber::tournament
