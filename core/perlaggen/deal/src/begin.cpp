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
    for (int i = 0; i < setup.seats; ++i) {
        const auto at = static_cast<std::size_t>(i);
        state.hands[at].cards = setup.hands[at] | setup.hidden[at];
        state.hands[at].hidden = setup.hidden[at];
    }
    state.tricks[0].leader = cards::after(setup.dealer, setup.seats);
    if (state.trump) state.phase = Phase::Play;
    return state;
}

} // namespace schreiber::perlaggen::deal
