#include "seating.h"

#include "sit_outs.h"

#include <base/random.h>

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

namespace schreiber::tournament {

namespace {

bool arePartners(int tableSize, int place, int other) {
    return tableSize == 4 && place / 2 == other / 2;
}

// Who of those whose turn it is sits out so that the camps that are left fit together: at each table two of
// one against two of another, and in a small camp none need be partners again. Only that is looked at; whose
// turn it is comes first, and else chance.
class BenchByCamps {
  public:
    explicit BenchByCamps(const Field& field)
        : m_field(field)
        , m_campOf(static_cast<std::size_t>(field.size()), 0) {
        for (int a = 0; a < field.people(); ++a) {
            bool camped = false;
            for (int b = 0; b < field.people(); ++b) {
                const Bond& bond = field.bond(a, b);
                camped = camped || bond.sameCamp || bond.otherCamp;
                if (b < a && bond.sameCamp) m_campOf[index(a)] = m_campOf[index(b)];
            }
            if (camped && m_campOf[index(a)] == 0) m_campOf[index(a)] = ++m_camps;
        }
    }

    bool isNeeded() const { return m_field.bench() > 0 && m_camps > 1 && m_camps <= kMostCamps; }

    // `players` by chance, who is to sit out sooner further back; gives it with those who do at the end.
    Places chosen(Places players, const SitOuts& sitOuts) {
        m_seated.assign(index(m_camps) + 1, {});
        for (const int player : players) m_seated[index(m_campOf[index(player)])].push_back(player);
        m_best.clear();
        m_fewest = -1;
        m_bench.clear();
        choose(players, sitOuts);
        players.erase(
            std::remove_if(players.begin(), players.end(), [&](int player) { return isIn(m_best, player); }),
            players.end());
        players.insert(players.end(), m_best.rbegin(), m_best.rend());
        return players;
    }

  private:
    static constexpr int kMostCamps = 6;  // a bench of three is then tried in every way there is
    static constexpr int kFewPeople = 12; // of whom each is tried, and not one of each camp
    static constexpr std::size_t kSmallCamp = 8;

    static std::size_t index(int number) { return static_cast<std::size_t>(number); }
    static bool isIn(const Places& some, int player) {
        return std::find(some.begin(), some.end(), player) != some.end();
    }

    // Camps that do not make whole sides, what one has more than half of all seats, and partners that those
    // left of a camp would be again; who has no camp goes with any.
    int faults() const {
        int odd = 0;
        int excess = 0;
        int again = 0;
        for (std::size_t camp = 1; camp < m_seated.size(); ++camp) {
            const auto count = static_cast<int>(m_seated[camp].size());
            odd += m_field.tableSize() == 4 ? count % 2 : 0;
            excess = std::max(excess, 2 * count - m_field.seats());
            const bool small = count % 2 == 0 && m_seated[camp].size() <= kSmallCamp;
            again += m_field.tableSize() == 4 && small ? partnersAgain(m_seated[camp]) : 0;
        }
        return std::max(0, odd - static_cast<int>(m_seated[0].size())) + excess + again;
    }

    // The fewest of these who are partners once more when they are coupled, by every way there is.
    int partnersAgain(const Places& left) const {
        if (left.empty()) return 0;
        int fewest = static_cast<int>(left.size());
        for (std::size_t mate = 1; mate < left.size() && fewest > 0; ++mate) {
            Places rest(left.begin() + 1, left.end());
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(mate) - 1);
            const int again = m_field.partnered(left[0], left[mate]) > 0 ? 1 : 0;
            fewest = std::min(fewest, again + partnersAgain(rest));
        }
        return fewest;
    }

    void choose(const Places& players, const SitOuts& sitOuts) {
        if (static_cast<int>(m_bench.size()) == m_field.bench()) {
            const int now = faults();
            if (m_fewest < 0 || now < m_fewest) m_best = m_bench, m_fewest = now;
            return;
        }
        int next = -1; // whose turn it is
        std::vector<bool> tried(m_seated.size(), false);
        for (auto player = players.rbegin(); player != players.rend(); ++player) {
            if (isIn(m_bench, *player)) continue;
            if (next < 0) next = *player;
            if (!sitOuts.areEven(*player, next)) break;
            const std::size_t camp = index(m_campOf[index(*player)]);
            if (m_fewest == 0) return; // nothing can be better
            if (tried[camp] && m_field.people() > kFewPeople) continue;
            tried[camp] = true;
            m_bench.push_back(*player);
            Places& seated = m_seated[camp];
            const auto place = std::find(seated.begin(), seated.end(), *player);
            const auto at = place - seated.begin();
            seated.erase(place);
            choose(players, sitOuts);
            seated.insert(seated.begin() + at, *player);
            m_bench.pop_back();
        }
    }

