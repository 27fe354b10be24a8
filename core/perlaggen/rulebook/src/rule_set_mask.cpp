#include <cstddef>
#include <perlaggen/rulebook/rule_set_mask.h>

namespace schreiber::perlaggen::rulebook {

RuleSetMask ruleSetBit(std::string_view id) {
    for (std::size_t i = 0; i < kRuleSetIds.size(); ++i)
        if (kRuleSetIds[i] == id) return 1U << i;
    return 0;
}

} // namespace schreiber::perlaggen::rulebook
