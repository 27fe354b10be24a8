#include "layout.h"
#include "scratch.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <altered_file.h>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>

using namespace schreiber;
using namespace schreiber::store;
using namespace schreiber::store::testing;
using schreiber::test::alterFile;

namespace {

struct Cell {
    std::string table;
    std::string column;
    std::string keys; // of its table, divided by commas
    bool text = false;
    bool isKey = false;
    std::size_t most = 0; // bytes of a text
};

std::string keysOf(const TableLayout& table) {
    std::string keys;
    for (std::size_t i = 0; i < table.keys; ++i)
        keys += (i == 0 ? "" : ", ") + std::string(table.columns[i].name);
    return keys;
}

std::vector<Cell> everyColumn() {
    std::vector<TableLayout> tables = {journalLayout(), changeLayout()};
    for (std::size_t i = 0; i < kTableCount; ++i) tables.push_back(layoutOf(static_cast<TableId>(i)));
    std::vector<Cell> cells;
    for (const TableLayout& table : tables)
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            const Column& column = table.columns[i];
            cells.push_back({std::string(table.name), std::string(column.name), keysOf(table),
                             column.type == ColumnType::Text, i < table.keys, column.most});
        }
    return cells;
}

// Puts a value into one cell of the table's first row behind the program's back; false where the table has no
// row.
bool put(const std::string& path, const Cell& cell, const std::string& value) {
    return alterFile(path, "UPDATE " + cell.table + " SET " + cell.column + " = " + value + " WHERE (" +
                               cell.keys + ") = (SELECT " + cell.keys + " FROM " + cell.table + " LIMIT 1)") >
           0;
}

bool alter(const std::string& path, const Cell& cell) {
    return put(path, cell,
               cell.text ? "coalesce(" + cell.column + ", '') || 'x'"
                         : "coalesce(" + cell.column + ", 0) + 1000");
}

// So many letters.
std::string lettersInSql(std::size_t count) {
    return "substr(hex(zeroblob(" + std::to_string(count / 2 + 1) + ")), 1, " + std::to_string(count) + ")";
}

} // namespace

TEST_CASE("whatever stored column is altered, verify names table, row and column") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    {
        auto file = TournamentFile::create(path, richTournament(), {"created", {{"name", "x"}}});
        REQUIRE(file.ok());
        REQUIRE(file->transact([](const auto& now) { return writeLine(now, 1); }).ok());
        REQUIRE(file->undo("weil").ok());
        CHECK(file->verify()->empty());
    }
    const std::string sound = bytesOf(path);
    for (const Cell& cell : everyColumn()) {
        INFO(cell.table << "." << cell.column);
        std::ofstream(path, std::ios::binary | std::ios::trunc) << sound;
        REQUIRE(alter(path, cell));
        const auto findings = TournamentFile::verifyFile(path);
        REQUIRE(findings.ok());
        REQUIRE_FALSE(findings->empty());
        const bool named = std::any_of(findings->begin(), findings->end(), [&](const Finding& finding) {
            return finding.table == cell.table && finding.column == cell.column && !finding.row.empty();
        });
        for (const Finding& finding : *findings)
            UNSCOPED_INFO(finding.table << " " << finding.row << " " << finding.column << ": "
                                        << finding.what);
        CHECK(named);
    }
}

TEST_CASE("a text longer than its column holds is named wherever it is read, and put back from the journal") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    tournament::Tournament whole;
    {
        auto file = TournamentFile::create(path, richTournament(), {"created", {{"name", "x"}}});
        REQUIRE(file.ok());
        REQUIRE(file->transact([](const auto& now) { return writeLine(now, 1); }).ok());
        REQUIRE(file->undo("weil").ok());
        whole = file->tournament();
    }
    const std::string sound = bytesOf(path);
    for (const Cell& cell : everyColumn()) {
        if (!cell.text) continue;
        INFO(cell.table << "." << cell.column);
        REQUIRE(cell.most > 0);
        std::ofstream(path, std::ios::binary | std::ios::trunc) << sound;
        REQUIRE(put(path, cell, lettersInSql(cell.most + 1)));
        const auto findings = TournamentFile::verifyFile(path);
        REQUIRE(findings.ok());
        REQUIRE(findings->size() == 1);
        const Finding& found = findings->front();
        CHECK(found.what == "no_such_text");
        CHECK(found.expected == std::to_string(cell.most));
        CHECK((found.table == cell.table && found.column == cell.column));
        CHECK(found.row.empty() == (cell.isKey && cell.text));
        const bool isJournal = cell.table == "journal" || cell.table == "change";
        if (cell.table != "change") {
            const auto opened = TournamentFile::open(path, Access::ReadOnly);
            REQUIRE_FALSE(opened.ok());
            CHECK(opened.error() == StoreError{StoreErrorKind::Damaged, path, placeOf(found)});
        }
        REQUIRE(TournamentFile::restoreFile(path).ok());
        CHECK(TournamentFile::verifyFile(path)->empty() == !isJournal);
        if (!isJournal) CHECK(TournamentFile::open(path, Access::ReadOnly)->tournament() == whole);
    }
}

