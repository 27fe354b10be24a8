#include "disputes.h"
#include "tournament.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <altered_file.h>
#include <commands_of_help.h>
#include <functional>
#include <string>
#include <vector>

// What the program says of what it did is true: also where nobody could hear it, and of a file that was
// altered behind its back.
using namespace schreiber::test;

namespace {

using Words = std::vector<std::string>;

struct Step {
    Words words;
    std::function<void(const Desk&)> before = {};
};

const std::string kPairs = "paare.schreiber";

// Every command that changes a tournament, one after the other, as an evening has them.
std::vector<Step> everyChange() {
    const auto lists = [](const Desk& desk) {
        desk.write("liste.csv", "Vorname;Nachname\nA;Berger\nB;Cazzan\nC;Dorn\nD;Egger\nE;Fink\n");
        desk.write("vier.csv", "Vorname;Nachname\nA;Berger\nB;Cazzan\nC;Dorn\nD;Egger\n");
        desk.write("runde.csv", "Tisch;Punkte;Punkte\n1;15;4\n");
    };
    const auto dispute = [](const Desk& desk) { disputes::writeDispute(desk); };
    const auto kept = [](const Desk& desk) {
        good(desk, {"rulings", "export", kFile, "-o", "alle.perlagg"});
        good(desk, {"ruleset", "export", kFile, "-o", "unsere.rules"});
    };
    const Words place{"--round", "1", "--table", "1"};
    const auto at = [&place](Words words, const Words& more = {}) {
        words.insert(words.end(), place.begin(), place.end());
        words.insert(words.end(), more.begin(), more.end());
        return words;
    };
    return {
        {{"new", kFile, "--name", "Abend", "--rules", "imst", "--house", "revoke_penalty=lose_deal_minus2",
          "--format", "drawn", "--seed", "5"},
         lists},
        {{"players", "import", kFile, "liste.csv"}},
        {{"players", "add", kFile, "--first", "Anna", "--last", "Höß"}},
        {{"players", "add", kFile, "--first", "Ana", "--last", "Höß"}},
        {{"players", "merge", kFile, "6", "7"}},
        {{"players", "never", kFile, "1", "6"}},
        {{"players", "never", kFile, "1", "6", "--off"}},
        {{"players", "never", kFile, "1", "6"}},
        {{"players", "leave", kFile, "6", "--results", "unplayed"}},
        {{"players", "return", kFile, "6"}},
        {{"players", "substitute", kFile, "5", "--first", "Bert", "--last", "Thöni"}},
        {{"players", "leave", kFile, "5", "--results", "unplayed"}},
        {{"players", "leave", kFile, "6", "--results", "unplayed"}},
        {{"set", kFile, "rounds=2"}},
        {{"ruleset", "new", kFile, "--base", "imst", "--name", "Unsere"}},
        {{"draw", "tables", kFile, "--seed", "7"}},
        {{"round", "redraw", kFile, "--why", "falsch gezählt", "--seed", "8"}},
        {{"round", "swap", kFile, "--round", "1", "1", "3", "--why", "Streit", "--yes"}},
        {{"round", "start", kFile}},
        {at({"deal", "add", kFile}, {"5", "1"})},
        {at({"deal", "add", kFile}, {"strike=1", "--why", "verschrieben"})},
        {at({"rulings", "add", kFile, "streit.perlagg"}), dispute},
        {{"rulings", "enter", kFile, "1", "fine=0:1", "--yes"}},
        {{"rulings", "appeal", kFile, "1", "--why", "Er hat gepasst"}},
        {{"rulings", "uphold", kFile, "1", "--why", "Doch"}},
        {{"rulings", "appeal", kFile, "1", "--why", "Noch einmal"}},
        {{"rulings", "overrule", kFile, "1", "--decision", "Gilt nicht", "--why", "Einig"}},
        {{"rulings", "withdraw", kFile, "1", "--why", "Vergleich", "--yes"}},
        {at({"result", "set", kFile, "15", "3"}, {"--yes", "--why", "abgezählt"})},
        {at({"sheet", "second", kFile, "15", "3"})},
        {at({"sheet", "dispute", kFile}, {"--why", "nicht einig"})},
        {at({"sheet", "confirm", kFile})},
        {{"round", "enter", kFile, "--round", "1", "runde.csv", "--yes"}},
        {{"result", "decider", kFile, "1", "2", "15", "4", "--yes"}},
        {{"close", kFile, "--yes"}},
        {{"reopen", kFile, "--why", "Rechenfehler"}},
        {{"undo", kFile, "--why", "doch nicht"}},
        {{"redo", kFile}},
        {{"new", kPairs, "--name", "Paare", "--rules", "imst", "--format", "pairs", "--seed", "6"}, kept},
        {{"players", "import", kPairs, "vier.csv"}},
        {{"ruleset", "import", kPairs, "unsere.rules", "--yes"}},
        {{"rulings", "import", kPairs, "alle.perlagg"}},
        {{"draw", "partners", kPairs, "--seed", "3"}},
    };
}

// The tournament that the words name.
std::string fileOf(const Words& words) {
    return *std::ranges::find_if(words, [](const std::string& word) { return word.ends_with(".schreiber"); });
}

int lastNumber(const Desk& desk, const std::string& file = kFile) {
    return good(desk, {"journal", file, "--json"}).json().back()["n"];
}

// Behind the program's back.
void alter(const Desk& desk, const std::string& sql, const std::string& file = kFile) {
    alterFile(desk.at(file), sql);
}

Words with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

} // namespace

