#pragma once

#include <tournament/csv.h>

#include <optional>
#include <string>

namespace schreiber::desk {

// Cells of a list that somebody typed: spaces around them do not count.
std::string trimmed(const std::string& cell);

// The names of columns: no number among them.
bool isHeader(const tournament::CsvRow& row);

// Nothing where the cell is anything but one whole number that an int holds.
std::optional<int> wholeNumber(const std::string& cell);

} // namespace schreiber::desk
