#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <fstream>
#include <koenigrufen/line/koenigrufen.h>
#include <string>
#include <vector>

using namespace schreiber;
using Json = nlohmann::json;

namespace {

// `body` without the keys that all queries have.
std::string answer(const std::string& body) {
    static const auto kAnswers = koenigrufen::line::koenigrufen().answers(words::Language::English);
    return kAnswers->answer(R"({"rules":"ruediger",)" + body + "}");
}

bool isError(const std::string& body) {
    const Json json = Json::parse(answer(body));
    return json.size() == 1 && json.contains("error");
}

} // namespace

TEST_CASE("The queries of the contract answer as it says, to the byte") {
    CHECK(answer(R"("ask":"count","cards":["HK","HD","HC","HB","H4","XII","XI"])") ==
          R"({"cards":7,"points":12,"blatt":1,"thirds":37})");
    CHECK(
        answer(
            R"("ask":"premium","game":"solorufer","premium":"uhu","announced":true,"kontra":1,"factor":2)") ==
        R"({"value":32})");
    CHECK(
        answer(R"("ask":"mondfang","game":"dreier","cards":[["A","XXI"],["B","H4"],["C","S"],["D","X"]])") ==
        R"({"mondfang":{"by":"C","of":"A"}})");
    CHECK(
        answer(
            R"("ask":"trischaken","counts":[{"points":26,"blatt":2},{"points":18,"blatt":1},{"points":25,"blatt":0},{"points":0,"blatt":0}],"tricks":[4,3,5,0])") ==
        R"({"how":"jungfrau","points":[-1,-1,-1,3]})");
    CHECK(answer(R"("ask":"zero-sum","rows":[[2,-2,2,-2],[4,4,4,-4],[3,-1,-1,-1]])") ==
          R"({"zero":false,"totals":[9,1,5,-7],"bad":[{"row":2,"sum":8}]})");
    CHECK(answer(R"("ask":"doubling","games":["trischaken","","mondfang","",""],"last":6)") ==
          R"({"factors":[1,2,2,4,2],"next":2})");
}

TEST_CASE("A line is settled with its items, as a record's result has them") {
    CHECK(
        answer(R"("ask":"settle","line":"C auchrufer B won uhu!k+")") ==
        R"({"points":[-9,9,9,-9],"items":[{"item":"auchrufer","side":0,"how":"won","kontra":0,"value":1,"points":[-1,1,1,-1]},)"
        R"({"item":"uhu","side":0,"how":"won","announced":true,"kontra":1,"value":8,"points":[-8,8,8,-8]}],"doubled":0})");
    CHECK(
        answer(R"("ask":"settle","line":"B pi - kD, D pi + kC")") ==
        R"({"points":[0,-10,-2,12],"items":[{"item":"piccolo","seat":"B","how":"lost","pairs":[{"with":"A","kontra":0,"points":-2},)"
        R"({"with":"C","kontra":0,"points":-2},{"with":"D","kontra":1,"points":-4}],"points":[2,-8,2,4]},)"
        R"({"item":"piccolo","seat":"D","how":"won","pairs":[{"with":"A","kontra":0,"points":2},{"with":"B","kontra":0,"points":2},)"
        R"({"with":"C","kontra":1,"points":4}],"points":[-2,-2,-4,8]}],"doubled":0})");
    CHECK(
        answer(R"("ask":"settle","line":"tr 26/2 18/1 25 0j","factor":2)") ==
        R"({"points":[-2,-2,-2,6],"items":[{"item":"trischaken","how":"jungfrau","points":[-2,-2,-2,6]}],"doubled":4})");
    CHECK(
        answer(R"("ask":"settle","line":"A r D - mf=B:C")") ==
        R"({"points":[-1,2,0,-1],"items":[{"item":"rufer","side":0,"how":"lost","kontra":0,"value":1,"points":[-1,1,1,-1]},)"
        R"({"item":"mondfang","how":"caught","by":"B","of":"C","value":1,"points":[0,1,-1,0]}],"doubled":1})");
    CHECK(
        answer(R"("ask":"settle","line":"D r E +","seats":5,"out":"C")") ==
        R"({"points":[-1,-1,0,1,1],"items":[{"item":"rufer","side":0,"how":"won","kontra":0,"value":1,"points":[-1,-1,0,1,1]}],"doubled":0})");
    CHECK(answer(R"("ask":"settle","line":"= 3 -1 -1 -1 mf")") ==
          R"({"points":[3,-1,-1,-1],"items":[],"doubled":1})");
    CHECK(
        answer(R"("ask":"settle","line":"B dreier broken=C pagat!","house":{"breach_payer":"offender"})") ==
        R"({"points":[5,15,-25,5],"items":[{"item":"dreier","side":0,"how":"won","kontra":0,"value":3,"points":[3,9,-15,3]},)"
        R"({"item":"pagat","side":0,"how":"won","announced":true,"kontra":0,"value":2,"points":[2,6,-10,2]}],"doubled":0})");
}

