#include "tournament.h"

#include <algorithm>
#include <filesystem>

// An evening whose lines sum to zero, as the command line has it.
using namespace schreiber::test;

namespace {

std::vector<std::string> at(const std::string& command, const std::string& sub, const std::string& table,
                            std::vector<std::string> rest) {
    std::vector<std::string> arguments{command, sub, kFile, "--round", "1", "--table", table};
    arguments.insert(arguments.end(), rest.begin(), rest.end());
    return arguments;
}

} // namespace

TEST_CASE("a table of four and one of five are keyed, shown, exported and ranked") {
    const Desk desk;
    CHECK(says(refused(desk, {"new", kFile, "--name", "A", "--rules", "ruediger", "--format", "pairs"}),
               "format_rules"));
    CHECK(says(refused(desk, {"new", kFile, "--name", "A", "--rules", "ruediger", "--format", "solo",
                              "--games", "15"}),
               "--yes"));
    CHECK(desk.run({"new", kFile, "--name", "A", "--rules", "ruediger", "--format", "solo", "--house",
                    "win_from=37"})
              .code == 2);
    create(desk, {"--rules", "ruediger", "--format", "solo", "--stake", "10", "--house", "win_from=36"});
    const Json info = good(desk, {"info", kFile, "--json"}).json();
    CHECK(info["house"]["win_from"] == "36");
    CHECK(info["game"] == "koenigrufen");
    CHECK(info["games"] == 16);
    CHECK(info["ladder"] == "score,best-rounds,lot");
    enterSingles(desk, 9);
    drawAndStart(desk, "3");
    const Json round = good(desk, {"round", "show", kFile, "--json"}).json();
    CHECK(round["tables"][0]["dealer_first"] == "D");
    CHECK(round["tables"][0]["games"] == 16);
    CHECK(round["tables"][1]["dealer_first"] == "E");
    CHECK(round["tables"][1]["games"] == 20);
    CHECK(round["quality"] ==
          Json({{"meetings_repeated", 0}, {"details", Json::array()}, {"unavoidable", false}}));

    const Ran keyed = good(desk, at("deal", "add", "1", {"A r C + t+", "--lang", "de"}));
    CHECK(says(keyed.out, "+2 −2 +2 −2"));
    ok(desk, at("deal", "add", "1", {"tr 26/2 18/1 25 0j"}));
    ok(desk, at("deal", "add", "1", {"= 3 -1 -1 -1"}));
    ok(desk, at("deal", "add", "1", {"A d -"}));
    CHECK(says(refused(desk, at("deal", "add", "1", {"= 3 -1 -1 0"})), "sheet_not_zero"));
    CHECK(desk.run(at("deal", "add", "1", {"A hearts +"})).code == 2);
    CHECK(says(refused(desk, at("deal", "add", "1", {"strike=2", "--why", "verzählt"})), "−18 → −9"));
    ok(desk, at("deal", "add", "1", {"penalty=B:5", "--why", "zu spät"}));
    const Json sheet = good(desk, at("sheet", "show", "1", {"--json"})).json();
    CHECK(sheet["lines"][0]["line"] == "A rufer C won trull+");
    CHECK(sheet["lines"][0]["dealer"] == "D");
    CHECK(sheet["lines"][3]["factor"] == 2);
    CHECK(sheet["lines"][3]["points"] == Json({-18, 6, 6, 6}));
    const std::string shown = good(desk, at("sheet", "show", "1", {"--lang", "de"})).out;
    CHECK(says(shown, "A Rufer mit C, gewonnen"));
    CHECK(says(shown, "−18"));
    CHECK_FALSE(says(shown, "rufer C won"));
    CHECK(sheet["penalties"] == Json({0, 5, 0, 0}));
    CHECK(sheet["score"] == Json({-14, 2, 6, 6}));
    CHECK(sheet["dealer_next"] == "D");
    CHECK(sheet["factor_next"] == 2);

    CHECK(desk.run(at("result", "set", "2", {"--", "5", "-1", "-1", "-1", "-1"})).code == 4);
    ok(desk, at("result", "set", "2", {"--", "5", "-1", "-1", "-1", "-2"}));
    ok(desk, at("result", "set", "1", {"--time"}));
    ok(desk, at("sheet", "export", "1", {"-o", "a.tarock"}));
    CHECK(says(desk.read("a.tarock"), "2: trischaken 26/2 18/1 25 0j"));
    const Json standings = good(desk, {"standings", kFile, "--json"}).json();
    CHECK(standings["sum"] == 0);
    CHECK(standings["standings"].size() == 9);
    const std::string told = good(desk, {"standings", kFile, "--json"}).out; // keys in the contract's order
    std::size_t from = told.find("\"rank\"");
    for (const char* key : {"entry", "name", "club", "played", "sat_out", "rounds", "score", "points",
                            "rank_points", "table_wins", "penalty", "criteria", "decided_by", "why"}) {
        const std::size_t at = told.find('"' + std::string(key) + "\":", from);
        INFO(key);
        REQUIRE(at != std::string::npos);
        CHECK(told.find("\"rank\"", from + 1) > at); // of the same row
        from = at;
    }
    CHECK(standings["standings"][0]["rounds"].size() == 1);
    for (const char* kind : {"scoresheets", "blank-sheets", "filled-sheets", "results", "standings", "cash"})
        ok(desk, {"report", kind, kFile, "-o", std::string(kind) + ".pdf"});
    CHECK(says(refused(desk, {"report", "signals", kFile, "-o", "s.pdf"}), "report_rules"));
    ok(desk, {"export", kFile, "--to", "csv", "-o", "csv"});
    const std::string lines = desk.read("csv/lines.csv");
    CHECK(says(lines, ";game line;why;struck;dealer;out;factor;sum;instead of"));
    CHECK(says(lines, "1;1;1;4;-18;6;6;6;;;;;;;A dreier lost;;;C;;2;0;"));
    CHECK(says(lines, ";0;5;0;0;;;zu spät;;;;;;"));
    CHECK(says(desk.read("csv/results.csv"), "5;-1;-1;-1;-2;entered"));
    ok(desk, {"verify", kFile});
    const std::string before = exported(desk);
    ok(desk, {"import", "e.json", "-o", "b.schreiber"});
    ok(desk, {"export", "b.schreiber", "--to", "json", "-o", "f.json"});
    Json again = Json::parse(desk.read("f.json"));
    again.erase("journal");
    CHECK(again.dump() == before);
}

