#include <catch2/catch.hpp>

#include <algorithm>
#include <perlaggen/record/own_list.h>
#include <perlaggen/record/reader.h>
#include <string>
#include <vector>

using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::record;

namespace {

// Where a text cannot be read: "line:column found", one for each defect.
std::vector<std::string> defects(const std::string& text) {
    const auto records = read(text);
    std::vector<std::string> list;
    if (records.ok()) return list;
    for (const base::InputError& error : records.error())
        list.push_back(std::to_string(error.line) + ":" + std::to_string(error.column) + " " + error.found);
    return list;
}

using List = std::vector<std::string>;

const std::string kHead = "rules: imst\n\n";

} // namespace

TEST_CASE("a bad card stands at its own column") {
    CHECK(defects("rules: innsbruck\ntrump: H\n\nA: play H9\nB: play Q7\n") == List{"5:9 Q7"});
    CHECK(defects(kHead + "B: Q7\n") == List{"3:4 Q7"});
    CHECK(defects(kHead + "B: play ?\n") == List{"3:9 ?"});
    CHECK(defects(kHead + "B: play S7=QA\n") == List{"3:9 S7=QA"});
    CHECK(defects(kHead + "B: S6=XY\n") == List{"3:4 S6=XY"});
    for (const char* line : {"B: S6=XY\n", "B: play S6=XY\n"}) { // which of the two is none
        const auto records = read(kHead + line);
        REQUIRE_FALSE(records.ok());
        CHECK(records.error().front().expected == List{"CARD", "CARD=AS", "NO-CARD(XY)"});
    }
    CHECK(defects(kHead + "B: turn E9 S7=LA\n") == List{"3:12 S7=LA"});
    CHECK(defects(kHead + "B: exchange ? L7\n") == List{"3:13 ?"});
    CHECK(defects(kHead + "B: cut HK ?\n") == List{"3:11 ?"});
}

TEST_CASE("all defects of a line are told, and of all lines") {
    CHECK(defects(kHead + "B: show Q7 HK L11 S7=\nC: hld gleich\n") ==
          List{"3:9 Q7", "3:15 L11", "3:19 S7=", "4:4 hld"});
    CHECK(defects("rules: imst\nscore: a b\nhand A: Q7 HK HK Q8 L9\n") ==
          List{"2:8 a", "2:10 b", "3:9 Q7", "3:15 HK", "3:18 Q8"});
}

TEST_CASE("columns count code points, a tab as one") {
    CHECK(defects(kHead + "B:\tschlägt L9 Ö9\n") == List{"3:15 Ö9"});
    CHECK(defects(kHead + "B: hält hängar\n") == List{"3:9 hängar"});
}

TEST_CASE("a line that starts with no seat has column 1") {
    CHECK(defects(kHead + "X: bet gleich\n") == List{"3:1 X:"});
    CHECK(defects(kHead + "bet gleich\n") == List{"3:1 bet"});
    CHECK(defects(kHead + "Anna: bet gleich\n") == List{"3:1 Anna:"});
    CHECK(defects(kHead + ": bet gleich\n") == List{"3:1 :"});
    CHECK(defects(kHead + "E: bet gleich\n") == List{"3:1 E"});
    CHECK(defects(kHead + "A bet gleich\n") == List{"3:3 bet"});
    CHECK(defects("rules: imst\n\ntrump: L\n") == List{"3:1 trump:"});
}

TEST_CASE("words that are missing, wrong or too many") {
    CHECK(defects(kHead + "A: bet glich\n") == List{"3:8 glich"});
    CHECK(defects(kHead + "A: bet\n") == List{"3:7 "});
    CHECK(defects(kHead + "A:\n") == List{"3:3 "});
    CHECK(defects(kHead + "A: done now\n") == List{"3:9 now"});
    CHECK(defects(kHead + "A: bet gleich 0\n") == List{"3:15 0"});
    CHECK(defects(kHead + "A: bet gleich 3 3\n") == List{"3:17 3"});
    CHECK(defects(kHead + "A: blind gleich gleich\n") == List{"3:17 gleich"});
    CHECK(defects(kHead + "A: good hanger suit\n") == List{"3:16 suit"});
    CHECK(defects(kHead + "A: gut bei fabre\n") == List{"3:12 fabre"});
    CHECK(defects(kHead + "A: nicht\n") == List{"3:9 "});
    CHECK(defects(kHead + "A: reveal spiel K\n") == List{"3:11 spiel"});
    CHECK(defects(kHead + "A: irregular sneezed\n") == List{"3:14 sneezed"});
    CHECK(defects(kHead + "A: irregular no-proof G\n") == List{"3:23 G"});
    CHECK(defects(kHead + "A: irregular misdeal-exposed F\n") == List{"3:30 F"});
    CHECK(defects(kHead + "A: exchange L9\n") == List{"3:15 "});
    CHECK(defects(kHead + "A: play L9 L10\n") == List{"3:12 L10"});
    CHECK(defects(kHead + "A: ask 1\n") == List{"3:8 1"});
}

