#include "couples.h"

#include "matching.h"
#include "sit_outs.h"

#include <base/random.h>

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

namespace schreiber::tournament {

namespace {

// Each level outweighs the sum of all below it for up to 2^12 couples.
constexpr unsigned kLevel = 12;
constexpr std::int64_t kFirst = std::int64_t{1} << (4 * kLevel);
constexpr std::int64_t kSecond = std::int64_t{1} << (3 * kLevel);
constexpr std::int64_t kThird = std::int64_t{1} << (2 * kLevel);
constexpr std::int64_t kMostUneven = 63;
constexpr std::uint64_t kCoupleChance = 64;

std::int64_t costOf(const Field& field, int a, int b, Weighed weighed, base::Random& random) {
    const bool singles = field.tableSize() == 4;
    const Bond& bond = field.bond(a, b);
    const int met = singles ? field.partnered(a, b) : field.opposed(a, b);
    const bool camps = singles ? bond.otherCamp : bond.sameCamp;
    const std::int64_t uneven = std::clamp<std::int64_t>(met - 1, 0, kMostUneven - 1);
    std::int64_t cost = uneven * static_cast<std::int64_t>(kCoupleChance);
    cost += static_cast<std::int64_t>(random.below(kCoupleChance));
    if (met > 0) cost += singles ? kFirst : kThird;
    if (weighed == Weighed::RepeatsAlone) return cost;
    if (camps) cost += singles ? kSecond : kFirst;
    if (bond.sameClub) cost += singles ? kThird : kSecond;
    return cost;
}

// For each who is left over those it may be, as nodes of the matching. Where costs are the same the order of
// the nodes decides.
std::optional<Couples> coupled(const Field& field, const std::vector<int>& order, Weighed weighed,
                               const std::vector<std::vector<int>>& leftOver, base::Random& random) {
    const SitOuts sitOuts(field);
    std::vector<int> nodeOf(order.size());
    for (std::size_t node = 0; node < order.size(); ++node)
        nodeOf[static_cast<std::size_t>(order[node])] = static_cast<int>(node);
    std::vector<MatchingEdge> edges;
    for (std::size_t a = 0; a < order.size(); ++a) {
        if (sitOuts.must(order[a])) continue;
        for (std::size_t b = a + 1; b < order.size(); ++b)
            if (!sitOuts.must(order[b]) && !field.bond(order[a], order[b]).never)
                edges.push_back({static_cast<int>(a), static_cast<int>(b),
                                 costOf(field, order[a], order[b], weighed, random)});
    }
    // Each who is left over is coupled with an empty chair; at the first of them two play one against one.
    for (std::size_t chair = 0; chair < leftOver.size(); ++chair)
        for (const int player : leftOver[chair])
            edges.push_back({nodeOf[static_cast<std::size_t>(player)], field.size() + static_cast<int>(chair),
                             static_cast<std::int64_t>(random.below(kCoupleChance))});
    const auto mates = cheapestPerfectMatching(field.size() + field.bench(), edges);
    if (!mates) return std::nullopt;

    Couples couples;
    for (std::size_t node = 0; node < order.size(); ++node) {
        const int other = (*mates)[node];
        if (static_cast<int>(node) >= other || other >= field.size()) continue;
        const int player = order[node];
        const int mate = order[static_cast<std::size_t>(other)];
        couples.places.insert(couples.places.end(), {player, mate});
        const int met = field.tableSize() == 4 ? field.partnered(player, mate) : field.opposed(player, mate);
        if (met > 0) ++couples.repeats;
    }
    for (auto chair = mates->begin() + field.size(); chair != mates->end(); ++chair)
        couples.places.push_back(order[static_cast<std::size_t>(*chair)]);
    return couples;
}

} // namespace

std::optional<Couples> fewestRepeats(const Field& field, std::uint64_t seed, Weighed weighed) {
    base::Random random(seed);
    const SitOuts sitOuts(field);
    std::vector<std::vector<int>> leftOver(static_cast<std::size_t>(field.bench()));
    for (int chair = 0; chair < field.bench(); ++chair)
        for (int player = 0; player < field.size(); ++player)
            if (chair < field.restPlayers() ? sitOuts.mayPlay(player) : sitOuts.maySit(player))
                leftOver[static_cast<std::size_t>(chair)].push_back(player);
    std::vector<int> order(static_cast<std::size_t>(field.size()));
    std::iota(order.begin(), order.end(), 0);
    return coupled(field, order, weighed, leftOver, random);
}

std::optional<Couples> fewestRepeats(const Field& field, std::uint64_t seed,
                                     const std::vector<std::vector<int>>& leftOver) {
    base::Random random(seed);
    std::vector<int> order(static_cast<std::size_t>(field.size()));
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);
    return coupled(field, order, Weighed::All, leftOver, random);
}

} // namespace schreiber::tournament
