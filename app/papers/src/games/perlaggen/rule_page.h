#pragma once

#include <kinds/view.h>

#include <map>
#include <perlaggen/rulebook/rule_set.h>
#include <string>
#include <vector>
#include <words/language.h>

namespace schreiber::papers {

// A rule set as it hangs on the wall: how a game goes, Perlaggen under each trump, the exchange in its order,
// and by subject what every switch is set to.
struct RulesToPrint {
    perlaggen::rulebook::RuleSet set;
    int seats = 4;
    int start = 0;
    int target = 0;
    std::map<std::string, std::string> house = {}; // what was agreed beside the set, which is marked
};
std::vector<kinds::Section> rulePage(const RulesToPrint& print, words::Language language);

} // namespace schreiber::papers
