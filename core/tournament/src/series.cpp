#include "series.h"

#include "matching.h"
#include "rotation.h"
#include "tables.h"
#include "tally.h"

#include <base/random.h>

#include <algorithm>
#include <limits>
#include <numeric>

namespace schreiber::tournament {

namespace {

// Ways to play the rest of a series that are tried, and what they may cost together: contestants squared, a
// round. A larger field is drawn without a thought for its later rounds.
constexpr std::int64_t kSeriesWays = 60;
constexpr std::int64_t kSeriesSteps = 200'000;
constexpr std::int64_t kMeetingLot = 64;
constexpr std::int64_t kMostSatOutWeighed = 7;

using Rounds = std::vector<std::vector<std::pair<int, int>>>;

// 0 of nobody.
std::int64_t mostOf(const std::vector<std::int64_t>& sums) {
    return sums.empty() ? 0 : *std::max_element(sums.begin(), sums.end());
}

// What is left to be played among those who are there, as players of the field.
class RestOfSeries {
  public:
    RestOfSeries(const Tournament& tournament, const Field& field, int number)
        : m_field(field)
        , m_size(field.size()) {
        const Meetings met(tournament, number);
        const auto cells = static_cast<std::size_t>(m_size) * static_cast<std::size_t>(m_size);
        std::vector<int> times(cells, 0);
        for (int a = 0; a < m_size; ++a)
            for (int b = a + 1; b < m_size; ++b) {
                if (field.bond(a, b).never) {
                    m_hasBans = true;
                    continue;
                }
                const int before = met.of(field.number(a), field.number(b));
                times[cell(a, b)] = before;
                m_fewest = std::min(m_fewest, before);
            }
        const auto entered = static_cast<std::size_t>(contestants(tournament).size());
        const int wanted = std::max(seriesIn(tournament.settings.rounds, entered), m_fewest + 1);
        m_left.resize(cells, 0);
        for (int a = 0; a < m_size; ++a)
            for (int b = a + 1; b < m_size; ++b) {
                if (field.bond(a, b).never) continue;
                m_left[cell(a, b)] = std::max(0, wanted - times[cell(a, b)]);
                if (times[cell(a, b)] == m_fewest) ++m_missing;
            }
        m_most = wanted - m_fewest;
    }

    int size() const { return m_size; }
    bool hasBans() const { return m_hasBans; }
    int fewest() const { return m_fewest; }
    int missing() const { return m_missing; } // meetings of those who have met least often
    int left(int a, int b) const { return m_left[a < b ? cell(a, b) : cell(b, a)]; }
    bool isMissing(int a, int b) const { return m_most > 0 && left(a, b) == m_most; }

    std::vector<std::int64_t> leftOfEach() const {
        std::vector<std::int64_t> sums(static_cast<std::size_t>(m_size), 0);
        for (int a = 0; a < m_size; ++a)
            for (int b = a + 1; b < m_size; ++b) {
                sums[static_cast<std::size_t>(a)] += left(a, b);
                sums[static_cast<std::size_t>(b)] += left(a, b);
            }
        return sums;
    }

    void play(const std::vector<std::pair<int, int>>& round) {
        for (const auto& [a, b] : round) --m_left[cell(a, b)];
    }

    // As many missing meetings as one round can have, then those who have most left, then who has sat out
    // most.
    std::vector<std::pair<int, int>> fullestRound(base::Random& random) const {
        const int nodes = m_size + m_size % 2;
        const std::vector<std::int64_t> sums = leftOfEach();
        const std::int64_t most = std::max<std::int64_t>(1, mostOf(sums));
        const std::int64_t satOut = kMeetingLot * nodes;
        const std::int64_t toPlay = satOut * (kMostSatOutWeighed * nodes + 1);
        const std::int64_t missing = toPlay * (std::min<std::int64_t>(most, nodes) * nodes + 1);
        const auto weightOf = [&](int player) {
            const std::int64_t sum = sums[static_cast<std::size_t>(player)];
            return toPlay * (sum * std::min<std::int64_t>(most, nodes) / most) +
                   satOut * std::min<std::int64_t>(m_field.satOut(player), kMostSatOutWeighed);
        };
        std::vector<MatchingEdge> edges;
        for (int a = 0; a < nodes; ++a)
            for (int b = a + 1; b < nodes; ++b) {
                std::int64_t cost = static_cast<std::int64_t>(random.below(kMeetingLot));
                if (b < m_size && left(a, b) > 0)
                    cost -= weightOf(a) + weightOf(b) + (isMissing(a, b) ? missing : 0);
                edges.push_back({a, b, cost});
            }
        std::vector<std::pair<int, int>> round;
        const auto mates = cheapestPerfectMatching(nodes, edges);
        for (int a = 0; mates && a < m_size; ++a) {
            const int b = (*mates)[static_cast<std::size_t>(a)];
            if (a < b && b < m_size && left(a, b) > 0) round.emplace_back(a, b);
        }
        return round;
    }

  private:
    std::size_t cell(int a, int b) const {
        return static_cast<std::size_t>(a) * static_cast<std::size_t>(m_size) + static_cast<std::size_t>(b);
    }

