#pragma once

#include <koenigrufen/rulebook/rule_set.h>

// Counts are kept in thirds of a point, as the count by threes comes to (KR-011); points and Blatt are how
// they are said. Nothing else works with Blätter.
namespace schreiber::koenigrufen::deal {

inline constexpr int kAllPoints = 70;
inline constexpr int kAllThirds = 3 * kAllPoints;

struct Count {
    int points = 0;
    int blatt = 0; // cards left over: 0, 1, 2

    friend constexpr bool operator==(const Count&, const Count&) = default;
};

constexpr Count countOf(int thirds) {
    return {thirds / 3, thirds % 3};
}
constexpr int thirdsOf(Count count) {
    return 3 * count.points + count.blatt;
}

// Over 35, as the table understands it (KR-104, KR-120, `win_from`): a positive game is won, a player in
// Trischaken has too much.
bool isOverHalf(const rulebook::Rules& rules, int thirds);

// So little that the other side has the Absolut (KR-140).
bool isAbsolutAgainst(const rulebook::Rules& rules, int thirds);

} // namespace schreiber::koenigrufen::deal
