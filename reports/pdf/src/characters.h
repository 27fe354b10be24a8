#pragma once

#include <string>
#include <string_view>

namespace schreiber::pdf {

// Text as code points, fit to be set on one line: bytes that are no UTF-8 become U+FFFD; controls, line and
// paragraph separators become spaces; and none stand at the ends.
std::u32string printable(std::string_view text);

std::string utf8(std::u32string_view text);

// Big-endian UTF-16, as PDF wants it.
std::string utf16(std::u32string_view text);

} // namespace schreiber::pdf
