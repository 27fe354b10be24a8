#include "grid.h"

#include <algorithm>

namespace schreiber::kinds {

using pdf::mm;

pdf::Box Grid::cell(int index) const {
    const double width = page.width / columns;
    const double height = page.height / rows;
    const double left = width * (index % columns);
    const int row = index / columns;
    const double top = height * row;
    return {left, top, left + width, top + height};
}

Grid gridFor(const Options& options) {
    const pdf::Size upright = pdf::sizeOf(options.page);
    if (options.up == 2) return {{upright.height, upright.width}, 2, 1};
    return options.up == 4 ? Grid{upright, 2, 2} : Grid{upright, 1, 1};
}

Grid gridOf(pdf::PageSize page, pdf::Size least) {
    const pdf::Size upright = pdf::sizeOf(page);
    return {upright, std::max(1, static_cast<int>(upright.width / least.width)),
            std::max(1, static_cast<int>(upright.height / least.height))};
}

void drawCutMarks(const Grid& grid, pdf::Page& page) {
    constexpr double kTick = mm(6);
    constexpr double kCross = mm(3);
    constexpr pdf::Stroke kStroke{0.3, 0};
    const double width = grid.page.width;
    const double height = grid.page.height;
    for (int column = 1; column < grid.columns; ++column) {
        const double x = width / grid.columns * column;
        page.line({x, 0}, {x, kTick}, kStroke);
        page.line({x, height - kTick}, {x, height}, kStroke);
        for (int row = 1; row < grid.rows; ++row) {
            const double y = height / grid.rows * row;
            page.line({x - kCross, y}, {x + kCross, y}, kStroke);
            page.line({x, y - kCross}, {x, y + kCross}, kStroke);
        }
    }
    for (int row = 1; row < grid.rows; ++row) {
        const double y = height / grid.rows * row;
        page.line({0, y}, {kTick, y}, kStroke);
        page.line({width - kTick, y}, {width, y}, kStroke);
    }
}

} // namespace schreiber::kinds
