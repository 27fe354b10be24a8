#include "disputes.h"

#include <catch2/catch.hpp>

#include <string>
#include <utility>

using schreiber::test::Desk;
using schreiber::test::good;
using schreiber::test::Json;
using schreiber::test::Ran;

// What a kept ruling tells of its deal and of its sheet.
using namespace schreiber::test::disputes;

TEST_CASE("the same fine stands on the sheet twice only when asked for, whatever it was entered as") {
    const Words line{"rulings", "enter", "a.schreiber", "1", "line"};
    const Words fine{"rulings", "enter", "a.schreiber", "1", "fine=0:2"};
    for (const auto& [first, second] : {std::pair(line, fine), {fine, line}}) {
        const Desk desk;
        begin(desk);
        writeFined(desk);
        REQUIRE(asked(desk).code == 0);
        good(desk, first);
        CHECK(sheet(desk)["score"] == Json({3, 1}));
        CHECK(desk.run(second).errors.find("steht so schon am Zettel") != std::string::npos);
        CHECK(desk.run(second).code == 4);
        CHECK(sheet(desk)["score"] == Json({3, 1}));
    }
}

TEST_CASE("a fine whose line was struck is told as struck wherever the ruling is told") {
    const Desk desk;
    begin(desk);
    writeFined(desk);
    REQUIRE(asked(desk, {"--enter", "fine=0:2"}).code == 0);
    const auto told = [&](const Words& words) {
        return good(desk, words).out.find("Zeile 2, gestrichen") != std::string::npos;
    };
    const Words shown{"rulings", "show", "a.schreiber", "1"};
    CHECK_FALSE(told(shown));
    good(desk,
         {"deal", "add", "a.schreiber", "--round", "1", "--table", "1", "strike=2", "--why", "Versehen"});
    CHECK(told(shown));
    CHECK(told({"sheet", "show", "a.schreiber", "--round", "1", "--table", "1"}));
}

TEST_CASE("a record of another score than the sheet's is told, when it is kept and when it is entered") {
    const Desk desk;
    begin(desk);
    writeFined(desk);
    std::string record = desk.read("streit.perlagg");
    const std::string score = "score: 5 1";
    desk.write("streit.perlagg", record.replace(record.find(score), score.size(), "score: 14 3"));
    const auto told = [](const Ran& ran) {
        return ran.code == 0 && ran.errors.find("steht 5:1, das Protokoll nennt 14:3") != std::string::npos;
    };
    CHECK(told(asked(desk)));
    CHECK(told(desk.run({"rulings", "enter", "a.schreiber", "1", "line"})));
}

TEST_CASE("of a deal played by the rules the ruling keeps who takes the trick, by which rule and why") {
    const Desk desk;
    begin(desk);
    desk.write("stich.perlagg", "rules: imst\ntrump: L\nplayers: D=Martl\n\n"
                                "A: play L10\nB: play LA\nC: play HK=LA\nD: play LU=LA\n");
    good(desk, {"rulings", "add", "a.schreiber", "stich.perlagg", "--dispute", "Wem gehört er?"});
    const std::string checked = good(desk, {"deal", "print", "stich.perlagg"}).out;
    const std::string shown = good(desk, {"rulings", "show", "a.schreiber", "1"}).out;
    for (const char* said : {"unter Perlaggen geht Herz-König vor Laub-Unter", "§ 20", "macht den Stich"}) {
        INFO(said);
        CHECK(checked.find(said) != std::string::npos);
        CHECK(shown.find(said) != std::string::npos);
    }
    const Json ruling = show(desk);
    CHECK(ruling["found"].empty());
    REQUIRE_FALSE(ruling["reasons"].empty());
    const std::string rule = ruling["reasons"].back()["rule"];
    CHECK(search(desk, {"Stich"}) == std::vector{1});
    CHECK(search(desk, {"--rule", rule}) == std::vector{1});
    CHECK(search(desk, {"--like", "stich.perlagg"}) == std::vector{1});
    const std::string title = "Gleich getaufte Perlaggen";
    CHECK(good(desk, {"rulings", "list", "a.schreiber"}).out.find(title) != std::string::npos);
    CHECK(good(desk, {"journal", "a.schreiber"}).out.find("Entscheid 1: " + title) != std::string::npos);
    good(desk, {"verify", "a.schreiber"});

    good(desk, {"rulings", "export", "a.schreiber", "-o", "alle.perlagg"});
    begin(desk, "b.schreiber");
    good(desk, {"rulings", "import", "b.schreiber", "alle.perlagg"});
    CHECK(good(desk, {"rulings", "show", "b.schreiber", "1", "--json"}).json()["reasons"] ==
          ruling["reasons"]);
}
