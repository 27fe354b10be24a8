#include "asking.h"

#include <base/random.h>

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using nlohmann::json;
using schreiber::ruling::Asker;

TEST_CASE("the id comes back unchanged, also with an error", "[44]") {
    Asker asker(schreiber::rulebook::Language::German);
    for (const char* id :
         {"7", "\"a\\u00e4\\\"\"", "null", "[1,{\"x\":2.5}]", "-3", "18446744073709551615", "true"}) {
        const json answer =
            json::parse(asker.answer(std::string(R"({"ask":"perlaggen","rules":"imst","id":)") + id + "}"));
        CHECK(answer.contains("error"));
        CHECK(answer["id"] == json::parse(id));
        const json good = json::parse(asker.answer(std::string(R"({"id":)") + id +
                                                   R"(,"trump":"L","ask":"perlaggen","rules":"imst"})"));
        CHECK(good["id"] == json::parse(id));
        CHECK(good["perlaggen"].size() == 8);
    }
    CHECK_FALSE(json::parse(asker.answer(R"({"ask":"perlaggen"})")).contains("id"));
}

TEST_CASE("an id that no machine number holds comes back as it was written") {
    Asker asker(schreiber::rulebook::Language::English);
    const std::string many = std::string(400, '9');
    for (const std::string& id :
         {std::string("1e400"), std::string("-2.5E+999"), many, std::string("[1e400,\"1e400\"]")}) {
        CHECK(asker.answer(R"({"ask":"perlaggen","rules":"imst","trump":"L","id":)" + id + "}")
                  .starts_with("{\"id\":" + id + ",\"perlaggen\":["));
        CHECK(asker.answer("{\"id\":" + id + R"(,"ask":"perlaggen"})")
                  .starts_with("{\"id\":" + id + ",\"error\""));
    }
    for (const char* none : {"01e400", "1e400-5", "+1e400", "1.e400", "1e", ".5e400", "1e400e400"}) {
        CAPTURE(none);
        const json answer = json::parse(asker.answer(std::string("{\"id\":") + none + "}"));
        CHECK(answer["error"] == "This is no JSON object {…} on one line.");
    }
    // anywhere else it is no number to be used
    CHECK(
        json::parse(
            asker.answer(
                R"({"ask":"bet","rules":"imst","target":1e400,"score":[3,4],"figures":{},"team":0,"figure":"spiel","phase":"play"})"))
            .contains("error"));
}

TEST_CASE("house rules apply, and unknown ones are refused") {
    CHECK(refused("{'ask':'perlaggen','rules':'imst','trump':'L','house':{'nonsense':'yes'}}"));
    CHECK(refused("{'ask':'perlaggen','rules':'imst','trump':'L','house':{'trump_hanger':'maybe'}}"));
    CHECK(refused("{'ask':'perlaggen','rules':'imst','trump':'L','house':['trump_hanger']}"));
    CHECK(refused("{'ask':'perlaggen','rules':'nowhere','trump':'L'}"));
    CHECK(refused("{'ask':'perlaggen','trump':'L'}"));
    CHECK_FALSE(refused("{'ask':'perlaggen','rules':'imst','trump':'L','house':{'target':18}}"));
    for (const std::string value : {"beneficiary_must_have_it", "must_have_it", "not"})
        CHECK_FALSE(refused("{'ask':'perlaggen','rules':'imst','trump':'L','house':{'spont_concede_proof':'" +
                            value + "'}}"));
    // The same set with and without house rules, in turn, does not mix.
    Asker asker(schreiber::rulebook::Language::German);
    const std::string plain = R"({"ask":"figures","rules":"imst","trump":"L","cards":["S6","S7"]})";
    const std::string house =
        R"({"ask":"figures","rules":"imst","trump":"L","cards":["S6!","S7"],"house":{"weli_in_hanger":"no"}})";
    for (int i = 0; i < 3; ++i) {
        CHECK_FALSE(json::parse(asker.answer(plain))["hanger"].is_null());
        CHECK(json::parse(asker.answer(house))["hanger"].is_null());
    }
}

TEST_CASE("every line gets one line, whatever it is") {
    using namespace std::string_literals;
    Asker asker(schreiber::rulebook::Language::German);
    for (const std::string& line :
         {""s, "nonsense"s, "[]"s, "7"s, "null"s, "{"s, "{}"s, "\0"s, "\xFF\xFE"s, "{\"ask\":\"\xC3\"}"s,
          "{\"ask\":7}"s, R"({"ask":"nothing"})"s, std::string(100'000, '['), std::string(1'000'000, 'x'),
          "{\"id\":" + std::string(50'000, '[') + std::string(50'000, ']') + "}"}) {
        const std::string answer = asker.answer(line);
        CHECK(json::parse(answer).contains("error"));
        CHECK(answer.find('\n') == std::string::npos);
        CHECK(answer.size() < 300);
    }
}

TEST_CASE("many different house rules do not fill the memory") {
    Asker asker(schreiber::rulebook::Language::German);
    for (int i = 0; i < 1000; ++i) {
        const std::string line = R"({"ask":"perlaggen","rules":"imst","trump":"L","house":{"target":")" +
                                 std::to_string(11 + i % 14) + R"(","mid_min_cards":")" +
                                 std::to_string(2 + i % 3) + R"(","question_rule":")" +
                                 (i % 2 == 0 ? "on" : "off") + R"("}})";
        CHECK(json::parse(asker.answer(line)).contains("perlaggen"));
    }
}

