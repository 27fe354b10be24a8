#include "program.h"

#include <catch2/catch.hpp>
#include <sqlite3.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <set>
#include <string>
#include <unistd.h>
#include <vector>

using schreiber::test::Desk;
using schreiber::test::Json;
using schreiber::test::Ran;

// What a director does by commands between the draws: each answered as the contract has it.
namespace {

using Words = std::vector<std::string>;

std::string listOf(int entries, bool pairs) {
    std::string list = pairs ? "Vorname 1;Nachname 1;Vorname 2;Nachname 2\n" : "Vorname;Nachname\n";
    for (int i = 1; i <= entries; ++i) {
        const std::string letters{static_cast<char>('A' + i / 26), static_cast<char>('a' + i % 26)};
        list += "P" + letters + ";Name" + std::to_string(i);
        if (pairs) list += ";Q" + letters + ";Zuname" + std::to_string(i);
        list += "\n";
    }
    return list;
}

void begin(const Desk& desk, int entries, const Words& options) {
    Words words{"new", "a.schreiber", "--name", "Abend", "--rules", "imst", "--seed", "5"};
    words.insert(words.end(), options.begin(), options.end());
    REQUIRE(desk.run(words).code == 0);
    const bool pairs = std::find(options.begin(), options.end(), "pairs") != options.end();
    desk.write("list.csv", listOf(entries, pairs));
    REQUIRE(desk.run({"players", "import", "a.schreiber", "list.csv"}).code == 0);
}

Json start(const Desk& desk, int round) {
    const Ran drawn =
        desk.run({"draw", "tables", "a.schreiber", "--seed", std::to_string(100 + round), "--json"});
    INFO(drawn.errors);
    REQUIRE(drawn.code == 0);
    REQUIRE(desk.run({"round", "start", "a.schreiber"}).code == 0);
    return drawn.json();
}

void enter(const Desk& desk, const Json& round, int target = 15) {
    std::string results;
    for (const Json& table : round["tables"]) {
        const int number = table["table"];
        results += std::to_string(number) + ";" + std::to_string(target) + ";" +
                   std::to_string(number * 4 % 15) + "\n";
    }
    desk.write("results.csv", results);
    REQUIRE(
        desk.run({"round", "enter", "a.schreiber", "--round", round["round"].dump(), "results.csv"}).code ==
        0);
}

// A command about one table, with --json.
Ran at(const Desk& desk, const Words& command, int round, int table, const Words& rest = {}) {
    Words words = command;
    words.insert(words.end(), {"a.schreiber", "--round", std::to_string(round), "--table",
                               std::to_string(table), "--json"});
    words.insert(words.end(), rest.begin(), rest.end());
    return desk.run(words);
}

Json sheet(const Desk& desk, int round, int table) {
    return at(desk, {"sheet", "show"}, round, table).json();
}

Json exported(const Desk& desk) {
    REQUIRE(desk.run({"export", "a.schreiber", "--to", "json", "-o", "x.json"}).code == 0);
    Json json = Json::parse(desk.read("x.json"));
    json.erase("journal");
    return json;
}

} // namespace

TEST_CASE("lines: figures in full, a penalty, a strike") {
    const Desk desk;
    begin(desk, 8, {"--format", "drawn"});
    start(desk, 1);
    REQUIRE(at(desk, {"deal", "add"}, 1, 1, {"gleich=0:2:held", "hanger=1:1", "spiel=0:1:good"}).code == 0);
    CHECK(sheet(desk, 1, 1)["lines"][0]["points"] == Json({3, 1}));
    CHECK(sheet(desk, 1, 1)["lines"][0]["figures"].size() == 3);
    const Ran penalty = at(desk, {"deal", "add"}, 1, 1, {"penalty=1:2"});
    CHECK(penalty.json()["what"] == "Tisch 1, Runde 1: Strafe 0:2, Stand 3:0");
    CHECK(sheet(desk, 1, 1)["score"] == Json({3, 0}));
    CHECK(sheet(desk, 1, 1)["owed"] == Json({0, 1})); // imst-2015 § 10
    CHECK(desk.run({"sheet", "show", "a.schreiber", "--round", "1", "--table", "1", "--lang", "de"})
              .out.find("0 (schuldet 1)") != std::string::npos);
    CHECK(at(desk, {"deal", "add"}, 1, 1, {"strike=2"}).code == 4); // no reason
    CHECK(at(desk, {"deal", "add"}, 1, 1, {"strike=2", "--why", "zu streng"}).code == 0);
    CHECK(sheet(desk, 1, 1)["lines"][1]["struck"] == "zu streng");
    CHECK(sheet(desk, 1, 1)["score"] == Json({3, 1}));
    CHECK_FALSE(sheet(desk, 1, 1).contains("owed"));
    CHECK(desk.run({"sheet", "show", "a.schreiber", "--round", "1", "--table", "1"})
              .out.find("gleich=0:2:held hanger=1:1:unbet spiel=0:1:good") != std::string::npos);
    CHECK(at(desk, {"deal", "add"}, 1, 1, {"strike=2", "--why", "noch einmal"}).code == 4);
    CHECK(at(desk, {"deal", "add"}, 1, 1, {"gleich=0:1", "gleich=1:1"}).code == 4);
    CHECK(at(desk, {"deal", "add"}, 1, 1, {"3"}).code == 2);
    // Points beside figures have to be theirs, or to say why not.
    const auto both = [&](std::vector<std::string> points) {
        points.insert(points.end(), {"gleich=0:1", "hanger=0:1", "spiel=1:1"});
        return at(desk, {"deal", "add", "--dry-run"}, 1, 1, points);
    };
    CHECK(both({"2", "1"}).code == 0);
    CHECK(both({"3", "2"}).code == 4);
    CHECK(both({"3", "2", "--why", "so angeschrieben"}).code == 0);
}

