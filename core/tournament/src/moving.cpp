#include "moving.h"

#include <base/random.h>

#include <algorithm>
#include <cstddef>
#include <utility>

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

// On an empty place, else at a new table after the last. By table; 0 is an empty place.
void sitDown(Kinds& tables, int contestant) {
    for (std::vector<int>* places : {&tables.stay, &tables.move}) {
        const auto empty = std::find(places->begin(), places->end(), 0);
        if (empty == places->end()) continue;
        *empty = contestant;
        return;
    }
    tables.stay.push_back(contestant);
    tables.move.push_back(0);
}

std::vector<MovingTable> tablesBy(const Tournament& tournament, int number, std::uint64_t seed) {
    std::vector<int> fromTheStart;
    std::vector<std::pair<int, int>> late; // since when, and who
    for (const int contestant : contestants(tournament)) {
        const int since = joined(tournament, contestant);
        if (since == 1) fromTheStart.push_back(contestant);
        if (since > 1 && since <= number) late.emplace_back(since, contestant);
    }
    std::sort(late.begin(), late.end());
    Kinds kinds = evenedOut(fromTheStart);
    base::Random random(seed);
    random.shuffle(kinds.stay);
    random.shuffle(kinds.move);

    // Round by round, as a table more on the way makes the way round longer from then on, and nobody may come
    // back to a table sooner for it.
    kinds.stay.resize(std::max(kinds.stay.size(), kinds.move.size()));
    kinds.move.resize(kinds.stay.size());
    auto next = late.begin();
    for (int round = 2; round <= number; ++round) {
        for (; next != late.end() && next->first == round; ++next) sitDown(kinds, next->second);
        std::rotate(kinds.move.rbegin(), kinds.move.rbegin() + (kinds.move.empty() ? 0 : 1),
                    kinds.move.rend());
    }

    const auto present = [&](int contestant) {
        return contestant != 0 && isActive(tournament, contestant, number) ? contestant : 0;
    };
    std::vector<MovingTable> tables;
    for (std::size_t i = 0; i < kinds.stay.size(); ++i)
        tables.push_back({present(kinds.stay[i]), present(kinds.move[i])});
    return tables;
}

// Ways to sit in the first round, each drawn by the same seed; the first is the one where nobody is banned.
constexpr std::uint64_t kWays = 64;

std::uint64_t wayOf(std::uint64_t seed, std::uint64_t way) {
    return way == 0 ? seed : base::mix(seed, way);
}

bool isBanned(const Tournament& tournament, const MovingTable& table) {
    const auto isAt = [&](int person) {
        for (const int contestant : {table.stays, table.moves}) {
            const std::vector<int> persons = personsOf(tournament, contestant);
            if (std::find(persons.begin(), persons.end(), person) != persons.end()) return contestant;
        }
        return 0;
    };
    return std::any_of(tournament.never.begin(), tournament.never.end(), [&](const auto& two) {
        const int a = isAt(two.first);
        const int b = isAt(two.second);
        return a != 0 && b != 0 && a != b;
    });
}

// The first round in which two meet who must not; one after all where they never do.
int firstBan(const Tournament& tournament, std::uint64_t seed) {
    constexpr int kLongEvening = 12; // what is looked at where the number of rounds is open
    const int rounds = tournament.settings.rounds > 0 ? tournament.settings.rounds : kLongEvening;
    for (int round = 1; round <= rounds; ++round)
        for (const MovingTable& table : tablesBy(tournament, round, seed))
            if (table.stays != 0 && table.moves != 0 && isBanned(tournament, table)) return round;
    return rounds + 1;
}

// How many tables of the first round are as this way has them.
std::size_t asDrawn(const Tournament& tournament, const Round& first, std::uint64_t seed) {
    std::size_t same = 0;
    for (const MovingTable& place : tablesBy(tournament, 1, seed))
        same += static_cast<std::size_t>(
            std::count_if(first.tables.begin(), first.tables.end(), [&](const Table& table) {
                return table.sides == std::vector<std::vector<int>>{{place.stays}, {place.moves}};
            }));
    return same;
}

} // namespace

// Bans that come later do not change the way: it is that of the first round on the wall.
std::vector<MovingTable> movingTables(const Tournament& tournament, int number, std::uint64_t firstSeed) {
    if (tournament.never.empty() && number == 1) return tablesBy(tournament, number, firstSeed);
    const Round* first = number == 1 ? nullptr : findRound(tournament, 1);
    std::uint64_t best = firstSeed;
    std::size_t most = 0;
    for (std::uint64_t way = 0; way < kWays; ++way) {
        const std::uint64_t seed = wayOf(firstSeed, way);
        const std::size_t worth = first == nullptr ? static_cast<std::size_t>(firstBan(tournament, seed))
                                                   : asDrawn(tournament, *first, seed);
        if (worth > most) best = seed, most = worth;
        if (first != nullptr && worth == first->tables.size()) break;
    }
    return tablesBy(tournament, number, best);
}

} // namespace schreiber::tournament
