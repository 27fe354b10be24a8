#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <perlaggen/record/reader.h>
#include <perlaggen/ruling/account.h>
#include <perlaggen/ruling/replay.h>
#include <perlaggen/ruling/result.h>
#include <set>
#include <string>

using namespace schreiber;
using namespace schreiber::perlaggen;
using nlohmann::json;

namespace {

json result(const std::string& text, words::Language language = words::Language::German) {
    const auto records = record::read(text);
    REQUIRE(records);
    return json::parse(ruling::resultJson(ruling::replay(records->front()), language));
}

std::string explanation(const std::string& text, words::Language language = words::Language::German) {
    const json object = result(text, language);
    REQUIRE_FALSE(object["rulings"].empty());
    return object["rulings"][0]["explanation"];
}

} // namespace

TEST_CASE("an explanation names the persons, cards and numbers of the case") {
    const std::string first = "rules: imst\ntrump: H\nplayers: A=Anna B=Bert C=Carla D=Dora\n"
                              "hand B: S10 LA L8 EK E9\n\nA: play S9\nB: play LA\n";
    const std::string other = "rules: imst\ntrump: H\nplayers: A=Uli B=Vera C=Willi D=Xaver\n"
                              "hand B: SK LA L8 EK SA\n\nA: play S9\nB: play EK\n";
    const std::string one = explanation(first);
    CHECK(one.find("Bert") != std::string::npos);
    CHECK(one.find("Laub-Ass") != std::string::npos);
    CHECK(one.find("Schell-Zehner") != std::string::npos);
    CHECK(explanation(other) != one);
    CHECK(explanation(other).find("Vera") != std::string::npos);
    CHECK(explanation(first, words::Language::Italian) != one);
}

TEST_CASE("who has a card that somebody else plays is said where the record tells") {
    const std::string kept =
        "rules: innsbruck\nplayers: A=Anna C=Carla\ndealer: D\n\nC: cut HK\nD: turn L9\n";
    const std::string head = "rules: innsbruck\ntrump: L\nplayers: A=Anna C=Carla\n";
    const auto said = [](const std::string& text) { return explanation(text); };
    CHECK(said(kept + "A: play HK\n")
              .starts_with("Anna hat Herz-König nicht in der Hand; die Karte hat Carla."));
    CHECK(said(head + "hand A: L9 LA S8 S9 EK\nhand C: HO S7 E10 H9 L8\n\nA: play HO\n")
              .starts_with("Anna hat Herz-Ober nicht in der Hand; die Karte hat Carla."));
    CHECK(said(head + "hand A: L9 LA S8 S9 EK\n\nA: play HO\n")
              .starts_with("Anna hat Herz-Ober nicht in der Hand."));
}

TEST_CASE("what follows is said with whom it hits") {
    const std::string text =
        "rules: suedtirol\ntrump: E\nscore: 17 9\nplayers: A=Anna C=Carla\n\nA: bet gleich\n";
    const std::string words = explanation(text);
    CHECK(words.find("17") != std::string::npos);
    CHECK(words.find("2 Strafpunkte für Anna und Carla") != std::string::npos);
}

TEST_CASE("a ruling cites the sources that hold in the set, and says when it inherits or is doubted") {
    const json imst =
        result("rules: imst\ntrump: L\nscore: 14 9\n\nA: bet gleich\n", words::Language::English);
    CHECK(imst["rulings"][0]["citations"][0]["source"] == "imst-2015");
    CHECK(imst["rulings"][0]["citations"].dump().find("§ 21") != std::string::npos);
    CHECK_FALSE(imst["rulings"][0].contains("inherited_from"));

    const json schlanders =
        result("rules: schlanders\ntrump: L\n\nA: bet gleich\nA: hold gleich\nA: bet gleich\n",
               words::Language::English);
    CHECK(schlanders["rulings"].size() == 2);
}

TEST_CASE("a table that has agreed another fine than the section cited is told so") {
    const std::string text = "trump: L\nscore: 14 9\n\nA: bet gleich\n";
    const auto sources = [&](const std::string& head) {
        const auto records = record::read(head + text);
        REQUIRE(records);
        return ruling::accountOf(ruling::replay(records->front()), words::Language::German)
            .rulings.front()
            .sources;
    };
    CHECK(sources("rules: imst\n").find("Hausregel") == std::string::npos);
    const std::string agreed = sources("rules: imst\nhouse: overbid_penalty=invalid\n");
    CHECK(agreed.find("§ 21") != std::string::npos);
    CHECK(agreed.find("so vereinbart: was es kostet, gestrichen zu bieten") != std::string::npos);
}

TEST_CASE("an open consequence names the switch and what each value gives") {
    const json object = result("rules: imst\ntrump: H\nscore: 8 8\nhand C: S10 LA L8 EK E9\n\n"
                               "A: play S9\nB: play SK\nC: play LA\nD: play S8\n",
                               words::Language::English);
    const json& open = object["rulings"][0]["consequence"]["undecided"];
    CHECK(open["switch"] == "revoke_penalty");
    CHECK(open["values"].size() == 3);
    CHECK(open["values"]["lose_game_minus2"]["game_lost"] == 0);
    CHECK(open["values"]["lose_deal_minus2"]["forfeit"].size() == 3);
}

