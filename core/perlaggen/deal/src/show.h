#pragma once

#include "table.h"

namespace schreiber::perlaggen::deal {

// Best Gleich or Hanger that lies on the table, by team, as an order (figures::strength); 0 is none. Teams
// barred from improving it keep what they had when they left it standing.
ByTeam bestLying(const rulebook::Rules& rules, const State& state, Figure figure);

// The teams that can still win the figure.
std::uint8_t contenders(const State& state, Figure figure);

// Whether what a team has lying contests the figure: no other team has a better one (show_at_least_equal).
bool atLeastEquals(const rulebook::Rules& rules, const State& state, Figure figure, int team);

// readings.md 33: a concession of one's own accord ends the turn of the side that has acted.
void endTurnAfterGood(Table& table);

// show_only_shower: it is the side's turn, or has become so because nothing is left for the other to do.
bool mayBetInShow(Table& table);

// The record ends: a side that has done its part has ended its turn (deal-record.md, done).
void endTurnWithRecord(const rulebook::Rules& rules, State& state);

} // namespace schreiber::perlaggen::deal