TEST_CASE("a line that only a default decides is told so, once") {
    const Desk desk;
    begin(desk, 16, {"--format", "drawn"});
    REQUIRE(desk.run({"set", "a.schreiber", "rules=deutschnofen", "target=18"}).code == 0);
    start(desk, 1);
    REQUIRE(at(desk, {"deal", "add"}, 1, 1, {"17", "16"}).code == 0);
    const Ran ran = at(desk, {"deal", "add"}, 1, 1, {"gleich=1:1", "hanger=1:1", "spiel=0:1"});
    REQUIRE(ran.code == 0);
    const Json warnings = ran.json()["warnings"];
    REQUIRE(warnings.size() == 1);
    CHECK(warnings[0]["code"] == "otherwise_won");
    CHECK(warnings[0]["arguments"]["switch"] == "unbet_order");
    CHECK(warnings[0]["arguments"]["value"] == "SGH");
    CHECK(warnings[0]["arguments"]["score"] == "18:16");
    CHECK_THAT(warnings[0]["text"].get<std::string>(),
               Catch::Contains("Vorgabe dieses Programms") && Catch::Contains("ginge die Partie mit 18:16"));
    CHECK(sheet(desk, 1, 1)["score"] == Json({17, 18}));
}

TEST_CASE("a line says what decides, or is refused with what it needs") {
    const Desk desk;
    begin(desk, 16, {"--format", "drawn"});
    start(desk, 1);
    const auto add = [&](int table, const Words& words) {
        return at(desk, {"deal", "add"}, 1, table, words);
    };
    const auto score = [&](int table) { return sheet(desk, 1, table)["score"]; };
    // Oberland's order stands in the tests of the count; these are imst-2015 § 25 to 27
    REQUIRE(add(1, {"14", "14"}).code == 0);
    const Ran unasked = add(1, {"gleich=0:1", "spiel=1:1"});
    CHECK(unasked.code == 4);
    CHECK_THAT(unasked.errors, Catch::Contains("ob das Gleich angesagt und erlaubt wurde"));
    CHECK(score(1) == Json({14, 14}));
    CHECK(add(1, {"gleich=0:1:declared", "spiel=1:1"}).code == 0);
    CHECK(score(1) == Json({15, 14}));

    REQUIRE(add(2, {"13", "14"}).code == 0);
    CHECK_THAT(add(2, {"spiel=0:1:given", "gleich=1:1", "hanger=0:1"}).errors,
               Catch::Contains("wie viele Karten das Gleich hat"));
    CHECK(add(2, {"spiel=0:1:given", "gleich=1:1:unbet:3", "hanger=0:1:unbet:4"}).code == 0);
    CHECK(score(2) == Json({15, 14}));
    CHECK(sheet(desk, 1, 2)["lines"][1]["figures"][2]["cards"] == 4);

    REQUIRE(add(3, {"14", "13"}).code == 0);
    CHECK(add(3, {"1", "1", "spiel=1:1:good", "gleich=0:1:declared"}).code == 0);
    CHECK(score(3) == Json({15, 14}));

    REQUIRE(add(4, {"13", "12"}).code == 0);
    CHECK_THAT(add(4, {"hanger=1:3:held", "gleich=0:1:good", "spiel=0:1:good"}).errors,
               Catch::Contains("ob das Gleich geboten war oder ohne Gebot gut gelassen wurde"));
    CHECK(add(4, {"hanger=1:3:held", "gleich=0:1:given", "spiel=0:1:given"}).code == 0);
    CHECK(score(4) == Json({13, 15}));
    for (const char* wrong :
         {"gleich=0:1:unbet:x", "gleich=0:1:unbet:1", "gleich=0:1:unbet:3:4", "gleich=0:1:won"})
        CHECK(add(4, {wrong}).code == 2);
}

