#include "base/preferences.h"

#include "base/text.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr int kMostRecent = 8;

const auto kLanguage = QStringLiteral("language");
const auto kLook = QStringLiteral("look");
const auto kLetters = QStringLiteral("letters");
const auto kRecent = QStringLiteral("recent");
const auto kEvenings = QStringLiteral("evenings"); // of the recent ones, in their order
const auto kGeometry = QStringLiteral("geometry");
const auto kClub = QStringLiteral("club");
const auto kEmblem = QStringLiteral("emblem");
const auto kPrinter = QStringLiteral("printer");
const auto kLayouts = QStringLiteral("layouts");
const auto kRoundPapers = QStringLiteral("roundPapers");
const auto kBeamerScreen = QStringLiteral("beamer/screen");
const auto kBeamerPace = QStringLiteral("beamer/pace");
const auto kClockMinutes = QStringLiteral("clock/minutes");
const auto kMirrored = QStringLiteral("sheet/mirrored");

} // namespace

bool Preferences::remember(const QString& file, const QString& evening) {
    if (!recent.isEmpty() && recent.first() == file && evenings.value(file) == evening) return false;
    recent.removeAll(file);
    recent.prepend(file);
    while (recent.size() > kMostRecent) evenings.remove(recent.takeLast());
    evenings[file] = evening;
    return true;
}

QString Preferences::besideTheLast(const QString& name) const {
    if (recent.isEmpty()) return name;
    const QDir folder = QFileInfo(recent.first()).absoluteDir();
    return folder.exists() ? folder.filePath(name) : name;
}

Preferences loadPreferences() {
    const QSettings settings;
    Preferences preferences;
    const QString wanted = settings.value(kLanguage, QLocale::system().name()).toString();
    preferences.language = words::readLanguage(utf8(wanted)).value_or(words::Language::German);
    preferences.look = settings.value(kLook).toString() == QLatin1String("dark") ? Look::Dark : Look::Light;
    preferences.letters =
        std::clamp(settings.value(kLetters, preferences.letters).toInt(), kSmallestLetters, kLargestLetters);
    preferences.recent = settings.value(kRecent).toStringList();
    const QStringList evenings = settings.value(kEvenings).toStringList();
    for (qsizetype i = 0; i < std::min(evenings.size(), preferences.recent.size()); ++i)
        preferences.evenings[preferences.recent[i]] = evenings[i];
    preferences.geometry = settings.value(kGeometry).toByteArray();
    preferences.clubFile = settings.value(kClub).toString();
    preferences.emblem = settings.value(kEmblem).toString();
    preferences.printer = settings.value(kPrinter).toString();
    for (const QString& layout : settings.value(kLayouts).toStringList())
        preferences.layouts[layout.section(QLatin1Char('='), 0, 0)] = layout.section(QLatin1Char('='), 1);
    preferences.roundPapers = settings.value(kRoundPapers, preferences.roundPapers).toStringList();
    preferences.beamerScreen = settings.value(kBeamerScreen).toString();
    preferences.beamerPace = std::clamp(settings.value(kBeamerPace, preferences.beamerPace).toInt(), 0, 3);
    preferences.clockMinutes =
        std::clamp(settings.value(kClockMinutes, preferences.clockMinutes).toInt(), 1, 180);
    preferences.mirrored = settings.value(kMirrored, false).toBool();
    return preferences;
}

void savePreferences(const Preferences& preferences) {
    QSettings settings;
    settings.setValue(kLanguage, text(words::codeOf(preferences.language)));
    settings.setValue(kLook,
                      preferences.look == Look::Dark ? QStringLiteral("dark") : QStringLiteral("light"));
    settings.setValue(kLetters, preferences.letters);
    settings.setValue(kRecent, preferences.recent);
    QStringList evenings;
    for (const QString& file : preferences.recent) evenings << preferences.evenings.value(file);
    settings.setValue(kEvenings, evenings);
    settings.setValue(kGeometry, preferences.geometry);
    settings.setValue(kClub, preferences.clubFile);
    settings.setValue(kEmblem, preferences.emblem);
    settings.setValue(kPrinter, preferences.printer);
    QStringList layouts;
    for (auto layout = preferences.layouts.cbegin(); layout != preferences.layouts.cend(); ++layout)
        layouts << layout.key() + QLatin1Char('=') + layout.value();
    settings.setValue(kLayouts, layouts);
    settings.setValue(kRoundPapers, preferences.roundPapers);
    settings.setValue(kBeamerScreen, preferences.beamerScreen);
    settings.setValue(kBeamerPace, preferences.beamerPace);
    settings.setValue(kClockMinutes, preferences.clockMinutes);
    settings.setValue(kMirrored, preferences.mirrored);
}

} // namespace schreiber::desktop
