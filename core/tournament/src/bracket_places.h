#pragma once

#include <tournament/bracket.h>
#include <tournament/model.h>

#include <cstddef>
#include <map>
#include <vector>

namespace schreiber::tournament {

// Where the `index`-th of those who get a place of their own goes among 2^k slots: into the other half each
// time, in that into the other quarter, and so on, so that any first few lie spread evenly.
std::size_t spreadPlace(std::size_t index, std::size_t slots);

// Who is still in the bracket, through or at a table of the last round; once its final is drawn, the two of
// it: what was played stays.
std::vector<int> stillIn(const Tournament& tournament, const Bracket& bracket);

// Who plays for the second chance in a round, given the bracket before it: who has lost there, or came too
// late for it, and has not lost a second time; whether or not they are still there.
std::vector<int> forSecondChance(const Tournament& tournament, const Bracket& before, int round);
// Up to which round each was in it, more is further; without those who were in none.
std::map<int, int> secondChanceOrder(const Tournament& tournament, const Bracket& bracket, int round);

// In `bracketOrder` those still in, and the two of the final, stand above all who lost.
inline constexpr int kStillIn = 1000;

} // namespace schreiber::tournament
