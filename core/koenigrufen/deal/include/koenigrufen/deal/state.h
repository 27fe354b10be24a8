#pragma once

#include <array>
#include <koenigrufen/deal/auction.h>
#include <koenigrufen/deal/duties.h>
#include <koenigrufen/deal/event.h>
#include <koenigrufen/deal/knowledge.h>
#include <koenigrufen/deal/ruling.h>
#include <optional>
#include <vector>

namespace schreiber::koenigrufen::deal {

inline constexpr int kTricks = 12;
inline constexpr int kTalonCards = 6;

// What answers what: kontra, retour, kontra ... on a game, on a premium, or between two players.
struct Chain {
    int steps = 0;
    std::optional<Seat> lastBy{};
    unsigned passedBy = 0; // seats, a bit each, that let it pass

    bool isPassedBy(Seat seat) const { return (passedBy & (1U << seatIndex(seat))) != 0; }
    void step(Seat seat) {
        ++steps;
        lastBy = seat;
    }
};

struct Announced {
    Premium premium{};
    int side = 0;
    Seat seat{};
    Chain chain{};
};

// The words between laying away and the first card. The word goes round until it comes back to the seat that
// last said more than *gut*.
struct Words {
    bool begun = false; // the declarer lies, whether he said so or not
    bool over = false;
    Seat turn{};
    bool hasSpoken = false;                                // the one whose turn it is
    std::optional<Seat> last{};                            // who last said more than *gut*
    unsigned saidGood = 0;                                 // seats that said *gut* to the game
    unsigned gaveKontra = 0;                               // seats that gave kontra to it
    Chain game{};                                          // a positive game
    std::array<std::array<Chain, kSeats>, kSeats> pairs{}; // a negative one: declarer, opponent
    std::vector<Announced> announced{};
};

// Trischaken: a card of a talon, which nobody may have written down.
struct TalonCard {
    std::optional<Card> card{};
    Knowledge::Places from = 0; // the talon

    friend bool operator==(const TalonCard&, const TalonCard&) = default;
};

struct Trick {
    Seat leader{};
    std::array<Card, kSeats> cards{Card::fromIndex(0), Card::fromIndex(0), Card::fromIndex(0),
                                   Card::fromIndex(0)}; // in order of play
    std::array<int, kSeats> wrong{-1, -1, -1, -1};      // the place of the ruling on a wrong card
    std::size_t count = 0;
    std::optional<Seat> winner{};
    bool hasTalon = false; // Trischaken: a talon card goes with it
    TalonCard talon{};
    bool isTurned = false; // and was named

    std::span<const Card> played() const { return {cards.data(), count}; }
    Seat seatOf(std::size_t place) const { return rightOf(leader, static_cast<int>(place)); }
    Seat next() const { return seatOf(count); }
};

enum class End : std::uint8_t { None, AllPlayed, GivenUp, Stopped, Broken, Redeal };

// A game in progress. A value: nothing outside changes with it.
struct State {
    State(const rulebook::Rules& rules, Seat dealtBy, const Dealt& dealt, const Knowledge& knowledge);

    Seat dealer;
    Seat forehand;
    std::array<std::array<std::optional<Card>, 3>, 2> talons; // as the dealer laid them
    Knowledge cards;
    bool hasKnocked = false;
    int piles = 0; // chosen after a knock
    Auction auction;

    std::vector<Declared> games{}; // once the auction is over; the first one's seat leads the words
    std::optional<Card> king{};
    bool isFourth = false;
    std::optional<Seat> partner{};
    std::optional<Taken> kingTalon{}; // where the called king lies in a talon
    std::optional<Taken> taken{};
    std::optional<Taken> assumed{}; // which talon was taken where nobody wrote it down
    bool isTakenUnseen = false;
    bool hasLaid = false;
    CardSet laid{}; // known
    int laidUnknown = 0;
    Words words{};

    std::array<Trick, kTricks> tricks{};
    std::size_t trickCount = 0; // begun
    std::array<CardSet, kSeats> played{};
    std::vector<TalonCard> talonLeft{};         // Trischaken: not yet given to a trick, as dealt
    std::optional<std::size_t> assumedTurned{}; // which of those that nobody wrote down is named next

    End end = End::None;
    std::optional<Seat> offender{};
    std::optional<Premium> givenUpBird{};
    bool isOverRuled = false; // something after the end was ruled on

    std::vector<Ruling> rulings{};

    bool isOver() const { return end != End::None; }
    bool hasLed() const { return trickCount > 0; }
    std::size_t completed() const;
    // In the trick that lies on the table; none between tricks.
    const Trick* openTrick() const;
    int tricksOf(Seat seat) const;
    const rulebook::GameRules& game(const rulebook::Rules& rules) const {
        return rules.rulesOf(games.front().game);
    }
    bool isDeclarer(Seat seat) const;
    // 0 the declarer's, 1 the opponents'; of a positive game.
    int sideOf(Seat seat) const { return isDeclarer(seat) || seat == partner ? 0 : 1; }
    // A negative game is lost as soon as its declarer has a trick too many.
    bool areAllLost(const rulebook::Rules& rules) const;
    bool isLost(const rulebook::Rules& rules, const Declared& declared) const;
    // Everything that is to be written is decided.
    bool isComplete(const rulebook::Rules& rules) const;
};

} // namespace schreiber::koenigrufen::deal
