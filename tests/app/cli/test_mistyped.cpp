#include "disputes.h"
#include "tournament.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <altered_file.h>
#include <filesystem>
#include <string>
#include <sys/stat.h>
#include <vector>

// What is of no use as it was given: said so that whoever gave it knows what to give instead.
using namespace schreiber::test;

namespace {

using Words = std::vector<std::string>;

void begin(const Desk& desk) {
    create(desk, {"--rules", "imst", "--format", "drawn"});
}

} // namespace

TEST_CASE("of a list with wrong rows nothing is read in, and how the right ones get in is said") {
    const Desk desk;
    begin(desk);
    desk.write("liste.csv", "Vorname;Nachname\nA;\nB;Cazzan\n;Dorn\nE\x01;Fink\n");
    const Ran ran = desk.run({"players", "import", kFile, "liste.csv"});
    CHECK(ran.code == 2);
    CHECK(says(ran.errors, "Nichts wurde eingelesen. Falsche Zeilen: 3, richtige: 1."));
    CHECK(says(ran.errors, "--skip-bad"));
    CHECK(says(ran.errors, "(Zeichen 2)"));
    CHECK(good(desk, {"players", "list", kFile, "--json"}).json().empty());
    desk.write("falsch.csv", "Vorname;Nachname\nA;\n");
    CHECK_FALSE(says(desk.run({"players", "import", kFile, "falsch.csv"}).errors, "--skip-bad"));
}

TEST_CASE("of a name of which nothing is seen that is said, and no sign has the place 0") {
    const Desk desk;
    begin(desk);
    const auto entered = [&](const std::string& first) {
        const Ran ran = desk.run({"players", "add", kFile, "--first", first, "--last", "Höß"});
        CHECK(ran.code == 2);
        return ran.errors;
    };
    CHECK(says(entered("\u200B"), "nur unsichtbare Zeichen"));
    CHECK(says(entered(" "), "Der Vorname fehlt"));
    CHECK(says(entered("An\x01na"), "(Zeichen 3)"));
    CHECK_FALSE(says(entered(std::string(79, 'a') + "\x01"), "Zeichen 0")); // beyond what is shown
    // What nobody sees in a name is taken out.
    good(desk, {"players", "add", kFile, "--first", "\uFEFFAn\u202Ena", "--last", "Höß"});
    CHECK(good(desk, {"players", "list", kFile, "--json"}).json()[0]["names"][0] == "Anna Höß");
}

TEST_CASE("a file of another kind is told in words, and its bytes are not") {
    const Desk desk;
    disputes::begin(desk);
    desk.write("leer.json", "{}");
    CHECK(says(desk.run({"import", "leer.json", "-o", "b.schreiber"}).errors, "ein Export dieses Programms"));
    for (const Words& words :
         {Words{"players", "import", kFile, kFile}, Words{"import", kFile, "-o", "b.schreiber"},
          Words{"rulings", "import", kFile, kFile}, Words{"round", "enter", kFile, "--round", "1", kFile},
          Words{"deal", "check", kFile}}) {
        const Ran ran = desk.run(words);
        INFO(ran.errors);
        CHECK(ran.code == 2);
        CHECK(says(ran.errors, "Das ist eine Datenbank"));
        CHECK_FALSE(says(ran.errors, "SQLite"));
    }
    REQUIRE(mkfifo(desk.at("rohr").c_str(), 0600) == 0); // that nobody writes into
    for (const Words& words : {Words{"players", "import", kFile, "rohr"},
                               Words{"rulings", "add", kFile, "rohr"}, Words{"deal", "check", "rohr"}})
        CHECK(desk.run(words).code == 2);
}

