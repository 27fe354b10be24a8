#include "tournament.h"

// Who is who, and what is said about it: entries, partners, camps, leaving, and what a slip of the hand gets.
using namespace schreiber;
using namespace schreiber::test;

namespace {

// Its first warning, by code.
std::string warned(const Ran& ran) {
    INFO(ran.errors);
    REQUIRE(ran.code == 0);
    const Json warnings = ran.json()["warnings"];
    return warnings.empty() ? std::string() : warnings[0]["code"].get<std::string>();
}

void enter(const Desk& desk, const std::string& csv) {
    desk.write("list.csv", csv);
    ok(desk, {"players", "import", kFile, "list.csv"});
}

std::string english(const Desk& desk, std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"--lang", "en"});
    const Ran ran = desk.run(arguments);
    INFO(arguments[0] << ": " << ran.errors);
    REQUIRE(ran.code == 0);
    return ran.out + ran.errors;
}

void playRound(const Desk& desk, int round, const std::string& results) {
    ok(desk, {"draw", "tables", kFile, "--seed", "1"});
    ok(desk, {"round", "start", kFile});
    desk.write("results.csv", results);
    ok(desk, {"round", "enter", kFile, "--round", std::to_string(round), "results.csv"});
}

} // namespace

TEST_CASE("lists of people are headed in the reader's language") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "drawn"});
    enter(desk, "Vorname;Nachname\nA;Berger\nB;Cazzan\nC;Dorn\nD;Egger\n");
    CHECK(says(desk.run({"players", "list", kFile, "--lang", "it"}).out, "Nome"));
    playRound(desk, 1, "1;18;3\n");
    const std::string italian = desk.run({"standings", kFile, "--lang", "it"}).out;
    CHECK(says(italian, "Nome"));
    CHECK(says(italian, "Pos."));
}

TEST_CASE("partners of one club are told of, with how few there can be") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "pairs"});
    std::string list = "Vorname;Nachname;Verein\n";
    for (int n = 1; n <= 8; ++n)
        list.append(numbered("A", n)).append(numbered(";Berger", n)).append(n <= 6 ? ";Imst\n" : ";Zirl\n");
    enter(desk, list);
    const std::string said = english(desk, {"draw", "partners", kFile, "--separate", "club", "--seed", "1"});
    CHECK(says(said, "Partners of one club: "));
    CHECK(says(said, "Pairs: 2, at least 2."));
    ok(desk, {"undo", kFile});
    CHECK_FALSE(says(english(desk, {"draw", "partners", kFile, "--seed", "1"}), "Partners of one club"));
    ok(desk, {"undo", kFile});
    CHECK(says(english(desk, {"draw", "partners", kFile, "--separate", "camp", "--seed", "1"}),
               "Nobody has a camp"));
}

TEST_CASE("camps that are missing or more than two are told of with the draw") {
    const auto drawnWith = [](const std::vector<std::string>& camps) {
        const Desk desk;
        create(desk, {"--rules", "innsbruck", "--format", "drawn", "--rounds", "1", "--camps"});
        std::string list = "Vorname;Nachname;Lager\n";
        for (int n = 1; n <= 4; ++n)
            list.append(numbered("A", n))
                .append(numbered(";Berger", n))
                .append(";" + camps[static_cast<std::size_t>(n) - 1] + "\n");
        enter(desk, list);
        return english(desk, {"draw", "tables", kFile, "--seed", "1"});
    };
    CHECK(says(drawnWith({"", "", "", ""}), "Nobody has a camp"));
    CHECK(says(drawnWith({"Nord", "", "Süd", "Süd"}), "Without a camp: no. 2."));
    CHECK(says(drawnWith({"Nord", "North", "Süd", "Süd"}), "more than two camps: Nord, North, Süd."));
    const std::string clean = drawnWith({"Nord", "nord", "SÜD", "Sued"});
    CHECK_FALSE(says(clean, "camp"));
}

