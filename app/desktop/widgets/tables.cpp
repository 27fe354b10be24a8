#include "widgets/tables.h"

#include "base/brief.h"
#include "base/look.h"

#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QScrollBar>
#include <QShortcut>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolTip>

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace schreiber::desktop {
namespace {

constexpr int kSampledRows = 50;   // a thousand entries must not be measured at every change
constexpr int kFewestLetters = 34; // across, below which nothing can be found in a list
constexpr int kFewestRows = 5;
constexpr int kLettersOfName = 10;
constexpr int kWidest = 52;     // letters of a column
constexpr int kHeaderRoom = 14; // which the style keeps for its arrow

// Room on each side of a cell, larger with the letters.
int paddingOf(const QFontMetrics& metrics) {
    return metrics.height() * 2 / 5;
}

// Cells with room on both sides; columns of numbers and of names would touch else. What is too long is
// shortened: letters set narrower would differ from cell to cell.
class CellDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        cell.text = brief(cell.text, kInCell);
        const QStyle* style = cell.widget != nullptr ? cell.widget->style() : QApplication::style();
        style->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
        const int padding = paddingOf(cell.fontMetrics);
        const int room = padding - style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, cell.widget) - 1;
        cell.rect.adjust(room, 0, -room, 0);
        cell.backgroundBrush = Qt::NoBrush;
        style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    }

    // What does not fit can be read under the mouse; the keyboard has the line below the list.
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override {
        const QString shown = brief(index.data(Qt::DisplayRole).toString(), kInMessage);
        const int room = option.rect.width() - 2 * paddingOf(option.fontMetrics);
        const auto* table = qobject_cast<const QTableView*>(view);
        const bool fits = option.fontMetrics.horizontalAdvance(shown) <= room ||
                          (table != nullptr && table->wordWrap() && isWhole(*table, index));
        if (event->type() != QEvent::ToolTip || fits || index.data(Qt::ToolTipRole).isValid())
            return QStyledItemDelegate::helpEvent(event, view, option, index);
        QToolTip::showText(event->globalPos(), shown.toHtmlEscaped(), view);
        return true;
    }
};

// By the column one stands on; the same column again the other way round.
void sortHere(QTableView& table) {
    if (!table.isSortingEnabled() || !table.currentIndex().isValid()) return;
    const int column = table.currentIndex().column();
    const QHeaderView* header = table.horizontalHeader();
    const bool again = header->sortIndicatorSection() == column;
    const bool up = again && header->sortIndicatorOrder() == Qt::AscendingOrder;
    table.sortByColumn(column, up ? Qt::DescendingOrder : Qt::AscendingOrder);
    table.scrollTo(table.currentIndex());
}

} // namespace

void setUpTable(QTableView& table, const QString& name, const QString& accessibleName) {
    table.setObjectName(name);
    table.setItemDelegate(new CellDelegate(&table));
    table.setAccessibleName(accessibleName);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setAlternatingRowColors(true);
    table.setShowGrid(false);
    table.setTabKeyNavigation(false); // Tab leaves the list
    table.setWordWrap(false);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setMinimumSize(kFewestLetters * table.fontMetrics().averageCharWidth(),
                         kFewestRows * table.fontMetrics().height() * 8 / 5);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() * 8 / 5);
    table.horizontalHeader()->setHighlightSections(false);
    auto* sort =
        new QShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_O, &table, nullptr, nullptr, Qt::WidgetShortcut);
    QObject::connect(sort, &QShortcut::activated, &table, [&table] { sortHere(table); });
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table.horizontalHeader()->setMinimumSectionSize(table.fontMetrics().averageCharWidth() * 4);
}

int widthOf(const QTableView& table, int column) {
    const QAbstractItemModel& model = *table.model();
    const QFontMetrics plain(table.font());
    const QFontMetrics bold(scaled(table.font(), 1.0, true));
    const QFontMetrics header(scaled(table.font(), 0.85, true)); // as the style sheet has it
    const auto wide = [&](const QModelIndex& cell) {
        const bool heavy = cell.data(Qt::FontRole).value<QFont>().weight() >= QFont::DemiBold;
        return (heavy ? bold : plain).horizontalAdvance(brief(cell.data().toString(), kInCell));
    };
    int width = header.horizontalAdvance(model.headerData(column, Qt::Horizontal).toString()) + kHeaderRoom;
    for (int row = 0; row < std::min(kSampledRows, model.rowCount()); ++row)
        width = std::max(width, wide(model.index(row, column)));
    return std::min(width + 2 * paddingOf(plain) + 4, kWidest * plain.averageCharWidth());
}

