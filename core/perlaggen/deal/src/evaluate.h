#pragma once

#include "proofs.h"

#include <array>
#include <optional>
#include <perlaggen/deal/counting.h>
#include <perlaggen/deal/state.h>
#include <perlaggen/rulebook/rule_set.h>
#include <vector>

// The settlement of a deal, with what breaches and failed proofs take from it.
namespace schreiber::perlaggen::deal {

struct Evaluation {
    std::array<SettledFigure, kFigureCount> figures{};
    Count count;
    std::vector<StakeLost> stakesLost;
    bool complete = false;
    bool midRedeal = false;
    int midNeeded = 0;          // the cards a figure had to have, where nobody has one so long
    bool midTooShort = false;   // only since mid_min_cards asks for more cards than two
    bool midByDeclared = false; // it is declare_min_cards that asks for as many
    bool decidedInDeal = false; // one figure goes out whatever the others are
};

// `endgame`: by another end of the game than the one that there is.
Evaluation evaluate(const rulebook::Rules& rules, const State& state, const std::vector<Proof>& proofs,
                    std::optional<Endgame> endgame = {});

// Whether a conceded figure counts for the next bets (RP-202): until it has to be shown it does, unless a
// breach has taken it from its side, or the cards are known and the side has not got it.
bool concededCounts(const rulebook::Rules& rules, const State& state, Figure which);

// Both sides became one short by concessions within the deal (RP-219 to RP-223).
bool bothShortInDeal(const rulebook::Rules& rules, const State& state);

// Whether the figures settled so far end the game.
bool gameDecided(const rulebook::Rules& rules, const State& state);

} // namespace schreiber::perlaggen::deal
