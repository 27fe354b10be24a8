#pragma once

#include <kinds/report.h>
#include <pdf/list.h>
#include <pdf/page.h>

#include <cstddef>
#include <game/sheet_lines.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>
#include <words/language.h>

namespace schreiber::kinds {

struct SheetSide {
    std::string title;              // SIE, WIR (schreibt)
    std::vector<std::string> names; // empty: lines to write them on
    std::string called{};           // over a narrow column: the first name where nobody else there has it
};

// A line that was written: a number a side and what is said about it.
struct FormLine {
    std::vector<std::string> cells;
    std::string note;
    bool struck = false;
};

// A deal of a sheet whose lines sum to zero, written or still to be; or a line that is none: a struck one in
// whose place another stands, a Radel.
struct FormDeal {
    int number = 0;         // of the deals, from 1; 0 for a line that is none
    int dealer = -1;        // seat
    game::ShortLine told{}; // who played what; and why it is struck
    int factor = 1;
    std::vector<int> points = {}; // a side; empty while it is not written
    bool struck = false;
};

// One scoresheet as paper has it: the target on top, a column a side, the writer's last, a line a deal, no
// totals on the way, both sides' signatures. What is empty is left to the pencil.
struct SheetForm {
    std::string tournament;
    std::string date;
    std::string table;
    std::string round;
    std::string game; // which of several
    std::string target;
    std::string rules;              // rule set and target, at the foot,
    std::vector<std::string> house; // and after them the house rules, a phrase each
    std::vector<SheetSide> sides;
    std::string firstDealer;
    int lines = 0;         // wanted, where the paper allows,
    int leastLines = 0;    // and without which a game is not likely to do
    int likeOthers = 0;    // as many as the sheets beside it; 0: as its own paper has room for
    std::string firstLine; // what every column begins with: what a game counts down from

    // Of a sheet that sums to zero, in place of lines and what is written.
    std::vector<FormDeal> deals;
    pdf::Running running{}; // its head; under the title how much is played, and by which rules
    int roundNumber = 0;    // 0: to be written
    int players = 0;        // of a deal: at a larger table the dealer sits out
    // Of a part of it, where small paper takes several: what all has, and what this part of it is.
    int lastDeal = 0;           // 0: it is whole
    bool begins = true;         // else with what everybody had before
    bool ends = true;           // with what it comes to, and the signatures
    std::vector<int> score;     // a side; empty while nothing is written
    std::vector<int> penalties; // a side; empty: room to write them
    // At the foot, each with its word in bold before it: what games are worth, which goes where there is no
    // room for it; and what has to stand there.
    std::vector<std::pair<std::string, std::string>> values;
    std::vector<std::pair<std::string, std::string>> notes;

    std::vector<FormLine> written;
    std::vector<std::optional<std::size_t>> strokes; // a side; from which written line it is gestrichen
    std::vector<std::string> result;                 // a side
    std::string outcome;                             // who won, and how it ended
    std::string code{};                              // what a telephone or a scanner reads off it
};

// What all sheets of a tournament share.
SheetForm formFor(const View& view, std::size_t sides);

// Everything on it that is known before the first deal of a game (from 0) at a table.
SheetForm formAt(const View& view, const tournament::Round& round, const tournament::Table& table,
                 std::size_t game);

// The deals of a sheet that sums to zero that are still to be written, so that it has so many.
void addDeals(SheetForm& form, int firstDealer, int deals);

struct SheetLines {
    int drawn = 0;
    int most = 0; // that a pencil still finds room in
};

// Mirrored, the writer's column is the first.
SheetLines drawSheet(const pdf::Fonts& fonts, const SheetForm& form, words::Language language,
                     const pdf::Box& box, bool mirrored, pdf::Page& page);

} // namespace schreiber::kinds
