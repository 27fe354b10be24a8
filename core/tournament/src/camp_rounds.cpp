#include "camp_rounds.h"

#include "couples.h"
#include "matching.h"
#include "sit_outs.h"

#include <base/random.h>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

namespace schreiber::tournament {

namespace {

// Matchings tried for a round: of so many benches, the most promising first, and of fewer where many play, as
// each takes longer and the partners that somebody has had bind less.
constexpr int kMostBenches = 60;
constexpr int kMostMatched = 2400;      // people times benches
constexpr int kTriesOfBench = 6;        // of the same bench, with other couples that are as good
constexpr std::uint64_t kCampPlans = 4; // of all rounds, where partners that somebody has had part camps
constexpr int kMostReplanned = 150;     // people
// With more camps there are too many ways to sit out to look at each.
constexpr int kMostCamps = 12;

// What a table costs: each outweighs the sum of all below it for up to 2^9 tables.
constexpr std::int64_t kTableChance = 64;
constexpr std::int64_t kMeetingAgain = std::int64_t{1} << 16U;
constexpr std::int64_t kMeetingOfClub = std::int64_t{1} << 28U;
constexpr std::int64_t kMeetingOfCamp = std::int64_t{1} << 40U;
constexpr std::int64_t kMeetingBanned = std::int64_t{1} << 52U;

std::size_t toIndex(int number) {
    return static_cast<std::size_t>(number);
}

// The camp of each, from 1 on; 0 where it is in none.
std::vector<int> campsOfPlayers(const Field& field) {
    std::vector<int> camps(toIndex(field.size()), 0);
    int last = 0;
    for (int a = 0; a < field.people(); ++a) {
        bool camped = false;
        for (int b = 0; b < field.people(); ++b) {
            const Bond& bond = field.bond(a, b);
            camped = camped || bond.sameCamp || bond.otherCamp;
            if (b < a && bond.sameCamp) camps[toIndex(a)] = camps[toIndex(b)];
        }
        if (camped && camps[toIndex(a)] == 0) camps[toIndex(a)] = ++last;
    }
    return camps;
}

// Who is left over, by camps: first those who play one against one.
struct Bench {
    std::vector<int> camps;
    int fewest = 0;  // broken camps: as the numbers alone have it, and once it is tried as its partners have
    int repeats = 0; // of partners
};

class CampSearch {
  public:
    CampSearch(const Field& field, std::uint64_t seed)
        : m_field(field)
        , m_random(seed)
        , m_sitOuts(field)
        , m_campOf(campsOfPlayers(field))
        , m_count(toIndex(*std::max_element(m_campOf.begin(), m_campOf.end())) + 1, 0) {
        for (const int camp : m_campOf) ++m_count[toIndex(camp)];
    }

    int byNumbers() {
        findBenches();
        return m_fewestByNumbers;
    }

    std::optional<CampRound> run() {
        findBenches();
        const auto most =
            std::min(toIndex(kMostBenches), toIndex(std::max(1, kMostMatched / std::max(1, m_field.size()))));
        std::size_t tried = 0;
        for (; tried < std::min(most, m_benches.size()); ++tried) {
            if (hasFewestRepeats() && m_faults.camps <= m_benches[tried].fewest) break;
            seat(m_benches[tried]);
        }
        for (int again = 1; again < kTriesOfBench; ++again)
            for (std::size_t i = 0; i < tried; ++i)
                if (m_benches[i].repeats == m_faults.partnerRepeats && m_benches[i].fewest < m_faults.camps)
                    seat(m_benches[i]);
        if (m_best.places.empty()) return std::nullopt;
        m_best.fewest = m_faults.camps;
        m_best.byNumbers = m_fewestByNumbers;
        for (std::size_t i = 0; i < m_benches.size(); ++i)
            if (i >= tried || m_benches[i].repeats <= m_faults.partnerRepeats)
                m_best.fewest = std::min(m_best.fewest, m_benches[i].fewest);
        return m_best;
    }

  private:
    int tables() const { return m_field.seats() / 4; }

    // What one camp has more than half of all seats.
    int excessOf(const std::vector<int>& seated) const {
        int excess = 0;
        for (std::size_t camp = 1; camp < seated.size(); ++camp)
            excess = std::max(excess, seated[camp] - 2 * tables());
        return excess;
    }

    std::vector<int> seatedBut(const std::vector<int>& bench) const {
        std::vector<int> seated = m_count;
        for (const int camp : bench) --seated[toIndex(camp)];
        return seated;
    }

