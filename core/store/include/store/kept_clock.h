#pragma once

#include <cstdint>

namespace schreiber::store {

// The round clock as a file keeps it beside the tournament. It runs at the desk and is no action: it has no
// journal row, and undo leaves it alone.
struct KeptClock {
    int minutes = 45;       // 1 to 180
    std::int64_t spent = 0; // milliseconds, before it was last started
    std::int64_t since = 0; // when it was last started, in milliseconds of UTC; 0 while it stands

    friend bool operator==(const KeptClock&, const KeptClock&) = default;
};

} // namespace schreiber::store
