#pragma once

#include <base/input_error.h>
#include <base/result.h>

#include <functional>
#include <perlaggen/record/record.h>
#include <perlaggen/rulebook/rule_set.h>
#include <string>
#include <string_view>
#include <vector>

namespace schreiber::perlaggen::record {

// A rule set by its id, null if there is none: the fourteen, or a tournament's with a club's own.
using FindRuleSet = std::function<const rulebook::RuleSet*(std::string_view)>;

// Every deal of a file, in order, or every defect found, in the order of the text (the first hundred).
// Any bytes may be handed in. `file` is what the errors name.
base::Result<std::vector<Record>, std::vector<base::InputError>>
read(std::string_view text, const std::string& file = {}, const FindRuleSet& find = rulebook::findRuleSet);

// The rules a record that was read is played by: its set with its house rules, for its seats.
rulebook::Rules rulesOf(const Header& header, const FindRuleSet& find = rulebook::findRuleSet);

} // namespace schreiber::perlaggen::record
