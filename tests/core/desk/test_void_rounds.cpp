#include "folder.h"

#include <desk/altered.h>
#include <desk/copies.h>
#include <desk/csv_tables.h>
#include <desk/draws.h>
#include <desk/due.h>
#include <desk/entries.h>
#include <desk/results_page.h>
#include <desk/rulings.h>
#include <desk/settings.h>
#include <desk/sheets.h>
#include <desk/words.h>
#include <tournament/camps.h>

#include <catch2/catch.hpp>

#include <algorithm>

// A round that no longer follows from the results, because one of them was corrected.
using namespace schreiber;
using namespace schreiber::desk;
using namespace schreiber::desk::test;

TEST_CASE("a corrected quarter-final makes the semi-final void: asked by name, seen, and drawn anew") {
    for (const bool published : {false, true}) {
        CAPTURE(published);
        const Folder folder;
        Evening evening = pairs(folder, wanted("knockout"), 8);
        start(evening, 1);
        play(evening);
        REQUIRE(drawTables(evening, 2, {}));
        if (published) REQUIRE(startRound(evening));
        CHECK(evening.due().drawn.since == Since::Nothing);
        const int out = evening.tournament().rounds[0].tables[0].sides[0][0];
        const int in = evening.tournament().rounds[0].tables[0].sides[1][0];
        const auto asked = setResult(evening, {1, 1, 0}, score({3, 18}), {});
        CHECK(codeOf(asked.error()) == "correction_voids_to_come");
        const std::string question = inWords(asked.error(), words::Language::German);
        CHECK(question.find(tournament::nameOf(evening.tournament(), out)) != std::string::npos);
        CHECK(question.find("bleibt") == std::string::npos);
        const auto done = setResult(evening, {1, 1, 0}, score({3, 18}), yes());
        REQUIRE(done);
        REQUIRE(done->voided.size() == 1);
        REQUIRE(done->warnings.size() == 1);
        CHECK(done->warnings.front().code == (published ? "round_void" : "draft_void"));
        CHECK(evening.due().drawn.since == Since::Results);
        CHECK(evening.due().drawn.wantsRedraw());
        CHECK(evening.due().step == Step::DrawAnew);
        CHECK(inWords(evening.due(), words::Language::German).find("neu losen") != std::string::npos);
        CHECK(evening.due().drawn.tables == std::vector<std::string>{std::to_string(done->voided[0].table)});
        if (!published) CHECK(codeOf(startRound(evening).error()) == "draft_not_by_results");
        REQUIRE(redraw(evening, "berichtigt", 4));
        REQUIRE(startRound(evening));
        CHECK(evening.due().drawn.since == Since::Nothing);
        const auto plays = [&](int pair) {
            const auto& tables = evening.tournament().rounds.back().tables;
            return std::any_of(tables.begin(), tables.end(), [&](const tournament::Table& table) {
                return table.sides[0][0] == pair || table.sides[1][0] == pair;
            });
        };
        CHECK(plays(in));
        CHECK_FALSE(plays(out));
        // What was played stays: then nothing is to be drawn anew.
        play(evening);
        REQUIRE(setResult(evening, {1, 1, 0}, score({18, 3}), yes()));
        CHECK(evening.due().drawn.since == Since::Nothing);
        // But it is said of it, as long as it is so, and also once the tournament is closed.
        const auto& stay = evening.due().drawn.stay;
        REQUIRE(stay.size() == 1);
        CHECK(evening.due().drawn.staysAt(2, stay.front().table));
        CHECK(evening.due().step == Step::Draw);
        const auto drawn = redraw(evening, "berichtigt", 4);
        CHECK(codeOf(drawn.error()) == "round_stays_played");
        CHECK(inWords(drawn.error(), words::Language::German)
                  .find("an Tisch " + std::to_string(stay[0].table)) != std::string::npos);
        // Who won there goes on, and a ruling on that table lets the other one.
        const tournament::Table played =
            *tournament::findTable(evening.tournament().rounds[1], stay[0].table);
        const auto goesOn = [&](std::size_t side) {
            const int pair = played.sides[side][0];
            REQUIRE(drawTables(evening, 3, {}));
            CHECK(evening.due().drawn.since == Since::Nothing); // a new draw is not out of date
            const auto& tables = evening.tournament().rounds.back().tables;
            const bool there = std::any_of(tables.begin(), tables.end(), [&](const tournament::Table& table) {
                return table.stage == tournament::Stage::Bracket &&
                       (table.sides[0][0] == pair || table.sides[1][0] == pair);
            });
            REQUIRE(evening.undo({}));
            return there;
        };
        const std::size_t won = played.games[0].score[0] > played.games[0].score[1] ? 0 : 1;
        CHECK(goesOn(won));
        tournament::FinalScore ruled = score(won == 0 ? std::vector{0, 18} : std::vector{18, 0});
        ruled.ending = tournament::Ending::Ruling;
        ruled.remark = "Entscheid am Papier";
        REQUIRE(setResult(evening, {2, played.number, 0}, ruled, yes()));
        CHECK(goesOn(1 - won));
        REQUIRE(evening.undo({}));
        REQUIRE(drawTables(evening, 3, {}));
        REQUIRE(startRound(evening));
        CHECK(evening.due().drawn.since == Since::Nothing);
        CHECK(evening.due().step == Step::Play);
        REQUIRE(setResult(evening, {1, 1, 0}, score({3, 18}), yes()));
        CHECK(evening.due().drawn.stay.empty());
    }
}

