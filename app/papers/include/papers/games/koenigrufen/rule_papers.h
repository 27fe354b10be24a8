#pragma once

#include <kinds/rule_paper.h>

#include <koenigrufen/rulebook/rule_set.h>
#include <string>
#include <words/language.h>

// Rules of Königrufen on paper without a tournament.
namespace schreiber::papers {

// Rules, and what they are called.
struct TarockRules {
    koenigrufen::rulebook::Rules rules;
    std::string called;
};

// One set for the wall.
kinds::RulePaper rulesPaper(const TarockRules& rules, words::Language language, const pdf::Moment& printed);

// The switches in which two differ, side by side.
kinds::RulePaper comparisonPaper(const TarockRules& first, const TarockRules& second,
                                 words::Language language, const pdf::Moment& printed);

} // namespace schreiber::papers
