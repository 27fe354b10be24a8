#include "questions.h"

#include <catch2/catch.hpp>

#include <perlaggen/record/reader.h>
#include <perlaggen/ruling/replay.h>

// Short questions of the sources, answered in words with their rules.
using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::ruling;
using namespace schreiber::perlaggen::ruling::test;

TEST_CASE("the trick of pagat's first example goes to the higher Perlagg, step by step") {
    const Values values{{"trump", "L"}, {"cards", "L10 LA LU=LA S7=LA"}};
    const QuestionReply reply = ask(Question::Trick, "innsbruck", values);
    REQUIRE(reply.answered());
    CHECK(reply.verdict == "D takes the trick, with the Seven of bells as Ace of leaves.");
    REQUIRE(reply.steps.size() == 4);
    CHECK(reply.steps[1] == "B: the Ace of leaves is higher than the Ten of leaves.");
    CHECK(says(reply, "beats the Ace of leaves, the real card"));
    CHECK(says(reply, "among Perlaggen the Seven of bells goes before the Unter of leaves"));
    for (const char* rule : {"trick_win", "bapt_beats_real", "bapt_rank_among"}) CHECK(rests(reply, rule));
    CHECK(std::ranges::all_of(reply.rules, [](const auto& basis) { return !basis.sources.empty(); }));
    // without D the acorn Ace would not take; with a real Ace after the Perlagg neither
    CHECK(ask(Question::Trick, "innsbruck", {{"trump", "L"}, {"cards", "L10 LU=LA LA"}, {"leader", "C"}})
              .verdict.starts_with("So far D takes"));
    // pagat's second example: a Perlagg made a heart does not beat a trump
    const QuestionReply second =
        ask(Question::Trick, "innsbruck", {{"trump", "L"}, {"cards", "L10 HK=LO LK E7=HK"}});
    CHECK(second.verdict.starts_with("C takes the trick"));
    CHECK(says(second, "is neither leaves nor a trump"));
}

TEST_CASE("a question is answered in each language, and its record says the same") {
    const Values values{{"trump", "L"}, {"cards", "L10 LA LU=LA S7=LA"}};
    CHECK(ask(Question::Trick, "innsbruck", values, words::Language::German).verdict ==
          "D macht den Stich, mit Schell-Siebener als Laub-Ass.");
    const QuestionReply italian = ask(Question::Trick, "innsbruck", values, words::Language::Italian);
    CHECK(italian.verdict == "La presa è di D, con il sette di Schell come asso di Laub.");
    CHECK(says(italian, "B: l'asso di Laub supera il dieci di Laub, è più alto."));
    CHECK(says(italian, "fra i Perlaggen viene prima il sette di Schell, poi l'Unter di Laub."));
    CHECK(says(
        ask(Question::Exchange, "innsbruck", {{"turned", "L7"}, {"hand0", "L8"}}, words::Language::Italian),
        "D dà l'otto di Laub e prende il sette di Laub."));
    const auto records = record::read(ask(Question::Trick, "innsbruck", values).record);
    REQUIRE(records);
    CHECK(replay(records->front()).state.tricks[0].winner == cards::Seat::D);
}

TEST_CASE("values are understood in words, Spiel aus too, and a silent Perlagg is told for what it is") {
    const auto next = [](const std::string& gleich) {
        return ask(Question::Bet, "innsbruck", {{"score", "0 0"}, {"gleich", gleich}, {"team", "1"}}).verdict;
    };
    CHECK(next("drei A") == "Yes. B/D may bet; the bet is then four.");
    CHECK(next("tre A") == next("3 A"));
    CHECK(next("Spiel aus A").starts_with("No."));
    const QuestionReply settle = ask(Question::Settle, "innsbruck",
                                     {{"score", "15 17"},
                                      {"figure1", "gleich A spiel aus"},
                                      {"figure2", "hanger B"},
                                      {"figure3", "spiel B"}});
    REQUIRE(settle.answered());
    const QuestionReply silent = ask(Question::Trick, "imst", {{"trump", "H"}, {"cards", "EU EA E10 E9"}});
    CHECK(silent.verdict.starts_with("B takes the trick"));
    CHECK(says(silent, "not baptised"));
    CHECK(rests(silent, "bapt_none"));
}

