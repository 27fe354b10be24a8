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
        const Left left{.playing = m_field.restPlayers(), .sitting = m_field.sittingOut(), .first = {}};
        if (boundOf(open, left) >= m_limit.opponentRepeats) return false;
        if (place(open, left, {})) return true;
        if (m_steps > kMostSteps) return std::nullopt;
        return false;
    }

  private:
    static std::size_t index(int player) { return static_cast<std::size_t>(player); }

    // How many are still to be left over: some play one against one, the others sit out.
    struct Left {
        int playing = 0;
        int sitting = 0;
        std::optional<int> first{}; // who plays one against one, while the other is not found

        int all() const { return playing + sitting; }
    };

    // Where no camp is broken and no club meets, that is to stay so.
    bool mayMeet(const Bond& bond) const {
        return !bond.never && !(bond.sameCamp && m_limit.camps == 0) &&
               !(bond.sameClub && m_limit.clubs == 0);
    }

    bool isOver() const { return m_steps > kMostSteps; }

    // Still to be seated, and not one of those who have to be left over.
    bool maySeat(int player, const Players& open) const {
        return open.test(index(player)) && !m_sitOuts.must(player);
    }

    // Nothing that is added later makes it good again.
    bool isTooMuch(const Faults& faults) const {
        if (faults.never > 0 || faults.opponentRepeats >= m_limit.opponentRepeats) return true;
        return std::tie(faults.partnerRepeats, faults.camps, faults.clubs) >
               std::tie(m_limit.partnerRepeats, m_limit.camps, m_limit.clubs);
    }

    // Fewest opponent repeats of those who are still to be seated: each has so many opponents, and only so
    // many among them whom it has not met.
    int boundOf(const Players& open, const Left& left) const {
        // Whoever plays one against one with somebody seated already needs none of those still to be seated.
        const int ofTwo = left.first ? m_field.opponents() : m_field.opponents() - 1;
        int repeats = -m_field.opponents() * left.sitting - ofTwo * left.playing;
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
    bool place(Players open, const Left& left, const Faults& faults) {
        const auto first = std::find_if(m_order.begin(), m_order.end(),
                                        [&](int player) { return open.test(index(player)); });
        if (first == m_order.end()) return true;
        const int player = *first;
        open.reset(index(player));
        if (leave(player, open, left, faults)) return true;
        if (m_sitOuts.must(player)) return false;
        return static_cast<int>(open.count()) - left.all() >= kTable - 1 && seat(player, open, left, faults);
    }

    bool leave(int player, const Players& open, const Left& left, const Faults& faults) {
        if (left.sitting > 0 && m_sitOuts.maySit(player)) {
            Left then = left;
            --then.sitting;
            if (place(open, then, faults)) return true;
        }
        if (left.playing == 0 || !m_sitOuts.mayPlay(player)) return false;
        Left then = left;
        --then.playing;
        Faults played = faults;
        if (then.first) oppose(played, *then.first, player);
        then.first = player;
        return !isTooMuch(played) && place(open, then, played);
    }

    bool seat(int player, const Players& open, const Left& left, const Faults& faults) {
        for (const int mate : m_order) {
            if (!maySeat(mate, open)) continue;
            Faults paired = faults;
            partner(paired, player, mate);
            if (isTooMuch(paired)) continue;
            Players others = open;
            others.reset(index(mate));
            for (std::size_t i = 0; i < m_order.size(); ++i) {
                const int third = m_order[i];
                if (!maySeat(third, others)) continue;
                Faults three = paired;
                oppose(three, player, third);
                oppose(three, mate, third);
                if (isTooMuch(three)) continue;
                for (std::size_t j = i + 1; j < m_order.size(); ++j) {
                    const int fourth = m_order[j];
                    if (!maySeat(fourth, others)) continue;
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
                    least.opponentRepeats += boundOf(rest, left);
                    if (isTooMuch(least)) continue;
                    if (place(rest, left, four)) return true;
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
    if (field.tableSize() != kTable || field.size() > kMostPlayers) return std::nullopt;
    return RoundSearch(field, faults).run();
}

} // namespace schreiber::tournament
