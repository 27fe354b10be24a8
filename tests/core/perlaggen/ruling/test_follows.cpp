#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <perlaggen/record/reader.h>
#include <perlaggen/ruling/account.h>
#include <perlaggen/ruling/replay.h>
#include <perlaggen/ruling/result.h>
#include <string>
#include <vector>

// What a ruling says beside its verdict: what becomes of the card or bet, whose points are gone, why.
using namespace schreiber;
using namespace schreiber::perlaggen;
using Catch::Contains;
using nlohmann::json;

namespace {

ruling::Replay replayed(const std::string& text) {
    const auto records = record::read(text);
    REQUIRE(records);
    return ruling::replay(records->front());
}

json ruled(const std::string& text, std::string_view rule, words::Language language) {
    const json object = json::parse(ruling::resultJson(replayed(text), language));
    for (const json& one : object["rulings"])
        if (one["rule"] == rule) return one;
    FAIL("no ruling by " << rule << ": " << object["rulings"].dump());
    return {};
}

// What is said in the three languages has what is named for each.
void says(const std::string& text, std::string_view rule, const std::array<std::string, 3>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string said = ruled(text, rule, words::kLanguages[i])["explanation"];
        if (!words[i].ends_with('.')) {
            CHECK_THAT(said, Contains(words[i]));
            continue;
        }
        // Where it ends a sentence, its section may stand before the full stop.
        const std::string wanted = words[i].substr(0, words[i].size() - 1);
        CHECK_THAT(said, Contains(words[i]) || Contains(wanted + " ("));
    }
}

const std::string kInnsbruckHolds =
    "rules: innsbruck\nscore: 3 5\ndealer: D\nhand A: E9 L9 E7 HA LA\nhand B: S9 E8 SO LK H7\n"
    "hand C: EA EK S10 LO H8\nhand D: EU LU SU H10 L8\n\nD: turn L7\nA: bet gleich\nB: hold gleich\n"
    "B: good spiel\nA: show E9 L9\nA: show EA\nD: show EU LU\nD: done\nA: good gleich\nC: show EA EK\n"
    "B: good hanger\n";

} // namespace

TEST_CASE("points that are gone are told with whose they were and who writes them") {
    const std::string thrown = "rules: imst\ntrump: L\nscore: 4 4\nhand A: L10 H10 E9 SA LK\n"
                               "hand B: EU HU L8 S9 E10\nhand C: LA L9 HA SO S7\nhand D: EA EK S10 HO H9\n\n"
                               "A: bet gleich\nB: hold gleich\nB: good spiel\nC: irregular exposed-hand\n";
    says(
        thrown, "throw_in",
        {"A und C verlieren damit das Gleich und den Hanger. B und D schreiben das Gleich (2) und den Hanger "
         "(1).",
         "A e C perdono così il Gleich e l'Hanger. B e D segnano il Gleich (2) e l'Hanger (1).",
         "A and C thereby lose the Gleich and the Hanger. B and D score the Gleich (2) and the Hanger (1)."});
    says(kInnsbruckHolds, "false_bet",
         {"B und D bekommen aus dieser Gabe keine Punkte. A und C schreiben das Gleich (2).",
          "B e D non ricevono punti in questa smazzata. A e C segnano il Gleich (2).",
          "B and D get no points from this deal. A and C score the Gleich (2)."});
    says("rules: strafperlaggen\ntrump: L\nscore: 9 9 9\n\nA: bet gleich\nC: hold gleich\n", "st_turn",
         {"C bekommt aus dieser Gabe keine Punkte.", "C non riceve punti in questa smazzata.",
          "C gets no points from this deal."});
}