TEST_CASE("why not is told with the cards and the sum that it is about") {
    const QuestionReply perlagg =
        ask(Question::Exchange, "innsbruck", {{"turned", "L7"}, {"hand0", "LU HA"}}, words::Language::German);
    CHECK(perlagg.verdict.starts_with("Nein."));
    CHECK(says(perlagg, "Laub-Unter ist selbst ein Perlagg"));
    CHECK(rests(perlagg, "ex_no_low_high"));
    CHECK_FALSE(says(
        ask(Question::Exchange, "innsbruck", {{"turned", "L7"}, {"hand0", "HA"}}, words::Language::German),
        "selbst"));
    // pagat: 15 of 18 with a figure conceded, and a Gleich held at two
    const QuestionReply over =
        ask(Question::Bet, "innsbruck", {{"score", "15 9"}, {"gleich", "2 B"}, {"spiel", "gut 1 A"}},
            words::Language::German);
    CHECK(rests(over, "overbid_general"));
    CHECK(says(over, "käme A/C von 16 auf 18"));
    // Strafperlaggen counts down to nothing
    const QuestionReply down = ask(Question::Bet, "strafperlaggen", {{"score", "2 5 9"}, {"gleich", "2 B"}},
                                   words::Language::German);
    CHECK(rests(down, "overbid_general"));
    CHECK(says(down, "käme A von 2 auf 0"));
}

TEST_CASE("every rule of an answer names its source, or that there is none") {
    const QuestionReply bet = ask(Question::Bet, "imst", {{"score", "0 0"}});
    REQUIRE(rests(bet, "bet_who"));
    CHECK_THAT(bet.rules.front().sources,
               Catch::Contains("there is nothing in Imst rules 2015; it is played by pagat.com, Betting"));
    const QuestionReply dealer = ask(Question::Deals, "innsbruck", {{"written", "5"}});
    REQUIRE(rests(dealer, "next_dealer"));
    CHECK_THAT(dealer.rules.front().sources,
               Catch::Contains("there is nothing in pagat.com; it is played by Imst rules 2015, § 33"));
    // where unbet figures have an order of their own, the rule of it is named
    const QuestionReply out = ask(Question::Settle, "oberland",
                                  {{"score", "13 14"}, {"figure1", "gleich A"}, {"figure2", "spiel B"}});
    CHECK(rests(out, "out_order_unasked"));
    CHECK(rests(ask(Question::Settle, "strafperlaggen",
                    {{"score", "1 2 9"}, {"figure1", "hanger A"}, {"figure2", "spiel B"}}),
                "st_order"));
    // nobody sits there
    const QuestionReply seat =
        ask(Question::Deals, "imst", {{"seats", "4"}, {"first", "E"}, {"written", "1"}});
    CHECK(seat.problem == "Nobody sits at E here: 4 play.");
}

TEST_CASE("what cannot be used is said of the field it stands in") {
    const auto wrong = [](const Values& values) { return ask(Question::Trick, "innsbruck", values).field; };
    CHECK(wrong({{"cards", ""}}) == "cards");
    CHECK(wrong({{"cards", "Q7"}}) == "cards");
    CHECK(wrong({{"cards", "LA LA"}}) == "cards");
    CHECK(wrong({{"cards", "LA=HA"}}) == "cards"); // no Perlagg
    CHECK(wrong({{"trump", "X"}, {"cards", "LA"}}) == "trump");
    CHECK(wrong({{"cards", "E8 L8 H8 S8 EA"}}) == "cards");
    CHECK(ask(Question::Trick, "schlanders", {{"cards", "S6"}}).field == "cards"); // no Weli there
    CHECK(ask(Question::Trick, "nowhere", {}).field == "rules");
    CHECK(answerTo(Question::Deals, {.rules = "imst"}, {{"written", "x"}}, words::Language::German).field ==
          "seats");
}

