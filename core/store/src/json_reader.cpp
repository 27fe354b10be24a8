#include "json_reader.h"

#include "kept_keys.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <json/number.h>
#include <limits>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace schreiber::store {

using nlohmann::json;

struct JsonDocument::Content {
    json root;
    std::string file;
    std::optional<base::InputError> error;
    // Of the objects that are being read: what was read. Of those that were: what was not.
    std::unordered_set<const json*> read;
    std::unordered_set<const json*> unread;
};

namespace {

std::optional<int> intIn(const json& node) {
    return schreiber::json::readNumber(node, std::numeric_limits<int>::min(),
                                       std::numeric_limits<int>::max());
}

// What stands there, short enough to be said.
std::string shown(const json& node) {
    if (node.is_structured()) return node.is_object() ? "{…}" : "[…]";
    return base::printable(node.dump(-1, ' ', false, json::error_handler_t::replace));
}

// Line and column of a byte, for a text that is no JSON.
base::InputError notJson(std::string_view bytes, const std::string& file, std::size_t offset) {
    const std::size_t end = std::min(offset, bytes.size());
    base::InputError error = {file, 1, 1, {}, {"JSON"}};
    for (std::size_t i = 0; i < end; ++i) {
        const bool continued = (static_cast<unsigned char>(bytes[i]) & 0xC0U) == 0x80U;
        if (bytes[i] == '\n') {
            ++error.line;
            error.column = 1;
        } else if (!continued) {
            ++error.column;
        }
    }
    error.found = base::printable(bytes.substr(end, 20), 20);
    if (error.found.empty() && !bytes.empty()) error.expected = {"json_rest"};
    return error;
}

base::InputError inputError(const schreiber::json::Error& error, std::string_view bytes,
                            const std::string& file) {
    using schreiber::json::Fault;
    const auto beyond = [&](const char* what) {
        return base::InputError{file, 0, 0, {}, {fmt::format("{}({})", what, error.most)}, error.pointer};
    };
    switch (error.fault) {
    case Fault::NotJson:
        break;
    case Fault::NumberTooLong:
        return {file, 0, 0, base::printable(error.found), {"json_number"}, error.pointer};
    case Fault::KeyTwice:
        return {file, 0, 0, base::printable(error.found), {"key_once"}, error.pointer};
    case Fault::TooManyBytes:
        return beyond("JSON-BYTES");
    case Fault::TooManyValues:
        return beyond("JSON-VALUES");
    case Fault::TooManyKeys:
        return beyond("JSON-KEYS");
    case Fault::TooDeep:
        return beyond("JSON-DEPTH");
    }
    return notJson(bytes, file, error.at);
}

using Nodes = std::unordered_set<const json*>;

// No deeper than what was read.
void collectUnread(const json& node, const std::string& path, const Nodes& unread,
                   std::map<std::string, std::string>& found) {
    if (node.is_array()) {
        for (std::size_t i = 0; i < node.size(); ++i)
            if (node[i].is_structured())
                collectUnread(node[i], path + "/" + stepTo(node[i], i), unread, found);
        return;
    }
    for (const auto& [key, value] : node.items()) {
        const std::string here = path + "/" + stepTo(key);
        if (unread.count(&value) != 0)
            found.emplace(here, value.dump(-1, ' ', false, json::error_handler_t::replace));
        else if (value.is_structured())
            collectUnread(value, here, unread, found);
    }
}

} // namespace

JsonDocument::JsonDocument(std::unique_ptr<Content> content)
    : m_content(std::move(content)) {}
JsonDocument::JsonDocument(JsonDocument&&) noexcept = default;
JsonDocument& JsonDocument::operator=(JsonDocument&&) noexcept = default;
JsonDocument::~JsonDocument() = default;

base::Result<JsonDocument, base::InputError>
JsonDocument::parse(std::string_view bytes, const std::string& file, const schreiber::json::Limits& limits) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF"; // some editors write one
    if (bytes.starts_with(kByteOrderMark)) bytes.remove_prefix(kByteOrderMark.size());
    auto root = schreiber::json::read(bytes, limits);
    if (!root) return base::fail(inputError(root.error(), bytes, file));
    auto content = std::make_unique<Content>();
    content->file = file;
    content->root = std::move(*root);
    return JsonDocument(std::move(content));
}

JsonReader JsonDocument::root() {
    return {*this, m_content->root, ""};
}

const std::optional<base::InputError>& JsonDocument::error() const {
    return m_content->error;
}

std::map<std::string, std::string> JsonDocument::unread() {
    root().finish();
    std::map<std::string, std::string> found;
    if (m_content->root.is_object()) collectUnread(m_content->root, "", m_content->unread, found);
    return found;
}

