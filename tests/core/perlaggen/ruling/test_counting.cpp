#include <catch2/catch.hpp>

#include <algorithm>
#include <perlaggen/record/reader.h>
#include <perlaggen/ruling/account.h>
#include <perlaggen/ruling/next.h>
#include <perlaggen/ruling/replay.h>
#include <string>
#include <string_view>

// Who is out first and why, what decides next, and who pays in Strafperlaggen.
using namespace schreiber;
using namespace schreiber::perlaggen;
using Catch::Contains;
using ruling::Account;

namespace {

Account told(const std::string& text, words::Language language = words::Language::German) {
    const auto records = record::read(text);
    REQUIRE(records);
    return ruling::accountOf(ruling::replay(records->front()), language);
}

const Account::Judged& reason(const Account& account, std::string_view rule) {
    const auto found = std::ranges::find(account.reasons, rule, &Account::Judged::rule);
    INFO(rule);
    REQUIRE(found != account.reasons.end());
    return *found;
}

struct Won {
    std::string_view rule;
    std::string_view section;
    std::string_view firstStep;
    std::size_t steps;
    const char* record;
};

const Won kWon[] = {
    {"mid_g_conceded", "§ 26",
     "1. Gleich, gut gelassen und damit geschrieben: ein Punkt für B und D, Stand 14 : 14.", 3,
     "rules: imst\nscore: 14 13\nhand A: HO L10 SU S7 HU\nhand B: SK EA S10 EK LA\n"
     "hand C: H7 L8 E10 SO LK\nhand D: HA S8 S9 E8 H9\n\nD: turn L9\nB: bet gleich\n"
     "A: good gleich\nA: play S7\nB: play SK\nC: play SO\nD: play S8\nB: play S10\n"
     "C: play H7\nD: play S9\nA: play SU\nA: play HU\nB: play EA\nC: play E10\nD: play HA\n"
     "D: play H9\nA: play HO\nB: play EK\nC: play L8\nC: play LK\nD: play E8\nA: play L10\n"
     "B: play LA\n"},
    {"order_unbet", "Scoring", "1. Gleich, nicht geboten: ein Punkt für A und C, Stand 17 : 17.", 3,
     "rules: innsbruck\nscore: 16 17\nhand A: L8 S7 HA SA S8\nhand B: H10 HO HU E10 H8\n"
     "hand C: LU E7 E8 H7 EK\nhand D: L9 S10 EO SO S9\n\nD: turn L10\nA: play L8\n"
     "B: play H10\nC: play LU\nD: play L9\nC: play E7\nD: play EO\nA: play HA\nB: play E10\n"
     "D: play S9\nA: play S7\nB: play H8\nC: play H7\nD: play SO\nA: play SA\nB: play HU\n"
     "C: play E8\nA: play S8\nB: play HO\nC: play EK\nD: play S10\n"},
    {"order_bet", "Scoring", "1. Hanger, geboten und gehalten: zwei Punkte für A und C, Stand 18 : 16.", 2,
     "rules: innsbruck\nscore: 16 16\nhand A: E9 L9 SA LO E10\nhand B: HU LU L10 EA EO\n"
     "hand C: LK SU SO S6 EU\nhand D: L8 E7 EK L7 SK\n\nD: turn LA\nA: bet hanger\n"
     "B: hold hanger\nA: play E9\nB: play EO\nB: bet gleich\nA: hold gleich\nC: play EU\n"
     "D: play E7\nB: play LU\nC: play LK\nD: play L8\nA: play LO\nC: play SU\nD: play SK\n"
     "A: play SA\nB: play HU\nA: play L9\nB: play L10\nC: play S6\nD: play L7\nB: play EA\n"
     "C: play SO\nD: play EK\nA: play E10\n"},
    {"m1412_two", "§ 27",
     "1. Gleich, gut gelassen und damit geschrieben: ein Punkt für B und D, Stand 14 : 13.", 3,
     "rules: imst\nscore: 14 12\nhand A: L8 S7 HA SA S8\nhand B: H10 HO HU E10 H8\n"
     "hand C: LU E7 E8 H7 EK\nhand D: L9 S10 EO SO S9\n\nD: turn L10\nB: bet gleich\n"
     "B: bet hanger\nA: good gleich\nA: good hanger\nA: play L8\nB: play H10\nC: play LU\n"
     "D: play L9\nC: play E7\nD: play EO\nA: play HA\nB: play E10\nD: play S9\nA: play S7\n"
     "B: play H8\nC: play H7\nD: play SO\nA: play SA\nB: play HU\nC: play E8\nA: play S8\n"
     "B: play HO\nC: play EK\nD: play S10\n"},
    {"m1412_gut", "§ 27",
     "1. Spiel, gut gelassen und damit geschrieben: ein Punkt für A und C, Stand 13 : 14.", 3,
     "rules: imst\nscore: 12 14\ntrump: L\nhand A: S9 H9 E9 LO S10\nhand B: SA EA H8 H10 SU\n"
     "hand C: SO EK HO S8 L9\nhand D: SK LK HK LA L10\n\nB: good spiel\n"
     "A: show S9 H9 E9 LO=S8\nA: done\nB: good gleich\nB: good hanger\n"},
    {"m1412_one", "§ 27",
     "1. Spiel, gut gelassen und damit geschrieben: ein Punkt für A und C, Stand 13 : 14.", 2,
     "rules: imst\nscore: 12 14\ntrump: L\nhand A: S9 H9 E9 LA S10\nhand B: SA EA H8 H10 SU\n"
     "hand C: SO EK HO S8 L9\nhand D: SK LK HK LO L10\n\nB: good spiel\nA: show S9 H9\n"
     "A: good hanger\nB: good gleich\n"},
    // the Spiel alone was given up: the Gleich was shown, and the Hanger is the others'
    {"m1412_one", "§ 27",
     "1. Spiel, gut gelassen und damit geschrieben: ein Punkt für B und D, Stand 14 : 13.", 3,
     "rules: imst\nscore: 14 12\ntrump: L\nhand A: LA H10 S9 E9 H8\nhand B: SA HA H9 EK E8\n"
     "hand C: L10 L9 S10 S7 H7\nhand D: LK EA HO S8 SO\n\nA: good spiel\nB: show SA HA\nB: done\n"
     "C: show L10 L9\nA: done\n"},
    {"decl_single", "§ 25",
     "1. Spiel, gut gelassen und damit geschrieben: ein Punkt für B und D, Stand 14 : 14.", 2,
     "rules: imst\nscore: 14 13\ntrump: L\nhand A: S9 H9 E9 LO S10\nhand B: SA EA H8 H10 SU\n"
     "hand C: SO EK HO S8 L9\nhand D: SK LK HK LA L10\n\nB: bet spiel\nA: good spiel\n"
     "A: ask 4\nB: allow\nA: show S9 H9 E9 LO=L9\n"},
    {"decl_both_inn", "The Endgame",
     "1. Spiel, gut gelassen und damit geschrieben: ein Punkt für B und D, Stand 17 : 17.", 2,
     "rules: innsbruck\nscore: 17 16\ntrump: L\nhand A: S9 H9 E9 LO S10\n"
     "hand B: SA EA H8 H10 SU\nhand C: SO EK HO S8 L9\nhand D: SK LK EU LA L10\n\n"
     "B: bet spiel\nA: good spiel\nA: ask 4\nB: allow\nA: show S9 H9 E9 LO=L9\n"},
    // nobody gave anything up: the hand was thrown in
    {"throw_in", "§ 9", "1. Gleich, den anderen verfallen: ein Punkt für A und C, Stand 15 : 12.", 1,
     "rules: imst\nscore: 14 12\ntrump: L\n\nB: irregular exposed-hand\n"},
    {"throw_in", "§ 9",
     "1. Gleich, gut gelassen und damit geschrieben: ein Punkt für B und D, Stand 17 : 17.", 2,
     "rules: suedtirol\nscore: 17 16\ntrump: L\n\nB: bet gleich\nA: good gleich\n"
     "D: irregular exposed-hand\n"},
};

} // namespace

