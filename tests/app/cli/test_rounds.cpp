#include "tournament.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>

// What a round was when it was drawn and played stays so, whatever happens afterwards.
using namespace schreiber::test;

namespace {

Json groupsNow(const Desk& desk) {
    return desk.run({"info", kFile, "--json"}).json()["groups"];
}

Json roundNow(const Desk& desk) {
    return desk.run({"round", "show", kFile, "--json"}).json();
}

void enter(const Desk& desk, const std::string& round, const Json& table,
           const std::vector<std::string>& more) {
    std::vector<std::string> arguments{"result", "set", kFile, "--round", round, "--table", table.dump()};
    arguments.insert(arguments.end(), more.begin(), more.end());
    ok(desk, arguments);
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
        const Json second = roundNow(desk);
        for (const Json& table : second["tables"]) {
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
    const Ran nobody = desk.run({"round", "swap", kFile, "--round", "1", a, "99", "--why", "x"});
    CHECK(nobody.code == 2); // a number that names nobody, as everywhere
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

TEST_CASE("a match of several games: one state, the games won, all lines, and whose word is missing") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "pairs", "--rounds", "2", "--games", "3"});
    enterPairs(desk, 4);
    drawAndStart(desk, "1");
    const auto table = [&] { return roundNow(desk)["tables"][0]; };
    CHECK(table()["state"] == "missing");
    CHECK(table()["score"].is_null());
    CHECK(table()["lines"] == 0);
    enter(desk, "1", 1, {"15", "0"});
    ok(desk, {"deal", "add", kFile, "--round", "1", "--table", "1", "3", "2"});
    ok(desk, {"deal", "add", kFile, "--round", "1", "--table", "1", "0", "2"});
    CHECK(table()["state"] == "open");
    CHECK(table()["score"] == Json({1, 0}));
    CHECK(table()["lines"] == 2);
    ok(desk, {"deal", "add", kFile, "--round", "1", "--table", "1", "0", "11"}); // 3:15
    enter(desk, "1", 1, {"12", "12", "--time"});
    CHECK(table()["state"] == "entered");
    CHECK(table()["score"] == Json({1.5, 1.5}));
    CHECK(table()["games"].size() == 3);
    const std::vector<std::string> here{kFile, "--round", "1", "--table", "1"};
    const auto sheet = [&](const std::string& verb, const std::vector<std::string>& more) {
        std::vector<std::string> arguments{"sheet", verb};
        arguments.insert(arguments.end(), here.begin(), here.end());
        arguments.insert(arguments.end(), more.begin(), more.end());
        return arguments;
    };
    const Ran confirmed = desk.run(sheet("confirm", {"--lang", "en"}));
    CHECK(confirmed.code == 0);
    CHECK(says(confirmed.out, "(game 1)"));
    ok(desk, sheet("second", {"3", "15"}));
    CHECK(table()["state"] == "entered");
    ok(desk, sheet("second", {"13", "12"}));
    CHECK(table()["state"] == "disputed");
    ok(desk, sheet("confirm", {}));
    CHECK(table()["state"] == "confirmed");
    CHECK(says(refused(desk, sheet("confirm", {})), "confirmed already"));
}

TEST_CASE("moving pairs with a table for each match play in one heat") {
    const Desk desk;
    create(desk,
           {"--rules", "imst", "--format", "pairs", "--pairing", "moving", "--rounds", "4", "--tables", "3"});
    enterPairs(desk, 7);
    for (const char* number : {"1", "2", "3", "4"}) {
        drawAndStart(desk, number);
        const Json round = roundNow(desk);
        REQUIRE(round["tables"].size() == 3);
        int last = 0;
        for (const Json& table : round["tables"]) {
            CHECK(table["heat"] == 1);
            CHECK(table["table"] == ++last);
            enter(desk, number, table["table"], {"15", "4"});
        }
    }
}

