#include "index.h"

#include <perlaggen/deal/trick.h>

namespace schreiber::perlaggen::deal {

namespace {

// Trump above the led suit above the rest, which cannot win; then rank; then the Perlagg's own rank, which
// only a name brings to bear (bapt_self).
int power(const rulebook::PerlaggOrder& perlaggen, cards::Suit trump, cards::Suit led,
          const cards::PlayedCard& played) {
    const cards::Card face = played.face();
    const int suit = face.suit() == trump ? 2 : face.suit() == led ? 1 : 0;
    if (suit == 0) return 0;
    const int perlagg = played.as ? perlaggen.strength(played.card) : 0;
    return (suit * cards::kRankCount + static_cast<int>(face.rank())) * (cards::kCardCount + 1) + perlagg;
}

} // namespace

bool beats(const rulebook::PerlaggOrder& perlaggen, cards::Suit trump, cards::Suit led,
           const cards::PlayedCard& card, const cards::PlayedCard& best) {
    return power(perlaggen, trump, led, card) > power(perlaggen, trump, led, best);
}

int trickWinner(const rulebook::PerlaggOrder& perlaggen, cards::Suit trump,
                std::span<const cards::PlayedCard> inOrder) {
    const cards::Suit led = inOrder.front().face().suit();
    int best = 0;
    for (int i = 1; i < static_cast<int>(inOrder.size()); ++i)
        if (beats(perlaggen, trump, led, inOrder[at(i)], inOrder[at(best)])) best = i;
    return best;
}

} // namespace schreiber::perlaggen::deal
