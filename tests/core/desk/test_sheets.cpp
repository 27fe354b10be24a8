#include "folder.h"

#include <desk/altered.h>
#include <desk/copies.h>
#include <desk/entries.h>
#include <desk/line_marks.h>
#include <desk/receipt.h>
#include <desk/rulings.h>
#include <desk/settings.h>
#include <desk/sheet_place.h>
#include <desk/sheets.h>
#include <desk/words.h>
#include <tournament/dispute.h>

#include <catch2/catch.hpp>

#include <algorithm>

// What becomes of a sheet between its first line and its confirmation.
using namespace schreiber;
using namespace schreiber::desk;
using namespace schreiber::desk::test;

TEST_CASE("a disputed sheet whose game goes on again is neither confirmed nor keyed a second time") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 4);
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    for (const int points : {10, 8}) {
        tournament::Line line;
        line.points = {points, 3};
        REQUIRE(addLine(evening, place, line, yes()));
    }
    REQUIRE(disputeSheet(evening, place, "Hanger"));
    REQUIRE(strikeLine(evening, place, 2, "falsch", yes()));
    CHECK(codeOf(confirmSheet(evening, place, yes()).error()) == "sheet_not_written");
    CHECK(codeOf(keySecond(evening, place, {10, 3}).error()) == "sheet_not_written");
    tournament::Line line;
    line.points = {9, 0};
    REQUIRE(addLine(evening, place, line, yes()));
    REQUIRE(confirmSheet(evening, place, yes()));
    const std::vector<tournament::Line> lines = sheetView(evening.tournament(), place)->sheet.lines;
    const auto settled = std::ranges::find_if(lines, tournament::isSettledDispute);
    REQUIRE(settled != lines.end());
    CHECK(codeOf(strikeLine(evening, place, settled->n, "noch einmal", yes()).error()) == "no_such_line");
    CHECK(Evening::importJson(exportJson(evening, false), "a.json", folder.file("b.schreiber")));
}

TEST_CASE("a line that was struck by the program says so in words") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 4);
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    REQUIRE(setResult(evening, place, score({18, 3}), {}));
    REQUIRE(confirmSheet(evening, place));
    REQUIRE(setResult(evening, place, score({18, 5}), yes()));
    const auto refused = strikeLine(evening, place, 1, "noch einmal", yes());
    REQUIRE(codeOf(refused.error()) == "already_struck");
    CHECK(inWords(refused.error(), words::Language::German) == "Zeile 1 ist schon gestrichen: berichtigt.");
}

TEST_CASE("why a game ended early stays on a sheet that is disputed") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 4);
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    tournament::FinalScore early = score({12, 9});
    early.ending = tournament::Ending::Time;
    early.remark = "Sperrstunde";
    REQUIRE(setResult(evening, place, early, {}));
    REQUIRE(disputeSheet(evening, place, "noch nicht Zeit"));
    CHECK(sheetView(evening.tournament(), place)->sheet.remark == "noch nicht Zeit · Sperrstunde");
    Confirmation settled = yes();
    settled.why = "Uhr angesehen";
    REQUIRE(confirmSheet(evening, place, settled));
    const tournament::Line line = sheetView(evening.tournament(), place)->sheet.lines.back();
    CHECK(line.why == "noch nicht Zeit");
    CHECK(line.struck == "Uhr angesehen");
    CHECK(sheetView(evening.tournament(), place)->sheet.remark == "Sperrstunde");
    REQUIRE(disputeSheet(evening, place, "Uhr · Zeuge", settled));
    REQUIRE(disputeSheet(evening, place, "zwei Zeugen", settled));
    CHECK(sheetView(evening.tournament(), place)->sheet.lines.back().why == "Uhr, Zeuge");
    CHECK(sheetView(evening.tournament(), place)->sheet.remark == "zwei Zeugen · Sperrstunde");
}

TEST_CASE(
    "keyed otherwise a second time a game that ended early keeps why, and nothing is disputed in words") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 4);
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    tournament::FinalScore early = score({12, 9});
    early.ending = tournament::Ending::Time;
    early.remark = "Sperrstunde";
    REQUIRE(setResult(evening, place, early, {}));
    REQUIRE(keySecond(evening, place, {12, 8}));
    const auto now = [&] { return sheetView(evening.tournament(), place)->sheet; };
    CHECK(now().state == tournament::SheetState::Disputed);
    CHECK_FALSE(tournament::isDisputedWithReason(now()));
    CHECK(tournament::whyEndedEarly(now()) == "Sperrstunde");
    CHECK(tournament::remarkOf(now()) == "Sperrstunde");
    CHECK(Evening::importJson(exportJson(evening, false), "a.json", folder.file("b.schreiber")));
    SECTION("keyed once more alike") {
        REQUIRE(keySecond(evening, place, {12, 9}));
        CHECK(now().state == tournament::SheetState::Confirmed);
        CHECK(now().remark == "Sperrstunde");
        CHECK(now().lines.empty()); // there was no dispute to be kept
    }
    SECTION("disputed in words after all") {
        REQUIRE(disputeSheet(evening, place, "noch nicht Zeit"));
        CHECK(tournament::disputedOf(now()) == "noch nicht Zeit");
        CHECK(tournament::whyEndedEarly(now()) == "Sperrstunde");
    }
    SECTION("confirmed as it stands") {
        REQUIRE(confirmSheet(evening, place, yes()));
        CHECK(now().remark == "Sperrstunde");
    }
}

