#include <base/random.h>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <fstream>
#include <koenigrufen/line/schrieb.h>
#include <sstream>
#include <string>

using namespace schreiber;
using namespace schreiber::koenigrufen;
using Json = nlohmann::json;

namespace {

std::string file(const std::string& name) {
    std::ifstream in(std::string(SCHREIBER_TEST_DATA) + "/cases/" + name);
    std::ostringstream text;
    text << in.rdbuf();
    REQUIRE_FALSE(text.str().empty());
    return text.str();
}

line::Schrieb read(const std::string& text) {
    INFO(text);
    auto schrieb = line::readSchrieb(text, "some.tarock");
    if (!schrieb)
        FAIL("line " << schrieb.error()[0].line << ":" << schrieb.error()[0].column << " "
                     << schrieb.error()[0].found);
    return std::move(*schrieb);
}

base::InputError errorOf(const std::string& text) {
    INFO(text);
    const auto schrieb = line::readSchrieb(text, "some.tarock");
    REQUIRE_FALSE(schrieb);
    return schrieb.error()[0];
}

const std::string kHead = "rules: ruediger\nkind: schrieb\n";

std::vector<std::int64_t> factors(const line::Schrieb& schrieb) {
    std::vector<std::int64_t> all;
    for (const line::Tally::Game& game : line::tallyOf(schrieb).games) all.push_back(game.factor);
    return all;
}

using Numbers = std::vector<std::int64_t>;

} // namespace

TEST_CASE("The Schrieb of the example comes to what it is said to, to the byte") {
    const line::Schrieb schrieb = read(file("24-schrieb.tarock"));
    std::string expected = file("24-schrieb.json");
    if (expected.ends_with('\n')) expected.pop_back();
    CHECK(line::resultJson(schrieb, words::Language::English) == expected);
}

TEST_CASE("A Schrieb is the same when it is written and read again, with its comments") {
    const std::string text =
        "# an evening\nRules: ruediger # which\nkind: schrieb\nhouse: win_from=36 ,misdeal=breach\n"
        "players: B=\"Bert K.\" A=Anna\nfee: 5\nTable: 3\n\n"
        "# the first\n 1 :  a r c + t+  # well played\nb: RADEL\n2: tr 26/2 18/1 25 0j skues=talon\n# end\n";
    const std::string written = line::written(read(text));
    CHECK(written ==
          "# an evening\n# which\nrules: ruediger\nkind: schrieb\nhouse: win_from=36, misdeal=breach\n"
          "players: A=Anna B=\"Bert K.\"\ntable: 3\nfee: 5\n\n"
          "# the first\n1: A rufer C won trull+ # well played\nB: radel\n"
          "2: trischaken 26/2 18/1 25 0j skues=talon\n# end\n");
    CHECK(line::written(read(written)) == written);
}

TEST_CASE("A Trischaken doubles the next four games, a Mondfang the next one, and they multiply") {
    const line::Schrieb schrieb =
        read(kHead + "1: tr 26/2 18/1 25 0j\n2: tr 26/2 18/1 25 0j\n3: A r B + mf=C:A\n"
                     "4: A r B +\n5: A r B +\n6: A r B +\n7: A r B +\n");
    CHECK(factors(schrieb) == Numbers{1, 2, 4, 8, 4, 2, 1});
    CHECK(line::tallyOf(schrieb).games[1].points == Numbers{-2, -2, -2, 6});
    CHECK(factors(read(kHead + "1: tr broken=C\n2: A r B broken=C\n3: A r B +\n")) == Numbers{1, 1, 1});
    CHECK(factors(read(kHead + "1: = 3 -1 -1 -1 tr\n2: = 3 -1 -1 -1 mf\n3: A r B +\n")) == Numbers{1, 2, 4});
}

TEST_CASE("The last Runde begins when the player who had the Sküs deals again, and ends the evening") {
    std::string text = kHead + "dealer: A\nC: radel\n1: A r B + skues=A\n";
    for (int n = 2; n <= 9; ++n) text += std::to_string(n) + ": A r B +\n";
    const line::Tally tally = line::tallyOf(read(text));
    REQUIRE(tally.lastRound);
    CHECK(tally.lastRound->first == 5); // A had just dealt: four games later
    CHECK(tally.lastRound->last == 8);
    CHECK(tally.complete);
    CHECK_FALSE(tally.next);
    CHECK(tally.games.size() == 8);
    REQUIRE(tally.rulings.size() == 1); // the ninth
    CHECK(tally.rulings[0].point == "radel_end"_point);
    CHECK(tally.rulings[0].line == 13);
    CHECK(tally.totals == Numbers{12, 12, -12, -12});

    const line::Tally waiting = line::tallyOf(read(kHead + "C: radel\n1: A r B + skues=talon\nA: radel\n"));
    CHECK(waiting.lastRound->announcedBy == cards::Seat::C);
    CHECK_FALSE(waiting.lastRound->first);
    CHECK_FALSE(waiting.complete);
}

TEST_CASE("A Trischaken in the last Runde prolongs it only where that is agreed") {
    std::string text = "dealer: A\nC: radel\n1: A r B + skues=B\n"; // B deals the second
    const std::string games =
        "2: A r B +\n3: A r B +\n4: tr 26/2 18/1 25 0j\n5: A r B +\n6: A r B +\n7: A r B +\n8: A r B +\n";
    const line::Tally cut = line::tallyOf(read(kHead + text + games));
    CHECK(cut.lastRound->last == 5);
    CHECK(cut.games.size() == 5);
    CHECK(cut.rulings.size() == 3);
    const line::Schrieb extended = read(kHead + "house: radel_trischaken=extends\n" + text + games);
    const line::Tally tally = line::tallyOf(extended);
    CHECK(tally.lastRound->last == 8);
    CHECK(tally.isLegal());
    CHECK(factors(extended) == Numbers{1, 2, 2, 2, 4, 2, 2, 2}); // those added: only the Trischaken's
}

