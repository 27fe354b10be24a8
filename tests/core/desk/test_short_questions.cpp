#include <desk/games.h>
#include <desk/short_questions.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>
#include <string>

// The short questions as a table is asked them, of whichever game has some.
using namespace schreiber;
using game::AnswerKind;
using game::AskedField;
using game::CaseTable;
using game::FieldValues;

namespace {

constexpr auto kGerman = words::Language::German;

CaseTable tableAt(const std::string& rules, std::vector<int> score, int target = 0) {
    CaseTable table;
    table.head.agreed.rules = rules;
    table.head.agreed.target = target;
    const auto shape = desk::shapeOf(rules);
    const int seats = shape ? shape->seats.front() : 4;
    if (seats != 4) table.head.seats = seats;
    table.head.score = std::move(score);
    for (const char* name : {"Blaas", "Grüner", "Paulmichl", "Von", "Tasser", "Egger"})
        if (static_cast<int>(table.called.size()) < seats) table.called.emplace_back(name);
    table.head.players = table.called;
    table.head.dealer = 2;
    table.firstDealer = 1;
    table.dealt = 5;
    return table;
}

const game::ShortQuestions& questionsOf(const std::string& rules) {
    const auto* questions = desk::shortQuestionsOf(rules);
    REQUIRE(questions != nullptr);
    return *questions;
}

game::ShortAnswer asked(const std::string& question, const CaseTable& table, const FieldValues& values) {
    return questionsOf(table.head.agreed.rules).answer(question, table, values, kGerman);
}

} // namespace

TEST_CASE("who stands at 14 of 15 may not bet, and what that costs is told with names, score and paragraph") {
    const CaseTable table = tableAt("imst", {14, 12}, 15);
    const FieldValues bet{{"who", "A"}, {"figure", "hanger"}};
    const game::ShortAnswer answer = asked("bet", table, bet);
    CHECK(answer.kind == AnswerKind::No);
    CHECK(answer.verdict == "Nein, Blaas darf nicht bieten.");
    CHECK(answer.rule == "gestr_no_bet");
    CHECK(answer.source == "Imster Regeln 2015, § 21");
    CHECK(answer.penalty == std::vector{2, 0});
    CHECK(answer.score == std::vector{12, 12});
    CHECK(answer.next.find("wieder ungeboten") != std::string::npos);
    CHECK(answer.record.find("A: bet hanger") != std::string::npos);
    // the partner bids for the same side, and his record says so
    const game::ShortAnswer partner = asked("bet", table, {{"who", "C"}, {"figure", "hanger"}});
    CHECK(partner.verdict == "Nein, Paulmichl darf nicht bieten.");
    CHECK(partner.record.find("C: bet hanger") != std::string::npos);
    // in the show by the same rule
    FieldValues show = bet;
    game::setValue(show, "phase", "show");
    const game::ShortAnswer shown = asked("bet", table, show);
    CHECK(shown.kind == AnswerKind::No);
    CHECK(shown.penalty == std::vector{2, 0});
    const game::ShortAnswer other = asked("bet", table, {{"who", "B"}, {"figure", "spiel"}});
    CHECK(other.kind == AnswerKind::Yes);
    CHECK(other.verdict == "Ja, Grüner darf bieten.");
    CHECK(other.penalty.empty());
}

TEST_CASE("nothing is answered before it is asked, and what cannot be read is no answer") {
    const CaseTable table = tableAt("imst", {14, 12}, 15);
    for (const char* question : {"bet", "settle", "cost"}) {
        CHECK(asked(question, table, {}).kind == AnswerKind::Waiting);
        CHECK(!asked(question, table, {}).verdict.empty());
    }
    CHECK(asked("bet", table, {{"who", "A"}}).kind == AnswerKind::Waiting);
    CHECK(asked("deals", table, {}).kind == AnswerKind::Told); // the sheet knows it
    CHECK(asked("deals", table, {{"first", "B"}, {"written", "viele"}}).kind == AnswerKind::Unclear);
    CHECK(asked("bet", table, {{"who", "A"}, {"figure", "gleich"}, {"before", "bets"}, {"gleich", "7 7 ?"}})
              .kind == AnswerKind::Unclear);
    CHECK(asked("none", table, {}).verdict.empty());
}

