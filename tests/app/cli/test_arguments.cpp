#include "program.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

using schreiber::test::Desk;
using schreiber::test::Ran;

namespace {

void create(const Desk& desk) {
    REQUIRE(desk.run({"new", "a.schreiber", "--name", "Probe", "--rules", "innsbruck", "--format", "drawn"})
                .code == 0);
}

} // namespace

TEST_CASE("arguments that are of no use end with 2 and a sentence, and nothing on standard output") {
    const Desk desk;
    create(desk);
    const std::vector<std::vector<std::string>> wrong{
        {},
        {"nonsense"},
        {"players"},
        {"info"},
        {"info", "a.schreiber", "--unknown"},
        {"info", "missing.schreiber", "--json"},
        {"info", "", "--json"},
        {"standings", "a.schreiber", "--lang", "fr"},
        {"standings", "a.schreiber", "--round", "-1"},
        {"standings", "a.schreiber", "--round", "99999999999999999999"},
        {"standings", "a.schreiber", "--round", "010"},
        {"result", "set", "a.schreiber", "--round", "1", "--table", "1", "18", "-05"},
        {"deal", "add", "a.schreiber", "--round", "1", "--table", "1", "gleich=7:1"},
        {"deal", "add", "a.schreiber", "--round", "1", "--table", "1", "strike=1", "3", "0"},
        {"set", "a.schreiber", "target"},
        {"set", "a.schreiber", "no_such_thing=1"},
        {"new", "a.schreiber", "--name", "x", "--rules", "innsbruck", "--format", "drawn"},
        {"new", "b.schreiber", "--name", "x", "--rules", "innsbruck", "--format", "drawn", "--target", "0"},
        {"report", "entries", "a.schreiber", "-o", "."},
        {"new", "b.schreiber", "--name", "", "--rules", "innsbruck", "--format", "drawn"},
        {"new", "b.schreiber", "--name", "  ", "--rules", "innsbruck", "--format", "drawn"},
        {"new", "b.schreiber", "--name", "x", "--rules", "innsbruck", "--format", "drawn", "--seed",
         "99999999999999999"},
        {"new", "b.schreiber", "--name", "x", "--rules", "innsbruck", "--format", "drawn", "--date",
         "2026-02-30"},
        {"export", "a.schreiber", "--to", "xls", "-o", "x"},
        {"report", "nothing", "a.schreiber", "-o", "x.pdf"},
        {"report", "standings", "a.schreiber", "-o", "a.schreiber"},
    };
    for (const auto& arguments : wrong) {
        const Ran ran = desk.run(arguments);
        INFO(ran.errors);
        CHECK(ran.code == 2);
        CHECK(ran.out.empty());
        CHECK(ran.errors.starts_with("schreiber-cli: "));
    }
    CHECK_FALSE(std::filesystem::exists(desk.at("b.schreiber")));
}

TEST_CASE("a file that is no tournament ends with 3, a rule of the tournament with 4") {
    const Desk desk;
    create(desk);
    desk.write("foreign.schreiber", "no database at all, but long enough to look at");
    CHECK(desk.run({"info", "foreign.schreiber"}).code == 3);
    std::string bytes = desk.read("a.schreiber");
    bytes.resize(bytes.size() / 2);
    desk.write("half.schreiber", bytes);
    CHECK(desk.run({"info", "half.schreiber"}).code == 3);
    CHECK(desk.run({"verify", "half.schreiber"}).code == 3);
    CHECK(desk.run({"draw", "tables", "a.schreiber"}).code == 4);
    CHECK(desk.run({"round", "start", "a.schreiber"}).code == 4);
    CHECK(desk.run({"undo", "a.schreiber"}).code == 4);
    CHECK(desk.run({"redo", "a.schreiber"}).code == 4);
}

TEST_CASE("help is there in three languages") {
    const Desk desk;
    CHECK(desk.run({"--help"}).out.find("Rangliste") != std::string::npos);
    CHECK(desk.run({"--help", "--lang", "it"}).out.find("classifica") != std::string::npos);
    CHECK(desk.run({"--help", "--lang=en"}).out.find("ranking") != std::string::npos);
    CHECK(desk.run({"info", "none.schreiber", "--lang", "en"}).errors.find("There is no file") !=
          std::string::npos);
}

