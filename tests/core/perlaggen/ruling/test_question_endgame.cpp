#include "questions.h"

#include <catch2/catch.hpp>

#include <perlaggen/record/reader.h>
#include <perlaggen/ruling/replay.h>

// Who is out first where the sides are one, two or three short: imst-2015 § 25 to 28, pagat The Endgame.
using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::ruling;
using namespace schreiber::perlaggen::ruling::test;

TEST_CASE("with both gestrichen from the start only a figure asked for goes out, else the Spiel") {
    const Values pairs{{"figure1", "gleich A"}, {"figure2", "hanger A"}, {"figure3", "spiel B"}};
    const auto at = [&](const char* rules, const char* score, Values more = {}) {
        more.insert(pairs.begin(), pairs.end());
        more["score"] = score;
        return ask(Question::Settle, rules, more);
    };
    for (const auto& [rules, score] : {std::pair{"suedtirol", "17 17"},
                                       {"imst", "14 14"},
                                       {"innsbruck", "17 17"},
                                       {"oberland", "14 14"},
                                       {"eichelperlaggen", "14 14"}}) {
        CAPTURE(rules);
        // readings 64: whether it was asked for decides, and is asked
        const QuestionReply reply = at(rules, score);
        CHECK(reply.verdict == "That hangs on whether the Gleich was asked for and allowed and whether the "
                               "Hanger was asked for and allowed.");
        CHECK(rests(reply, "decl_none_tricks"));
        const QuestionReply tricks = ask(Question::Settle, rules, {{"score", score}, {"figure1", "spiel B"}});
        CHECK(tricks.verdict == "B/D is out first.");
    }
    // TC-104: a figure long enough, asked for and allowed
    CHECK(at("suedtirol", "17 17", {{"figure1", "gleich A dritzig erlaubt"}}).verdict == "A/C is out first.");
    const Values three{{"score", "14 14"}, {"figure1", "gleich A dritzig erlaubt"}, {"figure3", "spiel B"}};
    CHECK(ask(Question::Settle, "imst", three).verdict == "B/D is out first.");
    CHECK(at("imst", "14 14", {{"figure1", "gleich A viertig erlaubt"}}).verdict == "A/C is out first.");
    // the others would not have allowed a shorter one
    CHECK(at("imst", "14 14", {{"figure1", "gleich A erlaubt"}}).verdict == "A/C is out first.");
    // nobody may bet there, so nothing can have been held
    CHECK(at("imst", "14 14", {{"figure1", "gleich 2 A gehalten"}}).field == "figure1");
    // nor does anybody ask at other scores
    const QuestionReply early = at("innsbruck", "17 16", {{"figure1", "gleich A dritzig erlaubt"}});
    CHECK(early.field == "figure1");
    CHECK(early.problem.find("both sides are gestrichen") != std::string::npos);
    CHECK(at("imst", "13 14", {{"figure1", "gleich A viertig erlaubt"}}).field == "figure1");
    CHECK(at("imst", "14 9", {{"figure1", "gleich A viertig erlaubt"}}).verdict == "A/C is out first.");
    // one point more to go, and the order of the figures decides
    CHECK(at("imst", "13 14").verdict == "A/C is out first.");
    CHECK(at("imst", "14 13").verdict == "A/C is out first.");
    CHECK_FALSE(rests(at("imst", "14 13"), "decl_none_tricks"));
    const QuestionReply spiel = ask(Question::Settle, "imst", {{"score", "14 14"}, {"figure1", "gleich A"}});
    CHECK(spiel.verdict ==
          "That hangs on whether the Gleich was asked for and allowed and who makes the Spiel.");
}

