#include "folder.h"

#include <desk/line_marks.h>
#include <desk/rulings.h>
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
        REQUIRE(evening.addLine(place, line, yes()));
    }
    REQUIRE(evening.disputeSheet(place, "Hanger"));
    REQUIRE(evening.strikeLine(place, 2, "falsch", yes()));
    CHECK(codeOf(evening.confirmSheet(place, yes()).error()) == "sheet_not_written");
    CHECK(codeOf(evening.keySecond(place, {10, 3}).error()) == "sheet_not_written");
    tournament::Line line;
    line.points = {9, 0};
    REQUIRE(evening.addLine(place, line, yes()));
    REQUIRE(evening.confirmSheet(place, yes()));
    const std::vector<tournament::Line> lines = evening.sheet(place)->sheet.lines;
    const auto settled = std::ranges::find_if(lines, tournament::isSettledDispute);
    REQUIRE(settled != lines.end());
    CHECK(codeOf(evening.strikeLine(place, settled->n, "noch einmal", yes()).error()) == "no_such_line");
    CHECK(Evening::importJson(evening.exportJson(false), "a.json", folder.file("b.schreiber")));
}

TEST_CASE("a line that was struck by the program says so in words") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 4);
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    REQUIRE(evening.setResult(place, score({18, 3}), {}));
    REQUIRE(evening.confirmSheet(place));
    REQUIRE(evening.setResult(place, score({18, 5}), yes()));
    const auto refused = evening.strikeLine(place, 1, "noch einmal", yes());
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
    REQUIRE(evening.setResult(place, early, {}));
    REQUIRE(evening.disputeSheet(place, "noch nicht Zeit"));
    CHECK(evening.sheet(place)->sheet.remark == "noch nicht Zeit · Sperrstunde");
    Confirmation settled = yes();
    settled.why = "Uhr angesehen";
    REQUIRE(evening.confirmSheet(place, settled));
    const tournament::Line line = evening.sheet(place)->sheet.lines.back();
    CHECK(line.why == "noch nicht Zeit");
    CHECK(line.struck == "Uhr angesehen");
    CHECK(evening.sheet(place)->sheet.remark == "Sperrstunde");
    REQUIRE(evening.disputeSheet(place, "Uhr · Zeuge", settled));
    REQUIRE(evening.disputeSheet(place, "zwei Zeugen", settled));
    CHECK(evening.sheet(place)->sheet.lines.back().why == "Uhr, Zeuge");
    CHECK(evening.sheet(place)->sheet.remark == "zwei Zeugen · Sperrstunde");
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
    REQUIRE(evening.setResult(place, early, {}));
    REQUIRE(evening.keySecond(place, {12, 8}));
    const auto now = [&] { return evening.sheet(place)->sheet; };
    CHECK(now().state == tournament::SheetState::Disputed);
    CHECK_FALSE(tournament::isDisputedWithReason(now()));
    CHECK(tournament::whyEndedEarly(now()) == "Sperrstunde");
    CHECK(tournament::remarkOf(now()) == "Sperrstunde");
    CHECK(Evening::importJson(evening.exportJson(false), "a.json", folder.file("b.schreiber")));
    SECTION("keyed once more alike") {
        REQUIRE(evening.keySecond(place, {12, 9}));
        CHECK(now().state == tournament::SheetState::Confirmed);
        CHECK(now().remark == "Sperrstunde");
        CHECK(now().lines.empty()); // there was no dispute to be kept
    }
    SECTION("disputed in words after all") {
        REQUIRE(evening.disputeSheet(place, "noch nicht Zeit"));
        CHECK(tournament::disputedOf(now()) == "noch nicht Zeit");
        CHECK(tournament::whyEndedEarly(now()) == "Sperrstunde");
    }
    SECTION("confirmed as it stands") {
        REQUIRE(evening.confirmSheet(place, yes()));
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
        REQUIRE(evening.addLine(place, line, yes()));
    };
    write(3, 1);
    write(2, 4);
    tournament::FinalScore early = score({5, 5});
    early.ending = tournament::Ending::Time;
    early.remark = "Sperrstunde";
    REQUIRE(evening.setResult(place, early, {}));
    REQUIRE(evening.strikeLine(place, 2, "war 4 : 2", yes()));
    CHECK(evening.sheet(place)->sheet.state == tournament::SheetState::Open); // and not won by 3 : 1
    CHECK(evening.sheet(place)->sheet.remark.empty());
    write(4, 2);
    early.points = {7, 3};
    REQUIRE(evening.setResult(place, early, yes()));
    CHECK(evening.sheet(place)->sheet.score == std::vector<int>{7, 3});
    CHECK_FALSE(evening.sheet(place)->sheet.finalOnly);
    CHECK(evening.sheet(place)->sheet.remark == "Sperrstunde");
}

