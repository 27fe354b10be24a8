#include "disputes.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

using schreiber::test::Desk;
using schreiber::test::good;
using schreiber::test::Json;
using schreiber::test::Ran;

// Disputes of a running tournament, by commands alone.
using namespace schreiber::test::disputes;

TEST_CASE("a dispute goes from the table to the sheet, through appeal and overruling, to paper and back") {
    const Desk desk;
    begin(desk);
    writeDispute(desk);
    const std::string head = desk.read("streit.perlagg");
    for (const char* line : {"rules: imst\n", "house: revoke_penalty=lose_deal_minus2\n", "target: 15\n",
                             "score: 5 1\n", "Anna Höß", "event: Herbst\n", "round: 1\n", "table: 1\n"}) {
        INFO(line);
        CHECK(head.find(line) != std::string::npos);
    }

    const Ran added = asked(desk, {"--enter", "fine=0:2", "--yes"});
    INFO(added.errors);
    REQUIRE(added.code == 0);
    const Json ruling = added.json()["ruling"];
    CHECK(ruling["number"] == 1);
    CHECK(ruling["state"] == "decided");
    REQUIRE(ruling["found"].size() == 1);
    CHECK(ruling["found"][0]["rule"] == "bet_alternate");
    CHECK(ruling["found"][0]["verdict"] == "illegal");
    CHECK(ruling["rules_view"]["legal"] == false);
    CHECK(ruling["entered"][0]["line"] == 2);
    CHECK(sheet(desk)["score"] == Json({3, 1}));
    CHECK(sheet(desk)["rulings"][0]["number"] == 1);
    CHECK(good(desk, {"sheet", "show", "a.schreiber", "--round", "1", "--table", "1"})
              .out.find("Entscheid 1: entschieden · Strafe 2 für ") != std::string::npos);
    CHECK(good(desk, {"sheet", "show", "a.schreiber", "--round", "1", "--table", "1"})
              .out.find("Entscheid 1: Er hat den Hanger") != std::string::npos);

    good(desk, {"rulings", "appeal", "a.schreiber", "1", "--why", "Er hat gepasst"});
    CHECK(show(desk)["state"] == "appealed");
    CHECK(desk.run({"rulings", "appeal", "a.schreiber", "1", "--why", "noch einmal"}).code == 4);
    CHECK(desk.run({"rulings", "overrule", "a.schreiber", "1", "--decision", "gilt nicht"}).code == 2);
    good(desk, {"rulings", "overrule", "a.schreiber", "1", "--decision", "Das Gebot gilt nicht, ohne Strafe",
                "--why", "Beide Seiten einig"});
    const Json overruled = show(desk);
    CHECK(overruled["state"] == "overruled");
    CHECK(overruled["decision"] == "Das Gebot gilt nicht, ohne Strafe");
    CHECK(overruled["appeal"] == "Er hat gepasst");
    REQUIRE(overruled["decisions"].size() == 2);
    CHECK(overruled["decisions"][0]["kind"] == "appealed");
    CHECK(overruled["decisions"][0]["why"] == "Er hat gepasst");
    CHECK(overruled["decisions"][1]["decision"] == "Das Gebot gilt nicht, ohne Strafe");
    CHECK(overruled["rules_view"] == ruling["rules_view"]);
    CHECK(overruled["found"] == ruling["found"]);
    good(desk, {"rulings", "enter", "a.schreiber", "1", "strike=2", "--yes"});
    CHECK(sheet(desk)["score"] == Json({5, 1}));
    CHECK(sheet(desk)["lines"][1]["struck"] == "Das Gebot gilt nicht, ohne Strafe");

    const Json paper = good(desk, {"report", "rulings", "a.schreiber", "-o", "e.pdf", "--round", "1",
                                   "--table", "1", "--json"})
                           .json();
    CHECK(paper["pages"] == 2);
    CHECK(desk.read("e.pdf").starts_with("%PDF-"));
    CHECK(good(desk, {"report", "rulings", "a.schreiber", "-o", "e.pdf", "--ruling", "1", "--json"})
              .json()["pages"] == 1);
    CHECK(desk.run({"report", "rulings", "a.schreiber", "-o", "e.pdf", "--ruling", "2"}).code == 2);

    CHECK(search(desk, {"zweimal", "gesteigert"}) == std::vector{1});
    CHECK(search(desk, {"HOESS", "hanger"}) == std::vector{1});
    CHECK(search(desk, {"--rule", "bet_alternate", "--place", "imst", "--since", "2020-01-01"}) ==
          std::vector{1});
    CHECK(search(desk, {"--like", "streit.perlagg"}) == std::vector{1});
    CHECK(search(desk, {"--until", "2020-01-01"}).empty());
    CHECK(search(desk, {"gesteigerten"}) == std::vector{1}); // in another ending, as nothing has this one

    const std::string journal = good(desk, {"journal", "a.schreiber"}).out;
    for (const char* said :
         {"2 Strafpunkte an Tisch 1 (Entscheid 1): ", "Entscheid 1, Tisch 1, Runde 1: Einspruch",
          "Entscheid 1, Tisch 1, Runde 1: am Zettel: Zeile 2 gestrichen, Stand 5:1"}) {
        INFO(said);
        CHECK(journal.find(said) != std::string::npos);
    }
    good(desk, {"verify", "a.schreiber"});
}

