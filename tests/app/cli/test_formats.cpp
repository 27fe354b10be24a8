#include "tournament.h"

#include <catch2/catch.hpp>

#include <sampling.h>

// What the formats ask and refuse on the command line: levels, corrections, slips, closing.
using namespace schreiber::test;

TEST_CASE("a knock-out match that ends level needs an extra game; a correction says what it makes void") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "knockout"});
    enterPairs(desk, 4);
    drawAndStart(desk, "1");
    ok(desk, {"result", "set", kFile, "--round", "1", "--table", "1", "18", "4"});
    ok(desk, {"result", "set", kFile, "--round", "1", "--table", "2", "9", "9", "--time"});
    const Json round = desk.run({"round", "show", kFile, "--json"}).json();
    const std::string a = round["tables"][1]["sides"][0][0].dump();
    const std::string b = round["tables"][1]["sides"][1][0].dump();
    CHECK(says(refused(desk, {"draw", "tables", kFile}), "result decider FILE " + a + " " + b));
    CHECK(says(refused(desk, {"result", "decider", kFile, a, b, "3", "3"}), "does not end level"));
    const Ran nobody = desk.run({"result", "decider", kFile, a, "9", "3", "2", "--lang", "en"});
    CHECK(nobody.code == 2);
    CHECK(says(nobody.errors, "No. 9 does not play"));
    ok(desk, {"result", "decider", kFile, a, b, "3", "2"});
    const std::vector<std::string> show{"sheet", "show", kFile, "--round", "1", "--table", "2"};
    CHECK(says(desk.run(show).out, "Entscheidungsspiel: 3:2 · Gewonnen: "));
    std::vector<std::string> asJson = show;
    asJson.emplace_back("--json");
    CHECK(desk.run(asJson).json()["decider"] == Json({3, 2}));
    drawAndStart(desk, "2");
    CHECK(says(refused(desk, {"players", "add", kFile, "--first", "X", "--last", "Y"}), "has begun"));
    CHECK(
        says(refused(desk, {"round", "swap", kFile, "--round", "2", "1", "2", "--why", "x"}), "results say"));
    ok(desk, {"result", "set", kFile, "--round", "2", "--table", "1", "18", "1"});
    ok(desk, {"result", "set", kFile, "--round", "2", "--table", "2", "18", "2"});

    const std::vector<std::string> correct{"result", "set", kFile, "--round", "1", "--table", "1", "4", "18"};
    const std::string asked = refused(desk, correct);
    CHECK(says(asked, "table 1, round 2"));
    CHECK(says(asked, "table 2, round 2"));
    std::vector<std::string> yes = correct;
    yes.push_back("--yes");
    const Ran corrected = desk.run(yes);
    CHECK(corrected.code == 0);
    ok(desk, {"undo", kFile});
    ok(desk, {"verify", kFile});
    CHECK(says(refused(desk, {"draw", "tables", kFile}), "decided"));
}

