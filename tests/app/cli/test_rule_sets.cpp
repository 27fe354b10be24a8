#include "program.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <vector>

using schreiber::test::Desk;
using schreiber::test::good;
using schreiber::test::Json;
using schreiber::test::Ran;

// Rule sets side by side, and the one a club makes of them.
namespace {

using Words = std::vector<std::string>;

const Json& named(const Json& differences, const std::string& name) {
    const auto found = std::find_if(differences.begin(), differences.end(),
                                    [&](const Json& each) { return each["name"] == name; });
    REQUIRE(found != differences.end());
    return *found;
}

void begin(const Desk& desk) {
    good(desk, {"new", "a.schreiber", "--name", "Herbst", "--rules", "suedtirol", "--format", "drawn",
                "--house", "revoke_penalty=lose_deal_minus2"});
}

void makeOwn(const Desk& desk) {
    good(desk, {"ruleset", "new", "a.schreiber", "--base", "imst", "--name", "Tarrenz", "--target", "21",
                "--perlaggen", "HK S6 T7 TO TU E7", "perlagg_follow=bound"});
}

} // namespace

TEST_CASE(
    "of every place rules explain says what it rests on, and of a rule that holds nowhere who tells of it") {
    const Desk desk;
    const std::string overlooked = good(desk, {"rules", "explain", "cut_overlooked"}).out;
    CHECK_THAT(overlooked, Catch::Contains("  * die Quellen schweigen; Vorgabe dieses Programms"));
    CHECK_THAT(overlooked, Catch::Contains("Innsbrucker Art*; "));
    CHECK_THAT(overlooked, Catch::Contains("Imst und Umgebung; Tiroler"));
    CHECK_THAT(good(desk, {"rules", "explain", "last_player"}).out,
               Catch::Contains("  Nur wo es vereinbart ist · Imster Regeln 2015, Figuren; für Imst vom "
                               "Herausgeber bezweifelt\n"));
}

TEST_CASE("what people ask of a rule is in its explanation in the words they look for") {
    const Desk desk;
    const auto explained = [&](const char* rule) {
        return good(desk, {"rules", "explain", rule, "--lang", "de"}).out;
    };
    // How many cards after three that were cut off; after when nobody may claim; in what order unbet figures
    // of Strafperlaggen count; what a false bet costs; of how many cards one declares.
    CHECK_THAT(explained("deal_compensate"),
               (Catch::Contains("drei") || Catch::Contains("Drei")) && Catch::Contains("zwei"));
    CHECK_THAT(explained("claim_limit"), Catch::Contains("nächste"));
    CHECK_THAT(explained("st_order"), Catch::Contains("Spiel, Gleich") || Catch::Contains("Spiel – Gleich") ||
                                          Catch::Contains("Spiel, dann"));
    CHECK_THAT(explained("false_bet"), Catch::Contains("zwei") || Catch::Contains("2 "));
    CHECK_THAT(explained("decl_single"), Catch::Contains("vier"));
}

TEST_CASE("a rule is explained with each place's value, and for one place with its own") {
    const Desk desk;
    const std::string all = good(desk, {"rules", "explain", "blind_time"}).out;
    CHECK_THAT(all, Catch::Contains("nur vor dem Abheben.\n    (Innsbrucker Art · Eichelperlaggen") &&
                        Catch::Contains("als Vorgabe dieses Programms: Südtirol") &&
                        Catch::Contains("bis alle Karten gegeben sind.\n    (Imst und Umgebung)"));
    const std::string imst = good(desk, {"rules", "explain", "decl_single", "--rules", "imst"}).out;
    CHECK_THAT(imst, Catch::Contains("Imst und Umgebung: ") && Catch::Contains("viertig") &&
                         Catch::Contains("wer 14 Punkte hat.") &&
                         Catch::Contains("So steht es: Imster Regeln 2015, § 25") &&
                         !Catch::Contains("dritzig"));
    // of what is only assumed it is not said that it is written
    CHECK_THAT(good(desk, {"rules", "explain", "claim_limit", "--rules", "oberland"}).out,
               Catch::Contains("Worauf es ruht: Imster Regeln 2015, § 33 (angenommen wie in Imst") &&
                   !Catch::Contains("So steht es"));
    const Json told =
        good(desk, {"rules", "explain", "decl_single", "--rules", "innsbruck", "--json", "--lang", "en"})
            .json();
    CHECK(told["in"]["rules"] == "innsbruck");
    CHECK(told["in"]["holds"] == false);
    CHECK(told["in"]["text"] == "One may go out by declaring a figure only when both sides are gestrichen. "
                                "To go out a figure needs at least three cards: dritzig.");
    CHECK(told["places"].front()["rules"].front() == "innsbruck");
    // a house rule of one place, by the name that people give it
    CHECK_THAT(
        good(desk, {"rules", "explain", "blind_deadline", "--rules", "Südtirol"}).out,
        Catch::Contains("Südtirol: Ungesehen geboten werden darf nur vor dem Abheben.\n  nach pagat.com "
                        "(„Blind bets“)"));
    CHECK_THAT(good(desk, {"rules", "explain", "trump_hanger"}).out,
               Catch::Contains("    Südtirol: die Quellen widersprechen sich: "));
    CHECK_THAT(good(desk, {"rules", "explain", "question_rule"}).out, Catch::Contains("  Nur Text: "));
    CHECK_THAT(good(desk, {"rules", "show", "imst"}).out, Catch::Contains("(nur Text)"));
    CHECK(desk.run({"rules", "explain", "blind_time", "--rules", "nirgends"}).code == 2);
}

