#pragma once

#include "steps/step.h"

#include <optional>

namespace schreiber::desk {

// What is still open when somebody closes the tournament, named by what comes first: `close_sheets` (with the
// rounds after them: `close_sheets_rounds`), `close_level`, `close_draft`, `close_rounds`,
// `close_last_match`, `close_bracket`, and in a round robin whose rounds would have done `close_unmet`.
std::optional<Refusal> whetherOver(const Tournament& tournament);

} // namespace schreiber::desk
