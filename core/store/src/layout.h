#pragma once

#include "field_limits.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The tables that hold a tournament, as migrations/ makes them: what the program reads and writes of each
// (stored.h).
namespace schreiber::store {

enum class ColumnType { Integer, Text };

struct Column {
    std::string_view name;
    ColumnType type = ColumnType::Integer;
    bool nullable = false;
    std::size_t most =
        0; // bytes of a text: more is written by nobody and never read; 0 where that is not known
    bool words = false; // somebody's own: where there are any, something of them is to be seen
};

Column textColumn(std::string_view name, TextLimit limit);

struct TableLayout {
    std::string_view name;
    std::size_t keys = 0; // how many of the columns, from the first, are the primary key
    std::vector<Column> columns;
};

enum class TableId {
    Setting,
    HouseSwitch,
    FurtherOption,
    Entry,
    Person,
    Absence,
    EntryExtra,
    Partnership,
    NeverTogether,
    Round,
    RoundTable,
    Seat,
    SittingOut,
    Sheet,
    SheetSide,
    Line,
    LineSide,
    FigureMark,
    TableStage,
    Decider,
    ClosedRank,
    Prize,
    Substitution,
    ReplacedClub,
    Ruling,
    RuledPoint,
    RulingSide,
    RulingEntry,
    Grouped,
    RulingDecision,
    GameLine
};
inline constexpr std::size_t kTableCount = static_cast<std::size_t>(TableId::GameLine) + 1;

const TableLayout& layoutOf(TableId table);
std::optional<TableId> findTableId(std::string_view name);

// The journal's own tables; their last column is the seal.
const TableLayout& journalLayout();
const TableLayout& changeLayout();

} // namespace schreiber::store
