#include "couples.h"
#include "evening.h"
#include "matching.h"

#include <base/random.h>

#include <algorithm>
#include <limits>
#include <set>

using namespace schreiber;
using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

constexpr std::int64_t kNone = std::numeric_limits<std::int64_t>::max();

// The cheapest way to couple all by trying every one.
std::int64_t cheapestByTrying(const std::vector<std::vector<std::int64_t>>& costs, std::set<int> left) {
    if (left.empty()) return 0;
    const int a = *left.begin();
    left.erase(left.begin());
    std::int64_t best = kNone;
    for (const int b : left) {
        const std::int64_t cost = costs[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
        if (cost == kNone) continue;
        std::set<int> rest = left;
        rest.erase(b);
        const std::int64_t other = cheapestByTrying(costs, rest);
        if (other != kNone) best = std::min(best, cost + other);
    }
    return best;
}

} // namespace

TEST_CASE("the matching is the cheapest there is, or there is none") {
    const std::uint64_t seed = 42;
    INFO("seed " << seed);
    base::Random random(seed);
    for (int field = 0; field < 300; ++field) {
        const int nodes = 2 + 2 * static_cast<int>(random.below(4));
        const auto size = static_cast<std::size_t>(nodes);
        std::vector<std::vector<std::int64_t>> costs(size, std::vector<std::int64_t>(size, kNone));
        std::vector<MatchingEdge> edges;
        std::set<int> all;
        for (int a = 0; a < nodes; ++a) {
            all.insert(a);
            for (int b = a + 1; b < nodes; ++b) {
                if (random.below(3) == 0) continue;
                const auto cost = static_cast<std::int64_t>(random.below(50)) << (random.below(2) * 40U);
                costs[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] = cost;
                edges.push_back({a, b, cost});
            }
        }
        const auto mates = cheapestPerfectMatching(nodes, edges);
        const std::int64_t best = cheapestByTrying(costs, all);
        REQUIRE(mates.has_value() == (best != kNone));
        if (!mates) continue;
        std::int64_t sum = 0;
        for (int a = 0; a < nodes; ++a) {
            const int b = (*mates)[static_cast<std::size_t>(a)];
            REQUIRE((*mates)[static_cast<std::size_t>(b)] == a);
            if (a < b) sum += costs[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
        }
        REQUIRE(sum == best);
    }
    CHECK(cheapestPerfectMatching(0, {}).has_value());
    CHECK_FALSE(cheapestPerfectMatching(3, {{0, 1, 1}, {1, 2, 1}, {0, 2, 1}}));
}

TEST_CASE("couples with the fewest repeats, by trying every way for up to eight") {
    const std::uint64_t seed = 7;
    INFO("seed " << seed);
    base::Random random(seed);
    for (int evening = 0; evening < 40; ++evening) {
        Tournament tournament = singles(8);
        const std::uint64_t played = 1 + random.below(8);
        for (std::uint64_t round = 1; round <= played; ++round) {
            std::vector<int> seats{1, 2, 3, 4, 5, 6, 7, 8};
            random.shuffle(seats);
            addRound(tournament).tables = {
                tableOf(1, {{seats[0], seats[1]}, {seats[2], seats[3]}}, {Sheet{}}),
                tableOf(2, {{seats[4], seats[5]}, {seats[6], seats[7]}}, {Sheet{}})};
        }
        tournament.never = {{1, 2}};
        tournament.settings.rounds = static_cast<int>(played) + 1;
        const Field field(tournament, static_cast<int>(played) + 1);
        std::vector<std::vector<std::int64_t>> costs(8, std::vector<std::int64_t>(8, kNone));
        std::set<int> all;
        for (int a = 0; a < 8; ++a) {
            all.insert(a);
            for (int b = a + 1; b < 8; ++b)
                if (!field.bond(a, b).never)
                    costs[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] =
                        field.partnered(a, b) > 0 ? 1 : 0;
        }
        const auto couples = fewestRepeats(field, random.next());
        REQUIRE(couples.has_value());
        REQUIRE(couples->repeats == cheapestByTrying(costs, all));
        // And the draw has no more than that.
        const auto round = drawRound(tournament, static_cast<int>(played) + 1, random.next());
        REQUIRE(round.ok());
        const Quality quality = qualityOf(tournament, *round);
        REQUIRE(quality.partnerRepeats == couples->repeats);
        if (quality.partnerRepeats > 0) REQUIRE(quality.partnersUnavoidable == Unavoidable::Yes);
    }
}

TEST_CASE("who sits out is chosen among those who did so least often") {
    Tournament tournament = singles(6);
    tournament.rounds.resize(1);
    tournament.rounds[0].number = 1;
    tournament.rounds[0].state = RoundState::Published;
    tournament.rounds[0].tables = {tableOf(1, {{1, 2}, {3, 4}}, {Sheet{}})};
    tournament.rounds[0].sittingOut = {5, 6};
    const Field field(tournament, 2);
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        const auto couples = fewestRepeats(field, seed);
        REQUIRE(couples.has_value());
        REQUIRE(couples->places.size() == 6);
        CHECK(couples->repeats == 0);
        for (const std::size_t place : {4U, 5U}) CHECK(field.number(couples->places[place]) <= 4);
    }
}
