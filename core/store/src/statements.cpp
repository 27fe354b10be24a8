#include "statements.h"

#include "images.h"
#include "sqlite.h"

#include <tournament/tidy.h>

#include <fmt/format.h>

#include <array>
#include <game/refusal_code.h>
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

// Some of the columns of such rows.
Stored<std::vector<Row>> readColumns(Database& database, const TableLayout& table, std::size_t from,
                                     std::size_t to, const Which& which) {
    const std::string where = which.column.empty() ? "" : fmt::format(" WHERE {} = ?", which.column);
    const std::string limit = which.most == 0 ? "" : fmt::format(" LIMIT {}", which.most);
    const auto at = table.columns.begin();
    return database.select(fmt::format("SELECT {} FROM {}{} ORDER BY {}{}",
                                       joined(table, from, to, ", ", nameOnly), table.name, where,
                                       joined(table, 0, table.keys, ", ", nameOnly), limit),
                           {at + static_cast<std::ptrdiff_t>(from), at + static_cast<std::ptrdiff_t>(to)},
                           which.column.empty() ? Row() : Row{which.value});
}

// The first value that cannot be read: the columns are gone through one by one.
Finding findUnreadable(Database& database, const TableLayout& table, const Which& which) {
    Finding finding = {std::string(table.name), {}, {}, "unreadable"};
    const auto keys = readColumns(database, table, 0, table.keys, which);
    for (std::size_t i = 0; i < table.columns.size() && finding.column.empty(); ++i) {
        if (keys && i < table.keys) continue;
        static_cast<void>(readColumns(database, table, i, i + 1, which).ok());
        const auto bad = database.badRow();
        if (!bad) continue;
        const Column& column = table.columns[i];
        finding.column = column.name;
        if (keys && *bad < keys->size()) finding.row = keyText((*keys)[*bad]);
        finding.what = column.most == 0 ? "not_a_value" : kNoSuchText;
        finding.expected = column.most == 0 ? "" : std::to_string(column.most);
    }
    return finding;
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

Stored<std::vector<Row>> readRows(Database& database, const TableLayout& table, const Which& which,
                                  Finding* finding) {
    auto rows = readColumns(database, table, 0, table.columns.size(), which);
    if (rows || rows.error().kind != StoreErrorKind::Damaged) return rows;
    Finding found = findUnreadable(database, table, which);
    StoreError error = rows.error();
    error.detail = placeOf(found);
    if (finding != nullptr) *finding = std::move(found);
    return base::fail(std::move(error));
}

namespace {

std::string placeOf(const TableLayout& table, const Row& row, std::size_t column) {
    const Row key(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(table.keys));
    return placeOf(
        Finding{std::string(table.name), keyText(key), std::string(table.columns[column].name), {}});
}

} // namespace

std::optional<TooLong> firstTooLong(const TableLayout& table, const Row& row) {
    for (std::size_t i = 0; i < row.size(); ++i) {
        const auto* text = std::get_if<std::string>(&row[i]);
        const std::size_t most = table.columns[i].most;
        if (text == nullptr || most == 0 || text->size() <= most) continue;
        return TooLong{placeOf(table, row, i), text->size(), most};
    }
    return std::nullopt;
}

std::optional<Unseen> firstUnseen(const TableLayout& table, const Row& row) {
    for (std::size_t i = 0; i < row.size(); ++i)
        if (const auto* text = std::get_if<std::string>(&row[i]))
            if (table.columns[i].words && tournament::showsNothing(*text))
                return Unseen{placeOf(table, row, i), *text};
    return std::nullopt;
}

std::optional<Unseen> firstUnseen(const std::vector<RowChange>& changes) {
    for (const RowChange& change : changes)
        if (change.after)
            if (auto found = firstUnseen(layoutOf(change.table), *change.after)) return found;
    return std::nullopt;
}

tournament::Refusal textTooLong(const TooLong& text) {
    return tournament::Refusal{
        "text_too_long"_refusal,
        {{"place", text.place}, {"found", std::to_string(text.found)}, {"most", std::to_string(text.most)}}};
}

std::optional<TooLong> firstTooLong(const std::vector<RowChange>& changes) {
    constexpr std::size_t kLongestEscape = 6; // "\u001f"
    for (const RowChange& change : changes) {
        if (!change.after) continue;
        const TableLayout& table = layoutOf(change.table);
        if (auto found = firstTooLong(table, *change.after)) return found;
        std::size_t bytes = 0;
        for (const Value& value : *change.after)
            if (const auto* text = std::get_if<std::string>(&value)) bytes += text->size();
        if (bytes < kMostImageBytes / kLongestEscape) continue;
        const ChangeImage image = imageOf({change.table, std::nullopt, change.after});
        if (image.after->size() > kMostImageBytes)
            return TooLong{placeOf(Finding{image.table, image.key, {}, {}}), image.after->size(),
                           kMostImageBytes};
    }
    return std::nullopt;
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
        auto rows = readRows(database, table);
        if (!rows) return base::fail(std::move(rows).error());
        snapshot[i] = std::move(*rows);
    }
    sortRows(snapshot);
    return snapshot;
}

} // namespace schreiber::store