TEST_CASE("a correction lists the pairings of the second chance that it makes void, also as JSON") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "knockout", "--repechage"});
    enterPairs(desk, 8);
    for (const char* number : {"1", "2"}) {
        drawAndStart(desk, number);
        const Json drawn = roundNow(desk);
        for (const Json& table : drawn["tables"])
            enter(desk, number, table["table"], {"15", table["table"].dump()});
    }
    const Json first = desk.run({"round", "show", kFile, "1", "--json"}).json()["tables"][0]["sides"];
    Json voided = Json::array();
    std::string named;
    const Json drawn = roundNow(desk);
    for (const Json& table : drawn["tables"])
        if (std::any_of(first.begin(), first.end(), [&](const Json& side) {
                return side == table["sides"][0] || side == table["sides"][1];
            })) {
            voided.push_back({{"round", 2}, {"table", table["table"]}});
            named.append(named.empty() ? "" : "; ").append("table ").append(table["table"].dump());
            named += ", round 2";
        }
    REQUIRE(voided.size() == 2);
    const std::vector<std::string> correct{"result", "set", kFile, "--round", "1", "--table", "1", "3", "15"};
    CHECK(says(refused(desk, correct), "others would sit at these tables: " + named));
    const auto with = [&](const std::vector<std::string>& more) {
        std::vector<std::string> arguments = correct;
        arguments.insert(arguments.end(), more.begin(), more.end());
        return desk.run(arguments);
    };
    CHECK(says(with({"--dry-run", "--lang", "en"}).out, "Void pairings: " + named));
    CHECK(with({"--dry-run", "--json"}).json()["void_pairings"] == voided);
    CHECK(with({"--yes", "--json"}).json()["void_pairings"] == voided);
}

TEST_CASE("lists of a round name those who played in it, before and after a substitute") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "drawn", "--rounds", "2"});
    enterSingles(desk, 8);
    const auto nameIn = [&](const std::vector<std::string>& more) {
        std::vector<std::string> arguments{"standings", kFile, "--json"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const Json standings = desk.run(arguments).json();
        for (const Json& row : standings["standings"])
            if (row["entry"] == 4) return row["name"].get<std::string>();
        return std::string();
    };
    drawAndStart(desk, "1");
    for (const char* table : {"1", "2"}) enter(desk, "1", Json::parse(table), {"15", "4"});
    ok(desk, {"players", "substitute", kFile, "4", "--first", "Eva", "--last", "Neu"});
    CHECK(nameIn({}) == "A4 Berger4"); // after a round that she did not play
    drawAndStart(desk, "2");
    for (const char* table : {"1", "2"}) enter(desk, "2", Json::parse(table), {"15", "4"});
    CHECK(nameIn({"--round", "1"}) == "A4 Berger4");
    CHECK(nameIn({"--round", "2"}) == "Eva Neu");
    CHECK(nameIn({}) == "Eva Neu");
}

TEST_CASE("a swap keeps those apart who must be, and coming back is asked about where ranks change") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "drawn", "--rounds", "3"});
    enterSingles(desk, 8);
    ok(desk, {"draw", "tables", kFile, "--seed", "1"});
    const Json tables = roundNow(desk)["tables"];
    const std::string a = tables[0]["sides"][0][0].dump();
    const std::string b = tables[1]["sides"][0][0].dump();
    const std::string beside = tables[1]["sides"][1][0].dump();
    ok(desk, {"players", "never", kFile, a, b});
    const std::vector<std::string> swap{"round", "swap", kFile, "--round", "1", a, beside, "--why", "x"};
    CHECK(says(refused(desk, swap), "must not meet"));
    ok(desk, {"round", "start", kFile});
    CHECK(says(refused(desk, swap), "players never"));
    for (const char* table : {"1", "2"}) enter(desk, "1", Json::parse(table), {"15", "4"});

    ok(desk, {"players", "leave", kFile, a, "--results", "void", "--yes"});
    CHECK(says(refused(desk, {"players", "return", kFile, a}), "→"));
    const Ran back = desk.run({"players", "return", kFile, a, "--yes", "--json"});
    REQUIRE(back.code == 0);
    CHECK_FALSE(back.json()["ranks"].empty());

    drawAndStart(desk, "2");
    const Json second = roundNow(desk)["tables"];
    enter(desk, "2", 1, {"15", "4"});
    const std::string left = second[1]["sides"][0][0].dump();
    ok(desk, {"players", "leave", kFile, left, "--results", "unplayed"});
    CHECK(roundNow(desk)["state"] == "complete");
    ok(desk, {"players", "return", kFile, left});
    CHECK(roundNow(desk)["state"] == "complete");
    CHECK(desk.run({"info", kFile, "--json"}).json()["missing"].empty());
    ok(desk, {"verify", kFile});
}

