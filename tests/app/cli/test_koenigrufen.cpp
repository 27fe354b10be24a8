#include "program.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <vector>

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

namespace {

// A case put to the short questions at a table of Anna, Berta, Cilli and Dora, who deals.
Json caseOf(const Desk& desk, const std::string& question, const std::string& values,
            const std::string& more = {}) {
    desk.write("input",
               "{\"ask\":\"case\",\"rules\":\"ruediger\"" + more + ",\"question\":\"" + question +
                   "\",\"table\":{\"names\":[\"Anna\",\"Berta\",\"Cilli\",\"Dora\"],\"dealer\":\"D\"},"
                   "\"values\":" +
                   values + "}\n");
    return desk.run({"ask", "--lang", "de"}).json();
}

} // namespace

TEST_CASE("a dispute of Königrufen is answered with verdict, rule, source and what it does to the sheet") {
    const Desk desk;
    struct Case {
        const char* question;
        const char* values;
        const char* kind;
        const char* rule;
        const char* line;
    };
    // for each question one that may be, and one that may not
    const std::vector<Case> cases{
        {"trick", R"({"cards":"XXI S XII I"})", "told", "mond_skues_pagat", nullptr},
        {"trick", R"({"cards":"S XXI XII I"})", "told", "tarock_order", nullptr},
        {"plays", R"({"game":"bettler","who":"C","trick":"HD XII","hand":"XV IX","played":"XV"})", "yes",
         "follow_tarock", nullptr},
        {"plays",
         R"({"game":"bettler","who":"C","by":"B","trick":"HD XII","hand":"XV IX","played":"IX","lies":"full"})",
         "no", "beat", "B bettler won"},
        {"bid", R"({"calls":"piccolo, weiter","bid":"piccolo bei"})", "yes", "bid_bei", nullptr},
        {"bid", R"({"calls":"dreier, weiter","bid":"auchrufer marabu"})", "no", "bid_auchrufer_cap", nullptr},
        {"announce", R"({"game":"rufer","by":"A","partner":"C","who":"B","what":"kontra"})", "yes",
         "kontra_opponent", nullptr},
        {"announce", R"({"game":"rufer","by":"A","partner":"C","who":"C","what":"kontra"})", "no",
         "kontra_opponent", nullptr},
        {"lay", R"({"game":"dreier","by":"B","laid":"HD T8 T7"})", "yes", "lay_no_honours", nullptr},
        {"lay", R"({"game":"dreier","by":"B","laid":"HK T8 T7","led":"yes"})", "no", "lay_no_honours",
         "B dreier broken=B"},
        {"count", R"({"cards":"HK HD HC HB H4 XII XI"})", "told", "count_blatt", nullptr},
        {"cost", R"({"more":"D d - kk"})", "told", "dreier_value", "D dreier lost kk"},
        {"pays", R"({"more":"A r C + t+"})", "told", "write_each", "A rufer C won trull+"},
        {"redeal", R"({"what":"throw-in","who":"C","hand":"I"})", "yes", "throw_in_duty", nullptr},
        {"redeal", R"({"what":"missed","who":"C","hand":"I","game":"dreier","by":"B"})", "no",
         "throw_in_duty", "B dreier broken=C"}};
    for (const Case& one : cases) {
        const Json answer = caseOf(desk, one.question, one.values);
        INFO(one.question << ' ' << one.values << ": " << answer);
        CHECK(answer["kind"] == one.kind);
        CHECK(answer["rule"] == one.rule);
        CHECK(answer["source"].get<std::string>().find("Rüdigervariante, ") == 0);
        CHECK(answer["line"] == (one.line != nullptr ? Json(one.line) : Json(nullptr)));
        CHECK(!answer["verdict"].get<std::string>().empty());
    }
    // a club's own switch, and the line that the answer names is the one a sheet takes
    CHECK(caseOf(desk, "redeal", R"({"what":"missed","who":"C","hand":"I"})",
                 R"(,"house":{"throw_in_missed":"redeal"})")["redeal"] == true);
    desk.write("input", R"({"ask":"settle","rules":"ruediger","line":"B dreier broken=C"})"
                        "\n");
    CHECK(desk.run({"ask"}).json()["points"] == Json::parse("[-3,9,-3,-3]"));
}

TEST_CASE("the short questions of both games are asked alike, and what cannot be used is an error") {
    const Desk desk;
    const auto ask = [&](const std::string& query) {
        desk.write("input", query + '\n');
        return desk.run({"ask", "--lang", "de"}).json();
    };
    CHECK(ask(R"({"ask":"case","rules":"ruediger","id":7})")["questions"].size() == 9);
    CHECK(ask(R"({"ask":"case","rules":"imst"})")["questions"].size() == 8);
    const Json bet =
        ask(R"({"ask":"case","rules":"imst","question":"bet","table":{"names":["A1","B1","C1","D1"],)"
            R"("score":[14,12],"target":15},"values":{"who":"A","figure":"hanger"}})");
    CHECK(bet["rule"] == "gestr_no_bet");
    CHECK(bet["penalty"] == Json::parse("[2,0]"));
    for (const char* bad : {R"({"ask":"case"})", R"({"ask":"case","rules":"nonesuch"})",
                            R"({"ask":"case","rules":"ruediger","question":"none"})",
                            R"({"ask":"case","rules":"ruediger","question":"count","values":["HK"]})",
                            R"({"ask":"case","rules":"ruediger","question":"count","values":{"cards":7}})",
                            R"({"ask":"case","rules":"ruediger","table":{"dealer":"Z"}})",
                            R"({"ask":"case","rules":"ruediger","table":{"names":[1]}})",
                            R"({"ask":"case","rules":"ruediger","table":{"factor":0}})",
                            R"({"ask":"case","rules":"ruediger","table":{"score":[]}})",
                            R"({"ask":"case","rules":"ruediger","house":[]})"}) {
        INFO(bad);
        CHECK(ask(bad).contains("error"));
    }
}
