#pragma once

#include <cards/card.h>

#include <bit>
#include <cstdint>
#include <initializer_list>

namespace schreiber::cards {

// A set of cards, each at most once: one bit a card, at its index. Iterates in index order.
class CardSet {
  public:
    constexpr CardSet() = default;
    constexpr CardSet(std::initializer_list<Card> cards) {
        for (const Card card : cards) insert(card);
    }
    static constexpr CardSet fromBits(std::uint64_t bits) {
        CardSet set;
        set.m_bits = bits & kAllBits;
        return set;
    }

    constexpr std::uint64_t bits() const { return m_bits; }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int size() const { return std::popcount(m_bits); }
    constexpr bool contains(Card card) const { return (m_bits & bit(card)) != 0; }
    constexpr void insert(Card card) { m_bits |= bit(card); }
    constexpr void erase(Card card) { m_bits &= ~bit(card); }

    // The lowest index; not to be asked of an empty set.
    constexpr Card first() const { return Card::fromIndex(std::countr_zero(m_bits)); }

    friend constexpr CardSet operator|(CardSet a, CardSet b) { return fromBits(a.m_bits | b.m_bits); }
    friend constexpr CardSet operator&(CardSet a, CardSet b) { return fromBits(a.m_bits & b.m_bits); }
    friend constexpr CardSet operator-(CardSet a, CardSet b) { return fromBits(a.m_bits & ~b.m_bits); }
    friend constexpr bool operator==(CardSet, CardSet) = default;

    class Iterator {
      public:
        explicit constexpr Iterator(std::uint64_t rest)
            : m_rest(rest) {}
        constexpr Card operator*() const { return Card::fromIndex(std::countr_zero(m_rest)); }
        constexpr Iterator& operator++() {
            m_rest &= m_rest - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        std::uint64_t m_rest;
    };
    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    static constexpr std::uint64_t kAllBits = (std::uint64_t{1} << kCardCount) - 1;
    static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card.index(); }

    std::uint64_t m_bits = 0;
};

constexpr CardSet wholePack(Pack pack) {
    CardSet all = CardSet::fromBits(~std::uint64_t{0});
    if (pack == Pack::Cards32) all.erase(kWeli);
    return all;
}

constexpr CardSet cardsOf(Suit suit) {
    const std::uint64_t width = suit == Suit::Schell ? 0x1FF : 0xFF;
    return CardSet::fromBits(width << Card::lowest(suit));
}

} // namespace schreiber::cards
