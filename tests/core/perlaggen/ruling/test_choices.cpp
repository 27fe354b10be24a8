#include "case_files.h"
#include "random_records.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <perlaggen/deal/choices.h>
#include <perlaggen/record/writer.h>
#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/rulebook/switches.h>
#include <perlaggen/ruling/replay.h>
#include <perlaggen/ruling/result.h>
#include <sampling.h>
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
    std::string restsOn = "default"; // the ruling itself
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

const std::string kNobody = "hand A: EA EK L9 H10 S9\nhand B: HA H9 LK S10 E10\n"
                            "hand C: SA SK LO H8 E9\nhand D: LA L10 HU SU E8\n";
const std::string kThreeTricks = "A: play S9\nB: play S10\nC: play SA\nD: play SU\nC: play SK\nD: play LA\n"
                                 "A: play H10\nB: play H9\nD: play L10\nA: play L9\nB: play LK\n"
                                 "C: play E9\nB: play E10\nC: play LO=LA\nD: play E8\nA: play EK\n";
const std::string kLast = "C: play H8\nD: play HU\nA: play EA\nB: play HA\n";
const std::string kLateBet = "hand A: LA LK E9 S8 H10\nhand B: SA SK E10 L9 H8\n"
                             "hand C: S9 H9 E8 L8 SU\nhand D: HA EK S10 HU SO\n";
const std::string kLateBetPlayed =
    "D: turn L10\nA: play E9\nB: play E10\nC: play E8\nD: play EK\nD: play HA\nA: play H10\nB: play H8\n"
    "C: play H9\nD: play S10\nA: play S8\nB: play SA\nC: play S9\nB: bet hanger\nB: good gleich\n"
    "A: good hanger\n";
const std::string kThree = "hand A: EA EK H9 H8 L10 S8 HU\nhand B: SK E9 L9 H10 S10 HO E8\n"
                           "hand C: LA HA SA EU E10 SO LK\n";
const std::string kTold = "hand A: EA EK EO H10 S9\nhand B: E10 L10 L9 S10 HK\nhand C: SA S8 H8 E9 SU\n"
                          "hand D: LA HA HU LO E8\n";

const std::vector<Choice>& choices() {
    static const std::vector<Choice> s_all{
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
        // where by the other value the record leads to no end
        {"imst", "score: 5 13\n" + kLateBet, kLateBetPlayed, "virtual_counts_tricks", "gestr_virtual",
         "note"},
        {"imst", "score: 5 13\n" + kLateBet, kLateBetPlayed, "last_player_rule", "last_player", "note"},
        {"imst", "score: 3 14\n" + kNobody,
         "A: blind gleich\nB: hold gleich\nC: cut -\nD: turn L8\n" + kThreeTricks + kLast,
         "gestrichen_may_hold_blind", "gestr_no_bet", "note"},
        {"schlanders", "score: 23 22\n" + kNobody, "D: turn L8\nB: bet spiel\nA: good spiel\n",
         "declare_min_cards", "mid_redeal", "note"},
        {"suedtirol", "score: 17 17\n" + kTold,
         "D: turn H7\nA: ask 3\nB: deny\nB: ask 3\nB: reveal gleich 10\nA: reveal hanger A\n",
         "declare_compare", "decl_both_inn", "note"},
        // by the other value it would not be decided
        {"oberland", "score: 14 13\n" + kNobody, "D: turn L8\nB: bet spiel\nA: good spiel\n",
         "declare_after_mid_deal", "mid_1413_spiel", "note"},
        // what a figure is worth, and what would still be open
        {"innsbruck", "score: 5 5\n" + kNobody,
         "D: turn LU\nB: bet gleich\nA: hold gleich\nD: exchange L10 LU\n", "bet_before_exchange", "bet_who",
         "note"},
        {"imst", "score: 3 14\n" + kNobody,
         "A: blind gleich\nB: hold gleich\nC: cut -\nD: turn L8\n" + kThreeTricks + "C: play H8\n",
         "gestrichen_may_hold_blind", "gestr_no_bet", "note"},
        // a game that is lost, and of three players won by nobody
        {"innsbruck", "seats: 3\nscore: 5 5 5\n" + kThree,
         "C: turn L8\nA: play H9\nB: play S10\nC: play HA\nC: play LA\n", "revoke_penalty", "revoke",
         "illegal"},
        // who deals next is an outcome as well
        {"imst", "score: 14 13\n" + kLateBet, "D: turn L10\nB: bet spiel\nA: good spiel\n", "redeal_dealer",
         "mid_redeal", "note", "source"},
        // what a breach costs, also where it costs nothing
        {"innsbruck", "score: 5 5\n" + kNobody,
         "D: turn L8\n" + kThreeTricks +
             "C: play H8\nA: bet spiel\nB: good spiel suit\nD: play HU\n"
             "A: play EA\nB: play HA\n",
         "gut_bei_farbe_fail", "fifth_gut_farbe", "note"},
        {"eichelperlaggen", "score: 5 5\n" + kNobody, "D: irregular misdeal-count A\n", "misdeal_penalty",
         "misdeal_count", "illegal"},
        {"oberland", "score: 5 5\n" + kNobody,
         "D: turn L8\nB: bet hanger\nA: hold hanger\n" + kThreeTricks + kLast, "false_bet_scope", "false_bet",
         "illegal"},
        {"oberland", "score: 5 5\n" + kNobody,
         "D: turn L8\nB: bet hanger\nA: hold hanger\n" + kThreeTricks + kLast, "false_bet_penalty",
         "false_bet", "illegal"},
    };
    return s_all;
}

