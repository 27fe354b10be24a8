#pragma once

#include "difference.h"

#include <optional>
#include <string>

// Row changes as the journal keeps them: JSON text.
namespace schreiber::store {

struct ChangeImage {
    std::string table;
    std::string key;                   // array of the key's columns
    std::optional<std::string> before; // objects of the other columns by name
    std::optional<std::string> after;
};

ChangeImage imageOf(const RowChange& change);

// Null where the text is no change of a row of ours.
std::optional<RowChange> changeOf(const ChangeImage& image);

// "[3,1,2]", for people too.
std::string keyText(const Row& key);

// A row as images have it: two of the same text are the same row.
struct RowText {
    std::string key;
    std::string others;
};
RowText textOf(TableId table, const Row& row);

} // namespace schreiber::store
