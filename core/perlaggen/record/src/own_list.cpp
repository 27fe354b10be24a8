#include <algorithm>
#include <perlaggen/record/own_list.h>
#include <perlaggen/rulebook/own_set.h>

namespace schreiber::perlaggen::record {
namespace {

const std::string* find(const Header& header, std::string_view key) {
    for (const auto& [name, value] : header.unknown)
        if (name == key) return &value;
    return nullptr;
}

void set(Header& header, const char* key, std::string value) {
    auto& keys = header.unknown;
    const auto known =
        std::find_if(keys.begin(), keys.end(), [key](const auto& each) { return each.first == key; });
    if (known == keys.end())
        keys.emplace_back(key, std::move(value));
    else
        known->second = std::move(value);
}

} // namespace

bool isOwnKey(std::string_view name) {
    return name == kOwnListKey || name == kOwnNameKey;
}

std::optional<rulebook::PerlaggList> ownListOf(const Header& header) {
    const std::string* list = find(header, kOwnListKey);
    return list == nullptr ? std::nullopt : rulebook::readPerlaggList(*list);
}

void setOwnList(Header& header, const rulebook::PerlaggList& list) {
    set(header, kOwnListKey, rulebook::toString(list));
}

std::string ownNameOf(const Header& header) {
    const std::string* name = find(header, kOwnNameKey);
    if (name == nullptr) return {};
    const bool quoted = name->size() > 2 && name->front() == '"' && name->back() == '"';
    return quoted ? name->substr(1, name->size() - 2) : *name;
}

void setOwnName(Header& header, std::string_view name) {
    std::string line(name); // of one line, in which nothing begins a comment
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '#' || c == '\n' || c == '\r'; }, ' ');
    set(header, kOwnNameKey, std::move(line));
}

} // namespace schreiber::perlaggen::record