TEST_CASE("rules and deals are asked about without a tournament") {
    const Desk desk;
    CHECK(desk.run({"rules", "list", "--json"}).json().size() == 15);
    const auto set = desk.run({"rules", "show", "imst", "--json"}).json();
    CHECK(set["target"] == 15);
    CHECK(set["perlaggen"].size() == 3);
    CHECK(desk.run({"rules", "explain", "gestr_no_bet", "--json"}).json()["rule"] == "gestr_no_bet");
    CHECK_FALSE(desk.run({"rules", "search", "gestrichen", "--json"}).json().empty());
    CHECK(desk.run({"rules", "show", "watten"}).code == 2);
    CHECK(desk.run({"rules", "explain", "nonsense"}).code == 2);

    desk.write("bad.perlagg", "rules: innsbruck\n\nX: bet glich\n");
    const Ran unreadable = desk.run({"deal", "check", "bad.perlagg", "--json"});
    CHECK(unreadable.code == 2);
    CHECK(unreadable.json()["error"]["line"] == 3);
    CHECK(desk.run({"deal", "check", "missing.perlagg"}).code == 2);
}

TEST_CASE("what cannot be placed is told with what belongs there") {
    const Desk desk;
    const auto said = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.end(), {"--lang", "de"});
        const Ran ran = desk.run(arguments);
        CHECK(ran.code == 2);
        return ran.errors;
    };
    CHECK(said({"bet"}).find("den Befehl gibt es nicht: bet; es gibt: new, info") != std::string::npos);
    CHECK(said({"bet", "import", "x"}).find("den Befehl gibt es nicht: bet; es gibt: new") !=
          std::string::npos);
    CHECK(said({"players", "bet"}).find("players bet; es gibt: import") != std::string::npos);
    const std::string ask = said({"ask", "bet"});
    CHECK(ask.find("bei ask ist zu viel oder nicht zu verstehen: bet") != std::string::npos);
    CHECK(ask.find(R"({"ask": "perlaggen")") != std::string::npos);
    CHECK(said({"deal", "check", "a", "bet"}).find("dazu gehört: FILE") != std::string::npos);
}

TEST_CASE("a flag takes no value, whichever it is") {
    const Desk desk;
    create(desk);
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"info", "a.schreiber", "--json=5"},
             {"info", "a.schreiber", "--json=false"},
             {"--json=0", "info", "a.schreiber"},
             {"set", "a.schreiber", "place=Imst", "--yes=no"},
             {"set", "a.schreiber", "place=Imst", "--dry-run=1"},
             {"players", "add", "a.schreiber", "--first", "A", "--last", "B", "--paid=x"}}) {
        CAPTURE(arguments);
        std::vector<std::string> in = arguments;
        in.insert(in.end(), {"--lang", "en"});
        const Ran ran = desk.run(in);
        CHECK(ran.code == 2);
        CHECK(ran.out.empty());
        CHECK(ran.errors.starts_with("schreiber-cli: --"));
        CHECK(ran.errors.find("takes no value; write it without =") != std::string::npos);
    }
    CHECK(desk.run({"players", "list", "a.schreiber", "--json"}).json().empty());
}

TEST_CASE("who writes the file before the command, or a command nearly right, is told what to type") {
    const Desk desk;
    create(desk);
    const auto said = [&](std::vector<std::string> arguments, const std::string& language = "en") {
        arguments.insert(arguments.end(), {"--lang", language});
        const Ran ran = desk.run(arguments);
        CHECK(ran.code == 2);
        CHECK(ran.out.empty());
        return ran.errors;
    };
    const auto says = [](const std::string& text, const std::string& what) {
        return text.find(what) != std::string::npos;
    };
    const std::string info = said({"a.schreiber", "info"});
    INFO(info);
    CHECK(says(
        info,
        "The command stands before the file. Meant is probably: schreiber-cli info a.schreiber --lang en."));
    CHECK(says(said({"a.schreiber", "info"}, "de"), "Der Befehl steht vor der Datei."));
    CHECK(says(said({"a.schreiber", "info"}, "it"), "Il comando sta prima del file."));
    CHECK(says(said({"my evening.schreiber", "players", "list"}),
               "schreiber-cli players list 'my evening.schreiber'"));
    CHECK(says(said({"players", "a.schreiber", "list"}), "schreiber-cli players list a.schreiber"));
    CHECK(says(said({"a.schreiber", "--json", "standings", "--round", "1"}),
               "schreiber-cli standings a.schreiber --json --round 1"));
    const std::string near = said({"standing", "a.schreiber"});
    CHECK(says(near, "Meant is probably: schreiber-cli standings a.schreiber"));
    CHECK_FALSE(says(near, "stands before the file"));
    CHECK(says(said({"stnadings", "a.schreiber"}), "schreiber-cli standings a.schreiber"));
    CHECK(says(said({"players", "lst", "a.schreiber"}), "schreiber-cli players list a.schreiber"));
    CHECK(says(said({"a.schreiber", "jornal"}), "schreiber-cli journal a.schreiber"));
    CHECK(says(said({"it's", "info"}), "schreiber-cli info 'it'\\''s'"));
    CHECK(says(said({"standing"}), "Meant is probably: schreiber-cli standings"));
    // nothing comes near, or nothing is wrong with the order
    for (const std::vector<std::string>& other : std::vector<std::vector<std::string>>{
             {"bet"}, {"info"}, {"info", "a.schreiber", "b"}, {"a.schreiber"}, {}})
        CHECK_FALSE(says(said(other), "Meant is probably"));
    // nor is what was typed proposed again, an option of the program's before it or not
    for (const std::vector<std::string>& wrong :
         std::vector<std::vector<std::string>>{{"info", "--json=5", "a.schreiber"},
                                               {"info"},
                                               {"info", "a.schreiber", "a.schreiber"},
                                               {"backup", "a.schreiber", "-o", "b.schreiber", "--yes"},
                                               {"result", "set", "--round", "x", "a.schreiber", "1", "2"}}) {
        std::vector<std::string> arguments{"--lang", "en"};
        arguments.insert(arguments.end(), wrong.begin(), wrong.end());
        const Ran ran = desk.run(arguments);
        INFO(ran.errors);
        CHECK(ran.code == 2);
        CHECK_FALSE(says(ran.errors, "Meant is probably"));
    }
}