TEST_CASE("what a ruling cannot put on a sheet is refused, and a dry run writes nothing") {
    const Desk desk;
    begin(desk);
    writeDispute(desk);
    const std::string before = desk.read("a.schreiber");
    CHECK(asked(desk, {"--enter", "fine=2"}).code == 2);
    CHECK(asked(desk, {"--enter", "fine=5:2"}).code == 2);
    CHECK(asked(desk, {"--enter", "line"}).code == 4); // the deal is not recorded to its end
    CHECK(asked(desk, {"--enter", "strike=9"}).code == 2);
    CHECK(asked(desk, {"--enter", "fine=0:2", "--dry-run"}).json()["ruling"]["number"] == 1);
    CHECK(desk.run({"rulings", "add", "a.schreiber", "streit.perlagg", "--table", "7"}).code == 2);
    desk.write("krumm.perlagg", "rules: imst\n\nA: bet glich\n");
    const Ran unreadable = desk.run({"rulings", "add", "a.schreiber", "krumm.perlagg", "--json"});
    CHECK(unreadable.code == 2);
    CHECK(unreadable.json()["error"]["line"] == 3);
    desk.write("zwei.perlagg", "rules: imst\n\n---\nrules: imst\n");
    CHECK(desk.run({"rulings", "add", "a.schreiber", "zwei.perlagg"}).code == 2);
    CHECK(desk.read("a.schreiber") == before);

    for (const char* verb : {"show", "uphold"}) { // of none at all
        const Ran none = desk.run({"rulings", verb, "a.schreiber", "2", "--lang", "de"});
        CHECK(none.code == 2);
        CHECK_THAT(none.errors, Catch::Contains("noch keinen Entscheid") && !Catch::Contains("0"));
    }
    CHECK_THAT(desk.run({"standings", "a.schreiber", "--round", "9", "--lang", "de"}).errors,
               !Catch::Contains("letzte ist 0"));
    writeFree(desk);
    good(desk, {"rulings", "add", "a.schreiber", "frei.perlagg"}); // from no table
    CHECK(desk.run({"rulings", "enter", "a.schreiber", "1", "redeal"}).code == 4);
    CHECK(desk.run({"rulings", "uphold", "a.schreiber", "1"}).code == 4);
    CHECK(desk.run({"rulings", "show", "a.schreiber", "2"}).code == 2);
    CHECK(desk.run({"rulings", "list", "a.schreiber", "--state", "shut"}).code == 2);
}

