#include "questions.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <perlaggen/record/reader.h>
#include <perlaggen/ruling/next.h>
#include <perlaggen/ruling/replay.h>
#include <perlaggen/ruling/result.h>

// Two answers to one thing must say the same: a bet and its raise, a question and its fault, a fine and the
// sum of fines, a deal as a short question and as a record.
using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::ruling;
using namespace schreiber::perlaggen::ruling::test;
using Catch::Contains;
using nlohmann::json;

namespace {

json answerOnce(const std::string& text, words::Language language = words::Language::German) {
    const auto records = record::read(text);
    REQUIRE(records);
    return json::parse(resultJson(ruling::replay(records->front()), language));
}

} // namespace

TEST_CASE("a blind bet of the opponents may be raised blind, and by them alone") {
    for (const std::string set : {"innsbruck", "imst", "suedtirol"}) {
        CAPTURE(set);
        const std::string head = "rules: " + set + "\n\n";
        CHECK(answerOnce(head + "A: blind gleich\nB: blind gleich\n")["legal"] == true);
        const json held = answerOnce(head + "A: blind all\nB: blind spiel\n");
        CHECK(held["legal"] == true);
        CHECK(held["figures"]["spiel"]["value"] == 2);
        const json own = answerOnce(head + "A: blind gleich\nB: blind gleich\nD: blind gleich\n");
        REQUIRE(own["rulings"].size() == 1);
        CHECK(own["rulings"][0]["rule"] == "bet_alternate");
        CHECK_THAT(own["rulings"][0]["explanation"].get<std::string>(),
                   Contains("obwohl das Gleich schon die eigene Partei geboten hat"));
    }
    // the one who raised unseen owes no figure, as the one who bet so
    const std::string hands = "hand A: L10 H9 E8 SK LA\nhand B: H10 L9 EU SO EA\nhand C: LU H8 EO SA L8\n"
                              "hand D: EK E9 S8 HO S10\n\n";
    const json proof =
        answerOnce("rules: innsbruck\ntrump: L\n" + hands +
                   "A: blind gleich\nB: blind gleich\nA: good gleich\nA: good hanger\nA: good spiel\n");
    for (const json& one : proof["rulings"]) CHECK(one["rule"] != "false_bet");
    // RP-277: in Strafperlaggen the others see their cards first
    const json straf = answerOnce("rules: strafperlaggen\n\nA: blind gleich\nB: blind gleich\n");
    REQUIRE(straf["rulings"].size() == 1);
    CHECK(straf["rulings"][0]["rule"] == "st_blind");
}

TEST_CASE("a penalty that comes off first lifts both gestrichen") {
    for (const char* rules : {"suedtirol", "innsbruck"}) {
        const Values told{{"score", "17 17"}, {"figure1", "gleich B zwitzig"}, {"figure2", "spiel A"}};
        Values fined = told;
        fined["penalties"] = "2 0";
        CHECK(ask(Question::Settle, rules, told).verdict == "A/C is out first.");
        const QuestionReply reply = ask(Question::Settle, rules, fined);
        CHECK(reply.verdict == "B/D is out first.");
        CHECK_FALSE(rests(reply, "decl_none_tricks"));
        fined["penalties"] = "0 2";
        CHECK(ask(Question::Settle, rules, fined).verdict != "B/D is out first.");
    }
}

TEST_CASE("at both gestrichen a figure conceded goes out, and no other length is asked for beside it") {
    const QuestionReply reply =
        ask(Question::Settle, "suedtirol", {{"score", "17 17"}, {"figure1", "gleich 1 A gut"}});
    CHECK(reply.verdict == "A/C is out first.");
    CHECK(rests(reply, "concede_spont"));
    CHECK_FALSE(says(reply, "a figure goes out only with at least"));
    CHECK_FALSE(rests(reply, "decl_two_card"));
}

