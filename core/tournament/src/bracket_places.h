#pragma once

#include <cstddef>

namespace schreiber::tournament {

// Where the `index`-th of those who get a place of their own goes among 2^k slots: into the other half each
// time, in that into the other quarter, and so on, so that any first few lie spread evenly.
std::size_t spreadPlace(std::size_t index, std::size_t slots);

// In `bracketOrder` those still in, and the two of the final, stand above all who lost.
inline constexpr int kStillIn = 1000;

} // namespace schreiber::tournament
