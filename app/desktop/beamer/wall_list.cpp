#include "beamer/wall_list.h"

#include "beamer/wall_pages.h"
#include "beamer/wall_winner.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>

namespace schreiber::desktop {
namespace {

struct WallPages {
    Q_DECLARE_TR_FUNCTIONS(WallPages)
};

constexpr int kMostAbreast = 4;
constexpr double kMostFit = 0.95;
constexpr std::size_t kFewPages = 6;
constexpr double kMostGiven = 0.75; // of first names; the others are an initial
constexpr double kTableLarger = 1.25;
constexpr double kMedal = 1.25; // times the letters of its row
constexpr double kArrow = 0.45;
constexpr double kMostPitch = 1.5; // rows are no further from each other
constexpr std::array kLarger{2.4, 2.2, 2.0, 1.9, 1.8, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1.05, 1.0};
constexpr QLatin1String kPair(" / ");

// What a column takes for all but the longest of its texts, which go on two lines. Who sits out leaves a cell
// empty: that takes nothing, and says nothing of the others.
double widthOf(const WallColumn& column, std::vector<double> widths, double title, double mostFit) {
    std::erase_if(widths, [](double width) { return width <= 0; });
    std::sort(widths.begin(), widths.end());
    const double most =
        widths.empty() ? 0
        : column.isNumber
            ? widths.back()
            : widths[static_cast<std::size_t>(static_cast<double>(widths.size() - 1) * mostFit)];
    return std::ceil(std::max(most, title)) + 2;
}

// The names of a side below each other, another long text at the space nearest to its middle.
QStringList brokenInTwo(const QString& text) {
    const qsizetype between = text.indexOf(kPair);
    if (between >= 0) return {text.left(between + 2), text.mid(between + 3)};
    qsizetype best = -1;
    for (qsizetype at = text.indexOf(QLatin1Char(' ')); at >= 0; at = text.indexOf(QLatin1Char(' '), at + 1))
        if (best < 0 || std::abs(2 * at - text.size()) < std::abs(2 * best - text.size())) best = at;
    return best < 0 ? QStringList{text} : QStringList{text.left(best), text.mid(best + 1)};
}

class Pages {
  public:
    // With `pairs` the names of a pair stand below each other on every row, not only where they must.
    Pages(const WallList& list, const WallFrame& frame, double larger, bool pairs)
        : m_list(list)
        , m_pairs(pairs)
        , m_pixels(static_cast<int>(frame.pixels() * larger))
        , m_least(frame.pixels())
        , m_body(frame.body())
        , m_faces{metricsOf(m_pixels, WallFace::Data), metricsOf(m_pixels, WallFace::Bold),
                  metricsOf(m_pixels, WallFace::Heavy), metricsOf(m_pixels, WallFace::Title),
                  metricsOf(m_pixels, WallFace::Name)}
        , m_small(metricsOf(m_least)) {
        const auto any = [&](auto isSo) { return std::any_of(list.rows.begin(), list.rows.end(), isSo); };
        const bool medals = any([](const WallRow& row) { return row.medal > 0; });
        m_line = std::ceil(metrics(medals ? WallFace::Name : WallFace::Data).height());
        if (medals) m_line = std::max(m_line, std::ceil(metrics(WallFace::Data).height()));
        if (any([](const WallRow& row) { return !row.surname.isEmpty(); })) m_line = std::ceil(m_line * 1.12);
        if (any([](const WallRow& row) { return row.moved != 0; })) m_indent = m_pixels * kArrow * 2;
        const bool titled = std::any_of(list.columns.begin(), list.columns.end(),
                                        [](const WallColumn& column) { return !column.title.isEmpty(); });
        m_titles = titled ? lineHeight(m_least) : 0;
        measure();
        chooseWidths();
        for (std::size_t row = 0; row < list.rows.size(); ++row) m_lines.push_back(linesOf(row));
        m_pages = evenPages(m_lines, linesInBlock(), m_abreast);
        stretch();
    }

