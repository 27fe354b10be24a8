#include "evening.h"

#include <tournament/rank_history.h>

#include <catch2/catch.hpp>

using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

Tournament threeRounds() {
    Tournament tournament = singles(4);
    tournament.settings.rounds = 3;
    addRound(tournament).tables = {tableOf(1, {{1, 2}, {3, 4}}, {finished({18, 11})})};
    addRound(tournament).tables = {tableOf(1, {{1, 3}, {2, 4}}, {finished({4, 18})})};
    addRound(tournament).tables = {tableOf(1, {{1, 4}, {2, 3}}, {finished({18, 2})})};
    return tournament;
}

} // namespace

TEST_CASE("ranks after each round, those who are level in places of their own") {
    const Tournament tournament = threeRounds();
    const RankHistory history = rankHistoryOf(tournament);
    REQUIRE(history.rounds == 3);
    for (int round = 1; round <= 3; ++round) {
        const Standings standings = *standingsOf(tournament, round);
        for (std::size_t row = 0; row < standings.rows.size(); ++row) {
            INFO("round " << round << " row " << row);
            const RankHistory::Line* line = history.of(standings.rows[row].entry);
            REQUIRE(line != nullptr);
            CHECK(line->ranks[static_cast<std::size_t>(round) - 1] == standings.rows[row].rank);
            CHECK(line->places[static_cast<std::size_t>(round) - 1] == static_cast<int>(row) + 1);
        }
    }
    const Standings last = *standingsOf(tournament);
    for (std::size_t row = 0; row < last.rows.size(); ++row)
        CHECK(history.lines[row].name == last.rows[row].name);
    // 1 and 2 won the first round together, 2 and 4 the second, 1 and 4 the third.
    CHECK(history.of(1)->ranks.front() == history.of(2)->ranks.front());
    CHECK(history.of(1)->places.front() != history.of(2)->places.front());
    CHECK(rankHistoryOf(tournament, 2).rounds == 2);
    CHECK(history.of(9) == nullptr);
}

TEST_CASE("what somebody gained in the last round, who climbed furthest, and who led from when on") {
    const Tournament tournament = threeRounds();
    const RankHistory history = rankHistoryOf(tournament);
    for (const RankHistory::Line& line : history.lines)
        CHECK(gainedLast(line) == line.ranks[1] - line.ranks[2]);
    const auto climb = longestClimb(history);
    REQUIRE(climb);
    CHECK(climb->line->entry == 4); // lost the first round, won the others
    CHECK(climb->from == 3);
    const auto leads = leadsOf(history);
    REQUIRE(!leads.empty());
    CHECK(leads.front().from == 1);
    CHECK(leads.back().line == &history.lines.front());
    for (std::size_t i = 1; i < leads.size(); ++i) CHECK(leads[i].line != leads[i - 1].line);

    const RankHistory first = rankHistoryOf(tournament, 1);
    CHECK_FALSE(gainedLast(first.lines.front()));
    CHECK_FALSE(longestClimb(first));
}

TEST_CASE("who came late has no rank before, and a knock-out has no course of ranks") {
    Tournament tournament = threeRounds();
    tournament.entries.push_back(tournament.entries.front());
    tournament.entries.back().number = 5;
    tournament.entries.back().joined = 3;
    const RankHistory history = rankHistoryOf(tournament);
    const RankHistory::Line* late = history.of(5);
    REQUIRE(late != nullptr);
    CHECK(late->ranks[0] == 0);
    CHECK(late->ranks[2] > 0);
    tournament.settings.format = Format::Knockout;
    CHECK(rankHistoryOf(tournament).lines.empty());
    CHECK(rankHistoryOf(Tournament{}).lines.empty());
}
