#pragma once

#include <array>
#include <koenigrufen/ruling/replay.h>

namespace schreiber::koenigrufen::ruling {

// What one of the four can see of a game: what he holds and laid away himself, and what lies open to all.
struct Sight {
    std::array<bool, deal::kSeats> hands{};
    std::array<bool, 2> talons{};
    bool laidFaceDown = false; // Tarocke laid away lie face up, for everybody
    bool parties = true;       // who plays with whom
};
Sight sightOf(const Replay& replay, cards::Seat seat);

} // namespace schreiber::koenigrufen::ruling
