#pragma once

#include <string>
#include <string_view>

namespace schreiber::ruling {

// The value of a key of this JSON object, as it is written there: a number of any size, 1.0 or 1e3, keeps its
// digits. Empty where the key is not there. The text must be an object that a JSON parser took.
std::string_view writtenValue(std::string_view object, std::string_view key);

// The same text with each number in quotes that no machine number holds, such as 1e400: JSON allows it, the
// parser takes none of the line then.
std::string withLargeNumbersQuoted(std::string_view object);

} // namespace schreiber::ruling
