#pragma once

#include <desk/evening.h>
#include <desk/sheets.h>
#include <tournament/standings.h>

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <functional>
#include <lists/column.h>
#include <words/language.h>

// The answers as JSON; the names of the fields are the specification's and never change.
namespace schreiber::cli {

using Json = nlohmann::ordered_json;

Json amountJson(const tournament::Amount& amount); // whole, or with a half
Json valueJson(const lists::Value& value);
// A row as it is described (lists::fieldsOf); what is a list in it the writers add.
Json fieldsJson(const lists::Fields& fields);
Json infoJson(const desk::Evening& evening);
Json playersJson(const tournament::Tournament& tournament);
Json partnersJson(const tournament::Tournament& tournament);
Json roundJson(const desk::Evening& evening, const tournament::Round& round);
Json sheetJson(const desk::SheetView& view);
Json standingsJson(const tournament::Tournament& tournament, const tournament::Standings& standings,
                   words::Language language);
// The ranks and prizes that a tournament was closed with; null while it is open.
Json closingJson(const tournament::Tournament& tournament);
Json journalJson(const store::JournalEntry& entry, words::Language language);
Json receiptJson(const desk::Receipt& receipt, words::Language language);
Json findingsJson(const std::vector<store::Finding>& findings, words::Language language);
Json duplicatesJson(const std::vector<tournament::LikelyDuplicate>& duplicates);

// One line on standard output. Text that is no UTF-8 is replaced where it is none.
void print(const Json& json);
// A list on one line, an item after the other: a long one is never held as a whole.
void printList(std::size_t count, const std::function<Json(std::size_t)>& item);

} // namespace schreiber::cli