TEST_CASE("what becomes of a card, a bet, an answer and a question is said") {
    const std::string imst = "rules: imst\ntrump: H\nhand A: S9 LK L10 E8 H9\nhand B: S10 LA L8 HA E9\n\n";
    says(imst + "A: play S9\nB: play LA\n", "follow",
         {"geht zurück, solange der Stich läuft", "torna in mano finché", "goes back while the trick runs"});
    says(imst + "A: bet gleich 4\n", "bet_no_jump",
         {"Das Gebot gilt nicht.", "L'offerta non vale.", "The bet does not count."});
    says(imst + "A: bet gleich\nA: play S9\n", "bet_suspends",
         {"Die Karte geht zurück.", "La carta torna in mano.", "The card goes back."});
    says(imst + "A: play S9=S10\n", "bapt_not_perlagg",
         {"bleibt, was sie zeigt", "resta ciò che mostra", "stays what it shows"});
    says(imst + "A: play S9\nC: play SO\n", "out_of_turn",
         {"Die Karte geht zurück.", "La carta torna in mano.", "The card goes back."});
    says("rules: oberland\ntrump: H\n\nA: play S9\nC: play SO\n", "out_of_turn",
         {"bleibt liegen und zählt", "resta in tavola e conta", "stays and counts"});
    says(imst + "A: hold gleich\n", "no_open_bet",
         {"Die Antwort gilt nicht.", "La risposta non vale.", "The answer does not count."});
    says("rules: imst\nscore: 14 9\ntrump: H\n\nA: play S9\nA: ask 4\n", "decl_before_card",
         {"Die Frage gilt nicht.", "La domanda non vale.", "The question does not count."});
    says("rules: imst\ndealer: D\n\nD: irregular misdeal-exposed\n", "misdeal_exposed",
         {"nur, wenn es verlangt", "solo se qualcuno lo chiede", "only if it is demanded"});
    says("rules: imst\ndealer: D\n\nC: cut HK\nD: irregular misdeal-exposed A\n", "misdeal_exposed",
         {"behält Herz-König und hebt noch einmal ab", "tiene il re di Herz e taglia ancora",
          "keeps the King of hearts and cuts again"});
    says("rules: imst\ndealer: D\n\nC: cut HK\nC: irregular cut-visible\n", "cut_one_visible",
         {"geht ins Paket zurück: Herz-König", "torna nel mazzo: il re di Herz",
          "goes back into the pack: the King of hearts"});
    says("rules: imst\n\nA: irregular secret-talk\n", "comm_observable",
         {"Die Regeln hier sagen dazu nichts", "Le regole di qui non ne parlano",
          "The rules here say nothing of it"});
    says("rules: innsbruck\n\nA: irregular secret-talk\n", "comm_observable",
         {"muss für die Gegner wahrzunehmen", "devono essere percepibili", "must be observable"});
    says("rules: oberland\ntrump: H\n\nB: play HA\nA: play H9\nC: play H10\nD: play H8\n", "out_of_turn",
         {"sticht damit nicht", "con essa non prende", "cannot take the trick"});
    says("rules: suedtirol\ndealer: D\n\nC: cut -\nC: irregular cut-overlooked\n", "cut_overlooked",
         {"bleibt im Paket", "Resta nel mazzo", "stays in the pack"});
    says("rules: imst\ndealer: C\n\nB: irregular cut-overlooked\n", "cut_overlooked",
         {"verloren; C als Geber darf ihn nehmen.", "C, che dà le carte, può prenderlo.",
          "C, who deals, may take it."});
    says("rules: imst\ndealer: C\n\nB: irregular cut-overlooked C\n", "cut_overlooked",
         {"verloren; C als Geber darf ihn nehmen.", "C, che dà le carte, può prenderlo.",
          "C, who deals, may take it."});
    says("rules: imst\ndealer: C\n\nB: irregular cut-overlooked A\n", "cut_overlooked",
         {"nehmen darf ihn nur der Geber, C, und nicht A.", "solo chi dà le carte, C, e non A.",
          "only the dealer, C, may take it, and not A."});
    const std::string given = "rules: imst\ntrump: L\n\nA: bet gleich\nB: good gleich\n";
    for (const std::string& text : {given, given + "B: good spiel\nB: good hanger\n"})
        says(text + "B: stand gleich\n", "tie_stands",
             {"es ist aber schon entschieden", "che è già deciso", "but it is decided already"});
    says("rules: imst\ntrump: L\n\nB: stand gleich\n", "tie_stands",
         {"gewiesen wird aber erst", "si mostra solo quando", "no show before the Spiel is decided"});
    says(
        "rules: imst\nscore: 14 9\nhand A: SK LK HK EA S8\nhand B: LA H9 S9 E10 L8\nhand C: H8 E8 L10 SU EK\n"
        "hand D: SA S7 LO H10 HA\n\nD: turn L9\nA: ask 4\nB: deny\n",
        "bummerl", {"Die Frage gilt nicht.", "La domanda non vale.", "The question does not count."});
    says(
        "rules: imst\nscore: 14 9\nhand A: SK LK HK EK S8\nhand B: LA H9 S9 E10 L8\nhand C: H8 E8 L10 SU EA\n"
        "hand D: SA S7 LO H10 HA\n\nD: turn L9\nA: ask 4\nB: deny\n",
        "decl_forced_answer", {"hat die Partie gewonnen", "ha vinto la partita", "has won the game"});
    says("rules: imst\nscore: 6 6\ntrump: L\n\nA: bet gleich\nB: hold gleich\nA: irregular no-proof\n",
         "false_bet",
         {"A hat das Gleich geboten und weist es nicht (§ 10). 2 Strafpunkte für A und C. A und C bekommen "
          "aus "
          "dieser "
          "Gabe keine Punkte.",
          "A ha offerto il Gleich e non lo mostra.", "A bet the Gleich and does not show one."});
}

TEST_CASE("a revoke is told with the suit led and the card held, and cites what forbids it") {
    const std::string plain = "rules: imst\ntrump: H\nhand A: S9 LK L10 HU H9\nhand B: S10 LA L8 HA E8\n"
                              "hand C: SO L9 H10 SA SU\nhand D: EA EK E7 S7 S8\n\n"
                              "A: play S9\nB: play LA\nC: play SA\nD: play S7\n";
    says(plain, "revoke",
         {"Ausgespielt war Schell; B hat Laub-Ass gegeben und hielt noch Schell-Zehner", "Schell", "bells"});
    const std::string named = "rules: innsbruck\ntrump: S\nhand A: LA H8 H9 H10 HA\nhand B: LK E7 E8 E9 E10\n"
                              "hand C: L8 S9 S10 SA H7\nhand D: L9 LO LU SK HU\n\n"
                              "A: play LA\nB: play E7=HA\nC: play L8\nD: play L9\n";
    says(named, "revoke", {"auf Herz-Ass getauft", "come", "named"});
    const json ruling = ruled(named, "revoke", words::Language::German);
    CHECK_THAT(ruling["citations"].dump(), Contains("The Play"));
}

TEST_CASE("a Hanger in trumps keeps an equal one from standing, and the editor's doubt is told") {
    const std::string text = "rules: imst\ntrump: H\nhand A: H10 H9 E9 SA LK\nhand B: S10 S9 L8 EA LO\n\n"
                             "B: good spiel\nA: bet hanger\nB: hold hanger\nA: show H10 H9\nB: show S10 S9\n"
                             "B: stand hanger\n";
    says(text, "trump_hanger", {"in Trumpf", "di briscola", "in trumps"});
    CHECK(ruled(text, "trump_hanger", words::Language::German).contains("doubt"));
}