TEST_CASE("whatever command the program's help names changes a tournament here, or changes none") {
    const std::vector<Words> others{{"info"},
                                    {"players", "list"},
                                    {"round", "show"},
                                    {"deal", "check"},
                                    {"deal", "print"},
                                    {"sheet", "show"},
                                    {"sheet", "export"},
                                    {"sheet", "import"}, // these two only where lines sum to zero, which
                                    {"round", "seats"},  // test_zero_sum plays
                                    {"round", "table"},  // where somebody sits out: test_rounds
                                    {"standings"},
                                    {"club"},
                                    {"report"},
                                    {"export"},
                                    {"import"},
                                    {"journal"},
                                    {"verify"},
                                    {"backup"},
                                    {"example"},
                                    {"rulings", "list"},
                                    {"rulings", "show"},
                                    {"rulings", "search"},
                                    {"rulings", "begin"},
                                    {"rulings", "export"},
                                    {"rules"},
                                    {"ruleset", "list"},
                                    {"ruleset", "show"},
                                    {"ruleset", "compare"},
                                    {"ruleset", "export"},
                                    {"ask"}};
    const std::vector<Step> changes = everyChange();
    const Desk desk;
    const auto commands = commandsOfHelp([&](const Words& words) { return desk.run(words).out; });
    CHECK(commands.size() > 60);
    for (const Words& command : commands) {
        INFO(command.front() << ' ' << command.back());
        const bool changing =
            std::ranges::any_of(changes, [&](const Step& step) { return isGiven(command, step.words); });
        const bool other =
            std::ranges::any_of(others, [&](const Words& one) { return isGiven(one, command); });
        CHECK(changing != other);
    }
}

TEST_CASE("every changing command's JSON carries the number under which it stands in the journal") {
    const Desk desk;
    for (const Step& step : everyChange()) {
        if (step.before) step.before(desk);
        const Ran ran = desk.run(with(step.words, {"--json"}));
        INFO(step.words[0] << ' ' << step.words[1] << ": " << ran.errors);
        REQUIRE(ran.code == 0);
        const Json answer = Json::parse(ran.out.substr(0, ran.out.find('\n')));
        REQUIRE(answer.contains("n"));
        CHECK(answer["n"] == lastNumber(desk, fileOf(step.words)));
    }
    good(desk, {"export", kFile, "--to", "json", "-o", "e.json"});
    const Json imported = good(desk, {"import", "e.json", "-o", "b.schreiber", "--json"}).json();
    CHECK(imported["n"] == lastNumber(desk, "b.schreiber"));
    good(desk, {"rulings", "export", kFile, "-o", "alle.perlagg"});
}

