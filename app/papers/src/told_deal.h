#pragma once

#include <kinds/view.h>
#include <record/record.h>
#include <rulebook/rule_set.h>
#include <rulebook/words.h>
#include <ruling/position.h>

// A recorded deal as people tell it, whether it is ruled on now or was on another day.
namespace schreiber::papers {

// What is common to all four: trumps, the Perlaggen under them, how far the game goes, dealer and score;
// `impossible`: with that score there is no deal.
kinds::Section tableTold(const record::Record& record, const ruling::Position& position,
                         const rulebook::RuleSet& set, rulebook::Language language, bool impossible = false);

// What happened, in order, a row each, numbered as the ruling names the lines.
kinds::Section courseTold(const record::Record& record, rulebook::Language language);

} // namespace schreiber::papers
