#pragma once

#include <perlaggen/deal/outcome.h>
#include <perlaggen/deal/state.h>
#include <perlaggen/rulebook/rule_set.h>
#include <vector>

// What this program has chosen where no source settles a point (readings.md 56): whether that decides what a
// deal comes to is found by replaying it with each other value. Which house rules come into question is told
// by their being asked on the way, and by nothing else.
namespace schreiber::perlaggen::deal {

struct OtherValue {
    rulebook::Switch which{};
    int value = 0; // place in rulebook::valuesOf
};

// Each other value of what was asked.
std::vector<OtherValue> otherValues(const rulebook::Rules& rules, const rulebook::SwitchSet& asked);

// Whether anything can be compared: not where what is written hangs on something else that nobody told.
bool isDecided(const Outcome& outcome);

// Whether another wins there, other points are written, a figure is another side's, still open or at another
// stake, it is dealt anew or another deals next; also where it is undecided there.
bool comesToOther(const Outcome& here, const Outcome& there);

// What is different there.
Otherwise otherwise(const Outcome& here, const Outcome& there);

// The event by which it was decided: of the figure that is another side's there, else of the last that
// counted, else the last.
int decidedAt(const State& state, const Outcome& here, const Outcome& there);

// Of the figures of a list, of which nothing is missing: each other value by which they come to something
// else.
struct OtherCount {
    OtherValue other;
    Count count;
    bool open = false; // what they come to hangs on more than is told
};
std::vector<OtherCount> otherCounts(const rulebook::Rules& rules, const Standing& before,
                                    const std::vector<Fact>& figures, Wanted wanted);

// The breach that takes from a side what comes out otherwise there, as far as what it costs hangs on this
// house rule.
bool isCostOf(const rulebook::Rules& rules, rulebook::Switch which, const Ruling& ruling);

} // namespace schreiber::perlaggen::deal
