#include "copy.h"

#include "file_system.h"
#include "migrations.h"
#include "sqlite.h"
#include "verify.h"

#include <store/paths.h>

#include <utility>

namespace schreiber::store {

namespace {

Stored<Database> lookInto(const std::string& file) {
    return Database::open(file, Opening::ReadOnly, releasedMigrations());
}

// What stands where the copy is to go: an older state of the same evening, and what verify finds in it. It
// comes from anywhere, and nothing but that may be lost by replacing it: never another evening, nor one that
// went on without this file.
Stored<std::vector<Finding>> checkOlderState(const std::string& path, const std::string& copy) {
    const auto unreadable = [&copy](const StoreError& error) {
        const bool lasting =
            error.kind != StoreErrorKind::Locked && error.kind != StoreErrorKind::InputOutput;
        return base::fail(lasting ? StoreError{StoreErrorKind::NotACopy, copy, error.detail} : error);
    };
    auto there = lookInto(copy);
    if (!there) return unreadable(there.error());
    // What it holds may lie in a file beside it, which would be laid over the one that takes its place.
    if (auto left = there->leaveWal(OnLock::Say); !left && left.error().kind != StoreErrorKind::ReadOnly)
        return base::fail(std::move(left).error());
    const auto last = readHead(*there);
    if (!last) return unreadable(last.error());
    auto source = lookInto(path);
    if (!source) return base::fail(std::move(source).error());
    const auto has = hasRow(*source, *last);
    if (!has) return base::fail(has.error());
    if (!*has) return base::fail(StoreError{StoreErrorKind::AnotherEvening, copy, {}});
    auto found = verifyDatabase(*there);
    return found ? found : unreadable(found.error());
}

// Whether a sound copy stands there.
Stored<bool> checkDestination(const std::string& path, const std::string& copy) {
    if (auto error = whyNoPlace(copy)) return base::fail(std::move(*error));
    if (!fileStands(copy)) return false;
    const auto source = identityOf(path);
    const auto there = identityOf(copy);
    if (!source) return base::fail(source.error());
    if (!there) return base::fail(there.error());
    if (*source == *there) return base::fail(StoreError{StoreErrorKind::Itself, copy, {}});
    if (kindOfFile(copy, sqlite::kApplicationId) != FileKind::Ours)
        return base::fail(StoreError{StoreErrorKind::OtherKind, copy, {}});
    const auto older = checkOlderState(path, copy);
    if (!older) return base::fail(older.error());
    return older->empty();
}

// The connection lets SQLite write elsewhere for as long as that takes; into its own file it writes nothing.
Stored<base::Done> vacuumInto(Database& database, const base::PartFile& part) {
    const auto only = database.selectNumber(sqlite::kSelectQueryOnly);
    if (!only) return base::fail(only.error());
    if (auto done = database.execute(sqlite::kAllowWriting); !done)
        return base::fail(std::move(done).error());
    auto written =
        database.execute(sqlite::kCopyInto, {sqlite::databaseName(part.path(), true).toStdString()});
    if (*only != 0)
        if (auto done = database.execute(sqlite::kForbidWriting); !done)
            return base::fail(std::move(done).error());
    if (!written) return base::fail(std::move(written).error());
    return base::Done{};
}

} // namespace

Stored<std::vector<Finding>> copyFile(const std::string& path, const std::string& copy) {
    const auto overSound = checkDestination(path, copy);
    if (!overSound) return base::fail(overSound.error());
    auto part = makePart(copy, path);
    if (!part) return base::fail(std::move(part).error());
    {
        // A connection of its own: the other may stand in a transaction.
        auto database = lookInto(path);
        if (!database) return base::fail(std::move(database).error());
        if (auto written = vacuumInto(*database, *part); !written) {
            StoreError error = std::move(written).error();
            // SQLite says damaged of the copy as well, where that cannot be read again.
            if (error.kind == StoreErrorKind::Damaged) {
                const auto sound = verifyDatabase(*database);
                if (!sound)
                    error = sound.error();
                else if (sound->empty())
                    error.kind = StoreErrorKind::InputOutput;
            }
            const bool source = error.kind == StoreErrorKind::Damaged || error.kind == StoreErrorKind::Locked;
            if (!source) error.file = copy;
            return base::fail(std::move(error));
        }
    }
    auto found = verifyAt(part->path());
    if (!found) return found;
    if (!found->empty() && *overSound)
        return base::fail(StoreError{StoreErrorKind::Unsound, copy, placeOf(found->front())});
    if (auto placed = putInPlace(*part, copy, base::OnExisting::Replace); !placed)
        return base::fail(std::move(placed).error());
    return found;
}

Stored<base::Done> copyGoneFile(Database& open, const JournalHead& last, const std::string& copy) {
    auto part = makePart(copy);
    if (!part) return base::fail(std::move(part).error());
    if (auto written = vacuumInto(open, *part); !written) return base::fail(std::move(written).error());
    {
        auto made = lookInto(part->path());
        if (!made) return base::fail(std::move(made).error());
        const auto has = hasRow(*made, last);
        if (!has) return base::fail(has.error());
        const auto found = verifyDatabase(*made);
        if (!found) return base::fail(found.error());
        if (!*has || !found->empty()) return base::fail(StoreError{StoreErrorKind::Damaged, copy, {}});
    }
    return putInPlace(*part, copy, base::OnExisting::Refuse);
}

} // namespace schreiber::store