TEST_CASE("a key chooses one thing in a form, and nothing is chosen before but what is usual or known") {
    for (const char* rules : {"imst", "innsbruck", "suedtirol"}) {
        const CaseTable table = tableAt(rules, {0, 0}, 0);
        for (const game::ShortQuestion& question : questionsOf(rules).all(table, kGerman)) {
            CHECK(!question.title.empty());
            CHECK(!question.about.empty());
            for (const char* group : {"", "cut", "deal", "bet", "play", "hand"}) {
                const auto fields = questionsOf(rules).fields(
                    question.id, table, {{"group", group}, {"before", "bets"}, {"who", "A"}}, kGerman);
                CHECK(!fields.empty());
                std::set<std::string> keys;
                for (const AskedField& field : fields)
                    for (const game::AskedChoice& choice : field.choices) {
                        INFO(question.id << ' ' << field.name << ' ' << choice.label);
                        CHECK((choice.key.empty() || keys.insert(choice.key).second));
                        CHECK((!choice.label.empty() || choice.team.has_value())); // a side alone
                    }
            }
        }
        std::set<std::string> presets;
        for (const AskedField& field : questionsOf(rules).fields("bet", table, {}, kGerman))
            if (!field.preset.empty()) presets.insert(field.preset);
        CHECK(presets == std::set<std::string>{"none", "play"});
    }
}

TEST_CASE("each thing that can have cost something is answered by the rules of every place, with names") {
    for (const game::Game* each : desk::games()) {
        for (const game::Shape& shape : each->shapes()) {
            const auto* questions = desk::shortQuestionsOf(shape.id);
            if (questions == nullptr) continue;
            const std::size_t sides = shape.seats.front() == 3 ? 3 : 2;
            const CaseTable table = tableAt(shape.id, std::vector<int>(sides, 5));
            for (const char* group : {"cut", "deal", "bet", "play", "hand"}) {
                FieldValues values{{"group", group}};
                for (const AskedField& field : questions->fields("cost", table, values, kGerman)) {
                    if (field.name != "kind") continue;
                    CHECK(field.choices.size() <= 8);
                    for (const game::AskedChoice& kind : field.choices) {
                        FieldValues with = values;
                        game::setValue(with, "kind", kind.value);
                        game::setValue(with, "who", "A");
                        const game::ShortAnswer answer = questions->answer("cost", table, with, kGerman);
                        INFO(shape.id << ' ' << kind.value << ": " << answer.verdict << " | "
                                      << answer.reason);
                        CHECK(answer.kind != AnswerKind::Waiting);
                        CHECK(answer.kind != AnswerKind::Unclear);
                        CHECK(!answer.verdict.empty());
                        CHECK((answer.record.empty() ? !answer.noRecord.empty() : answer.noRecord.empty()));
                        CHECK((answer.penalty.empty() || answer.kind == AnswerKind::No ||
                               answer.kind == AnswerKind::Open));
                    }
                }
            }
        }
    }
}

TEST_CASE("where what was conceded first decides, two answers are offered, and one of them is it") {
    const CaseTable table = tableAt("imst", {13, 13}, 15);
    const FieldValues both{
        {"gleich-who", "A"}, {"gleich-how", "gut 2"}, {"hanger-who", "B"}, {"hanger-how", "gut 2"}};
    const game::ShortAnswer open = asked("settle", table, both);
    CHECK(open.kind == AnswerKind::Open);
    REQUIRE(open.ways.size() == 2);
    std::set<std::string> out;
    for (const game::ShortAnswer::Way& way : open.ways) {
        FieldValues chosen = both;
        game::setValue(chosen, way.sets.name, way.sets.value);
        const game::ShortAnswer answer = asked("settle", table, chosen);
        CHECK(answer.kind == AnswerKind::Told);
        out.insert(answer.verdict);
    }
    CHECK(out.size() == 2);
}