TEST_CASE("a second revoke is told like the first, and what an answer leaves of it") {
    const std::string deal = "rules: imst\ntrump: L\nhand A: E9 E8 H9 H8 S9\nhand B: EA EK HA H10 SA\n"
                             "hand C: E10 HO SO S10 S8\nhand D: L10 LA LK L9 H7\n\n"
                             "A: E9\nB: HA\nC: E10\nD: LA\nD: H7\nA: H9\nB: SA\nC: HO\n";
    const json object = result(deal, words::Language::German);
    const json& first = object["rulings"][0];
    const json& second = object["rulings"][1];
    REQUIRE(second["rule"] == "revoke");
    CHECK(second["consequence"]["penalty"] == first["consequence"]["penalty"]);
    CHECK(second["consequence"]["forfeit"] == first["consequence"]["forfeit"]);
    CHECK(second["consequence"]["undecided"]["values"].size() == 3);
    const auto fromTheRule = [](const json& ruling) {
        const auto said = ruling["explanation"].get<std::string>();
        const auto at = said.find("Farbe verleugnet (§");
        INFO(said);
        REQUIRE(at != std::string::npos);
        return said.substr(at);
    };
    const std::string said = fromTheRule(first);
    std::string again = fromTheRule(second);
    const std::string added = " Gilt „Die Partie und zwei Punkte“, ist die Partie schon mit Zeile 9 "
                              "verloren, und es kommt nichts dazu.";
    const auto at = again.find(added);
    REQUIRE(at != std::string::npos);
    CHECK(again.erase(at, added.size()) == said);
    const auto inLanguage = [&](words::Language language) {
        return result(deal, language)["rulings"][1]["explanation"].get<std::string>();
    };
    CHECK_THAT(inLanguage(words::Language::Italian), Catch::Contains("la partita è già persa con la riga 9"));
    CHECK_THAT(inLanguage(words::Language::English), Catch::Contains("the game is lost with line 9 already"));
}

TEST_CASE("the text ruling is there in three languages, without an unfilled place") {
    const auto records =
        record::read("rules: imst\ntrump: H\nscore: 14 14\n\nA: bet gleich\nB: ask 4\nA: deny\n");
    REQUIRE(records);
    for (const words::Language language : words::kLanguages) {
        const std::string text = ruling::resultText(ruling::replay(records->front()), language);
        CHECK(text.find('{') == std::string::npos);
        CHECK(text.size() > 100);
    }
}

TEST_CASE("an explanation says what becomes of what does not count") {
    using enum words::Language;
    const std::string head = "rules: imst\nplayers: A=Anna B=Bert C=Carla D=Dora\ndealer: D\ntrump: L\n\n";
    const std::string twice = head + "A: bet gleich\nA: bet gleich\n";
    CHECK_THAT(explanation(twice, German), Catch::Contains("Das Gebot gilt nicht."));
    CHECK_THAT(explanation(twice, Italian), Catch::Contains("L'offerta non vale."));
    CHECK_THAT(explanation(twice, English), Catch::Contains("The bet does not count."));
    CHECK_THAT(explanation("rules: strafperlaggen\nscore: 9 9 9\ntrump: L\n\nA: bet gleich 4\n", German),
               Catch::Contains("die nächste Stufe ist aber zwei, und über drei geht es hier nicht"));
    CHECK_THAT(explanation("rules: strafperlaggen\nscore: 9 9 9\ntrump: L\n\nA: bet gleich 3\n", German),
               !Catch::Contains("über drei"));
    CHECK_THAT(explanation(head + "A: hold gleich\n", German), Catch::Contains("Die Antwort gilt nicht."));
    CHECK_THAT(explanation(head + "A: bet gleich\nA: play L9\n", English),
               Catch::Contains("The card goes back."));
    CHECK_THAT(explanation(head + "D: irregular misdeal-exposed\n", English),
               Catch::Contains("there is a new deal only if it is demanded"));
    CHECK_THAT(explanation(head + "D: irregular misdeal-exposed A\n", English),
               Catch::Contains("Anna demands a new deal") && Catch::Contains("dealt again"));
    CHECK_THAT(
        explanation("rules: strafperlaggen\nseats: 2\nplayers: A=Anna B=Bert\nwritten: 2 0\ntrump: L\n\n"
                    "B: good spiel\n",
                    German),
        Catch::Contains("2 : 0 (Anna – Bert)"));
}

TEST_CASE("a new deal is told on the line that made it necessary, not on what was written behind it") {
    const std::string deal = "rules: innsbruck\ntarget: 15\ntrump: H\nscore: 14 13\n" // 4
                             "hand A: LA SO E10 H9 E8\nhand B: LK SU L10 E9 L8\n"     // 6
                             "hand C: EA LO S10 L9 H8\nhand D: SA EK LU S9 H10\n\n"   // 9
                             "B: bet spiel\nA: good spiel\n";                         // 11
    const auto lineOfNewDeal = [](const std::string& text) {
        const json object = result(text, words::Language::German);
        for (const json& ruling : object["rulings"])
            if (ruling["rule"] == "mid_redeal") return ruling["line"].get<int>();
        return 0;
    };
    CHECK(lineOfNewDeal(deal) == 11);
    CHECK(lineOfNewDeal(deal + "C: bet hanger\nB: bet gleich\nD: irregular secret-talk\n") == 11);
}

