#include "folder.h"
#include "steps/drawing.h"

#include <desk/doubt.h>
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
    REQUIRE(evening.setResult({1, 2, 0}, score({18, 3}), {}));
    const auto sheets = evening.close();
    CHECK(codeOf(sheets.error()) == "close_sheets_rounds");
    CHECK(isQuestion(sheets.error()));
    CHECK(isDoubt(sheets.error()));
    CHECK(says(inWords(sheets.error(), words::Language::German),
               "von Tisch 1 (Runde 1), danach noch 1 geplante Runde."));
    CHECK(says(inWords(sheets.error(), words::Language::Italian),
               "del tavolo 1 (turno 1), poi ancora 1 turno previsto."));
    CHECK(says(inWords(sheets.error(), words::Language::English),
               "table 1 (round 1) is missing, and then 1 more round"));
    REQUIRE(evening.setResult({1, 1, 0}, score({18, 3}), {}));
    CHECK(codeOf(evening.close().error()) == "close_rounds");
    CHECK(says(inWords(evening.close().error(), words::Language::English),
               "1 round is played, 1 that was planned is"));
    REQUIRE(evening.drawTables(4, {}));
    CHECK(codeOf(evening.close().error()) == "close_draft");
    REQUIRE(evening.startRound());
    const auto both = evening.close();
    CHECK(codeOf(both.error()) == "close_sheets");
    CHECK(says(inWords(both.error(), words::Language::German), "von den Tischen 1, 2 (alle in Runde 2)."));
    REQUIRE(evening.setResult({2, 1, 0}, score({18, 3}), {}));
    REQUIRE(evening.disputeSheet({2, 1, 0}, "wer hat gewonnen?"));
    const std::string mixed = inWords(evening.close().error(), words::Language::German);
    CHECK(says(mixed, "Strittig ist der Zettel von Tisch 1 (Runde 2). "));
    CHECK(says(mixed, "es fehlt das Ergebnis von Tisch 2 (Runde 2)."));
    REQUIRE(evening.setResult({2, 2, 0}, score({18, 3}), {}));
    CHECK(codeOf(evening.close().error()) == "close_disputed");
    CHECK(says(inWords(evening.close().error(), words::Language::German),
               "strittig ist der Zettel von Tisch 1 (Runde 2). Trotzdem"));
    REQUIRE(evening.confirmSheet({2, 1, 0}, {false, false, "geklärt"}));
    CHECK(evening.close());
}

TEST_CASE("who closes is told which sheets nobody has confirmed") {
    const Folder folder;
    Evening evening = singles(folder, 8, 2);
    start(evening, 3);
    play(evening);
    REQUIRE(evening.confirmSheet({1, 2, 0}));
    const auto rounds = evening.close();
    CHECK(codeOf(rounds.error()) == "close_rounds");
    CHECK(says(inWords(rounds.error(), words::Language::German),
               "nicht bestätigt ist der Zettel von Tisch 1 (Runde 1)"));
    CHECK(says(inWords(rounds.error(), words::Language::German), "Die Rangliste ist noch nicht endgültig"));
    start(evening, 4);
    play(evening);
    const auto closed = evening.close();
    REQUIRE(closed);
    CHECK(closed->warnings == std::vector<Warning>{"not_confirmed"});
}

