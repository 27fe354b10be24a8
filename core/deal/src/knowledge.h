#pragma once

#include <deal/event.h>
#include <deal/state.h>
#include <figures/figures.h>
#include <rulebook/rule_set.h>

#include <array>
#include <utility>

// What the recorded cards tell and what they leave open. A fact is `Maybe` only where both answers have a
// way of filling in the unknown cards.
namespace schreiber::deal {

enum class Known : std::uint8_t { No, Maybe, Yes };

// Cards that may be in an unknown hand.
cards::CardSet pool(const rulebook::Rules& rules, const State& state);

// Whether the seat has one of these cards in hand.
Known holds(const rulebook::Rules& rules, const State& state, cards::Seat seat, cards::CardSet any);
// Whether every card in the seat's hand is one of these.
Known holdsOnly(const rulebook::Rules& rules, const State& state, cards::Seat seat, cards::CardSet only);

figures::FigureRules figureRules(const rulebook::Rules& rules);

// A player's cards, without allocation: at most what was dealt, and one in passing.
class HeldCards {
  public:
    void push_back(const figures::HeldCard& card) {
        if (m_count < m_cards.size()) m_cards[m_count++] = card;
    }
    void pop_back() { --m_count; }
    const figures::HeldCard* begin() const { return m_cards.data(); }
    const figures::HeldCard* end() const { return m_cards.data() + m_count; }

  private:
    static constexpr std::size_t kMost = kMostHandCards + 1;
    std::array<figures::HeldCard, kMost> m_cards = []<std::size_t... I>(std::index_sequence<I...>) {
        return std::array{((void)I, figures::HeldCard{.card = {.card = cards::Card::fromIndex(0)}})...};
    }
    (std::make_index_sequence<kMost>{});
    std::size_t m_count = 0;
};

// The seat's cards as they lie: played and shown, with their names.
HeldCards lying(const State& state, cards::Seat seat);
// These and the known cards in hand, Perlaggen in hand free.
HeldCards allCards(const rulebook::Rules& rules, const State& state, cards::Seat seat);

// Whether the seat can make a Gleich or Hanger of so many cards.
Known canMake(const rulebook::Rules& rules, const State& state, cards::Seat seat, Figure figure,
              int size = 2);
// Whether anyone of the team can.
Known teamCanMake(const rulebook::Rules& rules, const State& state, int team, Figure figure, int size = 2);
// A Gleich or Hanger of so many cards to go out with; a conceded one is written and goes out no more.
Known canDeclare(const rulebook::Rules& rules, const State& state, cards::Seat seat, int size);
// Both figures at once, with one naming of all Perlaggen; the hand must be known.
bool canMakeBoth(const rulebook::Rules& rules, const State& state, cards::Seat seat);

Known either(Known a, Known b);

// Whether the seat can lay this card: held, or one of its unknown cards, which it then names for good.
bool hasOrReveals(State& state, cards::Seat seat, cards::Card card);

} // namespace schreiber::deal
