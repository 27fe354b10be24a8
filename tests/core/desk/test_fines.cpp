#include "folder.h"

#include <desk/altered.h>
#include <desk/copies.h>
#include <desk/rulings.h>
#include <desk/settings.h>
#include <desk/sheet_place.h>
#include <desk/sheets.h>
#include <desk/words.h>

#include <catch2/catch.hpp>

using namespace schreiber;
using namespace schreiber::desk;
using namespace schreiber::desk::test;

namespace {

const SheetPlace kTable{1, 1, 1};

// A holds the Spiel up to Spiel aus and wins it in three tricks, owing two points.
const char* const kSpielAus = "rules: imst\n"
                              "score: 0 4\n"
                              "owed: 2 0\n"
                              "dealer: D\n"
                              "trump: L\n"
                              "hand A: LA LK LO E10 E9\n"
                              "hand B: S8 S9 S10 E8 H8\n"
                              "hand C: SA SO SU EA EK\n"
                              "hand D: H9 H10 HA HO HU\n"
                              "\n"
                              "A: bet spiel\nB: hold spiel\n"
                              "B: bet spiel\nA: hold spiel\n"
                              "A: bet spiel\nB: hold spiel\n"
                              "B: bet spiel\nA: hold spiel\n"
                              "A: bet spiel\nB: hold spiel\n"
                              "B: bet spiel\nA: hold spiel\n"
                              "A: bet spiel\nB: hold spiel\n"
                              "A: LA\nB: S8\nC: SA\nD: H9\n"
                              "A: LK\nB: S9\nC: SO\nD: H10\n"
                              "A: LO=LO\nB: S10\nC: SU\nD: HA\n";

tournament::Line line(std::vector<int> points, std::vector<int> penalty = {}) {
    tournament::Line written;
    written.points = std::move(points);
    written.penalty = std::move(penalty);
    return written;
}

// One table of four, by these rules.
Evening tableOf(const Folder& folder, const std::map<std::string, std::string>& rules) {
    Evening evening = singles(folder, 4);
    REQUIRE(changeSettings(evening, rules));
    start(evening, 3);
    return evening;
}

std::vector<int> scoreOf(const Evening& evening) {
    return sheetView(evening.tournament(), kTable)->standing.score;
}

std::vector<int> owedOf(const Evening& evening) {
    return sheetView(evening.tournament(), kTable)->standing.owed;
}

} // namespace

TEST_CASE("the rule set and the club's switch say what a fine may do to a score") {
    const Folder folder;
    Evening evening = singles(folder, 4);
    const auto belowZero = [&] { return evening.tournament().settings.belowZero; };
    CHECK(belowZero() == base::BelowZero::Allowed);
    REQUIRE(changeSettings(evening, {{"rules", "imst"}}));
    CHECK(belowZero() == base::BelowZero::Owed);
    REQUIRE(changeSettings(evening, {{"negative_score", "floor_0"}}));
    CHECK(belowZero() == base::BelowZero::Dropped);
    REQUIRE(changeSettings(evening, {{"negative_score", ""}}));
    CHECK(belowZero() == base::BelowZero::Owed);
    REQUIRE(changeSettings(evening, {{"rules", "oberland"}, {"negative_score", "allowed"}}));
    CHECK(belowZero() == base::BelowZero::Allowed);
}

TEST_CASE("a fine that is owed stands on the sheet, in the file and at the head of a dispute") {
    const Folder folder;
    Evening evening = tableOf(folder, {{"rules", "imst"}});
    REQUIRE(addLine(evening, kTable, line({1, 0}), {}));
    REQUIRE(addLine(evening, kTable, line({}, {0, 2}), {}));
    CHECK(scoreOf(evening) == std::vector{1, 0});
    CHECK(owedOf(evening) == std::vector{0, 2});
    CHECK(disputeFrom(evening.tournament(), kTable)->owed == std::vector{0, 2});
    CHECK(sheetWith(evening.tournament(), kTable, line({0, 3}))->standing.score == std::vector{1, 1});
    CHECK(verify(evening)->empty());

    REQUIRE(evening.undo(""));
    CHECK_FALSE(disputeFrom(evening.tournament(), kTable)->owed);
    REQUIRE(evening.redo());
    const auto copy = Evening::importJson(exportJson(evening, false), "a.json", folder.file("b.schreiber"));
    REQUIRE(copy);
    CHECK(copy->tournament() == evening.tournament());
    CHECK(owedOf(*copy) == std::vector{0, 2});
    CHECK(verify(*copy)->empty());
}

TEST_CASE("a Spiel aus wins the game whatever its side owes") {
    const Folder folder;
    Evening evening = tableOf(folder, {{"rules", "imst"}});
    REQUIRE(addLine(evening, kTable, line({0, 4}, {2, 0}), {}));
    tournament::Line figures;
    figures.figures = {{"spiel", 0, 0, "held"}};
    REQUIRE(addLine(evening, kTable, figures, {}));
    const auto view = sheetView(evening.tournament(), kTable);
    CHECK(view->standing.score == std::vector{15, 4});
    CHECK(view->standing.winner == 0);
    CHECK(view->sheet.lines.back().points == std::vector{17, 0});
    CHECK(verify(evening)->empty());
}

