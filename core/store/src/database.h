#pragma once

#include "layout.h"
#include "row.h"

#include <base/result.h>
#include <store/store_error.h>

#include <memory>
#include <string>
#include <vector>

class QString;

namespace schreiber::store {

template <class T>
using Stored = base::Result<T, StoreError>;

enum class Opening { ReadWrite, ReadOnly, Create };

// A connection: prepared statements with parameters, rows as values, errors as StoreError. Statements are
// kept prepared for the next time, and no statement stays open after a call.
class Database {
  public:
    static Stored<Database> open(const std::string& path, Opening opening, OnLock onLock = OnLock::Wait);
    static Stored<Database> openInMemory();

    Database(Database&&) noexcept;
    Database& operator=(Database&&) noexcept;
    ~Database();

    // Before it goes to another thread: a connection belongs to the one that made it. Nothing can be asked of
    // it any more; another takes its place.
    void close();

    const std::string& path() const;

    // How many rows it changed.
    Stored<int> execute(const std::string& sql, const Row& parameters = {});

    // A value that is not of its column's type means a damaged file.
    Stored<std::vector<Row>> select(const std::string& sql, const std::vector<Column>& columns,
                                    const Row& parameters = {});
    // The first column of the first row, a number.
    Stored<std::int64_t> selectNumber(const std::string& sql);

  private:
    struct Connection;
    explicit Database(std::unique_ptr<Connection> connection);
    static Stored<Database> connect(const std::string& path, const QString& name, bool readOnly,
                                    OnLock onLock);
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
