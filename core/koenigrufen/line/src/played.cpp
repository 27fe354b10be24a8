#include <algorithm>
#include <koenigrufen/line/played.h>
#include <utility>

namespace schreiber::koenigrufen::line {
namespace {

// The same facts of players who are called by the seats of the table.
class AtSeats {
  public:
    AtSeats(int seats, int dealer)
        : m_dealer(dealer)
        , m_seats(seats) {
        if (seats > rulebook::kSeats) m_table = {seats, static_cast<Seat>(dealer)};
    }

    const Table& table() const { return m_table; }

    Seat seat(Seat inRecord) const {
        if (!m_table.out) return inRecord;
        const auto at = static_cast<Seat>((cards::indexOf(inRecord) + m_dealer + 1) % m_seats);
        return m_table.playing(at).value_or(inRecord);
    }
    template <class T>
    std::array<T, rulebook::kSeats> bySeat(const std::array<T, rulebook::kSeats>& inRecord) const {
        std::array<T, rulebook::kSeats> all{};
        for (int i = 0; i < rulebook::kSeats; ++i)
            all[static_cast<std::size_t>(cards::indexOf(seat(static_cast<Seat>(i))))] =
                inRecord[static_cast<std::size_t>(i)];
        return all;
    }

  private:
    int m_dealer;
    int m_seats;
    Table m_table{};
};

// A line does not tell who announced a premium but for whom it was good; a Valat is told as it was.
deal::PremiumFact asLine(const rulebook::Rules& rules, deal::PremiumFact fact) {
    if (rules.rulesOf(fact.premium).isFactor) return fact;
    fact.won = fact.won == (fact.side == 0);
    fact.side = 0;
    return fact;
}

deal::Facts factsAt(const rulebook::Rules& rules, const deal::Outcome& outcome, const AtSeats& at) {
    deal::Facts facts = *outcome.facts;
    facts.factor = 1; // that is the sheet's
    if (facts.brokenBy) facts.brokenBy = at.seat(*facts.brokenBy);
    if (auto* positive = std::get_if<deal::PositiveGame>(&facts.game)) {
        positive->declarer = at.seat(positive->declarer);
        // a Valat that was not made may lose it, whatever was counted
        positive->won = outcome.settlement.items.front().how == deal::How::Won;
        if (positive->partner) positive->partner = at.seat(*positive->partner);
        // what a Valat leaves out is not written
        std::erase_if(positive->premiums, [&](const deal::PremiumFact& fact) {
            return !rules.rulesOf(fact.premium).isFactor &&
                   std::ranges::none_of(outcome.settlement.items, [&](const deal::Item& item) {
                       const auto* premium = std::get_if<rulebook::Premium>(&item.what);
                       return premium != nullptr && *premium == fact.premium && item.side == fact.side;
                   });
        });
        for (deal::PremiumFact& fact : positive->premiums) fact = asLine(rules, fact);
        if (positive->mondfang)
            positive->mondfang = {at.seat(positive->mondfang->by), at.seat(positive->mondfang->of)};
    } else if (auto* negative = std::get_if<std::vector<deal::NegativeGame>>(&facts.game)) {
        for (deal::NegativeGame& one : *negative) {
            // broken off, each is won but the offender's own
            if (facts.brokenBy) one.won = at.seat(one.declarer) != *facts.brokenBy;
            one.declarer = at.seat(one.declarer);
            one.kontra = at.bySeat(one.kontra);
        }
        facts.brokenBy.reset();
    } else {
        auto& tally = std::get<deal::TrischakenTally>(facts.game);
        tally.thirds = at.bySeat(tally.thirds);
        tally.noTrick = at.bySeat(tally.noTrick);
    }
    return facts;
}

} // namespace

std::optional<std::string> lineOf(const ruling::Replay& replay, int seats, int dealer) {
    const AtSeats at(seats, dealer);
    std::optional<std::string> line;
    for (const ruling::Way& way : replay.ways)
        for (const deal::Outcome& outcome : way.outcomes) {
            if (!outcome.isWritten || !outcome.facts) return std::nullopt;
            const std::string text = written({factsAt(replay.rules, outcome, at), std::nullopt}, at.table());
            const auto read = readLine(replay.rules, text, at.table());
            if (!read) return std::nullopt;
            std::string canonical = written(*read, at.table());
            if (line && *line != canonical) return std::nullopt;
            line = std::move(canonical);
        }
    return line;
}

} // namespace schreiber::koenigrufen::line
