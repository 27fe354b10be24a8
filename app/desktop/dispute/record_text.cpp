#include "dispute/record_text.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace schreiber::desktop {
namespace {

std::string_view trimmed(std::string_view text) {
    const auto from = text.find_first_not_of(" \t\r");
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(" \t\r") - from + 1);
}

bool isSeparator(const std::string& line) {
    return trimmed(line).starts_with("---");
}

bool isEvent(std::string_view line) {
    const std::string_view begins = trimmed(line.substr(0, line.find(':')));
    return line.find(':') != std::string_view::npos && begins.size() == 1 &&
           std::string_view("ABCDEFabcdef").find(begins[0]) != std::string_view::npos;
}

std::string lower(std::string_view text) {
    std::string small(text);
    std::ranges::transform(small, small.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return small;
}

// The deal in which a line lies: its first line, and the one after its header, both from 0.
struct Deal {
    std::size_t first = 0;
    std::size_t afterKeys = 0; // after the last key
    std::size_t events = 0;    // where events may stand
};

Deal dealAt(const std::vector<std::string>& lines, int line) {
    Deal deal;
    const auto here = static_cast<std::size_t>(std::max(line, 1) - 1);
    for (std::size_t i = 0; i < lines.size() && i <= here; ++i)
        if (isSeparator(lines[i])) deal.first = i + 1;
    deal.afterKeys = deal.first;
    std::size_t at = deal.first;
    for (; at < lines.size() && !isSeparator(lines[at]) && !isEvent(lines[at]); ++at) {
        const std::string_view text = trimmed(lines[at]);
        if (!text.empty() && text[0] != '#') deal.afterKeys = at + 1;
        if (text.empty() && deal.afterKeys > deal.first) break; // the first blank line after a key
    }
    deal.events = at < lines.size() && trimmed(lines[at]).empty() ? at + 1 : at;
    return deal;
}

// The line of a key, or one behind the deal's keys.
std::size_t keyLine(const std::vector<std::string>& lines, const Deal& deal, std::string_view key) {
    for (std::size_t i = deal.first; i < deal.afterKeys; ++i) {
        const std::string_view text = lines[i];
        const auto colon = text.find(':');
        if (colon != std::string_view::npos && lower(trimmed(text.substr(0, colon))) == lower(key)) return i;
    }
    return deal.afterKeys;
}

} // namespace

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        lines.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i > 0) text += '\n';
        text += lines[i];
    }
    return text;
}

std::string withKey(const std::string& text, int line, std::string_view key, std::string_view value) {
    std::vector<std::string> lines = linesOf(text);
    const Deal deal = dealAt(lines, line);
    const std::size_t at = keyLine(lines, deal, key);
    const auto place = lines.begin() + static_cast<std::ptrdiff_t>(at);
    if (value.empty()) {
        if (at < deal.afterKeys) lines.erase(place);
        return joined(lines);
    }
    const std::string written = std::string(key) + ": " + std::string(value);
    if (at < deal.afterKeys)
        *place = written;
    else
        lines.insert(place, written);
    return joined(lines);
}

std::string keyOf(const std::string& text, int line, std::string_view key) {
    const std::vector<std::string> lines = linesOf(text);
    const Deal deal = dealAt(lines, line);
    const std::size_t at = keyLine(lines, deal, key);
    if (at == deal.afterKeys) return {};
    const std::string_view whole = lines[at];
    const std::string_view value = whole.substr(whole.find(':') + 1);
    return std::string(trimmed(value.substr(0, value.find('#'))));
}

std::string withoutKey(const std::string& text, int line, std::string_view key) {
    std::vector<std::string> lines = linesOf(text);
    const Deal deal = dealAt(lines, line);
    if (const std::size_t at = keyLine(lines, deal, key); at < deal.afterKeys) lines[at] = "#";
    return joined(lines);
}

bool isAmongEvents(const std::string& text, int line) {
    const std::vector<std::string> lines = linesOf(text);
    const Deal deal = dealAt(lines, line);
    return deal.afterKeys > deal.first && static_cast<std::size_t>(std::max(line, 1)) > deal.events;
}