TEST_CASE("a game that is won says who is out first, in which order it counted, and by which rule") {
    for (const Won& won : kWon) {
        INFO(won.rule);
        const Account account = told(won.record);
        const Account::Judged& why = account.reasons.back();
        CHECK(why.rule == won.rule);
        CHECK_THAT(why.what, Contains("Wer zuerst aus ist"));
        CHECK_THAT(why.explanation, Contains("haben die Partie gewonnen; es entscheidet"));
        CHECK_THAT(why.sources, Contains(std::string(won.section)));
        REQUIRE(why.facts.size() == won.steps);
        CHECK(why.facts.front() == won.firstStep);
    }
}

TEST_CASE("what decides next is told as soon as what was given brings the end near") {
    const auto next = [](const std::string& text, std::string_view rule) {
        return reason(told(text, words::Language::English), rule);
    };
    const Account::Judged one =
        next("rules: imst\nscore: 14 13\ntrump: L\n\nB: bet gleich\nA: good gleich\n", "mid_g_conceded");
    CHECK_THAT(one.what, Contains("What decides now"));
    CHECK_THAT(one.sources, Contains("§ 26"));
    CHECK(one.facts.size() == 1);
    CHECK_THAT(next("rules: imst\nscore: 14 12\ntrump: L\n\nB: bet gleich\nA: hold gleich\nB: bet hanger\n"
                    "A: hold hanger\nB: bet spiel\nA: good spiel\n",
                    "m1412_third")
                   .sources,
               Contains("§ 27"));
    const Account far = told("rules: imst\nscore: 13 12\ntrump: L\n\nB: bet gleich\nA: good gleich\n");
    CHECK(std::ranges::none_of(far.reasons, [](const Account::Judged& each) {
        return each.what.find("entscheidet") != std::string::npos;
    }));
}

