#include <tournament/model.h>
#include <tournament/search_words.h>

#include <catch2/catch.hpp>

using namespace schreiber::tournament;

namespace {

Ruling ruling(int number, int round, int table, int game) {
    Ruling made;
    made.number = number;
    made.round = round;
    made.table = table;
    made.game = game;
    return made;
}

using Words = std::vector<std::string>;

} // namespace

TEST_CASE("rulings are found by number and by table; one from elsewhere belongs to no table here") {
    Tournament tournament;
    tournament.rulings = {ruling(1, 2, 3, 1), ruling(4, 2, 3, 2), ruling(7, 2, 3, 1), ruling(9, 1, 3, 1)};
    tournament.rulings[2].origin = "Imst 2019";
    REQUIRE(findRuling(tournament, 4) != nullptr);
    CHECK(findRuling(tournament, 4)->game == 2);
    CHECK(findRuling(tournament, 5) == nullptr);
    CHECK(findRuling(tournament, 10) == nullptr);
    REQUIRE(rulingsAt(tournament, 2, 3, 0).size() == 2);
    REQUIRE(rulingsAt(tournament, 2, 3, 1).size() == 1);
    CHECK(rulingsAt(tournament, 2, 3, 1).front()->number == 1);
    CHECK(rulingsAt(tournament, 2, 4, 0).empty());
}

TEST_CASE("a rule that is found twice is named once") {
    Ruling made;
    for (const char* rule : {"follow", "gestr_no_bet", "follow"}) made.found.push_back({rule, "illegal"});
    CHECK(rulesOf(made) == "follow, gestr_no_bet");
    CHECK(rulesOf({}).empty());
    for (const char* rule : {"follow", "bet_concede", "order_stop"}) made.reasons.push_back({rule, kReason});
    CHECK(rulesOf(made) == "follow, gestr_no_bet");
    made.found = {{"false_bet", "note"}};
    CHECK(rulesOf(made) == "order_stop, bet_concede, follow");
    CHECK(subjectOf(made) == std::vector<std::string>{"order_stop", "bet_concede", "follow", "false_bet"});
}

TEST_CASE("states and measures read back by their names, and nothing else does") {
    for (const auto state :
         {RulingState::Open, RulingState::Decided, RulingState::Appealed, RulingState::Overruled})
        CHECK(readRulingState(nameOf(state)) == state);
    for (const auto measure : {Measure::Line, Measure::Strike, Measure::Fine, Measure::Redeal, Measure::Lost})
        CHECK(readMeasure(nameOf(measure)) == measure);
    CHECK_FALSE(readRulingState("Open"));
    CHECK_FALSE(readMeasure(""));
}

TEST_CASE("words of a search are folded alike, however they are written") {
    CHECK(searchWords("Höß’ Hanger, stehen-lassen!") == Words{"hoss", "hanger", "stehen", "lassen"});
    CHECK(searchWords("HOESS hanger") == Words{"hoss", "hanger"});
    CHECK(searchWords("più perché Žižka") == Words{"piu", "perche", "zizka"});
    CHECK(searchWords("gestr_no_bet § 21") == Words{"gestr", "no", "bet", "21"});
    CHECK(searchWords("  \t\n").empty());
}
