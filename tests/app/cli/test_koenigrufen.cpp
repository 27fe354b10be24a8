#include "program.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

using schreiber::test::Desk;
using schreiber::test::good;
using schreiber::test::Json;
using schreiber::test::Ran;

// What the command line says of Königrufen without a tournament.

TEST_CASE(
    "both games' rule sets are listed with their game, and Königrufen's is shown with games and premiums") {
    const Desk desk;
    const Json sets = desk.run({"rules", "list", "--json"}).json();
    CHECK(sets.front()["game"] == "perlaggen");
    CHECK(sets.back()["id"] == "ruediger");
    CHECK(sets.back()["game"] == "koenigrufen");
    CHECK(desk.run({"rules", "show", "imst", "--json"}).json()["game"] == "perlaggen");

    const Json set = desk.run({"rules", "show", "ruediger", "--json"}).json();
    CHECK(set["game"] == "koenigrufen");
    CHECK(set["games"].size() == 13);
    CHECK(set["premiums"].size() == 10);
    CHECK(set["switches"].size() == 12);
    const auto named = [&](const char* list, const char* key, const std::string& name) {
        const Json& all = set[list];
        return *std::find_if(all.begin(), all.end(), [&](const Json& each) { return each[key] == name; });
    };
    CHECK(named("games", "game", "bettler")["value"] == 2.5);
    CHECK(named("games", "game", "sechserdreier")["value_lost"] == 6);
    CHECK(named("games", "game", "solorufer")["premiums"] == 2);
    CHECK(named("games", "game", "rufer")["order"].is_null());
    CHECK(named("premiums", "premium", "valat")["announced"] == 8);
    CHECK(named("switches", "name", "win_from")["chosen"] == true);
    CHECK(desk.run({"rules", "show", "ruediger", "--lang", "de"}).out.find("Bettler (be): 2½") !=
          std::string::npos);
}

TEST_CASE("a rule of either game is explained, one that both have twice, and with --rules only that game's") {
    const Desk desk;
    const Json follow = desk.run({"rules", "explain", "follow_suit", "--json"}).json();
    CHECK(follow["rule"] == "follow_suit");
    CHECK(follow["game"] == "koenigrufen");
    CHECK(follow["holds"][0]["citations"] == Json::parse(R"([{"source":"ruediger","section":"Der Stich"}])"));

    const Ran both = desk.run({"rules", "explain", "throw_in", "--lang", "en"});
    CHECK(both.out.find("RP-108") != std::string::npos);
    CHECK(both.out.find("KR-023") != std::string::npos);
    const Ran one = desk.run({"rules", "explain", "throw_in", "--rules", "ruediger", "--lang", "en"});
    CHECK(one.out.find("RP-108") == std::string::npos);
    CHECK(one.out.find("KR-023") != std::string::npos);
    CHECK(desk.run({"rules", "explain", "throw_in", "--rules", "imst"}).out.find("KR-023") ==
          std::string::npos);
    CHECK(
        desk.run({"rules", "explain", "win_from", "--rules", "ruediger", "--lang", "en"}).out.find("35_1") !=
        std::string::npos);
    CHECK(desk.run({"rules", "explain", "win_from", "--rules", "imst"}).code == 2);
    CHECK(desk.run({"rules", "explain", "follow_suit", "--rules", "nonesuch"}).code == 2);

    // The game first that has it among its headings.
    CHECK(desk.run({"rules", "search", "Stichzwang", "--lang", "de", "--json"}).json()[0]["rule"] == "beat");
    CHECK(desk.run({"rules", "search", "gestrichen", "--lang", "de", "--json"}).json()[0].contains("rule"));
}

TEST_CASE("a Schrieb is checked, and what cannot be read in it is said with line and column") {
    const Desk desk;
    const std::string head = "rules: ruediger\nkind: schrieb\n\n";
    desk.write("a.tarock", head + "1: A r C + t+\n2: tr 26/2 18/1 25 0j\n");
    const Ran checked = desk.run({"deal", "check", "a.tarock", "--json"});
    CHECK(checked.code == 0);
    CHECK(checked.json()["totals"] == Json::parse("[1,-3,1,1]"));
    desk.write("b.tarock", head + "1: = 1 0 0 0\n");
    CHECK(desk.run({"deal", "check", "b.tarock"}).code == 1);
    desk.write("c.tarock", head + "1: A dreier C won\n");
    const Ran wrong = desk.run({"deal", "check", "c.tarock", "--lang", "en"});
    CHECK(wrong.code == 2);
    CHECK(wrong.errors.find(":4:13: dreier is played alone") != std::string::npos);
}

TEST_CASE("queries about both games may stand in one list") {
    const Desk desk;
    desk.write("input", "{\"ask\":\"settle\",\"rules\":\"ruediger\",\"line\":\"A r C +\",\"id\":1}\n"
                        "{\"ask\":\"perlaggen\",\"rules\":\"imst\",\"trump\":\"L\",\"id\":2}\n");
    const Ran answers = desk.run({"ask"});
    CHECK(answers.code == 0);
    CHECK(answers.out.find("{\"id\":1,\"points\":[1,-1,1,-1]") == 0);
    CHECK(answers.out.find("{\"id\":2,\"perlaggen\":[") != std::string::npos);
}
