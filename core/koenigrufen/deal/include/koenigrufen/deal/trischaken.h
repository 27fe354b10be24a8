#pragma once

#include <array>
#include <koenigrufen/deal/scoring.h>

namespace schreiber::koenigrufen::deal {

struct TrischakenResult {
    How how = How::TwoTwo;
    std::array<int, rulebook::kSeats> points{}; // in the game's value, not yet doubled

    friend bool operator==(const TrischakenResult&, const TrischakenResult&) = default;
};

// Who gets what from whom, by what each counted and who has no trick (KR-118 to KR-124, R24).
TrischakenResult trischaken(const rulebook::Rules& rules, const TrischakenTally& tally);

// By which point of the rules that is decided.
rulebook::PointName pointOf(How how);

} // namespace schreiber::koenigrufen::deal
