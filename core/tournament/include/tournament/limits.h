#pragma once

#include <cstddef>

// How much of each a tournament may have: far above any club evening. What is typed in ends there, and so
// does whatever is read.
namespace schreiber::tournament {

inline constexpr int kMostEntries = 1000; // keeps a hostile list from a draw that never ends
inline constexpr int kMostRounds = 50;
inline constexpr int kMostTables = 500;
inline constexpr int kMostGames = 9;            // in a match
inline constexpr std::size_t kMostSides = 5;    // of a table
inline constexpr int kMostDeals = 200;          // that each plays in a round
inline constexpr std::size_t kMostLines = 500;  // of a sheet
inline constexpr std::size_t kMostFigures = 12; // of a line: three figures, and as many proofs that failed
inline constexpr std::size_t kMostRulings = 10'000;
inline constexpr std::size_t kMostRuled = 2'000; // points of a ruling
inline constexpr std::size_t kMostDecisions = 200;
inline constexpr std::size_t kMostColumns = 64; // of an entry list

// Of a text, in letters: whatever is typed in or read, and as many bytes of UTF-8 for each as one can have
// where a file is read (core/store/src/field_limits.h).
namespace letters {
inline constexpr std::size_t kName = 80;          // of a person, a club, a camp
inline constexpr std::size_t kOption = 200;       // of a setting
inline constexpr std::size_t kTitle = 400;        // an evening, a place, somebody, as a ruling names them
inline constexpr std::size_t kCell = 1'000;       // of a list, also in a column that is only kept
inline constexpr std::size_t kWords = 4'000;      // of a dispute, a decision, a reason: more than a page
inline constexpr std::size_t kPoint = 20'000;     // a text of the rules with its sources
inline constexpr std::size_t kResult = 2'000'000; // of the longest record
} // namespace letters

// Of a file that is read in, whatever it is, in bytes; some kinds end before.
inline constexpr std::size_t kMegabyte = std::size_t{1} << 20U;
inline constexpr std::size_t kMostFileBytes = 32 * kMegabyte;
inline constexpr std::size_t kMostRecordBytes = 4 * kMegabyte; // that is ruled on; a year of deals is less
// The same as it is kept: in its canonical form, with the head of its table.
inline constexpr std::size_t kMostKeptRecordBytes = kMostRecordBytes + kMegabyte / 16;

} // namespace schreiber::tournament
