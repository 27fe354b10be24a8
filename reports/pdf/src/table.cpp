#include "table.h"

#include <base/contract.h>

#include <algorithm>
#include <numeric>

namespace schreiber::pdf {

namespace {

constexpr double kGap = 0.7;            // between columns, in sizes
constexpr double kCloseGap = 0.12;      // before one that belongs to its neighbour
constexpr double kWidestName = 20;      // a giving column asks for no more than this many sizes,
constexpr double kSentence = 12;        // one of sentences for these
constexpr double kMostLines = 8;        // of one text in a cell, before it shrinks to the smallest size
constexpr double kNarrowestColumn = 10; // points
constexpr double kHeadLetters = 0.8;
constexpr double kLeastShare = 0.85; // of its letters, for the sake of single lines
constexpr double kFurther = 0.9;     // in, where a line goes on, in sizes
constexpr Stroke kHeadRule{1.1, 0};
constexpr Stroke kRowRule{0.5, 0.85};
constexpr Stroke kFifthRule{0.5, 0.54}; // so that the eye keeps its row
constexpr std::size_t kFifth = 5;

double scaleIn(const Cell& cell, const Column& column) {
    return cell.scale > 0 ? cell.scale : column.scale;
}

double widthOf(const Sign& sign, double size) {
    return size * sign.high * sign.picture.size.width / sign.picture.size.height;
}

// The widest line of a column; each is measured once.
double widestLine(const Fonts& fonts, const Table& table, double size, std::size_t column) {
    const Column& head = table.columns[column];
    double widest = 0;
    for (const Row& row : table.rows) {
        if (column >= row.cells.size()) continue;
        const Cell& cell = row.cells[column];
        for (const std::string& line : cell.lines)
            widest = std::max(
                widest, widthOf(fonts, line, cell.face.value_or(head.face), size * scaleIn(cell, head)));
    }
    return widest;
}

double askedFor(const Fonts& fonts, const Table& table, double size, std::size_t column, double widest) {
    const Column& head = table.columns[column];
    if (!head.over) widest = std::max(widest, widthOf(fonts, head.title, Face::Bold, kHeadLetters * size));
    for (const Row& row : table.rows) {
        if (column >= row.cells.size()) continue;
        const Cell& cell = row.cells[column];
        if (cell.sign) widest = std::max(widest, widthOf(*cell.sign, size));
        if (!cell.pictures.empty())
            widest = std::max(widest, SetPictures(fonts, cell.pictures, size, table.picturesHigh).width());
    }
    if (head.sentences) return std::min(widest, kSentence * size);
    return head.gives ? std::min(widest, kWidestName * size) : widest;
}

// Of a column, in letters of size 1.
double longestWord(const Fonts& fonts, const Table& table, std::size_t column) {
    const Column& head = table.columns[column];
    double longest = 0;
    for (const Row& row : table.rows) {
        if (column >= row.cells.size()) continue;
        const Cell& cell = row.cells[column];
        for (const std::string& line : cell.lines)
            longest = std::max(longest, scaleIn(cell, head) *
                                            widthOfWords(fonts, line, cell.face.value_or(head.face), 1));
    }
    return longest;
}

std::vector<double> widestLines(const Fonts& fonts, const Table& table, double size) {
    std::vector<double> widest;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        widest.push_back(widestLine(fonts, table, size, i));
    return widest;
}

std::vector<double> askedFor(const Fonts& fonts, const Table& table, double size,
                             const std::vector<double>& widest) {
    std::vector<double> asked;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        asked.push_back(askedFor(fonts, table, size, i, widest[i]));
    return asked;
}

// The longest word of each head.
std::vector<double> leastFor(const Fonts& fonts, const Table& table, double size) {
    std::vector<double> least;
    for (const Column& column : table.columns) {
        double longest = kNarrowestColumn;
        for (std::size_t at = 0; !column.over && at < column.title.size();) {
            const std::size_t end = std::min(column.title.find(' ', at), column.title.size());
            longest = std::max(longest, widthOf(fonts, std::string_view(column.title).substr(at, end - at),
                                                Face::Bold, kHeadLetters * size));
            at = end + 1;
        }
        least.push_back(longest);
    }
    return least;
}

// Of all between the columns, in sizes.
double gapsOf(const Table& table) {
    double gaps = 0;
    for (std::size_t i = 1; i < table.columns.size(); ++i) gaps += table.columns[i].close ? kCloseGap : kGap;
    return gaps;
}

double roomFor(const Table& table, double size, double width) {
    return width - gapsOf(table) * size;
}

// What is left over goes to the giving columns in equal parts; what is missing they give in proportion to
// what they ask for, down to a third of the whole, and then all columns together, but none to less than the
// longest word of its head.
std::vector<double> share(std::vector<double> asked, std::vector<double> least,
                          const std::vector<Column>& columns, double room) {
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
    const auto sum = [](const std::vector<double>& widths) {
        return std::accumulate(widths.begin(), widths.end(), 0.0);
    };
    if (sum(least) > room) std::fill(least.begin(), least.end(), kNarrowestColumn); // heads are broken then
    for (std::size_t i = 0; i < asked.size(); ++i) asked[i] = std::max(least[i], asked[i]);
    const double needed = sum(least);
    const double all = sum(asked);
    if (all <= room || all <= needed) return asked;
    const double part = std::max(0.0, room - needed) / (all - needed); // of what is asked for beyond that
    for (std::size_t i = 0; i < asked.size(); ++i) asked[i] = least[i] + (asked[i] - least[i]) * part;
    return asked;
}

} // namespace

Demand::Demand(const Fonts& fonts, const Table& table) {
    constexpr double kMeasured = 10; // a caption has a least size
    for (const double asked : askedFor(fonts, table, kMeasured, widestLines(fonts, table, kMeasured)))
        m_asked.push_back(asked / kMeasured);
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const Column& column = table.columns[i];
        m_close.push_back(column.close);
        m_words.push_back(column.gives ? longestWord(fonts, table, i) : m_asked[i]);
    }
}

