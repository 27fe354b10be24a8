#pragma once

#include <cstddef>

namespace schreiber::perlaggen::deal {

// The place in what is kept by figure, by seat, by team.
template <class Key>
constexpr std::size_t at(Key key) {
    return static_cast<std::size_t>(key);
}

} // namespace schreiber::perlaggen::deal