TEST_CASE("a wrong line of a game that ended by time is struck and the right one written") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 4);
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    const auto write = [&](int first, int second) {
        tournament::Line line;
        line.points = {first, second};
        REQUIRE(addLine(evening, place, line, yes()));
    };
    write(3, 1);
    write(2, 4);
    tournament::FinalScore early = score({5, 5});
    early.ending = tournament::Ending::Time;
    early.remark = "Sperrstunde";
    REQUIRE(setResult(evening, place, early, {}));
    REQUIRE(strikeLine(evening, place, 2, "war 4 : 2", yes()));
    CHECK(sheetView(evening.tournament(), place)->sheet.state ==
          tournament::SheetState::Open); // and not won by 3 : 1
    CHECK(sheetView(evening.tournament(), place)->sheet.remark.empty());
    write(4, 2);
    early.points = {7, 3};
    REQUIRE(setResult(evening, place, early, yes()));
    CHECK(sheetView(evening.tournament(), place)->sheet.score == std::vector<int>{7, 3});
    CHECK_FALSE(sheetView(evening.tournament(), place)->sheet.finalOnly);
    CHECK(sheetView(evening.tournament(), place)->sheet.remark == "Sperrstunde");
}

TEST_CASE("a final score beside lines that add up to another one is none, also after a ruling") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 4);
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    tournament::Line line;
    line.points = {3, 2};
    REQUIRE(addLine(evening, place, line, yes()));
    CHECK(codeOf(setResult(evening, place, score({18, 7}), yes()).error()) == "half_written");
    tournament::FinalScore ruled = score({18, 5});
    ruled.ending = tournament::Ending::Ruling;
    ruled.remark = "Entscheid am Papier";
    REQUIRE(setResult(evening, place, ruled, yes()));
    CHECK(codeOf(setResult(evening, place, score({18, 7}), yes()).error()) == "half_written");
}

TEST_CASE("what a ruling has decided is appealed, and not disputed as if nobody had decided") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 4);
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    tournament::FinalScore ruled = score({18, 5});
    ruled.ending = tournament::Ending::Ruling;
    ruled.remark = "Entscheid am Papier";
    REQUIRE(setResult(evening, place, ruled, {}));
    CHECK(codeOf(disputeSheet(evening, place, "stimmt nicht").error()) == "ruled_sheet");
    REQUIRE(setResult(evening, place, score({18, 6}), yes())); // another score can be
    CHECK(disputeSheet(evening, place, "stimmt nicht"));
}

TEST_CASE("who leaves and loses what is open does not lose a game that was played and is disputed") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 4);
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    REQUIRE(setResult(evening, place, score({18, 5}), {}));
    REQUIRE(disputeSheet(evening, place, "eine Zeile zu viel"));
    const int winner = evening.tournament().rounds[0].tables[0].sides[0].front();
    REQUIRE(leave(evening, winner, tournament::LeaverResults::Forfeit, yes()));
    const tournament::Sheet sheet = sheetView(evening.tournament(), place)->sheet;
    CHECK(sheet.score == std::vector<int>{18, 5});
    CHECK(sheet.state == tournament::SheetState::Disputed);
    CHECK(tournament::disputedOf(sheet) == "eine Zeile zu viel");
}

TEST_CASE("what was keyed otherwise a second time stays on the sheet, with how that was settled") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 4);
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    REQUIRE(setResult(evening, place, score({18, 16}), {}));
    REQUIRE(keySecond(evening, place, {18, 15}));
    const auto disputes = [&](words::Language language) {
        std::vector<std::string> said;
        const auto view = sheetView(evening.tournament(), place);
        for (const tournament::Line& line : reasonsInWords(view->sheet, {}, language).lines)
            said.push_back(line.why + " → " + line.struck.value_or(""));
        return said;
    };
    SECTION("the first holds") {
        REQUIRE(confirmSheet(evening, place, {false, false, "Papier nachgesehen: 16"}));
        CHECK(disputes(words::Language::German) ==
              std::vector<std::string>{"zweite Eingabe 18:15 → Papier nachgesehen: 16"});
        CHECK(disputes(words::Language::Italian).back() ==
              "secondo inserimento 18:15 → Papier nachgesehen: 16");
        CHECK(sheetView(evening.tournament(), place)->sheet.second == std::vector<int>{18, 15});
        REQUIRE(disputeSheet(evening, place, "Hanger")); // about something else
        CHECK_FALSE(tournament::isKeyedOtherwise(sheetView(evening.tournament(), place)->sheet));
    }
    SECTION("the second holds") {
        REQUIRE(setResult(evening, place, score({18, 15}), {false, false, "Papier nachgesehen: 15"}));
        CHECK(disputes(words::Language::English).back() ==
              "keyed a second time as 18:15 → Papier nachgesehen: 15");
        CHECK(sheetView(evening.tournament(), place)->sheet.lines.back().points == std::vector<int>{18, 16});
    }
    CHECK(verify(evening)->empty());
    const auto again =
        Evening::importJson(exportJson(evening, false), "x.json", folder.file("again.schreiber"));
    REQUIRE(again);
    CHECK(again->tournament() == evening.tournament());
}

