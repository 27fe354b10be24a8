#include "questions.h"

#include <catch2/catch.hpp>

#include <perlaggen/record/reader.h>
#include <perlaggen/ruling/replay.h>
#include <tuple>

// Nothing is added to what was filled in, and each short question goes on as a record or says why not.
using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::ruling;
using namespace schreiber::perlaggen::ruling::test;

namespace {

Replay replayed(const QuestionReply& reply) {
    const auto read = record::read(reply.record);
    REQUIRE(read);
    return ruling::replay(read->front());
}

} // namespace

TEST_CASE("a bet is fined by the score that was filled in, and by no other") {
    const auto cost = [](const char* rules, const char* score,
                         words::Language language = words::Language::English) {
        return ask(Question::Cost, rules, {{"kind", "gestrichen-bet"}, {"who", "A"}, {"score", score}},
                   language);
    };
    const QuestionReply fined = cost("suedtirol", "17 5");
    CHECK(fined.verdict.find("2 penalty points for A and C") != std::string::npos);
    CHECK(says(fined, "15 : 5"));
    const QuestionReply both = cost("imst", "14 14");
    CHECK(rests(both, "both_no_bets"));
    const QuestionReply free = cost("suedtirol", "5 17");
    CHECK(free.verdict == "Nothing: A/C stands at 5 and is not gestrichen; gestrichen is who stands at 17.");
    CHECK(rests(free, "gestr_no_bet"));
    CHECK_FALSE(says(free, "penalty"));
    CHECK(cost("imst", "5 14").verdict.starts_with("Nothing: A/C stands at 5"));
    CHECK(cost("imst", "0 0", words::Language::Italian).verdict.starts_with("Niente: A/C è a 0"));
    CHECK(replayed(free).legal());
    CHECK_FALSE(replayed(fined).legal());
}

TEST_CASE("a question that nobody had the right to ask costs nothing, and that is said first") {
    const auto cost = [](const char* score, words::Language language) {
        return ask(Question::Cost, "imst", {{"kind", "false-declaration"}, {"who", "A"}, {"score", score}},
                   language);
    };
    CHECK(cost("0 0", words::Language::German).verdict.starts_with("Nichts: A fragt nach einer Figur"));
    CHECK(cost("0 0", words::Language::Italian).verdict.starts_with("Niente: "));
    CHECK(cost("0 0", words::Language::English).verdict.starts_with("Nothing: "));
    CHECK_FALSE(cost("14 0", words::Language::German).verdict.starts_with("Nichts"));
}

TEST_CASE("a denied suit is told without cards that nobody named") {
    for (const char* rules : {"imst", "innsbruck", "suedtirol"})
        for (const words::Language language : words::kLanguages) {
            CAPTURE(rules);
            const QuestionReply denied =
                ask(Question::Cost, rules, {{"kind", "revoke"}, {"who", "D"}}, language);
            REQUIRE(denied.answered());
            CHECK(rests(denied, "revoke"));
            CHECK(denied.record.empty());
            CHECK_FALSE(denied.withoutRecord.empty());
            for (const char* card : {"Neuner", "nove", "Nine", "Zehner", "dieci", "Ten "})
                CHECK(denied.verdict.find(card) == std::string::npos);
        }
    CHECK(ask(Question::Cost, "imst", {{"kind", "revoke"}, {"who", "D"}})
              .verdict.starts_with(
                  "If D still had the suit and the trick is complete: 2 penalty points for B and D."));
}

TEST_CASE("who did it tells who dealt, and nobody is said to deal next where nobody knows") {
    const auto cost = [](const char* kind, const char* who, const char* claims = "") {
        return ask(Question::Cost, "imst", {{"kind", kind}, {"who", who}, {"claims", claims}});
    };
    const QuestionReply exposed = cost("misdeal-exposed", "B", "A");
    CHECK(says(exposed, "B deals again."));
    CHECK(exposed.record.find("dealer: B\n") != std::string::npos);
    const QuestionReply sloppy = cost("cut-sloppy", "D");
    CHECK(sloppy.record.find("dealer: A\n") != std::string::npos); // D cuts for A
    CHECK_FALSE(says(sloppy, "deals"));
    CHECK_FALSE(says(cost("cut-visible", "C"), "deals"));
    const QuestionReply open = cost("exposed-hand", "D");
    CHECK_THAT(open.verdict,
               Catch::Contains("A and C score the Gleich (1), the Hanger (1) and the Spiel (1)"));
    CHECK_FALSE(says(open, "?"));
}

