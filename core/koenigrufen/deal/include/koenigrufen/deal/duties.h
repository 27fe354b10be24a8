#pragma once

#include <koenigrufen/deal/event.h>
#include <koenigrufen/rulebook/point_name.h>
#include <koenigrufen/rulebook/rule_set.h>
#include <optional>
#include <span>

// What may be played, and who takes a trick.
namespace schreiber::koenigrufen::deal {

// Who has taken what lies so far: the place in order of play. MSP: Mond, Sküs and Pagat in this order.
std::size_t winningPlace(const rulebook::Rules& rules, const rulebook::GameRules& game,
                         std::span<const Card> trick);
// Where the Sküs takes a trick with the Mond in it: the places of both.
struct Caught {
    std::size_t by = 0;
    std::size_t of = 0;
};
std::optional<Caught> mondCaught(const rulebook::Rules& rules, const rulebook::GameRules& game,
                                 std::span<const Card> trick);

// What one seat announced that binds its own cards: a bird's Tarock or the called king, and the trick in
// which it has to fall.
struct Bound {
    Card card;
    int trick = 0;
};

// A card is played rightly only where the hand has none of `forbidden`.
struct Duty {
    rulebook::PointName point{};
    CardSet forbidden{};
};

// The duties of one who plays this card from his hand onto these, in the order in which they are looked at;
// each takes the ones before it as kept. `number`: of the trick, from 1.
class Duties {
  public:
    Duties(const rulebook::Rules& rules, const rulebook::GameRules& game, std::span<const Card> trick,
           Card card, std::span<const Bound> bound, int number);

    const Duty* begin() const { return m_duties.data(); }
    const Duty* end() const { return m_duties.data() + m_count; }

  private:
    void add(rulebook::PointName point, CardSet forbidden) {
        if (!forbidden.empty()) m_duties[m_count++] = {point, forbidden};
    }

    std::array<Duty, 8> m_duties{};
    std::size_t m_count = 0;
};

// The cards of a hand that may be played: none of its duties stands against them.
CardSet legalPlays(const rulebook::Rules& rules, const rulebook::GameRules& game, CardSet hand,
                   std::span<const Card> trick, std::span<const Bound> bound, int number);

// Whether a wrong card breaks the game off as it lies there; else it can still go back (R1).
bool breaksOff(const rulebook::Rules& rules, bool isTrickComplete);

// What announcing these binds, where the called king is known.
std::optional<Bound> boundBy(const rulebook::Rules& rules, Premium premium, std::optional<Card> king);

} // namespace schreiber::koenigrufen::deal
