#include "seating.h"
#include "sit_outs.h"

#include <base/contract.h>
#include <base/random.h>
#include <tournament/limits.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace schreiber::tournament {

namespace {

using Cost = std::int64_t;

// Each level outweighs all that one move can change on the levels below: a move touches 12 relations at most.
// Repeats are few first (kOpponent each), then evenly spread (kUneven for each further meeting of the same
// two).
constexpr Cost kUneven = Cost{1} << 3U;
constexpr Cost kOpponent = Cost{1} << 10U;
constexpr Cost kClub = Cost{1} << 18U;
constexpr Cost kCamp = Cost{1} << 26U;
constexpr Cost kPartner = Cost{1} << 34U;
constexpr Cost kNever = Cost{1} << 42U;
// Relations of all rounds together, so that no sum of weights comes near the end of 64 bits.
constexpr std::int64_t kMostRelations = std::int64_t{1} << 18U;

// Steps of the search: so many for each place of each round, and never more than that.
constexpr std::int64_t kStepsAPlace = 8000;
constexpr std::int64_t kMostSteps = 1'000'000;

// Chances of a step for the worse, in 1/65536 for each eighth of an opponent repeat: from a temperature of
// 3/8 of a repeat down to 1/4 (the figures that did best on fields of 16 and 20).
constexpr std::int64_t kHot = 46'957;
constexpr std::int64_t kTepid = 41'000;
constexpr std::int64_t kCold = 39'750;
constexpr Cost kEighth = kOpponent / 8;
constexpr std::size_t kEighths = 48;         // beyond six repeats there is no chance
constexpr std::int64_t kCooling = 1024;      // steps at one temperature
constexpr std::int64_t kUnevenChance = 2048; // of a step that only spreads repeats less evenly

// Of two who have met so often before.
constexpr Cost again(Cost first, int before) {
    return before > 0 ? first + kUneven * (before - 1) : 0;
}

class Annealer {
  public:
    Annealer(const Field& field, Seating start, std::uint64_t seed)
        : m_field(field)
        , m_size(static_cast<std::size_t>(field.size()))
        , m_people(static_cast<std::size_t>(field.people()))
        , m_tableSize(static_cast<std::size_t>(field.tableSize()))
        , m_seats(static_cast<std::size_t>(field.seats()))
        , m_rest(static_cast<std::size_t>(field.restPlayers()))
        , m_once(field.meet() == Meet::Once)
        , m_sitOuts(field)
        , m_random(seed)
        , m_now(std::move(start))
        , m_relations(m_size * m_size)
        , m_partnerPrices(m_size * m_size)
        , m_opponentPrices(m_size * m_size)
        , m_exchangeEvery(std::max<std::int64_t>(8, static_cast<std::int64_t>(m_now.rounds.size()))) {
        const auto relations = static_cast<std::int64_t>(m_now.rounds.size() * m_seats * 2);
        SCHREIBER_REQUIRE(relations < kMostRelations, "more rounds at once than the weights allow");
        for (int a = 0; a < field.size(); ++a) {
            for (int b = 0; b < field.size(); ++b) {
                const Bond& bond = field.bond(a, b);
                const Cost together = (bond.never ? kNever : 0) + (bond.sameClub ? kClub : 0);
                Relation& relation = m_relations[cell(a, b)];
                relation.asPartner = together + (bond.otherCamp ? kCamp : 0);
                relation.asOpponent = together + (bond.sameCamp ? kCamp : 0);
                relation.partnered = field.partnered(a, b);
                relation.opposed = field.opposed(a, b);
                price(a, b);
            }
        }
        for (std::size_t round = 0; round < m_now.rounds.size(); ++round) {
            m_placeOf.emplace_back(m_size);
            for (std::size_t place = 0; place < m_size; ++place)
                m_placeOf[round][index(m_now.rounds[round][place])] = place;
            for (std::size_t place = 0; place < m_seats; place += m_tableSize)
                m_cost += table(round, place, 1);
            if (m_rest > 0) m_cost += table(round, m_seats, 1);
        }
        m_best = m_now;
        m_bestCost = m_cost;
    }