TEST_CASE("two rule sets are compared point by point, in words, as JSON and on paper") {
    const Desk desk;
    const Json compared =
        good(desk, {"rules", "compare", "imst", "suedtirol", "--json", "--lang", "en"}).json();
    CHECK(compared["first"] == "imst");
    const Json& all = compared["differences"];
    CHECK(named(all, "target")["first"] == "A game is played to 15 points.");
    const Json& declare = named(all, "declare_compare");
    CHECK(declare["kind"] == "switch");
    CHECK(declare["subject"] == "endgame");
    CHECK(declare["values"] == Json({"block", "highest"}));
    CHECK(named(all, "perlaggen E")["second"].get<std::string>().starts_with("King of hearts, Weli"));
    const auto point =
        std::find_if(all.begin(), all.end(), [](const Json& each) { return each["kind"] == "point"; });
    REQUIRE(point != all.end());
    CHECK(((*point)["citations"][0].empty() != (*point)["citations"][1].empty()));

    const std::string text = good(desk, {"rules", "compare", "imst", "suedtirol"}).out;
    CHECK(text.starts_with("Imst und Umgebung – Südtirol\n"));
    CHECK(text.find("Eine Partie geht zu 15 Punkten.") != std::string::npos);
    CHECK(good(desk, {"rules", "compare", "imst", "imst"}).out.find("Beide werden gleich gespielt.") !=
          std::string::npos);
    CHECK(desk.run({"rules", "compare", "imst", "watten"}).code == 2);

    good(desk, {"rules", "compare", "imst", "suedtirol", "-o", "beide.pdf"});
    CHECK(desk.read("beide.pdf").starts_with("%PDF-"));
}

TEST_CASE("a club makes rules of its own, and they go to another tournament as a file") {
    const Desk desk;
    begin(desk);
    CHECK(good(desk, {"ruleset", "list", "a.schreiber", "--json"}).json()["rules"] == "suedtirol");
    makeOwn(desk);
    const Json own = good(desk, {"ruleset", "list", "a.schreiber", "--json"}).json();
    CHECK(own["rules"] == "imst");
    CHECK(own["name"] == "Tarrenz");
    CHECK(own["target"] == 21);
    CHECK(own["perlaggen"] == "HK S6 T7 TO TU E7");
    CHECK(own["house"] == Json({{"perlagg_follow", "bound"}})); // what was agreed for the other set is gone
    CHECK(own["sets"].size() == 14);
    CHECK(good(desk, {"ruleset", "list", "a.schreiber"}).out.find("Tarrenz") != std::string::npos);

    const Json shown = good(desk, {"ruleset", "show", "a.schreiber", "--json"}).json();
    CHECK(shown["title"] == "Tarrenz");
    CHECK(shown["base"] == "imst");
    CHECK(shown["perlaggen"]["L"] == Json({"HK", "S6", "L7", "LO", "LU", "E7"}));
    CHECK(good(desk, {"ruleset", "show", "a.schreiber"}).out.find("Tarrenz") != std::string::npos);

    const Json changed = good(desk, {"ruleset", "compare", "a.schreiber", "--json"}).json();
    CHECK(changed["second"] == "imst");
    CHECK(named(changed["differences"], "perlagg_follow")["values"] == Json({"bound", "free"}));
    CHECK(named(changed["differences"], "target")["first"] == "Eine Partie geht zu 21 Punkten.");

    good(desk, {"ruleset", "export", "a.schreiber", "-o", "tarrenz.perlagg"});
    CHECK(desk.read("tarrenz.perlagg") == "rules: imst\nhouse: perlagg_follow=bound\ntarget: 21\nperlaggen: "
                                          "HK S6 T7 TO TU E7\nname: Tarrenz\n\n");
    good(desk, {"new", "b.schreiber", "--name", "Winter", "--rules", "innsbruck", "--format", "drawn"});
    good(desk, {"ruleset", "import", "b.schreiber", "tarrenz.perlagg"});
    CHECK(good(desk, {"ruleset", "list", "b.schreiber", "--json"}).json() == own);
    CHECK(good(desk, {"ruleset", "export", "b.schreiber", "-o", "-"}).out == desk.read("tarrenz.perlagg"));
    good(desk, {"verify", "b.schreiber"});

    good(desk, {"undo", "b.schreiber"});
    CHECK(good(desk, {"ruleset", "list", "b.schreiber", "--json"}).json()["rules"] == "innsbruck");
    good(desk, {"export", "a.schreiber", "--to", "json", "-o", "a.json"});
    good(desk, {"import", "a.json", "-o", "c.schreiber"});
    CHECK(good(desk, {"ruleset", "list", "c.schreiber", "--json"}).json() == own);
}

