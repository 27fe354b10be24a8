#pragma once

#include <array>
#include <perlaggen/deal/counting.h>
#include <perlaggen/deal/event.h>
#include <perlaggen/deal/house.h>
#include <perlaggen/deal/state.h>
#include <perlaggen/figures/figures.h>
#include <perlaggen/rulebook/rule_set.h>
#include <utility>

// What the players hold. Whatever a rule wants to know about cards in a hand it asks here: so it is noted
// where the answer rests on cards that nobody recorded (doubts.h).
namespace schreiber::perlaggen::deal {

template <class Is>
bool anyOf(const State& state, SeatMask seats, Is is) {
    for (const cards::Seat seat : state.everyone())
        if (has(seats, seat) && is(seat)) return true;
    return false;
}

inline SeatMask seatsOf(const State& state, int team) {
    SeatMask seats = 0;
    for (const cards::Seat seat : state.sideOf(team)) add(seats, seat);
    return seats;
}

// Whether the seat has one of these cards in hand.
bool holds(const State& state, cards::Seat seat, cards::CardSet any,
           const std::optional<Supposed>& supposed = {});
// The same of what nobody claims to have been done wrongly: it is taken to be so that it was right
// (readings.md 54). `supposed.cards` and `supposed.seat` are what is asked.
bool holds(const State& state, const Supposed& supposed);
// Of the cards in hand, those that the record names.
cards::CardSet recorded(const State& state, cards::Seat seat);

// A player's cards, without allocation: at most what was dealt, and one in passing.
class HeldCards {
  public:
    void push_back(const figures::HeldCard& card) {
        if (m_count < m_cards.size()) m_cards[m_count++] = card;
    }
    const figures::HeldCard* begin() const { return m_cards.data(); }
    const figures::HeldCard* end() const { return m_cards.data() + m_count; }
    bool empty() const { return m_count == 0; }

  private:
    static constexpr std::size_t kMost = kMostHandCards + 1;
    std::array<figures::HeldCard, kMost> m_cards = []<std::size_t... I>(std::index_sequence<I...>) {
        return std::array{((void)I, figures::HeldCard{.card = {.card = cards::Card::fromIndex(0)}})...};
    }
    (std::make_index_sequence<kMost>{});
    std::size_t m_count = 0;
};

// The best Gleich or Hanger that cards make: how many, its rank, of a Hanger the highest, and its place in
// the order (figures::strength); no cards where there is none. `trumpWins`: as if trump_hanger said so.
struct BestMade {
    int size = 0;
    cards::Rank rank{};
    int strength = 0;
};
BestMade bestOf(const rulebook::Rules& rules, std::span<const figures::HeldCard> cards, Figure figure,
                std::optional<cards::Suit> trump = {}, std::optional<bool> trumpWins = {});
// The seat's cards as they lie: played and shown, with their names.
HeldCards lying(const State& state, cards::Seat seat);
// These and the cards in hand, Perlaggen in hand free. To be asked only through `ask`, or to say what is
// there.
HeldCards allCards(const rulebook::Rules& rules, const State& state, cards::Seat seat);

// Whether the seat can make a Gleich or Hanger of so many cards.
bool canMake(const rulebook::Rules& rules, const State& state, cards::Seat seat, Figure figure, int size = 2);
// Whether anyone of the team can; with `supposed` of what nobody claims to have been done wrongly.
bool teamCanMake(const rulebook::Rules& rules, const State& state, int team, Figure figure, int size = 2);
bool teamCanMake(const rulebook::Rules& rules, const State& state, int team, Figure figure,
                 const Supposed& supposed);
// Whether anyone of the team can make it of so many cards and just this high (rank of a Gleich, top of a
// Hanger); with `supposed` of what nobody claims to have been told wrongly.
struct TellsOf {
    Figure figure{};
    cards::Rank height{};
    int size = 0;
};
bool teamCanTell(const rulebook::Rules& rules, const State& state, int team, const TellsOf& of);
bool teamCanTell(const rulebook::Rules& rules, const State& state, int team, const TellsOf& of,
                 const Supposed& supposed);
// A Gleich or Hanger of so many cards to go out with; a conceded one is written and goes out no more.
bool canDeclare(const rulebook::Rules& rules, const State& state, cards::Seat seat, int size);
// Whether one of these seats can, of what nobody claims to have been done wrongly.
bool anyCanDeclare(const rulebook::Rules& rules, const State& state, SeatMask seats, int size,
                   const Supposed& supposed);
// A figure to go out with that is better than this one, or as good: more cards, then a Gleich, then the
// higher; or more cards alone.
struct Against {
    int size = 0;
    Figure figure{};
    cards::Rank height{};
    bool equalToo = false;
    bool lengthAlone = false;
};
bool canOutdo(const rulebook::Rules& rules, const State& state, cards::Seat seat, const Against& against);
// Both figures at once, with one naming of all Perlaggen.
bool canMakeBoth(const rulebook::Rules& rules, const State& state, cards::Seat seat);

// What a figure must be to go out: which of the two count, whether cards in hand do, whether only the length
// is compared, and how many cards it needs.
struct ToGoOut {
    bool gleich = false;
    bool hanger = false;
    bool inHand = false;
    bool lengthAlone = false;
    int needed = 0;
};
GoesOut goesOut(const rulebook::Rules& rules, const State& state, const ToGoOut& what);

// trump_hanger is asked where the best Hanger of two sides, as they are compared, are alike.
void askOfAlike(const rulebook::Rules& rules, const ByTeam& best);

} // namespace schreiber::perlaggen::deal