TEST_CASE("what was found and what was expected are told") {
    const auto records = read(kHead + "A: bet glich\n", "evening.perlagg");
    REQUIRE_FALSE(records.ok());
    const base::InputError& error = records.error().front();
    CHECK(error.file == "evening.perlagg");
    CHECK(error.found == "glich");
    CHECK(error.expected == List{"gleich", "hanger", "spiel", "all"});
}

TEST_CASE("every defect tells what was expected") {
    const auto expected = [](const std::string& text) {
        const auto records = read(text);
        REQUIRE_FALSE(records.ok());
        return records.error().front().expected;
    };
    CHECK(expected(kHead + "A: play H9 H8\n") == List{"END-OF-LINE"});
    // a window has room for a handful: what is written most comes first
    const List verbs = expected(kHead + "A: gibt zu SK\n");
    REQUIRE(verbs.size() > 6);
    CHECK(std::find(verbs.begin(), verbs.begin() + 6, "play") != verbs.begin() + 6);
    CHECK(expected(kHead + "A: done x\n") == List{"END-OF-LINE"});
    CHECK(expected("rules: imst innsbruck\n") == List{"END-OF-LINE"});
    CHECK(expected("rules: imst\nscore: 1 2 3\n") == List{"END-OF-LINE", "NUMBERS(3;2;score)"});
    CHECK(expected("rules: imst\nhand A: L9 L10 LU LO LK HK\n") == List{"END-OF-LINE", "HAND-FULL(5;A)"});
    CHECK(expected("rules: imst\nhand A: L9 L10 LU LO L9\n") == List{"CARD", "?", "OTHER-CARD(2;A)"});
    CHECK(expected("rules: imst\nplayers: A=Anna B=\"Bert (2)\"\nhand B: L9 L10 LU\n") ==
          List{"CARD", "?", "CARDS(3;5;Bert (2))"});
    CHECK(expected("rules: imst\nplayers: A=Anna\nhand B: E7 E8 E9 L9 L10\nhand A: L9 ? ? ? ?\n") ==
          List{"CARD", "?", "OTHER-CARD(3;B)"});
    CHECK(expected("rules: schlanders\nhand A: S6 ? ? ? ?\n") == List{"CARD", "?", "NOT-IN-PACK()"});
    // a club's own rules: why an entry is not to be used
    CHECK(expected("rules: imst\nperlaggen: HK HK S6\n") == List{"CARD", "T7", "PERLAGG-TWICE()"});
    CHECK(expected("rules: schlanders\nperlaggen: HK S6\n") == List{"CARD", "T7", "NOT-IN-PACK()"});
    CHECK(expected("rules: imst\nperlaggen: HK Q9\n") == List{"CARD", "T7"});
    CHECK(expected("rules: imst\nhouse: perlagg_follow=bound, perlagg_follow=free\n") ==
          List{"SWITCH=VALUE", "SWITCH-TWICE(perlagg_follow;bound)"});
    CHECK(read("rules: imst\nhouse: perlagg_follow=bound, perlagg_follow=bound\n").ok());
    CHECK(expected("rules: imst\nscore: 3\n") == List{"NUMBER", "NUMBERS(1;2;score)"});
    CHECK(expected("rules: imst\ndealer: E\n") == List{"A", "B", "C", "D", "SEATS(4;D)"});
    CHECK(expected("rules: imst\nhand-size: 9\n") == List{"1–8"});
    CHECK(expected("rules: imst\n\nhand A: L9 ? ? ? ?\n") == List{"A", "B", "C", "D", "IN-HEAD(hand A)"});
    // only seats that are at the table
    CHECK(expected(kHead + "Und: play H9\n") == List{"A", "B", "C", "D"});
    CHECK(expected("rules: innsbruck\nseats: 6\n\nUnd: play H9\n") == List{"A", "B", "C", "D", "E", "F"});
    const List left = expected("rules: imst\ntrump: L\ntrump: H\n");
    CHECK(std::count(left.begin(), left.end(), "dealer") == 1);
    CHECK(std::count(left.begin(), left.end(), "trump") == 0);
    CHECK(expected(kHead + "A: ask\n") == List{"gleich", "hanger", "spiel", "3", "4", "5"});
}

