#include "migrations.h"

#include "sqlite.h"

#include <algorithm>
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

} // namespace

Schema::Schema(const Migrations& steps)
    : Schema(sqlite::kApplicationId, steps) {}

Stored<base::Done> migrate(Database& database, const Migrations& migrations, int from) {
    for (std::size_t i = static_cast<std::size_t>(from); i < migrations.size(); ++i) {
        auto transaction = Transaction::begin(database, Transaction::Kind::Write);
        if (!transaction) return base::fail(std::move(transaction).error());
        std::vector<std::string> statements = statementsOf(migrations[i].sql);
        statements.push_back(sqlite::setSchemaVersion(static_cast<int>(i) + 1));
        // Another program may have taken this step while we waited for the lock.
        const auto version = database.selectNumber(sqlite::kSelectSchemaVersion);
        if (!version) return base::fail(version.error());
        if (version.value() > static_cast<std::int64_t>(i)) continue;
        for (const std::string& statement : statements)
            if (auto done = database.execute(statement); !done) return base::fail(std::move(done).error());
        if (auto done = transaction->commit(); !done) return done;
    }
    return base::Done{};
}

Stored<base::Done> checkSchema(Database& database, const Migrations& migrations, int version) {
    const auto latest = static_cast<int>(migrations.size());
    if (version < 1 || version > latest)
        return base::fail(StoreError{version > latest ? StoreErrorKind::Newer : StoreErrorKind::Damaged,
                                     database.path(), std::to_string(version)});
    auto pattern = Database::openInMemory();
    if (!pattern) return base::fail(std::move(pattern).error());
    const Migrations taken(migrations.begin(), migrations.begin() + version);
    if (auto done = migrate(*pattern, taken, 0); !done) return done;
    const auto expected = schemaOf(*pattern);
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
    if (stray == found->end() && missing == expected->end()) return base::Done{};
    const Row& named = stray != found->end() ? *stray : *missing;
    return base::fail(StoreError{StoreErrorKind::Damaged, database.path(),
                                 std::get<std::string>(named[0]) + " " + std::get<std::string>(named[1])});
}

} // namespace schreiber::store