TEST_CASE(
    "at 14:13 with the Spiel conceded only a figure of three cards goes out, or the deal is given again") {
    const auto with = [](const char* rules, const char* gleich, const char* hanger) {
        const bool inn = std::string_view(rules) != "imst";
        return ask(Question::Settle, rules,
                   {{"score", inn ? "17 16" : "14 13"},
                    {"figure1", "spiel 1 B gut"},
                    {"figure2", gleich},
                    {"figure3", hanger}});
    };
    for (const char* rules : {"imst", "suedtirol", "innsbruck"}) {
        CAPTURE(rules);
        const QuestionReply open = with(rules, "gleich B", "hanger A");
        CHECK(open.verdict ==
              "That hangs on how many cards the Gleich has and how many cards the Hanger has.");
        // pagat asks for three cards where Gleich and Hanger are both unbet, for two where one is given
        const bool pagat = std::string_view(rules) == "innsbruck";
        CHECK(rests(open, "mid_1413_spiel") != pagat);
        CHECK((rests(open, "mid_both_unbet") || !pagat));
        CHECK_FALSE(says(open, "Gleich: 1 for"));
        CHECK(with(rules, "gleich B zweifach", "hanger A dritzig").verdict == "A/C is out first.");
        CHECK(with(rules, "gleich B dritzig", "hanger A dritzig").verdict == "B/D is out first.");
        CHECK(with(rules, "gleich B dritzig", "hanger A viertig").verdict == "A/C is out first.");
        const QuestionReply again = with(rules, "gleich B zweifach", "hanger A zweifach");
        CHECK(again.verdict == "Nobody: the cards are dealt again, both stay gestrichen.");
        CHECK(rests(again, "mid_redeal"));
    }
    CHECK(with("imst", "gleich steht dritzig", "hanger A zweifach").verdict.starts_with("Nobody:"));
    const QuestionReply one =
        ask(Question::Settle, "imst", {{"score", "14 13"}, {"figure1", "spiel 1 B gut"}});
    CHECK(one.verdict == "That hangs on who makes the Gleich and who makes the Hanger.");
    // mid_min_cards is open there
    CHECK(ask(Question::Settle, "oberland",
              {{"score", "14 13"}, {"figure1", "spiel 1 B gut"}, {"figure2", "gleich B"}})
              .verdict.starts_with("That hangs on a house rule"));
}

TEST_CASE("at 14:13 with the Gleich conceded the Hanger decides with two cards, and failing it the Spiel") {
    const Values gleich{{"score", "14 13"}, {"figure1", "gleich 1 B gut"}, {"figure3", "spiel B"}};
    Values other = gleich;
    other["figure2"] = "hanger A zweifach";
    const QuestionReply reply = ask(Question::Settle, "imst", other);
    CHECK(reply.verdict == "A/C is out first.");
    CHECK(rests(reply, "mid_g_conceded"));
    other["figure2"] = "hanger steht";
    CHECK(ask(Question::Settle, "imst", other).verdict == "B/D is out first.");
    CHECK(ask(Question::Settle, "imst", gleich).verdict == "That hangs on who makes the Hanger.");
}

TEST_CASE("at 14:12 what is conceded and what is held tells whether Spiel, figure or a new deal decides") {
    const auto with = [](const char* first, const char* second, const char* third) {
        return ask(Question::Settle, "imst",
                   {{"score", "14 12"}, {"figure1", first}, {"figure2", second}, {"figure3", third}});
    };
    const QuestionReply two = with("gleich 1 B gut", "hanger 1 B gut", "spiel A"); // TC-120
    CHECK(two.verdict == "A/C is out first.");
    CHECK(rests(two, "m1412_two"));
    const QuestionReply third =
        with("gleich 2 B gehalten", "hanger 2 A gehalten", "spiel 1 geboten von B gut");
    CHECK(third.verdict == "B/D is out first.");
    // readings 52: given without a bet it comes after what was bet before
    CHECK(with("gleich 2 B gehalten", "hanger 2 A gehalten", "spiel 1 B gut").verdict ==
          "That hangs on whether the Spiel had been bet or was conceded without a bet.");
    CHECK(rests(third, "m1412_third"));
    CHECK(with("gleich 2 A gehalten", "hanger 2 B gehalten", "spiel 1 B gut").verdict == "A/C is out first.");
    // § 27: both that were bet stand, in whatever order they are filled in
    const QuestionReply stand = with("spiel 1 B gut", "gleich 2 steht", "hanger 2 steht");
    CHECK(stand.verdict ==
          "Nobody: all that was bet stands, the cards are dealt again. The score is 14 : 13.");
    CHECK(rests(stand, "m1412_third"));
    CHECK_FALSE(rests(stand, "m1412_gut"));
    REQUIRE(record::read(stand.record)); // only the side behind can have bet
    CHECK(stand.record.find("B: bet gleich\nA: hold gleich\nB: bet hanger\nA: hold hanger\nB: bet spiel\n"
                            "A: good spiel\n") != std::string::npos);
    CHECK(with("spiel 1 B gut", "gleich 2 steht", "hanger 2 A").verdict == "A/C is out first.");
    CHECK(with("spiel 1 B gut", "gleich steht", "hanger steht").verdict ==
          "Nobody yet. The score is 14 : 13.");
    // § 27: the other figure is made by those who were one short
    const QuestionReply one = with("spiel 1 B gut", "gleich B", "hanger A");
    CHECK(one.verdict == "A/C is out first.");
    CHECK(rests(one, "m1412_one"));
    CHECK_FALSE(rests(one, "m1412_gut"));
    const QuestionReply last = with("gleich 1 B gut", "spiel 1 B gut", "hanger A"); // TC-127
    CHECK(last.verdict == "That hangs on how many cards the Hanger has.");
    CHECK(says(last, "at least three cards: A/C is out first."));
    CHECK(says(last, "fewer: nobody is out, the cards are dealt again."));
    CHECK(rests(last, "m1412_bid"));
}

