#pragma once

#include <desk/evening.h>
#include <desk/failure.h>

#include <string>
#include <vector>

namespace schreiber::cli {

// entries.csv, results.csv and standings.csv in a folder, which is made where it is missing: UTF-8 with
// a byte-order mark and `;`, as the spreadsheets here read it. A cell that a spreadsheet would take for a
// formula begins with an apostrophe. Gives the files.
desk::Outcome<std::vector<std::string>> writeCsv(const desk::Evening& evening, desk::Language language,
                                                 const std::string& folder,
                                                 const desk::Confirmation& confirmation);

} // namespace schreiber::cli
