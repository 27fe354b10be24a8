#pragma once

#include <koenigrufen/deal/count.h>
#include <koenigrufen/deal/scoring.h>
#include <koenigrufen/deal/state.h>
#include <optional>
#include <vector>

namespace schreiber::koenigrufen::deal {

// What a game comes to, on one of the ways in which the cards that nobody saw can lie.
struct Outcome {
    bool complete = false;
    bool isWritten = false;    // points and items are known; not after a redeal
    std::vector<Count> counts; // by side, in Trischaken by seat; empty where they are not counted
    Settlement settlement{};
    std::optional<Facts> facts{}; // that were settled; none where nothing is written

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

// At least one; more where cards that count lie in talons or were laid away unseen. None twice.
std::vector<Outcome> outcomesOf(const rulebook::Rules& rules, const State& state, const CountBy& by);

// Whose the talon cards are that nobody took: side 1, or 0 where the called king lies among six of them. None
// where no side counts.
std::optional<int> sideOfLeft(const rulebook::Rules& rules, const State& state);
// The talon cards that nobody took, in the order in which they were laid.
std::vector<std::optional<Card>> leftInTalon(const rulebook::Rules& rules, const State& state);
// Trischaken: the talon card that goes with the trick, where somebody saw it or it can be no other.
std::optional<Card> talonCardOf(const State& state, const Trick& trick);

} // namespace schreiber::koenigrufen::deal