TEST_CASE("a card that is in order is told with what was led and what its player holds") {
    const auto told = [](const std::string& rules, const std::string& plays) {
        const std::string text = "rules: " + rules +
                                 "\ntrump: L\nhand A: HA H10 EK SA S9\nhand B: H9 LA E8 S7 S10\n"
                                 "hand C: EA E10 LK E9 LU\nhand D: HK H8 H7 HO EO\n\n" +
                                 plays;
        const ruling::Account account = ruling::accountOf(replayed(text), words::Language::German);
        for (const ruling::Account::Judged& reason : account.reasons)
            if (reason.ofLast) return std::string(reason.rule) + ": " + reason.explanation;
        FAIL("nothing is said: " << text);
        return std::string();
    };
    CHECK(told("innsbruck", "A: play HA\n") == "lead_any: A spielt Herz-Ass. Wer ausspielt, darf jede Karte "
                                               "nehmen.");
    CHECK(told("innsbruck", "A: play HA\nB: play H9\n") ==
          "follow: B spielt Herz-Neuner. Ausgespielt ist Herz, und B gibt es zu.");
    CHECK_THAT(told("innsbruck", "A: play HA\nB: play LA\n"), Contains("ein Trumpf darf auch dann"));
    const std::string twoIn = "A: play HA\nB: play H9\n";
    CHECK_THAT(told("innsbruck", twoIn + "C: play E9\n"),
               Catch::StartsWith("follow_void") && Contains("C hat kein Herz mehr"));
    CHECK_THAT(told("innsbruck", twoIn + "C: play LU=HK\n"),
               Catch::StartsWith("follow_void") && Contains("C hat kein Herz mehr"));
    CHECK_THAT(told("imst", twoIn + "C: play LU=EA\n"),
               Catch::StartsWith("follow_perl_free") && Contains("darf immer zugegeben werden"));
}

TEST_CASE("a new deal that hangs on how many cards a figure needs names that rule, and its doubt") {
    const auto newDeal = [](const std::string& shown) {
        return ruled("rules: imst\ntrump: L\nscore: 13 14\ndealer: D\nhand A: E8 HK E9 S10 L10\n"
                     "hand B: EA SO H8 L8 HA\nhand C: SA H9 EU LO E10\nhand D: LA EK H10 SK HO\n\n"
                     "A: bet spiel\nB: good spiel\nA: done\n" +
                         shown + "B: done\nA: done\n",
                     "mid_redeal", words::Language::German);
    };
    const json pair = newDeal("B: show EA HA\n"); // two would do where two are enough
    CHECK(pair["switch"] == "mid_min_cards");
    CHECK(pair.contains("doubt"));
    const json nothing = newDeal("");
    CHECK_FALSE(nothing.contains("switch"));
    CHECK_FALSE(nothing.contains("doubt"));
}

TEST_CASE("what a source says keeps its source; the house rule is named for what it alone allows") {
    const auto sources = [](const std::string& head) {
        const ruling::Account account =
            ruling::accountOf(replayed(head + "dealer: D\n\nA: blind gleich\n"), words::Language::German);
        REQUIRE(account.reasons.size() == 1);
        CHECK(account.reasons.front().rule == "blind_ok"_point);
        return account.reasons.front().sources;
    };
    CHECK(sources("rules: innsbruck\nscore: 0 0\n") == "pagat.com, Blind bets");
    CHECK_THAT(sources("rules: imst\nscore: 0 0\n"), Contains("§ 32") && !Contains("Hausregel"));
    CHECK_THAT(sources("rules: innsbruck\nscore: 17 3\nhouse: gestrichen_may_bet_blind=yes\n"),
               Catch::StartsWith("so vereinbart"));
    const json denied =
        ruled("rules: imst\nscore: 14 9\nhand A: SK LK HK EK S8\nhand B: LA H9 S9 E10 L8\n"
              "hand C: H8 E8 L10 SU EA\nhand D: SA S7 LO H10 HA\n\nD: turn L9\nA: ask 4\nB: deny\n",
              "decl_forced_answer", words::Language::German);
    CHECK_THAT(denied["citations"].dump(), Contains("§ 25"));
}

TEST_CASE("after a throw-in every figure goes where it goes by that, not by what lies on the table") {
    const std::string text = "rules: imst\ntrump: L\nscore: 4 4\nhand A: L10 H10 E9 SA LK\n"
                             "hand B: EU HU L8 S9 E10\nhand C: LA L9 HA SO S7\nhand D: EA EK S10 HO H9\n\n"
                             "A: irregular exposed-hand\n";
    const ruling::Account account = ruling::accountOf(replayed(text), words::Language::German);
    REQUIRE(account.reasons.size() == 3);
    for (const ruling::Account::Judged& reason : account.reasons) {
        CHECK(reason.rule == "throw_in"_point);
        CHECK_THAT(reason.explanation, Contains("geht an B und D: A hat die Karten hingeworfen."));
        CHECK_THAT(reason.sources, Contains("§ 9"));
    }
}

TEST_CASE("once a hand was thrown in nobody has to have what was given to him, and after the deal a hand may "
          "be shown") {
    const auto points = [](const std::string& events) {
        const json told = json::parse(ruling::resultJson(
            replayed("rules: imst\nscore: 5 5\n\nD: turn L9\n" + events), words::Language::German));
        return told["points"].dump();
    };
    CHECK(points("B: good gleich\nA: irregular exposed-hand\n") == "[1,2]"); // given to A before, unproven
    CHECK(points("A: bet hanger\nB: good hanger\nA: irregular exposed-hand\n") == "[1,2]");
    const std::string settled = "rules: imst\nscore: 5 5\n\nA: good gleich\nA: good hanger\nA: good spiel\n";
    CHECK(replayed(settled + "A: irregular exposed-hand\n").rulings.size() ==
          replayed(settled).rulings.size());
}

