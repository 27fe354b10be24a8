#include "folder.h"

#include <desk/altered.h>
#include <desk/copies.h>
#include <desk/doubt.h>
#include <desk/draws.h>
#include <desk/due.h>
#include <desk/ending.h>
#include <desk/entries.h>
#include <desk/leaving.h>
#include <desk/results_page.h>
#include <desk/settings.h>
#include <desk/sheets.h>
#include <desk/words.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace schreiber;
using namespace schreiber::desk;
using namespace schreiber::desk::test;

namespace {

tournament::Line line(std::vector<int> points) {
    tournament::Line written;
    written.points = std::move(points);
    return written;
}

} // namespace

TEST_CASE("a bad row imports nothing unless the bad ones are left out") {
    const Folder folder;
    Evening evening = singles(folder, 4);
    const std::string list = "Vorname;Nachname\nA;B\n=1+1;C\n";
    const auto refused = importEntries(evening, list, "l.csv", false);
    REQUIRE_FALSE(refused);
    CHECK(std::get<BadRows>(refused.error()).rows.front().where.line == 3);
    CHECK(evening.tournament().entries.size() == 4);
    const auto report = importEntries(evening, list, "l.csv", true);
    REQUIRE(report);
    CHECK(report->imported == 1);
    CHECK(report->bad.size() == 1);
    CHECK(evening.tournament().entries.size() == 5);
}

TEST_CASE("a round is drawn, published, played, and only then the next drawn") {
    const Folder folder;
    Evening evening = singles(folder, 9);
    CHECK(evening.due().step == Step::Draw);
    REQUIRE(drawTables(evening, 11, {}));
    CHECK(evening.due().step == Step::ConfirmDraw);
    CHECK(codeOf(drawTables(evening, 12, {}).error()) == "draft_exists");
    CHECK_FALSE(isQuestion(drawTables(evening, 12, {}).error()));
    CHECK(codeOf(setResult(evening, {1, 1, 0}, score({18, 3}), {}).error()) == "round_is_draft");
    REQUIRE(startRound(evening));
    CHECK(codeOf(drawTables(evening, 12, {}).error()) == "round_not_complete");
    CHECK(evening.due().missing.size() == 2);
    play(evening);
    CHECK(roundState(evening.tournament(), 1) == "complete");
    CHECK(evening.due().round == 2);
}

TEST_CASE("the same seed gives the same draw, redrawing asks a reason") {
    const Folder first;
    const Folder second;
    Evening a = singles(first, 14);
    Evening b = singles(second, 14);
    start(a, 5);
    start(b, 5);
    CHECK(a.tournament().rounds == b.tournament().rounds);
    CHECK(codeOf(redraw(a, "", 6).error()) == "reason_needed");
    REQUIRE(redraw(a, "Nachmeldung", 6));
    CHECK(a.tournament().rounds.back().state == tournament::RoundState::Draft);
    CHECK(a.tournament().rounds.back().seed == 6);
    REQUIRE(setResult(b, {1, 1, 0}, score({18, 3}), {}));
    CHECK(codeOf(redraw(b, "zu spät", 6).error()) == "round_has_results");
}

TEST_CASE("a late entry makes a draft outdated and joins the round not yet published") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    REQUIRE(drawTables(evening, 1, {}));
    tournament::Entry late;
    late.persons = {{"Zita", "Spät", std::nullopt, tournament::Sex::Unstated}};
    const auto added = addEntry(evening, late);
    REQUIRE(added);
    CHECK(added->number == 9);
    CHECK(added->receipt.warnings == std::vector<Warning>{"draft_outdated"});
    CHECK(codeOf(startRound(evening).error()) == "draft_outdated");
    REQUIRE(redraw(evening, "Nachmeldung", 2));
    REQUIRE(startRound(evening));
    late.persons.front().last = "Später";
    REQUIRE(addEntry(evening, late));
    CHECK(evening.tournament().entries.back().joined == 2);
}

TEST_CASE("a corrected result of a complete round is asked about with the ranks that move") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 3);
    play(evening);
    const auto asked = setResult(evening, {1, 1, 0}, score({2, 18}), {});
    REQUIRE_FALSE(asked);
    CHECK(codeOf(asked.error()) == "correction_asks");
    CHECK(isQuestion(asked.error()));
    CHECK(adviceFor(asked.error(), words::Language::Italian).find("--yes") != std::string::npos);
    CHECK(inWords(asked.error(), words::Language::Italian).find("--yes") == std::string::npos);
    CHECK(std::get<tournament::Refusal>(asked.error()).arguments.at("changes").find("→") !=
          std::string::npos);
    CHECK(exitCodeOf(asked.error()) == 4);
    const auto rows = evening.journal().size();
    const auto rehearsed = setResult(evening, {1, 1, 0}, score({2, 18}), {false, true, {}});
    REQUIRE(rehearsed);
    CHECK(rehearsed->entry.n == 0);
    CHECK_FALSE(rehearsed->ranks.empty());
    CHECK(evening.journal().size() == rows);
    REQUIRE(setResult(evening, {1, 1, 0}, score({2, 18}), {true, false, {}}));
    CHECK(sheetView(evening.tournament(), {1, 1, 0})->sheet.score == std::vector<int>{2, 18});
}