TEST_CASE(
    "with camps the round, the standings and their JSON say who plays for which, and what each has won") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "drawn", "--rounds", "1", "--camps"});
    enter(desk, "Vorname;Nachname;Lager\nA;Aigner;Nord\nB;Berger;Nord\nC;Cazzan;Süd\nD;Demetz;Süd\n");
    CHECK(says(english(desk, {"draw", "tables", kFile, "--seed", "1"}), "A Aigner (1, Nord)"));
    REQUIRE(desk.run({"round", "start", kFile}).code == 0);
    REQUIRE(desk.run({"result", "set", kFile, "--round", "1", "--table", "1", "18", "11"}).code == 0);
    const std::string shown = desk.run({"standings", kFile, "--lang", "de"}).out;
    CHECK(says(shown, "Lager"));
    CHECK(says(shown, "Lager gegeneinander: "));
    const Json standings = desk.run({"standings", kFile, "--json"}).json();
    CHECK(standings["standings"][0]["camp"] == standings["camps"][0]["camp"]);
    CHECK(standings["camps"][0]["wins"] == 1);
    CHECK(standings["camps"][0]["points"] == 18);
    CHECK(standings["camps"][1]["played"] == 1);
    REQUIRE(desk.run({"set", kFile, "camps=no"}).code == 0);
    CHECK_FALSE(desk.run({"standings", kFile, "--json"}).json().contains("camps"));
}

TEST_CASE("a person in two pairs is a bad row; a year of birth has to have been") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "pairs", "--date", "2026-11-22"});
    desk.write("two.csv", "Vorname 1;Nachname 1;Vorname 2;Nachname 2\nA;Bauer;C;Dorn\nC;Dorn;E;Fink\n");
    const Ran two = desk.run({"players", "import", kFile, "two.csv", "--lang", "en"});
    CHECK(two.code == 2);
    CHECK(says(two.errors, "two.csv:3"));
    CHECK(says(two.errors, "under two numbers"));
    for (const char* year : {"65", "2027", "0"}) {
        const Ran born = desk.run(
            {"players", "add", kFile, "--first", "A", "--last", "B", "--born", year, "--lang", "en"});
        CHECK(born.code == 2);
        CHECK(says(born.errors, "1900 to 2026"));
    }
    ok(desk, {"players", "add", kFile, "--first", "A", "--last", "B", "--born", "2026"});
}

TEST_CASE("a score below 0 is keyed, and keyed a second time") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "drawn"});
    enterSingles(desk, 4);
    ok(desk, {"draw", "tables", kFile, "--seed", "1"});
    ok(desk, {"round", "start", kFile});
    ok(desk, {"result", "set", kFile, "--round", "1", "--table", "1", "18", "-3"});
    ok(desk, {"sheet", "second", kFile, "--round", "1", "--table", "1", "18", "-3"});
    const Ran sheet = desk.run({"sheet", "show", kFile, "--round", "1", "--table", "1", "--json"});
    CHECK(sheet.json()["score"] == Json({18, -3}));
    CHECK(sheet.json()["state"] == "confirmed");
    for (const char* points : {"-0", "-", "--3", "-1234567890", "-x"})
        CHECK(desk.run({"sheet", "second", kFile, "--round", "1", "--table", "1", "18", points}).code == 2);
}

TEST_CASE("a list of results: surplus is told, a first row with a slip is no header") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "drawn"});
    enterSingles(desk, 8);
    ok(desk, {"draw", "tables", kFile, "--seed", "1"});
    ok(desk, {"round", "start", kFile});
    desk.write("slip.csv", "l;18;3\n2;18;4\n");
    const Ran slip = desk.run({"round", "enter", kFile, "--round", "1", "slip.csv", "--lang", "en"});
    CHECK(slip.code == 2);
    CHECK(says(slip.errors, "slip.csv:1"));
    desk.write("list.csv", "Tisch;oben;unten\n1;20;3\n2;18;4\n");
    const Ran list =
        desk.run({"round", "enter", kFile, "--round", "1", "list.csv", "--json", "--lang", "en"});
    CHECK(warned(list) == "surplus_dropped_at");
    CHECK(says(list.json()["warnings"][0]["text"].get<std::string>(), "dropped: table 1."));
}