double Demand::easeAt(double size, double width) const {
    double gaps = 0;
    for (std::size_t i = 1; i < m_close.size(); ++i) gaps += m_close[i] ? kCloseGap : kGap;
    const double asked = std::accumulate(m_asked.begin(), m_asked.end(), 0.0);
    return asked <= 0 ? 1 : std::min(1.0, (width - gaps * size) / (size * asked));
}

bool Demand::hasRoomForWords(double size, double width) const {
    double asked = 0;
    for (std::size_t i = 0; i < m_words.size(); ++i)
        asked += m_words[i] + (i == 0 ? 0 : m_close[i] ? kCloseGap : kGap);
    return size * asked <= width;
}

std::optional<int> Demand::dropOne(Table& table) {
    std::size_t first = table.columns.size();
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const int drops = table.columns[i].drops;
        if (drops > 0 && (first == table.columns.size() || drops < table.columns[first].drops)) first = i;
    }
    if (first == table.columns.size()) return std::nullopt;
    const int order = table.columns[first].drops;
    const auto at = static_cast<std::ptrdiff_t>(first);
    table.columns.erase(table.columns.begin() + at);
    for (Row& row : table.rows)
        if (first < row.cells.size()) row.cells.erase(row.cells.begin() + at);
    m_asked.erase(m_asked.begin() + at);
    m_words.erase(m_words.begin() + at);
    m_close.erase(m_close.begin() + at);
    return order;
}

