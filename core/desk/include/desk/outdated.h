#pragma once

#include <store/journal.h>
#include <tournament/bracket.h>
#include <tournament/model.h>

#include <algorithm>
#include <set>
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
    // Of all rounds: those that are played, and at which others would sit by the results as they are now.
    std::vector<tournament::VoidPairing> stay;

    bool wantsRedraw() const { return since != Since::Nothing && !isPlayed; }
    bool seatsOthersAt(const std::string& table) const {
        return std::find(tables.begin(), tables.end(), table) != tables.end();
    }
    // Of `stay`, the tables of one round, as they are called.
    std::vector<std::string> playedIn(const tournament::Round& round) const;
    bool staysAt(int round, int table) const {
        return std::find(stay.begin(), stay.end(), tournament::VoidPairing{round, table}) != stay.end();
    }
};

// The rounds in which places were swapped by hand since they were drawn.
std::set<int> swappedRounds(const std::vector<store::JournalEntry>& journal);

// A draft, or a published round of which not all is written. Where places were `swapped` by hand in the first
// round of a bracket, who meets whom is the director's word and not a result's.
OutdatedDraw outdatedDraw(const tournament::Tournament& tournament, const std::set<int>& swapped);

// The matches that are played and would not be by the results as they are now: they stay.
std::vector<tournament::VoidPairing> playedOtherwise(const tournament::Tournament& tournament,
                                                     const std::set<int>& swapped);

} // namespace schreiber::desk
