#include "club_rows.h"
#include "club_rulings.h"
#include "connect.h"
#include "database.h"
#include "file_system.h"
#include "migrations.h"
#include "sqlite.h"
#include "statements.h"
#include "verify.h"

#include <store/club_file.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace schreiber::store {

namespace {

using tournament::Club;

Schema clubSchema() {
    return {sqlite::kClubApplicationId, clubMigrations()};
}

// What the room says of a tournament file, said of a club's: there is something else to do about it.
StoreError ofClub(StoreError error) {
    if (error.kind == StoreErrorKind::Foreign) error.kind = StoreErrorKind::ForeignClub;
    if (error.kind == StoreErrorKind::Damaged) error.kind = StoreErrorKind::DamagedClub;
    return error;
}

// Inside a transaction.
Stored<std::vector<Finding>> checkClub(Database& database) {
    Finding unreadable;
    const auto rows = readClubRows(database, &unreadable);
    if (!rows && rows.error().kind != StoreErrorKind::Damaged) return base::fail(rows.error());
    // SQLite's own look takes memory for a whole row, however long it is.
    if (!rows && unreadable.what == kNoSuchText) return std::vector<Finding>{unreadable};
    auto findings = checkDatabase(database);
    if (!findings) return findings;
    if (!rows) {
        findings->push_back(std::move(unreadable));
    } else if (const auto club = clubOf(*rows); !club && findings->empty()) {
        findings->push_back(club.error());
    } else if (findings->empty()) {
        auto noText = firstNoText(database);
        if (!noText) return base::fail(noText.error());
        if (*noText) return std::vector<Finding>{std::move(**noText)};
        return checkClubRulings(database);
    }
    return findings;
}

Stored<std::vector<Finding>> verifyClub(Database& database) {
    auto reading = Transaction::begin(database, Transaction::Kind::Read);
    if (!reading) return asFinding(reading.error());
    return checkClub(database);
}

Stored<std::vector<Finding>> restoreClub(Database& database) {
    auto writing = Transaction::begin(database, Transaction::Kind::Write);
    if (!writing) return asFinding(writing.error());
    if (auto done = indexClubRulings(database); !done) return base::fail(std::move(done).error());
    auto findings = checkClub(database);
    if (!findings || !findings->empty()) return findings;
    if (auto done = writing->commit(); !done) return base::fail(std::move(done).error());
    return findings;
}

} // namespace

struct ClubFile::Impl {
    std::string path;
    Database database;
    FileIdentity identity;
    ClubRows rows;
    Club club;

    Impl(std::string at, Database connection, FileIdentity file)
        : path(std::move(at))
        , database(std::move(connection))
        , identity(file) {}

    // Inside a transaction.
    Stored<base::Done> read() {
        const auto version = database.selectNumber(sqlite::kSelectSchemaVersion);
        if (!version) return base::fail(version.error());
        if (version.value() != static_cast<std::int64_t>(clubMigrations().size()))
            return base::fail(StoreError{StoreErrorKind::Newer, path, std::to_string(*version)});
        auto found = readClubRows(database);
        if (!found) return base::fail(std::move(found).error());
        auto value = clubOf(*found);
        if (!value)
            return base::fail(
                StoreError{StoreErrorKind::Damaged, path,
                           value.error().table + ' ' + value.error().row + ' ' + value.error().column});
        rows = std::move(*found);
        club = std::move(*value);
        return base::Done{};
    }

    Stored<base::Done> load() {
        auto reading = Transaction::begin(database, Transaction::Kind::Read);
        if (!reading) return base::fail(std::move(reading).error());
        return read();
    }

    Stored<base::Done> remember(const Club& after, const EveningRulings& rulings) {
        const auto at = std::find_if(after.tournaments.begin(), after.tournaments.end(),
                                     [&](const auto& one) { return one.identity == rulings.identity; });
        if (at == after.tournaments.end()) return base::Done{}; // it was not remembered after all
        return replaceRulings(database, at->number, rulings.rulings);
    }

    // Reads in a transaction of its own, so that rows and index are of one moment.
    template <class Read>
    auto reading(Read read) -> decltype(read(database)) {
        auto transaction = Transaction::begin(database, Transaction::Kind::Read);
        if (!transaction) return base::fail(ofClub(transaction.error()));
        auto found = read(database);
        if (!found) return base::fail(ofClub(found.error()));
        return found;
    }

