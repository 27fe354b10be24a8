#pragma once

#include <perlaggen/rulebook/rule_set.h>
#include <string>
#include <words/language.h>

namespace schreiber::perlaggen::ruling {

// What is played by a house rule that nobody agreed, that it is this program's choice, and what the sources
// say of it.
std::string chosenInWords(const rulebook::RuleSet& set, rulebook::Switch which, words::Language language);

} // namespace schreiber::perlaggen::ruling
