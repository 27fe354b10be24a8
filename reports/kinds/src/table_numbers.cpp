#include "grid.h"
#include "listing.h"
#include "ornament.h"
#include "reports.h"

#include <algorithm>

// A number to stand on each table, as large as the paper allows.
namespace schreiber::kinds {

namespace {

// As many tables as there are, or as many as those who are entered can need.
int tableCount(const tournament::Tournament& tournament) {
    if (tournament.settings.tables > 0) return tournament.settings.tables;
    int most = 0;
    for (const tournament::Round& round : tournament.rounds)
        for (const tournament::Table& table : round.tables) most = std::max(most, table.number);
    int persons = 0;
    for (const tournament::Entry& entry : tournament.entries)
        persons += static_cast<int>(entry.persons.size());
    return std::max({1, most, persons / 4});
}

// To be folded once and stood up: read from both sides. The suits change by turns, so that a table is found
// by its sign, too.
pdf::Page tent(const View& view, const Options& options, int number) {
    const pdf::Size upright = pdf::sizeOf(options.page);
    pdf::Page page({upright.height, upright.width});
    const double unit = upright.width / pdf::sizeOf(pdf::PageSize::A4).width;
    const double margin = 30 * unit;
    const double fold = page.size().height / 2;
    const pdf::Size half{page.size().width - 2 * margin, fold - margin};
    const double bandHigh = 22 * unit;
    pdf::Picture side;
    side.size = half;
    const pdf::Picture below = band(view.suits, half.width, bandHigh);
    put(side, below, {half.width / 2, half.height - bandHigh / 2}, half.width);
    const double middle = (half.height - bandHigh) / 2;
    const double figure = 236 * unit;
    side.letterings.push_back({.middle = {half.width / 2, middle},
                               .text = std::to_string(number),
                               .size = figure,
                               .widest = half.width * 0.45,
                               .face = pdf::Face::Black});
    if (view.suits.size() == 4) {
        const pdf::Picture& suit = view.suits[static_cast<std::size_t>(number - 1) % 4];
        for (const double x : {half.width * 0.16, half.width * 0.84})
            put(side, suit, {x, middle}, 112 * unit);
    }
    page.picture(options.fonts, {margin, fold, margin + half.width, fold + half.height}, side);
    page.picture(options.fonts, {margin, margin, margin + half.width, fold}, upsideDown(side));
    page.line({0, fold}, {page.size().width, fold}, {0.5, 0.54, true});
    return page;
}

} // namespace

pdf::Document tableNumbers(const View& view, const Options& options) {
    const std::string title(text(Label::TableNumbers, view.language));
    const Grid grid = gridFor(options);
    std::vector<pdf::Page> pages;
    const int first = options.table.value_or(1);
    const int last = options.table.value_or(tableCount(view.tournament));
    for (int number = first; number <= last; ++number) {
        if (grid.cells() == 1) {
            pages.push_back(tent(view, options, number));
            continue;
        }
        const int index = (number - first) % grid.cells();
        if (index == 0) {
            pages.emplace_back(grid.page);
            drawCutMarks(grid, pages.back());
        }
        pdf::Page& page = pages.back();
        const pdf::Box cell = grid.cell(index);
        const pdf::Box box = cell.inset(cell.width() * 0.08, cell.height() * 0.08);
        const double small = std::clamp(box.height() * 0.035, 8.0, 22.0);
        const double strip = small * 2;
        const auto put = [&](const pdf::Box& where, const std::string& what, pdf::Face face, double size) {
            page.text(
                where,
                fit(options.fonts, what, {face, size, pdf::Align::Center}, {where.width(), where.height()}),
                pdf::Vertical::Middle);
        };
        put({box.left, box.top, box.right, box.top + strip}, std::string(text(Label::Table, view.language)),
            pdf::Face::Regular, small * 1.4);
        // A digit is about two thirds as wide as it is high.
        const std::string digits = std::to_string(number);
        const double size = std::min((box.height() - 2 * strip) * 0.95,
                                     box.width() / (0.72 * static_cast<double>(digits.size())));
        put({box.left, box.top + strip, box.right, box.bottom - strip}, digits, pdf::Face::Black, size);
        put({box.left, box.bottom - strip, box.right, box.bottom}, view.tournament.settings.name,
            pdf::Face::Name, small);
    }
    return documentOf(view, options, title, std::move(pages));
}

} // namespace schreiber::kinds
