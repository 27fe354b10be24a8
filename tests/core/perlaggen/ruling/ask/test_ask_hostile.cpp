#include "asking.h"
#include "sampling.h"
#include "strict_json.h"

#include <base/random.h>

#include <catch2/catch.hpp>
#include <query/frame.h>

#include <string>
#include <vector>

using nlohmann::json;
using schreiber::perlaggen::ruling::Asker;

TEST_CASE("the id comes back unchanged, also with an error", "[44]") {
    Asker asker(schreiber::words::Language::German);
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
    Asker asker(schreiber::words::Language::English);
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
    Asker asker(schreiber::words::Language::German);
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
    Asker asker(schreiber::words::Language::German);
    for (const std::string& line :
         {""s, "nonsense"s, "[]"s, "7"s, "null"s, "{"s, "{}"s, "\0"s, "\xFF\xFE"s, "{\"ask\":\"\xC3\"}"s,
          "{\"ask\":7}"s, R"({"ask":"nothing"})"s,
          R"({"ask":"trick","rules":"imst","trump":"L","cards":[[")" + std::string(5'000, 'x') +
              R"(","LA"],[")" + std::string(5'000, 'x') + R"(","L9"]]})",
          std::string(100'000, '['), std::string(1'000'000, 'x'),
          "{\"id\":" + std::string(50'000, '[') + std::string(50'000, ']') + "}"}) {
        const std::string answer = asker.answer(line);
        CHECK(json::parse(answer).contains("error"));
        CHECK(answer.find('\n') == std::string::npos);
        CHECK(answer.size() < 300);
    }
}

TEST_CASE("many different house rules do not fill the memory") {
    Asker asker(schreiber::words::Language::German);
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
    Asker asker(schreiber::words::Language::German);
    for (const std::string& line : good) {
        CHECK_FALSE(json::parse(asker.answer(line)).contains("error"));
        const json whole = json::parse(line).flatten();
        for (const auto& [path, value] : whole.items()) {
            for (const json& spoiler : spoilers) {
                json spoilt = json::parse(line);
                spoilt[json::json_pointer(path)] = spoiler;
                const json answer = json::parse(asker.answer(spoilt.dump()));
                CHECK(answer.is_object());
                // What can stand nowhere is told by the key it stands under.
                if (spoiler != true) continue;
                const std::string problem = answer["error"];
                INFO(spoilt << ": " << problem);
                CHECK(path.find('/' + problem.substr(0, problem.find(':'))) != std::string::npos);
            }
        }
    }
}

TEST_CASE("what is wrong with a query is told in the reader's language, and what could stand there", "[44]") {
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
         "rules: `tirol` ist keine Spielregel. `rules list` zeigt alle.",
         "rules: `tirol` non è un regolamento. `rules list` li mostra tutti.",
         "rules: `tirol` is no rule set. `rules list` shows them all."},
        {"{'ask':'perlaggen','rules':'imst','house':{'unbet_order':'never'}}",
         "house: `unbet_order` gibt es nicht oder nicht mit dem Wert `never`. `rules show` nennt sie.",
         "house: `unbet_order` non esiste o non con il valore `never`. `rules show` li elenca.",
         "house: there is no `unbet_order`, or none with the value `never`. `rules show` names them."},
        {"{'ask':'compare','rules':'imst','trump':'L','figure':'gleich','players':{'A':[],'Q':[]}}",
         "`Q` ist kein Platz an diesem Tisch. Die Plätze sind A bis B.",
         "`Q` non è un posto di questo tavolo. I posti vanno da A a B.",
         "`Q` is no seat of this table. The seats are A to B."},
        {"{'ask':'settle','rules':'imst','target':15,'score':[1]}",
         "score: eine Zahl für jede Partei, zwei oder drei.", "score: un numero per ogni parte, due o tre.",
         "score: a number for each side, two or three."},
        {"{'ask':'settle','rules':'imst','target':15,'score':[1,2],'penalties':[0,0,0]}",
         "penalties: eine Zahl für jede Partei, so viele wie im Stand.",
         "penalties: un numero per ogni parte, tanti quanti nel punteggio.",
         "penalties: a number for each side, as many as in the score."},
        {"{'ask':5}",
         "ask: hier steht kein Text in Anführungszeichen. Möglich: perlaggen, trick, plays, figures, "
         "compare, "
         "exchange, bet, settle.",
         "ask: qui non c'è un testo tra virgolette. Possibili: perlaggen, trick, plays, figures, compare, "
         "exchange, bet, settle.",
         "ask: here is no text in quotation marks. Possible: perlaggen, trick, plays, figures, compare, "
         "exchange, bet, settle."},
        {"{'ask':'trick','rules':['imst']}",
         "rules: hier steht kein Text in Anführungszeichen. `rules list` zeigt alle Spielregeln.",
         "rules: qui non c'è un testo tra virgolette. `rules list` mostra tutti i regolamenti.",
         "rules: here is no text in quotation marks. `rules list` shows all rule sets."},
    };
    for (const Wrong& wrong : kWrong) {
        CHECK(ask(wrong.query, schreiber::words::Language::German)["error"] == wrong.german);
        CHECK(ask(wrong.query, schreiber::words::Language::Italian)["error"] == wrong.italian);
        CHECK(ask(wrong.query, schreiber::words::Language::English)["error"] == wrong.english);
    }
    for (const schreiber::words::Language language : schreiber::words::kLanguages)
        for (const char* query : {"{}", "{'ask':'x'}", "{'ask':'bet','rules':7}",
                                  "{'ask':'bet','rules':'imst','score':[1,2],'target':15,'figures':[]}"}) {
            const std::string error = ask(query, language)["error"];
            CHECK(error.back() == '.');
            CHECK(error.find("{}") == std::string::npos);
        }
}

TEST_CASE("a key that stands twice is no query, wherever it stands, and the id comes back all the same") {
    Asker asker(schreiber::words::Language::English);
    for (
        const char* line :
        {R"({"id":7,"ask":"perlaggen","rules":"imst","trump":"L","trump":"L"})",
         R"({"ask":"perlaggen","rules":"imst","trump":"L","\u0074rump":"L","id":7})",
         R"({"ask":"perlaggen","rules":"imst","trump":"L","house":{"target":"15","target":"18"},"id":7})",
         R"({"ask":"compare","rules":"imst","trump":"L","figure":"hanger","id":7,"players":{"A":["L9"],"A":["S6"]}})",
         R"({"id":6,"ask":"perlaggen","rules":"imst","trump":"L","id":7})"}) {
        CAPTURE(line);
        const json answer = json::parse(asker.answer(line));
        CHECK(answer["id"] == 7);
        CHECK(answer["error"].get<std::string>().find("stands there twice") != std::string::npos);
    }
    CHECK(json::parse(asker.answer(R"({"ask":"x","house":{"a/b":{"c":1,"c":2}}})"))["error"] ==
          "/house/a~1b: the key `c` stands there twice; each goes there once.");
}

TEST_CASE("a line that is no JSON is told so, with its id where one can be read in it") {
    Asker asker(schreiber::words::Language::English);
    using namespace std::string_literals;
    for (const std::string& line :
         {R"({1e400:"x","id":7})"s, R"({"id":7,1e400 :"x"})"s, R"({"id":7,"a":NaN})"s,
          R"({"id":7,"a":"\ud800"})"s, "{\"id\":7,\"a\":\"\xC3\"}"s, "{\"id\":7}\0{}"s,
          R"({"id":7,"a":[1,2})"s, R"({"id":7,"a":01})"s, R"({"a":'x',"\u0069\u0064":7})"s, R"({"id":7,})"s,
          R"({"id":7} and more)"s}) {
        CAPTURE(line);
        const std::string answer = asker.answer(line);
        CHECK(schreiber::test::StrictJson::accepts(answer));
        CHECK(json::parse(answer) ==
              json::parse(R"({"id":7,"error":"This is no JSON object {…} on one line."})"));
    }
    // what may have been cut off is no id, and what is no value neither
    for (const std::string& line :
         {R"({"ask":1,"id":7)"s, R"({"id":x7,})"s, R"({"id":[1,],"a":01})"s, R"({"id":"\ud800"})"s,
          "{\"id\":\"\xFF\"}"s, R"([{"id":7}])"s, R"({"a":{"id":7},})"s}) {
        CAPTURE(line);
        const json answer = json::parse(asker.answer(line));
        CHECK(answer.contains("error"));
        CHECK_FALSE(answer.contains("id"));
    }
    CHECK(asker.answer("{\"id\":[1,\r2],\"ask\":\r7}").starts_with("{\"id\":[1, 2],\"error\""));
    CHECK(asker.answer("{\"id\":[1,\n2],\"ask\":\n7}").starts_with("{\"id\":[1, 2],\"error\""));
}

TEST_CASE("a query ends at its limits, which the answer names") {
    Asker asker(schreiber::words::Language::English);
    const auto error = [&](const std::string& line) {
        const json answer = json::parse(asker.answer(line));
        CHECK(answer["id"] == 7);
        return answer["error"].get<std::string>();
    };
    const auto times = [](int count, const std::string& text) {
        std::string all;
        for (int i = 0; i < count; ++i) all += text;
        return all;
    };
    CHECK(error("{\"id\":7,\"a\":" + times(100, "[") + times(100, "]") + "}") ==
          "The brackets are nested deeper than 100.");
    CHECK(error("{\"id\":7,\"cards\":[[" + times(60'000, "1,") + "1]]}") ==
          "/cards/0: more than 50000 values on one line.");
    std::string keys = "{\"id\":7,\"house\":{\"0\":0";
    for (int i = 1; i < 2000; ++i) keys += ",\"" + std::to_string(i) + "\":0";
    CHECK(error(keys + "}}") == "/house: more than 1000 keys in one object.");
    CHECK(error("{\"id\":7,\"ask\":\"" + std::string(schreiber::query::kLongestQuery, 'x') + "\"}") ==
          "The line is longer than 1048576 bytes.");
    const std::string id = '"' + std::string(1'000'000, 'i') + '"';
    CHECK(asker.answer(R"({"ask":"perlaggen","rules":"imst","trump":"L","id":)" + id + "}")
              .starts_with("{\"id\":" + id + ",\"perlaggen\":["));
}

// Queries taken apart and put together in other ways, by a seed: whatever comes of it is answered with one
// line that is JSON, and with the id of the query wherever that is JSON too.
TEST_CASE("mutated queries are answered with one line of JSON each") {
    const std::vector<std::string> good{
        R"({"ask":"trick","rules":"imst","trump":"L","cards":[["A","L10"],["B","LU=LA"]],"id":1})",
        R"({"id":"p\"1","ask":"plays","rules":"imst","trump":"L","led":"L10","hand":["LU","L9","S6"]})",
        R"({"ask":"figures","id":[1,{"x":2.50}],"rules":"imst","trump":"L","cards":["LU","L9!","S6=LA"]})",
        R"({"ask":"compare","rules":"imst","trump":"L","figure":"hanger","players":{"A":["L9"],"B":["LU","S6"]}})",
        R"({"ask":"bet","rules":"imst","house":{"target":"18"},"target":15,"score":[3,4],"figures":{"gleich":{"value":2,"team":1,"state":"held"}},"team":0,"figure":"gleich","phase":"play","id":null})",
        R"({"ask":"settle","rules":"imst","target":15,"score":[3,4],"figures":[{"figure":"gleich","team":1,"value":2,"how":"held"}],"penalties":[0,2],"id":1e400})"};
    using namespace std::string_literals;
    const std::vector<std::string> pieces{"\0"s,
                                          "\xFF",
                                          "\xC3\x28",
                                          "\xED\xA0\x80",
                                          "\"",
                                          "\\",
                                          "{",
                                          "}",
                                          "[",
                                          "]",
                                          ":",
                                          ",",
                                          "\r",
                                          "\t",
                                          " ",
                                          "1e400",
                                          "-1e999999",
                                          "01",
                                          "NaN",
                                          "Infinity",
                                          "null",
                                          "true",
                                          "\\ud800",
                                          "\\ud83d\\ude00",
                                          "\\u0000",
                                          "\"id\":9,",
                                          "\"\\u0069d\":8",
                                          "\"ask\":\"trick\",",
                                          "\"house\":{}",
                                          "99999999999999999999",
                                          "\u2028",
                                          "\xEF\xBB\xBF",
                                          "/*x*/",
                                          std::string(150, '['),
                                          "\x7F",
                                          "\x01"};
    const auto tries = schreiber::test::sampled(2'000, 10'000, 2'000'000);
    const std::uint64_t seed = 29;
    schreiber::base::Random random(seed);
    Asker asker(schreiber::words::Language::Italian);
    int sound = 0;
    for (int i = 0; i < tries; ++i) {
        std::string line = good[random.below(good.size())];
        for (auto changes = random.below(4); changes > 0; --changes) {
            const std::size_t at = random.below(line.size() + 1);
            const std::size_t length = random.below(6);
            switch (random.below(4)) {
            case 0:
                line.insert(at, pieces[random.below(pieces.size())]);
                break;
            case 1:
                line.replace(at, length, pieces[random.below(pieces.size())]);
                break;
            case 2:
                line.erase(at, length);
                break;
            default: // a part of another one
                const std::string& other = good[random.below(good.size())];
                line.insert(at, other.substr(random.below(other.size()), random.below(30)));
                break;
            }
        }
        std::erase(line, '\n');
        const std::string answer = asker.answer(line);
        CAPTURE(i, line, answer);
        const bool json = schreiber::test::StrictJson::accepts(line);
        const bool isObject = json && line.find('{') == line.find_first_not_of(" \t\r");
        sound += isObject ? 1 : 0;
        const bool one = schreiber::test::StrictJson::accepts(answer) && answer.starts_with('{') &&
                         answer.find_first_of("\r\n") == std::string::npos;
        REQUIRE(one);
        const bool refused = answer.find("\"error\":") != std::string::npos;
        REQUIRE((refused || isObject));
    }
    CHECK(sound > tries / 20);
    CHECK(sound < tries * 19 / 20);
}

TEST_CASE("house rules that were good in one query do not make those of the next good") {
    Asker asker(schreiber::words::Language::English);
    const auto answer = [&](const char* house) {
        const std::string head = "{'ask':'perlaggen','rules':'innsbruck','trump':'L','house':";
        return json::parse(asker.answer(fromQuotes(head + house + "}").dump()));
    };
    CHECK(answer("{'trump_hanger':'stands','unbet_order':'GHS'}").contains("perlaggen"));
    CHECK(answer("{'trump_hanger':'stands\\nunbet_order\\nGHS'}").contains("error"));
    CHECK(answer("{'trump_hanger':'stands','unbet_order':'GHS'}").contains("perlaggen"));
}
