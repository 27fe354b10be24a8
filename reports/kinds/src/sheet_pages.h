#pragma once

#include "sheet_form.h"

#include <vector>
#include <words/language.h>

namespace schreiber::kinds {

// The sheets one after the other, `up` to a page: 2 stand side by side on paper turned, 4 in two rows.
// Between them marks to cut by.
std::vector<pdf::Page> sheetPages(const std::vector<SheetForm>& forms, words::Language language,
                                  const Options& options);

} // namespace schreiber::kinds
