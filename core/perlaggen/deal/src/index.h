#pragma once

#include <cstddef>
#include <perlaggen/deal/event.h>

// Places in what is kept by figure or by team.
namespace schreiber::perlaggen::deal {

constexpr std::size_t at(Figure figure) {
    return static_cast<std::size_t>(figure);
}
constexpr std::size_t at(int team) {
    return static_cast<std::size_t>(team);
}

} // namespace schreiber::perlaggen::deal
