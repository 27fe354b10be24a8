#pragma once

#include <cards/card.h>
#include <cards/card_set.h>
#include <cards/seat.h>

#include <optional>
#include <perlaggen/deal/state.h>
#include <perlaggen/rulebook/point_name.h>
#include <perlaggen/rulebook/rule_set.h>
#include <vector>

namespace schreiber::perlaggen::deal {

// A card that may be played and every form in which it may: plain as its face, and under these names.
struct LegalPlay {
    cards::Card card;
    bool plain = false;
    cards::CardSet names{};

    friend bool operator==(const LegalPlay&, const LegalPlay&) = default;
};

// Whose card comes next into the trick; nobody's where it is complete.
std::optional<cards::Seat> nextToPlay(const State& state);

// How many tricks make the Spiel (spiel_majority), and whether the seat has taken so many itself.
int tricksForSpiel(const State& state);
bool tookMostTricks(const State& state, cards::Seat seat);

// The cards a Perlagg may be named as: the whole pack (bapt_any).
cards::CardSet baptismTargets(const rulebook::Rules& rules);

// Every legal play from a hand; `led` is nothing for the player who leads. Answers as if
// undertrump_holding_suit were `allowed` (readings.md 46).
std::vector<LegalPlay> legalPlays(const rulebook::Rules& rules, cards::Suit trump,
                                  std::optional<cards::PlayedCard> led, cards::CardSet hand);

// The natural cards of the suit to follow among these: a player who holds one is bound (follow,
// follow_trump_lead).
cards::CardSet binding(const rulebook::PerlaggOrder& perlaggen, cards::Suit led, cards::CardSet cards);

// Whether the card answers the lead of a player bound to follow: suit, trump, or a Perlagg, which under
// `perlagg_follow=bound` must be named as one of the two.
bool answersLead(const rulebook::Rules& rules, cards::Suit trump, cards::Suit led,
                 const cards::PlayedCard& card);

// Whether by this point a card is ruled on that denies suit while it can still be corrected.
bool isDenial(rulebook::PointName point);

} // namespace schreiber::perlaggen::deal
