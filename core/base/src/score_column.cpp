#include <base/contract.h>
#include <base/score_column.h>

#include <algorithm>

namespace schreiber::base {

void ScoreColumn::win(int points, const Counting& counting) {
    SCHREIBER_REQUIRE(points >= 0, "points won are not negative");
    if (counting.downTo) {
        score = std::max(*counting.downTo, score - points);
        return;
    }
    const int paid = std::min(owed, points);
    owed -= paid;
    score += points - paid;
}

void ScoreColumn::fine(int points, const Counting& counting) {
    SCHREIBER_REQUIRE(points >= 0, "a fine is not negative");
    if (counting.downTo) {
        score += points;
        return;
    }
    const int taken =
        counting.belowZero == BelowZero::Allowed ? points : std::min(std::max(score, 0), points);
    score -= taken;
    if (counting.belowZero == BelowZero::Owed) owed += points - taken;
}

} // namespace schreiber::base
