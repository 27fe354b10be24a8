#include "case_files.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <perlaggen/record/reader.h>
#include <perlaggen/ruling/next.h>
#include <perlaggen/ruling/replay.h>

// What is told to be legal next is what is accepted when it is written.
using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::ruling;
using namespace schreiber::perlaggen::ruling::test;
using record::Keywords;

namespace {

record::Record read(const std::string& text) {
    const auto records = record::read(text);
    REQUIRE(records.ok());
    return records->front();
}

record::Record firstEvents(record::Record record, std::size_t count) {
    record.events.resize(count);
    record.lines.events.resize(count);
    return record;
}

// The record with a line more, as a person would write it; nothing where that cannot be read.
std::optional<record::Record> with(const record::Record& record, const NextStep& step,
                                   const std::string& ending) {
    const std::string line = cards::toString(step.seat) + ": " + step.text + ending + "\n";
    std::string text = record::write(record);
    if (record.events.empty()) text += "\n";
    auto records = record::read(text + line);
    if (!records.ok()) return std::nullopt;
    return records->front();
}

// What is found against the last line. A bluff is legal as a bet; that it cannot be proved comes later.
bool isBroken(const record::Record& record) {
    const Replay whole = replay(record);
    const int last = static_cast<int>(record.events.size()) - 1;
    return std::ranges::any_of(whole.rulings, [&](const deal::Ruling& ruling) {
        return ruling.event == last && ruling.verdict != deal::Verdict::Note && ruling.rule != "false_bet";
    });
}

bool lists(const std::vector<NextStep>& steps, std::string_view seat, std::string_view text) {
    return std::ranges::any_of(steps, [&](const NextStep& step) {
        return cards::letterOf(step.seat) == seat[0] && step.text == text;
    });
}

const char* const kDeal = "rules: innsbruck\n"
                          "hand A: E10 LK L10 HU S9\nhand B: E8 LA L8 HA S10\n"
                          "hand C: LO LU H10 SA SU\nhand D: EA EK E7 S7 S6\n\n"
                          "D: turn L9\n";

} // namespace

TEST_CASE("at every line of the samples what is listed as legal is accepted when it is written") {
    int tried = 0;
    for (const CaseFile& file : caseFiles(std::filesystem::path(SCHREIBER_TEST_DATA) / "cases" / "samples")) {
        const auto records = record::read(textOf(file.question));
        if (!records.ok()) continue;
        for (std::size_t count = 0; count <= records->front().events.size(); count += 2) {
            const record::Record record = firstEvents(records->front(), count);
            for (const NextStep& step : nextSteps(record, Keywords::English)) {
                if (!step.complete || !step.sure) continue;
                CAPTURE(file.question.string(), count, cards::letterOf(step.seat), step.text);
                const auto longer = with(record, step, "");
                REQUIRE(longer);
                CHECK_FALSE(isBroken(*longer));
                ++tried;
            }
        }
    }
    CHECK(tried > 1000);
}

TEST_CASE("a card of the hand is listed exactly when it may be played") {
    const record::Record start = read(kDeal);
    const auto first = nextSteps(start, Keywords::English);
    for (const char* card : {"E10", "LK", "L10", "HU", "S9"})
        CHECK(lists(first, "A", std::string("play ") + card));
    CHECK_FALSE(lists(first, "B", "play LA"));

    const record::Record led = read(std::string(kDeal) + "A: play L10\n");
    const auto second = nextSteps(led, Keywords::English);
    CHECK(lists(second, "B", "play LA"));
    CHECK(lists(second, "B", "play L8"));
    CHECK_FALSE(lists(second, "B", "play HA")); // a trump was led, and there are two

    const record::Record third = read(std::string(kDeal) + "A: play L10\nB: play LA\nC: play LU=LA\n");
    const auto fourth = nextSteps(third, Keywords::English);
    CHECK(lists(fourth, "D", "play S7="));
    CHECK(lists(fourth, "D", "play EA"));
}

TEST_CASE("a bet that waits puts its answers first and the cards away") {
    const auto steps = nextSteps(read(std::string(kDeal) + "A: bet gleich\n"), Keywords::German);
    REQUIRE_FALSE(steps.empty());
    CHECK(steps.front().text == "hält gleich");
    CHECK(lists(steps, "B", "gut gleich"));
    CHECK(lists(steps, "D", "bietet gleich"));
    CHECK_FALSE(lists(steps, "A", "spielt L10"));
    CHECK_FALSE(lists(steps, "C", "hält gleich"));
}