TEST_CASE("a final score beside lines that add up to another one is none, also after a ruling") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 4);
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    tournament::Line line;
    line.points = {3, 2};
    REQUIRE(evening.addLine(place, line, yes()));
    CHECK(codeOf(evening.setResult(place, score({18, 7}), yes()).error()) == "has_lines");
    tournament::FinalScore ruled = score({18, 5});
    ruled.ending = tournament::Ending::Ruling;
    ruled.remark = "Entscheid am Papier";
    REQUIRE(evening.setResult(place, ruled, yes()));
    CHECK(codeOf(evening.setResult(place, score({18, 7}), yes()).error()) == "has_lines");
}

TEST_CASE("what a ruling has decided is appealed, and not disputed as if nobody had decided") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 4);
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    tournament::FinalScore ruled = score({18, 5});
    ruled.ending = tournament::Ending::Ruling;
    ruled.remark = "Entscheid am Papier";
    REQUIRE(evening.setResult(place, ruled, {}));
    CHECK(codeOf(evening.disputeSheet(place, "stimmt nicht").error()) == "ruled_sheet");
    REQUIRE(evening.setResult(place, score({18, 6}), yes())); // another score can be
    CHECK(evening.disputeSheet(place, "stimmt nicht"));
}

TEST_CASE("who leaves and loses what is open does not lose a game that was played and is disputed") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 4);
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    REQUIRE(evening.setResult(place, score({18, 5}), {}));
    REQUIRE(evening.disputeSheet(place, "eine Zeile zu viel"));
    const int winner = evening.tournament().rounds[0].tables[0].sides[0].front();
    REQUIRE(evening.leave(winner, tournament::LeaverResults::Forfeit, yes()));
    const tournament::Sheet sheet = evening.sheet(place)->sheet;
    CHECK(sheet.score == std::vector<int>{18, 5});
    CHECK(sheet.state == tournament::SheetState::Disputed);
    CHECK(tournament::disputedOf(sheet) == "eine Zeile zu viel");
}

TEST_CASE("what was keyed otherwise a second time stays on the sheet, with how that was settled") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 4);
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    REQUIRE(evening.setResult(place, score({18, 16}), {}));
    REQUIRE(evening.keySecond(place, {18, 15}));
    const auto disputes = [&](words::Language language) {
        std::vector<std::string> said;
        const auto view = evening.sheet(place);
        for (const tournament::Line& line : reasonsInWords(view->sheet, {}, language).lines)
            said.push_back(line.why + " → " + line.struck.value_or(""));
        return said;
    };
    SECTION("the first holds") {
        REQUIRE(evening.confirmSheet(place, {false, false, "Papier nachgesehen: 16"}));
        CHECK(disputes(words::Language::German) ==
              std::vector<std::string>{"zweite Eingabe 18:15 → Papier nachgesehen: 16"});
        CHECK(disputes(words::Language::Italian).back() ==
              "secondo inserimento 18:15 → Papier nachgesehen: 16");
        CHECK(evening.sheet(place)->sheet.second == std::vector<int>{18, 15});
        REQUIRE(evening.disputeSheet(place, "Hanger")); // about something else
        CHECK_FALSE(tournament::isKeyedOtherwise(evening.sheet(place)->sheet));
    }
    SECTION("the second holds") {
        REQUIRE(evening.setResult(place, score({18, 15}), {false, false, "Papier nachgesehen: 15"}));
        CHECK(disputes(words::Language::English).back() ==
              "keyed a second time as 18:15 → Papier nachgesehen: 15");
        CHECK(evening.sheet(place)->sheet.lines.back().points == std::vector<int>{18, 16});
    }
    CHECK(evening.verify()->empty());
    const auto again =
        Evening::importJson(evening.exportJson(false), "x.json", folder.file("again.schreiber"));
    REQUIRE(again);
    CHECK(again->tournament() == evening.tournament());
}