TEST_CASE("a game ends by time, forfeit or ruling, and keeps its surplus only when asked") {
    const Desk desk;
    begin(desk, 16, {"--format", "drawn"});
    start(desk, 1);
    CHECK(at(desk, {"result", "set"}, 1, 1, {"11", "9"}).code == 4);
    CHECK(at(desk, {"result", "set"}, 1, 1, {"11", "9", "--time"}).code == 0);
    CHECK(sheet(desk, 1, 1)["ending"] == "time");
    CHECK(desk.run({"sheet", "show", "a.schreiber", "--round", "1", "--table", "1", "--lang", "it"})
              .out.find("finita per tempo") != std::string::npos);
    CHECK(at(desk, {"result", "set"}, 1, 2, {"15", "16"}).code == 4);
    CHECK(at(desk, {"result", "set"}, 1, 2, {"3", "9", "--forfeit", "0"}).code == 0);
    CHECK(sheet(desk, 1, 2)["ending"] == "forfeit");
    CHECK(sheet(desk, 1, 2)["game_winner"] == 1);
    CHECK(at(desk, {"result", "set"}, 1, 3, {"17", "3"}).json()["warnings"][0]["code"] == "surplus_dropped");
    CHECK(sheet(desk, 1, 3)["score"] == Json({15, 3}));
    const std::vector<std::string> kept{"17", "3", "--surplus", "keep", "--ruling"};
    const auto ruledBy = [&](const char* number, const char* why) {
        std::vector<std::string> words = kept;
        words.insert(words.end(), {number, "--why", why});
        return at(desk, {"result", "set"}, 1, 4, words);
    };
    CHECK(ruledBy("2", "Turnierleitung").code == 2); // there is none
    CHECK(ruledBy("2", "Turnierleitung").errors.find("rulings add") != std::string::npos);
    CHECK(ruledBy("0", "").code == 4); // and no reason
    CHECK(ruledBy("0", "Turnierleitung").code == 0);
    CHECK(sheet(desk, 1, 4)["ending"] == "ruling");
    CHECK(sheet(desk, 1, 4)["score"] == Json({17, 3}));
    CHECK(at(desk, {"result", "set"}, 1, 1, {"11", "9", "--time", "--ruling", "1"}).code == 2);
}

TEST_CASE("a second person's word") {
    const Desk desk;
    begin(desk, 8, {"--format", "drawn"});
    start(desk, 1);
    CHECK(at(desk, {"sheet", "confirm"}, 1, 1).code == 4); // nothing there
    REQUIRE(at(desk, {"result", "set"}, 1, 1, {"15", "3"}).code == 0);
    CHECK(at(desk, {"sheet", "second"}, 1, 1, {"15", "4"}).json()["warnings"][0]["code"] == "second_differs");
    CHECK(sheet(desk, 1, 1)["state"] == "disputed");
    CHECK(sheet(desk, 1, 1)["second"] == Json({15, 4}));
    CHECK(at(desk, {"sheet", "confirm"}, 1, 1).code == 0);
    CHECK(sheet(desk, 1, 1)["state"] == "confirmed");
    CHECK(sheet(desk, 1, 1)["disputes"].size() == 1); // what was keyed the second time
    CHECK(at(desk, {"sheet", "confirm"}, 1, 1).code == 4);
    CHECK(at(desk, {"sheet", "dispute"}, 1, 1).code == 2); // --why is an argument
    CHECK(at(desk, {"sheet", "dispute"}, 1, 1, {"--why", "Hanger"}).code == 0);
    CHECK(sheet(desk, 1, 1)["disputed"] == "Hanger");
    CHECK(sheet(desk, 1, 1)["remark"].is_null());
    CHECK(at(desk, {"sheet", "confirm"}, 1, 1).code == 0);
    CHECK(sheet(desk, 1, 1)["disputes"][1]["why"] == "Hanger"); // stays once it is settled, and is no line
    const Ran shown = desk.run({"sheet", "show", "a.schreiber", "--round", "1", "--table", "1"});
    CHECK(shown.out.find("strittig: zweite Eingabe 15:4 · bestätigt") != std::string::npos);
    CHECK(shown.out.find("strittig: Hanger · bestätigt") != std::string::npos);
    CHECK(at(desk, {"sheet", "dispute"}, 1, 1, {"--why", "Zeile 3"}).code == 0);
    CHECK(at(desk, {"sheet", "confirm"}, 1, 1, {"--why", "nachgezählt"}).code == 0);
    CHECK(sheet(desk, 1, 1)["disputes"][2]["settled"] == "nachgezählt");
    REQUIRE(at(desk, {"result", "set"}, 1, 2, {"3", "15"}).code == 0);
    CHECK(at(desk, {"sheet", "second"}, 1, 2, {"3", "15"}).code == 0);
    CHECK(sheet(desk, 1, 2)["state"] == "confirmed");
}