TEST_CASE("a game lost by a ruling, and a result that names one") {
    const Desk desk;
    begin(desk);
    const Words result{"result", "set", "a.schreiber", "--round", "1", "--table", "1"};
    const auto withRuling = [&](const char* number) {
        Words words = result;
        words.insert(words.end(), {"15", "1", "--ruling", number});
        return desk.run(words).code;
    };
    CHECK(withRuling("40") == 2);
    writeDispute(desk);
    REQUIRE(asked(desk).code == 0);
    writeFree(desk);
    good(desk, {"rulings", "add", "a.schreiber", "frei.perlagg"});
    CHECK(withRuling("40") == 2);
    CHECK(withRuling("2") == 4); // of no table
    good(desk, {"rulings", "enter", "a.schreiber", "1", "lost=0", "--yes"});
    CHECK(sheet(desk)["score"] == Json({5, 15}));
    CHECK(sheet(desk)["ending"] == "ruling");
    CHECK(sheet(desk)["game_winner"] == 1);
    good(desk, {"undo", "a.schreiber"});
    CHECK(sheet(desk)["score"] == Json({5, 1}));
    CHECK(show(desk)["entered"].empty());
    good(desk, {"redo", "a.schreiber"});
    CHECK(show(desk)["entered"].size() == 1);
}

TEST_CASE("while nobody has decided nothing goes on the sheet, and an empty head is not kept") {
    const Desk desk;
    begin(desk);
    good(desk, {"rulings", "begin", "a.schreiber", "--round", "1", "--table", "1", "-o", "streit.perlagg"});
    const Ran empty =
        desk.run({"rulings", "add", "a.schreiber", "streit.perlagg", "--round", "1", "--table", "1"});
    CHECK(empty.code == 2);
    CHECK_THAT(empty.errors, Catch::Contains("--dispute"));
    const Ran open = asked(desk, {"--enter", "fine=0:2"});
    CHECK(open.code == 4);
    CHECK_THAT(open.errors, Catch::Contains("ohne --enter") && !Catch::Contains("Entscheid 1"));
    REQUIRE(asked(desk).code == 0);
    CHECK(show(desk)["state"] == "open");
    CHECK(desk.run({"rulings", "enter", "a.schreiber", "1", "fine=0:2"}).code == 4);
    good(desk,
         {"rulings", "overrule", "a.schreiber", "1", "--decision", "Strafe", "--why", "zweimal geboten"});
    const Ran words = desk.run({"rulings", "enter", "a.schreiber", "1", "fine=0:2"});
    CHECK(words.code == 4); // what the director decided stands in words
    CHECK_THAT(words.errors, Catch::Contains("„Strafe“") && Catch::Contains("--yes"));
    good(desk, {"rulings", "enter", "a.schreiber", "1", "fine=0:2", "--yes"});
    good(desk, {"rulings", "appeal", "a.schreiber", "1", "--why", "nein"});
    CHECK(desk.run({"rulings", "enter", "a.schreiber", "1", "fine=1:1"}).code == 4);
    CHECK(sheet(desk)["score"] == Json({3, 1}));
}

TEST_CASE("ask, rules and deal check say what is wrong in the language asked for") {
    const Desk desk;
    desk.write("zu-wenig.perlagg", "rules: imst\nplayers: A=Anna\nhand A: L9 L8 L7\n");
    const Ran unreadable = desk.run({"deal", "check", "zu-wenig.perlagg", "--lang", "it"});
    CHECK(unreadable.code == 2);
    CHECK_THAT(unreadable.errors, Catch::Contains(":3:17: Anna ha 5 carte, ne sono scritte 3."));
    const std::string explained = good(desk, {"rules", "explain", "negative_score", "--lang", "en"}).out;
    CHECK_THAT(explained,
               Catch::Contains("deferred: ") && Catch::Contains("Played so: ") && Catch::Contains("Imst"));
    const Json found = good(desk, {"rules", "search", "negative_score", "--json"}).json();
    REQUIRE_FALSE(found.empty());
    CHECK(found[0]["switch"] == "negative_score");
    CHECK(found[0]["values"].size() == 3);
    CHECK_THAT(good(desk, {"rules", "search", "Strafen", "unter", "null"}).out,
               Catch::Contains("negative_score · Hausregel"));
}

