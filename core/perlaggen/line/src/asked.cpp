#include "asked.h"

#include <algorithm>
#include <perlaggen/deal/bets.h>
#include <perlaggen/line/agreed.h>
#include <perlaggen/rulebook/card_words.h>

namespace schreiber::perlaggen::line::asked {

std::string joined(const std::vector<int>& numbers, std::string_view between) {
    std::string text;
    for (const int number : numbers)
        text += (text.empty() ? "" : std::string(between)) + std::to_string(number);
    return text;
}

std::string joined(const std::vector<std::string>& sentences) {
    std::string text;
    for (const std::string& one : sentences) text += (text.empty() ? "" : " ") + one;
    return text;
}

AtTable::AtTable(const CaseTable& table, words::Language language)
    : m_table(table)
    , m_language(language) {
    const auto set = rulesOf(table.head.agreed);
    const rulebook::RuleSet& rules = set ? *set : rulebook::ruleSets().front();
    const int usual = std::ranges::find(rules.seats, 4) != rules.seats.end() ? 4 : rules.seats.front();
    const int said = table.head.seats.value_or(usual);
    m_rules.emplace(rules, rules.isFor(said) ? said : usual);
}

std::string AtTable::name(int seat) const {
    const auto at = static_cast<std::size_t>(seat);
    if (at < m_table.called.size() && !m_table.called[at].empty()) return m_table.called[at];
    return cards::toString(static_cast<cards::Seat>(seat));
}

std::vector<std::string> AtTable::namesOf(int team) const {
    std::vector<std::string> names;
    for (int seat = team; seat < seats(); seat += teams()) names.push_back(name(seat));
    return names;
}

std::string AtTable::party(int team) const {
    return rulebook::joinedNames(namesOf(team), m_language);
}

std::string AtTable::shortParty(int team) const {
    std::string names;
    for (const std::string& one : namesOf(team)) names += (names.empty() ? "" : "/") + one;
    return names;
}

std::string AtTable::scoreInWords() const {
    return score() ? joined(*score(), " : ") : std::string();
}

std::vector<int> AtTable::gestrichen() const {
    std::vector<int> all;
    const int last = deal::oneShortAt(rules(), target());
    for (std::size_t team = 0; score() && team < score()->size(); ++team)
        if ((*score())[team] == last) all.push_back(static_cast<int>(team));
    return all;
}

} // namespace schreiber::perlaggen::line::asked
