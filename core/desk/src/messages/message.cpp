#include "messages/message.h"

#include <base/input_error.h>

#include <algorithm>

namespace schreiber::desk {

namespace {

constexpr std::string_view kFound = "found"; // what somebody typed, letter by letter

// A score below nothing with a real minus, "−1:3"; days, names and words keep their hyphens.
std::string asRead(const std::string& value) {
    constexpr std::string_view kInScores = "0123456789-+:;,/ ";
    constexpr std::string_view kBefore = ":;,/ ";
    if (value.find_first_not_of(kInScores) != std::string::npos) return value;
    std::string out;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const bool begins = i == 0 || kBefore.find(value[i - 1]) != std::string_view::npos;
        const bool counts = i + 1 < value.size() && value[i + 1] >= '0' && value[i + 1] <= '9';
        out += value[i] == '-' && begins && counts ? "−" : value.substr(i, 1);
    }
    return out;
}

// What stands in braces: an argument, or one of two texts by what the argument is.
std::string valueOf(std::string_view field, const Arguments& arguments, int longest) {
    const std::size_t mark = std::min(field.find_first_of("#,"), field.size());
    const auto found = arguments.find(std::string(field.substr(0, mark)));
    const std::string value =
        found == arguments.end()
            ? "–"
            : base::printable(found->first == kFound ? found->second : asRead(found->second), longest);
    if (mark == field.size()) return value;
    const bool isOne = field[mark] == '#' ? value == "1" : value.find(", ") == std::string::npos;
    const std::string_view texts = field.substr(mark + 1);
    const std::size_t bar = std::min(texts.find('|'), texts.size());
    return std::string(isOne ? texts.substr(0, bar) : texts.substr(std::min(bar + 1, texts.size())));
}

} // namespace

std::string filled(std::string_view text, const Arguments& arguments, int longest) {
    std::string out;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t open = text.find('{', at);
        const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos) break;
        out += text.substr(at, open - at);
        out += valueOf(text.substr(open + 1, close - open - 1), arguments, longest);
        at = close + 1;
    }
    out += text.substr(at);
    return out;
}

const Message* findMessage(std::span<const Message> table, std::string_view code) {
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const Message& message) { return message.code == code; });
    return found == table.end() ? nullptr : &*found;
}

std::string sentence(std::span<const Message> table, const std::string& code, const Arguments& arguments,
                     words::Language language, int longest) {
    const Message* message = findMessage(table, code);
    return message == nullptr ? base::printable(code)
                              : filled(message->text.in(language), arguments, longest);
}

} // namespace schreiber::desk