TEST_CASE("who closes may confirm every sheet with it, in one action") {
    const Folder folder;
    Evening evening = singles(folder, 8, 1);
    start(evening, 3);
    play(evening);
    REQUIRE(evening.confirmSheet({1, 2, 0}));
    const auto closed = evening.close({}, true);
    REQUIRE(closed);
    CHECK(closed->warnings.empty());
    CHECK(says(inWords(closed->entry, words::Language::German),
               "1 Zettel bestätigt und Turnier abgeschlossen"));
    CHECK(evening.sheet({1, 1, 0})->sheet.state == tournament::SheetState::Confirmed);
    CHECK(evening.verify()->empty());
    CHECK(codeOf(evening.undo("").error()) == "undo_needs_reason");
    REQUIRE(evening.undo("zu früh"));
    CHECK_FALSE(evening.tournament().closing);
    CHECK(evening.sheet({1, 1, 0})->sheet.state == tournament::SheetState::Entered);
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
        CHECK(codeOf(evening.close().error()) == "close_last_match");
        start(evening, 4);
        tournament::FinalScore level = score({9, 9});
        level.ending = tournament::Ending::Time;
        REQUIRE(evening.setResult({2, 1, 0}, level, {}));
        CHECK(evening.due().step == Step::Decide);
        REQUIRE(evening.standings()->level.size() == 1);
        const auto& sides = evening.tournament().rounds.back().tables.front().sides;
        const std::string game = "`result decider FILE " + std::to_string(sides[0][0]) + " " +
                                 std::to_string(sides[1][0]) + " POINTS POINTS`";
        const auto closed = evening.close();
        CHECK(codeOf(closed.error()) == "close_level");
        CHECK(says(adviceFor(closed.error(), words::Language::English), game));
        for (const Confirmation& confirmation : {Confirmation{}, yes()}) {
            const auto drawn = evening.drawTables(5, confirmation);
            CHECK(codeOf(drawn.error()) == "match_level");
            CHECK(says(adviceFor(drawn.error(), words::Language::English), game));
        }
        REQUIRE(evening.recordDecider({sides[0][0], sides[1][0], 18, 9}));
        CHECK(evening.close());
    }
}

TEST_CASE("those whom the ladder leaves level are named until their extra games are played") {
    const Folder folder;
    NewTournament made = wanted("pairs");
    made.rounds = 1;
    made.options = {{"ladder", "score,decider,lot"}};
    Evening evening = pairs(folder, made, 4);
    start(evening, 3);
    for (const int table : {1, 2}) REQUIRE(evening.setResult({1, table, 0}, score({18, 3}), {}));
    const auto tables = evening.tournament().rounds.back().tables;
    const int winner = tables[0].sides[0][0];
    const int other = tables[1].sides[0][0];
    const int loser = tables[0].sides[1][0];
    const auto name = [&](int number) { return tournament::nameOf(evening.tournament(), number); };

    REQUIRE(evening.standings()->tied.size() == 2);
    CHECK(evening.standings()->final);
    const std::string due = inWords(evening.due(), words::Language::English);
    for (const int number : {winner, other, loser}) CHECK(says(due, name(number)));
    const auto closed = evening.close();
    CHECK(codeOf(closed.error()) == "close_tied");
    CHECK(isDoubt(closed.error()));
    CHECK(says(inWords(closed.error(), words::Language::German), name(winner)));
    CHECK(says(adviceFor(closed.error(), words::Language::English), "result decider FILE "));

    const auto refused = evening.recordDecider({winner, loser, 18, 4});
    CHECK(codeOf(refused.error()) == "decider_not_level_due");
    CHECK(exitCodeOf(refused.error()) == 4);
    CHECK(isQuestion(refused.error()));
    for (const words::Language language :
         {words::Language::German, words::Language::Italian, words::Language::English})
        for (const int number : {winner, loser, other})
            CHECK(says(inWords(refused.error(), language), name(number)));
    CHECK(evening.tournament().deciders.empty());

    REQUIRE(evening.recordDecider({winner, other, 4, 18}));
    CHECK(evening.standings()->rows[0].entry == other);
    REQUIRE(evening.standings()->tied.size() == 1); // those who lost may share their rank
    REQUIRE(evening.close());
    REQUIRE(evening.reopen("they want to play it out"));
    const auto taken = evening.recordDecider({winner, loser, 18, 4}, yes());
    REQUIRE(taken);
    CHECK(std::find(taken->warnings.begin(), taken->warnings.end(), Warning("decider_counts_nothing")) !=
          taken->warnings.end());
    REQUIRE(evening.undo(""));
    REQUIRE(evening.recordDecider({tables[1].sides[1][0], loser, 18, 4}));
    CHECK(evening.standings()->final);
    CHECK(inWords(evening.due(), words::Language::German) ==
          "Alle Runden sind gespielt; die Rangliste steht.");
    CHECK(codeOf(evening.recordDecider({winner, loser, 18, 4}).error()) == "decider_not_level");
    CHECK(evening.close());
}

