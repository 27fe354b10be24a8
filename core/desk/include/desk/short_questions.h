#pragma once

#include <desk/receipt.h>
#include <desk/sheet_place.h>
#include <tournament/model.h>

#include <game/short_question.h>
#include <string_view>
#include <vector>

// Disputes that a few choices settle, asked about a table of the evening.
namespace schreiber::desk {

// Those of the game with this rule set; null where it has none yet.
const game::ShortQuestions* shortQuestionsOf(std::string_view ruleSet);

// All that is known of a table and its game, as the deal in dispute began.
Outcome<game::CaseTable> caseAt(const tournament::Tournament& tournament, const SheetPlace& place);
// What is known of no table in particular: the rules of the evening.
game::CaseTable caseWithoutTable(const tournament::Tournament& tournament);

// The tables at which something can be in dispute, those that are disputed first.
std::vector<SheetPlace> tablesToAsk(const tournament::Tournament& tournament);

} // namespace schreiber::desk
