#include "folder.h"
#include "steps/drawing.h"

#include <desk/altered.h>
#include <desk/copies.h>
#include <desk/doubt.h>
#include <desk/draws.h>
#include <desk/due.h>
#include <desk/ending.h>
#include <desk/entries.h>
#include <desk/settings.h>
#include <desk/sheets.h>
#include <desk/words.h>
#include <tournament/dispute.h>
#include <tournament/schedule.h>

#include <catch2/catch.hpp>

#include <algorithm>

// How an evening comes to its end: what is still open, and what says so.
using namespace schreiber;
using namespace schreiber::desk;
using namespace schreiber::desk::test;

namespace {

NewTournament roundRobin(int rounds) {
    NewTournament made = wanted("pairs");
    made.pairing = "round-robin";
    made.rounds = rounds;
    return made;
}

bool says(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

// Two who have met in the first round, brought together again in the second.
std::pair<int, int> placesForRepeat(const tournament::Tournament& tournament) {
    const auto& met = tournament.rounds[0].tables[0].sides;
    const auto& tables = tournament.rounds[1].tables;
    const auto isAt = [&](const tournament::Table& table, int number) {
        return table.sides[0][0] == number || table.sides[1][0] == number;
    };
    const auto& mine = *std::find_if(tables.begin(), tables.end(),
                                     [&](const auto& table) { return isAt(table, met[0][0]); });
    const int opponent = mine.sides[0][0] == met[0][0] ? mine.sides[1][0] : mine.sides[0][0];
    return {opponent, met[1][0]};
}

} // namespace

TEST_CASE("who closes before the end is told what is missing, and where") {
    const Folder folder;
    Evening evening = singles(folder, 8, 2);
    start(evening, 3);
    REQUIRE(setResult(evening, {1, 2, 0}, score({18, 3}), {}));
    const auto sheets = closeTournament(evening);
    CHECK(codeOf(sheets.error()) == "close_sheets_rounds");
    CHECK(isQuestion(sheets.error()));
    CHECK(isDoubt(sheets.error()));
    CHECK(says(inWords(sheets.error(), words::Language::German),
               "von Tisch 1 (Runde 1), danach noch 1 geplante Runde."));
    CHECK(says(inWords(sheets.error(), words::Language::Italian),
               "del tavolo 1 (turno 1), poi ancora 1 turno previsto."));
    CHECK(says(inWords(sheets.error(), words::Language::English),
               "table 1 (round 1) is missing, and then 1 more round"));
    REQUIRE(setResult(evening, {1, 1, 0}, score({18, 3}), {}));
    CHECK(codeOf(closeTournament(evening).error()) == "close_rounds");
    CHECK(says(inWords(closeTournament(evening).error(), words::Language::English),
               "1 round is played, 1 that was planned is"));
    REQUIRE(drawTables(evening, 4, {}));
    CHECK(codeOf(closeTournament(evening).error()) == "close_draft");
    REQUIRE(startRound(evening));
    const auto both = closeTournament(evening);
    CHECK(codeOf(both.error()) == "close_sheets");
    CHECK(says(inWords(both.error(), words::Language::German), "von den Tischen 1, 2 (alle in Runde 2)."));
    REQUIRE(setResult(evening, {2, 1, 0}, score({18, 3}), {}));
    REQUIRE(disputeSheet(evening, {2, 1, 0}, "wer hat gewonnen?"));
    const std::string mixed = inWords(closeTournament(evening).error(), words::Language::German);
    CHECK(says(mixed, "Strittig ist der Zettel von Tisch 1 (Runde 2). "));
    CHECK(says(mixed, "es fehlt das Ergebnis von Tisch 2 (Runde 2)."));
    REQUIRE(setResult(evening, {2, 2, 0}, score({18, 3}), {}));
    CHECK(codeOf(closeTournament(evening).error()) == "close_disputed");
    CHECK(says(inWords(closeTournament(evening).error(), words::Language::German),
               "strittig ist der Zettel von Tisch 1 (Runde 2). Trotzdem"));
    REQUIRE(confirmSheet(evening, {2, 1, 0}, {false, false, "geklärt"}));
    CHECK(closeTournament(evening));
}

TEST_CASE("who closes is told which sheets nobody has confirmed") {
    const Folder folder;
    Evening evening = singles(folder, 8, 2);
    start(evening, 3);
    play(evening);
    REQUIRE(confirmSheet(evening, {1, 2, 0}));
    const auto rounds = closeTournament(evening);
    CHECK(codeOf(rounds.error()) == "close_rounds");
    CHECK(says(inWords(rounds.error(), words::Language::German),
               "nicht bestätigt ist der Zettel von Tisch 1 (Runde 1)"));
    CHECK(says(inWords(rounds.error(), words::Language::German), "Die Rangliste ist noch nicht endgültig"));
    start(evening, 4);
    play(evening);
    const auto closed = closeTournament(evening);
    REQUIRE(closed);
    CHECK(closed->warnings == std::vector<Warning>{"not_confirmed"});
}

TEST_CASE("who closes may confirm every sheet with it, in one action") {
    const Folder folder;
    Evening evening = singles(folder, 8, 1);
    start(evening, 3);
    play(evening);
    REQUIRE(confirmSheet(evening, {1, 2, 0}));
    const auto closed = closeTournament(evening, {}, true);
    REQUIRE(closed);
    CHECK(closed->warnings.empty());
    CHECK(says(inWords(closed->entry, words::Language::German),
               "1 Zettel bestätigt und Turnier abgeschlossen"));
    CHECK(sheetView(evening.tournament(), {1, 1, 0})->sheet.state == tournament::SheetState::Confirmed);
    CHECK(verify(evening)->empty());
    CHECK(codeOf(evening.undo("").error()) == "undo_needs_reason");
    REQUIRE(evening.undo("zu früh"));
    CHECK_FALSE(evening.tournament().closing);
    CHECK(sheetView(evening.tournament(), {1, 1, 0})->sheet.state == tournament::SheetState::Entered);
}

TEST_CASE("how special prizes are given is said, and when the lot had to decide") {
    tournament::Closing closing;
    closing.ranks = {{1, 3}, {2, 1}, {3, 2}, {3, 4}};
    closing.prizes = {{"rank", 3, "Anna Höß"}};
    CHECK(prizeNotes(closing, words::Language::German).empty());
    closing.prizes.push_back({"last", 4, "Bert Thöni"});
    const auto notes = prizeNotes(closing, words::Language::German);
    REQUIRE(notes.size() == 2);
    CHECK_THAT(notes[0], Catch::Contains("keinen Sonderpreis"));
    CHECK_THAT(notes[1], Catch::Contains("das Los"));
    closing.ranks.back().rank = 4;
    CHECK(prizeNotes(closing, words::Language::German).size() == 1);
}

TEST_CASE("a level last match is named with its extra game, not another round") {
    for (const std::string last : {"crown", "pairs"}) {
        const Folder folder;
        NewTournament made = wanted("pairs");
        made.rounds = 1;
        made.options = {{"final", last}};
        Evening evening = pairs(folder, made, 4);
        start(evening, 3);
        play(evening);
        CHECK(codeOf(closeTournament(evening).error()) == "close_last_match");
        start(evening, 4);
        tournament::FinalScore level = score({9, 9});
        level.ending = tournament::Ending::Time;
        REQUIRE(setResult(evening, {2, 1, 0}, level, {}));
        CHECK(evening.due().step == Step::Decide);
        REQUIRE(standingsOf(evening)->level.size() == 1);
        const auto& sides = evening.tournament().rounds.back().tables.front().sides;
        const std::string game = "`result decider FILE " + std::to_string(sides[0][0]) + " " +
                                 std::to_string(sides[1][0]) + " POINTS POINTS`";
        const auto closed = closeTournament(evening);
        CHECK(codeOf(closed.error()) == "close_level");
        CHECK(says(adviceFor(closed.error(), words::Language::English), game));
        for (const Confirmation& confirmation : {Confirmation{}, yes()}) {
            const auto drawn = drawTables(evening, 5, confirmation);
            CHECK(codeOf(drawn.error()) == "match_level");
            CHECK(says(adviceFor(drawn.error(), words::Language::English), game));
        }
        REQUIRE(recordDecider(evening, {sides[0][0], sides[1][0], 18, 9}));
        CHECK(closeTournament(evening));
    }
}

TEST_CASE("those whom the ladder leaves level are named until their extra games are played") {
    const Folder folder;
    NewTournament made = wanted("pairs");
    made.rounds = 1;
    made.options = {{"ladder", "score,decider,lot"}};
    Evening evening = pairs(folder, made, 4);
    start(evening, 3);
    for (const int table : {1, 2}) REQUIRE(setResult(evening, {1, table, 0}, score({18, 3}), {}));
    const auto tables = evening.tournament().rounds.back().tables;
    const int winner = tables[0].sides[0][0];
    const int other = tables[1].sides[0][0];
    const int loser = tables[0].sides[1][0];
    const auto name = [&](int number) { return tournament::nameOf(evening.tournament(), number); };

    REQUIRE(standingsOf(evening)->tied.size() == 2);
    CHECK(standingsOf(evening)->final);
    const std::string due = inWords(evening.due(), words::Language::English);
    for (const int number : {winner, other, loser}) CHECK(says(due, name(number)));
    const auto closed = closeTournament(evening);
    CHECK(codeOf(closed.error()) == "close_tied");
    CHECK(isDoubt(closed.error()));
    CHECK(says(inWords(closed.error(), words::Language::German), name(winner)));
    CHECK(says(adviceFor(closed.error(), words::Language::English), "result decider FILE "));

    const auto refused = recordDecider(evening, {winner, loser, 18, 4});
    CHECK(codeOf(refused.error()) == "decider_not_level_due");
    CHECK(exitCodeOf(refused.error()) == 4);
    CHECK(isQuestion(refused.error()));
    for (const words::Language language :
         {words::Language::German, words::Language::Italian, words::Language::English})
        for (const int number : {winner, loser, other})
            CHECK(says(inWords(refused.error(), language), name(number)));
    CHECK(evening.tournament().deciders.empty());

    REQUIRE(recordDecider(evening, {winner, other, 4, 18}));
    CHECK(standingsOf(evening)->rows[0].entry == other);
    REQUIRE(standingsOf(evening)->tied.size() == 1); // those who lost may share their rank
    REQUIRE(closeTournament(evening));
    REQUIRE(reopenTournament(evening, "they want to play it out"));
    const auto taken = recordDecider(evening, {winner, loser, 18, 4}, yes());
    REQUIRE(taken);
    CHECK(std::find(taken->warnings.begin(), taken->warnings.end(), Warning("decider_counts_nothing")) !=
          taken->warnings.end());
    REQUIRE(evening.undo(""));
    REQUIRE(recordDecider(evening, {tables[1].sides[1][0], loser, 18, 4}));
    CHECK(standingsOf(evening)->final);
    CHECK(inWords(evening.due(), words::Language::German) ==
          "Alle Runden sind gespielt; die Rangliste steht.");
    CHECK(codeOf(recordDecider(evening, {winner, loser, 18, 4}).error()) == "decider_not_level");
    CHECK(closeTournament(evening));
}

TEST_CASE("an extra game that the ladder does not ask for is refused with the one that is due") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("knockout"), 4);
    start(evening, 1);
    const auto tables = evening.tournament().rounds[0].tables;
    const tournament::Decider wrong{tables[0].sides[0][0], tables[1].sides[1][0], 18, 4};
    CHECK(codeOf(recordDecider(evening, wrong).error()) == "decider_uncounted");
    tournament::FinalScore level = score({9, 9});
    level.ending = tournament::Ending::Time;
    REQUIRE(setResult(evening, {1, 1, 0}, level, {}));
    const auto refused = recordDecider(evening, wrong);
    CHECK(codeOf(refused.error()) == "decider_uncounted_due");
    CHECK(says(inWords(refused.error(), words::Language::English),
               tournament::nameOf(evening.tournament(), tables[0].sides[1][0])));
    CHECK(recordDecider(evening, {tables[0].sides[1][0], tables[0].sides[0][0], 18, 4}));
}

