#include "alike.h"

#include "latin.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace schreiber::tournament {

namespace {

bool isOneOf(char c, std::string_view letters) {
    return letters.find(c) != std::string_view::npos;
}

// The digits for one letter between its neighbours (0 where there is none); empty for h.
std::string_view soundOf(char letter, char before, char after, bool initial) {
    switch (letter) {
    case 'h':
        return "";
    case 'b':
        return "1";
    case 'p':
        return after == 'h' ? "3" : "1";
    case 'd':
    case 't':
        return isOneOf(after, "csz") ? "8" : "2";
    case 'f':
    case 'v':
    case 'w':
        return "3";
    case 'g':
    case 'k':
    case 'q':
        return "4";
    case 'c':
        if (initial) return isOneOf(after, "ahkloqrux") ? "4" : "8";
        if (isOneOf(before, "sz")) return "8";
        return isOneOf(after, "ahkoqux") ? "4" : "8";
    case 'x':
        return isOneOf(before, "ckq") ? "8" : "48";
    case 'l':
        return "5";
    case 'm':
    case 'n':
        return "6";
    case 'r':
        return "7";
    case 's':
    case 'z':
        return "8";
    default:
        return "0"; // vowels, j, y
    }
}

// Levenshtein distance, over bytes: folded names are ASCII but for what ICU cannot romanise.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0U : 1U);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[b.size()];
}

bool readAlike(std::string_view a, std::string_view b) {
    return distance(a, b) <= std::max<std::size_t>(1, std::max(a.size(), b.size()) / 2);
}

} // namespace

std::string folded(std::string_view text) {
    std::string out;
    for (const char c : inLatin(text)) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80) != 0;
        if (!letter) continue;
        // ae, oe and ue are how umlauts are written where there are none.
        const bool umlaut = c == 'e' && !out.empty() && isOneOf(out.back(), "aou");
        if (!umlaut) out += c;
    }
    return out;
}

std::string groupKey(std::string_view text) {
    std::string key = folded(text);
    return key.empty() ? std::string(text) : key;
}

std::string colognePhonetics(std::string_view name) {
    std::string digits;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char before = i == 0 ? '\0' : name[i - 1];
        const char after = i + 1 == name.size() ? '\0' : name[i + 1];
        digits += soundOf(name[i], before, after, i == 0);
    }
    digits.erase(std::unique(digits.begin(), digits.end()), digits.end());
    std::string code;
    for (std::size_t i = 0; i < digits.size(); ++i)
        if (i == 0 || digits[i] != '0') code += digits[i];
    return code;
}

NameKey::NameKey(const Person& person)
    : m_first(folded(person.first))
    , m_last(folded(person.last)) {
    std::array<std::string, 2> sounds{colognePhonetics(m_first), colognePhonetics(m_last)};
    std::sort(sounds.begin(), sounds.end());
    m_sound = sounds[0] + ' ' + sounds[1];
    for (const char c : m_first + m_last)
        if (c >= '0' && c <= '9') m_digits += c;
}

bool NameKey::readsLike(const NameKey& other) const {
    if (m_sound != other.m_sound || m_digits != other.m_digits) return false;
    return (readAlike(m_first, other.m_first) && readAlike(m_last, other.m_last)) ||
           (readAlike(m_first, other.m_last) && readAlike(m_last, other.m_first));
}

} // namespace schreiber::tournament
