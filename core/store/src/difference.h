#pragma once

#include "flatten.h"

#include <optional>
#include <vector>

namespace schreiber::store {

// One row before and after; both are whole rows of the table with the same key, and at least one is there.
struct RowChange {
    TableId table = TableId::Setting;
    std::optional<Row> before;
    std::optional<Row> after;

    const Row& either() const { return before ? *before : *after; }
    RowChange inverse() const { return {table, after, before}; }

    friend bool operator==(const RowChange&, const RowChange&) = default;
};

Row keyOf(TableId table, const Row& row);

// The rows in which two tournaments differ, by table and key.
std::vector<RowChange> difference(const tournament::Tournament& before, const tournament::Tournament& after);

// The totals that stay as they are while a line of their sheet changes, each as a change from `before` to the
// same: they follow from the lines, and one that was altered may be by chance what they now come to.
std::vector<RowChange> totalsThatStay(const std::vector<RowChange>& changes,
                                      const tournament::Tournament& before);

// Every row of a tournament, as a change from nothing.
std::vector<RowChange> wholeOf(const tournament::Tournament& tournament);

} // namespace schreiber::store
