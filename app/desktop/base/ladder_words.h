#pragma once

#include <desk/language.h>

#include <QString>

// What decides when two are level, as it is read and typed at the desk: "Wertung, Punkte, Los".
namespace schreiber::desktop {

QString ladderInWords(const QString& kept, desk::Language language);
// As the file has it. What is no criterion stays as it was typed, and is refused there.
QString ladderAsKept(const QString& typed, desk::Language language);

} // namespace schreiber::desktop
