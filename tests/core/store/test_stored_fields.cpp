#include "difference.h"
#include "images.h"
#include "scratch.h"

#include <store/exchange.h>
#include <store/held.h>

#include <catch2/catch.hpp>
#include <sqlite3.h>

#include <string>
#include <vector>

// What of each field a file, an export and a digest have, against what versions before had: their files are
// opened, their exports read and their actions held to it for ever.

using namespace schreiber;
using namespace schreiber::store;
using namespace schreiber::store::testing;
using namespace schreiber::tournament;

namespace {

std::string reference(const std::string& name) {
    return bytesOf(std::string(SCHREIBER_TEST_DATA) + "/references/" + name);
}

// With something in every field.
Tournament wholeTournament() {
    Tournament t = richTournament();
    Settings& settings = t.settings;
    settings.place = "Imst";
    settings.copyTo = "/media/stick";
    settings.keepApart = "club";
    settings.camps = true;
    settings.meet = Meet::Once;
    settings.rest = Rest::Pair;
    settings.openEnd = true;
    settings.fives = false;
    settings.rankPoints = "60,40,20,0";
    settings.stake = 10;
    settings.hideStandingsUntil = 3;
    Entry& entry = t.entries[3]; // with two whom others replaced
    entry.camp = "Unterland";
    entry.paid = true;
    entry.joined = 2;
    entry.absences = {{3, 4, LeaverResults::Forfeit}, {6, 0, LeaverResults::Unplayed}};
    entry.extra = {{"Telefon", "1"}, {"E-Mail", "2"}};
    t.entries[4].persons.push_back({"Eva", "Zweite", 1990, Sex::Unstated});
    Sheet& sheet = t.rounds[0].tables[0].games[0];
    sheet.lines[0].penalty = {1, 2};
    sheet.lines[0].why = "überstimmt";
    sheet.score = {2, 0};
    Sheet& other = t.rounds[0].tables[1].games[0];
    other.finalOnly = true;
    other.score = {18, 4};
    other.ending = Ending::Forfeit;
    other.forfeitBy = 1;
    other.ruling = 1;
    other.state = SheetState::Disputed;
    t.rounds[1].state = RoundState::Draft;
    t.rounds[1].tables.push_back({2, 2, {{5}, {6}}, 1, {Sheet{}, Sheet{}}, Stage::Bracket});
    t.rulings[0].found.push_back(t.rulings[0].found.front());
    t.rulings[0].found.back().line = 5;
    return t;
}

Exported exported() {
    return {wholeTournament(),
            {{1, "2026-11-20T19:00:00Z", JournalKind::Do, 0, {"created", {{"name", "Höß"}}}, "", false},
             {2, "2026-11-20T19:01:00Z", JournalKind::Do, 0, {"entered", {}}, "", true},
             {3, "2026-11-20T19:02:00Z", JournalKind::Undo, 2, {"entered", {}}, "doppelt", false}}};
}

// As the journal keeps them, a line each.
std::string rowsOf(const Tournament& tournament) {
    std::string rows;
    for (const RowChange& change : wholeOf(tournament)) {
        const ChangeImage image = imageOf(change);
        rows += image.table + " " + image.key + " " + image.after.value_or("") + "\n";
    }
    return rows;
}

// Of each column its name, type, whether it may be null and its place in the key, as the file has it.
std::string schemaOf(const std::string& path, const std::string& table) {
    sqlite3* file = nullptr;
    REQUIRE(sqlite3_open(path.c_str(), &file) == SQLITE_OK);
    std::string columns;
    const auto add = [](void* to, int, char** values, char**) {
        *static_cast<std::string*>(to) += std::string(values[1]) + ' ' + values[2] + ' ' +
                                          (*values[3] == '0' ? "null " : "") + values[5] + '\n';
        return 0;
    };
    const std::string ask = "PRAGMA table_info(" + table + ")";
    CHECK(sqlite3_exec(file, ask.c_str(), add, &columns, nullptr) == SQLITE_OK);
    sqlite3_close(file);
    return columns;
}

std::string described(const TableLayout& table) {
    std::string columns;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const Column& column = table.columns[i];
        columns += std::string(column.name) + (column.type == ColumnType::Text ? " TEXT " : " INTEGER ") +
                   (column.nullable ? "null " : "") + std::to_string(i < table.keys ? i + 1 : 0) + '\n';
    }
    return columns;
}

} // namespace

TEST_CASE("what is described is what the migrations make, column by column") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    REQUIRE(TournamentFile::create(path, wholeTournament(), {"created", {}}).ok());
    std::vector<TableLayout> tables{journalLayout(), changeLayout()};
    for (std::size_t i = 0; i < kTableCount; ++i) tables.push_back(layoutOf(static_cast<TableId>(i)));
    for (const TableLayout& table : tables) {
        INFO(table.name);
        CHECK(described(table) == schemaOf(path, std::string(table.name)));
    }
}

TEST_CASE("an export of an earlier version is read, and what is read gives the same bytes again") {
    const std::string json = reference("export.json");
    CHECK(toJson(exported()) == json);
    const auto back = fromJson(json, "export.json");
    if (!back)
        UNSCOPED_INFO(back.error().pointer << ": " << back.error().found << " / "
                                           << back.error().expected.front());
    REQUIRE(back.ok());
    CHECK(*back == exported());
    CHECK(toJson(*back) == json);
}

TEST_CASE("each field stands in the row and column in which earlier versions look for it") {
    CHECK(rowsOf(wholeTournament()) == reference("rows.txt"));
    const Scratch scratch;
    auto file = TournamentFile::create(scratch.path("a.schreiber"), wholeTournament(), {"created", {}});
    REQUIRE(file.ok());
    CHECK(file->tournament() == wholeTournament());
    auto again = TournamentFile::open(scratch.path("a.schreiber"), Access::ReadOnly);
    REQUIRE(again.ok());
    CHECK(again->tournament() == wholeTournament());
}

TEST_CASE("what actions of an earlier version are held to comes out the same") {
    std::string lines;
    for (const auto& [part, digest] : heldOf(wholeTournament())) lines += part + "=" + digest + "\n";
    CHECK(lines == reference("held.txt"));
}