    bool playWithinCamp(const std::vector<int>& bench) const {
        return m_field.restPlayers() == 2 && !bench.empty() && bench[0] != 0 && bench[0] == bench[1];
    }

    // Camps that do not make whole sides part a couple for every two of them, but for those who are in no
    // camp and go with any. Of a camp that has more than half of all seats two who are too many make a table
    // of four of it, with four meetings within it, and one makes a side that meets one of its own.
    int fewestOf(const std::vector<int>& bench) const {
        const std::vector<int> seated = seatedBut(bench);
        int odd = 0;
        for (std::size_t camp = 1; camp < seated.size(); ++camp) odd += seated[camp] % 2;
        return (std::max(0, odd - seated[0]) + 1) / 2 + 2 * excessOf(seated) +
               (playWithinCamp(bench) ? 1 : 0);
    }

    void findBenches() {
        std::vector<int> bench;
        if (m_count.size() <= toIndex(kMostCamps) + 1)
            addBenches(bench);
        else
            m_benches.emplace_back(); // whoever the matching of couples leaves over
        m_random.shuffle(m_benches);
        std::stable_sort(m_benches.begin(), m_benches.end(),
                         [](const Bench& a, const Bench& b) { return a.fewest < b.fewest; });
        m_fewestByNumbers = m_benches.front().fewest;
    }
    void addBenches(std::vector<int>& bench) {
        const auto playing = toIndex(m_field.restPlayers());
        if (bench.size() == toIndex(m_field.bench())) {
            m_benches.push_back({bench, fewestOf(bench), 0});
            return;
        }
        const bool first = bench.empty() || bench.size() == playing;
        for (int camp = first ? 0 : bench.back(); camp < static_cast<int>(m_count.size()); ++camp) {
            if (std::count(bench.begin(), bench.end(), camp) == m_count[toIndex(camp)]) continue;
            bench.push_back(camp);
            addBenches(bench);
            bench.pop_back();
        }
    }

    // Whom each of the places may have at which one is left over.
    std::vector<std::vector<int>> benchedBy(const Bench& bench) const {
        std::vector<std::vector<int>> chairs(toIndex(m_field.bench()));
        for (std::size_t chair = 0; chair < chairs.size(); ++chair)
            for (int player = 0; player < m_field.size(); ++player)
                if (bench.camps.empty() || m_campOf[toIndex(player)] == bench.camps[chair])
                    if (chair < toIndex(m_field.restPlayers()) ? m_sitOuts.mayPlay(player)
                                                               : m_sitOuts.maySit(player))
                        chairs[chair].push_back(player);
        return chairs;
    }

    bool hasFewestRepeats() {
        if (m_best.places.empty() || m_faults.never > 0) return false;
        return m_faults.partnerRepeats == 0 || m_faults.partnerRepeats == leastRepeats();
    }
    int leastRepeats() {
        if (m_leastRepeats < 0) {
            const auto couples = fewestRepeats(m_field, 0);
            m_leastRepeats = couples ? couples->repeats : 0;
        }
        return m_leastRepeats;
    }

    void seat(Bench& bench) {
        const auto couples = fewestRepeats(m_field, m_random.next(), benchedBy(bench));
        bench.repeats = couples ? couples->repeats : std::numeric_limits<int>::max();
        if (!couples) return;
        const Places& places = couples->places;
        int mixed = 0;
        std::vector<int> seated(m_count.size(), 0);
        for (int place = 0; place < m_field.seats(); place += 2) {
            const int a = places[toIndex(place)];
            const int b = places[toIndex(place) + 1];
            mixed += m_field.bond(a, b).otherCamp ? 1 : 0;
            ++seated[toIndex(m_campOf[toIndex(a)])];
            ++seated[toIndex(m_campOf[toIndex(b)])];
        }
        // Of few camps parted couples have hardly anybody to meet but each other, or what is too many.
        const int excess = excessOf(seated);
        int meetings = 2 * excess;
        if (m_count.size() == 3 && m_count[0] == 0) meetings = std::max(meetings, mixed + excess);
        if (m_count.size() == 4 && m_count[0] == 0) meetings = std::max(meetings, mixed - tables());
        const int fewest = mixed + meetings;
        bench.fewest = std::max(bench.fewest, fewest + (playWithinCamp(bench.camps) ? 1 : 0));

        Places round = tabled(places);
        if (round.empty()) return;
        const Faults faults = faultsOf(m_field, Seating{{round}});
        if (!m_best.places.empty() && inOrder(m_faults) <= inOrder(faults)) return;
        m_best.places = std::move(round);
        m_faults = faults;
    }