TEST_CASE("equal Hanger stand by a source where one says so of trumps, else by the house") {
    const auto sources = [](const std::string& rules, const std::string& cards) {
        const std::string text = "rules: " + rules + "\ntrump: L\nhand A: HA HK HO SO H8\nhand D: " + cards +
                                 " S9 S8\n\nB: good spiel\nA: good gleich\nA: show HA HK HO\nA: done\n"
                                 "D: show " +
                                 cards + "\nD: stand hanger\n";
        const ruling::Account account = ruling::accountOf(replayed(text), words::Language::German);
        for (const ruling::Account::Judged& reason : account.reasons)
            if (reason.rule == "tie_stands") return reason.sources;
        for (const ruling::Account::Judged& ruled : account.rulings) // told as a note already
            if (ruled.rule == "trump_hanger") return ruled.sources;
        FAIL("nothing stands: " << text);
        return std::string();
    };
    CHECK_THAT(sources("innsbruck", "LA LK LO"), Contains("Dealing with ties") && !Contains("Hausregel"));
    CHECK_THAT(
        sources("suedtirol", "LA LK LO"), // where two passages say the contrary
        Catch::StartsWith("Imster Regeln 2015, Figuren; pagat.com, Dealing with ties; Vorgabe dieses"));
    CHECK_THAT(sources("suedtirol", "EA EK EO"), Contains("Imster Regeln 2015") && !Contains("Hausregel"));
}

TEST_CASE("what was conceded in the deal is told where it makes a side gestrichen") {
    const std::string text =
        "rules: imst\ntrump: L\nscore: 13 3\n\nA: bet gleich\nB: good gleich\nA: bet spiel\n";
    says(text, "gestr_no_bet", {"auf der Schrift 13", "ha 13 sul foglio", "has 13 on the sheet"});
    CHECK_THAT(ruled(text, "gestr_no_bet", words::Language::German)["citations"].dump(), Contains("§ 26"));
}

TEST_CASE("nothing is said that is not so in this place or deal") {
    says("rules: innsbruck\ndealer: D\n\nD: turn L9\nD: irregular wrong-dealer\n", "wrong_dealer_late",
         {"trotzdem bei den gegebenen Karten", "comunque valide", "stands all the same"});
    says("rules: innsbruck\ndealer: D\n\nD: turn L9\nB: irregular wrong-dealer\n", "wrong_dealer_late",
         {"nach dem Protokoll hat aber D gegeben", "ma secondo il verbale le ha date D",
          "by the record it was D who dealt"});
    says("rules: imst\ndealer: D\n\nD: turn L9\nA: irregular looked-at-stock\n", "luck_boden_once",
         {"hier nie gezeigt", "non si mostra mai", "never shown"});
    says("rules: imst\ntrump: L\n\nA: irregular not-declared\n", "three_tricks_stop",
         {"die anderen können das Spiel aber nie mehr machen", "non possono più fare lo Spiel",
          "can never make the Spiel any more"});
    says("rules: innsbruck\ntrump: L\n\nA: irregular not-declared\n", "three_tricks_stop",
         {"legt keine Quelle fest", "nessuna fonte stabilisce", "no source lays down"});
    says("rules: innsbruck\ntrump: L\nscore: 17 17\n\nA: play L9\nA: ask 3\n", "decl_before_card",
         {"dieses Programm liest sie wie die Imster Regeln", "questo programma le legge come",
          "this program reads them as the Imst rules"});
    says(
        "rules: innsbruck\nseats: 3\ntrump: L\nscore: 17 17 17\n\nA: ask 3\n", "decl_both_inn",
        {"so liest es dieses Programm auch", "così questo programma le legge", "this program reads them so"});
    says("rules: innsbruck\n\nC: cut -\nA: blind gleich\n", "blind_time",
         {"nur vor dem Abheben", "solo prima del taglio", "only before the cut"});
    says("rules: imst\ndealer: D\n\nD: irregular misdeal-batches\n", "deal_batches",
         {"zuerst zwei, dann drei.", "prima due, poi tre.", "first two, then three."});
}

TEST_CASE("what no source of the place tells names the house rule it hangs on") {
    const json cards = ruled("rules: innsbruck\ntrump: L\n\nA: irregular extra-cards knowingly\n",
                             "extra_cards", words::Language::German);
    CHECK(cards["citations"].empty());
    CHECK(cards["switch"] == "extra_cards_intent");
    const json exposed = ruled("rules: innsbruck\ndealer: D\n\nD: irregular misdeal-exposed\n",
                               "misdeal_exposed", words::Language::German);
    CHECK(exposed["consequence"]["undecided"]["switch"] == "exposed_by_dealer");
    CHECK((!exposed.contains("switch") || exposed["switch"] == "exposed_by_dealer"));
}

// RP-130 has pagat and Schlanders alone; bet_before_exchange is about what comes after the turn-up.
TEST_CASE("a bet before the turn-up does not hang on the house rule about the exchange") {
    const std::string early = "\n\nA: bet gleich\nD: turn H9\n";
    const json imst = ruled("rules: imst" + early, "bet_who", words::Language::German);
    CHECK(imst["verdict"] == "illegal");
    CHECK(imst["citations"].empty());
    CHECK_FALSE(imst.contains("switch"));
    CHECK(ruled("rules: innsbruck" + early, "bet_who", words::Language::German)["citations"].dump().find(
              "Betting") != std::string::npos);
    const json exchange =
        ruled("rules: imst\nhouse: bet_before_exchange=after_exchange\nhand D: H8 ? ? ? ?\n\n"
              "D: turn HU\nA: bet gleich\n",
              "bet_who", words::Language::German);
    CHECK(exchange["switch"] == "bet_before_exchange");
}

