#pragma once

#include "dispute/record_text.h"

#include <optional>
#include <string>
#include <string_view>

// What only a record of Perlaggen has in its head, as changes of its text.
namespace schreiber::desktop {

// What a club made of a rule set, as the head of a deal says it: its list and its name, each empty where
// there is none.
struct OwnRules {
    std::string rules; // it is made of
    std::string list;
    std::string name;

    bool isNone() const { return list.empty() && name.empty(); }
};
OwnRules ownRulesIn(const std::string& text, int line);

// The deal under other rules, with the list and the name of these alone.
std::string withRules(const std::string& text, int line, const OwnRules& rules);

// The deal as that place has it, without what was agreed at this table; each line keeps its number.
std::string asElsewhere(const std::string& text, int line, std::string_view rules);

// What somebody at a table knows and types where they stand goes into the head.
std::optional<WithEvent> intoHead(const std::string& text, int line);

} // namespace schreiber::desktop
