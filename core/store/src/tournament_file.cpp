#include "clock_row.h"
#include "connect.h"
#include "copy.h"
#include "database.h"
#include "defects.h"
#include "file_system.h"
#include "journal_rows.h"
#include "migrations.h"
#include "rebuild.h"
#include "ruling_index.h"
#include "sqlite.h"
#include "statements.h"
#include "undo_stack.h"
#include "verify.h"

#include <base/contract.h>
#include <store/tournament_file.h>

#include <QDateTime>

#include <game/refusal_code.h>
#include <utility>

namespace schreiber::store {

namespace {

using tournament::Refusal;
using tournament::Tournament;

Action textOf(const Action& action) {
    Action result = {madeText(action.code), {}};
    for (const auto& [name, value] : action.arguments)
        result.arguments.emplace(madeText(name), madeText(value));
    return result;
}

JournalEntry newEntry(int n, JournalKind kind, int target, const Action& what, const std::string& why) {
    JournalEntry entry;
    entry.n = n;
    entry.at = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    entry.kind = kind;
    entry.target = target;
    entry.what = textOf(what);
    entry.why = madeText(why);
    return entry;
}

Refusal notStorable(const Defect& defect) {
    return {"not_storable", {{"place", defect.path}, {"found", defect.found}, {"expected", defect.expected}}};
}

Stored<Tournament> readTournament(Database& database) {
    const auto snapshot = readSnapshot(database);
    if (!snapshot) return base::fail(snapshot.error());
    auto tournament = rebuild(*snapshot);
    if (!tournament)
        return base::fail(StoreError{StoreErrorKind::Damaged, database.path(), placeOf(tournament.error())});
    if (const auto defect = defectOf(*tournament))
        return base::fail(StoreError{StoreErrorKind::Damaged, database.path(), defect->path});
    return std::move(tournament).value();
}

} // namespace

struct TournamentFile::Impl {
    std::string path;
    Database database;
    FileIdentity identity;
    Access access;
    OnLock onLock;
    Tournament tournament;
    Journal journal;
    JournalHead known; // the last action that was read or written
    UndoStack stack;
    std::int64_t dataVersion = 0; // of the connection, as of the last look
    std::optional<KeptClock> clock;
    std::optional<StoreError> afterword;
    // What was found in the file as it was then; where that was nothing, this alone wrote since.
    std::optional<FileMark> checked;
    std::vector<Finding> found;

    Impl(std::string at, Database connection, FileIdentity file, Access wanted, OnLock then)
        : path(std::move(at))
        , database(std::move(connection))
        , identity(file)
        , access(wanted)
        , onLock(then) {}

    Stored<base::Done> checkStanding() const { return store::checkStanding(path, identity); }

    // A stick that was pulled and plugged in again has the same evening in what is another file to the
    // system, and so has a copy as new as this: where the last action is in it, it is gone on with.
    Stored<base::Done> stand() {
        auto standing = checkStanding();
        if (standing || standing.error().kind != StoreErrorKind::Replaced) return standing;
        const auto there = identityOf(path);
        if (!there || !holds(path, known)) return standing;
        auto again = connectTo(path, access, releasedMigrations(), OnLock::Say);
        if (!again) return base::fail(std::move(again).error());
        database = std::move(*again);
        identity = *there;
        journal.head = {}; // all of it is read
        return base::Done{};
    }

    static bool holds(const std::string& file, const JournalHead& action) {
        auto other = connectForInspection(file, Schema(releasedMigrations()), OnLock::Say);
        if (!other || action.n == 0) return false;
        const auto has = hasRow(*other, action);
        return has.ok() && *has;
    }

    bool isChecked() const { return checked && markOf(database) == checked; }

    // After a transaction of this connection alone; where there was another's as well, nothing is known any
    // more.
    void keepSound() {
        const auto now = markOf(database);
        if (now && now->identity == checked->identity && now->writes == checked->writes + 1) checked = now;
    }

