#include "pasted_head.h"

#include "lines.h"
#include "words.h"

#include <cards/notation.h>

#include <algorithm>
#include <array>
#include <perlaggen/record/pasted.h>
#include <perlaggen/rulebook/set_words.h>

namespace schreiber::perlaggen::record {
namespace {

struct KeyWord {
    std::string_view said;
    std::string_view key;
};
constexpr KeyWord kKeyWords[] = {
    {"regeln", "rules"},       {"regel", "rules"},       {"spielregel", "rules"},  {"spielregeln", "rules"},
    {"regelwerk", "rules"},    {"regole", "rules"},      {"regolamento", "rules"}, {"stand", "score"},
    {"spielstand", "score"},   {"punktestand", "score"}, {"punteggio", "score"},   {"trumpf", "trump"},
    {"briscola", "trump"},     {"trumps", "trump"},      {"geber", "dealer"},      {"mazziere", "dealer"},
    {"spieler", "players"},    {"giocatori", "players"}, {"ziel", "target"},       {"traguardo", "target"},
    {"kartengeber", "dealer"}, {"hausregel", "house"},   {"hausregeln", "house"},  {"tisch", "table"},
    {"tavolo", "table"},       {"runde", "round"},       {"turno", "round"},       {"datum", "date"},
    {"data", "date"},          {"turnier", "event"},     {"torneo", "event"},
};
// As the format has them, without the hands and without the keys that are this project's own.
constexpr std::string_view kFormatKeys[] = {"rules",  "house", "seats",  "hand-size", "players",
                                            "target", "score", "dealer", "trump",     "written",
                                            "event",  "date",  "round",  "table",     "owed"};

constexpr std::string_view kBetweenNames = ",;";
constexpr std::string_view kAnd[] = {"und", "e", "and", "mit", "con", "with", "/", "&", "+"};
constexpr std::string_view kAgainst[] = {"gegen", "contro", "against", "vs", "vs.", "-", ":"};

template <class Table>
bool isAmong(const Table& table, std::string_view word) {
    return std::ranges::any_of(table, [word](std::string_view each) { return sameWord(word, each); });
}

std::string unquotedName(std::string_view name) {
    name = trimmed(name);
    if (name.size() >= 2 && name.front() == '"' && name.back() == '"') name = name.substr(1, name.size() - 2);
    return std::string(trimmed(name));
}

using Names = std::vector<std::string>;

// The parts between commas.
Names listed(std::string_view said) {
    Names parts;
    bool quoted = false;
    std::size_t from = 0;
    for (std::size_t i = 0; i <= said.size(); ++i) {
        if (i < said.size() && said[i] == '"') quoted = !quoted;
        if (i < said.size() && (quoted || kBetweenNames.find(said[i]) == std::string_view::npos)) continue;
        parts.emplace_back(trimmed(said.substr(from, i - from)));
        from = i + 1;
    }
    if (!parts.empty() && parts.back().empty()) parts.pop_back(); // a comma at the end
    return parts;
}

// What stands between words of a kind: `Anna und Carla` at `und`.
template <class Table>
Names partedAt(std::string_view said, const Table& table) {
    Names parts(1);
    Words words(Line{0, said, std::nullopt});
    while (const auto word = words.next()) {
        if (isAmong(table, word->text)) {
            parts.emplace_back();
            continue;
        }
        std::string& part = parts.back();
        part.append(part.empty() ? "" : " ").append(word->text);
    }
    return parts;
}

// Partners together: A and C against B and D.
Names opposed(std::string_view said) {
    const Names sides = partedAt(said, kAgainst);
    if (sides.size() != 2) return {};
    const Names first = partedAt(sides[0], kAnd);
    const Names second = partedAt(sides[1], kAnd);
    if (first.size() != second.size() || first.size() < 2) return {};
    Names names;
    for (std::size_t i = 0; i < first.size(); ++i) {
        names.push_back(first[i]);
        names.push_back(second[i]);
    }
    return names;
}

} // namespace

std::optional<std::string_view> headKey(std::string_view said) {
    const auto found =
        std::ranges::find_if(kKeyWords, [said](const KeyWord& one) { return sameWord(said, one.said); });
    if (found != std::end(kKeyWords)) return found->key;
    const auto known =
        std::ranges::find_if(kFormatKeys, [said](std::string_view key) { return sameWord(said, key); });
    if (known == std::end(kFormatKeys)) return std::nullopt;
    return *known;
}

std::string rulesTidied(std::string_view said) {
    const std::string name = unquotedName(said);
    const rulebook::RuleSet* set = rulebook::ruleSetNamed(name);
    return set == nullptr ? std::string(trimmed(said)) : set->id;
}

Numbered withoutNumber(std::string_view said) {
    std::size_t digits = 0;
    while (digits < said.size() && said[digits] >= '0' && said[digits] <= '9') ++digits;
    const bool marked =
        digits > 0 && digits <= 2 && digits < said.size() && (said[digits] == '.' || said[digits] == ')');
    const std::string_view rest = marked ? trimmed(said.substr(digits + 1)) : std::string_view();
    if (rest.empty() || (rest.front() >= '0' && rest.front() <= '9')) return {0, said};
    int number = 0;
    for (const char digit : said.substr(0, digits)) number = number * 10 + (digit - '0');
    return number == 0 ? Numbered{0, said} : Numbered{number, rest};
}

std::string playersTidied(std::string_view said) {
    Names parts = listed(said);
    const bool commas = parts.size() > 1; // else partners are told by who stands beside whom
    if (!commas) parts = opposed(said);
    if (parts.size() < 2 || parts.size() > static_cast<std::size_t>(cards::kMostSeats))
        return std::string(trimmed(said));
    std::array<std::string, cards::kMostSeats> names;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Numbered counted = withoutNumber(parts[i]);
        if (counted.number != 0 && commas && counted.number != static_cast<int>(i) + 1)
            return std::string(trimmed(said));
        std::string_view part = counted.text;
        const auto sign = part.find_first_of("=:");
        const auto seat = sign == std::string_view::npos ? std::optional(static_cast<cards::Seat>(i))
                                                         : cards::readSeat(trimmed(part.substr(0, sign)));
        if (sign != std::string_view::npos) part.remove_prefix(sign + 1);
        const std::string name = unquotedName(part);
        if (!seat || name.empty() || name.find_first_of("\"=") != std::string::npos ||
            !names[static_cast<std::size_t>(*seat)].empty())
            return std::string(trimmed(said));
        names[static_cast<std::size_t>(*seat)] = name;
    }
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i].empty()) continue;
        const bool quote = names[i].find_first_of(" \t#") != std::string::npos;
        if (!text.empty()) text += ' ';
        text += cards::letterOf(static_cast<cards::Seat>(i));
        text += quote ? "=\"" + names[i] + '"' : '=' + names[i];
    }
    return text;
}

std::string pointsTidied(std::string_view said) {
    constexpr std::string_view kDigits = "0123456789";
    const auto digit = [&](std::size_t at) {
        return at < said.size() && kDigits.find(said[at]) != std::string_view::npos;
    };
    std::string numbers;
    for (std::size_t i = 0; i < said.size(); ++i) {
        const char c = said[i];
        // a hyphen right before a number is its sign, if nothing stands right before it
        const bool sign = c == '-' && digit(i + 1) && (i == 0 || said[i - 1] == ' ' || said[i - 1] == ':');
        const bool between = !sign && std::string_view(":/,;-|").find(c) != std::string_view::npos;
        numbers += between ? ' ' : c;
    }
    std::string tidy;
    Words words(Line{0, numbers, std::nullopt});
    while (const auto word = words.next()) {
        if (isAmong(std::array<std::string_view, 3>{"zu", "a", "to"}, word->text)) continue;
        tidy.append(tidy.empty() ? "" : " ").append(word->text);
    }
    return tidy.find_first_not_of(" -0123456789") == std::string::npos ? tidy : std::string(trimmed(said));
}

} // namespace schreiber::perlaggen::record
