#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace schreiber::koenigrufen::line {

// A word of a line, and the byte it starts at. A comma is a word of its own.
struct Token {
    std::string_view text;
    std::size_t at = 0;
};

std::vector<Token> tokensOf(std::string_view line);

// The column of a byte: code points from 1.
int columnOf(std::string_view line, std::size_t at);

// ASCII letters alone; the words of a line have no others that differ.
std::string inSmall(std::string_view text);
bool isSame(std::string_view text, std::string_view small);

// `+`, `-`, and the minus of type.
enum class Sign { None, Plus, Minus };
struct Signed {
    std::string_view before;
    Sign sign = Sign::None;
};
Signed signOff(std::string_view text);

// So many `k` and nothing else; 0 for anything else.
std::size_t stepsIn(std::string_view text);

} // namespace schreiber::koenigrufen::line
