#include "play.h"

#include <tournament/bracket.h>
#include <tournament/schedule.h>
#include <tournament/sheet.h>
#include <tournament/standings.h>

#include <algorithm>
#include <set>

// The last match: the two best pairs, or the partners of the best one for the crown.
using namespace schreiber;
using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

Tournament played(Tournament tournament, LastMatch last) {
    tournament.settings.rounds = 2;
    tournament.settings.last = last;
    base::Random random(3);
    for (std::uint64_t round = 1; round <= 2; ++round) {
        drawNext(tournament, round);
        playOut(tournament, random);
    }
    CHECK(roundsLeft(tournament));
    CHECK_FALSE(standingsOf(tournament)->final);
    return tournament;
}

// Publishes the last match and lets side 1, who stood second, win it.
void crownTheSecond(Tournament& tournament) {
    drawNext(tournament, 7);
    REQUIRE(tournament.rounds.back().tables.size() == 1);
    CHECK(standingsOf(tournament)->missing.size() == 1);
    CHECK_FALSE(standingsOf(tournament)->title.has_value());
    tournament.rounds.back().tables[0].games[0] = finished({5, 18});
    CHECK_FALSE(roundsLeft(tournament));
    CHECK(standingsOf(tournament)->final);
}

} // namespace

TEST_CASE("pairs: the two best play, the winner stands first and the totals stay as they were") {
    Tournament tournament = played(pairs(8), LastMatch::Pairs);
    const auto before = standingsOf(tournament);
    crownTheSecond(tournament);
    const Table& table = tournament.rounds.back().tables[0];
    CHECK(table.stage == Stage::Final);
    CHECK(table.sides == std::vector<std::vector<int>>{{before->rows[0].entry}, {before->rows[1].entry}});
    const auto after = standingsOf(tournament);
    CHECK(after->rows[0].entry == before->rows[1].entry);
    CHECK(after->rows[0].decidedBy == std::optional<std::string>("final"));
    CHECK(after->rows[0].why.kind == "final_won");
    CHECK(after->rows[1].why.kind == "final_played");
    CHECK(after->rows[1].entry == before->rows[0].entry);
    CHECK(after->rows[0].points == before->rows[1].points);
    CHECK(after->rows[0].played == 2);
    CHECK(after->rows[2].entry == before->rows[2].entry);
    CHECK(after->title->name == before->rows[1].name);
    // The standings before it say nothing of it.
    CHECK(standingsOf(tournament, 2)->rows[0].entry == before->rows[0].entry);
}

TEST_CASE("pairs for the crown: the partners of the best, one against the other") {
    Tournament tournament = played(pairs(8), LastMatch::Crown);
    const auto before = standingsOf(tournament);
    crownTheSecond(tournament);
    const Table& table = tournament.rounds.back().tables[0];
    const int best = before->rows[0].entry;
    CHECK(table.stage == Stage::Crown);
    CHECK(table.sides == std::vector<std::vector<int>>{{best}, {best}});
    CHECK(table.firstDealer == 0); // the other writes
    CHECK(targetOf(tournament.settings, table).seats == 2);
    CHECK(namesOfSide(tournament, 3, table, 0) ==
          std::vector<std::string>{"Spieler " + std::to_string(best)});
    const auto after = standingsOf(tournament);
    CHECK(after->title->name == "Partner " + std::to_string(best));
    CHECK(after->rows[0].entry == best);
}

TEST_CASE("a last match that ends level is not over until an extra game decides it") {
    for (const LastMatch last : {LastMatch::Crown, LastMatch::Pairs}) {
        Tournament tournament = played(pairs(8), last);
        drawNext(tournament, 7);
        const Table& table = tournament.rounds.back().tables[0];
        tournament.rounds.back().tables[0].games[0] = finished({9, 9}, Ending::Time);
        CHECK_FALSE(standingsOf(tournament)->title.has_value());
        CHECK_FALSE(standingsOf(tournament)->final);
        CHECK(standingsOf(tournament)->missing.empty());
        CHECK(roundsLeft(tournament));
        const auto next = drawRound(tournament, 4, 1);
        REQUIRE_FALSE(next.ok());
        CHECK(next.error().code == "match_level");
        REQUIRE(standingsOf(tournament)->level.size() == 1);
        CHECK(standingsOf(tournament)->level.front() == MissingSheet{3, 1, 1});
        CHECK(standingsOf(tournament, 2)->level.empty());
        CHECK(next.error().arguments.at("a") == std::to_string(table.sides[0][0]));
        for (const auto& [first, second] : {std::pair(18, 4), std::pair(4, 18)}) {
            tournament.deciders = {{table.sides[0][0], table.sides[1][0], first, second}};
            const std::size_t winner = first > second ? 0 : 1;
            const auto names = namesOfSide(tournament, 3, table, winner);
            CHECK(standingsOf(tournament)->title->name.find(names.front()) == 0);
            CHECK(standingsOf(tournament)->title->numbers == table.sides[winner]);
            CHECK(standingsOf(tournament)->final);
            CHECK(standingsOf(tournament)->level.empty());
            CHECK_FALSE(roundsLeft(tournament));
        }
        CHECK(standingsOf(tournament)->rows[0].played == 2);
    }
}

