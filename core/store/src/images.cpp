#include "images.h"

#include <tournament/limits.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <json/read.h>
#include <utility>

namespace schreiber::store {

namespace {

using nlohmann::json;

constexpr schreiber::json::Limits kRowLimits{kMostImageBytes, 100, 100, 2}; // one row

// Whatever is in a text, this ends: what is no UTF-8 was refused before (defects.h).
std::string dumped(const std::string& text) {
    return json(text).dump(-1, ' ', false, json::error_handler_t::replace);
}

bool isPlain(const std::string& text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; });
}

// Written straight away: an evening has tens of thousands of rows, and each is written when it is checked.
void appendValue(std::string& out, const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
        const fmt::format_int digits(*number);
        out.append(digits.data(), digits.size());
    } else if (const auto* text = std::get_if<std::string>(&value)) {
        if (!isPlain(*text)) {
            out += dumped(*text);
            return;
        }
        out += '"';
        out += *text;
        out += '"';
    } else {
        out += "null";
    }
}

// The columns beside the key in the order of their names, as objects have them, and what stands before each.
struct NamedColumn {
    std::size_t column;
    std::string begin;
};
using NamedColumns = std::vector<NamedColumn>;

NamedColumns namedColumns(const TableLayout& layout) {
    std::vector<std::pair<std::string_view, std::size_t>> names;
    for (std::size_t i = layout.keys; i < layout.columns.size(); ++i)
        names.emplace_back(layout.columns[i].name, i);
    std::sort(names.begin(), names.end());
    NamedColumns columns;
    for (const auto& [name, column] : names)
        columns.push_back({column, fmt::format("{}\"{}\":", columns.empty() ? "{" : ",", name)});
    return columns;
}

const NamedColumns& namedColumns(TableId table) {
    static const std::array<NamedColumns, kTableCount> kAll = [] {
        std::array<NamedColumns, kTableCount> all;
        for (std::size_t i = 0; i < kTableCount; ++i)
            all[i] = namedColumns(layoutOf(static_cast<TableId>(i)));
        return all;
    }();
    return kAll[static_cast<std::size_t>(table)];
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

namespace {

std::string textOfKey(const Row& row, std::size_t keys) {
    std::string text = "[";
    for (std::size_t i = 0; i < keys; ++i) {
        if (i > 0) text += ',';
        appendValue(text, row[i]);
    }
    return text + ']';
}

} // namespace

std::string keyText(const Row& key) {
    return textOfKey(key, key.size());
}

RowText textOf(TableId table, const Row& row) {
    RowText text = {textOfKey(row, layoutOf(table).keys), {}};
    for (const NamedColumn& one : namedColumns(table)) {
        text.others += one.begin;
        appendValue(text.others, row[one.column]);
    }
    text.others += text.others.empty() ? "{}" : "}";
    return text;
}

ChangeImage imageOf(const RowChange& change) {
    ChangeImage image = {std::string(layoutOf(change.table).name), {}, {}, {}};
    const auto take = [&](const std::optional<Row>& row, std::optional<std::string>& others) {
        if (!row) return;
        RowText text = textOf(change.table, *row);
        image.key = std::move(text.key);
        others = std::move(text.others);
    };
    take(change.before, image.before);
    take(change.after, image.after);
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