namespace {

// C has revoked in the first trick, and what that costs nobody has agreed on.
const std::string kRevoked = "rules: imst\nscore: 5 5\ntrump: H\nhand A: S9 LA L8 E9 E10\n"
                             "hand B: SA SK L9 L10 LK\nhand C: S10 H9 H8 EA EK\nhand D: SO S8 LO SU H10\n\n"
                             "A: play S9\nB: play SA\nC: play EA\nD: play S8\n";

json rulingOn(const std::string& text, std::string_view rule, words::Language language) {
    const json object = result(text, language);
    for (const json& ruling : object["rulings"])
        if (ruling["rule"] == rule && ruling["line"] != 11) return ruling;
    return {};
}

} // namespace

TEST_CASE("a breach after what may have ended the game says when it would not count") {
    const std::string unproved = kRevoked + "A: bet gleich\nB: hold gleich\nA: irregular no-proof\n";
    const json seen = rulingOn(unproved, "false_bet", words::Language::German);
    CHECK(seen["verdict"] == "illegal");
    CHECK_THAT(
        seen["explanation"].get<std::string>(),
        Catch::Contains("Gilt „Die Partie und zwei Punkte“, ist die Partie schon mit Zeile 11 verloren, "
                        "und es kommt nichts dazu."));
    CHECK(result(unproved, words::Language::German)["penalties"] == json({2, 0}));
    const auto records = record::read(unproved);
    CHECK_THAT(ruling::resultText(ruling::replay(records->front()), words::Language::German),
               Catch::Contains("Strafen: 2 : 0 (so viel ist sicher)"));
    // found at the end, and there only where the game goes on until then
    std::string played = kRevoked + "B: good spiel\nC: good gleich\nC: good hanger\n";
    played.insert(played.find("A: play"), "C: bet gleich\nB: hold gleich\n");
    const json proof = rulingOn(played, "false_bet", words::Language::English);
    REQUIRE(proof.is_object());
    CHECK(proof["verdict"] == "undecided");
    CHECK_THAT(proof["explanation"].get<std::string>(),
               Catch::Contains("the game is lost with line 13 already, and this is not asked any more"));
    // where it is agreed nothing of it is said
    std::string agreed = unproved;
    agreed.insert(agreed.find("score:"), "house: revoke_penalty=lose_deal_minus2\n");
    const json sure = rulingOn(agreed, "false_bet", words::Language::German);
    CHECK(sure["explanation"].get<std::string>().find("schon mit Zeile") == std::string::npos);
    CHECK(result(agreed, words::Language::German)["penalties"] == json({4, 0}));
}

TEST_CASE("a bet on the Spiel that a revoke has taken away is told to the director") {
    const auto under = [](const char* penalty) {
        std::string text = kRevoked;
        text.insert(text.find("score:"), std::string("house: revoke_penalty=") + penalty + "\n");
        return text;
    };
    const std::string spiel = under("lose_figure_spiel_minus2");
    const auto note = [](const std::string& text) {
        const json object = result(text, words::Language::German);
        for (const json& ruling : object["rulings"])
            if (ruling["rule"] == "revoke" && ruling["verdict"] == "note") return ruling;
        return json();
    };
    const json bet = note(spiel + "C: bet spiel\n");
    REQUIRE(bet.is_object());
    CHECK(bet["switch"] == "revoke_penalty");
    CHECK_THAT(bet["explanation"].get<std::string>(), Catch::Contains("sagt keine Quelle"));
    CHECK(note(spiel + "D: bet spiel\nC: hold spiel\n").is_object());
    CHECK(note(spiel + "D: bet spiel\n").is_null());  // the others' own
    CHECK(note(spiel + "C: bet gleich\n").is_null()); // another figure
    CHECK(note(under("lose_deal_minus2") + "C: bet spiel\n").is_object());
    const json given = result(spiel + "C: bet spiel\nD: good spiel\n", words::Language::German);
    CHECK(given["figures"]["spiel"]["how"] == "forfeit");
    CHECK(given["points"] == json({0, 0}));
    const auto open = record::read(spiel);
    CHECK_THAT(ruling::resultText(ruling::replay(open->front()), words::Language::German),
               Catch::Contains("offen; für A/C verfallen"));
    // what is forfeit brings nobody nearer the end: 6 and the Hanger of 9, with the Spiel it would be 8
    std::string near = spiel;
    near.replace(near.find("score: 5 5"), 10, "target: 9\nscore: 9 5");
    near.replace(near.find("score: 9"), 8, "score: 8");
    const json gleich = result(near + "C: bet hanger\nD: good hanger\nB: good spiel\nC: bet gleich\n",
                               words::Language::German);
    for (const json& ruling : gleich["rulings"]) CHECK(ruling["rule"] != "gestr_no_bet");
}