TEST_CASE("a bet conceded is written at once, and what a challenge costs is the house's reading") {
    const std::string conceded = "rules: imst\nscore: 12 14\ntrump: H\nhand C: L7 L9 E10 SU SA\n\n"
                                 "C: bet hanger\nD: good hanger\n";
    const json note = ruled(conceded, "false_bet", words::Language::German);
    CHECK(note["verdict"] == "note");
    CHECK(note["switch"] == "conceded_bet_proof");
    CHECK(note["citations"].empty());
    says(conceded, "false_bet",
         {"nur, wenn die Gegner es verlangen", "solo se gli avversari lo chiedono",
          "only if the opponents demand it"});
    const json fined = ruled(conceded + "C: irregular no-proof\n", "false_bet", words::Language::German);
    CHECK(fined["verdict"] == "illegal");
    CHECK(fined["consequence"]["penalty"] == json({2, 0}));
    CHECK(fined["switch"] == "conceded_bet_proof");
    CHECK(fined["citations"].empty());
    // what was held is § 10's own case
    const std::string held = "rules: imst\nscore: 2 4\ntrump: H\nhand C: L7 L9 E10 SU SA\n\n"
                             "C: bet hanger\nD: hold hanger\nC: irregular no-proof\n";
    CHECK(ruled(held, "false_bet", words::Language::German)["citations"].dump().find("§ 10") !=
          std::string::npos);
}

TEST_CASE("what no source of the place tells is said to be read as elsewhere") {
    const std::array<std::string, 3> likeImst{"wie die Imster Regeln", "come le regole di Imst",
                                              "as the Imst rules"};
    says("rules: innsbruck\n\nC: irregular cut-visible\n", "cut_one_visible", likeImst);
    says("rules: innsbruck\n\nC: irregular cut-sloppy\n", "cut_tretteln", likeImst);
    says("rules: innsbruck\ndealer: D\n\nA: irregular misdeal-exposed\n", "misdeal_exposed_other", likeImst);
    says("rules: innsbruck\ndealer: D\n\nD: irregular misdeal-count\n", "misdeal_count", likeImst);
    says("rules: innsbruck\ndealer: D\n\nB: irregular misdeal-count\n", "misdeal_count", likeImst);
    says("rules: innsbruck\ndealer: D\n\nD: irregular misdeal-exposed B\n", "misdeal_exposed", likeImst);
    const std::string count = ruled("rules: imst\ndealer: D\n\nD: irregular misdeal-count\n", "misdeal_count",
                                    words::Language::German)["explanation"];
    CHECK_THAT(count, !Contains("wie die Imster"));
    // matrix C1b: pagat forbids it and lays down no fine
    const std::string revoked =
        "dealer: D\ntrump: L\nhand B: H9 L8 L9 E8 E9\n\nA: H10\nB: E8\nC: H8\nD: HA\n";
    says("rules: innsbruck\n" + revoked, "revoke",
         {"Mehr legt keine Quelle fest, die hier gilt", "altro non stabilisce nessuna fonte",
          "no source that holds here lays down more"});
    says("rules: imst\nhouse: revoke_penalty=none\n" + revoked, "revoke",
         {"keine Punkte: so vereinbart", "non costa punti: così concordato", "costs no points: so agreed"});
    for (const char* told : {"rules: imst\n", "rules: suedtirol\n",
                             "rules: innsbruck\nhouse: revoke_penalty=lose_deal_minus2\n"}) {
        const std::string said = ruled(told + revoked, "revoke", words::Language::German)["explanation"];
        CHECK_THAT(said, Contains("2 Strafpunkte") && !Contains("Mehr legt keine Quelle fest"));
    }
    says("rules: imst\n\nC: irregular cut-visible\n", "cut_one_visible",
         {"mehr als eine Karte sichtbar; es wird", "più di una carta: si mescola", "cut; the cards"});
}

// readings.md 7: the dealer deals and turns up, his right neighbour cuts.
TEST_CASE("what only the dealer or the cutter can do wrong comes to nothing from another") {
    const auto comesTo = [](const std::string& text, const std::string& rule, const char* said) {
        INFO(text);
        const json ruling = ruled(text, rule, words::Language::German);
        CHECK(ruling["verdict"] == "note");
        CHECK(ruling["consequence"]["redeal"] == false);
        CHECK(ruling["consequence"]["void"] == false);
        CHECK(ruling["consequence"]["penalty"] == json({0, 0}));
        const std::string explanation = ruling["explanation"];
        CHECK_THAT(explanation, Contains(said) && Contains("Es folgt nichts."));
    };
    for (const char* rules : {"imst", "innsbruck", "oberland"}) {
        const std::string head = "rules: " + std::string(rules) + "\ndealer: D\n\nC: cut HK\n";
        comesTo(head + "A: irregular misdeal-batches B\n", "deal_batches", "nach dem Protokoll gibt aber D");
        comesTo(head + "B: irregular cut-visible\n", "cut_one_visible", "abzuheben hat C");
        comesTo(head + "D: irregular cut-sloppy\n", "cut_tretteln", "abzuheben hat C");
        comesTo(head + "A: irregular cut-overlooked D\n", "cut_overlooked", "abzuheben hat C");
        const bool stands = rules == std::string("innsbruck");
        comesTo(head + "D: turn L9\nA: irregular wrong-dealer\n",
                stands ? "wrong_dealer_late" : "wrong_dealer_found", "nach dem Protokoll hat aber D gegeben");
    }
    // what the cutter kept stays his, and a card not in his hand is one
    const std::string kept = "rules: imst\ndealer: D\nhand C: HA H9 L10 S9 S8\n\nC: cut HK\n";
    CHECK(ruled(kept + "B: irregular cut-visible\n", "cut_keep", words::Language::German)["verdict"] ==
          "illegal");
    CHECK(ruled("rules: imst\ndealer: D\n\nD: irregular misdeal-batches\n", "deal_batches",
                words::Language::German)["consequence"]["redeal"] == true);
    CHECK(ruled("rules: imst\ndealer: D\n\nD: turn L9\nD: irregular wrong-dealer A\n", "wrong_dealer_found",
                words::Language::German)["consequence"]["redeal"] == true);
}