TEST_CASE("a player with the suit must follow, and what a Perlagg may be named depends on the place") {
    const Values values{{"trump", "S"}, {"led", "SA"}, {"hand", "SK E7 H9"}};
    const QuestionReply innsbruck = ask(Question::Plays, "innsbruck", values);
    CHECK(innsbruck.verdict ==
          "Yes. Holding the King of bells he must play a trump, that is bells, or a Perlagg.");
    CHECK(says(innsbruck, "must here be baptised a trump, that is bells"));
    CHECK(says(innsbruck, "Not legal: Nine of hearts."));
    CHECK(rests(innsbruck, "follow_trump_lead"));
    CHECK(rests(innsbruck, "follow_perl_bound"));
    const QuestionReply imst = ask(Question::Plays, "imst", values);
    CHECK(rests(imst, "follow_perl_free"));
    CHECK_FALSE(rests(imst, "follow_perl_bound"));
    const QuestionReply without =
        ask(Question::Plays, "innsbruck", {{"trump", "L"}, {"led", "H9"}, {"hand", "S8 L8"}});
    CHECK(without.verdict.starts_with("No."));
    CHECK(rests(without, "follow_void"));
    REQUIRE(record::read(innsbruck.record));
}

TEST_CASE("of two figures the better one is named, or that they stand") {
    const QuestionReply three =
        ask(Question::Compare, "innsbruck", {{"trump", "L"}, {"first", "E8 H8 S7"}, {"second", "EA SA"}});
    CHECK(three.verdict == "One gets the Gleich: three Eights against two Aces.");
    CHECK(rests(three, "g_order"));
    const QuestionReply equal =
        ask(Question::Compare, "innsbruck",
            {{"trump", "L"}, {"figure", "hanger"}, {"first", "HA HO"}, {"second", "EA EK"}});
    CHECK(equal.verdict.starts_with("The other gets the Hanger:"));
    const QuestionReply stands =
        ask(Question::Compare, "innsbruck",
            {{"trump", "L"}, {"figure", "hanger"}, {"first", "LA LK"}, {"second", "EA EK"}});
    CHECK(stands.verdict == "The Hanger stands: both have two cards down from the Ace.");
    CHECK(rests(stands, "tie_stands"));
    // pagat says so of Innsbruck; of Südtirol nobody says that trumps do not part them
    const auto sourcesOf = [&](const QuestionReply& reply) {
        return std::find_if(reply.rules.begin(), reply.rules.end(),
                            [](const auto& one) { return one.rule == "tie_stands"; })
            ->sources;
    };
    CHECK_THAT(sourcesOf(stands), Catch::Contains("Dealing with ties") && !Catch::Contains("house rule"));
    const auto inSouthTyrol = [&](const char* first) {
        return sourcesOf(ask(Question::Compare, "suedtirol",
                             {{"trump", "L"}, {"figure", "hanger"}, {"first", first}, {"second", "EA EK"}}));
    };
    CHECK_THAT(inSouthTyrol("LA LK"), Catch::Contains("this program's default"));
    CHECK_THAT(inSouthTyrol("SA SK"), !Catch::Contains("house rule"));
    const QuestionReply trump =
        ask(Question::Compare, "innsbruck",
            {{"trump", "L"}, {"figure", "hanger"}, {"first", "LA LK"}, {"second", "EA EK"}},
            words::Language::English, {{"trump_hanger", "trump_wins"}});
    CHECK(trump.verdict ==
          "One gets the Hanger: both have two cards down from the Ace, and these are in trumps.");
    CHECK(ask(Question::Compare, "innsbruck", {{"first", "EO SO"}, {"second", "EU SU"}}).verdict ==
          "One gets the Gleich: two Obers against two Unters.");
    CHECK(ask(Question::Compare, "innsbruck", {{"first", "EA"}, {"second", "H8"}}).verdict ==
          "Nobody has a Gleich.");
}

