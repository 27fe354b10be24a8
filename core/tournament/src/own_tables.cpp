#include "own_tables.h"

#include "known_schedules.h"
#include "permuted.h"
#include "seating.h"
#include "tables.h"

#include <base/contract.h>
#include <base/random.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace schreiber::tournament {

namespace {

using Weight = std::int64_t;

// Each level outweighs all that one move can change on the levels below: a move ends and begins 16 meetings
// at most, and a pair meets 50 times at most.
constexpr Weight kLargerAgain = 16;            // at a larger table, for each time before; see largerAgain
constexpr Weight kOneClub = Weight{1} << 16U;  // of one club at a table
constexpr Weight kUnevenly = Weight{1} << 21U; // for each meeting beyond the second of the same two
constexpr Weight kMeeting = Weight{1} << 32U;  // of two who have met
constexpr Weight kMustNot = Weight{1} << 40U;  // of two who must not

// Steps of the search: so many for each place of each round, and never more than that.
constexpr std::int64_t kStepsForAPlace = 8000;
constexpr std::int64_t kMostOfAll = 1'000'000;

// Players times rounds planned at once: beyond it nobody runs out of others by short sight.
constexpr int kMostAhead = 6000;
constexpr int kOpenRounds = 3; // planned for when their number is open

// Searches for a single round in which somebody meets again, each from elsewhere.
constexpr std::int64_t kMostTries = 12;

// Searches that keep those apart who must be, where the one before did not.
constexpr std::uint64_t kOwnTries = 4;

enum OwnLot : std::uint64_t {
    OfStart = 21,
    OfSteps,
    OfSeats,
    OfPlan,
    OfCheck = 40,
    OfTries = 60
}; // sub-seeds

constexpr std::size_t asIndex(int number) {
    return static_cast<std::size_t>(number);
}

// The tables of a round one after the other, players on places; behind them those who sit out.
class Rooms {
  public:
    explicit Rooms(const std::vector<int>& sizes) {
        for (const int size : sizes) {
            const int first = static_cast<int>(m_tableOf.size());
            for (int seat = 0; seat < size; ++seat) m_tableOf.push_back(static_cast<int>(m_first.size()));
            m_first.push_back(first);
        }
        m_first.push_back(static_cast<int>(m_tableOf.size()));
        m_usual = sizes.empty() ? 0 : sizes.front();
    }

    int seats() const { return static_cast<int>(m_tableOf.size()); }
    int tables() const { return static_cast<int>(m_first.size()) - 1; }
    int tableOf(int place) const { return m_tableOf[asIndex(place)]; }
    int first(int table) const { return m_first[asIndex(table)]; }
    int size(int table) const { return first(table + 1) - first(table); }
    bool isLarger(int table) const { return size(table) > m_usual; }

  private:
    std::vector<int> m_tableOf;
    std::vector<int> m_first;
    int m_usual = 0;
};

// How often each was at a larger table, and on which seat, in the rounds before one.
struct SeatHistory {
    std::vector<int> larger;
    std::vector<std::vector<int>> onSeat;
};

SeatHistory seatHistory(const Tournament& tournament, const Field& field, int number) {
    SeatHistory history{std::vector<int>(asIndex(field.people()), 0), {}};
    history.onSeat.assign(asIndex(field.people()),
                          std::vector<int>(asIndex(tournament.settings.players) + 1, 0));
    for (const Round& round : tournament.rounds) {
        if (round.state != RoundState::Published || round.number >= number) continue;
        for (const Table& table : round.tables)
            for (std::size_t side = 0; side < table.sides.size(); ++side)
                for (const int one : table.sides[side]) {
                    const int player = field.playerOf(one);
                    if (player < 0) continue;
                    history.larger[asIndex(player)] +=
                        asIndex(tournament.settings.players) < table.sides.size() ? 1 : 0;
                    std::vector<int>& seats = history.onSeat[asIndex(player)];
                    if (side < seats.size()) ++seats[side];
                }
    }
    return history;
}

// Simulated annealing in whole numbers, bounded by a count of steps: players of different tables of a round
// change places. First for meetings, then for clubs and larger tables without a meeting more.
class MeetingSearch {
  public:
    MeetingSearch(const Field& field, const Rooms& rooms, const SeatHistory& history, Seating start,
                  std::uint64_t seed)
        : m_field(field)
        , m_rooms(rooms)
        , m_size(asIndex(field.people()))
        , m_met(m_size * m_size)
        , m_fixed(m_size * m_size)
        , m_largerBefore(history.larger)
        , m_now(std::move(start))
        , m_random(seed) {
        for (int a = 0; a < field.people(); ++a)
            for (int b = 0; b < field.people(); ++b) {
                const Bond& bond = field.bond(a, b);
                m_fixed[cell(a, b)] = (bond.never ? kMustNot : 0) + (bond.sameClub ? kOneClub : 0);
            }
        recount();
        m_best = m_now;
        m_bestCost = m_cost;
    }