TEST_CASE("where nobody is out at 14:12 or 14:13 it is told why, and that there is a new deal") {
    const Account stands =
        told("rules: imst\nscore: 14 12\ntrump: L\nhand A: EA LA EK S9 S10\nhand B: SA SK HA L9 E8\n"
             "hand C: H10 L8 H8 H9 H7\nhand D: S7 E10 HO S8 SO\n\nB: bet gleich\nA: hold gleich\n"
             "B: bet hanger\nA: hold hanger\nB: bet spiel\nA: good spiel\nB: show SA HA SK\nB: done\n"
             "A: show EA LA EK\nA: stand gleich\nA: stand hanger\nA: done\nB: done\n");
    const Account::Judged& third = reason(stands, "m1412_third");
    CHECK_THAT(third.what, Contains("Niemand ist aus, es wird neu gegeben"));
    CHECK_THAT(third.sources, Contains("§ 27"));

    const Account shorter =
        told("rules: imst\nscore: 14 13\ntrump: L\nhand A: LA H10 S9 E9 H8\nhand B: SA SK H9 L9 E8\n"
             "hand C: L10 L8 S10 HA H7\nhand D: LK EA HO S8 SO\n\nB: bet spiel\nA: good spiel\n");
    CHECK(
        reason(shorter, "mid_redeal").explanation ==
        "Das Gleich zählt für niemanden: Wenn beide gestrichen sind, geht nur eine Figur mit mindestens drei "
        "Karten aus, und so lang hat sie niemand.");
    CHECK(
        shorter.rulings.front().explanation ==
        "Alle sind gestrichen, das Spiel ist entschieden, und eine Figur mit mindestens drei Karten hat "
        "niemand: Es wird neu gegeben (§ 26 und § 27). Muss neu gegeben werden, weil beide gestrichen sind, "
        "gibt der Nächste. Die Quellen schweigen dazu; das ist eine Vorgabe dieses Programms, in den "
        "Hausregeln zu ändern. Wäre vereinbart: „Muss neu gegeben werden, weil beide gestrichen sind, gibt "
        "derselbe Geber“, gäbe als Nächster D.");
}

TEST_CASE("in Strafperlaggen it is told who pays what, and for which figure") {
    const Account account =
        told("rules: strafperlaggen\nhand A: EK E10 E7 LO SO E9 SA\nhand B: HO L10 HU EA EU H10 SK\n"
             "hand C: L9 L8 H8 HA S9 H9 S7\n\nC: turn LK\nA: bet spiel\nB: good spiel\nC: hold spiel\n"
             "A: play EK\nB: play EA\nC: play L8\nC: play HA\nA: play SO\nB: play HO\nC: play S7\n"
             "A: play SA\nB: play SK\nA: play E10\nB: play EU\nC: play L9\nC: play S9\nA: play E7\n"
             "B: play L10\nB: play HU\nC: play H8\nA: play E9\nB: play H10\nC: play H9\nA: play LO\n");
    const auto pays = std::ranges::find_if(account.reasons, [](const Account::Judged& each) {
        return each.rule == "st_spiel_none" && !each.facts.empty();
    });
    REQUIRE(pays != account.reasons.end());
    REQUIRE(pays->facts.size() == 2);
    CHECK(pays->facts[0] ==
          "A ist auf das Spiel bis zwei mitgegangen und hat es nicht gewonnen: zwei Punkte dazu.");
    CHECK_THAT(pays->sources, Contains("Strafperlaggen"));
    // why nobody has it says the point on the tricks, not the one on a Gleich or Hanger that is not there
    const Account::Judged& nobody = reason(account, "st_spiel_none");
    CHECK(nobody.what == "Spiel · Niemand macht vier Stiche");
    CHECK(nobody.explanation == "Das Spiel zählt für niemanden: Niemand hat es gemacht.");
}

TEST_CASE("in Strafperlaggen what is paid on every way is told, though it is not known who wins") {
    const Account account = told("rules: strafperlaggen\ntrump: L\n\nA: bet gleich\nB: good gleich\n"
                                 "C: bet gleich 3\nA: good gleich\n");
    const Account::Judged& pays = reason(account, "st_level");
    REQUIRE(pays.facts.size() == 1);
    CHECK(pays.facts[0] ==
          "A ist auf das Gleich bis zwei mitgegangen und hat es nicht gewonnen: zwei Punkte dazu.");
}

TEST_CASE("a Spiel that nobody takes the tricks for is hin by the point for so many players") {
    const auto nobody = [](const std::string& text) {
        const Account account = told(text);
        const auto found = std::ranges::find_if(
            account.reasons, [](const Account::Judged& each) { return each.what.starts_with("Spiel · "); });
        return found == account.reasons.end() ? std::string()
                                              : std::string(found->rule) + ": " + found->sources;
    };
    // two tricks each of six players with four cards
    CHECK_THAT(nobody("rules: innsbruck\nseats: 6\ntrump: L\n\nA: play EA\nB: play E8\nC: play E9\nD: play "
                      "E10\nE: play EU\nF: play EO\nA: play HA\nB: play H7\nC: play H8\nD: play H9\nE: play "
                      "H10\nF: play HU\nA: play SO\nB: play SA\nC: play S8\nD: play S9\nE: play S10\nF: play "
                      "SU\nB: play LA\nC: play L8\nD: play L9\nE: play L10\nF: play HO\nA: play SK\n"),
               Contains("p6_hin: pagat.com"));
}

