#include "better_round.h"

#include "sit_outs.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <numeric>
#include <tuple>

namespace schreiber::tournament {

namespace {

constexpr int kMostPlayers = 64;
constexpr long kMostSteps = 2'000'000; // some ten milliseconds
constexpr int kTable = 4;

using Players = std::bitset<kMostPlayers>;

class RoundSearch {
  public:
    RoundSearch(const Field& field, const Faults& faults)
        : m_field(field)
        , m_limit(faults)
        , m_sitOuts(field)
        , m_order(static_cast<std::size_t>(field.size())) {
        for (int a = 0; a < field.size(); ++a)
            for (int b = 0; b < field.size(); ++b)
                if (a != b && field.opposed(a, b) == 0 && mayMeet(field.bond(a, b)))
                    m_unmet[index(a)].set(index(b));
        // Whoever has the least choice first.
        std::iota(m_order.begin(), m_order.end(), 0);
        std::stable_sort(m_order.begin(), m_order.end(),
                         [&](int a, int b) { return m_unmet[index(a)].count() < m_unmet[index(b)].count(); });
    }

    std::optional<bool> run() {
        Players open;
        for (int player = 0; player < m_field.size(); ++player) open.set(index(player));
        if (boundOf(open, m_field.bench()) >= m_limit.opponentRepeats) return false;
        if (place(open, m_field.bench(), {})) return true;
        if (m_steps > kMostSteps) return std::nullopt;
        return false;
    }

  private:
    static std::size_t index(int player) { return static_cast<std::size_t>(player); }

    // Where no camp is broken and no club meets, that is to stay so.
    bool mayMeet(const Bond& bond) const {
        return !bond.never && !(bond.sameCamp && m_limit.camps == 0) &&
               !(bond.sameClub && m_limit.clubs == 0);
    }

    bool isOver() const { return m_steps > kMostSteps; }

    // Nothing that is added later makes it good again.
    bool isTooMuch(const Faults& faults) const {
        if (faults.never > 0 || faults.opponentRepeats >= m_limit.opponentRepeats) return true;
        return std::tie(faults.partnerRepeats, faults.camps, faults.clubs) >
               std::tie(m_limit.partnerRepeats, m_limit.camps, m_limit.clubs);
    }

    // Fewest opponent repeats of those who are still to be seated: each has so many opponents, and only so
    // many among them whom it has not met.
    int boundOf(const Players& open, int bench) const {
        int repeats = -m_field.opponents() * bench;
        for (const int player : m_order)
            if (open.test(index(player)))
                repeats += std::max(0, m_field.opponents() -
                                           static_cast<int>((m_unmet[index(player)] & open).count()));
        return std::max(0, (repeats + 1) / 2);
    }

    void partner(Faults& faults, int a, int b) const {
        const Bond& bond = m_field.bond(a, b);
        faults.never += bond.never ? 1 : 0;
        faults.clubs += bond.sameClub ? 1 : 0;
        faults.camps += bond.otherCamp ? 1 : 0;
        faults.partnerRepeats += m_field.partnered(a, b) > 0 ? 1 : 0;
        if (m_field.meet() == Meet::Once) faults.opponentRepeats += m_field.opposed(a, b) > 0 ? 1 : 0;
    }
    void oppose(Faults& faults, int a, int b) const {
        const Bond& bond = m_field.bond(a, b);
        faults.never += bond.never ? 1 : 0;
        faults.clubs += bond.sameClub ? 1 : 0;
        faults.camps += bond.sameCamp ? 1 : 0;
        faults.opponentRepeats += m_field.opposed(a, b) > 0 ? 1 : 0;
    }

    // Seats the rest; true when a way was found.
    bool place(Players open, int bench, const Faults& faults) {
        const auto first = std::find_if(m_order.begin(), m_order.end(),
                                        [&](int player) { return open.test(index(player)); });
        if (first == m_order.end()) return true;
        const int player = *first;
        open.reset(index(player));
        if (bench > 0 && m_sitOuts.maySit(player) && place(open, bench - 1, faults)) return true;
        if (m_sitOuts.must(player)) return false;
        return static_cast<int>(open.count()) - bench >= kTable - 1 && seat(player, open, bench, faults);
    }

    bool seat(int player, const Players& open, int bench, const Faults& faults) {
        for (const int mate : m_order) {
            if (!open.test(index(mate))) continue;
            Faults paired = faults;
            partner(paired, player, mate);
            if (isTooMuch(paired)) continue;
            Players others = open;
            others.reset(index(mate));
            for (std::size_t i = 0; i < m_order.size(); ++i) {
                const int third = m_order[i];
                if (!others.test(index(third))) continue;
                Faults three = paired;
                oppose(three, player, third);
                oppose(three, mate, third);
                if (isTooMuch(three)) continue;
                for (std::size_t j = i + 1; j < m_order.size(); ++j) {
                    const int fourth = m_order[j];
                    if (!others.test(index(fourth))) continue;
                    if (++m_steps > kMostSteps) return false;
                    Faults four = three;
                    oppose(four, player, fourth);
                    oppose(four, mate, fourth);
                    partner(four, third, fourth);
                    if (isTooMuch(four)) continue;
                    Players rest = others;
                    rest.reset(index(third));
                    rest.reset(index(fourth));
                    Faults least = four;
                    least.opponentRepeats += boundOf(rest, bench);
                    if (isTooMuch(least)) continue;
                    if (place(rest, bench, four)) return true;
                    if (isOver()) return false;
                }
            }
        }
        return false;
    }

    const Field& m_field;
    const Faults m_limit;
    const SitOuts m_sitOuts;
    std::vector<int> m_order;
    std::array<Players, kMostPlayers> m_unmet;
    long m_steps = 0;
};

} // namespace

std::optional<bool> canDoBetter(const Field& field, const Faults& faults) {
    if (field.tableSize() != kTable || field.restPlayers() > 0 || field.size() > kMostPlayers)
        return std::nullopt;
    return RoundSearch(field, faults).run();
}

} // namespace schreiber::tournament