SetTable::SetTable(const Fonts& fonts, const Table& table, double size, double width, double air)
    : m_fonts(fonts)
    , m_table(table)
    , m_size(size)
    , m_width(width)
    , m_air(air)
    , m_lines(widestLines(fonts, table, size))
    , m_widths(share(askedFor(fonts, table, size, m_lines), leastFor(fonts, table, size), table.columns,
                     roomFor(table, size, width))) {
    for (std::size_t i = 0; i < table.columns.size(); ++i) m_shares.push_back(shareOfLetters(i));
    std::vector<Cell> titles;
    for (const Column& column : table.columns) titles.emplace_back(column.title);
    if (std::any_of(titles.begin(), titles.end(), [](const Cell& title) { return !title.lines[0].empty(); }))
        m_head = setRow(titles, true); // else it has none
    for (const Row& row : table.rows) {
        if (!row.title.empty()) {
            m_rows.push_back(setTitle(row.title));
            continue;
        }
        SCHREIBER_REQUIRE(row.cells.size() == table.columns.size(), "a cell for each column");
        SetRow set = setRow(row.cells, false);
        set.nth = m_rows.empty() ? 1 : m_rows.back().nth + 1;
        if (row.higher > 1) { // the first lines stay where they are in the middle
            const double least = row.higher * (kLeading + 2 * m_air) * m_size;
            const double more = std::max(0.0, least - set.height);
            set.height += more;
            set.over += more / 2;
        }
        if (!m_rows.empty() && m_table.rows[m_rows.size() - 1].goesOn) { // nothing parts the two
            set.height -= set.over;
            set.over = 0;
        }
        if (row.goesOn) set.height -= m_air * m_size;
        m_rows.push_back(std::move(set));
    }
}

// A column has one size: a little smaller where all of it stands in single lines then, else as small as the
// longest word wants it.
double SetTable::shareOfLetters(std::size_t at) const {
    const Column& column = m_table.columns[at];
    const double whole = sizeOnOneLine(m_lines[at], 1, m_widths[at]);
    if (whole == 1 || (!column.sentences && whole >= kLeastShare)) return whole;
    double words = 1;
    for (const Row& row : m_table.rows) {
        if (at >= row.cells.size()) continue;
        const Cell& cell = row.cells[at];
        const double size = m_size * scaleIn(cell, column);
        const Face face = cell.face.value_or(column.face);
        for (const std::string& line : cell.lines)
            words = std::min(words, sizeOfWords(m_fonts, line, face, size, m_widths[at]) / size);
    }
    return words;
}

SetTable::SetCell SetTable::setCell(const Cell& cell, std::size_t at, bool head) const {
    const Column& column = m_table.columns[at];
    const Face face = head ? Face::Bold : cell.face.value_or(column.face);
    const TextStyle style{face, head ? m_size * kHeadLetters : m_shares[at] * m_size * scaleIn(cell, column),
                          column.align, head ? Ink{} : cell.ink.value_or(column.ink)};
    double width = m_widths[at];
    if (head && column.over)
        for (std::size_t next = at + 1; next < m_widths.size(); ++next)
            width += gapBefore(next) + m_widths[next];
    SetCell set;
    if (cell.sign) {
        set.sign = &*cell.sign;
        set.height = kLeading * m_size; // it may stand out into the air around it
        return set;
    }
    const double further = cell.lines.size() > 1 ? kFurther * m_size : 0; // or it would be one of them
    for (const std::string& line : cell.lines) {
        const Room room{width, kMostLines * kLeading * m_size};
        set.lines.push_back(head               ? fit(m_fonts, line, style, room)
                            : column.sentences ? flow(m_fonts, line, style, room)
                                               : fitAlike(m_fonts, line, style, room, further));
        set.height += std::max(set.lines.back().height(), kLeading * style.size);
    }
    if (!cell.pictures.empty()) {
        set.pictures.emplace(m_fonts, cell.pictures, m_size, m_table.picturesHigh, m_widths[at]);
        set.height += set.pictures->height();
    }
    if (column.hangs) set.height = std::min(set.height, kLeading * m_size);
    return set;
}

SetTable::SetRow SetTable::setRow(const std::vector<Cell>& cells, bool head) const {
    SetRow row;
    const double air = head ? kLeastAir : m_air;
    row.over = air * m_size;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        row.cells.push_back(setCell(cells[i], i, head));
        row.height = std::max(row.height, row.cells.back().height + 2 * air * m_size);
    }
    return row;
}