TEST_CASE("the cut of cards is told, kept in the journal, and in the protocol before any round") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "pairs", "--rounds", "3"});
    enterSingles(desk, 10);
    const Ran drawn = desk.run({"draw", "partners", kFile, "--by", "high-low", "--seed", "4", "--json"});
    REQUIRE(drawn.code == 0);
    const Json cut = drawn.json()["cut"];
    REQUIRE(cut.size() == 10);
    const Json pairs = drawn.json()["pairs"];
    for (const Json& pair : pairs) {
        const auto first = std::find(cut.begin(), cut.end(), pair["entries"][0]) - cut.begin();
        const auto second = std::find(cut.begin(), cut.end(), pair["entries"][1]) - cut.begin();
        CHECK(first / 2 == second / 2); // high with high
    }
    const Ran journal = desk.run({"journal", kFile, "--lang", "en"});
    CHECK(says(journal.out, "seed 4"));
    CHECK(says(journal.out, "from low to high: " + cut[0].dump() + ", " + cut[1].dump()));
    ok(desk, {"undo", kFile});
    ok(desk, {"report", "protocol", kFile, "-o", "p.pdf", "--lang", "en"});
    const std::string command = "pdftotext " + desk.at("p.pdf") + " " + desk.at("p.txt");
    REQUIRE(std::system(command.c_str()) == 0);
    const std::string protocol = desk.read("p.txt");
    CHECK(says(protocol, "seed 4"));
    const std::string lowest = cut[0].dump();
    CHECK(says(protocol, "A" + lowest + " Berger" + lowest + " (" + lowest + ")")); // nobody looks numbers up
    CHECK_FALSE(says(protocol, "Nothing has happened"));
}

TEST_CASE("camps are refused where the draw does not look at them") {
    const Desk desk;
    const auto made = [&](const std::vector<std::string>& format) {
        std::vector<std::string> arguments{"new",     kFile,  "--name",  "x",
                                           "--rules", "imst", "--camps", "--dry-run"};
        arguments.insert(arguments.end(), {"--lang", "en", "--format"});
        arguments.insert(arguments.end(), format.begin(), format.end());
        return desk.run(arguments);
    };
    CHECK(made({"pairs", "--pairing", "swiss"}).code == 0);
    for (const char* pairing : {"moving", "round-robin"}) {
        const Ran refusedCamps = made({"pairs", "--pairing", pairing});
        CHECK(refusedCamps.code == 2);
        CHECK(says(refusedCamps.errors, "pairs with pairing random or swiss"));
    }
    CHECK(made({"groups"}).code == 2);
}

TEST_CASE("whoever tells the ranking calls it final when it is: where rounds are open, once it is closed") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "drawn"});
    enterSingles(desk, 4);
    drawAndStart(desk, "1");
    enter(desk, "1", 1, {"15", "4"});
    const auto page = [&](const std::string& file) {
        ok(desk, {"export", kFile, "--to", "html", "-o", file, "--lang", "en"});
        return desk.read(file);
    };
    const auto told = [&] { return desk.run({"standings", kFile, "--lang", "en"}).out; };
    const auto isFinal = [&] { return desk.run({"standings", kFile, "--json"}).json()["final"]; };
    CHECK(isFinal() == false);
    CHECK(says(told(), "complete so far"));
    CHECK(says(page("before.html"), "not final yet"));
    ok(desk, {"close", kFile});
    CHECK(isFinal() == true);
    CHECK(says(told(), ", final"));
    CHECK_FALSE(says(page("after.html"), "not final yet"));
}

