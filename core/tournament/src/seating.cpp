#include "seating.h"

#include "sit_outs.h"

#include <base/random.h>

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

namespace schreiber::tournament {

namespace {

bool arePartners(int tableSize, int place, int other) {
    return tableSize == 4 && place / 2 == other / 2;
}

} // namespace

Faults faultsOf(const Field& field, const Seating& seating) {
    const auto size = static_cast<std::size_t>(field.size());
    std::vector<int> partnered(size * size);
    std::vector<int> opposed(size * size);
    Faults faults;
    const auto meet = [&](int one, int other, bool partners) {
        const auto [a, b] = std::minmax(one, other);
        const Bond& bond = field.bond(a, b);
        faults.never += bond.never ? 1 : 0;
        const int mate = std::min(b, field.people()); // empty chairs are all one
        const std::size_t cell = static_cast<std::size_t>(a) * size + static_cast<std::size_t>(mate);
        if (field.isChair(b)) {
            if (field.opposed(a, b) + opposed[cell]++ > 0) ++faults.twos;
            return;
        }
        faults.clubs += bond.sameClub ? 1 : 0;
        faults.camps += (partners ? bond.otherCamp : bond.sameCamp) ? 1 : 0;
        const auto again = [&faults](int before, int& repeats) {
            repeats += before > 0 ? 1 : 0;
            faults.uneven += std::max(0, before - 1);
        };
        if (partners) again(field.partnered(a, b) + partnered[cell]++, faults.partnerRepeats);
        if (!partners || field.meet() == Meet::Once)
            again(field.opposed(a, b) + opposed[cell]++, faults.opponentRepeats);
    };
    for (const Places& places : seating.rounds) {
        const auto at = [&places](int place) { return places[static_cast<std::size_t>(place)]; };
        for (int first = 0; first < field.seats(); first += field.tableSize())
            for (int i = first; i < first + field.tableSize(); ++i)
                for (int j = i + 1; j < first + field.tableSize(); ++j)
                    meet(at(i), at(j), arePartners(field.tableSize(), i, j));
        if (field.restPlayers() > 0) meet(at(field.seats()), at(field.seats() + 1), false);
    }
    return faults;
}

int repeatsLeft(std::vector<int> excess, const Field& field, int rounds) {
    // Nowhere does it spare more than where there is most of it.
    std::make_heap(excess.begin(), excess.end());
    const int opponents = field.tableSize() == 2 ? 1 : field.opponents();
    for (const auto& [leftOver, spared] :
         {std::pair(field.sittingOut(), opponents), std::pair(field.restPlayers(), opponents - 1)})
        for (int times = leftOver * rounds; times > 0 && !excess.empty() && excess.front() > 0; --times) {
            std::pop_heap(excess.begin(), excess.end());
            excess.back() -= spared;
            std::push_heap(excess.begin(), excess.end());
        }
    int repeats = 0;
    for (const int many : excess) repeats += std::max(0, many);
    return (repeats + 1) / 2;
}

int opponentBound(const Field& field, int rounds) {
    const int opponentsARound = field.tableSize() == 2 ? 1 : field.opponents();
    // At a table of two it is one fewer: more often than this the same player need not be there.
    const int people = std::max(1, field.people());
    const int atTwos = field.chairs() == 0 ? 0 : 2 * field.chairs() * rounds / people + 1;
    std::vector<int> excess; // opponents of each beyond those whom it has not met, if it sat out never
    for (int a = 0; a < field.people(); ++a) {
        int unmet = 0;
        for (int b = 0; b < field.people(); ++b)
            if (a != b && field.opposed(a, b) == 0 && !field.bond(a, b).never) ++unmet;
        excess.push_back(opponentsARound * rounds - std::min(atTwos, rounds) - unmet);
    }
    return repeatsLeft(std::move(excess), field, rounds);
}

Seating randomSeating(const Field& field, int rounds, std::uint64_t seed) {
    base::Random random(seed);
    SitOuts sitOuts(field);
    Places places(static_cast<std::size_t>(field.size()));
    std::iota(places.begin(), places.end(), 0);
    const auto seats = static_cast<std::ptrdiff_t>(field.seats());
    Seating seating;
    for (int round = 0; round < rounds; ++round) {
        random.shuffle(places);
        sitOuts.sortByTurn(places);
        std::vector<int> seated(places.begin(), places.begin() + seats);
        random.shuffle(seated);
        std::copy(seated.begin(), seated.end(), places.begin());
        sitOuts.leave(places.cbegin() + seats, places.cend());
        seating.rounds.push_back(places);
    }
    return seating;
}

} // namespace schreiber::tournament