base::InputError JsonDocument::errorAt(const std::string& path, const std::string& found,
                                       const std::string& expected) const {
    return {m_content->file, 0, 0, found, {expected}, path.empty() ? std::string("/") : path};
}

JsonReader::JsonReader(JsonDocument& document, const json& node, std::string path)
    : m_document(&document)
    , m_node(&node)
    , m_path(std::move(path)) {}

void JsonReader::failSelf(const std::string& found, const std::string& expected) {
    auto& error = m_document->m_content->error;
    if (!error) error = m_document->errorAt(m_path, found, expected);
}

void JsonReader::fail(const std::string& key, const std::string& found, const std::string& expected) {
    JsonReader(*m_document, *m_node, m_path + "/" + key).failSelf(found, expected);
}

bool JsonReader::has(const std::string& key) const {
    return !m_document->error() && m_node->is_object() && m_node->contains(key);
}

const json* JsonReader::child(const std::string& key) {
    if (m_document->error()) return nullptr;
    if (!m_node->is_object()) {
        failSelf(shown(*m_node), "json_object");
        return nullptr;
    }
    const auto found = m_node->find(key);
    if (found != m_node->end()) {
        m_document->m_content->read.insert(&*found);
        return &*found;
    }
    fail(key, {}, "json_value");
    return nullptr;
}

void JsonReader::finish() {
    if (m_document->error() || !m_node->is_object()) return;
    auto& content = *m_document->m_content;
    for (const json& value : *m_node)
        if (content.read.erase(&value) == 0) content.unread.insert(&value);
}

template <class T, class Read>
void JsonReader::readAs(const std::string& key, T& value, Read readNode, const char* expected) {
    const json* node = child(key);
    if (!node) return;
    if (const auto found = readNode(*node))
        value = *found;
    else
        fail(key, shown(*node), expected);
}

void JsonReader::read(const std::string& key, int& number) {
    readAs(key, number, intIn, "json_number");
}
void JsonReader::read(const std::string& key, std::uint64_t& number) {
    readAs(
        key, number, [](const json& node) { return node.get_ptr<const std::uint64_t*>(); }, "json_seed");
}
void JsonReader::read(const std::string& key, bool& flag) {
    readAs(
        key, flag, [](const json& node) { return node.get_ptr<const bool*>(); }, "json_flag");
}
void JsonReader::read(const std::string& key, std::string& text) {
    readAs(
        key, text, [](const json& node) { return node.get_ptr<const std::string*>(); }, "json_text");
}

void JsonReader::read(const std::string& key, std::optional<int>& number) {
    const json* node = child(key);
    if (node && !node->is_null()) read(key, number.emplace());
}
void JsonReader::read(const std::string& key, std::optional<std::string>& text) {
    const json* node = child(key);
    if (node && !node->is_null()) read(key, text.emplace());
}

void JsonReader::read(const std::string& key, std::map<std::string, std::string>& texts) {
    with(key, [&](JsonReader& object) {
        if (!object.m_node->is_object()) return object.failSelf(shown(*object.m_node), "json_object");
        for (const auto& item : object.m_node->items()) object.read(item.key(), texts[item.key()]);
    });
}

void JsonReader::read(const std::string& key, std::vector<int>& numbers) {
    with(key, [&](JsonReader& list) { list.readSelf(numbers); });
}

void JsonReader::readSelf(std::vector<int>& numbers) {
    if (m_document->error()) return;
    if (!m_node->is_array()) return failSelf(shown(*m_node), "json_numbers");
    for (const json& item : *m_node) {
        const auto number = intIn(item);
        if (!number) return failSelf(shown(item), "json_number");
        numbers.push_back(*number);
    }
}

void JsonReader::with(const std::string& key, const std::function<void(JsonReader&)>& object) {
    const json* node = child(key);
    if (!node) return;
    JsonReader reader(*m_document, *node, m_path + "/" + key);
    object(reader);
    reader.finish();
}

void JsonReader::eachOf(const std::string& key, std::size_t most,
                        const std::function<void(JsonReader&)>& item) {
    with(key, [&](JsonReader& list) {
        if (!list.m_node->is_array()) return list.failSelf(shown(*list.m_node), "json_list");
        if (list.m_node->size() > most)
            return list.failSelf(std::to_string(list.m_node->size()), fmt::format("0-{}", most));
        for (std::size_t i = 0; i < list.m_node->size() && !m_document->error(); ++i) {
            JsonReader reader(*m_document, (*list.m_node)[i], list.m_path + "/" + std::to_string(i));
            item(reader);
            reader.finish();
        }
    });
}

} // namespace schreiber::store
