#include "sheet_pages.h"

#include <algorithm>

namespace schreiber::kinds {

namespace {

using pdf::Box;
using pdf::mm;

struct Grid {
    pdf::Size page;
    int columns = 1;
    int rows = 1;

    Box cell(int index) const {
        const double width = page.width / columns;
        const double height = page.height / rows;
        const double left = width * (index % columns);
        const int row = index / columns;
        const double top = height * row;
        return {left, top, left + width, top + height};
    }
};

Grid gridFor(const Options& options) {
    const pdf::Size upright = pdf::sizeOf(options.page);
    if (options.up == 2) return {{upright.height, upright.width}, 2, 1};
    return options.up == 4 ? Grid{upright, 2, 2} : Grid{upright, 1, 1};
}

// Ticks from the edge inwards where a cut begins, and a cross where cuts meet.
void drawCutMarks(const Grid& grid, pdf::Page& page) {
    constexpr double kTick = mm(9);
    constexpr double kCross = mm(3);
    constexpr pdf::Stroke kStroke{0.3, 0};
    const double x = grid.page.width / 2;
    const double y = grid.page.height / 2;
    if (grid.columns == 2) {
        page.line({x, 0}, {x, kTick}, kStroke);
        page.line({x, grid.page.height - kTick}, {x, grid.page.height}, kStroke);
    }
    if (grid.rows == 2) {
        page.line({0, y}, {kTick, y}, kStroke);
        page.line({grid.page.width - kTick, y}, {grid.page.width, y}, kStroke);
        page.line({x - kCross, y}, {x + kCross, y}, kStroke);
        page.line({x, y - kCross}, {x, y + kCross}, kStroke);
    }
}

} // namespace

std::vector<pdf::Page> sheetPages(const std::vector<SheetForm>& forms, Language language,
                                  const Options& options) {
    const Grid grid = gridFor(options);
    std::vector<pdf::Page> pages;
    int next = grid.columns * grid.rows;
    for (const SheetForm& form : forms) {
        if (next == grid.columns * grid.rows) {
            pages.emplace_back(grid.page);
            drawCutMarks(grid, pages.back());
            next = 0;
        }
        const Box cell = grid.cell(next++);
        const double margin = std::clamp(cell.width() * 0.07, mm(6.5), mm(14));
        drawSheet(options.fonts, form, language, cell.inset(margin, margin), pages.back());
    }
    return pages;
}

} // namespace schreiber::kinds
