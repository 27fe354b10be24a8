#pragma once

#include <array>
#include <perlaggen/deal/doubts.h>
#include <perlaggen/deal/outcome.h>
#include <perlaggen/deal/ruling.h>
#include <perlaggen/deal/state.h>
#include <perlaggen/ruling/replay.h>
#include <span>
#include <vector>

namespace schreiber::perlaggen::ruling {

// What came of a record on one way in which the things it leaves open can be.
struct TimeLine {
    std::vector<deal::Doubt> asked;
    std::vector<deal::Ruling> rulings;
    deal::Outcome outcome;
    deal::State state;
    Certain certain;                        // of the state
    std::array<Missing, 3> decides{};       // by figure, where time lines part on it
    Missing decidesSheet{};                 // where they part on what is written
    std::vector<deal::Supposed> provided{}; // all that is taken as done rightly
    std::vector<deal::Ruling> allowed{};    // only because of what this program chose
};

// What the time lines have in common is decided; where they part it is undecided, and what they part on is
// what would decide. `pool`: the cards that the record does not place. At least one time line.
TimeLine inCommon(std::span<const TimeLine> timeLines, cards::CardSet pool);

} // namespace schreiber::perlaggen::ruling
