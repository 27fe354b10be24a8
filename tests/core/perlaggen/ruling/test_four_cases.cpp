#include "ask/asking.h"
#include "questions.h"

#include <catch2/catch.hpp>

#include <perlaggen/record/reader.h>
#include <perlaggen/ruling/replay.h>
#include <perlaggen/ruling/result.h>

// Four ends of a game of which a record, a query and a short question once told different winners. The line
// of the sheet is asked in tests/core/desk.
using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::ruling::test;
using nlohmann::json;
using ruling::Question;

namespace {

json resultOf(const std::string& text) {
    const auto records = record::read(text);
    REQUIRE(records);
    return json::parse(ruling::resultJson(ruling::replay(records->front()), words::Language::English));
}

json settled(const std::string& set, const std::string& score, const std::string& figures) {
    return ask("{'ask':'settle','rules':'" + set + "','target':15,'score':" + score +
               ",'penalties':[0,0],'figures':[" + figures + "]}");
}

std::string figure(const std::string& name, int team, const std::string& how, const std::string& more = "") {
    return "{'figure':'" + name + "','team':" + std::to_string(team) + ",'value':1,'how':'" + how + "'" +
           more + "}";
}

} // namespace

TEST_CASE("Oberland 13:14, the Gleich given: the Hanger goes out before the Spiel through every door") {
    const json record = resultOf("rules: oberland\ntrump: L\nscore: 13 14\n"
                                 "hand A: LA LK L10 E9 S9\nhand B: H10 H9 H8 EA S8\n"
                                 "hand C: EO SU E8 HU SA\nhand D: S10 EK SK HA E10\n\n"
                                 "B: good gleich\n"
                                 "A: play LA\nB: play S8\nC: play E8\nD: play E10\n"
                                 "A: play LK\nB: play EA\nC: play SU\nD: play S10\n"
                                 "A: play L10\nB: play H8\nC: play HU\nD: play SK\n"
                                 "A: done\nB: show H10 H9\nB: done\nA: done\n");
    CAPTURE(record.dump());
    CHECK(record["score"] == json({14, 15}));
    CHECK(record["game_winner"] == 1);
    const json query = settled("oberland", "[13,14]",
                               figure("gleich", 0, "conceded", ",'bet':false") + "," +
                                   figure("spiel", 0, "unbet") + "," + figure("hanger", 1, "unbet"));
    CHECK(query["score"] == json({14, 15}));
    CHECK(query["game_winner"] == 1);
    CHECK(ask(Question::Settle, "oberland",
              {{"score", "13 14"},
               {"figure1", "gleich A gut"},
               {"figure2", "spiel A"},
               {"figure3", "hanger B"}})
              .verdict == "B/D is out first.");
}

TEST_CASE("Imst 14:14: whether the Gleich was asked for decides, and is asked through every door") {
    const std::string hands = "rules: imst\nscore: 14 14\ntrump: L\n"
                              "hand A: EA SA L10 E9 S9\nhand B: LA LK LO H9 H8\n"
                              "hand C: HA S10 E10 H10 E8\nhand D: EK SU HO EO S8\n\n";
    // a record tells what was asked: nothing, and the Spiel decides, with the editor's doubt
    const json silent = resultOf(hands + "A: play EA\nB: play LA\nC: play E8\nD: play EK\n"
                                         "B: play LK\nC: play HA\nD: play S8\nA: play L10\n"
                                         "B: play LO\nC: play S10\nD: play SU\nA: play SA\n");
    CAPTURE(silent.dump());
    CHECK(silent["game_winner"] == 1);
    bool doubted = false;
    for (const json& one : silent["rulings"])
        doubted = doubted ||
                  (one["rule"] == "decl_none_tricks" && one.contains("doubt") && one["verdict"] == "note");
    CHECK(doubted);

    const std::string spiel = figure("spiel", 1, "unbet");
    CHECK(settled("imst", "[14,14]", figure("gleich", 0, "unbet") + "," + spiel) ==
          json({{"undecided", {"gleich.declared"}},
                {"needs", {"whether the Gleich was asked for and allowed"}}}));
    CHECK(settled("imst", "[14,14]", figure("gleich", 0, "declared") + "," + spiel)["game_winner"] == 0);
    CHECK(settled("imst", "[14,14]", spiel)["game_winner"] == 1);
    const auto asked = [](const char* gleich) {
        return ask(Question::Settle, "imst",
                   {{"score", "14 14"}, {"figure1", gleich}, {"figure2", "spiel B"}});
    };
    CHECK(asked("gleich A").verdict == "That hangs on whether the Gleich was asked for and allowed.");
    CHECK(says(asked("gleich A"), "The Gleich was asked for and allowed: A/C is out first."));
    CHECK(says(asked("gleich A"), "The Gleich was not asked for: B/D is out first."));
    CHECK(asked("gleich A erlaubt").verdict == "A/C is out first.");
    CHECK(asked("").verdict == "B/D is out first.");
}

