#include "sheet_pages.h"

#include "deal_sheet.h"
#include "grid.h"

#include <algorithm>
#include <limits>

namespace schreiber::kinds {

using pdf::Box;
using pdf::mm;

namespace {

// Of sheets to write on that are not all of one kind, the same number of lines beside each other.
template <class Draw>
void alike(std::vector<SheetForm>& page, const Draw& draw, const Grid& grid) {
    const auto differs = [&](const SheetForm& form) {
        return form.sides.size() != page.front().sides.size();
    };
    const auto isWritten = [](const SheetForm& form) { return !form.written.empty() || !form.deals.empty(); };
    if (std::none_of(page.begin(), page.end(), differs) || std::any_of(page.begin(), page.end(), isWritten))
        return;
    pdf::Page trial(grid.page);
    int wanted = 1;
    int most = std::numeric_limits<int>::max();
    for (const SheetLines& lines : draw(trial)) {
        wanted = std::max(wanted, lines.drawn);
        most = std::min(most, lines.most);
    }
    for (SheetForm& form : page) form.likeOthers = std::max(1, std::min(wanted, most));
}

} // namespace

std::vector<pdf::Page> sheetPages(const std::vector<SheetForm>& whole, words::Language language,
                                  const Options& options) {
    const Grid grid = gridFor(options);
    std::vector<SheetForm> forms;
    for (const SheetForm& form : whole) {
        if (form.deals.empty()) {
            forms.push_back(form);
            continue;
        }
        const Box cell = grid.cell(0);
        for (SheetForm& part : dealSheetParts(options.fonts, form, language, {cell.width(), cell.height()}))
            forms.push_back(std::move(part));
    }
    std::vector<pdf::Page> pages;
    const auto abreast = static_cast<std::size_t>(grid.cells());
    for (std::size_t from = 0; from < forms.size(); from += abreast) {
        std::vector<SheetForm> page(forms.begin() + static_cast<std::ptrdiff_t>(from),
                                    forms.begin() +
                                        static_cast<std::ptrdiff_t>(std::min(from + abreast, forms.size())));
        const auto draw = [&](pdf::Page& on) {
            std::vector<SheetLines> lines;
            for (std::size_t i = 0; i < page.size(); ++i) {
                const Box cell = grid.cell(static_cast<int>(i));
                if (!page[i].deals.empty()) {
                    on.page({cell.left, cell.top},
                            drawDealSheet(options.fonts, page[i], language, {cell.width(), cell.height()}));
                    continue;
                }
                const double margin = std::clamp(cell.width() * 0.07, mm(6.5), mm(14));
                lines.push_back(drawSheet(options.fonts, page[i], language, cell.inset(margin, margin),
                                          options.mirrored, on));
            }
            return lines;
        };
        alike(page, draw, grid);
        pages.emplace_back(grid.page);
        drawCutMarks(grid, pages.back());
        draw(pages.back());
    }
    return pages;
}

} // namespace schreiber::kinds