    Stored<std::vector<Finding>> check(const FurtherCheck& further) {
        {
            // With the lock of a reader, so that nobody is just writing.
            const auto reading = Transaction::begin(database, Transaction::Kind::Read);
            if (!reading) return asFinding(reading.error());
            if (further && isChecked()) return found;
            checked = further ? markOf(database) : std::nullopt;
        }
        // This connection may still hold pages as they were before somebody wrote past SQLite.
        auto all = verifyAt(path, further, onLock);
        if (!all) checked.reset();
        if (all) found = *all;
        return all;
    }

    // Reads everything again if another program wrote since, or moved the schema on. Inside a transaction.
    Stored<bool> takeIn() {
        const auto version = database.selectNumber(sqlite::kSelectSchemaVersion);
        if (!version) return base::fail(version.error());
        if (version.value() != static_cast<std::int64_t>(releasedMigrations().size()))
            return base::fail(StoreError{StoreErrorKind::Newer, path, std::to_string(*version)});
        const auto head = readHead(database);
        if (!head) return base::fail(head.error());
        const auto kept = readClock(database);
        if (!kept) return base::fail(kept.error());
        const bool clockIsNew = std::exchange(clock, *kept) != *kept;
        // Where others wrote and the journal does not say so, it was behind the program's back.
        const auto data = database.selectNumber(sqlite::kSelectDataVersion);
        if (!data) return base::fail(data.error());
        const bool isSame = std::exchange(dataVersion, *data) == *data;
        if (*head == journal.head && isSame) return clockIsNew;
        known = *head;
        journal.head = {}; // where this fails, the next look does not take it for known
        auto rows = readJournal(database);
        if (!rows) return base::fail(std::move(rows).error());
        auto value = readTournament(database);
        if (!value) return base::fail(std::move(value).error());
        tournament = std::move(*value);
        journal = std::move(*rows);
        stack = undoStackOf(journal.entries, journal.baseline);
        return true;
    }

    Stored<bool> refresh() {
        if (auto standing = stand(); !standing) return base::fail(std::move(standing).error());
        auto reading = Transaction::begin(database, Transaction::Kind::Read);
        if (!reading) return base::fail(std::move(reading).error());
        return takeIn();
    }

    // The write lock, with the value up to date behind it.
    Stored<Transaction> beginWriting() {
        if (auto standing = stand(); !standing) return base::fail(std::move(standing).error());
        auto transaction = Transaction::begin(database, Transaction::Kind::Write);
        if (!transaction) return transaction;
        if (auto fresh = takeIn(); !fresh) return base::fail(std::move(fresh).error());
        return transaction;
    }

    Stored<JournalHead> writeRows(const JournalEntry& entry, const std::vector<RowChange>& changes) {
        for (const RowChange& change : changes)
            if (auto done = apply(database, change); !done) return base::fail(std::move(done).error());
        return append(database, journal.head, entry, false, changes);
    }

    // An action on its way into the file: what the journal then has last, and the value that goes with it.
    struct Writing {
        JournalEntry entry;
        JournalHead head;
        Tournament after;
    };

    JournalEntry finish(Writing written) {
        tournament = std::move(written.after);
        journal.head = known = written.head;
        journal.entries.push_back(written.entry);
        SCHREIBER_REQUIRE(resolve(journal.entries), "a journal row that targets no action");
        stack = undoStackOf(journal.entries, journal.baseline);
        return std::move(written.entry);
    }

    // Once the commit was asked for, only the file knows whether it was done: the journal may be off the disk
    // before its folder says so. The transaction is over by now.
    base::Result<JournalEntry, TransactError> settle(const Writing& written, StoreError error) {
        journal.head = {}; // all of it is read again, now or by the next call
        const auto reading = Transaction::begin(database, Transaction::Kind::Read);
        const auto has = reading ? hasRow(database, written.head) : Stored<bool>(base::fail(reading.error()));
        if (has) static_cast<void>(takeIn().ok());
        if (has && error.kind == StoreErrorKind::Unconfirmed) error.kind = StoreErrorKind::InputOutput;
        if (!has || !*has) return base::fail(TransactError(std::move(error)));
        afterword = std::move(error);
        return written.entry;
    }