TEST_CASE("a figure that was out stays on the sheet when it is corrected, struck with its reason") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 3);
    REQUIRE(setResult(evening, {1, 1, 0}, score({11, 18}), {}));
    REQUIRE(setResult(evening, {1, 1, 0}, score({18, 11}), {})); // nobody has seen the first
    CHECK(sheetView(evening.tournament(), {1, 1, 0})->sheet.lines.empty());
    REQUIRE(confirmSheet(evening, {1, 1, 0}));
    REQUIRE(setResult(evening, {1, 1, 0}, score({18, -2}), {true, false, "verschrieben"}));
    REQUIRE(confirmSheet(evening, {1, 1, 0}));
    REQUIRE(setResult(evening, {1, 1, 0}, score({-2, 18}), {true, false, {}}));
    const tournament::Sheet corrected = sheetView(evening.tournament(), {1, 1, 0})->sheet;
    REQUIRE(corrected.lines.size() == 2);
    CHECK(corrected.lines[0].points == std::vector<int>{18, 11});
    CHECK(corrected.lines[0].struck == "verschrieben");
    CHECK(corrected.lines[1].points == std::vector<int>{18, -2});
    CHECK(reasonInWords(*corrected.lines[1].struck, words::Language::English) == "corrected");
    CHECK(corrected.finalOnly);
    CHECK(corrected.score == std::vector<int>{-2, 18});
    CHECK(evening.journal().back().why.empty());
    CHECK(verify(evening)->empty());
    const auto again =
        Evening::importJson(exportJson(evening, false), "x.json", folder.file("again.schreiber"));
    REQUIRE(again);
    CHECK(again->tournament() == evening.tournament());
}

TEST_CASE("a correction says in a sentence which ranks move, or that none does") {
    tournament::Refusal none{"correction_voids",
                             {{"table", "1"},
                              {"round", "1"},
                              {"before", "18:2"},
                              {"after", "2:18"},
                              {"pairings", "2/1"},
                              {"changes", ""}}};
    CHECK(inWords(Failure{none}, words::Language::German).find("Kein Rang ändert sich.") !=
          std::string::npos);
    none.arguments["changes"] = "Anna Höß 3 → 2; Bert Kofler 2 → 3";
    CHECK(inWords(Failure{none}, words::Language::German)
              .find("Damit ändern sich Ränge: Anna Höß 3 → 2; Bert Kofler 2 → 3.") != std::string::npos);
}

TEST_CASE("a second person confirms a sheet or makes it disputed") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 3);
    CHECK(codeOf(keySecond(evening, {1, 1, 0}, {18, 3}).error()) == "sheet_not_written");
    REQUIRE(setResult(evening, {1, 1, 0}, score({18, 3}), {}));
    REQUIRE(keySecond(evening, {1, 1, 0}, {20, 3})); // surplus above the target is dropped here, too
    CHECK(sheetView(evening.tournament(), {1, 1, 0})->sheet.state == tournament::SheetState::Confirmed);
    const auto differs = keySecond(evening, {1, 1, 0}, {18, 4});
    REQUIRE(differs);
    CHECK(differs->warnings == std::vector<Warning>{"second_differs"});
    CHECK(sheetView(evening.tournament(), {1, 1, 0})->sheet.state == tournament::SheetState::Disputed);
    CHECK(codeOf(disputeSheet(evening, {1, 1, 0}, "").error()) == "reason_needed");
}

TEST_CASE("lines add up, are struck with a reason, and figures are counted by the rules") {
    const Folder folder;
    Evening evening = singles(folder, 4);
    start(evening, 3);
    REQUIRE(addLine(evening, {1, 1, 0}, line({3, 0}), {}));
    tournament::Line figures;
    figures.figures = {{"gleich", 0, 2, "held"}, {"hanger", 1, 1, "unbet"}, {"spiel", 0, 1, "conceded"}};
    figures.penalty = {0, 2};
    REQUIRE(addLine(evening, {1, 1, 0}, figures, {}));
    const auto view = sheetView(evening.tournament(), {1, 1, 0});
    REQUIRE(view);
    CHECK(view->sheet.lines.back().points == std::vector<int>{3, 1});
    CHECK(view->standing.score == std::vector<int>{6, -1});
    CHECK(view->seatNames.size() == 4);
    REQUIRE(strikeLine(evening, {1, 1, 0}, 1, "verkehrt herum"));
    CHECK(sheetView(evening.tournament(), {1, 1, 0})->standing.score == std::vector<int>{3, -1});
    figures.figures.push_back({"gleich", 1, 1, "unbet"});
    CHECK(codeOf(addLine(evening, {1, 1, 0}, figures, {}).error()) == "figure_twice");
}

