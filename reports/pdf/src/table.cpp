#include "table.h"

#include <base/contract.h>

#include <algorithm>
#include <numeric>

namespace schreiber::pdf {

namespace {

constexpr double kGap = 0.7;            // between columns, in sizes
constexpr double kPad = 0.28;           // above and below a row's text
constexpr double kWidestName = 20;      // a giving column asks for no more than this many sizes,
constexpr double kSentence = 12;        // one of sentences for these
constexpr double kMostLines = 8;        // of one text in a cell, before it shrinks to the smallest size
constexpr double kNarrowestColumn = 10; // points
constexpr Stroke kHeadRule{1.1, 0};
constexpr Stroke kRowRule{0.5, 0.85};
constexpr Stroke kFifthRule{0.5, 0.54}; // so that the eye keeps its row
constexpr std::size_t kFifth = 5;

double askedFor(const Fonts& fonts, const Table& table, double size, std::size_t column) {
    const Column& head = table.columns[column];
    double widest = head.over ? 0 : widthOf(fonts, head.title, Face::Bold, size);
    for (const Row& row : table.rows) {
        const Cell& cell = row.cells[column];
        for (const std::string& line : cell.lines)
            widest = std::max(widest, widthOf(fonts, line, cell.face.value_or(head.face), size));
        if (!cell.pictures.empty())
            widest = std::max(widest, SetPictures(fonts, cell.pictures, size, table.picturesHigh).width());
    }
    if (head.sentences) return std::min(widest, kSentence * size);
    return head.gives ? std::min(widest, kWidestName * size) : widest;
}

std::vector<double> askedFor(const Fonts& fonts, const Table& table, double size) {
    std::vector<double> asked;
    for (std::size_t i = 0; i < table.columns.size(); ++i) asked.push_back(askedFor(fonts, table, size, i));
    return asked;
}

double roomFor(const Table& table, double size, double width) {
    return width - kGap * size * static_cast<double>(table.columns.size() - 1);
}

// What is left over goes to the giving columns in equal parts; what is missing they give in proportion to
// what they ask for, down to a third of the whole, and then all columns together.
std::vector<double> share(std::vector<double> asked, const std::vector<Column>& columns, double room) {
    double fixed = 0;
    double giving = 0;
    double givers = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        (columns[i].gives ? giving : fixed) += asked[i];
        givers += columns[i].gives ? 1 : 0;
    }
    const double rest = std::max(room - fixed, std::min(giving, room / 3));
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (!columns[i].gives) continue;
        asked[i] = giving <= rest ? asked[i] + (rest - giving) / givers : asked[i] * rest / giving;
    }
    const double sum = std::accumulate(asked.begin(), asked.end(), 0.0);
    for (double& width : asked) width = std::max(kNarrowestColumn, sum > room ? width * room / sum : width);
    return asked;
}

} // namespace

double easeOf(const Fonts& fonts, const Table& table, double size, double width) {
    const std::vector<double> asked = askedFor(fonts, table, size);
    return std::min(1.0, roomFor(table, size, width) / std::accumulate(asked.begin(), asked.end(), 0.0));
}

SetTable::SetTable(const Fonts& fonts, const Table& table, double size, double width)
    : m_fonts(fonts)
    , m_table(table)
    , m_size(size)
    , m_width(width)
    , m_widths(share(askedFor(fonts, table, size), table.columns, roomFor(table, size, width))) {
    std::vector<Cell> titles;
    for (const Column& column : table.columns) titles.emplace_back(column.title);
    m_head = setRow(titles, true);
    for (const Row& row : table.rows) {
        SCHREIBER_REQUIRE(row.cells.size() == table.columns.size(), "a cell for each column");
        SetRow set = setRow(row.cells, false);
        if (!m_rows.empty() && m_table.rows[m_rows.size() - 1].goesOn) { // nothing parts the two
            set.height -= set.over;
            set.over = 0;
        }
        if (row.goesOn) set.height -= kPad * m_size;
        m_rows.push_back(std::move(set));
    }
}

SetTable::SetCell SetTable::setCell(const Cell& cell, std::size_t at, bool head) const {
    const Column& column = m_table.columns[at];
    const Face face = head ? Face::Bold : cell.face.value_or(column.face);
    const TextStyle style{face, head ? m_size * 0.8 : m_size, column.align, 0};
    double width = m_widths[at];
    if (head && column.over)
        for (std::size_t next = at + 1; next < m_widths.size(); ++next)
            width += kGap * m_size + m_widths[next];
    SetCell set;
    for (const std::string& line : cell.lines) {
        const Room room{width, kMostLines * kLeading * m_size};
        set.lines.push_back(column.sentences && !head ? flow(m_fonts, line, style, room)
                                                      : fit(m_fonts, line, style, room));
        set.height += std::max(set.lines.back().height(), kLeading * style.size);
    }
    if (!cell.pictures.empty()) {
        set.pictures.emplace(m_fonts, cell.pictures, m_size, m_table.picturesHigh, m_widths[at]);
        set.height += set.pictures->height();
    }
    return set;
}

SetTable::SetRow SetTable::setRow(const std::vector<Cell>& cells, bool head) const {
    SetRow row;
    row.over = kPad * m_size;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        row.cells.push_back(setCell(cells[i], i, head));
        row.height = std::max(row.height, row.cells.back().height + 2 * kPad * m_size);
    }
    return row;
}

double SetTable::heightTogether(std::size_t row) const {
    double height = rowHeight(row);
    for (; m_table.rows[row].heads && row + 1 < rows(); ++row) height += rowHeight(row + 1);
    return height;
}

void SetTable::drawHead(Page& page, Point at) const {
    drawCells(page, at, m_head);
    const double y = at.y + m_head.height;
    page.line({at.x, y}, {at.x + m_width, y}, kHeadRule);
}

void SetTable::drawRow(Page& page, Point at, std::size_t row) const {
    drawCells(page, at, m_rows[row]);
    if (m_table.rows[row].goesOn) return;
    const double y = at.y + m_rows[row].height;
    page.line({at.x, y}, {at.x + m_width, y}, (row + 1) % kFifth == 0 ? kFifthRule : kRowRule);
}

// All first lines stand on one baseline, whatever size a text came down to.
void SetTable::drawCells(Page& page, Point at, const SetRow& row) const {
    double left = at.x;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        double top = at.y + row.over;
        for (const Fitted& text : row.cells[i].lines) {
            const bool single = text.lines().size() <= 1;
            const double size = single && &row != &m_head ? m_size : text.style().size;
            page.textOn(top + kAscent * size, left, left + m_widths[i], text);
            top += std::max(text.height(), kLeading * (single ? size : 0));
        }
        if (row.cells[i].pictures) row.cells[i].pictures->draw(m_fonts, page, {left, top});
        left += m_widths[i] + kGap * m_size;
    }
}

} // namespace schreiber::pdf
