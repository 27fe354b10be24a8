#pragma once

#include <kinds/view.h>

#include <array>
#include <optional>
#include <string>
#include <vector>

// A knock-out as its matches, level by level, ready to be drawn.
namespace schreiber::kinds {

struct BracketSide {
    int number = 0;                 // 0 while it is open who comes here
    std::vector<std::string> names; // a line each
    std::string score;              // empty while there is none
    bool won = false;
};

struct BracketMatch {
    std::string where; // "Tisch 3", and the extra game that decided it; empty while it is not drawn
    std::array<BracketSide, 2> sides;
    bool bye = false;   // the first side has no opponent
    bool stays = false; // it is played, and by the results others would be here
};

struct BracketTree {
    std::vector<std::vector<BracketMatch>> levels; // from the first round to the final
    std::vector<int> rounds;                       // the round of each level; 0 while it is not drawn
    std::optional<BracketMatch> third;             // for third place
    std::vector<std::string> winners;              // of the final
    int above = 0;                                 // of a part: levels of the whole over it,
    std::size_t page = 0;                          // which stand on this page
};

// The final, the semi-finals, …: with so many levels from it on, itself among them.
std::string levelName(int toPlay, words::Language language);

// What leads to one match of the last level but `above`, and the last levels of the whole.
BracketTree partOf(const BracketTree& tree, int above, std::size_t match);
BracketTree lastLevelsOf(const BracketTree& tree, std::size_t levels);

// As the published rounds up to `upTo` have it; no level while there is no bracket.
BracketTree bracketTree(const View& view, int upTo);

} // namespace schreiber::kinds
