#pragma once

#include <map>
#include <string>

namespace schreiber::game {

// What the program will not do, as a code and its arguments. core/desk puts it into words (which rule, why,
// what to do) in the reader's language; nothing else branches on the text.
struct Refusal {
    std::string code; // snake_case, one row of the message table: `sheet_missing`, `no_such_table`
    std::map<std::string, std::string> arguments;

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

} // namespace schreiber::game
