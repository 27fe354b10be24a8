#pragma once

#include "steps/step.h"

#include <desk/sheet_place.h>
#include <tournament/sheet.h>

#include <game/sheet_lines.h>
#include <optional>
#include <string>
#include <vector>

// Scoresheets: lines, final scores, a second person's word. Results are written in published rounds only.
namespace schreiber::desk {

// A game found by its place. Refusals: `no_round_yet`, `no_such_round`, `round_is_draft`, `no_such_table`,
// `no_such_game`, `all_games_written`. Round 0 is the round at hand.
struct Located {
    std::size_t round = 0; // indices into the tournament
    std::size_t table = 0;
    std::size_t game = 0;
    SheetPlace place; // with round and game filled in
};
base::Result<Located, Refusal> locate(const Tournament& tournament, const SheetPlace& place);

const tournament::Table& tableAt(const Tournament& tournament, const Located& at);
const tournament::Sheet& sheetAt(const Tournament& tournament, const Located& at);

// A result stands on it, settled or not.
bool hasResult(const tournament::Sheet& sheet);

// Each works on the sheet at `place`; refusals are those of `locate` and of the sheet, with round and table.
Changed withLineWritten(const Tournament& tournament, const SheetPlace& place, const tournament::Line& line);
// An empty sheet from a record of its game. Refusals: `sheet_not_empty`, `sheet_other_rules`,
// `sheet_other_seats`, `sheet_other_dealer`, `sheet_other_names`, and those of its lines.
Changed withSheetImported(const Tournament& tournament, const SheetPlace& place,
                          const game::RecordedSheet& record);
Changed withLineStruck(const Tournament& tournament, const SheetPlace& place, int line,
                       const std::string& why);
// All deals that stand there; fines stay, they are in any final score.
Changed withDealsStruck(const Tournament& tournament, const SheetPlace& place, const std::string& why);
// Why it goes, and what became of a dispute, where nobody says more.
inline constexpr const char* kCorrected = "corrected";
inline constexpr const char* kConfirmed = "confirmed";
inline constexpr const char* kDisputedAnew = "disputed_anew";
// What was disputed, with the numbers of the second keying behind it.
inline constexpr const char* kKeyedOtherwise = "keyed_otherwise";
// A final score that is out already stays readable below another one, struck with `why` where that is said;
// so does one that was disputed, with what was disputed about it. `whyLinesGo` strikes the deals first.
Changed withResult(const Tournament& tournament, const SheetPlace& place, const tournament::FinalScore& score,
                   const std::string& why = {}, const std::string& whyLinesGo = {});

// Whether a number is likely meant: a fine of more than a whole game, a score that no last line takes a side
// to. Nothing where it is; otherwise the question `fine_asks` or `score_asks`, with round and table.
std::optional<Refusal> confirmUnusualScore(const Tournament& tournament, const SheetPlace& place,
                                           const tournament::Line& line);
std::optional<Refusal> confirmUnusualScore(const Tournament& tournament, const SheetPlace& place,
                                           const tournament::FinalScore& score);

// Whether one deal can have brought these points: it has three figures, each of one side, each worth 7 at
// most unless it ends the game. Nothing where it can, where figures or a reason stand beside them, and where
// three play or points count down; otherwise `line_of_no_deal`, with round and table.
std::optional<Refusal> confirmUnusualLine(const Tournament& tournament, const SheetPlace& place,
                                          const tournament::Line& line);

// Whom a second person's word is about where no game of several is named: the first with a result that is not
// confirmed, or, where all are, the last.
SheetPlace awaitingSecond(const Tournament& tournament, const SheetPlace& place);

// The same of a dispute: the last with a result.
SheetPlace lastWithResult(const Tournament& tournament, const SheetPlace& place);

// Refusals: `sheet_not_written`, `sheet_confirmed`. What was disputed stays on the sheet, settled by `why`.
Changed withSheetConfirmed(const Tournament& tournament, const SheetPlace& place, const std::string& why);
// Refusals: `sheet_not_written`, `reason_needed`. What was disputed before stays, too.
Changed withSheetDisputed(const Tournament& tournament, const SheetPlace& place, const std::string& why);
// The same score confirms the sheet, another one makes it disputed; both stay readable. Refusals:
// `sheet_not_written`, `wrong_number_of_sides`.
Changed withSecondKeyed(const Tournament& tournament, const SheetPlace& place, const std::vector<int>& points,
                        const std::string& why);

// Counts every sheet anew after what fines may do was changed. Returns the sheets whose score is another now,
// as `round/table, …`; empty where none is.
std::string countAnew(Tournament& tournament);

// Whether writing at this place alters what may have been read out or printed already: a result of a round
// that is complete or has one after it, or of a sheet that somebody confirmed.
bool altersAnnounced(const Tournament& tournament, const Located& at);

} // namespace schreiber::desk
