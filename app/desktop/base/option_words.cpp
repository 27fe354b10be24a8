#include "base/option_words.h"

#include "base/text.h"

#include <desk/words.h>

namespace schreiber::desktop {

QString optionCalled(const char* option, words::Language language) {
    return text(desk::wordFor("setting", option, language));
}

std::vector<std::pair<QString, QString>>
choicesOf(const char* option, std::initializer_list<const char*> values, words::Language language) {
    std::vector<std::pair<QString, QString>> choices;
    const std::string subject = std::string("choice.") + option;
    for (const char* value : values)
        choices.emplace_back(text(desk::wordFor(subject, value, language)), QLatin1String(value));
    return choices;
}

} // namespace schreiber::desktop