TEST_CASE("the evening's quality stands with the round's: possible, planned, bound") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "drawn", "--rounds", "8"});
    enterSingles(desk, 20);
    drawAndStart(desk, "1");
    CHECK(roundNow(desk)["quality"]["evening"] == Json{{"possible", 0}, {"planned", 0}, {"bound", 0}});
    CHECK(says(desk.run({"round", "show", kFile, "--lang", "en"}).out,
               "20 people, 8 rounds: an evening without repeats is possible; this is one."));

    const Desk open;
    create(open, {"--rules", "imst", "--format", "drawn"});
    enterSingles(open, 20);
    drawAndStart(open, "1");
    CHECK_FALSE(roundNow(open)["quality"].contains("evening"));
}

TEST_CASE(
    "who is left over plays one against one where that is chosen, with sheet, ranking, papers and file") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "drawn", "--rounds", "3", "--rest", "pair"});
    enterSingles(desk, 11);
    CHECK(desk.run({"info", kFile, "--json"}).json()["rest"] == "pair");
    std::map<int, int> satOut;
    for (int round = 1; round <= 3; ++round) {
        const std::string number = std::to_string(round);
        drawAndStart(desk, number);
        const Json now = roundNow(desk);
        REQUIRE(now["tables"].size() == 3);
        const Json& last = now["tables"][2];
        CHECK(last["sides"][0].size() == 1);
        CHECK(last["sides"][1].size() == 1);
        REQUIRE(now["sitting_out"].size() == 1);
        CHECK(++satOut[now["sitting_out"][0].get<int>()] == 1);
        for (const int table : {1, 2}) enter(desk, number, table, {"15", "4"});
        for (const std::vector<std::string>& line : {std::vector<std::string>{"9", "2"}, {"6", "2"}})
            ok(desk, {"deal", "add", kFile, "--round", number, "--table", "3", line[0], line[1]});
    }
    const Json sheet = desk.run({"sheet", "show", kFile, "--round", "3", "--table", "3", "--json"}).json();
    CHECK(sheet["score"] == Json({15, 4}));
    const Json standings = desk.run({"standings", kFile, "--json"}).json();
    CHECK(standings["final"] == true);
    int played = 0;
    for (const Json& row : standings["standings"]) played += row["played"].get<int>();
    CHECK(played == 30); // ten people in each round
    for (const std::string kind :
         {"scoresheets", "route-cards", "partners", "tables", "crosstable", "results"})
        ok(desk, {"report", kind, kFile, "-o", kind + ".pdf"});
    ok(desk, {"verify", kFile});
    ok(desk, {"set", kFile, "rest=sit"}); // what was played stays
    ok(desk, {"export", kFile, "--to", "json", "-o", "all.json"});
    ok(desk, {"import", "all.json", "-o", "again.schreiber"});
    CHECK(desk.run({"info", "again.schreiber", "--json"}).json()["rest"] == "sit");
    CHECK(desk.run({"round", "show", "again.schreiber", "3", "--json"}).json()["tables"] ==
          desk.run({"round", "show", kFile, "3", "--json"}).json()["tables"]);

    const auto code = [](const std::vector<std::string>& more) {
        const Desk other;
        std::vector<std::string> arguments{"new", kFile, "--name", "x", "--rest", "pair"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return other.run(arguments).code;
    };
    CHECK(code({"--rules", "schlanders", "--format", "drawn"}) == 2); // has no game for two
    CHECK(code({"--rules", "imst", "--format", "pairs"}) == 2);
    CHECK(code({"--rules", "innsbruck", "--format", "drawn"}) == 0);
}

