#include <cards/notation.h>
#include <rulebook/perlagg_list.h>

namespace schreiber::rulebook {

std::optional<PerlaggPlace> readPerlaggPlace(std::string_view text) {
    if (const auto card = cards::readCard(text)) return PerlaggPlace{.fixed = card, .ofTrump = {}};
    if (text.size() < 2 || (text[0] != 'T' && text[0] != 't')) return std::nullopt;
    const auto rank = cards::readRank(text.substr(1));
    if (!rank) return std::nullopt;
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
        if (!place.fixed && !cards::exists(trump, place.ofTrump)) continue;
        const cards::Card card = place.fixed.value_or(cards::Card(trump, place.ofTrump));
        if (m_set.contains(card)) continue;
        m_set.insert(card);
        m_cards[static_cast<std::size_t>(m_count++)] = card;
    }
    for (int i = 0; i < m_count; ++i)
        m_strength[static_cast<std::size_t>(m_cards[static_cast<std::size_t>(i)].index())] =
            static_cast<std::uint8_t>(m_count - i);
}

} // namespace schreiber::rulebook
