#include "beamer/wall_list.h"

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

constexpr int kMostAbreast = 3;
constexpr double kMostFit = 0.95;
constexpr std::size_t kFewPages = 6;
constexpr std::array kLarger{1.8, 1.6, 1.45, 1.3, 1.2, 1.1, 1.0};
constexpr QLatin1String kPair(" / ");

// What a column takes for all but the longest of its texts, which go on two lines. Who sits out leaves a cell
// empty: that takes nothing, and says nothing of the others.
double widthOf(const WallColumn& column, std::vector<double> widths, const QFontMetricsF& metrics) {
    std::erase_if(widths, [](double width) { return width <= 0; });
    std::sort(widths.begin(), widths.end());
    const double most =
        widths.empty() ? 0
        : column.isNumber
            ? widths.back()
            : widths[static_cast<std::size_t>(static_cast<double>(widths.size() - 1) * kMostFit)];
    return std::ceil(std::max(most, metrics.horizontalAdvance(column.title))) + 2;
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
        , m_line(lineHeight(m_pixels))
        , m_body(frame.body())
        , m_metrics(metricsOf(m_pixels))
        , m_bold(metricsOf(m_pixels, true)) {
        const bool titled = std::any_of(list.columns.begin(), list.columns.end(),
                                        [](const WallColumn& column) { return !column.title.isEmpty(); });
        m_titles = titled ? m_line : 0;
        measure();
        chooseWidths();
        for (std::size_t row = 0; row < list.rows.size(); ++row) m_lines.push_back(linesOf(row));
        fill();
    }

    WallPicture picture(const WallFrame& frame, int page) const {
        WallPicture made;
        made.pages = static_cast<int>(m_pages.size());
        made.page = std::clamp(page, 0, made.pages - 1);
        const auto& blocks = m_pages[static_cast<std::size_t>(made.page)];
        frameWall(made, frame, m_list.title, m_list.note, placeOf(made.page));
        for (std::size_t block = 0; block < blocks.size(); ++block) {
            const double left = m_body.left() + static_cast<double>(block) * (m_width + gapBetween());
            paintTitles(made, left);
            double y = m_body.top() + m_titles;
            for (std::size_t row = blocks[block].first; row < blocks[block].second; ++row) {
                const double high = m_lines[row] * m_line;
                if ((row - blocks[block].first) % 2 == 0)
                    made.shapes.push_back({QRectF(left, y, m_width, high), WallFill::Stripe});
                paintRow(made, row, left, y, high);
                y += high;
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
    using Block = std::pair<std::size_t, std::size_t>; // rows from..before

    double gap() const { return m_pixels * 0.7; }
    double gapBetween() const { return m_pixels * 1.2; }
    int linesInBlock() const { return std::max(1, static_cast<int>((m_body.height() - m_titles) / m_line)); }

    // Each text once: with a thousand people this is what takes the time.
    void measure() {
        m_natural.assign(m_list.columns.size(), {});
        for (std::size_t column = 0; column < m_list.columns.size(); ++column)
            for (const WallRow& row : m_list.rows)
                m_natural[column].push_back(
                    (isStrong(row, column) ? m_bold : m_metrics).horizontalAdvance(cellOf(row, column)));
    }

    static QString cellOf(const WallRow& row, std::size_t column) {
        return row.cells.value(static_cast<qsizetype>(column));
    }

    void chooseWidths() {
        double need = gap() * static_cast<double>(m_list.columns.size());
        for (std::size_t column = 0; column < m_list.columns.size(); ++column) {
            const double width = widthOf(m_list.columns[column], m_natural[column], m_metrics);
            m_columns.push_back(std::max(width, std::min(widestBroken(column, width), m_body.width() / 3)));
            need += m_columns.back();
        }
        const int fit = static_cast<int>((m_body.width() + gapBetween()) / (need + gapBetween()));
        const int rows = static_cast<int>(m_list.rows.size());
        const int wanted = (rows + linesInBlock() - 1) / linesInBlock();
        m_abreast = std::clamp(std::min(fit, wanted), 1, kMostAbreast);
        const double room = (m_body.width() - (m_abreast - 1) * gapBetween()) / m_abreast;
        // Numbers take what they need, up to a point; the rest is for names. What is left stays at the end
        // of a lone short list, or its numbers would stand far from its names.
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
        m_width = m_abreast == 1 ? std::min(room, std::max(need * 1.25, room * 0.6)) : room;
        const double each = std::max(m_width - numbers, m_width / 4) / std::max(names, 1.0);
        for (std::size_t column = 0; column < m_columns.size(); ++column)
            if (!m_list.columns[column].isNumber) m_columns[column] *= each;
    }

    bool isStrong(const WallRow& row, std::size_t column) const {
        return row.strong == static_cast<int>(column) || m_list.columns[column].isNumber;
    }

    bool needsTwoLines(std::size_t at, std::size_t column) const {
        const WallRow& row = m_list.rows[at];
        if (m_list.columns[column].isNumber) return false;
        if (m_pairs && cellOf(row, column).contains(kPair)) return true;
        return m_natural[column][at] > m_columns[column];
    }

    bool isShortened(std::size_t at, std::size_t column) const {
        if (m_natural[column][at] <= m_columns[column]) return false;
        if (!needsTwoLines(at, column)) return true;
        return widthInTwo(at, column) > m_columns[column];
    }

    double widthInTwo(std::size_t at, std::size_t column) const {
        const WallRow& row = m_list.rows[at];
        const QFontMetricsF& metrics = isStrong(row, column) ? m_bold : m_metrics;
        double width = 0;
        for (const QString& line : brokenInTwo(cellOf(row, column)))
            width = std::max(width, metrics.horizontalAdvance(line));
        return width;
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

    // Rows below each other up to `most` lines, block beside block, page after page.
    std::vector<std::vector<Block>> filledUpTo(int most) const {
        std::vector<std::vector<Block>> pages;
        int lines = most;
        for (std::size_t row = 0; row < m_lines.size(); ++row) {
            if (lines + m_lines[row] > most) {
                if (pages.empty() || static_cast<int>(pages.back().size()) == m_abreast) pages.emplace_back();
                pages.back().emplace_back(row, row);
                lines = 0;
            }
            lines += m_lines[row];
            pages.back().back().second = row + 1;
        }
        return pages;
    }

    // As few pages as it takes, and those evenly filled.
    void fill() {
        const int most = linesInBlock();
        m_pages = filledUpTo(most);
        int all = 0;
        for (const int lines : m_lines) all += lines;
        const int blocks = std::max(1, static_cast<int>(m_pages.size()) * m_abreast);
        for (int even = (all + blocks - 1) / blocks; even < most; ++even) {
            auto pages = filledUpTo(even);
            if (pages.size() > m_pages.size()) continue;
            m_pages = std::move(pages);
            return;
        }
    }

    QString placeOf(int page) const {
        if (m_pages.size() < 2) return {};
        const auto& blocks = m_pages[static_cast<std::size_t>(page)];
        const QString first = m_list.rows[blocks.front().first].letter;
        const QString last = m_list.rows[blocks.back().second - 1].letter;
        const QString pages = WallPages::tr("Seite %1 von %2").arg(page + 1).arg(m_pages.size());
        if (first.isEmpty() || last.isEmpty()) return pages;
        return QStringLiteral("%1–%2 · %3").arg(first, last, pages);
    }

    void paintTitles(WallPicture& made, double left) const {
        if (m_titles == 0) return;
        double x = left + gap() / 2;
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            const QRectF cell(x, m_body.top(), m_columns[column], m_line);
            WallText title = fittedText(cell, m_list.columns[column].title, m_pixels, false, alignOf(column));
            title.ink = WallInk::Muted;
            if (!title.text.isEmpty()) made.texts.push_back(title);
            x += m_columns[column] + gap();
        }
    }

    void paintRow(WallPicture& made, std::size_t at, double left, double y, double high) const {
        const WallRow& row = m_list.rows[at];
        double x = left + gap() / 2;
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            const QString cell = cellOf(row, column);
            QStringList lines{cell};
            if (needsTwoLines(at, column)) lines = brokenInTwo(cell);
            const double first = y + (high - static_cast<double>(lines.size()) * m_line) / 2;
            for (qsizetype line = 0; line < lines.size(); ++line) {
                if (lines[line].isEmpty()) continue;
                const QRectF box(x, first + static_cast<double>(line) * m_line, m_columns[column], m_line);
                made.texts.push_back(
                    fittedText(box, lines[line], m_pixels, isStrong(row, column), alignOf(column)));
            }
            x += m_columns[column] + gap();
        }
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
    double m_line;
    QRectF m_body;
    QFontMetricsF m_metrics;
    QFontMetricsF m_bold;
    std::vector<std::vector<double>> m_natural; // of each column, what its texts take
    double m_titles = 0;
    double m_width = 0;
    int m_abreast = 1;
    std::vector<double> m_columns;
    std::vector<int> m_lines; // of each row
    std::vector<std::vector<Block>> m_pages;
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
    if (m_inside->pages) return m_inside->pages->picture(frame, page);
    WallPicture made;
    frameWall(made, frame, m_inside->list.title, m_inside->list.note, {});
    sayOnWall(made, frame, m_inside->list.instead);
    return made;
}

WallPicture laidOut(const WallList& list, const WallFrame& frame, int page) {
    return LaidOutList(list, frame.size).picture(frame, page);
}

} // namespace schreiber::desktop
