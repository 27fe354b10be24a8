#include "encoding.h"

#include <base/utf8.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace schreiber::tournament {

namespace {

constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";

// Windows-1252 from 0x80 to 0x9F (Microsoft's table); 0 where it has no character. Above it is Latin-1.
constexpr std::array<char16_t, 32> kWindows1252{
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

// Mac OS Roman from 0x80 on (Apple's table).
constexpr std::array<char16_t, 128> kMac{
    0x00C4, 0x00C5, 0x00C7, 0x00C9, 0x00D1, 0x00D6, 0x00DC, 0x00E1, 0x00E0, 0x00E2, 0x00E4, 0x00E3, 0x00E5,
    0x00E7, 0x00E9, 0x00E8, 0x00EA, 0x00EB, 0x00ED, 0x00EC, 0x00EE, 0x00EF, 0x00F1, 0x00F3, 0x00F2, 0x00F4,
    0x00F6, 0x00F5, 0x00FA, 0x00F9, 0x00FB, 0x00FC, 0x2020, 0x00B0, 0x00A2, 0x00A3, 0x00A7, 0x2022, 0x00B6,
    0x00DF, 0x00AE, 0x00A9, 0x2122, 0x00B4, 0x00A8, 0x2260, 0x00C6, 0x00D8, 0x221E, 0x00B1, 0x2264, 0x2265,
    0x00A5, 0x00B5, 0x2202, 0x2211, 0x220F, 0x03C0, 0x222B, 0x00AA, 0x00BA, 0x03A9, 0x00E6, 0x00F8, 0x00BF,
    0x00A1, 0x00AC, 0x221A, 0x0192, 0x2248, 0x2206, 0x00AB, 0x00BB, 0x2026, 0x00A0, 0x00C0, 0x00C3, 0x00D5,
    0x0152, 0x0153, 0x2013, 0x2014, 0x201C, 0x201D, 0x2018, 0x2019, 0x00F7, 0x25CA, 0x00FF, 0x0178, 0x2044,
    0x20AC, 0x2039, 0x203A, 0xFB01, 0xFB02, 0x2021, 0x00B7, 0x201A, 0x201E, 0x2030, 0x00C2, 0x00CA, 0x00C1,
    0x00CB, 0x00C8, 0x00CD, 0x00CE, 0x00CF, 0x00CC, 0x00D3, 0x00D4, 0xF8FF, 0x00D2, 0x00DA, 0x00DB, 0x00D9,
    0x0131, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9, 0x02DA, 0x00B8, 0x02DD, 0x02DB, 0x02C7};

// The letters of German and Italian in code page 850 (DOS); 0 for all else.
constexpr char16_t inDos(unsigned char byte) {
    switch (byte) {
    case 0x81:
        return 0x00FC;
    case 0x84:
        return 0x00E4;
    case 0x8E:
        return 0x00C4;
    case 0x94:
        return 0x00F6;
    case 0x99:
        return 0x00D6;
    case 0x9A:
        return 0x00DC;
    case 0x82:
        return 0x00E9;
    case 0x85:
        return 0x00E0;
    case 0x8A:
        return 0x00E8;
    case 0xE1:
        return 0x00DF;
    default:
        return 0;
    }
}

char16_t inWindows(unsigned char byte) {
    if (byte < 0x80 || byte >= 0xA0) return byte;
    return kWindows1252[byte - 0x80U];
}
char16_t inMac(unsigned char byte) {
    return byte < 0x80 ? byte : kMac[byte - 0x80U];
}

bool isAsciiLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool isVowel(char c) {
    return std::string_view("aeiouyAEIOUY").find(c) != std::string_view::npos;
}

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

// Whether a byte that Windows has no letter for, or none that could stand there, is one of a word.
enum class Letters { Windows, Mac, Dos };
Letters lettersAt(std::string_view bytes, std::size_t at) {
    const auto byte = static_cast<unsigned char>(bytes[at]);
    const char before = at == 0 ? '\0' : bytes[at - 1];
    const char after = at + 1 < bytes.size() ? bytes[at + 1] : '\0';
    const bool within = isAsciiLetter(before) && isAsciiLetter(after);
    const bool beside = isAsciiLetter(before) || isAsciiLetter(after);
    switch (byte) {
    case 0x81: // none of Windows
    case 0x84: // a quotation mark
    case 0x94:
        return within || (byte == 0x81 && beside) ? Letters::Dos : Letters::Windows;
    case 0x80: // a euro, a dagger, a circumflex alone, a permille, a section sign
    case 0x86:
    case 0x87:
    case 0x88:
    case 0x8F:
    case 0x98:
    case 0x9D:
    case 0x9F:
    case 0xA7:
        return (byte == 0xA7 || byte == 0x80 ? within || (byte == 0x80 && isAsciiLetter(after)) : beside)
                   ? Letters::Mac
                   : Letters::Windows;
    case 0x8A: // Š in the middle of a word, š between two consonants
        return within && after >= 'a' ? Letters::Mac : Letters::Windows;
    case 0x9A:
        return within && !isVowel(before) && !isVowel(after) ? Letters::Mac : Letters::Windows;
    default:
        return Letters::Windows;
    }
}

std::string inUtf8(char16_t point) {
    std::string out;
    if (point < 0x80)
        out += static_cast<char>(point);
    else
        append(out, point);
    return out;
}

// The letter that somebody meant, where it is known.
std::string meantBy(unsigned char byte, Letters letters) {
    const char16_t point = byte < 0x80 ? byte : letters == Letters::Mac ? inMac(byte) : inDos(byte);
    return inUtf8(point == 0 ? inWindows(byte) : point);
}

// The word around a byte.
std::string_view wordAround(std::string_view bytes, std::size_t at) {
    constexpr std::string_view kBetween = " ;,\t\r\n\"";
    const std::size_t before = bytes.find_last_of(kBetween, at);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    return bytes.substr(begin, std::min(bytes.find_first_of(kBetween, at), bytes.size()) - begin);
}

std::optional<base::InputError> otherLettersIn(std::string_view bytes) {
    if (hasMultiByteSequence(bytes)) return std::nullopt;
    std::optional<std::size_t> first;
    Letters letters = Letters::Windows;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const auto byte = static_cast<unsigned char>(bytes[at]);
        if (byte >= 0xC0 && byte != 0xE1)
            return std::nullopt; // letters of Windows, seldom ones of the others
        if (byte < 0x80 || letters != Letters::Windows) continue;
        letters = lettersAt(bytes, at);
        if (letters != Letters::Windows) first = at;
    }
    if (!first) return std::nullopt;
    std::string meant;
    std::string found;
    for (const char c : wordAround(bytes, *first)) {
        meant += meantBy(static_cast<unsigned char>(c), letters);
        const char16_t seen = inWindows(static_cast<unsigned char>(c));
        found += seen == 0 ? "?" : inUtf8(seen);
    }
    return base::InputError{{}, 0, 0, found, {"OTHER-LETTERS(" + meant + ")"}};
}

bool beginsWith(std::string_view bytes, std::string_view start) {
    return bytes.size() >= start.size() &&
           std::equal(start.begin(), start.end(), bytes.begin(), [](char wanted, char is) {
               return wanted == (is >= 'A' && is <= 'Z' ? static_cast<char>(is - 'A' + 'a') : is);
           });
}

bool isNoText(std::string_view bytes) {
    const std::string_view head = bytes.substr(0, 512);
    const auto controls = std::count_if(head.begin(), head.end(), [](char c) {
        return static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\r' && c != '\n';
    });
    return head.find('\0') != std::string_view::npos &&
           controls * 8 > static_cast<std::ptrdiff_t>(head.size());
}

// The byte of a letter in an encoding of one byte; nothing where it has none.
template <std::size_t N>
std::optional<char> byteOf(char32_t point, const std::array<char16_t, N>& table) {
    const auto found = std::find(table.begin(), table.end(), static_cast<char16_t>(point));
    if (point == 0 || point > 0xFFFF || found == table.end()) return std::nullopt;
    return static_cast<char>(static_cast<unsigned char>(0x80 + (found - table.begin())));
}

// The word as bytes of an encoding; where these are UTF-8 of letters, that is what it was.
template <class ByteOf>
std::optional<std::string> decodedTwice(std::string_view word, ByteOf byteIn) {
    std::string bytes;
    bool other = false;
    for (std::string_view rest = word; !rest.empty();) {
        const base::Decoded next = base::decodeOne(rest);
        if (!next.valid) return std::nullopt;
        rest.remove_prefix(next.length);
        other = other || next.codePoint >= 0x80;
        const std::optional<char> byte =
            next.codePoint < 0x80 ? std::optional(static_cast<char>(next.codePoint)) : byteIn(next.codePoint);
        if (!byte) return std::nullopt;
        bytes += *byte;
    }
    if (!other) return std::nullopt;
    for (std::string_view rest = bytes; !rest.empty();) {
        const base::Decoded next = base::decodeOne(rest);
        const bool isLetter = next.codePoint < 0x80 || (next.codePoint >= 0xC0 && next.codePoint < 0x250);
        const bool isMark = next.codePoint >= 0x2010 && next.codePoint < 0x2040;
        if (!next.valid || !(isLetter || isMark)) return std::nullopt;
        rest.remove_prefix(next.length);
    }
    return bytes;
}

} // namespace