TEST_CASE("what is disputed and why the game ended early are told apart") {
    const Desk desk;
    begin(desk, 8, {"--format", "drawn"});
    start(desk, 1);
    REQUIRE(at(desk, {"result", "set"}, 1, 1, {"12", "9", "--time", "--why", "Wirt sperrt zu"}).code == 0);
    REQUIRE(at(desk, {"sheet", "dispute"}, 1, 1, {"--why", "SIE sagen 13"}).code == 0);
    CHECK(sheet(desk, 1, 1)["disputed"] == "SIE sagen 13");
    CHECK(sheet(desk, 1, 1)["remark"] == "Wirt sperrt zu");
    const Ran shown = desk.run({"sheet", "show", "a.schreiber", "--round", "1", "--table", "1"});
    CHECK(shown.out.find("\nstrittig: SIE sagen 13\nWirt sperrt zu\n") != std::string::npos);
    REQUIRE(desk.run({"export", "a.schreiber", "--to", "csv", "-o", "csv"}).code == 0);
    CHECK(desk.read("csv/results.csv").find("strittig: SIE sagen 13 · Wirt sperrt zu") != std::string::npos);
}

TEST_CASE("places are swapped and rounds drawn anew with a reason, which the journal keeps") {
    const Desk desk;
    begin(desk, 8, {"--format", "drawn"});
    const Json round = start(desk, 1);
    const std::string a = round["tables"][0]["sides"][0][0].dump();
    const std::string b = round["tables"][1]["sides"][1][0].dump();
    const Words swap{"round", "swap", "a.schreiber", "--round", "1", a, b, "--json"};
    CHECK(desk.run(swap).code == 2);
    Words why = swap;
    why.insert(why.end(), {"--why", "falsch gesessen"});
    const Ran swapped = desk.run(why);
    CHECK(swapped.code == 0);
    CHECK(swapped.json()["warnings"][0]["code"] == "printed_seating_outdated");
    CHECK(desk.run({"round", "show", "a.schreiber", "--json"}).json()["tables"][0]["sides"][0][0].dump() ==
          b);
    CHECK(desk.run({"undo", "a.schreiber"}).code == 4); // published
    CHECK(desk.run({"round", "redraw", "a.schreiber", "--why", "Nachmeldung", "--seed", "9", "--json"})
              .json()["state"] == "draft");
    REQUIRE(desk.run({"round", "start", "a.schreiber"}).code == 0);
    REQUIRE(at(desk, {"result", "set"}, 1, 1, {"15", "3"}).code == 0);
    const Ran late = desk.run({"round", "redraw", "a.schreiber", "--why", "zu spät", "--lang", "en"});
    CHECK(late.code == 4);
    CHECK(late.errors.find("`round swap` does it") != std::string::npos);
    const Json journal = desk.run({"journal", "a.schreiber", "--json"}).json();
    CHECK(journal[4]["why"] == "falsch gesessen");
    CHECK(journal[5]["why"] == "Nachmeldung");
}

TEST_CASE("leaving, coming back, a substitute, two who must not meet") {
    const Desk desk;
    begin(desk, 9, {"--format", "drawn"});
    CHECK(desk.run({"players", "never", "a.schreiber", "1", "2"}).code == 0);
    CHECK(desk.run({"players", "never", "a.schreiber", "2", "1"}).code == 4);
    CHECK(desk.run({"players", "never", "a.schreiber", "1", "1"}).code == 2);
    const Json round = start(desk, 1);
    for (const Json& table : round["tables"]) {
        std::set<int> seated;
        for (const Json& side : table["sides"]) seated.insert(side.begin(), side.end());
        CHECK_FALSE((seated.contains(1) && seated.contains(2)));
    }
    enter(desk, round);
    const std::string left = round["tables"][0]["sides"][0][0].dump();
    const Ran asked = desk.run({"players", "leave", "a.schreiber", left, "--results", "void"});
    CHECK(asked.code == 4);
    CHECK(asked.errors.find("--yes") != std::string::npos);
    const Ran rehearsed =
        desk.run({"players", "leave", "a.schreiber", left, "--results", "void", "--dry-run", "--json"});
    CHECK(rehearsed.code == 0);
    CHECK(rehearsed.json()["written"] == false);
    CHECK_FALSE(rehearsed.json()["ranks"].empty());
    CHECK(desk.run({"players", "leave", "a.schreiber", left, "--results", "gone"}).code == 2);
    CHECK(desk.run({"players", "leave", "a.schreiber", left, "--results", "unplayed"}).code == 0);
    CHECK(desk.run({"players", "leave", "a.schreiber", left, "--results", "unplayed"}).code == 4);
    CHECK(desk.run({"players", "return", "a.schreiber", left}).code == 0);
    CHECK(desk.run({"players", "return", "a.schreiber", left}).code == 4);
    CHECK(desk.run({"players", "substitute", "a.schreiber", left, "--first", "Neu", "--last", "Da"}).code ==
          0);
    const Json players = desk.run({"players", "list", "a.schreiber", "--json"}).json();
    CHECK(players[std::stoul(left) - 1]["state"] == "substitute");
    CHECK(players[std::stoul(left) - 1]["names"][0] == "Neu Da");
}

