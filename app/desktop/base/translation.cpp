#include "base/translation.h"

#include "base/text.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <cstring>

namespace schreiber::desktop {
namespace {

// The names of keys as they stand on the keyboard; Qt's own translations are not on every machine.
class KeyNames : public QTranslator {
  public:
    void speak(words::Language language) { m_language = language; }
    bool isEmpty() const override { return false; }

    QString translate(const char* context, const char* source, const char*, int) const override {
        if (std::strcmp(context, "QShortcut") != 0) return {};
        static constexpr struct {
            const char* name;
            words::Text said;
        } kNames[]{{"Ctrl", {"Strg", "Ctrl", "Ctrl"}},
                   {"Shift", {"Umschalt", "Maiusc", "Shift"}},
                   {"Del", {"Entf", "Canc", "Del"}},
                   {"Ins", {"Einfg", "Ins", "Ins"}},
                   {"Return", {"Enter", "Invio", "Enter"}},
                   {"PgUp", {"Bild↑", "Pag↑", "PgUp"}},
                   {"PgDown", {"Bild↓", "Pag↓", "PgDn"}},
                   {"Left", {"←", "←", "←"}},
                   {"Right", {"→", "→", "→"}},
                   {"Up", {"↑", "↑", "↑"}},
                   {"Down", {"↓", "↓", "↓"}}};
        for (const auto& [name, said] : kNames)
            if (std::strcmp(source, name) == 0) return desktop::text(said.in(m_language));
        return {};
    }

  private:
    words::Language m_language = words::Language::German;
};

words::Language& installed() {
    static words::Language language = words::Language::German;
    return language;
}

} // namespace

QString said(const words::Text& text) {
    return desktop::text(text.in(installed()));
}

QLocale localeOf(words::Language language, QLocale::Territory land) {
    return QLocale(QLocale(text(words::codeOf(language))).language(), land);
}

void installLanguage(words::Language language) {
    // They live as long as the program: Qt keeps only pointers.
    static QTranslator ours;
    static QTranslator qts;
    static KeyNames keys;
    installed() = language;
    const QString code = text(words::codeOf(language));
    QCoreApplication::removeTranslator(&ours);
    QCoreApplication::removeTranslator(&qts);
    if (qts.load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qts);
    if (ours.load(QStringLiteral(":/i18n/schreiber_") + code)) QCoreApplication::installTranslator(&ours);
    QCoreApplication::removeTranslator(&keys);
    keys.speak(language);
    QCoreApplication::installTranslator(&keys);
    QLocale::setDefault(localeOf(language, QLocale::system().territory()));
}

} // namespace schreiber::desktop
