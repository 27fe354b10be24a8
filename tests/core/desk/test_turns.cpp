#include "folder.h"

#include <desk/altered.h>
#include <desk/draws.h>
#include <desk/ending.h>
#include <desk/entries.h>
#include <desk/receipt.h>
#include <desk/settings.h>
#include <desk/sheets.h>
#include <desk/words.h>
#include <store/kept_clock.h>
#include <tournament/partners.h>
#include <tournament/standings.h>

#include <catch2/catch.hpp>

#include <filesystem>

// What changes in the middle of an evening, between its rounds and after its end.
using namespace schreiber;
using namespace schreiber::desk;
using namespace schreiber::desk::test;

TEST_CASE("the clock of a round ends with the next one's start and with the end, and keeps its minutes") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 3);
    REQUIRE(evening.keepRoundClock({30, 5000, 1000}));
    play(evening);
    REQUIRE(drawTables(evening, 4, {}));
    CHECK(evening.roundClock() == store::KeptClock{30, 5000, 1000});
    REQUIRE(startRound(evening));
    CHECK(evening.roundClock() == store::KeptClock{30, 0, 0});
    play(evening);
    REQUIRE(evening.keepRoundClock({30, 0, 1000}));
    REQUIRE(closeTournament(evening, yes()));
    CHECK(evening.roundClock() == store::KeptClock{30, 0, 0});
    CHECK(Evening::open(evening.path())->roundClock() == store::KeptClock{30, 0, 0});
}

TEST_CASE("copies are written again after a correction, at the end, and where another place is chosen") {
    const Folder folder;
    const std::filesystem::path stick = folder.file("stick");
    std::filesystem::create_directory(stick);
    Evening evening = singles(folder, 8);
    start(evening, 3);
    play(evening);
    start(evening, 4);
    const auto isCopied = [&](const Outcome<Receipt>& receipt, std::size_t places, int round) {
        if (!receipt) FAIL(inWords(receipt.error(), words::Language::German));
        CHECK(receipt->ended == std::vector<int>{round});
        REQUIRE(receipt->copies.written.size() == places);
        CHECK(Evening::open(receipt->copies.written.back())->tournament() == evening.tournament());
    };
    isCopied(changeSettings(evening, {{"copy-to", stick.string()}}), 2,
             1); // in the middle of the second round
    REQUIRE(setResult(evening, {2, 1, 0}, score({18, 1}), {}));
    tournament::Line line;
    line.points = {2, 0};
    CHECK(addLine(evening, {2, 2, 0}, line, {})->ended.empty());
    REQUIRE(evening.undo({}));
    isCopied(setResult(evening, {1, 1, 0}, score({3, 18}), yes()), 2, 1);
    isCopied(setResult(evening, {2, 2, 0}, score({18, 2}), yes()), 2, 2);
    isCopied(setResult(evening, {2, 1, 0}, score({4, 18}), yes()), 2, 2);
    isCopied(evening.undo({}), 2, 2);
    isCopied(closeTournament(evening, yes()), 2, 2);
}

TEST_CASE("what was corrected in an entry is told field by field, and who has paid also after the end") {
    const Folder folder;
    Evening evening = singles(folder, 4, 1);
    start(evening, 3);
    play(evening);
    tournament::Entry entry = *tournament::findEntry(evening.tournament(), 2);
    entry.persons.front() = {"Georg", "Tschennet", 1970, tournament::Sex::Unstated};
    REQUIRE(changeEntry(evening, entry));
    entry.persons.front().last = "Tschenett";
    entry.club = "Imst";
    entry.paid = true;
    const auto told = changeEntry(evening, entry);
    REQUIRE(told);
    const store::Action& what = told->entry.what;
    CHECK(inWords(what, words::Language::German) == "Nr. 2 Georg Tschennet berichtigt: Nachname Tschennet → "
                                                    "Tschenett, Verein – → Imst, bezahlt");
    CHECK(inWords(what, words::Language::Italian) ==
          "Iscrizione corretta, n. 2 Georg Tschennet: Cognome Tschennet → "
          "Tschenett, Circolo – → Imst, pagato");
    CHECK(inWords(what, words::Language::English) == "No. 2 Georg Tschennet corrected: Last name Tschennet → "
                                                     "Tschenett, Club – → Imst, paid");
    REQUIRE(closeTournament(evening, yes()));
    entry.paid = false;
    REQUIRE(changeEntry(evening, entry));
    CHECK(evening.tournament().closing);
    entry.paid = true;
    entry.persons.front().last = "Tschenet";
    CHECK(codeOf(changeEntry(evening, entry).error()) == "tournament_closed");
    CHECK(verify(evening)->empty());
}

TEST_CASE("a table that is dropped is that everywhere, and who stayed there is free") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 3);
    REQUIRE(setResult(evening, {1, 1, 0}, score({18, 3}), {}));
    const auto sides = evening.tournament().rounds[0].tables[1].sides;
    CHECK_FALSE(sheetView(evening.tournament(), {1, 2, 0})->dropped);
    CHECK(tournament::freeIn(evening.tournament(), evening.tournament().rounds[0]).empty());
    REQUIRE(leave(evening, sides[0][0], tournament::LeaverResults::Unplayed, {}));
    CHECK(sheetView(evening.tournament(), {1, 2, 0})->dropped);
    CHECK_FALSE(sheetView(evening.tournament(), {1, 1, 0})->dropped);
    const auto& now = evening.tournament();
    CHECK(tournament::droppedTables(now, now.rounds[0]) == std::vector<int>{2});
    CHECK(tournament::isDropped(now.rounds[0], now.rounds[0].tables[1],
                                tournament::missingSheets(evening.tournament())));
    CHECK(tournament::freeIn(now, now.rounds[0]) == std::vector<int>{sides[0][1], sides[1][0], sides[1][1]});
}

TEST_CASE("a pair made of two singles is entered once, and has paid once both have") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 8);
    tournament::Entry single;
    for (const char* first : {"Zita", "Udo"}) {
        single.persons = {{first, "Spät", std::nullopt, tournament::Sex::Unstated}};
        single.paid = true;
        REQUIRE(addEntry(evening, single));
    }
    CHECK(tournament::countEntries(evening.tournament()).entered == 10);
    REQUIRE(drawPartners(evening, 1, {}));
    CHECK(tournament::countEntries(evening.tournament()).entered == 9);
    CHECK(tournament::countEntries(evening.tournament()).paid == 1);
    single = *tournament::findEntry(evening.tournament(), 10);
    single.paid = false;
    REQUIRE(changeEntry(evening, single));
    CHECK(tournament::countEntries(evening.tournament()).paid == 0);
}
