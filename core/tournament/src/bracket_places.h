#pragma once

#include <cstddef>

namespace schreiber::tournament {

// Where the `index`-th of those who get a place of their own goes among 2^k slots: into the other half each
// time, in that into the other quarter, and so on, so that any first few lie spread evenly.
std::size_t spreadPlace(std::size_t index, std::size_t slots);

} // namespace schreiber::tournament