namespace {

// Of the page or whatever else is scrolled around the list.
int roomAround(const QTableView& table) {
    for (const QWidget* around = table.parentWidget(); around != nullptr; around = around->parentWidget())
        if (const auto* scrolled = qobject_cast<const QAbstractScrollArea*>(around))
            return scrolled->isVisible() ? scrolled->viewport()->width() : QWIDGETSIZE_MAX;
    return QWIDGETSIZE_MAX;
}

// A column that takes what is left gets no less than so many letters; one that does not grows with what comes
// to stand in it.
int neededBy(QTableView& table, int letters) {
    const QHeaderView& header = *table.horizontalHeader();
    const int name = letters * table.fontMetrics().averageCharWidth();
    int needed = 2 * table.frameWidth() + table.style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    for (int column = 0; column < header.count(); ++column) {
        if (table.isColumnHidden(column)) continue;
        const QHeaderView::ResizeMode mode = header.sectionResizeMode(column);
        const bool grows =
            mode == QHeaderView::Interactive && widthOf(table, column) > header.sectionSize(column);
        if (grows) table.setColumnWidth(column, widthOf(table, column));
        const bool stretches = mode == QHeaderView::Stretch;
        needed += stretches ? std::min(name, widthOf(table, column)) : header.sectionSize(column);
    }
    return needed;
}

// So wide that the widest name is whole: the columns of names are all of one width.
int neededByNames(QTableView& table) {
    const QHeaderView& header = *table.horizontalHeader();
    int more = 0;
    int widest = 0;
    for (int column = 0; column < header.count(); ++column) {
        if (table.isColumnHidden(column) || header.sectionResizeMode(column) != QHeaderView::Stretch)
            continue;
        widest = std::max(widest, widthOf(table, column));
        more -= widthOf(table, column);
    }
    for (int column = 0; column < header.count(); ++column)
        if (!table.isColumnHidden(column) && header.sectionResizeMode(column) == QHeaderView::Stretch)
            more += widest;
    return neededBy(table, kWidest) + more;
}

} // namespace

// Where the page is scrolled anyway, names need not be cut.
void keepReadable(QTableView& table) {
    const int needed = neededBy(table, kLettersOfName);
    table.setMinimumWidth(needed <= roomAround(table) ? needed : neededByNames(table));
}

namespace {

constexpr int kMostLines = 3;      // of a row; what is longer stands whole elsewhere
constexpr int kLettersOfWord = 12; // letters of a column in which words are broken; else it is scrolled
constexpr int kFinestStep = 32;    // of the room, moved from one column to another
constexpr int kCut = 4;            // lines that a row which is not whole counts for

// So wide that all of them fit into `room`: what is widest gives way first.
int widestIn(std::vector<int> needed, int room) {
    std::sort(needed.begin(), needed.end());
    int left = room;
    for (std::size_t i = 0; i < needed.size(); ++i) {
        const int each = left / static_cast<int>(needed.size() - i);
        if (needed[i] > each) return each;
        left -= needed[i];
    }
    return needed.empty() ? room : needed.back() + left / static_cast<int>(needed.size());
}

QString shownIn(const QModelIndex& cell) {
    return brief(cell.data().toString(), kInCell);
}

// Of the longest word, where a column may break its words.
int widthOfWords(const QTableView& table, int column) {
    const QFontMetrics metrics(table.font());
    int width = std::max(table.horizontalHeader()->sectionSizeHint(column), 1);
    for (int row = 0; row < std::min(kSampledRows, table.model()->rowCount()); ++row)
        for (const QString& word : shownIn(table.model()->index(row, column)).split(QLatin1Char(' ')))
            width = std::max(width, metrics.horizontalAdvance(word) + 2 * paddingOf(metrics));
    return width;
}

// How wide columns are that share some room: what stands in a sample of their rows, and how they are cut.
class Sharing {
  public:
    Sharing(const QTableView& table, int first)
        : m_columns(static_cast<std::size_t>(table.model()->columnCount() - first)) {
        const QFontMetrics metrics(table.font());
        const QAbstractItemModel& model = *table.model();
        for (int row = 0; row < std::min(kSampledRows, model.rowCount()); ++row) {
            std::vector<int> words;
            for (int column = first; column < model.columnCount(); ++column)
                words.push_back(metrics.horizontalAdvance(shownIn(model.index(row, column))) +
                                2 * paddingOf(metrics));
            m_rows.push_back(std::move(words));
        }
    }

