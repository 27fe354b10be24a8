#pragma once

#include "layout.h"
#include "row.h"

#include <tournament/model.h>

#include <optional>
#include <vector>

// A tournament taken apart into rows of the tables of layout.h.
namespace schreiber::store {

struct TableRow {
    TableId table = TableId::Setting;
    Row row;

    friend bool operator==(const TableRow&, const TableRow&) = default;
};
using TableRows = std::vector<TableRow>;

// Each of these is a part that can be compared by itself, so that what did not change is never taken apart.
void flatten(const tournament::Settings& settings, TableRows& rows);
void flatten(const tournament::Entry& entry, TableRows& rows);
void flatten(const std::vector<tournament::Partnership>& partnerships, TableRows& rows);
void flatten(const std::vector<std::pair<int, int>>& never, TableRows& rows);
void flatten(const std::vector<tournament::Decider>& deciders, TableRows& rows);
void flatten(const std::optional<tournament::Closing>& closing, TableRows& rows);
void flatten(const tournament::Ruling& ruling, TableRows& rows);
void flattenHead(const tournament::Round& round, TableRows& rows); // all of it but its tables
void flatten(int round, const tournament::Table& table, TableRows& rows);
void flattenSeats(int round, const tournament::Table& table, TableRows& rows); // all of it but its sheets

} // namespace schreiber::store