    // The one way in: what `wanted` makes of the value under the write lock is written and committed.
    using Wanted = std::function<base::Result<Writing, TransactError>(const Tournament&)>;
    base::Result<JournalEntry, TransactError> write(const Wanted& wanted) {
        afterword.reset();
        std::optional<Writing> writing;
        std::optional<StoreError> error;
        {
            auto transaction = beginWriting();
            if (!transaction) return base::fail(TransactError(std::move(transaction).error()));
            const bool wasSound = found.empty() && isChecked();
            auto made = wanted(tournament);
            if (!made) return base::fail(std::move(made).error());
            writing = std::move(*made);
            if (auto done = indexRulings(database, tournament.rulings, writing->after.rulings); !done)
                return base::fail(TransactError(std::move(done).error()));
            auto done = transaction->commit();
            if (done) {
                if (wasSound) keepSound();
                return finish(std::move(*writing));
            }
            error = std::move(done).error();
        }
        return settle(*writing, std::move(*error));
    }

    // Whether the step leads from what the journal left to what the file can hold.
    std::optional<TransactError> whyNot(const Step& wanted, const std::vector<RowChange>& changes) {
        if (const auto defect = defectOf(wanted.after, tournament)) return notStorable(*defect);
        if (const auto text = firstTooLong(changes)) return textTooLong(*text);
        if (const auto text = firstTooLong(newEntry(journal.head.n + 1, {}, 0, wanted.what, wanted.why)))
            return textTooLong(*text);
        std::vector<RowChange> touched = totalsThatStay(changes, tournament);
        touched.insert(touched.end(), changes.begin(), changes.end());
        const auto altered = firstNotLeft(database, touched);
        if (!altered) return altered.error();
        if (*altered) return alteredBehind(**altered);
        return std::nullopt;
    }

    Refusal alteredBehind(const NotLeft& row) const {
        return {"tournament_altered",
                {{"name", tournament.settings.name},
                 {"file", path},
                 {"detail", placeOf(Finding{row.table, row.row, row.column, {}})}}};
    }

    base::Result<JournalEntry, TransactError> transact(const StepFunction& step) {
        return write([&](const Tournament& now) -> base::Result<Writing, TransactError> {
            auto wanted = step(now);
            if (!wanted) return base::fail(TransactError(std::move(wanted).error()));
            const std::vector<RowChange> changes = difference(now, wanted->after);
            if (auto reason = whyNot(*wanted, changes)) return base::fail(std::move(*reason));
            const JournalEntry entry =
                newEntry(journal.head.n + 1, JournalKind::Do, 0, wanted->what, wanted->why);
            auto head = writeRows(entry, changes);
            if (!head) return base::fail(TransactError(std::move(head).error()));
            return Writing{entry, *head, std::move(wanted->after)};
        });
    }

    base::Result<Step, TransactError> rehearse(const StepFunction& step) {
        if (auto fresh = refresh(); !fresh) return base::fail(TransactError(std::move(fresh).error()));
        auto wanted = step(tournament);
        if (!wanted) return base::fail(TransactError(std::move(wanted).error()));
        auto reading = Transaction::begin(database, Transaction::Kind::Read);
        if (!reading) return base::fail(TransactError(std::move(reading).error()));
        auto isNew = takeIn();
        if (!isNew) return base::fail(TransactError(std::move(isNew).error()));
        // What others wrote meanwhile is nothing that this step was asked on.
        const auto changes = *isNew ? std::vector<RowChange>() : difference(tournament, wanted->after);
        if (auto reason = whyNot(*wanted, changes)) return base::fail(std::move(*reason));
        return std::move(wanted).value();
    }

    Stored<Writing> move(JournalKind kind, int target, const std::string& why) {
        const auto done = readChanges(database, target);
        if (!done) return base::fail(done.error());
        std::vector<RowChange> changes;
        if (kind == JournalKind::Undo)
            for (auto change = done->rbegin(); change != done->rend(); ++change)
                changes.push_back(change->inverse());
        else
            changes = *done;
        const Action& what = journal.entries[static_cast<std::size_t>(target) - 1].what;
        const JournalEntry entry = newEntry(journal.head.n + 1, kind, target, what, why);
        auto head = writeRows(entry, changes);
        if (!head) return base::fail(std::move(head).error());
        auto after = readTournament(database);
        if (!after) return base::fail(std::move(after).error());
        return Writing{entry, *head, std::move(*after)};
    }

