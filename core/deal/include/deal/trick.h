#pragma once

#include <cards/card.h>
#include <cards/card_set.h>
#include <rulebook/rule_set.h>

#include <cstddef>
#include <optional>
#include <span>

// What the cards alone decide: who wins a trick, and what may be played to it. Pure functions, no
// allocation.
namespace schreiber::deal {

// The place in the order of play of the card that wins: the highest trump, else the highest card of the
// led suit; among cards of the same name the highest Perlagg, then the real card (trick_win,
// trick_equal, bapt_beats_real). At least one card.
std::size_t winningPlace(std::span<const cards::PlayedCard> inOrder, cards::Suit trump,
                         const rulebook::PerlaggOrder& perlaggen);

// The names a Perlagg can be given under these rules: every card of the pack.
cards::CardSet possibleNames(const rulebook::Rules& rules);

// The forms in which a card may be played: as its face, and under which names. A card that may not be
// played at all has neither.
struct Forms {
    bool plain = false;
    cards::CardSet names;

    bool none() const { return !plain && names.empty(); }
    friend bool operator==(const Forms&, const Forms&) = default;
};

// Whoever holds a natural card of the led suit must follow, trump or play a Perlagg (follow,
// follow_trump_lead). Where `perlagg_follow` is bound, that Perlagg is then of the led suit or a trump,
// named or not (follow_perl_bound); where it is free, it may be anything (follow_perl_free). `led` is
// the suit of the card led as played, nothing for the leader. Undertrumping is not looked at.
Forms legalForms(cards::Card card, cards::CardSet hand, std::optional<cards::Suit> led, cards::Suit trump,
                 const rulebook::Rules& rules);

} // namespace schreiber::deal