TEST_CASE("a correction that takes one of the best away makes the last match void") {
    for (const LastMatch last : {LastMatch::Pairs, LastMatch::Crown}) {
        Tournament tournament = played(pairs(8), last);
        drawNext(tournament, 7);
        CHECK(voidPairings(tournament).empty());
        const int best = standingsOf(tournament, 2)->rows[0].entry;
        for (Round& round : tournament.rounds)
            for (Table& table : round.tables)
                for (std::size_t side = 0; side < 2; ++side)
                    if (round.number < 3 && table.sides[side][0] == best)
                        table.games[0] =
                            finished(side == 0 ? std::vector<int>{0, 18} : std::vector<int>{18, 0});
        CHECK(voidPairings(tournament) == std::vector<VoidPairing>{{3, 1}});
        tournament.rounds.back().tables[0].games[0] = finished({5, 18});
        CHECK(voidPairings(tournament) == std::vector<VoidPairing>{{3, 1}});
    }
}

TEST_CASE("who leaves with all void after the last match gives nobody a free round") {
    Tournament tournament = played(pairs(8), LastMatch::Pairs);
    crownTheSecond(tournament);
    const Table& table = tournament.rounds.back().tables[0];
    const int winner = table.sides[1][0];
    tournament.entries[static_cast<std::size_t>(table.sides[0][0]) - 1].absences = {
        {4, 0, LeaverResults::Void}};
    const auto standings = standingsOf(tournament);
    const auto row = std::find_if(standings->rows.begin(), standings->rows.end(),
                                  [&](const StandingRow& one) { return one.entry == winner; });
    REQUIRE(row != standings->rows.end());
    const auto met = [&](const Round& round) {
        return std::any_of(round.tables.begin(), round.tables.end(), [&](const Table& one) {
            return one.stage == Stage::Ordinary && std::set<int>{one.sides[0][0], one.sides[1][0]} ==
                                                       std::set<int>{table.sides[0][0], table.sides[1][0]};
        });
    };
    const auto voided = std::count_if(tournament.rounds.begin(), tournament.rounds.end(), met);
    CHECK(row->satOut == voided);
    CHECK(row->played == 2 - voided);
}

TEST_CASE("partners drawn each round: the best pair are the two best") {
    Tournament crown = played(singles(10), LastMatch::Crown);
    const auto before = standingsOf(crown);
    crownTheSecond(crown);
    CHECK(standingsOf(crown)->rows[0].entry == before->rows[1].entry);
    CHECK(standingsOf(crown)->title->name == before->rows[1].name);

    Tournament two = played(singles(10), LastMatch::Pairs);
    const auto ranks = standingsOf(two);
    crownTheSecond(two);
    CHECK(two.rounds.back().tables[0].sides ==
          std::vector<std::vector<int>>{{ranks->rows[0].entry, ranks->rows[1].entry},
                                        {ranks->rows[2].entry, ranks->rows[3].entry}});
    const auto after = standingsOf(two);
    CHECK(after->rows[0].entry == ranks->rows[2].entry);
    CHECK(after->rows[2].entry == ranks->rows[0].entry);
}

TEST_CASE("a decider parts two who are level where the ladder has it") {
    Tournament tournament = pairs(4);
    tournament.settings.ladder = "score,points,decider,lot";
    addRound(tournament).tables = {tableOf(1, {{1}, {2}}, {finished({18, 11})}),
                                   tableOf(2, {{3}, {4}}, {finished({18, 11})})};
    CHECK(standingsOf(tournament)->rows[0].decidedBy == std::optional<std::string>("lot"));
    CHECK(standingsOf(tournament)->rows[1].rank == 1);
    for (const auto& [first, second] : {std::pair(18, 4), std::pair(4, 18)}) {
        tournament.deciders = {{1, 3, first, second}};
        const auto standings = standingsOf(tournament);
        CHECK(standings->rows[0].entry == (first > second ? 1 : 3));
        CHECK(standings->rows[0].decidedBy == std::optional<std::string>("decider"));
        CHECK(standings->rows[0].why.kind == "decider_won");
        CHECK(standings->rows[1].rank == 2);
        CHECK(standings->rows[2].rank == 3);
        CHECK(standings->rows[3].rank == 3);
    }
    tournament.settings.ladder = "score,points,lot";
    CHECK(standingsOf(tournament)->rows[1].rank == 1);
}