json rulingOn(const json& result, const std::string& which) {
    for (const json& ruling : result["rulings"])
        for (const json& other : ruling.value("otherwise", json::array()))
            if (other["switch"] == which) return ruling;
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
        CHECK(ruling["rests_on"] == choice.restsOn);
        REQUIRE(ruling["otherwise"].size() > 0);
        for (const json& other : ruling["otherwise"]) {
            if (other["switch"] != choice.decides) continue;
            const auto value = other["value"].get<std::string>();
            const json agreed = ruling::test::resultOf(written(choice, choice.decides + '=' + value));
            CHECK(other["score"] == agreed["score"]);
            CHECK(other["game_winner"] == agreed["game_winner"]);
            const auto isOther = [&](const char* key) { return agreed[key] != result[key]; };
            CHECK((isOther("score") || isOther("game_winner") || isOther("next_dealer") ||
                   isOther("complete") || isOther("figures")));
            if (other.contains("game_lost"))
                CHECK(std::ranges::any_of(agreed["rulings"], [&](const json& one) {
                    return one["consequence"]["game_lost"] == other["game_lost"];
                }));
            const json stakes = other.value("values", json::object());
            for (const auto& [figure, stake] : stakes.items())
                CHECK(agreed["figures"][figure]["value"] == stake);
            if (other.contains("next_dealer")) CHECK(other["next_dealer"] == agreed["next_dealer"]);
            for (const json& open : other.value("open", json::array()))
                CHECK(agreed["figures"][open.get<std::string>()]["how"] == "open");
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

TEST_CASE("what goes out by a rule of another set is told, with who is out by the own order") {
    // heltschl § 1.6 has an order for what nobody bet, and nothing on two sides that become one short
    const json result =
        ruling::test::resultOf("rules: oberland\nscore: 14 13\n" + kNobody +
                               "\nD: turn L8\nB: bet gleich\nA: good gleich\n" + kThreeTricks + kLast);
    const auto& rulings = result["rulings"];
    const auto note =
        std::ranges::find_if(rulings, [](const json& ruling) { return ruling["rule"] == "mid_g_conceded"; });
    REQUIRE(note != rulings.end());
    CHECK(result["game_winner"] == 0);
    CHECK((*note)["verdict"] == "note");
    CHECK((*note)["rests_on"] == "default");
    CHECK((*note)["inherited_from"] == "imst");
    CHECK((*note)["otherwise"][0]["switch"].is_null());
    CHECK((*note)["otherwise"][0]["game_winner"] == 1);
    CHECK((*note)["otherwise"][0]["score"] == json({14, 15}));
}

TEST_CASE("what the tricks have brought does not undo an end that concessions have led to") {
    // 14:14 by a Gleich conceded: the Hanger decides, whether the Spiel made by tricks counts already or not
    const std::string tricks = "\nD: turn L8\nD: bet gleich\nA: good gleich\n" + kThreeTricks + kLast;
    for (const std::string set : {"imst", "oberland"})
        for (const std::string counts : {"no", "yes"}) {
            CAPTURE(set, counts);
            const json result =
                ruling::test::resultOf("rules: " + set + "\nhouse: virtual_counts_tricks=" + counts +
                                       "\nscore: 14 13\n" + kNobody + tricks);
            CHECK(result["score"] == json({15, 14}));
            CHECK(result["game_winner"] == 0);
        }
    const json result = ruling::test::resultOf("rules: oberland\nscore: 14 13\n" + kNobody + tricks);
    CHECK(rulingOn(result, "virtual_counts_tricks").is_null());
}

TEST_CASE("what may be done only because the program chose so is told in the text alone, and what may not by "
          "the breach") {
    // a Gleich held blind by a side one short, which shows one short of nothing else
    const auto text = [](const std::string& record) {
        const auto read = record::read(record);
        REQUIRE(read);
        return ruling::resultText(ruling::replay(read->front()), schreiber::words::Language::German);
    };
    const std::string free =
        "rules: oberland\nscore: 5 5\n" + kNobody + "\nD: turn L8\nA: play S9\nB: play S10\nC: play LO=E9\n";
    CHECK_THAT(text(free), Catch::Contains("wäre es nicht erlaubt"));
    const json result = ruling::test::resultOf(free);
    CHECK(result["rulings"].empty());
    const json bound = ruling::test::resultOf("rules: schlanders\nscore: 5 5\n" + kNobody +
                                              "\nD: turn L8\nA: play S9\nB: play S10\nC: play LO=E9\n");
    REQUIRE(bound["rulings"].size() == 1);
    CHECK(bound["rulings"][0]["verdict"] == "illegal");
    CHECK(bound["rulings"][0]["rests_on"] == "default");
    CHECK(bound["rulings"][0]["otherwise"][0]["allowed"] == true);
    CHECK_THAT(bound["rulings"][0]["explanation"].get<std::string>(), Catch::Contains("would be allowed"));
}

TEST_CASE(
    "what another value makes of the count alone is told with the count, and not with a breach before it") {
    const json result = ruling::test::resultOf(
        "rules: 1853-schello-bello-trump\nhouse: conceded_order=by_first_bet, spont_concede_proof=not\n"
        "score: 15 16\n\nD: turn E9\nA: ask 3\nC: good gleich\nC: bet spiel 2\nD: good spiel\n"
        "A: good hanger\n");
    REQUIRE(result["rulings"].size() == 2);
    CHECK(result["rulings"][0]["rule"] == "decl_both_inn");
    CHECK_FALSE(result["rulings"][0].contains("otherwise"));
    CHECK(result["rulings"][1]["otherwise"][0]["switch"] == "unbet_conceded");
}

namespace {

// What the deal comes to, as far as a house rule can make it another.
std::string comesTo(const ruling::Replay& replay) {
    const deal::Outcome& outcome = replay.outcome;
    json all{outcome.points, outcome.score, outcome.deferred, outcome.newDeal, outcome.winner.value_or(-1)};
    if (!outcome.newDeal && !outcome.winner)
        for (const deal::SettledFigure& figure : outcome.figures)
            if (figure.how != deal::How::Open && figure.team) all.push_back({figure.figure, *figure.team});
    return all.dump();
}

bool isUndecided(const ruling::Replay& replay) {
    const auto& open = replay.outcome.undecided;
    return open.points != 0 || open.score != 0 || open.winner ||
           std::ranges::any_of(replay.outcome.figures,
                               [](const auto& figure) { return figure.how == deal::How::Undecided; });
}

// The other value is told, and of it what is so.
std::string untold(const ruling::Replay& here, const ruling::Replay& there, rulebook::Switch which,
                   int value) {
    const deal::Otherwise* told = nullptr;
    bool isAllowedTold = false;
    for (const auto* rulings : {&here.rulings, &here.allowedByChoice})
        for (const deal::Ruling& ruling : *rulings)
            for (const deal::Otherwise& other : ruling.otherwise) {
                if (other.which != which || other.value != value) continue;
                told = &other;
                isAllowedTold = other.allowed.has_value();
            }
    const bool isOpen = !deal::isDecided(there.outcome);
    if (told != nullptr && isOpen) return told->scoreOpen || told->winnerOpen ? "" : "told as decided";
    if (told != nullptr)
        return told->score == there.outcome.score && told->winner == there.outcome.winner ? ""
                                                                                          : "told falsely";
    if (!deal::isDecided(here.outcome)) return {};
    const bool isWorthTelling =
        here.outcome.winner || there.outcome.undecided.winner ||
        !there.decidesSheet.switches.empty(); // not the points alone, of cards unknown
    if (isOpen) return isWorthTelling ? "not told as open" : "";
    if (isUndecided(here) || isUndecided(there) || here.outcome.complete != there.outcome.complete) return {};
    if (comesTo(here) != comesTo(there)) return "not told";
    // what a source forbids is not told as a default
    return !here.legal() || there.legal() || isAllowedTold ? "" : "not told whether it is allowed";
}

} // namespace

TEST_CASE("whatever this program chose and decides a deal is told, whichever house rule it is") {
    schreiber::base::Random random(30);
    int decided = 0;
    for (int n = 0; n < schreiber::test::sampled(1, 2, 60); ++n)
        for (const rulebook::RuleSet& set : rulebook::ruleSets()) {
            const rulebook::Rules rules(set, set.seats.front());
            const record::Record record = ruling::test::playedRecord(set, rules, random);
            const ruling::Replay here = ruling::replay(record);
            for (int i = 0; i < rulebook::kSwitchCount; ++i) {
                const auto which = static_cast<rulebook::Switch>(i);
                const rulebook::Setting& setting = here.rules.setting(which);
                if (which == rulebook::Switch::Target || which == rulebook::Switch::TwoPlayerHand ||
                    which == rulebook::Switch::ThreePlayerHand)
                    continue; // told by the head
                if (!setting.chosen || !setting.relevant || setting.open()) continue;
                for (int value = 0; value < static_cast<int>(rulebook::valuesOf(which).size()); ++value) {
                    if (value == setting.value) continue;
                    record::Record agreed = record;
                    agreed.header.house.push_back(
                        {std::string(rulebook::nameOf(which)),
                         std::string(rulebook::valuesOf(which)[static_cast<std::size_t>(value)])});
                    const ruling::Replay there = ruling::replay(agreed);
                    decided += comesTo(here) != comesTo(there) ? 1 : 0;
                    CAPTURE(record::write(agreed), rulebook::nameOf(which));
                    CHECK_THAT(untold(here, there, which, value), Catch::Equals(""));
                }
            }
        }
    CHECK(decided > 5);
}