TEST_CASE("steps come in the order in which things happen") {
    const QuestionReply reply = ask(Question::Settle, "imst",
                                    {{"score", "14 13"},
                                     {"figure1", "gleich 1 B gut"},
                                     {"figure2", "hanger steht"},
                                     {"figure3", "spiel A"}});
    REQUIRE(reply.steps.size() >= 4);
    CHECK(reply.steps[0] == "Gleich: 1 for B/D, then 14 : 14.");
    CHECK(reply.steps[1].starts_with("Both sides are gestrichen now"));
    CHECK(reply.steps[2] == "The Hanger stands and counts for nobody.");
    CHECK(reply.steps[3] == "Spiel: 1 for A/C, then 15 : 14.");
}

TEST_CASE("a figure that was not filled in is not taken to be nobody's") {
    const QuestionReply alone = ask(Question::Settle, "imst", {{"score", "13 14"}, {"figure1", "spiel B"}});
    CHECK(alone.verdict == "That hangs on who makes the Gleich and who makes the Hanger.");
    CHECK_FALSE(says(alone, "Spiel: 1 for"));
    const QuestionReply hanger =
        ask(Question::Settle, "imst", {{"score", "13 14"}, {"figure1", "spiel B"}, {"figure2", "gleich A"}});
    CHECK(hanger.verdict == "That hangs on who makes the Hanger.");
    CHECK(says(hanger, "If A/C makes the Hanger: A/C is out first."));
    CHECK(says(hanger, "If nobody makes the Hanger: B/D is out first."));
    const QuestionReply whole = ask(
        Question::Settle, "imst",
        {{"score", "13 14"}, {"figure1", "spiel B"}, {"figure2", "gleich steht"}, {"figure3", "hanger hin"}});
    CHECK(whole.verdict == "B/D is out first.");
    CHECK(rests(whole, "tie_stands"));
    CHECK(rests(whole, "no_figure_no_point"));
    const QuestionReply aus =
        ask(Question::Settle, "imst", {{"score", "3 4"}, {"figure1", "gleich aus A gehalten"}});
    CHECK(aus.verdict == "A/C is out first.");
    CHECK(rests(aus, "spiel_aus_priority")); // imst-2015 § 14
    CHECK_FALSE(
        rests(ask(Question::Settle, "innsbruck", {{"score", "3 4"}, {"figure1", "gleich aus A gehalten"}}),
              "spiel_aus_priority"));
}

