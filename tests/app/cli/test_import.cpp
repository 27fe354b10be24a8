#include "program.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

// What somebody hands over as a tournament in JSON is one that this program could have made, or it is
// refused: what and where, exit 2, and no file.
using schreiber::test::Desk;
using schreiber::test::Json;
using schreiber::test::Ran;

namespace {

void done(const Ran& ran) {
    INFO(ran.errors);
    REQUIRE(ran.code == 0);
}

// Four pairs play two rounds, one of them replaced and one drawn from singles; as exported.
Json exported(const Desk& desk) {
    done(desk.run({"new", "a.schreiber", "--name", "Abend", "--rules", "innsbruck", "--format", "pairs",
                   "--rounds", "3", "--date", "2026-11-22", "--house", "stand_trigger=declared", "--seed",
                   "4"}));
    desk.write(
        "list.csv",
        "Vorname;Nachname;Vorname 2;Nachname 2;Verein;Notiz\n"
        "Anna;Höß;Bert;Thöni;Imst;\"zwei\nZeilen\"\nCilli;Egger;Dora;Gstrein;;\nEgon;Falch;Fanni;Kuen;;\n");
    done(desk.run({"players", "import", "a.schreiber", "list.csv"}));
    for (const char* last : {"Lutz", "Sailer"})
        done(desk.run({"players", "add", "a.schreiber", "--first", "Ida", "--last", last}));
    done(desk.run({"draw", "partners", "a.schreiber", "--seed", "1"}));
    for (const char* round : {"1", "2"}) {
        done(desk.run({"draw", "tables", "a.schreiber", "--seed", round}));
        done(desk.run({"round", "start", "a.schreiber"}));
        done(desk.run({"result", "set", "a.schreiber", "--round", round, "--table", "1", "18", "5"}));
        done(desk.run({"deal", "add", "a.schreiber", "--round", round, "--table", "2", "20", "0"}));
    }
    done(desk.run(
        {"players", "substitute", "a.schreiber", "1", "--first", "Eva", "--last", "Neu", "--place", "2"}));
    done(desk.run({"export", "a.schreiber", "--to", "json", "-o", "a.json"}));
    return Json::parse(desk.read("a.json"));
}

struct Change {
    const char* where;
    Json value;
    const char* said; // where it is found to be wrong
};

} // namespace

