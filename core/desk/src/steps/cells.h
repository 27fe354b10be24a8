#pragma once

#include <tournament/csv.h>

#include <optional>
#include <string>

namespace schreiber::desk {

// Cells of a list that somebody typed: spaces around them do not count.
std::string trimmed(const std::string& cell);

// Whether nothing is seen of a cell, and a row without such cells at its end, which spreadsheets leave
// behind.
bool isBlank(const std::string& cell);
tournament::CsvRow withoutBlankEnd(tournament::CsvRow row);

// The row as it stands, for a message.
std::string rowText(const tournament::CsvRow& row);

// Whether the first row of a list is its header: no number stands in it.
bool isHeader(const tournament::CsvRow& row);

// Nothing where the cell is anything but one whole number that an int holds.
std::optional<int> wholeNumber(const std::string& cell);

} // namespace schreiber::desk
