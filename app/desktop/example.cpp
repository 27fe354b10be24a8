#include "example.h"

#include "base/file_claim.h"
#include "base/session.h"
#include "base/text.h"

#include <base/file_writer.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <iterator>

namespace schreiber::desktop {
namespace {

constexpr int kRounds = 8;
constexpr const char* kNames[] = {"Beispielabend", "Serata di prova", "Example evening"};

struct Example {
    Q_DECLARE_TR_FUNCTIONS(Example)
};

} // namespace

QString examplePath() {
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation));
    return folder.filePath(Example::tr("Beispielabend") + QStringLiteral(".schreiber"));
}

bool isExample(const QString& path) {
    const QFileInfo file(path);
    const bool named = std::any_of(std::begin(kNames), std::end(kNames), [&](const char* name) {
        return file.completeBaseName() == QLatin1String(name);
    });
    return named && file.absolutePath() == QFileInfo(examplePath()).absolutePath();
}

std::optional<QString> openExample(Session& session) {
    QFile list(QStringLiteral(":/example/entries.csv"));
    if (!list.open(QIODevice::ReadOnly)) return list.errorString();

    const QString path = examplePath();
    QFileInfo(path).dir().mkpath(QStringLiteral("."));
    // Another window would go on writing into what is no longer there.
    const bool isOpen = FileClaim(path).isTaken();
    if (!isOpen) base::removeFile(utf8(path)); // as it was said when it was made
    if (QFile::exists(path))
        return Example::tr("%1 lässt sich nicht neu anlegen. Ist der Beispielabend noch offen?").arg(path);

    desk::NewTournament wanted;
    wanted.name = utf8(Example::tr("Beispielabend"));
    wanted.rules = "innsbruck";
    wanted.format = "drawn";
    wanted.rounds = kRounds;
    if (!session.create(path, wanted)) return std::nullopt; // the session has said why
    const auto imported = session.importEntries(list.readAll(), Example::tr("Beispielliste"), false);
    if (!imported.ok()) return session.inWords(imported.error());
    return std::nullopt;
}

bool isTouched(const desk::Evening& evening) {
    const auto& journal = evening.journal();
    return std::any_of(journal.begin(), journal.end(), [](const store::JournalEntry& entry) {
        return entry.what.code != "created" && entry.what.code != "imported_entries";
    });
}

} // namespace schreiber::desktop
