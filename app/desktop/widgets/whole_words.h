#pragma once

class QTableView;

namespace schreiber::desktop {

// Rows as high as their words need, columns that share the width: a rule that is cut short says something
// else.
void showWholeWords(QTableView& table);

} // namespace schreiber::desktop