TEST_CASE(
    "an import that this program could not have made is refused, with the place, and nothing is written") {
    const Desk desk;
    const Json sound = exported(desk);
    done(desk.run({"import", "a.json", "-o", "copy.schreiber"}));
    done(desk.run({"verify", "copy.schreiber"}));
    const std::string longName(90, 'x');
    const std::vector<Change> changes{
        {"/settings/rules", "schafkopf", "/settings/rules"},
        {"/settings/rules", "strafperlaggen", "/settings/rules"}, // for three
        {"/settings/name", "", "/settings/name"},
        {"/settings/name", "zwei\nZeilen", "/settings/name"},
        {"/settings/date", "gestern", "/settings/date"},
        {"/settings/games", 3, "/rounds/0/tables/0/games"},
        {"/settings/rounds", -1, "/settings/rounds"},
        {"/settings/rounds", 51, "/settings/rounds"},
        {"/settings/tables", 100000, "/settings/tables"},
        {"/rounds/0/tables/1/table", 501, "/rounds/0/tables/1/table"},
        {"/settings/scoring", "7*luck", "/settings/scoring"},
        {"/settings/ladder", "height", "/settings/ladder"},
        {"/settings/missed_round", "cake", "/settings/missed_round"},
        {"/settings/keep_apart", "street", "/settings/keep_apart"},
        {"/settings/house/stand_trigger", "maybe", "/settings/house/stand_trigger"},
        {"/settings/house/no_such_switch", "yes", "/settings/house/no_such_switch"},
        {"/settings/format", "drawn", "/entries/0/persons"},
        {"/settings/format", "chess", "/settings/format"},
        {"/settings/seed", -1, "/settings/seed"},
        {"/entries/0/persons/0/first", "", "/entries/0"},
        {"/entries/1/persons/1/last", "", "/entries/1"},
        {"/entries/1/persons/1/last", longName, "/entries/1"},
        {"/entries/0/persons/0/first", "\u001b\u202e\n", "/entries/0"}, // nothing else
        {"/entries/0/persons/0/last", "=1+1", "/entries/0"},
        {"/entries/0/persons/0/born", 12, "/entries/0"},
        {"/entries/0/persons/0/born", "1950", "/entries/0/persons/0/born"},
        {"/entries/0/persons/0/born", 2098, "/entries/0"},
        {"/entries/0/replaced/0/born", 2098, "/entries/0/replaced/0"},
        {"/entries/0/replaced/0/first", "", "/entries/0/replaced/0"},
        {"/entries/0/number", 2, "/entries"},
        {"/entries/0/number", 1e300, "/entries/0/number"},
        {"/entries/0/number", 1.5, "/entries/0/number"},
        {"/entries/0/paid", "yes", "/entries/0/paid"},
        {"/entries/0/persons", Json::array(), "/entries/0/persons"},
        {"/partnerships/0/number", 2, "/partnerships/0"},
        {"/partnerships/0/first", 1, "/partnerships/0"},
        {"/partnerships/0/first", 77, "/partnerships/0"},
        {"/rounds/0/number", 7, "/rounds"},
        {"/rounds/1/number", 7, "/rounds/1/number"},
        {"/rounds/0/state", "draft", "/rounds/0/state"},
        {"/rounds/0/tables/0/sides/0/0", 5, "/rounds/0/tables/0/sides/0"}, // has a partner
        {"/rounds/0/tables/0/sides/0/0", 99, "/rounds/0/tables/0/sides/0/0"},
        {"/rounds/0/tables/0/sides", Json::array({{1, 2}, {3}}), "/rounds/0/tables/"},
        {"/rounds/0/tables/0/sides", Json::array({{1}, {2}, {3}}), "/rounds/0/tables/0/"},
        {"/rounds/0/tables/0/games", Json::array(), "/rounds/0/tables/0/games"},
        {"/rounds/0/tables/0/games/0/score", Json::array(), "/rounds/0/tables/0/games/0/score"},
        {"/rounds/0/tables/0/games/0/ending", "forfeit", "/rounds/0/tables/0/games/0/forfeit_by"},
        {"/rounds/0/tables/1/games/0/score", Json::array({3, 1}), "/rounds/0/tables/1/games/0/score"},
        // Nobody far from the target has won, and nothing follows an end that was written.
        {"/rounds/0/tables/0/games/0/score", Json::array({3, 5}), "/rounds/0/tables/0/games/0/score"},
        {"/rounds/0/tables/0/games/0/score", Json::array({18, 20}), "/rounds/0/tables/0/games/0/score"},
        {"/rounds/0/tables/0/games/0/ending", "ruling", "/rounds/0/tables/0/games/0/score"},
        {"/rounds/0/tables/0/games/0/forfeit_by", 0, "/rounds/0/tables/0/games/0/forfeit_by"},
        {"/rounds/0/tables/0/games/0/ruling", 1, "/rounds/0/tables/0/games/0/ruling"},
        {"/rounds/0/tables/0/games/0/state", "missing", "/rounds/0/tables/0/games/0/state"},
        {"/rounds/0/tables/0/games/0/state", "open", "/rounds/0/tables/0/games/0/state"},
        {"/rounds/0/tables/1/games/0/state", "open", "/rounds/0/tables/1/games/0/state"},
        {"/rounds/0/tables/1/games/0/lines/0/n", 2, "/rounds/0/tables/1/games/0/lines/0/n"},
        {"/rounds/0/tables/1/games/0/lines/0/struck", "", "/rounds/0/tables/1/games/0/"},
        {"/rounds/0/tables/1/games/0/lines/0/penalty", Json::array({-2, 0}), "/rounds/0/tables/1/games/0/"},
        {"/rounds/0/tables/1/games/0/lines/0/figures",
         Json::array({{{"figure", "Wort"}, {"side", 0}, {"value", 1}, {"how", ""}}}),
         "/rounds/0/tables/1/games/0/lines/0/figures/0"},
        {"/rounds/0/tables/1/games/0/lines/0/figures",
         Json::array({{{"figure", "spiel"}, {"side", 0}, {"value", 1}, {"how", "nix"}}}),
         "/rounds/0/tables/1/games/0/lines/0/figures/0"},
        {"/rounds/0/tables/0/games/0/second", Json::array({18}), "/rounds/0/tables/0/games/0/second"},
        {"/rounds/1/state", "draft", "/rounds/1/tables/0/games/0"},
        // Who was there sits somewhere, and nobody else.
        {"/rounds/0/tables", Json::array(), "/rounds/0/tables"},
        {"/rounds/0/tables/0/heat", 99, "/rounds/0/tables/0/heat"},
        {"/rounds/0/tables/0/stage", "bracket", "/rounds/0/tables/0/stage"},
        {"/entries/1/joined", 2, "/rounds/0/tables/"},
        {"/entries/1/joined", 9, "/entries/1/joined"},
        {"/entries/1/absences", Json::array({{{"from", 1}, {"until", 0}, {"results", "void"}}}),
         "/rounds/1/tables/"},
        {"/entries/1/absences", Json::array({{{"from", 2}, {"until", 1}, {"results", "void"}}}),
         "/entries/1/absences/0"},
        {"/never", Json::array({{1, 2}, {1, 2}}), "/never/1"},
        {"/deciders", Json::array({{{"first", 1}, {"second", 2}, {"first_points", 3}, {"second_points", 3}}}),
         "/deciders/0"},
        {"/closing",
         {{"ranks", {{{"rank", 1}, {"contestant", 1}}}}, {"prizes", Json::array()}},
         "/closing/ranks"},
        {"/rounds", "none", "/rounds"},
        {"/entries", nullptr, "/entries"},
        {"/journal", Json::array(), "/journal"},
        {"/journal/0/at", "gestern", "/journal/0/at"},
        {"/journal/0/at", "2026-02-30T20:15:00Z", "/journal/0/at"},
        {"/journal/1/arguments/count", "drei", "/journal/1/arguments/count"},
        {"/journal/1/arguments/round", "99999999999", "/journal/1/arguments/round"},
        {"/journal/1/arguments/seed", "-1", "/journal/1/arguments/seed"},
        {"/journal/1/arguments/score", "18:", "/journal/1/arguments/score"},
        {"/journal/1/arguments/cut", "1, zwei", "/journal/1/arguments/cut"},
        {"/journal/1/arguments/table", "3/x", "/journal/1/arguments/table"},
        // No action has such a name or number, and what stands there does not follow from another journal.
        {"/journal/1/code", "1e400", "/journal/1/code"},
        {"/journal/1/arguments/count", "-3", "/journal/1/arguments/count"},
        {"/journal/1/arguments/count", "2", "/entries"},
        {"/journal/6/arguments/round", "77", "/journal/6/arguments/round"},
        {"/journal/8/arguments/points", "99:99", "/rounds/0/tables/1/games/0/lines/0/points"},
        {"/journal/8/arguments/points", "1:2:3", "/rounds/0/tables/1/games/0/lines/0/points"},
        {"/journal/8/arguments/table", "7", "/rounds/0/tables/1"},
        {"/journal/8/arguments/table", "7", "/journal/8/arguments/table"},
        {"/rounds/1/seed", 4242, "/rounds/1/seed"},
        {"/rounds/0/tables/0/first_dealer", 4, "/rounds/0/tables/0/first_dealer"},
        {"/rounds/0/tables/0/games/0/second", Json::array({99, 99}), "/rounds/0/tables/0/games/0/second"},
        {"/entries/0/absences", Json::array({{{"from", 3}, {"until", 0}, {"results", "void"}}}),
         "/entries/0/absences"},
    };
    for (const Change& change : changes) {
        Json changed = sound;
        changed[Json::json_pointer(change.where)] = change.value;
        CAPTURE(change.where, change.value);
        desk.write("bad.json", changed.dump());
        const Ran ran = desk.run({"import", "bad.json", "-o", "bad.schreiber"});
        INFO(ran.errors);
        CHECK(ran.code == 2);
        CHECK_THAT(ran.errors, Catch::Contains(std::string("bad.json ") + change.said));
        CHECK_FALSE(desk.has("bad.schreiber"));
    }

    // Where something is written it is the totals that are found to be wrong.
    Json empty = sound;
    empty["rounds"] = Json::array();
    for (const auto& [name, value] : {std::pair("start", 9), {"target", 0}, {"target", 1000}}) {
        Json changed = empty;
        changed["settings"][name] = value;
        desk.write("bad.json", changed.dump());
        const Ran ran = desk.run({"import", "bad.json", "-o", "bad.schreiber"});
        CHECK(ran.code == 2);
        CHECK_THAT(ran.errors, Catch::Contains(std::string("bad.json /settings/") + name));
        CHECK_FALSE(desk.has("bad.schreiber"));
    }

    // The same substitute twice, and a journal that ends before what stands there was done.
    Json twice = sound;
    twice["entries"][0]["replaced"].push_back(twice["entries"][0]["replaced"][0]);
    Json shorter = sound;
    Json nothingOfRound = sound;
    nothingOfRound["journal"][6]["arguments"].erase("round");
    for (const auto& [changed, said] : {std::pair(&twice, "/entries/0/replaced"),
                                        {&shorter, "/entries/0/replaced"},
                                        {&shorter, "/rounds/1/tables/1/games/0/score"},
                                        {&shorter, "/rounds/1/tables/0/games/0/score"},
                                        {&shorter, "/rounds/1/state"},
                                        {&shorter, "/rounds/1"},
                                        {&nothingOfRound, "/journal/6/arguments/round"}}) {
        if (changed == &shorter) shorter["journal"].erase(shorter["journal"].size() - 1);
        desk.write("bad.json", changed->dump());
        const Ran ran = desk.run({"import", "bad.json", "-o", "bad.schreiber"});
        INFO(ran.errors);
        CHECK(ran.code == 2);
        CHECK_THAT(ran.errors, Catch::Contains(std::string("bad.json ") + said + ":"));
        CHECK_FALSE(desk.has("bad.schreiber"));
    }

    // The last round alone.
    Json seventh = sound;
    seventh["rounds"].erase(0);
    seventh["rounds"][0]["number"] = 7;
    desk.write("bad.json", seventh.dump());
    const Ran ran = desk.run({"import", "bad.json", "-o", "bad.schreiber", "--lang", "en"});
    CHECK(ran.code == 2);
    CHECK_THAT(ran.errors, Catch::Contains("bad.json /rounds/0/number: “7” is of no use; expected: 1"));
    CHECK_FALSE(desk.has("bad.schreiber"));

    const std::string deep(200000, '[');
    for (const std::string& bytes :
         {deep, std::string("{\"schreiber\":1e999}"), std::string("\xff\xfe"), std::string()}) {
        desk.write("bad.json", bytes);
        CHECK(desk.run({"import", "bad.json", "-o", "bad.schreiber"}).code == 2);
        CHECK_FALSE(desk.has("bad.schreiber"));
    }
}

