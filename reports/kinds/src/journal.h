#pragma once

#include <kinds/view.h>
#include <pdf/list.h>

#include <vector>
#include <words/language.h>

namespace schreiber::kinds {

// Rows of the journal as a list has them; what was taken back says so.
pdf::Table journalTable(const std::vector<JournalLine>& lines, words::Language language);

} // namespace schreiber::kinds