TEST_CASE(
    "what was done is done where it cannot be told: exit 0, and standard error says so with the number") {
    const Desk desk;
    for (const Step& step : everyChange()) {
        if (step.before) step.before(desk);
        const bool json = step.words.front() == "set" || step.words.front() == "draw";
        const Ran ran = desk.runInto("/dev/full", with(step.words, json ? Words{"--json"} : Words{}));
        INFO(step.words[0] << ' ' << step.words[1] << ": " << ran.errors);
        REQUIRE(ran.code == 0);
        CHECK(says(ran.errors, "Es ist geschehen (Journal Nr. " +
                                   std::to_string(lastNumber(desk, fileOf(step.words))) + ")"));
    }
    for (const Words& words : {Words{"export", kFile, "--to", "csv", "-o", "tabellen"},
                               Words{"report", "standings", kFile, "-o", "r.pdf"},
                               Words{"backup", kFile, "-o", "kopie.schreiber"}}) {
        const Ran ran = desk.runInto("/dev/full", words);
        INFO(words[0] << ": " << ran.errors);
        CHECK(ran.code == 0);
        CHECK(says(ran.errors, "Es ist geschehen, nur melden"));
    }
    CHECK(desk.has("kopie.schreiber"));
    // What was only asked for was not done.
    for (const Words& words : {Words{"standings", kFile}, Words{"info", kFile}, Words{"--help"},
                               Words{"set", kFile, "rounds=3", "--dry-run"}}) {
        const Ran ran = desk.runInto("/dev/full", words);
        INFO(words[0] << ": " << ran.errors);
        CHECK(ran.code == 3); // as a full medium is everywhere
        CHECK(says(ran.errors, "Standardausgabe"));
        CHECK_FALSE(says(ran.errors, "geschehen"));
    }
}

TEST_CASE("no output at all: nothing is written into a file of ours, and the action is done") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "drawn"});
    const Ran ran = desk.runInto("", {"players", "add", kFile, "--first", "Anna", "--last", "Höß"});
    CHECK(ran.code == 0);
    CHECK(says(ran.errors, "Journal Nr. 2"));
    CHECK(good(desk, {"verify", kFile}).code == 0);
    CHECK(desk.runInto("", {"report", "entries", kFile, "-o", "r.pdf"}).code == 0);
    CHECK(desk.read("r.pdf").starts_with("%PDF-"));
}