    WallPicture picture(const WallFrame& frame, int page) const {
        WallPicture made;
        made.pages = static_cast<int>(m_pages.size());
        made.page = std::clamp(page, 0, made.pages - 1);
        const auto& blocks = m_pages[static_cast<std::size_t>(made.page)];
        // What is on the page stands above where no clock does.
        WallFrame head = frame;
        QString place = placeOf(made.page);
        const QString range = m_pages.size() < 2 ? QString() : rangeOf(blocks);
        if (head.clock.isEmpty()) {
            head.clock = range;
            head.overTime = false;
        } else if (!range.isEmpty() &&
                   m_small.horizontalAdvance(m_list.note + range + place) + 4 * m_least <= m_body.width())
            place = range + QStringLiteral(" · ") + place;
        frameWall(made, head, m_list.title, m_list.note, place);
        for (std::size_t block = 0; block < blocks.size(); ++block) {
            const double left = m_body.left() + static_cast<double>(block) * (m_width + gapBetween());
            paintTitles(made, left);
            double y = m_body.top() + m_titles;
            for (std::size_t row = blocks[block].from; row < blocks[block].before; ++row) {
                const double high = m_lines[row] * m_pitch;
                const bool isFifth = (row - blocks[block].from) % 5 == 4;
                paintRow(made, row, left, y, high);
                y += high;
                addLine(made, left, y, isFifth ? WallFill::Line : WallFill::RowLine);
            }
        }
        return made;
    }

    std::size_t count() const { return m_pages.size(); }
    // Names may go on two lines, numbers stand in one.
    bool fits() const {
        double used = gap() * static_cast<double>(m_columns.size());
        for (const double column : m_columns) used += column;
        return used <= m_width + 1;
    }
    // How many texts end in an ellipsis.
    int shortened() const {
        int many = 0;
        for (std::size_t row = 0; row < m_list.rows.size(); ++row)
            for (std::size_t column = 0; column < m_columns.size(); ++column)
                if (isShortened(row, column)) ++many;
        return many;
    }
    bool isBroken() const { return std::count(m_lines.begin(), m_lines.end(), 2) > 0; }

  private:
    const QFontMetricsF& metrics(WallFace face) const { return m_faces[static_cast<std::size_t>(face)]; }
    double gap() const { return m_pixels * 0.5; }
    double gapBetween() const { return m_pixels * 1.0; }
    void addLine(WallPicture& made, double left, double y, WallFill fill) const {
        const double thick = std::max(1.0, m_least / 32.0);
        made.shapes.push_back({QRectF(left, y - thick, m_width, thick), fill});
    }
    int linesInBlock() const { return std::max(1, static_cast<int>((m_body.height() - m_titles) / m_line)); }

    // Each text once: with a thousand people this is what takes the time.
    void measure() {
        m_natural.assign(m_list.columns.size(), {});
        for (std::size_t column = 0; column < m_list.columns.size(); ++column)
            for (std::size_t row = 0; row < m_list.rows.size(); ++row)
                m_natural[column].push_back(naturalOf(row, column));
        for (const WallRow& row : m_list.rows) {
            if (row.surname.isEmpty()) continue;
            m_isOfPeople = true;
            m_brief.resize(m_list.rows.size());
            break;
        }
        for (std::size_t row = 0; row < m_brief.size(); ++row)
            m_brief[row] = withSurname(m_list.rows[row], m_list.rows[row].initial);
    }

    double withSurname(const WallRow& row, const QString& behind) const {
        if (row.surname.isEmpty()) return metrics(WallFace::Heavy).horizontalAdvance(row.cells.value(0));
        return metrics(WallFace::Heavy).horizontalAdvance(row.surname) + space() +
               metrics(WallFace::Data).horizontalAdvance(behind);
    }
    double space() const { return m_pixels * 0.22; }

    double naturalOf(std::size_t at, std::size_t column) const {
        const WallRow& row = m_list.rows[at];
        if (column == 0 && !row.surname.isEmpty()) return withSurname(row, row.given);
        const QString cell = cellOf(row, column);
        const double width = metrics(faceOf(at, column)).horizontalAdvance(cell);
        const WallLook look = m_list.columns[column].look;
        if (look == WallLook::Rank && row.medal > 0) return std::max(width, m_pixels * kMedal);
        if (look == WallLook::Table && isNumber(cell)) return width * kTableLarger;
        if (look == WallLook::Table && !row.surname.isEmpty()) return 0; // the name leaves it the room
        return isNameOf(column) && !cell.isEmpty() ? width + m_indent : width;
    }