TEST_CASE("a result that stands already is no correction") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 3);
    REQUIRE(evening.setResult({1, 1, 0}, score({18, 4}), {}));
    REQUIRE(evening.setResult({1, 2, 0}, score({3, 18}), {}));
    REQUIRE(evening.confirmSheet({1, 1, 0}, {}));
    const std::size_t written = evening.journal().size();
    for (const SheetPlace place : {SheetPlace{1, 1, 1}, SheetPlace{1, 2, 1}}) {
        const auto points = evening.sheet(place)->sheet.score;
        const auto again = evening.setResult(place, score(points), {});
        REQUIRE(again);
        CHECK(again->entry.what.code == "result_known");
        CHECK(again->entry.n == 0);
    }
    CHECK(evening.sheet({1, 1, 1})->sheet.state == tournament::SheetState::Confirmed);
    const auto list = evening.enterResults(1, "1;18;4\n2;3;18\n", "r.csv", {});
    REQUIRE(list);
    CHECK(list->entry.what.code == "results_known");
    CHECK(evening.journal().size() == written);
    // another ending of the same score is another result
    tournament::FinalScore late = score({18, 4});
    late.ending = tournament::Ending::Time;
    REQUIRE(evening.setResult({1, 1, 1}, late, {true, false, "zu spät"}));
    CHECK(evening.sheet({1, 1, 1})->sheet.state == tournament::SheetState::Entered);
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
        CHECK(codeOf(evening.addRuling(disputed).error()) == code);
        NewRuling by = asked;
        by.askedBy = words;
        CHECK(codeOf(evening.addRuling(by).error()) == code);
        tournament::Line line;
        line.points = {1, 0};
        line.why = words;
        CHECK(codeOf(evening.addLine({1, 1, 0}, line, {}).error()) == code);
    }
    // A byte of no letter is kept as one.
    NewRuling bytes = asked;
    bytes.dispute = std::string(4001, '\x80');
    CHECK(codeOf(evening.addRuling(bytes).error()) == "ruling_words_too_long");
    REQUIRE(evening.addRuling(asked));
    tournament::Line line;
    line.points = {1, 0};
    REQUIRE(evening.addLine({1, 1, 0}, line, {}));
    for (const std::string& words : {unseen, tooLong}) {
        const std::string code = words == unseen ? "words_unseen" : "ruling_words_too_long";
        CHECK(codeOf(evening.overruleRuling(1, words, "weil").error()) == code);
        CHECK(codeOf(evening.overruleRuling(1, "Es gilt", words).error()) == code);
        CHECK(codeOf(evening.appealRuling(1, words).error()) == code);
        CHECK(codeOf(evening.strikeLine({1, 1, 0}, 1, words).error()) == code);
        tournament::Line instead = line;
        instead.why = words;
        CHECK(codeOf(evening.rewriteLine({1, 1, 0}, 1, "weil", instead, {}).error()) == code);
        CHECK(codeOf(evening.setResult({1, 1, 0}, {{18, 3}, {}, -1, 0, false, words}, {true, false, "weil"})
                         .error()) == code);
    }
    CHECK_FALSE(evening.set({{"copy-to", unseen}}));
    CHECK_FALSE(evening.set({{"place", unseen}}));
}