TEST_CASE("where the order of the figures decides the game it is asked, and nowhere else") {
    const Folder folder;
    Evening evening = singles(folder, 4);
    start(evening, 3);
    REQUIRE(addLine(evening, {1, 1, 0}, line({16, 16}), {}));
    tournament::Line figures;
    figures.figures = {{"gleich", 0, 2, "held"}, {"hanger", -1, 0, "none"}, {"spiel", 1, 2, "held"}};
    const auto orders = decidingOrders(evening.tournament(), {1, 1, 0}, figures);
    REQUIRE(orders);
    REQUIRE(orders->size() == 2);
    CHECK((*orders)[0].counted == std::vector<std::string>{"gleich"});
    CHECK((*orders)[1].counted == std::vector<std::string>{"spiel"});
    CHECK(sheetWith(evening.tournament(), {1, 1, 0}, (*orders)[0].line)->standing.winner == 0);
    CHECK(sheetWith(evening.tournament(), {1, 1, 0}, (*orders)[1].line)->standing.winner == 1);
    CHECK(sheetView(evening.tournament(), {1, 1, 0})->standing.score ==
          std::vector<int>{16, 16}); // only looked at

    figures.figures[0].how = "unbet"; // counts after what was bet, whenever it happened
    figures.figures[0].value = 1;
    CHECK(decidingOrders(evening.tournament(), {1, 1, 0}, figures)->empty());
    figures.figures[2] = {"spiel", 0, 1, "unbet"}; // only one side comes to the end
    CHECK(decidingOrders(evening.tournament(), {1, 1, 0}, figures)->empty());
}

TEST_CASE("figures that end the game keep all their points, in whatever order they were written") {
    const Folder folder;
    Evening evening = singles(folder, 4);
    start(evening, 3);
    REQUIRE(addLine(evening, {1, 1, 0}, line({17, 10}), {}));
    tournament::Line figures;
    figures.figures = {{"gleich", 0, 1, "unbet"}, {"spiel", 1, 2, "conceded"}};
    REQUIRE(addLine(evening, {1, 1, 0}, figures, {}));
    const auto view = sheetView(evening.tournament(), {1, 1, 1});
    CHECK(view->standing.score == std::vector<int>{18, 12}); // conceded counts before unbet
    CHECK(view->sheet.lines.back().figures == figures.figures);
}

TEST_CASE("figures that cannot have come out so are refused with the rule, and written with a reason") {
    const Folder folder;
    Evening evening = singles(folder, 4);
    start(evening, 3);
    REQUIRE(addLine(evening, {1, 1, 0}, line({17, 10}), {}));
    const auto refused = [&](const game::Mark& mark) -> std::string {
        tournament::Line figures;
        figures.figures = {mark};
        const auto outcome = sheetWith(evening.tournament(), {1, 1, 0}, figures);
        if (outcome) return "";
        const auto& refusal = std::get<tournament::Refusal>(outcome.error());
        return refusal.arguments.contains("rule") ? refusal.arguments.at("rule") : refusal.code;
    };
    CHECK(refused({"gleich", 0, 1, "conceded"}) == "gestr_no_bet"); // it goes to whoever bet last
    CHECK(refused({"gleich", 0, 2, "held"}).empty());               // the others bet, they held
    CHECK(refused({"gleich", 1, 1, "conceded"}).empty());
    CHECK(refused({"gleich", 1, 8, "held"}) == "figure_value");
    CHECK(refused({"gleich", 1, 1, "held"}) == "figure_value");
    CHECK(refused({"gleich", 1, 2, "unbet"}) == "figure_value_one");
    CHECK(refused({"gleich", -1, 0, "standing"}).empty());

    tournament::Line figures;
    figures.figures = {{"gleich", 0, 1, "conceded"}};
    const auto outcome = addLine(evening, {1, 1, 0}, figures, {});
    const std::string words = inWords(outcome.error(), words::Language::German);
    CHECK(words.find("RP-") == std::string::npos);
    CHECK(words.find("pagat") != std::string::npos);
    figures.why = "Gegner einverstanden";
    REQUIRE(addLine(evening, {1, 1, 0}, figures, {}));
    CHECK(sheetView(evening.tournament(), {1, 1, 1})->sheet.lines.back().why == "Gegner einverstanden");

    const Folder other;
    Evening level = singles(other, 4);
    start(level, 3);
    REQUIRE(addLine(level, {1, 1, 0}, line({17, 17}), {}));
    figures.why.clear();
    figures.figures = {{"spiel", 1, 2, "held"}};
    CHECK(codeOf(addLine(level, {1, 1, 0}, figures, {}).error()) == "figure_breaks_rule");
}

