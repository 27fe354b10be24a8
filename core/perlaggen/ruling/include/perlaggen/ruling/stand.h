#pragma once

#include <cstdint>
#include <perlaggen/ruling/replay.h>
#include <string>
#include <string_view>
#include <vector>

namespace schreiber::perlaggen::ruling {

// How the sheet stands after what was recorded, as head, panel and paper show it; what hangs on unknown cards
// or an open house rule is `?` for the party it hangs for, and nothing is taken off for what is not certain.
struct Stand {
    std::string points; // of this deal, to be written
    std::string score;
    bool gestrichenKnown = true;
    std::vector<std::string> gestrichen; // parties, by the names of their players
};

Stand standOf(const Replay& replay);

// A number each team: `12 : 14`; `?` for those of which `open` has the bit.
std::string byTeams(const deal::ByTeam& points, int teams, std::string_view between = " : ",
                    std::uint8_t open = 0);

} // namespace schreiber::perlaggen::ruling
