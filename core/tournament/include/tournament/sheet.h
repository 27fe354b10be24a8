#pragma once

#include <base/result.h>
#include <tournament/model.h>
#include <tournament/refusal.h>

#include <optional>
#include <string>
#include <vector>

// The scoresheet: what its lines add up to, who is gestrichen, who deals, who has won, and what may be
// written next.
namespace schreiber::tournament {

// What one game is played to. `strokeAt` is the score at which a side is gestrichen (one short).
struct GameTarget {
    int start = 0;
    int target = 18;
    int sides = 2;
    int seats = 4;

    bool countsDown() const { return start > target; }
    int strokeAt() const { return countsDown() ? target + 1 : target - 1; }

    friend bool operator==(const GameTarget&, const GameTarget&) = default;
};

GameTarget targetOf(const Settings& settings, const Table& table);

// A sheet read from top to bottom: the totals after each line and where the game stands now.
struct Standing {
    std::vector<std::vector<int>> afterLine; // totals after each line, struck ones included unchanged
    std::vector<int> score;
    std::vector<bool> gestrichen;
    std::optional<int> winner;     // side
    int deals = 0;                 // lines that were a deal
    std::optional<int> dealerNext; // seat; none once the game is over

    friend bool operator==(const Standing&, const Standing&) = default;
};

Standing standingOf(const Sheet& sheet, const GameTarget& target, int firstDealer);

// Writing. Each gives the sheet as it would then stand, or says why not: `game_over`,
// `wrong_number_of_sides`, `negative_points`, `too_many_points`, `both_at_target`, `no_such_line`,
// `already_struck`, `reason_needed`, `no_side_at_target`, `both_sides_at_target`, `has_lines`,
// `nothing_written` ...
struct FinalScore {
    std::vector<int> points;
    Ending ending = Ending::Played;
    int forfeitBy = -1;
    int ruling = 0;
    bool keepSurplus = false;
    std::string remark;
};
base::Result<Sheet, Refusal> withLine(const Sheet& sheet, const GameTarget& target, const Line& line);
base::Result<Sheet, Refusal> withStrike(const Sheet& sheet, const GameTarget& target, int line,
                                        const std::string& why);
base::Result<Sheet, Refusal> withFinalScore(const Sheet& sheet, const GameTarget& target,
                                            const FinalScore& score);

} // namespace schreiber::tournament
