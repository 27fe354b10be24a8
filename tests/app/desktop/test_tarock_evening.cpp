#include "example.h"
#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/entries.h>
#include <desk/evening.h>
#include <tournament/zero_sum.h>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTableView>
#include <QTest>

#include <set>

// An evening of Königrufen, sixteen people and three rounds of sixteen games, by the window alone and by the
// command line alone; and the example, which is in the middle of one.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

constexpr int kRounds = 3;
constexpr int kGames = 16;
const char* const kLines[] = {"A r C +",        "B d - k",  "C r A -",     "D sr +", "tr 26/2 18/1 25 0j",
                              "B pi +, D pi -", "C d + t+", "= 3 -1 -1 -1"};
const char* const kTotals[] = {"34 -12 -18 -4", "-7 -7 -7 21", "0 15 -20 5"}; // of tables 2 to 4

QString lineOf(int round, int game) {
    return QString::fromLatin1(kLines[static_cast<std::size_t>(round * 3 + game) % std::size(kLines)]);
}

// Sixteen, below their header.
QByteArray people() {
    QFile list(exampleList());
    if (!list.open(QIODevice::ReadOnly)) qFatal("the list cannot be read");
    return list.readAll().split('\n').first(17).join('\n');
}

// Standard output; a program that fails fails the test.
QByteArray commandLine(const QStringList& arguments, const QByteArray& input = {}) {
    QProcess program;
    program.start(QStringLiteral(SCHREIBER_CLI), arguments);
    program.write(input);
    program.closeWriteChannel();
    if (!program.waitForFinished() || program.exitCode() != 0)
        qFatal("%s: %s", qPrintable(arguments.join(QLatin1Char(' '))),
               program.readAllStandardError().constData());
    return program.readAllStandardOutput();
}

} // namespace

class TestTarockEvening : public WindowTest {
    Q_OBJECT

  private slots:
    void byWindowAndByCommandLineItIsTheSame();
    void theExampleIsInItsSecondRound();

  private:
    void playRound(int round);
    QString byCommandLine(const tournament::Tournament& like);
    QJsonObject exported(const QString& file);
};

void TestTarockEvening::playRound(int round) {
    keys().press(Qt::Key_F5);
    QVERIFY(shown("drawPage"));
    keys().press(Qt::Key_F5);
    QVERIFY(shown("roundPage"));
    QCOMPARE(onDisk().rounds.size(), static_cast<std::size_t>(round));
    keys().press(Qt::Key_Return); // the sheet of the first table, game by game
    QVERIFY(shown("sheetPage"));
    for (int game = 0; game < kGames; ++game) {
        keys().type(lineOf(round, game));
        keys().press(Qt::Key_Return);
        if (shown("promptBar")) keys().press(Qt::Key_1); // a Rufer, and not Vorhand's: it was so
    }
    QVERIFY(sheetOnDisk(0).state == tournament::SheetState::Entered);
    ctrl(Qt::Key_3); // the others only by what stands at the foot of the paper
    keys().press(Qt::Key_F2);
    for (int table = 2; table <= 4; ++table) {
        keys().type(QStringLiteral("%1 ").arg(table) + QLatin1String(kTotals[table - 2]));
        keys().press(Qt::Key_Return);
        QCOMPARE(said("quickLine"), QString());
    }
    const auto isConfirmed = [](const tournament::Table& table) {
        return table.games[0].state == tournament::SheetState::Confirmed;
    };
    for (int i = 0; i < 12 && !std::ranges::all_of(onDisk().rounds.back().tables, isConfirmed); ++i)
        keys().press(Qt::Key_F5); // to each, and it stands so on the paper
    QVERIFY(std::ranges::all_of(onDisk().rounds.back().tables, isConfirmed));
}

