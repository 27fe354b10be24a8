#pragma once

#include "evening.h"

#include <base/random.h>

#include <map>
#include <set>
#include <vector>

// Evenings played out with results made from a seed.
namespace schreiber::tournament::testing {

// One game to `target`: somebody wins, the others stay below. Counting down the winner comes to 0.
inline Sheet randomGame(std::size_t sides, const Settings& settings, base::Random& random) {
    const std::size_t winner = random.below(sides);
    std::vector<int> score;
    for (std::size_t side = 0; side < sides; ++side) {
        const int most = settings.countsDown() ? settings.start : settings.target;
        const auto lost = static_cast<int>(random.below(static_cast<std::uint64_t>(most)));
        const int open = settings.countsDown() ? lost + 1 : lost;
        score.push_back(side == winner ? settings.target : open);
    }
    return finished(score);
}

inline void playOut(Tournament& tournament, base::Random& random) {
    for (Table& table : tournament.rounds.back().tables)
        for (Sheet& game : table.games) game = randomGame(table.sides.size(), tournament.settings, random);
}

// How often each number is in a round.
inline std::map<int, int> seenIn(const Round& round) {
    std::map<int, int> seen;
    for (const Table& table : round.tables)
        for (const auto& side : table.sides)
            for (const int number : side) ++seen[number];
    for (const int number : round.sittingOut) ++seen[number];
    return seen;
}

inline std::set<int> activeIn(const Tournament& tournament, int round) {
    std::set<int> active;
    for (const int number : contestants(tournament))
        if (isActive(tournament, number, round)) active.insert(number);
    return active;
}

} // namespace schreiber::tournament::testing
