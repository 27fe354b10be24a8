#include "ask_id.h"

#include "ask_query.h"

#include <base/number.h>

#include <algorithm>
#include <optional>
#include <system_error>

namespace schreiber::ruling {

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

bool isKey(std::string_view written, std::string_view key) {
    if (written == key) return true;
    if (written.find('\\') == std::string_view::npos) return false;
    const Json name = Json::parse('"' + std::string(written) + '"', nullptr, false);
    return name.is_string() && name.get_ref<const std::string&>() == key;
}

} // namespace

std::string_view writtenValue(std::string_view object, std::string_view key) {
    std::string_view found;
    std::size_t at = object.find('{') + 1;
    while (true) {
        at = afterSpace(object, at);
        if (at >= object.size() || object[at] != '"') return found;
        const std::size_t end = afterString(object, at);
        const std::string_view name = object.substr(at + 1, end - at - 2);
        at = afterSpace(object, end);    // the colon
        at = afterSpace(object, at + 1); // the value
        const std::size_t after = afterValue(object, at);
        // of a key that comes twice the last counts, as for the parser
        if (isKey(name, key)) found = object.substr(at, after - at);
        at = afterSpace(object, after) + 1; // after the comma
    }
}

std::string withLargeNumbersQuoted(std::string_view object) {
    std::string quoted;
    for (std::size_t at = 0; at < object.size();) {
        std::size_t end = at + 1;
        bool large = false;
        if (object[at] == '"') {
            end = std::min(afterString(object, at), object.size());
        } else if (isInNumber(object[at])) {
            while (end < object.size() && isInNumber(object[end])) ++end;
            large = isLargeNumber(object.substr(at, end - at));
        }
        const std::string_view part = object.substr(at, end - at);
        if (large) quoted += '"';
        quoted += part;
        if (large) quoted += '"';
        at = end;
    }
    return quoted;
}

} // namespace schreiber::ruling
