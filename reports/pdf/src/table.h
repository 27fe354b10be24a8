#pragma once

#include "picture_row.h"

#include <pdf/list.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace schreiber::pdf {

// How far the columns have to give way in such letters: 1 not at all, else the width there is by the width
// they ask for.
double easeOf(const Fonts& fonts, const Table& table, double size, double width);

// A table at one size in columns of one width, ready to be put on pages row by row.
class SetTable {
  public:
    SetTable(const Fonts& fonts, const Table& table, double size, double width);

    double headHeight() const { return m_head.height; }
    double rowHeight(std::size_t row) const { return m_rows[row].height; }
    // Of a row and what may not be parted from it.
    double heightTogether(std::size_t row) const;
    std::size_t rows() const { return m_rows.size(); }

    void drawHead(Page& page, Point at) const;
    void drawRow(Page& page, Point at, std::size_t row) const;

  private:
    struct SetCell {
        std::vector<Fitted> lines;
        std::optional<SetPictures> pictures; // in their place
        double height = 0;
    };
    struct SetRow {
        std::vector<SetCell> cells; // by column
        double height = 0;
        double over = 0; // above the text
    };

    SetCell setCell(const Cell& cell, std::size_t column, bool head) const;
    SetRow setRow(const std::vector<Cell>& cells, bool head) const;
    void drawCells(Page& page, Point at, const SetRow& row) const;

    const Fonts& m_fonts;
    const Table& m_table;
    double m_size;
    double m_width;
    std::vector<double> m_widths;
    SetRow m_head;
    std::vector<SetRow> m_rows;
};

} // namespace schreiber::pdf