TEST_CASE(
    "closing asks while something is missing, holds until it is opened with a reason, and can be undone") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "pairs", "--rounds", "1", "--prizes", "1,last"});
    enterPairs(desk, 4);
    CHECK(says(refused(desk, {"close", kFile}), "Nothing has been played"));
    drawAndStart(desk, "1");
    ok(desk, {"result", "set", kFile, "--round", "1", "--table", "1", "18", "4"});
    CHECK(says(refused(desk, {"close", kFile}), "the result of table 2 (round 1) is missing"));
    ok(desk, {"result", "set", kFile, "--round", "1", "--table", "2", "18", "9"});
    const std::string before = exported(desk);
    const Ran closed = desk.run({"close", kFile, "--json"});
    REQUIRE(closed.code == 0);
    CHECK(closed.json()["ranks"].size() == 4);
    CHECK(closed.json()["prizes"].size() == 2);
    CHECK(closed.json()["prizes"][1]["kind"] == "last");
    CHECK(desk.run({"info", kFile, "--json"}).json()["state"] == "closed");
    const std::string fixed = exported(desk);
    CHECK(fixed != before);
    const std::vector<std::vector<std::string>> changes{
        {"result", "set", kFile, "--round", "1", "--table", "1", "4", "18", "--yes"},
        {"players", "add", kFile, "--first", "X", "--last", "Y"},
        {"set", kFile, "rounds=2"},
        {"draw", "tables", kFile, "--yes"},
        {"close", kFile}};
    for (const auto& change : changes) CHECK(says(refused(desk, change), "reopen"));
    CHECK(exported(desk) == fixed);
    for (const auto& [language, reason] : {std::pair{"de", "Das braucht einen Grund"},
                                           {"it", "Serve un motivo"},
                                           {"en", "This needs a reason"}}) {
        const Ran ran = desk.run({"reopen", kFile, "--lang", language});
        CHECK(ran.code == 2);
        CHECK(says(ran.errors, reason));
    }
    CHECK(desk.run({"undo", kFile}).code == 4);
    ok(desk, {"undo", kFile, "--why", "zu früh"});
    CHECK(exported(desk) == before);
    ok(desk, {"redo", kFile});
    CHECK(exported(desk) == fixed);
    ok(desk, {"reopen", kFile, "--why", "falsch eingetragen"});
    CHECK(exported(desk) == before);
    CHECK(says(refused(desk, {"reopen", kFile, "--why", "x"}), "not closed"));
    ok(desk, {"verify", kFile});
}

TEST_CASE(
    "a formula, a ladder or a missed round that is none is refused with its place and what may stand there") {
    const Desk desk;
    const auto refusal = [&](const std::string& option, const std::string& value) {
        const Ran ran = desk.run({"new", "b.schreiber", "--name", "x", "--rules", "innsbruck", "--format",
                                  "pairs", option, value, "--lang", "en"});
        CHECK(ran.code == 2);
        return ran.errors;
    };
    const std::string foo = refusal("--scoring", "100*win+foo*points");
    CHECK(says(foo, "At character 9 stands “foo”"));
    CHECK(says(foo, "win, points, against, difference, shutout, games"));
    CHECK(says(refusal("--scoring", "100*win+1*foo"), "At character 11 stands “foo”, which there is not"));
    for (const std::string number : {"999999999999*win", "0.5*win", "1001*win"})
        CHECK(says(refusal("--scoring", number), "a whole number goes there (0-1000, no fraction)"));
    CHECK(says(refusal("--ladder", "score,height"), "At character 7 stands “height”"));
    CHECK(says(refusal("--ladder", "score,score"), "a second time"));
    CHECK(says(refusal("--missed-round", "0.5"), "win, average or a whole number (0-1000)"));
    CHECK_FALSE(desk.has("b.schreiber"));
}

TEST_CASE("standings name the extra game that a level last match waits for") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "pairs", "--rounds", "1", "--final", "pairs"});
    enterPairs(desk, 4);
    drawAndStart(desk, "1");
    for (const char* table : {"1", "2"})
        ok(desk, {"result", "set", kFile, "--round", "1", "--table", table, "18", "4"});
    drawAndStart(desk, "2");
    const auto missing = [&] { return desk.run({"standings", kFile, "--json"}).json()["missing"]; };
    CHECK(missing() == Json::parse(R"([{"round":2,"table":1,"game":1,"what":"sheet"}])"));
    ok(desk, {"result", "set", kFile, "--round", "2", "--table", "1", "9", "9", "--time"});
    CHECK(missing() == Json::parse(R"([{"round":2,"table":1,"game":1,"what":"extra_game"}])"));
    const Json round = desk.run({"round", "show", kFile, "--json"}).json();
    const std::string game = "result decider FILE " + round["tables"][0]["sides"][0][0].dump() + " " +
                             round["tables"][0]["sides"][1][0].dump();
    CHECK(says(desk.run({"standings", kFile, "--lang", "en"}).out, game));
    CHECK(says(refused(desk, {"draw", "tables", kFile}), game));
    CHECK(says(refused(desk, {"draw", "tables", kFile, "--yes"}), game));
    CHECK(says(refused(desk, {"close", kFile}), game));
}

