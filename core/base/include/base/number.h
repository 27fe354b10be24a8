#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

// The one way from text to a number. Text of a file, an argument or a field is anybody's: what is not a
// number from its first letter to its last, or does not fit, is none.
namespace schreiber::base {

// Digits, perhaps after a minus; no plus, no spaces.
std::optional<int> readNumber(std::string_view text);
std::optional<int> readNumber(std::string_view text, int least, int most);

// A seed has more digits than an int.
std::optional<std::uint64_t> readSeed(std::string_view text);

// Digits and a to f.
std::optional<std::uint64_t> readHexadecimal(std::string_view text);

// Whether a number as JSON writes it is too large, or too near to 0, for a double.
bool isOutOfRange(std::string_view number);

} // namespace schreiber::base
