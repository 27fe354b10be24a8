#pragma once

#include "database.h"
#include "difference.h"
#include "rebuild.h"

#include <string>

// The plain SQL of the room: rows in, rows out.
namespace schreiber::store {

std::string selectAll(const TableLayout& table);                              // in order of the key
std::string selectWhere(const TableLayout& table, const std::string& column); // the same, of one value
std::string insertInto(const TableLayout& table);
std::string deleteFrom(const TableLayout& table); // the row with all these values

// Writes a change; Damaged where the row is not what the change says it was before.
Stored<base::Done> apply(Database& database, const RowChange& change);

Stored<Snapshot> readSnapshot(Database& database);

} // namespace schreiber::store
