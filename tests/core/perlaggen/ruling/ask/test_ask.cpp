#include "asking.h"

#include <catch2/catch.hpp>

#include <set>

using nlohmann::json;

namespace {

json perlaggen(const std::string& set, const std::string& trump, const std::string& house = "{}") {
    return ask("{'ask':'perlaggen','rules':'" + set + "','trump':'" + trump + "','house':" + house +
               "}")["perlaggen"];
}

json winner(const std::string& set, const std::string& trump, const std::string& cards) {
    return ask("{'ask':'trick','rules':'" + set + "','trump':'" + trump + "','cards':" + cards +
               "}")["winner"];
}

// The forms in which a card may be played, empty if it may not.
std::set<std::string> forms(const std::string& card, const std::string& query) {
    const json answer = ask(query);
    if (answer.contains("error")) return {};
    for (const json& play : answer["plays"])
        if (play["card"] == card) return play["as"].get<std::set<std::string>>();
    return {};
}

} // namespace

TEST_CASE("the Perlaggen of every set, high to low", "[TC-01][TC-02][TC-03][TC-06]") {
    CHECK(perlaggen("innsbruck", "L") == json({"HK", "S6", "S7", "E7", "L7", "LU", "LO"}));
    CHECK(perlaggen("suedtirol", "S") == json({"HK", "S6", "S7", "E7", "SU", "SO"}));
    CHECK(perlaggen("imst", "H") == json({"HK", "S6", "H7", "HU", "HO", "E7", "EU", "EO"}));
    CHECK(perlaggen("strafperlaggen", "S") == json({"HK", "S6", "S7", "E7", "SU", "SO", "EU", "EO"}));
    CHECK(perlaggen("schlanders", "S") == json({"HK", "S8", "S7", "SO", "SU", "E7", "EO", "EU"}));
    CHECK(perlaggen("schlanders", "S", "{'schl_second_perlagg':'E8'}")[1] == "E8");
    CHECK(perlaggen("deutschnofen", "H") == json({"S6", "HK", "SK", "H7", "S7", "L7", "E7", "HO", "HU"}));
    CHECK(perlaggen("1853-four", "E") == json({"EK", "E7", "EO", "EU"}));
    CHECK(perlaggen("1853-schello-bello-trump", "S") == json({"S7", "SO", "SU"}));
    CHECK(perlaggen("imst", "L", "{'ober_unter_order':'O>U'}") ==
          json({"HK", "S6", "L7", "LO", "LU", "E7", "EO", "EU"}));
    CHECK(refused("{'ask':'perlaggen','rules':'imst','trump':'E'}"));
}

TEST_CASE("who takes a trick", "[TC-33][TC-35]") {
    CHECK(winner("innsbruck", "L", "[['A','L10'],['B','LA'],['C','LU=LA'],['D','S7=LA']]") == "D");
    CHECK(winner("innsbruck", "L", "[['A','L10'],['B','HK=LO'],['C','LK'],['D','E7=HK']]") == "C");
    CHECK(winner("imst", "L", "[['C','w'],['A','s9']]") == "A");
    CHECK(winner("imst", "L", "[['B','HK']]") == "B");
    // Seats are not checked beyond being different (readings.md 45).
    CHECK(winner("imst", "H", "[['N','L7'],['E','LK']]") == "E");
    CHECK(winner("imst", "L", "[['a','S9'],['G','L10']]") == "G");
}

TEST_CASE("what makes a trick unusable") {
    const auto bad = [](const std::string& cards, const std::string& set = "innsbruck") {
        return refused("{'ask':'trick','rules':'" + set + "','trump':'L','cards':" + cards + "}");
    };
    CHECK(bad("[]"));
    CHECK(bad("[['A','L10'],['A','LA']]"));
    CHECK(bad("[['A','L10'],['B','L10']]"));
    CHECK(bad("[['A','LA=L10']]"));
    CHECK(bad("[['A','HK!']]"));
    CHECK(bad("[['A','?']]"));
    CHECK(bad("[['G','L10'],['G','LA']]"));
    CHECK(bad("[['a','L10'],['A','LA']]"));
    CHECK(bad("[[1,'L10']]"));
    CHECK(bad("[['A']]"));
    CHECK(bad("['A','L10']"));
    CHECK(bad("{'A':'L10'}"));
    CHECK(bad("[['A','S6']]", "schlanders"));
    CHECK(bad("[['A','HK=S6']]", "schlanders"));
    CHECK_FALSE(bad("[['A','HK=S6']]"));
}

