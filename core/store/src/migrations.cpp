#include "migrations.h"

#include "sqlite.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <sstream>
#include <utility>

namespace schreiber::store {

namespace {

std::vector<std::string> statementsOf(const std::string& sql) {
    std::vector<std::string> statements;
    std::string statement;
    bool onlyComment = true;
    std::istringstream lines(sql + "\n\n");
    for (std::string line; std::getline(lines, line);) {
        if (!line.empty()) {
            onlyComment = onlyComment && line.rfind("--", 0) == 0;
            statement += line + "\n";
            continue;
        }
        if (!onlyComment) statements.push_back(statement);
        statement.clear();
        onlyComment = true;
    }
    return statements;
}

Stored<std::vector<Row>> schemaOf(Database& database) {
    static const std::vector<Column> kColumns = {{"type", ColumnType::Text, false},
                                                 {"name", ColumnType::Text, false},
                                                 {"tbl_name", ColumnType::Text, false},
                                                 {"sql", ColumnType::Text, false}};
    return database.select(sqlite::kSelectSchema, kColumns);
}

// The same for every file of the kind: made once.
Stored<std::vector<Row>> expectedSchema(const Schema& schema, int version) {
    static std::mutex s_mutex;
    static std::map<std::pair<const Migrations*, int>, std::vector<Row>> s_known;
    const std::lock_guard lock(s_mutex);
    const auto key = std::pair(&schema.migrations, version);
    if (const auto known = s_known.find(key); known != s_known.end()) return known->second;
    auto pattern = Database::openInMemory();
    if (!pattern) return base::fail(std::move(pattern).error());
    const Migrations taken(schema.migrations.begin(), schema.migrations.begin() + version);
    if (auto done = migrate(*pattern, taken, 0); !done) return base::fail(std::move(done).error());
    auto rows = schemaOf(*pattern);
    if (rows) s_known.emplace(key, *rows);
    return rows;
}

} // namespace

Schema::Schema(const Migrations& steps)
    : Schema(sqlite::kApplicationId, steps) {}

Stored<base::Done> migrate(Database& database, const Migrations& migrations, int from) {
    auto transaction = Transaction::begin(database, Transaction::Kind::Write);
    if (!transaction) return base::fail(std::move(transaction).error());
    // Another program may have taken these steps while we waited for the lock.
    const auto version = database.selectNumber(sqlite::kSelectSchemaVersion);
    if (!version) return base::fail(version.error());
    const auto first = static_cast<std::size_t>(std::max<std::int64_t>(from, *version));
    for (std::size_t i = first; i < migrations.size(); ++i) {
        std::vector<std::string> statements = statementsOf(migrations[i].sql);
        statements.push_back(sqlite::setSchemaVersion(static_cast<int>(i) + 1));
        for (const std::string& statement : statements)
            if (auto done = database.execute(statement); !done) return base::fail(std::move(done).error());
    }
    return transaction->commit();
}

Stored<base::Done> checkSchema(Database& database, const Schema& schema, std::int64_t version) {
    const auto latest = static_cast<std::int64_t>(schema.migrations.size());
    if (version > latest)
        return base::fail(StoreError{StoreErrorKind::Newer, database.path(), std::to_string(version)});
    if (version < 1) return base::fail(StoreError{StoreErrorKind::Damaged, database.path(), "user_version"});
    const auto expected = expectedSchema(schema, static_cast<int>(version));
    if (!expected) return base::fail(expected.error());
    const auto found = schemaOf(database);
    if (!found) return base::fail(found.error());
    const auto notIn = [](const std::vector<Row>& rows, const std::vector<Row>& others) {
        return std::find_if(rows.begin(), rows.end(), [&](const Row& row) {
            return std::find(others.begin(), others.end(), row) == others.end();
        });
    };
    const auto stray = notIn(*found, *expected);
    const auto missing = notIn(*expected, *found);
    if (stray == found->end() && missing == expected->end() && found->size() == expected->size())
        return base::Done{};
    const Row& named = stray != found->end() ? *stray : missing != expected->end() ? *missing : found->back();
    return base::fail(StoreError{StoreErrorKind::Damaged, database.path(),
                                 std::string(kSchemaTable) + ' ' + std::get<std::string>(named[0]) + ' ' +
                                     std::get<std::string>(named[1])});
}

} // namespace schreiber::store