TEST_CASE("a knock-out that is closed too early says which round comes next") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("knockout"), 4);
    start(evening, 3);
    play(evening);
    const auto early = closeTournament(evening);
    CHECK(codeOf(early.error()) == "close_bracket");
    CHECK(says(inWords(early.error(), words::Language::German), "Runde 2"));
    start(evening, 4);
    play(evening);
    CHECK(closeTournament(evening));
}

TEST_CASE("an evening whose rounds are open goes on or is closed, as people wish") {
    const Folder folder;
    Evening evening = singles(folder, 8, 0);
    start(evening, 3);
    play(evening);
    CHECK(evening.due().step == Step::Draw);
    CHECK(evening.due().mayEnd);
    for (const words::Language language :
         {words::Language::German, words::Language::Italian, words::Language::English}) {
        const std::string next = inWords(evening.due(), language);
        CHECK(says(next, "2"));
        CHECK((says(next, "abschließen") || says(next, "chiudere") || says(next, "close")));
    }
    CHECK(standingsOf(evening)->complete);
    CHECK_FALSE(standingsOf(evening)->final);
    CHECK(closeTournament(evening));
    CHECK(standingsOf(evening)->final);
    const Folder planned;
    Evening other = singles(planned, 8, 2);
    start(other, 3);
    play(other);
    CHECK_FALSE(other.due().mayEnd);
}

