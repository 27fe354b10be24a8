#include "row_words.h"

#include "messages/tables.h"

#include <base/number.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace schreiber::desk {

namespace {

// `[3,"current",0]`; nothing where it is no key, or was too long to be told whole.
std::vector<std::string> keyParts(std::string_view key) {
    std::vector<std::string> parts;
    if (key.size() < 2 || key.front() != '[' || key.back() != ']') return parts;
    bool quoted = false;
    parts.emplace_back();
    for (const char c : key.substr(1, key.size() - 2)) {
        if (c == '"')
            quoted = !quoted;
        else if (c == ',' && !quoted)
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

std::string sideInWords(int side, words::Language language) {
    const std::string own = "side." + std::to_string(side);
    if (findMessage(rowMessages(), own) != nullptr) return sentence(rowMessages(), own, {}, language);
    return sentence(rowMessages(), "side.more", {{"side", std::to_string(side + 1)}}, language);
}

// Each part in all the ways in which a text may name it.
Arguments argumentsOf(const std::vector<std::string>& parts, words::Language language) {
    Arguments arguments;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::string n = std::to_string(i + 1);
        arguments[n] = parts[i];
        const auto number = base::readNumber(parts[i]);
        if (!number) continue;
        arguments["place" + n] = std::to_string(*number + 1);
        arguments["side" + n] = sideInWords(*number, language);
        arguments["game" + n] =
            *number < 2 ? "" : sentence(rowMessages(), "game", {{"game", parts[i]}}, language);
    }
    return arguments;
}

} // namespace

std::string rowInWords(const std::string& place, words::Language language) {
    const std::size_t open = std::min(place.find(" ["), place.size());
    const std::size_t close = place.rfind(']');
    std::string table = place.substr(0, open);
    if (open == place.size() || close == std::string::npos || close < open) return place;
    const std::vector<std::string> parts = keyParts(std::string_view(place).substr(open + 1, close - open));
    if (table == "person" && parts.size() > 1 && parts[1] == "replaced") table += ".replaced";
    if (parts.empty() || findMessage(rowMessages(), table) == nullptr) return place;
    std::string words = sentence(rowMessages(), table, argumentsOf(parts, language), language);
    if (close + 2 < place.size()) {
        const std::string column = place.substr(close + 2);
        const Message* known = findMessage(columnMessages(), column);
        words.append(", ").append(known == nullptr ? column : std::string(known->text.in(language)));
    }
    return words;
}

} // namespace schreiber::desk