TEST_CASE("a result that stands already is no correction") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 3);
    REQUIRE(setResult(evening, {1, 1, 0}, score({18, 4}), {}));
    REQUIRE(setResult(evening, {1, 2, 0}, score({3, 18}), {}));
    REQUIRE(confirmSheet(evening, {1, 1, 0}, {}));
    const std::size_t written = evening.journal().size();
    for (const SheetPlace place : {SheetPlace{1, 1, 1}, SheetPlace{1, 2, 1}}) {
        const auto points = sheetView(evening.tournament(), place)->sheet.score;
        const auto again = setResult(evening, place, score(points), {});
        REQUIRE(again);
        CHECK(again->entry.what.code == "result_known");
        CHECK(again->entry.n == 0);
    }
    CHECK(sheetView(evening.tournament(), {1, 1, 1})->sheet.state == tournament::SheetState::Confirmed);
    const auto list = enterResults(evening, 1, "1;18;4\n2;3;18\n", "r.csv", {});
    REQUIRE(list);
    CHECK(list->entry.what.code == "results_known");
    CHECK(evening.journal().size() == written);
    // another ending of the same score is another result
    tournament::FinalScore late = score({18, 4});
    late.ending = tournament::Ending::Time;
    REQUIRE(setResult(evening, {1, 1, 1}, late, {true, false, "zu spät"}));
    CHECK(sheetView(evening.tournament(), {1, 1, 1})->sheet.state == tournament::SheetState::Entered);
}

TEST_CASE("words of which nobody sees anything, or more than fill a page, are nobody's words") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 7);
    NewRuling asked;
    asked.record = "rules: innsbruck\n\nD: turn L9\nA: bet gleich\nA: bet gleich\n";
    asked.place = {1, 1, 0};
    const std::string unseen = "\u200b \u200d\u2060";
    const std::string tooLong(4001, 'x');
    for (const std::string& words : {unseen, tooLong}) {
        const std::string code = words == unseen ? "words_unseen" : "ruling_words_too_long";
        NewRuling disputed = asked;
        disputed.dispute = words;
        CHECK(codeOf(addRuling(evening, disputed).error()) == code);
        NewRuling by = asked;
        by.askedBy = words;
        CHECK(codeOf(addRuling(evening, by).error()) == code);
        tournament::Line line;
        line.points = {1, 0};
        line.why = words;
        CHECK(codeOf(addLine(evening, {1, 1, 0}, line, {}).error()) == code);
    }
    // A byte of no letter is kept as one.
    NewRuling bytes = asked;
    bytes.dispute = std::string(4001, '\x80');
    CHECK(codeOf(addRuling(evening, bytes).error()) == "ruling_words_too_long");
    REQUIRE(addRuling(evening, asked));
    tournament::Line line;
    line.points = {1, 0};
    REQUIRE(addLine(evening, {1, 1, 0}, line, {}));
    for (const std::string& words : {unseen, tooLong}) {
        const std::string code = words == unseen ? "words_unseen" : "ruling_words_too_long";
        CHECK(codeOf(overruleRuling(evening, 1, words, "weil").error()) == code);
        CHECK(codeOf(overruleRuling(evening, 1, "Es gilt", words).error()) == code);
        CHECK(codeOf(appealRuling(evening, 1, words).error()) == code);
        CHECK(codeOf(strikeLine(evening, {1, 1, 0}, 1, words).error()) == code);
        tournament::Line instead = line;
        instead.why = words;
        CHECK(codeOf(rewriteLine(evening, {1, 1, 0}, 1, "weil", instead, {}).error()) == code);
        CHECK(codeOf(setResult(evening, {1, 1, 0}, {{18, 3}, {}, -1, 0, false, words}, {true, false, "weil"})
                         .error()) == code);
    }
    CHECK_FALSE(changeSettings(evening, {{"copy-to", unseen}}));
    CHECK_FALSE(changeSettings(evening, {{"place", unseen}}));
}
