#pragma once

#include "change.h"

#include <desk/sheet_place.h>

#include <functional>
#include <game/refusal_code.h>

namespace schreiber::desk {

// A change of one sheet: named with its place, and asked about where it alters a result that is out already.
base::Result<Made, Refusal> onSheet(const Tournament& now, const SheetPlace& place, const char* code,
                                    const std::function<Changed(const SheetPlace&)>& write);

// What the journal says of a line where lines sum to zero: which number a game has on the paper as it then
// stands; what is no game has none there.
void nameLine(const SheetPlace& place, int line, Made& made);

// Pairings of later rounds, also of a draft, that would not have come about with the results as a change
// makes them; and as a question names them, "2/4, 3/1" by round and table.
std::vector<tournament::VoidPairing> newlyVoid(const Tournament& before, const Tournament& after);
std::string listed(const Tournament& tournament, const std::vector<tournament::VoidPairing>& pairings);
// Into the question that is put before: also with the names. Its code says whether they can be drawn anew.
void tellVoided(const Tournament& tournament, const std::vector<tournament::VoidPairing>& voided,
                game::RefusalCode stays, game::RefusalCode toCome, Refusal& question);
// What is said afterwards.
Warning voidedWarning(const Tournament& tournament, const std::vector<tournament::VoidPairing>& voided);

} // namespace schreiber::desk
