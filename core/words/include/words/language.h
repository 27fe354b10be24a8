#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace schreiber::words {

// The three languages of the program.
enum class Language { German, Italian, English };

inline constexpr std::array kLanguages{Language::German, Language::Italian, Language::English};

// `de`, `it`, `en`, as on the command line and in the names of files.
std::string_view codeOf(Language language);
// From such a code or a locale as `it_IT.UTF-8`; none for anything else.
std::optional<Language> readLanguage(std::string_view name);

// One thing said in the three languages. Either all three are there or none.
struct Text {
    std::string_view de;
    std::string_view it;
    std::string_view en;

    constexpr std::string_view in(Language language) const {
        return language == Language::German ? de : language == Language::Italian ? it : en;
    }
    constexpr bool empty() const { return de.empty() && it.empty() && en.empty(); }

    friend bool operator==(const Text&, const Text&) = default;
};

} // namespace schreiber::words