TEST_CASE("a bet that was not proved is of the figure filled in, and held by one who could not bet") {
    const auto cost = [](const char* figure, const char* score) {
        return ask(Question::Cost, "imst",
                   {{"kind", "no-proof"}, {"who", "B"}, {"figure", figure}, {"score", score}});
    };
    CHECK(cost("hanger", "3 3").verdict.starts_with("B bet the Hanger"));
    CHECK(cost("gleich", "3 14").verdict.starts_with("B held the Gleich"));
    CHECK(cost("spiel", "3 3").field == "figure");
}

TEST_CASE("bets of any height become a record, and such as cannot stand are told in words") {
    const auto bet = [](const Values& values, const char* rules = "imst") {
        return ask(Question::Bet, rules, values);
    };
    for (const char* gleich : {"2 B", "3 B", "4 B", "7 B", "aus B", "gut 1 B", "gut 3 B", "gut 7 B"}) {
        CAPTURE(gleich);
        const QuestionReply reply = bet({{"score", "5 3"}, {"gleich", gleich}, {"figure", "hanger"}});
        REQUIRE(reply.answered());
        const Replay replay = replayed(reply);
        CHECK(replay.legal());
        CHECK(replay.state.figure(deal::Figure::Hanger).open == 2);
        const deal::FigureState& state = replay.state.figure(deal::Figure::Gleich);
        if (std::string_view(gleich).starts_with("gut"))
            CHECK(state.points == gleich[4] - '0');
        else
            CHECK(state.value == (gleich[0] == 'a' ? deal::kSpielAus : gleich[0] - '0'));
    }
    const QuestionReply raise = bet({{"score", "5 3"}, {"gleich", "3 B"}, {"hanger", "gut 1 A"}});
    CHECK(raise.verdict == "Yes. A/C may bet; the bet is then four.");
    CHECK(says(raise, "B/D bet last, three on the Gleich; now it is for A/C to raise."));
    CHECK(replayed(raise).legal());
    CHECK(rests(bet({{"gleich", "7 B"}}), "bet_top"));
    CHECK_FALSE(replayed(bet({{"score", "3 3"}, {"gleich", "3 A"}})).legal());
    // B/D are gestrichen and cannot have bet
    const QuestionReply never = bet({{"score", "12 14"}, {"gleich", "4 B"}});
    CHECK(never.field == "gleich");
    CHECK(never.problem.starts_with("The bets cannot stand so."));
    CHECK(bet({{"score", "12 14"}, {"gleich", "2 A"}}).answered());
    // nothing is put into the record that nobody filled in, and no rule of a fine into a yes
    CHECK(raise.record.find("trump") == std::string::npos);
    CHECK_FALSE(rests(bet({{"score", "3 4"}}), "gestr_no_bet"));
    CHECK(says(bet({{"score", "14 3"}}), "A/C: 14 points with what is conceded; one point is missing"));
    // imst-2015 § 27: the third figure
    CHECK(rests(
        bet({{"score", "14 12"}, {"gleich", "2 B"}, {"hanger", "2 D"}, {"figure", "spiel"}, {"team", "1"}}),
        "m1412_third"));
}

