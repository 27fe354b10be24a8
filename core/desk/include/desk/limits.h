#pragma once

#include <tournament/limits.h>

// How much of each a tournament may have: far above any club evening. Fields of a window end there, too.
namespace schreiber::desk {

using tournament::kMostEntries;
using tournament::kMostGames;
using tournament::kMostRounds;
using tournament::kMostTables;

inline constexpr int kMostStake = 10'000; // cents a point is worth
inline constexpr int kHighestTarget = 99;
inline constexpr int kMostGroups = 250;
inline constexpr int kMostQualified = 16; // of each group

} // namespace schreiber::desk
