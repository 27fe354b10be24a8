#pragma once

#include <optional>
#include <perlaggen/rulebook/perlagg_list.h>
#include <perlaggen/rulebook/rule_set.h>
#include <string>
#include <string_view>

// What a club makes of one of the fourteen rule sets.
namespace schreiber::perlaggen::rulebook {

// What in such a list is none of its places, or stands there a second time; empty where none is there.
struct PerlaggError {
    std::string word;
    bool twice = false;

    friend bool operator==(const PerlaggError&, const PerlaggError&) = default;
};

// `HK S6 T7`: cards and trump ranks, high to low.
base::Result<PerlaggList, PerlaggError> parsePerlaggList(std::string_view text);
// The same where nobody asks what is wrong.
std::optional<PerlaggList> readPerlaggList(std::string_view text);
std::string toString(const PerlaggList& list);

// The set with a list of the club's own, in the club's order: switches that order the book's list then have
// no meaning.
RuleSet withPerlaggen(RuleSet set, PerlaggList list);

} // namespace schreiber::perlaggen::rulebook