TEST_CASE("what is conceded makes a record, and what was held says why it cannot") {
    const QuestionReply given = ask(Question::Settle, "imst",
                                    {{"score", "14 12"},
                                     {"figure1", "gleich 1 B gut"},
                                     {"figure2", "hanger 1 B gut"},
                                     {"figure3", "spiel A"}});
    REQUIRE(record::read(given.record));
    const Replay replay = ruling::replay(record::read(given.record)->front());
    CHECK(replay.legal());
    CHECK(replay.outcome.score == deal::ByTeam{14, 14, 0});
    CHECK(given.record.find("# Spiel: A/C") != std::string::npos);
    CHECK(given.aboutRecord.starts_with("The record has no cards"));
    CHECK(given.aboutRecord.find("before what was conceded") == std::string::npos);
    const QuestionReply turned =
        ask(Question::Settle, "imst",
            {{"score", "14 11"}, {"figure1", "hanger 1 A gut"}, {"figure2", "gleich 2 B gehalten"}});
    REQUIRE_FALSE(turned.record.empty());
    CHECK(turned.record.find("bet gleich") < turned.record.find("good hanger"));
    CHECK(turned.aboutRecord.ends_with("What was held stands there before what was conceded."));
    const QuestionReply alone =
        ask(Question::Settle, "imst", {{"score", "14 12"}, {"figure1", "hanger 1 A gut"}});
    CHECK(alone.aboutRecord.empty()); // all of it is told by events
    // who is one short has not bet: what was conceded at one was so of one's own accord
    for (const char* rules : {"imst", "innsbruck"}) {
        INFO(rules);
        const QuestionReply unasked =
            ask(Question::Settle, rules,
                {{"score", std::string(rules) == "imst" ? "14 12" : "17 12"}, {"figure1", "hanger 1 A gut"}});
        CHECK(unasked.record.find("bet") == std::string::npos);
        CHECK(unasked.record.find("B: good hanger\n") != std::string::npos);
        REQUIRE(record::read(unasked.record));
        CHECK(ruling::replay(record::read(unasked.record)->front()).legal());
    }
    const QuestionReply never =
        ask(Question::Settle, "imst", {{"score", "14 12"}, {"figure1", "gleich 2 A, A bietet, B gut"}});
    CHECK(never.record.empty());
    CHECK(never.verdict.empty());
    CHECK(never.field == "figure1");
    CHECK(never.problem.starts_with("The bets cannot stand so."));
    const QuestionReply held = ask(Question::Settle, "imst", {{"figure1", "gleich 2 A gehalten"}});
    CHECK(held.record.empty());
    CHECK(held.withoutRecord.find("who bet") != std::string::npos);
}

TEST_CASE("only one figure is allowed to go out") {
    const QuestionReply two = ask(Question::Settle, "innsbruck",
                                  {{"score", "17 17"},
                                   {"figure1", "gleich A dritzig erlaubt"},
                                   {"figure2", "hanger B viertig erlaubt"},
                                   {"figure3", "spiel B"}});
    CHECK(two.field == "figure2");
    CHECK(two.problem.starts_with("Only one figure is allowed"));
}

TEST_CASE("penalties come off before it is told how near the ends are") {
    const Values figures{{"score", "12 14"},
                         {"figure1", "spiel 1 A gut"},
                         {"figure2", "gleich 2 A gehalten"},
                         {"figure3", "hanger B"}};
    CHECK(rests(ask(Question::Settle, "imst", figures), "m1412_gut"));
    Values fined = figures;
    fined["penalties"] = "0 2";
    CHECK_FALSE(rests(ask(Question::Settle, "imst", fined), "m1412_gut"));
    fined["score"] = "13 14"; // 12 : 14 once they are off
    fined["penalties"] = "1 0";
    CHECK(rests(ask(Question::Settle, "imst", fined), "m1412_gut"));
}

TEST_CASE("the players' own word for two cards is understood") {
    for (const char* word : {"zwitzig", "zwitziger", "einfach"}) {
        const QuestionReply reply = ask(
            Question::Settle, "innsbruck",
            {{"score", "17 16"}, {"figure1", "spiel 1 B gut"}, {"figure2", std::string("hanger A ") + word}});
        CAPTURE(word, reply.problem);
        CHECK(reply.problem.empty());
    }
}

