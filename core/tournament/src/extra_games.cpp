#include "scoring.h"

#include <tournament/bracket.h>
#include <tournament/extra_games.h>
#include <tournament/groups.h>
#include <tournament/standings.h>

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace schreiber::tournament {

namespace {

// Who won each game among these, the last of the same two, by the two.
std::map<std::pair<int, int>, int> winnersAmong(const Tournament& tournament,
                                                const std::vector<int>& entries) {
    const std::set<int> in(entries.begin(), entries.end());
    std::map<std::pair<int, int>, int> winners;
    for (const Decider& game : tournament.deciders)
        if (game.first != game.second && in.count(game.first) > 0 && in.count(game.second) > 0)
            winners[std::minmax(game.first, game.second)] =
                game.firstPoints > game.secondPoints ? game.first : game.second;
    return winners;
}

std::set<int> playersOf(const std::map<std::pair<int, int>, int>& winners) {
    std::set<int> players;
    for (const auto& [both, winner] : winners) players.insert({both.first, both.second});
    return players;
}

bool isMatchOf(const Table& table, const Decider& game) {
    const auto sits = [&](std::size_t side, int number) {
        const auto& members = table.sides[side];
        return std::find(members.begin(), members.end(), number) != members.end();
    };
    return (sits(0, game.first) && sits(1, game.second)) || (sits(1, game.first) && sits(0, game.second));
}

// What a row has before the extra games are looked at; nothing where the ladder has none.
std::optional<std::vector<std::optional<Amount>>> beforeExtraGames(const StandingRow& row) {
    std::vector<std::optional<Amount>> values;
    for (const auto& [criterion, value] : row.criteria) {
        if (criterion == nameOf(Criterion::Decider)) return values;
        values.push_back(value);
    }
    return std::nullopt;
}

bool areLevel(const Tournament& tournament, int a, int b) {
    const auto standings = standingsOf(tournament);
    if (!standings) return false;
    const Standings shown = inGroups(tournament, *standings);
    const auto rowOf = [&](int number) {
        return std::find_if(shown.rows.begin(), shown.rows.end(),
                            [&](const StandingRow& row) { return row.entry == number; });
    };
    const auto first = rowOf(a);
    const auto second = rowOf(b);
    if (first == shown.rows.end() || second == shown.rows.end()) return false;
    const auto places = groupPlaces(tournament, *standings);
    if (!places.empty()) { // each group is compared among its own
        const auto one = places.find(a);
        const auto other = places.find(b);
        if (one == places.end() || other == places.end() || one->second.group != other->second.group)
            return false;
    }
    const auto before = beforeExtraGames(*first);
    return before && before == beforeExtraGames(*second);
}

} // namespace

std::map<int, int> extraGameBalance(const Tournament& tournament, const std::vector<int>& entries) {
    const auto winners = winnersAmong(tournament, entries);
    std::map<int, int> balance;
    for (const auto& [both, winner] : winners)
        for (const int entry : {both.first, both.second}) balance[entry] += entry == winner ? 1 : -1;
    if (balance.size() != entries.size()) balance.clear();
    return balance;
}

std::vector<std::pair<int, int>> extraGamesWanting(const Tournament& tournament,
                                                   const std::vector<int>& entries) {
    const std::set<int> played = playersOf(winnersAmong(tournament, entries));
    std::vector<int> without;
    std::copy_if(entries.begin(), entries.end(), std::back_inserter(without),
                 [&](int entry) { return played.count(entry) == 0; });
    std::vector<std::pair<int, int>> games;
    for (std::size_t i = 0; i + 1 < without.size(); i += 2) games.emplace_back(without[i], without[i + 1]);
    if (without.size() % 2 == 1)
        games.emplace_back(played.empty() ? without.front() : *played.begin(), without.back());
    return games;
}

bool wouldCount(const Tournament& tournament, const Decider& game) {
    for (const Round& round : tournament.rounds)
        for (const Table& table : round.tables)
            if (round.state == RoundState::Published && hasToBeDecided(tournament.settings, table) &&
                isMatchOf(table, game))
                return true;
    return game.first != game.second && areLevel(tournament, game.first, game.second);
}

} // namespace schreiber::tournament
