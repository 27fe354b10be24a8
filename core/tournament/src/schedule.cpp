#include "field.h"
#include "series.h"

#include <tournament/bracket.h>
#include <tournament/draw.h>
#include <tournament/groups.h>
#include <tournament/heats.h>
#include <tournament/match.h>
#include <tournament/schedule.h>

#include <algorithm>
#include <cstdint>
#include <game/refusal_code.h>
#include <vector>

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
bool isThereNext(const Tournament& tournament, int contestant) {
    return isActive(tournament, contestant, lastPublished(tournament) + 1);
}

std::vector<int> presentNext(const Tournament& tournament) {
    std::vector<int> present = contestants(tournament);
    std::erase_if(present, [&](int number) { return !isThereNext(tournament, number); });
    return present;
}

// Everybody with everybody: all of a round robin, or each group that plays.
std::vector<std::vector<int>> seriesOf(const Tournament& tournament) {
    if (isRoundRobin(tournament.settings)) return {contestants(tournament)};
    if (bracketOf(tournament, lastPublished(tournament)).first != 0) return {};
    return groupsWithNext(tournament);
}

template <class Visit>
void forEachUnmet(const Tournament& tournament, int times, Visit visit) {
    const Meetings met(tournament, lastPublished(tournament) + 1);
    for (const std::vector<int>& members : seriesOf(tournament)) {
        const Field field(tournament, members, lastPublished(tournament) + 1);
        for (int a = 0; a < field.size(); ++a)
            for (int b = a + 1; b < field.size(); ++b)
                if (met.of(field.number(a), field.number(b)) < times)
                    visit(field.number(a), field.number(b), field.bond(a, b).never);
    }
}

enum class Between : std::uint8_t { Free, Barred };

std::vector<std::pair<int, int>> unmet(const Tournament& tournament, int times, Between between) {
    std::vector<std::pair<int, int>> all;
    forEachUnmet(tournament, times, [&](int a, int b, bool never) {
        if (never == (between == Between::Barred) && isThereNext(tournament, a) && isThereNext(tournament, b))
            all.emplace_back(a, b);
    });
    return all;
}

} // namespace

std::vector<std::pair<int, int>> meetingsLeft(const Tournament& tournament) {
    return unmet(tournament, 1, Between::Free);
}

std::vector<std::pair<int, int>> meetingsBarred(const Tournament& tournament) {
    return unmet(tournament, 1, Between::Barred);
}

std::vector<std::pair<int, int>> meetingsLost(const Tournament& tournament) {
    std::vector<std::pair<int, int>> lost;
    if (isRoundRobin(tournament.settings)) return lost;
    forEachUnmet(tournament, 1, [&](int a, int b, bool) {
        if (isThereNext(tournament, a) != isThereNext(tournament, b)) lost.emplace_back(a, b);
    });
    return lost;
}

bool isSeriesOver(const Tournament& tournament) {
    if (!isRoundRobin(tournament.settings) || lastPublished(tournament) == 0) return false;
    const int planned = seriesIn(tournament.settings.rounds, contestants(tournament).size());
    return unmet(tournament, planned, Between::Free).empty();
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
        if (bracketOf(tournament, number).first == 0) // groups are being played
            return currentRound(tournament) > lastPublished(tournament) || presentNext(tournament).size() > 1;
        const auto next = drawRound(tournament, number + 1, 0);
        return next.ok() || (next.error().code != "bracket_decided"_refusal &&
                             next.error().code != "bracket_decided_by_leaving"_refusal);
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