std::vector<bool> headLines(const std::string& text) {
    const std::vector<std::string> lines = linesOf(text);
    std::vector<bool> head(lines.size(), false);
    for (std::size_t first = 0; first < lines.size();) {
        std::size_t at = first;
        bool hasKey = false;
        for (; at < lines.size() && !isSeparator(lines[at]) && !isEvent(lines[at]); ++at) {
            const std::string_view said = trimmed(lines[at]);
            if (said.empty() && hasKey) break;
            hasKey = hasKey || (!said.empty() && said[0] != '#');
        }
        const bool ends = hasKey && at < lines.size() && !isSeparator(lines[at]);
        const std::size_t events = ends && trimmed(lines[at]).empty() ? at + 1 : at;
        // where nothing stands behind the blank line it is what one writes on
        for (std::size_t line = first; ends && line < events && line + 1 < lines.size(); ++line)
            head[line] = true;
        while (at < lines.size() && !isSeparator(lines[at])) ++at;
        first = at + 1;
    }
    return head;
}

WithEvent withEvent(const std::string& text, int line, std::string_view event) {
    std::vector<std::string> lines = linesOf(text);
    const Deal deal = dealAt(lines, line);
    std::size_t at = std::max(static_cast<std::size_t>(std::max(line, 1)), deal.events);
    // an empty line that one stands on is there to be written on
    const std::size_t here = static_cast<std::size_t>(std::max(line, 1) - 1);
    if (here >= deal.events && here < lines.size() && trimmed(lines[here]).empty()) {
        lines[here] = std::string(event);
        return {joined(lines), static_cast<int>(here) + 1};
    }
    if (at > lines.size()) {
        lines.resize(at);
    } else if (at == deal.events && at > 0 && !trimmed(lines[at - 1]).empty() && at == deal.afterKeys) {
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), std::string()); // ends the header
        ++at;
    }
    // an empty last line is the end of the file, not a line of the deal
    if (at < lines.size() && at + 1 == lines.size() && trimmed(lines[at]).empty())
        lines[at] = std::string(event);
    else
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), std::string(event));
    return {joined(lines), static_cast<int>(at) + 1};
}

std::string setAside(const std::string& text, int line, std::string_view heading) {
    constexpr std::string_view kComment = "# ";
    std::vector<std::string> lines = linesOf(text);
    const std::size_t first = std::min(static_cast<std::size_t>(std::max(line, 0)), lines.size());
    for (std::size_t at = first; at < lines.size() && !isSeparator(lines[at]); ++at)
        if (!trimmed(lines[at]).empty()) lines[at].insert(0, kComment);
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(first),
                 std::string(kComment) + std::string(heading));
    return joined(lines);
}

std::optional<WithEvent> intoHead(const std::string& text, int line, std::span<const std::string_view> keys) {
    std::vector<std::string> lines = linesOf(text);
    const auto here = static_cast<std::size_t>(std::max(line, 1) - 1);
    if (here >= lines.size() || !isAmongEvents(text, line)) return std::nullopt;
    const std::string typed = lines[here];
    const auto colon = typed.find(':');
    if (colon == std::string::npos) return std::nullopt;
    std::string key = lower(trimmed(std::string_view(typed).substr(0, colon)));
    const auto value = trimmed(std::string_view(typed).substr(colon + 1));
    constexpr std::string_view kHand = "hand ";
    const bool isHand = key.starts_with(kHand) && key.size() == kHand.size() + 1;
    const bool isKey = isHand || std::ranges::find(keys, key) != keys.end();
    if (value.empty() || !isKey) return std::nullopt;
    if (isHand) key.back() = static_cast<char>(key.back() - 'a' + 'A');
    lines[here].clear();
    const std::string without = joined(lines);
    const std::string with = withKey(without, line, key, value);
    const auto added = std::ranges::count(with, '\n') - std::ranges::count(without, '\n');
    return WithEvent{with, line + static_cast<int>(added)};
}

int lineTooLong(const QString& record) {
    constexpr qsizetype kLongestLine = 4'000; // letters; the longest that anybody wrote has some hundred
    const QStringList lines = record.split(QLatin1Char('\n'));
    const auto found = std::find_if(lines.begin(), lines.end(),
                                    [](const QString& line) { return line.size() > kLongestLine; });
    return found == lines.end() ? 0 : static_cast<int>(found - lines.begin()) + 1;
}

} // namespace schreiber::desktop
