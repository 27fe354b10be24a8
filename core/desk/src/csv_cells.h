#pragma once

#include <string>
#include <vector>

namespace schreiber::desk {

// A row as the spreadsheets here read it: `;` between the cells. One that a spreadsheet would take for a
// formula begins with an apostrophe; reading an entry list takes it off again.
std::string csvRow(const std::vector<std::string>& cells);

} // namespace schreiber::desk