TEST_CASE("a name of which nobody sees anything is refused wherever a name comes in") {
    const Desk desk;
    create(desk);
    REQUIRE(desk.run({"players", "add", "a.schreiber", "--first", "An\u200Bna", "--last", "Mo\u00ADser",
                      "--club", "\u200B"})
                .code == 0);
    const auto list = desk.run({"players", "list", "a.schreiber", "--json"}).json();
    CHECK(list.dump().find("Anna Moser") != std::string::npos);
    desk.write("list.csv", "Vorname;Nachname\n\u200B;Huber\n");
    for (const std::string unseen : {"\u200B", "\u00AD\u200E", "\u3164", "\u0301", "\u00A0"}) {
        CAPTURE(unseen);
        for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
                 {"players", "add", "a.schreiber", "--first", unseen, "--last", "Huber"},
                 {"players", "add", "a.schreiber", "--first", "Eva", "--last", unseen},
                 {"players", "add", "a.schreiber", "--first", "Eva", "--last", "Huber", "--partner-first",
                  unseen, "--partner-last", unseen},
                 {"players", "substitute", "a.schreiber", "1", "--first", unseen, "--last", unseen},
                 {"players", "import", "a.schreiber", "list.csv"},
                 {"new", "b.schreiber", "--name", unseen, "--rules", "innsbruck", "--format", "drawn"},
                 {"set", "a.schreiber", "name=" + unseen},
                 {"ruleset", "new", "a.schreiber", "--base", "innsbruck", "--name", unseen}}) {
            const Ran ran = desk.run(arguments);
            INFO(ran.errors);
            CHECK(ran.code == 2);
            CHECK(ran.errors.starts_with("schreiber-cli: "));
        }
    }
    CHECK_FALSE(desk.has("b.schreiber"));
    // and in an import
    REQUIRE(desk.run({"export", "a.schreiber", "--to", "json", "-o", "a.json"}).code == 0);
    std::string json = desk.read("a.json");
    const std::string name = "\"first\": \"Anna\"";
    json.replace(json.find(name), name.size(), "\"first\": \"\u200B\"");
    desk.write("b.json", json);
    CHECK(desk.run({"import", "b.json", "-o", "b.schreiber"}).code == 2);
}

TEST_CASE("names that a spreadsheet would work out are guarded in a CSV export and come back unchanged") {
    const Desk desk;
    create(desk);
    const std::vector<std::string> lasts{"\uFF1DSUM(A1)", "\uFF0BA", "\uFF0DB", "\uFF20C", "-D",
                                         "'\uFF1DE",      "'-F",     "O'Brien"};
    for (const std::string& last : lasts)
        REQUIRE(
            desk.run({"players", "add", "a.schreiber", "--first", "Anna", "--last", last, "--yes"}).code ==
            0);
    REQUIRE(desk.run({"export", "a.schreiber", "--to", "csv", "-o", "tables"}).code == 0);
    const std::string csv = desk.read("tables/entries.csv");
    for (const char* sign : {";\uFF1D", ";\uFF0B", ";\uFF0D", ";\uFF20", ";-"})
        CHECK(csv.find(sign) == std::string::npos);
    REQUIRE(
        desk.run({"new", "b.schreiber", "--name", "x", "--rules", "innsbruck", "--format", "drawn"}).code ==
        0);
    REQUIRE(desk.run({"players", "import", "b.schreiber", "tables/entries.csv", "--yes"}).code == 0);
    const std::string list = desk.run({"players", "list", "b.schreiber", "--json"}).out;
    CHECK(list == desk.run({"players", "list", "a.schreiber", "--json"}).out);
}

