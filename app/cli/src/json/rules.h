#pragma once

#include "json/writers.h"

#include <rulebook/catalogue.h>
#include <rulebook/rule_set.h>

namespace schreiber::cli {

// A rule set: pack, Perlaggen under each trump suit high to low, target, deal, switches.
Json ruleSetJson(const rulebook::RuleSet& set, rulebook::Language language);

// A rule point: text, consequence, and for each rule set in which it holds what it rests on.
Json rulePointJson(const rulebook::RulePoint& point, rulebook::Language language);

} // namespace schreiber::cli
