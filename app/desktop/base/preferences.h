#pragma once

#include "base/look.h"

#include <desk/language.h>

#include <QString>
#include <QStringList>

// What the program itself remembers from one start to the next; nothing of a tournament.
namespace schreiber::desktop {

struct Preferences {
    desk::Language language = desk::Language::German;
    Look look = Look::Light;
    QStringList recent; // tournament files, the last one first
    QByteArray geometry;
    QString clubFile; // a club's memory, or empty
    QString printer;  // it was printed on the last time
    QString beamerScreen;
    int beamerPace = 1;    // of `Pace`
    int clockMinutes = 45; // of a round, as they were last set

    void remember(const QString& file);
};

// German where neither the settings nor the locale name a language we have.
Preferences loadPreferences();
void savePreferences(const Preferences& preferences);

} // namespace schreiber::desktop
