#include "evening.h"

#include <tournament/zero_sum.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <bit>
#include <map>
#include <set>

// Tables at which everybody plays for himself: who sits where.
using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

Tournament soloists(int count, int rounds = 3) {
    Tournament tournament = singles(count, Format::Solo);
    tournament.settings.zeroSum = true;
    tournament.settings.players = 4;
    tournament.settings.deals = 16;
    tournament.settings.rounds = rounds;
    return tournament;
}

std::vector<std::size_t> sizesOf(const Round& round) {
    std::vector<std::size_t> sizes;
    for (const Table& table : round.tables) sizes.push_back(table.sides.size());
    return sizes;
}

// What every round keeps to, whoever drew it.
void checkSound(const Tournament& tournament, const Round& round) {
    std::set<int> placed(round.sittingOut.begin(), round.sittingOut.end());
    CHECK(placed.size() == round.sittingOut.size());
    for (const Table& table : round.tables) {
        CHECK(table.firstDealer == static_cast<int>(table.sides.size()) - 1);
        for (const auto& side : table.sides) {
            REQUIRE(side.size() == 1);
            CHECK(placed.insert(side.front()).second);
        }
        for (const auto& [a, b] : tournament.never) {
            const auto sits = [&](int number) {
                return std::find(table.sides.begin(), table.sides.end(), std::vector<int>{number}) !=
                       table.sides.end();
            };
            CHECK_FALSE((sits(a) && sits(b)));
        }
    }
    CHECK(placed.size() == tournament.entries.size());
}

int meetings(const Tournament& tournament) {
    std::map<std::set<int>, int> met;
    for (const Round& round : tournament.rounds)
        for (const Table& table : round.tables)
            for (const auto& a : table.sides)
                for (const auto& b : table.sides)
                    if (a < b) ++met[{a.front(), b.front()}];
    int again = 0;
    for (const auto& [two, times] : met) again += times - 1;
    return again;
}

} // namespace

TEST_CASE("tables of four, and of five where that lets everybody play") {
    const Settings settings = soloists(4).settings;
    const std::map<int, std::pair<int, int>> expected{
        {4, {1, 0}},  {5, {0, 1}},  {6, {1, 0}},  {7, {1, 0}},  {8, {2, 0}},  {9, {1, 1}},  {10, {0, 2}},
        {11, {2, 0}}, {12, {3, 0}}, {13, {2, 1}}, {14, {1, 2}}, {15, {0, 3}}, {16, {4, 0}}, {211, {49, 3}}};
    for (const auto& [people, tables] : expected) {
        CAPTURE(people);
        const std::vector<int> sizes = tableSizes(settings, people);
        CHECK(std::count(sizes.begin(), sizes.end(), 4) == tables.first);
        CHECK(std::count(sizes.begin(), sizes.end(), 5) == tables.second);
        CHECK(sizes.size() == static_cast<std::size_t>(tables.first + tables.second));
    }
    CHECK(tableSizes(settings, 3).empty());
    Settings never = settings;
    never.fives = false;
    CHECK(tableSizes(never, 13) == std::vector<int>(3, 4));
    CHECK(dealsAt(settings, 4) == 16);
    CHECK(dealsAt(settings, 5) == 20);
}

TEST_CASE("nobody meets anybody twice where that can be") {
    for (const int count : {13, 16, 20, 26, 40, 97}) {
        CAPTURE(count);
        Tournament tournament = soloists(count);
        for (int round = 1; round <= 3; ++round) {
            const Quality quality = drawNext(tournament, static_cast<std::uint64_t>(100 * count + round));
            checkSound(tournament, tournament.rounds.back());
            if (count >= 16) CHECK(quality.opponentRepeats == 0);
        }
        if (count >= 16) CHECK(meetings(tournament) == 0);
    }
}

TEST_CASE("sixteen meet each other once in five rounds") {
    Tournament tournament = soloists(16, 5);
    for (std::uint64_t round = 1; round <= 5; ++round) drawNext(tournament, 7 + round);
    CHECK(meetings(tournament) == 0);
    tournament.settings.rounds = 6;
    const Quality sixth = drawNext(tournament, 3);
    CHECK(sixth.opponentRepeats == 24);
    CHECK(sixth.unavoidable == Unavoidable::Yes);
}

TEST_CASE("eight who have met have to meet again, as evenly as can be") {
    Tournament tournament = soloists(8);
    drawNext(tournament, 1);
    const Quality second = drawNext(tournament, 2);
    CHECK(second.opponentRepeats == 4); // two of each table go on together
    CHECK(second.unavoidable == Unavoidable::Unknown);
    const Quality third = drawNext(tournament, 3);
    CHECK(third.unavoidable == Unavoidable::Yes); // nine of seven others
    CHECK(third.opponentRepeats == 4);            // few before evenly
    CHECK(third.opponentBound == 4);              // of seven others each has two left, and three at its table
}

TEST_CASE("a larger table is nobody's a second time before all have been at one") {
    Tournament tournament = soloists(25, 3);
    std::map<int, int> larger;
    for (std::uint64_t round = 1; round <= 2; ++round) {
        drawNext(tournament, 20 + round);
        for (const Table& table : tournament.rounds.back().tables)
            if (table.sides.size() == 5)
                for (const auto& side : table.sides) ++larger[side.front()];
    }
    CHECK(larger.size() == 10);
    CHECK(sizesOf(tournament.rounds.back()) == std::vector<std::size_t>{4, 4, 4, 4, 4, 5});
}

