#include "swiss.h"

#include "matching.h"

#include <base/random.h>
#include <tournament/standings.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <unordered_map>
#include <vector>

namespace schreiber::tournament {

namespace {

// Levels of the cost, each above the sum of those below for up to 2^9 tables: chance, floats, distance in
// score, club mates (as bad as the greatest distance), rematch.
constexpr std::uint64_t kChance = 64;
constexpr std::int64_t kFloat = std::int64_t{1} << 16U;
constexpr std::int64_t kDistance = std::int64_t{1} << 32U;
constexpr std::int64_t kMostDistance = 127;
constexpr std::int64_t kClub = kMostDistance * kMostDistance * kDistance;
constexpr std::int64_t kRematch = std::int64_t{1} << 57U;

// How many different scores lie above each one's after a round; empty before the first.
std::unordered_map<int, int> scoreGroups(const Tournament& tournament, int round) {
    std::unordered_map<int, int> groups;
    if (round == 0) return groups;
    const auto standings = standingsOf(tournament, round);
    if (!standings) return groups;
    std::set<int, std::greater<>> scores;
    for (const StandingRow& row : standings->rows) scores.insert(row.score.halves);
    std::unordered_map<int, int> groupOf;
    for (const int score : scores) groupOf.emplace(score, static_cast<int>(groupOf.size()));
    for (const StandingRow& row : standings->rows) groups.emplace(row.entry, groupOf[row.score.halves]);
    return groups;
}

int groupIn(const std::unordered_map<int, int>& groups, int number) {
    const auto found = groups.find(number);
    return found == groups.end() ? 0 : found->second;
}

// How often each contestant has met somebody with a lower score.
std::unordered_map<int, int> downfloats(const Tournament& tournament, int number) {
    std::unordered_map<int, int> floats;
    for (const Round& round : tournament.rounds) {
        if (round.state != RoundState::Published || round.number >= number || round.number == 1) continue;
        const auto groups = scoreGroups(tournament, round.number - 1);
        for (const Table& table : round.tables) {
            const int a = table.sides[0][0];
            const int b = table.sides[1][0];
            const int lower = groupIn(groups, b) - groupIn(groups, a);
            if (lower != 0) ++floats[lower > 0 ? a : b];
        }
    }
    return floats;
}

} // namespace

std::optional<Places> swissPlaces(const Tournament& tournament, const Field& field, int number,
                                  std::uint64_t seed) {
    base::Random random(seed);
    const auto groups = scoreGroups(tournament, number - 1);
    const auto floats = downfloats(tournament, number);
    std::vector<int> group;
    std::vector<int> floated;
    int lowest = 0;
    int fewestSitOuts = field.size() > 0 ? field.satOut(0) : 0;
    for (int player = 0; player < field.size(); ++player) {
        group.push_back(groupIn(groups, field.number(player)));
        floated.push_back(groupIn(floats, field.number(player)));
        lowest = std::max(lowest, group.back());
        fewestSitOuts = std::min(fewestSitOuts, field.satOut(player));
    }
    const auto distance = [](int a, int b) {
        const std::int64_t steps = std::min<std::int64_t>(kMostDistance, std::abs(a - b));
        return steps * steps * kDistance;
    };
    std::vector<MatchingEdge> edges;
    for (int a = 0; a < field.size(); ++a) {
        const auto first = static_cast<std::size_t>(a);
        for (int b = a + 1; b < field.size(); ++b) {
            const auto second = static_cast<std::size_t>(b);
            if (field.bond(a, b).never) continue;
            std::int64_t cost = distance(group[first], group[second]);
            cost += static_cast<std::int64_t>(random.below(kChance));
            if (field.opposed(a, b) > 0) cost += kRematch;
            if (field.bond(a, b).sameClub || field.bond(a, b).sameCamp) cost += kClub;
            if (group[first] != group[second])
                cost += kFloat * (group[first] < group[second] ? floated[first] : floated[second]);
            edges.push_back({a, b, cost});
        }
        if (field.bench() == 1 && field.satOut(a) == fewestSitOuts)
            edges.push_back(
                {a, field.size(),
                 distance(lowest, group[first]) + static_cast<std::int64_t>(random.below(kChance))});
    }
    const auto mates = cheapestPerfectMatching(field.size() + field.bench(), edges);
    if (!mates) return std::nullopt;
    Places places;
    std::optional<int> sitting;
    for (int a = 0; a < field.size(); ++a) {
        const int b = (*mates)[static_cast<std::size_t>(a)];
        if (b == field.size()) sitting = a;
        if (a < b && b < field.size()) places.insert(places.end(), {a, b});
    }
    if (sitting) places.push_back(*sitting);
    return places;
}

} // namespace schreiber::tournament