TEST_CASE("a swap in a round robin names whom it brings together again, and who then has not met") {
    const Folder folder;
    Evening evening = pairs(folder, roundRobin(3), 4);
    start(evening, 3);
    play(evening);
    REQUIRE(drawTables(evening, 4, {}));
    const auto& second = evening.tournament().rounds[1].tables;
    std::vector<std::pair<int, int>> drawn;
    for (const tournament::Table& table : second)
        drawn.emplace_back(std::minmax({table.sides[0][0], table.sides[1][0]}));
    std::sort(drawn.begin(), drawn.end());
    const auto [a, b] = placesForRepeat(evening.tournament());
    Confirmation rehearsal;
    rehearsal.dryRun = true;
    for (const Confirmation& confirmation : {rehearsal, Confirmation{}}) {
        const auto swapped = swapPlaces(evening, 2, a, b, "falsch gelesen", confirmation);
        REQUIRE(swapped);
        REQUIRE(swapped->repeats.size() == 2);
        CHECK(swapped->repeats.front().kind == "opponent");
        CHECK(swapped->repeats.front().times == 2);
        CHECK(swapped->lost == drawn);
        CHECK(says(inWords(evening.tournament(), swapped->repeats.front(), words::Language::German),
                   "zum 2. Mal gegeneinander"));
    }
    REQUIRE(startRound(evening));
    play(evening);
    start(evening, 5);
    play(evening);
    const auto closed = closeTournament(evening);
    CHECK(codeOf(closed.error()) == "close_unmet");
    const auto left = tournament::meetingsLeft(evening.tournament());
    REQUIRE(left.size() == 2); // of the two rounds it would take one was played
    const std::string missing = std::to_string(left[0].first) + "–" + std::to_string(left[0].second);
    CHECK(says(inWords(closed.error(), words::Language::German), missing));
    CHECK(closeTournament(evening, yes()));
}

