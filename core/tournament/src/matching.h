#pragma once

#include <cstdint>
#include <optional>
#include <vector>

// Minimum-weight perfect matching. The implementation is LEMON's, which compiles only as C++17: nothing of it
// shows here.
namespace schreiber::tournament {

struct MatchingEdge {
    int a = 0;
    int b = 0;
    std::int64_t cost = 0; // within +-kMostMatchingCost
};

// LEMON works with four times the weights and sums two of them.
constexpr std::int64_t kMostMatchingCost = std::int64_t{1} << 58U;

// The mate of each node; none where no perfect matching exists. Same edges, same matching.
std::optional<std::vector<int>> cheapestPerfectMatching(int nodes, const std::vector<MatchingEdge>& edges);

} // namespace schreiber::tournament
