#pragma once

#include <vector>

// How the winner's wreath is bound, the same on paper and on the wall: leaves of one suit at the left, of
// another at the right, in pairs that lean off the stem, a third suit below and a fourth above.
namespace schreiber::kinds {

inline constexpr double kWreathOpen = 20; // degrees on either side of the top, where the stem ends

// What hangs on the stem. Lengths are in radii of the stem, from its middle, y downwards.
struct WreathLeaf {
    enum class Part { Right, Left, Below, Above };
    Part part = Part::Right;
    double x = 0;
    double y = 0;
    double size = 0;
    double turned = 0; // degrees, clockwise
};

// Fewer pairs are larger ones, so that they stand as close; without `full` the top and the foot stay free.
std::vector<WreathLeaf> wreathLeaves(int pairs, bool full);
double wreathLeafSize(int pairs);

} // namespace schreiber::kinds