TEST_CASE("what stands in an import is what the rows of its journal come to, each value and each row") {
    const Desk desk;
    done(desk.run({"new", "a.schreiber", "--name", "Klein", "--rules", "imst", "--format", "drawn",
                   "--rounds", "3", "--seed", "5"}));
    desk.write("list.csv", "Vorname;Nachname;Verein;Hut\nA;Eins;X;rot\nB;Zwei;Y;\nC;Drei;X;\nD;Vier;Y;\n"
                           "E;Fünf;X;\nF;Sechs;Y;\nG;Sieben;X;\nH;Acht;Y;\n");
    done(desk.run({"players", "import", "a.schreiber", "list.csv"}));
    done(desk.run({"players", "add", "a.schreiber", "--first", "I", "--last", "Neun"}));
    done(desk.run({"players", "never", "a.schreiber", "1", "2"}));
    const auto on = [&](std::vector<std::string> command, const std::string& table,
                        std::vector<std::string> rest) {
        command.insert(command.end(), {"a.schreiber", "--round", "1", "--table", table});
        command.insert(command.end(), rest.begin(), rest.end());
        done(desk.run(command));
    };
    done(desk.run({"draw", "tables", "a.schreiber", "--seed", "9"}));
    done(desk.run({"round", "start", "a.schreiber"}));
    on({"deal", "add"}, "1", {"3", "2"});
    on({"deal", "add"}, "1", {"gleich=0:2:held", "hanger=1:1:unbet", "spiel=0:1:conceded"});
    on({"deal", "add"}, "1", {"penalty=1:2", "--why", "Renonce"});
    on({"deal", "add"}, "1", {"strike=1", "--why", "falsch"});
    on({"result", "set"}, "2", {"15", "9"});
    on({"sheet", "confirm"}, "2", {});
    on({"sheet", "dispute"}, "2", {"--why", "hm"});
    on({"sheet", "second"}, "2", {"15", "9"});
    desk.write("d.perlagg", "rules: imst\n");
    on({"rulings", "add"}, "1", {"d.perlagg", "--dispute", "Hat er geboten?"});
    done(desk.run({"rulings", "overrule", "a.schreiber", "1", "--decision", "Neu geben", "--why", "so"}));
    done(desk.run({"players", "substitute", "a.schreiber", "9", "--first", "Neu", "--last", "Er"}));
    done(desk.run({"players", "leave", "a.schreiber", "9", "--results", "unplayed"}));
    done(desk.run({"set", "a.schreiber", "place=Imst"}));
    done(desk.run({"undo", "a.schreiber"}));
    done(desk.run({"redo", "a.schreiber"}));
    done(desk.run({"export", "a.schreiber", "--to", "json", "-o", "a.json"}));
    const Json sound = Json::parse(desk.read("a.json"));
    done(desk.run({"import", "a.json", "-o", "copy.schreiber"}));
    const std::string first = "/rounds/0/tables/0/games/0";
    const std::string second = "/rounds/0/tables/1/games/0";
    const std::vector<std::pair<std::string, Json>> values{
        {first + "/remark", "kein Grund"},
        {first + "/lines/1/why", "anders"},
        {first + "/lines/0/struck", "anders"},
        {first + "/lines/1/figures/0/value", 3},
        {first + "/lines/1/figures/0/side", 1},
        {first + "/lines/1/figures", Json::array({sound[Json::json_pointer(first + "/lines/1/figures/0")]})},
        {first + "/second", Json::array({3, 0})},
        {second + "/score", Json::array({77, 9})},
        {second + "/score", Json::array({15, -1})},
        {second + "/score", Json::array({15, 8})},
        {second + "/state", "entered"},
        {second + "/state", "disputed"},
        {second + "/ending", "time"},
        {second + "/second", Json::array({15, 8})},
        {second + "/second", Json::array()},
        {second + "/lines", Json::array()},
        {second + "/lines/0/why", "anders"}, // what was disputed and is settled
        {"/rounds/0/tables/1/first_dealer",
         (sound["rounds"][0]["tables"][1]["first_dealer"].get<int>() + 1) % 4},
        {"/entries/0/club", "Arzl"},
        {"/entries/1/persons/0/first", "Bertl"}, // whom only the list named
        {"/entries/1/persons/0/born", 1970},
        {"/entries/2/persons/0/sex", "f"},
        {"/entries/2/paid", true},
        {"/entries/2/joined", 2},
        {"/entries/0/extra/0/value", "blau"},
        {"/settings/date", "2026-11-23"},
        {"/settings/tables", 9},
        {"/rulings/0/place", "Arzl"},
        {"/rulings/0/asked_by", "B"},
        {"/rounds/0/tables/1/table", 77},
        {"/rounds/0/tables/1/heat", 2},
        {"/rounds", Json::array()},
        {"/entries/8/persons/0/first", "Alt"},
        {"/entries/8/replaced", Json::array()},
        {"/entries/8/replaced/0/last", "Zehn"},
        {"/entries/8/absences", Json::array()},
        {"/entries/8/absences/0/results", "void"},
        {"/entries/0/persons/0/last", "Elf"}, // of whom the journal tells
        {"/never", Json::array()},
        {"/never/0/1", 3},
        {"/settings/place", "Arzl"},
        {"/settings/name", "Groß"},
        {"/rulings", Json::array()},
        {"/rulings/0/table", 2},
        {"/rulings/0/origin", "anderswo"},
        {"/rulings/0/dispute", "Hat er gehalten?"},
        {"/rulings/0/decisions/0/at", "gestern"},
        {"/deciders",
         Json::array({{{"first", 1}, {"second", 2}, {"first_points", 3}, {"second_points", 1}}})},
    };
    for (const auto& [where, value] : values) {
        Json changed = sound;
        changed[Json::json_pointer(where)] = value;
        CAPTURE(where, value);
        desk.write("bad.json", changed.dump());
        const Ran ran = desk.run({"import", "bad.json", "-o", "bad.schreiber"});
        INFO(ran.errors);
        CHECK(ran.code == 2);
        CHECK_THAT(ran.errors, Catch::Contains("bad.json /"));
        CHECK_FALSE(desk.has("bad.schreiber"));
    }

    // Each row of the journal, but for words that name only a file: another number, another name, none.
    const Json& journal = sound["journal"];
    const std::size_t last = journal.size() - 1;
    for (const auto& [where, value] : std::vector<std::pair<std::string, Json>>{
             {"/journal/0/at", "2999-01-01"},
             {"/journal/0/why", std::string(4001, 'x')},
             {"/journal/0/why", "\u200b"},
             {"/journal/" + std::to_string(last) + "/code", "closed"}, // of what it takes back
             {"/journal/" + std::to_string(last) + "/arguments", {{"options", "place=Arzl"}}}}) {
        Json changed = sound;
        changed[Json::json_pointer(where)] = value;
        CAPTURE(where);
        desk.write("bad.json", changed.dump());
        const Ran ran = desk.run({"import", "bad.json", "-o", "bad.schreiber"});
        CHECK(ran.code == 2);
        CHECK_THAT(ran.errors, Catch::Contains("bad.json " + where));
    }
    for (std::size_t i = 1; i < journal.size(); ++i) {
        if (journal[i]["kind"] != "do" || i + 3 >= journal.size()) continue; // what the undo names
        Json changed = sound;
        changed["journal"].erase(i);
        for (std::size_t n = 0; n < changed["journal"].size(); ++n) changed["journal"][n]["n"] = n + 1;
        for (Json& row : changed["journal"])
            if (row["kind"] != "do") row["target"] = row["target"].get<int>() - 1;
        CAPTURE(journal[i].dump());
        desk.write("bad.json", changed.dump());
        const Ran ran = desk.run({"import", "bad.json", "-o", "bad.schreiber"});
        INFO(ran.errors);
        const bool leavesNothing = journal[i]["code"] == "confirmed_sheet"; // it was disputed afterwards
        CHECK(ran.code == (leavesNothing ? 0 : 2));
        if (leavesNothing) std::filesystem::remove(desk.at("bad.schreiber"));
    }
}

