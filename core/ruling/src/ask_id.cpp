#include "ask_id.h"

#include "ask_query.h"

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

} // namespace schreiber::ruling