TEST_CASE("a list of results may have blank cells behind, and words are expected as they are typed") {
    const Desk desk;
    const Ran fives = desk.run({"new", kFile, "--name", "A", "--rules", "ruediger", "--format", "solo",
                                "--fives", "x", "--lang", "de"});
    CHECK(fives.code == 2);
    CHECK(says(fives.errors, "allow oder never"));
    create(desk, {"--rules", "ruediger", "--format", "solo", "--fives", "never", "--missed-round", "-3"});
    CHECK(says(good(desk, {"info", kFile, "--lang", "de"}).out, "jeder für sich, zu viert\n"));
    enterSingles(desk, 5);
    drawAndStart(desk, "3");
    CHECK(desk.run(at("deal", "add", "1", {"penalty=1:5", "--why", "zu spät"})).code == 2);
    desk.write("r.csv", "Tisch;A;B;C;D;;\n1;4;-1;-1;-2;;\n");
    ok(desk, {"round", "enter", kFile, "--round", "1", "r.csv"});
    const Json standings = good(desk, {"standings", kFile, "--json"}).json()["standings"];
    CHECK(
        std::any_of(standings.begin(), standings.end(), [](const Json& row) { return row["score"] == -3; }));
}

TEST_CASE("the lines of a sheet that was imported are held by the journal, as are those that were keyed") {
    const Desk desk;
    create(desk, {"--rules", "ruediger", "--format", "solo"});
    enterSingles(desk, 8);
    drawAndStart(desk, "3");
    std::filesystem::copy(desk.at(kFile), desk.at("b.schreiber"));
    ok(desk, at("deal", "add", "1", {"A r C + t+"}));
    ok(desk, at("deal", "add", "1", {"tr 26/2 18/1 25 0j"}));
    ok(desk, at("sheet", "export", "1", {"-o", "a.tarock"}));
    ok(desk, {"sheet", "import", "b.schreiber", "--round", "1", "--table", "1", "a.tarock"});
    ok(desk, {"deal", "add", "b.schreiber", "--round", "1", "--table", "1", "= 3 -1 -1 -1"});
    ok(desk, {"export", "b.schreiber", "--to", "json", "-o", "b.json"});
    ok(desk, {"import", "b.json", "-o", "c.schreiber"});
    const Json sound = Json::parse(desk.read("b.json"));
    for (std::size_t table = 0; table < sound["rounds"][0]["tables"].size(); ++table)
        if (sound["rounds"][0]["tables"][table]["table"] == 1)
            for (const std::size_t line : {0U, 1U, 2U}) {
                Json changed = sound;
                Json& lines = changed["rounds"][0]["tables"][table]["games"][0]["lines"];
                REQUIRE(lines.size() == 3);
                lines[line]["line"] = line == 1 ? "trischaken 26/2 17/1 26 0j" : "A dreier -";
                desk.write("bad.json", changed.dump());
                const Ran ran = desk.run({"import", "bad.json", "-o", "bad.schreiber", "--lang", "en"});
                INFO(ran.errors);
                CHECK(ran.code == 2);
                CHECK(says(ran.errors, "/games/0/"));
            }
}

