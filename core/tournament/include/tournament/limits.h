#pragma once

#include <cstddef>

// How much of each a tournament may have: far above any club evening. What is typed in ends there, and so
// does whatever is read.
namespace schreiber::tournament {

inline constexpr int kMostEntries = 1000; // keeps a hostile list from a draw that never ends
inline constexpr int kMostRounds = 50;
inline constexpr int kMostTables = 500;
inline constexpr int kMostGames = 9;            // in a match
inline constexpr std::size_t kMostLines = 500;  // of a sheet
inline constexpr std::size_t kMostFigures = 12; // of a line: three figures, and as many proofs that failed
inline constexpr std::size_t kMostRulings = 10'000;
inline constexpr std::size_t kMostRuled = 2'000; // points of a ruling
inline constexpr std::size_t kMostDecisions = 200;
inline constexpr std::size_t kMostColumns = 64; // of an entry list

// Of a file that is read in, whatever it is, in bytes; some kinds end before.
inline constexpr std::size_t kMegabyte = std::size_t{1} << 20U;
inline constexpr std::size_t kMostFileBytes = 32 * kMegabyte;
inline constexpr std::size_t kMostRecordBytes = 4 * kMegabyte; // that is ruled on; a year of deals is less

} // namespace schreiber::tournament
