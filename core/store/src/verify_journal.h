#pragma once

#include "rebuild.h"

#include <store/tournament_file.h>

#include <array>
#include <map>
#include <vector>

namespace schreiber::store {

// The journal's rows against their seals; both lists whole and in order of their keys.
std::vector<Finding> checkJournal(const std::vector<Row>& journal, const std::vector<Row>& changes);

// What the changes make of nothing, by table and key; or the one that does not fit those before it.
using KeyedRows = std::map<Row, Row>;
using FoldedRows = std::array<KeyedRows, kTableCount>;
base::Result<FoldedRows, Finding> foldChanges(const std::vector<Row>& changes);

// The same, against the rows there are.
std::vector<Finding> checkRows(const std::vector<Row>& changes, const Snapshot& found);

} // namespace schreiber::store