TEST_CASE("a substitute's name stands from the round on in which he plays") {
    const Desk desk;
    begin(desk, 8, {"--format", "drawn"});
    enter(desk, start(desk, 1));
    start(desk, 2);
    const Words came{"players", "substitute", "a.schreiber", "3", "--first", "Eva", "--last", "Neu"};
    Words wrong = came;
    wrong.insert(wrong.end(), {"--round", "4"});
    CHECK(desk.run(wrong).code == 4);
    CHECK(desk.run(came).code == 0);
    CHECK(desk.run({"players", "substitute", "a.schreiber", "5", "--first", "Ida", "--last", "Alt", "--round",
                    "1"})
              .code == 0);
    const auto shown = [&](const char* round) {
        return desk.run({"round", "show", "a.schreiber", round}).out;
    };
    CHECK(shown("1").find("PAd Name3 (3)") != std::string::npos);
    CHECK(shown("1").find("Ida Alt (5)") != std::string::npos);
    CHECK(shown("2").find("Eva Neu (3)") != std::string::npos);
    const Json player = desk.run({"players", "list", "a.schreiber", "--json"}).json()[2];
    CHECK(player["replaced"] == Json::parse(R"([{"name": "PAd Name3", "place": 1, "from": 2}])"));
    CHECK(desk.run({"standings", "a.schreiber", "--lang", "en"})
              .out.find("No. 3: from round 2 Eva Neu for PAd Name3.") != std::string::npos);
    REQUIRE(desk.run({"export", "a.schreiber", "--to", "csv", "-o", "csv"}).code == 0);
    CHECK(desk.read("csv/results.csv").find("PAd Name3") != std::string::npos);
    REQUIRE(desk.run({"export", "a.schreiber", "--to", "json", "-o", "a.json"}).code == 0);
    REQUIRE(desk.run({"import", "a.json", "-o", "b.schreiber"}).code == 0);
    CHECK(desk.run({"round", "show", "b.schreiber", "1"}).out == shown("1"));
    CHECK(desk.run({"verify", "b.schreiber"}).code == 0);
    CHECK(desk.run({"undo", "a.schreiber"}).code == 0);
    CHECK(shown("1").find("Ida Alt") == std::string::npos);
}

TEST_CASE("with fewer tables than matches a round is played in heats, and commands take the match") {
    const Desk desk;
    begin(desk, 16, {"--format", "drawn", "--tables", "3"});
    start(desk, 1);
    const std::string shown = desk.run({"round", "show", "a.schreiber", "--lang", "en"}).out;
    CHECK(shown.find("No.  Table  Heat") != std::string::npos);
    CHECK(shown.find("  4      1     2  P") != std::string::npos);
    REQUIRE(at(desk, {"result", "set"}, 1, 4, {"15", "3"}).code == 0);
    const Json row = desk.run({"journal", "a.schreiber", "--json", "--lang", "de"}).json().back();
    CHECK(row["what"] == "Ergebnis Tisch 1 (2. Durchgang), Runde 1: 15:3");
    CHECK(desk.run({"sheet", "show", "a.schreiber", "--round", "1", "--table", "4", "--lang", "de"})
              .out.find("Tisch 1 (2. Durchgang) · Nr. 4 · Runde 1") != std::string::npos);
    CHECK(desk.run({"standings", "a.schreiber", "--lang", "en"}).out.find("round 1, table 3 (heat 1)\n") !=
          std::string::npos);
    CHECK(desk.run({"round", "show", "a.schreiber", "--json"}).json()["tables"][3]["table"] == 4);
}

TEST_CASE("a match that is dropped because somebody left is not said to be missing") {
    const Desk desk;
    begin(desk, 8, {"--format", "drawn"});
    const Json round = start(desk, 1);
    REQUIRE(at(desk, {"result", "set"}, 1, 2, {"15", "3"}).code == 0);
    const auto shown = [&] { return desk.run({"round", "show", "a.schreiber", "--lang", "de"}).out; };
    CHECK(shown().find("fehlt") != std::string::npos);
    REQUIRE(desk.run({"players", "leave", "a.schreiber", round["tables"][0]["sides"][0][0].dump(),
                      "--results", "unplayed"})
                .code == 0);
    CHECK(shown().find("fehlt") == std::string::npos);
    CHECK(shown().find("entfällt") != std::string::npos);
}

