#pragma once

#include <game/game.h>
#include <optional>
#include <perlaggen/rulebook/own_set.h>
#include <perlaggen/rulebook/rule_set.h>
#include <string>
#include <vector>

// What a club agreed on as a rule set: one of the fourteen, and what the club made of it.
namespace schreiber::perlaggen::line {

inline constexpr const char* kOwnList = "perlaggen"; // its own list, the highest first: `HK S6 T7`

// None where it is the rule set's.
std::optional<rulebook::PerlaggList> ownListOf(const game::Agreed& agreed);
std::vector<rulebook::HouseRule> houseOf(const game::Agreed& agreed);

// The rules in force; none for a set that this version does not know.
std::optional<rulebook::RuleSet> rulesOf(const game::Agreed& agreed);

} // namespace schreiber::perlaggen::line
