#pragma once

#include "layout.h"
#include "row.h"

#include <base/result.h>
#include <store/access.h>
#include <store/store_error.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QString;

namespace schreiber::store {

template <class T>
using Stored = base::Result<T, StoreError>;

struct Schema;

enum class Opening { ReadWrite, ReadOnly };

// A connection: prepared statements with parameters, rows as values, errors as StoreError. Statements are
// kept prepared for the next time, and no statement stays open after a call.
class Database {
  public:
    // The only way to a file that is there. Whoever wrote it may have put a view without end in place of a
    // table: its application id, its version and everything in its schema are looked at before any table is
    // asked, and looked at again by the next transaction once they changed. What is asked may take only as
    // many steps, and give only as much, as a sound file of this size could; else it is Damaged. A file that
    // another tool left in WAL mode is taken back to a rollback journal.
    // Foreign, Newer and Damaged are told apart; an older version is opened.
    static Stored<Database> open(const std::string& path, Opening opening, const Schema& schema,
                                 OnLock onLock = OnLock::Wait);
    // A new file, of which nothing is there yet.
    static Stored<Database> create(const std::string& path);
    static Stored<Database> openInMemory();

    Database(Database&&) noexcept;
    Database& operator=(Database&&) noexcept;
    ~Database();

    // Before it goes to another thread: a connection belongs to the one that made it. Nothing can be asked of
    // it any more; another takes its place.
    void close();

    const std::string& path() const;

    // Whether the medium failed, at the last statement, to give what the file holds: SQLite says that in the
    // words of a damaged file.
    bool mediumFailed() const;

    // How often anybody wrote into the file, as it says itself; none where that cannot be told.
    std::optional<std::uint32_t> countOfWrites() const;

    // How many rows it changed.
    Stored<int> execute(const std::string& sql, const Row& parameters = {});

    // Writes into the tables of the full-text index, past it: where it cannot be read itself.
    Stored<base::Done> executeOnIndex(const std::string& sql);

    // A value that is not of its column's type, or longer than any there, means a damaged file.
    Stored<std::vector<Row>> select(const std::string& sql, const std::vector<Column>& columns,
                                    const Row& parameters = {});
    // The row, from 0, in which the last `select` came upon such a value; nothing where it did not.
    std::optional<std::size_t> badRow() const;
    // The first column of the first row, a number.
    Stored<std::int64_t> selectNumber(const std::string& sql);

    // Which migrations the file has taken, as of the last look at its schema.
    int schemaVersion() const;
    // Looks at the schema if it is not the one that was looked at last. Inside a transaction.
    Stored<base::Done> checkUnchanged();
    // WAL mode is given up where nobody else has the file open; OpenElsewhere where somebody has.
    Stored<base::Done> leaveWal(OnLock onLock);

  private:
    struct Connection;
    explicit Database(std::unique_ptr<Connection> connection);
    static Stored<Database> connect(const std::string& path, const QString& name, OnLock onLock);
    static Stored<Database> openChecked(const std::string& path, Opening opening, const Schema& schema,
                                        OnLock onLock);
    Stored<base::Done> check();
    std::unique_ptr<Connection> m_connection;
};

// Rolls back what was not committed.
class Transaction {
  public:
    enum class Kind { Read, Write };
    static Stored<Transaction> begin(Database& database, Kind kind);

    Transaction(Transaction&& other) noexcept;
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();

    Stored<base::Done> commit();

  private:
    explicit Transaction(Database& database);
    Database* m_database;
};

} // namespace schreiber::store