TEST_CASE("the journal shows the time of the clock on the wall, and JSON that of the file") {
    // Zones by their rule: a machine without tzdata knows none by its name, and shows UTC for it.
    const auto [zone, ahead] = GENERATE(table<const char*, long>({{"INN-5", 5L}, {"Nowhere/Unknown", 0L}}));
    const Desk desk;
    begin(desk, 4, {"--format", "drawn"});
    const std::string utc = desk.run({"journal", "a.schreiber", "--json"}).json()[0]["at"];
    REQUIRE(setenv("TZ", zone, 1) == 0);
    const std::string local = desk.run({"journal", "a.schreiber"}).out;
    unsetenv("TZ");
    std::tm parts{};
    REQUIRE(strptime(utc.c_str(), "%Y-%m-%dT%H:%M:%SZ", &parts) != nullptr);
    const std::time_t wall = timegm(&parts) + ahead * 3600;
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S", gmtime(&wall));
    CHECK(local.find(text) != std::string::npos);
}

TEST_CASE("the first round is corrected after the fifth: shown, asked once, done") {
    const Desk desk;
    begin(desk, 19, {"--format", "drawn", "--rounds", "5"});
    for (int round = 1; round <= 5; ++round) enter(desk, start(desk, round));
    const Json before = exported(desk);
    const Words other{"0", "15"};
    const Ran asked = at(desk, {"result", "set"}, 1, 2, other);
    CHECK(asked.code == 4);
    CHECK(asked.errors.find("→") != std::string::npos);
    CHECK(exported(desk) == before);
    const Ran rehearsed = at(desk, {"result", "set"}, 1, 2, {"0", "15", "--dry-run"});
    CHECK(rehearsed.code == 0);
    CHECK(exported(desk) == before);
    const Ran done = at(desk, {"result", "set"}, 1, 2, {"0", "15", "--yes"});
    CHECK(done.code == 0);
    CHECK(done.json()["ranks"] == rehearsed.json()["ranks"]);
    CHECK(done.json()["warnings"][0]["code"] == "earlier_round_changed");
    CHECK(desk.run({"standings", "a.schreiber", "--round", "1", "--json"}).json()["round"] == 1);
    CHECK(desk.run({"standings", "a.schreiber", "--round", "6", "--json"}).code == 2);
    const Ran sixth = desk.run({"draw", "tables", "a.schreiber", "--lang", "it"});
    CHECK(sixth.code == 4); // five were planned
    CHECK(sixth.errors.find("con --yes") != std::string::npos);

    const Json end = exported(desk);
    int undone = 0;
    while (desk.run({"undo", "a.schreiber", "--why", "Probe"}).code == 0) ++undone;
    CHECK(undone == 17);
    CHECK(exported(desk)["rounds"].empty());
    while (desk.run({"redo", "a.schreiber"}).code == 0) --undone;
    CHECK(undone == 0);
    CHECK(exported(desk) == end);
}

TEST_CASE("every option can be set; what was drawn rests on some of them") {
    const Desk desk;
    begin(desk, 8, {"--format", "drawn"});
    const Words options{"name=Neu",
                        "date=2026-11-22",
                        "place=Imst",
                        "target=18",
                        "rounds=5",
                        "games=1",
                        "tables=3",
                        "camps=no",
                        "keep-apart=club",
                        "scoring=100*win+1*points",
                        "ladder=score,difference,lot",
                        "missed-round=win",
                        "hide-standings-until=3",
                        "copy-to=stick",
                        "results-page=https://perlagger.example/herbst.html",
                        "revoke_penalty=lose_deal_minus2"};
    Words words{"set", "a.schreiber"};
    words.insert(words.end(), options.begin(), options.end());
    REQUIRE(desk.run(words).code == 0);
    const Json info = desk.run({"info", "a.schreiber", "--json"}).json();
    CHECK(info["name"] == "Neu");
    CHECK(info["target"] == 18);
    CHECK(info["scoring"] == "100*win+1*points");
    CHECK(info["house"]["revoke_penalty"] == "lose_deal_minus2");
    CHECK_THAT(info["copy_to"].get<std::string>(), Catch::EndsWith("/stick"));
    CHECK(info["results_page"] == "https://perlagger.example/herbst.html");
    for (const std::string wrong :
         {"perlagger.example", "ftp://perlagger.example", "https://", "https:///x", "https://a b",
          "https://ä.example", "https://a\nb", "javascript:alert(1)"})
        CHECK(desk.run({"set", "a.schreiber", "results-page=" + wrong}).code == 2);
    CHECK(desk.run({"set", "a.schreiber", "results-page=https://" + std::string(113, 'a')}).code == 2);
    CHECK(desk.run({"set", "a.schreiber", "results-page=https://" + std::string(112, 'a')}).code == 0);
    CHECK(desk.run({"set", "a.schreiber", "results-page="}).code == 0);
    CHECK(desk.run({"info", "a.schreiber", "--json"}).json()["results_page"].is_null());
    enter(desk, start(desk, 1), 18);
    const Ran fixed = desk.run({"set", "a.schreiber", "target=15"});
    CHECK(fixed.code == 4);
    CHECK(fixed.errors.find("Das Ziel (target)") != std::string::npos);
    CHECK(desk.run({"set", "a.schreiber", "ladder=score,luck"}).code == 2);
    const Ran asked = desk.run({"set", "a.schreiber", "scoring=1*against"});
    CHECK(asked.code == 4);
    const Ran rehearsed = desk.run({"set", "a.schreiber", "scoring=1*against", "--dry-run", "--json"});
    CHECK(rehearsed.code == 0);
    CHECK_FALSE(rehearsed.json()["ranks"].empty());
    CHECK(desk.run({"info", "a.schreiber", "--json"}).json()["scoring"] == "100*win+1*points");
    CHECK(desk.run({"set", "a.schreiber", "scoring=1*against", "--yes"}).code == 0);
}

