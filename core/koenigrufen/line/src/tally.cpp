#include <koenigrufen/line/doubling.h>
#include <koenigrufen/line/schrieb.h>
#include <numeric>

namespace schreiber::koenigrufen::line {

namespace {

// Goes through a Schrieb from its first line to its last.
class Telling {
  public:
    explicit Telling(const Schrieb& schrieb)
        : m_schrieb(schrieb)
        , m_doubling(schrieb.rules, schrieb.atTable()) {
        m_tally.totals.resize(static_cast<std::size_t>(schrieb.atTable()), 0);
    }

    Tally tally() {
        for (const Schrieb::Entry& entry : m_schrieb.entries) {
            if (const auto* game = std::get_if<Schrieb::Game>(&entry.what))
                add(*game, entry.line);
            else if (!m_tally.lastRound) // a second Radel changes nothing (R31)
                m_tally.lastRound = Tally::LastRound{std::get<Schrieb::Radel>(entry.what).by, {}, {}, {}};
        }
        m_tally.sum = std::accumulate(m_tally.totals.begin(), m_tally.totals.end(), std::int64_t{0});
        if (m_tally.lastRound) m_tally.lastRound->last = m_doubling.last();
        const int played = m_doubling.played();
        m_tally.complete = m_doubling.isOver() || (m_schrieb.games && played >= *m_schrieb.games);
        if (!m_doubling.isOver()) m_tally.next = Tally::Next{m_schrieb.dealerOf(played + 1), nextFactor()};
        return std::move(m_tally);
    }

  private:
    std::int64_t nextFactor() const { return m_schrieb.isDoubled ? m_doubling.factor() : 1; }

    void add(const Schrieb::Game& game, int line) {
        const Table table = m_schrieb.tableOf(game.n);
        if (m_doubling.isOver()) {
            rule("radel_end"_point, game, line, 0);
            return;
        }
        const std::int64_t factor = nextFactor();
        Settled settled =
            line::settled(m_schrieb.rules, game.line, table, {.factor = factor, .kontra = m_schrieb.kontra});
        const std::int64_t sum =
            std::accumulate(settled.points.begin(), settled.points.end(), std::int64_t{0});
        if (sum != 0) rule("sum_zero"_point, game, line, sum);
        for (std::size_t i = 0; i < settled.points.size(); ++i) m_tally.totals[i] += settled.points[i];
        m_doubling.add(settled.doubles);
        m_tally.games.push_back({game.n, line, m_schrieb.dealerOf(game.n), factor, gameOf(game.line),
                                 std::move(settled.points), sum});
        turnRadel(game, table);
    }

    // Who had the Sküs after the deal of the first game since the Radel was announced; in a talon, the next
    // game says it (KR-154). The last Runde begins as soon as that player deals again (KR-155).
    void turnRadel(const Schrieb::Game& game, const Table& table) {
        if (!m_tally.lastRound || m_tally.lastRound->first || !game.line.skues) return;
        m_tally.lastRound->skues = SkuesAt{};
        if (!game.line.skues->seat) return;
        const Seat holder = table.atTable(*game.line.skues->seat);
        m_tally.lastRound->skues->seat = holder;
        int first = game.n + 1;
        while (m_schrieb.dealerOf(first) != holder) ++first;
        m_tally.lastRound->first = first;
        m_doubling.beginLastRound(first);
    }

    void rule(rulebook::PointName point, const Schrieb::Game& game, int line, std::int64_t sum) {
        m_tally.rulings.push_back({line, written(game.line, m_schrieb.tableOf(game.n)), point, sum});
    }

    const Schrieb& m_schrieb;
    Doubling m_doubling;
    Tally m_tally;
};

} // namespace

Table Schrieb::tableOf(int game) const {
    const int all = atTable();
    return {all, all == kMostAtTable ? std::optional(dealerOf(game)) : std::nullopt};
}

Tally tallyOf(const Schrieb& schrieb) {
    return Telling(schrieb).tally();
}

} // namespace schreiber::koenigrufen::line
