#include "widgets/tables.h"

#include "base/brief.h"
#include "base/look.h"
#include "base/shortcuts.h"
#include "widgets/current_seen.h"

#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QShortcut>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolTip>

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>
#include <vector>

namespace schreiber::desktop {
namespace {

constexpr auto kBehind = "columnsBehind";
constexpr int kSampledRows = 50;         // a thousand entries must not be measured at every change
constexpr int kFewestColumnLetters = 24; // across, below which nothing can be found in a list
constexpr int kFewestRows = 5;
constexpr int kMostPadding = 10;
constexpr int kWidest = 52;     // letters of a column
constexpr int kHeaderRoom = 14; // which the style keeps for its arrow

// Some rows stand out in bold letters, which need more room.
QFontMetrics lettersOf(const QTableView& table, const QModelIndex& cell) {
    const bool heavy = cell.data(Qt::FontRole).value<QFont>().weight() >= QFont::DemiBold;
    return QFontMetrics(scaled(table.font(), 1.0, heavy));
}

// Room on each side of a cell, larger with the letters.
int paddingOf(const QFontMetrics& metrics) {
    return std::min(metrics.height() * 2 / 5, kMostPadding);
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
        cell.state.setFlag(QStyle::State_HasFocus, false); // the row is chosen as a whole
        const QStyle* style = cell.widget != nullptr ? cell.widget->style() : QApplication::style();
        style->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
        const int padding = paddingOf(cell.fontMetrics);
        const int room = padding - style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, cell.widget) - 1;
        cell.rect.adjust(room, 0, -room, 0);
        cell.backgroundBrush = Qt::NoBrush;
        style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
        // In a row that is chosen as a whole, the cell that a key would change.
        const bool isChosen = option.state.testFlag(QStyle::State_Selected);
        if (!isChosen || !option.state.testFlag(QStyle::State_HasFocus) ||
            !index.flags().testFlag(Qt::ItemIsEditable))
            return;
        painter->setPen(QPen(colours().onAccent, 2));
        painter->drawRect(option.rect.adjusted(2, 2, -3, -3));
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
    table.setMinimumSize(kFewestColumnLetters * table.fontMetrics().averageCharWidth(),
                         kFewestRows * table.fontMetrics().height() * 8 / 5);
    keepCurrentSeen(table);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() * 8 / 5);
    table.horizontalHeader()->setHighlightSections(false);
    auto* sort = new QShortcut(shortcuts::of(u"sortByColumn"), &table, nullptr, nullptr, Qt::WidgetShortcut);
    QObject::connect(sort, &QShortcut::activated, &table, [&table] { sortHere(table); });
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table.horizontalHeader()->setMinimumSectionSize(table.fontMetrics().averageCharWidth() * 4);
}

int widthOf(const QTableView& table, int column) {
    const QAbstractItemModel& model = *table.model();
    const QFontMetrics plain(table.font());
    const QFontMetrics header(scaled(table.font(), 0.85, true)); // as the style sheet has it
    const auto wide = [&](const QModelIndex& cell) {
        return lettersOf(table, cell).horizontalAdvance(brief(cell.data().toString(), kInCell));
    };
    int width = header.horizontalAdvance(model.headerData(column, Qt::Horizontal).toString()) + kHeaderRoom;
    for (int row = 0; row < std::min(kSampledRows, model.rowCount()); ++row)
        width = std::max(width, wide(model.index(row, column)));
    return std::min(width + 2 * paddingOf(plain) + 4, kWidest * plain.averageCharWidth());
}

namespace {

constexpr int kMostLines = 3;      // of a row; what is longer stands whole elsewhere
constexpr int kLettersOfWord = 12; // letters of a column in which words are broken
constexpr int kFinestStep = 32;    // of the room, moved from one column to another
constexpr int kLinesOfCut = 4;     // lines that a row which is not whole counts for

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
        for (const QModelIndex cell = table.model()->index(row, column);
             const QString& word : shownIn(cell).split(QLatin1Char(' ')))
            width = std::max(width, lettersOf(table, cell).horizontalAdvance(word) + 2 * paddingOf(metrics));
    return width;
}

// How wide columns are that share some room: what stands in a sample of their rows, and how they are cut.
class Sharing {
  public:
    Sharing(const QTableView& table, const std::vector<int>& columns)
        : m_columns(columns.size()) {
        const QFontMetrics metrics(table.font());
        const QAbstractItemModel& model = *table.model();
        for (int row = 0; row < std::min(kSampledRows, model.rowCount()); ++row) {
            std::vector<int> words;
            for (const int column : columns) {
                const QModelIndex cell = model.index(row, column);
                words.push_back(lettersOf(table, cell).horizontalAdvance(shownIn(cell)) +
                                2 * paddingOf(metrics));
            }
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
            cost += lines <= kMostLines ? lines : kLinesOfCut + lines;
        }
        return cost;
    }

