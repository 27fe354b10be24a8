#include "page/markup.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace schreiber::desk::page {

namespace {

// Signs that turn or hide the text around them: U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069.
bool isTurning(std::string_view three) {
    if (three.size() < 3 || three[0] != '\xE2') return false;
    const auto second = static_cast<unsigned char>(three[1]);
    const auto third = static_cast<unsigned char>(three[2]);
    if (second == 0x80) return third == 0x8E || third == 0x8F || (third >= 0xAA && third <= 0xAE);
    return second == 0x81 && third >= 0xA6 && third <= 0xA9;
}

std::string colourOf(const cards::Ink& ink) {
    std::array<char, 8> text{};
    std::snprintf(text.data(), text.size(), "#%06x", static_cast<unsigned>(ink.colour & 0xFFFFFFU));
    return text.data();
}

std::string hundredths(double number) {
    const long rounded = std::lround(number * 100);
    std::string text = std::to_string(std::labs(rounded) / 100);
    const long rest = std::labs(rounded) % 100;
    if (rest != 0)
        text += "." + std::to_string(rest / 10) + (rest % 10 == 0 ? "" : std::to_string(rest % 10));
    return (rounded < 0 ? "-" : "") + text;
}

std::string pathOf(const std::vector<cards::PathStep>& steps) {
    std::string path;
    for (const cards::PathStep& step : steps) {
        using Kind = cards::PathStep::Kind;
        path += step.kind == Kind::Move    ? 'M'
                : step.kind == Kind::Line  ? 'L'
                : step.kind == Kind::Curve ? 'C'
                                           : 'Z';
        const std::size_t numbers = step.kind == Kind::Close ? 0 : step.kind == Kind::Curve ? 6 : 2;
        for (std::size_t i = 0; i < numbers; ++i) path += (i == 0 ? "" : " ") + hundredths(step.at[i]);
    }
    return path;
}

} // namespace

std::string escaped(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        switch (const char c = text[i]) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\'':
            out += "&#39;";
            break;
        default:
            if (isTurning(text.substr(i, 3)))
                i += 2;
            else if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F) // none of the others is one in HTML
                out += c;
        }
    }
    return out;
}

std::string element(std::string_view tag, std::string_view text, std::string_view attributes) {
    std::string out = "<" + std::string(tag);
    if (!attributes.empty()) out += " " + std::string(attributes);
    return out + ">" + escaped(text) + "</" + std::string(tag) + ">";
}

std::string roomForWords(std::string_view text, int room) {
    constexpr double kLetter = 0.6; // wide, of a title, in sizes
    constexpr int kUsual = 30;      // pixels
    constexpr int kLeast = 12;
    int longest = 0;
    int letters = 0;
    for (const char c : text) {
        const bool isFurtherByte = (static_cast<unsigned char>(c) & 0xC0U) == 0x80;
        letters = c == ' ' || c == '-' ? 0 : letters + (isFurtherByte ? 0 : 1);
        longest = std::max(longest, letters);
    }
    const int size = std::max(kLeast, static_cast<int>(room / (kLetter * std::max(1, longest))));
    return size < kUsual ? "style=\"--w:" + std::to_string(size) + "px\"" : std::string();
}

std::string tenths(double number) {
    const long rounded = std::lround(number * 10);
    std::string text = (rounded < 0 ? "-" : "") + std::to_string(std::labs(rounded) / 10);
    if (rounded % 10 != 0) text += "." + std::to_string(std::labs(rounded) % 10);
    return text;
}

std::string pathsOf(const cards::Drawing& drawing) {
    std::string out;
    for (const cards::Part& part : drawing) {
        out += "<path d=\"" + pathOf(part.path) + "\" fill=\"" + (part.fill ? colourOf(*part.fill) : "none") +
               "\"";
        if (part.width > 0)
            out += " stroke=\"" + colourOf(part.line) + "\" stroke-width=\"" + hundredths(part.width) + "\"";
        out += "/>";
    }
    return out;
}

} // namespace schreiber::desk::page
