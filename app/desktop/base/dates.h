#pragma once

#include <QDate>
#include <QString>

// Days as people write them in the language of the window; the file has them as 2026-11-21.
namespace schreiber::desktop {

QString onScreen(const QDate& date);
// A day from the file; what is none is shown as it is.
QString dateOnScreen(const QString& kept);
// What is no date as it is written here stays as it was typed; the desk says so.
QString dateAsKept(const QString& typed);

} // namespace schreiber::desktop