TEST_CASE("whose deal it is by the record is said, and a bet that nobody had to answer") {
    const std::string dealt = "rules: imst\ndealer: D\ntrump: H\n\nB: irregular wrong-dealer\n";
    says(dealt, "wrong_dealer_found",
         {"die Gabe von D, und D hat zu geben (§ 33). Es wird neu gegeben", "tocca a D, e le dà D",
          "D has to deal"});
    const std::string own = "rules: imst\ntrump: H\n\nA: bet gleich\n";
    says(own + "A: irregular unanswered\n", "bet_answer_now",
         {"soll ein Gebot nicht beantwortet haben", "non avrebbe risposto", "is said not to have answered"});
    CHECK(ruled(own + "A: irregular unanswered\n", "bet_answer_now", words::Language::German)["verdict"] ==
          "note");
    for (const char* others : {"B: irregular unanswered\n", "B: bet gleich 3\nA: irregular unanswered\n",
                               "B: hold gleich\nB: irregular unanswered\n"})
        CHECK(ruled(own + others, "bet_answer_now", words::Language::German)["verdict"] == "illegal");
}

TEST_CASE("a bet that lacked its word is no doubt of the editor, who is for it") {
    const json said =
        ruled("rules: imst\n\nA: bet gleich\nA: irregular not-a-bet\n", "bet_words", words::Language::German);
    CHECK_FALSE(said.contains("doubt"));
    CHECK(said["citations"].dump().find("§ 8") != std::string::npos);
}

TEST_CASE("who has no partner is not told of one, nor to concede with another") {
    for (const char* head : {"rules: innsbruck\nseats: 3\n", "rules: strafperlaggen\n"}) {
        const std::string text = std::string(head) + "trump: L\n\nA: irregular secret-talk\n";
        says(text, "p3_solo", {"jeder für sich", "ognuno gioca per sé", "everyone plays for himself"});
        const json ruling = ruled(text, "p3_solo", words::Language::German);
        CHECK(ruling["citations"].dump().find("Three-Player Game") != std::string::npos);
        CHECK(ruling["switch"] == "penalty_unspecified");
    }
    const std::string both = "rules: innsbruck\nseats: 3\ntrump: L\n\nA: good spiel\nB: good spiel\n";
    const json object = json::parse(ruling::resultJson(replayed(both), words::Language::German));
    REQUIRE(object["rulings"].size() == 2);
    for (const json& one : object["rulings"])
        CHECK_THAT(one["explanation"].get<std::string>(), !Contains("zusammen"));
}

TEST_CASE("for how many cards was asked, only the question itself tells") {
    const auto told = [](const std::string& text, std::string_view rule) {
        return ruled("rules: oberland\ntrump: L\nscore: 14 3\n\n" + text + "A: irregular false-declaration\n",
                     rule, words::Language::German)["explanation"]
            .get<std::string>();
    };
    CHECK_THAT(told("", "bummerl"), Contains("nach einer Figur zum Ausgehen"));
    CHECK_THAT(told("A: ask 5\nB: allow\n", "bummerl"), Contains("nach einer Figur mit fünf Karten"));
    const std::string early = "rules: innsbruck\ntrump: L\n\nA: irregular false-declaration\n";
    says(early, "decl_both_inn",
         {"nach einer Figur zum Ausgehen", "una figura per uscire", "a figure to go out with"});
}

TEST_CASE("a fine that cannot come off yet is owed, whatever else a revoke costs") {
    const std::string revoke = "rules: imst\nscore: 5 0\ntrump: L\nhand B: S10 LA H8 E9 E10\n\n"
                               "A: play S9\nB: play E9\nC: play S8\nD: play S7\n";
    const json object = json::parse(ruling::resultJson(replayed(revoke), words::Language::German));
    CHECK(object["penalties"] == json({0, 2}));
    CHECK(object["score"] == json({5, 0}));
    CHECK(object["deferred"] == json({0, 2}));
}