TEST_CASE(
    "meet once: nobody at one table with anybody twice, kept in the file and through export and import") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "drawn", "--rounds", "5", "--meet", "once"});
    enterSingles(desk, 16);
    CHECK(desk.run({"info", kFile, "--json"}).json()["meet"] == "once");
    const std::string told = desk.run({"info", kFile, "--lang", "en"}).out;
    CHECK(says(told, "only once"));
    CHECK(says(told, "sits out"));
    std::set<std::pair<int, int>> met;
    for (int round = 1; round <= 5; ++round) {
        const std::string number = std::to_string(round);
        drawAndStart(desk, number);
        const Json now = roundNow(desk);
        for (const Json& table : now["tables"]) {
            std::vector<int> there = table["sides"][0];
            for (const Json& other : table["sides"][1]) there.push_back(other);
            for (std::size_t i = 0; i < there.size(); ++i)
                for (std::size_t j = 0; j < i; ++j) CHECK(met.insert(std::minmax(there[i], there[j])).second);
            enter(desk, number, table["table"], {"15", "4"});
        }
    }
    CHECK(met.size() == 120); // everybody with everybody
    CHECK(roundNow(desk)["quality"]["evening"] == Json{{"possible", 0}, {"planned", 0}, {"bound", 0}});
    CHECK(says(desk.run({"round", "show", kFile, "--lang", "en"}).out,
               "nobody sits at one table with anybody"));
    ok(desk, {"export", kFile, "--to", "json", "-o", "all.json"});
    ok(desk, {"import", "all.json", "-o", "again.schreiber"});
    CHECK(desk.run({"info", "again.schreiber", "--json"}).json()["meet"] == "once");
    ok(desk, {"set", kFile, "meet="});
    CHECK(desk.run({"info", kFile, "--json"}).json()["meet"].is_null());
    CHECK(desk.run({"set", kFile, "meet=often"}).code == 2);
}

TEST_CASE("one table more is made of who sits out and who came late, and all lists have it") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "drawn", "--rounds", "3"});
    enterSingles(desk, 10);
    drawAndStart(desk, "1");
    const Json out = roundNow(desk)["sitting_out"];
    REQUIRE(out.size() == 2);
    desk.write("late.csv", "Vorname;Nachname\nEva;Spät\nUdo;Später\n");
    ok(desk, {"players", "import", kFile, "late.csv"});
    const std::vector<std::string> table{"round",       "table", kFile,         "--round", "1",
                                         out[0].dump(), "11",    out[1].dump(), "12"};
    CHECK(desk.run(table).code == 2); // --why
    std::vector<std::string> why = table;
    why.insert(why.end(), {"--why", "sie sind da", "--lang", "en"});
    std::vector<std::string> dry = why;
    dry.emplace_back("--dry-run");
    ok(desk, dry);
    CHECK(roundNow(desk)["tables"].size() == 2);
    const Ran made = desk.run(why);
    REQUIRE(made.code == 0);
    CHECK(says(made.out, "Round 1: table 3 added, with"));
    CHECK(says(made.errors, "To be printed again: the seating")); // it hangs on the wall
    const Json round = roundNow(desk);
    CHECK(round["sitting_out"].empty());
    CHECK(round["tables"][2]["sides"] == Json::array({Json::array({out[0], 11}), Json::array({out[1], 12})}));
    enter(desk, "1", 3, {"15", "4"});
    const Ran again = desk.run(why);
    CHECK(again.code == 4);
    CHECK(says(again.errors, "sits at table 3 in round 1 already"));
    ok(desk, {"verify", kFile});
    ok(desk, {"export", kFile, "--to", "json", "-o", "b.json"});
    ok(desk, {"import", "b.json", "-o", "b.schreiber"});
    ok(desk, {"report", "protocol", kFile, "-o", "p.pdf"});
}

TEST_CASE("new --like takes from another tournament what is not said") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "drawn", "--rounds", "4", "--place", "Rose", "--prizes",
                  "4,woman", "--target", "11", "--date", "2026-11-01"});
    enterSingles(desk, 8);
    ok(desk, {"new", "b.schreiber", "--like", kFile, "--name", "Winter", "--rounds", "6"});
    const Json info = desk.run({"info", "b.schreiber", "--json"}).json();
    CHECK(info["name"] == "Winter");
    CHECK(info["rounds"] == 6);
    CHECK(info["target"] == 11);
    CHECK(info["rules"] == "imst");
    CHECK(info["entries"] == 0);
    CHECK(info["place"] == "Rose");
    const Ran none = desk.run({"new", "c.schreiber", "--rules", "imst", "--format", "drawn", "--lang", "en"});
    CHECK(none.code == 2);
    CHECK(says(none.errors, "--name is missing"));
    CHECK(desk.run({"new", "c.schreiber", "--like", "none.schreiber"}).code == 2);
    CHECK(desk.run({"new", "c.schreiber", "--like", kFile, "--rules", "watten"}).code == 2);
}
