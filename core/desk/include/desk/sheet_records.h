#pragma once

#include <desk/evening.h>

#include <cstddef>
#include <string>
#include <words/language.h>

// Sheets whose lines sum to zero, in words and as files of their own.
namespace schreiber::desk {

// One of its lines with the names at the table, and what it brings each; `inOrder` is its place in
// `view.order`.
std::string lineInWords(const Evening& evening, const SheetView& view, std::size_t inOrder,
                        words::Language language);

// The sheet as a record of its game. Refusal: sheet_no_record.
Outcome<std::string> sheetRecord(const Evening& evening, const SheetPlace& place);

} // namespace schreiber::desk
