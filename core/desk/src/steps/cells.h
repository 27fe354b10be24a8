#pragma once

#include <optional>
#include <string>

namespace schreiber::desk {

// Cells of a list that somebody typed: spaces around them do not count.
std::string trimmed(const std::string& cell);

// Nothing where the cell is anything but one whole number that an int holds.
std::optional<int> wholeNumber(const std::string& cell);

} // namespace schreiber::desk
