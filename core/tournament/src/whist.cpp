#include "whist.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

namespace schreiber::tournament {

namespace {

// Side against side. Over the first rounds of all tables the differences of partners, modulo N - 1, are each
// once there, and those of opponents twice: found by search, and held by a test.
using WhistTable = std::array<int, 4>;
constexpr std::array<WhistTable, 1> kFour{{{3, 0, 1, 2}}};
constexpr std::array<WhistTable, 2> kEight{{{7, 0, 4, 5}, {1, 3, 2, 6}}};
constexpr std::array<WhistTable, 3> kTwelve{{{11, 0, 5, 7}, {1, 8, 6, 9}, {2, 3, 4, 10}}};
constexpr std::array<WhistTable, 4> kSixteen{{{15, 0, 1, 12}, {2, 7, 3, 9}, {4, 5, 11, 14}, {6, 13, 8, 10}}};
constexpr std::array<WhistTable, 5> kTwenty{
    {{19, 0, 1, 12}, {2, 9, 6, 8}, {3, 18, 11, 16}, {4, 17, 13, 14}, {5, 15, 7, 10}}};
constexpr std::array<WhistTable, 6> kTwentyFour{
    {{23, 0, 17, 18}, {1, 3, 8, 15}, {2, 21, 10, 22}, {4, 14, 12, 20}, {5, 19, 6, 9}, {7, 13, 11, 16}}};
constexpr std::array<WhistTable, 7> kTwentyEight{{{27, 0, 11, 23},
                                                  {1, 7, 9, 20},
                                                  {2, 24, 3, 12},
                                                  {4, 21, 22, 25},
                                                  {5, 18, 15, 16},
                                                  {6, 14, 19, 26},
                                                  {8, 10, 13, 17}}};
constexpr std::array<std::span<const WhistTable>, 7> kPlans{kFour,   kEight,      kTwelve,     kSixteen,
                                                            kTwenty, kTwentyFour, kTwentyEight};

} // namespace

std::optional<Places> whistRound(const std::vector<int>& labels, int round) {
    const auto plan = std::find_if(kPlans.begin(), kPlans.end(), [&](std::span<const WhistTable> tables) {
        return 4 * tables.size() == labels.size();
    });
    if (plan == kPlans.end()) return std::nullopt;
    const auto last = static_cast<int>(labels.size()) - 1;
    Places places;
    for (const WhistTable& table : *plan)
        for (const int position : table)
            places.push_back(
                labels[static_cast<std::size_t>(position == last ? last : (position + round) % last)]);
    return places;
}

} // namespace schreiber::tournament
