#pragma once

#include <rulebook/words.h>
#include <ruling/replay.h>

#include <string>

namespace schreiber::ruling {

// One or two plain sentences about the case: who, which cards, which numbers, and what follows.
std::string explain(const Replay& replay, const deal::Ruling& ruling, rulebook::Language language);

// What one missing fact is.
std::string explain(const Replay& replay, const deal::MissingFact& fact, rulebook::Language language);

// What the house rule could be that a ruling waits for; empty where it waits for none.
std::string explainValues(const deal::Ruling& ruling, rulebook::Language language);

} // namespace schreiber::ruling
