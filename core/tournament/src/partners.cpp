#include "matching.h"

#include <base/random.h>
#include <tournament/draw.h>

#include <algorithm>
#include <cstddef>
#include <set>

namespace schreiber::tournament {

namespace {

constexpr std::int64_t kOtherCamp = std::int64_t{1} << 40U;
constexpr std::uint64_t kChance = std::uint64_t{1} << 20U;

std::vector<const Entry*> singlesOf(const Tournament& tournament) {
    std::set<int> taken;
    for (const Partnership& pair : tournament.partnerships) taken.insert({pair.first, pair.second});
    std::vector<const Entry*> singles;
    for (const Entry& entry : tournament.entries)
        if (entry.persons.size() == 1 && taken.count(entry.number) == 0 &&
            isActive(entry, currentRound(tournament) + 1))
            singles.push_back(&entry);
    return singles;
}

base::Failure<Refusal> refuseNever(const std::vector<const Entry*>& singles,
                                   const std::set<std::pair<int, int>>& never) {
    const auto apart = [&](const Entry* entry) {
        return std::count_if(singles.begin(), singles.end(), [&](const Entry* other) {
            return never.count(std::minmax(entry->number, other->number)) > 0;
        });
    };
    const Entry* worst = *std::max_element(
        singles.begin(), singles.end(), [&](const Entry* a, const Entry* b) { return apart(a) < apart(b); });
    return base::fail(Refusal{"never_impossible",
                              {{"entry", std::to_string(worst->number)},
                               {"name", nameOf(*worst)},
                               {"apart", std::to_string(apart(worst))},
                               {"active", std::to_string(singles.size())}}});
}

} // namespace

base::Result<std::vector<Partnership>, Refusal> drawPartners(const Tournament& tournament,
                                                             std::uint64_t seed) {
    const std::vector<const Entry*> singles = singlesOf(tournament);
    if (singles.empty()) return base::fail(Refusal{"no_singles", {}});
    if (singles.size() % 2 != 0)
        return base::fail(Refusal{"odd_singles", {{"count", std::to_string(singles.size())}}});

    std::set<std::pair<int, int>> never;
    for (const auto& [a, b] : tournament.never) never.insert(std::minmax(a, b));
    // Equal chances for each way to couple all: every couple has a cost of its own by chance.
    base::Random random(seed);
    std::vector<MatchingEdge> edges;
    for (std::size_t a = 0; a < singles.size(); ++a) {
        for (std::size_t b = a + 1; b < singles.size(); ++b) {
            if (never.count(std::minmax(singles[a]->number, singles[b]->number)) > 0) continue;
            auto cost = static_cast<std::int64_t>(random.below(kChance));
            if (tournament.settings.camps && singles[a]->camp != singles[b]->camp) cost += kOtherCamp;
            edges.push_back({static_cast<int>(a), static_cast<int>(b), cost});
        }
    }
    const auto mates = cheapestPerfectMatching(static_cast<int>(singles.size()), edges);
    if (!mates) return refuseNever(singles, never);

    std::set<int> used;
    for (const Entry& entry : tournament.entries)
        if (entry.persons.size() == 2) used.insert(entry.number);
    std::vector<Partnership> pairs = tournament.partnerships;
    for (const Partnership& pair : pairs) used.insert(pair.number);
    int number = 0;
    std::vector<std::pair<int, int>> drawn;
    for (std::size_t a = 0; a < singles.size(); ++a) {
        const auto b = static_cast<std::size_t>((*mates)[a]);
        if (a < b) drawn.emplace_back(singles[a]->number, singles[b]->number);
    }
    random.shuffle(drawn);
    for (const auto& [first, second] : drawn) {
        do ++number;
        while (used.count(number) > 0);
        pairs.push_back({number, first, second});
    }
    return pairs;
}

} // namespace schreiber::tournament
