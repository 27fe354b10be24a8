#pragma once

#include "rebuild.h"

#include <store/tournament_file.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <unordered_map>
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

using KeyedRows = std::set<Row, ByKey>;

// Rows as the journal leaves them, by the text of their key: the text of the other columns, and the change
// that left it so. They are read as rows only where somebody asks for them.
struct JournaledRow {
    std::string others;
    std::int64_t n = 0;
    std::int64_t place = 0;
};
using JournaledTable = std::unordered_map<std::string, JournaledRow>;
using JournaledRows = std::array<JournaledTable, kTableCount>;

// What the changes make of nothing; or the one that does not fit those before it.
base::Result<JournaledRows, Finding> foldChanges(std::vector<Row> changes);
base::Result<KeyedRows, Finding> rowsOf(TableId table, const JournaledTable& journaled);

// Against the rows there are.
std::vector<Finding> checkRows(const JournaledRows& expected, const Snapshot& found);

} // namespace schreiber::store
