#include "exchange_steps.h"
#include "knowledge.h"
#include "table.h"

#include <algorithm>

// Exchanging (RP-050 to RP-067).
namespace schreiber::perlaggen::deal {

using cards::Card, cards::CardSet, cards::PlayedCard, cards::Seat, cards::Suit;
using rulebook::Rules;

namespace {

// What the cards themselves allow, whoever's right it is; empty when they do.
rulebook::PointName wrongCards(const Rules& rules, Suit trump, const OpenCards& open,
                               const Exchange& exchange) {
    if (open.acorns.contains(exchange.take))
        return naturalAcorns(rules, trump).contains(exchange.give) ? rulebook::PointName() : "ex_acorn"_point;
    if (naturalTrumps(rules, trump).contains(exchange.give) || upgraders(rules).contains(exchange.give))
        return {};
    return rules.perlaggen(trump).contains(exchange.give) ? "ex_no_low_high"_point
                                                          : "ex_dealer_natural"_point;
}

ExchangeStep stepOf(const Rules& rules, Suit trump, const OpenCards& open, const Exchange& exchange) {
    if (open.acorns.contains(exchange.take)) return ExchangeStep::Acorn;
    return naturalTrumps(rules, trump).contains(exchange.give) ? ExchangeStep::Natural
                                                               : ExchangeStep::Upgrade;
}

// Whether somebody who comes first could use his right, of which nobody claims that it was passed over.
bool couldFirst(const Table& table, Seat seat, CardSet any) {
    return holds(
        table.state,
        Supposed{
            .deed = Deed::LeftNothing, .seat = seat, .event = table.event, .cards = any, .holds = false});
}

// A right that another has first who can use it.
bool stoppedBy(Table& table, rulebook::PointName point, const std::vector<Seat>& party, CardSet any,
               Card take) {
    for (const Seat seat : party) {
        if (seat == table.seat || !couldFirst(table, seat, any)) continue;
        table.voided(
            point,
            {.card = PlayedCard{.card = take}, .cards = recorded(table.state, seat) & any, .other = seat});
        return true;
    }
    return false;
}

// What would let a player take a card in this step: a turned Perlagg that a partner may upgrade to could as
// well be fetched with a natural trump.
CardSet ableFor(const Rules& rules, Suit trump, ExchangeStep step) {
    // heltschl § 1.3: the dealer may use either, and before his partner
    const bool either =
        step == ExchangeStep::Upgrade ||
        (step == ExchangeStep::Natural && rules.is(rulebook::UpgradePriority::DealerEverythingFirst));
    return tradeIn(rules, trump, {}, either ? ExchangeStep::NaturalOrUpgrade : step).give;
}

// What a partner breaks who comes too early.
rulebook::PointName tooEarly(const Table& table, ExchangeStep step, Suit trump, Seat first) {
    if (step == ExchangeStep::Acorn) return "ex_acorn";
    const bool natural =
        step == ExchangeStep::Natural || holds(table.state, first, naturalTrumps(table.rules, trump));
    return natural ? "ex_partner_natural"_point : "ex_upgrade_partner"_point;
}

// The partner takes what the dealer could have taken: with imst-2015 § 7 the game is lost, elsewhere the
// exchange is void.
bool leftByDealer(Table& table, ExchangeStep step, Suit trump, Card take) {
    const State& state = table.state;
    const CardSet able = ableFor(table.rules, trump, step);
    if (!couldFirst(table, state.dealer, able)) return false;
    const bool lost = table.rules.is(rulebook::ExchangeLeftToPartner::GameLost);
    Ruling& ruling = table.voided(lost ? "ex_leave"_point : tooEarly(table, step, trump, state.dealer),
                                  {.card = PlayedCard{.card = take},
                                   .cards = recorded(state, state.dealer) & able,
                                   .other = state.dealer});
    if (lost) table.loseGame(ruling, state.teamOf(state.dealer));
    return true;
}

// With six, a partner who comes before the other after the dealer.
bool leftByPartner(Table& table, ExchangeStep step, Suit trump, const std::vector<Seat>& party, Card take) {
    const CardSet able = ableFor(table.rules, trump, step);
    for (const Seat seat : party) {
        if (seat == table.seat) return false;
        if (seat == table.state.dealer) continue;
        if (couldFirst(table, seat, able))
            return stoppedBy(table, tooEarly(table, step, trump, seat), {seat}, able, take);
    }
    return false;
}

// The opponents come when nobody before them has any exchange left (readings.md 49).
bool beforeTheirTurn(Table& table, Card take) {
    std::vector<Seat> before = exchangingParty(table.rules, table.state.dealer);
    for (const Seat seat : exchangingOpponents(table.rules, table.state.dealer)) {
        if (seat == table.seat) break;
        before.push_back(seat);
    }
    return std::ranges::any_of(before, [&](Seat seat) {
        return stoppedBy(table, "ex_oppo", {seat}, giversNow(table.rules, table.state, seat), take);
    });
}

// Whose right it is, for an exchange that the cards allow.
bool notTheirRight(Table& table, ExchangeStep step, Suit trump, Card take) {
    const State& state = table.state;
    const std::vector<Seat> party = exchangingParty(table.rules, state.dealer);
    if (std::ranges::find(party, table.seat) == party.end()) {
        if (table.rules.is(rulebook::OpponentsExchange::AfterDealerParty))
            return beforeTheirTurn(table, take);
        table.voided("ex_oppo_never", {.card = PlayedCard{.card = take}});
        return true;
    }
    if (table.seat != state.dealer &&
        (leftByDealer(table, step, trump, take) || leftByPartner(table, step, trump, party, take)))
        return true;
    if (step != ExchangeStep::Upgrade || !table.rules.is(rulebook::UpgradePriority::PartnerNaturalFirst))
        return false;
    // readings.md 29: illegal exactly when the partner is known to hold a natural trump
    const CardSet naturals = naturalTrumps(table.rules, trump);
    std::vector<Seat> known;
    for (const Seat seat : party)
        if (!(recorded(state, seat) & naturals).empty()) known.push_back(seat);
    return stoppedBy(table, "ex_upgrade_ask", known, naturals, take);
}

bool outOfOrder(Table& table, ExchangeStep step, Card take) {
    if (!isOutOfOrder(table.rules, table.state, table.seat, step, take)) return false;
    Ruling& ruling = table.voided("ex_order", {.card = PlayedCard{.card = take}});
    if (table.rules.setting(rulebook::Switch::ExchangeOrder).chosen)
        ruling.restsOn = rulebook::Switch::ExchangeOrder;
    return true;
}

void carryOut(State& state, Seat seat, ExchangeStep step, const Exchange& exchange) {
    if (step == ExchangeStep::Acorn) {
        state.acorns.erase(exchange.take);
        state.refetch.erase(exchange.take);
        add(state.tookAcorn, seat);
        return;
    }
    add(state.tookTrump, seat);
    if (step == ExchangeStep::Upgrade) {
        state.trumpCard.reset();
        state.acorns.insert(exchange.give);
        state.refetch.insert(exchange.give);
    } else {
        state.trumpCard = exchange.give;
    }
}

} // namespace

bool exchangesLeft(const Rules& rules, const State& state, int event) {
    if (!state.trump || isTooLate(state)) return false;
    std::vector<Seat> seats = exchangingParty(rules, state.dealer);
    if (rules.is(rulebook::OpponentsExchange::AfterDealerParty))
        for (const Seat seat : exchangingOpponents(rules, state.dealer)) seats.push_back(seat);
    return std::ranges::any_of(seats, [&](Seat seat) {
        return holds(state, Supposed{.deed = Deed::NothingToFetch,
                                     .seat = seat,
                                     .event = event,
                                     .cards = giversNow(rules, state, seat),
                                     .holds = false});
    });
}

bool couldExchange(const Rules& rules, const State& state, Seat seat) {
    const std::vector<Seat> party = exchangingParty(rules, state.dealer);
    if (std::ranges::find(party, seat) == party.end() &&
        !rules.is(rulebook::OpponentsExchange::AfterDealerParty))
        return false;
    if (!state.trump || !state.trumpCard) return true; // nobody wrote down what was turned
    // what another fetched the dealer could have had first, and nobody else
    const bool first = seat == state.dealer;
    const bool natural =
        !openPerlagg(rules, *state.trump, openCards(state)).empty() || (first && state.tookTrump != 0);
    const bool acorn = !state.acorns.empty() || (first && state.tookAcorn != 0);
    if (!natural && !acorn) return false;
    if (!state.hand(seat).hidden.empty()) return true;
    CardSet give;
    if (natural) give = naturalTrumps(rules, *state.trump) | upgraders(rules);
    if (acorn) give = give | naturalAcorns(rules, *state.trump);
    CardSet had = state.hand(seat).cards;
    for (const figures::HeldCard& card : lying(state, seat)) had.insert(card.card.card);
    return !(had & give).empty();
}

void on(Table& table, const Exchange& exchange) {
    State& state = table.state;
    Hand& hand = state.hand(table.seat);
    const OpenCards open = openCards(state);
    const bool isOpen = state.trump && (open.acorns.contains(exchange.take) ||
                                        openPerlagg(table.rules, *state.trump, open).contains(exchange.take));
    if (isTooLate(state)) {
        table.voided("ex_deadline", {.card = PlayedCard{.card = exchange.take}});
        return;
    }
    if (!isOpen) {
        Ruling& ruling = table.voided("ex_not_open", {.card = PlayedCard{.card = exchange.take}});
        if (state.trump && !table.rules.perlaggen(*state.trump).contains(exchange.take))
            ruling.also = "ex_dealer_natural"; // of what may be fetched at all
        return;
    }
    if (!holds(state, table.seat, {exchange.give})) {
        table.voided("card_not_held", {.card = PlayedCard{.card = exchange.give}});
        return;
    }
    const Suit trump = *state.trump;
    if (const rulebook::PointName point = wrongCards(table.rules, trump, open, exchange); !point.empty()) {
        Ruling& ruling =
            table.voided(point, {.card = PlayedCard{.card = exchange.give}, .cards = {exchange.take}});
        // who has no trump cannot exchange (imst-2015 Austauschen, Südtirol)
        if (point == "ex_no_low_high" && exchange.give.suit() != trump) ruling.also = "ex_dealer_natural";
        // where some Perlaggen may be given, no source says that the others may not
        if (point == "ex_no_low_high" && table.rules.has(rulebook::Trait::ExchangeUpgrade))
            ruling.restsOn = rulebook::Switch::ExTrumpPerlForPerl;
        return;
    }
    const ExchangeStep step = stepOf(table.rules, trump, open, exchange);
    if (notTheirRight(table, step, trump, exchange.take)) return;
    if (outOfOrder(table, step, exchange.take)) return;
    carryOut(state, table.seat, step, exchange);
    hand.cards.erase(exchange.give);
    hand.cards.insert(exchange.take);
}

} // namespace schreiber::perlaggen::deal
