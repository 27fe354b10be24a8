#pragma once

#include <tournament/model.h>

#include <cstddef>
#include <optional>
#include <string>

// What a tournament must be for the file to hold it and the program to rely on it: numbers in order and
// inside their ranges, references that lead somewhere, sides that fit their table, text that is text.
namespace schreiber::store {

// `path` is a JSON pointer into the export (exchange.h); `expected` a range, or a code that core/desk puts
// into words.
struct Defect {
    std::string path;
    std::string found;
    std::string expected;

    friend bool operator==(const Defect&, const Defect&) = default;
};

// How much of each there may be, beside tournament/limits.h. Whatever is read and whatever is written ends
// there, so that an export of ours is never too long to be read in for one of these.
inline constexpr std::size_t kMostReplaced = 100; // under one number
inline constexpr std::size_t kMostNever = 2'000;
inline constexpr std::size_t kMostOptions = 20'000; // values of which this version knows nothing
inline constexpr std::size_t kMostDeciders = 2'000;
inline constexpr std::size_t kMostGiven = 10'000; // prizes: several of one rank get the same
inline constexpr std::size_t kMostEntered = 500;

std::optional<Defect> defectOf(const tournament::Tournament& tournament);

// The same of a tournament that comes from a sound one; rounds that did not change are not looked at again.
std::optional<Defect> defectOf(const tournament::Tournament& tournament, const tournament::Tournament& sound);

// Text as the file keeps it: well-formed UTF-8 without U+0000.
bool isText(const std::string& text);
std::string madeText(const std::string& bytes);

} // namespace schreiber::store
