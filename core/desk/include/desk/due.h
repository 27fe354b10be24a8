#pragma once

#include <desk/outdated.h>
#include <tournament/sheet.h>
#include <tournament/standings.h>

#include <string>
#include <vector>

namespace schreiber::desk {

// The step of the evening that is due, and what is missing, for the window's left column and `info`. A draw
// in round 0 is that of singles into pairs.
enum class Step { Entries, Draw, DrawAnew, ConfirmDraw, Play, Decide, Finished, Closed };
struct DueStep {
    Step step = Step::Entries;
    int round = 0;
    std::vector<tournament::MissingSheet> missing;
    std::vector<tournament::MissingSheet> disputed;   // a result is not settled; not missing: by an appeal
    std::vector<tournament::MissingSheet> level = {}; // matches that an extra game has to decide
    std::vector<tournament::LevelGroup> tied = {};    // once all is played: whom extra games are to part
    bool mayEnd = false;     // of a draw: the number of rounds is open, and closing would do as well
    OutdatedDraw drawn = {}; // the last round: whether it still is what would be drawn now
};

// draft, published or complete; `entries` for round 0, before the first draw.
std::string roundState(const tournament::Tournament& tournament, int round);

} // namespace schreiber::desk
