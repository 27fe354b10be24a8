#pragma once

#include <QString>

#include <functional>
#include <vector>

class QModelIndex;
class QTableView;

// What all lists of the program have in common.
namespace schreiber::desktop {

void setUpTable(QTableView& table, const QString& name, const QString& accessibleName);

// What becomes of the columns of a list where they have too much room, or too little.
struct Columns {
    std::vector<int> growing; // take what is left
    std::vector<int> words;   // may get narrower: their rows take more lines
    // Go behind the others, where one scrolls to them: before that, one after the other; and where words have
    // been broken and there is still too little.
    std::vector<int> spared;
    std::vector<int> lastly;
};
// Columns as wide as what they hold (of a sample of the rows); the list is scrolled sideways only for those
// that are spared.
void fitColumns(QTableView& table, const Columns& columns);

// How many went behind the others.
int columnsBehind(const QTableView& table);

// A row in which something has no room takes more lines. `share` gives the columns their widths, now and
// whenever the list is as wide as it was not before.
void keepRowsWhole(QTableView& table, std::function<void()> share);

// The columns from `first` on share the width by what stands in them; where that is not enough, one before
// them that can be `spared` goes behind them.
void shareWidth(QTableView& table, int first, int spared = -1);
// Whether all of what stands there can be read.
bool isWhole(const QTableView& table, const QModelIndex& cell);

// As wide as its header and what stands in a sample of its rows.
int widthOf(const QTableView& table, int column);

} // namespace schreiber::desktop
