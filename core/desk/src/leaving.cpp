#include "change.h"
#include "steps/entries.h"

#include <desk/leaving.h>
#include <tournament/heats.h>
#include <tournament/match.h>
#include <tournament/partners.h>
#include <tournament/sheet.h>

#include <algorithm>
#include <optional>

namespace schreiber::desk {

namespace {

using tournament::LeaverResults;
using tournament::Round;
using tournament::Table;

// The side of a table at which a contestant sits.
std::optional<std::size_t> sideAt(const Table& table, int contestant) {
    for (std::size_t side = 0; side < table.sides.size(); ++side)
        if (std::find(table.sides[side].begin(), table.sides[side].end(), contestant) !=
            table.sides[side].end())
            return side;
    return std::nullopt;
}

void tellSeats(const Table& table, std::size_t side, int contestant, std::vector<int>& partners,
               std::vector<int>& others) {
    for (std::size_t at = 0; at < table.sides.size(); ++at)
        for (const int one : table.sides[at])
            if (one != contestant) (at == side ? partners : others).push_back(one);
}

PlayedMatch playedAt(const Tournament& tournament, const Round& round, const Table& table, std::size_t side,
                     int contestant) {
    PlayedMatch match;
    match.round = round.number;
    match.table = tournament::tableCalled(round, table);
    tellSeats(table, side, contestant, match.partners, match.others);
    const auto result = tournament::resultOf(tournament.settings, table);
    if (!result) return match;
    const auto of = [&](std::size_t at) {
        const bool single = table.games.size() == 1;
        return single && at < table.games.front().score.size() ? table.games.front().score[at]
                                                               : result->points[at];
    };
    match.score.push_back(of(side));
    for (std::size_t at = 0; at < table.sides.size(); ++at)
        if (at != side) match.score.push_back(of(at));
    if (const auto winner = tournament::winnerOf(*result)) match.outcome = *winner == side ? 1 : -1;
    return match;
}

std::vector<int> soFar(const Tournament& tournament, const Table& table) {
    const auto open = std::find_if(table.games.begin(), table.games.end(),
                                   [](const auto& game) { return !tournament::isWritten(game); });
    if (open == table.games.end()) return {};
    return tournament::standingOf(*open, tournament::targetOf(tournament.settings, table), table.firstDealer)
        .score;
}

} // namespace

Leaving leavingOf(const Tournament& tournament, int number) {
    Leaving leaving;
    leaving.round = tournament::currentRound(tournament);
    const int pair =
        tournament::playedBySingles(tournament.settings) ? 0 : tournament::pairOf(tournament, number);
    const int contestant = pair == 0 ? number : pair;
    const int open = openTableOf(tournament, number);
    for (const Round& round : tournament.rounds) {
        if (round.state != tournament::RoundState::Published) continue;
        for (const Table& table : round.tables)
            if (const auto side = sideAt(table, contestant); side && tournament::hasResult(table))
                leaving.played.push_back(playedAt(tournament, round, table, *side, contestant));
    }
    constexpr std::array kResults{LeaverResults::Forfeit, LeaverResults::Unplayed, LeaverResults::Void};
    for (std::size_t way = 0; way < kResults.size(); ++way) {
        leaving.ways[way].results = kResults[way];
        if (const auto after = withLeaver(tournament, number, kResults[way]))
            leaving.ways[way].ranks = rankChanges(tournament, *after);
    }
    if (open == 0) return leaving;
    const Round& round = tournament.rounds.back();
    const Table& table = *tournament::findTable(round, open);
    leaving.table = open;
    leaving.called = tournament::tableCalled(round, table);
    leaving.side = sideAt(table, contestant).value_or(0);
    leaving.score = soFar(tournament, table);
    tellSeats(table, leaving.side, contestant, leaving.partners, leaving.others);
    if (const auto lost = withLeaver(tournament, number, LeaverResults::Forfeit);
        lost && table.games.size() == 1) {
        const Table& after = *tournament::findTable(lost->rounds.back(), open);
        if (tournament::hasResult(after)) leaving.forfeit = after.games.front().score;
    }
    return leaving;
}

} // namespace schreiber::desk
