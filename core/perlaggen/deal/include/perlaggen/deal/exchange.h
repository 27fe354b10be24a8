#pragma once

#include <cards/card.h>
#include <cards/card_set.h>
#include <cards/seat.h>

#include <array>
#include <optional>
#include <perlaggen/deal/state.h>
#include <perlaggen/rulebook/point_name.h>
#include <perlaggen/rulebook/rule_set.h>
#include <span>
#include <vector>

namespace schreiber::perlaggen::deal {

// Give a card from the hand, take one that lies open.
struct ExchangeOption {
    cards::Card give;
    cards::Card take;

    friend bool operator==(const ExchangeOption&, const ExchangeOption&) = default;
};

// Whose right it is after the turn-up, nothing exchanged or declined yet, and what that player may do in
// that step; nobody: `first` is nothing (readings.md 49).
struct ExchangeRight {
    std::optional<cards::Seat> first;
    std::vector<ExchangeOption> options;

    friend bool operator==(const ExchangeRight&, const ExchangeRight&) = default;
};
ExchangeRight exchangeRight(const rulebook::Rules& rules, cards::Seat dealer,
                            std::span<const cards::Card> turned,
                            const std::array<cards::CardSet, cards::kMostSeats>& hands);
// The same later on, of a deal whose cards are all known: after what has been exchanged, nothing declined.
ExchangeRight exchangeRight(const rulebook::Rules& rules, const State& state);

// By which point an exchange that is in order may be made.
rulebook::PointName exchangePoint(const rulebook::Rules& rules, cards::Seat dealer, cards::Seat seat,
                                  const ExchangeOption& done);

} // namespace schreiber::perlaggen::deal