TEST_CASE("two hands of a comparison become a record; more cards than a hand are refused") {
    const QuestionReply five =
        ask(Question::Compare, "imst",
            {{"trump", "L"}, {"first", "LK HK S9 S8 H7"}, {"second", "SK EK HA S10 E9"}});
    REQUIRE(five.answered());
    const Replay replay = replayed(five);
    CHECK(replay.legal());
    REQUIRE(replay.record.header.hands[0]);
    CHECK(replay.record.header.hands[0]->size() == 5);
    CHECK_FALSE(rests(five, "bapt_figure_equal") != says(five, " as "));
    const QuestionReply natural =
        ask(Question::Compare, "imst", {{"trump", "L"}, {"first", "E8 H8 L8"}, {"second", "EA SA"}});
    CHECK_FALSE(rests(natural, "bapt_figure_equal"));
    CHECK(says(natural, "Three cards go before two, however high they are."));
    CHECK(says(natural,
               "One makes three Eights: the Eight of acorns, the Eight of hearts and the Eight of leaves."));
    const QuestionReply named =
        ask(Question::Compare, "imst", {{"trump", "L"}, {"first", "E8 HK=H8"}, {"second", "EA"}},
            words::Language::German);
    CHECK(rests(named, "bapt_figure_equal"));
    CHECK(named.verdict == "Der eine bekommt das Gleich: zwei Achter.");
    const QuestionReply beside =
        ask(Question::Compare, "imst", {{"trump", "L"}, {"first", "E8 S8 HK=HO"}, {"second", "EA"}},
            words::Language::German);
    CHECK(beside.record.find("# A: Martl als Herz-Ober\n") != std::string::npos);
    CHECK(replayed(beside).outcome.figures[0].team == 0);
    CHECK(replayed(named).legal());
    // what was asked is shown in the record
    CHECK(named.record.ends_with("A: show E8 HK=H8\nA: done\nB: done\n"));
    CHECK(ask(Question::Compare, "imst",
              {{"trump", "L"}, {"figure", "hanger"}, {"first", "L10 L9 L8"}, {"second", "EA"}},
              words::Language::German)
              .verdict == "Der eine bekommt den Hanger: drei Karten vom Zehner abwärts.");
    CHECK(ask(Question::Compare, "imst", {{"first", "E8 H8 L8 E9 E10 EU"}, {"second", "EA SA"}}).field ==
          "first");
    CHECK(
        ask(Question::Plays, "imst", {{"trump", "L"}, {"led", "L9"}, {"hand", "L8 E8 H8 S8 E9 E10"}}).field ==
        "hand");
}

TEST_CASE("Perlaggen of the led suit alone do not bind, and trumps led are called trumps") {
    const QuestionReply perlaggen =
        ask(Question::Plays, "imst", {{"trump", "L"}, {"led", "E9"}, {"hand", "E7 EO S9"}},
            words::Language::German);
    CHECK(perlaggen.verdict.starts_with(
        "Nein. Von Eichel hat er nur Perlaggen, Eichel-Siebener und Eichel-Ober;"));
    CHECK(rests(perlaggen, "follow_perl_not_forced"));
    CHECK(ask(Question::Plays, "imst", {{"trump", "L"}, {"led", "E9"}, {"hand", "E7 S9"}},
              words::Language::German)
              .verdict.starts_with("Nein. Von Eichel hat er nur einen Perlagg, Eichel-Siebener;"));
    CHECK(ask(Question::Plays, "imst", {{"trump", "L"}, {"led", "E9"}, {"hand", "S8 S9"}},
              words::Language::German)
              .verdict.starts_with("Nein. Er hat Eichel nicht"));
    const QuestionReply trumps = ask(
        Question::Plays, "imst", {{"trump", "L"}, {"led", "L9"}, {"hand", "L8 S9"}}, words::Language::German);
    CHECK(trumps.verdict ==
          "Ja. Mit Laub-Achter in der Hand muss er Trumpf zugeben, also Laub, oder einen Perlagg.");
}

TEST_CASE("nothing is turned up after a card that can be trumps") {
    const QuestionReply after = ask(Question::Exchange, "imst", {{"turned", "S7 L7"}, {"hand0", "L9"}});
    CHECK(after.field == "turned");
    CHECK(after.problem.find("trumps are turned up already") != std::string::npos);
    CHECK(ask(Question::Exchange, "imst", {{"turned", "E9 L7"}, {"hand0", "L9"}}).answered());
    CHECK(ask(Question::Exchange, "innsbruck", {{"turned", "E9 L7"}, {"hand0", "L9"}}).field == "turned");
}

