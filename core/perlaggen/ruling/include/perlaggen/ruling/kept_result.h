#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schreiber::perlaggen::ruling {

// What a result of another day (resultJson) found, without ruling on the deal again: whoever keeps such a
// result beside its points must find the same in both.
struct KeptResult {
    std::string ruleSet;            // by which it was ruled; empty where that is not said
    std::vector<std::string> rules; // of each ruling, in order
    std::vector<int> penalties;     // empty where there are none
    std::vector<int> fines;         // of these what the rulings fined; empty where there is nothing
};

// Nothing where the text is no such result.
std::optional<KeptResult> keptResultIn(std::string_view result);

} // namespace schreiber::perlaggen::ruling
