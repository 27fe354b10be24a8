#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <koenigrufen/ruling/ask.h>
#include <string>

using namespace schreiber::koenigrufen;
using schreiber::words::Language;

namespace {

std::string answer(const std::string& query) {
    return ruling::answered(ruling::Json::parse(query), ruling::queryKinds(), Language::English).dump();
}

} // namespace

TEST_CASE("The queries that the contract prints are answered to the byte") {
    const std::vector<std::pair<std::string, std::string>> printed{
        {R"({"ask":"trick","rules":"ruediger","game":"rufer","cards":[["A","XXI"],["B","XII"],["C","S"],["D","I"]]})",
         R"({"winner":"D","card":"I"})"},
        {R"({"ask":"plays","rules":"ruediger","game":"bettler","hand":["XV","IX","I","PK"],"trick":["HD","XII"]})",
         R"({"plays":["XV"]})"},
        {R"({"ask":"plays","rules":"ruediger","game":"piccolo","hand":["XV","IX","I","PK"],"trick":["XXI","S"]})",
         R"({"plays":["I"]})"},
        {R"({"ask":"plays","rules":"ruediger","game":"auchrufer","hand":["II","I","HK"],"trick":["XX"],"announced":["uhu"]})",
         R"({"plays":["I"]})"},
        {R"({"ask":"may-bid","rules":"ruediger","dealer":"D","calls":[["A","mine"],["B","bid piccolo"],["C","pass"],["D","bid piccolo bei"]],"seat":"A","bid":"bid auchrufer"})",
         R"({"allowed":false,"rule":"bid_higher","word":"A","standing":[{"seat":"B","game":"piccolo","bird":null},{"seat":"D","game":"piccolo","bird":null}]})"},
    };
    for (const auto& [query, expected] : printed) {
        CAPTURE(query);
        CHECK(answer(query) == expected);
    }
}

TEST_CASE(
    "What may be bid is listed in the order of the table, each game plain before bei and auf Verdacht") {
    CHECK(
        answer(
            R"({"ask":"may-bid","rules":"ruediger","dealer":"D","calls":[["B","pass"],["C","pass"],["D","pass"]]})") ==
        R"({"word":"A","standing":[],"options":["bid trischaken","bid rufer","bid sechserdreier","bid solorufer","bid piccolo","bid bettler","bid auchrufer","bid auchrufer uhu","bid auchrufer kakadu","bid auchrufer marabu","bid farberl","bid dreier","bid piccolo-ouvert","bid bettler-ouvert","bid solofarberl","bid solodreier"]})");
    CHECK(
        answer(
            R"({"ask":"may-bid","rules":"ruediger","dealer":"D","calls":[["B","bid auchrufer"],["C","bid piccolo verdacht"]]})") ==
        R"({"word":"D","standing":[{"seat":"B","game":"auchrufer","bird":"pagat"}],"options":["pass","bid piccolo bei","bid piccolo verdacht","bid bettler","bid bettler verdacht","bid auchrufer uhu","bid auchrufer kakadu","bid auchrufer marabu","bid farberl","bid dreier","bid piccolo-ouvert","bid bettler-ouvert","bid solofarberl","bid solodreier"]})");
    CHECK(
        answer(
            R"({"ask":"may-bid","rules":"ruediger","dealer":"D","calls":[["B","bid dreier"],["C","pass"],["D","pass"],["A","pass"]]})") ==
        R"({"word":null,"standing":[{"seat":"B","game":"dreier","bird":null}],"options":[]})");
}

TEST_CASE("Queries that cannot be used say what is wrong") {
    for (
        const char* query : {
            R"({"ask":"may-bid","rules":"ruediger","dealer":"D","calls":[["C","pass"]]})",
            R"({"ask":"may-bid","rules":"ruediger","dealer":"D","calls":[["B","play XV"]]})",
            R"({"ask":"may-bid","rules":"ruediger","dealer":"D","calls":[],"bid":"bid piccolo"})",
            R"({"ask":"may-bid","rules":"ruediger","calls":[]})",
            R"({"ask":"plays","rules":"ruediger","game":"piccolo","hand":[]})",
            R"({"ask":"plays","rules":"ruediger","game":"piccolo","hand":["XV"],"trick":["XV"]})",
            R"({"ask":"plays","rules":"ruediger","game":"piccolo","hand":["XV"],"announced":["uhu"]})",
            R"({"ask":"plays","rules":"ruediger","game":"rufer","hand":["XV"],"announced":["koenig-ultimo"]})",
            R"({"ask":"plays","rules":"ruediger","game":"rufer","hand":["XV"],"announced":["trull"]})",
            R"({"ask":"trick","rules":"ruediger","game":"rufer","cards":[]})",
            R"({"ask":"trick","rules":"ruediger","game":"rufre","cards":[["A","XV"]]})",
        }) {
        CAPTURE(query);
        CHECK(answer(query).starts_with(R"({"error":)"));
    }
}
