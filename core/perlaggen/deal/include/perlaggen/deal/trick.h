#pragma once

#include <cards/card.h>

#include <perlaggen/rulebook/rule_set.h>
#include <span>

namespace schreiber::perlaggen::deal {

// The place of the card that wins, of cards in the order played; at least one (trick_win, trick_equal,
// bapt_rank_among, bapt_beats_real).
int trickWinner(const rulebook::PerlaggOrder& perlaggen, cards::Suit trump,
                std::span<const cards::PlayedCard> inOrder);

// Whether `card` would take the trick from `best`, the best so far; `led` is the suit to follow.
bool beats(const rulebook::PerlaggOrder& perlaggen, cards::Suit trump, cards::Suit led,
           const cards::PlayedCard& card, const cards::PlayedCard& best);

} // namespace schreiber::perlaggen::deal