TEST_CASE("of three players nobody is given a Spiel that was not bet") {
    const Folder folder;
    Evening evening = strafperlaggen(folder, 3);
    start(evening, 3);
    tournament::Line figures;
    figures.figures = {{"spiel", 0, 1, "given"}};
    CHECK(codeOf(addLine(evening, {1, 1, 0}, figures, {}).error()) == "figure_breaks_rule");
    for (const game::Mark& mark : {game::Mark{"spiel", 0, 1, "unbet"}, game::Mark{"spiel", 0, 1, "good"},
                                   game::Mark{"gleich", 0, 1, "given"}}) {
        figures.figures = {mark};
        CHECK(sheetWith(evening.tournament(), {1, 1, 0}, figures));
    }
}

TEST_CASE("a draw worked out beside the file is written, and anew where the tournament has changed") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    const WorkedOutDraw ready = workOutDraw(evening.tournament(), {DrawKind::Tables, 5, {}, false});
    CHECK(evening.tournament().rounds.empty());
    REQUIRE(leave(evening, 8, tournament::LeaverResults::Unplayed, {}));
    const auto receipt = writeDraw(evening, ready, {});
    REQUIRE(receipt);
    CHECK(receipt->entry.what.arguments.at("seed") == "5");
    CHECK(evening.tournament().rounds.back().sittingOut.size() == 3); // not the eight of before
}

TEST_CASE("copies of a round's end can be left to the caller") {
    const Folder folder;
    Evening evening = singles(folder, 4);
    evening.leaveRestToCaller();
    start(evening, 3);
    const auto receipt = setResult(evening, {1, 1, 0}, score({18, 3}), {});
    REQUIRE(receipt);
    CHECK(receipt->ended == std::vector<int>{1});
    CHECK(receipt->copies.written.empty());
    const CopyReport report = copyRounds(evening.path(), receipt->ended);
    REQUIRE(report.written.size() == 1);
    CHECK(std::filesystem::exists(report.written.front()));
}

TEST_CASE("a line that no deal can bring needs a reason") {
    const Folder folder;
    Evening evening = singles(folder, 4);
    start(evening, 3);
    REQUIRE(addLine(evening, {1, 1, 0}, line({15, 0}), {}));
    CHECK(codeOf(addLine(evening, {1, 1, 0}, line({10, 0}), {}).error()) == "line_too_high");
    CHECK(codeOf(addLine(evening, {1, 1, 0}, line({0, 25}), {}).error()) == "line_too_high");
    tournament::Line ruled = line({10, 0});
    ruled.why = "Entscheid der Leitung";
    REQUIRE(addLine(evening, {1, 1, 0}, ruled, {}));
    CHECK(sheetView(evening.tournament(), {1, 1, 0})->sheet.score == std::vector<int>{18, 0});
}

TEST_CASE("what three figures cannot bring both sides together is written with a warning") {
    const Folder folder;
    Evening evening = singles(folder, 4);
    start(evening, 3);
    const auto doubt = [&](int first, int second) {
        const auto failure = whyNoDeal(evening.tournament(), {1, 1, 0}, line({first, second}));
        return failure ? codeOf(*failure) : std::string();
    };
    for (const auto& [first, second] :
         {std::pair(8, 8), std::pair(11, 11), std::pair(18, 17), std::pair(15, 14)})
        CHECK(doubt(first, second) == "line_of_no_deal");
    for (const auto& [first, second] :
         {std::pair(7, 7), std::pair(7, 14), std::pair(18, 14), std::pair(18, 0), std::pair(0, 0)})
        CHECK(doubt(first, second).empty());
    REQUIRE(addLine(evening, {1, 1, 0}, line({5, 1}), {}));
    CHECK(doubt(12, 14) == "line_of_no_deal"); // two figures for each of them
    CHECK(doubt(13, 14).empty());              // the game itself
    const auto receipt = addLine(evening, {1, 1, 0}, line({12, 14}), {});
    REQUIRE(receipt);
    REQUIRE(receipt->warnings.size() == 1);
    CHECK(receipt->warnings.front().code == "line_of_no_deal");
    CHECK(sheetView(evening.tournament(), {1, 1, 0})->sheet.score == std::vector<int>{17, 15});
    tournament::Line ruled = line({0, 0});
    ruled.why = "Entscheid";
    CHECK_FALSE(whyNoDeal(evening.tournament(), {1, 1, 0}, ruled));
}

