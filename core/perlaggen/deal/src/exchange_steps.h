#pragma once

#include <cards/card_set.h>
#include <cards/seat.h>

#include <optional>
#include <perlaggen/rulebook/rule_set.h>
#include <vector>

// What can be exchanged for what, and in which order the steps and the players come: shared by the query
// and by the deal itself.
namespace schreiber::perlaggen::deal {

// What lies open beside the stock: the card that fixed trumps, and acorn Perlaggen turned on the way or
// given for an upgrade.
struct OpenCards {
    std::optional<cards::Card> trumpCard;
    cards::CardSet acorns;

    friend bool operator==(const OpenCards&, const OpenCards&) = default;
};

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

} // namespace schreiber::perlaggen::deal