TEST_CASE("no deal begins with a game that is won") {
    const auto expected = [](const std::string& text) {
        const auto records = read(text);
        REQUIRE_FALSE(records.ok());
        REQUIRE(records.error().size() == 1);
        return records.error().front().expected;
    };
    CHECK(defects("rules: imst\nscore: 30 40\n") == List{"2:8 30", "2:11 40"});
    CHECK(expected("rules: imst\nscore: 15 3\n") == List{"NUMBER", "GAME-WON(15)"});
    CHECK(expected("rules: imst\ntarget: 11\nscore: 3 12\n") == List{"NUMBER", "GAME-WON(11)"});
    CHECK(expected("rules: imst\nscore: 3 18\ntarget: 18\n") == List{"NUMBER", "GAME-WON(18)"});
    CHECK(expected("rules: strafperlaggen\nscore: 0 4 9\n") == List{"NUMBER", "GAME-DOWN(0)"});
    CHECK(defects("rules: imst\nscore: 14 14\n").empty()); // both gestrichen
    CHECK(defects("rules: imst\nscore: 17 16\ntarget: 18\n").empty());
    CHECK(defects("rules: innsbruck\nscore: -2 17\n").empty());       // after a fine
    CHECK(defects("rules: strafperlaggen\nscore: 12 1 9\n").empty()); // fined beyond where it began
}