    // Room goes to where it makes rows lower.
    std::vector<int> shared(std::vector<int> widths, int room, const std::vector<int>& least) const {
        while (movedOn(widths, std::max(room / kFinestStep, 1), least)) continue;
        return widths;
    }

  private:
    bool movedOn(std::vector<int>& widths, int step, const std::vector<int>& least) const {
        std::vector<int> best = widths;
        for (std::size_t from = 0; from < m_columns; ++from)
            for (std::size_t to = 0; to < m_columns; ++to)
                for (std::vector<int> moved = widths; from != to && moved[from] - step >= least[from];) {
                    moved[from] -= step;
                    moved[to] += step;
                    if (costOf(moved) < costOf(best)) best = moved;
                }
        const bool better = best != widths;
        widths = best;
        return better;
    }

    int costOf(const std::vector<int>& widths) const {
        int cost = 0;
        for (const std::vector<int>& row : m_rows) {
            int lines = 1;
            for (std::size_t column = 0; column < m_columns; ++column)
                lines = std::max(lines, (row[column] + widths[column] - 1) / widths[column]);
            cost += lines <= kMostLines ? lines : kCut + lines;
        }
        return cost;
    }

    std::size_t m_columns;
    std::vector<std::vector<int>> m_rows;
};

// No word is cut that is no longer than a name: else the list is scrolled.
std::vector<int> leastOf(const QTableView& table, int first) {
    const QFontMetrics metrics(table.font());
    const int most = kLettersOfWord * metrics.averageCharWidth() + 2 * paddingOf(metrics);
    std::vector<int> least;
    for (int column = first; column < table.model()->columnCount(); ++column)
        least.push_back(std::min(widthOfWords(table, column), most));
    return least;
}

// Before the columns that share: whole, else with their words broken, else without the one that can be
// spared.
int roomBeside(QTableView& table, int first, int spared, int needed) {
    int room = table.viewport()->width();
    for (int column = 0; column < first; ++column) {
        table.setColumnHidden(column, false);
        table.setColumnWidth(column, widthOf(table, column));
        room -= table.columnWidth(column);
    }
    for (int column = 0; column < first && room < needed; ++column) {
        const int whole = table.columnWidth(column);
        table.setColumnWidth(column, std::min(whole, widthOfWords(table, column)));
        room += whole - table.columnWidth(column);
    }
    if (room >= needed || spared < 0) return room;
    room += table.columnWidth(spared);
    table.setColumnHidden(spared, true);
    return room;
}

void share(QTableView& table, int first, int spared) {
    const QAbstractItemModel& model = *table.model();
    const int columns = model.columnCount() - first;
    if (columns <= 0 || model.rowCount() == 0) return;
    const std::vector<int> least = leastOf(table, first);
    const int room =
        roomBeside(table, first, spared, columns * *std::max_element(least.begin(), least.end()));
    std::vector<int> needed;
    for (int column = first; column < model.columnCount(); ++column) needed.push_back(widthOf(table, column));
    const int most = *std::max_element(needed.begin(), needed.end());
    const int widest = widestIn(needed, room);
    const int spare = std::max(widest - most, 0);
    for (std::size_t column = 0; column < needed.size(); ++column)
        needed[column] = std::max(std::min(needed[column], widest) + spare, least[column]);
    int excess = std::accumulate(needed.begin(), needed.end(), -room);
    for (std::size_t column = 0; column < needed.size() && excess > 0; ++column) {
        const int less = std::min(excess, needed[column] - least[column]);
        needed[column] -= less;
        excess -= less;
    }
    const std::vector<int> widths = Sharing(table, first).shared(needed, room, least);
    for (int column = first; column < model.columnCount(); ++column)
        table.setColumnWidth(column, widths[static_cast<std::size_t>(column - first)]);
}

int heightIn(const QTableView& table, const QModelIndex& cell) {
    const QFontMetrics metrics(table.font());
    const int room = table.columnWidth(cell.column()) - 2 * paddingOf(metrics);
    const QString words = shownIn(cell);
    if (metrics.horizontalAdvance(words) <= room) return metrics.height();
    const QRect endless(0, 0, std::max(room, 1), QWIDGETSIZE_MAX);
    return metrics.boundingRect(endless, Qt::TextWordWrap, words).height();
}

// Rows as high as what stands in them needs, those that are seen: there may be thousands.
class RowFitter : public QObject {
  public:
    RowFitter(QTableView& table, int first, int spared)
        : QObject(&table)
        , m_table(table)
        , m_first(first)
        , m_spared(spared) {
        table.viewport()->installEventFilter(this);
        connect(table.verticalScrollBar(), &QScrollBar::valueChanged, this, &RowFitter::fit);
        connect(table.model(), &QAbstractItemModel::modelReset, this, &RowFitter::shareAnew);
        for (const auto moved : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
            connect(table.model(), moved, this, &RowFitter::fit, Qt::QueuedConnection);
        shareAnew();
    }

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Resize) shareAnew();
        return false;
    }