    base::Result<JournalEntry, TransactError> undoOrRedo(JournalKind kind, const std::string& why) {
        return write([&](const Tournament&) -> base::Result<Writing, TransactError> {
            const bool undo = kind == JournalKind::Undo;
            const std::vector<int>& targets = undo ? stack.undo : stack.redo;
            if (targets.empty())
                return base::fail(
                    TransactError(Refusal{undo ? "nothing_to_undo"_refusal : "nothing_to_redo"_refusal, {}}));
            auto moved = move(kind, targets.back(), why);
            if (!moved) return base::fail(TransactError(std::move(moved).error()));
            return std::move(*moved);
        });
    }

    Stored<base::Done> keepClock(const KeptClock& wanted) {
        auto transaction = beginWriting();
        if (!transaction) return base::fail(std::move(transaction).error());
        const bool wasSound = found.empty() && isChecked();
        if (auto done = writeClock(database, wanted); !done) return done;
        auto done = transaction->commit();
        if (!done) return done;
        if (wasSound) keepSound();
        clock = wanted;
        return done;
    }

    std::optional<JournalEntry> last(const std::vector<int>& numbers) const {
        if (numbers.empty()) return std::nullopt;
        return journal.entries[static_cast<std::size_t>(numbers.back()) - 1];
    }
};

TournamentFile::TournamentFile(std::unique_ptr<Impl> impl)
    : m_impl(std::move(impl)) {}
TournamentFile::TournamentFile(TournamentFile&&) noexcept = default;
TournamentFile& TournamentFile::operator=(TournamentFile&&) noexcept = default;
TournamentFile::~TournamentFile() = default;

base::Result<TournamentFile, StoreError> TournamentFile::create(const std::string& path,
                                                                const Tournament& tournament,
                                                                const Action& what,
                                                                const std::vector<JournalEntry>& imported) {
    SCHREIBER_REQUIRE(!whyNotStorable(tournament), "a new file for a tournament that it cannot hold");
    const std::vector<JournalEntry> first = {newEntry(1, JournalKind::Do, 0, what, {})};
    auto written = writeNewFile(path, tournament, imported.empty() ? first : imported, releasedMigrations());
    if (!written) return base::fail(std::move(written).error());
    auto opened = open(path, Access::ReadWrite);
    if (!opened) return base::fail(ofNewFile(std::move(opened).error()));
    return opened;
}

base::Result<TournamentFile, StoreError> TournamentFile::open(const std::string& path, Access access,
                                                              OnLock onLock) {
    auto database = connectTo(path, access, releasedMigrations(), onLock);
    if (!database) return base::fail(std::move(database).error());
    const auto identity = identityOf(path);
    if (!identity) return base::fail(identity.error());
    auto impl = std::make_unique<Impl>(path, std::move(*database), *identity, access, onLock);
    if (auto loaded = impl->refresh(); !loaded) return base::fail(std::move(loaded).error());
    return TournamentFile(std::move(impl));
}

void TournamentFile::disconnect() {
    m_impl->database.close();
}

base::Result<base::Done, StoreError> TournamentFile::connect(OnLock onLock) {
    if (auto standing = m_impl->checkStanding(); !standing) return standing;
    auto database = connectTo(m_impl->path, m_impl->access, releasedMigrations(), onLock);
    if (!database) return base::fail(std::move(database).error());
    m_impl->database = std::move(*database);
    if (auto fresh = m_impl->refresh(); !fresh) return base::fail(std::move(fresh).error());
    return base::Done{};
}

std::optional<Refusal> TournamentFile::whyNotStorable(const Tournament& tournament) {
    if (const auto defect = defectOf(tournament)) return notStorable(*defect);
    const auto text = firstTooLong(wholeOf(tournament));
    return text ? std::optional(textTooLong(*text)) : std::nullopt;
}

const std::string& TournamentFile::path() const {
    return m_impl->path;
}
int TournamentFile::schemaVersion() const {
    return static_cast<int>(releasedMigrations().size());
}
const Tournament& TournamentFile::tournament() const {
    return m_impl->tournament;
}
const std::optional<StoreError>& TournamentFile::afterword() const {
    return m_impl->afterword;
}
const std::vector<JournalEntry>& TournamentFile::journal() const {
    return m_impl->journal.entries;
}
const std::optional<KeptClock>& TournamentFile::roundClock() const {
    return m_impl->clock;
}
base::Result<base::Done, StoreError> TournamentFile::keepRoundClock(const KeptClock& clock) {
    return m_impl->keepClock(clock);
}
base::Result<bool, StoreError> TournamentFile::refresh() {
    return m_impl->refresh();
}

// SQLite opens for reading alone what it may not write, and says so with the first change only: one that
// changes nothing, and is taken back.
std::optional<StoreError> TournamentFile::whyNotWritable() {
    Database& database = m_impl->database;
    const auto transaction = Transaction::begin(database, Transaction::Kind::Write);
    const auto changed =
        transaction
            ? database.execute(sqlite::setSchemaVersion(static_cast<int>(releasedMigrations().size())))
            : Stored<int>(base::fail(transaction.error()));
    if (changed || changed.error().kind != StoreErrorKind::ReadOnly) return std::nullopt;
    return changed.error();
}

std::optional<StoreError> TournamentFile::whyNotThere() const {
    const auto standing = m_impl->checkStanding();
    return standing.ok() ? std::nullopt : std::optional(standing.error());
}

base::Result<JournalEntry, TransactError> TournamentFile::transact(const StepFunction& step) {
    return m_impl->transact(step);
}

base::Result<Step, TransactError> TournamentFile::rehearse(const StepFunction& step) {
    return m_impl->rehearse(step);
}

base::Result<JournalEntry, TransactError> TournamentFile::undo(const std::string& why) {
    return m_impl->undoOrRedo(JournalKind::Undo, why);
}

base::Result<JournalEntry, TransactError> TournamentFile::redo(const std::string& why) {
    return m_impl->undoOrRedo(JournalKind::Redo, why);
}

std::optional<JournalEntry> TournamentFile::nextUndo() const {
    return m_impl->last(m_impl->stack.undo);
}
std::optional<JournalEntry> TournamentFile::nextRedo() const {
    return m_impl->last(m_impl->stack.redo);
}

base::Result<std::vector<int>, StoreError> TournamentFile::searchRulings(const RulingSearch& search) const {
    auto reading = Transaction::begin(m_impl->database, Transaction::Kind::Read);
    if (!reading) return base::fail(std::move(reading).error());
    return store::searchRulings(m_impl->database, search, sqlite::selectUnder);
}

base::Result<std::vector<Finding>, StoreError> TournamentFile::verify(const FurtherCheck& further) const {
    if (auto standing = m_impl->checkStanding(); !standing) return base::fail(std::move(standing).error());
    return m_impl->check(further);
}

base::Result<std::vector<Finding>, StoreError> TournamentFile::verifyFile(const std::string& path,
                                                                          const FurtherCheck& further) {
    return verifyAt(path, further);
}

base::Result<std::vector<Finding>, StoreError> TournamentFile::restoreFile(const std::string& path,
                                                                           int* row) {
    auto database = connectTo(path, Access::ReadWrite, releasedMigrations());
    if (!database) return asFinding(database.error());
    return restoreFromJournal(*database, newEntry(0, JournalKind::Do, 0, {"restored", {}}, {}), row);
}

base::Result<std::vector<Finding>, StoreError> TournamentFile::backup(const std::string& copy) const {
    if (auto standing = m_impl->checkStanding(); !standing) return base::fail(std::move(standing).error());
    return copyFile(m_impl->path, copy);
}

base::Result<base::Done, StoreError> TournamentFile::rescue(const std::string& copy) const {
    return copyGoneFile(m_impl->database, m_impl->known, copy);
}

} // namespace schreiber::store