TEST_CASE("an extra game that the ladder does not ask for is refused with the one that is due") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("knockout"), 4);
    start(evening, 1);
    const auto tables = evening.tournament().rounds[0].tables;
    const tournament::Decider wrong{tables[0].sides[0][0], tables[1].sides[1][0], 18, 4};
    CHECK(codeOf(evening.recordDecider(wrong).error()) == "decider_uncounted");
    tournament::FinalScore level = score({9, 9});
    level.ending = tournament::Ending::Time;
    REQUIRE(evening.setResult({1, 1, 0}, level, {}));
    const auto refused = evening.recordDecider(wrong);
    CHECK(codeOf(refused.error()) == "decider_uncounted_due");
    CHECK(says(inWords(refused.error(), words::Language::English),
               tournament::nameOf(evening.tournament(), tables[0].sides[1][0])));
    CHECK(evening.recordDecider({tables[0].sides[1][0], tables[0].sides[0][0], 18, 4}));
}

TEST_CASE("a knock-out that is closed too early says which round comes next") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("knockout"), 4);
    start(evening, 3);
    play(evening);
    const auto early = evening.close();
    CHECK(codeOf(early.error()) == "close_bracket");
    CHECK(says(inWords(early.error(), words::Language::German), "Runde 2"));
    start(evening, 4);
    play(evening);
    CHECK(evening.close());
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
    CHECK(evening.standings()->complete);
    CHECK_FALSE(evening.standings()->final);
    CHECK(evening.close());
    CHECK(evening.standings()->final);
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
    REQUIRE(evening.drawTables(4, {}));
    const auto& second = evening.tournament().rounds[1].tables;
    std::vector<std::pair<int, int>> drawn;
    for (const tournament::Table& table : second)
        drawn.emplace_back(std::minmax({table.sides[0][0], table.sides[1][0]}));
    std::sort(drawn.begin(), drawn.end());
    const auto [a, b] = placesForRepeat(evening.tournament());
    Confirmation rehearsal;
    rehearsal.dryRun = true;
    for (const Confirmation& confirmation : {rehearsal, Confirmation{}}) {
        const auto swapped = evening.swapPlaces(2, a, b, "falsch gelesen", confirmation);
        REQUIRE(swapped);
        REQUIRE(swapped->repeats.size() == 2);
        CHECK(swapped->repeats.front().kind == "opponent");
        CHECK(swapped->repeats.front().times == 2);
        CHECK(swapped->lost == drawn);
        CHECK(says(inWords(evening.tournament(), swapped->repeats.front(), words::Language::German),
                   "zum 2. Mal gegeneinander"));
    }
    REQUIRE(evening.startRound());
    play(evening);
    start(evening, 5);
    play(evening);
    const auto closed = evening.close();
    CHECK(codeOf(closed.error()) == "close_unmet");
    const auto left = tournament::meetingsLeft(evening.tournament());
    REQUIRE(left.size() == 2); // of the two rounds it would take one was played
    const std::string missing = std::to_string(left[0].first) + "–" + std::to_string(left[0].second);
    CHECK(says(inWords(closed.error(), words::Language::German), missing));
    CHECK(evening.close(yes()));
}

TEST_CASE("closing a round robin of too few rounds for all to meet says so and asks nothing") {
    const Folder folder;
    Evening evening = pairs(folder, roundRobin(1), 4);
    start(evening, 3);
    play(evening);
    const auto closed = evening.close();
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
    const auto another = evening.drawTables(4, {});
    CHECK(codeOf(another.error()) == "series_over");
    CHECK(isQuestion(another.error()));
    CHECK(says(adviceFor(another.error(), words::Language::English), "`close`"));
    CHECK(evening.drawTables(4, yes()));

    const Folder leaving;
    Evening three = pairs(leaving, roundRobin(3), 3);
    start(three, 1);
    play(three);
    REQUIRE(three.drawTables(2, {}));
    REQUIRE(three.leave(three.tournament().rounds[0].sittingOut.front(), tournament::LeaverResults::Unplayed,
                        {}));
    CHECK(codeOf(three.redraw("jemand ist gegangen", 3).error()) == "series_over");
    CHECK(three.tournament().rounds.size() == 2);
    CHECK(three.redraw("jemand ist gegangen", 3, yes()));
}

