#pragma once

#include "database.h"
#include "difference.h"
#include "rebuild.h"

#include <store/tournament_file.h>

#include <optional>
#include <string>
#include <vector>

// The plain SQL of the room: rows in, rows out.
namespace schreiber::store {

// Which rows of a table: all, or those in which a column has one value.
struct Which {
    std::string column = {};
    Value value = {};
    std::size_t most = 0; // how many at most; 0: all of them
};

// What verify says of a text that is longer than its column holds, or none.
inline constexpr const char* kNoSuchText = "no_such_text";

// The rows in order of their key. What cannot be read is Damaged and names table, row and column, as
// `finding` does where one is asked for.
Stored<std::vector<Row>> readRows(Database& database, const TableLayout& table, const Which& which = {},
                                  Finding* finding = nullptr);

// The first text of these rows that is longer than its column holds, or a row that is longer than the journal
// keeps one.
struct TooLong {
    std::string place; // table, row and column
    std::size_t found = 0;
    std::size_t most = 0;
};
std::optional<TooLong> firstTooLong(const std::vector<RowChange>& changes);
std::optional<TooLong> firstTooLong(const TableLayout& table, const Row& row);
// The first of somebody's words of which nobody sees anything.
struct Unseen {
    std::string place; // table, row and column
    std::string text;
};
std::optional<Unseen> firstUnseen(const std::vector<RowChange>& changes);
std::optional<Unseen> firstUnseen(const TableLayout& table, const Row& row);
tournament::Refusal textTooLong(const TooLong& text);

std::string insertInto(const TableLayout& table);
std::string deleteFrom(const TableLayout& table); // the row with all these values

// Writes a change; Damaged where the row is not what the change says it was before.
Stored<base::Done> apply(Database& database, const RowChange& change);

Stored<Snapshot> readSnapshot(Database& database);

} // namespace schreiber::store
