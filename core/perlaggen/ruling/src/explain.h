#pragma once

#include <perlaggen/rulebook/words.h>
#include <perlaggen/ruling/replay.h>
#include <span>
#include <string>

namespace schreiber::perlaggen::ruling {

// One or two plain sentences about the case: who, which cards, which numbers, and what follows.
std::string explain(const Replay& replay, const deal::Ruling& ruling, rulebook::Language language);

// What one missing fact is.
std::string explain(const Replay& replay, const deal::MissingFact& fact, rulebook::Language language);

// What the house rule could be that these rulings wait for, all ways in one list; empty where none waits.
std::string explainValues(std::span<const deal::Ruling> rulings, rulebook::Switch which,
                          rulebook::Language language);

} // namespace schreiber::perlaggen::ruling