TEST_CASE("of thirty-five all come to a larger table before anybody is there again") {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        CAPTURE(seed);
        Tournament tournament = soloists(35, 3);
        std::set<int> larger;
        for (std::uint64_t round = 1; round <= 2; ++round) {
            drawNext(tournament, 10 * seed + round);
            for (const Table& table : tournament.rounds.back().tables)
                if (table.sides.size() == 5)
                    for (const auto& side : table.sides) larger.insert(side.front());
        }
        CHECK(larger.size() == 30); // twice three tables of five
        CHECK(meetings(tournament) == 0);
    }
}

TEST_CASE("the last round of a few repeats as little as all ways to seat them tell") {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        CAPTURE(seed);
        Tournament tournament = soloists(10, 3);
        drawNext(tournament, 100 * seed + 1);
        tournament.entries.back().absences = {{2, 0, LeaverResults::Unplayed}};
        drawNext(tournament, 100 * seed + 2);
        std::map<std::set<int>, int> met;
        for (const Round& round : tournament.rounds)
            for (const Table& table : round.tables)
                for (const auto& a : table.sides)
                    for (const auto& b : table.sides)
                        if (a < b) ++met[{a.front(), b.front()}];
        int fewest = 1000;
        for (unsigned four = 0; four < 1U << 9U; ++four) { // who of the nine sit at the table of four
            if (std::popcount(four) != 4) continue;
            int again = 0;
            for (int a = 1; a <= 9; ++a)
                for (int b = a + 1; b <= 9; ++b)
                    again += (four >> (a - 1) & 1U) == (four >> (b - 1) & 1U) && met.contains({a, b}) ? 1 : 0;
            fewest = std::min(fewest, again);
        }
        CHECK(drawNext(tournament, 100 * seed + 3).opponentRepeats == fewest);
    }
}

TEST_CASE("who sits out has not before the others have") {
    Tournament tournament = soloists(7, 4);
    std::map<int, int> out;
    for (std::uint64_t round = 1; round <= 4; ++round) {
        drawNext(tournament, round);
        CHECK(tournament.rounds.back().sittingOut.size() == 3);
        for (const int number : tournament.rounds.back().sittingOut) ++out[number];
    }
    for (const auto& [number, times] : out) CHECK(times <= 2);
    CHECK(out.size() == 7);
}

TEST_CASE("two who must not meet do not, and clubs are kept apart behind meetings") {
    Tournament tournament = soloists(16);
    tournament.settings.keepApart = "club";
    for (Entry& entry : tournament.entries)
        entry.club = entry.number <= 4 ? "A" : entry.number <= 8 ? "B" : "";
    tournament.never = {{1, 9}, {1, 10}, {2, 9}};
    for (std::uint64_t round = 1; round <= 3; ++round) {
        const Quality quality = drawNext(tournament, 50 + round);
        checkSound(tournament, tournament.rounds.back());
        CHECK(quality.opponentRepeats == 0);
        if (round == 1) CHECK(quality.clubMeetings == 0);
    }
    Tournament small = soloists(4);
    small.never = {{1, 2}};
    const auto refused = drawRound(small, 1, 1);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == "never_impossible");
    const auto few = drawRound(soloists(3), 1, 1);
    REQUIRE_FALSE(few);
    CHECK(few.error().code == "too_few_entries");
    CHECK(few.error().arguments.at("needed") == "4");
}

TEST_CASE("nobody has the same seat twice in three rounds where people enough are there") {
    Tournament tournament = soloists(24);
    std::map<std::pair<int, std::size_t>, int> seats;
    int again = 0;
    for (std::uint64_t round = 1; round <= 3; ++round) {
        drawNext(tournament, 70 + round);
        for (const Table& table : tournament.rounds.back().tables)
            for (std::size_t seat = 0; seat < table.sides.size(); ++seat)
                again += seats[{table.sides[seat].front(), seat}]++;
    }
    CHECK(again <= 4);
}

TEST_CASE("the same seed gives the same round, another one another") {
    const Tournament tournament = soloists(21);
    CHECK(*drawRound(tournament, 1, 5) == *drawRound(tournament, 1, 5));
    CHECK_FALSE(drawRound(tournament, 1, 5)->tables == drawRound(tournament, 1, 6)->tables);
}

TEST_CASE("many people are drawn without anybody meeting again") {
    Tournament tournament = soloists(212);
    for (std::uint64_t round = 1; round <= 3; ++round) drawNext(tournament, 90 + round);
    CHECK(meetings(tournament) == 0);
}

TEST_CASE("points for places: level ones share theirs, in halves rounded up") {
    const auto points = readRankPoints("60,40,25,0", 4);
    REQUIRE(points);
    const auto of = [&](const std::vector<int>& score) {
        std::vector<int> halves;
        for (const Amount& amount : rankPointsOf(*points, score)) halves.push_back(amount.halves);
        return halves;
    };
    CHECK(of({34, -12, -18, -4}) == std::vector<int>{120, 50, 0, 80});
    CHECK(of({3, -1, -1, -1}) == std::vector<int>{120, 44, 44, 44}); // 65 for three: 21⅔, 22
    CHECK(of({0, 0, 0, 0}) == std::vector<int>{63, 63, 63, 63});     // 125 for four: 31¼, 31½
    CHECK(of({4, 1, 1, -3, -3}) == std::vector<int>{120, 65, 65, 0, 0});
    const auto both = readRankPoints("60,40,20,0 75,50,25,10,0", 4);
    REQUIRE(both);
    CHECK(both->at(5, 0) == 75);
    CHECK(both->at(4, 1) == 40);
    for (const char* wrong :
         {"", "60", "60,40,20", "60,40,20,x", "60,40,20,0 1", "60,40,20,0,5", "60;40;20;0"})
        CHECK_FALSE(readRankPoints(wrong, 4));
}
