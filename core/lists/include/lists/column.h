#pragma once

#include <tournament/amount.h>

#include <algorithm>
#include <cstdint>
#include <lists/words.h>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>
#include <words/language.h>

// What a list shows, described once: window, wall, paper, command line, web page and files take their columns
// from here, each those that are on it.
namespace schreiber::lists {

enum class Surface : std::uint8_t {
    Window = 1,
    Wall = 2,
    Paper = 4,
    Text = 8, // of the command line
    Page = 16,
    Csv = 32,
    Json = 64
};

// Several of them.
struct Surfaces {
    std::uint8_t bits = 0;

    constexpr Surfaces() = default;
    constexpr Surfaces(Surface one) // NOLINT(google-explicit-constructor): one of them is some of them
        : bits(static_cast<std::uint8_t>(one)) {}
    constexpr bool has(Surface one) const { return (bits & static_cast<std::uint8_t>(one)) != 0; }
    friend constexpr Surfaces operator|(Surfaces a, Surfaces b) {
        Surfaces both;
        both.bits = static_cast<std::uint8_t>(a.bits | b.bits);
        return both;
    }
};
constexpr Surfaces operator|(Surface a, Surface b) {
    return Surfaces(a) | Surfaces(b);
}

inline constexpr Surfaces kFiles = Surface::Csv | Surface::Json;
inline constexpr Surfaces kRead = Surface::Text | Surface::Page; // at leisure: all that people ask for
inline constexpr Surfaces kGlanced = Surface::Window | Surface::Wall | Surface::Paper; // where width is short

// What stands in a cell. Nothing is a dash where figures stand, and empty in files.
using Value = std::variant<std::monostate, bool, int, tournament::Amount, std::string, std::vector<Word>>;

enum class Kind : std::uint8_t {
    Words,
    Number,
    Count,   // a number, and nothing for people where it is 0
    Deducted // a count that is taken off: people see it with its minus
};

// Whether a cell tells anything: not empty, and no count of 0.
bool saysSomething(const Value& value, Kind kind);
// As people read it, and as files have it.
std::string toRead(const Value& value, Kind kind, words::Language language);
std::string forFile(const Value& value);

// "−2,5" or "−2.5", and "-2.5" in files.
std::string amountToRead(const tournament::Amount& amount, words::Language language);
std::string amountText(const tournament::Amount& amount);

// One column of a list of such rows; `Row::Column` names its columns.
template <class Row>
struct Column {
    typename Row::Column id{};
    std::string_view key = {}; // `sat-out`; of a criterion its name
    words::Text head = {};
    Kind kind = Kind::Words;
    Surfaces on = {};
    Value (*value)(const Row& row, const Column& column) = nullptr;
    words::Text shortHead = {};    // where width is short; none: the head
    std::string_view csvHead = {}; // where it is not the key
    bool onlyIfAny = false;        // people see it only where it tells something in some row
    int n = 0;                     // of columns that repeat: which of them

    constexpr Column brief(words::Text text) const {
        Column column = *this;
        column.shortHead = text;
        return column;
    }
    constexpr Column inCsv(std::string_view name) const {
        Column column = *this;
        column.csvHead = name;
        return column;
    }
    constexpr Column ifAny() const {
        Column column = *this;
        column.onlyIfAny = true;
        return column;
    }
    constexpr Column numbered(int number) const {
        Column column = *this;
        column.n = number;
        return column;
    }

    bool isNumber() const { return kind != Kind::Words; }
    std::string headIn(words::Language language, Surface surface) const {
        const bool narrow = kGlanced.has(surface) && !shortHead.empty();
        return withNumber(std::string((narrow ? shortHead : head).in(language)));
    }
    // `sat out` and `sat_out`
    std::string headInCsv() const {
        if (!csvHead.empty()) return std::string(csvHead);
        return withNumber(withDashesAs(' ') + (n == 0 ? "" : " "));
    }
    std::string field() const { return withDashesAs('_'); }

    Value of(const Row& row) const { return value(row, *this); }
    std::string read(const Row& row, words::Language language) const {
        return toRead(of(row), kind, language);
    }

  private:
    // In the place of {}, else behind it.
    std::string withNumber(std::string text) const {
        if (n == 0) return text;
        const std::size_t place = text.find("{}");
        return place == std::string::npos ? text + std::to_string(n)
                                          : text.replace(place, 2, std::to_string(n));
    }
    std::string withDashesAs(char letter) const {
        std::string name(key);
        std::replace(name.begin(), name.end(), '-', letter);
        return name;
    }
};

// Those on a surface, in order: in files all, so that their form is the same for every evening; for people
// those that tell something.
template <class Row>
std::vector<Column<Row>> shownOn(Surface surface, const std::vector<Column<Row>>& columns,
                                 const std::vector<Row>& rows) {
    std::vector<Column<Row>> shown;
    for (const Column<Row>& column : columns) {
        if (!column.on.has(surface)) continue;
        const bool tells = kFiles.has(surface) || !column.onlyIfAny ||
                           std::any_of(rows.begin(), rows.end(), [&](const Row& row) {
                               return saysSomething(column.of(row), column.kind);
                           });
        if (tells) shown.push_back(column);
    }
    return shown;
}

// A row's values for JSON, by the names of their fields.
using Fields = std::vector<std::pair<std::string, Value>>;
template <class Row>
Fields fieldsOf(const std::vector<Column<Row>>& columns, const Row& row) {
    Fields fields;
    for (const Column<Row>& column : columns)
        if (column.on.has(Surface::Json)) fields.emplace_back(column.field(), column.of(row));
    return fields;
}

} // namespace schreiber::lists
