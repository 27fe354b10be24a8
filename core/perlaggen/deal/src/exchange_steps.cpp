#include "exchange_steps.h"

#include <algorithm>
#include <bit>

namespace schreiber::perlaggen::deal {

using cards::Card, cards::CardSet, cards::Rank, cards::Seat, cards::Suit;

std::vector<ExchangeStep> stepsInOrder(const rulebook::Rules& rules) {
    // heltschl § 1.3: the dealer chooses freely what he fetches the turned Perlagg with
    std::vector<ExchangeStep> steps{ExchangeStep::Natural, ExchangeStep::Upgrade};
    if (rules.is(rulebook::UpgradePriority::DealerEverythingFirst)) steps = {ExchangeStep::NaturalOrUpgrade};
    steps.insert(rules.is(rulebook::ExchangeOrder::AcornFirst) ? steps.begin() : steps.end(),
                 ExchangeStep::Acorn);
    return steps;
}

std::vector<Seat> exchangingParty(const rulebook::Rules& rules, Seat dealer) {
    std::vector<Seat> party{dealer};
    if (rules.has(rulebook::Trait::DealerAlone)) return party;
    for (int i = 1; i < rules.seats(); ++i) {
        const Seat seat = cards::after(dealer, rules.seats(), i);
        if (cards::partners(seat, dealer, rules.seats())) party.push_back(seat);
    }
    return party;
}

std::vector<Seat> exchangingOpponents(const rulebook::Rules& rules, Seat dealer) {
    std::vector<Seat> others;
    for (int i = 1; i < rules.seats(); ++i) {
        const Seat seat = cards::after(dealer, rules.seats(), i);
        if (!cards::partners(seat, dealer, rules.seats())) others.push_back(seat);
    }
    return others;
}

CardSet naturalTrumps(const rulebook::Rules& rules, Suit trump) {
    const CardSet suit = cards::cardsOf(trump) & cards::wholePack(rules.set().pack);
    if (rules.is(rulebook::ExTrumpPerlForPerl::Yes)) return suit - rules.permanents();
    return suit - rules.perlaggen(trump).set();
}

CardSet naturalAcorns(const rulebook::Rules& rules, Suit trump) {
    if (!rules.has(rulebook::Trait::ExchangeAcorns)) return {};
    return cards::cardsOf(Suit::Eichel) - rules.perlaggen(trump).set();
}

CardSet upgraders(const rulebook::Rules& rules) {
    if (!rules.has(rulebook::Trait::ExchangeUpgrade)) return {};
    // RP-054 names these three: the Eight of Schlanders' other list cannot be given
    const CardSet named{Card(Suit::Eichel, Rank::Seven), Card(Suit::Eichel, Rank::Unter),
                        Card(Suit::Eichel, Rank::Ober)};
    return rules.acornPerlaggen() & named;
}

CardSet openPerlagg(const rulebook::Rules& rules, Suit trump, const OpenCards& open) {
    if (!open.trumpCard || !rules.perlaggen(trump).contains(*open.trumpCard)) return {};
    return {*open.trumpCard};
}

OpenCards openCards(const State& state) {
    return {.trumpCard = state.trumpCard, .acorns = state.acorns};
}

Trade tradeIn(const rulebook::Rules& rules, Suit trump, const OpenCards& open, ExchangeStep step) {
    if (step == ExchangeStep::Acorn) return {.give = naturalAcorns(rules, trump), .take = open.acorns};
    cards::CardSet give;
    if (step != ExchangeStep::Upgrade) give = naturalTrumps(rules, trump);
    if (step != ExchangeStep::Natural) give = give | upgraders(rules);
    return {.give = give, .take = openPerlagg(rules, trump, open)};
}

namespace {

// Whose steps count together for the order: the dealer's party, or each for himself.
SeatMask together(const rulebook::Rules& rules, const State& state, Seat seat) {
    const std::vector<Seat> party = exchangingParty(rules, state.dealer);
    const bool alone = rules.is(rulebook::UpgradePriority::DealerEverythingFirst) ||
                       std::ranges::find(party, seat) == party.end();
    if (alone) return maskOf(seat);
    SeatMask mask = 0;
    for (const Seat one : party) add(mask, one);
    return mask;
}

} // namespace

bool isOutOfOrder(const rulebook::Rules& rules, const State& state, Seat seat, ExchangeStep step, Card take) {
    const SeatMask us = together(rules, state, seat);
    if (!rules.is(rulebook::ExchangeOrder::AcornFirst))
        return step != ExchangeStep::Acorn && (state.tookAcorn & us) != 0;
    return step == ExchangeStep::Acorn && (state.tookTrump & us) != 0 && !state.refetch.contains(take);
}

CardSet giversNow(const rulebook::Rules& rules, const State& state, Seat seat) {
    CardSet give;
    if (!state.trump) return give;
    for (const ExchangeStep step : stepsInOrder(rules)) {
        const Trade trade = tradeIn(rules, *state.trump, openCards(state), step);
        for (const Card take : trade.take)
            if (!isOutOfOrder(rules, state, seat, step, take)) give = give | trade.give;
    }
    return give;
}

bool isTooLate(const State& state) {
    if (state.trickCount > 0) return true;
    return state.trickOpen && std::popcount(static_cast<unsigned>(state.current().played)) > 1;
}

} // namespace schreiber::perlaggen::deal