    void run() {
        const auto places = static_cast<std::int64_t>(m_now.rounds.size()) * m_rooms.seats();
        const std::int64_t steps = std::min(kMostOfAll, kStepsForAPlace * places);
        anneal(kMeeting, steps, kUnevenly);
        m_isRenaming = true;
        m_least = kUnevenly; // no meeting more from here on
        anneal(kOneClub, steps / 4, 1);
        m_least = kOneClub; // nor anybody of a club
        anneal(kLargerAgain, steps / 8, 1);
    }

    const Seating& best() const { return m_best; }
    Weight cost() const { return m_bestCost; }

  private:
    // From a temperature of 3/8 of `scale` down to 1/8; of scale 0 only what is no worse. Over once all is
    // below `enough`.
    void anneal(Weight scale, std::int64_t steps, Weight enough) {
        m_now = m_best;
        recount();
        for (std::int64_t step = 0; step < steps && m_bestCost >= enough; ++step) {
            if (step % kSameHeat == 0) heat(step, steps);
            move(scale);
        }
    }

    // From the history on.
    void recount() {
        for (int a = 0; a < m_field.people(); ++a)
            for (int b = 0; b < m_field.people(); ++b) m_met[cell(a, b)] = m_field.opposed(a, b);
        m_larger.assign(m_size, 0);
        m_placeOf.assign(m_now.rounds.size(), std::vector<int>(m_size));
        for (std::size_t round = 0; round < m_now.rounds.size(); ++round)
            for (int place = 0; place < m_field.people(); ++place)
                m_placeOf[round][asIndex(m_now.rounds[round][asIndex(place)])] = place;
        m_cost = 0;
        for (std::size_t round = 0; round < m_now.rounds.size(); ++round)
            for (int place = 0; place < m_rooms.seats(); ++place) m_cost += sit(round, place, 1, place);
    }

    static constexpr std::int64_t kSameHeat = 1024;
    static constexpr std::size_t kEighths = 32;

    std::size_t cell(int a, int b) const { return asIndex(a) * m_size + asIndex(b); }

    void heat(std::int64_t step, std::int64_t steps) {
        constexpr std::int64_t kFrom = 46'957; // in 1/65536: the chance of an eighth for the worse
        constexpr std::int64_t kTo = 24'109;
        const std::int64_t factor = kFrom + (kTo - kFrom) * step / std::max<std::int64_t>(1, steps);
        std::int64_t chance = std::int64_t{1} << 16U;
        for (std::int64_t& one : m_chances) {
            one = chance;
            chance = chance * factor >> 16U;
        }
    }

    bool accepts(Weight worse, Weight scale) {
        if (worse <= 0) return true;
        if (scale == 0 || worse >= m_least) return false;
        const Weight eighth = scale / 8;
        if (worse >= eighth * static_cast<Weight>(kEighths)) return false;
        const auto eighths = static_cast<std::size_t>((worse + eighth - 1) / eighth);
        return static_cast<std::int64_t>(m_random.next() >> 48U) < m_chances[eighths];
    }

    static Weight again(int before) { return before > 0 ? kMeeting + kUnevenly * (before - 1) : 0; }

    // Two come to sit together (sign 1) or no longer do (-1).
    Weight meet(int a, int b, int sign) {
        int& met = m_met[cell(a, b)];
        const Weight cost = m_fixed[cell(a, b)] + again(sign > 0 ? met : met - 1);
        met += sign;
        m_met[cell(b, a)] = met;
        return sign * cost;
    }

