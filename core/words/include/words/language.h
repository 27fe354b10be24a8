#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <words/places.h>

namespace schreiber::words {

// The three languages of the program.
enum class Language { German, Italian, English };

inline constexpr std::array kLanguages{Language::German, Language::Italian, Language::English};

// `de`, `it`, `en`, as on the command line and in the names of files.
std::string_view codeOf(Language language);
// From such a code or a locale as `it_IT.UTF-8`; none for anything else.
std::optional<Language> readLanguage(std::string_view name);

// What a text may not be: where one of these would be called it does not compile.
void aLanguageIsMissing();
void placesOfTheLanguagesDiffer();
void aWordStandsTwice();

// One thing said in the three languages. Either all three are there or none, and what goes into each is the
// same; but what is put in by name may be named by its grammar, `{he}` here and `{him}` there.
struct Text {
    std::string_view de;
    std::string_view it;
    std::string_view en;

    constexpr Text() = default;
    consteval Text(std::string_view german, std::string_view italian, std::string_view english)
        : de(german)
        , it(italian)
        , en(english) {
        const Places places = Places(de).numbered();
        if (de.empty() != it.empty() || de.empty() != en.empty()) aLanguageIsMissing();
        if (!places.isSameAs(Places(it).numbered()) || !places.isSameAs(Places(en).numbered()))
            placesOfTheLanguagesDiffer();
        if (hasDoubledWord(de) || hasDoubledWord(it) || hasDoubledWord(en)) aWordStandsTwice();
    }

    constexpr std::string_view in(Language language) const {
        return language == Language::German ? de : language == Language::Italian ? it : en;
    }
    constexpr bool empty() const { return de.empty(); }

    friend bool operator==(const Text&, const Text&) = default;
};

} // namespace schreiber::words
