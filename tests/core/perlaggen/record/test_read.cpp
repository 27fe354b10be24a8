#include <catch2/catch.hpp>

#include <perlaggen/record/reader.h>
#include <perlaggen/record/writer.h>
#include <string>
#include <vector>

using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::record;
using cards::Seat;

namespace {

Record only(const std::string& text) {
    const auto records = read(text);
    REQUIRE(records.ok());
    REQUIRE(records->size() == 1);
    return records->front();
}

// How one event line reads, in canonical English and in German.
struct BothWays {
    std::string english;
    std::string german;
};
BothWays event(const std::string& line, const std::string& header = "rules: imst\n") {
    const auto records = read(header + "\n" + line + "\n");
    if (!records) return {"unreadable", "unreadable"};
    REQUIRE(records->front().events.size() == 1);
    const auto& action = records->front().events.front().action;
    return {write(action), write(action, Keywords::German)};
}

} // namespace

TEST_CASE("every event of the contract reads in English and in German") {
    struct Case {
        std::string english;
        std::vector<std::string> forms;
        std::string german;
    };
    const std::vector<Case> cases{
        {"blind gleich spiel", {"ungesehen gleich spiel", "BLIND Gleich Spiel"}, "ungesehen gleich spiel"},
        {"blind hanger gleich", {"ungesehen hanger gleich"}, "ungesehen hanger gleich"},
        {"blind all",
         {"ungesehen alle", "höll auf", "HÖLL AUF", "hoell auf", "ho\xCC\x88ll auf"},
         "ungesehen alle"},
        {"cut HK S6", {"hebt hk w"}, "hebt HK S6"},
        {"cut -", {"hebt -"}, "hebt -"},
        {"turn E9 L8", {"schlägt e9 l8", "SCHLÄGT E9 L8", "schlaegt E9 L8"}, "schlägt E9 L8"},
        {"exchange L9 L7", {"tauscht L9 L7"}, "tauscht L9 L7"},
        {"bet gleich", {"bietet gleich", "Bet  GLEICH"}, "bietet gleich"},
        {"bet gleich 3",
         {"bietet gleich 3", "drei gleich", "bietet gleich drei", "DREI Gleich"},
         "bietet gleich 3"},
        {"bet hanger 5", {"fünf hanger", "fuenf hanger"}, "bietet hanger 5"},
        {"bet gleich game", {"bietet gleich aus", "bet gleich aus"}, "bietet gleich aus"},
        {"bet all", {"bietet alle", "bet alle"}, "bietet alle"},
        {"good spiel suit", {"gut bei farbe", "gut spiel suit", "good bei farbe"}, "gut bei farbe"},
        {"good spiel", {"gut spiel"}, "gut spiel"},
        {"good gleich", {"gut gleich"}, "gut gleich"},
        {"ask gleich", {"fragt gleich"}, "fragt gleich"},
        {"hold gleich", {"hält gleich", "schaut gleich", "haelt gleich", "HÄLT GLEICH"}, "hält gleich"},
        {"play LU=LA", {"spielt LU=LA", "LU=LA", "lu=la"}, "spielt LU=LA"},
        {"play L10", {"LX", "lt", "play l10"}, "spielt L10"},
        {"play S6", {"W", "spielt w"}, "spielt S6"},
        {"show L9 S7=S9", {"weist L9 S7=S9"}, "weist L9 S7=S9"},
        {"stand hanger", {"steht hanger"}, "steht hanger"},
        {"done", {"fertig"}, "fertig"},
        {"ask 3", {"fragt dritzig", "fragt 3", "ask tritzig"}, "fragt dritzig"},
        {"ask 5", {"fragt fünftig", "ask fuenftig"}, "fragt fünftig"},
        {"allow", {"erlaubt"}, "erlaubt"},
        {"deny", {"nicht erlaubt", "NICHT ERLAUBT"}, "nicht erlaubt"},
        {"reveal gleich K", {"nennt gleich k"}, "nennt gleich K"},
        {"reveal hanger 10", {"nennt hanger x"}, "nennt hanger 10"},
        {"irregular no-proof", {"regelwidrig no-proof", "irregular NO-PROOF"}, "regelwidrig no-proof"},
        {"irregular misdeal-exposed B", {"regelwidrig misdeal-exposed b"}, "regelwidrig misdeal-exposed B"},
        {"irregular extra-cards B knowingly",
         {"irregular extra-cards knowingly B", "regelwidrig extra-cards B wissentlich"},
         "regelwidrig extra-cards B wissentlich"},
    };
    for (const Case& one : cases) {
        CAPTURE(one.english);
        CHECK(event("A: " + one.english).english == one.english);
        CHECK(event("A: " + one.english).german == one.german);
        CHECK(event("A: " + one.german).english == one.english);
        for (const std::string& form : one.forms) {
            CAPTURE(form);
            CHECK(event("a :\t" + form + " ").english == one.english);
            CHECK(event("A:" + form).german == one.german);
        }
    }
}

