#pragma once

#include <cards/seat.h>
#include <cards/tarock.h>

#include <array>
#include <cstdint>
#include <koenigrufen/rulebook/games.h>
#include <optional>
#include <variant>
#include <vector>

// What can happen in a game, as a record states it. An event says what was done at the table, not that it was
// allowed: apply rules on that.
namespace schreiber::koenigrufen::deal {

using cards::Seat;
using cards::tarock::Card;
using cards::tarock::CardSet;
using rulebook::Game;
using rulebook::Premium;
using TarockSuit = cards::tarock::Suit;

inline constexpr int kSeats = 4; // that play
inline constexpr std::array kAllSeats{Seat::A, Seat::B, Seat::C, Seat::D};
inline constexpr Seat kFifth = Seat::E; // of five at a table the one who only deals

// Counter-clockwise, which is the order of play: the seat to the right.
constexpr Seat rightOf(Seat seat, int steps = 1) {
    return cards::after(seat, kSeats, steps);
}
constexpr std::size_t seatIndex(Seat seat) {
    return static_cast<std::size_t>(seat);
}

// Before the auction.
struct Cut {
    friend bool operator==(const Cut&, const Cut&) = default;
};
struct Knock {
    friend bool operator==(const Knock&, const Knock&) = default;
};
struct Choose { // a pile, after a knock
    friend bool operator==(const Choose&, const Choose&) = default;
};
struct ThrowIn {
    friend bool operator==(const ThrowIn&, const ThrowIn&) = default;
};

// The auction. *Mein Spiel*; *weiter*; a game, with the least bird where it is one that announces a bird.
struct Mine {
    friend bool operator==(const Mine&, const Mine&) = default;
};
struct Pass {
    friend bool operator==(const Pass&, const Pass&) = default;
};
struct Bid {
    enum class How : std::uint8_t { Plain, Bei, Verdacht };

    Game game{};
    std::optional<Premium> bird{};
    How how = How::Plain;

    friend bool operator==(const Bid&, const Bid&) = default;
};

// King and talon.
struct Call {
    std::optional<TarockSuit> colour; // none: the fourth king

    friend bool operator==(const Call&, const Call&) = default;
};
struct GiveUp {
    std::optional<Premium> bird;

    friend bool operator==(const GiveUp&, const GiveUp&) = default;
};
enum class Taken : std::uint8_t { First, Second, Both };
struct Take {
    Taken which{};

    friend bool operator==(const Take&, const Take&) = default;
};
struct Lay {
    std::vector<std::optional<Card>> cards; // none: nobody saw which

    friend bool operator==(const Lay&, const Lay&) = default;
};

// Words before play.
struct Lie {
    friend bool operator==(const Lie&, const Lie&) = default;
};
struct Announce {
    std::vector<Premium> premiums;

    friend bool operator==(const Announce&, const Announce&) = default;
};
struct Good {
    friend bool operator==(const Good&, const Good&) = default;
};
// The game; a premium; in negative games that player's game, or what that player said to one's own.
using About = std::variant<std::monostate, Premium, Seat>;
struct Kontra {
    About about{};

    friend bool operator==(const Kontra&, const Kontra&) = default;
};
struct Retour {
    About about{};

    friend bool operator==(const Retour&, const Retour&) = default;
};

// Play.
struct Play {
    Card card;

    friend bool operator==(const Play&, const Play&) = default;
};
struct Turn { // Trischaken: the talon card that goes with the trick just completed
    Card card;

    friend bool operator==(const Turn&, const Turn&) = default;
};
struct Stop {
    friend bool operator==(const Stop&, const Stop&) = default;
};

// What the table saw and no card can show.
enum class Irregularity : std::uint8_t {
    Misdeal,
    WrongDealer,
    Talk,
    HiddenTarock,
    WrongCount,
    Looked,
    NotOpened,
    ThrewCards,
};
inline constexpr std::size_t kIrregularityCount = 8;
struct Irregular {
    Irregularity kind{};

    friend bool operator==(const Irregular&, const Irregular&) = default;
};

using Action = std::variant<Cut, Knock, Choose, ThrowIn, Mine, Pass, Bid, Call, GiveUp, Take, Lay, Lie,
                            Announce, Good, Kontra, Retour, Play, Turn, Stop, Irregular>;

struct Event {
    Seat seat{}; // kFifth: only what is irregular in the deal
    Action action;

    friend bool operator==(const Event&, const Event&) = default;
};

} // namespace schreiber::koenigrufen::deal
