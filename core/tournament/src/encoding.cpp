#include "encoding.h"

#include <base/utf8.h>

#include <array>
#include <cstdint>

namespace schreiber::tournament {

namespace {

constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";

// Windows-1252 from 0x80 to 0x9F (Microsoft's table); 0 where it has no character. Above it is Latin-1.
constexpr std::array<char16_t, 32> kWindows1252{
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

bool hasMultiByteSequence(std::string_view text) {
    while (!text.empty()) {
        const base::Decoded next = base::decodeOne(text);
        if (next.valid && next.length > 1) return true;
        text.remove_prefix(next.length);
    }
    return false;
}

void append(std::string& out, char16_t point) {
    const auto byte = [](unsigned value) { return static_cast<char>(static_cast<unsigned char>(value)); };
    if (point < 0x800) {
        out += byte(0xC0U | (point >> 6U));
    } else {
        out += byte(0xE0U | (point >> 12U));
        out += byte(0x80U | ((point >> 6U) & 0x3FU));
    }
    out += byte(0x80U | (point & 0x3FU));
}

} // namespace

std::string toUtf8(std::string_view bytes) {
    if (bytes.substr(0, kUtf8Mark.size()) == kUtf8Mark) return std::string(bytes.substr(kUtf8Mark.size()));
    if (hasMultiByteSequence(bytes)) return std::string(bytes);
    std::string out;
    out.reserve(bytes.size());
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        const char16_t point = byte < 0x80 || byte >= 0xA0 ? byte : kWindows1252[byte - 0x80U];
        if (byte < 0x80 || point == 0)
            out += c;
        else
            append(out, point);
    }
    return out;
}

} // namespace schreiber::tournament
