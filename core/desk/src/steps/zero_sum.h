#pragma once

#include "steps/step.h"

#include <base/result.h>
#include <tournament/sheet.h>

#include <game/sheet_lines.h>
#include <optional>
#include <string>
#include <vector>

// Sheets whose lines sum to zero: what a line comes to says its game, and all lines of the sheet are counted
// anew with each.
namespace schreiber::desk {

game::SheetTable sheetTableOf(const tournament::Settings& settings, const tournament::Table& table);

// Its lines as the game reads them, in the order in which they count.
std::vector<game::SheetLine> gameLines(const tournament::Sheet& sheet);

// The sheet as its game counts it. Refusals: line_unreadable (line, column, found, expected), line_count,
// line_partner, line_who, line_game, line_result, sheet_not_zero, deals_written, too_many_points.
base::Result<game::CountedSheet, Refusal> countedByGame(const tournament::Settings& settings,
                                                        const tournament::Table& table,
                                                        const tournament::Sheet& sheet);
base::Result<tournament::Sheet, Refusal> recounted(const tournament::Settings& settings,
                                                   const tournament::Table& table, tournament::Sheet sheet);

// One more line: of the game, by `text` or by the points alone; or a fine beside the sheet. A line `instead`
// of another strikes that one. Refusals besides: final_score_only, game_over, too_many_lines,
// nothing_written, negative_points, wrong_number_of_sides, no_such_line, already_struck, reason_needed.
base::Result<tournament::Sheet, Refusal> withGameLine(const tournament::Settings& settings,
                                                      const tournament::Table& table,
                                                      const tournament::Sheet& sheet,
                                                      const tournament::Line& line);

// What other lines come to otherwise, by their numbers on the paper and in words that every language reads:
// `5 (Egger 2 → 1, Mayr −2 → −1)`; empty where only the line at hand is another.
std::string changedLines(const std::vector<std::string>& seats, int deals, const tournament::Sheet& before,
                         const tournament::Sheet& after);

// The line that people call by this number (desk/sheet_records.h).
base::Result<int, Refusal> lineOnPaper(const tournament::Sheet& sheet, const tournament::GameTarget& target,
                                       int number);

// A refusal that names a line of this sheet names it as people do.
Refusal numberedAsOnPaper(Refusal refusal, const tournament::Sheet& sheet,
                          const tournament::GameTarget& target);

// Asked before a table ends by time at which not everybody has dealt equally often: `time_uneven`.
std::optional<Refusal> confirmUnevenTime(const tournament::Settings& settings, const tournament::Table& table,
                                         const tournament::Sheet& sheet);

// Those of whom a stored line does not come to what its game says: round, table and number of the line.
struct LineAsCounted {
    int round = 0;
    int table = 0;
    int n = 0;
    std::string pointer; // into an export
    std::string column;  // `points`, or `line` where the game reads it otherwise
    std::string found;
    std::string expected;
};
std::vector<LineAsCounted> linesNotAsCounted(const Tournament& tournament);

// Who sits where, as cards were drawn for it. Refusals: those of a place, seats_by_draw, seats_fixed,
// seats_others (there).
Changed withSeats(const Tournament& tournament, int round, int table, const std::vector<int>& numbers);

} // namespace schreiber::desk