TEST_CASE("a game that has ended is given away or dealt again only on a yes, and what was made stays") {
    const Desk desk;
    begin(desk);
    writeDispute(desk);
    REQUIRE(asked(desk, {"--enter", "lost=1", "--yes"}).code == 0);
    CHECK(sheet(desk)["score"] == Json({15, 1}));
    CHECK(desk.run({"rulings", "enter", "a.schreiber", "1", "redeal"}).code == 4);
    CHECK(desk.run({"rulings", "enter", "a.schreiber", "1", "lost=0"}).code == 4);
    good(desk, {"rulings", "enter", "a.schreiber", "1", "lost=0", "--yes"});
    CHECK(sheet(desk)["score"] == Json({5, 15}));

    begin(desk, "b.schreiber"); // a final score alone
    good(desk, {"undo", "b.schreiber"});
    good(desk, {"result", "set", "b.schreiber", "--round", "1", "--table", "1", "3", "15"});
    const Ran begun = good(desk, {"rulings", "begin", "b.schreiber", "--round", "1", "--table", "1"});
    CHECK_THAT(begun.errors, Catch::Contains("nur der Endstand eingetragen"));
    CHECK_THAT(begun.out, !Catch::Contains("score:"));
    good(desk, {"rulings", "add", "b.schreiber", "streit.perlagg", "--round", "1", "--table", "1"});
    good(desk, {"rulings", "enter", "b.schreiber", "1", "lost=1", "--yes"});
    good(desk, {"rulings", "enter", "b.schreiber", "1", "lost=0", "--yes"});
    const Json read =
        good(desk, {"sheet", "show", "b.schreiber", "--round", "1", "--table", "1", "--json"}).json();
    CHECK(read["score"] == Json({0, 15})); // not 14, which nobody made
}

TEST_CASE("a fine that is not the one of the rules, and a dispute kept twice, are asked about") {
    const Desk desk;
    begin(desk);
    writeFined(desk);
    REQUIRE(asked(desk).code == 0);
    CHECK(show(desk)["penalty"] == Json({2, 0}));
    CHECK(asked(desk).code == 4);
    CHECK(desk.run({"rulings", "enter", "a.schreiber", "1", "fine=1:2"}).code == 4);
    CHECK(desk.run({"rulings", "enter", "a.schreiber", "1", "fine=0:20"}).code == 4);
    good(desk, {"rulings", "enter", "a.schreiber", "1", "fine=0:2"});
    writeFree(desk);
    const Ran line = desk.run(
        {"rulings", "add", "a.schreiber", "frei.perlagg", "--round", "1", "--table", "1", "--enter", "line"});
    CHECK(line.code == 4);
    CHECK_THAT(line.errors, Catch::Contains("nicht zu Ende aufgezeichnet"));
    CHECK_THAT(line.errors, !Catch::Contains("Entscheid 2"));
}

TEST_CASE("what a ruling does not give goes on the sheet only on a yes") {
    const Desk desk;
    begin(desk);
    writeDispute(desk); // a bet that is void, and nothing else
    REQUIRE(asked(desk).code == 0);
    const auto enter = [&](const char* number, const char* what) {
        return desk.run({"rulings", "enter", "a.schreiber", number, what});
    };
    for (const char* what : {"fine=1:2", "lost=0", "lost=1", "strike=1", "redeal"})
        CHECK(enter("1", what).code == 4);
    CHECK_THAT(enter("1", "lost=1").errors, Catch::Contains("Anna ") && Catch::Contains("nicht verloren"));
    CHECK(sheet(desk)["score"] == Json({5, 1}));
    CHECK(show(desk)["entered"].empty());
    writeRedealt(desk);
    REQUIRE(asked(desk).code == 0);
    CHECK(enter("2", "redeal").code == 0);
    CHECK(enter("2", "lost=0").code == 4);
}