    std::size_t m_columns;
    std::vector<std::vector<int>> m_rows;
};

// No word is cut that is no longer than a name.
int leastOf(const QTableView& table, int column) {
    const QFontMetrics metrics(table.font());
    const int most = kLettersOfWord * metrics.averageCharWidth() + 2 * paddingOf(metrics);
    return std::min(widthOfWords(table, column), most);
}

// The columns get all of `room`, none less than its words need, as long as there is that much.
void shareRoom(QTableView& table, const std::vector<int>& columns, int room) {
    std::vector<int> least;
    std::vector<int> needed;
    for (const int column : columns) {
        least.push_back(leastOf(table, column));
        needed.push_back(widthOf(table, column));
    }
    const int all = std::accumulate(least.begin(), least.end(), 0);
    if (all > room)
        for (int& each : least) each = each * room / all;
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
    const std::vector<int> widths = Sharing(table, columns).shared(needed, room, least);
    for (std::size_t column = 0; column < columns.size(); ++column)
        table.setColumnWidth(columns[column], widths[column]);
}

// Before the columns that share: whole, else with their words broken, else with the one that can be spared
// behind all others, where one scrolls to it.
int roomBeside(QTableView& table, int first, int spared, int needed) {
    int room = table.viewport()->width();
    QHeaderView& header = *table.horizontalHeader();
    if (spared >= 0) header.moveSection(header.visualIndex(spared), spared);
    table.setProperty(kBehind, 0);
    for (int column = 0; column < first; ++column) {
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
    table.setProperty(kBehind, 1);
    header.moveSection(header.visualIndex(spared), header.count() - 1);
    return room;
}

void share(QTableView& table, int first, int spared) {
    if (table.model()->rowCount() == 0 || first >= table.model()->columnCount()) return;
    std::vector<int> columns;
    int widest = 0;
    for (int column = first; column < table.model()->columnCount(); ++column) {
        columns.push_back(column);
        widest = std::max(widest, leastOf(table, column));
    }
    shareRoom(table, columns, roomBeside(table, first, spared, static_cast<int>(columns.size()) * widest));
}

int heightIn(const QTableView& table, const QModelIndex& cell) {
    const QFontMetrics metrics = lettersOf(table, cell);
    const int room = table.columnWidth(cell.column()) - 2 * paddingOf(QFontMetrics(table.font()));
    const QString words = shownIn(cell);
    if (metrics.horizontalAdvance(words) <= room) return metrics.height();
    const QRect endless(0, 0, std::max(room, 1), QWIDGETSIZE_MAX);
    return metrics.boundingRect(endless, Qt::TextWordWrap, words).height();
}

// Rows as high as what stands in them needs, those that are seen: there may be thousands.
class RowFitter : public QObject {
  public:
    RowFitter(QTableView& table, std::function<void()> share)
        : QObject(&table)
        , m_table(table)
        , m_share(std::move(share)) {
        table.viewport()->installEventFilter(this);
        connect(table.verticalScrollBar(), &QScrollBar::valueChanged, this, &RowFitter::fit);
        connect(table.model(), &QAbstractItemModel::modelReset, this, &RowFitter::shareAnew);
        for (const auto moved : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
            connect(table.model(), moved, this, &RowFitter::fit, Qt::QueuedConnection);
        connect(table.model(), &QAbstractItemModel::dataChanged, this, &RowFitter::fit, Qt::QueuedConnection);
        connect(table.model(), &QAbstractItemModel::layoutChanged, this, &RowFitter::fit,
                Qt::QueuedConnection);
        shareAnew();
    }

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() != QEvent::Resize) return false;
        const int high = static_cast<QResizeEvent*>(event)->oldSize().height();
        const bool wasSeen = isSeen(m_table.currentIndex(), high);
        shareAnew();
        // A question that opens below takes lines from the list, not the one it is about.
        if (wasSeen && !isSeen(m_table.currentIndex())) m_table.scrollTo(m_table.currentIndex());
        return false;
    }

  private:
    void shareAnew() {
        m_share();
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

    bool isSeen(const QModelIndex& cell) const { return isSeen(cell, m_table.viewport()->height()); }

    bool isSeen(const QModelIndex& cell, int high) const {
        const QRect rows = m_table.visualRect(cell);
        return cell.isValid() && rows.top() >= 0 && rows.bottom() < high;
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
            if (!m_table.isColumnHidden(column))
                needed = std::max(needed, heightIn(m_table, m_table.model()->index(row, column)));
        return m_table.verticalHeader()->defaultSectionSize() + std::min(needed, kMostLines * line) - line;
    }

    QTableView& m_table;
    std::function<void()> m_share;
    bool m_fits = false;
};

} // namespace

