#include "beamer/wall_pages.h"

#include <algorithm>
#include <numeric>

namespace schreiber::desktop {
namespace {

// Block beside block, page after page.
std::vector<WallPage> pagesUpTo(int most, const std::vector<int>& lines, int abreast) {
    std::vector<WallPage> pages;
    int used = most;
    for (std::size_t row = 0; row < lines.size(); ++row) {
        if (used + lines[row] > most) {
            if (pages.empty() || static_cast<int>(pages.back().size()) == abreast) pages.emplace_back();
            pages.back().push_back({row, row});
            used = 0;
        }
        used += lines[row];
        pages.back().back().before = row + 1;
    }
    return pages;
}

} // namespace

std::vector<WallPage> evenPages(const std::vector<int>& lines, int most, int abreast) {
    std::vector<WallPage> fewest = pagesUpTo(most, lines, abreast);
    const int blocks = std::max(1, static_cast<int>(fewest.size()) * abreast);
    const int all = std::accumulate(lines.begin(), lines.end(), 0);
    for (int even = (all + blocks - 1) / blocks; even < most; ++even) {
        auto pages = pagesUpTo(even, lines, abreast);
        if (pages.size() <= fewest.size()) return pages;
    }
    return fewest;
}

} // namespace schreiber::desktop
