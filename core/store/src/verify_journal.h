#pragma once

#include "rebuild.h"

#include <store/tournament_file.h>

#include <cstddef>
#include <cstdint>
#include <set>
#include <variant>
#include <vector>

namespace schreiber::store {

// The journal's rows against their seals; both lists whole and in order of their keys.
std::vector<Finding> checkJournal(const std::vector<Row>& journal, const std::vector<Row>& changes);

// The columns of the key come first.
struct ByKey {
    std::size_t keys = 0;

    bool operator()(const Row& a, const Row& b) const {
        for (std::size_t i = 0; i < keys; ++i) {
            const auto* mine = std::get_if<std::int64_t>(&a[i]); // as most are
            const auto* other = std::get_if<std::int64_t>(&b[i]);
            if (mine != nullptr && other != nullptr) {
                if (*mine != *other) return *mine < *other;
            } else if (a[i] != b[i]) {
                return a[i] < b[i];
            }
        }
        return false;
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
