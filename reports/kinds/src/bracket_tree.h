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
};

// As the published rounds up to `upTo` have it; no level while there is no bracket.
BracketTree bracketTree(const View& view, int upTo);

} // namespace schreiber::kinds
