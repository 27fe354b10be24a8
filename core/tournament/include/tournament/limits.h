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

} // namespace schreiber::tournament
