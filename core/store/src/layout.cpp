#include "layout.h"

#include <array>

namespace schreiber::store {

namespace {

constexpr Column integer(std::string_view name) {
    return {name, ColumnType::Integer, false};
}
constexpr Column text(std::string_view name) {
    return {name, ColumnType::Text, false};
}
constexpr Column orNull(Column column) {
    column.nullable = true;
    return column;
}

// In the order of TableId.
const std::array<TableLayout, kTableCount>& layouts() {
    static const std::array<TableLayout, kTableCount> kLayouts = {{
        {"setting", 1, {text("name"), text("value")}},
        {"house_switch", 1, {text("name"), text("value")}},
        {"further_option", 1, {text("name"), text("value")}},
        {"entry", 1, {integer("number"), text("club"), text("camp"), integer("paid"), integer("joined")}},
        {"person",
         3,
         {integer("entry"), text("role"), integer("place"), text("first_name"), text("last_name"),
          orNull(integer("born")), text("sex")}},
        {"absence",
         2,
         {integer("entry"), integer("place"), integer("from_round"), integer("until_round"),
          text("results")}},
        {"entry_extra", 2, {integer("entry"), integer("place"), text("name"), text("value")}},
        {"partnership", 1, {integer("number"), integer("first_entry"), integer("second_entry")}},
        {"never_together", 1, {integer("place"), integer("first_entry"), integer("second_entry")}},
        {"round", 1, {integer("number"), text("state"), text("seed")}},
        {"round_table", 2, {integer("round"), integer("number"), integer("heat"), integer("first_dealer")}},
        {"seat",
         4,
         {integer("round"), integer("table_number"), integer("side"), integer("place"),
          integer("contestant")}},
        {"sitting_out", 2, {integer("round"), integer("place"), integer("contestant")}},
        {"sheet",
         3,
         {integer("round"), integer("table_number"), integer("game"), text("state"), integer("final_only"),
          text("ending"), integer("forfeit_by"), integer("ruling"), text("remark")}},
        {"sheet_side",
         4,
         {integer("round"), integer("table_number"), integer("game"), integer("side"),
          orNull(integer("score")), orNull(integer("second_score"))}},
        {"line",
         4,
         {integer("round"), integer("table_number"), integer("game"), integer("n"), text("why"),
          orNull(text("struck"))}},
        {"line_side",
         5,
         {integer("round"), integer("table_number"), integer("game"), integer("n"), integer("side"),
          orNull(integer("points")), orNull(integer("penalty"))}},
        {"figure_mark",
         5,
         {integer("round"), integer("table_number"), integer("game"), integer("n"), integer("place"),
          text("figure"), integer("side"), integer("value"), text("how")}},
        {"table_stage", 2, {integer("round"), integer("table_number"), text("stage")}},
        {"decider",
         1,
         {integer("place"), integer("first_contestant"), integer("second_contestant"),
          integer("first_points"), integer("second_points")}},
        {"closed_rank", 1, {integer("place"), integer("rank"), integer("contestant")}},
        {"prize", 1, {integer("place"), text("kind"), integer("contestant"), text("name")}},
        {"substitution", 2, {integer("entry"), integer("place"), integer("person"), integer("from_round")}},
        {"replaced_club", 2, {integer("entry"), integer("place"), text("club")}},
        {"ruling",
         1,
         {integer("number"), text("origin"), text("place"), text("at"), integer("round"),
          integer("table_number"), integer("game"), text("asked_by"), text("dispute"), text("record"),
          text("rules_view"), text("state"), text("decision"), text("why"), text("appeal")}},
        {"ruled_point",
         2,
         {integer("ruling"), integer("place"), text("rule"), text("verdict"), integer("line"), text("german"),
          text("italian"), text("english")}},
        {"ruling_side",
         2,
         {integer("ruling"), integer("side"), orNull(integer("points")), orNull(integer("penalty"))}},
        {"ruling_entry",
         2,
         {integer("ruling"), integer("place"), text("measure"), integer("line"), integer("side"),
          integer("points")}},
        {"grouped", 2, {integer("round"), integer("contestant"), integer("group_number")}},
        {"ruling_decision",
         2,
         {integer("ruling"), integer("place"), text("kind"), text("at"), text("decision"), text("why")}},
    }};
    return kLayouts;
}

} // namespace

const TableLayout& layoutOf(TableId table) {
    return layouts()[static_cast<std::size_t>(table)];
}

std::optional<TableId> findTableId(std::string_view name) {
    for (std::size_t i = 0; i < kTableCount; ++i)
        if (layouts()[i].name == name) return static_cast<TableId>(i);
    return std::nullopt;
}

const TableLayout& journalLayout() {
    static const TableLayout kLayout = {"journal",
                                        1,
                                        {integer("n"), text("at"), text("kind"), integer("target"),
                                         text("code"), text("arguments"), text("why"), integer("baseline"),
                                         integer("changes"), text("seal")}};
    return kLayout;
}

const TableLayout& changeLayout() {
    static const TableLayout kLayout = {"change",
                                        2,
                                        {integer("n"), integer("place"), text("table_name"), text("row_key"),
                                         orNull(text("before_image")), orNull(text("after_image")),
                                         text("seal")}};
    return kLayout;
}

} // namespace schreiber::store