TEST_CASE("a query of any length and any bytes is answered on a line of its own") {
    const Desk desk;
    std::string lines =
        "\xEF\xBB\xBF{\"id\":1,\"ask\":\"perlaggen\",\"rules\":\"imst\",\"trump\":\"L\"}\r\n\n \t\r\n";
    lines += "{\"id\":2,\"ask\":\"" + std::string(3'000'000, 'x') + "\"}\n";
    lines += "{\"id\":3,\"a\":" + std::string(1'000'000, '[') + "}\n";
    lines += std::string(10, '\0') + "\xFF\xFE\n";
    lines += "{1e400:\"x\",\"id\":5}\n{\"id\":6,\"id\":7}\n";
    lines += R"({"id":8,"ask":"perlaggen","rules":"imst","trump":"L"})"; // and no line end
    desk.write("input", lines);
    const Ran ran = desk.run({"ask"});
    CHECK(ran.code == 0);
    std::vector<schreiber::test::Json> answers;
    for (std::size_t at = 0; at < ran.out.size();) {
        const std::size_t end = ran.out.find('\n', at);
        REQUIRE(end != std::string::npos);
        answers.push_back(schreiber::test::Json::parse(ran.out.substr(at, end - at)));
        at = end + 1;
    }
    REQUIRE(answers.size() == 7);
    CHECK(answers[0]["perlaggen"].size() == 8);
    CHECK(answers[6]["perlaggen"].size() == 8);
    const int ids[] = {1, 2, 3, 0, 5, 7, 8};
    for (std::size_t i = 0; i < answers.size(); ++i) {
        CHECK((ids[i] == 0 || answers[i]["id"] == ids[i]));
        CHECK(answers[i].contains("error") == (i > 0 && i < 6));
    }
}

TEST_CASE("the journal is shown from a row on, and says of how many") {
    const Desk desk;
    create(desk);
    REQUIRE(desk.run({"players", "add", "a.schreiber", "--first", "Anna", "--last", "Moser"}).code == 0);
    REQUIRE(desk.run({"set", "a.schreiber", "place=Imst"}).code == 0);
    const Ran all = desk.run({"journal", "a.schreiber", "--lang", "en"});
    CHECK(all.errors.empty());
    const Ran later = desk.run({"journal", "a.schreiber", "--from", "2", "--lang", "en"});
    CHECK(later.code == 0);
    CHECK(later.out.find("Imst") != std::string::npos);
    CHECK(std::ranges::count(later.out, '\n') + 1 == std::ranges::count(all.out, '\n'));
    CHECK(later.errors.find("Shown: rows 2 to 3 of 3.") != std::string::npos);
    const auto rows = desk.run({"journal", "a.schreiber", "--json"}).json();
    REQUIRE(rows.size() == 3);
    const auto part = desk.run({"journal", "a.schreiber", "--from", "3", "--json"}).json();
    REQUIRE(part.size() == 1);
    CHECK(part[0] == rows[2]);
    CHECK(desk.run({"journal", "a.schreiber", "--from", "99", "--json"}).json() ==
          schreiber::test::Json::array());
    const Ran beyond = desk.run({"journal", "a.schreiber", "--from", "99", "--lang", "en"});
    CHECK(beyond.code == 0);
    CHECK(beyond.errors.find("does not have as many rows; the last is 3.") != std::string::npos);
    CHECK(desk.run({"journal", "a.schreiber", "--from", "0"}).code == 2);
}

TEST_CASE("a place of which nobody sees anything is none, and a reason is no more than a page") {
    const Desk desk;
    create(desk);
    const Ran place = desk.run({"set", "a.schreiber", "place=\u200B\u200D"});
    CHECK(place.code == 2);
    REQUIRE(desk.run({"set", "a.schreiber", "place=Imst"}).code == 0);
    REQUIRE(desk.run({"set", "a.schreiber", "place="}).code == 0);
    CHECK(desk.run({"set", "a.schreiber", "place=Imst", "--why", std::string(4000, 'x')}).code == 0);
    const std::string before = desk.read("a.schreiber");
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"set", "a.schreiber", "place=Wattens"}, {"undo", "a.schreiber"}})
        for (const std::string& why : {std::string(4001, 'x'), std::string("\u200B\u200D")}) {
            std::vector<std::string> arguments = words;
            arguments.insert(arguments.end(), {"--why", why});
            INFO(words[0] << why.size());
            CHECK(desk.run(arguments).code != 0);
        }
    CHECK(desk.read("a.schreiber") == before);
}
