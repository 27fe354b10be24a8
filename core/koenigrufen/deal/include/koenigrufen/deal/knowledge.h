#pragma once

#include <array>
#include <cstdint>
#include <koenigrufen/deal/event.h>
#include <memory>
#include <optional>
#include <vector>

// Where the cards are, as far as a record tells. Every question is answered for all ways at once in which the
// unknown can be filled: whether there is such a way is a question of counting (each place holds as many
// cards as it holds, each card may be in some places), and is answered exactly, without going through them.
namespace schreiber::koenigrufen::deal {

// As they were dealt.
struct DealtHand {
    CardSet known;
    int unknown = 12;
};
struct Dealt {
    std::array<DealtHand, kSeats> hands{};
    std::array<std::array<std::optional<Card>, 3>, 2> talons{};
};

// What the rest of a record tells of a card: who plays it, who lays it away, or that it lay in a talon.
struct Claim {
    enum class Kind : std::uint8_t { Played, Laid, Talon };

    Seat seat{};
    Card card;
    Kind kind = Kind::Played;
};
using Claims = std::vector<Claim>;

class Knowledge {
  public:
    // A set of places. Kept in a seat's hand; one of the talons; and of the one who takes a talon: laid away
    // out of the hand, taken up and kept, taken up and laid away.
    using Places = std::uint16_t;
    static constexpr Places hand(Seat seat) { return static_cast<Places>(1U << seatIndex(seat)); }
    static constexpr Places kTalon1 = 1U << 4U;
    static constexpr Places kTalon2 = 1U << 5U;
    static constexpr Places kLaidOfHand = 1U << 6U;
    static constexpr Places kTakenKept = 1U << 7U;
    static constexpr Places kTakenLaid = 1U << 8U;
    static constexpr Places kTalons = kTalon1 | kTalon2;
    static constexpr Places kLaid = kLaidOfHand | kTakenLaid;

    // `exchanger`: who will exchange cards with a talon, where the record tells of a game with one.
    Knowledge(const Dealt& dealt, Seat forehand, std::shared_ptr<const Claims> claims,
              std::optional<Seat> exchanger);

    // Every card is known to be in one place.
    bool isCertain() const { return m_isCertain; }
    // In every way: of a seat's hand as it was dealt, and as it is played from (played cards too).
    CardSet surelyDealt(Seat seat) const;
    CardSet surelyKept(Seat seat) const { return m_kept[seatIndex(seat)]; }
    CardSet surelyIn(Places places) const;
    Places placesOf(Card card) const { return m_places[index(card)]; }
    Places keptPlaces(Seat seat) const { return keptBy(seat); }

    // In some way.
    bool canBe(Card card, Places places) const;
    bool canKeep(Seat seat, Card card) const { return canBe(card, keptBy(seat)); }
    bool canLack(Seat seat, CardSet cards) const;
    bool isPossible() const { return m_isCertain || isFeasible(m_places); }

    // From now on only the ways are gone in which it is so.
    void pin(Card card, Places places);
    void lack(Seat seat, CardSet cards);

    // A hand that has to be thrown in (KR-023): surely, as what is unknown is taken to be in order; possibly.
    bool mustThrowIn(Seat seat) const { return (m_bad & (1U << seatIndex(seat))) != 0; }
    bool mayThrowIn(Seat seat) const;

    // A seat takes one talon, or both; as many cards as it took are laid away.
    void exchange(Seat seat, Taken taken);
    void lay(CardSet known, int unknown);

    // Each way in which the cards that are in none of these sets can be divided among places.
    struct Way {
        std::vector<std::pair<Card, Places>> cards;
    };
    std::vector<Way> waysOf(CardSet cards) const;

  private:
    using Masks = std::array<Places, cards::tarock::kCardCount>;

    static std::size_t index(Card card) { return static_cast<std::size_t>(card.index()); }
    Places dealtTo(Seat seat) const;
    Places keptBy(Seat seat) const;
    Places claimed(const Claim& claim) const;
    void applyClaims();
    void update();
    bool isFeasible(const Masks& places) const;
    bool isFeasible(const Masks& places, unsigned inOrder) const;
    bool fits(const Masks& places) const;

    Masks m_base{};   // without the claims
    Masks m_places{}; // with them
    std::array<CardSet, kSeats> m_kept{};
    std::shared_ptr<const Claims> m_claims;
    std::optional<Seat> m_exchanger;
    std::optional<Taken> m_taken{};
    unsigned m_inOrder = 0; // seats whose unknown hand is taken to be one that may be kept
    unsigned m_bad = 0;
    bool m_isCertain = false;
};

} // namespace schreiber::koenigrufen::deal