TEST_CASE("an explanation says who had given the figure, and what becomes of a card that nobody holds") {
    const std::string head = "rules: imst\ntrump: H\nhand A: S9 L9 EK E10 S8\nhand B: S10 LA L8 EA E9\n\n";
    CHECK(explanation(head + "A: bet gleich\nB: good gleich\nB: bet gleich\n") ==
          "B bietet Gleich, hat das Gleich aber selbst schon gut gelassen; was gesagt ist, wird nicht "
          "widerrufen "
          "(Imster Regeln 2015, Bieten und Punkte). Das Gebot gilt nicht.");
    CHECK_THAT(explanation(head + "A: bet gleich\nB: good gleich\nC: bet gleich\n"),
               Catch::StartsWith(
                   "C bietet Gleich; B hat das Gleich aber schon gut gelassen, und damit ist es erledigt"));
    CHECK_THAT(explanation(head + "A: play S7\n"), Catch::EndsWith("Die Karte zählt nicht; A spielt eine aus "
                                                                   "der eigenen Hand."));
}

TEST_CASE("where a default is told, the sources are called silent only if they are, and once") {
    const auto count = [](const std::string& text, std::string_view words) {
        int found = 0;
        for (auto at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) ++found;
        return found;
    };
    const std::string asked = explanation("rules: schlanders\nscore: 23 5\ntrump: H\n\nA: ask 4\n");
    CHECK(count(asked, "Quelle") == 1);
    const std::string dealt = explanation("rules: innsbruck\n\nD: irregular misdeal-count B\n");
    CHECK(count(dealt, "Die Quellen") == 1);
    CHECK_THAT(dealt, Catch::EndsWith(
                          "Es wird neu gegeben. Vergeben kostet nichts, außer es ist vor dem Spiel "
                          "ausgemacht, dass es zwei Punkte kostet. Das ist eine Vorgabe dieses Programms, "
                          "in den Hausregeln zu ändern. Wäre vereinbart: „Vergeben kostet zwei Punkte“, "
                          "stünde es 0:-2."));
    const std::string extra =
        explanation("rules: innsbruck\ntrump: H\n\nA: irregular extra-cards knowingly\n");
    CHECK_THAT(extra, Catch::Contains("Die Quellen schweigen dazu; das ist eine Vorgabe dieses Programms."));
    CHECK(count(explanation("rules: innsbruck\n\nA: irregular misdeal-exposed B\n"), "Quelle") == 1);
    const std::string wrong = explanation("rules: imst\ntrump: H\n\nA: play S9\nA: irregular wrong-dealer\n");
    CHECK(count(wrong, "neu") == 1);
    const json hanger =
        result("rules: suedtirol\nhand A: L10 L9 EA HA S8\nhand B: H10 H9 SA E10 SU\n"
               "hand C: EK H8 S10 E8 SO\nhand D: LA HU SK EU S9\n\nD: turn L8\nB: good spiel\n"
               "A: show L10 L9\nA: done\nB: show H10 H9\nB: stand hanger\n",
               words::Language::German)["rulings"][0];
    CHECK(hanger["rests_on"] == "default");
    CHECK(hanger["switch"] == "trump_hanger");
    CHECK(hanger["citations"].size() == 2); // those that contradict each other
    CHECK_THAT(hanger["explanation"].get<std::string>(), Catch::Contains("Die Quellen widersprechen sich"));
    const json bound = result("rules: oberland\ntrump: H\n\nA: bet gleich\nB: good gleich\nD: hold gleich\n",
                              words::Language::German)["rulings"][0];
    REQUIRE(bound["citations"].size() == 1);
    CHECK(bound["citations"][0]["source"] == "heltschl");
    CHECK_FALSE(bound.contains("inherited_from"));
}

TEST_CASE("of a fine that a side cannot pay yet is told what came off and what it owes") {
    const std::string told = explanation(
        "rules: imst\nscore: 0 1\ntrump: H\nhand B: E10 LK H9 SA S8\n\nB: bet hanger\nA: hold hanger\n"
        "B: irregular no-proof\n");
    CHECK_THAT(told,
               Catch::Contains("2 Strafpunkte für B und D. Davon abgezogen: ein Punkt; noch offen und von "
                               "den nächsten Punkten abzuziehen: ein Punkt."));
}

TEST_CASE("who shows at both gestrichen before a figure has gone out has only himself to blame") {
    const std::string deal =
        "rules: suedtirol\nscore: 17 17\nhand A: EK SK H10 H9 H8\nhand B: EA SA LA E10 S10\n"
        "hand C: EO SO E9 S9 L9\nhand D: HA HO LK E8 S8\n\nD: turn L8\n";
    const json shown = result(deal + "A: show EK SK\nA: play SK\nB: play SA\n", words::Language::German);
    REQUIRE(shown["rulings"].size() == 1);
    CHECK(shown["rulings"][0]["rule"] == "decl_oral");
    CHECK(shown["rulings"][0]["verdict"] == "note");
    CHECK(shown["tricks"][0]["cards"]["A"] == "SK"); // it is in hand again once the deal is played
}

