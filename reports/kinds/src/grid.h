#pragma once

#include <kinds/report.h>
#include <pdf/page.h>

// Several equal parts to a page, with marks where to cut.
namespace schreiber::kinds {

struct Grid {
    pdf::Size page;
    int columns = 1;
    int rows = 1;

    int cells() const { return columns * rows; }
    pdf::Box cell(int index) const; // row by row
};

// One, two or four sheets to a page, as the options have it; two lie beside each other on a page turned
// round.
Grid gridFor(const Options& options);

// As many parts of at least this size as an upright page takes; one where it takes none.
Grid gridOf(pdf::PageSize page, pdf::Size least);

// Ticks from the edge inwards where a cut begins, and a cross where cuts meet.
void drawCutMarks(const Grid& grid, pdf::Page& page);

} // namespace schreiber::kinds
