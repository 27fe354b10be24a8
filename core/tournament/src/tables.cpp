#include "tables.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace schreiber::tournament {

base::Failure<Refusal> refuseNever(const Tournament& tournament, const Field& field) {
    int worst = 0;
    int most = -1;
    for (int a = 0; a < field.people(); ++a) {
        int apart = 0;
        for (int b = 0; b < field.people(); ++b) apart += field.bond(a, b).never ? 1 : 0;
        if (apart > most) worst = a, most = apart;
    }
    return refuse("never_impossible", {{"entry", std::to_string(field.number(worst))},
                                       {"name", nameOf(tournament, field.number(worst))},
                                       {"apart", std::to_string(most)},
                                       {"active", std::to_string(field.people())}});
}

base::Failure<Refusal> refuseTooFew(int active, int needed) {
    return refuse("too_few_entries",
                  {{"active", std::to_string(active)}, {"needed", std::to_string(needed)}});
}

namespace {

// One of each side cuts: the highest card deals first, the lowest writes (imst-2015 § 1), so the two never
// are of one side. The last side is the one that writes.
int firstDealerOf(int sides, int seats, base::Random& random) {
    std::vector<int> mayDeal;
    for (int seat = 0; seat < seats; ++seat)
        if (sides < 2 || seat % sides != sides - 1) mayDeal.push_back(seat);
    if (mayDeal.empty()) return 0;
    return mayDeal[static_cast<std::size_t>(random.below(mayDeal.size()))];
}

} // namespace

namespace {

Table withSheets(const Settings& settings, int number, std::vector<std::vector<int>> sides) {
    Table table;
    table.number = number;
    table.heat = settings.tables > 0 ? (number - 1) / settings.tables + 1 : 1;
    table.sides = std::move(sides);
    table.games.resize(static_cast<std::size_t>(std::max(1, settings.games)));
    return table;
}

} // namespace

Table tableOf(const Settings& settings, int number, std::vector<std::vector<int>> sides, base::Random& random,
              int seats) {
    Table table = withSheets(settings, number, std::move(sides));
    table.firstDealer = firstDealerOf(static_cast<int>(table.sides.size()), seats, random);
    return table;
}

Table ownTable(const Settings& settings, int number, std::vector<std::vector<int>> sides) {
    Table table = withSheets(settings, number, std::move(sides));
    table.firstDealer = static_cast<int>(table.sides.size()) - 1;
    return table;
}

} // namespace schreiber::tournament
