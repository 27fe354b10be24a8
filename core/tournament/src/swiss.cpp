#include "swiss.h"

#include "matching.h"
#include "sit_outs.h"

#include <base/random.h>
#include <tournament/standings.h>

#include <algorithm>
#include <cstddef>
#include <unordered_map>
#include <vector>

namespace schreiber::tournament {

namespace {

constexpr std::uint64_t kChance = 64;
constexpr std::int64_t kRematch = std::int64_t{1} << 57U;

// Levels of the cost, each above the sum of those below over all tables: chance, floats, distance in score
// squared, club mates (as bad as the greatest distance), rematch.
struct Levels {
    Levels(std::int64_t tables, std::int64_t rounds)
        : floated(static_cast<std::int64_t>(kChance) * tables)
        , distance(floated * (tables * rounds + 1)) {
        while (2 * tables * distance * (farthest + 1) * (farthest + 1) < kRematch) ++farthest;
    }
    std::int64_t club() const { return distance * farthest * farthest; }

    std::int64_t floated;
    std::int64_t distance;
    std::int64_t farthest = 1; // what is further apart in the field is measured in coarser steps
};

// How far below the leader each one is after a round, in halves of a point; empty before the first.
std::unordered_map<int, int> behindLeader(const Tournament& tournament, int round) {
    std::unordered_map<int, int> behind;
    if (round == 0) return behind;
    const auto standings = standingsOf(tournament, round);
    if (!standings || standings->rows.empty()) return behind;
    const auto byScore = [](const StandingRow& a, const StandingRow& b) {
        return a.score.halves < b.score.halves;
    };
    const int most = std::max_element(standings->rows.begin(), standings->rows.end(), byScore)->score.halves;
    for (const StandingRow& row : standings->rows) behind.emplace(row.entry, most - row.score.halves);
    return behind;
}

int valueIn(const std::unordered_map<int, int>& values, int number) {
    const auto found = values.find(number);
    return found == values.end() ? 0 : found->second;
}

// How often each contestant has met somebody with a lower score.
std::unordered_map<int, int> downfloats(const Tournament& tournament, int number) {
    std::unordered_map<int, int> floats;
    for (const Round& round : tournament.rounds) {
        if (round.state != RoundState::Published || round.number >= number || round.number == 1) continue;
        const auto behind = behindLeader(tournament, round.number - 1);
        for (const Table& table : round.tables) {
            const int a = table.sides[0][0];
            const int b = table.sides[1][0];
            const int lower = valueIn(behind, b) - valueIn(behind, a);
            if (lower != 0) ++floats[lower > 0 ? a : b];
        }
    }
    return floats;
}

} // namespace

std::optional<Places> swissPlaces(const Tournament& tournament, const Field& field, int number,
                                  std::uint64_t seed) {
    base::Random random(seed);
    const auto behind = behindLeader(tournament, number - 1);
    const auto floats = downfloats(tournament, number);
    std::vector<int> below;
    std::vector<int> floated;
    int lowest = 0;
    const SitOuts sitOuts(field);
    for (int player = 0; player < field.size(); ++player) {
        below.push_back(valueIn(behind, field.number(player)));
        floated.push_back(valueIn(floats, field.number(player)));
        lowest = std::max(lowest, below.back());
    }
    const Levels levels(field.size() / 2 + 1, number);
    const std::int64_t widest = std::max(lowest, 1);
    const auto distance = [&](int a, int b) {
        const std::int64_t apart = std::abs(a - b);
        const std::int64_t steps =
            widest <= levels.farthest ? apart : (apart * levels.farthest + widest / 2) / widest;
        return steps * steps * levels.distance;
    };
    std::vector<MatchingEdge> edges;
    for (int a = 0; a < field.size(); ++a) {
        const auto first = static_cast<std::size_t>(a);
        for (int b = a + 1; b < field.size(); ++b) {
            const auto second = static_cast<std::size_t>(b);
            if (field.bond(a, b).never) continue;
            std::int64_t cost = distance(below[first], below[second]);
            cost += static_cast<std::int64_t>(random.below(kChance));
            if (field.opposed(a, b) > 0) cost += kRematch;
            if (field.bond(a, b).sameClub || field.bond(a, b).sameCamp) cost += levels.club();
            if (below[first] != below[second])
                cost += levels.floated * (below[first] < below[second] ? floated[first] : floated[second]);
            edges.push_back({a, b, cost});
        }
        if (sitOuts.may(a))
            edges.push_back(
                {a, field.size(),
                 distance(lowest, below[first]) + static_cast<std::int64_t>(random.below(kChance))});
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
