#pragma once

#include <tournament/limits.h>
#include <tournament/zero_sum.h>

#include <cstddef>
#include <limits>

// How large a stored number may be, and how long a text.
namespace schreiber::store {

struct Range {
    int least = std::numeric_limits<int>::min();
    int most = std::numeric_limits<int>::max();
};

// Far beyond any event, and small enough that no sum of them overflows.
inline constexpr int kMany = 100'000;
inline constexpr Range kFromNone{0, kMany};
inline constexpr Range kFromOne{1, kMany};
inline constexpr Range kPoints{-10'000, 10'000};
// What a line brings and a sheet comes to, also where a game was doubled again and again.
inline constexpr Range kSheetPoints{-tournament::kMostZeroSum, tournament::kMostZeroSum};

struct TextLimit {
    std::size_t most = 0; // bytes: more is written by nobody and never read; 0 where that is not known
    bool words = false;   // somebody's own: where there are any, something of them is to be seen
};

// Of a row as the journal keeps it, as JSON.
inline constexpr std::size_t kMostImageBytes = 12 * tournament::kMegabyte;
// Of any row: a change with its image before and after.
inline constexpr std::size_t kMostRowBytes = 2 * kMostImageBytes + tournament::kMegabyte;

namespace texts {

namespace letters = tournament::letters;

// A letter has up to four bytes.
constexpr std::size_t utf8Bytes(std::size_t count) {
    return 4 * count;
}

inline constexpr TextLimit kCode{100}; // of our own words: a state, a moment, a seed
inline constexpr TextLimit kName{utf8Bytes(letters::kName), true};     // of a person, a club
inline constexpr TextLimit kOption{utf8Bytes(letters::kOption), true}; // of a setting
inline constexpr TextLimit kTitle{utf8Bytes(letters::kTitle), true};   // an evening, a place
inline constexpr TextLimit kCell{utf8Bytes(letters::kCell), true};     // of a list
// That there is one, and that it is seen, is asked of every entry (tournament::checkEntry).
inline constexpr TextLimit kPerson{utf8Bytes(letters::kName)};
// What a sheet is disputed about has the reason why its game ended early behind it.
inline constexpr TextLimit kWords{utf8Bytes(2 * letters::kWords + letters::kOption), true};
inline constexpr TextLimit kPoint{utf8Bytes(letters::kPoint)};
inline constexpr TextLimit kRecord{tournament::kMostKeptRecordBytes};
// Hardly any of its letters has more than one byte.
inline constexpr TextLimit kResult{2 * letters::kResult};
// What a newer version wrote is kept as it stands.
inline constexpr TextLimit kKept{2 * tournament::kMegabyte};
// The longest names a thousand people who all won.
inline constexpr TextLimit kArguments{2 * tournament::kMegabyte};
// The key of a row as JSON, in which a sign may take six bytes for one.
inline constexpr TextLimit kKey{6 * utf8Bytes(letters::kCell) + 1'000};
inline constexpr TextLimit kImage{kMostImageBytes};
inline constexpr TextLimit kSeal{200};

} // namespace texts

} // namespace schreiber::store
