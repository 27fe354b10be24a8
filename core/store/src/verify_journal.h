#pragma once

#include "rebuild.h"

#include <store/tournament_file.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <vector>

namespace schreiber::store {

// The journal's rows against their seals; both lists whole and in order of their keys.
std::vector<Finding> checkJournal(const std::vector<Row>& journal, const std::vector<Row>& changes);

// The columns of the key come first.
struct ByKey {
    std::ptrdiff_t keys = 0;

    bool operator()(const Row& a, const Row& b) const {
        return std::lexicographical_compare(a.begin(), a.begin() + keys, b.begin(), b.begin() + keys);
    }
};

// What the changes make of nothing, by table and in order of the key; or the one that does not fit those
// before it.
using KeyedRows = std::set<Row, ByKey>;
using FoldedRows = std::vector<KeyedRows>;
base::Result<FoldedRows, Finding> foldChanges(const std::vector<Row>& changes);

// Against the rows there are.
std::vector<Finding> checkRows(const FoldedRows& expected, const Snapshot& found);

} // namespace schreiber::store
