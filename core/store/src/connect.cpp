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
    return Database::open(path, Opening::ReadOnly, schema, onLock);
}

Stored<Database> connectTo(const std::string& path, Access access, const Schema& schema, OnLock onLock) {
    if (auto error = whyNoFile(path)) return base::fail(std::move(*error));
    const auto opening = access == Access::ReadOnly ? Opening::ReadOnly : Opening::ReadWrite;
    auto database = Database::open(path, opening, schema, onLock);
    if (!database) return database;
    if (auto done = bringUpToDate(*database, access, schema.migrations, database->schemaVersion()); !done)
        return base::fail(std::move(done).error());
    return database;
}

StoreError ofNewFile(StoreError error) {
    if (error.kind == StoreErrorKind::InputOutput) error.kind = StoreErrorKind::Unconfirmed;
    return error;
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
    auto part = makePart(path);
    if (!part) return base::fail(std::move(part).error());
    {
        auto database = Database::create(part->path());
        if (!database) return named(std::move(database).error());
        if (auto done = database->execute(sqlite::setApplicationId(schema.application)); !done)
            return named(std::move(done).error());
        if (auto done = migrate(*database, schema.migrations, 0); !done)
            return named(std::move(done).error());
        if (auto done = fillIt(*database); !done) return named(std::move(done).error());
    }
    return putInPlace(*part, path, base::OnExisting::Refuse);
}

} // namespace schreiber::store