TEST_CASE("what is swapped by hand in the first round of a bracket is meant, until it is drawn anew") {
    using store::JournalKind;
    std::vector<store::JournalEntry> journal;
    const auto add = [&](const char* code, const char* round) {
        journal.push_back({static_cast<int>(journal.size()) + 1,
                           {},
                           JournalKind::Do,
                           0,
                           {code, {{"round", round}}},
                           {},
                           false});
    };
    add("drew_round", "1");
    add("swapped", "1");
    add("drew_round", "2");
    CHECK(swappedRounds(journal) == std::set<int>{1});
    add("swapped", "2");
    journal.back().undone = true;
    CHECK(swappedRounds(journal) == std::set<int>{1});
    add("redrew_round", "1");
    CHECK(swappedRounds(journal).empty());
}

TEST_CASE(
    "a void round on which something is written is drawn anew after a question, and undo brings it back") {
    const Folder folder;
    NewTournament made = wanted("knockout");
    made.options = {{"tables", "1"}};
    Evening evening = pairs(folder, made, 8);
    start(evening, 1);
    play(evening);
    start(evening, 2);
    const auto done = setResult(evening, {1, 1, 0}, score({3, 18}), yes());
    REQUIRE(done);
    const int gone = done->voided.front().table;
    const int kept = 3 - gone;
    CHECK(done->voidedCalled == "2/1/" + std::to_string(gone)); // the one table, in that heat
    tournament::Line line;
    line.points = {4, 0};
    REQUIRE(addLine(evening, {2, gone, 0}, line, {}));
    REQUIRE(setResult(evening, {2, kept, 0}, score({18, 7}), {}));
    NewRuling ruling;
    ruling.place = {2, gone, 1};
    ruling.dispute = "Karte";
    ruling.record = "rules: innsbruck\ndealer: D\ntrump: L\n";
    REQUIRE(addRuling(evening, ruling));
    CHECK(evening.due().drawn.since == Since::Results);
    CHECK_FALSE(evening.due().drawn.wantsRedraw());
    CHECK(evening.due().step == Step::Play); // it may stay as it is
    CHECK(inWords(evening.due(), words::Language::German).find("säßen jetzt andere") != std::string::npos);
    const tournament::Tournament before = evening.tournament();
    const auto asked = redraw(evening, "berichtigt", std::nullopt);
    CHECK(codeOf(asked.error()) == "redraw_drops_results");
    CHECK(inWords(asked.error(), words::Language::German)
              .find("Tisch 1 (" + std::to_string(gone) + ". Durchgang) (") != std::string::npos);
    const auto redrawn = redraw(evening, "berichtigt", std::nullopt, yes());
    REQUIRE(redrawn);
    CHECK(inWords(redrawn->entry, words::Language::German).find(" 4:0") != std::string::npos);
    const tournament::Round& round = evening.tournament().rounds.back();
    CHECK(round.state == tournament::RoundState::Published);
    CHECK(round.seed == before.rounds.back().seed);
    CHECK(tournament::findTable(round, kept)->games[0].score == std::vector{18, 7});
    CHECK(tournament::findTable(round, gone)->games[0] == tournament::Sheet{});
    CHECK(evening.tournament().rulings.front().table == 0);
    CHECK(evening.due().drawn.since == Since::Nothing);
    CHECK(verify(evening)->empty());
    const auto again =
        Evening::importJson(exportJson(evening, false), "x.json", folder.file("again.schreiber"));
    REQUIRE(again);
    CHECK(codeOf(evening.undo("").error()) == "undo_needs_reason");
    REQUIRE(evening.undo("doch nicht"));
    CHECK(evening.tournament() == before);
}