TEST_CASE("who is gestrichen may not bet, and who would be out by a concession overbids") {
    const QuestionReply gestrichen = ask(Question::Bet, "suedtirol", {{"score", "17 9"}});
    CHECK(gestrichen.verdict == "No. A/C may not bet.");
    CHECK(rests(gestrichen, "gestr_no_bet"));
    REQUIRE(record::read(gestrichen.record));
    CHECK_FALSE(replay(record::read(gestrichen.record)->front()).legal());
    // imst-2015 § 26: at 14:13 the 13 have one conceded, and nobody bets any more
    const QuestionReply both =
        ask(Question::Bet, "imst", {{"score", "14 13"}, {"gleich", "gut 1 B"}, {"figure", "hanger"}});
    CHECK(rests(both, "both_no_bets"));
    // imst-2015 § 27: at 14:12 two are held, the 12 bet the third
    const QuestionReply third =
        ask(Question::Bet, "imst",
            {{"score", "14 12"}, {"gleich", "2 B"}, {"hanger", "2 D"}, {"figure", "spiel"}, {"team", "1"}});
    CHECK(third.verdict == "Yes. B/D may bet; the bet is then two.");
    CHECK(says(third, "three points are missing"));
    const QuestionReply again = ask(Question::Bet, "imst", {{"score", "3 3"}, {"gleich", "3 A"}});
    CHECK(rests(again, "bet_alternate"));
    CHECK(ask(Question::Bet, "imst", {{"score", "3"}}).field == "score");
    for (const char* score : {"14 : 13", "14:13", "14/13", "14-13"}) // as the field is headed
        CHECK(ask(Question::Bet, "imst", {{"score", score}}).verdict ==
              ask(Question::Bet, "imst", {{"score", "14 13"}}).verdict);
    CHECK(ask(Question::Bet, "imst", {{"gleich", "zwei"}}).field == "gleich");
    CHECK(ask(Question::Bet, "imst", {{"gleich", "2"}}).field == "gleich");
}

TEST_CASE("who is out with what is conceded has decided the game, and nobody bets any more") {
    const Values three{{"seats", "3"}, {"score", "12 14 3"}, {"hanger", "gut 1 B"}, {"team", "1"}};
    const std::array<std::string, 3> said{"Nein. B ist mit dem, was gut ist, aus; damit ist die Partie",
                                          "No. B è fuori con ciò che è stato lasciato buono",
                                          "No. B is out with what is conceded; that decides the game"};
    for (std::size_t i = 0; i < said.size(); ++i)
        for (const char* team : {"1", "2"}) { // nor does anybody else
            Values values = three;
            values["team"] = team;
            const QuestionReply reply = ask(Question::Bet, "imst", values, words::kLanguages[i]);
            CAPTURE(reply.verdict, reply.problem, reply.steps);
            CHECK(reply.verdict.starts_with(said[i]));
            CHECK(rests(reply, "concede_written"));
            CHECK_FALSE(rests(reply, "gestr_no_bet"));
        }
    for (const char* team : {"0", "1"}) {
        const QuestionReply two =
            ask(Question::Bet, "imst", {{"score", "5 13"}, {"hanger", "gut 2 B"}, {"team", team}});
        CHECK(two.verdict.starts_with("No. B/D is out"));
        CHECK(says(two, "that is the target"));
        CHECK(rests(two, "order_stop"));
    }
    const QuestionReply still =
        ask(Question::Bet, "imst", {{"score", "5 13"}, {"hanger", "gut 1 B"}, {"team", "1"}});
    CHECK(still.verdict == "No. B/D may not bet.");
    CHECK(rests(still, "gestr_no_bet"));
}

// As the record of the same case is judged: with the Spiel conceded nobody plays on.
TEST_CASE("once the Spiel is conceded it is the show, and its side is on turn first") {
    const std::map<std::string, std::string> raised{
        {"score", "5 9"}, {"gleich", "2 A"}, {"spiel", "gut 1 A"}, {"team", "1"}};
    const QuestionReply reply = ask(Question::Bet, "suedtirol", raised);
    CHECK(reply.verdict.starts_with(
        "Only if B/D is on turn to show, or answers a bet; first it is A/C's turn."));
    CHECK(rests(reply, "show_only_shower"));
    const QuestionReply own = ask(Question::Bet, "suedtirol", {{"score", "5 9"}, {"spiel", "gut 1 A"}});
    CHECK(own.verdict.starts_with("Yes. A/C may bet"));
    const QuestionReply either =
        ask(Question::Bet, "suedtirol", {{"score", "5 9"}, {"phase", "show"}, {"team", "1"}});
    CHECK(either.verdict.starts_with("Yes, if B/D is on turn to show"));
}