TEST_CASE("an action of a version that held nothing may have changed anything") {
    const Desk desk;
    const Json sound = exported(desk);
    const auto imports = [&](const auto& drops) {
        Json changed = sound;
        changed["entries"][1]["club"] = "Arzl";
        for (Json& row : changed["journal"])
            if (drops(row["code"].get<std::string>())) row["arguments"].erase("held");
        desk.write("changed.json", changed.dump());
        const Ran ran = desk.run({"import", "changed.json", "-o", "changed.schreiber"});
        if (ran.code == 0) std::filesystem::remove(desk.at("changed.schreiber"));
        return ran.code == 0;
    };
    CHECK_FALSE(imports([](const std::string&) { return false; }));
    CHECK(imports([](const std::string&) { return true; }));
    CHECK(imports([](const std::string& code) { return code.starts_with("substituted"); }));
    // Also what came before is held no more.
    CHECK(imports([](const std::string& code) { return code == "started_round"; }));
    CHECK_FALSE(imports([](const std::string& code) { return code == "created"; }));
    for (const Json& row : sound["journal"])
        if (row["kind"] == "do") CHECK(row["arguments"].contains("held"));
}

TEST_CASE("an evening written by a clock that was years ahead, or fell back, is taken whole, and the rows "
          "are named") {
    const Desk desk;
    const Json sound = exported(desk);
    Json changed = sound;
    changed["journal"][2]["at"] = "2999-01-01T00:00:00Z";
    changed["journal"][3]["at"] = "1970-01-01T00:00:00Z";
    changed["journal"][5]["at"] = "9026-01-01T00:00:00Z";
    desk.write("ahead.json", changed.dump());
    const Ran ran = desk.run({"import", "ahead.json", "-o", "ahead.schreiber", "--lang", "en"});
    INFO(ran.errors);
    CHECK(ran.code == 0);
    CHECK_THAT(ran.errors, Catch::Contains("yet to come (row 3, 6)") && Catch::Contains("check the clock"));
    done(desk.run({"verify", "ahead.schreiber"}));
}