TEST_CASE("pairs meet by every pairing, and nobody twice") {
    for (const char* pairing : {"random", "moving", "swiss", "round-robin"}) {
        const Desk desk;
        begin(desk, 12, {"--format", "pairs", "--pairing", pairing});
        std::vector<std::string> met;
        for (int round = 1; round <= 4; ++round) {
            const Json drawn = start(desk, round);
            INFO(pairing << ' ' << drawn.dump());
            CHECK(drawn["tables"].size() == 6);
            for (const Json& table : drawn["tables"]) {
                const int a = table["sides"][0][0];
                const int b = table["sides"][1][0];
                met.push_back(std::to_string(std::min(a, b)) + "-" + std::to_string(std::max(a, b)));
            }
            enter(desk, drawn);
        }
        std::sort(met.begin(), met.end());
        CHECK(std::adjacent_find(met.begin(), met.end()) == met.end());
        CHECK(desk.run({"standings", "a.schreiber", "--json"}).json()["standings"].size() == 12);
        CHECK(desk.run({"players", "substitute", "a.schreiber", "3", "--first", "N", "--last", "E"}).code ==
              4);
        CHECK(desk.run({"players", "substitute", "a.schreiber", "3", "--first", "N", "--last", "E", "--place",
                        "2"})
                  .code == 0);
        CHECK(desk.run({"verify", "a.schreiber"}).code == 0);
    }
}

TEST_CASE("a match of three games: the first unfinished one, or the one that is named") {
    const Desk desk;
    begin(desk, 4, {"--format", "pairs", "--pairing", "random", "--games", "3"});
    start(desk, 1);
    const Ran first = at(desk, {"result", "set"}, 1, 1, {"15", "3"});
    CHECK(first.json()["what"] == "Ergebnis Tisch 1, Runde 1: 15:3 (Partie 1)");
    CHECK(at(desk, {"result", "set"}, 1, 1, {"4", "15"}).code == 0);
    CHECK(at(desk, {"sheet", "show"}, 1, 1).json()["game"] == 3);
    CHECK(at(desk, {"sheet", "show"}, 1, 1, {"--game", "2"}).json()["score"] == Json({4, 15}));
    CHECK(at(desk, {"result", "set"}, 1, 1, {"15", "0"}).code == 0);
    CHECK(at(desk, {"result", "set"}, 1, 1, {"15", "0"}).code == 4); // which one?
    CHECK(at(desk, {"result", "set"}, 1, 1, {"15", "0", "--game", "4"}).code == 2);
    const std::string missing = desk.run({"standings", "a.schreiber"}).out;
    CHECK(missing.find("Tisch 2") == missing.rfind("Tisch 2"));
    CHECK(missing.find("Tisch 2") != std::string::npos);
}

TEST_CASE("a match level in games says who won it on points, on the screen and on the web page") {
    const Desk desk;
    begin(desk, 4, {"--format", "pairs", "--pairing", "random", "--games", "3"});
    start(desk, 1);
    CHECK(at(desk, {"result", "set"}, 1, 1, {"15", "3"}).code == 0);
    CHECK(at(desk, {"result", "set"}, 1, 1, {"4", "15"}).code == 0);
    CHECK(at(desk, {"result", "set"}, 1, 1, {"6", "6", "--time"}).code == 0);
    const Json table = desk.run({"round", "show", "a.schreiber", "--json"}).json()["tables"][0];
    CHECK(table["score"] == Json({1.5, 1.5}));
    CHECK(table["points"] == Json({25, 24}));
    CHECK(table["winner"] == 0);
    const std::string text = desk.run({"round", "show", "a.schreiber", "--lang", "en"}).out;
    INFO(text);
    const std::string number = " (" + table["sides"][0][0].dump() + ")"; // behind the names of its row
    const auto end = text.find(number);
    REQUIRE(end != std::string::npos);
    const auto begin = text.rfind("  ", end) + 2;
    const std::string side = text.substr(begin, end - begin);
    const auto won = text.find("on points 25:24: ");
    REQUIRE(won != std::string::npos);
    CHECK(text.find(side, won) < text.find('\n', won));
    REQUIRE(desk.run({"export", "a.schreiber", "--to", "html", "-o", "w.html", "--lang", "en"}).code == 0);
    CHECK(desk.read("w.html").find("on points 25:24: ") != std::string::npos);
}