    Seating run(Movable movable, Warmth warmth) {
        const Cost least = kOpponent * opponentBound(m_field, static_cast<int>(m_now.rounds.size()));
        const auto places = static_cast<std::int64_t>(m_now.rounds.size() * m_seats);
        // A swap of sides moves four players, and there are fewer ways to do it; from a good start it is not
        // far.
        const std::int64_t share = movable == Movable::Sides ? 4 : warmth == Warmth::Low ? 2 : 1;
        const std::int64_t steps = std::min(kMostSteps, kStepsAPlace * places) / share;
        for (std::int64_t step = 0; step < steps && m_bestCost > least; ++step) {
            if (step % kCooling == 0) cool(warmth, step, steps);
            move(movable, step);
        }
        return m_best;
    }

    // The same repeats, spread more evenly: a repeat more is never worth it, and a little unevenness on the
    // way sometimes is. Nothing where no two meet again.
    Seating evened(Movable movable) {
        const auto places = static_cast<std::int64_t>(m_now.rounds.size() * m_seats);
        const std::int64_t steps = m_cost < kOpponent ? 0 : std::min(kMostSteps, kStepsAPlace * places) / 8;
        m_chances.fill(0);
        m_chances[1] = kUnevenChance;
        for (std::int64_t step = 0; step < steps; ++step) move(movable, step);
        return m_best;
    }

  private:
    void move(Movable movable, std::int64_t step) {
        if (movable == Movable::Sides)
            tryToSwapSides();
        else if (m_seats < m_size && step % m_exchangeEvery == 0)
            tryToExchange();
        else
            tryToSwap();
    }

    static std::size_t index(int player) { return static_cast<std::size_t>(player); }
    // Empty chairs are one and the same: who sat with one has been at a table of two.
    std::size_t cell(int a, int b) const {
        return std::min(index(a), m_people) * m_size + std::min(index(b), m_people);
    }

    // Three choices from one random number: the search asks so often that exact evenness (Random::below)
    // would cost more than all the rest, and it needs none.
    class Dice {
      public:
        explicit Dice(base::Random& random)
            : m_bits(random.next()) {}
        std::size_t below(std::size_t bound) {
            const std::uint64_t chosen = (m_bits & kMask) * bound >> kBits;
            m_bits >>= kBits;
            return static_cast<std::size_t>(chosen);
        }

      private:
        static constexpr unsigned kBits = 21;
        static constexpr std::uint64_t kMask = (std::uint64_t{1} << kBits) - 1;
        std::uint64_t m_bits;
    };

    void cool(Warmth warmth, std::int64_t step, std::int64_t steps) {
        const std::int64_t from = warmth == Warmth::Low ? kTepid : kHot;
        const std::int64_t factor = from + (kCold - from) * step / steps;
        std::int64_t chance = std::int64_t{1} << 16U;
        for (std::int64_t& entry : m_chances) {
            entry = chance;
            chance = chance * factor >> 16U;
        }
    }

    bool accepts(Cost worse) {
        if (worse <= 0) return true;
        const auto eighths = static_cast<std::size_t>((worse + kEighth - 1) / kEighth);
        if (worse >= kEighth * static_cast<Cost>(kEighths)) return false;
        return static_cast<std::int64_t>(m_random.next() >> 48U) < m_chances[eighths];
    }

    void keepIfBest() {
        if (m_cost >= m_bestCost) return;
        m_bestCost = m_cost;
        m_best = m_now;
    }

    // What two are to each other: what it costs whatever was played, and how often they have met.
    struct Relation {
        Cost asPartner = 0;
        Cost asOpponent = 0;
        int partnered = 0;
        int opposed = 0;
    };
    // What it costs that two sit together once more, and what it saves that they do once less. Kept, as the
    // search asks for it all the time and seldom changes it.
    struct Price {
        Cost more = 0;
        Cost less = 0;
    };

