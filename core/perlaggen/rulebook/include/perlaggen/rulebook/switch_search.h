#pragma once

#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/rulebook/switches.h>
#include <string_view>
#include <vector>
#include <words/language.h>

// House rules as somebody asks for them: by name, by what they decide, and by what their values do.
namespace schreiber::perlaggen::rulebook {

// Those that answer the words best, the best first; words as for searchRulePoints.
std::vector<Switch> searchSwitches(std::string_view words, words::Language language);

// The rule sets in which the switch stands at a value; with none, those that leave it open.
std::vector<const RuleSet*> setsWith(Switch which, std::optional<int> value);

} // namespace schreiber::perlaggen::rulebook