TEST_CASE("a text beyond every limit is named without memory being taken for it") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    REQUIRE(TournamentFile::create(path, richTournament(), {"created", {}}).ok());
    const std::string sound = bytesOf(path);
    const auto altered = [&](const std::string& sql) {
        std::ofstream(path, std::ios::binary | std::ios::trunc) << sound;
        REQUIRE(alterFile(path, sql) == 1);
        const auto findings = TournamentFile::verifyFile(path);
        REQUIRE(findings.ok());
        REQUIRE(findings->size() == 1);
        CHECK(findings->front().what == "no_such_text");
        return placeOf(findings->front());
    };
    const std::string letters = lettersInSql(40'000'000);
    CHECK(altered("UPDATE setting SET value = " + letters + " WHERE name = 'name'") ==
          "setting [\"name\"] value");
    CHECK(altered("UPDATE person SET last_name = " + letters +
                  " WHERE entry = 7 AND role = 'current' AND place = 0") ==
          "person [7,\"current\",0] last_name");
    CHECK(altered("UPDATE journal SET arguments = " + letters + " WHERE n = 1") == "journal [1] arguments");
    CHECK(altered("UPDATE change SET after_image = " + letters + " WHERE n = 1 AND place = 3") ==
          "change [1,3] after_image");
}