TEST_CASE("a file beyond all measure is told where to part it") {
    std::string events = kHead;
    for (int i = 0; i < 2002; ++i) events += "A: bet gleich\n";
    const auto longDeal = read(events);
    REQUIRE_FALSE(longDeal.ok());
    REQUIRE(longDeal.error().size() == 1);
    CHECK(longDeal.error().front().line == 2003);
    CHECK(longDeal.error().front().expected == List{"---", "EVENTS(2000)"});

    std::string deals;
    for (int i = 0; i < 20'000; ++i) deals += "rules: imst\n---\n";
    CHECK(defects(deals).empty()); // as many as there may be
    const auto many = read(deals + "\nrules: imst\n---\nrules: imst\n");
    REQUIRE_FALSE(many.ok());
    REQUIRE(many.error().size() == 1);
    CHECK(many.error().front().line == 40'002);
    CHECK(many.error().front().expected == List{"END-OF-LINE", "DEALS(20000)"});
}

TEST_CASE("a rule set is played by as many as it is told for") {
    CHECK(defects("rules: strafperlaggen\nseats: 4\n") == List{"2:8 4"});
    CHECK(defects("rules: strafperlaggen\nseats: 2\n").empty());
    CHECK(defects("rules: oberland\nseats: 6\n") == List{"2:8 6"});
    CHECK(defects("rules: oberland\nseats: 3\n").empty());
    CHECK(defects("rules: schlanders\nseats: 3\n") == List{"2:8 3"});
    CHECK(defects("rules: 1853-four\nseats: 2\n") == List{"2:8 2"});
    CHECK(defects("rules: innsbruck\nseats: 6\n").empty());
    const auto records = read("rules: strafperlaggen\nseats: 4\n");
    REQUIRE_FALSE(records.ok());
    CHECK(records.error().front().expected == List{"3", "2"});
}

TEST_CASE("the header's defects") {
    CHECK(defects("rules: tirol\n") == List{"1:8 tirol"});
    CHECK(defects("trump: L\n\nA: play L9\n") == List{"1:1 "});
    CHECK(defects("") == List{"1:1 "});
    CHECK(defects("# nothing\n") == List{"1:1 "});
    CHECK(defects("rules: imst\nrules: imst\n") == List{"2:1 rules"});
    CHECK(defects("rules: imst\nhello\n") == List{"2:1 hello"});
    CHECK(defects("rules: imst innsbruck\n") == List{"1:13 innsbruck"});
    CHECK(defects("rules: imst\nseats: 5\n") == List{"2:8 5"});
    CHECK(defects("rules: imst\ntrump: E\n") == List{"2:8 E"});
    CHECK(defects("rules: innsbruck\ntrump: E\n").empty());
    CHECK(defects("rules: imst\ntrump: Q\n") == List{"2:8 Q"});
    CHECK(defects("rules: imst\ndealer: E\n") == List{"2:9 E"});
    CHECK(defects("rules: imst\nscore: 3\n") == List{"2:9 "});
    CHECK(defects("rules: imst\nscore: 3 4 5\n") == List{"2:12 5"});
    CHECK(defects("rules: strafperlaggen\nscore: 3 4 5\nwritten: -2 1 3\n").empty());
    CHECK(defects("rules: imst\nowed: -1 0\n") == List{"2:7 -1"});
    CHECK(defects("rules: imst\nhouse: perlagg_folow=free\n") == List{"2:8 perlagg_folow=free"});
    CHECK(defects("rules: imst\nhouse: unbet_order=SGH, trump_hanger=maybe\n") ==
          List{"2:25 trump_hanger=maybe"});
    CHECK(defects("rules: imst\nhouse:\n") == List{"2:7 "});
    CHECK(defects("rules: imst\nplayers: A=Anna A=Bert C=\n") == List{"2:17 A=Bert", "2:24 C="});
    CHECK(defects("rules: imst\nplayers: A=Anna E=Emil\n") == List{"2:17 E=Emil"});
    CHECK(defects("rules: imst\nplayers: A=\"Anna # x\n") == List{"2:10 A=\"Anna # x"});
    CHECK(defects("rules: imst\nperlagg: 2\n") == List{"2:10 2"});
    CHECK(defects("rules: imst\nhand: L9\n") == List{"2:5 "});
    CHECK(defects("rules: imst\nhand Q: L9\n") == List{"2:6 Q"});
    CHECK(defects("rules: imst\nhand-size: 9\n") == List{"2:12 9"});
}

TEST_CASE("contradictory hands make the record unreadable", "[12a]") {
    CHECK(defects("rules: imst\nhand A: L9 L10 LU LO L9\n") == List{"2:22 L9"});
    CHECK(defects("rules: imst\nhand A: L9 L10 LU LO LK\nhand B: E9 L9 EU EO EK\n") == List{"3:12 L9"});
    CHECK(defects("rules: imst\nhand A: L9 L10 LU LO LK HK\n") == List{"2:25 HK"});
    CHECK(defects("rules: imst\nhand A: L9 L10 LU LO\n") == List{"2:21 "});
    CHECK(defects("rules: imst\nhand A: ? ? ? ? ?\nhand B: ? ? ? ? L9\n").empty());
    CHECK(defects("rules: imst\nhand E: ? ? ? ? ?\n") == List{"2:6 E"});
    CHECK(defects("rules: imst\nhand A: L7 L8 L9 L10 LU LO LK\nseats: 2\nhand-size: 7\n").empty());
    CHECK(defects("rules: schlanders\nhand A: S6 ? ? ? ?\n") == List{"2:9 S6"});
}

TEST_CASE("trump and turn must agree, and a smaller pack has no Weli", "[7]") {
    CHECK(defects("rules: imst\ntrump: L\n\nD: turn E9 H8\n") == List{"4:12 H8"});
    CHECK(defects("rules: imst\ntrump: L\n\nD: turn E9 L8\n").empty());
    CHECK(defects("rules: schlanders\n\nA: play W\n") == List{"3:9 W"});
    CHECK(defects("rules: schlanders\n\nA: S8=S6\n").empty());
}

TEST_CASE("line numbers are the file's, whichever deal is wrong") {
    CHECK(defects("rules: imst\n\nA: done\n---\nrules: imst\n\nA: dne\n---\nA: x\n") ==
          List{"7:4 dne", "9:1 ", "9:4 x"});
}

TEST_CASE("any bytes give an error, not a crash") {
    using namespace std::string_literals;
    CHECK(defects(kHead + "A: play L9\0"s) == List{"3:11 \xEF\xBF\xBD"});
    CHECK(defects("\0\0\0"s) == List{"1:1 \xEF\xBF\xBD"});
    CHECK(defects(kHead + "A: play \xC3") == List{"3:9 \xEF\xBF\xBD"});
    CHECK(defects(kHead + "# half a letter \xC3\n") == List{"3:17 \xEF\xBF\xBD"});
    CHECK(defects("rules: imst\rA: play L9\n").front() == "1:12 \xEF\xBF\xBD");
    CHECK(defects("\xFF\xFEr\0u\0"s).front().substr(0, 3) == "1:1");
}

TEST_CASE("a list or a letter is no record, and that is told once") {
    const auto expected = [](const std::string& text) {
        const auto records = read(text);
        REQUIRE_FALSE(records.ok());
        return records.error().front().expected;
    };
    for (const char* text : {"Nr;Vorname;Nachname\n1;Anna;Höß\n2;Bert;Kofler\n",
                             "Liebe Anna,\n\nkommst du?\n", "a,b,c\n\n1,2,3\n", "{\"rules\": 1}\n"}) {
        CAPTURE(text);
        CHECK(defects(text).size() == 1);
        CHECK(expected(text).back() == "NO-RECORD()");
    }
    // whoever has forgotten a colon, or begins with what was done, has written a record
    CHECK(expected("rules imst\n\nA: play LA\n") == List{"KEY: VALUE"});
    CHECK(expected("A: play LA\n") == List{"rules: RULE-SET"});
    CHECK(expected("rules: imst\nrules: oberland\n").back() == "KEY-TWICE(rules)");
}

TEST_CASE("ten megabytes of one line or of bad lines stay small and quick") {
    const std::size_t size = 10'000'000;
    CHECK(defects(std::string(size, 'x')).size() == 1);
    CHECK(defects(kHead + "A: show " + std::string(size, 'x')).front().size() < 300);
    std::string cards = kHead + "A: show";
    while (cards.size() < size / 8) cards += " HK";
    CHECK(read(cards).error().front().expected == List{"END-OF-LINE", "LINE(20000)"});
    CHECK(defects(kHead + "A: show" + cards.substr(cards.size() - 18'999)) == List{"3:108 HK"});
    std::string events = kHead;
    for (int i = 0; i < 3000; ++i) events += "A: done\n";
    CHECK(defects(events) == List{"2003:1 A: done"});
    std::string deals;
    while (deals.size() < size / 8) deals += "rules: imst\n---\n";
    CHECK(defects(deals).size() == 1);
    std::string many;
    while (many.size() < size / 8) many += "Q\n";
    CHECK(defects(many) == List{"1:1 Q"}); // no record at all: told once
    CHECK(defects(kHead + many).size() == 100);
    std::string keys = "rules: imst\n";
    for (int i = 0; keys.size() < size / 8; ++i) keys.append("k").append(std::to_string(i)).append(":\n");
    REQUIRE(defects(keys).size() == 1);
    CHECK(read(keys).error().front().expected == List{"---", "KEYS(200)"});
    std::string comments = kHead;
    while (comments.size() < 2'000'000) comments += "#\n";
    CHECK(read(comments).error().front().expected == List{"END-OF-LINE", "LINES(400000)"});
    // what another program keeps in a key of its own may be long, and is kept; ours have no use for it
    CHECK(read("rules: imst\nother: " + std::string(1'000'000, 'x') + "\n").ok());
    for (const char* ours : {"event", "players", "house"})
        CHECK(read("rules: imst\n" + std::string(ours) + ": " + std::string(30'000, 'x') + "\n")
                  .error()
                  .front()
                  .expected == List{"END-OF-LINE", "LINE(20000)"});
}

TEST_CASE("a club's own name may stand in quotes") {
    const auto name = [](const std::string& text) { return ownNameOf(read(text)->front().header); };
    CHECK(name("rules: imst\nname: \"Unser Brauch\"\n") == "Unser Brauch");
    CHECK(name("rules: imst\nname: Unser Brauch\n") == "Unser Brauch");
    CHECK(name("rules: imst\nname: \"\n") == "\"");
}
