#pragma once

#include <optional>
#include <string>
#include <vector>

// A written line, as every game writes it: points, and what the game marks beside them.
namespace schreiber::game {

// What was won beside the points. Its words are the game's own; to everybody else they are opaque.
struct Mark {
    std::string figure; // gleich, hanger, spiel
    int side = 0;       // below 0: nobody's
    int value = 0;      // 0: the whole game
    std::string how;    // as in the deal record: conceded, held, unbet ...; empty where not said

    friend bool operator==(const Mark&, const Mark&) = default;
};

// How a mark was won, and of how many cards it was: "unbet:3" is written where that decided.
struct HowWon {
    std::string how;
    int cards = 0; // 0 where it was not said

    std::string written() const { return cards == 0 ? how : how + ":" + std::to_string(cards); }
};
HowWon howWon(const Mark& mark);

// One line of a scoresheet. Written lines are never changed: a wrong one is struck and stays readable.
struct Line {
    int n = 0;                 // from 1 within its sheet, never reused
    std::vector<int> points;   // what each side wrote; empty in a line that only fines
    std::vector<Mark> figures; // in the order it happened; empty where only points were keyed
    std::vector<int> penalty;  // points off for each side; empty where there is none
    std::string why;           // a reason that was given (a fine, an overruled check)
    std::optional<std::string> struck;
    std::string text = {}; // of a zero sum: the line in the game's own notation; to others it is opaque
    int instead = 0;       // of a zero sum: the struck line in whose place it stands

    friend bool operator==(const Line&, const Line&) = default;
};

} // namespace schreiber::game
