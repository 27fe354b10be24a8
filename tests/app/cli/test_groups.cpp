#include "tournament.h"

#include <algorithm>
#include <map>
#include <set>

// Groups and round robins on the command line in which people leave, come back and come late, from the files
// in `tournaments`.
using namespace schreiber::test;

namespace {

using Meetings = std::set<std::pair<int, int>>;

void take(const Desk& desk, const std::string& name) {
    ok(desk, {"import", std::string(SCHREIBER_TOURNAMENTS "/") + name + ".json", "-o", kFile});
}

Json shown(const Desk& desk) {
    return desk.run({"round", "show", kFile, "--json"}).json();
}

Meetings meetingsOf(const Json& round) {
    Meetings meetings;
    for (const Json& table : round["tables"]) {
        const int a = table["sides"][0][0].get<int>();
        const int b = table["sides"][1][0].get<int>();
        meetings.emplace(std::min(a, b), std::max(a, b));
    }
    return meetings;
}

// Draws a round, plays it, and gives who met.
Meetings drawAndPlay(const Desk& desk) {
    drawAndStart(desk, "7");
    const Json round = shown(desk);
    for (const Json& table : round["tables"])
        ok(desk, {"result", "set", kFile, "--round", round["round"].dump(), "--table", table["table"].dump(),
                  "18", "9"});
    return meetingsOf(round);
}

bool isKnockout(const Desk& desk) {
    return shown(desk)["tables"][0].contains("stage");
}

} // namespace

TEST_CASE("a group that one of five has left is through once the four have met") {
    const Desk desk;
    take(desk, "g01-group-of-five-one-leaves");
    const Ran drawn = desk.run({"draw", "tables", kFile, "--seed", "7", "--lang", "en"});
    REQUIRE(drawn.code == 0);
    CHECK(isKnockout(desk));
    CHECK(says(drawn.errors, "Not played in the groups, because somebody left: A1 Eins1 / B1 Zwei1 – A2"));
    // As it would have been drawn.
    ok(desk, {"round", "redraw", kFile, "--why", "Probe"});
    CHECK(isKnockout(desk));
}

TEST_CASE("a pair that is back meets who it has not met before its group goes on") {
    const Desk desk;
    take(desk, "g03-group-pair-returns");
    CHECK(drawAndPlay(desk) == Meetings{{2, 6}});
    CHECK_FALSE(isKnockout(desk));
    CHECK(shown(desk)["sitting_out"] == Json({1, 3, 4, 5, 7, 8}));
    drawAndPlay(desk);
    CHECK(isKnockout(desk));
}

TEST_CASE("a pair that joined a group late meets all of it") {
    const Desk desk;
    take(desk, "g05-late-pair-joins-group-after-round-2");
    CHECK(drawAndPlay(desk) == Meetings{{6, 9}});
    CHECK_FALSE(isKnockout(desk));
    drawAndPlay(desk);
    CHECK(isKnockout(desk));
}

TEST_CASE("a round robin of four whom one has left ends with what is missing, without repeats") {
    const Desk desk;
    take(desk, "rr01-round-robin-one-leaves");
    CHECK(drawAndPlay(desk) == Meetings{{4, 5}});
    CHECK(shown(desk)["sitting_out"] == Json({2, 3}));
    CHECK(says(refused(desk, {"draw", "tables", kFile}), "have met each other"));
    const Json standings = desk.run({"standings", kFile, "--json"}).json();
    CHECK(standings["final"] == true);
    ok(desk, {"close", kFile});
}

TEST_CASE("who must not meet in a group is asked about by name before the knock-out") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "groups"});
    enterPairs(desk, 4);
    drawAndStart(desk, "1");
    const Json first = shown(desk);
    for (const char* table : {"1", "2"})
        ok(desk, {"result", "set", kFile, "--round", "1", "--table", table, "18", "9"});
    const Meetings met = meetingsOf(first);
    const std::string other = met.count({1, 2}) > 0 ? "3" : "2";
    ok(desk, {"players", "never", kFile, "1", other});
    drawAndPlay(desk);
    drawAndPlay(desk);
    CHECK_FALSE(isKnockout(desk));
    const std::string asked = refused(desk, {"draw", "tables", kFile});
    CHECK(says(asked, "A1 Berger1 / B1 Cazzan1 – A" + other));
    CHECK(says(asked, "--yes"));
    CHECK_FALSE(isKnockout(desk));
    ok(desk, {"draw", "tables", kFile, "--yes"});
    CHECK(isKnockout(desk));
}

TEST_CASE(
    "a final of two who must not meet is played, as the ranking wants it and nothing else can be drawn") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "groups"});
    enterPairs(desk, 4);
    ok(desk, {"players", "never", kFile, "1", "2"});
    for (int number = 1; number <= 3; ++number) {
        drawAndStart(desk, std::to_string(number));
        const Json round = shown(desk);
        for (const Json& table : round["tables"]) { // the lower number wins
            const bool first = table["sides"][0][0].get<int>() < table["sides"][1][0].get<int>();
            ok(desk, {"result", "set", kFile, "--round", std::to_string(number), "--table",
                      table["table"].dump(), first ? "18" : "3", first ? "3" : "18"});
        }
    }
    const Ran drawn = desk.run({"draw", "tables", kFile, "--yes", "--lang", "en"});
    REQUIRE(drawn.code == 0);
    CHECK(meetingsOf(shown(desk)) == Meetings{{1, 2}});
    CHECK(says(drawn.errors, "because the results have it so"));
    ok(desk, {"round", "start", kFile});
    ok(desk, {"result", "set", kFile, "--round", "4", "--table", "1", "18", "3"});
    ok(desk, {"close", kFile, "--yes"});
}

TEST_CASE("slips of a round robin may leave out who has nobody left to meet, and nobody else") {
    const Desk desk;
    take(desk, "rr01-round-robin-one-leaves");
    desk.write("slips.csv", "1;4;5\n");
    ok(desk, {"draw", "tables", kFile, "--from", "slips.csv"});
    CHECK(shown(desk)["sitting_out"] == Json({2, 3}));
    ok(desk, {"undo", kFile, "--why", "Probe"});
    desk.write("slips.csv", "1;2;3\n");
    CHECK(desk.run({"draw", "tables", kFile, "--from", "slips.csv"}).code != 0);
}
