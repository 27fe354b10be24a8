#pragma once

#include <cards/set_of.h>

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

// The 54 cards of the Tarock pack (KR-001 to KR-009), beside the packs of Perlaggen in card.h. Seats are
// those of seat.h; at Tarock the next letter sits to the right.
namespace schreiber::cards::tarock {

// Tarock is a suit like the others where following suit is concerned.
enum class Suit : std::uint8_t { Tarock, Karo, Herz, Pik, Treff };
inline constexpr std::array kColours{Suit::Karo, Suit::Herz, Suit::Pik, Suit::Treff};

inline constexpr int kCardCount = 54;
inline constexpr int kTarockCount = 22;
inline constexpr int kColourCount = 8;
inline constexpr int kSkuesNumber = 22;

// One card, by its place in the pack as lists are written: Sküs, XXI ... I, then Karo, Herz, Pik, Treff, each
// from the king down. Within a suit the smaller index is the higher card.
class Card {
  public:
    // The Sküs is 22.
    static constexpr Card tarock(int number) { return Card(kTarockCount - number); }
    // `place` 0 is the king, 7 the lowest.
    constexpr Card(Suit colour, int place)
        : m_index(static_cast<std::uint8_t>(kTarockCount + (static_cast<int>(colour) - 1) * kColourCount +
                                            place)) {}
    static constexpr Card fromIndex(int index) { return Card(index); }

    constexpr int index() const { return m_index; }
    constexpr bool isTarock() const { return m_index < kTarockCount; }
    constexpr int number() const { return isTarock() ? kTarockCount - m_index : 0; }
    constexpr Suit suit() const {
        return isTarock() ? Suit::Tarock : static_cast<Suit>(1 + (m_index - kTarockCount) / kColourCount);
    }
    // Of a card of a colour: 0 for the king.
    constexpr int place() const { return (m_index - kTarockCount) % kColourCount; }
    constexpr bool isKing() const { return !isTarock() && place() == 0; }
    // Sküs, Mond or Pagat (KR-004).
    constexpr bool isTrullPiece() const {
        return isTarock() && (m_index <= 1 || m_index == kTarockCount - 1);
    }

    // What it counts before two are taken off for every three cards (KR-009).
    constexpr int value() const {
        if (isTarock()) return isTrullPiece() ? 5 : 1;
        return place() < 4 ? 5 - place() : 1;
    }
    // Of one suit and higher (KR-005, KR-006). What Tarock does to other suits is the game's to say.
    constexpr bool isHigherThan(Card other) const {
        return suit() == other.suit() && m_index < other.m_index;
    }

    friend constexpr auto operator<=>(Card, Card) = default;

  private:
    explicit constexpr Card(int index)
        : m_index(static_cast<std::uint8_t>(index)) {}

    std::uint8_t m_index;
};

inline constexpr Card kSkues = Card::tarock(kSkuesNumber);
inline constexpr Card kMond = Card::tarock(21);
inline constexpr Card kPagat = Card::tarock(1);

constexpr Card kingOf(Suit colour) {
    return Card(colour, 0);
}

// Iterates in pack order.
using CardSet = SetOf<Card, kCardCount>;

constexpr CardSet cardsOf(Suit suit) {
    if (suit == Suit::Tarock) return CardSet::fromBits((std::uint64_t{1} << kTarockCount) - 1);
    return CardSet::fromBits(std::uint64_t{0xFF}
                             << (kTarockCount + (static_cast<int>(suit) - 1) * kColourCount));
}
inline constexpr CardSet kTarocks = cardsOf(Suit::Tarock);
inline constexpr CardSet kTrull{kSkues, kMond, kPagat};
inline constexpr CardSet kKings{kingOf(Suit::Karo), kingOf(Suit::Herz), kingOf(Suit::Pik),
                                kingOf(Suit::Treff)};

// What the cards count, in thirds of a point: 210 for the whole pack (KR-011, KR-012).
constexpr int thirdsOf(CardSet cards) {
    int values = 0;
    for (const Card card : cards) values += card.value();
    return 3 * values - 2 * cards.size();
}

// `XVI`, `S`, `HK`, `P10`, as records have them. Reading also takes numbers, `IIII`, the names of cards, `K1`
// and `H1` for the aces, and lower case.
std::string_view nameOf(Card card);
std::optional<Card> readCard(std::string_view text);

// `K H P T`; none for Tarock. Reading takes the names of the suits too.
char letterOf(Suit colour);
std::string_view nameOf(Suit suit);
std::optional<Suit> readColour(std::string_view text);

} // namespace schreiber::cards::tarock
