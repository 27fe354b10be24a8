#include "case_files.h"

#include <catch2/catch.hpp>

#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/rulebook/switches.h>
#include <set>

// A house rule that nobody agreed, and that decides what a deal comes to, is named (readings.md 56, 57).
using namespace schreiber::perlaggen;
using nlohmann::json;

namespace {

struct Choice {
    std::string set;
    std::string head;
    std::string events;
    std::string decides; // the switch
    std::string rule;    // of the ruling that names it
    std::string verdict;
};

std::string written(const Choice& choice, const std::string& house = "") {
    return "rules: " + choice.set + '\n' + (house.empty() ? "" : "house: " + house + '\n') + choice.head +
           '\n' + choice.events;
}

const std::string kHands = "hand A: LA H10 S10 EK S8\nhand B: HA HO E10 SK L10\n"
                           "hand C: HK H9 E9 SO L8\nhand D: LK LU S9 E8 H8\n";
const std::string kPlayed = "A: play H10\nB: play HA\nC: play H9\nD: play H8\nB: play SK\nC: play SO\n"
                            "D: play S9\nA: play S8\nB: play E10\nC: play E9\nD: play E8\nA: play EK\n"
                            "A: play LA\nB: play L10\nC: play L8\nD: play LK\nA: play S10\nB: play HO\n"
                            "C: play HK=LA\nD: play LU=S8\n";
const std::string kShown = "hand A: L10 H10 EA HA S8\nhand B: SA LA S10 E10 SK\n"
                           "hand C: E8 H8 LK H9 SU\nhand D: E9 S9 H7 HU SO\n";
const std::string kShow = "A: show L10 H10\nA: done\nB: show SA LA\nB: done\nA: done\n";

const std::vector<Choice>& choices() {
    static const std::vector<Choice> s_all{
        {"oberland", "score: 13 14\n" + kHands, "D: turn L9\nA: bet gleich\nB: good gleich\n" + kPlayed,
         "virtual_counts_tricks", "gestr_virtual", "note"},
        {"oberland", "score: 13 14\n" + kHands, "D: turn L9\nB: good gleich\n" + kPlayed,
         "virtual_counts_tricks", "gestr_virtual", "note"},
        {"schlanders", "score: 23 22\n" + kShown,
         "D: turn L9\nB: bet gleich\nA: hold gleich\nB: good spiel\n" + kShow, "unbet_conceded",
         "order_conceded", "note"},
        {"deutschnofen", "score: 16 16\n" + kShown,
         "D: turn L9\nA: bet gleich\nB: hold gleich\nA: bet spiel\nB: good spiel\n" + kShow, "conceded_order",
         "order_conceded", "note"},
        {"deutschnofen", "score: 17 16\n" + kHands, "D: turn L9\n" + kPlayed, "unbet_order", "order_unbet",
         "note"},
        {"imst", "score: 2 3\n" + kHands,
         "D: turn L9\nA: bet gleich\nB: bet gleich 3\nA: bet gleich 4\nB: bet gleich 5\nA: bet gleich 6\n"
         "B: bet gleich 7\nA: bet gleich game\nD: hold gleich\n" +
             kPlayed.substr(0, kPlayed.rfind("LU=S8")) + "LU=E7\n",
         "spiel_aus_tie", "spiel_aus_held", "note"},
        {"innsbruck", "score: 5 5\n" + kHands, "D: turn L9\nB: good hanger\n" + kPlayed,
         "spont_concede_proof", "concede_spont", "note"},
        {"imst", "score: 5 5\n" + kHands, "D: turn L9\nA: bet hanger\nD: hold hanger\n" + kPlayed,
         "forfeit_to_opponents", "false_bet", "illegal"},
        {"oberland", "score: 5 5\n" + kHands, "D: turn L9\n" + kPlayed + "B: irregular extra-cards\n",
         "forfeit_to_opponents", "extra_cards", "illegal"},
        {"innsbruck", "score: 1 5\n" + kHands, "D: turn L9\nA: bet hanger\nD: hold hanger\n" + kPlayed,
         "negative_score", "false_bet", "illegal"},
    };
    return s_all;
}

json rulingOn(const json& result, const std::string& which) {
    for (const json& ruling : result["rulings"])
        if (ruling.contains("switch") && ruling["switch"] == which) return ruling;
    return {};
}

} // namespace

TEST_CASE("what was chosen and decides is named, with what another value would come to") {
    for (const Choice& choice : choices()) {
        CAPTURE(choice.set, choice.events, choice.decides);
        const json result = ruling::test::resultOf(written(choice));
        const json ruling = rulingOn(result, choice.decides);
        REQUIRE_FALSE(ruling.is_null());
        CHECK(ruling["rule"] == choice.rule);
        CHECK(ruling["verdict"] == choice.verdict);
        CHECK(ruling["rests_on"] == "default");
        REQUIRE(ruling["otherwise"].size() > 0);
        for (const json& other : ruling["otherwise"]) {
            if (other["switch"] != choice.decides) continue;
            const auto value = other["value"].get<std::string>();
            const json agreed = ruling::test::resultOf(written(choice, choice.decides + '=' + value));
            CHECK(other["score"] == agreed["score"]);
            CHECK(other["game_winner"] == agreed["game_winner"]);
            CHECK((agreed["score"] != result["score"] || agreed["game_winner"] != result["game_winner"]));
            // and once it is agreed it is no default any more
            for (const json& one : agreed["rulings"])
                if (one.contains("switch") && one["switch"] == choice.decides)
                    CHECK(one["rests_on"] != "default");
        }
    }
}

TEST_CASE("where what was chosen decides nothing, nobody is told of it") {
    for (const rulebook::RuleSet& set : rulebook::ruleSets()) {
        if (!set.isFor(4)) continue;
        CAPTURE(set.id);
        const json result = ruling::test::resultOf("rules: " + set.id + "\nscore: 5 5\n" + kShown +
                                                   "\nD: turn L9\nA: bet gleich\nB: good gleich\n");
        for (const json& ruling : result["rulings"]) CHECK_FALSE(ruling.contains("otherwise"));
    }
}