TEST_CASE("Imst 13:14, the Spiel given: the longer figure goes out, and how long they are is asked") {
    const json record = resultOf("rules: imst\ntrump: L\nscore: 13 14\n"
                                 "hand A: E10 E9 E8 SA HO\nhand B: SK LK EK H9 S8\n"
                                 "hand C: H10 LA S9 E7 LO\nhand D: EA S10 HU L8 SU\n\n"
                                 "B: good spiel\nA: show E10 E9 E8\nA: done\nB: show SK LK\nB: done\n");
    CAPTURE(record.dump());
    CHECK(record["score"] == json({15, 14}));
    CHECK(record["game_winner"] == 0);
    const auto sizes = [](const std::string& gleich, const std::string& hanger) {
        return settled("imst", "[13,14]",
                       figure("spiel", 0, "conceded", ",'bet':false") + "," +
                           figure("gleich", 1, "unbet", gleich) + "," + figure("hanger", 0, "unbet", hanger));
    };
    CHECK(sizes(",'size':3", ",'size':4")["game_winner"] == 0);
    CHECK(sizes(",'size':3", ",'size':4")["score"] == json({15, 14}));
    CHECK(sizes(",'size':4", ",'size':4")["game_winner"] == 1);
    CHECK(sizes("", "") ==
          json({{"undecided", {"gleich.size", "hanger.size"}},
                {"needs", {"how many cards the Gleich has", "how many cards the Hanger has"}}}));
    const auto asked = [](const char* gleich, const char* hanger) {
        return ask(Question::Settle, "imst",
                   {{"score", "13 14"}, {"figure1", "spiel A gut"}, {"figure2", gleich}, {"figure3", hanger}})
            .verdict;
    };
    CHECK(asked("gleich B dritzig", "hanger A viertig") == "A/C is out first.");
    CHECK(asked("gleich B", "hanger A") ==
          "That hangs on how many cards the Gleich has and how many cards the Hanger has.");
}

TEST_CASE("Imst 14:13, the Spiel bet and given: a declared Gleich comes after it, and ends the game") {
    const json record = resultOf("rules: imst\ntrump: L\nscore: 14 13\n"
                                 "hand A: EK SK LK H9 S8\nhand B: E10 E9 SA HO EA\n"
                                 "hand C: H10 LA S9 E7 LO\nhand D: E8 S10 HU L8 SU\n\n"
                                 "B: bet spiel\nA: good spiel\nA: ask 3\nB: allow\n");
    CAPTURE(record.dump());
    CHECK(record["score"] == json({15, 14}));
    CHECK(record["game_winner"] == 0);
    const json query =
        settled("imst", "[14,13]", figure("spiel", 1, "conceded") + "," + figure("gleich", 0, "declared"));
    CHECK(query["score"] == json({15, 14}));
    CHECK(query["game_winner"] == 0);
    CHECK(ask(Question::Settle, "imst",
              {{"score", "14 13"},
               {"figure1", "spiel 1 geboten von B gut"},
               {"figure2", "gleich A dritzig erlaubt"}})
              .verdict == "A/C is out first.");
}
