#pragma once

#include "evaluate.h"

#include <array>

// How a game ends when both sides are one short, or by declaration (RP-206 to RP-228).
namespace schreiber::perlaggen::deal {

// Both became one short within the deal and the Spiel is given: the best figure of the needed length goes
// out; where there is none, or it is equal, the cards are dealt again.
void goingOutInDeal(const rulebook::Rules& rules, const State& state, Endgame endgame, Evaluation& result);

// RP-220, RP-227: both are one short and the Spiel is given, so what is still open goes out only if it is
// long enough; to be given it too is no help to a team that cannot make one.
bool givenInVain(const rulebook::Rules& rules, const State& state, Figure figure, int team);

// Both were one short from the start: Gleich and Hanger do not score by themselves.
void goingOutFromStart(const State& state, std::array<SettledFigure, kFigureCount>& figures);

// The figure declared and allowed scores one point and ends the game.
void declared(const rulebook::Rules& rules, const State& state,
              std::array<SettledFigure, kFigureCount>& figures);

} // namespace schreiber::perlaggen::deal
