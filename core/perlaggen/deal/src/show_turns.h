#pragma once

#include "index.h"
#include "table.h"

#include <array>

// The turns of the show, for its events in show.cpp.
namespace schreiber::perlaggen::deal {

inline constexpr std::array kShown{Figure::Gleich, Figure::Hanger};

constexpr std::uint8_t bit(int team) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(team));
}

// A seat's figure as it lies, in its place in the order, whatever is barred.
int strengthOf(const rulebook::Rules& rules, const State& state, cards::Seat seat, Figure figure);
int bestOfOthers(const State& state, Figure figure, const ByTeam& best, int team);
bool openInShow(const State& state, Figure figure);
// Who of the others has the team's best Hanger in trumps, where that is better (imst-2015 Figuren).
std::optional<cards::Seat> sameInTrump(const rulebook::Rules& rules, const State& state, int team);

// The team may not improve the figure from what it has lying now.
void bar(Table& table, Figure figure, int team);

// More than betting was done in the show.
void beginShowing(Table& table);
void nextTurn(State& state);
// A figure that the side on turn does not at least equal is lost to it.
void endTurn(Table& table);
// The seat's side is the next to show.
bool isNext(const Table& table);
// A bet on Gleich or Hanger waits for its answer: the turn cannot end before.
bool waitsForAnswer(const State& state);
// Each open figure of the side on turn is at least equalled: nothing else is left for it to do.
bool partDone(const rulebook::Rules& rules, const State& state);

} // namespace schreiber::perlaggen::deal
