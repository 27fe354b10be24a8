#include "couples.h"
#include "evening_plan.h"
#include "field.h"
#include "formats.h"
#include "moving.h"
#include "own_tables.h"
#include "rotation.h"
#include "series.h"
#include "swiss.h"
#include "tables.h"

#include <base/contract.h>
#include <base/random.h>
#include <tournament/draw.h>
#include <tournament/schedule.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace schreiber::tournament {

namespace {

constexpr int kMostDrawn = 2000; // the history of every two of them is held in memory

// Searches for a round alone that keeps those apart who must be, where the plan did not.
constexpr std::uint64_t kAttempts = 4;

bool isAllowed(const Field& field, const Places& places) {
    return faultsOf(field, Seating{{places}}).never == 0;
}

int repeatsOf(const Field& field, const Faults& faults) {
    return field.tableSize() == 4 ? faults.partnerRepeats : faults.opponentRepeats;
}

// The round with the couples of a matching, which has the fewest repeats there can be.
std::optional<Places> matchedPlaces(const Field& field, std::uint64_t seed) {
    const auto couples = fewestRepeats(field, base::mix(seed, Coupling));
    if (!couples) return std::nullopt;
    if (field.tableSize() == 2) return couples->places;
    return improved(field, Seating{{couples->places}}, Movable::Sides, base::mix(seed, Tables))
        .rounds.front();
}

// The round as planned; without later rounds where those would need what this one may not have; and as
// matched where the plan repeats more than it must.
std::optional<Places> placesFor(const Tournament& tournament, const Field& field, int number,
                                std::uint64_t seed) {
    const bool wholeEvening = field.tableSize() == 4; // partners drawn each round
    Places places = (wholeEvening ? eveningRounds(tournament, field, number, seed)
                                  : plannedRounds(tournament, field, number, seed))
                        .rounds.front();
    for (std::uint64_t attempt = 0; attempt < kAttempts && !isAllowed(field, places); ++attempt)
        places = oneRound(field, base::mix(seed, attempt == 0 ? Alone : Again + attempt)).rounds.front();
    const Faults faults = faultsOf(field, Seating{{places}});
    const bool couples = field.tableSize() != 3;
    if (couples && (faults.never > 0 || repeatsOf(field, faults) > 0)) {
        const auto matched = matchedPlaces(field, seed);
        if (matched) {
            const Faults least = faultsOf(field, Seating{{*matched}});
            const bool better = least.never < faults.never ||
                                (least.never == 0 && repeatsOf(field, least) < repeatsOf(field, faults));
            if (better) places = *matched;
        }
    }
    if (!isAllowed(field, places)) return std::nullopt;
    return places;
}

// The first `seats` places are tables, the others are left over: two of them may play one against one, at the
// last table.
Round roundOf(const Tournament& tournament, const Field& field, const Places& places, std::size_t seats,
              int number, std::uint64_t seed) {
    base::Random random(base::mix(seed, Seats));
    const bool solo = field.tableSize() == 3;
    const auto tableSize = static_cast<std::size_t>(field.tableSize());
    const std::size_t sideSize = tableSize == 4 ? 2 : 1;
    std::vector<std::vector<std::vector<int>>> tables;
    for (std::size_t place = 0; place < seats; place += tableSize) {
        std::vector<std::vector<int>> sides;
        for (std::size_t side = place; side < place + tableSize; side += sideSize) {
            std::vector<int> numbers;
            for (std::size_t i = side; i < side + sideSize; ++i)
                if (!field.isChair(places[i])) numbers.push_back(field.number(places[i]));
            if (numbers.empty()) continue;
            random.shuffle(numbers);
            sides.push_back(std::move(numbers));
        }
        random.shuffle(sides);
        tables.push_back(std::move(sides));
    }
    random.shuffle(tables);

    Round round;
    round.number = number;
    round.seed = seed;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const int there = solo ? static_cast<int>(tables[i].size()) : 4;
        round.tables.push_back(
            tableOf(tournament.settings, static_cast<int>(i) + 1, std::move(tables[i]), random, there));
    }
    std::vector<int> left;
    for (std::size_t i = seats; i < places.size(); ++i) left.push_back(field.number(places[i]));
    if (field.restPlayers() > 0) {
        std::vector<std::vector<int>> two{{left[0]}, {left[1]}};
        random.shuffle(two);
        round.tables.push_back(tableOf(tournament.settings, static_cast<int>(round.tables.size()) + 1,
                                       std::move(two), random, field.restPlayers()));
    }
    round.sittingOut.assign(left.begin() + field.restPlayers(), left.end());
    std::sort(round.sittingOut.begin(), round.sittingOut.end());
    return round;
}

struct MovingMatch {
    int number = 0;
    MovingTable pairs;
};

