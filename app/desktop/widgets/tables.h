#pragma once

#include <QString>

#include <initializer_list>

class QModelIndex;
class QTableView;

// What all lists of the program have in common.
namespace schreiber::desktop {

void setUpTable(QTableView& table, const QString& name, const QString& accessibleName);

// Columns as wide as what they hold (of a sample of the rows), the named ones taking what is left.
void fitColumns(QTableView& table, std::initializer_list<int> stretching);

// So wide that a name can be read in the columns that take what is left; where that is too wide, the page
// scrolls.
void keepReadable(QTableView& table);

// The columns from `first` on share the width by what stands in them; a row in which something has no room
// all the same takes more lines. Where that is not enough, one before them is `spared`. Now, and whenever the
// list is as wide as it was not before.
void shareWidth(QTableView& table, int first, int spared = -1);
// Whether all of what stands there can be read.
bool isWhole(const QTableView& table, const QModelIndex& cell);

// As wide as its header and what stands in a sample of its rows.
int widthOf(const QTableView& table, int column);

} // namespace schreiber::desktop