TEST_CASE("a forfeit that was played after all is told as that, with the same figures, too") {
    const Desk desk;
    begin(desk, 4, {"--format", "pairs", "--pairing", "random"});
    start(desk, 1);
    CHECK(at(desk, {"result", "set"}, 1, 1, {"0", "15", "--forfeit", "0"}).code == 0);
    const Ran played = at(desk, {"result", "set"}, 1, 1, {"0", "15"});
    CHECK(played.json()["what"] ==
          "Ergebnis berichtigt, Tisch 1, Runde 1: 0:15 (durch Aufgabe beendet) → 0:15 (gespielt)");
    CHECK(desk.run({"journal", "a.schreiber", "--json"}).json().back()["action"] == "changed_ending");
    const Ran back = at(desk, {"result", "set"}, 1, 1, {"0", "15", "--forfeit", "0"});
    CHECK(back.json()["what"] ==
          "Ergebnis berichtigt, Tisch 1, Runde 1: 0:15 (gespielt) → 0:15 (durch Aufgabe beendet)");
}

TEST_CASE("what a dry run says it does not do") {
    const Desk desk;
    begin(desk, 8, {"--format", "drawn"});
    desk.write("more.csv", "Vorname;Nachname\nZita;Spät\n");
    const Json before = exported(desk);
    const Ran list = desk.run({"players", "import", "a.schreiber", "more.csv", "--dry-run"});
    CHECK(list.out == "Es würde: Meldungen eingelesen: 1\n");
    CHECK(desk.run({"players", "add", "a.schreiber", "--first", "Z", "--last", "S", "--dry-run", "--json"})
              .json()["written"] == false);
    CHECK(desk.run({"draw", "tables", "a.schreiber", "--dry-run", "--json"}).json()["written"] == false);
    CHECK(desk.run({"undo", "a.schreiber", "--dry-run", "--json"}).json()["written"] == false);
    CHECK(exported(desk) == before);
    CHECK(desk.run({"report", "entries", "a.schreiber", "-o", "x.pdf", "--dry-run"}).code == 0);
    CHECK_FALSE(std::filesystem::exists(desk.at("x.pdf")));
    CHECK(desk.run({"export", "a.schreiber", "--to", "csv", "-o", "tables", "--dry-run"}).code == 0);
    CHECK_FALSE(std::filesystem::exists(desk.at("tables")));
    CHECK(desk.run({"new", "b.schreiber", "--name", "x", "--rules", "imst", "--format", "drawn", "--dry-run"})
              .out == "Würde geschrieben: b.schreiber\n");
    CHECK_FALSE(std::filesystem::exists(desk.at("b.schreiber")));
}

TEST_CASE("a file that somebody else is writing is refused by name, and can still be copied afterwards") {
    const Desk desk;
    begin(desk, 8, {"--format", "drawn"});
    sqlite3* other = nullptr;
    REQUIRE(sqlite3_open(desk.at("a.schreiber").c_str(), &other) == SQLITE_OK);
    REQUIRE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr) == SQLITE_OK);
    const Ran refused = desk.run({"draw", "tables", "a.schreiber"});
    CHECK(refused.code == 3);
    CHECK(refused.errors.find(": test_cli (" + std::to_string(getpid()) + ").") != std::string::npos);
    CHECK(desk.run({"players", "list", "a.schreiber", "--json"}).json().size() == 8); // reading goes on
    sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr);
    sqlite3_close(other);
    CHECK(desk.run({"draw", "tables", "a.schreiber"}).code == 0);
}

TEST_CASE("info tells a club's rules by their name and the set they are made of in words") {
    const Desk desk;
    REQUIRE(desk.run({"new", "a.schreiber", "--name", "Abend", "--rules", "suedtirol", "--format", "drawn"})
                .code == 0);
    CHECK_THAT(desk.run({"info", "a.schreiber"}).out, Catch::Contains("Südtirol"));
    REQUIRE(desk.run({"set", "a.schreiber", "rules-name=Schlanders Wirt"}).code == 0);
    CHECK_THAT(desk.run({"info", "a.schreiber"}).out,
               Catch::Contains("Schlanders Wirt (Südtirol") && !Catch::Contains("suedtirol"));
    CHECK_THAT(desk.run({"info", "a.schreiber", "--lang", "it"}).out, Catch::Contains("(Alto Adige"));
}