    // The later the less: a plan is gone on with from its first round, and nobody is to be there again before
    // all have been.
    Weight largerAgain(int player) const {
        Weight cost = 0;
        int before = m_largerBefore[asIndex(player)];
        const auto rounds = static_cast<Weight>(m_now.rounds.size());
        for (Weight round = 0; round < rounds; ++round)
            if ((m_larger[asIndex(player)] >> static_cast<unsigned>(round) & 1U) != 0)
                cost += kLargerAgain * (rounds - round) * before++;
        return cost;
    }

    Weight atLarger(std::size_t round, int player) {
        const Weight before = largerAgain(player);
        m_larger[asIndex(player)] ^= std::uint64_t{1} << round;
        return largerAgain(player) - before;
    }

    // With those of the table on places before `until`.
    Weight sit(std::size_t round, int place, int sign, int until) {
        const Places& places = m_now.rounds[round];
        const int table = m_rooms.tableOf(place);
        Weight cost = m_rooms.isLarger(table) ? atLarger(round, places[asIndex(place)]) : 0;
        for (int seat = m_rooms.first(table); seat < m_rooms.first(table + 1) && seat < until; ++seat)
            if (seat != place) cost += meet(places[asIndex(place)], places[asIndex(seat)], sign);
        return cost;
    }

    Weight swap(std::size_t round, int i, int j) {
        Places& places = m_now.rounds[round];
        const int all = m_rooms.seats();
        const bool together = m_rooms.tableOf(i) == m_rooms.tableOf(j);
        Weight cost = together ? 0 : sit(round, i, -1, all);
        if (!together) cost += sit(round, j, -1, all);
        std::swap(places[asIndex(i)], places[asIndex(j)]);
        m_placeOf[round][asIndex(places[asIndex(i)])] = i;
        m_placeOf[round][asIndex(places[asIndex(j)])] = j;
        if (together) return cost;
        cost += sit(round, i, 1, all);
        return cost + sit(round, j, 1, all);
    }

    // Two change places in all rounds: who meets whom how often stays, but for the names.
    std::optional<Weight> changeNames(int a, int b) {
        for (const std::vector<int>& placeOf : m_placeOf)
            if (std::max(placeOf[asIndex(a)], placeOf[asIndex(b)]) >= m_rooms.seats()) return std::nullopt;
        Weight cost = 0;
        for (std::size_t round = 0; round < m_now.rounds.size(); ++round)
            cost += swap(round, m_placeOf[round][asIndex(a)], m_placeOf[round][asIndex(b)]);
        return cost;
    }

    void take(Weight worse) {
        m_cost += worse;
        if (m_cost >= m_bestCost) return;
        m_bestCost = m_cost;
        m_best = m_now;
    }

    void move(Weight scale) {
        const std::uint64_t bits = m_random.next();
        const auto below = [](std::uint64_t part, int bound) {
            return static_cast<int>((part & 0xFFFFFU) * static_cast<std::uint64_t>(bound) >> 20U);
        };
        if (m_isRenaming && (bits & 1U) == 0) {
            const int a = below(bits >> 20U, m_field.people());
            const int b = below(bits >> 40U, m_field.people());
            const auto worse = a == b ? std::nullopt : changeNames(a, b);
            if (!worse) return;
            if (accepts(*worse, scale))
                take(*worse);
            else
                changeNames(a, b);
            return;
        }
        const std::size_t round = asIndex(below(bits, static_cast<int>(m_now.rounds.size())));
        const int i = below(bits >> 20U, m_rooms.seats());
        const int j = below(bits >> 40U, m_rooms.seats());
        if (m_rooms.tableOf(i) == m_rooms.tableOf(j)) return;
        const Weight worse = swap(round, i, j);
        if (accepts(worse, scale))
            take(worse);
        else
            swap(round, i, j);
    }

