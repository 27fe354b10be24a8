#include "journal_rows.h"

#include "images.h"
#include "seal.h"
#include "sqlite.h"
#include "statements.h"
#include "undo_stack.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <json/read.h>
#include <limits>
#include <map>
#include <utility>

namespace schreiber::store {

namespace {

using nlohmann::json;

// Columns of the two tables, in the order of layout.cpp.
enum JournalColumn : std::size_t { N, At, Kind, Target, Code, Arguments, Why, Baseline, Changes, Seal };
enum ChangeColumn : std::size_t { ChangeN, Place, TableName, RowKey, BeforeImage, AfterImage, ChangeSeal };

struct KindName {
    JournalKind kind;
    const char* name;
};
constexpr std::array<KindName, 3> kKindNames = {
    {{JournalKind::Do, "do"}, {JournalKind::Undo, "undo"}, {JournalKind::Redo, "redo"}}};

const std::string& text(const Row& row, std::size_t column) {
    return std::get<std::string>(row[column]);
}

bool readInt(const Row& row, std::size_t column, int& number) {
    const std::int64_t found = std::get<std::int64_t>(row[column]);
    number = static_cast<int>(found);
    return number == found;
}

std::optional<std::string> optionalText(const Row& row, std::size_t column) {
    const auto* found = std::get_if<std::string>(&row[column]);
    return found ? std::optional(*found) : std::nullopt;
}

Value valueOf(const std::optional<std::string>& text) {
    return text ? Value(*text) : Value();
}

bool readArguments(const std::string& text, std::map<std::string, std::string>& arguments) {
    const schreiber::json::Limits kLimits{journalLayout().columns[Arguments].most, 2'000, 2'000, 1};
    const auto object = schreiber::json::read(text, kLimits);
    if (!object || !object->is_object()) return false;
    for (const auto& [name, value] : object->items()) {
        const auto* words = value.get_ptr<const std::string*>();
        if (words == nullptr) return false;
        arguments.emplace(name, *words);
    }
    return true;
}

// The column that cannot be read, or none.
std::optional<std::size_t> readEntry(const Row& row, JournalEntry& entry) {
    if (!readInt(row, N, entry.n)) return N;
    entry.at = text(row, At);
    if (!readJournalKind(text(row, Kind), entry.kind)) return Kind;
    if (!readInt(row, Target, entry.target)) return Target;
    entry.what.code = text(row, Code);
    if (!readArguments(text(row, Arguments), entry.what.arguments)) return Arguments;
    entry.why = text(row, Why);
    return std::nullopt;
}

// But for its seal.
Row journalRow(std::int64_t n, const JournalEntry& entry, bool baseline, std::int64_t changes) {
    // What an undo undid stands at its target.
    const Action what = entry.kind == JournalKind::Do ? entry.what : Action{};
    return {n,
            entry.at,
            nameOf(entry.kind),
            std::int64_t{entry.target},
            what.code,
            json(what.arguments).dump(-1, ' ', false, json::error_handler_t::replace),
            entry.why,
            std::int64_t{baseline ? 1 : 0},
            changes};
}

StoreError damaged(const Database& database, const TableLayout& table, const Row& row, std::size_t column) {
    return {StoreErrorKind::Damaged, database.path(),
            fmt::format("{} {} {}", table.name,
                        keyText(Row(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(table.keys))),
                        table.columns[column].name)};
}

// Of a selection from the table that failed: where there is a value that cannot be read, it is named whole.
StoreError located(Database& database, const TableLayout& table, const StoreError& error) {
    if (error.kind != StoreErrorKind::Damaged) return error;
    const auto rows = readRows(database, table);
    return rows ? error : rows.error();
}

} // namespace

std::string nameOf(JournalKind kind) {
    return kKindNames[static_cast<std::size_t>(kind)].name;
}

bool readJournalKind(const std::string& name, JournalKind& kind) {
    for (const KindName& each : kKindNames)
        if (name == each.name) {
            kind = each.kind;
            return true;
        }
    return false;
}

std::optional<TooLong> firstTooLong(const JournalEntry& entry) {
    return firstTooLong(journalLayout(), journalRow(entry.n, entry, false, 0));
}

Stored<JournalHead> readHead(Database& database) {
    static const std::vector<Column> kColumns = {journalLayout().columns[N], journalLayout().columns[Seal]};
    const auto rows = database.select("SELECT n, seal FROM journal ORDER BY n DESC LIMIT 1", kColumns);
    if (!rows) return base::fail(located(database, journalLayout(), rows.error()));
    JournalHead head;
    if (rows->empty() || !readInt(rows->front(), 0, head.n))
        return base::fail(StoreError{StoreErrorKind::Damaged, database.path(), "journal"});
    head.digest = digestOf(text(rows->front(), 1));
    return head;
}

Stored<bool> hasRow(Database& database, const JournalHead& head) {
    const auto rows = database.select("SELECT seal FROM journal WHERE n = ?", {journalLayout().columns[Seal]},
                                      {std::int64_t{head.n}});
    if (!rows) return base::fail(located(database, journalLayout(), rows.error()));
    return !rows->empty() && digestOf(text(rows->front(), 0)) == head.digest;
}

Stored<Journal> readJournal(Database& database) {
    const TableLayout& table = journalLayout();
    const auto rows = readRows(database, table);
    if (!rows) return base::fail(rows.error());
    Journal journal;
    for (const Row& row : *rows) {
        JournalEntry entry;
        if (const auto column = readEntry(row, entry))
            return base::fail(damaged(database, table, row, *column));
        if (entry.n != static_cast<int>(journal.entries.size()) + 1)
            return base::fail(damaged(database, table, row, N));
        if (row[Baseline] != Value(std::int64_t{0})) journal.baseline = entry.n;
        journal.head = {entry.n, digestOf(text(row, Seal))};
        journal.entries.push_back(std::move(entry));
    }
    if (journal.baseline == 0 || !resolve(journal.entries))
        return base::fail(StoreError{StoreErrorKind::Damaged, database.path(), "journal"});
    return journal;
}

Stored<std::vector<RowChange>> readChanges(Database& database, int n) {
    const TableLayout& table = changeLayout();
    const auto rows = readRows(database, table, {"n", std::int64_t{n}});
    if (!rows) return base::fail(rows.error());
    std::vector<RowChange> changes;
    for (const Row& row : *rows) {
        auto change = changeOf({text(row, TableName), text(row, RowKey), optionalText(row, BeforeImage),
                                optionalText(row, AfterImage)});
        if (!change) return base::fail(damaged(database, table, row, RowKey));
        changes.push_back(std::move(*change));
    }
    return changes;
}

Stored<std::optional<NotLeft>> firstNotLeft(Database& database, const std::vector<RowChange>& changes) {
    // All keys are asked for in one walk through the journal.
    json keys = json::array();
    for (const RowChange& change : changes) keys.push_back(keyText(keyOf(change.table, change.either())));
    const TableLayout& table = changeLayout();
    const auto rows = database.select(
        sqlite::kSelectLeft, {table.columns[TableName], table.columns[RowKey], table.columns[AfterImage]},
        {keys.dump(-1, ' ', false, json::error_handler_t::replace)});
    if (!rows) return base::fail(located(database, table, rows.error()));
    std::map<std::pair<std::string, std::string>, const Row*> last;
    for (const Row& row : *rows) last[{text(row, 0), text(row, 1)}] = &row;
    for (const RowChange& change : changes) {
        const TableLayout& layout = layoutOf(change.table);
        NotLeft notLeft = {std::string(layout.name), keyText(keyOf(change.table, change.either())), {}};
        std::optional<Row> left;
        if (const auto known = last.find({notLeft.table, notLeft.row}); known != last.end())
            if (const auto image = optionalText(*known->second, 2)) {
                const auto whole = changeOf({notLeft.table, notLeft.row, {}, image});
                if (!whole) return std::optional(std::move(notLeft));
                left = whole->after;
            }
        if (left == change.before) continue;
        for (std::size_t i = 0; left && change.before && i < left->size(); ++i)
            if ((*left)[i] != (*change.before)[i]) notLeft.column = layout.columns[i].name;
        return std::optional(std::move(notLeft));
    }
    return std::optional<NotLeft>();
}

Stored<JournalHead> append(Database& database, const JournalHead& head, const JournalEntry& entry,
                           bool baseline, const std::vector<RowChange>& changes) {
    static const std::string kInsertChange = insertInto(changeLayout());
    static const std::string kInsertEntry = insertInto(journalLayout());
    std::string digest = head.digest;
    const std::int64_t n = head.n + 1;
    std::int64_t place = 0;
    for (const RowChange& change : changes) {
        const ChangeImage image = imageOf(change);
        Row row = {n, place++, image.table, image.key, valueOf(image.before), valueOf(image.after)};
        row.emplace_back(sealOf(digest, changeLayout(), row));
        digest = digestOf(text(row, ChangeSeal));
        if (auto done = database.execute(kInsertChange, row); !done)
            return base::fail(std::move(done).error());
    }
    Row row = journalRow(n, entry, baseline, place);
    row.emplace_back(sealOf(digest, journalLayout(), row));
    if (auto done = database.execute(kInsertEntry, row); !done) return base::fail(std::move(done).error());
    return JournalHead{head.n + 1, digestOf(text(row, Seal))};
}

} // namespace schreiber::store
