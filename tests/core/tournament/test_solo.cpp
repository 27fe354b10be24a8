#include "play.h"

#include <tournament/match.h>
#include <tournament/sheet.h>
#include <tournament/standings.h>

#include <algorithm>

// Each for oneself, at tables of two or three.
using namespace schreiber;
using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

Tournament countdown(int count, int rounds) {
    Tournament tournament = singles(count, Format::Solo);
    tournament.settings.start = 9;
    tournament.settings.target = 0;
    tournament.settings.rounds = rounds;
    return tournament;
}

int tablesOfTwo(const Round& round) {
    return static_cast<int>(std::count_if(round.tables.begin(), round.tables.end(),
                                          [](const Table& table) { return table.sides.size() == 2; }));
}

} // namespace

TEST_CASE("solo: tables of three, and as few of two as the number needs; nobody sits out") {
    for (int count = 2; count <= 40; ++count) {
        Tournament tournament = countdown(count, 3);
        CAPTURE(count);
        const auto round = drawRound(tournament, 1, 5);
        REQUIRE(round.ok());
        CHECK(round->sittingOut.empty());
        CHECK(tablesOfTwo(*round) == (3 - count % 3) % 3);
        const auto seen = seenIn(*round);
        CHECK(seen.size() == static_cast<std::size_t>(count));
        for (const auto& [number, times] : seen) CHECK(times == 1);
        for (const Table& table : round->tables) {
            CHECK((table.sides.size() == 2 || table.sides.size() == 3));
            CHECK(table.firstDealer < static_cast<int>(table.sides.size()) - 1); // the last writes
            CHECK(std::all_of(table.sides.begin(), table.sides.end(),
                              [](const auto& side) { return side.size() == 1; }));
        }
    }
    const auto alone = drawRound(countdown(1, 3), 1, 5);
    REQUIRE_FALSE(alone.ok());
    CHECK(alone.error() == Refusal{"too_few_entries", {{"active", "1"}, {"needed", "2"}}});
}

TEST_CASE("solo: no opponent twice while that can be, and the tables of two go round") {
    for (const int count : {9, 12, 13, 14, 27, 30, 31, 32}) {
        const int rounds = 4;
        Tournament tournament = countdown(count, rounds);
        std::map<int, int> twos;
        int repeats = 0;
        for (int number = 1; number <= rounds; ++number) {
            repeats += drawNext(tournament, static_cast<std::uint64_t>(number)).opponentRepeats;
            for (const Table& table : tournament.rounds.back().tables)
                if (table.sides.size() == 2)
                    for (const auto& side : table.sides) ++twos[side[0]];
        }
        CAPTURE(count);
        // 9 in 4 rounds: the affine plane of order 3, everybody with everybody; 12 in 4 is as hard.
        CHECK(repeats <= (count <= 12 ? 3 : 0));
        for (const auto& [number, times] : twos) CHECK(times <= 1 + 4 * 4 / count);
    }
}

TEST_CASE("solo: who must not meet does not, and the refusal names who is kept from too many") {
    Tournament tournament = countdown(9, 4);
    tournament.never = {{1, 2}, {1, 3}, {2, 3}};
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto round = drawRound(tournament, 1, seed);
        REQUIRE(round.ok());
        for (const Table& table : round->tables) {
            int of = 0;
            for (const auto& side : table.sides) of += side[0] <= 3 ? 1 : 0;
            CHECK(of <= 1);
        }
    }
    tournament = countdown(3, 1);
    tournament.never = {{1, 2}};
    CHECK(drawRound(tournament, 1, 1).error().code == "never_impossible");
}

TEST_CASE("solo: points are those missing from nine, and the lowest sheet wins") {
    Tournament tournament = countdown(3, 1);
    tournament.settings.ladder = "score,points,against,lot";
    addRound(tournament).tables = {tableOf(1, {{1}, {2}, {3}}, {finished({4, 0, 9})})};
    const auto result = resultOf(tournament.settings, tournament.rounds[0].tables[0]);
    REQUIRE(result);
    CHECK(result->points == std::vector<int>{5, 9, 0});
    CHECK(result->wins == std::vector<Amount>{{0}, {2}, {0}});
    const auto standings = standingsOf(tournament);
    REQUIRE(standings.ok());
    CHECK(standings->rows[0].entry == 2);
    CHECK(standings->rows[0].against.halves == 10);
    CHECK(standings->rows[1].entry == 1);
    CHECK(standings->rows[2].entry == 3);
}

TEST_CASE("solo: same entries, history and seed, same draw") {
    const Tournament tournament = countdown(31, 4);
    CHECK(drawRound(tournament, 1, 77).value() == drawRound(tournament, 1, 77).value());
    CHECK_FALSE(drawRound(tournament, 1, 77).value() == drawRound(tournament, 1, 78).value());
}
