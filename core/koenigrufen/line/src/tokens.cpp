#include "tokens.h"

#include <base/utf8.h>

#include <algorithm>

namespace schreiber::koenigrufen::line {
namespace {

constexpr char smallOf(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool isSpace(char c) {
    return c == ' ' || c == '\t';
}

constexpr std::string_view kTypedMinus = "−";

} // namespace

std::vector<Token> tokensOf(std::string_view line) {
    std::vector<Token> tokens;
    tokens.reserve(16);
    std::size_t at = 0;
    while (at < line.size()) {
        if (isSpace(line[at])) {
            ++at;
            continue;
        }
        std::size_t end = at + 1;
        if (line[at] != ',')
            while (end < line.size() && !isSpace(line[end]) && line[end] != ',') ++end;
        tokens.push_back({line.substr(at, end - at), at});
        at = end;
    }
    return tokens;
}

int columnOf(std::string_view line, std::size_t at) {
    int column = 1;
    for (std::size_t i = 0; i < at && i < line.size(); i += base::decodeOne(line.substr(i)).length) ++column;
    return column;
}

std::string inSmall(std::string_view text) {
    std::string small(text);
    for (char& c : small) c = smallOf(c);
    return small;
}

bool isSame(std::string_view text, std::string_view small) {
    return std::ranges::equal(text, small, [](char a, char b) { return smallOf(a) == b; });
}

Signed signOff(std::string_view text) {
    if (text.ends_with('+')) return {text.substr(0, text.size() - 1), Sign::Plus};
    if (text.ends_with('-')) return {text.substr(0, text.size() - 1), Sign::Minus};
    if (text.ends_with(kTypedMinus)) return {text.substr(0, text.size() - kTypedMinus.size()), Sign::Minus};
    return {text, Sign::None};
}

std::size_t stepsIn(std::string_view text) {
    const bool steps = std::ranges::all_of(text, [](char c) { return smallOf(c) == 'k'; });
    return steps ? text.size() : 0;
}

} // namespace schreiber::koenigrufen::line
