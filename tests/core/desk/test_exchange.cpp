#include "anybody.h"
#include "sampling.h"
#include "steps/import_checks.h"

#include <desk/altered.h>
#include <desk/copies.h>
#include <desk/csv_tables.h>
#include <desk/entries.h>
#include <desk/receipt.h>
#include <desk/sheets.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <sstream>

// What goes out comes in again: whatever an evening came to, its export is one that import takes, and gives
// the same bytes again.
using namespace schreiber;
using namespace schreiber::desk;
using namespace schreiber::desk::test;

TEST_CASE("whatever an evening came to, in every format, its export is read in again and is the same") {
    const Folder folder;
    std::uint64_t seed = 100;
    const int evenings = schreiber::test::sampled(1, 2, 60);
    std::size_t rounds = 0;
    for (const Kind& kind : kKinds)
        for (int i = 0; i < evenings; ++i) {
            CAPTURE(kind.format, kind.pairing, seed);
            Anybody anybody(folder, wantedOf(kind), kind.pairs, ++seed);
            for (int step = 0; step < 60; ++step) {
                anybody.act();
                const auto fault =
                    faultOfImport({anybody.evening().tournament(), anybody.evening().journal()}, "a.json");
                if (fault) FAIL(step << ": " << inWords(*fault, words::Language::English));
            }
            const std::string json = exportJson(anybody.evening(), false);
            const auto copy = Evening::importJson(json, "a.json", folder.file("copy" + std::to_string(seed)));
            if (!copy) FAIL(inWords(copy.error(), words::Language::English));
            CHECK(exportJson(*copy, false) == json);
            CHECK(csvTables(*copy, words::Language::Italian, false)->back().bytes ==
                  csvTables(anybody.evening(), words::Language::Italian, false)->back().bytes);
            CHECK(verify(*copy)->empty());
            rounds += copy->tournament().rounds.size();
        }
    CHECK(rounds > kKinds.size());
}

TEST_CASE("where an evening's file gives nothing any more, it is saved out of what is known of it") {
    const Folder folder;
    const std::string path = folder.file("gone.schreiber");
    Evening written = pairs(folder, wanted("pairs"), 4);
    start(written, 3);
    REQUIRE(backup(written, path));
    const auto evening = Evening::open(path, store::Access::ReadOnly);
    REQUIRE(evening);
    std::filesystem::resize_file(path, 0); // the medium gives nothing of it
    std::filesystem::remove(path);
    const std::string saved = folder.file("saved.schreiber");
    REQUIRE(rescue(*evening, saved, false));
    const auto again = Evening::open(saved, store::Access::ReadWrite);
    REQUIRE(again);
    CHECK(again->tournament() == written.tournament());
    CHECK(exportJson(*again, false) == exportJson(written, false));
    CHECK_FALSE(again->nextUndo());
}

TEST_CASE(
    "a number that is given again, and a game that was given away and corrected, come through an import") {
    const Folder folder;
    const Confirmation said{true, false, "weil es so war"};
    const auto goesThrough = [&](const Evening& evening, const std::string& name) {
        const std::string json = exportJson(evening, false);
        const auto copy = Evening::importJson(json, "a.json", folder.file(name));
        if (!copy) FAIL(inWords(copy.error(), words::Language::English));
        CHECK(exportJson(*copy, false) == json);
    };
    Evening evening = singles(folder, 9);
    REQUIRE(leave(evening, 9, tournament::LeaverResults::Unplayed, said));
    REQUIRE(removeEntry(evening, 9, said));
    tournament::Entry another;
    another.persons = {{"Neu", "Dazu", {}, {}}};
    REQUIRE(addEntry(evening, another, 0, said));
    REQUIRE(evening.tournament().entries.back().number == 9);
    goesThrough(evening, "again.schreiber");

    start(evening, 3);
    const int gone = evening.tournament().rounds[0].tables[0].sides[0][0];
    REQUIRE(leave(evening, gone, tournament::LeaverResults::Forfeit, said));
    goesThrough(evening, "forfeit.schreiber");
    REQUIRE(confirmSheet(evening, {1, 1, 1}, said));
    REQUIRE(setResult(evening, {1, 1, 1}, score({5, 18}), said));
    goesThrough(evening, "corrected.schreiber");
    REQUIRE(disputeSheet(evening, {1, 1, 1}, "doch nicht", said));
    REQUIRE(keySecond(evening, {1, 1, 1}, {6, 18}, said));
    goesThrough(evening, "second.schreiber");
    REQUIRE(keySecond(evening, {1, 1, 1}, {5, 18}, said));
    goesThrough(evening, "settled.schreiber");
}