TEST_CASE("a draft with the same pairs in other pairings is not published") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("knockout"), 4);
    start(evening, 1);
    play(evening);
    REQUIRE(drawTables(evening, 2, {})); // the final, and the third place
    REQUIRE(setResult(evening, {1, 1, 0}, score({3, 18}), yes()));
    CHECK(evening.due().drawn.wantsRedraw());
    const auto refused = startRound(evening);
    CHECK(codeOf(refused.error()) == "draft_not_by_results");
    CHECK(inWords(refused.error(), words::Language::German).find("(Nr. )") == std::string::npos);
    REQUIRE(redraw(evening, "berichtigt", std::nullopt));
    REQUIRE(startRound(evening));
}

TEST_CASE("a draft that somebody leaves no longer fits the entries, not the results") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("knockout"), 8);
    start(evening, 1);
    play(evening);
    REQUIRE(drawTables(evening, 2, {}));
    const int gone = evening.tournament().rounds[1].tables[0].sides[0][0];
    REQUIRE(leave(evening, gone, tournament::LeaverResults::Unplayed, {}));
    CHECK(evening.due().drawn.since == Since::Entries);
    CHECK(codeOf(startRound(evening).error()) == "draft_outdated");
}

TEST_CASE("the results page has the day as its language writes it, and who sat out") {
    const Folder folder;
    NewTournament made = wanted("drawn");
    made.date = "2026-11-05";
    auto evening = Evening::create(folder.file("five.schreiber"), made);
    REQUIRE(evening);
    REQUIRE(importEntries(*evening, "Vorname;Nachname\nA;Berger\nB;Cazzan\nC;Demetz\nD;Egger\nE;Fink\n",
                          "l.csv", false));
    start(*evening, 1);
    play(*evening);
    const std::string german = resultsPage(*evening, words::Language::German, false);
    const std::string free =
        tournament::nameOf(evening->tournament(), evening->tournament().rounds[0].sittingOut.at(0));
    CHECK(german.find("5. November 2026") != std::string::npos);
    CHECK(german.find("2026-11-05") == std::string::npos);
    CHECK(german.find("<p>Spielfrei: " + free + "</p>") != std::string::npos);
    CHECK(german.find("<i class=o>○</i>") != std::string::npos); // in the ranking, too; what it is below
    CHECK(german.find("<p>○ eine Runde spielfrei; sie zählt mit dem Durchschnitt") != std::string::npos);
    CHECK(german.find("○ Runde 1 spielfrei") != std::string::npos);
    // Who won is bold, and what counts is said.
    const tournament::Table& won = evening->tournament().rounds[0].tables[0];
    std::string winners;
    for (const std::string& name : tournament::namesOfSide(evening->tournament(), 1, won, 0))
        winners += (winners.empty() ? "" : " <i>und</i> ") + name;
    CHECK(german.find("<p class=w>" + winners + "<b>") != std::string::npos);
    CHECK(german.find("<p>Wer gewonnen hat, steht fett.</p>") != std::string::npos);
    CHECK(german.find("<p>Wertung einer Runde: 1 × Sieg. Der Reihe nach entscheiden: Wertung, Punkte, "
                      "Differenz, direkter Vergleich, Los.</p>") != std::string::npos);
    REQUIRE(changeSettings(*evening, {{"scoring", "5*win-1*against"}, {"missed-round", "2"}}, yes()));
    CHECK(resultsPage(*evening, words::Language::English, false)
              .find("Score of a round: 5 × win − 1 × point against.") != std::string::npos);
    CHECK(resultsPage(*evening, words::Language::English, false).find("counts 2 in the score.") !=
          std::string::npos);
    CHECK(resultsPage(*evening, words::Language::Italian, false).find("5 novembre 2026") !=
          std::string::npos);
    CHECK(resultsPage(*evening, words::Language::English, false).find("5 November 2026") !=
          std::string::npos);
}

