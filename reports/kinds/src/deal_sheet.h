#pragma once

#include "sheet_form.h"

#include <pdf/list.h>

#include <vector>
#include <words/language.h>

namespace schreiber::kinds {

// A sheet whose lines sum to zero, as a page of its own: number and dealer of each deal, who played what, by
// how much it is doubled, a column each and what the line comes to; below, what everybody has whenever all
// have dealt; at the foot what a game is worth. It has hairs between its columns, as people write into it.
pdf::Page drawDealSheet(const pdf::Fonts& fonts, const SheetForm& form, words::Language language,
                        pdf::Size paper);

// The sheet, or where rows would be too low for a hand on paper of that size its parts, broken where
// everybody has dealt: the running sum stands at the end of one and over the next. What is written stays on
// one page.
std::vector<SheetForm> dealSheetParts(const pdf::Fonts& fonts, const SheetForm& form,
                                      words::Language language, pdf::Size paper);

} // namespace schreiber::kinds
