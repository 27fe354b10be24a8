#include "rotation.h"

#include "whist.h"

#include <base/random.h>

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

namespace schreiber::tournament {

namespace {

// What is planned for when the number of rounds is open.
constexpr int kLongEvening = 12;
// Players times rounds planned at once: beyond it nobody runs out of partners or opponents by short sight.
constexpr int kMostPlaces = 6000;

enum Purpose : std::uint64_t { Start = 1, Search, Labels, Order }; // sub-seeds

int coupledBefore(const Field& field, int a, int b) {
    return field.tableSize() == 4 ? field.partnered(a, b) : field.opposed(a, b);
}

// Players on the circle: an odd number of pairs has an empty chair among them, and who is coupled with it
// sits out.
int circleSize(const Field& field) {
    return field.tableSize() == 2 ? field.size() + field.bench() : field.size();
}

// All entries were there in every round before, and nobody has had a partner (in a pair format: an opponent,
// or a round without one) twice: then there need be no repeat before everybody has been with everybody.
bool isUnspoilt(const Field& field, int number) {
    if (circleSize(field) % field.tableSize() != 0) return false;
    for (int a = 0; a < field.size(); ++a) {
        int met = field.satOut(a);
        if (met > 1) return false;
        for (int b = 0; b < field.size(); ++b) {
            const int times = coupledBefore(field, a, b);
            if (times > 1) return false;
            met += times;
        }
        if (met != number - 1) return false;
    }
    return true;
}

int repeatsOf(const Field& field, const Seating& seating) {
    const Faults faults = faultsOf(field, seating);
    return field.tableSize() == 4 ? faults.partnerRepeats : faults.opponentRepeats;
}

// The circle method (Kirkman, Lucas): N - 1 rounds in which everybody is coupled once with everybody. In
// round k one stays with k, and those at the same distance from k on either side are coupled.
Places circle(const std::vector<int>& labels, int round) {
    const auto size = static_cast<int>(labels.size());
    const auto at = [&](int position) { return labels[static_cast<std::size_t>(position)]; };
    Places couples{at(size - 1), at(round)};
    for (int distance = 1; distance < size / 2; ++distance) {
        couples.push_back(at((round + distance) % (size - 1)));
        couples.push_back(at((round + size - 1 - distance) % (size - 1)));
    }
    return couples;
}

// The couples as places: who is coupled with the empty chair comes last. None where two have been together
// already, or somebody would sit out again.
std::optional<Places> unused(const Field& field, const Places& couples) {
    Places places;
    std::optional<int> sitting;
    for (std::size_t i = 0; i + 1 < couples.size(); i += 2) {
        const auto [a, b] = std::minmax(couples[i], couples[i + 1]);
        if (b == field.size()) {
            if (field.satOut(a) > 0) return std::nullopt;
            sitting = a;
        } else {
            if (coupledBefore(field, a, b) > 0) return std::nullopt;
            places.insert(places.end(), {a, b});
        }
    }
    if (sitting) places.push_back(*sitting);
    return places;
}

// The tables of four of a Whist tournament, where there is one of so many, and else only who is coupled.
enum class Plan { Whist, Circle };

// Rounds of such a plan that the first round's seed labels and that are not yet used: as many as are asked
// for, or none, where the rounds before were not of it.
std::optional<Seating> circleRounds(Plan plan, const Tournament& tournament, const Field& field, int number,
                                    int rounds, std::uint64_t seed) {
    const Round* first = findRound(tournament, 1);
    const std::uint64_t firstSeed = number == 1 || first == nullptr ? seed : first->seed;
    std::vector<int> labels(static_cast<std::size_t>(circleSize(field)));
    std::iota(labels.begin(), labels.end(), 0);
    base::Random(base::mix(firstSeed, Labels)).shuffle(labels);

    Seating seating;
    for (int round = 0; round + 1 < circleSize(field); ++round) {
        const auto couples = plan == Plan::Whist ? whistRound(labels, round) : circle(labels, round);
        if (!couples) return std::nullopt;
        if (auto places = unused(field, *couples)) seating.rounds.push_back(std::move(*places));
    }
    if (seating.rounds.size() < static_cast<std::size_t>(rounds)) return std::nullopt;
    base::Random(base::mix(seed, Order)).shuffle(seating.rounds);
    seating.rounds.resize(static_cast<std::size_t>(rounds));
    if (field.tableSize() == 4)
        seating = improved(field, std::move(seating), Movable::Sides, base::mix(seed, Search));
    if (faultsOf(field, seating).never > 0) return std::nullopt;
    return seating;
}

std::optional<Seating> circleRounds(const Tournament& tournament, const Field& field, int number, int rounds,
                                    std::uint64_t seed) {
    if (field.tableSize() == 4)
        if (auto whist = circleRounds(Plan::Whist, tournament, field, number, rounds, seed)) return whist;
    return circleRounds(Plan::Circle, tournament, field, number, rounds, seed);
}

Seating freshRounds(const Field& field, int rounds, std::uint64_t seed) {
    return improved(field, randomSeating(field, rounds, base::mix(seed, Start)), Movable::Players,
                    base::mix(seed, Search));
}

// What the round before was planned to be followed by.
Seating continued(const Tournament& tournament, int number) {
    const Round* previous = findRound(tournament, number - 1);
    if (previous == nullptr) return {};
    Tournament before = tournament;
    before.rounds.erase(std::remove_if(before.rounds.begin(), before.rounds.end(),
                                       [&](const Round& round) { return round.number >= number - 1; }),
                        before.rounds.end());
    const Field field(before, number - 1);
    Seating plan = plannedRounds(before, field, number - 1, previous->seed);
    plan.rounds.erase(plan.rounds.begin());
    return plan;
}

} // namespace

Seating oneRound(const Field& field, std::uint64_t seed) {
    return freshRounds(field, 1, seed);
}

Seating plannedRounds(const Tournament& tournament, const Field& field, int number, std::uint64_t seed) {
    const Settings& settings = tournament.settings;
    const int all = circleSize(field) - 1; // rounds in which everybody is with everybody
    int last = settings.rounds > 0 ? settings.rounds : kLongEvening;
    if (settings.format == Format::Pairs && settings.pairing == Pairing::RoundRobin) last = all;
    last = std::max(last, number);
    const int most = std::max(1, kMostPlaces / std::max(1, field.size()));
    const int rounds = std::min(last - number + 1, most);

    if (field.tableSize() == 3) return freshRounds(field, rounds, seed);
    // Up to half as many rounds as players a new partner can always be found for everybody (Dirac: what is
    // left of the possible couples has a perfect matching). After that it takes a plan that is known to go
    // on.
    if (2 * last <= all + 1 || last > all || !isUnspoilt(field, number))
        return freshRounds(field, rounds, seed);

    // Almost everybody with everybody: the circle gives the better tables, too.
    const bool nearlyAll = 4 * last > 3 * (all + 1);
    if (nearlyAll)
        if (auto circled = circleRounds(tournament, field, number, rounds, seed)) return *circled;
    Seating fresh = freshRounds(field, rounds, seed);
    if (repeatsOf(field, fresh) == 0) return fresh;
    if (auto circled = circleRounds(tournament, field, number, rounds, seed)) return *circled;
    Seating rest = continued(tournament, number);
    const bool fits =
        !rest.rounds.empty() && rest.rounds.front().size() == static_cast<std::size_t>(field.size());
    return fits && repeatsOf(field, rest) == 0 ? rest : fresh;
}

} // namespace schreiber::tournament