TEST_CASE("another final score strikes the lines with a reason, as one action") {
    const Folder folder;
    Evening evening = singles(folder, 4);
    start(evening, 3);
    REQUIRE(addLine(evening, {1, 1, 0}, line({15, 3}), {}));
    REQUIRE(addLine(evening, {1, 1, 0}, line({3, 0}), {}));
    const std::size_t before = evening.journal().size();
    CHECK(codeOf(setResult(evening, {1, 1, 1}, score({18, 5}), {}).error()) == "has_lines");
    const Confirmation yes{true, false, {}}; // the round is over
    REQUIRE(setResult(evening, {1, 1, 1}, score({18, 5}), yes, "falsch abgelesen"));
    const tournament::Sheet sheet = sheetView(evening.tournament(), {1, 1, 1})->sheet;
    CHECK(sheet.score == std::vector<int>{18, 5});
    CHECK(sheet.finalOnly);
    for (const tournament::Line& struck : sheet.lines) CHECK(struck.struck == "falsch abgelesen");
    CHECK(evening.journal().size() == before + 1);
    CHECK(evening.journal().back().why == "falsch abgelesen");
    REQUIRE(evening.undo({}));
    CHECK(sheetView(evening.tournament(), {1, 1, 1})->sheet.score == std::vector<int>{18, 3});
}

TEST_CASE("a number that is hardly meant is asked about once") {
    const Folder folder;
    Evening evening = singles(folder, 4);
    start(evening, 3);
    const Confirmation yes{true, false, {}};
    tournament::Line fine;
    fine.penalty = {0, 50};
    fine.why = "verraten";
    const auto asked = addLine(evening, {1, 1, 0}, fine, {});
    REQUIRE_FALSE(asked);
    CHECK(codeOf(asked.error()) == "fine_asks");
    CHECK(isQuestion(asked.error()));
    CHECK(isDoubt(asked.error()));
    REQUIRE(addLine(evening, {1, 1, 0}, fine, yes));
    fine.penalty = {0, 18}; // no more than a whole game
    REQUIRE(addLine(evening, {1, 1, 0}, fine, {}));
    for (const std::vector<int>& points : {std::vector{50, 11}, std::vector{18, -40}, std::vector{25, 3}})
        CHECK(codeOf(setResult(evening, {1, 1, 0}, score(points), {}).error()) == "score_asks");
    CHECK(codeOf(enterResults(evening, 1, "1;50;11\n", "r.csv", {}).error()) == "score_asks");
    REQUIRE(setResult(evening, {1, 1, 0}, score({24, -18}), {})); // seventeen, and a stake of seven
    // What is announced already is asked about as that, and a yes is one yes.
    const auto both = setResult(evening, {1, 1, 0}, score({3, 50}), {});
    CHECK(codeOf(both.error()) == "correction_asks");
    CHECK_FALSE(isDoubt(both.error()));
    REQUIRE(setResult(evening, {1, 1, 0}, score({3, 50}), yes));
    CHECK(sheetView(evening.tournament(), {1, 1, 0})->sheet.score == std::vector<int>{3, 18});
}

TEST_CASE("a disputed sheet is not called missing") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 3);
    REQUIRE(setResult(evening, {1, 1, 0}, score({18, 3}), {}));
    REQUIRE(disputeSheet(evening, {1, 1, 0}, "falsch gezählt"));
    CHECK(inWords(evening.due(), words::Language::German) == "Tisch 2 fehlt noch. Tisch 1 ist strittig.");
    REQUIRE(confirmSheet(evening, {1, 1, 0}));
    CHECK(inWords(evening.due(), words::Language::German) == "Tisch 2 fehlt noch.");
}

TEST_CASE("the journal says what a corrected result was, and how a game ended that was not played out") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 3);
    REQUIRE(setResult(evening, {1, 1, 0}, score({18, 3}), {}));
    const auto corrected = setResult(evening, {1, 1, 0}, score({3, 18}), {});
    REQUIRE(corrected);
    CHECK(inWords(corrected->entry, words::Language::German) ==
          "Ergebnis berichtigt, Tisch 1, Runde 1: 18:3 → 3:18");
    tournament::FinalScore time = score({14, 11});
    time.ending = tournament::Ending::Time;
    const auto ended = setResult(evening, {1, 2, 0}, time, {});
    REQUIRE(ended);
    CHECK(inWords(ended->entry, words::Language::German) == "Ergebnis Tisch 2, Runde 1: 14:11, nach Zeit");
}

