#include "games/perlaggen/dispute/own_rules_text.h"

#include <algorithm>
#include <array>
#include <perlaggen/record/own_list.h>

namespace schreiber::desktop {

OwnRules ownRulesIn(const std::string& text, int line) {
    std::string rules = keyOf(text, line, "rules");
    std::ranges::transform(rules, rules.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return {rules, keyOf(text, line, perlaggen::record::kOwnListKey),
            keyOf(text, line, perlaggen::record::kOwnNameKey)};
}

std::string withRules(const std::string& text, int line, const OwnRules& rules) {
    std::string changed = withKey(text, line, "rules", rules.rules);
    changed = withKey(changed, line, perlaggen::record::kOwnListKey, rules.list);
    return withKey(changed, line, perlaggen::record::kOwnNameKey, rules.name);
}

std::string asElsewhere(const std::string& text, int line, std::string_view rules) {
    std::string changed = withKey(text, line, "rules", rules);
    for (const char* agreed : {perlaggen::record::kOwnListKey, perlaggen::record::kOwnNameKey, "house"})
        changed = withoutKey(changed, line, agreed);
    return changed;
}

std::optional<WithEvent> intoHead(const std::string& text, int line) {
    static constexpr auto kKnownAtTable =
        std::to_array<std::string_view>({"trump", "score", "dealer", "target", "owed", "players", "hand-size",
                                         "seats", "written", "house", "event", "date", "round", "table"});
    return intoHead(text, line, kKnownAtTable);
}

} // namespace schreiber::desktop
