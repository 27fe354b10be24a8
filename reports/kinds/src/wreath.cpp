#include <kinds/wreath.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace schreiber::kinds {

double wreathLeafSize(int pairs) {
    constexpr double kShare = 0.145; // of the radius, by as many as come next
    constexpr double kUsualPairs = 15;
    return kShare * std::max(1.0, kUsualPairs / pairs);
}

std::vector<WreathLeaf> wreathLeaves(int pairs, bool full) {
    using Part = WreathLeaf::Part;
    constexpr double kLeaning = 42; // degrees off the stem
    constexpr double kFoot = 175;   // degrees, where the first pair begins
    constexpr double kFromStem = 0.62;
    const double size = wreathLeafSize(pairs);
    std::vector<WreathLeaf> leaves;
    const auto hang = [&](Part part, double degrees, double radius, double large, double turned) {
        const double at = degrees * std::numbers::pi / 180; // clockwise from the top
        leaves.push_back({part, radius * std::sin(at), -radius * std::cos(at), large, turned});
    };
    for (const double side : {-1.0, 1.0})
        for (int i = 0; i < pairs; ++i) {
            const double at = kFoot - (i + 0.5) * (kFoot - kWreathOpen) / pairs;
            const double along = side * (at - 90); // the stem's way to the top there, from upright
            for (const double outward : {1.0, -1.0})
                hang(side > 0 ? Part::Right : Part::Left, side * at, 1 + outward * kFromStem * size, size,
                     along + outward * side * kLeaning + (side > 0 ? 180 : 0));
        }
    if (full) {
        hang(Part::Below, 180, 1, 1.35 * size, 0);
        hang(Part::Above, 0, 1, 1.2 * size, 0);
    }
    return leaves;
}

} // namespace schreiber::kinds
