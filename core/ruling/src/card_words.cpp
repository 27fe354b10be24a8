#include "card_words.h"

#include <cards/notation.h>

#include <fmt/format.h>

namespace schreiber::ruling {

using rulebook::Language, rulebook::Words;

std::string cardName(const cards::PlayedCard& card, Language language) {
    if (!card.as) return cardName(card.card, language);
    const std::string own = card.card == cards::kMartl ? "Martl" : cardName(card.card, language);
    constexpr Words as{"{} als {}", "{} come {}", "{} as {}"};
    return fmt::format(fmt::runtime(as.in(language)), own, cardName(*card.as, language));
}

std::string cardList(cards::CardSet set) {
    std::string text;
    for (const cards::Card card : set) {
        if (!text.empty()) text += ' ';
        text += cards::nameOf(card);
    }
    return text;
}

} // namespace schreiber::ruling