TEST_CASE("the journal names a club's list by its cards, and cuts nothing of what was changed") {
    const Desk desk;
    begin(desk);
    makeOwn(desk);
    std::string told = good(desk, {"journal", "a.schreiber", "--lang", "de"}).out;
    for (std::size_t at = told.find("\n "); at != std::string::npos; at = told.find("\n ", at))
        told.replace(at, std::min(told.find_first_not_of("\n ", at), told.size()) - at, " ");
    CHECK(told.find(
              "Perlaggen = Herz-König, Weli, Trumpf-Siebener, Trumpf-Ober, Trumpf-Unter, Eichel-Siebener") !=
          std::string::npos);
    CHECK(told.find("HK S6") == std::string::npos);
    CHECK(told.find("…") == std::string::npos);
    CHECK(good(desk, {"journal", "a.schreiber", "--lang", "it"}).out.find("…") == std::string::npos);
}

TEST_CASE("rules of one's own that cannot be are refused") {
    const Desk desk;
    begin(desk);
    const auto made = [&](const Words& more) {
        Words words{"ruleset", "new", "a.schreiber", "--name", "Tarrenz"};
        words.insert(words.end(), more.begin(), more.end());
        return desk.run(words).code;
    };
    CHECK(made({"--base", "watten"}) == 2);
    CHECK(made({"--base", "imst", "nonsense=1"}) == 2);
    CHECK(made({"--base", "imst", "perlagg_follow=sometimes"}) == 2);
    CHECK(made({"--base", "imst", "--perlaggen", "HK HK"}) == 2);
    CHECK(made({"--base", "imst", "--perlaggen", "Herz"}) == 2);
    CHECK(made({"--base", "schlanders", "--perlaggen", "HK S6"}) == 2); // its pack has no Weli
    CHECK(made({"--base", "strafperlaggen"}) == 2);                     // not for four
    for (const char* target : {"10", "25", "30", "-1"})
        CHECK(made({"--base", "imst", "--target", target}) == 2);
    CHECK(made({"--base", "imst", "target=18"}) == 2); // it has its own word
    desk.write("fremd.perlagg", "rules: tarrenz\n\n");
    CHECK(desk.run({"ruleset", "import", "a.schreiber", "fremd.perlagg"}).code == 2);
    desk.write("doppelt.perlagg", "rules: imst\nperlaggen: HK S6 HK\n\n");
    const Ran twice = desk.run({"ruleset", "import", "a.schreiber", "doppelt.perlagg"});
    CHECK(twice.code == 2);
    CHECK(twice.errors.find("doppelt.perlagg:2:18") != std::string::npos);
    CHECK(good(desk, {"ruleset", "list", "a.schreiber", "--json"}).json()["rules"] == "suedtirol");
}