TEST_CASE(
    "the cards of a trick are there to be drawn however they were written, and the example is of the place") {
    for (const char* written : {"l10, la, lu=la", "Laub-Zehner Laub-Ass LU=LA"}) {
        CAPTURE(written);
        const QuestionReply reply = ask(Question::Trick, "imst", {{"trump", "L"}, {"cards", written}});
        REQUIRE(reply.answered());
        REQUIRE(reply.cards.size() == 3);
        CHECK(cards::toString(reply.cards[1]) == "LA");
    }
    for (const rulebook::RuleSet& set : rulebook::ruleSets()) {
        CAPTURE(set.id);
        const auto fields = fieldsOf(Question::Trick, {.rules = set.id}, words::Language::German);
        const auto field = std::ranges::find(fields, "cards", &QuestionField::key);
        const std::string trump = field->hint.substr(0, 1);
        const QuestionReply example =
            ask(Question::Trick, set.id, {{"trump", trump}, {"cards", field->hint}});
        CAPTURE(field->hint, example.problem);
        CHECK(example.answered());
        CHECK(example.cards.size() >= 3);
    }
}

TEST_CASE("what something costs is recorded with nothing that nobody filled in") {
    for (const rulebook::RuleSet& set : rulebook::ruleSets()) {
        const auto fields =
            fieldsOf(Question::Cost, {.rules = set.id, .house = {}}, words::Language::English);
        for (const auto& kind : std::ranges::find(fields, "kind", &QuestionField::key)->choices) {
            const QuestionReply reply = ask(Question::Cost, set.id, {{"kind", kind.value}, {"claims", "A"}});
            CAPTURE(set.id, kind.value, reply.record);
            REQUIRE(reply.answered());
            if (!reply.record.empty()) CHECK_FALSE(replayed(reply).record.header.trump);
        }
    }
}

TEST_CASE("every answered question goes on as a record or says why not, in each language") {
    const std::vector<std::pair<Question, Values>> asked{
        {Question::Trick, {{"cards", "L10 LA"}}},
        {Question::Compare, {{"first", "LA LK"}, {"second", "EA EK"}}},
        {Question::Bet, {}},
        {Question::Bet, {{"phase", "show"}}},
        {Question::Bet, {{"gleich", "2 A"}, {"team", "1"}}},
        {Question::Exchange, {{"turned", "L7"}, {"hand0", "L9"}}},
        {Question::Plays, {{"led", "L10"}, {"hand", "LA H9"}}},
        {Question::Settle, {{"figure1", "gleich A"}}},
        {Question::Settle, {{"figure1", "gleich 2 A gehalten"}}},
        {Question::Cost, {{"kind", "revoke"}}},
        {Question::Cost, {{"kind", "cut-sloppy"}}},
        {Question::Deals, {}},
        {Question::Deals, {{"seats", "6"}}},
    };
    for (const char* rules : {"imst", "suedtirol", "innsbruck", "strafperlaggen"})
        for (const auto& [question, values] : asked)
            for (const words::Language language : words::kLanguages) {
                const QuestionReply reply = ask(question, rules, values, language);
                CAPTURE(rules, static_cast<int>(question), values, reply.problem);
                REQUIRE(reply.answered());
                CHECK(reply.record.empty() != reply.withoutRecord.empty());
                if (!reply.record.empty()) CHECK(record::read(reply.record));
            }
    // three players, nothing bet yet
    const QuestionReply three = ask(Question::Bet, "strafperlaggen", {{"score", "5 4 9"}, {"team", "2"}});
    CHECK(replayed(three).legal());
    CHECK(three.record.find("C: bet gleich") != std::string::npos);
    CHECK(says(three, "A: five points to go."));
    CHECK(ask(Question::Deals, "imst", {{"seats", "6"}}).record.find("seats: 6\n") != std::string::npos);
}

namespace {

// Pairs of hands that fit every set: each figure better for the one, better for the other, equal, in trumps,
// with none for one of them or for both.
struct Pairing {
    const char* name;
    const char* first;
    const char* second;
};
constexpr std::array kPairings{Pairing{"three against two", "E8 H8 L8", "EA SA"},
                               Pairing{"two against three", "EA SA", "E8 H8 L8"},
                               Pairing{"both two, one higher", "EA SA", "EK SK"},
                               Pairing{"both equal", "EA SA", "HA LA"},
                               Pairing{"a run against a run", "SA SK SO", "HA HO"},
                               Pairing{"runs of one height", "SO SU", "HO HU"},
                               Pairing{"runs of one height, one in trumps", "SA SK", "LA LK"},
                               Pairing{"runs of one height, one in trumps, the other way", "LA LK", "SA SK"},
                               Pairing{"one card against two", "EA", "S9 S8"},
                               Pairing{"two against one card", "S9 S8", "EA"},
                               Pairing{"nothing yet", "EA", "H8"},
                               Pairing{"nothing at all", "EA E9 H10 S8 LK", "SA S9 L10 E8 HU"},
                               Pairing{"a Gleich against a Hanger", "EA SA", "H9 H8"},
                               Pairing{"five cards", "LK E10 S9 S8 H8", "SK EK HA S10 E9"}};

} // namespace

