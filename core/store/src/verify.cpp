#include "verify.h"

#include "connect.h"
#include "defects.h"
#include "images.h"
#include "migrations.h"
#include "rebuild.h"
#include "ruling_index.h"
#include "sqlite.h"
#include "statements.h"
#include "totals.h"
#include "verify_journal.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace schreiber::store {

namespace {

using tournament::Tournament;

void append(std::vector<Finding>& findings, std::vector<Finding> more) {
    findings.insert(findings.end(), std::make_move_iterator(more.begin()),
                    std::make_move_iterator(more.end()));
}

// A value of the wrong type stops a reading; here it is what was looked for.
Stored<std::vector<Row>> readAll(Database& database, const TableLayout& table,
                                 std::vector<Finding>& findings) {
    auto rows = database.select(selectAll(table), table.columns);
    if (rows || rows.error().kind != StoreErrorKind::Damaged) return rows;
    findings.push_back({std::string(table.name), {}, rows.error().detail, "unreadable"});
    return rows;
}

std::vector<Finding> checkTotals(const Tournament& tournament) {
    const auto at = [](const std::vector<int>& list, std::size_t side) {
        return side < list.size() ? std::to_string(list[side]) : std::string("–");
    };
    std::vector<Finding> findings;
    for (const WrongTotal& wrong : wrongTotals(tournament))
        for (std::size_t side = 0; side < std::max(wrong.stored.size(), wrong.recomputed.size()); ++side)
            if (at(wrong.stored, side) != at(wrong.recomputed, side))
                findings.push_back({"sheet_side",
                                    fmt::format("[{},{},{},{}]", wrong.round, wrong.table, wrong.game, side),
                                    "score", "total", at(wrong.stored, side), at(wrong.recomputed, side)});
    return findings;
}

Stored<std::vector<Finding>> checkValue(Database& database, const Snapshot& snapshot) {
    const auto tournament = rebuild(snapshot);
    if (!tournament) {
        const Misfit& misfit = tournament.error();
        return std::vector<Finding>{{std::string(layoutOf(misfit.table).name),
                                     keyText(misfit.key),
                                     misfit.column,
                                     misfit.what,
                                     {},
                                     misfit.expected}};
    }
    if (const auto defect = defectOf(*tournament))
        return std::vector<Finding>{{{}, defect->path, {}, "defect", defect->found, defect->expected}};
    std::vector<Finding> findings = checkTotals(*tournament);
    auto words = checkIndex(database, tournament->rulings);
    if (!words) return words;
    append(findings, std::move(*words));
    return findings;
}

// Rows and journal, of a file whose schema is ours.
Stored<std::vector<Finding>> checkContent(Database& database) {
    auto findings = checkDatabase(database);
    if (!findings) return findings;

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
    return findings->empty() ? checkValue(database, snapshot) : std::move(findings);
}

} // namespace

Stored<std::vector<Finding>> checkDatabase(Database& database) {
    std::vector<Finding> findings;
    static const std::vector<Column> kMessage = {{"message", ColumnType::Text, false}};
    const auto messages = database.select(sqlite::kIntegrityCheck, kMessage);
    if (!messages) return base::fail(messages.error());
    for (const Row& row : *messages)
        if (const auto& message = std::get<std::string>(row.front()); message != "ok")
            findings.push_back({{}, {}, {}, "sqlite", message, {}});
    static const std::vector<Column> kReference = {{"table", ColumnType::Text, false}};
    const auto references = database.select(sqlite::kForeignKeyCheck, kReference);
    if (!references) return base::fail(references.error());
    for (const Row& row : *references)
        findings.push_back({std::get<std::string>(row.front()), {}, {}, "no_reference"});
    return findings;
}

Stored<std::vector<Finding>> verifyDatabase(Database& database) {
    auto reading = Transaction::begin(database, Transaction::Kind::Read);
    if (!reading) return base::fail(std::move(reading).error());
    const auto version = database.selectNumber(sqlite::kSelectSchemaVersion);
    if (!version) return base::fail(version.error());
    // A view in place of a table could keep us busy for ever: nothing is asked of what somebody else made.
    auto schema = checkSchema(database, releasedMigrations(), static_cast<int>(*version));
    if (!schema && schema.error().kind == StoreErrorKind::Damaged)
        return std::vector<Finding>{{{}, {}, {}, "schema", schema.error().detail, {}}};
    if (!schema) return base::fail(std::move(schema).error());
    return checkContent(database);
}

} // namespace schreiber::store