TEST_CASE("numbers on slips that name nothing are unusable input, bans are a rule") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "drawn"});
    enterSingles(desk, 8);
    ok(desk, {"players", "never", kFile, "1", "2"});
    const auto code = [&](const std::string& slips) {
        desk.write("slips.csv", slips);
        return desk.run({"draw", "tables", kFile, "--from", "slips.csv"}).code;
    };
    CHECK(code("1;1;5;3;40\n2;2;6;7;8\n") == 2);
    CHECK(code("1;1;5;3;3\n2;2;6;7;8\n") == 2);
    CHECK(code("1;1;5;3;4\n1;2;6;7;8\n") == 2);
    CHECK(code("1;1;5;3\n2;2;6;7;8\n") == 2);
    CHECK(code("x;1;5;3;4\n2;2;6;7;8\n") == 2);
    CHECK(code("1;1;5;2;4\n2;3;6;7;8\n") == 4);
    CHECK(code("1;1;5;3;4\n2;2;6;7;8\n") == 0);
}

TEST_CASE("who shares the first place is named with the others when it is closed") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "drawn", "--rounds", "1"});
    enterSingles(desk, 4);
    playRound(desk, 1, "1;18;4\n");
    const Json first = desk.run({"standings", kFile, "--json"}).json()["standings"];
    const std::string said = english(desk, {"close", kFile});
    CHECK(says(said, "first place " + first[0]["name"].get<std::string>() + ", " +
                         first[1]["name"].get<std::string>() + "\n"));
}

TEST_CASE("a round's copy goes beside that of another evening of the same name") {
    const Desk desk;
    for (int evening = 1; evening <= 2; ++evening) {
        std::filesystem::remove(desk.at(kFile));
        create(desk, {"--rules", "innsbruck", "--format", "drawn"});
        enterSingles(desk, 4);
        playRound(desk, 1, "1;18;4\n");
    }
    CHECK(desk.has("a backup/a R1.schreiber"));
    CHECK(desk.has("a backup/a R1 (2).schreiber"));
    ok(desk, {"result", "set", kFile, "--round", "1", "--table", "1", "18", "5", "--yes"});
    ok(desk, {"draw", "tables", kFile, "--seed", "2"});
    ok(desk, {"round", "start", kFile});
    desk.write("results.csv", "1;18;7\n");
    const Ran ended = desk.run({"round", "enter", kFile, "--round", "2", "results.csv", "--json"});
    REQUIRE(ended.json()["copies"].size() == 1);
    CHECK_FALSE(desk.has("a backup/a R1 (3).schreiber"));
}

TEST_CASE("who forfeits at a table of three has lost, and the other two play on") {
    const Desk desk;
    create(desk, {"--rules", "strafperlaggen", "--format", "solo"});
    enterSingles(desk, 3);
    ok(desk, {"draw", "tables", kFile, "--seed", "1"});
    ok(desk, {"round", "start", kFile});
    const std::string said = english(desk, {"players", "leave", kFile, "2", "--results", "forfeit"});
    CHECK(says(said, "the match at table 1, round 1 is lost, the other two play on"));
    const auto row = [&](int entry) {
        const Json all = desk.run({"standings", kFile, "--json"}).json();
        for (const Json& one : all["standings"])
            if (one["entry"] == entry) return one;
        return Json();
    };
    CHECK(row(2)["played"] == 1);
    CHECK(row(2)["wins"] == 0);
    CHECK(row(1)["played"] == 0);
    CHECK(row(1)["sat_out"] == 0);
    CHECK(desk.run({"standings", kFile, "--json"}).json()["missing"].size() == 1);
    CHECK(desk.run({"draw", "tables", kFile}).code == 4); // their sheet is waited for
    const Json sides = desk.run({"round", "show", kFile, "--json"}).json()["tables"][0]["sides"];
    std::vector<std::string> result{"result", "set", kFile, "--round", "1", "--table", "1"};
    for (const Json& side : sides) result.emplace_back(side[0] == 2 ? "9" : side[0] == 1 ? "0" : "4");
    ok(desk, result);
    CHECK(row(1)["wins"] == 1);
    CHECK(row(2)["played"] == 1);
    CHECK(row(2)["points"] == 0);
    CHECK(row(3)["points"] == 5);
    ok(desk, {"undo", kFile});
    // The next leaves, too: who stays has won.
    CHECK(says(english(desk, {"players", "leave", kFile, "3", "--results", "forfeit"}), "round 1 is lost\n"));
    CHECK(row(1)["wins"] == 1);
    CHECK(row(3)["wins"] == 0);
    CHECK(row(3)["played"] == 1);
    CHECK(desk.run({"round", "show", kFile, "--json"}).json()["state"] == "complete");
    ok(desk, {"undo", kFile});
    ok(desk, {"undo", kFile}); // of the leaving
    CHECK(row(2)["played"] == 0);
}