  private:
    void shareAnew() {
        share(m_table, m_first, m_spared);
        fit();
    }

    // The row one stands on stays in sight while those above it grow.
    void fit() {
        if (m_fits) return;
        m_fits = true;
        const QModelIndex here = m_table.currentIndex();
        const bool seen = isSeen(here);
        fitSeen();
        for (int i = 0; i < kMostLines && seen && !isSeen(here); ++i) {
            m_table.scrollTo(here);
            fitSeen();
        }
        m_fits = false;
    }

    bool isSeen(const QModelIndex& cell) const {
        const QRect rows = m_table.visualRect(cell);
        return cell.isValid() && rows.top() >= 0 && rows.bottom() < m_table.viewport()->height();
    }

    void fitSeen() {
        const int rows = m_table.model()->rowCount();
        int bottom = 0;
        for (int row = std::max(m_table.rowAt(0), 0); row < rows; ++row) {
            const int height = heightOf(row);
            if (height != m_table.rowHeight(row)) m_table.setRowHeight(row, height);
            bottom += height;
            if (bottom > m_table.viewport()->height()) return;
        }
    }

    int heightOf(int row) const {
        const int line = m_table.fontMetrics().height();
        int needed = line;
        for (int column = 0; column < m_table.model()->columnCount(); ++column)
            needed = std::max(needed, heightIn(m_table, m_table.model()->index(row, column)));
        return m_table.verticalHeader()->defaultSectionSize() + std::min(needed, kMostLines * line) - line;
    }

    QTableView& m_table;
    int m_first;
    int m_spared;
    bool m_fits = false;
};

} // namespace

bool isWhole(const QTableView& table, const QModelIndex& cell) {
    return heightIn(table, cell) <= kMostLines * table.fontMetrics().height();
}

void shareWidth(QTableView& table, int first, int spared) {
    table.setWordWrap(true);
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    new RowFitter(table, first, spared);
}

void fitColumns(QTableView& table, std::initializer_list<int> stretching) {
    QHeaderView* header = table.horizontalHeader();
    for (int column = 0; column < header->count(); ++column) {
        const bool stretches = std::find(stretching.begin(), stretching.end(), column) != stretching.end();
        header->setSectionResizeMode(column, stretches ? QHeaderView::Stretch : QHeaderView::Interactive);
        if (!stretches && !table.isColumnHidden(column)) table.setColumnWidth(column, widthOf(table, column));
    }
}

} // namespace schreiber::desktop
