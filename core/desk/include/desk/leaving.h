#pragma once

#include <desk/receipt.h>
#include <tournament/model.h>

#include <array>
#include <cstddef>
#include <string>
#include <vector>

// What hangs on somebody's leaving, told before anybody chooses what becomes of the results.
namespace schreiber::desk {

// A match that somebody has played: how it went, from the own side, and who else sat there.
struct PlayedMatch {
    int round = 0;
    std::string table;         // as it is called
    std::vector<int> score;    // the own side first
    int outcome = 0;           // 1 won, 0 level or several sides, -1 lost
    std::vector<int> partners; // contestants of the own side
    std::vector<int> others;   // all others who sat there
};

struct LeavingWay {
    tournament::LeaverResults results = tournament::LeaverResults::Unplayed;
    std::vector<RankChange> ranks; // whom it moves
};

struct Leaving {
    int round = 0;             // at hand; 0 before the first
    int table = 0;             // the open one at which he sits; 0: nothing hangs on it
    std::string called;        // that table
    std::size_t side = 0;      // his
    std::vector<int> score;    // so far, a side each
    std::vector<int> forfeit;  // what it comes to where that side has lost; empty where it goes on
    std::vector<int> partners; // contestants who sit with him
    std::vector<int> others;   // and against him
    std::vector<PlayedMatch> played;
    std::array<LeavingWay, 3> ways; // lost, not played, nothing counts
};

Leaving leavingOf(const tournament::Tournament& tournament, int number);

} // namespace schreiber::desk
