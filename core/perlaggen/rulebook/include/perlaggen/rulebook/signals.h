#pragma once

#include <span>
#include <string_view>
#include <words/language.h>

namespace schreiber::perlaggen::rulebook {

// What partners show each other without words (Deuten). No place binds anybody to these: they are what is
// commonly used there (imst-2015, Deuten; pagat, Communication and Signals), and a pair agrees on its own.
struct Signal {
    words::Text meaning;
    words::Text sign;
};

// Those of the place a rule set comes from; empty where nobody may signal.
std::span<const Signal> signalsOf(std::string_view ruleSet);

} // namespace schreiber::perlaggen::rulebook