    // Which two couples meet, so that as few camps as can be are broken, clubs meet, opponents meet again.
    Places tabled(const Places& couples) {
        const int sides = m_field.seats() / 2;
        std::vector<MatchingEdge> edges;
        for (int one = 0; one < sides; ++one)
            for (int other = one + 1; other < sides; ++other)
                edges.push_back(
                    {one, other, costOfTable(&couples[toIndex(2 * one)], &couples[toIndex(2 * other)])});
        const auto mates = cheapestPerfectMatching(sides, edges);
        if (!mates) return {};
        Places places;
        for (int side = 0; side < sides; ++side)
            if (const int mate = (*mates)[toIndex(side)]; side < mate)
                for (const int couple : {side, mate})
                    places.insert(places.end(),
                                  {couples[toIndex(2 * couple)], couples[toIndex(2 * couple) + 1]});
        places.insert(places.end(), couples.begin() + m_field.seats(), couples.end());
        return places;
    }
    std::int64_t costOfTable(const int* one, const int* other) {
        std::int64_t never = 0;
        std::int64_t camps = 0;
        std::int64_t clubs = 0;
        std::int64_t again = 0;
        for (const int* a = one; a != one + 2; ++a)
            for (const int* b = other; b != other + 2; ++b) {
                const Bond& bond = m_field.bond(*a, *b);
                never += bond.never ? 1 : 0;
                camps += bond.sameCamp ? 1 : 0;
                clubs += bond.sameClub ? 1 : 0;
                again += m_field.opposed(*a, *b) > 0 ? 1 : 0;
            }
        const auto chance =
            static_cast<std::int64_t>(m_random.below(static_cast<std::uint64_t>(kTableChance)));
        return never * kMeetingBanned + camps * kMeetingOfCamp + clubs * kMeetingOfClub +
               again * kMeetingAgain + chance;
    }

    const Field& m_field;
    base::Random m_random;
    const SitOuts m_sitOuts;
    std::vector<int> m_campOf;
    std::vector<int> m_count; // of each camp
    std::vector<Bench> m_benches;
    CampRound m_best;
    Faults m_faults;
    int m_leastRepeats = -1;
    int m_fewestByNumbers = 0;
};

} // namespace

bool hasCamps(const Field& field) {
    for (int a = 0; a < field.people(); ++a)
        for (int b = 0; b < a; ++b)
            if (field.bond(a, b).sameCamp || field.bond(a, b).otherCamp) return true;
    return false;
}

int campBreaksByNumbers(const Field& field) {
    return hasCamps(field) ? CampSearch(field, 0).byNumbers() : 0;
}

std::optional<CampRound> campRound(const Field& field, std::uint64_t seed) {
    if (field.seats() == 0 || field.tableSize() == 3) return std::nullopt;
    if (field.tableSize() == 4) return CampSearch(field, seed).run();
    auto couples = fewestRepeats(field, seed);
    if (!couples) return std::nullopt;
    CampRound round{std::move(couples->places), 0, 0};
    round.fewest = round.byNumbers = faultsOf(field, Seating{{round.places}}).camps;
    return round;
}

std::optional<Seating> campRounds(const Field& field, int rounds, std::uint64_t seed) {
    std::optional<Seating> best;
    Faults fewest;
    for (std::uint64_t plan = 0; plan < kCampPlans; ++plan) {
        Field then = field;
        Seating seating;
        int byNumbers = 0;
        for (int round = 0; round < rounds; ++round) {
            auto next = campRound(then, base::mix(base::mix(seed, plan), static_cast<std::uint64_t>(round)));
            if (!next) return std::nullopt;
            then.play(next->places);
            byNumbers += next->byNumbers;
            seating.rounds.push_back(std::move(next->places));
        }
        const Faults faults = faultsOf(field, seating);
        if (!best || inOrder(faults) < inOrder(fewest)) best = std::move(seating), fewest = faults;
        if (fewest.never + fewest.partnerRepeats == 0 && fewest.camps <= byNumbers) break;
        if (field.size() > kMostReplanned) break;
    }
    return best;
}

} // namespace schreiber::tournament
