#include "tournament.h"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

// What is named must be there: every argument and option that names somebody or something, given a name that
// there is not. Nothing is done, and the words say which name it was.
using namespace schreiber::test;

namespace {

struct Named {
    std::vector<std::string> words;
    std::string told; // in what is said about it
};

const std::string kClub = "v.schreiber-club";

// One round of two tables: the first played, the second begun; one ruling from no table.
void fill(const Desk& desk) {
    create(desk, {"--rules", "imst", "--format", "drawn", "--rounds", "3"});
    enterSingles(desk, 8);
    drawAndStart(desk, "1");
    ok(desk, {"result", "set", kFile, "--round", "1", "--table", "1", "15", "5"});
    ok(desk, {"deal", "add", kFile, "--round", "1", "--table", "2", "5", "1"});
    desk.write("frei.perlagg", "rules: imst\ntrump: L\n\nA: bet gleich\nA: bet gleich\n");
    desk.write("runde.csv", "Tisch;Punkte;Punkte\n99;15;4\n");
    ok(desk, {"rulings", "add", kFile, "frei.perlagg", "--dispute", "Darf er?"});
    ok(desk, {"club", "new", kClub});
    ok(desk, {"club", "remember", kClub, kFile, "--yes"});
}

// `told` after each of these words with a place that has another round, table or game than there is.
void addPlaces(std::vector<Named>& all, const std::vector<std::string>& words,
               const std::vector<std::string>& more) {
    const auto add = [&](const std::vector<std::string>& place, const std::string& told) {
        std::vector<std::string> one = words;
        one.insert(one.end(), place.begin(), place.end());
        one.insert(one.end(), more.begin(), more.end());
        all.push_back({one, told});
    };
    add({"--round", "99", "--table", "1"}, "no round 99");
    add({"--round", "1", "--table", "99"}, "no table 99");
    add({"--round", "1", "--table", "1", "--game", "99"}, "no game 99");
}

std::vector<Named> everyName() {
    const std::vector<std::string> why{"--why", "x"};
    std::vector<Named> all{
        // players
        {{"players", "leave", kFile, "99", "--results", "void"}, "no start number 99"},
        {{"players", "leave", kFile, "1", "--results", "gone"}, "gone"},
        {{"players", "return", kFile, "99"}, "no start number 99"},
        {{"players", "substitute", kFile, "99", "--first", "X", "--last", "Y"}, "no start number 99"},
        {{"players", "substitute", kFile, "1", "--first", "X", "--last", "Y", "--round", "99"}, "--round"},
        {{"players", "substitute", kFile, "1", "--first", "X", "--last", "Y", "--place", "9"}, "--place"},
        {{"players", "never", kFile, "1", "99"}, "no start number 99"},
        {{"players", "never", kFile, "98", "1"}, "no start number 98"},
        {{"players", "add", kFile, "--first", "X", "--last", "Y", "--partner", "99"}, "no start number 99"},
        {{"players", "add", kFile, "--first", "X", "--last", "Y", "--sex", "q"}, "--sex"},
        {{"players", "add", kFile, "Niemand", "--from-club", kClub}, "Niemand"},
        {{"players", "add", kFile, "Berger1", "--from-club", "none.schreiber-club"}, "none.schreiber-club"},
        {{"players", "import", kFile, "none.csv"}, "none.csv"},
        // draws and rounds
        {{"draw", "partners", kFile, "--by", "middle"}, "middle"},
        {{"draw", "partners", kFile, "--separate", "village"}, "village"},
        {{"draw", "partners", kFile, "--from", "none.csv"}, "none.csv"},
        {{"draw", "tables", kFile, "--from", "none.csv"}, "none.csv"},
        {{"round", "show", kFile, "99"}, "no round 99"},
        {{"round", "swap", kFile, "--round", "99", "1", "2", "--why", "x"}, "no round 99"},
        {{"round", "swap", kFile, "--round", "1", "1", "99", "--why", "x"}, "No. 99"},
        {{"round", "enter", kFile, "--round", "99", "runde.csv"}, "no round 99"},
        {{"round", "enter", kFile, "--round", "1", "runde.csv"}, "99"},
        {{"round", "enter", kFile, "--round", "1", "none.csv"}, "none.csv"},
        {{"standings", kFile, "--round", "99"}, "no round 99"},
        // sides, lines, rulings on a sheet
        {{"result", "set", kFile, "--round", "1", "--table", "2", "15", "3", "--forfeit", "9"}, "no side 9"},
        {{"result", "set", kFile, "--round", "1", "--table", "2", "15", "3", "--ruling", "77"},
         "no ruling 77"},
        {{"result", "set", kFile, "--round", "1", "--table", "2", "15", "3", "--surplus", "lose"}, "lose"},
        {{"result", "decider", kFile, "98", "1", "5", "3"}, "No. 98"},
        {{"result", "decider", kFile, "1", "99", "5", "3"}, "No. 99"},
        {{"deal", "add", kFile, "--round", "1", "--table", "2", "strike=99", "--why", "x"}, "no line 99"},
        {{"deal", "add", kFile, "--round", "1", "--table", "2", "gleich=9:2:held"}, "gleich=9:2:held"},
        {{"deal", "add", kFile, "--round", "1", "--table", "2", "zwilling=0:2:held"}, "zwilling=0:2:held"},
        {{"deal", "add", kFile, "--round", "1", "--table", "2", "gleich=0:2:so"}, "gleich=0:2:so"},
        // rulings
        {{"rulings", "show", kFile, "99"}, "no ruling 99"},
        {{"rulings", "list", kFile, "--state", "lost"}, "lost"},
        {{"rulings", "search", kFile, "--rule", "no_rule"}, "no_rule"},
        {{"rulings", "search", kFile, "--like", "none.perlagg"}, "none.perlagg"},
        {{"rulings", "appeal", kFile, "99", "--why", "x"}, "no ruling 99"},
        {{"rulings", "uphold", kFile, "99", "--why", "x"}, "no ruling 99"},
        {{"rulings", "overrule", kFile, "99", "--decision", "x", "--why", "x"}, "no ruling 99"},
        {{"rulings", "withdraw", kFile, "99", "--why", "x"}, "no ruling 99"},
        {{"rulings", "enter", kFile, "99", "fine=0:1"}, "no ruling 99"},
        {{"rulings", "enter", kFile, "1", "gift=0:1"}, "gift=0:1"},
        {{"rulings", "add", kFile, "none.perlagg"}, "none.perlagg"},
        {{"rulings", "add", kFile, "frei.perlagg", "--table", "99"}, "no table 99"},
        {{"rulings", "add", kFile, "frei.perlagg", "--round", "99"}, "--round"},
        {{"rulings", "add", kFile, "frei.perlagg", "--game", "99"}, "--game"},
        {{"rulings", "add", kFile, "frei.perlagg", "--round", "1", "--table", "1", "--enter", "strike=99"},
         "no line 99"},
        {{"rulings", "import", kFile, "none.perlagg"}, "none.perlagg"},
        // papers: also of a kind that has no use for it
        {{"report", "menu", kFile, "-o", "n.pdf"}, "menu"},
        {{"report", "results", kFile, "-o", "n.pdf", "--round", "99"}, "no round 99"},
        {{"report", "entries", kFile, "-o", "n.pdf", "--round", "99"}, "no round 99"},
        {{"report", "scoresheets", kFile, "-o", "n.pdf", "--table", "99"}, "no table 99"},
        {{"report", "standings", kFile, "-o", "n.pdf", "--table", "99"}, "no table 99"},
        {{"report", "rulings", kFile, "-o", "n.pdf", "--ruling", "99"}, "no ruling 99"},
        {{"report", "standings", kFile, "-o", "n.pdf", "--ruling", "99"}, "no ruling 99"},
        {{"report", "standings", kFile, "-o", "n.pdf", "--page", "a9"}, "a9"},
        {{"export", kFile, "--to", "xml", "-o", "n"}, "xml"},
        // rule sets, switches, options
        {{"set", kFile, "no_key=1"}, "no_key"},
        {{"set", kFile, "rules=no_rules"}, "no_rules"},
        {{"set", kFile, "ladder=luck"}, "luck"},
        {{"set", kFile, "scoring=luck"}, "luck"},
        {{"new", "n.schreiber", "--name", "X", "--rules", "no_rules", "--format", "drawn"}, "no_rules"},
        {{"new", "n.schreiber", "--name", "X", "--rules", "none.rules", "--format", "drawn"}, "none.rules"},
        {{"new", "n.schreiber", "--name", "X", "--rules", "imst", "--format", "no_format"}, "no_format"},
        {{"new", "n.schreiber", "--name", "X", "--rules", "imst", "--format", "pairs", "--pairing", "luck"},
         "luck"},
        {{"new", "n.schreiber", "--name", "X", "--rules", "imst", "--format", "drawn", "--house",
          "no_switch=1"},
         "no_switch"},
        {{"rules", "show", "no_rules"}, "no_rules"},
        {{"rules", "compare", "imst", "no_rules"}, "no_rules"},
        {{"rules", "compare", "no_rules", "imst"}, "no_rules"},
        {{"rules", "explain", "no_rule"}, "no_rule"},
        {{"rules", "explain", "gestr_no_bet", "--rules", "no_rules"}, "no_rules"},
        {{"ruleset", "compare", kFile, "no_rules"}, "no_rules"},
        {{"ruleset", "new", kFile, "--base", "no_rules", "--name", "X"}, "no_rules"},
        {{"ruleset", "new", kFile, "--base", "imst", "--name", "X", "no_switch=1"}, "no_switch"},
        {{"ruleset", "new", kFile, "--base", "imst", "--name", "X", "false_declaration=luck"}, "luck"},
        {{"ruleset", "new", kFile, "--base", "imst", "--name", "X", "--perlaggen", "ZZ"}, "ZZ"},
        {{"ruleset", "import", kFile, "none.rules"}, "none.rules"},
        // clubs
        {{"club", "remember", "none.schreiber-club", kFile}, "none.schreiber-club"},
        {{"club", "remember", kClub, "none.schreiber"}, "none.schreiber"},
        {{"club", "merge", kClub, "1", "99", "--yes"}, "99"},
        {{"club", "merge", kClub, "98", "1", "--yes"}, "98"},
        {{"club", "season", kClub, "--tournaments", "99"}, "99"},
        {{"club", "season", kClub, "--count", "luck"}, "luck"},
        {{"club", "rulings", kClub, "--ruling", "99"}, "99"},
        {{"club", "rulings", kClub, "--rule", "no_rule"}, "no_rule"},
        {{"club", "rulings", kClub, "--like", "none.perlagg"}, "none.perlagg"},
        // files
        {{"info", "none.schreiber"}, "none.schreiber"},
        {{"verify", "none.schreiber"}, "none.schreiber"},
        {{"backup", "none.schreiber", "-o", "n.schreiber"}, "none.schreiber"},
        {{"import", "none.json", "-o", "n.schreiber"}, "none.json"},
        {{"deal", "check", "none.perlagg"}, "none.perlagg"},
        {{"deal", "print", "none.perlagg"}, "none.perlagg"},
    };
    addPlaces(all, {"result", "set", kFile}, {"15", "3"});
    addPlaces(all, {"deal", "add", kFile}, {"5", "1"});
    addPlaces(all, {"sheet", "show", kFile}, {});
    addPlaces(all, {"sheet", "confirm", kFile}, {});
    addPlaces(all, {"sheet", "dispute", kFile}, why);
    addPlaces(all, {"sheet", "second", kFile}, {"15", "5"});
    addPlaces(all, {"rulings", "add", kFile, "frei.perlagg"}, {});
    addPlaces(all, {"rulings", "begin", kFile}, {"-o", "n.perlagg"});
    return all;
}

} // namespace

TEST_CASE("a name of nothing is refused by name, wherever a name can stand") {
    const Desk desk;
    fill(desk);
    const std::string before = exported(desk);
    for (const Named& one : everyName()) {
        std::string command;
        for (const std::string& word : one.words) command += word + ' ';
        INFO(command);
        std::vector<std::string> words = one.words;
        words.insert(words.end(), {"--lang", "en"});
        const Ran ran = desk.run(words);
        CAPTURE(ran.errors, ran.out);
        CHECK((ran.code == 2 || ran.code == 4));
        CHECK(says(ran.errors, one.told));
        CHECK_FALSE(desk.has("n.schreiber"));
        CHECK_FALSE(desk.has("n.pdf"));
        CHECK_FALSE(desk.has("n.perlagg"));
    }
    CHECK(exported(desk) == before);
}