std::optional<base::InputError> whyNoList(std::string_view bytes) {
    const auto because = [](const char* what) { return base::InputError{{}, 0, 0, {}, {what}}; };
    if (bytes.starts_with("PK\x03\x04") || bytes.starts_with("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"))
        return because("WORKBOOK()");
    const std::string_view text = bytes.substr(std::min(bytes.find_first_not_of(" \t\r\n"), bytes.size()));
    for (const std::string_view start : {"%pdf", "{\\rtf", "<!doctype", "<html", "<table", "<?xml", "<meta"})
        if (beginsWith(text, start)) return because("NO-LIST()");
    if (isNoText(bytes)) return because("NO-LIST()");
    return otherLettersIn(bytes);
}

std::optional<std::string> beforeDoubleEncoding(std::string_view text) {
    std::string whole;
    bool any = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string_view word = text.substr(at, end - at);
        auto was = decodedTwice(word, [](char32_t point) -> std::optional<char> {
            if (point >= 0xA0 && point <= 0xFF) return static_cast<char>(static_cast<unsigned char>(point));
            if (auto byte = byteOf(point, kWindows1252)) return byte;
            // the five that Windows has no letter for come through as they are
            if (point >= 0x80 && point < 0xA0) return static_cast<char>(static_cast<unsigned char>(point));
            return std::nullopt;
        });
        if (!was) was = decodedTwice(word, [](char32_t point) { return byteOf(point, kMac); });
        any = any || was.has_value();
        whole += was ? *was : std::string(word);
        if (end < text.size()) whole += ' ';
        at = end + 1;
    }
    return any ? std::optional(whole) : std::nullopt;
}

std::string toUtf8(std::string_view bytes) {
    if (bytes.substr(0, kUtf8Mark.size()) == kUtf8Mark) return std::string(bytes.substr(kUtf8Mark.size()));
    if (hasMultiByteSequence(bytes)) return std::string(bytes);
    std::string out;
    out.reserve(bytes.size());
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        const char16_t point = inWindows(byte);
        if (byte < 0x80 || point == 0)
            out += c;
        else
            append(out, point);
    }
    return out;
}

} // namespace schreiber::tournament