// pagat, Betting during the show, example 4
TEST_CASE("who shows next may show as soon as those before have done their part") {
    const std::string deal = "rules: innsbruck\nhand A: E9 L9 S7 HA LA\nhand B: S9 E8 S8 LK L10\n"
                             "hand C: EA EK S10 H8 LO\nhand D: EU LU SU H10 L8\n\n"
                             "D: turn HU\nA: bet gleich\nB: hold gleich\nA: play E9\nB: play E8\nC: play EA\n"
                             "D: play EU\nB: good spiel\n";
    CHECK_FALSE(lists(nextSteps(read(deal), Keywords::English), "D", "show LU"));
    const std::string bet = deal + "C: bet hanger\nA: show L9\n";
    CHECK_FALSE(lists(nextSteps(read(bet), Keywords::English), "D", "show LU"));
    const auto steps = nextSteps(read(bet + "B: good hanger\n"), Keywords::English);
    CHECK(lists(steps, "D", "show LU"));
    CHECK(lists(steps, "A", "done"));
    CHECK_FALSE(lists(steps, "D", "done"));
}

TEST_CASE("what hangs on cards that nobody recorded is marked") {
    const auto steps = nextSteps(read("rules: innsbruck\ntrump: L\nhand B: H9 H8 ? ? ?\n\nA: play S10\n"),
                                 Keywords::English);
    const auto nine =
        std::ranges::find_if(steps, [](const NextStep& step) { return step.text == "play H9"; });
    REQUIRE(nine != steps.end());
    CHECK_FALSE(nine->sure); // B may have bells to follow with
    const auto unknown = nextSteps(read("rules: innsbruck\ntrump: L\n\n"), Keywords::English);
    CHECK(std::ranges::none_of(unknown, [](const NextStep& step) { return step.card.has_value(); }));
    CHECK(unknown.front().text == "play "); // whose card all wait for comes before what anyone may say
    CHECK_FALSE(unknown.front().complete);
}

TEST_CASE("who laid a wrong card may lay another, and the next one has cards that nobody recorded") {
    const std::string wrong = "rules: innsbruck\ntrump: H\nhand B: E8 E9 L9 SK SO\n\n"
                              "A: play LA\nB: play E8\n";
    const auto steps = nextSteps(read(wrong), Keywords::English);
    CHECK(lists(steps, "B", "play L9"));
    CHECK_FALSE(lists(steps, "B", "play E9"));
    CHECK(lists(steps, "C", "play "));
    const auto right = nextSteps(read(wrong + "B: play L9\n"), Keywords::English);
    CHECK_FALSE(lists(right, "B", "play SK"));
    CHECK(lists(right, "C", "play "));
}

TEST_CASE("gut bei Farbe is offered once a card is led to the last trick") {
    const std::string start = "rules: innsbruck\ntrump: L\nhand-size: 2\nhand A: L9 S9\nhand B: L8 S8\n"
                              "hand C: LA SA\nhand D: LK SK\n\n";
    CHECK_FALSE(lists(nextSteps(read(start + "A: bet spiel\n"), Keywords::English), "B", "good spiel suit"));
    const std::string last = start + "A: play S9\nB: play S8\nC: play SA\nD: play SK\nC: play LA\n";
    CHECK(lists(nextSteps(read(last + "A: bet spiel\n"), Keywords::English), "B", "good spiel suit"));
}

// Whether D had to follow is claimed and not known, nor what that costs; C leads all the same.
TEST_CASE("a fine that is not decided leaves open nothing that does not hang on it") {
    for (const char* rules : {"imst", "innsbruck"}) {
        const record::Record record = read("rules: " + std::string(rules) +
                                           "\nscore: 3 3\ntrump: L\nhand C: H8 EA EK SA S7\n\n"
                                           "A: play S10\nB: play S9\nC: play SA\nD: play HA\n"
                                           "D: irregular revoke A\n");
        const Replay whole = replay(record);
        REQUIRE(whole.rulings.size() == 1);
        CHECK(whole.rulings.front().verdict == deal::Verdict::Undecided);
        const auto steps = nextSteps(record, Keywords::English);
        for (const char* card : {"play H8", "play EA", "play EK", "bet gleich"}) {
            const auto step = std::ranges::find_if(
                steps, [&](const NextStep& one) { return one.seat == cards::Seat::C && one.text == card; });
            CAPTURE(rules, card);
            REQUIRE(step != steps.end());
            CHECK(step->sure);
        }
    }
}