TEST_CASE("a comparison and its record agree on every pairing in every rule set") {
    int standing = 0;
    int none = 0;
    std::array<int, 2> better{};
    for (const rulebook::RuleSet& set : rulebook::ruleSets())
        for (const cards::Suit trump : set.trumps)
            for (const auto& [name, first, second] : kPairings)
                for (const char* figure : {"gleich", "hanger"}) {
                    const QuestionReply reply = ask(Question::Compare, set.id,
                                                    {{"trump", std::string(1, cards::letterOf(trump))},
                                                     {"figure", figure},
                                                     {"first", first},
                                                     {"second", second}});
                    CAPTURE(set.id, name, figure, reply.problem, reply.verdict, reply.record);
                    REQUIRE(reply.answered());
                    const Replay replay = replayed(reply);
                    for (const auto& ruling : replay.rulings) {
                        CAPTURE(ruling.rule); // what another value of a default would make of it is a note
                        CHECK((ruling.rule == "trump_hanger" && ruling.verdict == deal::Verdict::Note));
                    }
                    const auto which = figure[0] == 'g' ? deal::Figure::Gleich : deal::Figure::Hanger;
                    const auto& settled = replay.outcome.figures[static_cast<std::size_t>(which)];
                    CAPTURE(settled.how);
                    if (reply.verdict.find("stands") != std::string::npos) {
                        CHECK(settled.how == deal::How::Standing);
                        ++standing;
                    } else if (reply.verdict.starts_with("Nobody")) {
                        CHECK(settled.how == deal::How::Open); // the partners may have one
                        CHECK(reply.record.find("# " + reply.verdict) != std::string::npos);
                        ++none;
                    } else {
                        const int side = reply.verdict.starts_with("One ") ? 0 : 1;
                        CHECK(settled.how == deal::How::Unbet);
                        CHECK(settled.team == side);
                        ++better[static_cast<std::size_t>(side)];
                    }
                }
    CHECK(standing > 0);
    CHECK(none > 0);
    CHECK(std::ranges::all_of(better, [](int count) { return count > 0; }));
}

TEST_CASE("a trick and a bet are asked of as many as play at the table") {
    const auto six = ask(Question::Trick, "innsbruck",
                         {{"seats", "6"}, {"trump", "S"}, {"leader", "F"}, {"cards", "L10 LA H9 H8 E9 LK"}});
    INFO(six.problem);
    CHECK(six.verdict.starts_with("A takes the trick")); // F, then A
    REQUIRE(!six.record.empty());
    CHECK(record::read(six.record)->front().header.seats == 6);
    const auto three = ask(Question::Trick, "innsbruck",
                           {{"seats", "3"}, {"trump", "S"}, {"leader", "A"}, {"cards", "L10 LA H9"}});
    CHECK(three.verdict.starts_with("B takes the trick"));
    CHECK(ask(Question::Trick, "innsbruck",
              {{"seats", "3"}, {"trump", "S"}, {"leader", "A"}, {"cards", "L10 LA H9 H8"}})
              .problem == "A trick has 3 cards.");

    const auto bet = [](const char* seats, const char* score, const char* team) {
        return ask(
            Question::Bet, "innsbruck",
            {{"seats", seats}, {"score", score}, {"team", team}, {"figure", "gleich"}, {"phase", "play"}});
    };
    CHECK(bet("3", "17 9 10", "0").verdict.starts_with("No."));
    CHECK(bet("3", "17 9 10", "2").verdict.starts_with("Yes."));
    CHECK(bet("6", "17 9", "0").verdict.starts_with("No."));
    CHECK(!bet("4", "17 9 10", "0").problem.empty());
    const auto raise = [](const char* gleich, const char* team) {
        return ask(Question::Bet, "innsbruck",
                   {{"seats", "3"}, {"score", "0 0 0"}, {"gleich", gleich}, {"team", team}});
    };
    CHECK(says(raise("3 A", "2"), "A bet last, three on the Gleich; it goes no higher."));
    CHECK(raise("3 A", "2").verdict.starts_with("No."));
    CHECK(says(raise("2 A", "2"), "only the others may raise"));
    CHECK(raise("2 A", "2").verdict.starts_with("Yes."));
    CHECK(raise("2 A", "0").verdict.starts_with("No."));
}