TEST_CASE("the dealer exchanges a natural trump for the Perlagg turned up, else his partner") {
    const QuestionReply dealer = ask(Question::Exchange, "innsbruck", {{"turned", "L7"}, {"hand0", "L9 HA"}});
    CHECK(dealer.verdict == "Yes: the dealer, D, may exchange first.");
    CHECK(dealer.record.ends_with("D: turn L7\nD: exchange L9 L7\n"));
    CHECK(says(dealer, "D gives the Nine of leaves and takes the Seven of leaves."));
    CHECK(rests(dealer, "ex_dealer_natural"));
    const QuestionReply partner =
        ask(Question::Exchange, "innsbruck", {{"turned", "L7"}, {"hand0", "HA"}, {"hand2", "L8"}});
    CHECK(partner.verdict == "Yes: the dealer's partner, B, may exchange.");
    CHECK(rests(partner, "ex_partner_natural"));
    const QuestionReply opponent = ask(Question::Exchange, "innsbruck", {{"turned", "L7"}, {"hand1", "L8"}});
    CHECK(opponent.verdict.starts_with("No. With the cards given here nobody"));
    CHECK(says(opponent, "Not all cards of D and B are filled in"));
    const QuestionReply known =
        ask(Question::Exchange, "innsbruck",
            {{"turned", "L7"}, {"hand0", "HA HO H8 S8 E8"}, {"hand1", "L8"}, {"hand2", "EA SA S9 E9 H9"}});
    CHECK(known.verdict == "No. Nobody has anything to exchange.");
    CHECK(rests(opponent, "ex_oppo_never"));
    CHECK(ask(Question::Exchange, "imst", {{"turned", "L7"}, {"hand1", "L8"}}).verdict ==
          "Yes: an opponent, A, may exchange.");
    CHECK(ask(Question::Exchange, "imst", {{"turned", "EA"}}).field == "turned");
    CHECK(ask(Question::Exchange, "imst", {{"turned", "L7"}, {"hand0", "EA E8 E9 HA H9 H8"}}).field ==
          "hand0");
    REQUIRE(record::read(dealer.record));
}

TEST_CASE("conceded figures count first, and who reaches the target there is out") {
    const QuestionReply conceded =
        ask(Question::Settle, "imst",
            {{"score", "12 12"}, {"figure1", "gleich 2 A gehalten"}, {"figure2", "spiel 3 B gut"}});
    CHECK(conceded.verdict == "B/D is out first.");
    CHECK(rests(conceded, "order_conceded"));
    CHECK(rests(conceded, "order_stop"));
    const QuestionReply open = ask(Question::Settle, "imst", {{"score", "3 4"}, {"figure1", "gleich A"}});
    CHECK(open.verdict == "Nobody yet. The score is 4 : 4.");
    const QuestionReply last =
        ask(Question::Settle, "imst",
            {{"score", "13 4"}, {"figure1", "gleich A"}, {"figure2", "hanger B"}, {"figure3", "spiel B"}});
    CHECK(last.verdict == "Nobody yet. The score is 14 : 6.");
    CHECK(says(last, "A/C is gestrichen"));
    // the order that decides is the place's own: Spiel, Gleich, Hanger
    const Values unbet{{"figure1", "gleich A"}, {"figure2", "hanger A"}, {"figure3", "spiel B"}};
    const auto own = [&](const char* rules, const char* score, const char* order, const char* section) {
        Values values = unbet;
        values["score"] = score;
        const QuestionReply reply = ask(Question::Settle, rules, values);
        CAPTURE(rules);
        CHECK(reply.verdict.ends_with(" is out first."));
        CHECK(rests(reply, order));
        for (const QuestionReply::Basis& basis : reply.rules) CHECK(basis.sources == section);
    };
    own("oberland", "13 14", "out_order_unasked", "heltschl.org, § 1.6");
    own("strafperlaggen", "2 1 6", "st_order", "pagat.com, Strafperlaggen");
    CHECK(ask(Question::Settle, "imst", {}).field == "figure1");
    CHECK(ask(Question::Settle, "imst", {{"figure1", "gleich"}}).field == "figure1");
    CHECK(ask(Question::Settle, "imst", {{"figure1", "gleich A"}, {"figure2", "gleich B"}}).field ==
          "figure2");
}

