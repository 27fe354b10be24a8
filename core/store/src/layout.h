#pragma once

#include <tournament/limits.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The tables that hold a tournament, as migrations/ makes them: what the program reads and writes of each.
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

// Of a row as the journal keeps it, as JSON.
inline constexpr std::size_t kMostImageBytes = 12 * tournament::kMegabyte;
// Of any row: a change with its image before and after.
inline constexpr std::size_t kMostRowBytes = 2 * kMostImageBytes + tournament::kMegabyte;

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

// Columns of text by what stands in them, each with its limit.
Column codeColumn(std::string_view name);   // of our own words: a state, a moment, a seed
Column nameColumn(std::string_view name);   // of a person, a club
Column optionColumn(std::string_view name); // of a setting
Column titleColumn(std::string_view name);  // an evening, a place
Column cellColumn(std::string_view name);   // of a list

} // namespace schreiber::store
