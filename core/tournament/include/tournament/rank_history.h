#pragma once

#include <tournament/standings.h>

#include <optional>
#include <string>
#include <vector>

// Where everybody stood after each round: for the arrows of a ranking and for charts of it, on whatever they
// are drawn.
namespace schreiber::tournament {

struct RankHistory {
    struct Line {
        int entry = 0;
        std::string name;        // as the last standings have it
        std::vector<int> ranks;  // after round 1, 2, …; 0: not among them yet, or no more
        std::vector<int> places; // the same as a row of the list, so that no two are in one place

        friend bool operator==(const Line&, const Line&) = default;
    };
    int rounds = 0;
    std::vector<Line> lines; // in the order of the last standings

    const Line* of(int entry) const;

    friend bool operator==(const RankHistory&, const RankHistory&) = default;
};

// Up to `round` (0: the last published one). Empty in a knock-out and in groups, where ranks come of whom
// somebody has beaten and not of what the rounds brought.
RankHistory rankHistoryOf(const Tournament& tournament, int round = 0);

// The ranks gained in the last round, below 0 the lost ones; none after a first round, and for who was not
// there before.
std::optional<int> gainedLast(const RankHistory::Line& line);

// The line that came up furthest, and from which rank; of several the one that stands first. None where
// nobody did.
struct Climb {
    const RankHistory::Line* line = nullptr;
    int from = 0;
};
std::optional<Climb> longestClimb(const RankHistory& history);

// Who stood first and from which round on, as often as that changed.
struct Lead {
    const RankHistory::Line* line = nullptr;
    int from = 0;
};
std::vector<Lead> leadsOf(const RankHistory& history);

} // namespace schreiber::tournament