TEST_CASE("every irregularity a record can state reads back") {
    for (int i = 0; i < deal::kIrregularityCount; ++i) {
        const deal::Irregular irregular{static_cast<deal::Irregularity>(i), {}, false};
        const std::string text = write(deal::Action(irregular));
        CHECK(event("A: " + text).english == text);
    }
}

TEST_CASE("Höll auf is blind until the trump card is turned, then a bet with cards seen") {
    CHECK(event("A: höll auf").english == "blind all");
    CHECK(event("A: höll auf", "rules: imst\ntrump: L\n").english == "bet all");
    const auto record = only("rules: imst\n\nA: höll auf\nD: turn L9\nA: höll auf\n");
    CHECK(write(record.events[0].action) == "blind all");
    CHECK(write(record.events[2].action) == "bet all");
}

TEST_CASE("the header reads in any order, with lax cards and quoted names") {
    const auto record =
        only("# a remark\n\nscore: 12 -2\n"
             "hand b: hk W ? lx S7\n"
             "Rules: imst\n"
             "HOUSE: perlagg_follow=bound ,long_figures = capped_at_5\n"
             "players: A=Anna B=\"Bert #1\" D=Dora # not C\n"
             "seats: 4\nhand-size: 5\ntarget: 15\ndealer: c\ntrump: l\nwritten: 1 3\n"
             "event: Ball  im Löwen\ndate: 1962-03-10\nround: 2\ntable: 7\nowed: 0 2\nperlagg: 1\n"
             "x-note: kept as is\n");
    const Header& header = record.header;
    CHECK(header.rules == "imst");
    REQUIRE(header.house.size() == 2);
    CHECK(header.house[1] == rulebook::HouseRule{"long_figures", "capped_at_5"});
    CHECK(header.score == std::vector<int>{12, -2});
    CHECK(header.players[0] == "Anna");
    CHECK(header.players[1] == "Bert #1");
    CHECK_FALSE(header.players[2].has_value());
    CHECK(header.dealer == Seat::C);
    CHECK(header.trump == cards::Suit::Laub);
    REQUIRE(header.hands[1].has_value());
    CHECK(header.hands[1]->size() == 5);
    CHECK_FALSE((*header.hands[1])[2].card.has_value());
    CHECK(header.event == "Ball  im Löwen");
    CHECK(header.owed == std::vector<int>{0, 2});
    REQUIRE(header.unknown.size() == 1);
    CHECK(header.unknown[0].second == "kept as is");
    CHECK(record.lines.written == 13);
    CHECK(rulesOf(header).is(rulebook::PerlaggFollow::Bound));
}

TEST_CASE("the byte-order mark, CRLF, blank and comment lines are accepted anywhere") {
    const auto record = only("\xEF\xBB\xBF\r\n# top\r\nrules: imst\r\n# inside\r\ntrump: L\r\n\r\n\r\n"
                             "A: play L9 # first\r\n\r\n# between\r\nB: play LA\r\n# end");
    CHECK(record.events.size() == 2);
    CHECK(record.lines.events == std::vector<int>{8, 11});
    CHECK(record.lines.first == 3);
    CHECK(record.comments.size() == 5);
}

TEST_CASE("a header may run into the events") {
    CHECK(only("rules: imst\nA: play L9\n").events.size() == 1);
}

TEST_CASE("several deals stand in one file, each after a line of dashes") {
    const auto records = read("---\nrules: imst\n\nA: done\n---\n# second\nrules: oberland\n---\n\n");
    REQUIRE(records.ok());
    REQUIRE(records->size() == 2);
    CHECK((*records)[1].header.rules == "oberland");
    CHECK((*records)[1].lines.first == 7);
    CHECK((*records)[0].lines.events == std::vector<int>{4});
    CHECK((*records)[1].comments.size() == 1);
}

TEST_CASE("seats default to the set's, and the rules follow them") {
    CHECK(rulesOf(only("rules: strafperlaggen\n").header).seats() == 3);
    CHECK(rulesOf(only("rules: innsbruck\n").header).seats() == 4);
    CHECK(rulesOf(only("rules: innsbruck\nseats: 6\n").header).handSize() == 4);
}

TEST_CASE("a tournament's own rule set is found where the caller says") {
    const auto own = rulebook::ownSet(*rulebook::findRuleSet("imst"), "tarrenz", "Tarrenz", {}).value();
    const FindRuleSet find = [&](std::string_view id) {
        return id == own.id ? &own : rulebook::findRuleSet(id);
    };
    CHECK(read("rules: tarrenz\n", {}, find).ok());
    CHECK_FALSE(read("rules: tarrenz\n").ok());
}