    const Field& m_field;
    int m_size;
    bool m_hasBans = false;
    int m_fewest = std::numeric_limits<int>::max() - 1;
    int m_most = 0; // meetings that those have left who have met least often
    int m_missing = 0;
    std::vector<int> m_left; // the lower player first
};

SeriesRound asPlaces(const std::vector<std::pair<int, int>>& round, int size) {
    SeriesRound seated;
    std::vector<bool> plays(static_cast<std::size_t>(size), false);
    for (const auto& [a, b] : round) {
        seated.places.insert(seated.places.end(), {a, b});
        plays[static_cast<std::size_t>(a)] = plays[static_cast<std::size_t>(b)] = true;
    }
    seated.seated = seated.places.size();
    for (int player = 0; player < size; ++player)
        if (!plays[static_cast<std::size_t>(player)]) seated.places.push_back(player);
    return seated;
}

// The circle (Kirkman, Lucas) under the first round's lot, a lot of its own for each series: its rounds that
// are still to be played, where these are all that is missing.
std::optional<std::vector<std::pair<int, int>>> roundOfCircle(const RestOfSeries& rest,
                                                              std::uint64_t firstSeed, base::Random& random) {
    const int size = rest.size() + rest.size() % 2; // the last of an even number may be an empty chair
    std::vector<int> labels(static_cast<std::size_t>(size));
    std::iota(labels.begin(), labels.end(), 0);
    base::Random(base::mix(firstSeed, Again + static_cast<std::uint64_t>(rest.fewest()))).shuffle(labels);
    const auto label = [&](int place) { return labels[static_cast<std::size_t>(place)]; };
    Rounds open;
    int meetings = 0;
    for (int number = 0; number + 1 < size; ++number) {
        std::vector<std::pair<int, int>> round;
        for (int apart = 0; apart < size / 2; ++apart) {
            const int first = apart == 0 ? size - 1 : (number + apart) % (size - 1);
            const int second = (number + size - 1 - apart) % (size - 1);
            const auto [a, b] = std::minmax({label(first), label(second)});
            if (b < rest.size()) round.emplace_back(a, b);
        }
        if (!std::all_of(round.begin(), round.end(),
                         [&](const auto& two) { return rest.isMissing(two.first, two.second); }))
            continue;
        meetings += static_cast<int>(round.size());
        open.push_back(std::move(round));
    }
    if (open.empty() || meetings != rest.missing()) return std::nullopt;
    return open[static_cast<std::size_t>(random.below(open.size()))];
}

// The rest of the series round by round, each as full as it can be.
Rounds wayThrough(RestOfSeries rest, base::Random& random) {
    Rounds rounds;
    for (;;) {
        auto round = rest.fullestRound(random);
        if (round.empty()) return rounds;
        rest.play(round);
        rounds.push_back(std::move(round));
    }
}

// Fewer rounds it cannot be.
std::size_t fewestRounds(const RestOfSeries& rest) {
    const std::vector<std::int64_t> sums = rest.leftOfEach();
    const std::int64_t all = std::accumulate(sums.begin(), sums.end(), std::int64_t{0}) / 2;
    const std::int64_t tables = std::max(1, rest.size() / 2);
    return static_cast<std::size_t>(std::max(mostOf(sums), (all + tables - 1) / tables));
}

} // namespace

Meetings::Meetings(const Tournament& tournament, int before) {
    const TallySheet tally = tallyOf(tournament, {}, std::min(before - 1, lastPublished(tournament)));
    for (const Round& round : tournament.rounds) {
        if (round.state != RoundState::Published || round.number >= before) continue;
        for (const Table& table : round.tables) {
            const FallenMatch match{round.number, table.number};
            const bool counts =
                table.stage == Stage::Ordinary && table.sides.size() == 2 &&
                std::find(tally.fallen.begin(), tally.fallen.end(), match) == tally.fallen.end();
            if (counts) ++m_times[std::minmax(table.sides[0].front(), table.sides[1].front())];
        }
    }
}

int Meetings::of(int a, int b) const {
    const auto found = m_times.find(std::minmax(a, b));
    return found == m_times.end() ? 0 : found->second;
}

int seriesIn(int rounds, std::size_t contestants) {
    const auto count = static_cast<int>(contestants);
    const int inOne = std::max(1, count % 2 == 0 ? count - 1 : count);
    return std::max(1, (rounds + inOne - 1) / inOne);
}

std::optional<SeriesRound> seriesRound(const Tournament& tournament, const Field& field, int number,
                                       std::uint64_t seed) {
    const RestOfSeries rest(tournament, field, number);
    if (!rest.hasBans() && isUnspoilt(field, number)) {
        const Places places = plannedRounds(tournament, field, number, seed).rounds.front();
        bool missing = true;
        for (int place = 0; place + 1 < field.seats(); place += 2)
            missing = missing && rest.isMissing(places[static_cast<std::size_t>(place)],
                                                places[static_cast<std::size_t>(place) + 1]);
        if (missing) return SeriesRound{places, static_cast<std::size_t>(field.seats())};
    }
    base::Random random(base::mix(seed, Coupling));
    const Round* first = findRound(tournament, 1);
    if (const auto round = roundOfCircle(rest, first == nullptr ? seed : first->seed, random))
        return asPlaces(*round, field.size());
    const auto fewest = fewestRounds(rest);
    if (fewest == 0) return std::nullopt;
    const std::int64_t steps = std::int64_t{field.size()} * field.size() * static_cast<std::int64_t>(fewest);
    const std::int64_t ways = std::min(kSeriesWays, kSeriesSteps / steps);
    if (ways == 0) return asPlaces(rest.fullestRound(random), field.size());
    Rounds best;
    for (std::int64_t way = 0; way < ways && (way == 0 || best.size() > fewest); ++way) {
        Rounds rounds = wayThrough(rest, random);
        if (way == 0 || rounds.size() < best.size()) best = std::move(rounds);
    }
    const auto fullest = std::max_element(best.begin(), best.end(),
                                          [](const auto& a, const auto& b) { return a.size() < b.size(); });
    return asPlaces(*fullest, field.size());
}

} // namespace schreiber::tournament
