#pragma once

#include <cstdint>
#include <optional>

// One side's column of a scoresheet: the engine's settlement of a deal and the sheet's totals count by it.
namespace schreiber::base {

// What becomes of a fine, or of the part of it, for which a side has no points: the score goes below 0; it
// stops there and the rest is dropped; or the rest is owed and comes off what is won later.
enum class BelowZero : std::uint8_t { Allowed, Dropped, Owed };

// Upwards; or down to `downTo`, where a fine is added and nothing is ever owed.
struct Counting {
    std::optional<int> downTo;
    BelowZero belowZero = BelowZero::Allowed;

    friend bool operator==(const Counting&, const Counting&) = default;
};

// Points won and fines are never negative.
struct ScoreColumn {
    int score = 0;
    int owed = 0;

    void win(int points, const Counting& counting);
    void fine(int points, const Counting& counting);

    friend bool operator==(const ScoreColumn&, const ScoreColumn&) = default;
};

} // namespace schreiber::base
