#include "betting.h"
#include "exchange_steps.h"
#include "index.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <perlaggen/deal/allowance.h>
#include <perlaggen/deal/exchange.h>
#include <perlaggen/deal/house.h>
#include <perlaggen/deal/outcome.h>
#include <perlaggen/deal/plays.h>
#include <perlaggen/deal/trick.h>

namespace schreiber::perlaggen::deal {

using cards::Card, cards::CardSet, cards::PlayedCard, cards::Seat, cards::Suit;
using rulebook::Rules, rulebook::Switch;

namespace {

// The first of these points that the set holds; empty where it holds none.
rulebook::PointName firstIn(const Rules& rules, std::initializer_list<rulebook::PointName> names) {
    for (const rulebook::PointName name : names)
        if (isInSet(rules, name)) return name;
    return {};
}

// Nothing is left in the hand that would bind its player to follow, and nobody knows of another card there.
bool isKnownVoid(const Rules& rules, const State& state, Seat seat, Suit led) {
    const Hand& hand = state.hand(seat);
    return hand.hidden.empty() && binding(rules.perlaggen(*state.trump), led, hand.cards).empty();
}

class Allowing {
  public:
    Allowing(const Rules& rules, const State& state, Seat seat, int event)
        : m_rules(rules)
        , m_state(state)
        , m_seat(seat)
        , m_event(event) {}

    Allowance operator()(const Blind&) const {
        const bool short1 = !countsDown(m_rules) &&
                            oneShort(m_rules, {.target = m_state.target, .score = m_state.score}, team());
        Allowance allowed{.point = "blind_ok"};
        if (short1) allowed.restsOn = Switch::GestrichenMayBetBlind;
        return allowed;
    }
    Allowance operator()(const Cut& cut) const {
        return {.point = cut.kept.empty() ? "cut_right"_point : "cut_keep"_point};
    }
    Allowance operator()(const Turn&) const { return {.point = "trump_turn"}; }
    Allowance operator()(const Exchange& exchange) const {
        Allowance allowed{.point = exchangePoint(m_rules, m_state.dealer, m_seat,
                                                 {.give = exchange.give, .take = exchange.take})};
        if (m_state.trump && allowed.point == "ex_upgrade")
            allowed.hadNatural =
                !(recorded(m_state, m_seat) & naturalTrumps(m_rules, *m_state.trump)).empty();
        return allowed;
    }
    Allowance operator()(const Bet& bet) const {
        const bool spiel = bet.figure == Figure::Spiel;
        if (spiel && lastTrickLed(m_rules, m_state)) return {.point = "fifth_bet"};
        if (spiel && isThirdBet(m_rules, betTable(m_rules, m_state), team())) return {.point = "m1412_third"};
        if (m_state.phase == Phase::Show)
            return {.point = ofThree() ? "p3_show"_point : "show_only_shower"_point};
        return {.point = m_state.figure(bet.figure).open > 2 ? "bet_alternate"_point : "bet_who"_point};
    }
    Allowance operator()(const BetAll&) const { return {.point = "bet_who"}; }
    Allowance operator()(const Hold& hold) const {
        const bool bound = hold.figure == Figure::Spiel && lastTrickLed(m_rules, m_state) &&
                           m_rules.is(rulebook::FifthTrickScope::BetHoldRaise);
        return {.point = bound ? "fifth_hold"_point : "bet_hold"_point};
    }
    Allowance operator()(const Good& good) const {
        // who gives what is lost already, or after the game, only says what is so
        if (!ofThree() && m_state.figure(good.figure).decidedBy != m_event) return {};
        return {.point = concededBy(m_rules, m_state.figure(good.figure))};
    }
    Allowance operator()(const Play& play) const {
        const Trick* trick = trickOf(m_state, m_seat, m_event);
        if (trick == nullptr || !m_state.trump) return {};
        const Suit led = trick->of(trick->leader).face().suit();
        const bool perlagg = m_rules.perlaggen(*m_state.trump).contains(play.card.card);
        return {.point = pointOf(play.card, *trick, led),
                .following = followingOf(play.card, *trick, led),
                .led = led,
                .plainPerlagg = perlagg && !play.card.as,
                .heldBack = heldBack(*trick, led)};
    }
    Allowance operator()(const Show&) const {
        if (m_state.declaration.winner) return (*this)(AskDeclare{});
        if (!provesBet()) return {.point = ofThree() ? "p3_show"_point : "show_at_least_equal"_point};
        const bool atEnd = m_rules.is(rulebook::BetProofTime::EndOfShow);
        return {.point = atEnd ? "show_validate"_point : "show_ask"_point};
    }
    Allowance operator()(const Stand& stand) const {
        return {.point = "tie_stands",
                .restsOn = tieRestsOn(stand.figure, equalOneInTrump(m_rules, m_state))};
    }
    Allowance operator()(const AskDeclare&) const {
        return {.point = !bothMustBeShort(m_rules) ? "decl_single"_point : "decl_both_inn"_point};
    }
    Allowance operator()(const Allow&) const {
        return {.point = firstIn(m_rules, {"decl_forced_answer", "decl_procedure"})};
    }
    Allowance operator()(const Deny&) const {
        return {.point = firstIn(m_rules, {"decl_blocked", "decl_procedure"})};
    }
    Allowance operator()(const Reveal&) const {
        return {.point = m_state.declaration.tied ? "decl_tie_tricks"_point : "decl_oral"_point};
    }
    template <class Other>
    Allowance operator()(const Other&) const {
        return {};
    }

  private:
    int team() const { return m_state.teamOf(m_seat); }
    bool ofThree() const { return m_state.teams() > 2; }

