#pragma once

#include <QString>

namespace schreiber::desktop {

// A name as a file's name, without what some file system does not take.
inline QString fileNameFor(const QString& name, const QString& ending) {
    QString file = name.left(80);
    for (QChar& letter : file)
        if (!letter.isPrint() || QStringLiteral("/\\:*?\"<>|").contains(letter)) letter = QLatin1Char(' ');
    return file.simplified() + ending;
}

} // namespace schreiber::desktop
