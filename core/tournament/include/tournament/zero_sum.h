#pragma once

#include <tournament/amount.h>
#include <tournament/model.h>
#include <tournament/sheet.h>

#include <cstddef>
#include <cstdint>
#include <game/sheet_lines.h>
#include <optional>
#include <string>
#include <vector>

// Tables at which everybody plays for himself and each line sums to zero: who sits there, how much is played,
// and what a sheet's lines come to. What a line says only its game reads (core/game, CountedSheet).
namespace schreiber::tournament {

// Most that a line or a sheet may have for anybody, either way; and that may be taken off at once.
inline constexpr int kMostZeroSum = game::kMostOfLine;
inline constexpr int kMostTakenOff = 10'000;

constexpr bool isMoreThanZeroSum(std::int64_t points) {
    return points < -kMostZeroSum || points > kMostZeroSum;
}

// How many sit at each table of a round for so many people, the larger tables last: all of `players`, or some
// of one more where that lets everybody play. What is left over sits out. Empty where there are too few.
std::vector<int> tableSizes(const Settings& settings, int people);

// How many deals a round has at a table of so many, so that each plays as many as the others; 0 where the
// game says when it ends.
int dealsAt(const Settings& settings, int seats);

// The lines of a sheet that are deals, or say something of those to come, in the order in which they count: a
// line that was written instead of a struck one stands in its place. Places in `sheet.lines`.
std::vector<std::size_t> linesInOrder(const Sheet& sheet);

// All of its lines as people read them: what was written instead of a struck one stands behind that. Without
// what is no line but tells of a dispute that is settled.
std::vector<std::size_t> linesAsShown(const Sheet& sheet);

// What number each line has for whoever reads the paper, by its place in `sheet.lines`: a deal that of the
// game that it is at the table, a struck one that of what was written instead. What is no deal (a fine, words
// of a Radel) is numbered behind them: from the first number that no deal of such a sheet can have.
std::vector<int> numbersOnPaper(const Sheet& sheet, int deals);

// What is taken off outside the sheet, a side; zeros where nothing is.
std::vector<int> penaltiesOf(const Sheet& sheet, std::size_t sides);

std::int64_t sumOf(const std::vector<int>& points);

// Whether everybody at the table has dealt equally often.
bool isDealtEvenly(const Sheet& sheet, int seats);

// How many deals each side played: the dealer of a larger table sits out. Of a sheet that has only its
// totals: as many as were planned.
std::vector<int> dealsPlayed(const Settings& settings, const Table& table, const Sheet& sheet);

// What a place at a table is worth besides, for tables of `players` and of one more: `60,40,20,0` or
// `60,40,20,0 75,50,25,10,0`. Nothing where it is no such list.
struct RankPoints {
    std::vector<int> usual;
    std::vector<int> larger; // empty: the same, and nothing for the last place

    int at(std::size_t seats, std::size_t place) const; // place from 0
};
std::optional<RankPoints> readRankPoints(const std::string& text, int players);

// What each side has for its place at the table; level ones share theirs, in halves rounded up.
std::vector<Amount> rankPointsOf(const RankPoints& rankPoints, const std::vector<int>& points);

} // namespace schreiber::tournament
