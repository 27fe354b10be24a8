#pragma once

#include <array>
#include <perlaggen/rulebook/switches.h>
#include <span>
#include <string_view>

namespace schreiber::perlaggen::rulebook {

// The columns of rule matrix C1; a rule set without one takes its base set's.
enum class Column { Inn, Sud, Imst, Obl, Eich, Schl, Straf };
inline constexpr int kColumnCount = 7;

// One row of C1: the switch's values, and its default in each column as the matrix writes it: a value,
// `value*` for the project's own choice, `?` for none, `-` where the switch has no meaning.
struct SwitchRow {
    Switch which;
    std::string_view name;
    std::span<const std::string_view> values;
    std::array<std::string_view, kColumnCount> defaults;
};

// In the order of the enumeration.
std::span<const SwitchRow> switchTable();

Settings defaultsOf(Column column);

} // namespace schreiber::perlaggen::rulebook