    const Field& m_field;
    std::vector<int> m_campOf; // 0: none
    int m_camps = 0;
    std::vector<Places> m_seated; // of each camp
    Places m_bench;
    Places m_best;
    int m_fewest = -1;
};

} // namespace

Faults faultsOf(const Field& field, const Seating& seating) {
    const auto size = static_cast<std::size_t>(field.size());
    std::vector<int> partnered(size * size);
    std::vector<int> opposed(size * size);
    Faults faults;
    const auto meet = [&](int one, int other, bool partners) {
        const auto [a, b] = std::minmax(one, other);
        const Bond& bond = field.bond(a, b);
        faults.never += bond.never ? 1 : 0;
        const int mate = std::min(b, field.people()); // empty chairs are all one
        const std::size_t cell = static_cast<std::size_t>(a) * size + static_cast<std::size_t>(mate);
        if (field.isChair(b)) {
            if (field.opposed(a, b) + opposed[cell]++ > 0) ++faults.twos;
            return;
        }
        faults.clubs += bond.sameClub ? 1 : 0;
        faults.camps += (partners ? bond.otherCamp : bond.sameCamp) ? 1 : 0;
        const auto again = [&faults](int before, int& repeats) {
            repeats += before > 0 ? 1 : 0;
            faults.uneven += std::max(0, before - 1);
        };
        if (partners) again(field.partnered(a, b) + partnered[cell]++, faults.partnerRepeats);
        if (!partners || field.meet() == Meet::Once)
            again(field.opposed(a, b) + opposed[cell]++, faults.opponentRepeats);
    };
    for (const Places& places : seating.rounds) {
        const auto at = [&places](int place) { return places[static_cast<std::size_t>(place)]; };
        for (int first = 0; first < field.seats(); first += field.tableSize())
            for (int i = first; i < first + field.tableSize(); ++i)
                for (int j = i + 1; j < first + field.tableSize(); ++j)
                    meet(at(i), at(j), arePartners(field.tableSize(), i, j));
        if (field.restPlayers() > 0) meet(at(field.seats()), at(field.seats() + 1), false);
    }
    return faults;
}

int repeatsLeft(std::vector<int> excess, const Field& field, int rounds) {
    // Nowhere does it spare more than where there is most of it.
    std::make_heap(excess.begin(), excess.end());
    const int opponents = field.tableSize() == 2 ? 1 : field.opponents();
    for (const auto& [leftOver, spared] :
         {std::pair(field.sittingOut(), opponents), std::pair(field.restPlayers(), opponents - 1)})
        for (int times = leftOver * rounds; times > 0 && !excess.empty() && excess.front() > 0; --times) {
            std::pop_heap(excess.begin(), excess.end());
            excess.back() -= spared;
            std::push_heap(excess.begin(), excess.end());
        }
    int repeats = 0;
    for (const int many : excess) repeats += std::max(0, many);
    return (repeats + 1) / 2;
}

int opponentBound(const Field& field, int rounds) {
    const int opponentsARound = field.tableSize() == 2 ? 1 : field.opponents();
    // At a table of two it is one fewer: more often than this the same player need not be there.
    const int people = std::max(1, field.people());
    const int atTwos = field.chairs() == 0 ? 0 : 2 * field.chairs() * rounds / people + 1;
    std::vector<int> excess; // opponents of each beyond those whom it has not met, if it sat out never
    for (int a = 0; a < field.people(); ++a) {
        int unmet = 0;
        for (int b = 0; b < field.people(); ++b)
            if (a != b && field.opposed(a, b) == 0 && !field.bond(a, b).never) ++unmet;
        excess.push_back(opponentsARound * rounds - std::min(atTwos, rounds) - unmet);
    }
    return repeatsLeft(std::move(excess), field, rounds);
}

Seating randomSeating(const Field& field, int rounds, std::uint64_t seed) {
    base::Random random(seed);
    SitOuts sitOuts(field);
    Places places(static_cast<std::size_t>(field.size()));
    std::iota(places.begin(), places.end(), 0);
    const auto seats = static_cast<std::ptrdiff_t>(field.seats());
    BenchByCamps bench(field);
    Seating seating;
    for (int round = 0; round < rounds; ++round) {
        random.shuffle(places);
        sitOuts.sortByTurn(places);
        if (bench.isNeeded()) places = bench.chosen(std::move(places), sitOuts);
        std::vector<int> seated(places.begin(), places.begin() + seats);
        random.shuffle(seated);
        std::copy(seated.begin(), seated.end(), places.begin());
        sitOuts.leave(places.cbegin() + seats, places.cend());
        seating.rounds.push_back(places);
    }
    return seating;
}

} // namespace schreiber::tournament
