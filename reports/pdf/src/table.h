#pragma once

#include "picture_row.h"

#include <pdf/list.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace schreiber::pdf {

// Above and below a row's text, in sizes: what it has at least, and where there is room to spare.
inline constexpr double kLeastAir = 0.28;
inline constexpr double kMostAir = 0.62;

// What the columns of a table ask for in letters of size 1: they ask for as much more in larger ones.
class Demand {
  public:
    Demand(const Fonts& fonts, const Table& table);

    // How far they have to give way: 1 not at all, else the width there is by the width they ask for.
    double easeAt(double size, double width) const;
    // Whether no word has to be broken, where texts go on in further lines.
    bool hasRoomForWords(double size, double width) const;
    // Without the column that is the next to go, and which was it; nothing where all that may go are gone.
    std::optional<int> dropOne(Table& table);

  private:
    std::vector<double> m_asked;
    std::vector<double> m_words;
    std::vector<bool> m_close;
};

// A table at one size in columns of one width, ready to be put on pages row by row.
class SetTable {
  public:
    SetTable(const Fonts& fonts, const Table& table, double size, double width, double air = kLeastAir);

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
        const Sign* sign = nullptr;          // in their place
        std::optional<SetPictures> pictures; // in their place
        double height = 0;
    };
    struct SetRow {
        std::vector<SetCell> cells; // by column
        double height = 0;
        double over = 0;     // above the text
        std::size_t nth = 0; // from 1, since the last title
        std::optional<Fitted> title;
    };

    double shareOfLetters(std::size_t column) const;
    SetCell setCell(const Cell& cell, std::size_t column, bool head) const;
    SetRow setRow(const std::vector<Cell>& cells, bool head) const;
    SetRow setTitle(const std::string& title) const;
    double gapBefore(std::size_t column) const;
    void drawCells(Page& page, Point at, const SetRow& row) const;

    const Fonts& m_fonts;
    const Table& m_table;
    double m_size;
    double m_width;
    double m_air;
    std::vector<double> m_lines;  // the widest of each column
    std::vector<double> m_widths; // of the columns, and of each the share of the letters' size
    std::vector<double> m_shares;
    SetRow m_head;
    std::vector<SetRow> m_rows;
};

} // namespace schreiber::pdf