TEST_CASE("an evening's sheets are checked as they count there, and so is a record beside it") {
    const Desk desk;
    create(desk, {"--rules", "ruediger", "--format", "solo", "--games", "4", "--doubled", "off"});
    enterSingles(desk, 8);
    drawAndStart(desk, "3");
    for (const char* line : {"tr 26/2 18/1 25 0j", "A d +"}) ok(desk, at("deal", "add", "2", {line}));
    const Json sheet = good(desk, {"deal", "check", "--tournament", kFile, "--json"}).json();
    CHECK(sheet["round"] == 1);
    CHECK(sheet["table"] == 2);
    CHECK(sheet["totals"] == Json({8, -4, -4, 0}));
    desk.write("a.tarock", "rules: ruediger\nkind: schrieb\n\n1: tr 26/2 18/1 25 0j\n2: A d +\n");
    CHECK(good(desk, {"deal", "check", "a.tarock", "--tournament", kFile, "--json"}).json()["totals"] ==
          Json({8, -4, -4, 0}));
    CHECK(good(desk, {"deal", "check", "a.tarock", "--json"}).json()["totals"] == Json({17, -7, -7, -3}));
    CHECK(desk.run({"deal", "check"}).code == 2);
    CHECK(
        says(good(desk, {"deal", "check", "--tournament", kFile, "--lang", "en"}).out, "Round 1 · table 2"));
}

TEST_CASE("a dispute of an evening of Königrufen is kept, told in an export and taken back from it") {
    const Desk desk;
    create(desk, {"--rules", "ruediger", "--format", "solo", "--games", "4", "--house", "win_from=36"});
    enterSingles(desk, 4);
    drawAndStart(desk, "3");
    desk.write("d.tarock", "rules: ruediger\n\nB: pass\nA: mine\n");
    const Ran added =
        desk.run({"rulings", "add", kFile, "d.tarock", "--round", "1", "--table", "1", "--json"});
    CHECK(added.code == 0);
    const Json ruling = good(desk, {"rulings", "show", kFile, "1", "--json"}).json();
    CHECK(says(ruling["record"].get<std::string>(), "win_from=36"));
    ok(desk, {"export", kFile, "--to", "json", "-o", "e.json"});
    ok(desk, {"import", "e.json", "-o", "b.schreiber"});
    ok(desk, {"verify", "b.schreiber"});
}

TEST_CASE("a ruling strikes the game that has the number on the paper, as it is typed for a line") {
    const Desk desk;
    create(desk, {"--rules", "ruediger", "--format", "solo", "--games", "4"});
    enterSingles(desk, 4);
    drawAndStart(desk, "3");
    ok(desk, at("deal", "add", "1", {"A d +"}));
    ok(desk, at("deal", "add", "1", {"penalty=B:5", "--why", "zu spät"}));
    ok(desk, at("deal", "add", "1", {"B d +"}));
    desk.write("d.tarock", "rules: ruediger\n\nB: pass\nA: mine\n");
    const Ran asked = desk.run({"rulings", "add", kFile, "d.tarock", "--round", "1", "--table", "1",
                                "--enter", "strike=3", "--yes", "--lang", "en"});
    CHECK(asked.code == 2);
    CHECK(says(asked.errors, "no line 3"));
    ok(desk,
       {"rulings", "add", kFile, "d.tarock", "--round", "1", "--table", "1", "--enter", "strike=2", "--yes"});
    ok(desk, {"rulings", "enter", kFile, "1", "strike=5", "--yes"}); // the fine, behind the games
    const Json lines = good(desk, at("sheet", "show", "1", {"--json"})).json()["lines"];
    CHECK(lines[0]["struck"].is_null());
    CHECK_FALSE(lines[1]["struck"].is_null());
    CHECK_FALSE(lines[2]["struck"].is_null());
    CHECK(says(good(desk, {"journal", kFile, "--lang", "de"}).out, "Spiel 2 gestrichen"));
}
