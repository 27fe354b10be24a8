#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

namespace schreiber::cards {

// A set of cards of a pack of at most 63, each at most once: one bit a card, at its index. Iterates in index
// order.
template <class Card, int kCount>
class SetOf {
  public:
    constexpr SetOf() = default;
    constexpr SetOf(std::initializer_list<Card> cards) {
        for (const Card card : cards) insert(card);
    }
    static constexpr SetOf fromBits(std::uint64_t bits) {
        SetOf set;
        set.m_bits = bits & kAllBits;
        return set;
    }
    static constexpr SetOf all() { return fromBits(kAllBits); }

    constexpr std::uint64_t bits() const { return m_bits; }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int size() const { return std::popcount(m_bits); }
    constexpr bool contains(Card card) const { return (m_bits & bit(card)) != 0; }
    constexpr bool contains(SetOf cards) const { return (m_bits & cards.m_bits) == cards.m_bits; }
    constexpr void insert(Card card) { m_bits |= bit(card); }
    constexpr void erase(Card card) { m_bits &= ~bit(card); }

    // The lowest index; not to be asked of an empty set.
    constexpr Card first() const { return Card::fromIndex(std::countr_zero(m_bits)); }

    friend constexpr SetOf operator|(SetOf a, SetOf b) { return fromBits(a.m_bits | b.m_bits); }
    friend constexpr SetOf operator&(SetOf a, SetOf b) { return fromBits(a.m_bits & b.m_bits); }
    friend constexpr SetOf operator-(SetOf a, SetOf b) { return fromBits(a.m_bits & ~b.m_bits); }
    friend constexpr bool operator==(SetOf, SetOf) = default;

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
    static constexpr std::uint64_t kAllBits = (std::uint64_t{1} << kCount) - 1;
    static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card.index(); }

    std::uint64_t m_bits = 0;
};

} // namespace schreiber::cards