TEST_CASE("what an irregularity costs is told with its rule, for every kind and in every rule set") {
    const AskedUnder imst{.rules = "imst"};
    const QuestionReply exposed =
        ask(Question::Cost, "imst", {{"kind", "misdeal-exposed"}, {"who", "D"}, {"claims", "A"}});
    CHECK(rests(exposed, "misdeal_exposed"));
    CHECK(exposed.verdict.find("dealt again") != std::string::npos);
    CHECK(says(exposed, "only if that was agreed before the game")); // imst-2015 § 5
    const QuestionReply extra =
        ask(Question::Cost, "imst", {{"kind", "extra-cards"}, {"who", "B"}, {"score", "5 5"}});
    CHECK(extra.verdict.find("2 penalty points") != std::string::npos);
    CHECK(says(extra, "5 : 3"));
    // who is not asked for a new deal gives none (imst-2015 Abheben & Geben)
    const auto served = [](const char* claims) {
        return ask(Question::Cost, "imst", {{"kind", "cutter-served"}, {"who", "D"}, {"claims", claims}});
    };
    CHECK(rests(served(""), "deal_cutter_error"));
    CHECK(served("").verdict.find("only if") != std::string::npos);
    CHECK(served("A").verdict.find("demands a new") != std::string::npos);
    CHECK(served("B").verdict.find("B is none of them: the deal stands") != std::string::npos);
    const QuestionReply denied = ask(Question::Cost, "imst", {{"kind", "revoke"}, {"who", "B"}});
    CHECK(rests(denied, "revoke"));
    CHECK(denied.verdict.find("2 penalty points for B and D") != std::string::npos);
    const QuestionReply overbid =
        ask(Question::Cost, "imst", {{"kind", "gestrichen-bet"}, {"who", "A"}, {"score", "14 3"}});
    CHECK(rests(overbid, "gestr_no_bet"));
    CHECK(overbid.verdict.find("2 penalty points for A and C") != std::string::npos);
    for (const char* who : {"A", "B"}) { // only who is gestrichen can ask at all
        const auto asked = [&](const char* score) {
            return ask(Question::Cost, "oberland",
                       {{"kind", "false-declaration"}, {"who", who}, {"score", score}});
        };
        CHECK(asked("14 14").verdict.find("lose the game") != std::string::npos);
        CHECK(asked("0 0").verdict.find("lose the game") == std::string::npos);
        CHECK(rests(asked("0 0"), "decl_single"));
    }
    CHECK(ask(Question::Cost, "imst", {{"kind", "revoke"}, {"score", "15 3"}}).field == "score");
    const auto example = [](const char* rules, const char* score) {
        return ask(Question::Cost, rules, {{"kind", "revoke"}, {"score", score}}).problem;
    };
    CHECK(example("imst", "1 5 2") == "2 numbers belong here, as in “14 12”.");
    CHECK(example("strafperlaggen", "1 5") == "3 numbers belong here, as in “7 4 9”.");
    const std::vector<QuestionField> fields = fieldsOf(Question::Cost, imst, words::Language::Italian);
    const std::vector<QuestionField::Choice>& kinds = fields.front().choices;
    for (const rulebook::RuleSet& set : rulebook::ruleSets()) {
        for (const QuestionField::Choice& kind : kinds) {
            CAPTURE(set.id, kind.value);
            CHECK_FALSE(kind.label.empty());
            for (const int seats : set.seats) {
                const AskedUnder under{.rules = set.id, .house = {}, .seats = seats};
                Values values{{"kind", kind.value}};
                for (const QuestionField& field : fieldsOf(Question::Cost, under, words::Language::Italian))
                    values.insert({field.key, field.initial});
                const QuestionReply reply = answerTo(Question::Cost, under, values, words::Language::Italian);
                CAPTURE(seats, reply.problem);
                CHECK(reply.answered());
                CHECK_FALSE(reply.verdict.empty());
            }
        }
    }
}

