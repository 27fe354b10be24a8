#include "index.h"

#include <algorithm>
#include <perlaggen/deal/state.h>

namespace schreiber::perlaggen::deal {

State begin(const Setup& setup) {
    State state;
    state.seats = setup.seats;
    state.handSize = std::clamp(setup.handSize, 1, kMostHandCards);
    state.target = setup.target;
    state.dealer = setup.dealer;
    state.startScore = setup.score;
    state.score = setup.score;
    state.owed = setup.owed;
    state.trump = setup.trump;
    state.turnToCome = setup.turnToCome;
    state.cutFaultsToCome = setup.cutFaultsToCome;
    state.toCome = setup.toCome;
    for (const cards::Seat seat : state.everyone()) {
        state.hand(seat).cards = setup.hands[at(seat)] | setup.hidden[at(seat)];
        state.hand(seat).hidden = setup.hidden[at(seat)];
    }
    state.tricks[0].leader = cards::after(setup.dealer, setup.seats);
    if (state.trump) state.phase = Phase::Play;
    return state;
}

} // namespace schreiber::perlaggen::deal
