#pragma once

#include "steps/step.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

// Extra games between two who are level.
namespace schreiber::desk {

// An extra game between two contestants, or between the two of the pair that plays for the crown. Refusals:
// `no_such_contestant`, `same_entry`, `decider_level`, `too_many_points`.
Changed withDecider(const Tournament& tournament, const tournament::Decider& decider);
std::pair<std::string, std::string> namesOf(const Tournament& tournament, const tournament::Decider& decider);

// One that would count for nothing is likely a slip: the question says which extra games are due.
std::optional<Refusal> questionIfCounting(const Tournament& tournament, const tournament::Decider& decider);

// "Anna Höß – Bert Thöni, Karl Mair – Rosa Lang": of all groups, of very many the first.
std::string listed(const std::vector<tournament::LevelGroup>& groups);

} // namespace schreiber::desk