TEST_CASE("closing a round robin of too few rounds for all to meet says so and asks nothing") {
    const Folder folder;
    Evening evening = pairs(folder, roundRobin(1), 4);
    start(evening, 3);
    play(evening);
    const auto closed = closeTournament(evening);
    REQUIRE(closed);
    CHECK(closed->warnings == std::vector<Warning>{"not_all_met", "not_confirmed"});
}

TEST_CASE("once all who are there have met, another round or a redraw asks first") {
    const Folder folder;
    Evening evening = pairs(folder, roundRobin(0), 4);
    for (std::uint64_t round = 1; round <= 3; ++round) {
        start(evening, round);
        play(evening);
    }
    CHECK(evening.due().step == Step::Finished);
    const auto another = drawTables(evening, 4, {});
    CHECK(codeOf(another.error()) == "series_over");
    CHECK(isQuestion(another.error()));
    CHECK(says(adviceFor(another.error(), words::Language::English), "`close`"));
    CHECK(drawTables(evening, 4, yes()));

    const Folder leaving;
    Evening three = pairs(leaving, roundRobin(3), 3);
    start(three, 1);
    play(three);
    REQUIRE(drawTables(three, 2, {}));
    REQUIRE(leave(three, three.tournament().rounds[0].sittingOut.front(), tournament::LeaverResults::Unplayed,
                  {}));
    CHECK(codeOf(redraw(three, "jemand ist gegangen", 3).error()) == "series_over");
    CHECK(three.tournament().rounds.size() == 2);
    CHECK(redraw(three, "jemand ist gegangen", 3, yes()));
}

