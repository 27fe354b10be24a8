#pragma once

#include <QLocale>

#include <words/language.h>

// The window's language: German in the source, Italian and English beside it, Qt's own words with them.
namespace schreiber::desktop {

// Days and numbers as the desktop's land has them in the window's language: English in Austria is no
// American.
QLocale localeOf(words::Language language, QLocale::Territory land);
void installLanguage(words::Language language);

} // namespace schreiber::desktop