TEST_CASE("why rules of one's own are refused is said of what is wrong") {
    const Desk desk;
    begin(desk);
    const auto said = [&](const Words& more) {
        Words words{"ruleset", "new", "a.schreiber", "--name", "Tarrenz"};
        words.insert(words.end(), more.begin(), more.end());
        const Ran ran = desk.run(words);
        CHECK(ran.code == 2);
        return ran.errors;
    };
    const std::string target = said({"--base", "imst", "--target", "30"});
    CHECK(target.find("--target") != std::string::npos);
    CHECK(target.find("eine Zahl von 11 bis 24") != std::string::npos);
    for (const char* list : {"HK T6", "T6", "HK Herz"}) { // there is one Six, and it is no rank of trumps
        const std::string text = said({"--base", "imst", "--perlaggen", list});
        CAPTURE(text);
        CHECK(text.find("perlaggen") != std::string::npos);
        CHECK(text.find("“ kann kein Perlagg sein") != std::string::npos);
        CHECK(text.find(list[0] == 'H' && list[3] == 'H' ? "„Herz“" : "„T6“") != std::string::npos);
    }
    CHECK(said({"--base", "imst", "--perlaggen", "HK S6 HK"}).find("„HK“ steht zweimal") !=
          std::string::npos);
    CHECK(said({"--base", "schlanders", "--perlaggen", "HK S6"})
              .find("„S6“ ist in dem Spiel mit 32 Karten nicht") != std::string::npos);
    desk.write("sechs.perlagg", "rules: imst\nperlaggen: HK T6\n\n");
    const Ran read = desk.run({"ruleset", "import", "a.schreiber", "sechs.perlagg"});
    CHECK(read.code == 2);
    CHECK(read.errors.find("sechs.perlagg:2:15") != std::string::npos);
}

TEST_CASE("a tournament plays by the club's own list, and its disputes are ruled on by it") {
    const Desk desk;
    begin(desk);
    makeOwn(desk);
    for (const char* last : {"Hofer", "Tschenett", "O'Brien", "Höß"})
        good(desk, {"players", "add", "a.schreiber", "--first", "Anna", "--last", last});
    good(desk, {"draw", "tables", "a.schreiber", "--seed", "7"});
    good(desk, {"round", "start", "a.schreiber"});
    const std::string head =
        good(desk, {"rulings", "begin", "a.schreiber", "--round", "1", "--table", "1"}).out;
    CHECK(head.find("rules: imst\n") != std::string::npos);
    CHECK(head.find("perlaggen: HK S6 T7 TO TU E7\n") != std::string::npos);

    // The acorn Unter is no Perlagg here and takes no name.
    desk.write("s.perlagg", head.substr(0, head.find("\n\n")) + "\ntrump: L\n\nA: play EU=LA\n");
    const Json ruled = good(desk, {"rulings", "add", "a.schreiber", "s.perlagg", "--json"}).json()["ruling"];
    REQUIRE_FALSE(ruled["found"].empty());
    CHECK(ruled["found"][0]["verdict"] == "illegal");
    desk.write("imst.perlagg", "rules: imst\ndealer: D\ntrump: L\n\nA: play EU=LA\n");
    CHECK(desk.run({"deal", "check", "imst.perlagg", "--json"}).json()["legal"] == true);

    // A switch may change while it is played, and stands in the journal; the list may not. What was ruled
    // stays.
    good(desk, {"set", "a.schreiber", "trump_hanger=stands"});
    const std::string journal = good(desk, {"journal", "a.schreiber"}).out;
    CHECK(journal.find("Trumpf") != std::string::npos); // as the rule book asks and answers it
    CHECK(journal.find("trump_hanger") == std::string::npos);
    CHECK(desk.run({"set", "a.schreiber", "perlaggen=HK"}).code == 4);
    CHECK(good(desk, {"rulings", "show", "a.schreiber", "1", "--json"}).json() == ruled);

    good(desk, {"report", "rules", "a.schreiber", "-o", "wand.pdf"});
    CHECK(desk.read("wand.pdf").starts_with("%PDF-"));
}

TEST_CASE("a new tournament takes a club's own rules from the file they were written to") {
    const Desk desk;
    good(desk, {"new", "a.schreiber", "--name", "Herbst", "--rules", "suedtirol", "--format", "drawn"});
    good(desk, {"ruleset", "new", "a.schreiber", "--base", "imst", "--name", "Tarrenz", "--target", "21",
                "--perlaggen", "HK S6 T7 TO TU", "perlagg_follow=bound"});
    good(desk, {"ruleset", "export", "a.schreiber", "-o", "tarrenz.perlagg"});
    good(desk, {"new", "b.schreiber", "--name", "Winter", "--rules", "tarrenz.perlagg", "--format", "drawn"});
    const auto rules = [&](const char* file) {
        Json all = good(desk, {"ruleset", "list", file, "--json"}).json();
        all.erase("sets");
        return all;
    };
    CHECK(rules("b.schreiber") == rules("a.schreiber"));
    CHECK(rules("b.schreiber")["name"] == "Tarrenz");
    CHECK(rules("b.schreiber")["target"] == 21);
    // What is said beside the file comes first.
    good(desk, {"new", "c.schreiber", "--name", "Winter", "--rules", "tarrenz.perlagg", "--format", "drawn",
                "--target", "15", "--house", "perlagg_follow=free"});
    CHECK(rules("c.schreiber")["target"] == 15);
    CHECK(rules("c.schreiber")["house"]["perlagg_follow"] == "free");
    const Words none{"new", "d.schreiber", "--name", "X", "--rules", "nirgends.perlagg", "--format", "drawn"};
    const Ran missing = desk.run(none);
    CHECK(missing.code == 2);
    CHECK(missing.errors.find("nirgends.perlagg") != std::string::npos);
    CHECK(missing.errors.find("innsbruck") == std::string::npos); // a file is missing, not a set
    Words noSet = none;
    noSet[5] = "nirgends";
    CHECK(desk.run(noSet).errors.find("innsbruck") != std::string::npos);
    const Ran info = desk.run({"info", "b.schreiber", "--lang", "de"});
    CHECK(info.out.find("Tarrenz (Imst und Umgebung)") != std::string::npos);
    CHECK(desk.run({"info", "b.schreiber", "--json"}).json()["rules_name"] == "Tarrenz");
    desk.write("krumm.perlagg", "rules: imst\nhouse: nonsense=1\n");
    Words broken = none;
    broken[5] = "krumm.perlagg";
    CHECK(desk.run(broken).code == 2);
}

