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

// Where those who are drawn stand after a round; nobody anywhere before the first.
class Ranking {
  public:
    Ranking(const Tournament& tournament, int round) {
        if (round == 0) return;
        const auto standings = standingsOf(tournament, round);
        if (!standings || standings->rows.empty()) return;
        const auto byScore = [](const StandingRow& a, const StandingRow& b) {
            return a.score.halves < b.score.halves;
        };
        m_most = std::max_element(standings->rows.begin(), standings->rows.end(), byScore)->score.halves;
        int below = static_cast<int>(standings->rows.size());
        for (const StandingRow& row : standings->rows)
            m_rows.emplace(row.entry, Row{m_most - row.score.halves, --below});
    }

    // How far below the leader, in halves of a point. Who has just come has none yet.
    int behind(int number) const {
        const auto row = m_rows.find(number);
        return row == m_rows.end() ? std::max(0, m_most) : row->second.behind;
    }
    // How many stand below it. Who has just come is to play, and stands for this above all.
    int below(int number) const {
        const auto row = m_rows.find(number);
        return row == m_rows.end() ? static_cast<int>(m_rows.size()) : row->second.below;
    }

  private:
    struct Row {
        int behind = 0;
        int below = 0;
    };
    int m_most = 0;
    std::unordered_map<int, Row> m_rows;
};

// How often each contestant has met somebody with a lower score.
std::unordered_map<int, int> downfloats(const Tournament& tournament, int number) {
    std::unordered_map<int, int> floats;
    for (const Round& round : tournament.rounds) {
        if (round.state != RoundState::Published || round.number >= number || round.number == 1) continue;
        const Ranking ranking(tournament, round.number - 1);
        for (const Table& table : round.tables) {
            const int a = table.sides[0][0];
            const int b = table.sides[1][0];
            const int lower = ranking.behind(b) - ranking.behind(a);
            if (lower != 0) ++floats[lower > 0 ? a : b];
        }
    }
    return floats;
}

// Who sits out of an odd number: of those who did so least often the last without whom there are as few
// rematches as with anybody out. None where `never` leaves no round.
std::optional<int> whoSitsOut(const Field& field, const Ranking& ranking, base::Random& random) {
    const SitOuts sitOuts(field);
    const std::int64_t rematch = (std::int64_t{field.size()} + 1) * static_cast<std::int64_t>(kChance);
    std::vector<MatchingEdge> edges;
    for (int a = 0; a < field.size(); ++a) {
        for (int b = a + 1; b < field.size(); ++b)
            if (!field.bond(a, b).never) edges.push_back({a, b, field.opposed(a, b) > 0 ? rematch : 0});
        if (sitOuts.maySit(a)) {
            const std::int64_t below = ranking.below(field.number(a));
            edges.push_back({a, field.size(),
                             below * static_cast<std::int64_t>(kChance) +
                                 static_cast<std::int64_t>(random.below(kChance))});
        }
    }
    const auto mates = cheapestPerfectMatching(field.size() + 1, edges);
    if (!mates) return std::nullopt;
    return mates->back();
}

} // namespace

std::optional<Places> swissPlaces(const Tournament& tournament, const Field& field, int number,
                                  std::uint64_t seed) {
    base::Random random(seed);
    const Ranking ranking(tournament, number - 1);
    const auto floats = downfloats(tournament, number);
    std::optional<int> sitting;
    if (field.bench() > 0 && !(sitting = whoSitsOut(field, ranking, random))) return std::nullopt;
    std::vector<int> below;
    std::vector<int> floated;
    std::vector<int> players; // who plays, as players of the field
    int lowest = 0;
    for (int player = 0; player < field.size(); ++player) {
        if (player == sitting) continue;
        const auto times = floats.find(field.number(player));
        players.push_back(player);
        below.push_back(ranking.behind(field.number(player)));
        floated.push_back(times == floats.end() ? 0 : times->second);
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
    for (std::size_t first = 0; first < players.size(); ++first) {
        for (std::size_t second = first + 1; second < players.size(); ++second) {
            const int a = players[first];
            const int b = players[second];
            if (field.bond(a, b).never) continue;
            std::int64_t cost = distance(below[first], below[second]);
            cost += static_cast<std::int64_t>(random.below(kChance));
            if (field.opposed(a, b) > 0) cost += kRematch;
            if (field.bond(a, b).sameClub || field.bond(a, b).sameCamp) cost += levels.club();
            if (below[first] != below[second])
                cost += levels.floated * (below[first] < below[second] ? floated[first] : floated[second]);
            edges.push_back({static_cast<int>(first), static_cast<int>(second), cost});
        }
    }
    const auto mates = cheapestPerfectMatching(static_cast<int>(players.size()), edges);
    if (!mates) return std::nullopt;
    Places places;
    for (std::size_t a = 0; a < players.size(); ++a) {
        const auto b = static_cast<std::size_t>((*mates)[a]);
        if (a < b) places.insert(places.end(), {players[a], players[b]});
    }
    if (sitting) places.push_back(*sitting);
    return places;
}

} // namespace schreiber::tournament