TEST_CASE("with too few left a draw says who left and how to go on") {
    const Folder folder;
    Evening evening = singles(folder, 4);
    start(evening, 3);
    play(evening);
    REQUIRE(drawTables(evening, 4, {}));
    REQUIRE(leave(evening, 2, tournament::LeaverResults::Unplayed, {}));
    const auto anew = redraw(evening, "Nr. 2 ist gegangen", 5);
    CHECK(codeOf(anew.error()) == "too_few_left");
    CHECK(says(inWords(anew.error(), words::Language::German), "Abgemeldet ist Nr. 2"));
    for (const char* command : {"`players return`", "`undo`", "`close`"})
        CHECK(says(adviceFor(anew.error(), words::Language::German), command));
}

TEST_CASE("a late pair stands in the journal as one person and then the partner") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 4);
    tournament::Entry late;
    late.persons = {{"Zita", "Spät", std::nullopt, tournament::Sex::Unstated}};
    REQUIRE(addEntry(evening, late));
    late.persons.front() = {"Udo", "Spät", std::nullopt, tournament::Sex::Unstated};
    REQUIRE(addEntry(evening, late, 5));
    CHECK(inWords(evening.journal().back(), words::Language::German) ==
          "Partner von Nr. 5 Zita Spät: Udo Spät");
}

TEST_CASE("a correction after the last match is drawn asks, and names that match") {
    const Folder folder;
    NewTournament made = wanted("pairs");
    made.rounds = 1;
    made.options = {{"final", "pairs"}};
    Evening evening = pairs(folder, made, 4);
    start(evening, 3);
    REQUIRE(setResult(evening, {1, 1, 0}, score({18, 0}), {}));
    REQUIRE(setResult(evening, {1, 2, 0}, score({18, 9}), {}));
    start(evening, 4);
    const auto asked = setResult(evening, {1, 1, 0}, score({0, 18}), {});
    CHECK(codeOf(asked.error()) == "correction_voids_to_come");
    CHECK(says(inWords(asked.error(), words::Language::German), "säßen dann andere: Tisch 1, Runde 2 ("));
    const auto corrected = setResult(evening, {1, 1, 0}, score({0, 18}), yes());
    REQUIRE(corrected);
    CHECK(corrected->voided == std::vector<tournament::VoidPairing>{{2, 1}});
}

TEST_CASE("all who share the first place are named when the tournament is closed") {
    const Folder folder;
    Evening evening = singles(folder, 4, 1);
    start(evening, 3);
    play(evening);
    const auto closed = closeTournament(evening);
    REQUIRE(closed);
    const std::string& first = closed->entry.what.arguments.at("first");
    CHECK(std::count(first.begin(), first.end(), ',') == 1); // the two who won together
}

TEST_CASE(
    "who leaves a table of three has lost the match there while the other two play on, and that is said") {
    const Folder folder;
    Evening evening = strafperlaggen(folder, 6);
    start(evening, 3);
    const auto left = leave(evening, 2, tournament::LeaverResults::Forfeit, {});
    REQUIRE(left);
    CHECK(says(inWords(left->entry, words::Language::German),
               "Runde 1 ist verloren, die anderen zwei spielen weiter"));
    const auto back = comeBack(evening, 2, {});
    REQUIRE(back);
    CHECK(back->entry.what.arguments.at("round") == "1"); // the match is taken up again
}

TEST_CASE("a disputed sheet holds the next round up by its own name") {
    const Folder folder;
    Evening evening = singles(folder, 8, 2);
    start(evening, 3);
    play(evening);
    REQUIRE(disputeSheet(evening, {1, 2, 0}, "uneinig"));
    const auto drawn = drawTables(evening, 4, {});
    CHECK(codeOf(drawn.error()) == "round_disputed");
    CHECK(says(inWords(drawn.error(), words::Language::German), "Tisch 2 ist strittig"));
}

