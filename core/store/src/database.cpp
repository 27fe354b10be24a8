#include "database.h"

#include "file_system.h"
#include "sqlite.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QVariant>
#include <fmt/format.h>

#include <atomic>
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

QVariant bound(const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return QVariant::fromValue<qlonglong>(*number);
    if (const auto* text = std::get_if<std::string>(&value))
        return QByteArray(text->data(), static_cast<qsizetype>(text->size()));
    return {};
}

// False where the value is not of the column's type.
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
        value = found.toString().toStdString();
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

    StoreError failed(const QSqlError& error) const { return errorOf(error, path); }

    // The statement, run; the caller finishes it.
    Stored<QSqlQuery*> run(const std::string& sql, const Row& parameters) {
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
            const StoreError error = failed(query.lastError());
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

Stored<Database> Database::connect(const std::string& path, const QString& name, bool readOnly,
                                   OnLock onLock) {
    static std::atomic<int> s_count = 0;
    auto connection = std::make_unique<Connection>();
    connection->path = path;
    connection->name = QStringLiteral("schreiber-%1").arg(++s_count);
    connection->database = QSqlDatabase::addDatabase(QLatin1String(sqlite::kDriver), connection->name);
    connection->database.setConnectOptions(sqlite::connectOptions(onLock));
    connection->database.setDatabaseName(name);
    if (!connection->database.open()) return base::fail(errorOf(connection->database.lastError(), path));
    Database database(std::move(connection));
    for (const std::string& statement : sqlite::connectionSetup(readOnly))
        if (auto done = database.execute(statement); !done) return base::fail(std::move(done).error());
    return database;
}

Stored<Database> Database::open(const std::string& path, Opening opening, OnLock onLock) {
    return connect(path, sqlite::databaseName(path, opening == Opening::Create), opening == Opening::ReadOnly,
                   onLock);
}

Stored<Database> Database::openInMemory() {
    return connect({}, sqlite::memoryDatabaseName(), false, OnLock::Wait);
}

void Database::close() {
    m_connection.reset();
}

const std::string& Database::path() const {
    return m_connection->path;
}

Stored<int> Database::execute(const std::string& sql, const Row& parameters) {
    auto query = m_connection->run(sql, parameters);
    if (!query) return base::fail(std::move(query).error());
    const int changed = (*query)->numRowsAffected();
    (*query)->finish();
    return changed;
}

Stored<std::vector<Row>> Database::select(const std::string& sql, const std::vector<Column>& columns,
                                          const Row& parameters) {
    auto run = m_connection->run(sql, parameters);
    if (!run) return base::fail(std::move(run).error());
    QSqlQuery& query = **run;
    std::vector<Row> rows;
    while (query.next()) {
        Row& row = rows.emplace_back(columns.size());
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (!readColumn(query.value(static_cast<int>(i)), columns[i], row[i])) {
                query.finish();
                return base::fail(StoreError{StoreErrorKind::Damaged, path(), std::string(columns[i].name)});
            }
    }
    const QSqlError error = query.lastError();
    query.finish();
    if (error.isValid()) return base::fail(m_connection->failed(error));
    return rows;
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
    auto begun = database.execute(kind == Kind::Write ? sqlite::kBeginWrite : "BEGIN");
    if (!begun) return base::fail(std::move(begun).error());
    return Transaction(database);
}

Stored<base::Done> Transaction::commit() {
    auto done = m_database->execute("COMMIT");
    if (!done) return base::fail(std::move(done).error());
    m_database = nullptr;
    return base::Done{};
}

} // namespace schreiber::store