// Where pairs move: those who stay keep their tables. Where there are fewer tables than places, who has none
// takes one at which a place is empty, and only where the tables do not suffice there are numbers beyond
// them, for the next heat.
std::vector<MovingMatch> matchesAtTables(const std::vector<MovingTable>& places, int tables) {
    std::vector<MovingMatch> matches;
    for (std::size_t place = 0; place < places.size(); ++place)
        if (places[place].stays != 0 && places[place].moves != 0)
            matches.push_back({static_cast<int>(place) + 1, places[place]});
    const int last = std::max(tables, static_cast<int>(matches.size()));
    if (tables == 0 || static_cast<int>(places.size()) <= last) return matches;
    std::vector<bool> taken(static_cast<std::size_t>(last) + 1, false);
    for (const MovingMatch& match : matches)
        if (match.number <= last) taken[static_cast<std::size_t>(match.number)] = true;
    for (MovingMatch& match : matches) {
        if (match.number <= last) continue;
        const auto free = std::find(taken.begin() + 1, taken.end(), false);
        *free = true;
        match.number = static_cast<int>(free - taken.begin());
    }
    std::sort(matches.begin(), matches.end(),
              [](const MovingMatch& a, const MovingMatch& b) { return a.number < b.number; });
    return matches;
}

// Moving pairs keep the numbers of their tables; at one where a place is empty nobody plays.
base::Result<Round, Refusal> movingRound(const Tournament& tournament, const Field& field, int number,
                                         std::uint64_t seed) {
    const Round* first = findRound(tournament, 1);
    const std::uint64_t firstSeed = number == 1 || first == nullptr ? seed : first->seed;
    base::Random random(base::mix(seed, Seats));
    Round round;
    round.number = number;
    round.seed = seed;
    const std::vector<MovingTable> places = movingTables(tournament, number, base::mix(firstSeed, Tables));
    for (const MovingTable& place : places)
        if ((place.stays == 0) != (place.moves == 0)) round.sittingOut.push_back(place.stays + place.moves);
    for (const auto& [table, pair] : matchesAtTables(places, tournament.settings.tables)) {
        if (field.bond(field.playerOf(pair.stays), field.playerOf(pair.moves)).never)
            return refuse("never_by_moving",
                          {{"a", std::to_string(pair.stays)}, {"b", std::to_string(pair.moves)}});
        round.tables.push_back(tableOf(tournament.settings, table, {{pair.stays}, {pair.moves}}, random));
    }
    std::sort(round.sittingOut.begin(), round.sittingOut.end());
    return round;
}

} // namespace

base::Result<Round, Refusal> drawRound(const Tournament& tournament, int number, std::uint64_t seed) {
    const base::ContractContext context("draw of round " + std::to_string(number) + ", seed " +
                                        std::to_string(seed));
    const Settings& settings = tournament.settings;
    const bool follows =
        number >= 1 && (number == 1 || (findRound(tournament, number - 1) != nullptr &&
                                        findRound(tournament, number - 1)->state == RoundState::Published));
    if (!follows) return refuse("no_such_round", {{"round", std::to_string(number)}});

    if (settings.last != LastMatch::None && settings.rounds > 0 && number == settings.rounds + 1)
        return lastRound(tournament, number, seed);
    if (const auto open = undecidedLastMatch(tournament)) return base::fail(*open);
    const Field field(tournament, number);
    if (field.size() <= kMostDrawn && settings.format == Format::Knockout)
        return knockoutRound(tournament, number, seed);
    if (field.size() <= kMostDrawn && settings.format == Format::Groups)
        return groupsRound(tournament, number, seed);
    if (settings.zeroSum && field.size() <= kMostDrawn)
        return ownTablesRound(tournament, field, number, seed);
    if (field.seats() == 0) return refuseTooFew(field.people(), field.tableSize() == 4 ? 4 : 2);
    if (field.size() > kMostDrawn)
        return refuse("too_many_entries",
                      {{"active", std::to_string(field.size())}, {"most", std::to_string(kMostDrawn)}});
    const bool pairs = settings.format == Format::Pairs;
    if (pairs && settings.pairing == Pairing::Moving) return movingRound(tournament, field, number, seed);
    if (pairs && settings.pairing == Pairing::RoundRobin) {
        const auto round = seriesRound(tournament, field, number, seed);
        if (!round) return refuseNever(tournament, field);
        return roundOf(tournament, field, round->places, round->seated, number, seed);
    }
    const bool swiss = pairs && settings.pairing == Pairing::Swiss;
    const auto places = swiss ? swissPlaces(tournament, field, number, base::mix(seed, Coupling))
                              : placesFor(tournament, field, number, seed);
    if (!places) return refuseNever(tournament, field);
    return roundOf(tournament, field, *places, static_cast<std::size_t>(field.seats()), number, seed);
}

} // namespace schreiber::tournament
