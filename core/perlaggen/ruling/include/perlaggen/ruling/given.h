#pragma once

#include <optional>
#include <string>

namespace schreiber::perlaggen::ruling {

// What follows from a deal beside what is written for it.
struct Given {
    std::optional<int> gameLost; // by this team
    bool redeal = false;

    friend bool operator==(const Given&, const Given&) = default;
};

// Read off a result object as it was kept: a past ruling is not replayed, and a later version may rule
// otherwise. None where it is no result object.
std::optional<Given> givenIn(const std::string& resultJson);

} // namespace schreiber::perlaggen::ruling