    // What was laid down after both figures were settled proves a bet, where its player made or held one.
    bool provesBet() const {
        constexpr std::array both{Figure::Gleich, Figure::Hanger};
        return std::ranges::all_of(both,
                                   [&](Figure which) {
                                       const FigureState& figure = m_state.figure(which);
                                       return figure.decided != Decided::No && figure.decidedBy < m_event;
                                   }) &&
               std::ranges::any_of(both,
                                   [&](Figure which) { return has(m_state.figure(which).claims, m_seat); });
    }

    rulebook::PointName pointOf(const PlayedCard& card, const Trick& trick, Suit led) const {
        if (trick.leader == m_seat) return "lead_any";
        const bool free = m_rules.is(rulebook::PerlaggFollow::Free);
        if (card.as && !free && isKnownVoid(m_rules, m_state, m_seat, led)) return "follow_void";
        if (card.as) return free ? "follow_perl_free"_point : "follow_perl_bound"_point;
        if (!answersLead(m_rules, *m_state.trump, led, card)) return "follow_void";
        return led == *m_state.trump ? "follow_trump_lead"_point : "follow"_point;
    }

    Following followingOf(const PlayedCard& card, const Trick& trick, Suit led) const {
        if (trick.leader == m_seat) return Following::Leads;
        const bool perlagg = m_rules.perlaggen(*m_state.trump).contains(card.card);
        if (perlagg && m_rules.is(rulebook::PerlaggFollow::Free)) return Following::FreePerlagg;
        const bool none = isKnownVoid(m_rules, m_state, m_seat, led);
        if (card.face().suit() == led && !(card.as && none)) return Following::Suit;
        if (none)
            return (m_state.hand(m_seat).cards & cards::cardsOf(led)).empty() ? Following::NoneOfSuit
                                                                              : Following::OnlyPerlaggen;
        return card.face().suit() == *m_state.trump ? Following::Trump : Following::Untold;
    }

    // The card follows suit and does not take, though its player holds one that would.
    bool heldBack(const Trick& trick, Suit led) const {
        if (trick.leader == m_seat || !trick.has(trick.leader)) return false;
        const auto& perlaggen = m_rules.perlaggen(*m_state.trump);
        PlayedCard best = trick.of(trick.leader);
        for (int i = 1; i < m_state.seats; ++i) {
            const Seat other = cards::after(trick.leader, m_state.seats, i);
            if (other == m_seat) break;
            if (trick.has(other) && beats(perlaggen, *m_state.trump, led, trick.of(other), best))
                best = trick.of(other);
        }
        const PlayedCard& mine = trick.of(m_seat);
        if (mine.as || mine.card.suit() != led || beats(perlaggen, *m_state.trump, led, mine, best))
            return false;
        const Hand& hand = m_state.hand(m_seat);
        for (const Card card : binding(perlaggen, led, hand.cards - hand.hidden))
            if (beats(perlaggen, *m_state.trump, led, {.card = card}, best)) return true;
        return false;
    }

    const Rules& m_rules;
    const State& m_state;
    Seat m_seat;
    int m_event;
};

// A natural card of the suit that the seat still had when this trick was played, as far as the record tells.
std::optional<Card> couldFollow(const Rules& rules, const State& state, Seat seat,
                                std::span<const Trick> later, Suit led) {
    CardSet left = recorded(state, seat);
    for (const Trick& trick : later)
        if (trick.has(seat)) left.insert(trick.of(seat).card);
    for (const Card card : binding(rules.perlaggen(*state.trump), led, left)) return card;
    return std::nullopt;
}

} // namespace

Allowance allowance(const Rules& rules, const State& after, const Event& event, int place) {
    return std::visit(Allowing(rules, after, event.seat, place), event.action);
}

rulebook::PointName concededBy(const Rules& rules, const FigureState& figure) {
    const bool ofThree = rules.teams() > 2;
    if (figure.concededTo && ofThree)
        return figure.value > 1 ? firstIn(rules, {"st_raise_gut", "p3_raise_gut", "bet_concede"})
                                : firstIn(rules, {"st_basic", "p3_both_gut", "bet_concede"});
    if (figure.concededTo) return "bet_concede";
    if (ofThree) return "p3_gut_out";
    return figure.betAndGiven() ? "concede_written"_point : "concede_spont"_point;
}

const Trick* trickOf(const State& state, Seat seat, int event) {
    for (const Trick& trick : state.tricksBegun()) {
        if (trick.has(seat) && trick.events[at(seat)] == event) return &trick;
    }
    return nullptr;
}

std::vector<LaidUnnamed> laidUnnamed(const Rules& rules, const State& state) {
    std::vector<LaidUnnamed> all;
    if (!state.trump || !rules.is(rulebook::PerlaggFollow::Free)) return all;
    for (auto left = state.tricksBegun(); !left.empty(); left = left.subspan(1)) {
        const Trick& trick = left.front();
        if (!trick.has(trick.leader)) continue;
        const Suit led = trick.of(trick.leader).face().suit();
        for (int i = 1; i < state.seats; ++i) {
            const Seat seat = cards::after(trick.leader, state.seats, i);
            if (!trick.has(seat)) continue;
            const PlayedCard& card = trick.of(seat);
            const bool follows = card.card.suit() == led || card.card.suit() == *state.trump;
            if (card.as || follows || !rules.perlaggen(*state.trump).contains(card.card)) continue;
            if (const auto other = couldFollow(rules, state, seat, left.subspan(1), led))
                all.push_back(
                    {.seat = seat, .event = trick.events[at(seat)], .card = card, .couldFollow = *other});
        }
    }
    return all;
}

} // namespace schreiber::perlaggen::deal