    void price(int a, int b) {
        const bool atTwo = index(a) >= m_people || index(b) >= m_people;
        const Relation& now = m_relations[cell(a, b)];
        const auto meeting = [&](int before) { return again(atTwo ? kPartner : kOpponent, before); };
        const auto partnering = [&](int less) {
            const Cost met = m_once ? meeting(now.opposed - less) : 0;
            return now.asPartner + again(kPartner, now.partnered - less) + met;
        };
        m_partnerPrices[cell(a, b)] = {partnering(0), partnering(1)};
        m_opponentPrices[cell(a, b)] = {now.asOpponent + meeting(now.opposed),
                                        now.asOpponent + meeting(now.opposed - 1)};
    }

    void priceBoth(int a, int b) {
        price(a, b);
        m_partnerPrices[cell(b, a)] = m_partnerPrices[cell(a, b)];
        m_opponentPrices[cell(b, a)] = m_opponentPrices[cell(a, b)];
    }

    // Two players come to sit at a table together (sign 1) or no longer do (-1).
    Cost relate(int a, int b, bool partners, int sign) {
        const std::size_t at = cell(a, b);
        const std::size_t mirrored = cell(b, a);
        std::vector<Price>& prices = partners ? m_partnerPrices : m_opponentPrices;
        const Price before = prices[at];
        const Cost cost = sign > 0 ? before.more : -before.less;
        // Figure by figure: to copy as a whole what has just been written in parts takes the processor longer
        // than all the rest.
        Relation& now = m_relations[at];
        Relation& same = m_relations[mirrored];
        if (partners) same.partnered = now.partnered += sign;
        if (!partners || m_once) same.opposed = now.opposed += sign;
        if (m_once || m_people != m_size) {
            priceBoth(a, b);
            return cost;
        }
        // What was the next is the last, and the other way round.
        const Cost whatever = partners ? now.asPartner : now.asOpponent;
        const Cost first = partners ? kPartner : kOpponent;
        const int met = partners ? now.partnered : now.opposed;
        const Cost more = sign > 0 ? whatever + again(first, met) : before.less;
        const Cost less = sign > 0 ? before.more : whatever + again(first, met - 1);
        for (Price* price : {&prices[at], &prices[mirrored]}) price->more = more, price->less = less;
        return cost;
    }

    // What `swapPlaces` would give for two places of different tables, all of them people.
    Cost costOfSwap(std::size_t round, std::size_t i, std::size_t j) const {
        const Places& places = m_now.rounds[round];
        Cost cost = 0;
        for (const auto& [place, other] : {std::pair(i, j), std::pair(j, i)}) {
            const std::size_t goes = index(places[place]) * m_size;
            const std::size_t comes = index(places[other]) * m_size;
            const auto with = [&](std::size_t seat, const std::vector<Price>& prices) {
                const std::size_t mate = index(places[seat]);
                cost += prices[comes + mate].more - prices[goes + mate].less;
            };
            if (m_tableSize == 4) { // without a loop, as it is asked for by the million
                with(place ^ 1U, m_partnerPrices);
                with(place ^ 2U, m_opponentPrices);
                with(place ^ 3U, m_opponentPrices);
                continue;
            }
            const Seats seats = tableAt(place);
            for (std::size_t seat = seats.first; seat < seats.last; ++seat)
                if (seat != place) with(seat, m_opponentPrices);
        }
        return cost;
    }

    // What it costs that two at one table are partners and not opponents, or (`less` 1) has cost since they
    // are.
    Cost costOfPartnering(std::size_t at, int less) const {
        const Relation& now = m_relations[at];
        const Cost partnering = now.asPartner + again(kPartner, now.partnered - less);
        const Cost opposing = now.asOpponent + (m_once ? 0 : again(kOpponent, now.opposed - 1 + less));
        return partnering - opposing;
    }

