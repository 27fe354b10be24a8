#pragma once

#include <QString>

#include <initializer_list>
#include <utility>
#include <vector>
#include <words/language.h>

// Options of a tournament in the words that the desk has for them, for forms.
namespace schreiber::desktop {

// "Fünfertische"
QString optionCalled(const char* option, words::Language language);
// Each value with its word: ("erlaubt", "allow") ...
std::vector<std::pair<QString, QString>>
choicesOf(const char* option, std::initializer_list<const char*> values, words::Language language);

} // namespace schreiber::desktop