TEST_CASE("who is out of a knock-out is not said to play from the next round on") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "knockout"});
    enterPairs(desk, 8);
    playRound(desk, 1, "1;18;4\n2;18;4\n3;18;4\n4;18;4\n");
    const Json tables = desk.run({"round", "show", kFile, "1", "--json"}).json()["tables"];
    const std::string out = std::to_string(tables[0]["sides"][1][0].get<int>());
    const std::string in = std::to_string(tables[0]["sides"][0][0].get<int>());
    const std::string lost = english(
        desk, {"players", "substitute", kFile, out, "--place", "1", "--first", "New", "--last", "One"});
    CHECK_FALSE(says(lost, "from round"));
    CHECK(says(lost, "plays under this number any more"));
    const std::string won = english(
        desk, {"players", "substitute", kFile, in, "--place", "1", "--first", "Other", "--last", "Two"});
    CHECK(says(won, "from round 2"));
    for (const std::string& number : {out, in})
        ok(desk, {"players", "leave", kFile, number, "--results", "unplayed"});
    CHECK_FALSE(says(english(desk, {"players", "return", kFile, out}), "from round"));
    CHECK(says(english(desk, {"players", "return", kFile, in}), "from round 2"));
}

TEST_CASE("tables changed in a round hold from the next draw on, and that is said") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "drawn", "--tables", "1"});
    enterSingles(desk, 8);
    const auto set = [&](const char* tables) { return warned(desk.run({"set", kFile, tables, "--json"})); };
    CHECK(set("tables=2").empty());
    ok(desk, {"draw", "tables", kFile, "--seed", "1"});
    ok(desk, {"round", "start", kFile});
    CHECK(set("tables=1") == "tables_from_next_round");
    CHECK(says(english(desk, {"set", kFile, "tables=3"}), "from round 2 on"));
    ok(desk, {"undo", kFile});
    CHECK(set("tables=1").empty()); // no change
}

TEST_CASE("kinds of reports are named as they are typed, and ranks that are hidden are warned of") {
    const Desk desk;
    for (const char* language : {"de", "it", "en"})
        CHECK(says(desk.run({"report", "foo", kFile, "-o", "x.pdf", "--lang", language}).errors,
                   ", results, standings, crosstable, "));
    create(desk,
           {"--rules", "innsbruck", "--format", "drawn", "--rounds", "3", "--hide-standings-until", "2"});
    enterSingles(desk, 4);
    playRound(desk, 1, "1;18;4\n");
    for (const char* kind :
         {"standings", "crosstable", "protocol", "prizes", "honours", "certificates", "emergency", "all"})
        CHECK(says(english(desk, {"report", kind, kFile, "-o", "x.pdf"}), "hidden"));
    for (const char* kind : {"results", "seating", "entries"})
        CHECK_FALSE(says(english(desk, {"report", kind, kFile, "-o", "y.pdf"}), "hidden"));
}

TEST_CASE("a late pair is entered by one command, and taken back by one") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "pairs"});
    enterPairs(desk, 4);
    playRound(desk, 1, "1;18;4\n2;18;4\n");
    const std::size_t rows = desk.run({"journal", kFile, "--json"}).json().size();
    const std::vector<std::string> pair{
        "players",        "add",  kFile, "--first", "Eva", "--last", "Gasser", "--partner-first", "Udo",
        "--partner-last", "Moser"};
    ok(desk, pair);
    CHECK(desk.run({"journal", kFile, "--json"}).json().size() == rows + 1);
    const Json entered = desk.run({"players", "list", kFile, "--json"}).json().back();
    CHECK(entered["names"] == Json({"Eva Gasser", "Udo Moser"}));
    CHECK(entered["state"] == "late");
    ok(desk, {"undo", kFile});
    CHECK(desk.run({"players", "list", kFile, "--json"}).json().size() == 4);
    std::vector<std::string> both = pair;
    both.insert(both.end(), {"--partner", "1"});
    CHECK(desk.run(both).code == 2);
}