TEST_CASE("who is out first and who deals are asked of as many as play at the table") {
    const auto fieldOf = [](Question question, const char* rules, std::optional<int> seats, const char* key) {
        const auto fields =
            fieldsOf(question, {.rules = rules, .house = {}, .seats = seats}, words::Language::English);
        const auto field = std::ranges::find(fields, key, &QuestionField::key);
        return field == fields.end() ? QuestionField{} : *field;
    };
    CHECK(fieldOf(Question::Deals, "imst", {}, "seats").initial == "4");
    for (const int seats : {2, 3, 6}) {
        CAPTURE(seats);
        CHECK(fieldOf(Question::Deals, "imst", seats, "seats").initial == std::to_string(seats));
        CHECK(fieldOf(Question::Settle, "imst", seats, "seats").initial == std::to_string(seats));
        CHECK(fieldOf(Question::Settle, "imst", seats, "score").initial == (seats == 3 ? "0 0 0" : "0 0"));
        CHECK(fieldOf(Question::Settle, "imst", seats, "seats").choices.size() == 4);
    }
    CHECK(fieldOf(Question::Settle, "imst", 6, "score").label == "Score A/C/E : B/D/F");
    CHECK(fieldOf(Question::Settle, "oberland", 6, "seats").initial == "4"); // which knows no six
    CHECK(fieldOf(Question::Settle, "schlanders", {}, "seats").key.empty()); // four alone
    CHECK(fieldOf(Question::Settle, "strafperlaggen", 2, "score").initial == "9 9");

    const auto out = [](const char* seats, const char* score, const char* penalties) {
        return ask(Question::Settle, "imst",
                   {{"seats", seats},
                    {"score", score},
                    {"penalties", penalties},
                    {"figure1", "gleich B"},
                    {"figure2", "spiel A"}});
    };
    for (const auto& [seats, score, penalties, named] :
         {std::tuple("2", "14 14", "0 0", "B"), std::tuple("4", "3 14", "0 0", "B/D"),
          std::tuple("6", "3 14", "0 0", "B/D/F"), std::tuple("3", "3 14 2", "0 0 0", "B")}) {
        CAPTURE(seats);
        const QuestionReply reply = out(seats, score, penalties);
        CAPTURE(reply.problem, reply.verdict, reply.record, reply.withoutRecord);
        REQUIRE(reply.answered());
        if (std::string_view(seats) != "2") CHECK(reply.verdict == std::string(named) + " is out first.");
        if (reply.record.empty()) continue;
        const Replay replay = replayed(reply);
        CHECK(replay.rules.seats() == seats[0] - '0');
        CHECK(replay.legal());
    }
    CHECK(out("3", "3 14", "0 0").field == "score"); // three play, three scores
    CHECK_FALSE(out("4", "3 14", "0 0").record.find("seats") != std::string::npos);
}

