#include "evening.h"

#include <tournament/extra_games.h>
#include <tournament/standings.h>

#include <catch2/catch.hpp>

#include <vector>

using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

// So many pairs with a win each by the same score, numbered from 1, and as many who lost.
Tournament level(int count) {
    Tournament tournament = pairs(2 * count);
    tournament.settings.ladder = "score,points,decider,lot";
    tournament.settings.rounds = 1;
    Round& round = addRound(tournament);
    for (int number = 1; number <= count; ++number)
        round.tables.push_back(tableOf(number, {{number}, {number + count}}, {finished({18, 18 - number})}));
    return tournament;
}

std::vector<int> ranksOfFirst(const Tournament& tournament, int count) {
    const auto standings = standingsOf(tournament);
    std::vector<int> ranks(static_cast<std::size_t>(count));
    for (const StandingRow& row : standings->rows)
        if (row.entry <= count) ranks[static_cast<std::size_t>(row.entry) - 1] = row.rank;
    return ranks;
}

using Ranks = std::vector<int>;

} // namespace

TEST_CASE("nobody who has played no extra game comes before who lost one") {
    Tournament tournament = level(3);
    tournament.deciders = {{1, 2, 18, 5}};
    CHECK(ranksOfFirst(tournament, 3) == Ranks{1, 1, 1});
    auto standings = standingsOf(tournament);
    CHECK(standings->final); // they share the rank
    REQUIRE(standings->tied.size() == 1);
    const LevelGroup& group = standings->tied.front();
    CHECK(group.rank == 1);
    CHECK(group.names.size() == 3);
    REQUIRE(group.games.size() == 1);
    CHECK(group.games.front().b == 3);
    CHECK(group.games.front().second == nameOf(tournament, 3));

    tournament.deciders.push_back({3, 2, 18, 5});
    CHECK(ranksOfFirst(tournament, 3) == Ranks{1, 3, 1});
    standings = standingsOf(tournament);
    REQUIRE(standings->tied.size() == 1); // the two who won
    CHECK(standings->tied.front().entries.size() == 2);
    tournament.deciders.push_back({1, 3, 4, 18});
    CHECK(ranksOfFirst(tournament, 3) == Ranks{2, 3, 1});
    CHECK(standingsOf(tournament)->final);
    CHECK(standingsOf(tournament)->tied.empty());
}

TEST_CASE("those whom their extra games leave level are parted by the games among just them") {
    Tournament tournament = level(4);
    tournament.deciders = {{1, 2, 18, 5}, {3, 4, 18, 5}};
    CHECK(ranksOfFirst(tournament, 4) == Ranks{1, 3, 1, 3});
    CHECK(standingsOf(tournament)->tied.size() == 2);
    tournament.deciders.push_back({3, 1, 18, 5});
    tournament.deciders.push_back({4, 2, 5, 18});
    // 1 and 2 have one of two each, and 1 beat 2.
    CHECK(ranksOfFirst(tournament, 4) == Ranks{2, 3, 1, 4});
    const auto standings = standingsOf(tournament);
    CHECK(standings->final);
    CHECK(standings->rows[1].why.kind == "decider_won");
}

TEST_CASE("a circle of extra games leaves those in it level, and another of the same two counts instead") {
    Tournament tournament = level(3);
    tournament.deciders = {{1, 2, 18, 5}, {2, 3, 18, 5}, {3, 1, 18, 5}};
    CHECK(ranksOfFirst(tournament, 3) == Ranks{1, 1, 1});
    CHECK(standingsOf(tournament)->final); // all have played; they share
    tournament.deciders.push_back({1, 3, 18, 5});
    CHECK(ranksOfFirst(tournament, 3) == Ranks{1, 2, 3});
}

TEST_CASE("before what stands behind it in the ladder an extra game counts once all who are level have one") {
    Tournament tournament = level(3);
    tournament.settings.ladder = "score,decider,difference,lot"; // 1, 2 and 3
    CHECK(ranksOfFirst(tournament, 3) == Ranks{3, 2, 1});
    CHECK(standingsOf(tournament)->tied.empty());
    CHECK(wouldCount(tournament, {1, 2, 18, 5}));

    tournament.deciders = {{1, 2, 18, 5}};
    CHECK(ranksOfFirst(tournament, 3) == Ranks{3, 2, 1});
    const auto begun = standingsOf(tournament);
    REQUIRE(begun->tied.size() == 1);
    CHECK(begun->tied.front().entries.size() == 3);
    REQUIRE(begun->tied.front().games.size() == 1);
    CHECK(begun->tied.front().games.front().b == 3);

    tournament.deciders.push_back({3, 2, 5, 18});
    CHECK(ranksOfFirst(tournament, 3) == Ranks{1, 2, 3});
    CHECK(standingsOf(tournament)->tied.empty());
}

TEST_CASE("an extra game of two whom all the rest leaves level counts whoever else has none") {
    Tournament tournament = level(4);
    tournament.settings.ladder = "score,decider,difference,lot";
    tournament.rounds[0].tables[1].games = tournament.rounds[0].tables[0].games; // 1 and 2 are level in all
    const auto before = standingsOf(tournament);
    REQUIRE(before->tied.size() == 2); // and who lost to them
    CHECK(before->tied.front().entries.size() == 2);
    CHECK(before->tied.front().rank == 3);
    CHECK(before->tied.front().games.size() == 1);
    CHECK(ranksOfFirst(tournament, 4) == Ranks{3, 3, 2, 1});

    CHECK(wouldCount(tournament, {1, 2, 5, 18}));
    tournament.deciders = {{1, 2, 5, 18}};
    CHECK(ranksOfFirst(tournament, 4) == Ranks{4, 3, 2, 1});
    const auto after = standingsOf(tournament);
    CHECK(after->tied.size() == 1);
    CHECK(after->rows[2].why.kind == "decider_won");
    CHECK(after->rows[1].why.kind == "difference");
}

TEST_CASE("who closes the evening lets those who are level share") {
    Tournament tournament = level(2);
    CHECK(standingsOf(tournament)->tied.size() == 1);
    tournament.closing.emplace();
    CHECK(standingsOf(tournament)->tied.empty());
    tournament.closing.reset();
    tournament.settings.ladder = "score,points,lot"; // which asks for none
    CHECK(standingsOf(tournament)->final);
    tournament.settings.ladder = "score,points,decider,lot";
    tournament.settings.rounds = 2; // another round is to come
    CHECK(standingsOf(tournament)->tied.empty());
}

TEST_CASE("an extra game counts between two who are level, and where the ladder has them") {
    Tournament tournament = level(3);
    CHECK(wouldCount(tournament, {1, 3, 18, 5}));
    CHECK_FALSE(wouldCount(tournament, {1, 4, 18, 5}));
    CHECK_FALSE(wouldCount(tournament, {4, 5, 18, 5})); // 17 and 16 points
    tournament.settings.ladder = "score,points,lot";
    CHECK_FALSE(wouldCount(tournament, {1, 3, 18, 5}));
    // A match that somebody has to win counts for itself.
    Round& last = addRound(tournament);
    last.tables = {tableOf(1, {{1}, {2}}, {finished({9, 9}, Ending::Time)})};
    CHECK_FALSE(wouldCount(tournament, {1, 2, 18, 5}));
    last.tables.front().stage = Stage::Final;
    CHECK(wouldCount(tournament, {2, 1, 18, 5}));
    CHECK_FALSE(wouldCount(tournament, {1, 3, 18, 5}));
    last.tables.front().games.front() = finished({9, 10}, Ending::Time);
    CHECK_FALSE(wouldCount(tournament, {1, 2, 18, 5}));
}
