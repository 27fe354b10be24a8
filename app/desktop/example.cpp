#include "example.h"

#include "base/file_claim.h"
#include "base/session.h"
#include "base/text.h"

#include <base/file_writer.h>
#include <desk/draws.h>
#include <desk/entries.h>
#include <desk/games.h>
#include <desk/settings.h>
#include <desk/sheets.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <iterator>
#include <map>
#include <vector>

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

constexpr int kPlayed = 3; // rounds; the next is under way, so that every page has something to show
constexpr std::uint64_t kSeed = 1704;

std::map<QString, std::size_t> g_asMade; // journal rows of each, as they were made; window's thread alone

// A score that could have been: the same for everybody who tries it.
desk::Outcome<desk::Receipt> writeScore(desk::Evening& evening, int round, int table) {
    const auto shape = desk::shapeOf(evening.tournament().settings.rules);
    const int target = shape && shape->target > 0 ? shape->target : 18;
    const int loser = 4 + (round * 5 + table * 7) % (target - 5);
    tournament::FinalScore score;
    score.points = (round + table) % 3 == 0 ? std::vector{loser, target} : std::vector{target, loser};
    return desk::setResult(evening, {round, table, 1}, score, {});
}

// False where something of it is refused; the evening is what it came to.
bool playExample(desk::Evening& evening) {
    for (int round = 1; round <= kPlayed + 1; ++round) {
        if (!desk::drawTables(evening, kSeed + static_cast<std::uint64_t>(round), {}).ok()) return false;
        if (!desk::startRound(evening).ok()) return false;
        const int tables = static_cast<int>(evening.tournament().rounds.back().tables.size());
        const int written = round <= kPlayed ? tables : tables / 2;
        for (int table = 1; table <= written; ++table) {
            if (!writeScore(evening, round, table).ok()) return false;
            const bool confirmed = round <= kPlayed || table < written;
            if (confirmed && !desk::confirmSheet(evening, {round, table, 1}).ok()) return false;
        }
        if (round <= kPlayed || written == tables) continue;
        for (const auto& points : {std::vector{3, 1}, std::vector{0, 4}, std::vector{2, 2}}) {
            tournament::Line line;
            line.points = points;
            if (!desk::addLine(evening, {round, tables, 1}, line, {}).ok()) return false;
        }
    }
    return true;
}

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
    const QByteArray people = list.readAll().split('\n').first(plan.people + 1).join('\n'); // and the header
    {
        auto evening = desk::Evening::create(utf8(path), wanted);
        if (!evening.ok()) return session.inWords(evening.error());
        evening->leaveRestToCaller(); // nobody wants copies of it
        const auto imported =
            desk::importEntries(*evening, {people.constData(), static_cast<std::size_t>(people.size())},
                                utf8(ExampleEvening::tr("Beispielliste")), false);
        if (!imported.ok()) return session.inWords(imported.error());
        if (example == Example::Perlaggen) playExample(*evening);
        g_asMade[path] = evening->journal().size();
    }
    session.open(path); // which says why not
    return std::nullopt;
}

bool isTouched(const desk::Evening& evening) {
    const auto made = g_asMade.find(text(evening.path()));
    return made == g_asMade.end() || evening.journal().size() != made->second;
}

} // namespace schreiber::desktop
