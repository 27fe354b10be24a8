#include "tournament.h"

#include <catch2/catch.hpp>

#include <algorithm>

// What a round was when it was drawn and played stays so, whatever happens afterwards.
using namespace schreiber::test;

namespace {

Json groupsNow(const Desk& desk) {
    return desk.run({"info", kFile, "--json"}).json()["groups"];
}

} // namespace

TEST_CASE("groups on the wall stay: through leaving, late entries, bans, undo and import") {
    for (const std::string results : {"forfeit", "unplayed", "void"}) {
        CAPTURE(results);
        const Desk desk;
        create(desk, {"--rules", "imst", "--format", "groups"});
        enterPairs(desk, 8);
        drawAndStart(desk, "1");
        const Json groups = groupsNow(desk);
        REQUIRE(groups.size() == 2);
        ok(desk, {"players", "leave", kFile, "2", "--results", results, "--yes"});
        CHECK(groupsNow(desk) == groups);
        ok(desk, {"players", "never", kFile, groups[0][0].dump(), groups[0][1].dump()});
        CHECK(groupsNow(desk) == groups);
        for (int back = 0; back < 2; ++back) ok(desk, {"undo", kFile});
        CHECK(groupsNow(desk) == groups);
        ok(desk, {"redo", kFile});
        CHECK(groupsNow(desk) == groups);

        const Json round = desk.run({"round", "show", kFile, "--json"}).json();
        for (const Json& table : round["tables"])
            if (table["state"] == "missing")
                ok(desk,
                   {"result", "set", kFile, "--round", "1", "--table", table["table"].dump(), "15", "4"});
        drawAndStart(desk, "2");
        for (const Json& table : desk.run({"round", "show", kFile, "--json"}).json()["tables"]) {
            const auto isInFirst = [&](const Json& side) {
                return std::count(groups[0].begin(), groups[0].end(), side[0]) == 1;
            };
            CHECK(isInFirst(table["sides"][0]) == isInFirst(table["sides"][1]));
        }
        ok(desk, {"export", kFile, "--to", "json", "-o", "g.json"});
        ok(desk, {"import", "g.json", "-o", "again.schreiber"});
        CHECK(desk.run({"info", "again.schreiber", "--json"}).json()["groups"] == groupsNow(desk));
        CHECK(groupsNow(desk) == groups);
        ok(desk, {"verify", kFile});
    }
}

TEST_CASE("places are exchanged across groups while all are new to them, and not afterwards") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "groups"});
    enterPairs(desk, 8);
    drawAndStart(desk, "1");
    const Json groups = groupsNow(desk);
    const std::string a = groups[0][0].dump();
    const std::string b = groups[1][0].dump();
    ok(desk, {"round", "swap", kFile, "--round", "1", a, b, "--why", "falsch gelesen"});
    const Json swapped = groupsNow(desk);
    CHECK(std::count(swapped[1].begin(), swapped[1].end(), groups[0][0]) == 1);
    CHECK(std::count(swapped[0].begin(), swapped[0].end(), groups[1][0]) == 1);
    for (const char* table : {"1", "2", "3", "4"})
        ok(desk, {"result", "set", kFile, "--round", "1", "--table", table, "15", "4"});
    drawAndStart(desk, "2");
    CHECK(says(refused(desk, {"round", "swap", kFile, "--round", "2", a, b, "--why", "x"}),
               "the groups stay as they are"));
    CHECK(groupsNow(desk) == swapped);
}
