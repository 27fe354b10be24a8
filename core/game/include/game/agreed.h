#pragma once

#include <map>
#include <string>

namespace schreiber::game {

// What a club agreed on: a rule set by its id, switches of it, and what else it changed. Names and values are
// the game's own; those that it does not know change nothing.
struct Agreed {
    std::string rules;
    std::string name;                           // what the club calls them; empty: as the set is called
    std::map<std::string, std::string> house;   // switches
    std::map<std::string, std::string> options; // `perlaggen`: the club's own list; …
    int target = 0;                             // that wins a game; 0: the rule set's

    friend bool operator==(const Agreed&, const Agreed&) = default;
};

} // namespace schreiber::game
