#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace schreiber::base {

// A name that stands in a table, or none. `Table::kNames` are all that there are, in the order of their
// letters. A name that is written out in the program is looked up as it is compiled: one that the table does
// not know does not compile. What comes from elsewhere, a file or an argument, goes through `find`.
template <class Table>
class KnownName {
  public:
    constexpr KnownName() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): a name that is written out is one
    template <std::size_t N>
    consteval KnownName(const char (&name)[N])
        : KnownName(known({name, N - 1})) {}

    static consteval KnownName known(std::string_view name) {
        const auto found = find(name);
        if (!found) throw "the table has no such name"; // as it is compiled: the error shows where
        return *found;
    }
    static constexpr std::optional<KnownName> find(std::string_view name) {
        const auto place = std::ranges::lower_bound(Table::kNames, name);
        if (place == Table::kNames.end() || *place != name) return std::nullopt;
        return at(static_cast<std::size_t>(place - Table::kNames.begin()));
    }

    static constexpr std::size_t count() { return Table::kNames.size(); }
    static constexpr KnownName at(std::size_t index) {
        KnownName name;
        name.m_at = static_cast<std::uint16_t>(index);
        return name;
    }
    // Where it stands in the table; none stands behind its end.
    constexpr std::size_t index() const { return m_at; }

    constexpr bool empty() const { return m_at == kNone; }
    constexpr std::string_view text() const { return empty() ? std::string_view() : Table::kNames[m_at]; }
    // NOLINTNEXTLINE(google-explicit-constructor): it is told and looked up as what it is
    constexpr operator std::string_view() const { return text(); }

    friend constexpr bool operator==(KnownName, KnownName) = default;
    // With what comes from elsewhere; a literal is a name.
    template <class Text>
    requires std::same_as<Text, std::string> || std::same_as<Text, std::string_view>
    friend constexpr bool operator==(KnownName name, const Text& text) { return name.text() == text; }
    template <class Traits>
    friend std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& out,
                                                        KnownName name) {
        return out << name.text();
    }

  private:
    static constexpr std::uint16_t kNone = std::numeric_limits<std::uint16_t>::max();
    static_assert(Table::kNames.size() < kNone);
    // Strictly ascending: none stands there twice.
    static_assert(std::ranges::adjacent_find(Table::kNames, std::ranges::greater_equal()) ==
                  Table::kNames.end());

    std::uint16_t m_at = kNone;
};

} // namespace schreiber::base