TEST_CASE("what was disputed, and about which score, stays on the sheet beside the score that settles it") {
    const Folder folder;
    Evening evening = singles(folder, 8, 2);
    start(evening, 3);
    REQUIRE(setResult(evening, {1, 1, 0}, score({18, 7}), {}));
    REQUIRE(disputeSheet(evening, {1, 1, 0}, "Karte"));
    REQUIRE(setResult(evening, {1, 1, 0}, score({18, 7}), {}));
    tournament::Line line;
    line.points = {15, 8};
    REQUIRE(addLine(evening, {1, 2, 1}, line, {}));
    line.points = {3, 0};
    REQUIRE(addLine(evening, {1, 2, 1}, line, {}));
    REQUIRE(disputeSheet(evening, {1, 2, 1}, "Zeile 1"));
    REQUIRE(setResult(evening, {1, 2, 1}, score({18, 9}), yes(), "neu gezählt"));
    const tournament::Sheet same = sheetView(evening.tournament(), {1, 1, 1})->sheet;
    CHECK(same.state == tournament::SheetState::Entered);
    REQUIRE(same.lines.size() == 1);
    CHECK(same.lines[0].points == std::vector<int>{18, 7});
    CHECK(same.lines[0].why == "Karte");
    CHECK(reasonInWords(same.lines[0].struck.value_or(""), words::Language::German) == "berichtigt");
    const tournament::Sheet lines = sheetView(evening.tournament(), {1, 2, 1})->sheet;
    REQUIRE(lines.lines.size() == 3);
    CHECK(lines.score == std::vector<int>{18, 9});
    CHECK(lines.lines[2].points == std::vector<int>{18, 8});
    CHECK(lines.lines[2].why == "Zeile 1");
    CHECK(lines.lines[2].struck == "neu gezählt");
    CHECK(verify(evening)->empty());
    const auto again =
        Evening::importJson(exportJson(evening, false), "x.json", folder.file("again.schreiber"));
    REQUIRE(again);
    CHECK(again->tournament() == evening.tournament());
}

TEST_CASE("what was disputed on a sheet in lines stays on it once it is settled, one after the other") {
    const Folder folder;
    Evening evening = singles(folder, 4, 2);
    start(evening, 3);
    tournament::Line line;
    line.points = {18, 4};
    line.why = "so gesagt";
    REQUIRE(addLine(evening, {1, 1, 1}, line, {}));
    REQUIRE(disputeSheet(evening, {1, 1, 1}, "Ansage"));
    REQUIRE(disputeSheet(evening, {1, 1, 1}, "Ansage")); // said twice is no other dispute
    REQUIRE(confirmSheet(evening, {1, 1, 1}, {false, false, "Karte gezeigt"}));
    REQUIRE(disputeSheet(evening, {1, 1, 1}, "Punkte"));
    REQUIRE(disputeSheet(evening, {1, 1, 1}, "Strich"));
    REQUIRE(keySecond(evening, {1, 1, 1}, {18, 4}));
    const tournament::Sheet sheet = sheetView(evening.tournament(), {1, 1, 1})->sheet;
    CHECK(sheet.state == tournament::SheetState::Confirmed);
    CHECK(sheet.score == std::vector<int>{18, 4});
    CHECK(sheet.remark.empty());
    std::vector<std::string> said;
    for (const tournament::Line& one : sheet.lines)
        if (tournament::isSettledDispute(one))
            said.push_back(one.why + ": " + reasonInWords(*one.struck, words::Language::German));
    CHECK(said ==
          std::vector<std::string>{"Ansage: Karte gezeigt", "Punkte: neu bestritten", "Strich: bestätigt"});
    CHECK(sheet.lines.size() == 4);
    CHECK(verify(evening)->empty());
    const auto again =
        Evening::importJson(exportJson(evening, false), "x.json", folder.file("again.schreiber"));
    REQUIRE(again);
    CHECK(again->tournament() == evening.tournament());
    REQUIRE(evening.undo(""));
    CHECK(sheetView(evening.tournament(), {1, 1, 1})->sheet.remark == "Strich");
}

TEST_CASE("copies of a damaged file are named where there are some, and nowhere else") {
    const Folder folder;
    const std::string file = folder.file("abend.schreiber");
    {
        Evening evening = singles(folder, 4, 1);
        start(evening, 3);
        const Failure alone = store::StoreError{store::StoreErrorKind::Damaged, file, {}};
        CHECK_FALSE(says(inWords(alone, words::Language::German), "Ordner"));
        play(evening);
    }
    const Failure damaged = store::StoreError{store::StoreErrorKind::Damaged, file, {}};
    const std::string copies = folder.file("abend backup");
    CHECK(says(inWords(damaged, words::Language::German), "im Ordner " + copies));
    CHECK(says(inWords(damaged, words::Language::Italian), copies));
    CHECK(says(inWords(damaged, words::Language::English), copies));
}

