#pragma once

#include <QLocale>
#include <QString>

#include <words/language.h>

// The window's language: German in the source, Italian and English beside it, Qt's own words with them.
namespace schreiber::desktop {

// Days and numbers as the desktop's land has them in the window's language: English in Austria is no
// American.
QLocale localeOf(words::Language language, QLocale::Territory land);
void installLanguage(words::Language language);
// What the rooms below say, in the language that is installed; German before that.
QString said(const words::Text& text);

} // namespace schreiber::desktop
