#pragma once

#include <cards/card_set.h>
#include <cards/seat.h>

#include <optional>
#include <perlaggen/deal/state.h>
#include <perlaggen/rulebook/rule_set.h>
#include <vector>

// What can be exchanged for what, and in which order the steps and the players come: asked by the query, by
// the deal itself, and by what says why an exchange was in order.
namespace schreiber::perlaggen::deal {

// What lies open beside the stock: the card that fixed trumps, and acorn Perlaggen turned on the way or
// given for an upgrade.
struct OpenCards {
    std::optional<cards::Card> trumpCard;
    cards::CardSet acorns;

    friend bool operator==(const OpenCards&, const OpenCards&) = default;
};

OpenCards openCards(const State& state);

enum class ExchangeStep { Acorn, Natural, Upgrade, NaturalOrUpgrade };

std::vector<ExchangeStep> stepsInOrder(const rulebook::Rules& rules);

// The dealer, then his partners clockwise; the dealer alone where the set has it so.
std::vector<cards::Seat> exchangingParty(const rulebook::Rules& rules, cards::Seat dealer);
// The others, clockwise from the dealer.
std::vector<cards::Seat> exchangingOpponents(const rulebook::Rules& rules, cards::Seat dealer);

cards::CardSet naturalTrumps(const rulebook::Rules& rules, cards::Suit trump);
cards::CardSet naturalAcorns(const rulebook::Rules& rules, cards::Suit trump);
// Acorn Perlaggen that may be given for a turned Perlagg (ex_upgrade).
cards::CardSet upgraders(const rulebook::Rules& rules);
// The turned card as long as it is a Perlagg, else nothing.
cards::CardSet openPerlagg(const rulebook::Rules& rules, cards::Suit trump, const OpenCards& open);

// What is given for what in a step; empty `take` where nothing lies open for it.
struct Trade {
    cards::CardSet give;
    cards::CardSet take;
};
Trade tradeIn(const rulebook::Rules& rules, cards::Suit trump, const OpenCards& open, ExchangeStep step);
// RP-059 ex_order: what one's own side has taken before bars the step. A card given for an upgrade may be
// fetched after it.
bool isOutOfOrder(const rulebook::Rules& rules, const State& state, cards::Seat seat, ExchangeStep step,
                  cards::Card take);

// With which cards the seat could fetch something that lies open, in whatever step.
cards::CardSet giversNow(const rulebook::Rules& rules, const State& state, cards::Seat seat);
// imst-2015 Austauschen: the right ends when, after the lead, another card has been added or the lead beaten.
bool isTooLate(const State& state);

} // namespace schreiber::perlaggen::deal
