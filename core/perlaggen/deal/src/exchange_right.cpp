#include "exchange_steps.h"
#include "index.h"

#include <algorithm>
#include <perlaggen/deal/exchange.h>

namespace schreiber::perlaggen::deal {

using cards::Card, cards::CardSet, cards::Seat;

namespace {

// The cards open for exchange right after the turn-up.
OpenCards openAfterTurn(const rulebook::Rules& rules, std::span<const Card> turned) {
    OpenCards open;
    if (turned.empty()) return open;
    open.trumpCard = turned.back();
    for (const Card card : turned.first(turned.size() - 1))
        if (rules.acornPerlaggen().contains(card)) open.acorns.insert(card);
    return open;
}

// The first whose right it is, of those who `may` exchange a card for another in a step.
template <class May>
ExchangeRight firstRight(const rulebook::Rules& rules, Seat dealer, cards::Suit trump, const OpenCards& open,
                         const std::array<CardSet, cards::kMostSeats>& hands, May may) {
    ExchangeRight right;
    const auto isRightOf = [&](Seat seat, ExchangeStep step) {
        const Trade trade = tradeIn(rules, trump, open, step);
        for (const Card give : hands[at(seat)] & trade.give)
            for (const Card take : trade.take)
                if (may(seat, step, take)) right.options.push_back({.give = give, .take = take});
        if (!right.options.empty()) right.first = seat;
        return right.first.has_value();
    };
    const std::vector<ExchangeStep> steps = stepsInOrder(rules);
    const auto playerByPlayer = [&](const std::vector<Seat>& seats) {
        return std::ranges::any_of(seats, [&](Seat seat) {
            return std::ranges::any_of(steps, [&](ExchangeStep step) { return isRightOf(seat, step); });
        });
    };
    const std::vector<Seat> party = exchangingParty(rules, dealer);
    const bool found =
        rules.is(rulebook::UpgradePriority::DealerEverythingFirst)
            ? playerByPlayer(party)
            : std::ranges::any_of(steps, [&](ExchangeStep step) {
                  return std::ranges::any_of(party, [&](Seat seat) { return isRightOf(seat, step); });
              });
    if (!found && rules.is(rulebook::OpponentsExchange::AfterDealerParty))
        playerByPlayer(exchangingOpponents(rules, dealer));
    return right;
}

} // namespace

ExchangeRight exchangeRight(const rulebook::Rules& rules, Seat dealer, std::span<const Card> turned,
                            const std::array<CardSet, cards::kMostSeats>& hands) {
    const OpenCards open = openAfterTurn(rules, turned);
    if (!open.trumpCard) return {};
    return firstRight(rules, dealer, open.trumpCard->suit(), open, hands,
                      [](Seat, ExchangeStep, Card) { return true; });
}

ExchangeRight exchangeRight(const rulebook::Rules& rules, const State& state) {
    if (!state.trump || isTooLate(state)) return {};
    std::array<CardSet, cards::kMostSeats> hands{};
    for (const Seat seat : state.everyone()) hands[at(seat)] = state.hand(seat).cards;
    return firstRight(rules, state.dealer, *state.trump, openCards(state), hands,
                      [&](Seat seat, ExchangeStep step, Card take) {
                          return !isOutOfOrder(rules, state, seat, step, take);
                      });
}

rulebook::PointName exchangePoint(const rulebook::Rules& rules, Seat dealer, Seat seat,
                                  const ExchangeOption& done) {
    const bool isDealer = seat == dealer;
    if (!isDealer && !cards::partners(seat, dealer, rules.seats())) return "ex_oppo";
    if (rules.acornPerlaggen().contains(done.take)) return "ex_acorn";
    if (rules.acornPerlaggen().contains(done.give))
        return isDealer ? "ex_upgrade"_point : "ex_upgrade_partner"_point;
    return isDealer ? "ex_dealer_natural"_point : "ex_partner_natural"_point;
}

} // namespace schreiber::perlaggen::deal
