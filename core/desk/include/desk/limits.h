#pragma once

#include <cstddef>

// How much of each a tournament may have: far above any club evening. Fields of a window end there, too.
namespace schreiber::desk {

inline constexpr int kMostRounds = 50;
inline constexpr int kMostGames = 9; // in a match
inline constexpr int kMostTables = 500;
inline constexpr int kHighestTarget = 99;
inline constexpr int kMostGroups = 250;
inline constexpr int kMostQualified = 16;         // of each group
inline constexpr int kMostEntries = 1000;         // keeps a hostile list from a draw that never ends
inline constexpr std::size_t kMostLetters = 4000; // of a dispute, a decision, a reason: more than a page

} // namespace schreiber::desk
