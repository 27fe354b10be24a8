#pragma once

#include <tournament/model.h>

#include <algorithm>
#include <string>
#include <vector>

namespace schreiber::desk {

// What has changed since the round that was drawn last: if it were drawn now it would be another.
enum class Since {
    Nothing,
    Entries, // somebody came or left
    Results, // who plays follows from results, and one of them was corrected
    Apart,   // two sit together who never may
};
struct OutdatedDraw {
    Since since = Since::Nothing;
    std::vector<std::string> tables; // of Results: those at which others would sit, as they are called
    bool isPlayed = false;           // something is written on it: it can stay as it is

    bool wantsRedraw() const { return since != Since::Nothing && !isPlayed; }
    bool seatsOthersAt(const std::string& table) const {
        return std::find(tables.begin(), tables.end(), table) != tables.end();
    }
};

// A draft, or a published round of which not all is written. Where places were `swapped` by hand in the first
// round of a bracket, who meets whom is the director's word and not a result's.
OutdatedDraw outdatedDraw(const tournament::Tournament& tournament, bool swapped);

} // namespace schreiber::desk
