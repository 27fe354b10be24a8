#pragma once

#include "layout.h"
#include "row.h"

#include <base/result.h>
#include <tournament/model.h>

#include <array>
#include <string>
#include <vector>

// Rows put together into a tournament again.
namespace schreiber::store {

// The rows of each table, whole and in order of their keys.
using Snapshot = std::array<std::vector<Row>, kTableCount>;

void sortRows(Snapshot& snapshot);

// A row that fits into no tournament; `column` is empty where it is the row itself. `what` is a code
// (Finding), `expected` the number that should stand there.
struct Misfit {
    TableId table = TableId::Setting;
    Row key;
    std::string column;
    std::string what;
    std::string expected = {};
};

// "seat [1,3,0,0] contestant"
std::string placeOf(const Misfit& misfit);

base::Result<tournament::Tournament, Misfit> rebuild(const Snapshot& snapshot);

} // namespace schreiber::store
