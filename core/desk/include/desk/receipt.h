#pragma once

#include <desk/failure.h>
#include <desk/warning.h>
#include <store/finding.h>
#include <store/journal.h>
#include <tournament/bracket.h>
#include <tournament/draw.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

// What is said to a use case before it happens, and what it says of what happened.
namespace schreiber::desk {

struct Confirmation {
    bool yes = false;    // what the window would have asked is answered with yes
    bool dryRun = false; // say what would change, write nothing
    std::string why;
};

// Where the copies of a round's end went; a place that could not be written is a warning, never a failure.
struct CopyReport {
    std::string file; // of the evening
    std::vector<std::string> written;
    std::vector<Failure> missing;
    // What verify found in those that were written, and so in the evening's own file: then they stand beside
    // the sound ones.
    std::vector<store::Finding> altered = {};
    // Where something else lay in a copy's place: that stays, and the copy is beside it.
    std::vector<Warning> beside = {};
};

// Somebody whose rank a change moves.
struct RankChange {
    int entry = 0;
    std::string name;
    int before = 0; // 0 where there was or is no rank
    int after = 0;
};

// What a changing use case says: the journal row, what it means beyond itself, and the copies if a round
// ended. Of a dry run `entry.n` is 0 and nothing was written.
struct Receipt {
    store::JournalEntry entry;
    std::vector<Warning> warnings;
    std::vector<RankChange> ranks;   // of a dry run, and of a correction
    std::optional<Failure> question; // of a dry run: what would be asked first
    std::vector<tournament::VoidPairing>
        voided;               // by a correction: later pairings that would have been others
    std::string voidedCalled; // as `round/table`, with the heat where there are heats
    std::vector<tournament::Repeat> repeats = {}; // that a swap of places brings
    std::vector<std::pair<int, int>> lost = {};   // and the meetings of a round robin that it puts off
    // Rounds as whose end copies are due, of one that ended or once more: written already, or left to the
    // caller.
    std::vector<int> ended;
    CopyReport copies;
};

} // namespace schreiber::desk
