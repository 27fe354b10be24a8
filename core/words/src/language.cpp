#include <words/language.h>

namespace schreiber::words {

std::string_view codeOf(Language language) {
    return Text{"de", "it", "en"}.in(language);
}

std::optional<Language> readLanguage(std::string_view name) {
    const std::string_view code = name.substr(0, name.find_first_of("_.@-"));
    for (const Language language : kLanguages)
        if (codeOf(language) == code) return language;
    return std::nullopt;
}

} // namespace schreiber::words
