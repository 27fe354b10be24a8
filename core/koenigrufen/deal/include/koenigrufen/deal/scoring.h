#pragma once

#include <cards/seat.h>

#include <array>
#include <cstdint>
#include <koenigrufen/rulebook/rule_set.h>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

// What is written for a finished game. The facts come from a game as it was played, or from a line as it was
// keyed; nothing else counts points.
namespace schreiber::koenigrufen::deal {

using cards::Seat;

// By seat. Doublings multiply without end, so a game may come to more than an int holds.
using Points = std::array<std::int64_t, rulebook::kSeats>;

// A chain of kontra has no end and a game may be doubled many times over; beyond these no number could be
// relied on, and who reads a line or a header refuses more. Steps beyond the last double nothing.
inline constexpr int kMostSteps = 16;
inline constexpr int kMostFactor = 1 << 12;

enum class How : std::uint8_t {
    Won,
    Lost,
    GivenUp,
    Undecided, // for who tells of a game in which cards are not known; never an input or result here
    Caught,    // a Mondfang
    Jungfrau,  // Trischaken, from here on
    Over35,
    JungfrauOver35,
    TwoTwo,
    MiddleTie,
    TripleTie,
    Broken,
};
// `given-up`, `jungfrau-over-35`.
std::string_view nameOf(How how);

// One premium, as one side has it. Both sides' announcements of the same are two, and so are the failed
// announcement of one side and the silent success of the other. The Valat is one too: made silently {Valat,
// side, false, 0, true}; a side that announced it and is itself without a trick has a failed one beside the
// other side's made one.
struct PremiumFact {
    rulebook::Premium premium;
    int side = 0; // whose it is: 0 the declarer's, 1 the opponents'
    bool announced = false;
    int kontra = 0; // steps
    bool won = true;

    friend bool operator==(const PremiumFact&, const PremiumFact&) = default;
};

struct Mondfang {
    Seat by; // played the Sküs
    Seat of; // and the Mond

    friend bool operator==(const Mondfang&, const Mondfang&) = default;
};

struct PositiveGame {
    rulebook::Game game;
    Seat declarer = Seat::A;
    std::optional<Seat> partner{}; // none: alone against three
    // By the count of the cards. A Valat that was announced and not made may lose the game all the same, and
    // that is found here (KR-147).
    bool won = false;
    bool givenUp = false; // its bird, if it is to announce one, is among the premiums: announced and lost
    int kontra = 0;
    std::vector<PremiumFact> premiums{}; // announced ones, and silent ones that were won or lost
    std::optional<Mondfang> mondfang{};

    friend bool operator==(const PositiveGame&, const PositiveGame&) = default;
};

struct NegativeGame {
    rulebook::Game game;
    Seat declarer = Seat::A;
    bool won = false;
    std::array<int, rulebook::kSeats> kontra{}; // steps between the declarer and each other seat

    friend bool operator==(const NegativeGame&, const NegativeGame&) = default;
};

struct TrischakenTally {
    std::array<int, rulebook::kSeats> thirds{};
    std::array<bool, rulebook::kSeats> noTrick{};

    friend bool operator==(const TrischakenTally&, const TrischakenTally&) = default;
};

struct Facts {
    // Several negative games at once in their order: the highest first, then as announced.
    std::variant<PositiveGame, std::vector<NegativeGame>, TrischakenTally> game;
    // Whose breach broke the game off. What was silent is not written then, and what was won or lost so far
    // does not matter: only which games, sides, announcements and kontra there were (R4).
    std::optional<Seat> brokenBy{};
    std::int64_t factor = 1; // by how much the game is doubled

    friend bool operator==(const Facts&, const Facts&) = default;
};

// What the declarer of a negative game gets from one player.
struct Pair {
    Seat with = Seat::A;
    int kontra = 0;
    std::int64_t points = 0;

    friend bool operator==(const Pair&, const Pair&) = default;
};

struct Item {
    // Which of the three it is: a game, a premium.
    std::variant<rulebook::Game, rulebook::Premium> what;
    How how = How::Won;
    int side = 0;              // positive games and premiums
    Seat seat = Seat::A;       // a negative game: its declarer
    bool announced = false;    // premiums
    int kontra = 0;            // positive games and premiums
    std::int64_t value = 0;    // a head: with announcement, Solo and kontra, without Valat and factor
    std::vector<Pair> pairs{}; // a negative game: with the three others, by seat
    std::optional<Mondfang> mondfang{}; // the Mondfang
    Points points{};                    // with Valat and factor

    friend bool operator==(const Item&, const Item&) = default;
};

struct Settlement {
    std::vector<Item> items; // as they are listed: games, premiums in the order of the table, Mondfang
    std::int64_t valat = 1;  // in the points already
    Points points{};         // of all items
    int doubles = 0;         // how many of the games that follow

    friend bool operator==(const Settlement&, const Settlement&) = default;
};

Settlement settle(const rulebook::Rules& rules, const Facts& facts);

// What counts beside the game itself: by how much it is doubled, and whether kontra doubles.
struct CountBy {
    std::int64_t factor = 1;
    bool kontra = true; // else its steps are kept, and count once only
};
Facts countedBy(const CountBy& by, Facts facts);

// What a premium is worth a head in this game, by itself. Not for the Valat, which is a factor.
std::int64_t valueOf(const rulebook::Rules& rules, rulebook::Game game, rulebook::Premium premium,
                     bool announced, int kontra);

// Whether the game has the premium at all: a positive one; where no king is called there is no König ultimo.
bool hasPremium(const rulebook::Rules& rules, rulebook::Game game, rulebook::Premium premium);

} // namespace schreiber::koenigrufen::deal
