#include "verify.h"

#include "connect.h"
#include "defects.h"
#include "migrations.h"
#include "rebuild.h"
#include "sqlite.h"
#include "statements.h"
#include "verify_journal.h"

#include <tournament/sheet.h>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <iterator>
#include <utility>

namespace schreiber::store {

namespace {

using tournament::Tournament;

void append(std::vector<Finding>& findings, std::vector<Finding> more) {
    findings.insert(findings.end(), std::make_move_iterator(more.begin()),
                    std::make_move_iterator(more.end()));
}

// SQLite's own look at its pages and at the references between rows.
Stored<std::vector<Finding>> checkDatabase(Database& database) {
    std::vector<Finding> findings;
    static const std::vector<Column> kMessage = {{"message", ColumnType::Text, false}};
    const auto messages = database.select(sqlite::kIntegrityCheck, kMessage);
    if (!messages) return base::fail(messages.error());
    for (const Row& row : *messages)
        if (const auto& message = std::get<std::string>(row.front()); message != "ok")
            findings.push_back({{}, {}, {}, message});
    static const std::vector<Column> kReference = {{"table", ColumnType::Text, false}};
    const auto references = database.select(sqlite::kForeignKeyCheck, kReference);
    if (!references) return base::fail(references.error());
    for (const Row& row : *references)
        findings.push_back(
            {std::get<std::string>(row.front()), {}, {}, "a row refers to one that is not there"});
    return findings;
}

// A value of the wrong type stops a reading; here it is what was looked for.
Stored<std::vector<Row>> readAll(Database& database, const TableLayout& table,
                                 std::vector<Finding>& findings) {
    auto rows = database.select(selectAll(table), table.columns);
    if (rows || rows.error().kind != StoreErrorKind::Damaged) return rows;
    findings.push_back({std::string(table.name), {}, {}, rows.error().detail});
    return rows;
}

// Every stored total against its lines.
std::vector<Finding> checkTotals(const Tournament& tournament) {
    std::vector<Finding> findings;
    for (const tournament::Round& round : tournament.rounds)
        for (const tournament::Table& table : round.tables) {
            const tournament::GameTarget target = tournament::targetOf(tournament.settings, table);
            for (std::size_t game = 0; game < table.games.size(); ++game) {
                const tournament::Sheet& sheet = table.games[game];
                if (sheet.finalOnly || sheet.score.empty()) continue;
                const std::vector<int> worked =
                    tournament::standingOf(sheet, target, table.firstDealer).score;
                for (std::size_t side = 0; side < std::min(worked.size(), sheet.score.size()); ++side)
                    if (worked[side] != sheet.score[side])
                        findings.push_back(
                            {"sheet_side",
                             fmt::format("[{},{},{},{}]", round.number, table.number, game, side), "score",
                             fmt::format("is {}, its lines add up to {}", sheet.score[side], worked[side])});
            }
        }
    return findings;
}

std::vector<Finding> checkValue(const Snapshot& snapshot) {
    const auto tournament = rebuild(snapshot);
    if (!tournament) {
        const Misfit& misfit = tournament.error();
        return {{std::string(layoutOf(misfit.table).name), inWords(misfit), misfit.column, misfit.what}};
    }
    if (const auto defect = defectOf(*tournament))
        return {{{}, defect->path, {}, fmt::format("{} instead of {}", defect->found, defect->expected)}};
    return checkTotals(*tournament);
}

} // namespace

Stored<std::vector<Finding>> verifyDatabase(Database& database) {
    auto reading = Transaction::begin(database, Transaction::Kind::Read);
    if (!reading) return base::fail(std::move(reading).error());
    auto findings = checkDatabase(database);
    if (!findings) return findings;

    const auto version = database.selectNumber(sqlite::kSelectSchemaVersion);
    if (!version) return base::fail(version.error());
    if (auto schema = checkSchema(database, releasedMigrations(), static_cast<int>(*version)); !schema)
        findings->push_back({{}, {}, {}, schema.error().detail});

    Snapshot snapshot;
    for (std::size_t i = 0; i < kTableCount; ++i) {
        auto rows = readAll(database, layoutOf(static_cast<TableId>(i)), *findings);
        if (rows)
            snapshot[i] = std::move(*rows);
        else if (rows.error().kind != StoreErrorKind::Damaged)
            return base::fail(rows.error());
    }
    const auto journal = readAll(database, journalLayout(), *findings);
    const auto changes = readAll(database, changeLayout(), *findings);
    for (const auto* rows : {&journal, &changes})
        if (!*rows && rows->error().kind != StoreErrorKind::Damaged) return base::fail(rows->error());
    if (!journal || !changes) return findings;

    const std::vector<Finding> altered = checkJournal(*journal, *changes);
    append(*findings, altered);
    // A journal that is in doubt itself is no measure for the rows.
    sortRows(snapshot);
    if (altered.empty()) append(*findings, checkRows(*changes, snapshot));
    if (findings->empty()) append(*findings, checkValue(snapshot));
    return findings;
}

} // namespace schreiber::store
