#include <perlaggen/rulebook/words.h>

namespace schreiber::perlaggen::rulebook {

std::string_view code(Language language) {
    return Words{"de", "it", "en"}.in(language);
}

std::optional<Language> languageFromCode(std::string_view text) {
    for (const Language language : kLanguages)
        if (code(language) == text) return language;
    return std::nullopt;
}

} // namespace schreiber::perlaggen::rulebook
