#pragma once

#include <compare>

namespace schreiber::tournament {

// A value of the table: an integer, or a half (level by time is half a win).
struct Amount {
    int halves = 0; // twice the value

    double value() const { return halves / 2.0; }
    friend auto operator<=>(const Amount&, const Amount&) = default; // NOLINT(modernize-use-nullptr)
};

} // namespace schreiber::tournament
