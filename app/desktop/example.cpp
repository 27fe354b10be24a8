#include "example.h"

#include "base/file_claim.h"
#include "base/session.h"
#include "base/text.h"

#include <base/file_writer.h>
#include <desk/settings.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <iterator>

namespace schreiber::desktop {
namespace {

constexpr const char* kNames[] = {"Beispielabend", "Serata di prova", "Example evening"};
const auto kKoenigrufen = QStringLiteral(" Königrufen"); // beside the name

// What is played in one, and by how many of the list.
struct Plan {
    const char* rules;
    const char* format;
    int rounds;
    qsizetype people;
};
constexpr Plan kPlans[] = {{"innsbruck", "drawn", 8, 30}, {"ruediger", "solo", 3, 16}};

struct ExampleEvening {
    Q_DECLARE_TR_FUNCTIONS(Example)
};

QString nameOf(Example example) {
    const QString name = ExampleEvening::tr("Beispielabend");
    return example == Example::Koenigrufen ? name + kKoenigrufen : name;
}

} // namespace

QString examplePath(Example example) {
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation));
    return folder.filePath(nameOf(example) + QStringLiteral(".schreiber"));
}

bool isExample(const QString& path) {
    const QFileInfo file(path);
    const bool named = std::any_of(std::begin(kNames), std::end(kNames), [&](const char* name) {
        return file.completeBaseName() == QLatin1String(name) ||
               file.completeBaseName() == QLatin1String(name) + kKoenigrufen;
    });
    return named && file.absolutePath() == QFileInfo(examplePath()).absolutePath();
}

std::optional<QString> openExample(Session& session, Example example) {
    QFile list(QStringLiteral(":/example/entries.csv"));
    if (!list.open(QIODevice::ReadOnly)) return list.errorString();

    const QString path = examplePath(example);
    QFileInfo(path).dir().mkpath(QStringLiteral("."));
    // Another window would go on writing into what is no longer there.
    const bool isOpen = FileClaim(path).isTaken();
    if (!isOpen) base::removeFile(utf8(path)); // as it was said when it was made
    if (QFile::exists(path))
        return ExampleEvening::tr("%1 lässt sich nicht neu anlegen. Ist der Beispielabend noch offen?")
            .arg(path);

    desk::NewTournament wanted;
    const Plan& plan = kPlans[static_cast<std::size_t>(example)];
    wanted.name = utf8(nameOf(example));
    wanted.rules = plan.rules;
    wanted.format = plan.format;
    wanted.rounds = plan.rounds;
    if (!session.create(path, wanted)) return std::nullopt; // the session has said why
    const QByteArray people = list.readAll().split('\n').first(plan.people + 1).join('\n'); // and the header
    const auto imported = session.importEntries(people, ExampleEvening::tr("Beispielliste"), false);
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
