#pragma once

#include <cstddef>
#include <string_view>

namespace schreiber::base {

// One code point off the front of a text. A byte that begins no well-formed sequence (RFC 3629: no
// surrogates, no overlong forms, nothing above U+10FFFF) is `valid == false`, one byte long.
struct Decoded {
    char32_t codePoint = 0;
    std::size_t length = 1;
    bool valid = false;
};

Decoded decodeOne(std::string_view text);

bool isUtf8(std::string_view text);

} // namespace schreiber::base
