#pragma once

#include <rulebook/perlagg_list.h>
#include <rulebook/rule_set.h>

#include <optional>
#include <string>
#include <string_view>

// What a club makes of one of the fourteen rule sets.
namespace schreiber::rulebook {

// `HK S6 T7`: cards and trump ranks, high to low. Nothing where one cannot be read, stands twice, or none is
// there.
std::optional<PerlaggList> readPerlaggList(std::string_view text);
std::string toString(const PerlaggList& list);

// The set with a list of the club's own, in the club's order: switches that order the book's list then have
// no meaning.
RuleSet withPerlaggen(RuleSet set, PerlaggList list);

} // namespace schreiber::rulebook
