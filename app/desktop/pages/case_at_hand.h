#pragma once

#include "widgets/case_strip.h"
#include "widgets/seats_picture.h"

#include <desk/sheet_place.h>
#include <desk/short_questions.h>
#include <tournament/model.h>

#include <QString>

#include <vector>
#include <words/language.h>

// The table a dispute is about, for all that shows or asks it.
namespace schreiber::desktop {

struct CaseHere {
    game::CaseTable table;
    desk::SheetPlace place; // table 0: of no table of this evening
    QString called;         // "Tisch 3 · Runde 1"; empty without a table
    bool isEdited = false;  // somebody typed something else than stands on the sheet
};

// A table of the evening; of none where it cannot be read.
CaseHere caseHere(const tournament::Tournament& tournament, const desk::SheetPlace& place,
                  words::Language language);
// The rules alone: of the evening, or those of that name where none is open.
CaseHere caseWithoutTable(const tournament::Tournament& tournament);
CaseHere caseByRules(const std::string& rules);

CaseAtHand stripOf(const CaseHere& here, words::Language language);
SeatsAtTable seatsOf(const CaseHere& here);
CaseFields fieldsOf(const CaseHere& here, words::Language language);
// As it was typed; what cannot be read stays as it was.
void take(CaseHere& here, const CaseFields& fields);

// "SIE −2", and how it stands then: "Stand danach 12 : 12".
QString costInWords(const std::vector<int>& penalty);
QString scoreInWords(const std::vector<int>& score);

// A table to choose: "Tisch 5 · strittig", and below who sits there and how it stands.
struct TableToAsk {
    desk::SheetPlace place;
    QString called;
    QString about;
};
std::vector<TableToAsk> tablesToAsk(const tournament::Tournament& tournament, words::Language language);

} // namespace schreiber::desktop
