#pragma once

#include <desk/receipt.h>
#include <desk/sheet_place.h>
#include <tournament/model.h>
#include <tournament/sheet.h>

#include <cstddef>
#include <game/game.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

// The sheets of the tables: read, and written.
namespace schreiber::desk {

class Evening;

// A sheet with everything worked out from it, for the screen and for `sheet show`.
struct SheetView {
    SheetPlace place;
    tournament::Table table;
    int inRoom = 0;       // the table that stands in the room
    bool inHeats = false; // whether the round is played in heats
    bool dropped = false; // somebody left, and no result is waited for
    tournament::Sheet sheet;
    tournament::GameTarget target;
    tournament::Standing standing;
    bool wantsDecider = false; // somebody has to win the match, and nobody has
    // Where lines sum to zero: what each comes to, those of `order` (places in sheet.lines) one after the
    // other.
    std::optional<game::CountedSheet> counted = {};
    std::vector<std::size_t> order = {};
    std::vector<int> penalties = {};
    std::vector<std::string> sideNames;      // "Hofer / Tschenett"
    std::vector<std::string> seatNames;      // clockwise from seat A, plain as records have them
    std::vector<tournament::Ruling> rulings; // of this game
};
Outcome<SheetView> sheetView(const tournament::Tournament& tournament, const SheetPlace& place);

// The sheet as it would then stand; nothing is written.
Outcome<SheetView> sheetWith(const tournament::Tournament& tournament, const SheetPlace& place,
                             const tournament::Line& line, int instead = 0);
Outcome<SheetView> sheetWith(const tournament::Tournament& tournament, const SheetPlace& place,
                             const tournament::FinalScore& score);
// Once that line is struck.
Outcome<SheetView> sheetWithout(const tournament::Tournament& tournament, const SheetPlace& place, int line);

// Why one deal cannot have brought these points; nothing where it can, or where a reason is given. They are
// written all the same, with a warning: whoever writes may know better.
std::optional<Failure> whyNoDeal(const tournament::Tournament& tournament, const SheetPlace& place,
                                 const tournament::Line& line);
// What has to be asked before the figures of the line can be counted; nothing where all is told.
Outcome<std::optional<game::Question>> missingFact(const tournament::Tournament& tournament,
                                                   const SheetPlace& place, const tournament::Line& line,
                                                   words::Language language, int instead = 0);
// The orders between which the end of the game hangs; empty where all come to the same.
Outcome<std::vector<game::Order>> decidingOrders(const tournament::Tournament& tournament,
                                                 const SheetPlace& place, const tournament::Line& line,
                                                 int instead = 0);

// Where a line comes to what it does only by what the program chose for want of a source: how that is played,
// and what it would come to by another value (`otherwise`, `otherwise_won`, `otherwise_open`).
std::vector<Warning> defaultsThatDecide(const tournament::Tournament& tournament, const SheetPlace& place,
                                        const tournament::Line& line, int instead = 0);

// Figures that cannot have come out so are refused unless the line says why they are written all the same.
Outcome<Receipt> addLine(Evening& evening, const SheetPlace& place, const tournament::Line& line,
                         const Confirmation& confirmation);
// An empty sheet filled from a record of its game (desk/sheet_records.h).
Outcome<Receipt> importSheet(Evening& evening, const SheetPlace& place, const std::string& record,
                             const std::string& file, const Confirmation& confirmation = {});
Outcome<Receipt> strikeLine(Evening& evening, const SheetPlace& place, int line, const std::string& why,
                            const Confirmation& confirmation = {});
// Struck, and written as it should be, in one action.
Outcome<Receipt> rewriteLine(Evening& evening, const SheetPlace& place, int line, const std::string& why,
                             const tournament::Line& instead, const Confirmation& confirmation = {});
// Where lines come to another score they are struck in the same action if a reason for that is given.
Outcome<Receipt> setResult(Evening& evening, const SheetPlace& place, const tournament::FinalScore& score,
                           const Confirmation& confirmation, const std::string& whyLinesGo = {});
Outcome<Receipt> confirmSheet(Evening& evening, const SheetPlace& place,
                              const Confirmation& confirmation = {});
Outcome<Receipt> disputeSheet(Evening& evening, const SheetPlace& place, const std::string& why,
                              const Confirmation& confirmation = {});
Outcome<Receipt> keySecond(Evening& evening, const SheetPlace& place, const std::vector<int>& points,
                           const Confirmation& confirmation = {});
// All rows of a list or none. A game that has this very result already is passed over, so that a list can be
// given again after it was completed; one that brings nothing new at all writes nothing.
Outcome<Receipt> enterResults(Evening& evening, int round, std::string_view csv, const std::string& file,
                              const Confirmation& confirmation);

} // namespace schreiber::desk
