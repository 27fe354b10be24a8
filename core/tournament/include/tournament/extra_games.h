#pragma once

#include <tournament/model.h>

#include <map>
#include <vector>

// Extra games (`Decider`): which of them count, and for what. Of two who played several the last counts.
namespace schreiber::tournament {

// What each of these won less what it lost in extra games among just them; empty while one of them has
// played none, as nobody falls behind who was not asked to play.
std::map<int, int> extraGameBalance(const Tournament& tournament, const std::vector<int>& entries);

// The games that are wanting until each of these has played one: who has none against the next of them, a
// last one against somebody who has.
std::vector<std::pair<int, int>> extraGamesWanting(const Tournament& tournament,
                                                   const std::vector<int>& entries);

// Whether an extra game of these two decides anything as the tournament stands: a match between them that
// somebody has to win ended level, or the ladder has extra games and what comes before leaves them level.
bool wouldCount(const Tournament& tournament, const Decider& game);

} // namespace schreiber::tournament