TEST_CASE("a recorded deal is not taken for rules, nor rules without a name") {
    const Desk desk;
    good(desk, {"new", "a.schreiber", "--name", "Herbst", "--rules", "suedtirol", "--format", "drawn"});
    desk.write("spiel.perlagg", "rules: imst\ntrump: L\n\nA: bet gleich\n");
    const Ran refused = desk.run({"ruleset", "import", "a.schreiber", "spiel.perlagg"});
    CHECK(refused.code == 2);
    CHECK(refused.errors.find("spiel.perlagg") != std::string::npos);
    CHECK(refused.errors.find("aufgezeichnete Gabe") != std::string::npos);
    CHECK(desk.run({"new", "b.schreiber", "--name", "X", "--rules", "spiel.perlagg", "--format", "drawn"})
              .code == 2);
    desk.write("hand.perlagg", "rules: imst\nhand A: L9 E9 LA LK SO\n");
    CHECK(desk.run({"ruleset", "import", "a.schreiber", "hand.perlagg"}).code == 2);
    for (const char* name : {"", "  "})
        CHECK(desk.run({"ruleset", "new", "a.schreiber", "--base", "imst", "--name", name}).code == 2);
    for (const char* twice : {"HK HK", "S6 W", "T7 T7"})
        CHECK(
            desk.run({"ruleset", "new", "a.schreiber", "--base", "imst", "--name", "X", "--perlaggen", twice})
                .code == 2);
}

TEST_CASE("another rule set takes a club's own rules away only when that is wished") {
    const Desk desk;
    good(desk, {"new", "a.schreiber", "--name", "Herbst", "--rules", "suedtirol", "--format", "drawn"});
    good(desk, {"ruleset", "new", "a.schreiber", "--base", "imst", "--name", "Tarrenz", "--perlaggen",
                "HK S6 T7 TO TU"});
    const Ran asked = desk.run({"set", "a.schreiber", "rules=innsbruck"});
    CHECK(asked.code == 4);
    CHECK(asked.errors.find("Tarrenz") != std::string::npos);
    CHECK(asked.errors.find("--yes") != std::string::npos);
    CHECK(good(desk, {"ruleset", "list", "a.schreiber", "--json"}).json()["name"] == "Tarrenz");
    good(desk, {"set", "a.schreiber", "rules=imst"}); // the one they were made from
    good(desk, {"set", "a.schreiber", "rules=innsbruck", "--yes"});
    CHECK(good(desk, {"ruleset", "list", "a.schreiber", "--json"}).json()["own"] == false);
    good(desk, {"set", "a.schreiber", "rules=imst"}); // nothing of its own is lost now
}

TEST_CASE("a name that is a rule's and a house rule's is explained as both, for one place, too") {
    const Desk desk;
    for (const Words& more : {Words{}, Words{"--rules", "imst"}}) {
        Words words{"rules", "explain", "luck_boden", "--lang", "en"};
        words.insert(words.end(), more.begin(), more.end());
        const std::string said = good(desk, words).out;
        INFO(said);
        CHECK_THAT(said, Catch::Contains("Luck und Boden  (luck_boden, "));
        CHECK_THAT(said, Catch::Contains("Whether Luck und Boden is shown.  (luck_boden)\n"));
        words.emplace_back("--json");
        const Json json = good(desk, words).json();
        CHECK(json["rule"] == "luck_boden");
        REQUIRE(json.contains("switch"));
        CHECK(json["switch"].contains("in") == !more.empty());
    }
}
