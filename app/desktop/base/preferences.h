#pragma once

#include "base/look.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <words/language.h>

// What the program itself remembers from one start to the next; nothing of a tournament.
namespace schreiber::desktop {

struct Preferences {
    words::Language language = words::Language::German;
    Look look = Look::Light;
    int letters = kUsualLetters;
    QStringList recent;              // tournament files, the last one first
    QMap<QString, QString> evenings; // what each of them is of: its day as ISO 8601, a blank, its name
    QByteArray geometry;
    QString clubFile;               // a club's memory, or empty
    QString emblem;                 // the club's, a PNG file for certificates, or empty
    QMap<QString, QString> layouts; // of papers, each as it was last chosen
    QString printer;                // it was printed on the last time
    QStringList roundPapers{QStringLiteral("seating:1"), QStringLiteral("scoresheets:1")}; // and how often
    QString beamerScreen;
    int beamerPace = 1;    // of `Pace`
    int clockMinutes = 45; // of a round, as they were last set
    bool mirrored = false; // scoresheets have WIR on the left

    // False where nothing about it is new.
    bool remember(const QString& file, const QString& evening);
    // The file of this name in the folder of the last tournament, where a new one belongs.
    QString besideTheLast(const QString& name) const;
};

// German where neither the settings nor the locale name a language we have.
Preferences loadPreferences();
void savePreferences(const Preferences& preferences);

} // namespace schreiber::desktop