TEST_CASE("an open appeal is named where a sheet is confirmed, a tournament closed, and in what is missing") {
    const Desk desk;
    begin(desk);
    writeDispute(desk);
    REQUIRE(asked(desk, {"--enter", "lost=1", "--yes"}).code == 0);
    good(desk, {"set", "a.schreiber", "rounds=1"});
    const auto next = [&] { return good(desk, {"info", "a.schreiber"}).out; };
    CHECK_THAT(next(), !Catch::Contains("Einspruch"));
    good(desk, {"rulings", "appeal", "a.schreiber", "1", "--why", "nein"});
    CHECK_THAT(next(),
               Catch::Contains("Zu Tisch 1 läuft ein Einspruch") && !Catch::Contains("die Rangliste steht"));
    CHECK(good(desk, {"info", "a.schreiber", "--json"}).json()["missing"][0]["what"] == "appeal");
    CHECK_THAT(good(desk, {"round", "show", "a.schreiber"}).out, Catch::Contains("Einspruch läuft"));
    const Words confirm{"sheet", "confirm", "a.schreiber", "--round", "1", "--table", "1"};
    const Ran question = desk.run(confirm);
    CHECK(question.code == 4);
    CHECK_THAT(question.errors,
               Catch::Contains("Gegen Entscheid 1 zu Tisch 1, Runde 1") && Catch::Contains("--yes"));
    CHECK(desk.run({"sheet", "second", "a.schreiber", "--round", "1", "--table", "1", "15", "1"}).code == 4);
    const Ran closing = desk.run({"close", "a.schreiber"});
    CHECK(closing.code == 4);
    CHECK_THAT(closing.errors, Catch::Contains("Gegen Entscheid 1 läuft ein Einspruch"));
    good(desk, {"rulings", "uphold", "a.schreiber", "1"});
    CHECK_THAT(next(), !Catch::Contains("Einspruch"));
    good(desk, confirm);
    good(desk, {"close", "a.schreiber"});
}

TEST_CASE("every column of a list of rulings or rules has its name, in every language") {
    const Desk desk;
    begin(desk);
    writeDispute(desk);
    REQUIRE(asked(desk).code == 0);
    const auto heading = [&](Words words, const char* language) {
        words.insert(words.end(), {"--lang", language});
        const std::string out = good(desk, words).out;
        return out.substr(0, out.find('\n'));
    };
    CHECK_THAT(heading({"rulings", "list", "a.schreiber"}, "it"),
               Catch::Matches(" *N\\. +Quando +Dove +Stato +Regola +Contestazione *"));
    CHECK_THAT(heading({"rulings", "list", "a.schreiber"}, "de"), Catch::Contains("Wann"));
    CHECK_THAT(heading({"rules", "list"}, "it"), Catch::Matches("Sigla +Regolamento +Traguardo *"));
    CHECK_THAT(heading({"rules", "list"}, "en"), Catch::Matches("Id +Rule set +Target *"));
}

TEST_CASE("a ruling without words stands on the sheet by its rule's title, on paper with its number") {
    const Desk desk;
    begin(desk);
    writeDispute(desk);
    good(desk, {"rulings", "add", "a.schreiber", "streit.perlagg", "--round", "1", "--table", "1", "--enter",
                "fine=0:1", "--yes"});
    const std::string title = good(desk, {"rules", "explain", "bet_alternate", "--json"}).json()["title"];
    const std::string shown =
        good(desk, {"sheet", "show", "a.schreiber", "--round", "1", "--table", "1"}).out;
    CHECK_THAT(shown, Catch::Contains(title) && !Catch::Contains("bet_alternate"));
    good(desk, {"report", "filled-sheets", "a.schreiber", "--round", "1", "-o", "z.pdf"});
    REQUIRE(std::system(("pdftotext " + desk.at("z.pdf") + " " + desk.at("z.txt")).c_str()) == 0);
    CHECK_THAT(desk.read("z.txt"), Catch::Contains("Entscheid 1:"));
    CHECK_THAT(desk.read("z.txt"), !Catch::Contains("bet_alternate"));
}

