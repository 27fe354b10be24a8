#pragma once

#include <perlaggen/deal/outcome.h>
#include <perlaggen/deal/state.h>
#include <perlaggen/rulebook/rule_set.h>
#include <vector>

// What this program has chosen where no source settles a point (readings.md 56): whether that decides what a
// deal comes to is found by replaying it with each other value.
namespace schreiber::perlaggen::deal {

struct OtherValue {
    rulebook::Switch which{};
    int value = 0; // place in rulebook::valuesOf
    rulebook::Rules rules;
};

// Each other value of what was asked and chosen, as far as the deal could come to something else with it.
std::vector<OtherValue> otherValues(const rulebook::Rules& rules, const rulebook::SwitchSet& asked,
                                    const State& state, const Outcome& outcome);

// Whether it comes to another winner, other points or another figure there. Not where either of them is
// undecided, nor where what the record tells leads to no end there: then it was played by the one rule and
// cannot be told by the other.
bool comesToOther(const State& state, const Outcome& here, const Outcome& there);

// What is different there.
Otherwise otherwise(const OtherValue& other, const State& state, const Outcome& here, const Outcome& there);

// The event by which it was decided: of the figure that another side has there, else of the last that
// counted.
int decidedAt(const State& state, const Outcome& here, const Outcome& there);

// The breach that takes from a side what comes out otherwise there, as far as what it costs hangs on this
// house rule.
bool isCostOf(const rulebook::Rules& rules, rulebook::Switch which, const Ruling& ruling);

} // namespace schreiber::perlaggen::deal