TEST_CASE("an explanation has the figures, names and numbers that decide") {
    using Catch::Contains;
    CHECK_THAT(explanation("rules: innsbruck\ntrump: L\nhand A: LO H9 E8 SK L7\n\nA: play LO=A\n"),
               Contains("nur den Rang („Ass“) gesagt; ein halber Name"));
    CHECK_THAT(explanation("rules: innsbruck\ntrump: L\nhand A: LO H9 E8 SK L7\n\nA: play LO=L\n",
                           words::Language::English),
               Contains("only the suit (“leaves”)"));
    const std::string given = "\ntrump: L\n\nA: bet gleich\nB: good gleich\nA: bet spiel\n";
    CHECK_THAT(explanation("rules: imst\nscore: 13 5" + given),
               Contains("13 und aus dieser Gabe das Gleich (1); das zählt mit, also 14"));
    CHECK_THAT(explanation("rules: oberland\nscore: 12 5\ntrump: L\n\nA: bet all\n"),
               Contains("steht bei 12; würde alles Gebotene gut gelassen, wären 15 erreicht"));
    CHECK_THAT(explanation("rules: imst\ntrump: L\n\nA: irregular extra-cards\n"),
               Contains("Dann verliert die Partei von A jede Figur dieser Gabe und zwei Punkte"));
    CHECK_THAT(
        explanation(
            "rules: oberland\ntrump: H\n\nA: play HA\nB: play H8\nC: play H9\nD: play H10\nA: play L9\n"
            "B: play LA\nC: play L10\nD: play LK\nB: play EA\nC: play E8\nD: play E9\nA: play E10\n"
            "B: play S9\nC: play SA\nD: play S10\nA: play SO\nC: play SU\nD: irregular wrong-dealer\n"),
        Contains("die Gabe gilt: Nur bis vor der fünften Karte gibt der Richtige neu"));
    // what is lost with the deal, where nobody else writes it
    CHECK_THAT(explanation("rules: imst\ntrump: L\nhand A: L10 H9 E8 SK EO\n\nA: bet gleich\nB: hold gleich\n"
                           "A: bet spiel\nB: good spiel\nA: irregular no-proof\n"),
               Contains("keine Punkte. Es verfällt das Spiel (1)."));
    const std::string revoked = explanation(
        "rules: imst\ntrump: L\nhand A: LA H9 E8 SK L7\nhand B: HA H8 E9 S8 S9\nhand C: H7 HO E10 S10 EA\n"
        "hand D: L9 L10 EK SA EO\n\nA: play H9\nB: play E9\nC: play H7\nD: play EK\nA: play LA\n");
    const std::size_t quoted = revoked.find("Spiel-Verlust");
    REQUIRE(quoted != std::string::npos); // what it costs, once
    CHECK(revoked.find("Spiel-Verlust", quoted + 1) == std::string::npos);
}

TEST_CASE("whoever does not show what was conceded to him loses it whatever he and his partner hold") {
    const json object = result("rules: innsbruck\ntrump: L\n\nA: bet gleich\nB: good gleich\n"
                               "A: irregular no-proof\n",
                               words::Language::German);
    const json& ruling = object["rulings"][0];
    REQUIRE(ruling["rule"] == "false_bet");
    CHECK(ruling["consequence"]["forfeit"] == json({"gleich"}));
    CHECK_FALSE(ruling["consequence"].contains("undecided"));
    std::set<std::string> seats; // who writes it instead hangs on what the others can show
    for (const json& fact : object["figures"]["gleich"]["decides"]) seats.insert(fact["seat"]);
    CHECK(seats == std::set<std::string>{"B", "D"});
}

TEST_CASE("who asks after somebody that sits behind him breaks the order, and the best figure goes out") {
    const std::string deal = "rules: innsbruck\nscore: 17 17\ntrump: L\nhand A: S9 H9 E9 L9 E8\n"
                             "hand B: LK EK E10 H7 LA\nhand C: SA EA H8 H10 SU\nhand D: SO EO HO S8 EU\n\n";
    const json late = result(deal + "D: ask 3\nA: ask 4\nB: allow\n", words::Language::German);
    REQUIRE(late["rulings"].size() == 1);
    CHECK(late["rulings"][0]["rule"] == "decl_procedure");
    CHECK(late["rulings"][0]["verdict"] == "illegal");
    CHECK(late["rulings"][0]["consequence"]["void"] == false);
    CHECK(late["game_winner"] == 0);
    CHECK_THAT(std::string(late["rulings"][0]["explanation"]), Catch::Contains("die Frage gilt"));
}

TEST_CASE("where a house rule is open no default is told: a source carries it, or it waits for the house") {
    const auto ruled = [](const std::string& text) { return result(text)["rulings"].back(); };
    // no source of the set tells of it
    for (const char* text : {"rules: schlanders\n\nD: irregular left-exchange\n",
                             "rules: schlanders\n\nC: irregular cut-overlooked\n",
                             "rules: strafperlaggen\n\nC: irregular wrong-dealer\n",
                             "rules: innsbruck\n\nD: irregular misdeal-exposed\n",
                             "rules: schlanders\n\nC: cut -\nA: blind gleich\n",
                             "rules: innsbruck\ntrump: H\n\nA: irregular extra-cards\n"}) {
        INFO(text);
        const json ruling = ruled(text);
        CHECK(ruling["rests_on"] == "house");
        CHECK(ruling["citations"].empty());
        // what it costs beside is another house rule
        if (!ruling.contains("otherwise"))
            CHECK(ruling["explanation"].get<std::string>().find("Vorgabe") == std::string::npos);
        CHECK(ruling["explanation"].get<std::string>().find("vereinbart.") == std::string::npos);
    }
    // a source forbids it, and only what it costs is open
    const json bet = ruled("rules: schlanders\nscore: 23 5\ntrump: H\n\nA: bet gleich\n");
    CHECK(bet["rests_on"] == "source");
    CHECK(bet["consequence"]["undecided"]["switch"] == "overbid_penalty");
    // every answer gives the fine: it is not the house rule that decides
    CHECK(ruled("rules: innsbruck\ntrump: H\n\nA: irregular extra-cards knowingly\n")["rests_on"] ==
          "default");
}

