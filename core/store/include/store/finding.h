#pragma once

#include <string>

namespace schreiber::store {

// Something verify found: where, and a code that core/desk puts into words. `row` is the row's key as a JSON
// array, or a pointer into the export; what is not known is empty.
struct Finding {
    std::string table;
    std::string row;
    std::string column;
    std::string what;
    std::string found = {};
    std::string expected = {};

    friend bool operator==(const Finding&, const Finding&) = default;
};
// `sheet_side 1/1/1/0 score`, to be printed.
std::string placeOf(const Finding& finding);

} // namespace schreiber::store
