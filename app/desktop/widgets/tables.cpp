#include "widgets/tables.h"

#include "base/brief.h"
#include "base/look.h"

#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QShortcut>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolTip>

#include <algorithm>
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
        const bool fits = option.fontMetrics.horizontalAdvance(shown) <=
                          option.rect.width() - 2 * paddingOf(option.fontMetrics);
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

// A column that takes what is left gets no less than some letters of a name; one that does not grows with
// what comes to stand in it.
void keepReadable(QTableView& table) {
    const QHeaderView& header = *table.horizontalHeader();
    const int name = kLettersOfName * table.fontMetrics().averageCharWidth();
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
    table.setMinimumWidth(needed);
}

namespace {

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

void share(QTableView& table, int first) {
    const QAbstractItemModel& model = *table.model();
    if (model.columnCount() <= first || model.rowCount() == 0) return;
    int room = table.viewport()->width();
    for (int column = 0; column < first; ++column) {
        table.setColumnWidth(column, widthOf(table, column));
        room -= table.columnWidth(column);
    }
    std::vector<int> needed;
    for (int column = first; column < model.columnCount(); ++column) needed.push_back(widthOf(table, column));
    const int fewest = kLettersOfName * table.fontMetrics().averageCharWidth(); // else it is scrolled
    const int widest = std::max(widestIn(needed, room), fewest);
    const bool fits = widest > fewest && widest >= *std::max_element(needed.begin(), needed.end());
    const int spare = fits ? widest - *std::max_element(needed.begin(), needed.end()) : 0;
    for (int column = first; column < model.columnCount(); ++column)
        table.setColumnWidth(column,
                             std::min(needed[static_cast<std::size_t>(column - first)], widest) + spare);
    const QFontMetrics metrics(table.font());
    const int usual = table.verticalHeader()->defaultSectionSize();
    for (int row = 0; row < model.rowCount(); ++row) {
        bool whole = true;
        for (int column = first; !fits && column < model.columnCount(); ++column)
            whole = whole && metrics.horizontalAdvance(model.index(row, column).data().toString()) <=
                                 table.columnWidth(column) - 2 * paddingOf(metrics);
        table.verticalHeader()->resizeSection(row, whole ? usual : usual + metrics.height());
    }
}

} // namespace

void shareWidth(QTableView& table, int first) {
    table.setWordWrap(true);
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    class Sharer : public QObject {
      public:
        Sharer(QTableView& table, int first)
            : QObject(&table)
            , m_table(table)
            , m_first(first) {
            table.viewport()->installEventFilter(this);
            connect(table.model(), &QAbstractItemModel::modelReset, this,
                    [this] { share(m_table, m_first); });
        }
        bool eventFilter(QObject*, QEvent* event) override {
            if (event->type() == QEvent::Resize) share(m_table, m_first);
            return false;
        }

      private:
        QTableView& m_table;
        int m_first;
    };
    new Sharer(table, first);
    share(table, first);
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
