#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <perlaggen/record/reader.h>
#include <perlaggen/ruling/account.h>
#include <perlaggen/ruling/replay.h>
#include <perlaggen/ruling/result.h>
#include <string>
#include <string_view>

// A ruling cites what binds in the case, and changes no more than what it is about.
using namespace schreiber;
using namespace schreiber::perlaggen;
using Catch::Contains;
using nlohmann::json;

namespace {

json resultOf(const std::string& text) {
    const auto records = record::read(text);
    REQUIRE(records);
    return json::parse(ruling::resultJson(ruling::replay(records->front()), words::Language::German));
}

json rulingOf(const std::string& text, std::string_view rule) {
    const json result = resultOf(text);
    for (const json& one : result["rulings"])
        if (one["rule"] == rule) return one;
    FAIL("no ruling by " << rule << ": " << result["rulings"].dump());
    return {};
}

bool cites(const json& ruling, std::string_view section) {
    for (const json& one : ruling["citations"])
        if (one["section"] == section) return true;
    return false;
}

const std::string kImst = "rules: imst\ntrump: H\n\n";

} // namespace

TEST_CASE("a partner's word binds where it was the partner's, and his bet where it is open") {
    const auto says = [](const std::string& events, std::string_view rule) {
        return rulingOf(kImst + events, rule);
    };
    CHECK(cites(says("A: bet gleich\nC: hold gleich\n", "own_bet"), "§ 9"));
    CHECK(cites(says("A: bet gleich\nC: bet gleich\n", "bet_alternate"), "§ 9"));
    CHECK(cites(says("A: bet gleich\nB: good gleich\nD: bet gleich\n", "bet_after_gut"), "§ 9"));
    // one's own bet is not taken back, an answer to it is none
    CHECK(cites(says("A: bet gleich\nA: good gleich\n", "own_bet"), "§ 9"));
    CHECK_FALSE(cites(says("A: bet gleich\nA: hold gleich\n", "own_bet"), "§ 9"));
    // who gave it himself, and whose side bet last what is held
    CHECK_FALSE(cites(says("A: bet gleich\nB: good gleich\nB: bet gleich\n", "bet_after_gut"), "§ 9"));
    const json held = says("A: bet gleich\nB: hold gleich\nC: bet gleich\n", "bet_alternate");
    CHECK_FALSE(cites(held, "§ 9"));
    CHECK_THAT(std::string(held["explanation"]), !Contains("Antwort aussteht"));
}

TEST_CASE("a bet left unanswered is cited to who owes the answer, not to who made it") {
    CHECK(cites(rulingOf(kImst + "A: bet gleich\nB: play S9\n", "bet_suspends"), "§ 11"));
    CHECK(cites(rulingOf(kImst + "A: bet gleich\nD: play S9\n", "bet_suspends"), "§ 11"));
    for (const char* own : {"A", "C"})
        CHECK_FALSE(cites(
            rulingOf(kImst + "A: bet gleich\n" + std::string(own) + ": play S9\n", "bet_suspends"), "§ 11"));
}

TEST_CASE("a Perlagg that loses its name in the show changes the figure that it made, and no other") {
    const std::string text =
        "rules: suedtirol\ntrump: L\nhand A: HK E9 S9 H8 LA\nhand B: S8 H9 H10 EK SK\n"
        "hand C: H7 SA LO EU E8\nhand D: HA LK S7 EO L8\n\nA: good spiel\nB: show H9 H10\n"
        "A: show S9 HK=S10\nA: stand hanger\nA: done\nB: stand hanger\nB: done\n";
    CHECK(resultOf(text)["points"] == json({1, 1}));
    CHECK(resultOf(text + "A: irregular no-baptism-word B\n")["points"] == json({1, 2}));
}

TEST_CASE("that trumps part no Hanger is noted where one stands, or is said to") {
    const std::string text = "rules: suedtirol\nhand A: L10 L9 EA HA S8\nhand B: H10 H9 SA E10 SU\n"
                             "hand C: EK H8 S10 E8 SO\nhand D: LA HU SK EU S9\n\nD: turn L8\n"
                             "B: good spiel\nA: show L10 L9\nA: done\nB: show H10 H9\n";
    CHECK(resultOf(text)["rulings"].empty());
    CHECK(rulingOf(text + "B: stand hanger\n", "trump_hanger")["verdict"] == "note");
    CHECK(rulingOf(text + "B: stand hanger\nB: done\n", "trump_hanger")["verdict"] == "note");
}

