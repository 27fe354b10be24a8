#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace schreiber::perlaggen::rulebook {

// The three languages of the program.
enum class Language { German, Italian, English };

inline constexpr std::array kLanguages{Language::German, Language::Italian, Language::English};

// `de`, `it`, `en`, as on the command line and in the names of files.
std::string_view code(Language language);
std::optional<Language> languageFromCode(std::string_view code);

// One thing said in the three languages. Either all three are there or none.
struct Words {
    std::string_view de;
    std::string_view it;
    std::string_view en;

    constexpr std::string_view in(Language language) const {
        return language == Language::German ? de : language == Language::Italian ? it : en;
    }
    constexpr bool empty() const { return de.empty() && it.empty() && en.empty(); }

    friend bool operator==(const Words&, const Words&) = default;
};

} // namespace schreiber::perlaggen::rulebook
