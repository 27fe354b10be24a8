#pragma once

#include <base/input_error.h>
#include <base/result.h>

#include <string>
#include <string_view>
#include <vector>

namespace schreiber::desk {

// A row of a list of results: table;score;score[;score], with a header or without.
struct ResultRow {
    int line = 0;
    int table = 0;
    int game = 1; // the table's first row is its first game, and so on
    std::vector<int> points;
};

// All defects at once. `file` is only named in them. A table may stand there once for each of its games.
base::Result<std::vector<ResultRow>, std::vector<base::InputError>>
readResults(std::string_view csv, const std::string& file, int games);

} // namespace schreiber::desk