TEST_CASE("a swap that brings a repeat says so, also rehearsed, and a shown round names its repeats") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "pairs", "--pairing", "round-robin", "--rounds", "3"});
    enterPairs(desk, 4);
    drawAndStart(desk, "1");
    for (const char* table : {"1", "2"})
        ok(desk, {"result", "set", kFile, "--round", "1", "--table", table, "18", "4"});
    const Json first = desk.run({"round", "show", kFile, "--json"}).json()["tables"][0]["sides"];
    ok(desk, {"draw", "tables", kFile, "--seed", "2"});
    const Json second = desk.run({"round", "show", kFile, "--json"}).json()["tables"];
    const Json& mine =
        second[0]["sides"][0] == first[0] || second[0]["sides"][1] == first[0] ? second[0] : second[1];
    const Json opponent = mine["sides"][0] == first[0] ? mine["sides"][1] : mine["sides"][0];
    const std::vector<std::string> swap{
        "round", "swap", kFile,    "--round", "2", opponent[0].dump(), first[1][0].dump(),
        "--why", "x",    "--lang", "en"};
    std::vector<std::string> rehearsed = swap;
    rehearsed.emplace_back("--dry-run");
    for (const auto& arguments : {rehearsed, swap}) {
        const Ran ran = desk.run(arguments);
        REQUIRE(ran.code == 0);
        CHECK(says(ran.out, "opponents, time no. 2"));
        CHECK(says(ran.out, "No more in this round, and never played"));
    }
    CHECK(says(desk.run({"round", "show", kFile, "--lang", "en"}).out, "opponents, time no. 2"));
    ok(desk, {"undo", kFile});
    std::vector<std::string> asJson = swap;
    asJson.emplace_back("--json");
    const Json told = desk.run(asJson).json();
    CHECK(told["repeats"].size() == 2);
    CHECK(told["meetings_lost"].size() == 2);
}

TEST_CASE("slips and cut cards are typed in, and what is wrong with them is said by line") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "pairs", "--rounds", "2"});
    enterSingles(desk, 8);
    desk.write("cut.csv", "Nr;Karte\n1;LA\n2;H7\n3;SK\n4;E8\n5;LO\n6;W\n7;10\n8;H9\n");
    CHECK(desk.run({"draw", "partners", kFile, "--by", "high-low", "--from", "cut.csv", "--separate", "club"})
              .code == 2);
    CHECK(desk.run({"draw", "partners", kFile, "--by", "luck"}).code == 2);
    desk.write("bad.csv", "1;LA\n1;L9\n2;Z4\nx;LA\n");
    const Ran bad = desk.run({"draw", "partners", kFile, "--by", "high-low", "--from", "bad.csv"});
    CHECK(bad.code == 2);
    CHECK(says(bad.errors, "bad.csv:2"));
    CHECK(says(bad.errors, "bad.csv:3"));
    CHECK(says(bad.errors, "bad.csv:4"));
    const Ran cut = desk.run({"draw", "partners", kFile, "--by", "high-low", "--from", "cut.csv", "--json"});
    INFO(cut.errors);
    REQUIRE(cut.code == 0);
    CHECK(cut.json()["pairs"].size() == 4);
    ok(desk, {"undo", kFile});
    desk.write("couples.csv", "1;8\n2;7\n3;6\n4;5\n");
    ok(desk, {"draw", "partners", kFile, "--from", "couples.csv"});
    desk.write("tables.csv", "Tisch;Paar;Paar\n1;1;2\n2;3;4\n");
    const Ran typed = desk.run({"draw", "tables", kFile, "--from", "tables.csv", "--json"});
    REQUIRE(typed.code == 0);
    CHECK(typed.json()["tables"][1]["sides"] == Json::array({{3}, {4}}));
    ok(desk, {"round", "start", kFile});
    desk.write("short.csv", "1;1;2\n");
    CHECK(says(refused(desk, {"draw", "tables", kFile, "--yes", "--from", "short.csv"}), "3, 4"));
    desk.write("none.csv", "Tisch;Paar;Paar\n");
    CHECK(desk.run({"draw", "tables", kFile, "--yes", "--from", "none.csv"}).code == 2);
    CHECK(desk.run({"round", "show", kFile, "2", "--json"}).code == 2); // nothing half-drawn was stored
    const Ran journal = desk.run({"journal", kFile, "--lang", "en"});
    CHECK(says(journal.out, "typed in from slips: tables.csv"));
}