TEST_CASE("where one missing answer voids card after card, it is told once") {
    const Account account = told("rules: innsbruck\ntrump: L\n\nA: bet gleich\nA: play S9\nB: play S8\n"
                                 "C: play S10\nD: play SA\n");
    REQUIRE(account.rulings.size() == 4);
    CHECK(account.rulings[0].facts.back() == "Ebenso die Zeilen 6 bis 8.");
    CHECK_FALSE(account.rulings[0].repeats);
    CHECK(account.rulings[3].repeats);
}

TEST_CASE("the words of a rule stand under a ruling once, also where it is undecided") {
    // pagat, Example 3: whether B could follow nobody knows, and A says so
    const Account account = told("rules: innsbruck\ntrump: E\n\nA: play H7\nB: play LK\nC: play H9\nD: play "
                                 "HA\nB: irregular revoke A\n");
    REQUIRE_FALSE(account.rulings.empty());
    const std::string& rule = account.rulings.front().text;
    const std::string begin = rule.substr(0, 40);
    CHECK(rule.find(begin, 1) == std::string::npos);
}

TEST_CASE("a ruling cites what is said of as many players as sit there") {
    const auto sources = [](const std::string& text, std::string_view rule) {
        const Account account = told(text);
        const auto found = std::ranges::find(account.rulings, rule, &Account::Judged::rule);
        return found == account.rulings.end() ? std::string("?") : found->sources;
    };
    // three players: no source has declaring for them, and the sentence says whose reading it is
    CHECK(sources("rules: innsbruck\nseats: 3\ntrump: L\nscore: 17 17 17\n\nA: ask 3\n", "decl_both_inn")
              .empty());
    CHECK_THAT(sources("rules: innsbruck\nscore: 16 17\ntrump: L\n\nA: ask 3\n", "decl_both_inn"),
               Contains("The Endgame"));
}

TEST_CASE("where an unnamed Perlagg lies in Imst, the reading that lets it lie is told") {
    const std::string deal = "rules: imst\ntrump: L\nhand A: S9 S10 HA H10 E9\nhand B: HK EA E10 S8 H7\n"
                             "hand C: SA SK H9 H8 L8\nhand D: SO SU LA LK L9\n\nA: play S9\nB: play HK";
    const Account::Judged read = reason(told(deal + "\nC: play SA\nD: play SU\n"), "follow_perl_free");
    CHECK(read.what == "Zeile 9 · so gelesen · Perlagg ist immer Farbe");
    CHECK_THAT(read.explanation,
               Contains("hat noch Schell-Achter") && Contains("Dieses Programm liest sie so"));
    CHECK_THAT(read.sources, Contains("§ 15"));
    // named it is what the source says in so many words
    const Account named = told(deal + "=SA\nC: play SK\nD: play SU\n");
    CHECK(std::ranges::none_of(named.reasons, [](const Account::Judged& each) {
        return each.what.find("so gelesen") != std::string::npos;
    }));
}

TEST_CASE("while a partner may still declare, that nobody goes out yet is told with who is waited for") {
    const Account account =
        told("rules: innsbruck\nscore: 17 17\ntrump: L\nhand A: S9 H9 E9 S10 E8\nhand B: L9 EK E10 H7 LA\n"
             "hand C: SA EA HA H10 SU\nhand D: SO EO HO S8 EU\n\nA: ask 3\nB: deny\nA: reveal gleich 9\n"
             "D: reveal gleich O\n");
    const Account::Judged& waits = reason(account, "decl_procedure");
    CHECK_THAT(waits.what, Contains("Noch geht niemand aus"));
    CHECK_THAT(waits.explanation, Contains("C war noch nicht an der Reihe"));
    CHECK_THAT(waits.sources, Contains("The Endgame"));
}

TEST_CASE("one point is one point, and none is none") {
    const auto facts = [](const std::string& score) {
        return reason(told("rules: innsbruck\ntrump: L\nscore: " + score + "\n\nB: bet gleich\n"), "bet_who")
            .facts;
    };
    CHECK(facts("1 0") ==
          std::vector<std::string>{"A/C: ein Punkt mit dem, was gut ist; es fehlen 17 Punkte.",
                                   "B/D: kein Punkt mit dem, was gut ist; es fehlen 18 Punkte."});
    CHECK(facts("17 2").front() ==
          "A/C: 17 Punkte mit dem, was gut ist; es fehlt ein Punkt, das heißt gestrichen.");
}