TEST_CASE("rulings go to another tournament as a file that deal check reads") {
    const Desk desk;
    begin(desk);
    writeDispute(desk);
    REQUIRE(asked(desk).code == 0);
    good(desk, {"rulings", "add", "a.schreiber", "streit.perlagg", "--dispute", "Zweiter"});
    good(desk, {"rulings", "export", "a.schreiber", "-o", "alle.perlagg"});
    const Ran checked = desk.run({"deal", "check", "alle.perlagg", "--json"});
    CHECK(checked.code == 1);
    CHECK(std::count(checked.out.begin(), checked.out.end(), '\n') == 2);

    begin(desk, "b.schreiber");
    const Json read = good(desk, {"rulings", "import", "b.schreiber", "alle.perlagg", "--json"}).json();
    CHECK(read["imported"] == 2);
    const Json again = good(desk, {"rulings", "import", "b.schreiber", "alle.perlagg", "--json"}).json();
    CHECK(again["imported"] == 0);
    CHECK(again["known"] == 2);
    const Json brought = good(desk, {"rulings", "show", "b.schreiber", "1", "--json"}).json();
    Json kept = show(desk);
    kept["origin"] = "Herbst · 1";
    CHECK(brought == kept);
    CHECK(search(desk, {"gesteigert"}, "b.schreiber") == std::vector{1});
    // It belongs to no table here.
    CHECK_FALSE(good(desk, {"sheet", "show", "b.schreiber", "--round", "1", "--table", "1", "--json"})
                    .json()
                    .contains("rulings"));
    CHECK(desk.run({"rulings", "enter", "b.schreiber", "1", "redeal"}).code == 4);
    CHECK(desk.run({"rulings", "import", "b.schreiber", "streit.perlagg"}).code == 2);
    good(desk, {"verify", "b.schreiber"});

    good(desk, {"export", "b.schreiber", "--to", "json", "-o", "b.json"});
    good(desk, {"import", "b.json", "-o", "c.schreiber"});
    CHECK(search(desk, {"gesteigert"}, "c.schreiber") == std::vector{1});
    CHECK(good(desk, {"rulings", "show", "c.schreiber", "1", "--json"}).json() == brought);
}

TEST_CASE("what is known already is not imported, and what was undone can still be done again") {
    const Desk desk;
    begin(desk);
    writeDispute(desk);
    REQUIRE(asked(desk).code == 0);
    good(desk, {"rulings", "export", "a.schreiber", "-o", "alle.perlagg"});
    good(desk, {"deal", "add", "a.schreiber", "--round", "1", "--table", "1", "2", "1"});
    good(desk, {"undo", "a.schreiber"});
    const std::string before = desk.read("a.schreiber");
    const Ran again = good(desk, {"rulings", "import", "a.schreiber", "alle.perlagg"});
    CHECK(again.out == "Alle Entscheide dieser Datei sind schon da; nichts ist geändert.\n");
    CHECK(good(desk, {"rulings", "import", "a.schreiber", "alle.perlagg", "--json"}).json()["known"] == 1);
    CHECK(desk.read("a.schreiber") == before);
    good(desk, {"redo", "a.schreiber"});
}

TEST_CASE("an overruled ruling says that its fine still stands, until the line is struck") {
    const Desk desk;
    begin(desk);
    writeDispute(desk);
    REQUIRE(asked(desk, {"--enter", "fine=0:2", "--yes"}).code == 0);
    const auto overruled = [&] {
        return good(desk,
                    {"rulings", "overrule", "a.schreiber", "1", "--decision", "gilt nicht", "--why", "einig"})
            .errors;
    };
    CHECK(overruled().find("steht dort noch") != std::string::npos);
    good(desk, {"rulings", "enter", "a.schreiber", "1", "strike=2", "--yes"});
    CHECK(overruled().empty());
    good(desk, {"undo", "a.schreiber"});
    good(desk, {"undo", "a.schreiber"});
    good(desk,
         {"deal", "add", "a.schreiber", "--round", "1", "--table", "1", "strike=2", "--why", "Versehen"});
    CHECK(overruled().empty());
}

TEST_CASE("a search for what cannot be is refused, and one without a hit says so") {
    const Desk desk;
    begin(desk);
    const auto code = [&](const Words& more) {
        Words words{"rulings", "search", "a.schreiber"};
        words.insert(words.end(), more.begin(), more.end());
        return desk.run(words).code;
    };
    CHECK(code({"--since", "gestern"}) == 2);
    CHECK(code({"--until", "2026-02-31"}) == 2);
    CHECK(code({"--rule", "nonsense"}) == 2);
    CHECK(desk.run({"rulings", "search", "a.schreiber", "--since", "gestern"}).errors.find("JJJJ-MM-TT") !=
          std::string::npos);
    CHECK(good(desk, {"rulings", "search", "a.schreiber", "Hanger", "--since", "2026-01-01"}).out ==
          "Dazu ist kein Entscheid zu finden.\n");
    CHECK(good(desk, {"rulings", "list", "a.schreiber", "--lang", "en"}).out == "No ruling yet.\n");
}