    // The same as `costOfSwap` for two of one table of four, on either side: each comes to play with the
    // other's partner.
    Cost costOfTurn(std::size_t round, std::size_t i, std::size_t j) const {
        const Places& places = m_now.rounds[round];
        const auto at = [&](std::size_t a, std::size_t b) {
            return index(places[a]) * m_size + index(places[b]);
        };
        return costOfPartnering(at(i, j ^ 1U), 0) + costOfPartnering(at(j, i ^ 1U), 0) -
               costOfPartnering(at(i, i ^ 1U), 1) - costOfPartnering(at(j, j ^ 1U), 1);
    }

    bool partners(std::size_t place, std::size_t other) const {
        return m_tableSize == 4 && place < m_seats && place / 2 == other / 2;
    }

    // The places of a table, of four or of two who are left over; who sits out is alone.
    struct Seats {
        std::size_t first = 0;
        std::size_t last = 0; // behind them

        friend bool operator==(const Seats&, const Seats&) = default;
    };
    Seats tableAt(std::size_t place) const {
        if (place >= m_seats + m_rest) return {place, place + 1};
        if (place >= m_seats) return {m_seats, m_seats + m_rest};
        const std::size_t first = place / m_tableSize * m_tableSize;
        return {first, first + m_tableSize};
    }

    Cost player(std::size_t round, std::size_t place, int sign) {
        const Places& places = m_now.rounds[round];
        if (m_tableSize == 4 && place < m_seats)
            return relate(places[place], places[place ^ 1U], true, sign) +
                   relate(places[place], places[place ^ 2U], false, sign) +
                   relate(places[place], places[place ^ 3U], false, sign);
        const Seats seats = tableAt(place);
        Cost cost = 0;
        for (std::size_t other = seats.first; other < seats.last; ++other)
            if (other != place) cost += relate(places[place], places[other], partners(place, other), sign);
        return cost;
    }

    Cost table(std::size_t round, std::size_t first, int sign) {
        const Places& places = m_now.rounds[round];
        const std::size_t last = tableAt(first).last;
        Cost cost = 0;
        for (std::size_t i = first; i < last; ++i)
            for (std::size_t j = i + 1; j < last; ++j)
                cost += relate(places[i], places[j], partners(i, j), sign);
        return cost;
    }

    void exchange(std::size_t round, std::size_t i, std::size_t j) {
        Places& places = m_now.rounds[round];
        std::swap(places[i], places[j]);
        m_placeOf[round][index(places[i])] = i;
        m_placeOf[round][index(places[j])] = j;
    }

    // Two places of a round change players; gives what that costs.
    Cost swapPlaces(std::size_t round, std::size_t i, std::size_t j) {
        if (const Seats seats = tableAt(i); seats == tableAt(j)) {
            const Cost cost = table(round, seats.first, -1);
            exchange(round, i, j);
            return cost + table(round, seats.first, 1);
        }
        Cost cost = player(round, i, -1) + player(round, j, -1);
        exchange(round, i, j);
        cost += player(round, i, 1);
        return cost + player(round, j, 1);
    }

    void tryToSwap() {
        Dice dice(m_random);
        const std::size_t round = dice.below(m_now.rounds.size());
        const std::size_t i = dice.below(m_seats);
        const std::size_t j = dice.below(m_seats);
        const bool sameSide = m_tableSize == 4 ? i / 2 == j / 2 : i / m_tableSize == j / m_tableSize;
        if (sameSide) return;
        const bool turns = m_tableSize == 4 && i / 4 == j / 4;
        if (m_people == m_size) {
            // Most steps are not taken, and what it would cost is known without taking it.
            const Cost worse = turns ? costOfTurn(round, i, j) : costOfSwap(round, i, j);
            if (!accepts(worse)) return;
            swapPlaces(round, i, j);
            m_cost += worse;
            keepIfBest();
            return;
        }
        const Cost worse = swapPlaces(round, i, j);
        if (!accepts(worse)) {
            swapPlaces(round, i, j);
            return;
        }
        m_cost += worse;
        keepIfBest();
    }

