#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace schreiber::words {

// The places of a sentence that something is put into: `{}` and `{0}`, `{name}`, `{count#one|many}`.
class Places {
  public:
    constexpr explicit Places(std::string_view text) {
        std::size_t unnumbered = 0;
        for (std::size_t at = 0; at < text.size(); ++at) {
            if (text[at] != '{') continue;
            if (at + 1 < text.size() && text[at + 1] == '{') { // a brace as it is
                ++at;
                continue;
            }
            const std::size_t end = text.find('}', at);
            if (end == std::string_view::npos) return;
            const std::string_view inside = text.substr(at + 1, end - at - 1);
            const std::string_view name = inside.substr(0, inside.find_first_of("#,:"));
            add(name.empty() ? kDigits.substr(unnumbered++, 1) : name);
            at = end;
        }
    }

    constexpr Places numbered() const {
        Places some;
        for (std::size_t i = 0; i < m_count; ++i)
            if (kDigits.find(m_names[i][0]) != std::string_view::npos) some.add(m_names[i]);
        return some;
    }
    constexpr bool isSameAs(const Places& other) const {
        if (m_count != other.m_count) return false;
        for (std::size_t i = 0; i < m_count; ++i)
            if (!other.has(m_names[i])) return false;
        return true;
    }

  private:
    static constexpr std::string_view kDigits = "0123456789";

    constexpr Places() = default;
    constexpr bool has(std::string_view name) const {
        for (std::size_t i = 0; i < m_count; ++i)
            if (m_names[i] == name) return true;
        return false;
    }
    constexpr void add(std::string_view name) {
        if (!has(name)) m_names[m_count++] = name;
    }

    std::array<std::string_view, 16> m_names{}; // one more does not compile
    std::size_t m_count = 0;
};

// "the the"; not the German "wenn sie sie haben", nor two places in a row.
constexpr bool hasDoubledWord(std::string_view text) {
    std::size_t before = 0; // where the word before begins, and this one
    std::size_t word = 0;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        if (at < text.size() && text[at] != ' ') continue;
        const std::size_t size = at - word;
        const std::string_view here = text.substr(word, size);
        if (size > 1 && size + 1 == word - before && text.substr(before, size) == here && here != "sie" &&
            here[0] != '{')
            return true;
        before = word;
        word = at + 1;
    }
    return false;
}

} // namespace schreiber::words