TEST_CASE("queries with any part spoilt are answered") {
    const std::vector<std::string> good{
        R"({"ask":"trick","rules":"imst","trump":"L","cards":[["A","L10"],["B","LU=LA"]]})",
        R"({"ask":"plays","rules":"imst","trump":"L","led":"L10","hand":["LU","L9","S6"]})",
        R"({"ask":"figures","rules":"imst","trump":"L","cards":["LU","L9!","S6=LA"]})",
        R"({"ask":"compare","rules":"imst","trump":"L","figure":"hanger","players":{"A":["L9"],"B":["LU","S6"]}})",
        R"({"ask":"exchange","rules":"imst","seats":4,"dealer":"A","turned":["E9","LU"],"hands":{"A":["L9"]}})",
        R"({"ask":"bet","rules":"imst","target":15,"score":[3,4],"figures":{"gleich":{"value":2,"team":1,"state":"held"}},"team":0,"figure":"gleich","phase":"play"})",
        R"({"ask":"settle","rules":"imst","target":15,"score":[3,4],"figures":[{"figure":"gleich","team":1,"value":2,"how":"held"}],"penalties":[0,2]})"};
    const std::vector<json> spoilers{nullptr,
                                     true,
                                     -1,
                                     99999999999LL,
                                     1.5,
                                     "",
                                     "X",
                                     json::array(),
                                     json::object(),
                                     json::array({json::array({1})})};
    Asker asker(schreiber::rulebook::Language::German);
    for (const std::string& line : good) {
        CHECK_FALSE(json::parse(asker.answer(line)).contains("error"));
        const json whole = json::parse(line).flatten();
        for (const auto& [path, value] : whole.items()) {
            for (const json& spoiler : spoilers) {
                json spoilt = json::parse(line);
                spoilt[json::json_pointer(path)] = spoiler;
                CHECK(json::parse(asker.answer(spoilt.dump())).is_object());
            }
        }
    }
}

TEST_CASE("what is wrong with a query is told in the reader's language, and what could stand there", "[44]") {
    using schreiber::rulebook::Language;
    struct Wrong {
        const char* query;
        const char* german;
        const char* italian;
        const char* english;
    };
    constexpr Wrong kWrong[] = {
        {"{'ask':'perlaggen','rules':'imst','trump':'E'}",
         "trump: `E` ist nach diesen Regeln keine Trumpffarbe. Möglich: L, H, S.",
         "trump: `E` non è un seme di briscola di questo regolamento. Possibili: L, H, S.",
         "trump: `E` is no trump suit of this rule set. Possible: L, H, S."},
        {"{'ask':'trick','rules':'imst','trump':'L','cards':[['A','L9'],['B','L9']]}",
         "`L9` steht zweimal in der Frage; jede Karte gibt es nur einmal.",
         "`L9` è due volte nella domanda; ogni carta esiste una volta sola.",
         "`L9` stands in the query twice; there is one of each card."},
        {"{'ask':'trick','rules':'tirol','trump':'L','cards':[]}",
         "rules: tirol ist keine Spielregel. `rules list` zeigt alle.",
         "rules: tirol non è un regolamento. `rules list` li mostra tutti.",
         "rules: tirol is no rule set. `rules list` shows them all."},
        {"{'ask':'perlaggen','rules':'imst','house':{'unbet_order':'never'}}",
         "house: unbet_order gibt es nicht oder nicht mit dem Wert never. `rules show` nennt sie.",
         "house: unbet_order non esiste o non con il valore never. `rules show` li elenca.",
         "house: there is no unbet_order, or none with the value never. `rules show` names them."},
        {"{'ask':'compare','rules':'imst','trump':'L','figure':'gleich','players':{'A':[],'Q':[]}}",
         "`Q` ist kein Platz an diesem Tisch. Die Plätze sind A bis B.",
         "`Q` non è un posto di questo tavolo. I posti vanno da A a B.",
         "`Q` is no seat of this table. The seats are A to B."},
        {"{'ask':'settle','rules':'imst','target':15,'score':[1]}",
         "score: eine Zahl für jede Partei, so viele wie im Stand.",
         "score: un numero per ogni parte, tanti quanti nel punteggio.",
         "score: a number for each side, as many as in the score."},
    };
    for (const Wrong& wrong : kWrong) {
        CHECK(ask(wrong.query, Language::German)["error"] == wrong.german);
        CHECK(ask(wrong.query, Language::Italian)["error"] == wrong.italian);
        CHECK(ask(wrong.query, Language::English)["error"] == wrong.english);
    }
    for (const Language language : schreiber::rulebook::kLanguages)
        for (const char* query : {"{}", "{'ask':'x'}", "{'ask':'bet','rules':7}",
                                  "{'ask':'bet','rules':'imst','score':[1,2],'target':15,'figures':[]}"}) {
            const std::string error = ask(query, language)["error"];
            CHECK(error.back() == '.');
            CHECK(error.find("{}") == std::string::npos);
        }
}
