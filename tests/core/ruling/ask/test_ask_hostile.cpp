#include "asking.h"

#include <base/random.h>

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using nlohmann::json;
using schreiber::ruling::Asker;

TEST_CASE("the id comes back unchanged, also with an error", "[44]") {
    Asker asker;
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
    Asker asker;
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
    Asker asker;
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
    Asker asker;
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
    Asker asker;
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
