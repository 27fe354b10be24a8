#include "verify.h"

#include "connect.h"
#include "defects.h"
#include "difference.h"
#include "images.h"
#include "journal_rows.h"
#include "migrations.h"
#include "rebuild.h"
#include "ruling_index.h"
#include "sqlite.h"
#include "statements.h"
#include "totals.h"
#include "verify_journal.h"

#include <base/input_error.h>

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>
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
    Finding finding;
    auto rows = readRows(database, table, {}, &finding);
    if (!rows && rows.error().kind == StoreErrorKind::Damaged) findings.push_back(std::move(finding));
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

Stored<std::vector<Finding>> checkValue(Database& database, const Snapshot& snapshot,
                                        const FurtherCheck& further) {
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
    if (findings.empty() && further) return further(*tournament);
    return findings;
}

// What rows there are to be by the journal. Nothing where that is in doubt itself: it is no measure then.
Stored<std::optional<JournaledRows>> readJournaled(Database& database, std::vector<Finding>& findings) {
    const auto journal = readAll(database, journalLayout(), findings);
    auto changes = readAll(database, changeLayout(), findings);
    for (const auto* rows : {&journal, &std::as_const(changes)})
        if (!*rows && rows->error().kind != StoreErrorKind::Damaged) return base::fail(rows->error());
    if (!journal || !changes) return std::optional<JournaledRows>();
    append(findings, checkJournal(*journal, *changes));
    if (!findings.empty()) return std::optional<JournaledRows>();
    auto expected = foldChanges(std::move(*changes));
    if (expected) return std::optional(std::move(*expected));
    findings.push_back(expected.error());
    return std::optional<JournaledRows>();
}

bool hasTooLong(const std::vector<Finding>& findings) {
    return std::any_of(findings.begin(), findings.end(),
                       [](const Finding& finding) { return finding.what == kNoSuchText; });
}

// Rows and journal, of a file whose schema is ours.
Stored<std::vector<Finding>> checkContent(Database& database, const FurtherCheck& further = {}) {
    // The journal's rows are gone before the others come: an evening's are the larger part of its file.
    std::vector<Finding> ofJournal;
    auto expected = readJournaled(database, ofJournal);
    if (!expected) return base::fail(std::move(expected).error());

    std::vector<Finding> ofRows;
    Snapshot snapshot;
    for (std::size_t i = 0; i < kTableCount; ++i) {
        auto rows = readAll(database, layoutOf(static_cast<TableId>(i)), ofRows);
        if (rows)
            snapshot[i] = std::move(*rows);
        else if (rows.error().kind != StoreErrorKind::Damaged)
            return base::fail(rows.error());
        else if (*expected)
            (**expected)[i].clear(); // none of its rows is missing; one cannot be read
    }
    // SQLite's own look at the pages takes memory for whole rows, however long they are.
    append(ofRows, std::move(ofJournal));
    auto findings =
        hasTooLong(ofRows) ? Stored<std::vector<Finding>>(std::vector<Finding>()) : checkDatabase(database);
    const bool isDamaged = !findings && findings.error().kind == StoreErrorKind::Damaged;
    if (isDamaged && !ofRows.empty()) findings = std::vector<Finding>(); // there was no end to it
    if (!findings) return findings;
    append(*findings, std::move(ofRows));
    sortRows(snapshot);
    if (*expected) append(*findings, checkRows(**expected, snapshot));
    expected->reset();
    return findings->empty() ? checkValue(database, snapshot, further) : std::move(findings);
}

// What leads from the rows there are to those of the journal. A table that cannot be read is emptied.
Stored<std::vector<RowChange>> wayBack(Database& database, std::vector<KeyedRows> wanted) {
    std::vector<RowChange> changes;
    for (std::size_t i = 0; i < kTableCount; ++i) {
        const auto id = static_cast<TableId>(i);
        auto rows = readRows(database, layoutOf(id));
        if (!rows && rows.error().kind == StoreErrorKind::Damaged) {
            const auto emptied = database.execute("DELETE FROM " + std::string(layoutOf(id).name));
            if (!emptied) return base::fail(emptied.error());
            rows = std::vector<Row>();
        }
        if (!rows) return base::fail(rows.error());
        KeyedRows& missing = wanted[i];
        for (const Row& row : *rows) {
            const auto known = missing.find(row);
            if (known == missing.end()) {
                changes.push_back({id, row, std::nullopt});
                continue;
            }
            if (*known != row) changes.push_back({id, row, *known});
            missing.erase(known);
        }
        for (const Row& row : missing) changes.push_back({id, std::nullopt, row});
    }
    return changes;
}

