#include "database.h"

#include "file_system.h"
#include "migrations.h"
#include "sqlite.h"

#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QVariant>
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <optional>
#include <thread>
#include <unordered_map>
#include <utility>

namespace schreiber::store {

namespace {

StoreError errorOf(const QSqlError& error, const std::string& path) {
    const int code = error.nativeErrorCode().toInt();
    StoreError result = {sqlite::kindOf(code), path, {}};
    if (!sqlite::saysAll(code)) result.detail = error.databaseText().toStdString();
    if (!fileStands(path)) result.kind = StoreErrorKind::NotFound;
    if (result.kind == StoreErrorKind::Locked) result.detail = sqlite::lockHolder(path);
    if (result.kind == StoreErrorKind::InputOutput && !folderIsWritable(path))
        result.kind = StoreErrorKind::ReadOnly;
    return result;
}

std::size_t sizeOf(const Value& value) {
    const auto* text = std::get_if<std::string>(&value);
    return sizeof(Value) + (text ? text->size() : 0);
}

QVariant bound(const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return QVariant::fromValue<qlonglong>(*number);
    if (const auto* text = std::get_if<std::string>(&value))
        return QByteArray(text->data(), static_cast<qsizetype>(text->size()));
    return {};
}

// No value that a statement with these columns reads is longer. SQLite reads its schema by the way.
std::size_t longestOf(const std::vector<Column>& columns) {
    constexpr std::size_t kSchemaBytes = 64 << 10;
    std::size_t longest = 0;
    for (const Column& column : columns)
        if (column.type == ColumnType::Text)
            longest = std::max({longest, column.most == 0 ? kMostRowBytes : column.most, kSchemaBytes});
    return longest == 0 ? kMostRowBytes : longest; // numbers alone may be worked out of anything
}

// False where the value is not of the column's type, or too long.
bool readColumn(const QVariant& found, const Column& column, Value& value) {
    if (found.isNull()) {
        value = std::monostate();
        return column.nullable;
    }
    if (column.type == ColumnType::Integer && found.typeId() == QMetaType::LongLong) {
        value = std::int64_t{found.toLongLong()};
        return true;
    }
    if (column.type == ColumnType::Text && found.typeId() == QMetaType::QString) {
        std::string text = found.toString().toStdString();
        if (column.most != 0 && text.size() > column.most) return false;
        value = std::move(text);
        return true;
    }
    return false;
}

} // namespace

struct Database::Connection {
    std::string path;
    QString name;
    QSqlDatabase database;
    std::unordered_map<std::string, QSqlQuery> prepared;
    // Of a file that is there: what its schema has to be, and what it was when it was looked at.
    std::optional<Schema> schema;
    int version = 0;
    std::int64_t cookie = 0;
    sqlite::Limits limits;
    std::optional<std::size_t> badRow; // of the last select

    Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() {
        // Qt wants every query and every copy of the connection gone before it is removed.
        prepared.clear();
        database.close();
        database = QSqlDatabase();
        if (!name.isEmpty()) QSqlDatabase::removeDatabase(name);
    }

    StoreError failed(const QSqlError& error) const {
        StoreError result = errorOf(error, path);
        if (result.kind == StoreErrorKind::Damaged && limits.mediumFailed())
            return {StoreErrorKind::InputOutput, path, {}};
        return result;
    }

