#pragma once

#include "steps/step.h"

#include <optional>
#include <string>

namespace schreiber::desk {

// Whether the game's sheet is written, and disputed.
bool isDisputed(const Tournament& tournament, const tournament::MissingSheet& sheet);

// What is still open when somebody closes the tournament, named by what comes first: `close_sheets` (with the
// rounds after them: `close_sheets_rounds`; where each is written but disputed `close_disputed`,
// `close_disputed_rounds`), `close_level`, `close_draft`, `close_rounds`,
// `close_last_match`, `close_bracket`, and in a round robin whose rounds would have done `close_unmet`.
// Results that nobody has confirmed come with it as `unconfirmed`.
std::optional<Refusal> questionIfOver(const Tournament& tournament);

// "2:1, 2:3": rounds and tables of results that count and that nobody has confirmed.
std::string unconfirmedSheets(const Tournament& tournament);

// Confirms every result that is only entered and not under appeal. Returns how many.
int confirmEntered(Tournament& tournament);

} // namespace schreiber::desk
