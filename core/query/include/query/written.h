#pragma once

#include <string>
#include <string_view>

namespace schreiber::json {
struct Limits;
}

namespace schreiber::query {

// The value of the key `id` of a query, as it is written there: a number of any size, 1.0 or 1e3, keeps its
// digits. Of a key that comes twice the last; empty where there is none. In a line that is no JSON it need
// not be a value.
std::string writtenId(std::string_view line);
// The text under the key `rules`, where it is one without escapes; else empty.
std::string_view writtenRules(std::string_view line);
bool isValue(std::string_view text, const json::Limits& limits);

// The same text with each value in quotes that is a number which no machine number holds, such as 1e400: JSON
// allows it, the parser takes none of the line then.
std::string withLargeNumbersQuoted(std::string_view line);

} // namespace schreiber::query