TEST_CASE("a record brings its table with it, and its names are held against the table's") {
    const Desk desk;
    begin(desk);
    writeDispute(desk);
    const Ran fromHead = good(desk, {"rulings", "add", "a.schreiber", "streit.perlagg", "--json"});
    CHECK(fromHead.errors.empty());
    CHECK(fromHead.json()["ruling"]["table"] == 1);
    CHECK(fromHead.json()["ruling"]["round"] == 1);

    std::string record = desk.read("streit.perlagg");
    const std::size_t name = record.find("Anna Höß");
    REQUIRE(name != std::string::npos);
    desk.write("andere.perlagg", record.replace(name, std::string("Anna Höß").size(), "Berta Höß"));
    CHECK(good(desk, {"rulings", "add", "a.schreiber", "andere.perlagg"}).errors.find("andere Namen") !=
          std::string::npos);

    desk.write("tisch9.perlagg", "rules: imst\nround: 1\ntable: 9\n\n");
    const Ran none =
        good(desk, {"rulings", "add", "a.schreiber", "tisch9.perlagg", "--dispute", "Wer gibt?", "--json"});
    CHECK(none.json()["ruling"]["table"] == 0);
    CHECK(none.errors.find("ohne Tisch") != std::string::npos);
    desk.write("anderswo.perlagg", "rules: imst\nevent: Frühling\nround: 1\ntable: 1\n\n");
    CHECK(
        good(desk, {"rulings", "add", "a.schreiber", "anderswo.perlagg", "--dispute", "Wer gibt?", "--json"})
            .json()["ruling"]["table"] == 0);
}

TEST_CASE("a file of another kind is no record, and is told so once") {
    const Desk desk;
    begin(desk);
    std::string picture = "\x89PNG\r\n\x1a\n";
    picture.append(9, '\0');
    picture += "\rIHDR\xff\n\xfe\n";
    desk.write("bild.perlagg", picture);
    for (const Words& words : {Words{"rulings", "add", "a.schreiber", "bild.perlagg"},
                               Words{"rulings", "import", "a.schreiber", "bild.perlagg"},
                               Words{"deal", "check", "bild.perlagg"}}) {
        const Ran ran = desk.run(words);
        CHECK(ran.code == 2);
        CHECK(std::count(ran.errors.begin(), ran.errors.end(), '\n') == 1);
        CHECK(ran.errors.find("eine Datei anderer Art") != std::string::npos);
    }
}

TEST_CASE("a ruling of another table than the journal tells is not read in") {
    const Desk desk;
    begin(desk);
    writeDispute(desk);
    REQUIRE(asked(desk).code == 0);
    Json whole = Json::parse(good(desk, {"export", "a.schreiber", "--to", "json", "-o", "-"}).out);
    whole["rulings"][0]["table"] = 12;
    desk.write("b.json", whole.dump());
    const Ran refused = desk.run({"import", "b.json", "-o", "b.schreiber"});
    CHECK(refused.code == 2);
    CHECK(refused.errors.find("/rulings/0/table") != std::string::npos);
    CHECK_FALSE(desk.has("b.schreiber"));
}

TEST_CASE("what is written to standard output is the file and nothing else") {
    const Desk desk;
    begin(desk);
    writeDispute(desk);
    REQUIRE(asked(desk).code == 0);
    good(desk, {"rulings", "export", "a.schreiber", "-o", "alle.perlagg"});
    CHECK(good(desk, {"rulings", "export", "a.schreiber", "-o", "-"}).out == desk.read("alle.perlagg"));
    CHECK(good(desk, {"report", "rules", "a.schreiber", "-o", "-"}).out.starts_with("%PDF-"));
    CHECK(good(desk, {"rulings", "export", "a.schreiber", "-o", "-", "--dry-run"}).out.empty());
}