TEST_CASE("options that do not go together are refused with what would") {
    const Desk desk;
    const auto code = [&](std::vector<std::string> options) {
        std::vector<std::string> arguments{"new", "b.schreiber", "--name", "x", "--dry-run"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        return desk.run(arguments).code;
    };
    CHECK(code({"--rules", "innsbruck", "--format", "drawn", "--final", "crown", "--rounds", "5"}) == 0);
    CHECK(code({"--rules", "innsbruck", "--format", "drawn", "--final", "crown"}) == 2);
    CHECK(code({"--rules", "innsbruck", "--format", "knockout", "--final", "pairs", "--rounds", "5"}) == 2);
    CHECK(code({"--rules", "innsbruck", "--format", "drawn", "--final", "both", "--rounds", "5"}) == 2);
    CHECK(code({"--rules", "strafperlaggen", "--format", "solo"}) == 0);
    CHECK(code({"--rules", "strafperlaggen", "--format", "drawn"}) == 2);
    CHECK(code({"--rules", "innsbruck", "--format", "groups", "--groups", "4", "--qualify", "17"}) == 2);
    CHECK(code({"--rules", "innsbruck", "--format", "knockout", "--repechage"}) == 0);
    CHECK(code({"--rules", "innsbruck", "--format", "groups", "--repechage"}) == 2);
    CHECK(code({"--rules", "innsbruck", "--format", "drawn", "--repechage"}) == 2);
    CHECK(code({"--rules", "innsbruck", "--format", "pairs", "--prizes", "3,best"}) == 2);
    CHECK(code({"--rules", "innsbruck", "--format", "pairs", "--pairing", "swiss"}) == 0);
    CHECK(code({"--rules", "innsbruck", "--format", "drawn", "--pairing", "swiss"}) == 2);
    CHECK(code({"--rules", "innsbruck", "--format", "pairs", "--groups", "2"}) == 2);
    CHECK(code({"--rules", "innsbruck", "--format", "pairs", "--rounds", "50"}) == 0);
    CHECK(code({"--rules", "innsbruck", "--format", "pairs", "--rounds", "51"}) == 2);
    CHECK(code({"--rules", "innsbruck", "--format", "knockout", "--rounds", "5"}) == 2);
}

TEST_CASE(
    "a person's pair and a pair's persons stand beside each other, and who goes on once it was played") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "groups", "--groups", "2"});
    enterSingles(desk, 16);
    ok(desk, {"draw", "partners", kFile, "--seed", "3"});
    drawAndStart(desk, "4");
    const Json list = desk.run({"players", "list", kFile, "--json"}).json();
    const auto rows = [&] { return desk.run({"standings", kFile, "--json"}).json()["standings"]; };
    for (const Json& row : rows()) {
        CHECK(row["entries"].size() == 2);
        for (const Json& person : row["entries"])
            CHECK(list[person.get<std::size_t>() - 1]["pair"] == row["entry"]);
        CHECK((row["group"] == 1 || row["group"] == 2));
        CHECK_FALSE(row["goes_on"].get<bool>());
    }
    CHECK(says(desk.run({"players", "list", kFile, "--lang", "en"}).out, "pair 1, with no. "));
    CHECK(says(desk.run({"standings", kFile, "--lang", "en"}).out, "Pair"));
    for (int table = 1; table <= 4; ++table)
        ok(desk, {"result", "set", kFile, "--round", "1", "--table", std::to_string(table), "18", "4"});
    int further = 0;
    for (const Json& row : rows()) further += row["goes_on"].get<bool>() ? 1 : 0;
    CHECK(further == 4);
}