TEST_CASE(
    "There is no Mondfang where the Pagat takes it, in a negative game, or under a suit led in a Farberl") {
    const auto of = [](const char* game, const char* cards) {
        return answer(std::string(R"("ask":"mondfang","game":")") + game + R"(","cards":)" + cards);
    };
    CHECK(of("rufer", R"([["A","XXI"],["B","XII"],["C","S"],["D","I"]])") == R"({"mondfang":null})");
    CHECK(of("rufer", R"([["A","S"],["B","XII"],["C","XXI"],["D","I"]])") ==
          R"({"mondfang":{"by":"A","of":"C"}})");
    CHECK(of("bettler", R"([["A","XXI"],["B","XII"],["C","S"],["D","X"]])") == R"({"mondfang":null})");
    CHECK(of("farberl", R"([["A","H4"],["B","XXI"],["C","S"],["D","X"]])") == R"({"mondfang":null})");
    CHECK(of("farberl", R"([["A","X"],["B","XXI"],["C","S"],["D","H4"]])") ==
          R"({"mondfang":{"by":"C","of":"B"}})");
}

TEST_CASE("What a query cannot use is an error") {
    for (
        const char* const body :
        {R"("ask":"count","cards":["HK","HK"])",
         R"("ask":"count","cards":["?"])",
         R"("ask":"count")",
         R"("ask":"count","cards":"HK")",
         R"("ask":"premium","game":"dreier","premium":"koenig-ultimo")",
         R"("ask":"premium","game":"dreier","premium":"valat")",
         R"("ask":"premium","game":"dreier","premium":"uhu","kontra":1)",
         R"("ask":"premium","game":"bettler","premium":"uhu")",
         R"("ask":"premium","game":"dreier","premium":"mondfang","announced":true)",
         R"("ask":"premium","game":"dreier","premium":"uhu","factor":3)",
         R"("ask":"premium","game":"dreier","premium":"uhu","announced":1)",
         R"("ask":"trischaken","counts":[{"points":26,"blatt":2},{"points":18,"blatt":1},{"points":25,"blatt":0}],"tricks":[4,3,5,0])",
         R"("ask":"trischaken","counts":[{"points":26,"blatt":2},{"points":18,"blatt":1},{"points":24,"blatt":0},{"points":0,"blatt":0}],"tricks":[4,3,5,0])",
         R"("ask":"trischaken","counts":[{"points":26,"blatt":2},{"points":18,"blatt":1},{"points":25,"blatt":0},{"points":0,"blatt":0}],"tricks":[4,3,4,0])",
         R"("ask":"trischaken","counts":[{"points":26,"blatt":2},{"points":18,"blatt":1},{"points":25,"blatt":0},{"points":0,"blatt":0}],"tricks":[4,3,0,5])",
         R"("ask":"settle","line":"A dreier B won")",
         R"("ask":"settle","line":"A r B +","seats":5)",
         R"("ask":"settle","line":"A r B +","out":"C")",
         R"("ask":"settle","line":7)",
         R"("ask":"settle","line":"A r B +","factor":0)",
         R"("ask":"zero-sum","rows":[[1,-1,0]])",
         R"("ask":"zero-sum","rows":[[1,-1,0,0],[1,-1,0,0,0]])",
         R"("ask":"zero-sum","rows":[[1,-1,0,1.5]])",
         R"("ask":"doubling","games":["rufer"])",
         R"("ask":"doubling","games":[],"last":0)",
         R"("ask":"nonesuch")",
         R"("ask":"settle","line":"A r B +","house":{"win_from":"35"})"})
        CHECK(isError(body));
    const Json told = Json::parse(answer(R"("ask":"settle","line":"A dreier B won")"));
    CHECK(told["error"] == "line:10: dreier is played alone: take the partner “B” out.");
}

TEST_CASE("An id comes back, and Trischaken and Radel follow the house") {
    CHECK(answer(R"("ask":"premium","game":"dreier","premium":"uhu","id":7)") == R"({"id":7,"value":2})");
    CHECK(answer(R"("ask":"premium","game":"solodreier","premium":"mondfang")") == R"({"value":2})");
    CHECK(answer(R"("ask":"zero-sum","rows":[])") == R"({"zero":true,"totals":[0,0,0,0],"bad":[]})");
    CHECK(answer(R"("ask":"zero-sum","rows":[[1,-1,0,0,0]])") ==
          R"({"zero":true,"totals":[1,-1,0,0,0],"bad":[]})");
    CHECK(answer(R"("ask":"doubling","games":[])") == R"({"factors":[],"next":1})");
    // null stands for what is not told
    CHECK(
        answer(R"("ask":"plays","game":"dreier","hand":["HK"],"trick":null,"announced":null,"king":null)") ==
        R"({"plays":["HK"]})");
    CHECK(answer(R"("ask":"premium","game":"rufer","premium":"uhu","kontra":null,"factor":null)") ==
          R"({"value":2})");
}

TEST_CASE("A file may hold Schriebe and deals, each checked by itself and named by the file's lines") {
    const auto& judge = koenigrufen::line::koenigrufen().judge();
    const std::string schrieb = "rules: ruediger\nkind: schrieb\n\n1: A r B +\n2: = 1 0 0 0\n";
    const std::string deal = "rules: ruediger\n\nB: pass\n";
    const auto checked = judge.checked(schrieb + "---\n" + deal + "---\n" + schrieb, "f", game::Form::Json,
                                       words::Language::English, {});
    REQUIRE(checked);
    REQUIRE(checked->size() == 3);
    CHECK_FALSE((*checked)[0].legal);
    CHECK((*checked)[1].legal);
    CHECK((*checked)[0].said.starts_with(R"({"rules":"ruediger","kind":"schrieb")"));
    CHECK((*checked)[1].said.starts_with(R"({"rules":"ruediger",)"));
    CHECK((*checked)[2].said.find(R"("line":14)") != std::string::npos);

    const auto alone = judge.checked(schrieb, "f", game::Form::Text, words::Language::German, {});
    REQUIRE(alone);
    CHECK((*alone)[0].said.find("Zeile 5: Die Zahlen dieser Zeile ergeben zusammen 1, nicht 0.") !=
          std::string::npos);

    // two Schriebe and nothing else
    const auto both =
        judge.checked(schrieb + "---\n" + schrieb, "f", game::Form::Json, words::Language::English, {});
    REQUIRE(both);
    REQUIRE(both->size() == 2);
    CHECK((*both)[1].said.find(R"("line":10)") != std::string::npos);
    CHECK_FALSE(judge.checked("\n---\n", "f", game::Form::Json, words::Language::English, {}));

    const auto broken = judge.checked(schrieb + "---\n" + deal + "X: pass\n", "f", game::Form::Json,
                                      words::Language::English, {});
    REQUIRE_FALSE(broken);
    CHECK(broken.error()[0].line == 10);

    // what a club agreed holds for those by its rules
    game::Agreed agreed;
    agreed.rules = "ruediger";
    agreed.options = {{"doubled", "off"}, {"kontra", "off"}};
    const std::string doubled = "rules: ruediger\nkind: schrieb\n\n1: tr 26/2 18/1 25 0j\n2: A d + k\n";
    const auto byClub = judge.checked(doubled, "f", game::Form::Json, words::Language::English, agreed);
    REQUIRE(byClub);
    CHECK((*byClub)[0].said.find(R"("factor":1,"game":"dreier","points":[9,-3,-3,-3])") != std::string::npos);
    const auto bySource = judge.checked(doubled, "f", game::Form::Json, words::Language::English, {});
    CHECK((*bySource)[0].said.find(R"("factor":2,"game":"dreier","points":[36,-12,-12,-12])") !=
          std::string::npos);
    const std::string givenUp = "rules: ruediger\nfactor: 4\ngame: A rufer\ntalon 1: HK T8 T7\n\n"
                                "A: call H\nA: give-up\n";
    const auto deals = judge.checked(givenUp, "f", game::Form::Json, words::Language::English, agreed);
    REQUIRE(deals);
    CHECK((*deals)[0].said.find(R"("factor":1,"points":[-3,1,1,1])") != std::string::npos);
}

TEST_CASE("A file of many Schriebe and games is read once") {
    const auto& judge = koenigrufen::line::koenigrufen().judge();
    std::string text;
    constexpr int kMany = 1500;
    for (int i = 0; i < kMany; ++i)
        text += "rules: ruediger\nkind: schrieb\n\n1: A r B +\n---\nrules: ruediger\n\nB: pass\n---\n";
    const auto checked = judge.checked(text, "f", game::Form::Json, words::Language::English, {});
    REQUIRE(checked);
    REQUIRE(checked->size() == 2 * kMany);
    CHECK((*checked)[2 * kMany - 2].said.find("schrieb") != std::string::npos);
    CHECK((*checked)[2 * kMany - 1].said.find("schrieb") == std::string::npos);
}

TEST_CASE("Queries that were decided by hand are answered so, to the byte") {
    const auto answers = koenigrufen::line::koenigrufen().answers(words::Language::English);
    std::ifstream in(SCHREIBER_TEST_DATA "/decided.txt"); // a query, and below it its answer
    int count = 0;
    std::string query;
    for (std::string expected; std::getline(in, query) && std::getline(in, expected); ++count) {
        CAPTURE(query);
        const std::string found = answers->answer(query);
        if (expected == "error")
            CHECK(found.starts_with("{\"error\":"));
        else
            CHECK(found == expected);
    }
    CHECK(count >= 40);
}