TEST_CASE("what is in order is told with the point that allows it, and a trick with its steps") {
    const std::string third = "rules: imst\nscore: 14 12\ntrump: L\n\nD: bet gleich\nA: hold gleich\n"
                              "D: bet hanger\nC: hold hanger\nD: bet spiel\n";
    for (const words::Language language : words::kLanguages) {
        const ruling::Account account = ruling::accountOf(replayed(third), language);
        REQUIRE(account.reasons.size() == 1);
        CHECK(account.reasons[0].rule == "m1412_third"_point);
        CHECK_THAT(account.reasons[0].sources, Contains("§ 27"));
        CHECK(account.reasons[0].facts.size() == 2);
    }
    const std::string trick =
        "rules: innsbruck\ntrump: L\n\nA: play L10\nB: play LA\nC: play LU=LA\nD: play S7=LA\n";
    const ruling::Account account = ruling::accountOf(replayed(trick), words::Language::German);
    const ruling::Account::Judged& last = account.reasons.back();
    CHECK_THAT(last.explanation, Contains("D macht den Stich"));
    REQUIRE(last.facts.size() == 4);
    CHECK_THAT(last.facts[2], Contains("sticht die echte Karte"));
    CHECK_THAT(last.facts[3], Contains("unter Perlaggen"));
    CHECK_THAT(ruling::resultText(replayed(trick), words::Language::English), Contains("D takes the trick"));
    // what is ruled against is not called allowed
    CHECK(ruling::accountOf(replayed("rules: innsbruck\ntrump: L\n\nA: bet gleich 4\n"),
                            words::Language::German)
              .reasons.empty());
}

TEST_CASE("both sides tell of their figures where the side that denied has asked as well") {
    for (const std::string set : {"innsbruck", "suedtirol"})
        for (const std::string deny : {"", "A: deny\n"}) {
            const std::string text =
                "rules: " + set +
                "\nscore: 17 17\ntrump: L\nhand A: HA LA EA LK SU\nhand B: E8 S8 H8 H10 EK\n"
                "hand C: L10 L9 E10 S9 HO\nhand D: H9 SA E9 S10 SK\n\nA: ask 3\nB: deny\nB: ask 3\n" +
                deny + "A: reveal gleich A\nB: reveal gleich 8\n";
            const json object = json::parse(ruling::resultJson(replayed(text), words::Language::German));
            INFO(object.dump());
            CHECK(object["legal"] == true);
            CHECK(object["game_winner"] == 0);
        }
}

namespace {

// The reasons of an account, each as its title, its sentence and its steps in one text.
std::vector<std::string> reasonsIn(const std::string& text, words::Language language) {
    std::vector<std::string> all;
    for (const ruling::Account::Judged& reason : ruling::accountOf(replayed(text), language).reasons) {
        all.push_back(reason.what + " | " + reason.explanation);
        for (const std::string& fact : reason.facts) all.back() += " | " + fact;
        CHECK_FALSE(reason.sources.empty());
    }
    return all;
}

std::string allReasons(const std::string& text, words::Language language = words::Language::German) {
    std::string all;
    for (const std::string& one : reasonsIn(text, language)) all += one + '\n';
    return all;
}

} // namespace

TEST_CASE("a figure that is decided has its reason, step by step, as a trick has") {
    const std::string given =
        "rules: innsbruck\nplayers: A=Anna B=Bert C=Carla D=Dora\ndealer: D\ntrump: L\n"
        "hand A: E9 L9 E7 HA LA\nhand B: S9 E8 SO LK H7\nhand C: EA EK S10 LO H8\nhand D: EU HU SU H10 L8\n\n"
        "B: good spiel\nA: show E9 L9\nB: show SO LK\nD: show EU HU SU\nA: done\n";
    const std::string german = allReasons(given);
    CHECK_THAT(german, Contains("Das Spiel geht an Anna und Carla: Bert hat es gut gelassen."));
    CHECK_THAT(german,
               Contains("Das Gleich geht an Bert und Dora: Dora hat drei Unter, Anna nur zwei Neuner."));
    CHECK_THAT(german, Contains("Dora: Eichel-Unter, Herz-Unter und Schell-Unter."));
    CHECK_THAT(german, Contains("Drei Karten gehen vor zwei, wie hoch sie auch sind."));
    CHECK_THAT(german,
               Contains("Der Hanger geht an Bert und Dora: Die anderen haben nichts gewiesen, was mithält."));
    CHECK_THAT(allReasons(given, words::Language::Italian),
               Contains("Il Gleich va a Bert e Dora: Dora ha tre Unter, Anna solo due nove.") &&
                   Contains("Lo Spiel va a Anna e Carla: Bert lo ha lasciato buono."));
    CHECK_THAT(allReasons(given, words::Language::English),
               Contains("The Gleich goes to Bert and Dora: Dora has three Unters, Anna only two Nines.") &&
                   Contains("Three cards go before two, however high they are."));
}

TEST_CASE("a game that a thrown hand ends is told to end by that, in every set that has the rule") {
    for (const std::string set : {"imst", "oberland"}) {
        const std::string text = "rules: " + set + "\nscore: 3 13\n\nC: irregular exposed-hand\n";
        const ruling::Account account = ruling::accountOf(replayed(text), words::Language::German);
        CHECK(account.reasons.back().rule == "throw_in"_point);
    }
    // what a false bet has forfeited is not what was thrown in
    const std::string forfeited =
        "rules: innsbruck\nscore: 17 5\nhand A: EK LK H9 L9 S8\nhand B: EA LA H10 S9 E8\n"
        "hand C: H8 E10 S10 SU HO\nhand D: SA SK EO H7 HU\n\nD: turn L8\nB: bet hanger\nA: good hanger\n"
        "A: play H9\nB: play H10\nC: play H8\nD: play HU\nD: play SA\nA: play S8\nB: play S9\nC: play S10\n"
        "D: play SK\nA: play L9\nB: play LA\nC: play SU\nB: show EA\nB: done\nA: done\n";
    const json object = json::parse(ruling::resultJson(replayed(forfeited), words::Language::German));
    REQUIRE(object["game_winner"] == 0);
    const ruling::Account account = ruling::accountOf(replayed(forfeited), words::Language::German);
    for (const ruling::Account::Judged& reason : account.reasons) CHECK(reason.rule != "throw_in"_point);
}