TEST_CASE("where three play each is a side of his own") {
    const QuestionReply bet = ask(Question::Bet, "strafperlaggen", {{"score", "5 1 9"}, {"team", "1"}});
    CHECK(bet.verdict == "No. B may not bet.");
    CHECK(rests(bet, "gestr_no_bet"));
    CHECK(ask(Question::Bet, "strafperlaggen", {{"score", "5 1 9"}, {"team", "2"}})
              .verdict.starts_with("Yes. C"));
    const QuestionReply settle =
        ask(Question::Settle, "strafperlaggen", {{"score", "5 2 9"}, {"figure1", "spiel 2 B gehalten"}});
    CHECK(settle.verdict == "B is out first.");
    CHECK(says(settle, "5 : 0 : 9"));
    // who bet or held it and lost adds its points, when it counts
    const Values figures{{"score", "9 2 9"},
                         {"figure1", "gleich 2 A held"},
                         {"figure2", "spiel 2 B held"},
                         {"figure3", "hanger C"}};
    const QuestionReply hangs = ask(Question::Settle, "strafperlaggen", figures);
    CHECK(hangs.verdict.starts_with("That hangs on who else bet or held"));
    Values told = figures;
    told["figure1"] = "gleich 2 A held against B";
    const QuestionReply lost = ask(Question::Settle, "strafperlaggen", told);
    CHECK(lost.verdict == "Nobody yet. The score is 7 : 2 : 8.");
    CHECK(says(lost, "B had bet or held it as well and adds 2"));
    CHECK(rests(lost, "st_level"));
    told["figure1"] = "gleich 2 A held against C";
    CHECK(ask(Question::Settle, "strafperlaggen", told).verdict == "B is out first.");
    told["figure1"] = "gleich 3 A held against B2 C";
    CHECK(says(ask(Question::Settle, "strafperlaggen", told), "6 : 4 : 12"));
    CHECK(ask(Question::Settle, "imst", {{"figure1", "gleich 2 A held against B"}}).field == "figure1");
    const QuestionReply trick =
        ask(Question::Trick, "strafperlaggen", {{"trump", "L"}, {"leader", "C"}, {"cards", "L10 LA L8"}});
    CHECK(trick.verdict == "A takes the trick, with the Ace of leaves.");
    CHECK(ask(Question::Trick, "strafperlaggen", {{"trump", "L"}, {"cards", "L10 LA L8 L9"}}).field ==
          "cards");
    CHECK(ask(Question::Exchange, "strafperlaggen", {{"turned", "L7"}, {"hand0", "L9"}}).verdict ==
          "Yes: the dealer, C, may exchange first.");
    CHECK(ask(Question::Exchange, "strafperlaggen", {{"turned", "L7"}, {"hand1", "L9"}})
              .verdict.starts_with("No."));
}

TEST_CASE("the sheet says who deals") {
    const auto dealer = [](const char* seats, const char* first, const char* written) {
        return ask(Question::Deals, "imst", {{"seats", seats}, {"first", first}, {"written", written}})
            .verdict;
    };
    CHECK(dealer("4", "A", "0") == "A deals.");
    CHECK(dealer("4", "A", "5") == "B deals."); // imst-2015 § 33: the fifth is A's again, the sixth B's
    CHECK(dealer("3", "C", "4") == "A deals.");
    CHECK(rests(ask(Question::Deals, "imst", {}), "schrift_proves"));
    CHECK(ask(Question::Deals, "imst", {{"seats", "3"}, {"first", "D"}}).field == "first");
}

TEST_CASE("every question has a title and fields in three languages, and takes any text") {
    for (const Question question : kQuestions)
        for (const words::Language language : words::kLanguages) {
            CHECK_FALSE(titleOf(question, language).empty());
            Values any;
            for (const QuestionField& field : fieldsOf(question, {.rules = "imst"}, language)) {
                CHECK_FALSE(field.label.empty());
                any[field.key] = "\xFF{} ä=, 999999999999 {who}";
            }
            CHECK_FALSE(answerTo(question, {.rules = "imst"}, any, language).answered());
            CHECK_FALSE(answerTo(question, {.rules = "imst"}, {}, language).answered());
        }
}