    static bool isNumber(const QString& cell) { return !cell.isEmpty() && cell.at(0).isDigit(); }
    // Beside which a ranking's arrows stand.
    bool isNameOf(std::size_t column) const {
        return m_indent > 0 && !m_list.columns[column].isNumber &&
               m_list.rows.front().strong == static_cast<int>(column);
    }

    static QString cellOf(const WallRow& row, std::size_t column) {
        return row.cells.value(static_cast<qsizetype>(column));
    }

    void chooseWidths() {
        double need = gap() * static_cast<double>(m_list.columns.size());
        for (std::size_t column = 0; column < m_list.columns.size(); ++column) {
            const bool ofPeople = column == 0 && m_isOfPeople;
            const WallColumn& held = m_list.columns[column];
            const double title = held.look == WallLook::Ring ? 0 : m_small.horizontalAdvance(held.title);
            double width = widthOf(held, m_natural[column], title, ofPeople ? kMostGiven : kMostFit);
            if (ofPeople) width = std::max(width, widthOf(held, m_brief, title, kMostFit));
            m_columns.push_back(std::max(width, std::min(widestBroken(column, width), m_body.width() / 3)));
            need += m_columns.back();
        }
        const int fit = static_cast<int>((m_body.width() + gapBetween()) / (need + gapBetween()));
        const int rows = static_cast<int>(m_list.rows.size());
        const int wanted = (rows + linesInBlock() - 1) / linesInBlock();
        m_abreast = std::clamp(std::min(fit, wanted), 1, kMostAbreast);
        const double room = (m_body.width() - (m_abreast - 1) * gapBetween()) / m_abreast;
        // Numbers take what they need, up to a point; the rest is for names. Lines below the rows lead from
        // these to those.
        double numbers = gap() * static_cast<double>(m_list.columns.size());
        double names = 0;
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            if (!m_list.columns[column].isNumber) {
                names += m_columns[column];
                continue;
            }
            m_columns[column] = std::min(m_columns[column], room / 3);
            numbers += m_columns[column];
        }
        m_width = room;
        const double each = std::max(m_width - numbers, m_width / 4) / std::max(names, 1.0);
        for (std::size_t column = 0; column < m_columns.size(); ++column)
            if (!m_list.columns[column].isNumber) m_columns[column] *= each;
    }

    WallFace faceOf(std::size_t at, std::size_t column) const {
        const WallRow& row = m_list.rows[at];
        switch (m_list.columns[column].look) {
        case WallLook::Table:
            return isNumber(cellOf(row, column)) ? WallFace::Heavy : WallFace::Data;
        case WallLook::Rank:
        case WallLook::Main:
            return WallFace::Heavy;
        case WallLook::Ring:
            return WallFace::Data;
        case WallLook::Plain:
        case WallLook::Name:
            break;
        }
        if (row.strong != static_cast<int>(column)) return WallFace::Data;
        return row.medal > 0 ? WallFace::Name : WallFace::Bold;
    }

    // The last one reaches to the edge.
    double shownWidth(std::size_t column) const {
        return m_columns[column] + (column + 1 == m_columns.size() ? gap() : 0);
    }
    double roomOf(std::size_t column) const { return m_columns[column] - (isNameOf(column) ? m_indent : 0); }
    double naturalText(std::size_t at, std::size_t column) const {
        return m_natural[column][at] - (isNameOf(column) ? m_indent : 0);
    }
    // Beside who has no table there stands a word that is wider than the number of one.
    double personRoom(std::size_t at) const {
        const QString table = cellOf(m_list.rows[at], 1);
        if (table.isEmpty() || isNumber(table)) return m_columns[0];
        return std::min(m_columns[0], m_width - gap() - m_small.horizontalAdvance(table) - 2);
    }
    // The whole name, or its initial where that is what fits.
    bool isBrief(std::size_t at, std::size_t column) const {
        return column == 0 && m_isOfPeople && !m_list.rows[at].surname.isEmpty() &&
               m_natural[column][at] > personRoom(at);
    }