TEST_CASE("a match for the crown within one pair that ends level is decided by an extra game") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "pairs", "--rounds", "1", "--final", "crown"});
    enterPairs(desk, 2);
    drawAndStart(desk, "1");
    ok(desk, {"result", "set", kFile, "--round", "1", "--table", "1", "18", "4"});
    drawAndStart(desk, "2");
    const std::string best =
        desk.run({"round", "show", kFile, "--json"}).json()["tables"][0]["sides"][0][0].dump();
    CHECK(says(refused(desk, {"result", "decider", kFile, best, best, "3", "3"}), "level"));
    ok(desk, {"result", "set", kFile, "--round", "2", "--table", "1", "9", "9", "--time"});
    CHECK_FALSE(desk.run({"standings", kFile, "--json"}).json()["final"].get<bool>());
    CHECK(says(refused(desk, {"close", kFile}), "extra game"));
    CHECK(
        says(refused(desk, {"draw", "tables", kFile, "--yes"}), "result decider FILE " + best + " " + best));
    const std::string other = best == "1" ? "2" : "1";
    const Ran same = desk.run({"result", "decider", kFile, other, other, "3", "2", "--lang", "en"});
    CHECK(same.code == 2);
    CHECK(says(same.errors, "two different"));
    ok(desk, {"result", "decider", kFile, best, best, "3", "5"});
    CHECK(desk.run({"standings", kFile, "--json"}).json()["final"].get<bool>());
    const Ran journal = desk.run({"journal", kFile, "--lang", "en"});
    CHECK(says(journal.out,
               "Extra game: A" + best + " Berger" + best + " against B" + best + " Cazzan" + best + " 3:5"));
    ok(desk, {"close", kFile});
    ok(desk, {"verify", kFile});
}

TEST_CASE("a second chance is the knock-out's alone, and says so") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "groups"});
    const Ran unfit = desk.run({"set", kFile, "repechage=yes", "--lang", "en"});
    CHECK(unfit.code == 2);
    CHECK(says(unfit.errors, "format knockout; a second chance (repechage) exists only there"));
    ok(desk, {"set", kFile, "format=knockout", "repechage=yes"});
    CHECK(desk.run({"set", kFile, "format=groups"}).code == 2);
    ok(desk, {"set", kFile, "format=groups", "repechage=no"});
}

TEST_CASE("somebody leaves in every format, with each choice, and the evening goes on") {
    const std::vector<std::vector<std::string>> formats{
        {"drawn"},  {"pairs"}, {"pairs", "--pairing", "swiss"}, {"knockout", "--repechage"},
        {"groups"}, {"solo"}};
    const std::vector<std::string> choices{"forfeit", "unplayed", "void"};
    std::size_t turn = 0; // each format and each choice in every run, each with each in the long one
    for (const auto& format : formats) {
        ++turn;
        for (std::size_t choice = 0; choice < choices.size(); ++choice) {
            if (!inWhole() && choice != turn % choices.size()) continue;
            const std::string& results = choices[choice];
            CAPTURE(format[0], results);
            const Desk desk;
            const bool solo = format[0] == "solo";
            std::vector<std::string> options{"--rules", solo ? "strafperlaggen" : "innsbruck", "--format"};
            options.insert(options.end(), format.begin(), format.end());
            if (format[0] == "drawn" || format[0] == "pairs" || solo)
                options.insert(options.end(), {"--rounds", "3"});
            create(desk, options);
            if (solo || format[0] == "drawn")
                enterSingles(desk, 12);
            else
                enterPairs(desk, 12);
            drawAndStart(desk, "1");
            const Json first = desk.run({"round", "show", kFile, "--json"}).json();
            const std::string gone = first["tables"][0]["sides"][0][0].dump();
            const std::size_t sides = first["tables"][0]["sides"].size();
            for (std::size_t table = 1; table < first["tables"].size(); ++table) {
                std::vector<std::string> set{
                    "result", "set", kFile, "--round", "1", "--table", std::to_string(table + 1)};
                for (std::size_t side = 0; side < sides; ++side)
                    set.push_back(solo ? (side == 0 ? "0" : "5") : side == 0 ? "18" : "5");
                ok(desk, set);
            }
            ok(desk, {"players", "leave", kFile, gone, "--results", results, "--yes"});
            if (solo && results == "forfeit") // the other two play on
                ok(desk, {"result", "set", kFile, "--round", "1", "--table", "1", "9", "0", "3"});
            drawAndStart(desk, "2");
            const Json second = desk.run({"round", "show", kFile, "--json"}).json();
            for (const Json& table : second["tables"])
                for (const Json& side : table["sides"])
                    for (const Json& number : side) CHECK(number.dump() != gone);
            const Json standings = desk.run({"standings", kFile, "--json"}).json();
            bool there = false;
            for (const Json& row : standings["standings"]) there = there || row["entry"].dump() == gone;
            CHECK(there == (results == "forfeit")); // lost is a game; without one nobody is ranked
            ok(desk, {"players", "return", kFile, gone, "--yes"});
            ok(desk, {"verify", kFile});
        }
    }
}

