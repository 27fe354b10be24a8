#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>

namespace schreiber::cards {

enum class Suit : std::uint8_t { Eichel, Laub, Herz, Schell };
inline constexpr std::array kSuits{Suit::Eichel, Suit::Laub, Suit::Herz, Suit::Schell};

// Low to high; Six is the Weli's rank and exists in bells alone.
enum class Rank : std::uint8_t { Six, Seven, Eight, Nine, Ten, Unter, Ober, Koenig, Ass };
inline constexpr int kRankCount = 9;

// The packs that Perlaggen is played with: with the Weli, or without (Schlanders).
enum class Pack : std::uint8_t { Cards33, Cards32 };

inline constexpr int kCardCount = 33;

// One card of the pack. The index runs from 0 to 32, suit by suit as in Suit, low to high within a suit,
// so that neighbours in a suit are neighbours in a CardSet.
class Card {
  public:
    constexpr Card(Suit suit, Rank rank)
        : m_index(static_cast<std::uint8_t>(lowest(suit) + static_cast<int>(rank) -
                                            (suit == Suit::Schell ? 0 : 1))) {}
    static constexpr Card fromIndex(int index) { return Card(index); }

    constexpr int index() const { return m_index; }
    constexpr Suit suit() const { return m_index < 24 ? static_cast<Suit>(m_index / 8) : Suit::Schell; }
    constexpr Rank rank() const { return static_cast<Rank>(m_index < 24 ? m_index % 8 + 1 : m_index - 24); }

    friend constexpr auto operator<=>(Card, Card) = default;

    // The index of a suit's lowest card.
    static constexpr int lowest(Suit suit) { return static_cast<int>(suit) * 8; }

  private:
    explicit constexpr Card(int index)
        : m_index(static_cast<std::uint8_t>(index)) {}

    std::uint8_t m_index;
};

inline constexpr Card kWeli{Suit::Schell, Rank::Six};
inline constexpr Card kMartl{Suit::Herz, Rank::Koenig};

constexpr bool inPack(Card card, Pack pack) {
    return pack == Pack::Cards33 || card != kWeli;
}

// A rank that a suit has: all of them, but for the Six outside bells.
constexpr bool exists(Suit suit, Rank rank) {
    return rank != Rank::Six || suit == Suit::Schell;
}

// A card as laid on the table. A Perlagg played with a name has `as`, also when the name is its own face
// (HK=HK keeps the Martl's rank among Perlaggen; HK alone is an ordinary King: rule bapt_self).
struct PlayedCard {
    Card card;
    std::optional<Card> as{};

    // What it counts as for suit, rank and figures.
    constexpr Card face() const { return as.value_or(card); }

    friend constexpr bool operator==(const PlayedCard&, const PlayedCard&) = default;
};

} // namespace schreiber::cards