TEST_CASE("a draw says which sheets of the round before it nobody has confirmed") {
    const Desk desk;
    create(desk, {"--rules", "innsbruck", "--format", "pairs"});
    enterPairs(desk, 6);
    playRound(desk, 1, "1;18;4\n2;18;4\n3;18;4\n");
    ok(desk, {"sheet", "confirm", kFile, "--round", "1", "--table", "2"});
    const Ran drawn = desk.run({"draw", "tables", kFile, "--seed", "1", "--lang", "en"});
    CHECK(drawn.code == 0);
    CHECK(says(drawn.errors, "Round 1, tables 1, 3: 2 sheets are entered but not confirmed."));
    ok(desk, {"undo", kFile});
    for (const char* table : {"1", "3"})
        ok(desk, {"sheet", "confirm", kFile, "--round", "1", "--table", table});
    CHECK_FALSE(says(desk.run({"draw", "tables", kFile, "--seed", "1", "--lang", "en"}).errors, "confirmed"));
}

TEST_CASE("the lists of clubs are read, or refused with what to do") {
    struct List {
        const char* name;
        int code;
        int imported; // of those that are read
        const char* says;
        std::vector<std::string> more = {};
    };
    const List lists[] = {{"c03b-mac-roman.csv", 2, 0, "meant to be “Übelhör”"},
                          {"c07-name-in-one.csv", 4, 0, "Nora | Ebner"},
                          {"c07-name-in-one.csv", 0, 2, "", {"--yes"}},
                          {"c07d-name-vorname.csv", 0, 2, ""},
                          {"c08-year-forms.csv", 0, 12, ""},
                          {"c08b-geburtsdatum.csv", 0, 2, ""},
                          {"c09b-zero-width.csv", 0, 3, "Line 7: Max Gruber is left out"},
                          {"c09b-zero-width.csv", 0, 6, "", {"--take-equal"}},
                          {"c09d-zwsp-shy.csv", 0, 2, "says the same as line 4"},
                          {"c19-header-variants.csv", 0, 2, ""},
                          {"c19c-english.csv", 0, 2, ""},
                          {"c22-headers-only.csv", 2, 0, "no entry"},
                          {"c22d-xlsx.csv", 2, 0, "workbook"},
                          {"c24-titles.csv", 0, 2, "only kept: Titel"},
                          {"n01-three-namesakes.csv", 0, 8, ""},
                          {"p01-paper-names.csv", 0, 12, ""}};
    for (const List& list : lists) {
        INFO(list.name);
        const Desk desk;
        create(desk, {"--rules", "imst", "--format", "drawn"});
        std::vector<std::string> words{"players", "import", kFile, std::string(SCHREIBER_LISTS) + list.name,
                                       "--json",  "--lang", "en"};
        words.insert(words.end(), list.more.begin(), list.more.end());
        const Ran ran = desk.run(words);
        INFO(ran.errors);
        CHECK(ran.code == list.code);
        CHECK(says(ran.errors, list.says));
        if (list.code == 0) CHECK(ran.json()["imported"] == list.imported);
    }
}

