#include "evening.h"

#include <map>
#include <set>
#include <utility>

using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

TEST_CASE("pairs meet each other once while they can") {
    for (const auto& [entries, rounds] : std::vector<std::pair<int, int>>{
             {2, 1}, {6, 5}, {8, 7}, {10, 6}, {14, 13}, {60, 5}, {61, 5}, {9, 5}}) {
        INFO(entries << " pairs, " << rounds << " rounds");
        Tournament tournament = pairs(entries);
        tournament.settings.rounds = rounds;
        std::map<int, int> byes;
        for (int round = 1; round <= rounds; ++round) {
            const Quality quality = drawNext(tournament, static_cast<std::uint64_t>(round));
            CHECK(quality.opponentRepeats == 0);
            CHECK(quality.partnerRepeats == 0);
            const Round& drawn = tournament.rounds.back();
            CHECK(drawn.tables.size() == static_cast<std::size_t>(entries / 2));
            CHECK(drawn.sittingOut.size() == static_cast<std::size_t>(entries % 2));
            for (const int bye : drawn.sittingOut) CHECK(++byes[bye] == 1);
            for (const Table& table : drawn.tables) {
                CHECK((table.sides.size() == 2 && table.sides[0].size() == 1));
                CHECK((table.firstDealer == 0 || table.firstDealer == 2));
            }
        }
    }
}

TEST_CASE("when all have met, the matching says so") {
    Tournament tournament = pairs(4);
    tournament.settings.rounds = 4;
    for (std::uint64_t round = 1; round <= 3; ++round)
        CHECK(drawNext(tournament, round).opponentRepeats == 0);
    const Quality quality = drawNext(tournament, 4);
    CHECK(quality.opponentRepeats == 2);
    CHECK(quality.opponentsUnavoidable == Unavoidable::Yes);
    CHECK(quality.unavoidable == Unavoidable::Yes);
    CHECK(quality.opponentBound == 2);
    REQUIRE(quality.details.size() == 2);
    CHECK(quality.details[0].kind == "opponent");
    CHECK(quality.details[0].times == 2);
}

TEST_CASE("pairs that meet again for the sake of their clubs could not avoid it, and need not by counting") {
    Tournament tournament = pairs(4);
    tournament.settings.rounds = 4;
    tournament.settings.keepApart = "club";
    for (Entry& entry : tournament.entries) entry.club = entry.number <= 2 ? "Imst" : "Tarrenz";
    for (std::uint64_t round = 1; round <= 2; ++round)
        CHECK(drawNext(tournament, round).opponentRepeats == 0);
    const Quality quality = drawNext(tournament, 3);
    CHECK(quality.clubMeetings == 0); // which weighs more
    CHECK(quality.opponentRepeats == 2);
    CHECK(quality.opponentsUnavoidable == Unavoidable::Yes);
    CHECK(quality.opponentBound == 0);
}

TEST_CASE("pairs that were drawn play under their own numbers, late ones join, clubs are kept apart") {
    Tournament tournament = singles(8, Format::Pairs);
    tournament.settings.keepApart = "club";
    for (Entry& entry : tournament.entries) entry.club = entry.number <= 4 ? "Imst" : "Tarrenz";
    tournament.partnerships = {{1, 1, 2}, {2, 3, 4}, {3, 5, 6}, {4, 7, 8}};
    CHECK(drawNext(tournament, 1).clubMeetings == 0);
    tournament.entries.resize(10, tournament.entries[0]);
    for (int number : {9, 10}) {
        Entry& late = tournament.entries[static_cast<std::size_t>(number) - 1];
        late.number = number;
        late.joined = 2;
        late.club = "Seefeld";
    }
    tournament.partnerships.push_back({5, 9, 10});
    drawNext(tournament, 2);
    std::set<int> seen;
    for (const Table& table : tournament.rounds[1].tables)
        for (const auto& side : table.sides) seen.insert(side.begin(), side.end());
    seen.insert(tournament.rounds[1].sittingOut.begin(), tournament.rounds[1].sittingOut.end());
    CHECK(seen == std::set<int>{1, 2, 3, 4, 5});
}

TEST_CASE("persons kept apart keep their pairs apart") {
    Tournament tournament = singles(8, Format::Pairs);
    tournament.settings.rounds = 2;
    tournament.partnerships = {{1, 1, 2}, {2, 3, 4}, {3, 5, 6}, {4, 7, 8}};
    tournament.never = {{2, 3}};
    for (std::uint64_t round = 1; round <= 2; ++round) {
        drawNext(tournament, round);
        for (const Table& table : tournament.rounds.back().tables)
            CHECK(std::set<int>{table.sides[0][0], table.sides[1][0]} != std::set<int>{1, 2});
    }
    tournament.never = {{1, 3}, {1, 5}, {1, 7}};
    const auto refused = drawRound(tournament, 3, 3);
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().code == "never_impossible");
    CHECK(refused.error().arguments.at("entry") == "1");
    CHECK(drawRound(pairs(1), 1, 1).error().code == "too_few_entries");
}
