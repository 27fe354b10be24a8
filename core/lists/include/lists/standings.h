#pragma once

#include <tournament/groups.h>
#include <tournament/standings.h>

#include <functional>
#include <lists/column.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The ranking, as every surface shows it.
namespace schreiber::lists {

// A round sat out, wherever a ranking has one.
inline constexpr std::string_view kSatOutMark = "○";

struct Ranked {
    enum class Column : std::uint8_t {
        Group,
        Rank,
        Entry,
        StartNumbers,
        Name,
        Club,
        Camp,
        Played,
        SatOut,
        Round,
        Wins,
        Score,
        Points,
        Against,
        Difference,
        RankPoints,
        TableWins,
        Penalty,
        HeadToHead,
        Buchholz,
        Decider,
        Prize,
        DecidedBy,
        Why
    };

    tournament::StandingRow row;
    tournament::GroupPlace place; // where there are groups
    std::string startNumbers;     // of a pair drawn from singles, which has a number of its own
    std::string why;              // in words
    std::string prize;            // in words; whoever shows it sets it
};
using StandingsColumn = Column<Ranked>;

// `why` says in words why a row stands before the next; without it nothing stands there.
using WhyInWords = std::function<std::string(const tournament::StandingRow&)>;

// The rows of such standings, each with its group: also once the groups are over.
std::vector<Ranked> standingsRows(const tournament::Tournament& tournament,
                                  const tournament::Standings& standings, const WhyInWords& why = {});

// The rows of each group by its number, as `inGroups` has them ordered; those of none come last, with 0.
// Without groups, and once they are over, all of them as one.
std::vector<std::pair<int, std::vector<Ranked>>> standingsByGroup(const tournament::Tournament& tournament,
                                                                  const tournament::Standings& standings,
                                                                  const WhyInWords& why = {});

// Every column that an evening's ranking has, in the order of reading. Where lines sum to zero what the
// rounds brought stands in place of wins and points against. What the ladder names is read wherever the
// ranking is, so that everybody sees what decided.
std::vector<StandingsColumn> standingsColumns(const tournament::Tournament& tournament,
                                              const tournament::Standings& standings);

// On paper, where the figures that decide stand in their order and what else there is before them. Where
// lines sum to zero: the last rounds alone where there are many, the score only where it is not the points,
// and what was won at tables before what all comes to.
std::vector<StandingsColumn> inOrderOfDeciding(std::vector<StandingsColumn> columns,
                                               const tournament::Settings& settings,
                                               const std::vector<Ranked>& rows);

} // namespace schreiber::lists
