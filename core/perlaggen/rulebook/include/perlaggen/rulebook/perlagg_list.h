#pragma once

#include <cards/card.h>
#include <cards/card_set.h>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

// Which cards are Perlaggen and how they rank among each other (rule matrix A1). Nothing has a fixed
// number of them.
namespace schreiber::perlaggen::rulebook {

// A place in the list: one card whatever is trump, or the card of this rank in the trump suit.
struct PerlaggPlace {
    std::optional<cards::Card> fixed;
    cards::Rank ofTrump{};

    friend bool operator==(const PerlaggPlace&, const PerlaggPlace&) = default;
};

// High to low.
using PerlaggList = std::vector<PerlaggPlace>;

// A place as it is written: `HK`, or `T7` for the trump Seven.
std::optional<PerlaggPlace> readPerlaggPlace(std::string_view text);
std::string toString(const PerlaggPlace& place);

// The Perlaggen under one trump suit. A card that stands twice in the list (S7 with bells trump) keeps its
// higher place.
class PerlaggOrder {
  public:
    PerlaggOrder() = default;
    PerlaggOrder(std::span<const PerlaggPlace> list, cards::Suit trump);

    // High to low.
    std::span<const cards::Card> cards() const& {
        return {m_cards.data(), static_cast<std::size_t>(m_count)};
    }
    std::span<const cards::Card> cards() && = delete; // would look into a list that is gone
    cards::CardSet set() const { return m_set; }
    bool contains(cards::Card card) const { return m_set.contains(card); }
    // More is stronger; 0 for a card that is no Perlagg.
    int strength(cards::Card card) const { return m_strength[static_cast<std::size_t>(card.index())]; }

    friend bool operator==(const PerlaggOrder&, const PerlaggOrder&) = default;

  private:
    std::array<cards::Card, cards::kCardCount> m_cards = allFirst();
    std::array<std::uint8_t, cards::kCardCount> m_strength{};
    cards::CardSet m_set;
    int m_count = 0;

    static constexpr std::array<cards::Card, cards::kCardCount> allFirst() {
        return []<std::size_t... I>(std::index_sequence<I...>) {
            return std::array{((void)I, cards::Card::fromIndex(0))...};
        }
        (std::make_index_sequence<cards::kCardCount>{});
    }
};

} // namespace schreiber::perlaggen::rulebook
