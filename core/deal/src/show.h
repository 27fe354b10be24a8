#pragma once

#include "table.h"

#include <array>

namespace schreiber::deal {

// Best Gleich or Hanger that lies on the table, by team, as an order (figures::strength); 0 is none. Teams
// barred from improving it keep what they had when they left it standing.
ByTeam bestLying(const rulebook::Rules& rules, const State& state, Figure figure);

// The teams that can still win the figure.
std::uint8_t contenders(const State& state, Figure figure);

// readings.md 33: an event of the other side ends the turn of the side that has done its part.
void endOtherTurnBefore(Table& table);

} // namespace schreiber::deal
