#include "sheet_pages.h"

#include "grid.h"

#include <algorithm>

namespace schreiber::kinds {

using pdf::Box;
using pdf::mm;

std::vector<pdf::Page> sheetPages(const std::vector<SheetForm>& forms, words::Language language,
                                  const Options& options) {
    const Grid grid = gridFor(options);
    std::vector<pdf::Page> pages;
    int next = grid.cells();
    for (const SheetForm& form : forms) {
        if (next == grid.cells()) {
            pages.emplace_back(grid.page);
            drawCutMarks(grid, pages.back());
            next = 0;
        }
        const Box cell = grid.cell(next++);
        const double margin = std::clamp(cell.width() * 0.07, mm(6.5), mm(14));
        drawSheet(options.fonts, form, language, cell.inset(margin, margin), options.mirrored, pages.back());
    }
    return pages;
}

} // namespace schreiber::kinds
