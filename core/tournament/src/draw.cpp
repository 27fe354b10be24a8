#include "couples.h"
#include "field.h"
#include "rotation.h"

#include <base/contract.h>
#include <base/random.h>
#include <tournament/draw.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace schreiber::tournament {

namespace {

constexpr int kMostEntries = 2000; // the history of every two of them is held in memory

enum Purpose : std::uint64_t { Alone = 11, Coupling, Tables, Seats }; // sub-seeds

base::Failure<Refusal> refuse(std::string code, std::map<std::string, std::string> arguments = {}) {
    return base::fail(Refusal{std::move(code), std::move(arguments)});
}

// `never` leaves no round: named after the entry that most of those here are kept apart from.
base::Failure<Refusal> refuseNever(const Tournament& tournament, const Field& field) {
    int worst = 0;
    int most = -1;
    for (int a = 0; a < field.size(); ++a) {
        int apart = 0;
        for (int b = 0; b < field.size(); ++b) apart += field.bond(a, b).never ? 1 : 0;
        if (apart > most) worst = a, most = apart;
    }
    return refuse("never_impossible", {{"entry", std::to_string(field.number(worst))},
                                       {"name", nameOf(tournament, field.number(worst))},
                                       {"apart", std::to_string(most)},
                                       {"active", std::to_string(field.size())}});
}

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
    Places places = plannedRounds(tournament, field, number, seed).rounds.front();
    if (!isAllowed(field, places)) places = oneRound(field, base::mix(seed, Alone)).rounds.front();
    const Faults faults = faultsOf(field, Seating{{places}});
    if (faults.never > 0 || repeatsOf(field, faults) > 0) {
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

Round roundOf(const Tournament& tournament, const Field& field, const Places& places, int number,
              std::uint64_t seed) {
    base::Random random(base::mix(seed, Seats));
    Round round;
    round.number = number;
    round.seed = seed;
    const auto sideSize = static_cast<std::size_t>(field.tableSize()) / 2;
    const auto seats = static_cast<std::size_t>(field.seats());
    for (std::size_t place = 0; place < seats; place += 2 * sideSize) {
        Table table;
        for (std::size_t side = place; side < place + 2 * sideSize; side += sideSize) {
            std::vector<int> numbers;
            for (std::size_t i = side; i < side + sideSize; ++i) numbers.push_back(field.number(places[i]));
            random.shuffle(numbers);
            table.sides.push_back(std::move(numbers));
        }
        random.shuffle(table.sides);
        table.firstDealer =
            static_cast<int>(random.below(4)); // two sides of two persons, whatever the format
        table.games.resize(static_cast<std::size_t>(std::max(1, tournament.settings.games)));
        round.tables.push_back(std::move(table));
    }
    random.shuffle(round.tables);
    for (std::size_t i = 0; i < round.tables.size(); ++i) {
        const auto there = static_cast<std::size_t>(std::max(0, tournament.settings.tables));
        round.tables[i].number = static_cast<int>(i) + 1;
        round.tables[i].heat = there == 0 ? 1 : static_cast<int>(i / there) + 1;
    }
    for (std::size_t i = seats; i < places.size(); ++i) round.sittingOut.push_back(field.number(places[i]));
    std::sort(round.sittingOut.begin(), round.sittingOut.end());
    return round;
}

} // namespace

base::Result<Round, Refusal> drawRound(const Tournament& tournament, int number, std::uint64_t seed) {
    const base::ContractContext context("draw of round " + std::to_string(number) + ", seed " +
                                        std::to_string(seed));
    const Settings& settings = tournament.settings;
    const bool random = settings.format == Format::Pairs && settings.pairing == Pairing::Random;
    if (settings.format != Format::Drawn && !random)
        return refuse("format_not_yet",
                      {{"format", nameOf(settings.format)}, {"pairing", nameOf(settings.pairing)}});
    const bool follows =
        number >= 1 && (number == 1 || (findRound(tournament, number - 1) != nullptr &&
                                        findRound(tournament, number - 1)->state == RoundState::Published));
    if (!follows) return refuse("no_such_round", {{"round", std::to_string(number)}});

    const Field field(tournament, number);
    if (field.seats() == 0)
        return refuse("too_few_entries", {{"active", std::to_string(field.size())},
                                          {"needed", std::to_string(field.tableSize())}});
    if (field.size() > kMostEntries)
        return refuse("too_many_entries",
                      {{"active", std::to_string(field.size())}, {"most", std::to_string(kMostEntries)}});
    const auto places = placesFor(tournament, field, number, seed);
    if (!places) return refuseNever(tournament, field);
    return roundOf(tournament, field, *places, number, seed);
}

} // namespace schreiber::tournament
