#include "characters.h"

#include <base/utf8.h>
#include <pdf/fonts.h>

namespace schreiber::pdf {

namespace {

bool isControl(char32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029;
}

void appendByte(std::string& bytes, char32_t value) {
    bytes += static_cast<char>(static_cast<unsigned char>(value & 0xFF));
}

void appendUnit(std::string& bytes, char32_t unit) {
    appendByte(bytes, unit >> 8);
    appendByte(bytes, unit);
}

} // namespace

std::u32string printable(std::string_view text) {
    std::u32string characters;
    characters.reserve(text.size());
    while (!text.empty()) {
        const base::Decoded next = base::decodeOne(text);
        const char32_t c = next.valid ? next.codePoint : kReplacement;
        if (!isControl(c))
            characters += c;
        else if (!characters.empty() && characters.back() != U' ')
            characters += U' ';
        text.remove_prefix(next.length);
    }
    const std::size_t first = characters.find_first_not_of(U' ');
    if (first == std::u32string::npos) return {};
    const std::size_t last = characters.find_last_not_of(U' ');
    return characters.substr(first, last - first + 1);
}

std::string utf8(std::u32string_view text) {
    std::string bytes;
    bytes.reserve(text.size());
    for (char32_t c : text) {
        if (c < 0x80) {
            appendByte(bytes, c);
        } else if (c < 0x800) {
            appendByte(bytes, 0xC0 | (c >> 6));
            appendByte(bytes, 0x80 | (c & 0x3F));
        } else if (c < 0x10000) {
            appendByte(bytes, 0xE0 | (c >> 12));
            appendByte(bytes, 0x80 | ((c >> 6) & 0x3F));
            appendByte(bytes, 0x80 | (c & 0x3F));
        } else {
            appendByte(bytes, 0xF0 | (c >> 18));
            appendByte(bytes, 0x80 | ((c >> 12) & 0x3F));
            appendByte(bytes, 0x80 | ((c >> 6) & 0x3F));
            appendByte(bytes, 0x80 | (c & 0x3F));
        }
    }
    return bytes;
}

std::string utf16(std::u32string_view text) {
    std::string bytes;
    for (char32_t c : text) {
        if (c < 0x10000) {
            appendUnit(bytes, c);
        } else {
            appendUnit(bytes, 0xD800 + ((c - 0x10000) >> 10));
            appendUnit(bytes, 0xDC00 + ((c - 0x10000) & 0x3FF));
        }
    }
    return bytes;
}

} // namespace schreiber::pdf