TEST_CASE("a passage is cited for what it says of the set") {
    const auto cited = [](const std::string& text) { return result(text)["rulings"].back()["citations"]; };
    // Luck und Boden: where it is shown, not where another place shows it
    CHECK(cited("rules: innsbruck\ntrump: H\n\nA: irregular looked-at-stock\n").empty());
    CHECK(cited("rules: imst\ntrump: H\n\nA: irregular looked-at-stock\n").empty());
    CHECK(cited("rules: innsbruck\nhouse: luck_boden=both\ntrump: H\n\nA: irregular looked-at-stock\n") ==
          json::parse(R"([{"source": "pagat", "section": "Variations"}])"));
    CHECK(cited("rules: oberland\ntrump: H\n\nA: irregular looked-at-stock\n") ==
          json::parse(R"([{"source": "heltschl", "section": "§ 1.3"}])"));
    CHECK_THAT(explanation("rules: schlanders\ntrump: H\n\nA: irregular looked-at-stock\n"),
               Catch::StartsWith(
                   "A hat in den Stock geschaut. Ob Luck und Boden einmal gezeigt wird, ist hier nicht "
                   "vereinbart"));
    // which cards are Perlaggen the list of the set says
    CHECK(cited("rules: imst\ntrump: H\nhand A: S7 LA LK E9 E8\n\nA: play S7=HA\n").size() == 2);
    // the game for three is told elsewhere
    const json three = result("rules: oberland\nseats: 3\ntrump: H\n\nA: good spiel\n")["rulings"].back();
    CHECK(three["inherited_from"] == "innsbruck");
    CHECK(three["rests_on"] == "source");
    // the card that is of no use in the last trick is so by the source, whether it lies or not
    const std::string head = "rules: oberland\nscore: 5 5\ntrump: H\n\nB: bet gleich\n";
    CHECK(cited(head + "A: bet gleich 4\n") ==
          json::parse(R"([{"source": "heltschl", "section": "§ 1.6"}])"));
}

TEST_CASE("a duty that this program took over from another set says so, also once it is denied") {
    const std::string head =
        "rules: schlanders\nhand A: EA EK L9 H10 S9\nhand B: HA H9 LK S10 E10\n"
        "hand C: SA SK LO H8 E9\nhand D: LA L10 HU SU E8\n\nD: turn L8\nA: play S9\nB: play S10\n"
        "C: play LO=EA\n";
    for (const char* rest : {"", "D: play SU\n"}) {
        const json ruling = result(head + rest)["rulings"].back();
        CHECK(ruling["switch"] == "perlagg_follow");
        CHECK(ruling["rests_on"] == "default");
        CHECK(ruling["citations"].empty());
        // what costs more is told first and in full
        CHECK_THAT(
            ruling["explanation"].get<std::string>(),
            Catch::Contains("Die Quellen hier sagen dazu nichts; gespielt wird nach pagat.com, The Play "
                            "(Innsbrucker Art). Das ist eine Vorgabe dieses Programms, in den Hausregeln "
                            "zu ändern.") ||
                Catch::Contains("Ebenso Vorgabe, nach pagat.com, The Play (Innsbrucker Art): gälte"));
        CHECK_THAT(ruling["explanation"].get<std::string>(), Catch::Contains("wäre es erlaubt."));
    }
}

TEST_CASE(
    "a blind figure let go that nobody of its side has goes to nobody, and that is a reading, in every set") {
    std::string deal =
        "score: 3 10\nhand A: LA L7 E9 S8 H10\nhand B: SA SK E10 L9 H8\nhand C: S9 H9 E8 L8 SU\n"
        "hand D: HA EK S10 HU SO\n\nA: blind hanger\nC: cut -\nD: turn L10\nB: good hanger\n";
    for (const char* card :
         {"A: E9", "B: E10", "C: E8", "D: EK", "D: S10", "A: S8", "B: SK",  "C: SU", "B: H8", "C: H9",
          "D: HU", "A: L7",  "A: LA", "B: L9", "C: L8",  "D: SO", "A: H10", "B: SA", "C: S9", "D: HA"})
        deal += std::string(card) + '\n';
    for (const char* set : {"innsbruck", "suedtirol", "imst", "oberland", "eichelperlaggen"}) {
        INFO(set);
        const json rulings = result("rules: " + std::string(set) + '\n' + deal)["rulings"];
        const auto found =
            std::ranges::find(rulings, "blind_need", [](const json& one) { return one["rule"]; });
        REQUIRE(found != rulings.end());
        CHECK_THAT((*found)["explanation"].get<std::string>(),
                   Catch::Contains("Auch die Gegner schreiben eine so gut gelassene Figur nicht") &&
                       Catch::Contains("eine Lesart"));
    }
}

