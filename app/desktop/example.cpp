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
#include <tournament/zero_sum.h>

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
    int played; // the next is under way, so that every page has something to show
    qsizetype people;
};
constexpr Plan kPlans[] = {{"innsbruck", "drawn", 8, 3, 30}, {"ruediger", "solo", 3, 1, 16}};

constexpr std::uint64_t kSeed = 1704;

std::map<QString, std::size_t> g_asMade; // journal rows of each, as they were made; window's thread alone

// What is played in an example is the same for everybody who tries it; false where something is refused, and
// the evening is what it came to.

// A score that could have been.
bool writeScore(desk::Evening& evening, int round, int table) {
    const auto shape = desk::shapeOf(evening.tournament().settings.rules);
    const int target = shape && shape->target > 0 ? shape->target : 18;
    const int loser = 4 + (round * 5 + table * 7) % (target - 5);
    tournament::FinalScore score;
    score.points = (round + table) % 3 == 0 ? std::vector{loser, target} : std::vector{target, loser};
    return desk::setResult(evening, {round, table, 1}, score, {}).ok();
}

bool beginScore(desk::Evening& evening, int round, int table) {
    for (const auto& points : {std::vector{3, 1}, std::vector{0, 4}, std::vector{2, 2}}) {
        tournament::Line line;
        line.points = points;
        if (!desk::addLine(evening, {round, table, 1}, line, {}).ok()) return false;
    }
    return true;
}

// So many games of a sheet of Königrufen, by other players at each table.
bool writeGames(desk::Evening& evening, int round, int table, int games) {
    constexpr const char* kGames[] = {"A rufer C won",
                                      "B rufer D won trull+",
                                      "C auchrufer A won uhu+",
                                      "D solorufer won",
                                      "A dreier lost k",
                                      "B piccolo won, C piccolo lost",
                                      "trischaken 26/2 18/1 25 0j",
                                      "D rufer B won pagat!+",
                                      "C farberl won",
                                      "B rufer A lost",
                                      "A dreier won vier-koenige+"};
    std::string record = "rules: " + evening.tournament().settings.rules + "\nkind: schrieb\n\n";
    for (int game = 0; game < games; ++game) {
        std::string text = kGames[static_cast<std::size_t>(5 * round + 3 * table + game) % std::size(kGames)];
        for (std::size_t at = 0; at < text.size(); ++at) // a seat stands alone
            if (text[at] >= 'A' && text[at] <= 'D' && (at == 0 || text[at - 1] == ' '))
                text[at] = static_cast<char>('A' + (text[at] - 'A' + round + table) % 4);
        record += std::to_string(game + 1) + ": " + text + '\n';
    }
    return desk::importSheet(evening, {round, table, 1}, record, evening.tournament().settings.name).ok();
}

bool write(desk::Evening& evening, Example example, int round, int table) {
    if (example == Example::Perlaggen) return writeScore(evening, round, table);
    return writeGames(evening, round, table, tournament::dealsAt(evening.tournament().settings, 4));
}

bool begin(desk::Evening& evening, Example example, int round, int table) {
    constexpr int kGames = 5;
    return example == Example::Perlaggen ? beginScore(evening, round, table)
                                         : writeGames(evening, round, table, kGames);
}

bool playExample(desk::Evening& evening, Example example) {
    const int played = kPlans[static_cast<std::size_t>(example)].played;
    for (int round = 1; round <= played + 1; ++round) {
        if (!desk::drawTables(evening, kSeed + static_cast<std::uint64_t>(round), {}).ok()) return false;
        if (!desk::startRound(evening).ok()) return false;
        const int tables = static_cast<int>(evening.tournament().rounds.back().tables.size());
        const int written = round <= played ? tables : tables / 2;
        for (int table = 1; table <= written; ++table) {
            if (!write(evening, example, round, table)) return false;
            const bool confirmed = round <= played || table < written;
            if (confirmed && !desk::confirmSheet(evening, {round, table, 1}).ok()) return false;
        }
        if (round > played && written < tables && !begin(evening, example, round, tables)) return false;
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
        playExample(*evening, example);
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
