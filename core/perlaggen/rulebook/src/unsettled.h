#pragma once

#include <perlaggen/rulebook/source.h>
#include <perlaggen/rulebook/switches.h>
#include <span>
#include <words/language.h>

namespace schreiber::perlaggen::rulebook {

// What the sources of these sets say of a house rule and do not settle: they contradict each other, say it of
// a case beside this one, or say what is to be done and not what follows. Elsewhere, where this program
// chose, they are silent.
struct Unsettled {
    Switch which{};
    RuleSetMask in = 0;
    words::Text said = {};                // a clause, without its full stop
    std::span<const Heading> places = {}; // of a contradiction: both are cited (readings.md 57)
};

// Null where the sources are silent.
const Unsettled* unsettledIn(Switch which, std::string_view ruleSet);

} // namespace schreiber::perlaggen::rulebook
