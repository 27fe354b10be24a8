#include "formats.h"
#include "tables.h"

#include <tournament/bracket.h>
#include <tournament/draw.h>
#include <tournament/match.h>
#include <tournament/schedule.h>
#include <tournament/standings.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace schreiber::tournament {

bool isLastMatch(const Table& table) {
    return table.stage == Stage::Final || table.stage == Stage::Crown;
}

std::optional<Refusal> undecidedLastMatch(const Tournament& tournament) {
    for (const Round& round : tournament.rounds)
        for (const Table& table : round.tables)
            if (isLastMatch(table) && resultOf(tournament.settings, table) &&
                !winnerOf(tournament, round, table))
                return undecidedMatch(tournament, round.number, table);
    return std::nullopt;
}

std::optional<Title> titleOf(const Tournament& tournament, int upTo) {
    std::optional<Title> title;
    for (const Round& round : tournament.rounds) {
        if (round.state != RoundState::Published || round.number > upTo) continue;
        for (const Table& table : round.tables) {
            if (!isLastMatch(table)) continue;
            const auto winner = winnerOf(tournament, round, table);
            if (!winner) continue;
            std::string name;
            for (const std::string& one : namesOfSide(tournament, round.number, table, *winner))
                name += (name.empty() ? "" : " / ") + one;
            title = Title{table.sides[*winner], std::move(name)};
        }
    }
    return title;
}

base::Result<Round, Refusal> lastRound(const Tournament& tournament, int number, std::uint64_t seed) {
    const auto standings = standingsOf(tournament);
    if (!standings) return base::fail(standings.error());
    std::vector<int> best;
    for (const StandingRow& row : standings->rows)
        if (isActive(tournament, row.entry, number)) best.push_back(row.entry);
    const bool singles = playedBySingles(tournament.settings);
    const bool crown = tournament.settings.last == LastMatch::Crown;
    // The best pair are the two best of those who played for themselves.
    const int needed = singles ? (crown ? 2 : 4) : (crown ? 1 : 2);
    const auto there = static_cast<int>(best.size());
    if (there < needed) return refuseTooFew(there, needed);
    std::vector<std::vector<int>> sides{{best[0]}, {crown && !singles ? best[0] : best[1]}};
    if (singles && !crown) sides = {{best[0], best[1]}, {best[2], best[3]}};
    base::Random random(base::mix(seed, Seats));
    Round round;
    round.number = number;
    round.seed = seed;
    round.tables.push_back(tableOf(tournament.settings, 1, std::move(sides), random, crown ? 2 : 4));
    round.tables.back().stage = crown ? Stage::Crown : Stage::Final;
    return round;
}

} // namespace schreiber::tournament