TEST_CASE("what is said of one breach does not contradict itself") {
    const auto last = [](const std::string& text) {
        return result(text)["rulings"].back()["explanation"].get<std::string>();
    };
    // the duty is agreed, and what a breach of it costs is not
    const std::string bound =
        last("rules: imst\nhouse: perlagg_follow=bound\ntrump: H\nhand A: L9 L10 E9 E10 S8\n"
             "hand B: L8 HU S9 S10 E8\n\nA: play L9\nB: play HU=S9\n");
    CHECK_THAT(bound, Catch::Contains("So ist es hier vereinbart."));
    CHECK(bound.find("keine Quelle") == std::string::npos);
    // what the club has agreed is followed, and neither of the passages
    const std::string stands =
        last("rules: imst\nhouse: wrong_dealer=stands\ntrump: H\n\nA: irregular wrong-dealer\n");
    CHECK(stands.find("1962") == std::string::npos);
    CHECK(stands.find("So ist es hier vereinbart.") != std::string::npos);
    CHECK_THAT(
        last("rules: innsbruck\nhouse: exposed_by_dealer=automatic\n\nD: irregular misdeal-exposed\n"),
        Catch::StartsWith(
            "D hat beim Geben eine Karte aufgedeckt. Es wird neu gegeben. So ist es hier vereinbart."));
    // what stands open is no default of a set that takes over another's defaults either
    const std::string open = last("rules: deutschnofen\n\nD: irregular misdeal-exposed\n");
    CHECK_THAT(open, Catch::Contains("die nicht vereinbart ist"));
    CHECK(open.find("Vorgabe") > open.find("Vergeben kostet nichts")); // that one is
    // after seven there is a step still
    CHECK_THAT(
        last("rules: imst\ntrump: H\n\nA: bet gleich\nB: bet gleich 3\nA: bet gleich 4\nB: bet gleich 5\n"
             "A: bet gleich 6\nB: bet gleich 7\nA: bet gleich 8\n"),
        Catch::StartsWith("A sagt beim Gleich acht; nach sieben gibt es nur noch „Spiel aus“"));
    // a place stands with the sentence that it carries
    CHECK_THAT(last("rules: imst\nscore: 14 5\n\nA: bet gleich\nD: turn L10\n"),
               Catch::StartsWith(
                   "A bietet, bevor fertig gegeben und Trumpf aufgeschlagen ist. Das Gebot gilt nicht. "
                   "Die Partei von A ist zudem gestrichen und darf gar nicht bieten (§ 21)."));
    // nothing hangs on what follows from a denial of what was no question
    CHECK_THAT(
        last("rules: innsbruck\nscore: 17 5\ntrump: H\nhand B: L9 LK S10 E8 HA\nhand D: L8 EK S9 E10 SU\n\n"
             "A: ask 4\nB: deny\nB: irregular false-denial A\n"),
        !Catch::Contains("Vorgabe"));
    // the card would do; only that it lies already is agreed to matter
    const std::string fifth =
        "rules: innsbruck\nhouse: fifth_bet_card_already_played=not_allowed\ntrump: H\n"
        "hand A: LA SO E10 EK H8\nhand B: L8 SA EA LO SK\nhand C: L9 S9 E8 LK H9\n"
        "hand D: L10 S10 E9 LU S8\n\nA: play LA\nB: play L8\nC: play L9\nD: play L10\n"
        "A: play SO\nB: play SA\nC: play S9\nD: play S10\nB: play EA\nC: play E8\nD: play E9\n"
        "A: play E10\nB: play LO\nC: play LK\nD: play LU\nA: play EK\nC: play H9\nD: play S8\n"
        "A: play H8\n";
    CHECK_THAT(last(fifth + "A: bet spiel\n"),
               Catch::StartsWith(
                   "A hat die letzte Karte, Herz-Achter, schon gespielt und darf das Spiel hier nicht mehr "
                   "bieten. Das Gebot gilt nicht. So ist es hier vereinbart."));
    // a rule that is only assumed from another set is told as that
    CHECK_THAT(last("rules: oberland\ntrump: H\n\nA: irregular picked-up\n"),
               Catch::Contains("(Imster Regeln 2015, Figuren; hier nur angenommen)"));
}

TEST_CASE("of two passages that differ the sentence names the one that is followed") {
    const auto said = [](const std::string& set) {
        return explanation("rules: " + set +
                           "\nhand D: LA L10 HU SU E8\n\nD: turn EU LU\nD: exchange L10 LU\n"
                           "D: exchange E8 EU\n");
    };
    CHECK_THAT(
        said("imst"),
        Catch::Contains("dann der Trumpfperlagg (Imster Regeln 2015, Austauschen). Der Tausch gilt nicht."));
    CHECK_THAT(said("imst"), Catch::Contains("gefolgt wird „Austauschen“"));
}