TEST_CASE("a fine that is none where the deal was over before is not certain, in its line as in the sum") {
    const json object = answerOnce("rules: innsbruck\nscore: 5 5\ntrump: L\nhand A: L10 H9 E8 SK LA\n\n"
                                   "D: irregular misdeal-exposed\nA: bet gleich\nB: hold gleich\n"
                                   "A: irregular no-proof\n");
    const json& fine = object["rulings"][1];
    REQUIRE(fine["rule"] == "false_bet");
    CHECK(object["penalties"] == json({0, 0}));
    CHECK(fine["consequence"]["penalty"] == json({0, 0}));
    const json& open = fine["consequence"]["undecided"];
    CHECK(open["switch"] == "exposed_by_dealer");
    CHECK(open["values"]["on_demand"]["penalty"] == json({2, 0}));
    CHECK(open["values"]["automatic"]["penalty"] == json({0, 0}));
}

TEST_CASE("a misdeal told and the demand on the next line are fined once") {
    const auto rulings = [](std::string_view events) {
        return answerOnce("rules: imst\nhouse: misdeal_penalty=2\ndealer: D\n\n" + std::string(events));
    };
    const std::string told = "D: irregular misdeal-exposed\n";
    const json once = rulings(told + "D: irregular misdeal-exposed B\n");
    CHECK(once["penalties"] == json({0, 2}));
    CHECK(once["rulings"][0]["consequence"]["penalty"] == json({0, 2}));
    CHECK(once["rulings"][1]["consequence"]["redeal"] == true);
    CHECK(rulings("D: irregular misdeal-exposed B\n")["penalties"] == json({0, 2}));
    // another card, and of that nobody says that it is the same
    CHECK(rulings(told + told)["penalties"] == json({0, 4}));
    CHECK(rulings(told + "D: irregular misdeal-count\n")["penalties"] == json({0, 4}));
}

TEST_CASE("penalty points come off in a step of their own, before what is counted") {
    const auto steps = [](const Values& told) {
        std::string text;
        for (const std::string& step : ask(Question::Settle, "imst", told).steps) text += step + ' ';
        return text;
    };
    const std::string fined = steps({{"score", "13 14"}, {"figure1", "gleich A"}, {"penalties", "2 0"}});
    CHECK_THAT(fined, Catch::Contains("The fine comes off first: 2 for A/C.") &&
                          Catch::Contains("That makes it 11 : 14.") && Catch::Contains("then 12 : 14."));
    CHECK_THAT(steps({{"score", "13 14"}, {"figure1", "gleich A"}}), !Catch::Contains("fine"));
    // readings.md 20: what there is too little for stays owed
    CHECK_THAT(steps({{"score", "13 4"}, {"figure1", "gleich A"}, {"penalties", "0 6"}}),
               Catch::Contains("B/D has too few and still owes 2"));
}

TEST_CASE("an exchange out of turn names who comes first by the cards on record") {
    const json object = answerOnce("rules: imst\nhand A: H7 LU SO SK L7\nhand D: LK HK HA HO LO\n\n"
                                   "D: turn S7\nC: exchange EO S7\n");
    const json& ruling = object["rulings"][0];
    REQUIRE(ruling["rule"] == "ex_oppo");
    CHECK_THAT(ruling["explanation"].get<std::string>(), Contains("Schell-König"));
}

TEST_CASE("a question without a figure is ruled on once, where it was asked") {
    const std::string text = "rules: imst\nscore: 14 5\ntrump: L\nhand A: L10 HA E8 S9 LA\n\n"
                             "A: ask 4\nA: irregular false-declaration\n";
    const json object = answerOnce(text);
    REQUIRE(object["rulings"].size() == 2);
    CHECK(object["rulings"][0]["consequence"]["undecided"]["switch"] == "false_declaration");
    CHECK(object["rulings"][1]["verdict"] == "note");
    const std::string second = object["rulings"][1]["explanation"];
    CHECK_THAT(second, Contains("darüber ist schon bei der Frage entschieden"));
    CHECK(second.find("Was das kostet") == std::string::npos);
    // where the cards are not known it is the second line that tells
    const json late =
        answerOnce("rules: imst\nscore: 14 5\ntrump: L\n\nA: ask 4\nA: irregular false-declaration\n");
    REQUIRE(late["rulings"].size() == 1);
    CHECK(late["rulings"][0]["verdict"] == "illegal");
}

