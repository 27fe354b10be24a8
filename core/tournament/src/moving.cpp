#include "moving.h"

#include <base/random.h>

#include <algorithm>
#include <cstddef>

namespace schreiber::tournament {

namespace {

// The first round a contestant could be drawn into: when the later of its persons had joined.
int joined(const Tournament& tournament, int contestant) {
    int latest = 1;
    for (const int person : personsOf(tournament, contestant))
        if (const Entry* entry = findEntry(tournament, person)) latest = std::max(latest, entry->joined);
    return latest;
}

struct Kinds {
    std::vector<int> stay;
    std::vector<int> move;

    std::vector<int>& shorter() { return move.size() < stay.size() ? move : stay; }
    std::vector<int>& longer() { return move.size() < stay.size() ? stay : move; }
};

// Odd and even numbers, evened out where one kind is more: the highest of it join the other.
Kinds evenedOut(const std::vector<int>& numbers) {
    Kinds kinds;
    for (const int number : numbers) (number % 2 != 0 ? kinds.stay : kinds.move).push_back(number);
    while (kinds.longer().size() > kinds.shorter().size() + 1) {
        std::vector<int>& longer = kinds.longer();
        std::vector<int>& shorter = kinds.shorter();
        shorter.push_back(longer.back());
        longer.pop_back();
    }
    return kinds;
}

} // namespace

std::vector<MovingTable> movingTables(const Tournament& tournament, int number, std::uint64_t firstSeed) {
    std::vector<int> fromTheStart;
    std::vector<int> late;
    for (const int contestant : contestants(tournament)) {
        const int since = joined(tournament, contestant);
        if (since <= number) (since == 1 ? fromTheStart : late).push_back(contestant);
    }
    Kinds kinds = evenedOut(fromTheStart);
    base::Random random(firstSeed);
    random.shuffle(kinds.stay);
    random.shuffle(kinds.move);
    for (const int contestant : late) kinds.shorter().push_back(contestant);

    const std::size_t count = std::max(kinds.stay.size(), kinds.move.size());
    std::vector<MovingTable> tables(count);
    const auto present = [&](int contestant) {
        return isActive(tournament, contestant, number) ? contestant : 0;
    };
    for (std::size_t i = 0; i < kinds.stay.size(); ++i) tables[i].stays = present(kinds.stay[i]);
    for (std::size_t i = 0; i < kinds.move.size(); ++i)
        tables[(i + static_cast<std::size_t>(number) - 1) % count].moves = present(kinds.move[i]);
    return tables;
}

} // namespace schreiber::tournament