TEST_CASE("a list with camps for a tournament that does not draw by them is told") {
    const Folder folder;
    const std::string list = "Vorname;Nachname;Lager\nA;Berger;Nord\nB;Cazzan;\n";
    for (const bool camps : {false, true}) {
        NewTournament made = wanted("drawn");
        if (camps) made.options = {{"camps", "yes"}};
        auto evening = Evening::create(folder.file(camps ? "mit.schreiber" : "ohne.schreiber"), made);
        REQUIRE(evening);
        const auto report = importEntries(*evening, list, "l.csv", false);
        REQUIRE(report);
        REQUIRE(report->receipt.warnings.size() == (camps ? 0 : 1));
        if (!camps) CHECK(report->receipt.warnings.front().code == "camps_not_used");
    }
    Evening evening = singles(folder, 1);
    const auto without = importEntries(evening, "Vorname;Nachname;Lager\nA;B;\n", "l.csv", false);
    REQUIRE(without);
    CHECK(without->receipt.warnings.empty());
}

TEST_CASE("columns of a list that are only kept are named") {
    const Folder folder;
    Evening evening = singles(folder, 1);
    const auto report = importEntries(
        evening, "Vorname;Nachname;Verein;Mitspielt mit;Telefon;\nA;B;Imst;C;1;\nD;E;Imst;F;;\n", "l.csv",
        false);
    REQUIRE(report);
    REQUIRE(report->receipt.warnings.size() == 1);
    CHECK(warningInWords(report->receipt.warnings.front(), words::Language::German) ==
          "Diese Spalten werden nicht verstanden und nur mitgeführt: Mitspielt mit, Telefon.");
    const auto all = importEntries(evening, "Vorname;Nachname;Verein\nG;H;Imst\n", "l.csv", false);
    REQUIRE(all);
    CHECK(all->receipt.warnings.empty());
}

TEST_CASE("camps stand in the draw, the standings and what is exported, with what each has won") {
    const Folder folder;
    NewTournament made = wanted("drawn");
    made.options = {{"camps", "yes"}};
    auto evening = Evening::create(folder.file("camps.schreiber"), made);
    REQUIRE(evening);
    REQUIRE(importEntries(*evening,
                          "Vorname;Nachname;Fazione\nA;Berger;Nord\nB;Cazzan;Nord\nC;Demetz;Süd\n"
                          "D;Egger;Süd\n",
                          "l.csv", false));
    start(*evening, 1);
    play(*evening);
    const std::string score = inWords(tournament::campScores(evening->tournament()), words::Language::German);
    CHECK(score.starts_with("Lager gegeneinander: "));
    CHECK(score.find(" 1 Sieg und 18 Punkte") != std::string::npos);
    CHECK(score.find(" 0 Siege und 1 Punkt.") != std::string::npos);
    const std::string page = resultsPage(*evening, words::Language::German, false);
    CHECK(page.find("<small>Nord") != std::string::npos); // below the name
    CHECK(page.find("<p>" + score + "</p>") != std::string::npos);
    const auto tables = csvTables(*evening, words::Language::German, false);
    REQUIRE(tables);
    const auto csv = [&](const std::string& name) {
        for (const CsvTable& table : *tables)
            if (table.name == name) return table.bytes;
        return std::string();
    };
    CHECK(csv("standings.csv").find(";camp") != std::string::npos);
    CHECK(csv("camps.csv").find(";1;1;18") != std::string::npos);
    // Partners of two camps once there is no other: who they are is said.
    start(*evening, 2);
    const auto quality = evening->quality(2);
    REQUIRE(quality);
    CHECK(quality->campBreaks > 0);
    CHECK(inWords(evening->tournament(), *quality, words::Language::German).find("Partner aus zwei Lagern") !=
          std::string::npos);
    CHECK(inWords(evening->tournament(), *quality, words::Language::German).find("(Nord)") !=
          std::string::npos);
    REQUIRE(changeSettings(*evening, {{"camps", "no"}}));
    CHECK(resultsPage(*evening, words::Language::German, false).find("Lager") == std::string::npos);
}
