#pragma once

#include <base/result.h>
#include <base/score_column.h>
#include <tournament/model.h>
#include <tournament/refusal.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

// The scoresheet: what its lines add up to, who is gestrichen, who deals, who has won, and what may be
// written next.
namespace schreiber::tournament {

// What one game is played to. A game that counts down (Strafperlaggen) starts at `start` and is won at
// `target`, below which no score goes. `strokeAt` is the score at which a side is gestrichen, one short.
struct GameTarget {
    int start = 0;
    int target = 18;
    int sides = 2;
    int seats = 4;
    base::BelowZero belowZero = base::BelowZero::Allowed;
    bool zeroSum = false; // no target: a sheet has so many deals, 0 where the game says when it ends
    int deals = 0;

    bool countsDown() const { return start > target; }
    int strokeAt() const { return countsDown() ? target + 1 : target - 1; }
    bool reachedBy(int score) const { return !zeroSum && (countsDown() ? score <= target : score >= target); }
    bool isBeyond(int score) const { return !zeroSum && (countsDown() ? score < target : score > target); }
    base::Counting counting() const {
        return {countsDown() ? std::optional(target) : std::nullopt, belowZero};
    }

    friend bool operator==(const GameTarget&, const GameTarget&) = default;
};

GameTarget targetOf(const Settings& settings, const Table& table);

// A sheet read from top to bottom: the totals after each line and where the game stands now. Each unstruck
// line takes its fines off and then adds its points (counting down: the other way round); whether a fine can
// take a side below 0 or is owed says the target. Totals after a line are not cut at the target; the score of
// a game that is won is.
struct Standing {
    std::vector<std::vector<int>> afterLine; // totals after each line; a struck one changes nothing
    std::vector<int> score;
    std::vector<int>
        owed; // fines still to come off what a side wins; nothing where only a final score is known
    std::vector<bool> gestrichen;
    std::optional<int> winner; // side
    bool undecided = false;    // several sides are at the target and the order they got there is not known
    int deals = 0;             // unstruck lines that were a deal
    std::optional<int> dealerNext; // seat; none once the game is over

    friend bool operator==(const Standing&, const Standing&) = default;
};

Standing standingOf(const Sheet& sheet, const GameTarget& target, int firstDealer);
// Won, or ended in another way.
bool isGameOver(const Sheet& sheet, const GameTarget& target);

// Whether a side still owes points that it was fined.
bool isOwing(const Standing& standing);

// The sheet with the total that its lines come to by what fines may do; a score that changes wants confirming
// again. One of which only the final score is known stays.
Sheet countedAnew(Sheet sheet, const GameTarget& target);

// For each side the index of the line from which its stroke is drawn; none for a side that is not gestrichen,
// that passed the stroke and the target in one line, or of which only the final score is known.
std::vector<std::optional<std::size_t>> strokesOf(const Sheet& sheet, const Standing& standing,
                                                  const GameTarget& target);

// Writing. Each gives the sheet as it would then stand, or says why not; the codes:
//   line:   game_over, final_score_only, wrong_number_of_sides, nothing_written, negative_points,
//           too_many_points, too_many_lines, too_many_figures, both_at_target
//   strike: no_such_line, already_struck, reason_needed
//   final:  wrong_number_of_sides, too_many_points, score_below_zero, has_lines, half_written,
//           no_side_at_target, both_sides_at_target, no_such_side, reason_needed
//
// Both sides at the target in one line is decided by the order of its figures where they make up its points;
// what comes after the figure that decides is not written.
base::Result<Sheet, Refusal> withLine(const Sheet& sheet, const GameTarget& target, const Line& line);

base::Result<Sheet, Refusal> withStrike(const Sheet& sheet, const GameTarget& target, int line,
                                        const std::string& why);

// A game by its final score. Over lines that were written it may only say how the game ended (the points then
// those of the lines, or empty); a forfeit or a ruling may also overrule them. Empty points with a forfeit
// between two: the forfeiting side keeps what it has. The other side gets the target in any case.
struct FinalScore {
    std::vector<int> points;
    Ending ending = Ending::Played;
    int forfeitBy = -1;
    int ruling = 0;
    bool keepSurplus = false; // otherwise a winner is written at the target
    std::string remark;
    std::string instead = {}; // why another final score goes, which then stays as a struck line; empty: gone
};
//
// Where each line sums to zero (zero_sum.h) a final score does, too: `sheet_not_zero` (sum); over lines that
// were written it stands only once all deals are (`deals_left`: written, deals), or by time.
base::Result<Sheet, Refusal> withFinalScore(const Sheet& sheet, const GameTarget& target,
                                            const FinalScore& score);

// Of a zero sum, whose lines were counted anew by their game: the totals they make, and whether a further
// deal belongs to it. A total beyond kMostZeroSum is refused: too_many_points.
base::Result<Sheet, Refusal> withLinesCounted(Sheet sheet, const GameTarget& target, bool isOver);

} // namespace schreiber::tournament