TEST_CASE("half a name is completed on question in the show, with what keeps the half") {
    const std::string house = "house: partial_baptism=completed_on_question\n";
    const auto shown = [](const std::string& house, const std::string& more) {
        return resultOf("rules: suedtirol\n" + house +
                        "trump: L\nhand A: HK E9 S9 H8 LA\nhand B: S8 H9 H10 EK SK\n"
                        "hand C: H7 SA LO EU E8\nhand D: HA LK S7 EO L8\n\nA: good spiel\n"
                        "B: show H9 H10\nB: done\nA: show S9 HK=10\n" +
                        more + "A: done\n");
    };
    const auto hanger = [](const json& result) { return result["figures"]["hanger"]["how"]; };
    const json whole = shown(house, "A: show HK=S10\n");
    CHECK(hanger(whole) == "open"); // as good as the other's
    CHECK(whole["rulings"].size() == 1);
    CHECK(whole["rulings"][0]["verdict"] == "note");
    CHECK_THAT(std::string(whole["rulings"][0]["explanation"]), Contains("wird der Name ergänzt"));
    // another rank is another name, and without the house rule half a name is none
    CHECK(hanger(shown(house, "A: show HK=SK\n")) == "unbet");
    CHECK(rulingOf("rules: suedtirol\n" + house +
                       "trump: L\nhand A: HK S9 ? ? ?\n\nA: good spiel\nB: done\nA: show S9 HK=10\n"
                       "A: show HK=SK\n",
                   "bapt_final")["verdict"] == "illegal");
    CHECK(hanger(shown("", "A: show HK=S10\n")) == "unbet");
    // played, too
    const std::string played = "rules: imst\n" + house + "trump: L\n\nA: play S9\nB: play HK=10\n";
    CHECK(rulingOf(played + "B: play HK=S9\n", "bapt_say")["verdict"] == "note");
    CHECK(resultOf(played + "B: play HK=SK\n")["rulings"].back()["verdict"] == "illegal");
    CHECK(resultOf(played + "B: play HK=S10\n")["rulings"].size() == 1);
}

TEST_CASE("only a Perlagg can be fetched, and a source says so") {
    const std::string text = "rules: imst\n\nD: turn L8\nD: exchange L10 ";
    const json plain = rulingOf(text + "L8\n", "ex_not_open");
    CHECK_THAT(std::string(plain["explanation"]), Contains("Laub-Achter ist keiner (§ 7)"));
    CHECK(plain["rests_on"] == "source");
    CHECK_THAT(std::string(rulingOf(text + "LU\n", "ex_not_open")["explanation"]),
               Contains("liegt nicht zum Tausch bereit"));
}

TEST_CASE("who picks up the cards breaks what the source of the place says of them") {
    const auto cited = [](const std::string& rules) {
        return rulingOf("rules: " + rules + "\n\nA: irregular picked-up\n", "cards_stay")["citations"];
    };
    CHECK(cited("innsbruck") == json::parse(R"([{"source": "pagat", "section": "The Play"}])"));
    CHECK(cited("suedtirol").size() == 2);
}

TEST_CASE("an exchange is forgotten by who could have made it") {
    const std::string text = "rules: imst\ndealer: D\nhand A: L10 H10 E9 SA LK\nhand B: S8 LU L8 S9 SK\n"
                             "hand C: LA L9 HA SO HO\nhand D: EA EK S10 HU H9\n\nD: turn H7\n";
    const auto said = [&](const std::string& events) {
        return std::string(rulingOf(text + events, "ex_forget")["explanation"]);
    };
    CHECK_THAT(said("B: irregular forgot-exchange\n"), Contains("gab es für B nichts zu tauschen"));
    CHECK_THAT(said("D: irregular forgot-exchange\n"), Contains("der eigene Schaden"));
    // who has no partner has nobody to leave it to
    CHECK_THAT(std::string(rulingOf("rules: imst\nseats: 3\n\nC: turn LU\nC: irregular forgot-exchange\n",
                                    "ex_forget")["explanation"]),
               Contains("der eigene Schaden") && !Contains("Partner"));
    // what the dealer fetched was not there for his partner
    CHECK_THAT(said("D: exchange HU H7\nB: irregular forgot-exchange\n"), Contains("nichts zu tauschen"));
}

