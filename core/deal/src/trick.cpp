#include <deal/trick.h>

namespace schreiber::deal {

using cards::Card;
using cards::CardSet;
using cards::PlayedCard;
using cards::Suit;

namespace {

// A card's strength in a trick: suit first, then rank, then its place among Perlaggen. What is neither
// trump nor of the led suit has none.
int strength(const PlayedCard& played, Suit led, Suit trump, const rulebook::PerlaggOrder& perlaggen) {
    const Card face = played.face();
    if (face.suit() != trump && face.suit() != led) return 0;
    const int suit = face.suit() == trump ? 2 : 1;
    const int perlagg = played.as ? perlaggen.strength(played.card) : 0;
    return (suit * cards::kRankCount + static_cast<int>(face.rank())) * (cards::kCardCount + 1) + perlagg;
}

} // namespace

std::size_t winningPlace(std::span<const PlayedCard> inOrder, Suit trump,
                         const rulebook::PerlaggOrder& perlaggen) {
    SCHREIBER_REQUIRE(!inOrder.empty(), "a trick without cards has no winner");
    const Suit led = inOrder.front().face().suit();
    std::size_t best = 0;
    int most = 0;
    for (std::size_t i = 0; i < inOrder.size(); ++i) {
        const int now = strength(inOrder[i], led, trump, perlaggen);
        if (now <= most) continue;
        most = now;
        best = i;
    }
    return best;
}

CardSet possibleNames(const rulebook::Rules& rules) {
    const bool sixToo = rules.is(rulebook::BaptiseAsS6In32Pack::Yes);
    return cards::wholePack(sixToo ? cards::Pack::Cards33 : rules.set().pack);
}

Forms legalForms(Card card, CardSet hand, std::optional<Suit> led, Suit trump, const rulebook::Rules& rules) {
    const auto& perlaggen = rules.perlaggen(trump);
    const bool perlagg = perlaggen.contains(card);
    const CardSet names = perlagg ? possibleNames(rules) : CardSet{};
    const bool mustFollow = led && !((hand & cards::cardsOf(*led)) - perlaggen.set()).empty();
    const bool free = perlagg && rules.is(rulebook::PerlaggFollow::Free);
    if (!mustFollow || free) return {true, names};
    const CardSet allowed = cards::cardsOf(*led) | cards::cardsOf(trump);
    return {allowed.contains(card), names & allowed};
}

} // namespace schreiber::deal