TEST_CASE(
    "correcting, leaving, coming back and substituting stand in one journal that reads like the evening") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "pairs", "--rounds", "3"});
    enterPairs(desk, 4);
    drawAndStart(desk, "1");
    ok(desk, {"result", "set", kFile, "--round", "1", "--table", "1", "18", "4"});
    ok(desk, {"result", "set", kFile, "--round", "1", "--table", "2", "18", "9"});
    ok(desk, {"players", "leave", kFile, "2", "--results", "unplayed"});
    drawAndStart(desk, "2");
    ok(desk, {"result", "set", kFile, "--round", "2", "--table", "1", "5", "18"});
    ok(desk, {"players", "return", kFile, "2"});
    ok(desk, {"players", "substitute", kFile, "3", "--first", "Eva", "--last", "Höß", "--place", "2"});
    drawAndStart(desk, "3");
    ok(desk,
       {"result", "set", kFile, "--round", "1", "--table", "2", "9", "18", "--yes", "--why", "vertauscht"});
    const Ran journal = desk.run({"journal", kFile, "--lang", "en"});
    REQUIRE(journal.code == 0);
    std::size_t at = 0;
    for (const char* said :
         {"Tournament created", "Entries imported from", "Round 1 drawn (seed 1)", "Round 1 confirmed",
          "Result of table 1, round 1: 18:4", "Result of table 2, round 1: 18:9",
          "No. 2 A2 Berger2 / B2 Cazzan2 is away from round 2 on", "Round 2 drawn", "Round 2 confirmed",
          "Result of table 1, round 2: 5:18", "No. 2 A2 Berger2 / B2 Cazzan2 back again, from round 3",
          "Substitute for no. 3 A3 Berger3 / B3 Cazzan3 from round 3: Eva Höß", "Round 3 drawn",
          "Result corrected, table 2, round 1: 18:9 → 9:18", "vertauscht"}) {
        INFO(said);
        const std::size_t found = journal.out.find(said, at);
        REQUIRE(found != std::string::npos);
        at = found;
    }
    ok(desk, {"verify", kFile});
}

TEST_CASE("in the first round of a knock-out places can be exchanged, a bye too, and the bracket follows") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "knockout"});
    enterPairs(desk, 6);
    ok(desk, {"draw", "tables", kFile, "--seed", "3"});
    const Json drawn = desk.run({"round", "show", kFile, "--json"}).json();
    const std::string bye = drawn["sitting_out"][0].dump();
    const std::string seated = drawn["tables"][0]["sides"][0][0].dump();
    ok(desk, {"round", "swap", kFile, "--round", "1", seated, bye, "--why", "kommt später"});
    ok(desk, {"round", "start", kFile});
    const Json swapped = desk.run({"round", "show", kFile, "--json"}).json();
    CHECK(swapped["sitting_out"][0].dump() == seated);
    CHECK(swapped["tables"][0]["sides"][0][0].dump() == bye);
    for (const char* table : {"1", "2"})
        ok(desk, {"result", "set", kFile, "--round", "1", "--table", table, "18", "4"});
    ok(desk, {"draw", "tables", kFile, "--seed", "4"});
    const Json next = desk.run({"round", "show", kFile, "--json"}).json();
    CHECK(next["tables"].size() == 2);
    CHECK(next["sitting_out"].empty());
    CHECK(next["quality"]["opponent_repeats"] == 0);
}

