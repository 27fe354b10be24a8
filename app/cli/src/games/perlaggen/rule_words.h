#pragma once

#include "session.h"

#include <perlaggen/rulebook/compare.h>
#include <perlaggen/rulebook/rule_set.h>
#include <string>
#include <words/language.h>

// Rule sets in words for people, of the fourteen and of a club's own.
namespace schreiber::cli {

// A set's name in the reader's language; a club's own has the one its club gave it.
std::string titleOf(const Session& session, const perlaggen::rulebook::RuleSet& set);

// "15", or for a game that is counted down "9 abwärts bis 0".
std::string targetText(const Session& session, const perlaggen::rulebook::RuleSet& set);

void printRuleSet(const Session& session, const perlaggen::rulebook::RuleSet& set);

// What one holds and the other does not, and what each does otherwise: as text or JSON, or on paper where
// `out` names a file.
int tellDifferences(const Session& session, const perlaggen::rulebook::RuleSet& first,
                    const perlaggen::rulebook::RuleSet& second, const std::string& out);

// Two of the fourteen, by their ids.
int compareRuleSets(const Session& session, const std::string& first, const std::string& second,
                    const std::string& out);

} // namespace schreiber::cli
