#pragma once

#include <base/random.h>

#include <perlaggen/deal/apply.h>
#include <perlaggen/deal/outcome.h>
#include <perlaggen/deal/state.h>
#include <perlaggen/rulebook/rule_set.h>
#include <string_view>
#include <vector>

// Deals for tests: hands dealt from a seed, and players who do what comes into their heads.
namespace schreiber::perlaggen::deal::test {

rulebook::Rules rulesOf(std::string_view id, int seats, std::string_view house = "");

struct Dealt {
    Setup setup;
    std::vector<cards::Card> turned;
};
Dealt dealt(const rulebook::Rules& rules, base::Random& random);

// Any event at all, sensible or not, with cards of this deal.
Event anyEvent(const State& state, base::Random& random);

// The next legal play of whoever is on turn, at random.
Event legalPlay(const rulebook::Rules& rules, const State& state, base::Random& random);
cards::Seat onTurn(const State& state);

} // namespace schreiber::perlaggen::deal::test