// What is said of two parties is no source for three.
TEST_CASE("what allows and decides between three is cited from what is said of three") {
    const std::string three = "rules: innsbruck\nseats: 3\ntrump: L\nhand A: SA HA S9 E9 H8 L8 E10\n"
                              "hand B: EA LA H10 S8 EU HU L9\nhand C: S10 H9 LK E8 EO SK SU\n\n";
    const std::string spiel = "A: bet spiel\nB: good spiel\nC: good spiel\n";
    for (const std::string& more :
         {std::string("A: show SA HA\n"), std::string("A: bet gleich\n"), std::string("A: good gleich\n"),
          std::string("A: show SA HA\nA: done\nB: show EA LA\nB: done\nC: done\nA: done\n"),
          std::string("B: good gleich\nC: good gleich\n")}) {
        const Account account = told(three + spiel + more);
        CHECK_FALSE(account.reasons.empty());
        for (const Account::Judged& each : account.reasons) {
            CAPTURE(more, each.what, each.rule);
            CHECK_FALSE(each.sources.empty());
        }
    }
    const std::string last = "A: play SA\nB: play S8\nC: play S10\nA: play HA\nB: play H10\nC: play H9\n"
                             "A: play E9\nB: play EA\nC: play E8\nB: play LA\nC: play LK\nA: play L8\n"
                             "B: play EU\nC: play EO\nA: play E10\nC: play SK\nA: play S9\nB: play HU\n"
                             "C: play SU\nA: bet spiel\n";
    for (const Account::Judged& each : told(three + last).reasons) CHECK(each.rule != "fifth_bet"_point);
}

// imst-2015 § 25: "Die höchste Figur geht aus"; of a Gleich and a Hanger it does not say which is.
TEST_CASE("that a declared Gleich comes before a Hanger is a reading in South Tyrol") {
    const auto sources = [](const std::string& rules) {
        const Account account =
            told("rules: " + rules +
                 "\nscore: 17 17\ntrump: L\nhand A: SA SK SO E8 S8\nhand B: L9 H9 E9 EA H10\n"
                 "hand C: L10 S10 EK H8 SU\nhand D: E10 S9 HU EU LU\n\nA: ask 3\nB: deny\nB: ask 3\n"
                 "A: reveal hanger A\nB: reveal gleich 9\n");
        const auto out = std::ranges::find_if(account.reasons, [](const Account::Judged& each) {
            return each.what.starts_with("Wer zuerst aus ist");
        });
        REQUIRE(out != account.reasons.end());
        return out->sources;
    };
    CHECK_THAT(sources("suedtirol"), Contains("so liest es dieses Programm"));
    for (const char* set : {"suedtirol", "innsbruck"}) CHECK_THAT(sources(set), !Contains("Hausregel"));
    CHECK_THAT(sources("innsbruck"), !Contains("so liest es"));
}

TEST_CASE("who leaves nothing to a partner, and what was conceded in the countdown") {
    const auto said = [](const std::string& text) { return told(text).rulings.back(); };
    for (const char* seats : {"2", "3"}) {
        const Account::Judged alone =
            said("rules: imst\nseats: " + std::string(seats) + "\ndealer: B\n\nB: irregular left-exchange\n");
        CHECK(alone.explanation.find("hier spielt jeder für sich: Es folgt nichts.") != std::string::npos);
    }
    CHECK(said("rules: imst\nseats: 6\ndealer: B\n\nB: irregular left-exchange\n")
              .explanation.find("verlieren die Partie") != std::string::npos);
    // imst-2015 § 9 speaks of partners and of who writes the rest: between three nothing is laid down
    CHECK(said("rules: imst\nseats: 3\n\nA: irregular exposed-hand\n").explanation ==
          "A wirft die Karten offen auf den Tisch. Was das kostet, sagt keine Quelle, die hier gilt, und "
          "vereinbart ist nichts; dass es ohne Strafe bleibt, ist eine Vorgabe dieses Programms.");
    const Account::Judged near = said("rules: strafperlaggen\nscore: 2 5 9\ntrump: L\n\nA: bet spiel\n"
                                      "B: good spiel\nC: good spiel\nA: bet gleich\n");
    CHECK(near.explanation.find("hat auf der Schrift 2") != std::string::npos);
    CHECK(near.explanation.find("also 1, das heißt gestrichen") != std::string::npos);
}

// imst-2015 § 26: the Spiel that was given comes before the Gleich that then decides.
TEST_CASE("what decides the figures is told in the order in which they count") {
    const Account account =
        told("rules: imst\nscore: 14 13\ntrump: L\nhand A: S8 E8 H8 SK EU\nhand B: SA EA HA E9 H10\n\n"
             "B: bet spiel\nA: good spiel\nB: show SA EA HA\nB: done\nA: show S8 E8 H8\nA: done\n");
    std::vector<std::string> figures;
    for (const Account::Judged& each : account.reasons)
        for (const char* figure : {"Gleich · ", "Spiel · "})
            if (each.what.starts_with(figure)) figures.emplace_back(figure);
    CHECK(figures == std::vector<std::string>{"Spiel · ", "Gleich · "});
}

