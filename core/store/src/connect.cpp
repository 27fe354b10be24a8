#include "connect.h"

#include "file_system.h"
#include "journal_rows.h"
#include "ruling_index.h"
#include "sqlite.h"
#include "statements.h"

#include <store/paths.h>

#include <filesystem>
#include <string>
#include <utility>

namespace schreiber::store {

namespace {

// SQLite's word on a file that is no database, or not ours, made exact by the file's first bytes.
StoreError foreign(const std::string& path, const Schema& schema) {
    const bool broken = kindOfFile(path, schema.application) == FileKind::Ours;
    return {broken ? StoreErrorKind::Damaged : StoreErrorKind::Foreign, path, {}};
}

// The schema version of a file that is ours.
Stored<int> versionOf(Database& database, const Schema& schema) {
    const auto id = database.selectNumber(sqlite::kSelectApplicationId);
    if (!id) return base::fail(id.error());
    const auto version = database.selectNumber(sqlite::kSelectSchemaVersion);
    if (!version) return base::fail(version.error());
    const auto latest = static_cast<std::int64_t>(schema.migrations.size());
    if (id.value() != schema.application)
        return base::fail(StoreError{StoreErrorKind::Foreign, database.path(), {}});
    if (version.value() > latest)
        return base::fail(
            StoreError{StoreErrorKind::Newer, database.path(), std::to_string(version.value())});
    if (version.value() < 1)
        return base::fail(StoreError{StoreErrorKind::Damaged, database.path(), "user_version"});
    return static_cast<int>(version.value());
}

Stored<base::Done> bringUpToDate(Database& database, Access access, const Migrations& migrations,
                                 int version) {
    if (static_cast<std::size_t>(version) == migrations.size()) return base::Done{};
    if (access == Access::ReadOnly)
        return base::fail(StoreError{StoreErrorKind::Outdated, database.path(), std::to_string(version)});
    return migrate(database, migrations, version);
}

Stored<base::Done> fill(Database& database, const tournament::Tournament& tournament,
                        const std::vector<JournalEntry>& journal) {
    auto transaction = Transaction::begin(database, Transaction::Kind::Write);
    if (!transaction) return base::fail(std::move(transaction).error());
    const std::vector<RowChange> rows = wholeOf(tournament);
    for (const RowChange& row : rows)
        if (auto done = apply(database, row); !done) return done;
    if (auto done = indexRulings(database, {}, tournament.rulings); !done) return done;
    JournalHead head;
    for (const JournalEntry& entry : journal) {
        const bool last = &entry == &journal.back();
        auto next = append(database, head, entry, last, last ? rows : std::vector<RowChange>());
        if (!next) return base::fail(std::move(next).error());
        head = *next;
    }
    return transaction->commit();
}

} // namespace

Stored<Database> connectForInspection(const std::string& path, const Schema& schema, OnLock onLock) {
    if (auto error = whyNoFile(path)) return base::fail(std::move(*error));
    auto version = base::Result<int, StoreError>(0);
    {
        auto database = Database::open(path, Opening::ReadOnly, onLock);
        if (database)
            version = versionOf(*database, schema);
        else
            version = base::fail(std::move(database).error());
        if (version) return database;
    }
    // The connection is closed by now: its locks would fall with our own look at the file.
    if (version.error().kind == StoreErrorKind::Foreign) return base::fail(foreign(path, schema));
    return base::fail(std::move(version).error());
}

Stored<Database> connectTo(const std::string& path, Access access, const Schema& schema, OnLock onLock) {
    const Migrations& migrations = schema.migrations;
    auto inspected = connectForInspection(path, schema, onLock);
    if (!inspected) return inspected;
    const auto version = versionOf(*inspected, schema);
    if (!version) return base::fail(version.error());
    if (auto done = checkSchema(*inspected, migrations, *version); !done)
        return base::fail(std::move(done).error());
    if (access == Access::ReadOnly && static_cast<std::size_t>(*version) == migrations.size())
        return inspected;
    auto database =
        Database::open(path, access == Access::ReadOnly ? Opening::ReadOnly : Opening::ReadWrite, onLock);
    if (!database) return database;
    if (auto done = bringUpToDate(*database, access, migrations, *version); !done)
        return base::fail(std::move(done).error());
    return database;
}

Stored<base::Done> writeNewFile(const std::string& path, const tournament::Tournament& tournament,
                                const std::vector<JournalEntry>& journal, const Migrations& migrations) {
    return writeNewFile(path, Schema(migrations),
                        [&](Database& database) { return fill(database, tournament, journal); });
}

Stored<base::Done> writeNewFile(const std::string& path, const Schema& schema,
                                const std::function<Stored<base::Done>(Database&)>& fillIt) {
    if (auto error = whyNoPlace(path)) return base::fail(std::move(*error));
    std::error_code ignored;
    if (std::filesystem::exists(std::filesystem::symlink_status(path, ignored)))
        return base::fail(StoreError{StoreErrorKind::Exists, path, {}});
    const auto named = [&path](StoreError error) {
        error.file = path;
        return base::fail(std::move(error));
    };
    PartFile part(path);
    if (auto stands = part.checkFolder(); !stands) return stands;
    {
        auto database = Database::open(part.path(), Opening::Create);
        if (!database) return named(std::move(database).error());
        if (auto done = database->execute(sqlite::setApplicationId(schema.application)); !done)
            return named(std::move(done).error());
        if (auto done = migrate(*database, schema.migrations, 0); !done)
            return named(std::move(done).error());
        if (auto done = fillIt(*database); !done) return named(std::move(done).error());
    }
    return part.putInPlace(false);
}

} // namespace schreiber::store
