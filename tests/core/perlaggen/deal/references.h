#pragma once

#include <map>
#include <string>

// What the engine makes of seeded deals, kept in files beside this one: a change of a rule shows there what
// it changes. `write_engine_references` writes them anew (docs/CONTRIBUTING.md).
namespace schreiber::perlaggen::deal::test {

// A line for each rule set and number of players: a hash of everything that is ruled and settled in its share
// of ten thousand deals, whose players do what comes into their heads.
std::string signatures();

// For each rule set a deal of mostly legal events, with every state and every event that would be legal in
// it.
std::map<std::string, std::string> playthroughs();

} // namespace schreiber::perlaggen::deal::test