TEST_CASE("what pagat.com says of two and three players carries nothing at a table of four") {
    const auto spiel = [](const std::string& seats, const std::string& plays) {
        const std::string text = "rules: eichelperlaggen\nseats: " + seats + "\ntrump: L\n\n" + plays;
        const ruling::Account account = ruling::accountOf(replayed(text), words::Language::German);
        for (const ruling::Account::Judged& reason : account.reasons)
            if (reason.rule == "spiel_majority") return reason.sources;
        return std::string("no reason");
    };
    CHECK(spiel("4", "A: play EA\nB: play E10\nC: play E8\nD: play E9\nA: play SA\nB: play S10\nC: play S9\n"
                     "D: play SU\nA: play HA\nB: play H9\nC: play H8\nD: play H10\n") ==
          "pagat.com, Gleich, Hanger, Spiel (übernommen von Innsbrucker Art)");
    CHECK(spiel("2", "A: play EA\nB: play E10\nA: play SA\nB: play S10\nA: play HA\nB: play H9\nA: play LA\n"
                     "B: play L9\n") == "pagat.com, Two-Player Game");
}

TEST_CASE("who bets out of turn is told what he did, and what was agreed is told where nothing follows") {
    says("rules: imst\ntrump: L\n\nA: bet gleich\nB: hold gleich\nC: bet gleich\n", "bet_alternate",
         {"C bietet Gleich, obwohl auf das Gleich zuletzt die Partei von C geboten hat",
          "C offre sul Gleich, benché l'ultima offerta sul Gleich sia della coppia di C",
          "C bets on the Gleich, though the last bet on the Gleich was made by C's side"});
    says("rules: imst\nhouse: false_declaration=none\nscore: 14 3\nhand A: EA EK L9 H10 S9\n"
         "hand C: SA SK LO H8 E9\n\nD: turn L8\nA: ask 4\n",
         "bummerl",
         {"kostet nichts. So ist es hier vereinbart.", "non costa nulla. Qui è concordato così.",
          "costs nothing. So it is agreed here."});
    says("rules: schlanders\ntrump: L\n\nB: good spiel\nA: bet hanger\nB: irregular unanswered\n",
         "bet_answer_now",
         {"kostet nichts. Die Quellen schweigen", "non costa nulla. Le fonti tacciono",
          "costs nothing. The sources are silent"});
}

TEST_CASE("who has bet nothing shows a figure to make it, and not to prove a bet") {
    const std::string shown = "score: 17 16\nhand C: SA SK LO H8 E9\n\nD: turn L8\nB: bet spiel\n"
                              "A: good spiel\nB: done\nC: show SA SK LO=SO\n";
    for (const std::string set : {"innsbruck", "suedtirol"})
        CHECK(ruling::accountOf(replayed("rules: " + set + '\n' + shown), words::Language::German)
                  .reasons.front()
                  .rule == "show_at_least_equal"_point);
}

TEST_CASE("that the others answer a bet is cited in every set") {
    const std::string own = "\ntrump: L\n\nA: bet gleich\nC: hold gleich\n";
    for (const std::string set : {"innsbruck", "schlanders", "imst", "suedtirol", "oberland"}) {
        const json one = ruled("rules: " + set + own, "own_bet", words::Language::German);
        INFO(one.dump());
        CHECK_FALSE(one["citations"].empty());
        CHECK(one["rests_on"] == "source");
    }
}

TEST_CASE("of three players both are named who let a bet go, with the rule for three") {
    const std::string both = "seats: 3\ntrump: L\n\nA: bet spiel\nB: good spiel\nC: good spiel\n";
    CHECK_THAT(
        allReasons("rules: innsbruck\n" + both),
        Contains("Spiel · Zu dritt sagen beide „gut“ | Das Spiel geht an A: B und C haben es gut gelassen."));
    CHECK_THAT(
        allReasons("rules: strafperlaggen\n" + both),
        Contains("Spiel · Ungeboten einen Punkt herunter | Das Spiel geht an A: B und C haben es gut"));
    const std::string raised =
        "seats: 3\ntrump: L\n\nA: bet spiel\nB: good spiel\nC: bet spiel 3\nA: good spiel\n";
    CHECK_THAT(
        allReasons("rules: innsbruck\n" + raised),
        Contains("Spiel · Zu dritt lassen alle die Drei gut | Das Spiel geht an C: A und B haben es gut"));
}

TEST_CASE("of a card that lies on the table nobody is told that it may be in a hand") {
    says("rules: imst\ntrump: L\n\nA: play EA\nB: play E10\nC: good spiel\nB: show E10\n", "card_twice",
         {"Eichel-Zehner liegt schon auf dem Tisch", "Il dieci di Eichel è già in tavola",
          "The Ten of acorns lies on the table already"});
}

TEST_CASE("of three figures bet at once the one is named on which the bet does not count") {
    says(
        "rules: imst\ntrump: L\n\nB: good spiel\nA: bet all\n", "bet_after_gut",
        {"B hat das Spiel aber schon gut gelassen, und damit ist es erledigt (Imster Regeln 2015, Bieten und "
         "Punkte). Auf das Spiel gilt das Gebot nicht",
         "B ha già lasciato buono lo Spiel, e con ciò è chiuso (Regole di Imst 2015, Bieten und Punkte). "
         "Sullo Spiel l'offerta non vale",
         "B has conceded the Spiel already, and with that it is settled (Imst rules 2015, Bieten und "
         "Punkte). On the Spiel the bet does not count"});
    says("rules: imst\ntrump: L\n\nB: good spiel\nA: bet spiel\n", "bet_after_gut",
         {"Das Gebot gilt nicht.", "L'offerta non vale.", "The bet does not count."});
}
