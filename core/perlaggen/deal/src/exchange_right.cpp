#include "exchange_steps.h"

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

std::vector<ExchangeOption> options(const rulebook::Rules& rules, cards::Suit trump, const OpenCards& open,
                                    CardSet hand, ExchangeStep step) {
    std::vector<ExchangeOption> all;
    const auto add = [&](CardSet give, CardSet take) {
        for (const Card from : give)
            for (const Card to : take) all.push_back({.give = from, .take = to});
    };
    const CardSet perlagg = openPerlagg(rules, trump, open);
    switch (step) {
    case ExchangeStep::Acorn:
        add(hand & naturalAcorns(rules, trump), open.acorns);
        break;
    case ExchangeStep::Natural:
        add(hand & naturalTrumps(rules, trump), perlagg);
        break;
    case ExchangeStep::Upgrade:
        add(hand & upgraders(rules), perlagg);
        break;
    case ExchangeStep::NaturalOrUpgrade:
        add(hand & (naturalTrumps(rules, trump) | upgraders(rules)), perlagg);
        break;
    }
    return all;
}

} // namespace

ExchangeRight exchangeRight(const rulebook::Rules& rules, Seat dealer, std::span<const Card> turned,
                            const std::array<CardSet, cards::kMostSeats>& hands) {
    const OpenCards open = openAfterTurn(rules, turned);
    if (!open.trumpCard) return {};
    const cards::Suit trump = open.trumpCard->suit();
    const std::vector<ExchangeStep> steps = stepsInOrder(rules);
    const auto optionsOf = [&](Seat seat, ExchangeStep step) {
        return options(rules, trump, open, hands[static_cast<std::size_t>(seat)], step);
    };

    const std::vector<Seat> party = exchangingParty(rules, dealer);
    const bool playerByPlayer = rules.is(rulebook::UpgradePriority::DealerEverythingFirst);
    if (playerByPlayer) {
        for (const Seat seat : party)
            for (const ExchangeStep step : steps)
                if (auto found = optionsOf(seat, step); !found.empty()) return {seat, std::move(found)};
    } else {
        for (const ExchangeStep step : steps)
            for (const Seat seat : party)
                if (auto found = optionsOf(seat, step); !found.empty()) return {seat, std::move(found)};
    }
    if (rules.is(rulebook::OpponentsExchange::AfterDealerParty))
        for (const Seat seat : exchangingOpponents(rules, dealer))
            for (const ExchangeStep step : steps)
                if (auto found = optionsOf(seat, step); !found.empty()) return {seat, std::move(found)};
    return {};
}

} // namespace schreiber::perlaggen::deal