TEST_CASE("a short form reads the signs of the suits, and tells how its field is written") {
    constexpr words::Language kGerman = words::Language::German;
    const QuestionReply trick =
        ask(Question::Trick, "imst", {{"trump", "H"}, {"leader", "A"}, {"cards", "♥9 H-K=HA ♠A"}}, kGerman);
    REQUIRE(trick.answered());
    CHECK(trick.verdict.find("B den Stich") != std::string::npos);

    const QuestionReply unread =
        ask(Question::Settle, "imst", {{"score", "3 3"}, {"figure1", "2 Z"}}, kGerman);
    CHECK(unread.problem.find("gleich 2 A gehalten") != std::string::npos);

    const Values bet{{"score", "3 3"}, {"gleich", "2 A"}, {"team", "1"}, {"figure", "gleich"}};
    const QuestionReply raise = ask(Question::Bet, "imst", bet, kGerman);
    REQUIRE(raise.answered());
    CHECK_FALSE(rests(raise, "bet_who"));
    CHECK(rests(raise, "bet_alternate"));

    const Values hangers{{"trump", "H"}, {"figure", "hanger"}, {"first", "H10 H9"}, {"second", "S10 S9"}};
    CHECK(says(ask(Question::Compare, "imst", hangers, kGerman), "in Trumpf"));
}

TEST_CASE("what was held may be given to a side that could not have raised to it, in a short question as on "
          "the sheet") {
    const QuestionReply given =
        ask(Question::Settle, "innsbruck", {{"score", "16 16"}, {"figure1", "gleich 2 A gut"}});
    REQUIRE(given.answered());
    CHECK(given.verdict == "A/C is out first.");
    const auto records = record::read(given.record);
    REQUIRE(records);
    const Replay again = replay(records->front());
    CHECK(again.legal());
    CHECK(again.state.figure(deal::Figure::Gleich).points == 2);
    // who says who raised is held to it
    CHECK(ask(Question::Settle, "innsbruck", {{"score", "16 16"}, {"figure1", "gleich 2 A, A bietet, B gut"}})
              .field == "figure1");
}

TEST_CASE("a default that decides a short answer is told, with what another value would answer") {
    const auto told = [](Question question, const std::string& rules, const Values& values) {
        const QuestionReply reply = ask(question, rules, values, words::Language::German);
        REQUIRE(reply.answered());
        std::string all;
        for (const std::string& step : reply.steps) all += step + '\n';
        return all;
    };
    const Values equal{{"trump", "H"}, {"figure", "hanger"}, {"first", "H10 H9 SA"}, {"second", "E10 E9 L8"}};
    // two passages contradict each other: both are named, and which is followed
    CHECK_THAT(told(Question::Compare, "suedtirol", equal),
               Catch::Contains("die Quellen widersprechen sich") ||
                   Catch::Contains("Die Quellen widersprechen sich"));
    CHECK_THAT(told(Question::Compare, "suedtirol", equal),
               Catch::Contains("Wäre vereinbart:") && Catch::Contains("Der eine bekommt den Hanger"));
    CHECK_THAT(told(Question::Compare, "innsbruck", equal), !Catch::Contains("Wäre vereinbart"));
    CHECK_THAT(told(Question::Compare, "suedtirol",
                    {{"trump", "H"}, {"figure", "hanger"}, {"first", "H10 H9 SA"}, {"second", "EA EK L8"}}),
               !Catch::Contains("Wäre vereinbart")); // it does not decide
    const Values hand{{"trump", "H"}, {"led", "SA"}, {"hand", "S10 S6 H9 L10"}};
    CHECK_THAT(told(Question::Plays, "oberland", hand),
               Catch::Contains("Vorgabe dieses Programms") &&
                   Catch::Contains("muss hier auf Schell oder Trumpf"));
    CHECK_THAT(told(Question::Plays, "imst", hand), !Catch::Contains("Vorgabe dieses Programms"));
}