    bool needsTwoLines(std::size_t at, std::size_t column) const {
        const WallRow& row = m_list.rows[at];
        if (m_list.columns[column].isNumber) return false;
        if (m_pairs && cellOf(row, column).contains(kPair)) return true;
        if (isBrief(at, column)) return m_brief[at] > personRoom(at);
        return m_natural[column][at] > m_columns[column];
    }

    bool isShortened(std::size_t at, std::size_t column) const {
        if (isBrief(at, column) ? m_brief[at] <= personRoom(at) : m_natural[column][at] <= m_columns[column])
            return false;
        if (!needsTwoLines(at, column)) return true;
        return widthInTwo(at, column) > roomOf(column); // also where an initial helps: smaller comes first
    }

    double widthInTwo(std::size_t at, std::size_t column) const {
        double width = 0;
        for (const QString& line : brokenInTwo(cellOf(m_list.rows[at], column)))
            width = std::max(width, metrics(faceInTwo(at, column)).horizontalAdvance(line));
        return width;
    }
    // A line of a name that finds no room: the first name becomes its initial.
    QString inShort(const QString& line, std::size_t column, WallFace face) const {
        const qsizetype space = line.indexOf(QLatin1Char(' '));
        if (m_list.columns[column].look != WallLook::Name || space < 3 || line.mid(space + 1).size() < 2 ||
            metrics(face).horizontalAdvance(line) <= roomOf(column))
            return line;
        return line.left(line.at(0).isHighSurrogate() ? 2 : 1) + QLatin1Char('.') + line.mid(space);
    }
    WallFace faceInTwo(std::size_t at, std::size_t column) const {
        return column == 0 && m_isOfPeople ? WallFace::Heavy : faceOf(at, column);
    }

    // What those need that are too long for `width` and go on two lines.
    double widestBroken(std::size_t column, double width) const {
        double widest = 0;
        for (std::size_t row = 0; row < m_list.rows.size(); ++row)
            if (!m_list.columns[column].isNumber && m_natural[column][row] > width)
                widest = std::max(widest, widthInTwo(row, column));
        return widest;
    }

    int linesOf(std::size_t row) const {
        for (std::size_t column = 0; column < m_columns.size(); ++column)
            if (needsTwoLines(row, column)) return 2;
        return 1;
    }

    // Rows stand as far from each other as there is room.
    void stretch() {
        int longest = 1;
        for (const auto& blocks : m_pages)
            for (const WallBlock& block : blocks) {
                int lines = 0;
                for (std::size_t row = block.from; row < block.before; ++row) lines += m_lines[row];
                longest = std::max(longest, lines);
            }
        m_pitch = std::clamp((m_body.height() - m_titles) / longest, m_line, m_line * kMostPitch);
        m_pitch = std::max(1.0, std::floor(m_pitch));
    }

    // "A–K", or "1–10" of ranks.
    QString rangeOf(const WallPage& blocks) const {
        const WallRow& first = m_list.rows[blocks.front().from];
        const WallRow& last = m_list.rows[blocks.back().before - 1];
        if (!first.letter.isEmpty() && !last.letter.isEmpty())
            return first.letter == last.letter ? first.letter
                                               : QStringLiteral("%1–%2").arg(first.letter, last.letter);
        if (!m_list.columns.empty() && m_list.columns.front().look == WallLook::Rank)
            return QStringLiteral("%1–%2").arg(first.cells.value(0), last.cells.value(0));
        return {};
    }

    QString placeOf(int page) const {
        if (m_pages.size() < 2) return {};
        return WallPages::tr("Seite %1 von %2").arg(page + 1).arg(m_pages.size());
    }

    void paintTitles(WallPicture& made, double left) const {
        if (m_titles == 0) return;
        double x = left;
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            const double indent = isNameOf(column) ? m_indent : 0;
            const QRectF cell(x + indent, m_body.top(), shownWidth(column) - indent, m_titles);
            x += m_columns[column] + gap();
            if (m_list.columns[column].look == WallLook::Ring) continue; // the foot says what it is
            WallText title =
                fittedText(cell, m_list.columns[column].title, m_least, WallFace::Data, alignOf(column));
            title.ink = WallInk::Muted;
            if (!title.text.isEmpty()) made.texts.push_back(title);
        }
        addLine(made, left, m_body.top() + m_titles, WallFill::Line);
    }