TEST_CASE("in heats sentences name the table that stands in the room, and its heat") {
    const Folder folder;
    NewTournament made = wanted("pairs");
    made.rounds = 2;
    made.options = {{"tables", "2"}};
    Evening evening = pairs(folder, made, 8);
    start(evening, 3);
    const auto refused = setResult(evening, {1, 4, 0}, score({15, 15}), {});
    CHECK(says(inWords(refused.error(), words::Language::German), "Tisch 2 (2. Durchgang), Runde 1"));
    REQUIRE(setResult(evening, {1, 3, 0}, score({18, 3}), {}));
    const auto written = addLine(evening, {1, 3, 0}, tournament::Line{}, {});
    CHECK(says(inWords(written.error(), words::Language::English), "1 (heat 2)"));
    const auto swapped = swapPlaces(evening, 1, evening.tournament().rounds[0].tables[2].sides[0][0],
                                    evening.tournament().rounds[0].tables[0].sides[0][0], "so");
    CHECK(says(inWords(swapped.error(), words::Language::German), "Tisch 1 (2. Durchgang)"));
    CHECK(says(inWords(drawTables(evening, 4, {}).error(), words::Language::German),
               "1, 2 (1. Durchgang), 2 (2. Durchgang)"));
    const auto listed = enterResults(evening, 1, "Tisch;Punkte;Punkte\n4;20;3\n", "liste.csv", {});
    REQUIRE(listed);
    CHECK(listed->warnings == std::vector<Warning>{Warning("surplus_dropped_at", {{"tables", "2/2"}})});
}

TEST_CASE("a draw says what it could not do: camps that nobody has, partners of one club") {
    const Folder folder;
    NewTournament made = wanted("drawn");
    made.options = {{"camps", "yes"}};
    auto camped = Evening::create(folder.file("lager.schreiber"), made);
    REQUIRE(camped);
    auto paired = Evening::create(folder.file("paare.schreiber"), wanted("pairs"));
    REQUIRE(paired);
    for (int i = 1; i <= 4; ++i) {
        tournament::Entry entry;
        entry.persons = {{"P", "Q" + std::to_string(i), std::nullopt, tournament::Sex::Unstated}};
        entry.club = i % 2 == 0 ? "Imst" : "IMST";
        REQUIRE(addEntry(*camped, entry));
        REQUIRE(addEntry(*paired, entry));
    }
    CHECK(drawTables(*camped, 3, {})->warnings == std::vector<Warning>{"no_camp"});
    PartnerDraw apart;
    apart.separate = "club";
    const auto drawn = drawPartners(*paired, 3, {}, apart);
    REQUIRE(drawn);
    REQUIRE(drawn->warnings.size() == 1);
    CHECK(drawn->warnings.front().code == "partners_same_club");
    CHECK(drawn->warnings.front().arguments.at("fewest") == "2");
}

TEST_CASE("a list of results says what surplus it drops, and takes no row for a header that is none") {
    const Folder folder;
    Evening evening = singles(folder, 8, 2);
    start(evening, 3);
    CHECK_FALSE(enterResults(evening, 1, "l;18;3\n2;18;4\n", "r.csv", {}));
    const auto entered = enterResults(evening, 1, "Tisch;Punkte;Punkte\n1;20;3\n2;18;4\n", "r.csv", {});
    REQUIRE(entered);
    CHECK(entered->warnings == std::vector<Warning>{Warning("surplus_dropped_at", {{"tables", "1"}})});
}

TEST_CASE("a tournament has 50 rounds at most") {
    tournament::Tournament tournament;
    const auto draw = [](const tournament::Tournament&, int number) {
        tournament::Round round;
        round.number = number;
        return base::Result<tournament::Round, tournament::Refusal>(round);
    };
    for (int round = 1; round <= 50; ++round) {
        const auto drawn = withRoundDrawn(tournament, draw, true);
        REQUIRE(drawn);
        tournament = *drawn;
        tournament.rounds.back().state = tournament::RoundState::Published;
    }
    const auto more = withRoundDrawn(tournament, draw, true);
    REQUIRE_FALSE(more);
    CHECK(more.error().code == "too_many_rounds");
}