    // The statement, run; the caller finishes it.
    Stored<QSqlQuery*> run(const std::string& sql, const Row& parameters) {
        if (schema) limits.renew(path);
        limits.forgetMedium();
        auto found = prepared.find(sql);
        if (found == prepared.end()) {
            QSqlQuery query(database);
            query.setForwardOnly(true);
            if (!query.prepare(QString::fromStdString(sql))) return base::fail(failed(query.lastError()));
            found = prepared.emplace(sql, std::move(query)).first;
        }
        QSqlQuery& query = found->second;
        for (std::size_t i = 0; i < parameters.size(); ++i)
            query.bindValue(static_cast<int>(i), bound(parameters[i]));
        if (!query.exec()) {
            StoreError error = failed(query.lastError());
            const int code = query.lastError().nativeErrorCode().toInt();
            if (sqlite::isTooLong(code)) badRow = 0; // it reads the first row at once
            if (sql == sqlite::kCommit && sqlite::mayBeCommitted(code))
                error.kind = StoreErrorKind::Unconfirmed;
            query.finish();
            return base::fail(error);
        }
        return &query;
    }
};

Database::Database(std::unique_ptr<Connection> connection)
    : m_connection(std::move(connection)) {}
Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;
Database::~Database() = default;

Stored<Database> Database::connect(const std::string& path, const QString& name, OnLock onLock) {
    static std::atomic<int> s_count = 0;
    auto connection = std::make_unique<Connection>();
    connection->path = path;
    connection->name = QStringLiteral("schreiber-%1").arg(++s_count);
    connection->database = QSqlDatabase::addDatabase(QLatin1String(sqlite::kDriver), connection->name);
    connection->database.setConnectOptions(sqlite::connectOptions(onLock));
    connection->database.setDatabaseName(name);
    if (!connection->database.open()) return base::fail(errorOf(connection->database.lastError(), path));
    if (!connection->limits.attach(connection->database.driver()->handle()))
        return base::fail(StoreError{StoreErrorKind::InputOutput, path, "sqlite3"});
    return Database(std::move(connection));
}

Stored<Database> Database::openChecked(const std::string& path, Opening opening, const Schema& schema,
                                       OnLock onLock) {
    if (auto thing = whatIsInTheWay(path))
        return base::fail(StoreError{StoreErrorKind::InTheWay, path, std::move(*thing)});
    auto database = connect(path, sqlite::databaseName(path, false), onLock);
    if (!database) return database;
    database->m_connection->schema.emplace(schema);
    for (const std::string& statement : sqlite::connectionSetup())
        if (auto done = database->execute(statement); !done) return base::fail(std::move(done).error());
    {
        auto reading = Transaction::begin(*database, Transaction::Kind::Read);
        if (!reading) return base::fail(std::move(reading).error());
    }
    // It can be read in WAL mode as well, and nobody is waited for then.
    auto left = database->leaveWal(opening == Opening::ReadOnly ? OnLock::Say : onLock);
    if (opening == Opening::ReadOnly) return database;
    // Where nothing can be written at all, only an action says so.
    if (!left && left.error().kind != StoreErrorKind::ReadOnly) return base::fail(std::move(left).error());
    if (auto done = database->execute(sqlite::kAllowWriting); !done)
        return base::fail(std::move(done).error());
    return database;
}

Stored<Database> Database::open(const std::string& path, Opening opening, const Schema& schema,
                                OnLock onLock) {
    auto database = openChecked(path, opening, schema, onLock);
    if (database || database.error().kind != StoreErrorKind::Foreign) return database;
    // SQLite's word on a file that is no database, or not ours, made exact by the file's first bytes. The
    // connection is closed by now: its locks would fall with our own look at the file.
    const bool broken = kindOfFile(path, schema.application) == FileKind::Ours;
    return base::fail(StoreError{broken ? StoreErrorKind::Damaged : StoreErrorKind::Foreign, path, {}});
}

Stored<Database> Database::create(const std::string& path) {
    auto database = connect(path, sqlite::databaseName(path, true), OnLock::Wait);
    if (!database) return database;
    for (const std::string& statement : sqlite::connectionSetup())
        if (auto done = database->execute(statement); !done) return base::fail(std::move(done).error());
    if (auto done = database->execute(sqlite::kAllowWriting); !done)
        return base::fail(std::move(done).error());
    return database;
}

Stored<Database> Database::openInMemory() {
    return connect({}, sqlite::memoryDatabaseName(), OnLock::Wait);
}

int Database::schemaVersion() const {
    return m_connection->version;
}

Stored<base::Done> Database::check() {
    const auto id = selectNumber(sqlite::kSelectApplicationId);
    if (!id) return base::fail(id.error());
    if (*id != m_connection->schema->application)
        return base::fail(StoreError{StoreErrorKind::Foreign, path(), {}});
    const auto version = selectNumber(sqlite::kSelectSchemaVersion);
    if (!version) return base::fail(version.error());
    if (auto done = checkSchema(*this, *m_connection->schema, *version); !done) return done;
    m_connection->version = static_cast<int>(*version);
    return base::Done{};
}

Stored<base::Done> Database::checkUnchanged() {
    if (!m_connection->schema) return base::Done{};
    const auto cookie = selectNumber(sqlite::kSelectSchemaCookie);
    if (!cookie) return base::fail(cookie.error());
    const auto version = selectNumber(sqlite::kSelectSchemaVersion);
    if (!version) return base::fail(version.error());
    if (*version != 0 && *version == m_connection->version && *cookie == m_connection->cookie)
        return base::Done{};
    if (auto done = check(); !done) return done;
    m_connection->cookie = *cookie;
    return base::Done{};
}

Stored<base::Done> Database::leaveWal(OnLock onLock) {
    static const std::vector<Column> kMode = {{"journal_mode", ColumnType::Text, false}};
    const auto mode = select(sqlite::kSelectJournalMode, kMode);
    if (!mode) return base::fail(mode.error());
    if (mode->empty() || std::get<std::string>(mode->front().front()) != "wal") return base::Done{};
    const auto only = selectNumber(sqlite::kSelectQueryOnly);
    if (!only) return base::fail(only.error());
    if (auto done = execute(sqlite::kAllowWriting); !done) return base::fail(std::move(done).error());
    // SQLite does not wait here, and somebody who only looks in is soon gone.
    constexpr int kWaits = 40; // of a tenth of a second; the whole command is to end within five
    const bool waits = onLock == OnLock::Wait;
    auto left = select(sqlite::kLeaveWal, kMode);
    for (int n = 0; waits && n < kWaits && !left && left.error().kind == StoreErrorKind::Locked; ++n) {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        left = select(sqlite::kLeaveWal, kMode);
    }
    if (*only != 0)
        if (auto done = execute(sqlite::kForbidWriting); !done) return base::fail(std::move(done).error());
    if (left) return base::Done{};
    StoreError error = left.error();
    if (error.kind == StoreErrorKind::Locked)
        error = {StoreErrorKind::OpenElsewhere, path(), sqlite::lockHolder(path())};
    return base::fail(std::move(error));
}

void Database::close() {
    m_connection.reset();
}

const std::string& Database::path() const {
    return m_connection->path;
}

bool Database::mediumFailed() const {
    return m_connection->limits.mediumFailed();
}

std::optional<std::uint32_t> Database::countOfWrites() const {
    return m_connection->limits.countOfWrites();
}

std::optional<std::size_t> Database::badRow() const {
    return m_connection->badRow;
}

Stored<base::Done> Database::executeOnIndex(const std::string& sql) {
    m_connection->limits.allowIndexTables(true);
    auto done = execute(sql);
    m_connection->limits.allowIndexTables(false);
    if (!done) return base::fail(std::move(done).error());
    return base::Done{};
}

Stored<int> Database::execute(const std::string& sql, const Row& parameters) {
    m_connection->limits.setLongest(kMostRowBytes);
    auto query = m_connection->run(sql, parameters);
    if (!query) return base::fail(std::move(query).error());
    const int changed = (*query)->numRowsAffected();
    (*query)->finish();
    return changed;
}

Stored<std::vector<Row>> Database::select(const std::string& sql, const std::vector<Column>& columns,
                                          const Row& parameters) {
    m_connection->badRow.reset();
    m_connection->limits.setLongest(longestOf(columns));
    auto run = m_connection->run(sql, parameters);
    if (!run) return base::fail(std::move(run).error());
    QSqlQuery& query = **run;
    std::vector<Row> rows;
    while (query.next()) {
        Row& row = rows.emplace_back(columns.size());
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const bool isOurs = readColumn(query.value(static_cast<int>(i)), columns[i], row[i]);
            if (!isOurs) m_connection->badRow = rows.size() - 1;
            if (isOurs && m_connection->limits.take(sizeOf(row[i]) + (i == 0 ? sizeof(Row) : 0))) continue;
            query.finish();
            return base::fail(StoreError{StoreErrorKind::Damaged, path(), std::string(columns[i].name)});
        }
    }
    const QSqlError error = query.lastError();
    query.finish();
    if (!error.isValid()) return rows;
    if (sqlite::isTooLong(error.nativeErrorCode().toInt())) m_connection->badRow = rows.size();
    return base::fail(m_connection->failed(error));
}