TEST_CASE(
    "what was altered behind the program's back is told wherever it is passed on, and put back on demand") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--house", "revoke_penalty=lose_deal_minus2", "--format", "drawn",
                  "--rounds", "2"});
    enterSingles(desk, 4);
    drawAndStart(desk, "7");
    ok(desk, {"deal", "add", kFile, "--round", "1", "--table", "1", "5", "1"});
    disputes::writeDispute(desk);
    ok(desk, {"rulings", "add", kFile, "streit.perlagg", "--round", "1", "--table", "1"});
    ok(desk, {"backup", kFile, "-o", "gut.schreiber"});
    const std::string copy = desk.read("gut.schreiber");
    const Words readers[] = {{"standings", kFile},
                             {"report", "standings", kFile, "-o", "r.pdf"},
                             {"report", "rulings", kFile, "-o", "e.pdf"},
                             {"export", kFile, "--to", "csv", "-o", "tabellen"},
                             {"export", kFile, "--to", "json", "-o", "e.json"},
                             {"export", kFile, "--to", "html", "-o", "e.html"},
                             {"info", kFile},
                             {"round", "show", kFile},
                             {"sheet", "show", kFile, "--round", "1", "--table", "1"},
                             {"players", "list", kFile},
                             {"journal", kFile},
                             {"rulings", "list", kFile},
                             {"rulings", "show", kFile, "1"},
                             {"rulings", "search", kFile, "Strafe"},
                             {"rulings", "export", kFile, "-o", "alle.perlagg"},
                             {"ruleset", "list", kFile},
                             {"ruleset", "show", kFile},
                             {"ruleset", "export", kFile, "-o", "regeln.perlagg"},
                             {"backup", kFile, "-o", "neu.schreiber"}};
    for (const Words& words : readers) {
        INFO(words[0] << ' ' << words[1]);
        const Ran ran = good(desk, with(words, {"--json"}));
        CHECK_FALSE(says(ran.out, "\"sound\""));
    }
    std::filesystem::remove(desk.at("neu.schreiber"));
    const std::string sql = GENERATE("UPDATE sheet_side SET score = score + 3",
                                     "UPDATE ruling SET decision = 'Die anderen haben recht'",
                                     "UPDATE person SET last_name = 'Falsch' WHERE entry = 1");
    INFO(sql);
    alter(desk, sql);
    for (const Words& words : readers) {
        INFO(words[0] << ' ' << words[1]);
        const Ran ran = desk.run(with(words, {"--json"}));
        CHECK(ran.code == 3);
        CHECK(says(ran.errors, "In " + kFile + " wurde etwas am Programm vorbei verändert"));
        CHECK(says(ran.errors, "`schreiber-cli verify " + kFile + " --restore`"));
        if (ran.json().is_array()) continue; // a list has no room for it
        CHECK(ran.json()["sound"] == false);
        CHECK_FALSE(ran.json()["findings"].empty());
    }
    const Ran begun = desk.run({"rulings", "begin", kFile, "--round", "1", "--table", "1"});
    CHECK(begun.code == 3);
    CHECK(says(begun.errors, "In " + kFile + " wurde etwas am Programm vorbei verändert"));
    CHECK(says(begun.out, "rules: "));
    // Whoever has it before him does not see the file.
    const std::string line = "In der Turnierdatei wurde etwas am Programm vorbei verändert.";
    CHECK(says(desk.read("e.html"), line));
    for (const char* table : {"standings.csv", "results.csv", "rulings.csv", "journal.csv"})
        CHECK(says(desk.read(std::string("tabellen/") + table), line));
    CHECK_FALSE(says(desk.read("tabellen/entries.csv"), line)); // is read in again
    // Read in again it is refused where it contradicts itself, and is not sound in silence where it does not.
    CHECK(Json::parse(desk.read("e.json"))["altered"] == true);
    const Ran again = desk.run({"import", "e.json", "-o", "wieder.schreiber"});
    INFO(again.errors);
    if (says(sql, "person")) {
        CHECK(again.code == 0);
        CHECK(says(again.errors, "Beim Exportieren war in der Turnierdatei etwas am Programm vorbei"));
        ok(desk, {"export", "wieder.schreiber", "--to", "json", "-o", "wieder.json"});
        CHECK(Json::parse(desk.read("wieder.json"))["altered"] == true);
    } else {
        CHECK(again.code == 2);
        CHECK(says(again.errors, says(sql, "ruling") ? "/rulings/0" : "/rounds/0/tables/0/games/0/score"));
    }
    CHECK(desk.has("neu.schreiber")); // nothing is lost with a new one
    const Ran over = desk.run({"backup", kFile, "-o", "gut.schreiber"});
    CHECK(over.code == 3);
    CHECK(desk.read("gut.schreiber") == copy);
    // A line is keyed all the same, but onto no row that was altered: then nobody could put that back.
    const Words another{"deal", "add", kFile, "--round", "1", "--table", "1", "0", "2"};
    if (says(sql, "sheet_side")) {
        const std::string before = desk.read(kFile);
        const Ran keyed = desk.run(another);
        CHECK(keyed.code == 3);
        CHECK(says(keyed.errors, "verify " + kFile + " --restore"));
        CHECK(desk.read(kFile) == before);
    } else {
        ok(desk, another);
    }
    // A club remembers nothing of it.
    ok(desk, {"club", "new", "v.schreiber-club"});
    const Ran refused = desk.run({"club", "remember", "v.schreiber-club", kFile});
    CHECK(refused.code == 3);
    CHECK(says(refused.errors, "verify " + kFile + " --restore"));
}