TEST_CASE("every legal play with every form", "[follow][TC-36][TC-37]") {
    const std::string head = "{'ask':'plays','rules':'innsbruck','trump':'L',";
    const std::string bound = head + "'led':'S9','hand':['S10','E9','LK','E7']}";
    CHECK(forms("S10", bound) == std::set<std::string>{"S10"});
    CHECK(forms("E9", bound).empty());
    CHECK(forms("LK", bound) == std::set<std::string>{"LK"});
    CHECK(forms("E7", bound).size() == 9 + 8);
    CHECK(forms("E7", bound).count("E7=S6") == 1);
    CHECK(forms("E7", bound).count("E7") == 0);

    const std::string leading = head + "'led':null,'hand':['HK','E9']}";
    CHECK(forms("HK", leading).size() == 34);
    CHECK(forms("HK", leading).count("HK=HK") == 1);

    const std::string free = "{'ask':'plays','rules':'imst','trump':'L','led':'HU=S9','hand':['S10','E7']}";
    CHECK(refused(free)); // HU is no Perlagg with leaves trump
    const std::string imst = "{'ask':'plays','rules':'imst','trump':'L','led':'EU=S9','hand':['S10','E7']}";
    CHECK(forms("E7", imst).size() == 34);
    CHECK(refused(head + "'hand':['S10']}"));
    CHECK(refused(head + "'led':'S10','hand':['S10']}"));
    CHECK(refused(head + "'led':null,'hand':['HK=HK']}"));
}

TEST_CASE("figures: the best of each and every best pair", "[47]") {
    const std::string head = "{'ask':'figures','rules':'innsbruck','trump':'L',";
    CHECK(ask(head + "'cards':['HA','HO','S7','E8','L9']}") ==
          json::parse(R"({"gleich":{"size":2,"rank":"A"},"hanger":{"size":3,"top":"A","suits":["H"]},
              "best_pairs":[{"gleich":null,"hanger":{"size":3,"top":"A","suits":["H"]}},
                            {"gleich":{"size":2,"rank":"9"},"hanger":{"size":2,"top":"9","suits":["E"]}},
                            {"gleich":{"size":2,"rank":"A"},"hanger":null}]})"));
    CHECK(ask(head + "'cards':['HK!','HA','S7!']}")["hanger"] ==
          json::parse(R"({"size":2,"top":"A","suits":["H"]})"));
    CHECK(ask(head + "'cards':['HK=EA','LA','S8']}")["gleich"] == json::parse(R"({"size":2,"rank":"A"})"));
    CHECK(ask(head + "'cards':['S8','E9']}") ==
          json::parse(R"({"gleich":null,"hanger":null,"best_pairs":[{"gleich":null,"hanger":null}]})"));
    CHECK(ask(head + "'cards':[]}")["best_pairs"].size() == 1);
    CHECK(ask(head + "'cards':['HK','S6','S7','E7','L7','LU','LO']}")["gleich"]["size"] == 7);
    CHECK(ask(head + "'house':{'long_figures':'capped_at_5'},'cards':['HK','S6','S7','E7','L7','LU','LO']}")
              ["hanger"] == json::parse(R"({"size":5,"top":"A","suits":["E","L","H","S"]})"));
    CHECK(refused(head + "'cards':['HA=HK']}"));
    CHECK(refused(head + "'cards':['HA','HA']}"));
    CHECK(refused(head + "'cards':'HA'}"));
}

TEST_CASE("compare: teams by the number of players", "[48][TC-53][TC-54][TC-55]") {
    const auto compare = [](const std::string& set, const std::string& figure, const std::string& players) {
        json answer = ask("{'ask':'compare','rules':'" + set + "','trump':'H','figure':'" + figure +
                          "','players':" + players + "}");
        return answer;
    };
    const std::string ties = "{'A':['H10','H9','H8'],'B':['E10','E9','E8']}";
    CHECK(compare("innsbruck", "hanger", ties)["standing"] == true);
    CHECK(compare("innsbruck", "hanger", ties)["winner"].is_null());
    CHECK(compare("imst", "hanger", ties)["winner"] == 0);
    CHECK(compare("imst", "hanger", ties)["standing"] == false);
    CHECK(compare("imst", "gleich", ties)["winner"].is_null());
    CHECK(compare("imst", "gleich", ties)["standing"] == false);
    CHECK(compare("innsbruck", "gleich", "{'A':['EK','LK','SK'],'B':['EO','HK','S6','HO']}")["best"]["B"] ==
          json::parse(R"({"size":4,"rank":"O"})"));
    // Partners with the same figure do not make it stand; three players do.
    const std::string four = "{'A':['EK','LK'],'B':['S9','L9'],'C':['SK','S8','S10'],'D':['E8','L8']}";
    CHECK(compare("oberland", "gleich", four)["winner"] == 0);
    const std::string three = "{'C':['EK','LK'],'A':['E9','L9'],'B':['S9','H9']}";
    CHECK(compare("innsbruck", "gleich", three)["winner"] == 2);
    CHECK(refused("{'ask':'compare','rules':'imst','trump':'H','figure':'spiel','players':" + ties + "}"));
    CHECK(refused("{'ask':'compare','rules':'imst','trump':'H','figure':'gleich','players':{'A':['HA']}}"));
    CHECK(refused(
        "{'ask':'compare','rules':'imst','trump':'H','figure':'gleich','players':{'A':['HA'],'C':['HO']}}"));
    CHECK(refused("{'ask':'compare','rules':'imst','trump':'H','figure':'gleich','players':{'A':['HK=HA'],'B'"
                  ":['HO']}}"));
    CHECK(refused(
        "{'ask':'compare','rules':'imst','trump':'H','figure':'gleich','players':{'A':['HK!'],'B':['HO']}}"));
    CHECK(refused(
        "{'ask':'compare','rules':'imst','trump':'H','figure':'gleich','players':{'A':['HA'],'B':['HA']}}"));
}