    void paintRow(WallPicture& made, std::size_t at, double left, double y, double high) const {
        const WallRow& row = m_list.rows[at];
        double x = left;
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            QRectF cell(x, y, shownWidth(column), high);
            x += m_columns[column] + gap();
            if (cellOf(row, column).isEmpty()) continue;
            if (column == 0 && !row.surname.isEmpty()) cell.setWidth(personRoom(at));
            if (needsTwoLines(at, column))
                paintTwoLines(made, at, column, cell);
            else if (column == 0 && !row.surname.isEmpty())
                paintPerson(made, at, cell);
            else
                paintCell(made, at, column, cell);
        }
    }

    void paintTwoLines(WallPicture& made, std::size_t at, std::size_t column, QRectF cell) const {
        if (isNameOf(column)) cell = paintArrow(made, at, cell);
        const QStringList lines = brokenInTwo(cellOf(m_list.rows[at], column));
        const double first = cell.center().y() - static_cast<double>(lines.size()) * m_pitch / 2;
        for (qsizetype line = 0; line < lines.size(); ++line) {
            if (lines[line].isEmpty()) continue;
            const QRectF box(cell.left(), first + static_cast<double>(line) * m_pitch, cell.width(), m_pitch);
            const WallFace face = faceInTwo(at, column);
            made.texts.push_back(
                fittedText(box, inShort(lines[line], column, face), m_pixels, face, alignOf(column)));
        }
    }

    void paintPerson(WallPicture& made, std::size_t at, const QRectF& cell) const {
        const WallRow& row = m_list.rows[at];
        constexpr int kLeft = Qt::AlignLeft | Qt::AlignVCenter;
        const double wide = metrics(WallFace::Heavy).horizontalAdvance(row.surname);
        QRectF box = cell;
        box.setWidth(wide + 1);
        made.texts.push_back({box, row.surname, m_pixels, WallFace::Heavy, WallInk::Text, kLeft});
        box.setLeft(cell.left() + wide + space());
        box.setRight(cell.right());
        made.texts.push_back(
            fittedText(box, isBrief(at, 0) ? row.initial : row.given, m_pixels, WallFace::Data, kLeft));
    }

    // The arrow of who moved; what is left of the cell.
    QRectF paintArrow(WallPicture& made, std::size_t at, QRectF cell) const {
        const int moved = m_list.rows[at].moved;
        const double side = m_pixels * kArrow;
        const QRectF box(cell.left() + m_pixels * 0.1, cell.center().y() - side * 0.4, side, side * 0.85);
        if (moved != 0) made.shapes.push_back({box, moved > 0 ? WallFill::Up : WallFill::Down});
        cell.setLeft(cell.left() + m_indent);
        return cell;
    }

    void paintCell(WallPicture& made, std::size_t at, std::size_t column, QRectF cell) const {
        const WallRow& row = m_list.rows[at];
        const WallColumn& held = m_list.columns[column];
        const QString text = cellOf(row, column);
        if (isNameOf(column)) cell = paintArrow(made, at, cell);
        int pixels = m_pixels;
        WallInk ink = WallInk::Text;
        int align = alignOf(column);
        if (held.look == WallLook::Table) {
            // As much larger than the names as their lines allow.
            const double perPixel = metrics(WallFace::Heavy).height() / m_pixels;
            if (isNumber(text))
                pixels = static_cast<int>(
                    std::clamp(cell.height() / perPixel, double(m_pixels), m_pixels * kTableLarger));
            if (!isNumber(text) && !row.surname.isEmpty()) {
                pixels = m_least;
                cell.setLeft(cell.right() - m_small.horizontalAdvance(text) - 2);
            }
            ink = isNumber(text) ? WallInk::Accent : WallInk::Muted;
        } else if (held.look == WallLook::Ring) {
            ink = WallInk::Muted;
            align = Qt::AlignLeft | Qt::AlignVCenter;
            cell.translate(-gap() * 0.7, 0); // hangs at what it is about
        } else if (held.look == WallLook::Rank) {
            ink = WallInk::Muted;
            if (row.medal > 0) {
                const double side = std::min(m_pixels * kMedal, cell.height() * 0.86);
                const QRectF medal(cell.right() - side, cell.center().y() - side / 2, side, side);
                made.shapes.push_back({medal, WallFill::Medal, row.medal});
                cell = QRectF(medal.left(), cell.top(), side, cell.height());
                ink = WallInk::OnCard;
                align = Qt::AlignCenter;
            }
        }
        WallText placed = fittedText(cell, text, pixels, faceOf(at, column), align);
        placed.ink = ink;
        made.texts.push_back(placed);
    }

    int alignOf(std::size_t column) const {
        const WallColumn& held = m_list.columns[column];
        const Qt::Alignment side = held.isBetween  ? Qt::AlignHCenter
                                   : held.isNumber ? Qt::AlignRight
                                                   : Qt::AlignLeft;
        return static_cast<int>(side | Qt::AlignVCenter);
    }

    const WallList& m_list;
    bool m_pairs;
    int m_pixels;
    int m_least; // the smallest letters of the wall
    QRectF m_body;
    std::array<QFontMetricsF, 5> m_faces; // by WallFace
    QFontMetricsF m_small;
    double m_line = 0;
    double m_pitch = 0;  // of rows, once they are on their pages
    double m_indent = 0; // of names, for the arrows
    bool m_isOfPeople = false;
    std::vector<double> m_brief;                // what first cells take with an initial
    std::vector<std::vector<double>> m_natural; // of each column, what its texts take
    double m_titles = 0;
    double m_width = 0;
    int m_abreast = 1;
    std::vector<double> m_columns;
    std::vector<int> m_lines; // of each row
    std::vector<WallPage> m_pages;
};

