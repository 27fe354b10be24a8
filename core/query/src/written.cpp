#include <base/number.h>

#include <nlohmann/json.hpp>
#include <query/written.h>

#include <algorithm>
#include <json/read.h>
#include <optional>
#include <system_error>

namespace schreiber::query {

namespace {

// The place after the string that begins here.
std::size_t afterString(std::string_view text, std::size_t at) {
    for (++at; at < text.size() && text[at] != '"'; ++at)
        if (text[at] == '\\') ++at;
    return at + 1;
}

std::size_t afterSpace(std::string_view text, std::size_t at) {
    while (at < text.size() && std::string_view(" \t\r\n").find(text[at]) != std::string_view::npos) ++at;
    return at;
}

// The place after the value that begins here.
std::size_t afterValue(std::string_view text, std::size_t at) {
    int depth = 0;
    while (at < text.size()) {
        const char c = text[at];
        if (c == '"') {
            at = afterString(text, at);
            if (depth == 0) return at;
            continue;
        }
        if (c == '{' || c == '[') ++depth;
        if (c == '}' || c == ']') {
            if (depth == 0) return at;
            if (--depth == 0) return at + 1;
        }
        if (depth == 0 && (c == ',' || c == ' ' || c == '\t' || c == '\r' || c == '\n')) return at;
        ++at;
    }
    return at;
}

bool isInNumber(char c) {
    return std::string_view("0123456789+-.eE").find(c) != std::string_view::npos;
}

// The rest after one digit or more; nothing where there is none.
std::optional<std::string_view> afterDigits(std::string_view text) {
    const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
    return end == 0 ? std::nullopt : std::optional(text.substr(end));
}

// As JSON writes a number: no plus before it, no zero before its digits, none but digits after point and e.
bool isJsonNumber(std::string_view text) {
    if (text.substr(0, 1) == "-") text.remove_prefix(1);
    const bool zero = text.substr(0, 1) == "0";
    auto rest = zero ? std::optional(text.substr(1)) : afterDigits(text);
    if (rest && rest->substr(0, 1) == ".") rest = afterDigits(rest->substr(1));
    if (rest && (rest->substr(0, 1) == "e" || rest->substr(0, 1) == "E")) {
        rest->remove_prefix(1);
        if (rest->substr(0, 1) == "+" || rest->substr(0, 1) == "-") rest->remove_prefix(1);
        rest = afterDigits(*rest);
    }
    return rest && rest->empty();
}

bool isLargeNumber(std::string_view written) {
    return isJsonNumber(written) && base::isOutOfRange(written);
}

bool isKey(std::string_view written, std::string_view name) {
    if (written == name) return true;
    // each letter may be written by its number, nothing else is as short
    constexpr std::size_t kEscaped = std::string_view("\\u0069").size();
    if (written.size() > name.size() * kEscaped || written.find('\\') == std::string_view::npos) return false;
    const auto read = json::read('"' + std::string(written) + '"', {name.size() * kEscaped + 2, 1, 1, 1});
    return read && *read == name;
}

// What stands under that key of the object, as it is written; of a key that comes twice the last.
std::string_view writtenUnder(std::string_view name, std::string_view line) {
    std::string_view found;
    std::size_t depth = 0;
    for (std::size_t at = 0; at < line.size();) {
        const char c = line[at];
        if (c == '{' || c == '[') ++depth;
        if ((c == '}' || c == ']') && depth > 0) --depth;
        if (c != '"') {
            ++at;
            continue;
        }
        const std::size_t end = std::min(afterString(line, at), line.size());
        const std::size_t colon = afterSpace(line, end);
        const bool key = depth == 1 && colon < line.size() && line[colon] == ':';
        if (!key || !isKey(line.substr(at + 1, end - at - 2), name)) {
            at = end;
            continue;
        }
        const std::size_t value = afterSpace(line, colon + 1);
        at = afterValue(line, value);
        // what nothing follows may have been cut off
        found = at < line.size() ? line.substr(value, at - value) : std::string_view();
    }
    return found;
}

} // namespace

std::string writtenId(std::string_view line) {
    std::string id(writtenUnder("id", line));
    // white space between its parts, which would end the answer's line
    std::replace_if(
        id.begin(), id.end(), [](char c) { return c == '\r' || c == '\n'; }, ' ');
    return id;
}

std::string_view writtenRules(std::string_view line) {
    const std::string_view value = writtenUnder("rules", line);
    if (value.size() < 2 || value[0] != '"' || value.find('\\') != std::string_view::npos) return {};
    return value.substr(1, value.size() - 2);
}

bool isValue(std::string_view text, const json::Limits& limits) {
    const auto value = json::read(text, limits);
    if (value || value.error().fault != json::Fault::NumberTooLong) return value.ok();
    const std::string quoted = withLargeNumbersQuoted(text);
    return json::read(quoted, {quoted.size(), limits.values, limits.keys, limits.depth}).ok();
}

std::string withLargeNumbersQuoted(std::string_view line) {
    std::string quoted;
    for (std::size_t at = 0; at < line.size();) {
        std::size_t end = at + 1;
        bool large = false;
        if (line[at] == '"') {
            end = std::min(afterString(line, at), line.size());
        } else if (isInNumber(line[at])) {
            while (end < line.size() && isInNumber(line[end])) ++end;
            const std::size_t next = afterSpace(line, end);
            const bool isKey = next < line.size() && line[next] == ':'; // which no number is
            large = !isKey && isLargeNumber(line.substr(at, end - at));
        }
        const std::string_view part = line.substr(at, end - at);
        if (large) quoted += '"';
        quoted += part;
        if (large) quoted += '"';
        at = end;
    }
    return quoted;
}

} // namespace schreiber::query
