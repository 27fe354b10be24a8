#include "base/translation.h"

#include "base/text.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace schreiber::desktop {

void installLanguage(desk::Language language) {
    // They live as long as the program: Qt keeps only pointers.
    static QTranslator ours;
    static QTranslator qts;
    const QString code = text(desk::codeOf(language));
    QCoreApplication::removeTranslator(&ours);
    QCoreApplication::removeTranslator(&qts);
    if (qts.load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qts);
    if (ours.load(QStringLiteral(":/i18n/schreiber_") + code)) QCoreApplication::installTranslator(&ours);
    QLocale::setDefault(QLocale(code));
}

} // namespace schreiber::desktop