TEST_CASE("that the exchange was left to the partner is not said of a dealer who could not make it") {
    const std::string left = "rules: imst\n\nD: turn LU\nB: exchange LK LU\nD: irregular left-exchange A\n";
    const json ruling = rulingOf(left, "ex_leave");
    CHECK(ruling["consequence"]["game_lost"] == 1);
    CHECK_FALSE(ruling.contains("provided"));
    CHECK_THAT(std::string(ruling["explanation"]), !Contains("Vorausgesetzt"));
    // where the house has it cost nothing it is no breach, as by pagat
    const json free = rulingOf("rules: imst\nhouse: exchange_left_to_partner=no_penalty\n\nD: turn LU\n"
                               "D: irregular left-exchange A\n",
                               "ex_leave");
    CHECK(free["verdict"] == "note");
    CHECK_THAT(std::string(free["explanation"]),
               Contains("kein Verstoß") && Contains("So ist es hier vereinbart"));
    // what else is ruled on is taken as done rightly
    CHECK(rulingOf("rules: imst\n\nD: turn LU\nB: exchange LK LU\nA: irregular showed-partner\n",
                   "comm_no_show")["provided"]
              .size() == 1);
}

TEST_CASE("of what was no breach no house rule is told") {
    const std::string agreed = "rules: imst\nhouse: misdeal_penalty=2\ndealer: D\n\n";
    const json none = rulingOf(agreed + "A: irregular misdeal-batches\n", "deal_batches");
    CHECK_THAT(std::string(none["explanation"]), Contains("Es folgt nichts") && !Contains("vereinbart"));
    CHECK_FALSE(none.contains("switch"));
    const json misdealt = rulingOf(agreed + "D: irregular misdeal-batches\n", "deal_batches");
    CHECK_THAT(std::string(misdealt["explanation"]), Contains("vereinbart"));
}

TEST_CASE("what a source sets is not called a house rule") {
    const auto records = record::read("rules: imst\ndealer: D\n\nD: turn L9\nD: irregular wrong-dealer A\n");
    REQUIRE(records);
    const ruling::Account account =
        ruling::accountOf(ruling::replay(records->front()), words::Language::German);
    REQUIRE_FALSE(account.rulings.empty());
    CHECK_THAT(account.rulings.front().sources, Contains("§ 33") && !Contains("Hausregel"));
}

namespace {

std::string sourcesOfFirst(const std::string& text) {
    const auto records = record::read(text);
    REQUIRE(records);
    const auto account = ruling::accountOf(ruling::replay(records->front()), words::Language::German);
    REQUIRE_FALSE(account.rulings.empty());
    return account.rulings.front().sources;
}

} // namespace

TEST_CASE("what this program chose is not called a house rule, nor is one told where nothing follows") {
    const std::string overlooked = "rules: innsbruck\n\nC: cut -\nC: irregular cut-overlooked\n";
    CHECK_THAT(sourcesOfFirst(overlooked), Contains("Vorgabe dieses Programms") && !Contains("Hausregel:"));
    CHECK_THAT(sourcesOfFirst("rules: schlanders\n\nC: cut -\nC: irregular cut-overlooked\n"),
               Contains("Hausregel:") && Contains("noch nicht vereinbart"));
    CHECK(sourcesOfFirst("rules: imst\ntrump: L\n\nA: play S9\nB: play S10\nB: irregular revoke A\n") ==
          "Imster Regeln 2015, § 17");
}

TEST_CASE("that the sources of Schlanders name the second Perlagg differently is said") {
    for (const std::string text : {"C: cut E8\n", "D: turn L9\nA: play E8=LA\n"}) {
        const json ruling = resultOf("rules: schlanders\n\n" + text)["rulings"][0];
        CHECK_THAT(std::string(ruling["explanation"]),
                   Contains("pagat.com den Eichelachter; gefolgt wird dem Club"));
    }
    CHECK(resultOf("rules: schlanders\n\nC: cut S8\n")["legal"] == true);
}