TEST_CASE("what binds one binds his whole side, however many they are") {
    const std::string four = "rules: imst\ntrump: L\n\nA: bet gleich\nB: hold gleich\n";
    CHECK_THAT(explanation(four + "D: hold gleich\n"),
               Catch::Contains("die Partei von D hat das schon gesagt, und das erste Wort gilt"));
    CHECK(result(four + "D: hold gleich\n")["rulings"][0]["citations"][0]["section"] == "§ 9");
    CHECK_THAT(explanation("rules: imst\ntrump: L\n\nD: hold gleich\n"),
               Catch::Contains("obwohl kein gültiges Gebot offen ist"));
    const std::string six = "rules: imst\nseats: 6\ntrump: L\n\nA: bet gleich\n";
    for (const std::string& text :
         {six + "C: hold gleich\n", six + "B: good gleich\nD: hold gleich\n", six + "C: bet gleich 3\n",
          six + "B: hold gleich\nF: hold gleich\n", six + "D: irregular exposed-hand\n"})
        CHECK(explanation(text).find("beide") == std::string::npos);
}

TEST_CASE("a claim that the record refutes is decided, whatever the house has yet to agree") {
    for (const std::string set : {"schlanders", "imst", "innsbruck"}) {
        CAPTURE(set);
        const json object = result("rules: " + set + "\n\nD: turn L9\nA: irregular wrong-dealer B\n");
        REQUIRE(object["rulings"].size() == 1);
        CHECK(object["rulings"][0]["verdict"] == "note");
        CHECK_THAT(object["rulings"][0]["explanation"].get<std::string>(),
                   Catch::EndsWith("Es folgt nichts."));
    }
    const json open = result("rules: schlanders\n\nD: turn L9\nD: irregular wrong-dealer B\n");
    CHECK(open["rulings"][0]["verdict"] == "undecided");
}

TEST_CASE("after the end of the game, and of a figure that is lost already, nothing is told to be allowed") {
    const auto text = [](const std::string& events) {
        const auto records = record::read("rules: imst\nscore: 4 2\nhand A: EA EK L9 H10 S9\n"
                                          "hand B: HA H9 LK S10 E10\nhand C: SA SK LO H8 E9\n"
                                          "hand D: LA L10 HU SU E8\n\nD: turn L8\nA: good spiel\n"
                                          "B: show S10 E10\n" +
                                          events);
        REQUIRE(records);
        return ruling::resultText(ruling::replay(records->front()), words::Language::German);
    };
    CHECK_THAT(text("B: good hanger\n"), Catch::Contains("jederzeit gut lassen"));
    CHECK_THAT(text("B: done\nB: good hanger\n"), !Catch::Contains("jederzeit gut lassen"));
}

TEST_CASE("whether somebody could prove his bet hangs on his own cards alone") {
    // what he would lose with it, a Hanger perhaps, hangs on his partner's too
    const json object = result("rules: innsbruck\nscore: 5 5\ntrump: L\n\nA: bet gleich\nB: hold gleich\n"
                               "B: good spiel\nA: show EA SA\nA: done\nB: done\n");
    REQUIRE(object["rulings"].size() == 1);
    CHECK(object["rulings"][0]["rule"] == "false_bet");
    CHECK(object["rulings"][0]["verdict"] == "undecided");
    REQUIRE(object["rulings"][0]["decides"].size() == 1);
    CHECK(object["rulings"][0]["decides"][0]["seat"] == "B");
    CHECK(object["figures"]["hanger"]["how"] == "undecided");
    CHECK(object["decides"].size() == 2);
}

TEST_CASE("who still speaks of a figure that is decided hears whose it is") {
    const std::string shown = "rules: imst\nhand A: EA EK L9 H10 S9\nhand B: HA H9 LK S10 E10\n"
                              "hand C: SA SK LO H8 E9\nhand D: LA L10 HU SU E8\n\nD: turn L8\n"
                              "A: good spiel\nB: show S10 E10\nB: done\n";
    CHECK_THAT(explanation(shown + "A: good hanger\n"),
               Catch::StartsWith("Der Hanger ist schon entschieden und geht an A und C; A kann dazu"));
    CHECK_THAT(
        explanation(shown + "A: bet hanger\n"),
        Catch::StartsWith("Der Hanger ist schon entschieden und geht an A und C; A kann nicht mehr darum"));
}

TEST_CASE("what pagat.com says itself is no choice of this program") {
    const auto falselyHeld = [](const std::string& set) {
        const json object =
            result("rules: " + set +
                   "\nscore: 5 5\nhand A: EA EK L9 H10 S9\nhand B: HA H9 LK S10 E10\n"
                   "hand C: SA SK LO H8 E9\nhand D: LA L10 HU SU E8\n\nD: turn L8\nA: bet hanger\n"
                   "B: hold hanger\nA: play S9\nB: play S10\nC: play SA\nD: play SU\nC: play SK\n"
                   "D: play LA\nA: play H10\nB: play H9\nD: play L10\nA: play L9\nB: play LK\n"
                   "C: play E9\nB: play E10\nC: play LO=LA\nD: play E8\nA: play EK\nC: play H8\n"
                   "D: play HU\nA: play EA\nB: play HA\n");
        for (const json& ruling : object["rulings"])
            if (ruling["rule"] == "false_bet") return ruling["rests_on"].get<std::string>();
        return std::string();
    };
    CHECK(falselyHeld("innsbruck") == "source");
    CHECK(falselyHeld("eichelperlaggen") == "source");
    // § 10 can be read of the whole game, and nobody says who writes what is lost
    CHECK(falselyHeld("imst") == "default");
}
