#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace schreiber::store {

// What a column of a row holds; monostate is SQL's NULL. Text is UTF-8.
using Value = std::variant<std::monostate, std::int64_t, std::string>;

// The columns of a row in the order of its table's layout, the key first.
using Row = std::vector<Value>;

} // namespace schreiber::store