TEST_CASE("words of which nobody sees anything are refused in whatever is read in, and named") {
    const Desk desk;
    const Json sound = exported(desk);
    const std::string unseen = "\u200b\u200d";
    for (const char* where : {"/settings/place", "/entries/0/club", "/entries/1/camp",
                              "/entries/0/extra/0/name", "/entries/0/extra/0/value",
                              "/rounds/0/tables/0/games/0/remark", "/rounds/0/tables/1/games/0/lines/0/why",
                              "/rounds/0/tables/1/games/0/lines/0/struck", "/journal/1/why"}) {
        Json changed = sound;
        changed[Json::json_pointer(where)] = unseen;
        CAPTURE(where);
        desk.write("bad.json", changed.dump());
        const Ran ran = desk.run({"import", "bad.json", "-o", "bad.schreiber", "--lang", "en"});
        INFO(ran.errors);
        CHECK(ran.code == 2);
        CHECK_FALSE(desk.has("bad.schreiber"));
    }
    // A list may have them in a column that is only kept; there they are nothing.
    desk.write("unseen.csv", "Vorname;Nachname;Hut\nVera;Neu;\u200b\n");
    done(desk.run({"players", "import", "a.schreiber", "unseen.csv"}));
    done(desk.run({"export", "a.schreiber", "--to", "json", "-o", "kept.json"}));
    done(desk.run({"import", "kept.json", "-o", "kept.schreiber"}));
}