TEST_CASE("who gave a figure up is no equal that trumps would have to decide") {
    const Account account =
        told("rules: strafperlaggen\ntrump: H\nhand-size: 2\nhand A: LA SA\nhand B: EA HA\nhand C: L9 S9\n\n"
             "A: bet gleich\nB: hold gleich\nB: good gleich\nA: play SA\nB: play EA\nC: play S9\n"
             "A: play LA\nB: play HA\nC: play L9\n");
    const Account::Judged& gleich = reason(account, "g_order");
    CHECK_THAT(gleich.explanation, Contains("A hat zwei Asse, C nur zwei Neuner"));
    CHECK(std::ranges::find(gleich.besides, "p3_gut_out"_point) != gleich.besides.end());
}

// pagat, Three players: who has shown less has not said gut, and his cards tell why he lost.
TEST_CASE("who of three fell behind in the show is compared with, not said to have given up") {
    const std::string three = "rules: innsbruck\nseats: 3\ntrump: L\nhand A: LK HK S9 E7 E9 H8 S10\n"
                              "hand B: SA EA H9 SU E8 L9 S8\nhand C: SK EK L10 H7 HU EO L8\n\nA: bet spiel\n"
                              "B: good spiel\nC: good spiel\n";
    const Account account = told(three + "A: show LK S9\nA: show HK=HK\nA: done\nB: show SA EA\nB: done\n"
                                         "C: done\nA: done\n");
    const Account::Judged& gleich = reason(account, "g_order");
    CHECK_THAT(gleich.explanation, Contains("B hat zwei Asse, A nur zwei Könige"));
    CHECK(std::ranges::find(gleich.besides, "p3_gut_out"_point) == gleich.besides.end());
    for (const Account::Judged& each : account.reasons)
        CHECK_THAT(each.explanation, !Contains("wer gut gesagt"));

    const Account given = told(three + "C: good gleich\nA: show LK S9\nA: show HK=HK\nA: done\n"
                                       "B: show SA EA\nB: done\nA: done\n");
    CHECK_THAT(reason(given, "g_order").explanation, Contains("A nur zwei Könige"));
}

const std::string kBothShort = "rules: innsbruck\nscore: 17 17\ntrump: L\nhand A: SK HK EK S10 E8\n"
                               "hand B: L9 EA HA SA S9\nhand C: LA L10 H9 H8 SU\nhand D: SO EO H10 S8 EU\n\n";

TEST_CASE("an answer to a question, and what is told of a figure, has its rule and what it brings") {
    const Account blocked =
        told("rules: imst\nscore: 14 9\ntrump: H\nhand A: L8 L9 L10 LU EK\n"
             "hand B: S9 S10 SU SO E8\nhand C: LO SA EA H10 H8\nhand D: LA LK E10 E9 H9\n\n"
             "A: ask 4\nB: deny\n");
    CHECK(blocked.rulings.empty());
    const Account::Judged& denied = reason(blocked, "decl_blocked");
    CHECK_THAT(denied.what, Contains("erlaubt"));
    CHECK_THAT(denied.explanation, Contains("B sagt „nicht erlaubt“") && Contains("normal zu Ende gespielt"));
    CHECK_THAT(denied.sources, Contains("§ 25") && !Contains("Hausregel"));
    const std::string south =
        "rules: suedtirol" + kBothShort.substr(kBothShort.find('\n')) + "A: ask 3\nB: deny\n";
    for (const std::string& text : {kBothShort + "A: ask 3\nB: deny\n", south}) {
        const Account asked = told(text);
        CHECK(asked.rulings.empty());
        CHECK_THAT(reason(asked, "decl_procedure").explanation, Contains("Art und Höhe beider Figuren"));
    }
    CHECK_THAT(reason(told(south), "decl_procedure").sources, Contains("§ 25"));
    const Account revealed = told(kBothShort + "A: ask 3\nB: deny\nA: reveal gleich K\n");
    CHECK_THAT(reason(revealed, "decl_oral").explanation, Contains("verglichen wird, sobald"));
    for (const words::Language language : {words::Language::Italian, words::Language::English})
        CHECK_FALSE(told(south, language).reasons.empty());
}

TEST_CASE("a figure that was denied and is higher goes out by the comparison, and that is told") {
    const Account account = told(kBothShort + "A: ask 3\nB: deny\nA: reveal gleich K\nB: reveal gleich A\n");
    const Account::Judged& out = reason(account, "decl_compare_inn");
    CHECK_THAT(out.explanation, Contains("B und D haben die Partie gewonnen"));
    CHECK_THAT(out.sources, Contains("The Endgame"));
    REQUIRE(out.facts.size() == 3);
    CHECK(out.facts[0] == "B nennt drei Asse. A nennt drei Könige.");
    CHECK_THAT(out.facts[1], Contains("zählt die Höhe: Ass geht vor König"));
    CHECK_THAT(out.facts[2], Contains("besser als die der anderen: ein Punkt für B und D"));
    const Account allowed = told(kBothShort + "B: ask 3\nA: allow\n");
    CHECK_THAT(reason(allowed, "decl_both_inn").facts.front(), Contains("angesagt und erlaubt"));
}

