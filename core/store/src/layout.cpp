#include "layout.h"

#include <array>

namespace schreiber::store {

namespace {

// A letter has up to four bytes.
constexpr std::size_t utf8Bytes(std::size_t letters) {
    return 4 * letters;
}
constexpr Column textColumn(std::string_view name, std::size_t most) {
    return {name, ColumnType::Text, false, most};
}
constexpr Column typedColumn(std::string_view name, std::size_t most) {
    return {name, ColumnType::Text, false, most, true};
}
constexpr Column integer(std::string_view name) {
    return {name, ColumnType::Integer, false};
}
// What a sheet is disputed about has the reason why its game ended early behind it.
constexpr Column wordsColumn(std::string_view name) {
    return typedColumn(name, utf8Bytes(2 * tournament::letters::kWords + tournament::letters::kOption));
}
constexpr Column pointColumn(std::string_view name) {
    return textColumn(name, utf8Bytes(tournament::letters::kPoint));
}
constexpr Column recordColumn(std::string_view name) {
    return textColumn(name, tournament::kMostKeptRecordBytes);
}
// Hardly any of its letters has more than one byte.
constexpr Column resultColumn(std::string_view name) {
    return textColumn(name, 2 * tournament::letters::kResult);
}
// That there is one, and that it is seen, is asked of every entry (tournament::checkEntry).
constexpr Column personColumn(std::string_view name) {
    return textColumn(name, utf8Bytes(tournament::letters::kName));
}
// What a newer version wrote is kept as it stands.
constexpr Column keptColumn(std::string_view name) {
    return textColumn(name, 2 * tournament::kMegabyte);
}
// The longest names a thousand people who all won.
constexpr Column argumentsColumn(std::string_view name) {
    return textColumn(name, 2 * tournament::kMegabyte);
}
// The key of a row as JSON, in which a sign may take six bytes for one.
constexpr Column keyColumn(std::string_view name) {
    return textColumn(name, 6 * utf8Bytes(tournament::letters::kCell) + 1'000);
}
constexpr Column imageColumn(std::string_view name) {
    return textColumn(name, kMostImageBytes);
}
constexpr Column sealColumn(std::string_view name) {
    return textColumn(name, 200);
}
constexpr Column orNull(Column column) {
    column.nullable = true;
    return column;
}

} // namespace

Column codeColumn(std::string_view name) {
    return textColumn(name, 100);
}
Column nameColumn(std::string_view name) {
    return typedColumn(name, utf8Bytes(tournament::letters::kName));
}
Column optionColumn(std::string_view name) {
    return typedColumn(name, utf8Bytes(tournament::letters::kOption));
}
Column titleColumn(std::string_view name) {
    return typedColumn(name, utf8Bytes(tournament::letters::kTitle));
}
Column cellColumn(std::string_view name) {
    return typedColumn(name, utf8Bytes(tournament::letters::kCell));
}

namespace {

// In the order of TableId.
const std::array<TableLayout, kTableCount>& layouts() {
    static const std::array<TableLayout, kTableCount> kLayouts = {{
        {"setting", 1, {codeColumn("name"), optionColumn("value")}},
        {"house_switch", 1, {codeColumn("name"), optionColumn("value")}},
        {"further_option", 1, {cellColumn("name"), keptColumn("value")}},
        {"entry",
         1,
         {integer("number"), nameColumn("club"), nameColumn("camp"), integer("paid"), integer("joined")}},
        {"person",
         3,
         {integer("entry"), codeColumn("role"), integer("place"), personColumn("first_name"),
          personColumn("last_name"), orNull(integer("born")), codeColumn("sex")}},
        {"absence",
         2,
         {integer("entry"), integer("place"), integer("from_round"), integer("until_round"),
          codeColumn("results")}},
        {"entry_extra", 2, {integer("entry"), integer("place"), cellColumn("name"), cellColumn("value")}},
        {"partnership", 1, {integer("number"), integer("first_entry"), integer("second_entry")}},
        {"never_together", 1, {integer("place"), integer("first_entry"), integer("second_entry")}},
        {"round", 1, {integer("number"), codeColumn("state"), codeColumn("seed")}},
        {"round_table", 2, {integer("round"), integer("number"), integer("heat"), integer("first_dealer")}},
        {"seat",
         4,
         {integer("round"), integer("table_number"), integer("side"), integer("place"),
          integer("contestant")}},
        {"sitting_out", 2, {integer("round"), integer("place"), integer("contestant")}},
        {"sheet",
         3,
         {integer("round"), integer("table_number"), integer("game"), codeColumn("state"),
          integer("final_only"), codeColumn("ending"), integer("forfeit_by"), integer("ruling"),
          wordsColumn("remark")}},
        {"sheet_side",
         4,
         {integer("round"), integer("table_number"), integer("game"), integer("side"),
          orNull(integer("score")), orNull(integer("second_score"))}},
        {"line",
         4,
         {integer("round"), integer("table_number"), integer("game"), integer("n"), wordsColumn("why"),
          orNull(wordsColumn("struck"))}},
        {"line_side",
         5,
         {integer("round"), integer("table_number"), integer("game"), integer("n"), integer("side"),
          orNull(integer("points")), orNull(integer("penalty"))}},
        {"figure_mark",
         5,
         {integer("round"), integer("table_number"), integer("game"), integer("n"), integer("place"),
          codeColumn("figure"), integer("side"), integer("value"), codeColumn("how")}},
        {"table_stage", 2, {integer("round"), integer("table_number"), codeColumn("stage")}},
        {"decider",
         1,
         {integer("place"), integer("first_contestant"), integer("second_contestant"),
          integer("first_points"), integer("second_points")}},
        {"closed_rank", 1, {integer("place"), integer("rank"), integer("contestant")}},
        {"prize", 1, {integer("place"), codeColumn("kind"), integer("contestant"), titleColumn("name")}},
        {"substitution", 2, {integer("entry"), integer("place"), integer("person"), integer("from_round")}},
        {"replaced_club", 2, {integer("entry"), integer("place"), nameColumn("club")}},
        {"ruling",
         1,
         {integer("number"), titleColumn("origin"), titleColumn("place"), codeColumn("at"), integer("round"),
          integer("table_number"), integer("game"), titleColumn("asked_by"), wordsColumn("dispute"),
          recordColumn("record"), resultColumn("rules_view"), codeColumn("state"), wordsColumn("decision"),
          wordsColumn("why"), wordsColumn("appeal")}},
        {"ruled_point",
         2,
         {integer("ruling"), integer("place"), codeColumn("rule"), codeColumn("verdict"), integer("line"),
          pointColumn("german"), pointColumn("italian"), pointColumn("english")}},
        {"ruling_side",
         2,
         {integer("ruling"), integer("side"), orNull(integer("points")), orNull(integer("penalty"))}},
        {"ruling_entry",
         2,
         {integer("ruling"), integer("place"), codeColumn("measure"), integer("line"), integer("side"),
          integer("points")}},
        {"grouped", 2, {integer("round"), integer("contestant"), integer("group_number")}},
        {"ruling_decision",
         2,
         {integer("ruling"), integer("place"), codeColumn("kind"), codeColumn("at"), wordsColumn("decision"),
          wordsColumn("why")}},
        {"game_line",
         4,
         {integer("round"), integer("table_number"), integer("game"), integer("n"), optionColumn("line"),
          integer("replaces")}},
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
                                        {integer("n"), codeColumn("at"), codeColumn("kind"),
                                         integer("target"), codeColumn("code"), argumentsColumn("arguments"),
                                         wordsColumn("why"), integer("baseline"), integer("changes"),
                                         sealColumn("seal")}};
    return kLayout;
}

const TableLayout& changeLayout() {
    static const TableLayout kLayout = {"change",
                                        2,
                                        {integer("n"), integer("place"), codeColumn("table_name"),
                                         keyColumn("row_key"), orNull(imageColumn("before_image")),
                                         orNull(imageColumn("after_image")), sealColumn("seal")}};
    return kLayout;
}

} // namespace schreiber::store
