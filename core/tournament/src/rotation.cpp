#include "rotation.h"

#include "camp_rounds.h"
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
// Players times rounds planned at once, and where camps are matched.
constexpr int kMostPlaces = 6000;
constexpr int kMostCamped = 1800;

enum Purpose : std::uint64_t { Start = 1, Search, Labels, Order, Another }; // sub-seeds

int coupledBefore(const Field& field, int a, int b) {
    return field.tableSize() == 4 ? field.partnered(a, b) : field.opposed(a, b);
}

// Those who are coupled among themselves, in circles: two camps of as many each that play each other, or
// all. In an odd number there is an empty chair, a player after the last: who is coupled with it sits out.
using Circles = std::vector<std::vector<int>>;

// Two camps of as many each, and nobody outside them.
std::optional<Circles> equalCamps(const Field& field) {
    Circles camps(2);
    for (int player = 0; player < field.size(); ++player)
        camps[field.bond(0, player).otherCamp ? 1 : 0].push_back(player);
    if (camps[0].size() != camps[1].size()) return std::nullopt;
    for (const std::vector<int>& camp : camps)
        for (const int player : camp)
            if (player != camp.front() && !field.bond(camp.front(), player).sameCamp) return std::nullopt;
    return camps;
}

// None where the tables do not come out even.
std::optional<Circles> circlesOf(const Field& field) {
    std::optional<Circles> circles;
    if (field.tableSize() == 4) circles = equalCamps(field);
    if (!circles) {
        if (field.tableSize() == 4 && field.bench() > 0) return std::nullopt;
        circles.emplace(1, std::vector<int>(static_cast<std::size_t>(field.size())));
        std::iota(circles->front().begin(), circles->front().end(), 0);
    }
    for (std::vector<int>& circle : *circles)
        if (circle.size() % 2 != 0) circle.push_back(field.size());
    return circles;
}

// Nobody coupled again, and equal camps kept.
bool isAsAimed(const Field& field, const Seating& seating, bool camps) {
    const Faults faults = faultsOf(field, seating);
    const int repeats = field.tableSize() == 4 ? faults.partnerRepeats : faults.opponentRepeats;
    return repeats == 0 && (!camps || faults.camps == 0);
}

// The circle method (Kirkman, Lucas): N - 1 rounds in which everybody is coupled once with everybody. In
// round k one stays with k, and those at the same distance from k on either side are coupled. Of two camps a
// couple of the one is followed by the next of the other, so that nobody meets the same two each time.
Places circleRound(const Circles& circles, int round) {
    const auto size = static_cast<int>(circles.front().size());
    Places couples;
    for (int couple = 0; couple < size / 2; ++couple) {
        for (std::size_t circle = 0; circle < circles.size(); ++circle) {
            const int distance = (couple + static_cast<int>(circle)) % (size / 2);
            const int first = distance == 0 ? size - 1 : (round + distance) % (size - 1);
            const int second = distance == 0 ? round : (round + size - 1 - distance) % (size - 1);
            for (const int position : {first, second})
                couples.push_back(circles[circle][static_cast<std::size_t>(position)]);
        }
    }
    return couples;
}

// The couples as places: who is coupled with the empty chair comes last. None where two have been together
// already, or somebody would sit out again.
std::optional<Places> unused(const Field& field, const Places& couples) {
    Places places;
    Places sitting;
    for (std::size_t i = 0; i + 1 < couples.size(); i += 2) {
        const auto [a, b] = std::minmax(couples[i], couples[i + 1]);
        if (b == field.size()) {
            if (field.satOut(a) > 0) return std::nullopt;
            sitting.push_back(a);
        } else {
            if (coupledBefore(field, a, b) > 0) return std::nullopt;
            places.insert(places.end(), {a, b});
        }
    }
    places.insert(places.end(), sitting.begin(), sitting.end());
    return places;
}

// The tables of four of a Whist tournament, where there is one of so many, and else only who is coupled.
enum class Plan { Whist, Circle };

