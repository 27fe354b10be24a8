#pragma once

#include <base/input_error.h>

#include <game/refusal.h>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

// A sheet whose lines sum to zero, as its game counts it: each line is a text of the game's own, and what it
// comes to follows from those before it.
namespace schreiber::game {

// At which a sheet is written. Seats are in order of play; the last one deals first.
struct SheetTable {
    int seats = 4;
    int deals = 0; // that a round has there; 0: the game itself says when it ends
};

// Most that a line may bring anybody, either way: more than a game that is doubled as often as it can be and
// in which each side answered the other's kontra again and again; and so little that a season of them is
// counted without overflow.
inline constexpr int kMostOfLine = 100'000'000;

struct SheetLine {
    std::string text;    // as it was keyed, or as it is kept
    bool struck = false; // all write 0, and nothing follows from it

    friend bool operator==(const SheetLine&, const SheetLine&) = default;
};

struct CountedLine {
    std::string text;       // in its canonical form
    int dealer = 0;         // seat
    std::optional<int> out; // seat that sits out
    int factor = 1;
    // A seat each; empty in a line that is no deal but says something of those to come, and in one that
    // stands there after the game's own end.
    std::vector<int> points;

    bool isDeal() const { return !points.empty(); }
    friend bool operator==(const CountedLine&, const CountedLine&) = default;
};

// A line in few words, by the letters of the seats: what goes without saying is left out.
struct ShortLine {
    struct Part {
        std::string text;
        bool isStrong = false; // the letter of a seat, a game that nobody plays alone

        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> what; // who plays what with whom
    std::string result{};   // where it is not won
    std::string more{};     // what else there was

    std::string whole() const; // in one line

    friend bool operator==(const ShortLine&, const ShortLine&) = default;
};

struct CountedSheet {
    std::vector<CountedLine> lines; // as many as were asked about
    int dealerNext = 0;
    int factorNext = 1;
    bool isOver = false; // no further deal belongs to it

    friend bool operator==(const CountedSheet&, const CountedSheet&) = default;
};

// Why a line cannot stand where it does: it cannot be read (the column is that of the line), or the rules of
// the sheet refuse it: `line_count` (sum), `line_partner`, `line_game`, `line_result`, `line_radel` (found),
// `line_who` (found; the seat that is out), `sheet_not_zero` (sum), `deals_written` (deals),
// `too_many_points` (points, most).
struct LineFault {
    int at = 0;   // place of the line, from 1
    int game = 0; // and of the deal that it is, as people count them
    std::variant<Refusal, base::InputError> why;
};

// A sheet as a file of its own tells it.
struct RecordedSheet {
    std::string rules;                        // empty where it names none
    std::map<std::string, std::string> house; // the switches that it names
    int seats = 4;
    int dealer = 3;                   // seat that deals first
    std::vector<std::string> players; // in the order of the seats; empty where nobody is named
    std::vector<std::string> lines;

    friend bool operator==(const RecordedSheet&, const RecordedSheet&) = default;
};

} // namespace schreiber::game