TEST_CASE("what a ruling put on the sheet goes there again only when asked for") {
    const Desk desk;
    begin(desk);
    writeFined(desk);
    REQUIRE(asked(desk, {"--enter", "fine=0:2"}).code == 0);
    const Words again{"rulings", "enter", "a.schreiber", "1", "fine=0:2"};
    const Ran question = desk.run(again);
    CHECK(question.code == 4);
    CHECK(question.errors.find("--yes") != std::string::npos);
    CHECK(sheet(desk)["score"] == Json({3, 1}));
    good(desk,
         {"rulings", "enter", "a.schreiber", "1", "fine=1:1", "--yes"}); // the other side is another thing
    Words yes = again;
    yes.push_back("--yes");
    good(desk, yes);
    CHECK(sheet(desk)["score"] == Json({1, 0}));
    CHECK(show(desk)["entered"].size() == 3);
    good(desk, {"rulings", "enter", "a.schreiber", "1", "strike=1", "--yes"});
    CHECK(desk.run({"rulings", "enter", "a.schreiber", "1", "strike=1"}).code == 4);
    good(desk, {"rulings", "enter", "a.schreiber", "1", "redeal", "--yes"});
    CHECK(desk.run({"rulings", "enter", "a.schreiber", "1", "redeal"}).code == 4);
}

TEST_CASE("a fine whose line was struck may be entered again unasked") {
    const Desk desk;
    begin(desk);
    writeFined(desk);
    REQUIRE(asked(desk, {"--enter", "fine=0:2"}).code == 0);
    good(desk,
         {"deal", "add", "a.schreiber", "--round", "1", "--table", "1", "strike=2", "--why", "Versehen"});
    good(desk, {"rulings", "enter", "a.schreiber", "1", "fine=0:2"});
}

TEST_CASE("a bundle says what became otherwise of a ruling that is there, and leaves it") {
    const Desk desk;
    begin(desk);
    writeDispute(desk);
    REQUIRE(asked(desk).code == 0);
    good(desk, {"rulings", "export", "a.schreiber", "-o", "alle.perlagg"});
    good(desk, {"rulings", "overrule", "a.schreiber", "1", "--decision", "gilt nicht", "--why", "einig"});
    const Ran told = good(desk, {"rulings", "import", "a.schreiber", "alle.perlagg"});
    CHECK(told.errors.find("Entscheid 1 steht hier anders als in der Datei") != std::string::npos);
    CHECK(told.errors.find("gilt nicht") != std::string::npos);
    CHECK(told.out.find("nicht alle wie dort") != std::string::npos);
    const Json answer = good(desk, {"rulings", "import", "a.schreiber", "alle.perlagg", "--json"}).json();
    CHECK(answer["differing"][0]["here"]["state"] == "overruled");
    CHECK(answer["differing"][0]["there"]["state"] == "decided");
    CHECK(show(desk)["decision"] == "gilt nicht");
}

TEST_CASE("words on several lines stand on several lines, and on one in a list") {
    const Desk desk;
    begin(desk);
    writeFree(desk);
    good(desk, {"rulings", "add", "a.schreiber", "frei.perlagg", "--dispute", "Erst so,\ndann anders"});
    const std::string whole = good(desk, {"rulings", "show", "a.schreiber", "1"}).out;
    CHECK(whole.find("Erst so,\n  dann anders\n") != std::string::npos);
    CHECK(good(desk, {"rulings", "list", "a.schreiber"}).out.find("Erst so, dann anders") !=
          std::string::npos);
}

TEST_CASE("a ruling is shown as JSON however long its record is") {
    const Desk desk;
    begin(desk);
    writeDispute(desk);
    std::string record = desk.read("streit.perlagg");
    const std::string remark = "# " + std::string(500, '"') + '\n';
    while (record.size() + remark.size() < (4U << 20U)) record += remark; // two letters in JSON for each
    desk.write("streit.perlagg", record);
    good(desk, {"rulings", "add", "a.schreiber", "streit.perlagg", "--round", "1", "--table", "1", "--json"});
    const Ran shown = good(desk, {"rulings", "show", "a.schreiber", "1", "--json"});
    const std::string kept = shown.json()["record"].get<std::string>();
    CHECK(kept.ends_with(remark));
    CHECK(record.size() - kept.size() < 10); // blank lines
    CHECK(shown.json()["rules_view"].is_object());
    CHECK(good(desk, {"verify", "a.schreiber"}).code == 0);
    desk.write("streit.perlagg", record + remark);
    CHECK(
        desk.run({"rulings", "add", "a.schreiber", "streit.perlagg", "--round", "1", "--table", "1"}).code ==
        2);
}