TEST_CASE("who bet and who held is said in few words and goes into the record") {
    const auto held = [](const std::string& figure, words::Language language) {
        return ask(Question::Settle, "imst", {{"score", "3 4"}, {"figure1", figure}}, language);
    };
    const std::vector<std::pair<words::Language, std::string>> said{
        {words::Language::German, "gleich 2 A, geboten von B, gehalten von A"},
        {words::Language::German, "B bietet gleich 2, A hält, gemacht"}, // a word too many
        {words::Language::German, "gleich 2 A B bietet A hält"},
        {words::Language::Italian, "gleich 2 A, offerto da B, tenuto da A"},
        {words::Language::English, "gleich A, bet by B, held by A"},
        {words::Language::English, "gleich A, B bets, A holds"}};
    for (const auto& [language, figure] : said) {
        const QuestionReply reply = held(figure, language);
        CAPTURE(figure, reply.problem, reply.withoutRecord);
        if (figure.find("gemacht") != std::string::npos) {
            CHECK(reply.field == "figure1");
            continue;
        }
        REQUIRE(reply.problem.empty());
        CHECK(reply.record.find("B: bet gleich\nA: hold gleich\n") != std::string::npos);
        CHECK(reply.record.find("# Gleich: A/C\n") != std::string::npos);
        REQUIRE(record::read(reply.record));
        CHECK(ruling::replay(record::read(reply.record)->front()).legal());
    }
    // raised in turn: the four is D's, so the two and the three were too
    const QuestionReply four = held("gleich 4 B geboten von D gehalten von C", words::Language::English);
    CHECK(four.record.find("D: bet gleich\nC: bet gleich 3\nD: bet gleich 4\nC: hold gleich\n") !=
          std::string::npos);
    CHECK(four.aboutRecord.find("first player") == std::string::npos);
    const QuestionReply one = held("gleich 2 A gehalten von D", words::Language::English);
    CHECK(one.record.find("A: bet gleich\nD: hold gleich\n") != std::string::npos);
    CHECK(one.aboutRecord.find("first player") != std::string::npos);
    const QuestionReply given = held("hanger 1 B geboten von D gut von C", words::Language::English);
    CHECK(given.record.find("D: bet hanger\nC: good hanger\n") != std::string::npos);
    CHECK(
        held("gleich 2 A geboten von B gehalten von D", words::Language::English).problem.find("partners") !=
        std::string::npos);
    CHECK(held("hanger 1 B gut geboten von A", words::Language::English).field == "figure1");
    CHECK(held("gleich 2 A gehalten von", words::Language::English).field == "figure1");
    CHECK(held("gleich A geboten von B", words::Language::English).problem.find("answer") !=
          std::string::npos);
    // what is forbidden is not put into a record: who is one short does not bet
    const QuestionReply never =
        ask(Question::Settle, "imst",
            {{"score", "14 4"}, {"figure1", "gleich 2 A geboten von A gehalten von B"}});
    CHECK(never.record.empty());
    CHECK(never.verdict.empty());
    CHECK(never.field == "figure1");
    CHECK(never.problem.starts_with("The bets cannot stand so."));
    // a letter tells what the second did, not that he gets it
    CHECK(held("gleich 2 A bietet, B h", words::Language::English).problem ==
          held("gleich 2 A bietet, B hält", words::Language::English).problem);
    CHECK(held("gleich 2 A bietet, B h", words::Language::English).field == "figure1");
    CHECK(held("hanger 1 A bietet, B g", words::Language::English).record ==
          held("hanger 1 A bietet, B gut", words::Language::English).record);
    // who bet or held pays in Strafperlaggen
    CHECK(says(ask(Question::Settle, "strafperlaggen",
                   {{"score", "5 2 9"}, {"figure1", "spiel 2 B geboten von A gehalten von B"}}),
               "7 : 0 : 9"));
}

TEST_CASE("who bet last is told in the same words where it is asked who may bet") {
    const auto verdict = [](const char* gleich, const char* team) {
        return ask(Question::Bet, "imst", {{"gleich", gleich}, {"team", team}}).verdict;
    };
    for (const char* team : {"0", "1"}) {
        CHECK(verdict("2 bet by C", team) == verdict("2 A", team));
        CHECK(verdict("2 held by D", team) == verdict("2 A", team));
    }
    CHECK(verdict("2 A", "0") != verdict("2 A", "1"));
}

TEST_CASE("that a figure was allowed goes into the record") {
    const QuestionReply reply =
        ask(Question::Settle, "innsbruck",
            {{"score", "17 17"}, {"figure1", "gleich C dritzig erlaubt"}, {"figure3", "spiel B"}},
            words::Language::German);
    CHECK(reply.record.find("C: ask 3\nD: allow\n# Gleich: A/C dritzig erlaubt\n") != std::string::npos);
    REQUIRE(record::read(reply.record));
    CHECK(ruling::replay(record::read(reply.record)->front()).legal());
    // how many cards nobody has said: a question is of so many, and the remark alone tells of it
    const QuestionReply open =
        ask(Question::Settle, "innsbruck", {{"score", "17 17"}, {"figure1", "gleich A erlaubt"}},
            words::Language::German);
    CHECK(open.record.find("ask") == std::string::npos);
    CHECK(open.record.find("# Gleich: A/C erlaubt\n") != std::string::npos);
    // three cards are too few in Imst: no event says so that the rules would forbid
    const QuestionReply few =
        ask(Question::Settle, "imst",
            {{"score", "14 14"}, {"figure1", "gleich A dritzig erlaubt"}, {"figure2", "spiel B"}},
            words::Language::German);
    CHECK(few.record.find("ask") == std::string::npos);
    CHECK(few.record.find("# Gleich: A/C dritzig erlaubt\n") != std::string::npos);
}