TEST_CASE("what is too long to be read again is not written") {
    const Scratch scratch;
    auto file = TournamentFile::create(scratch.path("a.schreiber"), richTournament(), {"created", {}});
    REQUIRE(file.ok());
    const auto code = [&](const std::function<void(Step&)>& change) {
        const auto refused = file->transact([&](const tournament::Tournament& now) -> StepResult {
            Step step{now, {"set", {}}, {}};
            change(step);
            return step;
        });
        REQUIRE_FALSE(refused.ok());
        return std::get<tournament::Refusal>(refused.error()).code;
    };
    CHECK(code([](Step& step) { step.after.settings.name = std::string(801, 'a'); }) == "text_too_long");
    CHECK(code([](Step& step) { step.after.entries[0].club = std::string(321, 'a'); }) == "text_too_long");
    CHECK(code([](Step& step) { step.why = std::string(40'000, 'a'); }) == "text_too_long");
    CHECK(code([](Step& step) { step.what.arguments["a"] = std::string(2'100'000, 'a'); }) ==
          "text_too_long");
    // Within its column, and too long as the journal would have to write it.
    CHECK(code([](Step& step) { step.after.rulings[0].record = std::string(4'000'000, '\x01'); }) ==
          "text_too_long");
    CHECK(file->journal().size() == 1);
    // As much as there may be can be undone, and is sound.
    REQUIRE(file->transact([](const tournament::Tournament& now) -> StepResult {
                    Step step{now, {"set", {{"a", std::string(2'000'000, 'a')}}}, std::string(32'000, 'a')};
                    step.after.settings.name = std::string(800, 'a');
                    step.after.settings.furtherOptions["a"] = std::string(2'000'000, '"');
                    step.after.rulings[0].record = std::string(4'000'000, '\n');
                    step.after.rulings[0].view = std::string(1'500'000, '"');
                    return step;
                })
                .ok());
    REQUIRE(file->undo("").ok());
    REQUIRE(file->redo("").ok());
    CHECK(file->verify()->empty());
}

TEST_CASE("a row that was taken out or put in by hand is found") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    REQUIRE(TournamentFile::create(path, richTournament(), {"created", {}}).ok());
    const std::string sound = bytesOf(path);
    const auto firstFinding = [&](const char* sql) {
        std::ofstream(path, std::ios::binary | std::ios::trunc) << sound;
        alterFile(path, sql);
        const auto findings = TournamentFile::verifyFile(path);
        REQUIRE(findings.ok());
        REQUIRE_FALSE(findings->empty());
        return findings->front();
    };
    CHECK(firstFinding("DELETE FROM figure_mark WHERE place = 1").row == "[1,1,1,1,1]");
    CHECK(firstFinding("DELETE FROM change WHERE n = 1 AND place = 5") ==
          Finding{"change", "[1,5]", "", "missing"});
    CHECK(firstFinding("INSERT INTO setting VALUES ('aaa', '1')").row == "[\"aaa\"]");
    CHECK(firstFinding("DELETE FROM journal").table == "change");
    // Nothing is asked of a view that stands in place of a table: this one never ends.
    CHECK(firstFinding("DROP TABLE figure_mark; CREATE VIEW figure_mark AS WITH RECURSIVE c(n) AS (SELECT 1 "
                       "UNION ALL SELECT n + 1 FROM c) SELECT n FROM c")
              .found.find("figure_mark") != std::string::npos);
}

TEST_CASE("a total that does not follow from its lines is found, also where the journal agrees with it") {
    const Scratch scratch;
    auto file = TournamentFile::create(scratch.path("a.schreiber"), richTournament(), {"created", {}});
    REQUIRE(file.ok());
    REQUIRE(file->transact([](const tournament::Tournament& now) -> StepResult {
                    tournament::Tournament after = now;
                    after.rounds[0].tables[0].games[0].score[0] += 5;
                    return Step{after, {"wrong", {}}, ""};
                })
                .ok());
    const auto findings = file->verify();
    REQUIRE(findings.ok());
    REQUIRE(findings->size() == 1);
    CHECK(findings->front().table == "sheet_side");
    CHECK(findings->front().column == "score");
    CHECK(findings->front().row == "[1,1,1,0]");
}

TEST_CASE("no action is built on a row that was altered, and what the journal says can always be put back") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    auto file = TournamentFile::create(path, richTournament(), {"created", {{"name", "x"}}});
    REQUIRE(file.ok());
    REQUIRE(file->transact([](const auto& now) { return writeLine(now, 1); }).ok());
    const tournament::Tournament sound = file->tournament();
    const auto changing = [](auto change) {
        return [change](const tournament::Tournament& now) -> StepResult {
            Step step{now, {"changed", {}}, {}};
            change(step.after);
            return step;
        };
    };
    const auto line = [](const tournament::Tournament& now) { return writeLine(now, 2); };
    const auto moved = changing([](auto& now) { now.settings.place = "Schwaz"; });
    const auto renamed = changing([](auto& now) { now.entries[0].persons[0].last = "Anderer"; });
    const auto unhoused = changing([](auto& now) { now.settings.house.erase("x"); });
    const auto seed = changing([](auto& now) { now.rounds.back().seed += 1; });
    struct Case {
        std::string sql;
        StepFunction step;
        std::string table;
        std::string column;
    };
    const std::vector<Case> cases = {
        {"UPDATE setting SET value = 'Wattens' WHERE name = 'place'", moved, "setting", "value"},
        {"UPDATE person SET last_name = 'Nachher' WHERE entry = 1", renamed, "person", "last_name"},
        {"INSERT INTO house_switch VALUES ('x', 'y')", unhoused, "house_switch", ""},
        {"UPDATE round SET seed = '77'", seed, "round", "seed"},
        {"UPDATE sheet_side SET score = score + 5", line, "sheet_side", "score"},
        // What the total comes to with the next line.
        {"UPDATE sheet_side SET score = score + 1 WHERE side = 1", line, "sheet_side", "score"},
    };
    for (const Case& each : cases) {
        INFO(each.sql);
        REQUIRE(alterFile(path, each.sql) > 0);
        const std::string before = bytesOf(path);
        for (const bool isDry : {true, false}) {
            std::optional<TransactError> error;
            if (isDry) {
                if (auto done = file->rehearse(each.step); !done) error = done.error();
            } else {
                if (auto done = file->transact(each.step); !done) error = done.error();
            }
            REQUIRE(error);
            const auto* refusal = std::get_if<tournament::Refusal>(&*error);
            REQUIRE(refusal);
            CHECK(refusal->code == "tournament_altered");
            const std::string detail = refusal->arguments.at("detail");
            CHECK(detail.starts_with(each.table + " ["));
            CHECK(detail.ends_with(each.column.empty() ? "]" : " " + each.column));
        }
        CHECK(bytesOf(path) == before);
        // Another row can be written, and the way back stays.
        const auto elsewhere = changing([](auto& now) {
            now.settings.date = now.settings.date == "2026-01-02" ? "2026-01-03" : "2026-01-02";
        });
        REQUIRE(file->transact(elsewhere).ok());
        const auto restored = TournamentFile::restoreFile(path);
        REQUIRE(restored.ok());
        CHECK(restored->empty());
        REQUIRE(file->refresh().ok());
        CHECK(file->tournament().entries == sound.entries);
        CHECK(file->tournament().rounds == sound.rounds);
        CHECK(file->tournament().settings.place == sound.settings.place);
    }
}

TEST_CASE("a file is looked through once, and again where anybody but this program wrote into it") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    auto file = TournamentFile::create(path, richTournament(), {"created", {{"name", "x"}}});
    REQUIRE(file.ok());
    int looks = 0;
    const FurtherCheck further = [&looks](const tournament::Tournament&) {
        ++looks;
        return std::vector<Finding>();
    };
    const auto isLookedThrough = [&] {
        const int before = looks;
        const auto findings = file->verify(further);
        REQUIRE(findings.ok());
        CHECK(findings->empty());
        return looks > before;
    };
    int n = 0;
    const auto writesLine = [&n](TournamentFile& in) {
        ++n;
        REQUIRE(in.transact([n](const auto& now) { return writeLine(now, n); }).ok());
    };
    CHECK(isLookedThrough());
    CHECK_FALSE(isLookedThrough());
    SECTION("what it writes itself is known") {
        writesLine(*file);
        CHECK_FALSE(isLookedThrough());
        REQUIRE(file->undo("weil").ok());
        REQUIRE(file->redo({}).ok());
        REQUIRE(file->keepRoundClock({}).ok());
        CHECK_FALSE(isLookedThrough());
        const auto refuses = [](const auto&) -> StepResult { return base::fail(tournament::Refusal{}); };
        REQUIRE_FALSE(file->transact(refuses).ok());
        CHECK_FALSE(isLookedThrough());
    }
    SECTION("another program's actions are not, also where this one wrote after them") {
        auto other = TournamentFile::open(path, Access::ReadWrite);
        REQUIRE(other.ok());
        writesLine(*other);
        CHECK(isLookedThrough());
        writesLine(*other);
        writesLine(*file);
        CHECK(isLookedThrough());
        CHECK_FALSE(isLookedThrough());
    }
    SECTION("nor is what somebody altered, and it is found each time") {
        alterFile(path, "UPDATE sheet_side SET score = score + 5");
        for (int i = 0; i < 2; ++i) CHECK(file->verify(further)->front().column == "score");
        // Written beside it, it is no sounder.
        REQUIRE(file->transact([](const tournament::Tournament& now) -> StepResult {
                        Step step{now, {"changed", {}}, {}};
                        step.after.settings.date = "2026-01-02";
                        return step;
                    })
                    .ok());
        CHECK(file->verify(further)->front().column == "score");
        REQUIRE(TournamentFile::restoreFile(path)->empty());
        REQUIRE(file->refresh().ok());
        CHECK(isLookedThrough());
    }
    SECTION("nor is what was written past SQLite, which counts it nowhere") {
        const std::string bytes = bytesOf(path);
        const std::size_t at = bytes.rfind("Perlaggergilde");
        REQUIRE(at != std::string::npos);
        {
            std::fstream raw(path, std::ios::binary | std::ios::in | std::ios::out);
            raw.seekp(static_cast<std::streamoff>(at)) << "Xerlaggergilde";
        }
        // Times of files may be coarser than this is quick.
        std::filesystem::last_write_time(path,
                                         std::filesystem::last_write_time(path) + std::chrono::seconds(1));
        CHECK_FALSE(file->verify(further)->empty());
    }
    SECTION("and without a further check nothing is known") {
        CHECK(file->verify()->empty());
        CHECK(isLookedThrough());
    }
}