TEST_CASE("of three who bets in the show before it is their turn is told by what the source says of three") {
    const std::string text =
        "rules: innsbruck\nseats: 3\nhand-size: 3\ntrump: L\nhand A: LA LK S9\nhand B: H9 H8 S8\n"
        "hand C: E9 E8 H10\n\nA: play LA\nB: play H9\nC: play E9\nA: play LK\nB: play H8\nC: play E8\n";
    const json early = rulingOf(text + "C: bet gleich\n", "show_only_shower");
    CHECK(early["citations"] == json::parse(R"([{"source": "pagat", "section": "Three-Player Game"}])"));
    CHECK(early["rests_on"] == "source");
    CHECK(resultOf(text + "A: bet hanger\n")["rulings"].empty());
    CHECK(rulingOf(text + "C: irregular disturbed-show\n", "show_no_disturb")["citations"] ==
          early["citations"]);
    CHECK(rulingOf("rules: innsbruck\n\nD: turn L8\nB: good spiel\nD: irregular disturbed-show\n",
                   "show_no_disturb")["citations"] ==
          json::parse(R"([{"source": "pagat", "section": "The Show"}])"));
}

TEST_CASE("of three the second holds, and the third owes no answer") {
    for (const std::string rules : {"innsbruck", "imst", "strafperlaggen"}) {
        const std::string text =
            "rules: " + rules + "\nseats: 3\nscore: 5 5 5\n\nC: turn L8\nA: bet gleich\n";
        const std::string silent = "C: irregular unanswered\n";
        const json rides = rulingOf(text + "B: hold gleich\n" + silent, "p3_free_ride");
        CHECK(rides["verdict"] == "note");
        CHECK_THAT(std::string(rides["explanation"]),
                   Contains("C hat zum Gebot auf das Gleich nichts gesagt"));
        CHECK(resultOf(text + "B: hold gleich\n" + silent)["legal"] == true);
        // A has held C's three, and B need not
        CHECK(
            resultOf(text +
                     "B: hold gleich\nC: bet gleich 3\nA: hold gleich\nB: irregular unanswered\n")["legal"] ==
            true);
        // first it is for B
        const json early = rulingOf(text + silent, "p3_turn_answer");
        CHECK(early["verdict"] == "note");
        CHECK_THAT(std::string(early["explanation"]), Contains("beim Gleich antwortet aber zuerst B"));
        // once B is out it is for C
        CHECK(rulingOf(text + "B: good gleich\n" + silent, "bet_answer_now")["verdict"] == "illegal");
        CHECK(rulingOf(text + "B: irregular unanswered\n", "bet_answer_now")["verdict"] == "illegal");
    }
}

TEST_CASE("a revoke that nobody's cards show is said to have been, and ruled on once") {
    const std::string text = "rules: suedtirol\nhouse: revoke_penalty=lose_figure_spiel_minus2\ntrump: L\n\n"
                             "A: play S9\nB: play H8\nC: play S8\nD: play SA\nB: irregular revoke\n";
    const json first = rulingOf(text, "revoke");
    CHECK(first["verdict"] == "undecided");
    CHECK_THAT(std::string(first["explanation"]), Contains("B soll Farbe verleugnet haben"));
    const json both = resultOf(text + "A: irregular revoke\nB: irregular revoke\n");
    int fined = 0;
    for (const json& one : both["rulings"])
        fined += one["rule"] == "revoke" && one["seat"] == "B" && one["verdict"] == "undecided" ? 1 : 0;
    CHECK(fined == 1);
}

TEST_CASE("a figure told of cards that nobody wrote down is taken as there, provided that nobody denies it") {
    const json result = resultOf("rules: suedtirol\ntrump: L\nscore: 14 14\ntarget: 15\n\nA: ask 3\n"
                                 "B: deny\nA: reveal gleich K\n");
    CHECK(result["rulings"].empty());
    CHECK_THAT(result.dump(), Contains("nennt in Zeile 8 eine Figur, die da ist"));
    // where the cards are there the record itself tells
    const json known = resultOf("rules: suedtirol\ntrump: L\nscore: 14 14\ntarget: 15\n"
                                "hand A: SK EK HK S9 L9\nhand C: S8 L8 H10 E7 H9\n\nA: ask 3\nB: deny\n"
                                "A: reveal gleich A\n");
    CHECK(known["rulings"].back()["rule"] == "decl_oral");
}