TEST_CASE(
    "how many cards the figure that is left needs is said with the house rule where no source says it") {
    const auto sources = [](const QuestionReply& reply, const std::string& rule) {
        for (const auto& basis : reply.rules)
            if (basis.rule == rule) return basis.sources;
        return std::string();
    };
    const Values left{
        {"figure1", "spiel 1 B good"}, {"figure2", "gleich 1 B good"}, {"figure3", "hanger A dritzig"}};
    const auto at = [&](const char* rules, const char* score) {
        Values values = left;
        values["score"] = score;
        return ask(Question::Settle, rules, values);
    };
    const std::string house = sources(at("innsbruck", "17 15"), "mid_redeal");
    CHECK_THAT(house, Catch::Contains("this program's default") && Catch::Contains("how many cards"));
    CHECK(house.find(": at least two") != std::string::npos);
    const QuestionReply imst = at("imst", "14 12"); // § 27
    CHECK(sources(imst, "m1412_bid").find("§ 27") != std::string::npos);
    CHECK_FALSE(rests(imst, "mid_redeal"));
}

TEST_CASE("of a figure that goes out by being allowed no rule about silence is named") {
    for (const auto& [rules, score] :
         {std::pair{"suedtirol", "17 17"}, {"imst", "14 14"}, {"eichelperlaggen", "14 14"}}) {
        CAPTURE(rules);
        const auto of = [set = rules, points = score](const char* figure) {
            return ask(Question::Settle, set, {{"score", points}, {"figure1", figure}});
        };
        const QuestionReply allowed = of("hanger A fünftig erlaubt");
        CHECK(allowed.verdict == "A/C is out first.");
        CHECK_FALSE(rests(allowed, "decl_none_tricks"));
        CHECK_FALSE(rests(allowed, "decl_two_card"));
        CHECK(says(allowed, "the figure allowed goes out"));
        CHECK(rests(of("hanger A dritzig"), "decl_none_tricks"));
    }
}

// As players say it, in each language; none of these needs to be typed as the form has it.
TEST_CASE("who gets a figure is read out of what players say") {
    const auto verdict = [](const char* said) {
        return ask(Question::Settle, "imst", {{"score", "3 3"}, {"figure1", said}}).verdict;
    };
    for (const char* said :
         {"gleich gut von D", "gleich, D sagt gut", "gleich A gut gelassen", "gleich gut gelassen von B",
          "gleich gut für A/C", "gleich A (ungeboten)", "gleich B lässt gut", "gleich buono a A",
          "gleich lasciato buono a C", "gleich lasciato buono da B", "gleich D dice buono",
          "gleich A non offerto", "gleich conceded to A", "gleich conceded by D", "gleich D says good",
          "gleich for A/C"}) {
        CAPTURE(said);
        CHECK(verdict(said) == "Nobody yet. The score is 4 : 3.");
    }
    for (const char* said : {"gleich A macht, B bietet, A schaut", "gleich 2 A, geschaut von B",
                             "gleich A, offerta da B, tenuta da A"}) {
        CAPTURE(said);
        CHECK(verdict(said) == "Nobody yet. The score is 5 : 3.");
    }
    const auto problem = [](const char* said) {
        return ask(Question::Settle, "imst", {{"score", "3 3"}, {"figure1", said}}, words::Language::German)
            .problem;
    };
    CHECK(problem("gleich gehalten von D") ==
          "Es fehlt, wer das Gleich bekommt: etwa „gleich A“, oder „gleich steht“.");
    CHECK(problem("2 A") == "Es fehlt, um welche Figur es geht: gleich, hanger oder spiel.");
    CHECK(problem("gleich A/B").find("„A/B“") == 0); // of two sides
}
