#pragma once

#include "json/writers.h"

#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/compare.h>
#include <perlaggen/rulebook/rule_set.h>
#include <set>
#include <string>
#include <words/language.h>

namespace schreiber::cli {

inline constexpr const char* kGame = "perlaggen";

// A rule set: pack, Perlaggen under each trump suit high to low, target, deal, switches.
Json ruleSetJson(const perlaggen::rulebook::RuleSet& set, words::Language language);

// The sources that its points are cited from.
std::set<std::string> sourcesOf(const perlaggen::rulebook::RuleSet& set);

// A house rule: what it decides, what each value does and who plays it so, and the points that hang on it.
Json switchJson(perlaggen::rulebook::Switch which, words::Language language);

// What two sets do otherwise; of a switch the values in both, of a point where each has it from.
Json differenceJson(const perlaggen::rulebook::Difference& difference,
                    const perlaggen::rulebook::RuleSet& first, const perlaggen::rulebook::RuleSet& second);

// A rule point: text, consequence, and for each rule set in which it holds what it rests on.
Json rulePointJson(const perlaggen::rulebook::RulePoint& point, words::Language language);

// The same as one set has it: whether it holds there, the rule with that set's values, what it rests on.
Json ruleInSetJson(const perlaggen::rulebook::RulePoint& point, const perlaggen::rulebook::RuleSet& set,
                   words::Language language);
Json switchInSetJson(perlaggen::rulebook::Switch which, const perlaggen::rulebook::RuleSet& set,
                     words::Language language);

} // namespace schreiber::cli