TEST_CASE("after a revoke under an open house rule the bet's own line tells the value that differs") {
    const json object =
        answerOnce("rules: imst\ntrump: L\nscore: 5 5\nhand A: HA H9 E8 SK LA\n"
                   "hand B: H10 H8 E9 S9 L10\n\nA: HA\nB: S9\nC: H7\nD: HO\nA: bet spiel\nB: hold spiel\n");
    const json& note = object["rulings"].back();
    REQUIRE(note["verdict"] == "note");
    const json& values = note["consequence"]["undecided"]["values"];
    CHECK(values["lose_game_minus2"]["void"] == true);
    CHECK(values["lose_deal_minus2"]["void"] == false);
}

TEST_CASE("in Strafperlaggen a Spiel that nobody makes names who pays") {
    for (const char* spiel : {"spiel hin, geboten von A, gehalten von B", "spiel hin gegen A gegen B"}) {
        CAPTURE(spiel);
        const QuestionReply reply = ask(Question::Settle, "strafperlaggen",
                                        {{"score", "2 3 9"}, {"figure1", spiel}, {"figure2", "gleich A"}});
        CHECK(reply.problem.empty());
        CHECK_THAT(reply.verdict, Contains("3 : 5 : 9"));
        CHECK(says(reply, "A bet or held it and adds 2."));
        CHECK(says(reply, "B bet or held it and adds 2."));
        CHECK(rests(reply, "st_spiel_none"));
    }
    CHECK(ask(Question::Settle, "imst", {{"figure1", "spiel hin gegen A"}}).field == "figure1");
}

TEST_CASE("after a figure was allowed nothing more is waited for, and the turn-up is told to be left out") {
    const std::string text = "rules: suedtirol\nscore: 17 17\n\nB: ask 3\n";
    const auto asked = record::read(text);
    const auto allowed = record::read(text + "C: allow\n");
    REQUIRE(asked);
    REQUIRE(allowed);
    CHECK(nextSteps(allowed->front(), record::Keywords::English).empty());
    const auto steps = nextSteps(asked->front(), record::Keywords::English);
    CHECK_FALSE(steps.empty());
    for (const NextStep& step : steps) {
        CHECK_FALSE(std::holds_alternative<deal::Cut>(step.action));
        CHECK_FALSE(std::holds_alternative<deal::Turn>(step.action));
    }
    CHECK(ruling::replay(allowed->front()).state.turnLeftOut);
    CHECK_FALSE(ruling::replay(record::read("rules: suedtirol\nscore: 17 17\n\nA: blind gleich\n")->front())
                    .state.turnLeftOut);
}

TEST_CASE("a ruling names what it supposes, and what only one of two breaches would change") {
    // at 14 C says three; nobody claims that B or C denied suit before
    const json bet = answerOnce("rules: imst\nscore: 14 10\ntrump: L\n\nA: play H9\nB: play S8\n"
                                "C: play H10\nD: play HA\nD: play S9\nA: play SA\nB: play S10\n"
                                "C: play E9\nB: bet gleich\nC: bet gleich 3\n");
    REQUIRE(bet["rulings"].size() == 1);
    const json& ruling = bet["rulings"][0];
    CHECK(ruling["verdict"] == "illegal");
    CHECK(ruling["consequence"]["penalty"] == json({2, 0}));
    REQUIRE(ruling["provided"].size() == 2);
    CHECK(ruling["provided"][0]["seat"] == "B");
    CHECK(ruling["provided"][1]["seat"] == "C");
    CHECK(ruling["provided"][1]["line"] == 12);
    CHECK_THAT(ruling["explanation"].get<std::string>(),
               Contains("C hat in Zeile 12 nicht Farbe verleugnet"));
}
