#include "couples.h"

#include "matching.h"
#include "sit_outs.h"

#include <base/random.h>

#include <algorithm>
#include <cstddef>
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

} // namespace

std::optional<Couples> fewestRepeats(const Field& field, std::uint64_t seed, Weighed weighed) {
    base::Random random(seed);
    const SitOuts sitOuts(field);
    std::vector<MatchingEdge> edges;
    for (int a = 0; a < field.size(); ++a) {
        if (sitOuts.must(a)) continue;
        for (int b = a + 1; b < field.size(); ++b)
            if (!sitOuts.must(b) && !field.bond(a, b).never)
                edges.push_back({a, b, costOf(field, a, b, weighed, random)});
    }
    // Each who is left over is coupled with an empty chair; at the first of them two play one against one.
    for (int chair = field.size(); chair < field.size() + field.bench(); ++chair)
        for (int player = 0; player < field.size(); ++player)
            if (chair < field.size() + field.restPlayers() ? sitOuts.mayPlay(player) : sitOuts.maySit(player))
                edges.push_back({player, chair, static_cast<std::int64_t>(random.below(kCoupleChance))});
    const auto mates = cheapestPerfectMatching(field.size() + field.bench(), edges);
    if (!mates) return std::nullopt;

    Couples couples;
    for (int player = 0; player < field.size(); ++player) {
        const int mate = (*mates)[static_cast<std::size_t>(player)];
        if (player < mate && mate < field.size()) {
            couples.places.insert(couples.places.end(), {player, mate});
            const int met =
                field.tableSize() == 4 ? field.partnered(player, mate) : field.opposed(player, mate);
            if (met > 0) ++couples.repeats;
        }
    }
    couples.places.insert(couples.places.end(), mates->begin() + field.size(), mates->end());
    return couples;
}

} // namespace schreiber::tournament
