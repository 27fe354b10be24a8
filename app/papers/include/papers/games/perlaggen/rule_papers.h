#pragma once

#include <kinds/rule_paper.h>

#include <perlaggen/rulebook/rule_set.h>
#include <words/language.h>

// Rules on paper without a tournament.
namespace schreiber::papers {

// One set for the wall, as it is played by four, or by as many as it is for.
kinds::RulePaper rulesPaper(const perlaggen::rulebook::RuleSet& set, words::Language language,
                            const pdf::Moment& printed);

// What differs between two, side by side.
kinds::RulePaper comparisonPaper(const perlaggen::rulebook::RuleSet& first,
                                 const perlaggen::rulebook::RuleSet& second, words::Language language,
                                 const pdf::Moment& printed);

} // namespace schreiber::papers