TEST_CASE("who answers with a figure that had to be asked for before is told of, where the cards are known") {
    const auto late = [](const Account& account) {
        return std::ranges::find_if(account.reasons, [](const Account::Judged& one) {
            return one.explanation.find("in der Reihe vor") != std::string::npos;
        });
    };
    const std::string south = "rules: suedtirol" + kBothShort.substr(kBothShort.find('\n'));
    const Account account = told(south + "B: ask 3\nA: deny\nB: reveal gleich A\n");
    REQUIRE(late(account) != account.reasons.end());
    CHECK(late(account)->rule == "decl_procedure"_point);
    CHECK_THAT(late(account)->explanation, Contains("A hat eine Figur zum Ausgehen") && Contains("vor B"));
    CHECK_THAT(late(account)->sources, Contains("§ 25"));
    CHECK(account.rulings.empty());
    const Account inOrder = told(south + "A: ask 3\nB: deny\n");
    CHECK(late(inOrder) == inOrder.reasons.end());
    const Account unknown = told("rules: suedtirol\nscore: 17 17\ntrump: L\n\nB: ask 3\nA: deny\n");
    CHECK(late(unknown) == unknown.reasons.end());
}

// Matrix C1a, mid_min_cards: for Innsbruck the project's choice.
TEST_CASE("with the Spiel given and one figure left no three tricks decide, and the house rule is named") {
    const std::string given = "dealer: D\ntrump: L\nhand A: LA LK EA E8 SK\nhand B: HA HU S9 SA E9\n\n"
                              "B: bet spiel\nA: good spiel\nB: bet gleich\nA: good gleich\n";
    const Account innsbruck = told("rules: innsbruck\nscore: 17 15\n" + given);
    const Account::Judged& left = reason(innsbruck, "mid_redeal");
    CHECK_THAT(left.sources, Contains("Vorgabe dieses Programms") && Contains("wie viele Karten") &&
                                 Contains(": mindestens zwei") && !Contains("schweigen"));
    CHECK_THAT(left.explanation, !Contains("drei Stiche"));
    const Account imst = told("rules: imst\nscore: 14 12\n" + given);
    CHECK_THAT(reason(imst, "m1412_bid").sources, Contains("§ 27"));
}

TEST_CASE("a step that hangs on a house rule nobody agreed names it") {
    const std::string given = "rules: oberland\ndealer: D\nscore: 14 13\ntrump: L\n\nB: bet spiel\n"
                              "A: good spiel\n";
    const Account open = told(given);
    CHECK_THAT(reason(open, "mid_1413_spiel").sources,
               Contains("Hausregel: wie viele Karten") && Contains(": noch nicht vereinbart"));
}

TEST_CASE("a house rule is named with what it stands at") {
    const Account standing = told("rules: suedtirol\ndealer: D\ntrump: L\n\nA: bet spiel\nB: good spiel\n"
                                  "A: show E9 E10\nB: show L9 L10\nB: stand hanger\nA: stand hanger\n");
    CHECK_THAT(reason(standing, "tie_stands").sources,
               Contains("von zwei gleichen Hangern") && Contains(": "));
}

TEST_CASE("an answer to nothing rests on a rule of the place") {
    const auto first = [](const std::string& rules) {
        return told("rules: " + rules + "\ntrump: L\n\nB: deny\n").rulings.front();
    };
    CHECK(first("imst").rule == "decl_single"_point);
    CHECK_THAT(first("imst").sources, Contains("§ 25"));
    CHECK_THAT(first("imst").explanation, Contains("obwohl von den Gegnern niemand gefragt hat"));
    CHECK(first("suedtirol").rule == "decl_procedure"_point);
    CHECK_THAT(first("suedtirol").sources, Contains("§ 25"));
    CHECK_THAT(first("imst\nhouse: declare_requires_both=yes").sources, Catch::StartsWith("so vereinbart: "));
}

// Matrix C1b, false_denial: §25 and pagat say who has to say “erlaubt”, and not what it costs not to.
TEST_CASE("what a false denial costs is left open by a source that is named") {
    const auto denied = [](const char* rules, const char* score, const char* size) {
        return told("rules: " + std::string(rules) + "\nscore: " + score +
                    "\nhand A: LA EA HA SA H8\nhand B: L9 E8 H10 SO S10\nhand C: H9 E10 L8 SU EK\n"
                    "hand D: LK SK EO L10 HU\n\nD: turn LO\nA: ask " +
                    size + "\nB: deny\n")
            .rulings.front();
    };
    const Account::Judged south = denied("suedtirol", "17 17", "3");
    CHECK(south.rule == "decl_forced_answer"_point);
    CHECK_THAT(
        south.explanation,
        Contains("§ 25 der Imster Regeln sagt, dass ohne solche Figur „erlaubt“ zu sagen ist, und nicht, "
                 "was sonst folgt. Das ist eine Vorgabe dieses Programms") &&
            !Contains("ohne Strafe"));
    CHECK_THAT(denied("innsbruck", "17 17", "3").explanation, Contains("(pagat.com, The Endgame)"));
    CHECK_THAT(denied("imst", "14 14", "4").explanation, Contains("und nicht, was sonst folgt"));
}