    // As often left over, and as often without a game.
    bool areEvenBefore(std::size_t round, int player, int other) const {
        if (!m_sitOuts.areEven(player, other)) return false;
        int leftOver = 0;
        int satOut = 0;
        for (std::size_t earlier = 0; earlier < round; ++earlier)
            for (const auto& [one, sign] : {std::pair(player, 1), std::pair(other, -1)}) {
                const std::size_t place = m_placeOf[earlier][index(one)];
                leftOver += place >= m_seats ? sign : 0;
                satOut += place >= m_seats + m_rest ? sign : 0;
            }
        return leftOver == 0 && satOut == 0;
    }

    Cost exchangeFrom(std::size_t round, int a, int b) {
        Cost cost = 0;
        for (std::size_t later = round; later < m_now.rounds.size(); ++later)
            cost += swapPlaces(later, m_placeOf[later][index(a)], m_placeOf[later][index(b)]);
        return cost;
    }

    // Somebody else is left over: two who were equally often before change places in this and all later
    // rounds, which leaves it as fair as it was.
    void tryToExchange() {
        Dice dice(m_random);
        const std::size_t round = dice.below(m_now.rounds.size());
        const int sitting = m_now.rounds[round][m_seats + dice.below(m_size - m_seats)];
        const int seated = m_now.rounds[round][dice.below(m_seats)];
        if (!areEvenBefore(round, sitting, seated)) return;
        if (m_field.bond(sitting, seated).otherCamp) return; // whose camp sits out was chosen at the start
        const Cost worse = exchangeFrom(round, sitting, seated);
        if (!accepts(worse)) {
            exchangeFrom(round, sitting, seated);
            return;
        }
        m_cost += worse;
        keepIfBest();
    }

    Cost swapSides(std::size_t round, std::size_t sideI, std::size_t sideJ) {
        const std::size_t tableI = sideI / 2 * m_tableSize;
        const std::size_t tableJ = sideJ / 2 * m_tableSize;
        const std::size_t players = m_tableSize / 2;
        Cost cost = table(round, tableI, -1) + table(round, tableJ, -1);
        for (std::size_t k = 0; k < players; ++k) exchange(round, sideI * players + k, sideJ * players + k);
        cost += table(round, tableI, 1);
        return cost + table(round, tableJ, 1);
    }

    void tryToSwapSides() {
        Dice dice(m_random);
        const std::size_t sides = m_seats / m_tableSize * 2;
        const std::size_t round = dice.below(m_now.rounds.size());
        const std::size_t i = dice.below(sides);
        const std::size_t j = dice.below(sides);
        if (i / 2 == j / 2) return;
        const Cost worse = swapSides(round, i, j);
        if (!accepts(worse)) {
            swapSides(round, i, j);
            return;
        }
        m_cost += worse;
        keepIfBest();
    }

    const Field& m_field;
    std::size_t m_size;
    std::size_t m_people;
    std::size_t m_tableSize;
    std::size_t m_seats;
    std::size_t m_rest; // so many of those left over play one against one
    bool m_once;        // nobody is to meet twice, in whatever role
    const SitOuts m_sitOuts;
    base::Random m_random;
    Seating m_now;
    std::vector<std::vector<std::size_t>> m_placeOf; // of each player, in each round
    std::vector<Relation> m_relations;               // of every two
    std::vector<Price> m_partnerPrices;
    std::vector<Price> m_opponentPrices;
    std::int64_t m_exchangeEvery; // so many steps
    std::array<std::int64_t, kEighths + 1> m_chances{};
    Cost m_cost = 0;
    Seating m_best;
    Cost m_bestCost = 0;
};

} // namespace

Seating improved(const Field& field, Seating start, Movable movable, std::uint64_t seed, Warmth warmth) {
    if (field.seats() == 0 || start.rounds.empty()) return start;
    Seating fewest = Annealer(field, std::move(start), seed).run(movable, warmth);
    return Annealer(field, std::move(fewest), seed + 1).evened(movable);
}

} // namespace schreiber::tournament
