#pragma once

#include "steps/step.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

// What a draw asks about by name before it is kept. `after` has the round that was drawn as its last.
namespace schreiber::desk {

// By score two would meet a second time (`rematch_asks`).
std::optional<Refusal> confirmRematch(const Tournament& after);
// The knock-out begins, and two who are still in one group have not met and must not (`groups_unmet`).
std::optional<Refusal> confirmGroupsUnmet(const Tournament& before, const Tournament& after);
// Somebody sits out once more before all who were there from the start have done so (`sits_out_again`).
std::optional<Refusal> confirmSitsOutAgain(const Tournament& after);

// Whether the last round is the first of a knock-out.
bool beginsKnockout(const Tournament& tournament);
// "Hofer / Tschenett – Rainer / Gruber; ...", as they are called in the last round.
std::string meetingNames(const Tournament& tournament, const std::vector<std::pair<int, int>>& meetings);

} // namespace schreiber::desk