bool isWhole(const QTableView& table, const QModelIndex& cell) {
    return heightIn(table, cell) <= kMostLines * table.fontMetrics().height();
}

void keepRowsWhole(QTableView& table, std::function<void()> share) {
    table.setWordWrap(true);
    new RowFitter(table, std::move(share));
}

int columnsBehind(const QTableView& table) {
    return table.property(kBehind).toInt();
}

void shareWidth(QTableView& table, int first, int spared) {
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    keepRowsWhole(table, [&table, first, spared] { share(table, first, spared); });
}

namespace {

bool isOneOf(const std::vector<int>& some, int column) {
    return std::find(some.begin(), some.end(), column) != some.end();
}

// What each column of a list needs, and which of them have their place in it.
class Fitting {
  public:
    Fitting(QTableView& table, const Columns& columns)
        : m_table(table)
        , m_columns(columns)
        , m_room(table.viewport()->width()) {
        QHeaderView& header = *table.horizontalHeader();
        for (int column = 0; column < header.count(); ++column) {
            header.moveSection(header.visualIndex(column), column);
            const bool shown = !table.isColumnHidden(column);
            m_whole.push_back(shown ? widthOf(table, column) : 0);
            if (shown) m_shown.push_back(column);
        }
    }

    void spare() {
        const auto go = [this](int column) {
            if (!isOneOf(m_shown, column)) return;
            std::erase(m_shown, column);
            m_table.horizontalHeader()->moveSection(m_table.horizontalHeader()->visualIndex(column),
                                                    static_cast<int>(m_whole.size()) - 1);
            ++m_behind;
        };
        for (const int column : m_columns.spared)
            if (sum([&](int each) { return yields(column) && each == column ? least(each) : whole(each); }) >
                m_room)
                go(column);
        for (const int column : m_columns.lastly)
            if (sum([this](int each) { return least(each); }) > m_room) go(column);
        m_table.setProperty(kBehind, m_behind);
    }

    // Those that grow become alike, if that leaves each of them whole.
    void setWidths() {
        int widest = 0;
        for (const int column : m_columns.growing) widest = std::max(widest, whole(column));
        const bool grow =
            m_behind == 0 && sum([&](int column) {
                                 return isOneOf(m_columns.growing, column) ? widest : whole(column);
                             }) <= m_room;
        QHeaderView& header = *m_table.horizontalHeader();
        for (int column = 0; column < header.count(); ++column) {
            const bool grows = grow && isOneOf(m_columns.growing, column);
            header.setSectionResizeMode(column, grows ? QHeaderView::Stretch : QHeaderView::Interactive);
            if (!grows && !m_table.isColumnHidden(column)) m_table.setColumnWidth(column, whole(column));
        }
        if (grow) return;
        std::vector<int> words;
        int left = m_room;
        const bool isHeld = std::any_of(m_shown.begin(), m_shown.end(), [&](int one) { return yields(one); });
        for (const int column : m_shown)
            if (isHeld ? yields(column) : isOneOf(m_columns.words, column))
                words.push_back(column);
            else
                left -= whole(column);
        if (!words.empty()) shareRoom(m_table, words, left);
    }

  private:
    // Narrower before it goes, and as long as it is there the other words are whole.
    bool yields(int column) const {
        return isOneOf(m_columns.spared, column) && isOneOf(m_columns.words, column);
    }
    int whole(int column) const { return m_whole[static_cast<std::size_t>(column)]; }
    int least(int column) const {
        return isOneOf(m_columns.words, column) ? std::min(leastOf(m_table, column), whole(column))
                                                : whole(column);
    }
    template <class Width>
    int sum(Width width) const {
        return std::accumulate(m_shown.begin(), m_shown.end(), 0,
                               [&](int all, int column) { return all + width(column); });
    }

    QTableView& m_table;
    const Columns& m_columns;
    int m_room;
    std::vector<int> m_whole;
    std::vector<int> m_shown;
    int m_behind = 0; // columns
};

} // namespace

void fitColumns(QTableView& table, const Columns& columns) {
    Fitting fitting(table, columns);
    fitting.spare();
    fitting.setWidths();
}

} // namespace schreiber::desktop