TEST_CASE("At a table of five the dealer sits out, and a Runde is five games") {
    const line::Schrieb schrieb =
        read(kHead + "seats: 5\n1: A r B +\nE: radel\n2: B r C + skues=C\n3: = 1 0 -1 1 -1\n");
    const line::Tally tally = line::tallyOf(schrieb);
    CHECK(tally.games[0].dealer == cards::Seat::E);
    CHECK(tally.games[0].points == Numbers{1, 1, -1, -1, 0});
    CHECK(tally.games[1].points == Numbers{0, 1, 1, -1, -1});
    CHECK(tally.lastRound->first == 4); // C deals the fourth
    CHECK(tally.lastRound->last == 8);
    CHECK(errorOf(kHead + "seats: 5\n1: E r B +\n").column == 4);
    CHECK(errorOf(kHead + "seats: 5\n1: = 1 -1 1 -1\n").line == 4);
}

TEST_CASE("A line that does not sum to 0 is ruled and counted as it stands") {
    const line::Schrieb schrieb = read(kHead + "games: 2\n1: = 3 -1 -1 0\n2: A r B +\n");
    const line::Tally tally = line::tallyOf(schrieb);
    CHECK_FALSE(tally.isLegal());
    CHECK(tally.complete);
    CHECK(tally.sum == 1);
    const Json json = Json::parse(line::resultJson(schrieb, words::Language::German));
    CHECK(json["legal"] == false);
    CHECK(json["games"][0]["sum"] == 1);
    CHECK(json["rulings"][0]["rule"] == "sum_zero");
    CHECK(json["rulings"][0]["line"] == 4);
    CHECK(json["rulings"][0]["event"] == "= 3 -1 -1 0");
    CHECK(json["rulings"][0]["citations"] == Json::parse(R"([{"source":"ruediger","section":"Abrechnen"}])"));
    CHECK(json["last_round"].is_null());
}

TEST_CASE("What cannot be read is named with line and column") {
    const auto at = [](const std::string& text) {
        const base::InputError error = errorOf(text);
        return std::pair(error.line, error.column);
    };
    using At = std::pair<int, int>;
    CHECK(at("kind: schrieb\n\n1: A r B +\n") == At{2, 1}); // no rules
    CHECK(at("rules: imst\nkind: schrieb\n") == At{1, 8});
    CHECK(at(kHead + "house: win_from=35\n") == At{3, 8});
    CHECK(at(kHead + "seats: 6\n") == At{3, 8});
    CHECK(at(kHead + "dealer: E\n\n1: A r B +\n") == At{3, 9});
    CHECK(at(kHead + "players: A=Anna F=Fritz\n") == At{3, 17});
    CHECK(at(kHead + "games: 0\n") == At{3, 8});
    CHECK(at(kHead + "games: 4\ngames: 5\n") == At{4, 1});
    CHECK(at(kHead + "\n2: A r B +\n") == At{4, 1}); // out of order
    CHECK(at(kHead + "\n1: A r B +\n1: A r B +\n") == At{5, 1});
    CHECK(at(kHead + "\n1: A dreier B won\n") == At{4, 13});
    CHECK(at(kHead + "\nÄ: A r B +\n") == At{4, 1});
    CHECK(at(kHead + "\nE: radel\n") == At{4, 1});
    CHECK(at(kHead + "\nA: radl\n") == At{4, 4});
    CHECK(at(kHead + "\n1 A r B +\n") == At{4, 1});
    CHECK(at(kHead + "\n1: A r B + \x01\n") == At{4, 12});
    CHECK_FALSE(line::readSchrieb("", ""));
    CHECK_FALSE(line::isSchrieb("rules: ruediger\n\nkind: schrieb\n"));
    CHECK(line::isSchrieb("# x\nrules: ruediger\nKIND: Schrieb\n"));
}

TEST_CASE("Any lines make a Schrieb that is written and read again, or a defect") {
    const std::vector<std::string> kLines{"rules: ruediger",
                                          "kind: schrieb",
                                          "seats: 5",
                                          "dealer: C",
                                          "",
                                          "# x",
                                          "A: radel",
                                          "games: 3",
                                          "1: A r B +",
                                          "2: tr 26/2 18/1 25 0j",
                                          "3: = 1 -1 1 -1 mf",
                                          "2: B pi - kA, C pi +",
                                          "3: A d - skues=A",
                                          "1: D r B + mf=C:B skues=D",
                                          "fee: x",
                                          "house: radel_trischaken=extends",
                                          "players: A=a",
                                          "\xFF\xFE",
                                          ":",
                                          "1:",
                                          "---",
                                          "4: C be + skues=talon"};
    base::Random random(99);
    int readable = 0;
    for (int i = 0; i < 5'000; ++i) {
        std::string text = random.below(4) == 0 ? "" : kHead;
        for (std::uint64_t line = random.below(9); line > 0; --line)
            text += kLines[random.below(kLines.size())] + '\n';
        const auto schrieb = line::readSchrieb(text, "");
        if (!schrieb) {
            CHECK_FALSE(schrieb.error().empty());
            continue;
        }
        ++readable;
        const std::string written = line::written(*schrieb);
        const auto again = line::readSchrieb(written, "");
        REQUIRE(again);
        CHECK(line::written(*again) == written);
        CHECK(Json::accept(line::resultJson(*schrieb, words::Language::Italian)));
        CHECK_FALSE(line::resultText(*schrieb, words::Language::Italian).empty());
    }
    CHECK(readable > 100);
}
