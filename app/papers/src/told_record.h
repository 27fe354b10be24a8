#pragma once

#include <kinds/view.h>
#include <tournament/ruling.h>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

namespace schreiber::papers {

// A record that a ruling is about, as its game tells it on paper: as it was ruled on that day.
struct ToldRecord {
    std::string ruleSet;
    std::vector<std::string> parties; // who against whom
    std::vector<std::string> players; // who sign
    std::vector<kinds::Section> sections;
    std::string score; // to which it leads, where it counts; and from which
    std::string before;
    // "Regel: ...", as it is played there; empty for a name that is none.
    std::function<std::string(std::string_view rule)> rule;
};

// Nothing for a text that is no record of this game.
std::optional<ToldRecord> perlaggenTold(const tournament::Ruling& ruling, words::Language language);
std::optional<ToldRecord> tarockTold(const tournament::Ruling& ruling, words::Language language);

// Before the words of a rule.
inline constexpr words::Text kRuleWord{"Regel: ", "Regola: ", "Rule: "};

} // namespace schreiber::papers
