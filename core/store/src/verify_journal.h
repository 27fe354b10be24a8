#pragma once

#include "rebuild.h"

#include <store/tournament_file.h>

#include <vector>

namespace schreiber::store {

// The journal's rows against their seals; both lists whole and in order of their keys.
std::vector<Finding> checkJournal(const std::vector<Row>& journal, const std::vector<Row>& changes);

// What the changes make of nothing, against the rows there are.
std::vector<Finding> checkRows(const std::vector<Row>& changes, const Snapshot& found);

} // namespace schreiber::store
