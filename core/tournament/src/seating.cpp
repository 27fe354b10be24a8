#include "seating.h"

#include <base/random.h>

#include <algorithm>
#include <cstddef>
#include <numeric>

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
    for (const Places& places : seating.rounds) {
        for (int first = 0; first < field.seats(); first += field.tableSize()) {
            for (int i = first; i < first + field.tableSize(); ++i) {
                for (int j = i + 1; j < first + field.tableSize(); ++j) {
                    const auto [a, b] =
                        std::minmax(places[static_cast<std::size_t>(i)], places[static_cast<std::size_t>(j)]);
                    const Bond& bond = field.bond(a, b);
                    faults.never += bond.never ? 1 : 0;
                    const int one = std::min(b, field.people()); // empty chairs are all one
                    const std::size_t cell =
                        static_cast<std::size_t>(a) * size + static_cast<std::size_t>(one);
                    if (field.isChair(b)) {
                        if (field.opposed(a, b) + opposed[cell]++ > 0) ++faults.twos;
                        continue;
                    }
                    faults.clubs += bond.sameClub ? 1 : 0;
                    if (arePartners(field.tableSize(), i, j)) {
                        faults.camps += bond.otherCamp ? 1 : 0;
                        if (field.partnered(a, b) + partnered[cell]++ > 0) ++faults.partnerRepeats;
                    } else {
                        faults.camps += bond.sameCamp ? 1 : 0;
                        if (field.opposed(a, b) + opposed[cell]++ > 0) ++faults.opponentRepeats;
                    }
                }
            }
        }
    }
    return faults;
}

int opponentBound(const Field& field, int rounds) {
    const int opponentsARound = field.tableSize() == 3 ? 2 : field.tableSize() / 2;
    // At a table of two it is one fewer: more often than this the same player need not be there.
    const int people = std::max(1, field.people());
    const int atTwos = field.chairs() == 0 ? 0 : 2 * field.chairs() * rounds / people + 1;
    // With sit-outs the fewest rounds that anybody plays.
    const int sitOuts = field.size() == 0 ? 0 : (field.bench() * rounds + field.size() - 1) / field.size();
    const int played = field.bench() == 0 ? rounds : std::max(0, rounds - sitOuts - 1);
    int repeats = 0;
    for (int a = 0; a < field.people(); ++a) {
        int unmet = 0;
        for (int b = 0; b < field.people(); ++b)
            if (a != b && field.opposed(a, b) == 0 && !field.bond(a, b).never) ++unmet;
        repeats += std::max(0, opponentsARound * played - std::min(atTwos, played) - unmet);
    }
    return (repeats + 1) / 2;
}

Seating randomSeating(const Field& field, int rounds, std::uint64_t seed) {
    base::Random random(seed);
    std::vector<int> satOut;
    for (int player = 0; player < field.size(); ++player) satOut.push_back(field.satOut(player));
    Places places(static_cast<std::size_t>(field.size()));
    std::iota(places.begin(), places.end(), 0);
    const auto seats = static_cast<std::ptrdiff_t>(field.seats());
    Seating seating;
    for (int round = 0; round < rounds; ++round) {
        random.shuffle(places);
        std::stable_sort(places.begin(), places.end(), [&](int a, int b) {
            return satOut[static_cast<std::size_t>(a)] > satOut[static_cast<std::size_t>(b)];
        });
        std::vector<int> seated(places.begin(), places.begin() + seats);
        random.shuffle(seated);
        std::copy(seated.begin(), seated.end(), places.begin());
        for (auto sitting = places.begin() + seats; sitting != places.end(); ++sitting)
            ++satOut[static_cast<std::size_t>(*sitting)];
        seating.rounds.push_back(places);
    }
    return seating;
}

} // namespace schreiber::tournament
