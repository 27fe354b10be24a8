#pragma once

#include <tournament/standings.h>

#include <vector>

namespace schreiber::tournament {

// Each group by itself, as if there were nobody else: ranks, what decided and why among its own. Of a round
// as `standingsOf`; empty where there are no standings.
std::vector<std::vector<StandingRow>> rankedAmong(const Tournament& tournament, int round,
                                                  const std::vector<std::vector<int>>& groups);

} // namespace schreiber::tournament