TEST_CASE("nothing is fixed of an evening that was altered, until it is put back") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "pairs", "--rounds", "3", "--pairing", "swiss"});
    enterPairs(desk, 4);
    drawAndStart(desk, "7");
    const Words first{"--round", "1", "--table", "1"};
    ok(desk, with({"result", "set", kFile, "15", "3"}, first));
    ok(desk, with({"result", "set", kFile, "15", "9"}, {"--round", "1", "--table", "2"}));
    const int n = lastNumber(desk);
    alter(desk, "UPDATE sheet_side SET score = 14 WHERE table_number = 1 AND side = 1");
    const Words fixing[] = {with({"sheet", "confirm", kFile}, first),
                            with({"sheet", "second", kFile, "15", "3"}, first),
                            {"draw", "tables", kFile},
                            {"round", "redraw", kFile, "--why", "falsch"},
                            {"result", "decider", kFile, "1", "2", "15", "4", "--yes"},
                            {"close", kFile, "--yes"},
                            {"close", kFile, "--dry-run"}};
    for (const Words& words : fixing) {
        const Ran ran = desk.run(words);
        INFO(words[0] << ' ' << words[1] << ": " << ran.errors);
        CHECK(ran.code == 3);
        CHECK(says(ran.errors, "(Runde 1, Tisch 1, WIR, Stand)"));
        CHECK(says(ran.errors, "`schreiber-cli verify " + kFile + " --restore` stellt wieder her."));
    }
    // What is only written down is done, and said; a line of a game does not wait for that look.
    for (const Words& words :
         {Words{"players", "never", kFile, "1", "2"}, Words{"set", kFile, "place=Imst"}, Words{"undo", kFile},
          Words{"redo", kFile}, Words{"undo", kFile}, Words{"undo", kFile}}) {
        const Ran ran = desk.run(words);
        INFO(words[0] << ": " << ran.errors);
        CHECK(ran.code == 0);
        CHECK(says(ran.errors, "am Programm vorbei verändert (Runde 1, Tisch 1, WIR, Stand)"));
    }
    const Ran unseen = desk.run({"set", kFile, "copy-to=\u200b"});
    CHECK(unseen.code == 2);
    const Ran verified = desk.run({"verify", kFile});
    CHECK(verified.code == 3);
    CHECK(says(verified.errors, "`schreiber-cli verify " + kFile + " --restore`"));
    CHECK(desk.run({"journal", kFile, "--json"}).json().back()["n"] == n + 6);
    CHECK(desk.run({"verify", kFile, "--restore"}).code == 0);
    ok(desk, fixing[0]);
    CHECK(good(desk, {"sheet", "show", kFile, "--round", "1", "--table", "1", "--json"}).json()["score"] ==
          Json({15, 3}));
    ok(desk, {"draw", "tables", kFile, "--seed", "3"});
    alter(desk, "UPDATE person SET last_name = 'Falsch' WHERE entry = 1");
    CHECK(desk.run({"round", "start", kFile}).code == 3);
    ok(desk, {"verify", kFile, "--restore"});
    ok(desk, {"round", "start", kFile});
}

TEST_CASE("the copies of a round's end never replace a sound one by what was altered") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "drawn", "--rounds", "2"});
    enterSingles(desk, 4);
    drawAndStart(desk, "7");
    std::filesystem::create_directory(desk.at("stick"));
    ok(desk, {"set", kFile, "copy-to=" + desk.at("stick")});
    const Words result{"result", "set", kFile, "--round", "1", "--table", "1"};
    const Json first = good(desk, with(result, {"15", "3", "--json"})).json();
    REQUIRE(first["copies"].size() == 2);
    const std::string sound = first["copies"][1];
    alter(desk, "UPDATE person SET last_name = 'Falsch' WHERE entry = 1");
    const Ran again = desk.run(with(result, {"15", "4", "--yes", "--why", "abgezählt", "--json"}));
    INFO(again.errors);
    CHECK(again.code == 0); // the result is written
    CHECK(says(again.errors, "am Programm vorbei verändert"));
    CHECK(again.json()["copies"][1] != sound);
    CHECK(good(desk, {"verify", sound}).code == 0);
    CHECK(desk.run({"verify", again.json()["copies"][1]}).code == 3);
}