// Of eight, four sit out of a table for four: those who never sat move in, whoever has games of the own takes
// the seat.
TEST_CASE("who waits moves in for somebody who goes, and the own number is gone") {
    const Folder folder;
    Evening evening = singles(folder, 9);
    start(evening, 3);
    const int out = evening.tournament().rounds[0].sittingOut.at(0);
    const int gone = evening.tournament().rounds[0].tables[0].sides[0][0];
    const tournament::Person waits = tournament::findEntry(evening.tournament(), out)->persons[0];
    REQUIRE(addLine(evening, {1, 1, 0}, line({3, 1}), {}));
    const auto candidates = substitutesFor(evening.tournament(), gone);
    REQUIRE(candidates.size() == 1);
    CHECK(candidates[0].entry == out);
    CHECK(candidates[0].is == Candidate::Is::SittingOut);
    CHECK_FALSE(candidates[0].keepsNumber);
    tournament::Person typed = waits;
    typed.born.reset();
    const auto came = substitute(evening, gone, {typed}); // by the name alone
    REQUIRE(came);
    CHECK(came->entry.what.code == "substituted_entered");
    const tournament::Tournament& now = evening.tournament();
    CHECK(tournament::findEntry(now, out) == nullptr);
    CHECK(tournament::findEntry(now, gone)->persons[0] == waits);
    CHECK(now.rounds[0].sittingOut.empty());
    CHECK(sheetView(now, {1, 1, 0})->sheet.lines.size() == 1);
    CHECK(standingsOf(evening)->rows.size() == 8);
    CHECK(verify(evening)->empty());
    REQUIRE(evening.undo(""));
    CHECK(tournament::findEntry(evening.tournament(), out) != nullptr);
}

TEST_CASE("who has games of the own takes the seat under the own number") {
    const Folder folder;
    Evening evening = singles(folder, 9);
    start(evening, 3);
    play(evening);
    start(evening, 4);
    const int out = evening.tournament().rounds[1].sittingOut.at(0);
    const int gone = evening.tournament().rounds[1].tables[1].sides[1][0];
    CHECK(substitutesFor(evening.tournament(), gone).at(0).keepsNumber);
    const auto came = substitute(evening, gone, {{}, {}, 0, 0, out});
    REQUIRE(came);
    CHECK(came->entry.what.code == "took_seat");
    const tournament::Tournament& now = evening.tournament();
    CHECK(now.rounds[1].tables[1].sides[1][0] == out);
    CHECK(now.rounds[1].sittingOut.empty());
    CHECK(stateOf(*tournament::findEntry(now, gone)) == tournament::EntryState::Left);
    play(evening);
    const auto standings = standingsOf(evening);
    for (const tournament::StandingRow& row : standings->rows) {
        if (row.entry == out) CHECK(row.played == 2);
        if (row.entry == gone) CHECK(row.played == 1);
    }
    // Somebody who plays himself, or has left with games, stands in for nobody.
    const auto& table = evening.tournament().rounds[1].tables[0];
    CHECK(codeOf(substitute(evening, table.sides[0][0], {{}, {}, 0, 0, table.sides[1][0]}).error()) ==
          "substitute_plays");
    CHECK(codeOf(substitute(evening, table.sides[0][0], {{}, {}, 0, 0, gone}).error()) == "substitute_left");
    CHECK(codeOf(substitute(evening, table.sides[0][0], {{}, {}, 0, 0, 99}).error()) == "no_such_entry");
    CHECK(verify(evening)->empty());
}

TEST_CASE(
    "a namesake is another person where that is said, and several of one name are asked for the number") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    tournament::Entry late;
    late.persons = {{"Eva", "Höß", 1950, tournament::Sex::Unstated}};
    start(evening, 3);
    REQUIRE(addEntry(evening, late));
    REQUIRE(substitute(evening, 2, {{"Eva", "Hoess", {}, {}}, {}, 0, 0, 0, true}));
    CHECK(tournament::findEntry(evening.tournament(), 9) != nullptr);
    late.persons.front().born = 1961;
    REQUIRE(addEntry(evening, late));
    CHECK(codeOf(substitute(evening, 3, {{"Eva", "Höß", {}, {}}}).error()) == "substitute_which");
    REQUIRE(substitute(evening, 3, {{"Eva", "Höß", 1961, {}}}));
    CHECK(tournament::findEntry(evening.tournament(), 10) == nullptr);
}

TEST_CASE("who never sat anywhere is removed, who sits or sat is not") {
    const Folder folder;
    Evening evening = singles(folder, 9);
    start(evening, 3);
    const int out = evening.tournament().rounds[0].sittingOut.at(0);
    const int sits = evening.tournament().rounds[0].tables[0].sides[0][0];
    CHECK(isRemovable(evening.tournament(), out));
    CHECK_FALSE(isRemovable(evening.tournament(), sits));
    CHECK(codeOf(removeEntry(evening, sits).error()) == "draw_made");
    REQUIRE(removeEntry(evening, out));
    CHECK(evening.tournament().rounds[0].sittingOut.empty());
    CHECK(verify(evening)->empty());
}