TEST_CASE("may he exchange, must he follow and what it costs are asked of as many as play") {
    const auto fieldsFor = [](Question question, const char* rules, int seats) {
        return fieldsOf(question, {.rules = rules, .house = {}, .seats = seats}, words::Language::English);
    };
    const auto hands = [&](int seats) {
        const auto fields = fieldsFor(Question::Exchange, "imst", seats);
        return std::ranges::count_if(
            fields, [](const QuestionField& field) { return field.key.starts_with("hand"); });
    };
    for (const int seats : {2, 3, 4, 6}) {
        CAPTURE(seats);
        CHECK(hands(seats) == seats);
        for (const Question question :
             {Question::Exchange, Question::Plays, Question::Cost, Question::Compare}) {
            CHECK(fieldsFor(question, "imst", seats).back().key == "seats");
            CHECK(fieldsFor(question, "imst", seats).back().initial == std::to_string(seats));
            CHECK(fieldsFor(question, "schlanders", seats).back().key != "seats");
        }
    }

    const auto exchange = [](const char* rules, const char* seats, Values more) {
        more.insert({{"seats", seats}, {"dealer", "B"}, {"turned", "L7"}});
        return ask(Question::Exchange, rules, more);
    };
    CHECK(exchange("imst", "2", {{"hand1", "L8"}}).verdict == "Yes: an opponent, A, may exchange.");
    CHECK(exchange("imst", "3", {{"hand2", "L8"}}).verdict == "Yes: an opponent, A, may exchange.");
    CHECK(exchange("innsbruck", "3", {{"hand1", "L8"}}).verdict.starts_with("No."));
    const QuestionReply six = exchange("innsbruck", "6", {{"hand4", "L8 E8"}, {"hand1", "L9"}});
    CHECK(six.verdict == "Yes: a partner of the dealer, F, may exchange.");
    CHECK(replayed(six).rules.seats() == 6);
    CHECK(exchange("innsbruck", "6", {{"hand0", "LA L8 L9 L10 LK"}}).field == "hand0"); // four each

    const QuestionReply follow =
        ask(Question::Plays, "innsbruck",
            {{"seats", "3"}, {"trump", "L"}, {"led", "S10"}, {"hand", "S8 S9 HA H9 H8 E9 E8"}});
    CHECK(follow.verdict.starts_with("Yes."));
    CHECK(replayed(follow).rules.seats() == 3);
    CHECK(ask(Question::Plays, "innsbruck", {{"seats", "6"}, {"led", "S10"}, {"hand", "S8 S9 HA H9 H8"}})
              .field == "hand");

    const auto cost = [](const char* seats, const char* kind, const char* score) {
        return ask(Question::Cost, "imst",
                   {{"seats", seats}, {"kind", kind}, {"who", "B"}, {"score", score}});
    };
    CHECK(cost("3", "extra-cards", "5 5 5").verdict.find("2 penalty points for B.") != std::string::npos);
    CHECK(says(cost("3", "extra-cards", "5 5 5"), "5 : 3 : 5"));
    CHECK(cost("6", "extra-cards", "5 5").verdict.find("for B, D and F") != std::string::npos);
    CHECK(cost("3", "extra-cards", "5 5").field == "score");
    // the left neighbour of the one who bets answers first
    CHECK(cost("3", "unanswered", "5 5 5").record.ends_with("A: bet gleich\nB: irregular unanswered\n"));
    CHECK(cost("3", "no-proof", "5 14 5").record.find("A: bet gleich\nB: hold gleich\n") !=
          std::string::npos);
    // who plays alone leaves nothing to a partner
    const auto kinds = [&](int seats) { return fieldsFor(Question::Cost, "imst", seats).front().choices; };
    const auto toPartner = [](const QuestionField::Choice& kind) { return kind.value == "left-exchange"; };
    CHECK(std::ranges::any_of(kinds(6), toPartner));
    CHECK(std::ranges::none_of(kinds(3), toPartner));
    CHECK(std::ranges::none_of(kinds(2), toPartner));
    const QuestionReply alone = cost("3", "left-exchange", "5 5 5");
    CHECK(alone.verdict.find("loses the game") == std::string::npos);
    CHECK(alone.verdict.find("everybody plays alone") != std::string::npos);
}

TEST_CASE("an answer that hangs on something says that it is open") {
    const auto cost = [](const char* kind, const std::vector<rulebook::HouseRule>& house) {
        return ask(Question::Cost, "innsbruck", {{"kind", kind}, {"who", "D"}}, words::Language::German,
                   house);
    };
    CHECK(cost("misdeal-exposed", {}).open);
    CHECK_FALSE(cost("misdeal-exposed", {{"exposed_by_dealer", "automatic"}}).open);
    const auto settle = [](const char* hanger) {
        return ask(Question::Settle, "imst",
                   {{"score", "14 12"},
                    {"figure1", "spiel 1 B good"},
                    {"figure2", "gleich 1 B good"},
                    {"figure3", hanger}});
    };
    CHECK(settle("hanger A").open);
    CHECK_FALSE(settle("hanger A dritzig").open);
}
