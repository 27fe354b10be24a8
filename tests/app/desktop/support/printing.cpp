#include "support/printing.h"

#include <QDir>
#include <QFile>

#include <utility>

namespace schreiber::desktop::test {

void installPrinting(const QString& folder, const QByteArray& lpstat, const QByteArray& lp) {
    QDir().mkpath(folder);
    for (const auto& [name, lines] : {std::pair("lpstat", lpstat), std::pair("lp", lp)}) {
        QFile program(QDir(folder).filePath(QLatin1String(name)));
        if (!program.open(QIODevice::WriteOnly)) qFatal("%s cannot be written", name);
        program.write("#!/bin/sh\n" + lines + "\n");
        program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    qputenv("PATH", QFile::encodeName(folder) + ":/usr/bin:/bin");
}

} // namespace schreiber::desktop::test
