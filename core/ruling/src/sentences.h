#pragma once

#include <rulebook/words.h>
#include <ruling/replay.h>

#include <string>
#include <string_view>
#include <vector>

namespace schreiber::ruling {

// What happened, as one sentence about the case, with {places} for its persons, cards and numbers: {who},
// {other}, {card}, {cards}, {figure}, {suit}, {number}, {limit}. Where a point can be broken in several ways
// the first fits whose places the case fills. Empty where no sentence of its own is needed: then the event is
// named and the rule point quoted.
std::vector<rulebook::Words> sentencesFor(std::string_view rulePoint);

// The persons of a team: "Anna, Carla" with ", " between them.
std::string teamName(const Replay& replay, int team, std::string_view between);

} // namespace schreiber::ruling
