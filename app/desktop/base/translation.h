#pragma once

#include <desk/language.h>

// The window's language: German in the source, Italian and English beside it, Qt's own words with them.
namespace schreiber::desktop {

void installLanguage(desk::Language language);

} // namespace schreiber::desktop
