#pragma once

#include <base/record_lines.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The head of a record, `key: value` a line, as every game has it.
namespace schreiber::base {

// Where a key was read, for checks that need the whole head first.
struct PlacedKey {
    std::string name; // canonical; `hand A` with its seat
    Line line;
    std::size_t valueAt = 0;
};

struct KeyText {
    std::string name;
    std::string value;
};

// The value of one key, word by word. What cannot be read is noted.
class KeyValue {
  public:
    KeyValue(const Line& line, std::size_t from, Defects& defects)
        : m_line(line)
        , m_words(line, from)
        , m_from(from)
        , m_defects(defects) {}

    const Line& line() const { return m_line; }
    std::size_t from() const { return m_from; }
    Defects& defects() { return m_defects; }
    std::string text() const { return std::string(trimmed(m_line.text.substr(m_from))); }
    std::optional<Word> word() { return m_words.next(); }

    // Exactly one word.
    template <class T, class Read>
    std::optional<T> one(Read read, std::vector<std::string> expected) {
        const auto next = word();
        std::optional<T> value;
        if (next) value = read(next->text);
        if (!value) {
            bad(next, std::move(expected));
        } else if (const auto more = word()) {
            bad(more, {kEndOfLine});
            return std::nullopt;
        }
        return value;
    }

    // At this word, or at the end of the line where there is none.
    void bad(const std::optional<Word>& word, std::vector<std::string> expected) {
        if (word)
            m_defects.add(m_line, *word, std::move(expected));
        else
            m_defects.add(m_line, m_words.end(), {}, std::move(expected));
    }

  private:
    const Line& m_line;
    Words m_words;
    std::size_t m_from;
    Defects& m_defects;
};

// A house rule in its canonical spelling, if there is such a switch and it has this value. `Switch` is an
// enumeration with nameOf and valuesOf beside it.
template <class HouseRule, class Switch>
std::optional<HouseRule> readHouseRule(std::string_view item, std::size_t switches) {
    const auto equals = item.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    const auto name = trimmed(item.substr(0, equals));
    const auto value = trimmed(item.substr(equals + 1));
    for (std::size_t i = 0; i < switches; ++i) {
        const auto which = static_cast<Switch>(i);
        if (!sameWord(name, nameOf(which))) continue;
        for (const std::string_view known : valuesOf(which))
            if (sameWord(value, known)) return HouseRule{std::string(nameOf(which)), std::string(known)};
    }
    return std::nullopt;
}

// `switch=value, switch=value`; `expected` is what stands in messages where one is wanted.
template <class Switch, class HouseRule>
void readHouseRules(KeyValue& value, std::vector<HouseRule>& house, std::size_t switches,
                    const std::string& expected) {
    const std::string_view text = value.line().text;
    if (isBlank(text.substr(value.from()))) return value.bad(std::nullopt, {expected});
    for (std::size_t at = value.from(); at <= text.size();) {
        const auto comma = std::min(text.find(',', at), text.size());
        const auto item = trimmed(text.substr(at, comma - at));
        const auto from = item.empty() ? comma : static_cast<std::size_t>(item.data() - text.data());
        auto rule = readHouseRule<HouseRule, Switch>(item, switches);
        const auto told = std::ranges::find_if(house, [&](const HouseRule& earlier) {
            return rule && earlier.name == rule->name && earlier.value != rule->value;
        });
        if (!rule)
            value.bad(Word{item, from}, {expected});
        else if (told != house.end())
            value.bad(Word{item, from}, {expected, particular("SWITCH-TWICE", {told->name, told->value})});
        else
            house.push_back(std::move(*rule));
        at = comma + 1;
    }
}

template <class HouseRule>
std::string writeHouseRules(const std::vector<HouseRule>& house) {
    std::string text;
    for (const HouseRule& rule : house) text += (text.empty() ? "" : ", ") + rule.name + '=' + rule.value;
    return text;
}

// The words of `A=Anna B="Bert L."`: a quoted name is part of one word.
std::vector<Word> nameWords(std::string_view text, std::size_t from);

// Names by seat, from A on.
template <class Names, class Read>
void readNames(KeyValue& value, Names& names, Read readSeat) {
    for (const Word& word : nameWords(value.line().text, value.from())) {
        const auto equals = word.text.find('=');
        const auto seat = readSeat(word.text.substr(0, equals));
        auto name = equals == std::string_view::npos ? std::string_view{} : word.text.substr(equals + 1);
        if (name.size() >= 2 && name.starts_with('"') && name.ends_with('"'))
            name = name.substr(1, name.size() - 2);
        const bool usable = seat && !name.empty() && name.find('"') == std::string_view::npos;
        if (!usable || names[static_cast<std::size_t>(*seat)])
            value.bad(word, {"SEAT=NAME", "SEAT=\"NAME\""});
        else
            names[static_cast<std::size_t>(*seat)] = std::string(name);
    }
}

template <class Names>
std::string writeNames(const Names& names) {
    std::string text;
    char letter = 'A';
    for (const auto& name : names) {
        const char of = letter++;
        if (!name || name->empty()) continue;
        const std::string plain = readable(*name, '"');
        const bool quote = plain.find_first_of(" \t#") != std::string::npos;
        text += text.empty() ? "" : " ";
        text += of;
        text += quote ? "=\"" + plain + '"' : '=' + plain;
    }
    return text;
}

} // namespace schreiber::base
