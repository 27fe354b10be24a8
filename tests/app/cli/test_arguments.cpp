#include "program.h"

#include <catch2/catch.hpp>

#include <filesystem>

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
    CHECK(desk.run({"rules", "list", "--json"}).json().size() == 14);
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
    CHECK(said({"players", "bet"}).find("players bet; es gibt: import") != std::string::npos);
    const std::string ask = said({"ask", "bet"});
    CHECK(ask.find("bei ask ist zu viel oder nicht zu verstehen: bet") != std::string::npos);
    CHECK(ask.find(R"({"ask": "perlaggen")") != std::string::npos);
    CHECK(said({"deal", "check", "a", "bet"}).find("dazu gehört: FILE") != std::string::npos);
}