// The search's words follow from the rulings.
Stored<base::Done> indexFromRows(Database& database) {
    const auto snapshot = readSnapshot(database);
    if (!snapshot) return base::fail(snapshot.error());
    const auto tournament = rebuild(*snapshot);
    if (!tournament) return base::Done{}; // verify says what is wrong with it
    return indexAllAnew(database, tournament->rulings);
}

} // namespace

std::string placeOf(const Finding& finding) {
    constexpr int kLongest = 120;
    std::string place;
    for (const std::string_view part :
         {std::string_view(finding.table), std::string_view(finding.row), std::string_view(finding.column)})
        if (!part.empty()) place += (place.empty() ? "" : " ") + base::printable(part, kLongest);
    return place;
}

Stored<std::vector<Finding>> restoreFromJournal(Database& database, JournalEntry entry, int* row) {
    int written = 0;
    auto writing = Transaction::begin(database, Transaction::Kind::Write);
    if (!writing) return asFinding(writing.error());
    std::vector<Finding> unreadable;
    const auto journal = readAll(database, journalLayout(), unreadable);
    auto changes = readAll(database, changeLayout(), unreadable);
    if (!unreadable.empty()) return unreadable;
    if (!journal) return base::fail(journal.error());
    if (!changes) return base::fail(changes.error());
    if (auto altered = checkJournal(*journal, *changes); !altered.empty()) return altered;
    const auto journaled = foldChanges(std::move(*changes));
    if (!journaled) return std::vector<Finding>{journaled.error()};
    std::vector<KeyedRows> wanted;
    for (std::size_t i = 0; i < kTableCount; ++i) {
        auto rows = rowsOf(static_cast<TableId>(i), (*journaled)[i]);
        if (!rows) return std::vector<Finding>{rows.error()};
        wanted.push_back(std::move(*rows));
    }
    const auto back = wayBack(database, std::move(wanted));
    if (!back) return base::fail(back.error());
    for (const RowChange& change : *back)
        if (auto done = apply(database, change); !done) return base::fail(std::move(done).error());
    if (!back->empty()) {
        const auto head = readHead(database);
        if (!head) return base::fail(head.error());
        entry.what.arguments["count"] = std::to_string(back->size());
        const auto done = append(database, *head, entry, false, {});
        if (!done) return base::fail(done.error());
        written = static_cast<int>(done->n);
    }
    if (auto done = indexFromRows(database); !done) return base::fail(std::move(done).error());
    auto findings = checkContent(database);
    if (!findings || !findings->empty()) return findings;
    if (auto done = writing->commit(); !done) return base::fail(std::move(done).error());
    if (row != nullptr) *row = written;
    return findings;
}

Stored<std::vector<Finding>> checkDatabase(Database& database) {
    std::vector<Finding> findings;
    static const std::vector<Column> kMessage = {{"message", ColumnType::Text, false}};
    const auto messages = database.select(sqlite::kIntegrityCheck, kMessage);
    if (!messages) return base::fail(messages.error());
    for (const Row& row : *messages)
        if (const auto& message = std::get<std::string>(row.front()); message != "ok")
            findings.push_back({{}, {}, {}, "sqlite", message, {}});
    // What could not be read is among them.
    if (!findings.empty() && database.mediumFailed())
        return base::fail(StoreError{StoreErrorKind::InputOutput, database.path(), {}});
    static const std::vector<Column> kReference = {{"table", ColumnType::Text, false}};
    const auto references = database.select(sqlite::kForeignKeyCheck, kReference);
    if (!references) return base::fail(references.error());
    for (const Row& row : *references)
        findings.push_back({std::get<std::string>(row.front()), {}, {}, "no_reference"});
    return findings;
}

Stored<std::vector<Finding>> asFinding(const StoreError& error) {
    const std::string schema = std::string(kSchemaTable) + ' ';
    if (error.kind != StoreErrorKind::Damaged || !error.detail.starts_with(schema)) return base::fail(error);
    return std::vector<Finding>{{{}, {}, {}, "schema", error.detail.substr(schema.size()), {}}};
}

Stored<std::vector<Finding>> verifyDatabase(Database& database, const FurtherCheck& further) {
    auto reading = Transaction::begin(database, Transaction::Kind::Read);
    if (!reading) return asFinding(reading.error());
    return checkContent(database, further);
}

Stored<std::vector<Finding>> verifyAt(const std::string& path, const FurtherCheck& further, OnLock onLock) {
    auto database = connectForInspection(path, releasedMigrations(), onLock);
    return database ? verifyDatabase(*database, further) : asFinding(database.error());
}

} // namespace schreiber::store
