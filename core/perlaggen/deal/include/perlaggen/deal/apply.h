#pragma once

#include <perlaggen/deal/ruling.h>
#include <perlaggen/deal/state.h>
#include <perlaggen/rulebook/rule_set.h>
#include <vector>

namespace schreiber::perlaggen::deal {

struct Step {
    State next;
    std::vector<Ruling> rulings; // on this event, or on earlier ones that it decides (a revoke)
};

// One event: what it does, and what there is to rule on. Total: every event in every state has a next
// state. An illegal event leaves what the rules say it leaves (the card goes back, the bet is void, the side
// is fined, the deal is dealt again). Hands are known: for a record that leaves cards open there is a state
// for each way in which they can lie (doubts.h).
Step apply(const rulebook::Rules& rules, const State& state, const Event& event);

} // namespace schreiber::perlaggen::deal