TEST_CASE("with too few left a draw says who left and how to go on") {
    const Folder folder;
    Evening evening = singles(folder, 4);
    start(evening, 3);
    play(evening);
    REQUIRE(evening.drawTables(4, {}));
    REQUIRE(evening.leave(2, tournament::LeaverResults::Unplayed, {}));
    const auto anew = evening.redraw("Nr. 2 ist gegangen", 5);
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
    REQUIRE(evening.addEntry(late));
    late.persons.front() = {"Udo", "Spät", std::nullopt, tournament::Sex::Unstated};
    REQUIRE(evening.addEntry(late, 5));
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
    REQUIRE(evening.setResult({1, 1, 0}, score({18, 0}), {}));
    REQUIRE(evening.setResult({1, 2, 0}, score({18, 9}), {}));
    start(evening, 4);
    const auto asked = evening.setResult({1, 1, 0}, score({0, 18}), {});
    CHECK(codeOf(asked.error()) == "correction_voids_to_come");
    CHECK(says(inWords(asked.error(), words::Language::German), "säßen dann andere: Tisch 1, Runde 2 ("));
    const auto corrected = evening.setResult({1, 1, 0}, score({0, 18}), yes());
    REQUIRE(corrected);
    CHECK(corrected->voided == std::vector<tournament::VoidPairing>{{2, 1}});
}

TEST_CASE("all who share the first place are named when the tournament is closed") {
    const Folder folder;
    Evening evening = singles(folder, 4, 1);
    start(evening, 3);
    play(evening);
    const auto closed = evening.close();
    REQUIRE(closed);
    const std::string& first = closed->entry.what.arguments.at("first");
    CHECK(std::count(first.begin(), first.end(), ',') == 1); // the two who won together
}

TEST_CASE(
    "who leaves a table of three has lost the match there while the other two play on, and that is said") {
    const Folder folder;
    Evening evening = strafperlaggen(folder, 6);
    start(evening, 3);
    const auto left = evening.leave(2, tournament::LeaverResults::Forfeit, {});
    REQUIRE(left);
    CHECK(says(inWords(left->entry, words::Language::German),
               "Runde 1 ist verloren, die anderen zwei spielen weiter"));
    const auto back = evening.comeBack(2, {});
    REQUIRE(back);
    CHECK(back->entry.what.arguments.at("round") == "1"); // the match is taken up again
}

TEST_CASE("a disputed sheet holds the next round up by its own name") {
    const Folder folder;
    Evening evening = singles(folder, 8, 2);
    start(evening, 3);
    play(evening);
    REQUIRE(evening.disputeSheet({1, 2, 0}, "uneinig"));
    const auto drawn = evening.drawTables(4, {});
    CHECK(codeOf(drawn.error()) == "round_disputed");
    CHECK(says(inWords(drawn.error(), words::Language::German), "Tisch 2 ist strittig"));
}

