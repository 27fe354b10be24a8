#pragma once

#include <optional>
#include <perlaggen/deal/counting.h>
#include <perlaggen/deal/outcome.h>
#include <perlaggen/deal/state.h>
#include <perlaggen/rulebook/point_name.h>
#include <perlaggen/rulebook/rule_set.h>
#include <vector>

// By which rule point of the end of a game it is decided who is out, or by which it is to be decided now.
namespace schreiber::perlaggen::deal {

struct EndRule {
    rulebook::PointName point{};               // empty while the end is not near
    std::optional<rulebook::Switch> restsOn{}; // what it leaves to a house rule
    bool newDeal = false;                      // by it nobody is out, and the cards are dealt again

    friend bool operator==(const EndRule&, const EndRule&) = default;
};

// Of a record, as far as its outcome is certain.
EndRule endRule(const rulebook::Rules& rules, const State& state, const Outcome& outcome);
// Of a list of figures and what they count.
EndRule endRule(const rulebook::Rules& rules, const Standing& before, const std::vector<Fact>& figures,
                const Count& count);

} // namespace schreiber::perlaggen::deal
