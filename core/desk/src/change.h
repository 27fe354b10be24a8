#pragma once

#include "steps/step.h"

#include <desk/receipt.h>
#include <desk/warning.h>
#include <store/journal.h>

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace schreiber::desk {

class Evening;

// What a use case makes of the tournament, how the journal names it, and what is asked before it happens.
struct Made {
    Tournament after;
    store::Action what;
    std::vector<Warning> warnings;
    std::optional<Refusal>
        question; // the refusal unless the answer is yes; gets `changes`, the ranks that move
    std::vector<tournament::VoidPairing> voided = {}; // later pairings that it makes void
    std::vector<tournament::Repeat> repeats = {};     // of the round that it changes
    std::vector<std::pair<int, int>> lost = {};       // meetings that it takes out of that round
    bool isKnown = false; // all of it stands there already: nothing is written, and `what` says so
};

// Whether people then go by it: a draw on the wall, a result that is settled, the prize list. That is never
// built on a file that was altered; what is only written down is, for it must not be lost, and it is said
// then. A line of a game that goes on does not wait for that look.
enum class Fixes { Line, Nothing, Numbers };

struct Change {
    std::function<base::Result<Made, Refusal>(const Tournament&)> make;
    std::string why;
    Fixes fixes = Fixes::Nothing;
    bool reopens = false; // what may be done to a tournament that is closed, or is asked by `make` itself
};

// The time of a round is over once the next one is on the wall, or the tournament closed; that one's is still
// to be started. Where it cannot be kept the round is started all the same.
void endRoundClock(Evening& evening);

// A step's outcome with the name of the action, for changes that ask nothing.
base::Result<Made, Refusal> named(Changed changed, store::Action what, std::vector<Warning> warnings = {});

// A draft that was made before the entries changed has to be drawn anew.
std::vector<Warning> draftWarning(const Tournament& now);

// Whose rank differs between the standings of two tournaments; in a group phase the rank in the group.
std::vector<RankChange> rankChanges(const Tournament& before, const Tournament& after);

// "Anna Höß 3 → 2; ..."; empty where there is none.
std::string listed(const std::vector<RankChange>& changes);

// A seed for a draw: nine digits at most, so that a person can read it out and type it in.
std::uint64_t freshSeed();

} // namespace schreiber::desk
