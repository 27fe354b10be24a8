#pragma once

#include <kinds/view.h>

#include <perlaggen/record/record.h>
#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/ruling/position.h>
#include <set>
#include <words/language.h>

// A recorded deal as people tell it, whether it is ruled on now or was on another day.
namespace schreiber::papers {

// What is common to all four: trumps, the Perlaggen under them, how far the game goes, dealer and score;
// `impossible`: with that score there is no deal.
kinds::Section tableTold(const perlaggen::record::Record& record, const perlaggen::ruling::Position& position,
                         const perlaggen::rulebook::RuleSet& set, words::Language language,
                         bool impossible = false);

// What happened, in order, a row each, numbered as the ruling names the lines. Cards that the drawing of the
// tricks has are one row a trick, but for those in lines of which the paper tells more.
kinds::Section courseTold(const perlaggen::record::Record& record,
                          const perlaggen::ruling::Position& position, const std::set<int>& ruledOn,
                          words::Language language);

} // namespace schreiber::papers
