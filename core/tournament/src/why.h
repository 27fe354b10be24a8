#pragma once

#include <tournament/standings.h>

namespace schreiber::tournament {

// What put `row`, as `decidedBy` says, before the `next` one after a round.
Why whyOf(const Tournament& tournament, int round, const StandingRow& row, const StandingRow& next);

} // namespace schreiber::tournament
