#pragma once

#include <array>
#include <cstdint>
#include <koenigrufen/rulebook/point_name.h>
#include <optional>
#include <string_view>

// The games and premiums that can be played, and what a rule set says of each. The engine branches on what
// stands in these rows, never on which game it is or on a rule set's name.
namespace schreiber::koenigrufen::rulebook {

enum class Game : std::uint8_t {
    Trischaken,
    Rufer,
    Sechserdreier,
    Solorufer,
    Piccolo,
    Bettler,
    Auchrufer,
    Farberl,
    Dreier,
    PiccoloOuvert,
    BettlerOuvert,
    Solofarberl,
    Solodreier,
};
inline constexpr std::size_t kGameCount = 13;

enum class Premium : std::uint8_t {
    Pagat,
    Uhu,
    Kakadu,
    Marabu,
    KoenigUltimo,
    Trull,
    VierKoenige,
    Absolut,
    Mondfang,
    Valat,
};
inline constexpr std::size_t kPremiumCount = 10;

enum class Kind : std::uint8_t {
    Positive,       // the declarer, alone or with a partner, against the others: who has more than half
    Negative,       // each declarer alone against the three others: how many tricks he takes
    EachForHimself, // Trischaken: nobody declares, there are no sides
};

enum class Talon : std::uint8_t {
    None,     // neither turned up nor taken
    One,      // both are turned up, the declarer takes one
    Both,     // the declarer takes both, unseen
    ToTricks, // a card to each of the first six tricks
};

enum class Lead : std::uint8_t { Forehand, Declarer };

struct GameRules {
    Game game{};
    Kind kind{};
    int halves = 0;     // what it is worth if won, in half points: a Bettler is worth 5
    int halvesLost = 0; // and if lost
    Talon talon{};
    Lead lead{};
    int premiumFactor = 0;      // what premiums are multiplied by; 0: there are none
    int order = 0;              // in bidding, from 1 up; 0: Vorhand's alone, when all others have passed
    bool callsKing = false;     // a partner is called by the king he holds
    bool announcesBird = false; // its declarer has to announce one, and bids on its value
    bool isFifthSuit = false;   // Tarock beats no other suit, and is led last
    bool isOpen = false;        // the opponents lay their hands open, and nobody joins with `bei`
    int tricks = 0;             // a negative game: how many its declarer has to take, exactly
    PointName value;            // the point that says what it is worth

    constexpr bool isPositive() const { return kind == Kind::Positive; }
    constexpr bool isNegative() const { return kind == Kind::Negative; }
    constexpr bool isForehandOnly() const { return order == 0; }
    constexpr bool hasPremiums() const { return premiumFactor > 0; }
    // Whether others can play the same kind of game at the same time (Piccolo and Bettler).
    constexpr bool isJoinable() const { return isNegative() && !isOpen; }

    friend constexpr bool operator==(const GameRules&, const GameRules&) = default;
};

enum class Holder : std::uint8_t {
    EitherSide,
    DeclarersSide, // and only where a king was called
    TwoPlayers,    // one pays the other, whatever their sides
};

struct PremiumRules {
    Premium premium{};
    int silent = 0;
    int announced = 0; // 0: it cannot be announced
    Holder holder = Holder::EitherSide;
    bool isFactor = false;        // Valat: multiplies the game and all other premiums
    bool isVoidedByValat = false; // is not counted where a side takes every trick
    int trick = 0;                // in which its card has to fall; 0 where that does not matter
    int tarock = 0; // the number of that card, which has to take the trick: a bird; 0 for the others
    PointName point;

    constexpr bool isBird() const { return tarock > 0; }

    friend constexpr bool operator==(const PremiumRules&, const PremiumRules&) = default;
};

// `piccolo-ouvert`, `koenig-ultimo`: as records and queries have them.
std::string_view nameOf(Game game);
std::string_view nameOf(Premium premium);
// `po`, `u`: what a game line is keyed with.
std::string_view shortNameOf(Game game);
std::string_view shortNameOf(Premium premium);

// By name, short name or another name of it (`besserrufer`, `bettel`, `6er`, `könig ultimo`, `4 könige`), a
// space for a hyphen, in any case. Nothing for what is none.
std::optional<Game> readGame(std::string_view text);
std::optional<Premium> readPremium(std::string_view text);

} // namespace schreiber::koenigrufen::rulebook