TEST_CASE(
    "what is wrong with a whole file is a sentence of its own, and nothing is quoted that stands nowhere") {
    const Desk desk;
    disputes::begin(desk);
    disputes::writeDispute(desk);
    const auto refused = [&](const Words& words) {
        const Ran ran = desk.run(words);
        INFO(ran.errors);
        CHECK(ran.code == 2);
        return ran.errors;
    };
    using namespace std::string_literals;
    desk.write("breit.json", "\xFF\xFE{\0}\0"s); // UTF-16 is read as such
    desk.write("breit.csv", "V\0o\0r\0"s);
    CHECK(says(refused({"import", "breit.json", "-o", "b.schreiber"}), "/schreiber: es fehlt"));
    CHECK(says(refused({"players", "import", kFile, "breit.csv"}), "sie beginnt mit „Vor“"));
    desk.write("breit.json", "\xFF\xFE{"s); // with half a sign it is not
    desk.write("breit.csv", "V\0o\0r"s);
    CHECK(says(refused({"import", "breit.json", "-o", "b.schreiber"}), "hat halbe Zeichen"));
    CHECK(says(refused({"players", "import", kFile, "breit.csv"}), "hat halbe Zeichen"));
    desk.write("halb.json", R"({"schreiber": 1)");
    CHECK(says(refused({"import", "halb.json", "-o", "b.schreiber"}), "die Datei hört hier mittendrin auf"));
    desk.write("leer.csv", "Vorname;Nachname\n\"\n\"\n");
    CHECK(says(refused({"players", "import", kFile, "leer.csv"}), "Unter der Kopfzeile steht keine Meldung"));
    std::string rows;
    for (int row = 0; row <= 10'000; ++row) rows += "1;18;5\n";
    desk.write("lang.csv", rows);
    const std::string tooMany = refused({"round", "enter", kFile, "--round", "1", "lang.csv"});
    CHECK(says(tooMany, "lang.csv:10001: Die Liste hat mehr als 10000 Zeilen"));
    desk.write("kurz.csv", "1;18\n");
    CHECK(says(refused({"round", "enter", kFile, "--round", "1", "kurz.csv"}), "„1;18“ ist nicht"));
    desk.write("zwei.perlagg", desk.read("streit.perlagg") + "---\n" + desk.read("streit.perlagg"));
    const std::string two =
        refused({"rulings", "add", kFile, "zwei.perlagg", "--round", "1", "--table", "1"});
    CHECK(says(two, "In der Datei stehen 2 Gaben, und hier fängt die zweite an"));
    CHECK(
        says(refused({"new", "b.schreiber", "--name", "x", "--rules", "streit.perlagg", "--format", "drawn"}),
             "Das ist eine aufgezeichnete Gabe"));
    CHECK(says(refused({"new", "b.schreiber", "--name", "x", "--rules", "./weg", "--format", "drawn"}),
               "so heißt auch keine Spielregel. `rules list`"));
    for (const Words& words : {Words{"rulings", "begin", kFile, "--round", "1", "--table", "1"},
                               Words{"deal", "print", "streit.perlagg"},
                               Words{"ruleset", "compare", kFile, "imst"}, Words{"backup", kFile}}) {
        Words unnamed = words;
        unnamed.insert(unnamed.end(), {"-o", ""});
        CHECK(says(refused(unnamed), "--out: der Dateiname ist leer. Hilfe"));
    }
}

TEST_CASE("what is said of a name, a number, a sign and an option is so") {
    const Desk desk;
    disputes::begin(desk);
    const auto told = [&](const Words& words) {
        const Ran ran = desk.run(words);
        CHECK(ran.code == 2);
        return ran.errors;
    };
    const std::string longName(300, 'x');
    for (const Words& words :
         {Words{"export", kFile, "--to", "json", "-o", longName}, Words{"backup", kFile, "-o", longName}})
        CHECK(says(told(words), "Für eine Datei ist dieser Name zu lang"));
    CHECK(says(told({"info", longName}), "gibt es nicht"));
    const auto checked = [&](const std::string& head, const std::string& event) {
        desk.write("r.perlagg", "rules: imst\n" + head + "\n" + event + "\n");
        return told({"deal", "check", "r.perlagg"});
    };
    CHECK(says(checked("score: 99999 1\n", "A: LA"),
               "„99999“ ist nicht zu gebrauchen; erwartet: eine Zahl von −9999 bis 9999"));
    CHECK(says(checked("", "A: L\x01A"), "erwartet: Text in UTF-8, ohne Steuerzeichen"));
    CHECK(says(checked("", "A: bet gleich 100"), "erwartet: eine Zahl von 1 bis 99 oder aus"));
    CHECK(says(
        told({"result", "set", kFile, "--round", "1", "--table", "1", "18", "5", "--time", "--forfeit", "1"}),
        "„--time --forfeit“ ist nicht zu gebrauchen; erwartet: nur eines davon"));
    desk.write("nichts.csv", "");
    const std::string nothing = told({"players", "import", kFile, "nichts.csv"});
    CHECK(says(nothing, "Die Liste ist leer"));
    CHECK_FALSE(says(nothing, "Falsche Zeilen"));
    CHECK(says(told({"set", kFile, "place=\u200B\u200D"}), "erwartet: sichtbarer Text"));
}

TEST_CASE("of a ruling in a bundle its own line is said, and which of its fields") {
    const Desk desk;
    disputes::begin(desk);
    disputes::writeDispute(desk);
    ok(desk,
       {"rulings", "add", kFile, "streit.perlagg", "--round", "1", "--table", "1", "--asked-by", "Anna"});
    ok(desk, {"rulings", "export", kFile, "-o", "alle.perlagg"});
    const std::string bundle = desk.read("alle.perlagg");
    const std::size_t line =
        1 + static_cast<std::size_t>(
                std::count(bundle.begin(),
                           bundle.begin() + static_cast<std::ptrdiff_t>(bundle.find("\nruling:")) + 1, '\n'));
    REQUIRE(line > 5);
    const auto told = [&](const std::string& what, const std::string& with, const std::string& field) {
        std::string altered = bundle;
        REQUIRE(altered.find(what) != std::string::npos);
        altered.replace(altered.find(what), what.size(), with);
        desk.write("b.perlagg", altered);
        const Ran ran = desk.run({"rulings", "import", kFile, "b.perlagg"});
        INFO(ran.errors);
        CHECK(ran.code == 2);
        CHECK(says(ran.errors, "b.perlagg:" + std::to_string(line) + " ruling" + field + ": "));
    };
    told("\"number\":1", "\"number\":\"x\"", "/number");
    told("\"number\":1", "\"number\":-1", "/number");
    told("\"asked_by\":\"Anna\"", "\"asked_by\":\"An\\u0000na\"", "/asked_by");
    told("\"at\":\"2", "\"at\":\"x", "/at");
    told("\"asked_by\":\"Anna\"", "\"asked_by\":\"" + std::string(5'000, 'A') + '"', "/asked_by");
    told("\"asked_by\":\"Anna\"", "\"asked_by\":\"\u200b\u200d\"", "/asked_by"); // nobody sees it
    told("\"place\":\"Imst\"", "\"place\":\"\u200b\"", "/place");
    told("\"number\":", "\"number\"!", "");
}

TEST_CASE("what is proposed instead can be typed, and leaves out what is of no use") {
    const Desk desk;
    begin(desk);
    const Ran kind = desk.run({"report", "bogus", kFile, "-o", "x.pdf"});
    CHECK(says(kind.errors, "emergency oder all."));
    const Ran ranks = desk.run({"report", "certificates", kFile, "--ranks", "x", "-o", "x.pdf"});
    CHECK(says(ranks.errors, "erwartet: ein Rang oder zwei mit einem Strich dazwischen, etwa 1-3"));
    const Ran part = desk.run({"stndings", kFile, "--round", "x"});
    CHECK(says(part.errors, "den Befehl gibt es nicht: stndings;"));
    CHECK(says(part.errors, "Gemeint ist wohl: schreiber-cli standings …"));
    CHECK_FALSE(says(part.errors, "--round"));
    CHECK(says(desk.run({"stndings", kFile}).errors, "Gemeint ist wohl: schreiber-cli standings " + kFile));
    CHECK(says(desk.run({"players", "add", kFile, "--frist", "A"}).errors,
               "Hilfe: schreiber-cli players add --help"));
    CHECK_FALSE(says(desk.run({"players", "paid", kFile, "3"}).errors, "Gemeint")); // not "add"
    CHECK(says(desk.run({"--", "info", kFile}).errors, "Gemeint ist wohl: schreiber-cli info " + kFile));
    CHECK(says(desk.run({"nirgends"}).errors, "Hilfe: schreiber-cli --help"));
    CHECK(desk.run({"players", "never", kFile, "1", "1"}).code == 2);
}

TEST_CASE("each column of a list has a head, and an empty list is told as what it is") {
    const Desk desk;
    begin(desk);
    CHECK(good(desk, {"rulings", "list", kFile}).out == "Noch kein Entscheid.\n");
    ok(desk, {"players", "add", kFile, "--first", "Anna", "--last", "Höß"});
    CHECK(says(good(desk, {"players", "list", kFile}).out, "Zustand"));
    const std::string journal = good(desk, {"journal", kFile}).out;
    for (const char* head : {"Nr.", "Zeit", "Was", "Grund"}) CHECK(says(journal, head));
}

TEST_CASE("a ruling whose record is as long as one may be and cannot be read comes through a bundle") {
    const Desk desk;
    disputes::begin(desk);
    disputes::writeDispute(desk);
    ok(desk, {"rulings", "add", kFile, "streit.perlagg", "--round", "1", "--table", "1"});
    // As one of a newer version is, which nobody here can read; JSON writes each of its lines longer.
    alterFile(desk.at(kFile),
              "UPDATE ruling SET record = replace(hex(zeroblob(1000000)), '00', 'neu' || char(10))");
    CHECK(desk.run({"rulings", "export", kFile, "-o", "alle.perlagg"}).code ==
          3); // it was altered, and says so
    CHECK(std::filesystem::file_size(desk.at("alle.perlagg")) > 4'900'000);
    ok(desk, {"new", "b.schreiber", "--name", "B", "--rules", "imst", "--format", "drawn"});
    const Ran ran = desk.run({"rulings", "import", "b.schreiber", "alle.perlagg"});
    INFO(ran.errors.substr(0, 500));
    CHECK(ran.code == 0);
}