// With the same seeds.
QString TestTarockEvening::byCommandLine(const tournament::Tournament& like) {
    const QString file = m_case->path(QStringLiteral("zeile.schreiber"));
    const QString list = m_case->path(QStringLiteral("people.csv"));
    QFile first(list);
    if (!first.open(QIODevice::WriteOnly)) qFatal("the list cannot be written");
    first.write(people());
    first.close();
    commandLine({QStringLiteral("new"), file, QStringLiteral("--name"),
                 QString::fromStdString(like.settings.name), QStringLiteral("--format"),
                 QStringLiteral("solo"), QStringLiteral("--rules"), QStringLiteral("ruediger"),
                 QStringLiteral("--seed"), QString::number(like.settings.seed)});
    commandLine({QStringLiteral("players"), QStringLiteral("import"), file, list});
    for (int round = 1; round <= kRounds; ++round) {
        const QString number = QString::number(round);
        const auto seed = like.rounds[static_cast<std::size_t>(round - 1)].seed;
        commandLine({QStringLiteral("draw"), QStringLiteral("tables"), file, QStringLiteral("--seed"),
                     QString::number(seed)});
        commandLine({QStringLiteral("round"), QStringLiteral("start"), file});
        for (int game = 0; game < kGames; ++game)
            commandLine({QStringLiteral("deal"), QStringLiteral("add"), file, QStringLiteral("--round"),
                         number, QStringLiteral("--table"), QStringLiteral("1"), QStringLiteral("--"),
                         lineOf(round, game)});
        QByteArray results;
        for (int table = 2; table <= 4; ++table)
            results +=
                QByteArray::number(table) + ';' + QByteArray(kTotals[table - 2]).replace(' ', ';') + '\n';
        commandLine({QStringLiteral("round"), QStringLiteral("enter"), file, QStringLiteral("-"),
                     QStringLiteral("--round"), number},
                    results);
        for (int table = 1; table <= 4; ++table)
            commandLine({QStringLiteral("sheet"), QStringLiteral("confirm"), file, QStringLiteral("--round"),
                         number, QStringLiteral("--table"), QString::number(table)});
    }
    return file;
}

// All that is known of it but when it was done, and by how many keys.
QJsonObject TestTarockEvening::exported(const QString& file) {
    QJsonObject all = QJsonDocument::fromJson(
                          commandLine({QStringLiteral("export"), file, QStringLiteral("--to"),
                                       QStringLiteral("json"), QStringLiteral("-o"), QStringLiteral("-")}))
                          .object();
    if (all.isEmpty()) qFatal("nothing is exported");
    all.remove(QStringLiteral("journal"));
    return all;
}

void TestTarockEvening::byWindowAndByCommandLineItIsTheSame() {
    m_file = m_case->path(QStringLiteral("Abend.schreiber"));
    desk::NewTournament wanted;
    wanted.name = "Abend";
    wanted.rules = "ruediger";
    wanted.format = "solo";
    wanted.rounds = kRounds;
    {
        auto evening = desk::Evening::create(m_file.toStdString(), wanted);
        QVERIFY(evening.ok());
        QVERIFY(desk::importEntries(*evening, people().toStdString(), "list", false).ok());
    }
    m_case->open(m_file);
    QCOMPARE(onDisk().entries.size(), std::size_t{16});
    for (int round = 1; round <= kRounds; ++round) playRound(round);
    const tournament::Tournament played = onDisk();
    for (const tournament::Round& round : played.rounds)
        for (const tournament::Table& table : round.tables)
            QCOMPARE(tournament::sumOf(table.games[0].score), std::int64_t{0});
    const QString file = byCommandLine(played);
    const QJsonObject window = exported(m_file);
    const QJsonObject line = exported(file);
    for (const QString& part : window.keys()) QVERIFY2(window[part] == line[part], qPrintable(part));
    QCOMPARE(window, line);
    ctrl(Qt::Key_5);
    QVERIFY(shown("standingsTable"));
    keys().press(Qt::Key_F8);
    keys().press(Qt::Key_Return);
    QVERIFY(onDisk().closing.has_value());
}

void TestTarockEvening::theExampleIsInItsSecondRound() {
    keys().press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(shown("roundPage"));
    m_file = examplePath(Example::Koenigrufen);
    const tournament::Tournament evening = onDisk();
    QCOMPARE(evening.rounds.size(), std::size_t{2});
    using State = tournament::SheetState;
    const std::vector<std::pair<State, std::size_t>> wanted[] = {
        {{State::Confirmed, 16}, {State::Confirmed, 16}, {State::Confirmed, 16}, {State::Confirmed, 16}},
        {{State::Confirmed, 16}, {State::Entered, 16}, {State::Missing, 0}, {State::Open, 5}}};
    std::set<std::vector<int>> scores; // no two of whole sheets alike
    for (std::size_t round = 0; round < 2; ++round)
        for (std::size_t table = 0; table < 4; ++table) {
            const tournament::Sheet& sheet = evening.rounds[round].tables[table].games[0];
            QCOMPARE(sheet.state, wanted[round][table].first);
            QCOMPARE(sheet.lines.size(), wanted[round][table].second);
            QCOMPARE(tournament::sumOf(sheet.score), std::int64_t{0});
            if (sheet.lines.size() == 16) QVERIFY(scores.insert(sheet.score).second);
        }
}

QTEST_MAIN(TestTarockEvening)
#include "test_tarock_evening.moc"