    base::Result<base::Done, TransactError> transact(const Step& step,
                                                     const std::vector<EveningRulings>& rulings) {
        if (auto stands = checkStanding(path, identity); !stands)
            return base::fail(TransactError(std::move(stands).error()));
        std::optional<StoreError> error;
        std::optional<ClubRows> told; // what tells from the file whether it was written
        {
            auto transaction = Transaction::begin(database, Transaction::Kind::Write);
            if (!transaction) return base::fail(TransactError(ofClub(transaction.error())));
            if (auto done = read(); !done) return base::fail(TransactError(ofClub(done.error())));
            auto wanted = step(club);
            if (!wanted) return base::fail(TransactError(std::move(wanted).error()));
            ClubRows after = rowsOf(*wanted);
            if (auto refusal = whyNotStorable(after)) return base::fail(TransactError(std::move(*refusal)));
            for (const EveningRulings& one : rulings)
                if (auto refusal = whyNotStorable(one.rulings))
                    return base::fail(TransactError(std::move(*refusal)));
            const bool same = after == rows;
            auto done = writeDifference(database, rows, after);
            for (auto one = rulings.begin(); done && one != rulings.end(); ++one)
                done = remember(*wanted, *one);
            if (!done) return base::fail(TransactError(ofClub(done.error())));
            done = transaction->commit();
            if (done) {
                rows = std::move(after);
                club = std::move(*wanted);
                return base::Done{};
            }
            error = done.error();
            told = same ? std::nullopt : std::optional(std::move(after));
        }
        // A commit can fail when the disk already holds it: the value becomes what the file says.
        const auto loaded = load();
        if (loaded && told && rows == *told) return base::Done{};
        if (loaded && told && error->kind == StoreErrorKind::Unconfirmed)
            error->kind = StoreErrorKind::InputOutput;
        return base::fail(TransactError(ofClub(*error)));
    }
};

ClubFile::ClubFile(std::unique_ptr<Impl> impl)
    : m_impl(std::move(impl)) {}
ClubFile::ClubFile(ClubFile&&) noexcept = default;
ClubFile& ClubFile::operator=(ClubFile&&) noexcept = default;
ClubFile::~ClubFile() = default;

base::Result<ClubFile, StoreError> ClubFile::create(const std::string& path) {
    const auto empty = [](Database&) -> Stored<base::Done> { return base::Done{}; };
    if (auto written = writeNewFile(path, clubSchema(), empty); !written)
        return base::fail(std::move(written).error());
    auto opened = open(path, Access::ReadWrite);
    if (!opened) return base::fail(ofNewFile(std::move(opened).error()));
    return opened;
}

base::Result<ClubFile, StoreError> ClubFile::open(const std::string& path, Access access) {
    auto database = connectTo(path, access, clubSchema());
    if (!database) return base::fail(ofClub(database.error()));
    const auto identity = identityOf(path);
    if (!identity) return base::fail(identity.error());
    auto impl = std::make_unique<Impl>(path, std::move(*database), *identity);
    if (auto loaded = impl->load(); !loaded) return base::fail(ofClub(loaded.error()));
    return ClubFile(std::move(impl));
}

const std::string& ClubFile::path() const {
    return m_impl->path;
}
const Club& ClubFile::club() const {
    return m_impl->club;
}
base::Result<base::Done, TransactError> ClubFile::transact(const Step& step,
                                                           const std::vector<EveningRulings>& rulings) {
    return m_impl->transact(step, rulings);
}

base::Result<std::vector<ClubRuling>, StoreError> ClubFile::searchRulings(const RulingSearch& search) const {
    return m_impl->reading([&](Database& database) { return findClubRulings(database, search); });
}

base::Result<std::optional<ClubRuling>, StoreError> ClubFile::ruling(int number) const {
    auto found = m_impl->reading([&](Database& database) { return readClubRuling(database, number); });
    if (!found) return base::fail(found.error());
    return found->empty() ? std::nullopt : std::optional(std::move(found->front()));
}

base::Result<std::vector<Finding>, StoreError> ClubFile::verifyFile(const std::string& path) {
    auto database = connectForInspection(path, clubSchema());
    auto findings = database ? verifyClub(*database) : asFinding(database.error());
    if (!findings) return base::fail(ofClub(findings.error()));
    return findings;
}

base::Result<std::vector<Finding>, StoreError> ClubFile::restoreFile(const std::string& path) {
    auto database = connectTo(path, Access::ReadWrite, clubSchema());
    auto findings = database ? restoreClub(*database) : asFinding(database.error());
    if (!findings) return base::fail(ofClub(findings.error()));
    return findings;
}

} // namespace schreiber::store