TEST_CASE("partnerships where singles play, and a change taken back twice, are refused") {
    const Desk desk;
    done(desk.run({"new", "a.schreiber", "--name", "A", "--rules", "innsbruck", "--format", "drawn"}));
    for (const char* last : {"Egger", "Falch", "Höß", "Kuen"})
        done(desk.run({"players", "add", "a.schreiber", "--first", "Ida", "--last", last}));
    done(desk.run({"undo", "a.schreiber"}));
    done(desk.run({"redo", "a.schreiber"}));
    done(desk.run({"export", "a.schreiber", "--to", "json", "-o", "a.json"}));
    const Json sound = Json::parse(desk.read("a.json"));
    const auto refused = [&](const Json& changed, const std::string& said) {
        desk.write("bad.json", changed.dump());
        const Ran ran = desk.run({"import", "bad.json", "-o", "bad.schreiber", "--lang", "en"});
        CHECK(ran.code == 2);
        CHECK_THAT(ran.errors, Catch::Contains("bad.json " + said));
        CHECK_FALSE(desk.has("bad.schreiber"));
    };
    Json changed = sound;
    changed["partnerships"].push_back({{"number", 5}, {"first", 1}, {"second", 2}});
    refused(changed, "/partnerships: “1” is of no use; expected: no fixed pairs: singles play here");
    const std::size_t last = sound["journal"].size() - 1; // done again
    REQUIRE(sound["journal"][last]["kind"] == "redo");
    changed = sound;
    changed["journal"][last]["kind"] = "undo";
    refused(changed, "/journal/" + std::to_string(last) + "/target: ");
    changed = sound;
    changed["journal"].erase(last - 1);
    changed["journal"][last - 1]["n"] = last;
    refused(changed, "/journal/" + std::to_string(last - 1) + "/target: ");
    changed = sound;
    changed["journal"][last - 1]["target"] = 2; // not the last that stood, of which the row tells
    refused(changed, "/journal/" + std::to_string(last - 1) + "/arguments: ");
}

TEST_CASE(
    "what a newer program wrote, odd letters and a folder for copies are taken and said, and go out again") {
    const Desk desk;
    Json odd = exported(desk);
    odd["weather"] = "rain";
    odd["settings"]["copy_to"] = "/media/stick";
    odd["entries"][1]["seat~of/honour"] = {{"since", 2026}};
    odd["rounds"][1]["tables"][0]["games"][0]["photo"] = Json::array({1, 2});
    odd["entries"][2]["persons"][0]["first"] = "Eg\ton\u001b[31m"; // no row of the journal names them
    odd["entries"][2]["club"] = "\u202eImst";
    desk.write("odd.json", odd.dump());
    const Ran ran = desk.run({"import", "odd.json", "-o", "odd.schreiber", "--lang", "en"});
    INFO(ran.errors);
    REQUIRE(ran.code == 0);
    CHECK_THAT(ran.errors, Catch::Contains("/weather") && Catch::Contains("/entries/#2/seat~0of~1honour") &&
                               Catch::Contains("/rounds/#2/tables/#1/games/0/photo"));
    CHECK_THAT(ran.errors, Catch::Contains("Control characters") && Catch::Contains("/entries/2"));
    CHECK_THAT(ran.errors, Catch::Contains("/media/stick"));
    CHECK_THAT(ran.errors, !Catch::Contains("\u001b"));
    done(desk.run({"verify", "odd.schreiber"}));
    done(desk.run({"players", "add", "odd.schreiber", "--first", "Neu", "--last", "Da", "--yes"}));
    done(desk.run({"export", "odd.schreiber", "--to", "json", "-o", "again.json"}));
    const Json again = Json::parse(desk.read("again.json"));
    for (const char* place : {"/weather", "/entries/1/seat~0of~1honour", "/rounds/1/tables/0/games/0/photo",
                              "/entries/2/persons/0/first", "/entries/2/club", "/settings/further_options"})
        CHECK(again[Json::json_pointer(place)] == odd[Json::json_pointer(place)]);
}

