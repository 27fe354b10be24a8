#include "steps/cells.h"

#include <base/number.h>
#include <base/utf8.h>
#include <tournament/tidy.h>

#include <algorithm>

namespace schreiber::desk {

std::string trimmed(const std::string& cell) {
    const std::size_t first = cell.find_first_not_of(" \t");
    if (first == std::string::npos) return {};
    return cell.substr(first, cell.find_last_not_of(" \t") - first + 1);
}

bool isBlank(const std::string& cell) {
    return trimmed(cell).empty() || tournament::tidied(cell).empty();
}

tournament::CsvRow withoutBlankEnd(tournament::CsvRow row) {
    while (!row.cells.empty() && isBlank(row.cells.back().text)) row.cells.pop_back();
    return row;
}

std::string rowText(const tournament::CsvRow& row) {
    std::string text;
    for (const tournament::CsvCell& cell : row.cells)
        text += (&cell == row.cells.data() ? "" : ";") + cell.text;
    return text;
}

bool isHeader(const tournament::CsvRow& row) {
    return std::none_of(row.cells.begin(), row.cells.end(),
                        [](const tournament::CsvCell& cell) { return wholeNumber(cell.text).has_value(); });
}

std::optional<int> wholeNumber(const std::string& cell) {
    return base::readNumber(trimmed(cell));
}

} // namespace schreiber::desk