SetTable::SetRow SetTable::setTitle(const std::string& title) const {
    SetRow row;
    row.over = m_rows.empty() ? kLeastAir * m_size : m_size;
    row.title = fit(m_fonts, title, {Face::Bold, m_size}, {m_width, kMostLines * kLeading * m_size});
    row.height = row.over + row.title->height() + kLeastAir * m_size;
    return row;
}

double SetTable::gapBefore(std::size_t column) const {
    return (m_table.columns[column].close ? kCloseGap : kGap) * m_size;
}

double SetTable::heightTogether(std::size_t row) const {
    double height = rowHeight(row);
    for (; (m_table.rows[row].heads || !m_table.rows[row].title.empty()) && row + 1 < rows(); ++row)
        height += rowHeight(row + 1);
    return height;
}

void SetTable::drawHead(Page& page, Point at) const {
    if (m_head.cells.empty()) return;
    drawCells(page, at, m_head);
    const double y = at.y + m_head.height;
    page.line({at.x, y}, {at.x + m_width, y}, kHeadRule);
}

void SetTable::drawRow(Page& page, Point at, std::size_t row) const {
    const SetRow& set = m_rows[row];
    const double y = at.y + set.height;
    if (set.title) {
        page.text({at.x, at.y + set.over, at.x + m_width, y}, *set.title);
        page.line({at.x, y}, {at.x + m_width, y}, kFifthRule);
        return;
    }
    drawCells(page, at, set);
    if (m_table.rows[row].goesOn) return;
    double from = at.x;
    for (std::size_t i = 0; i + 1 < m_widths.size() && m_table.columns[i].hangs && !m_table.rows[row].ruled;
         ++i)
        from += m_widths[i] + gapBefore(i + 1);
    page.line({from, y}, {at.x + m_width, y},
              m_table.rows[row].ruled ? kHeadRule
              : set.nth % kFifth == 0 ? kFifthRule
                                      : kRowRule);
}

// All first lines stand on one baseline, whatever size a text came down to.
void SetTable::drawCells(Page& page, Point at, const SetRow& row) const {
    double left = at.x;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        if (i > 0) left += gapBefore(i);
        double top = at.y + row.over;
        const SetCell& cell = row.cells[i];
        if (cell.sign != nullptr) {
            const double high = cell.sign->high * m_size;
            const double wide = std::min(m_widths[i], widthOf(*cell.sign, m_size));
            const double middle = top + (kAscent - kCapHeight / 2) * m_size;
            const Align align = m_table.columns[i].align;
            const double from = align == Align::Left    ? left
                                : align == Align::Right ? left + m_widths[i] - wide
                                                        : left + (m_widths[i] - wide) / 2;
            page.picture(m_fonts, {from, middle - high / 2, from + wide, middle + high / 2},
                         cell.sign->picture);
        }
        const Column& column = m_table.columns[i];
        const bool head = &row == &m_head;
        if (!head && column.middle) top = at.y + (row.height - cell.height) / 2;
        if (!head && column.hangs && !cell.lines.empty()) // its capitals as high as those beside it
            top += kCapHeight * (cell.lines.front().style().size - m_size);
        for (const Fitted& text : cell.lines) {
            const bool single = text.lines().size() <= 1;
            if (!head && column.middle && single) {
                page.textOn(top + (kLeading + kCapHeight) / 2 * text.style().size, left, left + m_widths[i],
                            text);
                top += text.height();
                continue;
            }
            const double size = single && &row != &m_head ? m_size : text.style().size;
            page.textOn(top + kAscent * size, left, left + m_widths[i], text);
            top += std::max(text.height(), kLeading * (single ? size : 0));
        }
        if (cell.pictures) cell.pictures->draw(m_fonts, page, {left, top});
        left += m_widths[i];
    }
}

} // namespace schreiber::pdf
