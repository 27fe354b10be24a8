#include "copy.h"

#include "file_system.h"
#include "sqlite.h"
#include "verify.h"

#include <store/paths.h>

#include <utility>

namespace schreiber::store {

namespace {

Stored<bool> isOlderState(const std::string& path, const std::string& copy) {
    auto there = Database::open(copy, Opening::ReadOnly);
    if (!there) return base::fail(std::move(there).error());
    const auto last = readHead(*there);
    if (!last) return base::fail(last.error());
    auto source = Database::open(path, Opening::ReadOnly);
    if (!source) return base::fail(std::move(source).error());
    return hasRow(*source, *last);
}

Stored<base::Done> checkDestination(const std::string& path, const std::string& copy) {
    if (auto error = whyNoPlace(copy)) return base::fail(std::move(*error));
    if (!fileStands(copy)) return base::Done{};
    const auto source = identityOf(path);
    const auto there = identityOf(copy);
    if (!source) return base::fail(source.error());
    if (!there) return base::fail(there.error());
    if (*source == *there) return base::fail(StoreError{StoreErrorKind::Itself, copy, {}});
    if (kindOfFile(copy, sqlite::kApplicationId) != FileKind::Ours)
        return base::fail(StoreError{StoreErrorKind::OtherKind, copy, {}});
    // What is lost by replacing it may be an older copy of the same evening, never another one, nor one that
    // went on without this file.
    auto older = isOlderState(path, copy);
    if (!older) return base::fail(std::move(older).error());
    if (!*older) return base::fail(StoreError{StoreErrorKind::AnotherEvening, copy, {}});
    return base::Done{};
}

Stored<int> vacuumInto(Database& database, const PartFile& part) {
    return database.execute(sqlite::kCopyInto, {sqlite::databaseName(part.path(), true).toStdString()});
}

} // namespace

Stored<base::Done> copyFile(const std::string& path, const std::string& copy) {
    if (auto free = checkDestination(path, copy); !free) return free;
    PartFile part(copy);
    if (auto stands = part.checkFolder(); !stands) return stands;
    {
        // A connection of its own: one that only reads would not let SQLite write the copy either.
        auto database = Database::open(path, Opening::ReadWrite);
        if (!database) return base::fail(std::move(database).error());
        if (auto written = vacuumInto(*database, part); !written) {
            StoreError error = std::move(written).error();
            const bool source = error.kind == StoreErrorKind::Damaged || error.kind == StoreErrorKind::Locked;
            if (!source) error.file = copy;
            return base::fail(std::move(error));
        }
    }
    return part.putInPlace(true);
}

Stored<base::Done> copyGoneFile(Database& open, const JournalHead& last, const std::string& copy) {
    PartFile part(copy);
    if (auto stands = part.checkFolder(); !stands) return stands;
    if (auto written = vacuumInto(open, part); !written) return base::fail(std::move(written).error());
    {
        auto made = Database::open(part.path(), Opening::ReadOnly);
        if (!made) return base::fail(std::move(made).error());
        const auto has = hasRow(*made, last);
        if (!has) return base::fail(has.error());
        const auto found = verifyDatabase(*made);
        if (!found) return base::fail(found.error());
        if (!*has || !found->empty()) return base::fail(StoreError{StoreErrorKind::Damaged, copy, {}});
    }
    return part.putInPlace(false);
}

} // namespace schreiber::store