// Rounds of such a plan that the first round's seed labels and that are not yet used: as many as are asked
// for, or none, where the rounds before were not of it.
std::optional<Seating> circleRounds(Plan plan, const Tournament& tournament, const Field& field,
                                    Circles circles, int number, int rounds, std::uint64_t seed) {
    const Round* first = findRound(tournament, 1);
    const std::uint64_t firstSeed = number == 1 || first == nullptr ? seed : first->seed;
    base::Random labels(base::mix(firstSeed, Labels));
    for (std::vector<int>& circle : circles) labels.shuffle(circle);

    Seating seating;
    for (int round = 0; round + 1 < static_cast<int>(circles.front().size()); ++round) {
        const auto couples =
            plan == Plan::Whist ? whistRound(circles.front(), round) : circleRound(circles, round);
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

std::optional<Seating> circleRounds(const Tournament& tournament, const Field& field, const Circles& circles,
                                    int number, int rounds, std::uint64_t seed) {
    if (field.tableSize() == 4 && circles.size() == 1)
        if (auto whist = circleRounds(Plan::Whist, tournament, field, circles, number, rounds, seed))
            return whist;
    return circleRounds(Plan::Circle, tournament, field, circles, number, rounds, seed);
}

Seating searchedRounds(const Field& field, int rounds, std::uint64_t seed) {
    std::optional<Seating> start;
    if (hasCamps(field)) start = campRounds(field, rounds, base::mix(seed, Start));
    if (!start) start = randomSeating(field, rounds, base::mix(seed, Start));
    return improved(field, std::move(*start), Movable::Players, base::mix(seed, Search));
}

// Each round after those before it, from several starts until nobody meets who must not; as many as there
// are.
Seating oneByOne(Field field, int rounds, std::uint64_t seed) {
    constexpr std::uint64_t kStarts = 3;
    Seating seating;
    for (int round = 0; round < rounds; ++round) {
        std::optional<Seating> best;
        int fewest = 0;
        for (std::uint64_t start = 0; start < kStarts && (!best || fewest > 0); ++start) {
            const std::uint64_t lot = base::mix(seed, static_cast<std::uint64_t>(round) * kStarts + start);
            Seating one = searchedRounds(field, 1, lot);
            const int now = faultsOf(field, one).never;
            if (!best || now < fewest) best = std::move(one), fewest = now;
        }
        if (fewest > 0) break;
        field.play(best->rounds.front());
        seating.rounds.push_back(std::move(best->rounds.front()));
    }
    return seating;
}

Seating freshRounds(const Field& field, int rounds, std::uint64_t seed) {
    Seating all = searchedRounds(field, rounds, seed);
    int fewest = faultsOf(field, all).never;
    // Where few are there, a search of all rounds at once can end where two meet who must not, and what was
    // planned could not be played. Places of all rounds that are searched for so: beyond them there is always
    // another table, and it would take long.
    constexpr int kMostSearched = 300;
    const int places = field.seats() * rounds;
    if (rounds == 1 || field.tableSize() == 3) return all;
    for (std::uint64_t again = 0; fewest > 0 && (static_cast<int>(again) + 1) * places <= kMostSearched;
         ++again) {
        Seating start = oneByOne(field, rounds, base::mix(base::mix(seed, Another), again));
        if (start.rounds.empty()) break; // not even the next
        if (static_cast<int>(start.rounds.size()) < rounds) continue;
        Seating other = improved(field, std::move(start), Movable::Players, base::mix(seed, Search));
        const int now = faultsOf(field, other).never;
        if (now < fewest) all = std::move(other), fewest = now;
    }
    return all;
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

int mostRoundsPlanned(const Field& field) {
    return std::max(1, (hasCamps(field) ? kMostCamped : kMostPlaces) / std::max(1, field.size()));
}

bool isUnspoilt(const Field& field, int number) {
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

Seating oneRound(const Field& field, std::uint64_t seed) {
    return freshRounds(field, 1, seed);
}

Seating plannedRounds(const Tournament& tournament, const Field& field, int number, std::uint64_t seed) {
    const Settings& settings = tournament.settings;
    const auto circles = field.tableSize() == 3 ? std::nullopt : circlesOf(field);
    const bool camps = circles && circles->size() > 1;
    // Rounds in which everybody is with everybody, or all of one camp are.
    const int all = circles ? static_cast<int>(circles->front().size()) - 1 : 0;
    int last = settings.rounds > 0 ? settings.rounds : kLongEvening;
    if (settings.format == Format::Pairs && settings.pairing == Pairing::RoundRobin) last = all;
    if (camps && number <= all) last = std::min(last, all); // what comes after these is another plan
    last = std::max(last, number);
    const int rounds = std::min(last - number + 1, mostRoundsPlanned(field));

    // Up to half as many rounds as players a new partner can always be found for everybody (Dirac: what is
    // left of the possible couples has a perfect matching). After that it takes a plan that is known to go
    // on.
    if (!circles || 2 * last <= all + 1 || last > all || !isUnspoilt(field, number))
        return freshRounds(field, rounds, seed);

    // Almost everybody with everybody: the circle gives the better tables, too.
    const bool nearlyAll = 4 * last > 3 * (all + 1);
    if (nearlyAll)
        if (auto circled = circleRounds(tournament, field, *circles, number, rounds, seed)) return *circled;
    Seating fresh = freshRounds(field, rounds, seed);
    if (isAsAimed(field, fresh, camps)) return fresh;
    if (auto circled = circleRounds(tournament, field, *circles, number, rounds, seed)) return *circled;
    Seating rest = continued(tournament, number);
    const bool fits =
        !rest.rounds.empty() && rest.rounds.front().size() == static_cast<std::size_t>(field.size());
    return fits && isAsAimed(field, rest, camps) ? rest : fresh;
}

} // namespace schreiber::tournament