TEST_CASE("a pair's crown: its partners against each other, on paper, on the sheet and in the title") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "pairs", "--rounds", "1", "--final", "crown"});
    enterPairs(desk, 2);
    drawAndStart(desk, "1");
    ok(desk, {"result", "set", kFile, "--round", "1", "--table", "1", "18", "4"});
    drawAndStart(desk, "2");
    const Json sheet = desk.run({"sheet", "show", kFile, "--round", "2", "--table", "1", "--json"}).json();
    CHECK(sheet["sides"][0] == sheet["sides"][1]);
    CHECK(sheet["names"].size() == 2);
    CHECK(sheet["names"][0] != sheet["names"][1]);
    CHECK(sheet["seats"] == sheet["names"]);
    ok(desk, {"deal", "add", kFile, "--round", "2", "--table", "1", "3", "0"});
    ok(desk, {"result", "set", kFile, "--round", "2", "--table", "1", "3", "18", "--forfeit", "0"});
    const Json standings = desk.run({"standings", kFile, "--json"}).json();
    CHECK(standings["final"] == true);
    CHECK(standings["title"]["name"] == sheet["names"][1]);
    ok(desk, {"report", "scoresheets", kFile, "-o", "sheets.pdf", "--round", "2"});
    ok(desk, {"verify", kFile});
}

TEST_CASE("extra games that the ladder asks for are listed, and one that counts for nothing refused") {
    const Desk desk;
    create(desk,
           {"--rules", "innsbruck", "--format", "pairs", "--rounds", "1", "--ladder", "score,decider,lot"});
    enterPairs(desk, 4);
    drawAndStart(desk, "1");
    for (const std::string table : {"1", "2"})
        ok(desk, {"result", "set", kFile, "--round", "1", "--table", table, "18", "4"});
    const Json standings = desk.run({"standings", kFile, "--json"}).json();
    CHECK(standings["final"] == true);
    CHECK(standings["missing"].empty());
    REQUIRE(standings["extra_games"].size() == 2);
    const Json first = standings["extra_games"][0];
    CHECK(first["rank"] == 1);
    CHECK(desk.run({"info", kFile, "--json"}).json()["extra_games"] == standings["extra_games"]);
    const std::string a = first["games"][0][0].dump();
    const std::string b = first["games"][0][1].dump();
    CHECK(says(desk.run({"standings", kFile, "--lang", "en"}).out, "result decider FILE " + a + " " + b));
    const std::string loser = standings["extra_games"][1]["entries"][0].dump();
    CHECK(says(refused(desk, {"result", "decider", kFile, a, loser, "3", "2"}), "are not level"));
    ok(desk, {"result", "decider", kFile, a, b, "3", "2"});
    CHECK(desk.run({"standings", kFile, "--json"}).json()["extra_games"].size() == 1);
}

TEST_CASE("while groups play, the ranking is group after group, each by its own comparison") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "groups"});
    enterPairs(desk, 8);
    drawAndStart(desk, "1");
    for (const std::string table : {"1", "2", "3", "4"})
        ok(desk, {"result", "set", kFile, "--round", "1", "--table", table, "18", "4"});
    const Json rows = desk.run({"standings", kFile, "--json", "--lang", "en"}).json()["standings"];
    REQUIRE(rows.size() == 8);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool last = i + 1 == rows.size() || rows[i + 1]["group"] != rows[i]["group"];
        CHECK(rows[i]["rank"] == rows[i]["group_rank"]);
        CHECK(rows[i]["decided_by"].is_null() == last);
        CHECK(rows[i]["why"].is_null() == last);
        if (!last) CHECK(says(rows[i]["why"], rows[i + 1]["name"]));
    }
    ok(desk, {"export", kFile, "--to", "html", "-o", "g.html", "--lang", "en"});
    const std::string page = desk.read("g.html");
    CHECK(says(page, "<h3>Group 1</h3>"));
    CHECK(says(page, "<h3>Group 2</h3>"));
}