// A short list is written larger, as long as it takes no page more and shortens nobody for it; and where one
// pair takes two lines, all do, if there is room.
Pages chosenPages(const WallList& list, const WallFrame& frame) {
    Pages plain(list, frame, 1, false);
    const std::size_t fewest = plain.count();
    if (fewest > kFewPages) return plain;
    const int shortened = plain.shortened();
    for (const double larger : kLarger) {
        Pages needed(list, frame, larger, false);
        if (needed.count() > fewest || !needed.fits() || needed.shortened() > shortened) continue;
        if (!needed.isBroken()) return needed;
        Pages pairs(list, frame, larger, true);
        if (pairs.count() <= fewest && pairs.shortened() <= shortened) return pairs;
    }
    return plain;
}

} // namespace

struct LaidOutList::Inside {
    WallList list;
    QSizeF size;
    std::optional<Pages> pages; // of a list that has rows
};

LaidOutList::LaidOutList(WallList list, const QSizeF& size)
    : m_inside(std::make_unique<Inside>(Inside{std::move(list), size, std::nullopt})) {
    const WallList& own = m_inside->list;
    if (own.instead.isEmpty() && !own.rows.empty())
        m_inside->pages.emplace(chosenPages(own, WallFrame{size, {}, {}, false}));
}

LaidOutList::LaidOutList(LaidOutList&&) noexcept = default;
LaidOutList& LaidOutList::operator=(LaidOutList&&) noexcept = default;
LaidOutList::~LaidOutList() = default;

const QSizeF& LaidOutList::size() const {
    return m_inside->size;
}

WallPicture LaidOutList::picture(const WallFrame& frame, int page) const {
    if (m_inside->pages) {
        const WallWinner& winner = m_inside->list.winner;
        const int before = winner.placed.empty() ? 0 : 1;
        WallPicture list = m_inside->pages->picture(frame, page - before);
        WallPicture shown = page < before ? laidOut(winner, frame) : list;
        shown.page = page < before ? 0 : list.page + before;
        shown.pages = list.pages + before;
        return shown;
    }
    WallPicture made;
    frameWall(made, frame, m_inside->list.title, m_inside->list.note, {});
    sayOnWall(made, frame, m_inside->list.instead);
    return made;
}

WallPicture laidOut(const WallList& list, const WallFrame& frame, int page) {
    return LaidOutList(list, frame.size).picture(frame, page);
}

} // namespace schreiber::desktop