TEST_CASE("a figure left too short at both gestrichen says who can still lay a longer one") {
    const std::string record =
        "rules: suedtirol\nscore: 17 16\nhand A: EK LK H8 L9 S8\n"
        "hand B: EA LA H10 S9 E8\nhand C: SK E10 S10 SU HU\nhand D: EO HO SO L10 E9\n\n"
        "D: turn L8\nA: good spiel\nB: show EA LA\n";
    const auto waits = [&](const std::string& text) {
        const Account account = told(text);
        return reason(account, "mid_1413_spiel").facts;
    };
    const std::string left =
        "Mit dem, was liegt, geht das Gleich nicht aus. Eine Figur, die lang genug ist, darf noch "
        "hingelegt werden von B und D; geschieht das nicht, wird neu gegeben.";
    CHECK(std::ranges::count(waits(record), left) == 0); // A and C have not shown yet
    const std::string shown = record + "B: done\nA: done\n";
    CHECK(std::ranges::count(waits(shown), left) == 1);
    const auto next = ruling::nextSteps(record::read(shown)->front(), record::Keywords::English);
    const auto lays = [&](cards::Seat seat) {
        return std::ranges::any_of(next, [&](const ruling::NextStep& step) {
            return step.seat == seat && std::holds_alternative<deal::Show>(step.action);
        });
    };
    CHECK(lays(cards::Seat::D));
    CHECK(lays(cards::Seat::A)); // B ended his turn without a Hanger
    const Account longer = told(shown + "D: show EO HO SO\n");
    CHECK_THAT(reason(longer, "mid_1413_spiel").explanation, Contains("B und D haben die Partie gewonnen"));
}

TEST_CASE("a head line that no rule looks at is told, and a house rule put there is told its place") {
    const std::string events = "\nD: turn L8\n";
    CHECK(told("rules: imst\nevent: Kranzl\nperlaggen: HK S6\nname: Tarrenz\n" + events).setAside.empty());
    const auto aside =
        told("rules: imst\nbet_top: 3\nfalse_bet_penalty: none\nWirt: Sepp\n" + events).setAside;
    REQUIRE(aside.size() == 3);
    CHECK_THAT(aside[0], Contains("„bet_top“ kennt Schreiber nicht"));
    CHECK_THAT(aside[1], Contains("house: false_bet_penalty=none"));
    CHECK_THAT(aside[2], Contains("„Wirt“"));
}

TEST_CASE("a Perlagg led without a name is told to be a plain card") {
    const std::string led = "rules: imst\nhand A: HK EK LK SK L9\n\nD: turn L8\nA: play HK";
    const auto said = [](const std::string& text) { return told(text).reasons.front(); };
    CHECK_THAT(said(led + "\n").facts.front(), Contains("Ungetauft gilt Herz-König im Stich"));
    CHECK(std::ranges::count(said(led + "\n").besides, "bapt_none"_point) == 1);
    CHECK(std::ranges::count(said(led + "=LA\n").besides, "bapt_none"_point) == 0);
}

TEST_CASE(
    "of three, who takes the tricks after letting the Spiel go is named, and not that nobody took them") {
    const Account account = told("rules: strafperlaggen\nscore: 5 5 5\nhand-size: 5\ntrump: L\ndealer: C\n\n"
                                 "A: bet spiel\nB: good spiel\nC: hold spiel\n"
                                 "A: play S9\nB: play SA\nC: play S8\nB: play EA\nC: play E8\nA: play E9\n"
                                 "B: play LA\nC: play L9\nA: play L8\nB: play SK\nC: play H8\nA: play H9\n"
                                 "B: play LK\nC: play H10\nA: play H7\n");
    CHECK_THAT(
        reason(account, "p3_gut_out").explanation,
        Contains("Wer gut gelassen hat (B), kann es nicht mehr gewinnen, und sonst hat es niemand gemacht"));
}

TEST_CASE("a figure that was held and then given goes by what was bet and conceded") {
    const Account account = told("rules: imst\ntrump: L\n\nA: bet gleich\nB: hold gleich\nB: good gleich\n");
    CHECK_THAT(reason(account, "concede_written").sources, Contains("§ 12"));
    CHECK(std::ranges::none_of(account.reasons,
                               [](const Account::Judged& each) { return each.rule == "concede_spont"; }));
    const Account unbet = told("rules: imst\ntrump: L\n\nB: good spiel\n");
    CHECK(reason(unbet, "concede_spont").rule == "concede_spont"_point);
}

TEST_CASE("an upgrade beside a natural trump tells that the sources do not agree on it") {
    const auto facts = [](const std::string& set, const std::string& card) {
        return reason(told("rules: " + set + "\ndealer: D\nhand D: " + card + " E7 L8 SK E9\n\nD: turn HK\n" +
                           "D: exchange E7 HK\n"),
                      "ex_upgrade")
            .facts;
    };
    for (const char* set : {"imst", "eichelperlaggen"}) {
        CAPTURE(set);
        REQUIRE(facts(set, "H8").size() == 1);
        CHECK_THAT(facts(set, "H8").front(), Contains("§ 7") && Contains("pagat.com"));
        CHECK(facts(set, "L7").empty());
    }
}
