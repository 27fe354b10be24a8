#pragma once

#include <tournament/bracket.h>
#include <tournament/model.h>

#include <cstddef>
#include <vector>

namespace schreiber::tournament {

// Where the `index`-th of those who get a place of their own goes among 2^k slots: into the other half each
// time, in that into the other quarter, and so on, so that any first few lie spread evenly.
std::size_t spreadPlace(std::size_t index, std::size_t slots);

// Who plays for the second chance in a round, given the bracket before it: who has lost there, or came too
// late for it, and has not lost a second time; whether or not they are still there.
std::vector<int> forSecondChance(const Tournament& tournament, const Bracket& before, int round);

// In `bracketOrder` those still in, and the two of the final, stand above all who lost.
inline constexpr int kStillIn = 1000;

} // namespace schreiber::tournament
