#include "widgets/tables.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr int kSampledRows = 50; // a thousand entries must not be measured at every change
constexpr int kWidest = 420;

} // namespace

void setUpTable(QTableView& table, const QString& name, const QString& accessibleName) {
    table.setObjectName(name);
    table.setAccessibleName(accessibleName);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setAlternatingRowColors(true);
    table.setShowGrid(false);
    table.setTabKeyNavigation(false); // Tab leaves the list
    table.setWordWrap(false);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() * 8 / 5);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setResizeContentsPrecision(kSampledRows);
    table.horizontalHeader()->setMinimumSectionSize(table.fontMetrics().averageCharWidth() * 4);
}

void fitColumns(QTableView& table, std::initializer_list<int> stretching) {
    QHeaderView* header = table.horizontalHeader();
    for (int column = 0; column < header->count(); ++column) {
        if (table.isColumnHidden(column)) continue;
        const bool stretches = std::find(stretching.begin(), stretching.end(), column) != stretching.end();
        header->setSectionResizeMode(column, stretches ? QHeaderView::Stretch : QHeaderView::Interactive);
        if (stretches) continue;
        table.resizeColumnToContents(column);
        table.setColumnWidth(column, std::min(kWidest, table.columnWidth(column) + 10));
    }
}

} // namespace schreiber::desktop
