#pragma once

#include <base/result.h>

#include <cstdint>
#include <koenigrufen/deal/scoring.h>
#include <koenigrufen/line/table.h>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// A game line: one game as it is written down in a few strokes, `A r C + t+`.
namespace schreiber::koenigrufen::line {

enum class Doubles : std::uint8_t { Nothing, AsTrischaken, AsMondfang };

// What stands on the paper sheet, a number a seat of the table, doubled already.
struct Numbers {
    std::vector<std::int64_t> points;
    Doubles doubles = Doubles::Nothing;

    friend bool operator==(const Numbers&, const Numbers&) = default;
};

// Where the Sküs was after the deal, for the Radel; nobody's where it lay in a talon.
struct SkuesAt {
    std::optional<Seat> seat{};

    friend bool operator==(const SkuesAt&, const SkuesAt&) = default;
};

// The facts are not doubled: the factor is the sheet's. A premium's side is the declarer's, and `won` says
// whether it was good for it, for a line does not tell who announced; a Valat's side is the one that had or
// announced it.
struct Line {
    std::variant<deal::Facts, Numbers> what;
    std::optional<SkuesAt> skues{};

    friend bool operator==(const Line&, const Line&) = default;
};

// Why a line cannot be read.
enum class Fault : std::uint8_t {
    Empty,
    TooLong,
    NoSeat,        // where a seat belongs
    SitsOut,       // at a table of five
    NoGame,        // where a game belongs
    HasNoDeclarer, // Trischaken with a seat before it
    NoPartner,     // a game without one
    OwnPartner,
    NoResult,    // neither won nor lost, or what this game does not know
    NotGivenUp,  // a game that cannot be given up
    GivenUpBird, // an Auchrufer given up without its bird, or with more than that
    GivenUpMore, // a game given up with a partner, kontra or premiums
    NoWord,      // no premium, kontra or anything else that can stand here
    NoSign,      // a premium without + or -
    TooManySteps,
    KontraTwice,
    OwnKontra,
    NotInGame, // a premium that this game has not
    PremiumTwice,
    OnlyAnnounced, // of a broken game nothing silent is written
    SignOfBroken,  // which side has its premiums is clear
    ValatResult,   // does not fit the result, or another Valat
    MondfangWho,   // not told who caught whose
    MondfangSelf,
    MondfangTwice,
    NotInPlace,    // a negative game between others: one that stands alone, a positive one
    DeclarerTwice, // with two games
    NoCount,       // `26/2`
    CountOfNone,   // points without a trick
    CountSum,      // not 70
    HowManyCounts,
    NoNumber,
    HowManyNumbers,
    NumberOfOut, // who sits out writes 0
    SkuesTwice,
    More, // behind the end
};

struct LineError {
    Fault fault = Fault::Empty;
    int column = 1; // code points from 1
    std::string found{};
    std::string about{}; // what the words of the fault name besides: the sum, the number of seats, a game

    friend bool operator==(const LineError&, const LineError&) = default;
};

// Any bytes may be handed in.
base::Result<Line, LineError> readLine(const rulebook::Rules& rules, std::string_view text,
                                       const Table& table = {});

// The canonical form: `A rufer C won trull+`.
std::string written(const Line& line, const Table& table = {});

struct Settled {
    std::vector<std::int64_t> points; // a number a seat of the table; 0 for who sits out
    std::vector<deal::Item> items;    // by the seats that play
    int doubles = 0;
    std::int64_t valat = 1; // in the points already

    friend bool operator==(const Settled&, const Settled&) = default;
};

// What a line comes to at this table. Numbers stand as they are.
Settled settled(const rulebook::Rules& rules, const Line& line, const Table& table = {},
                const deal::CountBy& by = {});

// A number a seat of the table from those of the four who play.
std::vector<std::int64_t> atTable(const deal::Points& points, const Table& table);

// The game, of several the first; none where only numbers are written.
std::optional<rulebook::Game> gameOf(const Line& line);

} // namespace schreiber::koenigrufen::line