TEST_CASE("before the turn-up the cutter and the dealer are told, and who wants to bet unseen") {
    const auto steps = nextSteps(read("rules: innsbruck\n\n"), Keywords::English);
    CHECK(lists(steps, "C", "cut -"));
    CHECK(lists(steps, "D", "turn "));
    CHECK(lists(steps, "A", "blind gleich"));
    CHECK_FALSE(lists(steps, "A", "turn "));
    CHECK_FALSE(lists(steps, "A", "bet gleich"));
    CHECK(lists(nextSteps(read("rules: innsbruck\n\nD: turn L9\n"), Keywords::English), "A", "bet gleich"));
}

// imst-2015 § 25: denied, the hand is played out; the same is not asked for again, a longer figure may be.
TEST_CASE("a question that was denied is not offered again") {
    const std::string asked = "rules: imst\nscore: 14 9\ntrump: H\nhand A: L8 L9 L10 LU LO\n"
                              "hand B: S9 S10 SU SO E8\nhand C: EK SA EA H10 H8\nhand D: LA LK E10 E9 H9\n\n"
                              "A: ask 4\n";
    const auto steps = nextSteps(read(asked + "B: deny\n"), Keywords::English);
    CHECK_FALSE(lists(steps, "A", "ask 4"));
    CHECK(lists(steps, "A", "ask 5"));
    CHECK(lists(steps, "A", "play L8"));
}

// imst-2015 § 22: what both declare standing is nobody's any more; pagat, Dealing with ties: the losers of
// the Spiel may come back to it.
TEST_CASE("what both sides have let stand is offered to those alone who may still make it") {
    const std::string stands =
        "\ntrump: L\nhand A: SA SK S9 H9 LA\nhand B: EA EK H8 S6 S10\n\nB: good spiel\n"
        "A: show SA SK S9 H9\nA: done\nB: show EA EK S10 S6=H10\nB: stand hanger\n"
        "A: stand hanger\n";
    const auto imst = nextSteps(read("rules: suedtirol" + stands), Keywords::English);
    CHECK_FALSE(imst.empty());
    for (const NextStep& step : imst) {
        CAPTURE(step.text);
        CHECK(step.text.find("hanger") == std::string::npos);
    }
    const auto pagat =
        nextSteps(read("rules: innsbruck" + stands + "A: show LA\nA: done\n"), Keywords::English);
    CHECK(lists(pagat, "B", "bet hanger"));
    CHECK_FALSE(lists(pagat, "A", "bet hanger"));
    for (const char* seat : {"A", "B"}) CHECK_FALSE(lists(pagat, seat, "stand hanger")); // said already
}

TEST_CASE("once a bet stands in a record without a turn-up, nobody is told of the time before it") {
    const record::Record fresh = read("rules: imst\nscore: 3 4\n\nA: blind gleich\n");
    const auto before = nextSteps(firstEvents(fresh, 0), Keywords::English);
    CHECK(lists(before, "A", "blind gleich"));
    CHECK_FALSE(lists(before, "A", "bet gleich"));
    const record::Record bet = read("rules: imst\nscore: 3 4\n\nA: bet gleich\n");
    CHECK(replay(bet).legal());
    CHECK(replay(bet).state.turnLeftOut);
    const auto after = nextSteps(bet, Keywords::English);
    CHECK(lists(after, "B", "hold gleich"));
    CHECK(lists(after, "B", "bet hanger"));
    CHECK(std::ranges::none_of(after, [](const NextStep& step) {
        return std::holds_alternative<deal::Blind>(step.action) ||
               std::holds_alternative<deal::Cut>(step.action) ||
               std::holds_alternative<deal::Turn>(step.action);
    }));
    // and so it is ruled: the cards have been seen
    CHECK_FALSE(replay(read("rules: imst\n\nA: bet gleich\nB: blind hanger\n")).legal());
    // with the turn-up on record the same bet comes too early
    CHECK_FALSE(replay(read("rules: imst\n\nA: bet gleich\nD: turn H9\n")).legal());
    CHECK_FALSE(replay(read("rules: imst\n\nA: bet gleich\nD: turn H9\n")).state.turnLeftOut);
}

TEST_CASE("a card in a record without a turn-up breaks nothing, and cannot be judged") {
    const Replay untold = replay(read("rules: imst\n\nA: play S9\n"));
    CHECK(untold.legal());
    CHECK(untold.state.turnLeftOut);
    REQUIRE(untold.rulings.size() == 1);
    CHECK(untold.rulings.front().verdict == deal::Verdict::Note);
    CHECK(untold.rulings.front().rule == "trump_turn"_point);
    CHECK(untold.state.trickCount == 0);
    CHECK_FALSE(replay(read("rules: imst\n\nA: play S9\nD: turn H9\n")).legal());
}