// An earlier version took a number that no ruling has.
TEST_CASE("a sheet that names a ruling of nowhere is taken, and said") {
    const Desk desk;
    Json old = exported(desk);
    Json& game = old["rounds"][0]["tables"][0]["games"][0];
    game["ending"] = "ruling";
    game["ruling"] = 77;
    for (Json& row : old["journal"]) {
        row["arguments"].erase("held");
        if (row["code"] == "set_result" && row["arguments"]["round"] == "1") row["code"] = "ended_by_ruling";
    }
    desk.write("old.json", old.dump());
    const Ran ran = desk.run({"import", "old.json", "-o", "old.schreiber", "--lang", "en"});
    INFO(ran.errors);
    REQUIRE(ran.code == 0);
    CHECK_THAT(ran.errors, Catch::Contains("names a ruling that is not here: /rounds/0/tables/0 (77)"));
    done(desk.run({"verify", "old.schreiber"}));
}

TEST_CASE("a second table made up, one taken away, a line after the end: what is wrong is named") {
    const Desk desk;
    const Json sound = exported(desk);
    const auto refused = [&](const Json& changed, const std::string& said) {
        desk.write("bad.json", changed.dump());
        const Ran ran = desk.run({"import", "bad.json", "-o", "bad.schreiber", "--lang", "en"});
        CHECK(ran.code == 2);
        CHECK_THAT(ran.errors, Catch::Contains("bad.json " + said));
        CHECK_FALSE(desk.has("bad.schreiber"));
    };
    Json changed = sound;
    changed["rounds"][0]["tables"].erase(1);
    refused(changed, "/rounds/0/tables: “");

    changed = sound;
    Json& lines = changed["rounds"][0]["tables"][1]["games"][0]["lines"];
    lines.push_back(lines[0]);
    lines[1]["n"] = 2;
    lines[1]["points"] = {0, 3};
    changed["rounds"][0]["tables"][1]["games"][0]["score"] = {18, 3};
    refused(changed, "/rounds/0/tables/1/games/0/lines/1: “0:3” is of no use");

    // The end as it follows is taken; another order, another rank, another prize are not.
    done(desk.run({"close", "a.schreiber", "--yes"}));
    done(desk.run({"export", "a.schreiber", "--to", "json", "-o", "closed.json"}));
    const Json closed = Json::parse(desk.read("closed.json"));
    done(desk.run({"import", "closed.json", "-o", "closed.schreiber"}));
    changed = closed;
    std::swap(changed["closing"]["ranks"][0], changed["closing"]["ranks"][1]);
    refused(changed, "/closing/ranks/0: ");
    changed = closed;
    changed["closing"]["ranks"].erase(3);
    refused(changed, "/closing/ranks: ");
    changed = closed;
    changed["closing"]["prizes"][0]["name"] = "Wer anders";
    refused(changed, "/closing/prizes/0: “rank: Wer anders” is of no use");
}

TEST_CASE("a bracket that is not full is refused, and so is a round into which nobody of a match came") {
    const Desk desk;
    done(desk.run({"new", "a.schreiber", "--name", "K", "--rules", "innsbruck", "--format", "knockout"}));
    desk.write("list.csv",
               "Vorname;Nachname;Vorname 2;Nachname 2\nA;A1;B;B1\nA;A2;B;B2\nA;A3;B;B3\nA;A4;B;B4\n"
               "A;A5;B;B5\nA;A6;B;B6\n");
    done(desk.run({"players", "import", "a.schreiber", "list.csv"}));
    for (const std::string round : {"1", "2"}) {
        done(desk.run({"draw", "tables", "a.schreiber", "--seed", "3"}));
        done(desk.run({"round", "start", "a.schreiber"}));
        for (const char* table : {"1", "2"})
            done(desk.run({"result", "set", "a.schreiber", "--round", round, "--table", table, "18", "5"}));
    }
    done(desk.run({"draw", "tables", "a.schreiber", "--seed", "3"}));
    done(desk.run({"round", "start", "a.schreiber"}));
    done(desk.run({"export", "a.schreiber", "--to", "json", "-o", "a.json"}));
    done(desk.run({"import", "a.json", "-o", "same.schreiber"}));
    const auto refused = [&](const Json& changed, const std::string& where) {
        desk.write("odd.json", changed.dump());
        const Ran ran = desk.run({"import", "odd.json", "-o", "odd.schreiber"});
        CHECK(ran.code == 2);
        CHECK_THAT(ran.errors, Catch::Contains("odd.json " + where));
    };
    const Json sound = Json::parse(desk.read("a.json"));
    Json changed = sound;
    auto& round = changed["rounds"][0];
    round["tables"].erase(1);
    std::vector<int> out{1, 2, 3, 4, 5, 6};
    for (const Json& side : round["tables"][0]["sides"])
        out.erase(std::find(out.begin(), out.end(), side[0].get<int>()));
    round["sitting_out"] = out; // four byes and one match: five places
    refused(changed, "/rounds/0/tables");

    changed = sound;
    changed["rounds"][2]["tables"].erase(0); // the final
    changed["rounds"][2]["tables"][0]["table"] = 1;
    refused(changed, "/rounds/2/tables");
}

