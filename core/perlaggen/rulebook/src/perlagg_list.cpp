#include <cards/notation.h>

#include <algorithm>
#include <perlaggen/rulebook/perlagg_list.h>

namespace schreiber::perlaggen::rulebook {
namespace {

// There is one Six alone: the Weli, which is a card and no rank of trumps.
bool isOfEverySuit(cards::Rank rank) {
    return std::ranges::all_of(cards::kSuits, [rank](cards::Suit suit) { return cards::exists(suit, rank); });
}

} // namespace

std::optional<PerlaggPlace> readPerlaggPlace(std::string_view text) {
    if (const auto card = cards::readCard(text)) return PerlaggPlace{.fixed = card, .ofTrump = {}};
    if (text.size() < 2 || (text[0] != 'T' && text[0] != 't')) return std::nullopt;
    const auto rank = cards::readRank(text.substr(1));
    if (!rank || !isOfEverySuit(*rank)) return std::nullopt;
    return PerlaggPlace{.fixed = std::nullopt, .ofTrump = *rank};
}

std::string toString(const PerlaggPlace& place) {
    if (place.fixed) return std::string(cards::nameOf(*place.fixed));
    std::string text("T");
    text += cards::nameOf(place.ofTrump);
    return text;
}

PerlaggOrder::PerlaggOrder(std::span<const PerlaggPlace> list, cards::Suit trump) {
    for (const PerlaggPlace& place : list) {
        const cards::Card card = place.fixed.value_or(cards::Card(trump, place.ofTrump));
        if (m_set.contains(card)) continue;
        m_set.insert(card);
        m_cards[static_cast<std::size_t>(m_count++)] = card;
    }
    for (int i = 0; i < m_count; ++i)
        m_strength[static_cast<std::size_t>(m_cards[static_cast<std::size_t>(i)].index())] =
            static_cast<std::uint8_t>(m_count - i);
}

} // namespace schreiber::perlaggen::rulebook
