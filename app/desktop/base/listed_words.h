#pragma once

#include <QString>

#include <words/language.h>

// Settings that are a list of names, as it is read and typed at the desk.
namespace schreiber::desktop {

enum class Listed {
    Ladder, // what decides when two are level: "Wertung, Punkte, Los"
    Prizes, // "die ersten 8, beste Frau, Trostpreis"; the number alone will do
};

QString listInWords(Listed kind, const QString& kept, words::Language language);
// As the file has it, whichever of the three languages it was typed in. What is no such name stays as it was
// typed, and is refused there.
QString listAsKept(Listed kind, const QString& typed);
// The first part of it that is no such name; empty where all are.
QString unknownIn(Listed kind, const QString& kept);

} // namespace schreiber::desktop
