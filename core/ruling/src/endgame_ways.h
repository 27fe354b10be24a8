#pragma once

#include <cards/seat.h>
#include <deal/settlement.h>
#include <rulebook/rule_set.h>

#include <optional>
#include <vector>

// Who is out first, from figures alone: where a side is one short other rules say which figure may go out
// (imst-2015 § 25 to 28; pagat The Endgame), and what nobody told is tried in each way it can be.
namespace schreiber::ruling {

// A figure as it was made, with what the end of a game asks of it.
struct MadeFigure {
    deal::SettledFigure settled;
    std::optional<int> size{};           // its cards; nothing where nobody said
    bool bet = false;                    // and held: also of one that stands
    std::optional<cards::Seat> bettor{}; // who bet it last, and who held or conceded it
    std::optional<cards::Seat> answerer{};
    std::optional<cards::Seat> maker{}; // by whom its side was named

    friend bool operator==(const MadeFigure&, const MadeFigure&) = default;
};

enum class BothShort : std::uint8_t {
    None,
    FromStart,  // both one short when the deal began
    OtherGoes,  // both by a Gleich or Hanger conceded: the other of them decides, else the Spiel
    BothGiven,  // both by Gleich and Hanger conceded: the Spiel decides
    SpielGiven, // both by the Spiel conceded: Gleich and Hanger decide
    OneLeft,    // the Spiel and one of them conceded: the last one decides
};
BothShort endgameOf(const rulebook::Rules& rules, const deal::Standing& before,
                    const std::vector<MadeFigure>& figures);
// Cards that an unbet Gleich or Hanger must have to go out there; 0 where any will do.
int neededCards(const rulebook::Rules& rules, BothShort endgame);

struct GameEnd {
    std::optional<int> winner;
    bool newDeal = false;

    friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

struct Counting {
    deal::Settlement settlement;
    std::vector<deal::Figure> barred; // made, but it may not go out
    GameEnd end;
};

// What the figures come to, if no more is made than these.
Counting counted(const rulebook::Rules& rules, const deal::Standing& before,
                 const std::vector<MadeFigure>& figures);

// Something nobody told, on which the end hangs.
struct OpenFact {
    deal::Figure figure{};
    bool size = false; // how many cards it has; else who makes it
    int needed = 0;    // of these to go out
    struct Way {
        std::optional<int> team; // nobody; for a size, who has the figure
        bool enough = false;     // for a size: as many as are needed
        GameEnd end;
    };
    std::vector<Way> ways; // where it is the only one

    friend bool operator==(const OpenFact& a, const OpenFact& b) {
        return a.figure == b.figure && a.size == b.size;
    }
};

struct EndOfGame {
    Counting counting;           // of what was told
    std::vector<OpenFact> hangs; // empty: the end is certain
};

EndOfGame endOfGame(const rulebook::Rules& rules, const deal::Standing& before,
                    const std::vector<MadeFigure>& figures);

} // namespace schreiber::ruling