Stored<std::int64_t> Database::selectNumber(const std::string& sql) {
    static const std::vector<Column> kNumber = {{"number", ColumnType::Integer, false}};
    auto rows = select(sql, kNumber);
    if (!rows) return base::fail(std::move(rows).error());
    if (rows->empty()) return base::fail(StoreError{StoreErrorKind::Damaged, path(), sql});
    return std::get<std::int64_t>(rows->front().front());
}

Transaction::Transaction(Database& database)
    : m_database(&database) {}

Transaction::Transaction(Transaction&& other) noexcept
    : m_database(std::exchange(other.m_database, nullptr)) {}

Transaction::~Transaction() {
    // After some errors SQLite has rolled back already, and says so by an error here.
    if (m_database) static_cast<void>(m_database->execute("ROLLBACK").ok());
}

Stored<Transaction> Transaction::begin(Database& database, Kind kind) {
    // Whoever put it into WAL mode meanwhile may have it open still: then it is written as it is.
    if (kind == Kind::Write) static_cast<void>(database.leaveWal(OnLock::Say).ok());
    auto begun = database.execute(kind == Kind::Write ? sqlite::kBeginWrite : "BEGIN");
    if (!begun) return base::fail(std::move(begun).error());
    Transaction transaction(database);
    if (auto same = database.checkUnchanged(); !same) return base::fail(std::move(same).error());
    return transaction;
}

Stored<base::Done> Transaction::commit() {
    auto done = m_database->execute(sqlite::kCommit);
    if (!done) return base::fail(std::move(done).error());
    m_database = nullptr;
    return base::Done{};
}

} // namespace schreiber::store
