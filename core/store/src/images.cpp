#include "images.h"

#include <tournament/limits.h>

#include <nlohmann/json.hpp>

#include <json/read.h>
#include <utility>

namespace schreiber::store {

namespace {

using nlohmann::json;

constexpr schreiber::json::Limits kRowLimits{kMostImageBytes, 100, 100, 2}; // one row

json jsonOf(const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) return *number;
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    return nullptr;
}

// Whatever is in a text, this ends: what is no UTF-8 was refused before (defects.h).
std::string dumped(const json& value) {
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

std::string rest(const TableLayout& layout, const Row& row) {
    json object = json::object();
    for (std::size_t i = layout.keys; i < layout.columns.size(); ++i)
        object[std::string(layout.columns[i].name)] = jsonOf(row[i]);
    return dumped(object);
}

bool readValue(const json& found, const Column& column, Row& row) {
    if (found.is_null() && column.nullable)
        row.emplace_back();
    else if (const auto* number = found.get_ptr<const std::int64_t*>();
             number != nullptr && column.type == ColumnType::Integer)
        row.emplace_back(*number);
    else if (const auto* text = found.get_ptr<const std::string*>();
             text != nullptr && column.type == ColumnType::Text && text->size() <= column.most)
        row.emplace_back(*text);
    else
        return false;
    return true;
}

std::optional<Row> rowOf(const TableLayout& layout, const std::string& keyText, const std::string& restText) {
    const auto readKey = schreiber::json::read(keyText, kRowLimits);
    const auto readRest = schreiber::json::read(restText, kRowLimits);
    if (!readKey || !readRest) return std::nullopt;
    const json& key = *readKey;
    const json& object = *readRest;
    if (!key.is_array() || key.size() != layout.keys || !object.is_object()) return std::nullopt;
    if (object.size() != layout.columns.size() - layout.keys) return std::nullopt;
    Row row;
    for (std::size_t i = 0; i < layout.keys; ++i)
        if (!readValue(key[i], layout.columns[i], row)) return std::nullopt;
    for (std::size_t i = layout.keys; i < layout.columns.size(); ++i) {
        const auto found = object.find(layout.columns[i].name);
        if (found == object.end() || !readValue(*found, layout.columns[i], row)) return std::nullopt;
    }
    return row;
}

} // namespace

std::string keyText(const Row& key) {
    json array = json::array();
    for (const Value& value : key) array.push_back(jsonOf(value));
    return dumped(array);
}

ChangeImage imageOf(const RowChange& change) {
    const TableLayout& layout = layoutOf(change.table);
    ChangeImage image = {std::string(layout.name), keyText(keyOf(change.table, change.either())), {}, {}};
    if (change.before) image.before = rest(layout, *change.before);
    if (change.after) image.after = rest(layout, *change.after);
    return image;
}

std::optional<RowChange> changeOf(const ChangeImage& image) {
    const std::optional<TableId> table = findTableId(image.table);
    if (!table || (!image.before && !image.after)) return std::nullopt;
    const TableLayout& layout = layoutOf(*table);
    RowChange change = {*table, {}, {}};
    if (image.before && !(change.before = rowOf(layout, image.key, *image.before))) return std::nullopt;
    if (image.after && !(change.after = rowOf(layout, image.key, *image.after))) return std::nullopt;
    return change;
}

} // namespace schreiber::store