TEST_CASE("what was disputed, and about which score, stays on the sheet beside the score that settles it") {
    const Folder folder;
    Evening evening = singles(folder, 8, 2);
    start(evening, 3);
    REQUIRE(evening.setResult({1, 1, 0}, score({18, 7}), {}));
    REQUIRE(evening.disputeSheet({1, 1, 0}, "Karte"));
    REQUIRE(evening.setResult({1, 1, 0}, score({18, 7}), {}));
    tournament::Line line;
    line.points = {15, 8};
    REQUIRE(evening.addLine({1, 2, 1}, line, {}));
    line.points = {3, 0};
    REQUIRE(evening.addLine({1, 2, 1}, line, {}));
    REQUIRE(evening.disputeSheet({1, 2, 1}, "Zeile 1"));
    REQUIRE(evening.setResult({1, 2, 1}, score({18, 9}), yes(), "neu gezählt"));
    const tournament::Sheet same = evening.sheet({1, 1, 1})->sheet;
    CHECK(same.state == tournament::SheetState::Entered);
    REQUIRE(same.lines.size() == 1);
    CHECK(same.lines[0].points == std::vector<int>{18, 7});
    CHECK(same.lines[0].why == "Karte");
    CHECK(reasonInWords(same.lines[0].struck.value_or(""), words::Language::German) == "berichtigt");
    const tournament::Sheet lines = evening.sheet({1, 2, 1})->sheet;
    REQUIRE(lines.lines.size() == 3);
    CHECK(lines.score == std::vector<int>{18, 9});
    CHECK(lines.lines[2].points == std::vector<int>{18, 8});
    CHECK(lines.lines[2].why == "Zeile 1");
    CHECK(lines.lines[2].struck == "neu gezählt");
    CHECK(evening.verify()->empty());
    const auto again =
        Evening::importJson(evening.exportJson(false), "x.json", folder.file("again.schreiber"));
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
    REQUIRE(evening.addLine({1, 1, 1}, line, {}));
    REQUIRE(evening.disputeSheet({1, 1, 1}, "Ansage"));
    REQUIRE(evening.disputeSheet({1, 1, 1}, "Ansage")); // said twice is no other dispute
    REQUIRE(evening.confirmSheet({1, 1, 1}, {false, false, "Karte gezeigt"}));
    REQUIRE(evening.disputeSheet({1, 1, 1}, "Punkte"));
    REQUIRE(evening.disputeSheet({1, 1, 1}, "Strich"));
    REQUIRE(evening.keySecond({1, 1, 1}, {18, 4}));
    const tournament::Sheet sheet = evening.sheet({1, 1, 1})->sheet;
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
    CHECK(evening.verify()->empty());
    const auto again =
        Evening::importJson(evening.exportJson(false), "x.json", folder.file("again.schreiber"));
    REQUIRE(again);
    CHECK(again->tournament() == evening.tournament());
    REQUIRE(evening.undo(""));
    CHECK(evening.sheet({1, 1, 1})->sheet.remark == "Strich");
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
    const auto refused = evening.setResult({1, 4, 0}, score({15, 15}), {});
    CHECK(says(inWords(refused.error(), words::Language::German), "Tisch 2 (2. Durchgang), Runde 1"));
    REQUIRE(evening.setResult({1, 3, 0}, score({18, 3}), {}));
    const auto written = evening.addLine({1, 3, 0}, tournament::Line{}, {});
    CHECK(says(inWords(written.error(), words::Language::English), "1 (heat 2)"));
    const auto swapped = evening.swapPlaces(1, evening.tournament().rounds[0].tables[2].sides[0][0],
                                            evening.tournament().rounds[0].tables[0].sides[0][0], "so");
    CHECK(says(inWords(swapped.error(), words::Language::German), "Tisch 1 (2. Durchgang)"));
    CHECK(says(inWords(evening.drawTables(4, {}).error(), words::Language::German),
               "1, 2 (1. Durchgang), 2 (2. Durchgang)"));
    const auto listed = evening.enterResults(1, "Tisch;Punkte;Punkte\n4;20;3\n", "liste.csv", {});
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
        REQUIRE(camped->addEntry(entry));
        REQUIRE(paired->addEntry(entry));
    }
    CHECK(camped->drawTables(3, {})->warnings == std::vector<Warning>{"no_camp"});
    PartnerDraw apart;
    apart.separate = "club";
    const auto drawn = paired->drawPartners(3, {}, apart);
    REQUIRE(drawn);
    REQUIRE(drawn->warnings.size() == 1);
    CHECK(drawn->warnings.front().code == "partners_same_club");
    CHECK(drawn->warnings.front().arguments.at("fewest") == "2");
}

TEST_CASE("a list of results says what surplus it drops, and takes no row for a header that is none") {
    const Folder folder;
    Evening evening = singles(folder, 8, 2);
    start(evening, 3);
    CHECK_FALSE(evening.enterResults(1, "l;18;3\n2;18;4\n", "r.csv", {}));
    const auto entered = evening.enterResults(1, "Tisch;Punkte;Punkte\n1;20;3\n2;18;4\n", "r.csv", {});
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
