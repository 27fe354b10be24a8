#pragma once

#include <tournament/model.h>

#include <string>
#include <vector>

namespace schreiber::store {

// A sheet whose stored total is not what its lines make.
struct WrongTotal {
    int round = 0;
    int table = 0;
    int game = 0; // from 1
    std::vector<int> stored;
    std::vector<int> recomputed;
};

// Sheets that only have a final score, or nothing yet, have no lines to follow from.
std::vector<WrongTotal> wrongTotals(const tournament::Tournament& tournament);

} // namespace schreiber::store