// Everything that a list can hold; a name may begin with a dash, and a column may be called anything.
TEST_CASE("the entries written as CSV read in again as the same entries") {
    const Desk desk;
    const auto entriesOf = [&](const std::string& file) {
        done(desk.run({"export", file, "--to", "json", "-o", "e.json"}));
        return Json::parse(desk.read("e.json"))["entries"];
    };
    const auto again = [&](const std::string& format) {
        done(desk.run({"players", "import", "a.schreiber", "list.csv"}));
        done(desk.run({"export", "a.schreiber", "--to", "csv", "-o", "csv"}));
        done(desk.run({"new", "b.schreiber", "--name", "B", "--rules", "imst", "--format", format}));
        done(desk.run({"players", "import", "b.schreiber", "csv/entries.csv"}));
        CHECK(entriesOf("b.schreiber") == entriesOf("a.schreiber"));
        done(desk.run({"export", "b.schreiber", "--to", "csv", "-o", "again"}));
        CHECK(desk.read("again/entries.csv") == desk.read("csv/entries.csv"));
    };
    SECTION("singles") {
        done(desk.run({"new", "a.schreiber", "--name", "A", "--rules", "imst", "--format", "drawn"}));
        desk.write("list.csv", "Vorname;Nachname;Jahrgang;Geschlecht;Verein;Lager;Bezahlt;Notiz;-x;Notiz\n"
                               "Anna;Höß;1950;w;Imst;Nord;ja;\"a;b \"\"c\"\"\";-1-1;zwei\n"
                               "-Bert;'-Thöni;;m;;;nein;-5;'-3 mal;\n"
                               "<b>Cilli</b>;O'Brien;2001;;\"zwei\nZeilen\";;;;'ja;\n");
        again("drawn");
        const std::string csv = desk.read("csv/entries.csv");
        CHECK(csv.find("1950;f;Imst;Nord;yes;active;\"a;b \"\"c\"\"\";'-1-1;zwei") != std::string::npos);
        CHECK(csv.find("2;'-Bert;'-Thöni;;m;;;no;active;-5;'-3 mal;") != std::string::npos);
    }
    SECTION("pairs, and singles among them") {
        done(desk.run({"new", "a.schreiber", "--name", "A", "--rules", "imst", "--format", "pairs"}));
        desk.write("list.csv", "Vorname;Nachname;Jahrgang;Vorname 2;Nachname 2;Jahrgang 2;Geschlecht 2\n"
                               "Anna;Höß;1950;Bert;Thöni;1960;m\n");
        done(desk.run({"players", "add", "a.schreiber", "--first", "Ida", "--last", "Lutz"}));
        again("pairs");
        CHECK(desk.read("csv/entries.csv").find("Ida;Lutz;;;-;-;;;") != std::string::npos);
    }
}

TEST_CASE("the tables of an export have the lines, the journal and who sat out") {
    const Desk desk;
    exported(desk);
    done(desk.run({"deal", "add", "a.schreiber", "--round", "2", "--table", "2", "strike=1", "--why", "=1+1",
                   "--yes"}));
    done(desk.run({"deal", "add", "a.schreiber", "--round", "2", "--table", "2", "gleich=0:2:held",
                   "hanger=1:1", "spiel=standing"}));
    done(desk.run({"export", "a.schreiber", "--to", "csv", "-o", "csv", "--lang", "en"}));
    CHECK_THAT(desk.read("csv/lines.csv"),
               Catch::Contains("2;2;1;1;20;0;;;;;;;'=1+1") &&
                   Catch::Contains("2;2;1;2;2;1;;;;;gleich=0:2:held hanger=1:1:unbet spiel=standing;;"));
    CHECK_THAT(desk.read("csv/journal.csv"), Catch::Contains("Tournament created: Abend"));
    CHECK_THAT(desk.read("csv/partners.csv"), Catch::Contains("Ida Lutz / Ida Sailer"));
    CHECK_THAT(desk.read("csv/substitutes.csv"), Catch::Contains("1;3;Bert Thöni;Eva Neu"));
    for (const char* table : {"sitting-out", "prizes", "rulings", "standings", "results"})
        CHECK(desk.has("csv/" + std::string(table) + ".csv"));
}
