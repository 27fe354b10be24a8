#pragma once

#include <cstddef>
#include <vector>

// How a list on the wall breaks into pages.
namespace schreiber::desktop {

// Rows that stand below each other.
struct WallBlock {
    std::size_t from = 0;
    std::size_t before = 0; // the first that is not in it

    friend bool operator==(const WallBlock&, const WallBlock&) = default;
};
using WallPage = std::vector<WallBlock>; // beside each other, from the left

// As few pages as it takes, and those evenly filled: in a block up to `most` lines, on a page up to `abreast`
// blocks. `lines` has how many each row takes; no row is parted.
std::vector<WallPage> evenPages(const std::vector<int>& lines, int most, int abreast);

} // namespace schreiber::desktop