TEST_CASE("a ruling's line wins the game whatever its side owes") {
    const Folder folder;
    Evening evening = tableOf(folder, {{"rules", "imst"}});
    REQUIRE(addLine(evening, kTable, line({0, 4}, {2, 0}), {}));
    NewRuling wanted;
    wanted.place = kTable;
    wanted.askedBy = "A";
    wanted.dispute = "?";
    wanted.record = kSpielAus;
    REQUIRE(addRuling(evening, wanted));
    REQUIRE(enterRuling(evening, 1, {tournament::Measure::Line}));
    CHECK(scoreOf(evening) == std::vector{15, 4});
    CHECK(sheetView(evening.tournament(), kTable)->standing.winner == 0);
}

TEST_CASE("a game that is given away keeps a score that was keyed beside a fine") {
    const Folder folder;
    Evening evening = tableOf(folder, {{"rules", "imst"}, {"negative_score", "allowed"}});
    REQUIRE(addLine(evening, kTable, line({}, {0, 2}), {}));
    tournament::FinalScore score;
    score.points = {15, 9};
    REQUIRE(setResult(evening, kTable, score, {}));
    NewRuling wanted;
    wanted.place = kTable;
    wanted.askedBy = "A";
    wanted.dispute = "?";
    wanted.record = kSpielAus;
    REQUIRE(addRuling(evening, wanted));
    REQUIRE(enterRuling(evening, 1, {tournament::Measure::Lost, 0, 0, 0}, {true, false, "verraten"}));
    CHECK(scoreOf(evening) == std::vector{14, 15});
    CHECK(verify(evening)->empty());
}

TEST_CASE("what fines may do is changed with a question where sheets come to another score") {
    const Folder folder;
    Evening evening = tableOf(folder, {{"rules", "imst"}});
    REQUIRE(changeSettings(evening, {{"negative_score", "allowed"}}));
    REQUIRE(addLine(evening, kTable, line({3, 0}, {0, 2}), {}));
    CHECK(scoreOf(evening) == std::vector{3, -2});
    const auto asked = changeSettings(evening, {{"negative_score", ""}});
    REQUIRE_FALSE(asked);
    CHECK(codeOf(asked.error()) == "scores_would_change");
    CHECK(isQuestion(asked.error()));
    CHECK(std::get<tournament::Refusal>(asked.error()).arguments.at("places") == "1/1");
    CHECK(inWords(asked.error(), words::Language::German).find("Tisch 1, Runde 1") != std::string::npos);
    REQUIRE(changeSettings(evening, {{"negative_score", ""}}, {true, false, {}}));
    CHECK(scoreOf(evening) == std::vector{3, 0});
    CHECK(owedOf(evening) == std::vector{0, 2});
    CHECK(verify(evening)->empty());
    REQUIRE(evening.undo(""));
    CHECK(scoreOf(evening) == std::vector{3, -2});
    CHECK(verify(evening)->empty());
}

TEST_CASE("a final score below 0 is refused in words where it cannot be") {
    const Folder folder;
    Evening evening = tableOf(folder, {{"rules", "imst"}});
    tournament::FinalScore score;
    score.points = {-2, 15};
    const auto refused = setResult(evening, kTable, score, {});
    REQUIRE_FALSE(refused);
    CHECK(codeOf(refused.error()) == "score_below_zero");
    CHECK(inWords(refused.error(), words::Language::German).find("−2") != std::string::npos);
}

TEST_CASE("of a deal of Strafperlaggen that is not over nothing is written but fines") {
    const Folder folder;
    Evening evening = strafperlaggen(folder, 6);
    start(evening, 3);
    const std::string head = "rules: strafperlaggen\ndealer: C\ntrump: H\nhand C: SA EA LA S9 E9 H8 L8\n\n";
    NewRuling wish;
    wish.place = kTable;
    wish.record = head + "A: bet gleich\nB: hold gleich\nC: bet gleich 3\nA: good gleich\nB: good gleich\n";
    wish.dispute = "Drei gesagt";
    wish.enter = RulingWish{tournament::Measure::Line};
    CHECK(codeOf(addRuling(evening, wish).error()) == "dispute_writes_nothing");
    wish.enter.reset();
    REQUIRE(addRuling(evening, wish));
    const tournament::Ruling kept = evening.tournament().rulings.back();
    CHECK(kept.state == tournament::RulingState::Decided);
    CHECK(kept.points.empty());
    CHECK(kept.penalty.empty());
    CHECK(givenBy(kept).empty());
    CHECK(verify(evening)->empty());

    // a fine is one, and nothing of the stakes beside it
    wish.record = head + "A: bet gleich\nB: hold gleich\nC: bet gleich 3\nA: good gleich\nB: good gleich\n"
                         "B: irregular out-of-turn\n";
    wish.enter = RulingWish{tournament::Measure::Line};
    REQUIRE(addRuling(evening, wish, yes()));
    CHECK(evening.tournament().rulings.back().penalty == std::vector{0, 2, 0});
    CHECK(scoreOf(evening) == std::vector{9, 11, 9});
}
