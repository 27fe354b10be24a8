#include "kept_keys.h"

#include <store/exchange.h>

#include <nlohmann/json.hpp>

#include <json/read.h>
#include <string_view>

namespace schreiber::store {

namespace {

using nlohmann::ordered_json;

// A value that was in an export once, no deeper and no larger than one can be.
constexpr schreiber::json::Limits kValueLimits{std::size_t{32} << 20U, 1'000'000, 1'000, 12};

// Names of numbers that an item keeps.
constexpr std::string_view kNumbers[] = {"number", "table", "n"};

template <class Json>
std::string stepOf(const Json& item, std::size_t place) {
    if (item.is_object())
        for (const std::string_view name : kNumbers)
            if (const auto number = item.find(std::string(name));
                number != item.end() && number->is_number_integer())
                return "#" + number->dump(-1, ' ', false, Json::error_handler_t::replace);
    return std::to_string(place);
}

// As JSON pointers do it.
std::string escaped(const std::string& key) {
    std::string out;
    for (const char c : key) out += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return out;
}

ordered_json* child(ordered_json& node, std::string_view step) {
    if (node.is_object()) {
        for (auto item = node.begin(); item != node.end(); ++item)
            if (escaped(item.key()) == step) return &item.value();
    } else if (node.is_array()) {
        for (std::size_t i = 0; i < node.size(); ++i)
            if (stepOf(node[i], i) == step) return &node[i];
    }
    return nullptr;
}

std::string unescaped(std::string_view step) {
    std::string out;
    for (std::size_t i = 0; i < step.size(); ++i) {
        const bool escape = step[i] == '~' && i + 1 < step.size();
        out += !escape ? step[i] : step[++i] == '1' ? '/' : '~';
    }
    return out;
}

void putBackOne(std::string_view path, const std::string& text, ordered_json& whole) {
    auto value = schreiber::json::readOrdered(text, kValueLimits);
    if (!value) return;
    ordered_json* node = &whole;
    path.remove_prefix(1);
    for (std::size_t end = path.find('/'); node != nullptr && end != std::string_view::npos;
         end = path.find('/')) {
        node = child(*node, path.substr(0, end));
        path.remove_prefix(end + 1);
    }
    if (node != nullptr && node->is_object() && child(*node, path) == nullptr)
        (*node)[unescaped(path)] = std::move(*value);
}

} // namespace

std::string stepTo(const nlohmann::json& item, std::size_t place) {
    return stepOf(item, place);
}

std::string stepTo(const std::string& key) {
    return escaped(key);
}

void putBack(const KeptKeys& options, ordered_json& whole) {
    for (const auto& [path, text] : options)
        if (isKeptKey(path)) putBackOne(path, text, whole);
}

bool isKeptKey(const std::string& option) {
    return option.starts_with('/');
}

} // namespace schreiber::store