    const Field& m_field;
    const Rooms& m_rooms;
    std::size_t m_size;
    std::vector<int> m_met; // of every two, with what is planned
    std::vector<Weight> m_fixed;
    const std::vector<int>& m_largerBefore;
    std::vector<std::uint64_t> m_larger; // of each, the planned rounds at a larger table
    Seating m_now;
    std::vector<std::vector<int>> m_placeOf; // of each player, in each round
    bool m_isRenaming = false;
    base::Random m_random;
    std::array<std::int64_t, kEighths + 1> m_chances{};
    Weight m_least = kMustNot * 1024; // what is never accepted for the worse
    Weight m_cost = 0;
    Seating m_best;
    Weight m_bestCost = 0;
};

struct OwnPlan {
    Seating rounds;
    Weight cost = 0;
};

// The rounds from this one on, as far as they are planned.
OwnPlan planOf(const Tournament& tournament, const Field& field, int number, int rounds, std::uint64_t seed) {
    const Rooms rooms(tableSizes(tournament.settings, field.people()));
    const SeatHistory history = seatHistory(tournament, field, number);
    const Seating start = randomSeating(field, rounds, base::mix(seed, OfStart));
    MeetingSearch search(field, rooms, history, start, base::mix(seed, OfSteps));
    search.run();
    OwnPlan plan{search.best(), search.cost()};
    // One round of a few: the best may stand so far from all others that no way leads there.
    const std::int64_t tries = rounds > 1 ? 0 : kMostOfAll / (kStepsForAPlace * std::max(1, rooms.seats()));
    for (std::int64_t again = 1; again < std::min(tries, kMostTries) && plan.cost >= kUnevenly; ++again) {
        const std::uint64_t other = base::mix(seed, OfTries + static_cast<std::uint64_t>(again));
        MeetingSearch one(field, rooms, history, randomSeating(field, rounds, base::mix(other, OfStart)),
                          base::mix(other, OfSteps));
        one.run();
        if (one.cost() < plan.cost) plan = {one.best(), one.cost()};
    }
    const KnownSchedule* schedule = number == 1 && rooms.seats() == field.people()
                                        ? knownSchedule(field.people(), Meet::Once, rounds)
                                        : nullptr;
    if (plan.cost < kUnevenly || schedule == nullptr || field.people() % 4 != 0) return plan;
    // Of so many it is known how they meet once, which no search would find.
    Seating known = permutedByLot(*schedule, base::mix(seed, OfStart));
    known.rounds.resize(std::min(known.rounds.size(), start.rounds.size()));
    std::copy(start.rounds.begin() + static_cast<std::ptrdiff_t>(known.rounds.size()), start.rounds.end(),
              std::back_inserter(known.rounds));
    MeetingSearch fromKnown(field, rooms, history, std::move(known), base::mix(seed, OfSteps));
    fromKnown.run();
    if (fromKnown.cost() < plan.cost) plan = {fromKnown.best(), fromKnown.cost()};
    return plan;
}

Weight costOfRound(const Tournament& tournament, const Field& field, int number, const Places& places) {
    const Rooms rooms(tableSizes(tournament.settings, field.people()));
    const SeatHistory history = seatHistory(tournament, field, number);
    return MeetingSearch(field, rooms, history, Seating{{places}}, 0).cost();
}

// Of planned rounds the one to be played next, so that what must come comes late. Where some sit out it is
// the first: the order is what makes that fair.
std::size_t cheapest(const Tournament& tournament, const Field& field, int number,
                     const std::vector<Places>& rounds) {
    std::size_t best = 0;
    Weight least = 0;
    for (std::size_t i = 0; i < rounds.size() && (i == 0 || field.bench() == 0); ++i) {
        const Weight cost = costOfRound(tournament, field, number, rounds[i]);
        if (i == 0 || cost < least) best = i, least = cost;
    }
    return best;
}

int roundsAhead(const Settings& settings, const Field& field, int number) {
    const int last = std::max(settings.rounds > 0 ? settings.rounds : number + kOpenRounds - 1, number);
    return std::min(last - number + 1, std::max(1, kMostAhead / std::max(1, field.people())));
}

using Company = std::set<std::set<int>>; // who sits with whom, by numbers

Company companyOf(const Round& round) {
    Company company;
    for (const Table& table : round.tables) {
        std::set<int> there;
        for (const auto& side : table.sides) there.insert(side.begin(), side.end());
        company.insert(std::move(there));
    }
    return company;
}

Company companyOf(const Field& field, const Rooms& rooms, const Places& places) {
    Company company;
    for (int table = 0; table < rooms.tables(); ++table) {
        std::set<int> there;
        for (int place = rooms.first(table); place < rooms.first(table + 1); ++place)
            there.insert(field.number(places[asIndex(place)]));
        company.insert(std::move(there));
    }
    return company;
}

// What is left of the plan that the first round was drawn by, where all rounds so far were of it and the same
// people are there: a plan without repeats can be gone on with where hardly another one could be found.
std::optional<Places> nextOfPlan(const Tournament& tournament, const Field& field, int number,
                                 std::uint64_t seed) {
    const Round* first = findRound(tournament, 1);
    if (number == 1 || first == nullptr || field.bench() > 0) return std::nullopt;
    Tournament before = tournament;
    before.rounds.clear();
    const Field begun(before, *first);
    if (begun.people() != field.people()) return std::nullopt;
    for (int player = 0; player < field.people(); ++player)
        if (field.number(player) != begun.number(player)) return std::nullopt;
    const Rooms rooms(tableSizes(tournament.settings, field.people()));
    std::vector<Places> left =
        planOf(before, begun, 1, roundsAhead(tournament.settings, begun, 1), first->seed).rounds.rounds;
    for (int round = 1; round < number; ++round) {
        const Round* played = findRound(tournament, round);
        if (played == nullptr) return std::nullopt;
        const Company company = companyOf(*played);
        const auto found = std::find_if(left.begin(), left.end(), [&](const Places& places) {
            return companyOf(begun, rooms, places) == company;
        });
        if (found == left.end()) return std::nullopt;
        left.erase(found);
    }
    if (left.empty()) return std::nullopt;
    base::Random(base::mix(seed, OfPlan)).shuffle(left);
    return left[cheapest(tournament, field, number, left)];
}

std::optional<Places> placesOf(const Tournament& tournament, const Field& field, int number,
                               std::uint64_t seed) {
    const auto costOf = [&](const Places& places) { return costOfRound(tournament, field, number, places); };
    const OwnPlan plan =
        planOf(tournament, field, number, roundsAhead(tournament.settings, field, number), seed);
    Places places = plan.rounds.rounds[cheapest(tournament, field, number, plan.rounds.rounds)];
    if (plan.cost > 0)
        if (const auto next = nextOfPlan(tournament, field, number, seed);
            next && costOf(*next) <= costOf(places))
            return next;
    // What is planned for later may be what takes from this round.
    for (std::uint64_t again = 1; again < kOwnTries && costOf(places) >= kMustNot; ++again)
        places = planOf(tournament, field, number, 1, base::mix(seed, Again + again)).rounds.rounds.front();
    if (costOf(places) >= kMustNot) return std::nullopt;
    return places;
}

// Who sits where at a table: nobody on a seat again, as far as it goes; else by lot.
std::vector<int> seated(std::vector<int> players, const SeatHistory& history, base::Random& random) {
    random.shuffle(players);
    std::vector<std::size_t> order(players.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<std::size_t> best = order;
    int fewest = -1;
    do {
        int again = 0;
        for (std::size_t seat = 0; seat < order.size(); ++seat) {
            const int times = history.onSeat[asIndex(players[order[seat]])][seat];
            again += times * times;
        }
        if (fewest < 0 || again < fewest) best = order, fewest = again;
    } while (fewest > 0 && std::next_permutation(order.begin(), order.end()));
    std::vector<int> seats;
    for (const std::size_t one : best) seats.push_back(players[one]);
    return seats;
}

} // namespace

base::Result<Round, Refusal> ownTablesRound(const Tournament& tournament, const Field& field, int number,
                                            std::uint64_t seed) {
    const Settings& settings = tournament.settings;
    const std::vector<int> sizes = tableSizes(settings, field.people());
    if (sizes.empty()) return refuseTooFew(field.people(), settings.players);
    const auto places = placesOf(tournament, field, number, seed);
    if (!places) return refuseNever(tournament, field);
    const Rooms rooms(sizes);
    const SeatHistory history = seatHistory(tournament, field, number);
    base::Random random(base::mix(seed, OfSeats));
    std::vector<std::vector<std::vector<int>>> tables;
    for (int table = 0; table < rooms.tables(); ++table) {
        std::vector<int> players(places->begin() + rooms.first(table),
                                 places->begin() + rooms.first(table + 1));
        std::vector<std::vector<int>> sides;
        for (const int player : seated(std::move(players), history, random))
            sides.push_back({field.number(player)});
        tables.push_back(std::move(sides));
    }
    // The larger tables stand last, where everybody looks for them.
    const auto usual = std::stable_partition(tables.begin(), tables.end(), [&](const auto& sides) {
        return sides.size() == asIndex(settings.players);
    });
    std::vector<std::vector<std::vector<int>>> larger(usual, tables.end());
    tables.erase(usual, tables.end());
    random.shuffle(tables);
    random.shuffle(larger);
    tables.insert(tables.end(), larger.begin(), larger.end());

    Round round;
    round.number = number;
    round.seed = seed;
    for (std::size_t i = 0; i < tables.size(); ++i)
        round.tables.push_back(ownTable(settings, static_cast<int>(i) + 1, std::move(tables[i])));
    for (std::size_t i = asIndex(rooms.seats()); i < places->size(); ++i)
        round.sittingOut.push_back(field.number((*places)[i]));
    std::sort(round.sittingOut.begin(), round.sittingOut.end());
    return round;
}

namespace {

// Whether somebody has met more than it can without meeting anybody again, by all its rounds up to this one.
bool mustMeetAgain(const Tournament& tournament, const Round& round) {
    std::map<int, int> met;
    std::set<int> everybody;
    const auto count = [&](const Round& one) {
        everybody.insert(one.sittingOut.begin(), one.sittingOut.end());
        for (const Table& table : one.tables)
            for (const auto& side : table.sides)
                for (const int number : side) {
                    everybody.insert(number);
                    met[number] += static_cast<int>(table.sides.size()) - 1;
                }
    };
    for (const Round& one : tournament.rounds)
        if (one.state == RoundState::Published && one.number < round.number) count(one);
    count(round);
    const int others = static_cast<int>(everybody.size()) - 1;
    return std::any_of(met.begin(), met.end(), [&](const auto& one) { return one.second > others; });
}

// The least that this round must repeat: who has not so many left to meet as sit at its table.
int fewestAgain(const Field& field, const Round& round) {
    int ends = 0;
    for (const Table& table : round.tables)
        for (const auto& side : table.sides) {
            const int player = field.playerOf(side.front());
            int left = 0;
            for (int other = 0; player >= 0 && other < field.people(); ++other)
                left += other != player && field.opposed(player, other) == 0 ? 1 : 0;
            ends += std::max(0, static_cast<int>(table.sides.size()) - 1 - left);
        }
    return (ends + 1) / 2;
}

int meetAgain(const Field& field, const Rooms& rooms, const Places& places) {
    int repeats = 0;
    for (int table = 0; table < rooms.tables(); ++table)
        for (int i = rooms.first(table); i < rooms.first(table + 1); ++i)
            for (int j = i + 1; j < rooms.first(table + 1); ++j)
                repeats += field.opposed(places[asIndex(i)], places[asIndex(j)]) > 0 ? 1 : 0;
    return repeats;
}

// Whether a search finds a round of these people with fewer.
bool isFewerFound(const Tournament& tournament, const Round& round, const Field& field, int repeats) {
    const std::vector<int> sizes = tableSizes(tournament.settings, field.people());
    if (sizes.empty()) return false;
    const OwnPlan other = planOf(tournament, field, round.number, 1, base::mix(round.seed, OfCheck));
    return other.cost < kMustNot && meetAgain(field, Rooms(sizes), other.rounds.rounds.front()) < repeats;
}

} // namespace

Quality qualityOfOwnTables(const Tournament& tournament, const Round& round) {
    const Field field(tournament, round);
    Quality quality;
    for (const Table& table : round.tables)
        for (std::size_t i = 0; i < table.sides.size(); ++i)
            for (std::size_t j = i + 1; j < table.sides.size(); ++j) {
                const auto [a, b] = std::minmax(table.sides[i].front(), table.sides[j].front());
                const int first = field.playerOf(a);
                const int second = field.playerOf(b);
                if (const int before = field.opposed(first, second); before > 0) {
                    ++quality.opponentRepeats;
                    quality.details.push_back({"table", {a, b}, before + 1});
                }
                if (field.bond(first, second).sameClub) {
                    ++quality.clubMeetings;
                    quality.details.push_back({"club", {a, b}, 1});
                }
            }
    quality.meet = Meet::Once; // whoever sits at one table meets
    quality.opponentBound = fewestAgain(field, round);
    quality.opponentTotal = field.opponentRepeatsSoFar() + quality.opponentRepeats;
    if (quality.opponentRepeats > 0)
        quality.unavoidable = mustMeetAgain(tournament, round) ? Unavoidable::Yes
                              : isFewerFound(tournament, round, field, quality.opponentRepeats)
                                  ? Unavoidable::No
                                  : Unavoidable::Unknown;
    quality.opponentsUnavoidable = quality.unavoidable;
    return quality;
}

} // namespace schreiber::tournament
