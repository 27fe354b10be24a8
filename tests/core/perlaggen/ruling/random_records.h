#pragma once

#include <base/random.h>

#include <perlaggen/record/record.h>
#include <perlaggen/rulebook/rule_set.h>

namespace schreiber::perlaggen::ruling::test {

// A deal as it goes at a table: mostly by the rules, now and then by nothing. All hands are known, and what
// is done is done with cards of the own hand.
record::Record playedRecord(const rulebook::RuleSet& set, const rulebook::Rules& rules, base::Random& random);

// Some or all cards of some or all hands are no longer known.
record::Record blanked(record::Record record, base::Random& random);

} // namespace schreiber::perlaggen::ruling::test