TEST_CASE("a list that is read in again brings only who is new, and two entries of one person become one") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "drawn"});
    desk.write("a.csv", "Vorname;Nachname;Verein\nAnna;Höß;Imst\nSean;Folie;\n");
    ok(desk, {"players", "import", kFile, "a.csv"});
    ok(desk, {"players", "import", kFile, "a.csv"}); // nobody is new, and that is no fault
    desk.write("b.csv", "Vorname;Nachname;Verein;Jg\nAnna;Höß;Imst;\nSeán;Folie;Hall;1980\nUdo;Lang;;\n");
    const Ran again = desk.run({"players", "import", kFile, "b.csv", "--json", "--lang", "en"});
    REQUIRE(again.code == 0);
    CHECK(again.json()["imported"] == 2);
    CHECK(again.json()["left_out"][0]["same_entry"] == 1);
    CHECK(again.json()["duplicates"][0]["like_entry"] == 2);
    CHECK(says(again.errors, "--take-equal"));
    ok(desk, {"players", "merge", kFile, "2", "3"});
    const Json people = desk.run({"players", "list", kFile, "--json"}).json();
    CHECK(people.size() == 3);
    CHECK(people[1]["club"] == "Hall");
    CHECK(says(desk.run({"journal", kFile, "--lang", "en"}).out,
               "One person: no. 3 Seán Folie is no. 2 Sean Folie"));
    ok(desk, {"export", kFile, "--to", "json", "-o", "b.json"});
    ok(desk, {"import", "b.json", "-o", "b.schreiber"});
    // Who has left is pointed to coming back.
    ok(desk, {"players", "leave", kFile, "1", "--results", "unplayed"});
    const Ran left = desk.run(
        {"players", "add", kFile, "--first", "Anna", "--last", "Höß", "--club", "Imst", "--lang", "en"});
    CHECK(left.code == 2);
    CHECK(says(left.errors, "entered already, as no. 1, and has left"));
    CHECK(says(left.errors, "players return"));
}

TEST_CASE("who must not meet may again, once that is taken back") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "drawn"});
    enterSingles(desk, 8);
    CHECK(says(refused(desk, {"players", "never", kFile, "1", "2", "--off"}), "not kept apart"));
    ok(desk, {"players", "never", kFile, "1", "2"});
    ok(desk, {"players", "never", kFile, "2", "1", "--off"});
    ok(desk, {"players", "never", kFile, "1", "2"}); // as for the first time
    ok(desk, {"export", kFile, "--to", "json", "-o", "b.json"});
    ok(desk, {"import", "b.json", "-o", "b.schreiber"});
}

TEST_CASE("namesakes are told apart on every list by the club, and by the number where that is equal") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "drawn", "--rounds", "2"});
    ok(desk, {"players", "import", kFile, std::string(SCHREIBER_LISTS) + "n01-three-namesakes.csv"});
    drawAndStart(desk, "1");
    for (const char* table : {"1", "2"})
        ok(desk, {"result", "set", kFile, "--round", "1", "--table", table, "15", "4"});
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"round", "show", kFile}, {"standings", kFile}}) {
        const std::string out = desk.run(words).out;
        INFO(out);
        for (const char* name : {"Hans Mair (Hall 1)", "Hans Mair (Hall 2)", "Hans Mair (Imst)"})
            CHECK(says(out, name));
    }
    ok(desk, {"export", kFile, "--to", "html", "-o", "b.html"});
    CHECK(says(desk.read("b.html"), "Hans Mair (Imst)"));
    // Files have columns for that.
    for (const Json& row : desk.run({"standings", kFile, "--json"}).json()["standings"])
        CHECK_FALSE(says(row["name"].get<std::string>(), "("));
    ok(desk, {"export", kFile, "--to", "csv", "-o", "tables"});
    for (const char* table : {"tables/results.csv", "tables/entries.csv"})
        CHECK_FALSE(says(desk.read(table), "Hans Mair ("));
    CHECK(says(desk.read("tables/standings.csv"), ";Hans Mair;"));
}

TEST_CASE("results are read with a colon in one cell, and with empty cells behind") {
    const Desk desk;
    create(desk, {"--rules", "imst", "--format", "drawn", "--rounds", "2", "--target", "18"});
    enterSingles(desk, 8);
    drawAndStart(desk, "1");
    desk.write("r.csv", "1;18:3;;;\n2; 4 : 18 ;\xC2\xA0;\n");
    ok(desk, {"round", "enter", kFile, "--round", "1", "r.csv"});
    const Json round = desk.run({"round", "show", kFile, "--json"}).json();
    CHECK(round["tables"][0]["score"] == Json::array({18, 3}));
    CHECK(round["tables"][1]["score"] == Json::array({4, 18}));
}
