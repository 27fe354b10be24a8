#pragma once

#include <desk/failure.h>

#include <string>
#include <vector>
#include <words/language.h>

namespace schreiber::desk {

class Evening;

// Everything that is listed, a table each: entries, partners, substitutes, results, lines, who sat out,
// standings, prizes, rulings, the journal, what camps have won. UTF-8 with a byte-order mark and `;`, as the
// spreadsheets here read it. A cell that a spreadsheet would take for a formula begins with an apostrophe.
// The entries read in again as they are; the others end with a line that says so where the file was altered
// behind the program's back.
struct CsvTable {
    std::string name; // of its file
    std::string bytes;
};
Outcome<std::vector<CsvTable>> csvTables(const Evening& evening, words::Language language, bool altered);

} // namespace schreiber::desk