TEST_CASE("who leaves without a game is in no ranking, whatever becomes of the results") {
    using tournament::LeaverResults;
    for (const LeaverResults results :
         {LeaverResults::Forfeit, LeaverResults::Unplayed, LeaverResults::Void}) {
        const Folder folder;
        Evening evening = singles(folder, 9);
        start(evening, 3);
        const int out = evening.tournament().rounds[0].sittingOut.at(0);
        play(evening);
        CHECK(standingsOf(evening)->rows.size() == 9);
        REQUIRE(leave(evening, out, results, yes()));
        const auto standings = standingsOf(evening);
        CHECK(standings->rows.size() == 8);
        CHECK(std::none_of(standings->rows.begin(), standings->rows.end(),
                           [&](const auto& row) { return row.entry == out; }));
        REQUIRE(comeBack(evening, out, yes()));
        CHECK(standingsOf(evening)->rows.size() == 9);
    }
}

TEST_CASE("what hangs on leaving is told before anybody chooses") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    CHECK(leavingOf(evening.tournament(), 1).table == 0);
    start(evening, 3);
    play(evening);
    CHECK(leavingOf(evening.tournament(), 1).table == 0); // nothing is open
    start(evening, 4);
    const tournament::Table table = evening.tournament().rounds[1].tables[1];
    REQUIRE(addLine(evening, {2, 2, 0}, line({3, 1}), {}));
    const int goes = table.sides[1][0];
    const Leaving leaving = leavingOf(evening.tournament(), goes);
    CHECK(leaving.table == 2);
    CHECK(leaving.side == 1);
    CHECK(leaving.score == std::vector<int>{3, 1});
    CHECK(leaving.forfeit == std::vector<int>{18, 1});
    CHECK(leaving.partners == std::vector<int>{table.sides[1][1]});
    CHECK(leaving.others == table.sides[0]);
    REQUIRE(leaving.played.size() == 1);
    CHECK(leaving.played[0].round == 1);
    CHECK(leaving.played[0].others.size() == 2);
    for (const LeavingWay& way : leaving.ways) {
        const auto before = tournament::standingsOf(evening.tournament());
        REQUIRE(leave(evening, goes, way.results, yes()));
        CHECK(way.ranks.empty() ==
              (before->rows.size() == standingsOf(evening)->rows.size() &&
               std::equal(
                   before->rows.begin(), before->rows.end(), standingsOf(evening)->rows.begin(),
                   [](const auto& a, const auto& b) { return a.entry == b.entry && a.rank == b.rank; })));
        REQUIRE(evening.undo(""));
    }
}

TEST_CASE("a substitute plays from the round whose match is open, or else from the next") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    CHECK(substituteFrom(evening.tournament(), 1) == 1);
    start(evening, 3);
    const auto codeOfSubstitute = [&](int from) {
        const auto receipt =
            substitute(evening, 2, {{"Ferner", "Ersatz", {}, tournament::Sex::Unstated}, {}, 0, from});
        REQUIRE_FALSE(receipt);
        return codeOf(receipt.error());
    };
    CHECK(substituteFrom(evening.tournament(), 2) == 1); // the match is open
    CHECK(codeOfSubstitute(3) == "substitute_round");
    REQUIRE(setResult(evening, {1, 1, 0}, score({18, 4}), {}));
    REQUIRE(setResult(evening, {1, 2, 0}, score({18, 3}), {}));
    CHECK(substituteFrom(evening.tournament(), 2) == 2);
    const std::string before = tournament::nameOf(evening.tournament(), 2);
    const auto came = substitute(evening, 2, {{"Eva", "Neu", {}, tournament::Sex::Unstated}});
    REQUIRE(came);
    CHECK(inWords(came->entry, words::Language::German) ==
          "Ersatz für Nr. 2 " + before + " ab Runde 2: Eva Neu");
    CHECK(tournament::nameOf(evening.tournament(), 2, 1) == before);
    CHECK(tournament::nameOf(evening.tournament(), 2, 2) == "Eva Neu");
    CHECK(codeOfSubstitute(1) == "substitute_round"); // nobody plays before whom he replaces
    REQUIRE(substitute(evening, 2, {{"Ida", "Spät", {}, tournament::Sex::Unstated}, "Tarrenz", 0, 2}));
    CHECK(tournament::nameOf(evening.tournament(), 2, 2) == "Ida Spät");
    CHECK(evening.tournament().entries[1].club == "Tarrenz");
    CHECK(evening.tournament().entries[1].replaced[1].club.empty()); // Eva came without one
    const auto& table = evening.tournament().rounds[0].tables;
    for (const tournament::Table& one : table) {
        const auto view = sheetView(evening.tournament(), {1, one.number, 0});
        for (const std::string& name : view->seatNames) CHECK(name != "Ida Spät");
    }
    const std::string page = resultsPage(evening, words::Language::German, false);
    CHECK(page.find("Nr. 2: ab Runde 2 Eva Neu für " + before) != std::string::npos);
    const std::size_t round = page.find("Runde 1</h3>");
    CHECK(page.find("Ida Spät", round) == std::string::npos);
    CHECK(page.find(before, round) != std::string::npos);
    REQUIRE(evening.undo(""));
    REQUIRE(evening.undo(""));
    CHECK(tournament::nameOf(evening.tournament(), 2) == before);
    CHECK(verify(evening)->empty());
}

