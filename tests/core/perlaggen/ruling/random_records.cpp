#include "random_records.h"

#include "../deal/dealing.h"

namespace schreiber::perlaggen::ruling::test {

using namespace deal::test;
using cards::Card, cards::CardSet, cards::Seat;

namespace {

// Players who mostly keep to the rules: a legal card, sometimes any card of the hand; a bet, an answer; and
// now and then whatever comes into their heads. All they do is done with cards they have.
class Players {
  public:
    Players(const rulebook::Rules& rules, deal::State& state, base::Random& random)
        : m_rules(rules)
        , m_state(state)
        , m_random(random) {}

    deal::Event next() {
        const auto seat = static_cast<Seat>(below(m_state.seats));
        for (const deal::Figure which : {deal::Figure::Gleich, deal::Figure::Hanger, deal::Figure::Spiel})
            if (m_state.figure(which).open > 0 && below(8) != 0) return answer(which);
        if (m_state.phase == deal::Phase::Show) return inShow(seat);
        if (m_state.phase == deal::Phase::Over || below(12) == 0) return anything(seat);
        if (m_state.trump && below(4) != 0) return play();
        switch (below(6)) {
        case 0:
            return {seat, deal::BetAll{}};
        case 1:
            return {seat, deal::AskDeclare{.size = below(2) + 3}};
        case 2:
            return {seat, below(2) == 0 ? deal::Action(deal::Allow{}) : deal::Action(deal::Deny{})};
        case 3:
            return exchange(seat);
        default:
            return {seat, deal::Bet{.figure = static_cast<deal::Figure>(below(3)), .value = {}}};
        }
    }

  private:
    int below(int bound) { return static_cast<int>(m_random.below(static_cast<std::uint64_t>(bound))); }

    deal::Event answer(deal::Figure which) {
        const Seat to = cards::after(m_state.figure(which).openBy, m_state.seats);
        switch (below(4)) {
        case 0:
            return {to, deal::Good{.figure = which}};
        case 1:
            return {to, deal::Bet{.figure = which, .value = {}}};
        default:
            return {to, deal::Hold{.figure = which}};
        }
    }

    std::optional<Card> ofHand(Seat seat) {
        const CardSet hand = m_state.hand(seat).cards;
        if (hand.empty()) return std::nullopt;
        int n = below(hand.size());
        for (const Card card : hand)
            if (n-- == 0) return card;
        return std::nullopt;
    }

    deal::Event play() {
        const Seat seat = onTurn(m_state);
        const auto card = ofHand(seat);
        if (!card) return {seat, deal::EndOfTurn{}};
        if (below(5) == 0) return {seat, deal::Play{.card = {.card = *card, .as = {}}}};
        return legalPlay(m_rules, m_state, m_random);
    }

    deal::Event exchange(Seat seat) {
        const auto give = ofHand(seat);
        if (!give || !m_state.trumpCard) return {seat, deal::EndOfTurn{}};
        return {seat, deal::Exchange{.give = *give, .take = *m_state.trumpCard}};
    }

    deal::Event inShow(Seat seat) {
        deal::Show show;
        for (int i = below(3); i >= 0; --i)
            if (const auto card = ofHand(seat)) show.cards.push_back({.card = *card, .as = {}});
        switch (below(5)) {
        case 0:
            return {seat, deal::EndOfTurn{}};
        case 1:
            return {seat, deal::Stand{.figure = static_cast<deal::Figure>(below(2))}};
        case 2:
            return {seat, deal::Good{.figure = static_cast<deal::Figure>(below(2))}};
        default:
            if (show.cards.empty()) return {seat, deal::EndOfTurn{}};
            return {seat, show};
        }
    }

    deal::Event anything(Seat seat) {
        switch (below(6)) {
        case 0:
            return {seat, deal::AskFigure{.figure = static_cast<deal::Figure>(below(2))}};
        case 1:
            return {seat, deal::Good{.figure = static_cast<deal::Figure>(below(3))}};
        case 2:
            return {seat, deal::Bet{.figure = static_cast<deal::Figure>(below(3)), .value = below(5) + 2}};
        case 3:
            return {seat,
                    deal::Irregular{.kind = static_cast<deal::Irregularity>(below(deal::kIrregularityCount)),
                                    .claimedBy = {},
                                    .knowingly = below(2) == 0}};
        default:
            return inShow(seat);
        }
    }

    const rulebook::Rules& m_rules;
    deal::State& m_state;
    base::Random& m_random;
};

} // namespace

record::Record playedRecord(const rulebook::RuleSet& set, const rulebook::Rules& rules,
                            base::Random& random) {
    const Dealt deal = dealt(rules, random);
    record::Record record;
    record.header.rules = set.id;
    record.header.seats = rules.seats();
    record.header.dealer = deal.setup.dealer;
    record.header.score.emplace();
    const bool nearTheEnd = random.below(3) == 0;
    for (int team = 0; team < rules.teams(); ++team) {
        int score = deal.setup.score[static_cast<std::size_t>(team)];
        if (nearTheEnd && !set.countdown) score = set.target() - 1 - static_cast<int>(random.below(3));
        record.header.score->push_back(score);
    }
    deal::Setup setup = deal.setup;
    for (std::size_t i = 0; i < record.header.score->size(); ++i) setup.score[i] = (*record.header.score)[i];
    deal::State state = deal::begin(setup);
    if (random.below(4) == 0) {
        const Seat cutter = cards::before(setup.dealer, setup.seats);
        const Seat who = random.below(3) == 0 ? setup.dealer : cutter;
        deal::Cut cut;
        for (const Card card : setup.hands[static_cast<std::size_t>(cards::indexOf(cutter))])
            if (rules.permanents().contains(card)) cut.kept.push_back(card);
        record.events.push_back({who, cut});
        state = deal::apply(rules, state, record.events.back()).next;
    }
    record.events.push_back({setup.dealer, deal::Turn{.cards = deal.turned}});
    state = deal::apply(rules, state, record.events.back()).next;
    const auto many = 4 + random.below(36);
    for (std::uint64_t i = 0; i < many; ++i) {
        record.events.push_back(Players(rules, state, random).next());
        state = deal::apply(rules, state, record.events.back()).next;
    }
    for (int i = 0; i < rules.seats(); ++i) {
        auto& hand = record.header.hands[static_cast<std::size_t>(i)].emplace();
        for (const Card card : setup.hands[static_cast<std::size_t>(i)]) hand.push_back({card});
    }
    // the lines of the file, as a reader would number them
    record.lines.events.clear();
    for (std::size_t i = 0; i < record.events.size(); ++i)
        record.lines.events.push_back(static_cast<int>(i) + 1);
    return record;
}

record::Record blanked(record::Record record, base::Random& random) {
    for (auto& hand : record.header.hands) {
        if (!hand || random.below(3) == 0) continue;
        const bool all = random.below(2) == 0;
        for (cards::HandCard& held : *hand)
            if (all || random.below(2) == 0) held.card.reset();
    }
    return record;
}

} // namespace schreiber::perlaggen::ruling::test