TEST_CASE("a copy that could not be made is told by whatever command was to make it, in words and in JSON") {
    const Words json = GENERATE(Words{}, Words{"--json"});
    const Desk desk;
    disputes::begin(desk);
    disputes::writeFined(desk);
    const Words at{"--round", "1", "--table", "1"};
    ok(desk, with({"rulings", "add", kFile, "streit.perlagg"}, at));
    ok(desk, {"rulings", "export", kFile, "-o", "alle.perlagg"});
    ok(desk, {"undo", kFile, "--why", "doch nicht"});
    std::filesystem::create_directory(desk.at("stick"));
    ok(desk, {"set", kFile, "copy-to=" + desk.at("stick"), "rounds=2", "--yes"});
    std::filesystem::remove(desk.at("stick"));
    desk.write("liste.csv", "Vorname;Nachname\nE;Fink\nF;Gasser\n");
    desk.write("andere.perlagg", desk.read("streit.perlagg") + "A: bet gleich\n");
    ok(desk, with({"deal", "add", kFile, "strike=1", "--why", "verschrieben"}, at));
    const Words steps[] = {with({"result", "set", kFile, "15", "3", "--yes"}, at),
                           {"rulings", "import", kFile, "alle.perlagg", "--yes"},
                           with({"rulings", "add", kFile, "andere.perlagg", "--yes"}, at),
                           {"players", "import", kFile, "liste.csv"},
                           {"players", "add", kFile, "--first", "G", "--last", "Hölzl"},
                           {"players", "add", kFile, "--first", "H", "--last", "Innerhofer"},
                           {"draw", "tables", kFile, "--seed", "9"},
                           {"undo", kFile, "--why", "doch nicht"},
                           {"close", kFile, "--yes"}};
    for (const Words& words : steps) {
        const Ran ran = good(desk, with(words, json));
        INFO(words[0] << ' ' << words[1] << ": " << ran.out << ran.errors);
        CHECK(says(ran.errors, "Die Kopie fehlt: "));
    }
}

TEST_CASE("verify --restore puts back what the journal says, where the journal itself is in order") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "drawn", "--rounds", "2"});
    enterSingles(desk, 4);
    drawAndStart(desk, "7");
    ok(desk, {"deal", "add", kFile, "--round", "1", "--table", "1", "5", "1"});
    const std::string before = exported(desk);
    alter(desk, "UPDATE sheet_side SET score = 9; DELETE FROM person WHERE entry = 2");
    CHECK(desk.run({"verify", kFile}).code == 3);
    const Ran restored = desk.run({"verify", kFile, "--restore", "--json"});
    CHECK(restored.code == 0);
    CHECK(restored.json()["sound"] == true);
    CHECK(says(restored.errors, "Runde 1, Tisch 1, SIE, Stand: Hier steht 9, im Journal 5."));
    CHECK(says(restored.errors, "Meldung Nr. 2, Person 1: Die Zeile fehlt."));
    // It is in the journal, and nothing that anybody did: undone is what was done before.
    const Json last = good(desk, {"journal", kFile, "--json"}).json().back();
    CHECK(last["what"] == "Wiederhergestellt, was im Journal steht (3 Stellen)");
    CHECK(exported(desk) == before);
    CHECK(says(good(desk, {"undo", kFile, "--why", "verschrieben"}).out, "5:1"));
    ok(desk, {"redo", kFile});
    CHECK(exported(desk) == before);
    ok(desk, {"import", "e.json", "-o", "wieder.schreiber"});
    alter(desk, "UPDATE journal SET at = '1999-01-01T00:00:00Z' WHERE n = 2");
    const Ran lost = desk.run({"verify", kFile, "--restore"});
    CHECK(lost.code == 3);
    CHECK(says(lost.errors, "nichts wurde verändert"));
}

TEST_CASE("a file that another tool left in WAL mode is a file like any other") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "drawn"});
    alter(desk, "PRAGMA journal_mode = WAL");
    ok(desk, {"players", "add", kFile, "--first", "Anna", "--last", "Höß"});
    CHECK_FALSE(desk.has(kFile + "-wal"));
    CHECK(good(desk, {"verify", kFile}).code == 0);
}
