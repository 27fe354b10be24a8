#include <tournament/bracket.h>
#include <tournament/draw.h>
#include <tournament/heats.h>
#include <tournament/match.h>
#include <tournament/schedule.h>

#include <algorithm>
#include <set>

namespace schreiber::tournament {

namespace {

bool isRoundRobin(const Settings& settings) {
    return settings.format == Format::Pairs && settings.pairing == Pairing::RoundRobin;
}

// In which each meets each once; one of an odd number sits out.
int roundsOfSeries(std::size_t contestants) {
    return static_cast<int>(contestants % 2 == 0 ? contestants - 1 : contestants);
}

// Who can be drawn into the round after the published ones.
std::vector<int> presentNext(const Tournament& tournament) {
    std::vector<int> present;
    for (const int number : contestants(tournament))
        if (isActive(tournament, number, lastPublished(tournament) + 1)) present.push_back(number);
    return present;
}

bool plansSecondSeries(const Tournament& tournament) {
    return tournament.settings.rounds > roundsOfSeries(contestants(tournament).size());
}

} // namespace

std::vector<std::pair<int, int>> meetingsLeft(const Tournament& tournament) {
    std::vector<std::pair<int, int>> left;
    if (!isRoundRobin(tournament.settings)) return left;
    std::set<std::pair<int, int>> met;
    for (const Round& round : tournament.rounds) {
        if (round.state != RoundState::Published) continue;
        for (const Table& table : round.tables)
            if (table.sides.size() == 2)
                met.insert(std::minmax(table.sides[0].front(), table.sides[1].front()));
    }
    const std::vector<int> present = presentNext(tournament);
    for (auto a = present.begin(); a != present.end(); ++a)
        for (auto b = a + 1; b != present.end(); ++b)
            if (met.count({*a, *b}) == 0) left.emplace_back(*a, *b);
    return left;
}

bool isSeriesOver(const Tournament& tournament) {
    if (!isRoundRobin(tournament.settings) || lastPublished(tournament) == 0) return false;
    return !plansSecondSeries(tournament) && presentNext(tournament).size() > 1 &&
           meetingsLeft(tournament).empty();
}

bool isSeriesPlanned(const Tournament& tournament) {
    const int planned = tournament.settings.rounds;
    return planned == 0 || planned >= roundsOfSeries(presentNext(tournament).size());
}

bool isOpenEnded(const Tournament& tournament) {
    const Settings& settings = tournament.settings;
    return settings.rounds == 0 && !hasBracket(settings) && !tournament.closing && !isSeriesOver(tournament);
}

bool roundsLeft(const Tournament& tournament) {
    const Settings& settings = tournament.settings;
    const int number = currentRound(tournament);
    if (number == 0) return true;
    if (hasBracket(settings)) {
        if (bracketOf(tournament, number).first == 0) return true; // groups are being played
        const auto next = drawRound(tournament, number + 1, 0);
        return next.ok() || next.error().code != "bracket_decided";
    }
    if (settings.rounds == 0) return false;
    if (number < settings.rounds) return settings.last != LastMatch::None || !isSeriesOver(tournament);
    if (number > settings.rounds) return undecidedLastMatch(tournament).has_value();
    return settings.last != LastMatch::None;
}

Refusal undecidedMatch(const Tournament& tournament, int round, const Table& table) {
    const auto named = [&](std::size_t side) {
        std::string names;
        for (const std::string& name : namesOfSide(tournament, round, table, side))
            names += (names.empty() ? "" : " / ") + name;
        return names;
    };
    const Round* at = findRound(tournament, round);
    return {resultOf(tournament.settings, table) ? "match_level" : "match_undecided",
            {{"round", std::to_string(round)},
             {"table", at == nullptr ? std::to_string(table.number) : tableCalled(*at, table)},
             {"a", std::to_string(table.sides[0][0])},
             {"b", std::to_string(table.sides[1][0])},
             {"first", named(0)},
             {"second", named(1)}}};
}

std::vector<MissingSheet> levelMatches(const Tournament& tournament, int upTo) {
    std::vector<MissingSheet> level;
    for (const Round& round : tournament.rounds) {
        if (round.state != RoundState::Published || round.number > upTo) continue;
        for (const Table& table : round.tables)
            if (wantsDecider(tournament, round, table))
                level.push_back({round.number, table.number, 1, tableCalled(round, table)});
    }
    return level;
}

} // namespace schreiber::tournament