TEST_CASE("results come as a list, all or none, and again without harm") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 3);
    const auto wrong = enterResults(evening, 1, "1;18;4\nx;1;2\n2;18\n", "r.csv", {});
    REQUIRE_FALSE(wrong);
    CHECK(std::get<InputErrors>(wrong.error()).errors.size() == 2);
    CHECK(codeOf(enterResults(evening, 1, "1;18;4\n2;17;3\n", "r.csv", {}).error()) == "no_side_at_target");
    CHECK(sheetView(evening.tournament(), {1, 1, 0})->sheet.state == tournament::SheetState::Missing);
    const auto twice = enterResults(evening, 1, "1;18;4\n2;3;18\n1;4;18\n", "r.csv", {});
    REQUIRE_FALSE(twice);
    const auto& defects = std::get<InputErrors>(twice.error()).errors;
    REQUIRE(defects.size() == 1);
    CHECK(defects[0].line == 3);
    REQUIRE(enterResults(evening, 1, "Tisch;P;P\n1;18;4\n2;3;18\n", "r.csv", {}));
    const auto again = enterResults(evening, 1, "1;18;4\n2;3;18\n", "r.csv", {});
    REQUIRE(again);
    CHECK(again->entry.what.code == "results_known");
    CHECK(again->entry.n == 0);
    CHECK(evening.journal().back().what.arguments.at("count") == "2"); // of the first time
}

TEST_CASE("who leaves an open match is not waited for") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 3);
    const auto& tables = evening.tournament().rounds.back().tables;
    const int leaver = tables[0].sides[0][0];
    REQUIRE(setResult(evening, {1, 2, 0}, score({18, 3}), {}));
    SECTION("forfeit: the sheet says so") {
        REQUIRE(leave(evening, leaver, tournament::LeaverResults::Forfeit, {}));
        CHECK(sheetView(evening.tournament(), {1, 1, 0})->sheet.ending == tournament::Ending::Forfeit);
    }
    SECTION("unplayed: the match falls away") {
        REQUIRE(leave(evening, leaver, tournament::LeaverResults::Unplayed, {}));
        CHECK(sheetView(evening.tournament(), {1, 1, 0})->sheet.state == tournament::SheetState::Missing);
    }
    CHECK(roundState(evening.tournament(), 1) == "complete");
    CHECK(codeOf(leave(evening, leaver, tournament::LeaverResults::Void, {}).error()) == "entry_left");
    REQUIRE(comeBack(evening, leaver));
    CHECK(codeOf(comeBack(evening, leaver).error()) == "entry_not_left");
}

TEST_CASE("a round's end copies the file, and a missing stick is only a warning") {
    const Folder folder;
    Evening evening = singles(folder, 4);
    REQUIRE(changeSettings(evening, {{"copy-to", folder.file("stick")}}));
    start(evening, 3);
    const auto receipt = setResult(evening, {1, 1, 0}, score({18, 3}), {});
    REQUIRE(receipt);
    REQUIRE(receipt->copies.written.size() == 1);
    CHECK(Evening::open(receipt->copies.written.front())->tournament() == evening.tournament());
    REQUIRE(receipt->copies.missing.size() == 1);
    CHECK_FALSE(std::filesystem::exists(folder.file("stick")));
}

TEST_CASE("undo to the beginning and redo to the end; a published draw asks why") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 3);
    play(evening);
    const tournament::Tournament end = evening.tournament();
    int undone = 0;
    while (evening.nextUndo()) {
        if (evening.nextUndo()->what.code == "started_round")
            CHECK(codeOf(evening.undo("").error()) == "undo_needs_reason");
        REQUIRE(evening.undo("Probe"));
        ++undone;
    }
    CHECK(undone == 5);
    CHECK(evening.tournament().entries.empty());
    CHECK(codeOf(evening.undo("Probe").error()) == "nothing_to_undo");
    for (int i = 0; i < undone; ++i) REQUIRE(evening.redo());
    CHECK(codeOf(evening.redo().error()) == "nothing_to_redo");
    CHECK(evening.tournament() == end);
    CHECK(verify(evening)->empty());
}

TEST_CASE("settings that what was drawn rests on are fixed, others are not") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 3);
    CHECK(codeOf(changeSettings(evening, {{"target", "15"}}).error()) == "setting_fixed");
    REQUIRE(changeSettings(evening, {{"place", "Imst"}, {"revoke_penalty", "lose_deal_minus2"}}));
    CHECK(evening.tournament().settings.house.at("revoke_penalty") == "lose_deal_minus2");
    REQUIRE(changeSettings(evening, {{"revoke_penalty", ""}}));
    CHECK(evening.tournament().settings.house.empty());
}
