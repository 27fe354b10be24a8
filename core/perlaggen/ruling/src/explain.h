#pragma once

#include <perlaggen/ruling/replay.h>
#include <span>
#include <string>
#include <words/language.h>

namespace schreiber::perlaggen::ruling {

// One or two plain sentences about the case: who, which cards, which numbers, and what follows.
std::string explain(const Replay& replay, const deal::Ruling& ruling, words::Language language);

// What one missing fact is.
std::string explain(const Replay& replay, const deal::MissingFact& fact, words::Language language);

// What the house rule could be that these rulings wait for, all ways in one list; empty where none waits.
std::string explainValues(std::span<const deal::Ruling> rulings, rulebook::Switch which,
                          words::Language language);

} // namespace schreiber::perlaggen::ruling
