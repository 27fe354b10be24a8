#include "statements.h"

#include "images.h"
#include "sqlite.h"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace schreiber::store {

namespace {

std::string parameter(const Column& column) {
    return column.type == ColumnType::Text ? sqlite::kTextParameter : "?";
}

std::string joined(const TableLayout& table, std::size_t from, std::size_t to, const std::string& between,
                   std::string (*each)(const Column&)) {
    std::string text;
    for (std::size_t i = from; i < to; ++i) text += (i > from ? between : "") + each(table.columns[i]);
    return text;
}

std::string nameOnly(const Column& column) {
    return std::string(column.name);
}
std::string assigned(const Column& column) {
    return fmt::format("{} = {}", column.name, parameter(column));
}
std::string same(const Column& column) {
    return fmt::format("{} {} {}", column.name, column.nullable ? "IS NOT DISTINCT FROM" : "=",
                       parameter(column));
}

std::string selectFrom(const TableLayout& table, const std::string& which) {
    return fmt::format("SELECT {} FROM {}{} ORDER BY {}",
                       joined(table, 0, table.columns.size(), ", ", nameOnly), table.name, which,
                       joined(table, 0, table.keys, ", ", nameOnly));
}

struct ChangeStatements {
    std::string insert;
    std::string update; // parameters: the other columns after, then the whole row before
    std::string remove; // the whole row before
};

ChangeStatements makeStatements(const TableLayout& table) {
    const std::size_t all = table.columns.size();
    const std::string where = joined(table, 0, all, " AND ", same);
    return {insertInto(table),
            fmt::format("UPDATE {} SET {} WHERE {}", table.name,
                        joined(table, table.keys, all, ", ", assigned), where),
            deleteFrom(table)};
}

const ChangeStatements& statementsOf(TableId table) {
    static const std::array<ChangeStatements, kTableCount> kStatements = [] {
        std::array<ChangeStatements, kTableCount> statements;
        for (std::size_t i = 0; i < kTableCount; ++i)
            statements[i] = makeStatements(layoutOf(static_cast<TableId>(i)));
        return statements;
    }();
    return kStatements[static_cast<std::size_t>(table)];
}

Stored<int> run(Database& database, const RowChange& change) {
    const ChangeStatements& statements = statementsOf(change.table);
    if (!change.before) return database.execute(statements.insert, *change.after);
    if (!change.after) return database.execute(statements.remove, *change.before);
    const auto keys = static_cast<std::ptrdiff_t>(layoutOf(change.table).keys);
    Row parameters(change.after->begin() + keys, change.after->end());
    parameters.insert(parameters.end(), change.before->begin(), change.before->end());
    return database.execute(statements.update, parameters);
}

} // namespace

std::string selectAll(const TableLayout& table) {
    return selectFrom(table, {});
}

std::string selectWhere(const TableLayout& table, const std::string& column) {
    return selectFrom(table, fmt::format(" WHERE {} = ?", column));
}

std::string insertInto(const TableLayout& table) {
    const std::size_t all = table.columns.size();
    return fmt::format("INSERT INTO {} ({}) VALUES ({})", table.name, joined(table, 0, all, ", ", nameOnly),
                       joined(table, 0, all, ", ", parameter));
}

std::string deleteFrom(const TableLayout& table) {
    return fmt::format("DELETE FROM {} WHERE {}", table.name,
                       joined(table, 0, table.columns.size(), " AND ", same));
}

Stored<base::Done> apply(Database& database, const RowChange& change) {
    auto changed = run(database, change);
    if (!changed) return base::fail(std::move(changed).error());
    if (*changed == 1) return base::Done{};
    return base::fail(StoreError{
        StoreErrorKind::Damaged, database.path(),
        fmt::format("{} {}", layoutOf(change.table).name, keyText(keyOf(change.table, change.either())))});
}

Stored<Snapshot> readSnapshot(Database& database) {
    Snapshot snapshot;
    for (std::size_t i = 0; i < kTableCount; ++i) {
        const TableLayout& table = layoutOf(static_cast<TableId>(i));
        auto rows = database.select(selectAll(table), table.columns);
        if (!rows) return base::fail(std::move(rows).error());
        snapshot[i] = std::move(*rows);
    }
    sortRows(snapshot);
    return snapshot;
}

} // namespace schreiber::store
