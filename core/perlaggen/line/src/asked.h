#pragma once

#include <fmt/format.h>

#include <array>
#include <optional>
#include <perlaggen/line/short_questions.h>
#include <perlaggen/rulebook/rule_set.h>
#include <string>
#include <string_view>
#include <vector>

// The short questions (short_questions.h): what their fields and their answers have in common.
namespace schreiber::perlaggen::line::asked {

using game::AnswerKind, game::AskedField, game::CaseTable, game::FieldValues, game::ShortAnswer;

inline constexpr std::array<std::string_view, 3> kFigureIds{"gleich", "hanger", "spiel"};
// In each language.
inline constexpr std::array<std::string_view, 3> kFigureNames{"Gleich", "Hanger", "Spiel"};

inline std::string say(const words::Text& text, words::Language language) {
    return std::string(text.in(language));
}

template <class... Args>
std::string filled(const words::Text& text, words::Language language, const Args&... args) {
    return fmt::format(fmt::runtime(text.in(language)), args...);
}

std::string joined(const std::vector<int>& numbers, std::string_view between);
std::string joined(const std::vector<std::string>& sentences);

// What of a table the questions need.
class AtTable {
  public:
    AtTable(const CaseTable& table, words::Language language);

    const rulebook::Rules& rules() const { return *m_rules; }
    int seats() const { return m_rules->seats(); }
    int teams() const { return m_rules->teams(); }
    int target() const {
        return m_table.head.agreed.target > 0 ? m_table.head.agreed.target : m_rules->set().target();
    }
    std::string name(int seat) const;
    std::vector<std::string> namesOf(int team) const;
    // "Blaas und Paulmichl".
    std::string party(int team) const;
    std::string shortParty(int team) const; // "A/C"
    const std::optional<std::vector<int>>& score() const { return m_table.head.score; }
    std::string scoreInWords() const;    // "12 : 9"; empty where nobody told it
    std::vector<int> gestrichen() const; // sides

  private:
    const CaseTable& m_table;
    words::Language m_language;
    std::optional<rulebook::Rules> m_rules;
};

} // namespace schreiber::perlaggen::line::asked
