#include "models/standings_model.h"
#include "models/tables_model.h"
#include "support/window_case.h"
#include "widgets/tables.h"

#include <desk/altered.h>
#include <desk/copies.h>
#include <desk/evening.h>

#include <QAbstractItemView>
#include <QFile>
#include <QTableView>
#include <QTest>

// A whole evening at the keyboard, on a real file: new, entries, draw, confirm, sheets, standings, undo, the
// next round. Only keys are pressed; what they did is read from the file by a desk of its own.
namespace {

using namespace schreiber;
using namespace schreiber::desktop::test;
using tournament::SheetState;

} // namespace

class TestEvening : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void aNewTournamentIsMade();
    void peopleAreEntered();
    void theFirstRoundIsDrawnAndConfirmed();
    void aSheetIsWrittenLineByLine();
    void aFinalScoreIsEnough();
    void standingsSayWhy();
    void everyStepIsUndoneByName();
    void itGoesOnAfterARestart();
    void theNextRoundIsDrawn();
    void aShortEveningIsPlayedToItsEnd_data();
    void aShortEveningIsPlayedToItsEnd();

  private:
    desk::Evening onDisk() const {
        auto evening = desk::Evening::open(m_file.toStdString(), store::Access::ReadOnly);
        if (!evening.ok()) qFatal("the file does not open");
        return std::move(evening).value();
    }
    Keyboard& keys() { return m_case->keys(); }
    void finalScore(int first, int second);

    std::unique_ptr<WindowCase> m_case;
    QString m_file;
};

void TestEvening::initTestCase() {
    m_case = std::make_unique<WindowCase>();
    m_file = m_case->path(QStringLiteral("Herbstabend.schreiber"));
}

void TestEvening::aNewTournamentIsMade() {
    QVERIFY(keys().isShown(QStringLiteral("startPage")));
    keys().press(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(keys().focus(), QStringLiteral("newName"));
    keys().type(QStringLiteral("Herbstabend"));
    for (const char* next :
         {"newDate", "newPlace", "newRules", "newRulesFile", "presetDrawn"}) { // down the form
        keys().press(Qt::Key_Tab);
        QCOMPARE(keys().focus(), QLatin1String(next));
    }
    m_case->dialogs().paths.push_back(m_file);
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(QFile::exists(m_file));
    // Asked once: a second place for copies.
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    keys().press(Qt::Key_5, Qt::ControlModifier); // and asked still after a look at another page
    keys().press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    m_case->dialogs().paths.push_back(m_case->path(QString()));
    QVERIFY(keys().tabTo(QStringLiteral("promptWay0"))); // the keys are where the first name is typed
    keys().press(Qt::Key_Return);
    QVERIFY(keys().textOf(QStringLiteral("copies")).contains(m_case->path(QString())));
    QCOMPARE(onDisk().tournament().settings.target, 18);
    QCOMPARE(keys().focus(), QStringLiteral("entryFirst"));
}

void TestEvening::peopleAreEntered() {
    const char* people[][2] = {{"Anna", "Höß"},
                               {"Bartl", "Thöni"},
                               {"Cilli", "O'Brien"},
                               {"Dietmar", "Žagar"},
                               {"Engelbert", "Pfurtscheller"},
                               {"Filomena", "Tschenett-Höß"},
                               {"Gregor", "Mair"},
                               {"Hildegard", "Schöpf"},
                               {"Ignaz", "Gstrein"}};
    for (const auto& [first, last] : people) {
        QCOMPARE(keys().focus(), QStringLiteral("entryFirst"));
        keys().type(QString::fromUtf8(first));
        keys().press(Qt::Key_Tab);
        keys().type(QString::fromUtf8(last));
        keys().press(Qt::Key_Return);
    }
    const desk::Evening evening = onDisk();
    QCOMPARE(evening.tournament().entries.size(), std::size_t{9});
    QCOMPARE(QString::fromStdString(evening.tournament().entries[5].persons[0].last),
             QStringLiteral("Tschenett-Höß"));
    QVERIFY(keys().textOf(QStringLiteral("entryCounts")).startsWith(QStringLiteral("9 gemeldet")));
}

void TestEvening::theFirstRoundIsDrawnAndConfirmed() {
    keys().press(Qt::Key_F5);
    QVERIFY(keys().isShown(QStringLiteral("drawPage")));
    QCOMPARE(onDisk().tournament().rounds.size(), std::size_t{1});
    QVERIFY(onDisk().tournament().rounds[0].state == tournament::RoundState::Draft);
    QVERIFY(keys()
                .textOf(QStringLiteral("drawSeed"))
                .contains(QString::number(onDisk().tournament().rounds[0].seed)));
    QVERIFY(!keys().textOf(QStringLiteral("drawQuality")).isEmpty());
    keys().press(Qt::Key_F5);
    QVERIFY(onDisk().tournament().rounds[0].state == tournament::RoundState::Published);
    QVERIFY(keys().isShown(QStringLiteral("roundPage")));
    QCOMPARE(keys().focus(), QStringLiteral("tableCards"));
}

void TestEvening::aSheetIsWrittenLineByLine() {
    keys().press(Qt::Key_Return); // the first table's sheet
    QVERIFY(keys().isShown(QStringLiteral("sheetPage")));
    QCOMPARE(keys().focus(), QStringLiteral("points0"));
    const char* lines[][2] = {{"4", "1"}, {"5", "0"}, {"4", "2"}, {"4", "1"}};
    for (const auto& [first, second] : lines) {
        keys().type(QString::fromLatin1(first));
        keys().press(Qt::Key_Return);
        keys().type(QString::fromLatin1(second));
        keys().press(Qt::Key_Return);
        QCOMPARE(keys().focus(), QStringLiteral("points0"));
    }
    QCOMPARE(onDisk().tournament().rounds[0].tables[0].games[0].score, (std::vector<int>{17, 4}));
    QVERIFY(keys().textOf(QStringLiteral("sheetStanding")).startsWith(QStringLiteral("Gestrichen:")));
    QVERIFY(keys().textOf(QStringLiteral("sheetDealer")).contains(QStringLiteral("5. Gabe")));

    // The wrong way round, and swapped by one key before it is written.
    keys().type(QStringLiteral("0"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("3"));
    keys().press(Qt::Key_F6);
    keys().press(Qt::Key_Return);
    const tournament::Sheet sheet = onDisk().tournament().rounds[0].tables[0].games[0];
    QVERIFY(sheet.state == SheetState::Entered);
    QCOMPARE(sheet.lines.back().points, (std::vector<int>{3, 0}));
    QVERIFY(keys().textOf(QStringLiteral("sheetStanding")).contains(QStringLiteral("gewinnen")));
    QCOMPARE(keys().focus(), QStringLiteral("sheetPaper"));

    keys().type(QStringLiteral("4")); // somebody keys on
    keys().press(Qt::Key_Return);
    QVERIFY(onDisk().tournament().rounds[0].tables[0].games[0] == sheet);
    keys().press(Qt::Key_F8);
    QVERIFY(onDisk().tournament().rounds[0].tables[0].games[0].state == SheetState::Confirmed);
}

void TestEvening::finalScore(int first, int second) {
    keys().press(Qt::Key_F7);
    keys().type(QString::number(first));
    keys().press(Qt::Key_Return);
    keys().type(QString::number(second));
    keys().press(Qt::Key_Return);
}

void TestEvening::aFinalScoreIsEnough() {
    QVERIFY(keys().textOf(QStringLiteral("dueText")).contains(QStringLiteral("2")));
    keys().press(Qt::Key_F5);
    QVERIFY(keys().textOf(QStringLiteral("sheetTitle")).startsWith(QStringLiteral("Tisch 2")));
    finalScore(18, 18); // both at the target: said at once where it is read back, nothing written
    QVERIFY(!keys().textOf(QStringLiteral("sheetAhead")).isEmpty());
    QVERIFY(!keys().hasMessage());
    QVERIFY(onDisk().tournament().rounds[0].tables[1].games[0].score.empty());
    QCOMPARE(keys().focus(), QStringLiteral("points1"));
    keys().press(Qt::Key_Backspace);
    keys().press(Qt::Key_Backspace);
    keys().type(QStringLiteral("11"));
    keys().press(Qt::Key_Return);
    QCOMPARE(onDisk().tournament().rounds[0].tables[1].games[0].score, (std::vector<int>{18, 11}));
}

void TestEvening::standingsSayWhy() {
    keys().press(Qt::Key_5, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("standingsPage")));
    const auto* table = dynamic_cast<QTableView*>(keys().find(QStringLiteral("standingsTable")));
    QVERIFY(table != nullptr);
    using Model = schreiber::desktop::StandingsModel;
    QCOMPARE(Model::columnOf(*table->model(), Model::Id::Club), -1); // nobody has one
    const int column = Model::columnOf(*table->model(), Model::Id::Name);
    QVERIFY2(table->columnWidth(column) >= schreiber::desktop::widthOf(*table, column), // there is room
             qPrintable(QStringLiteral("%1 of %2 in %3")
                            .arg(table->columnWidth(column))
                            .arg(schreiber::desktop::widthOf(*table, column))
                            .arg(table->viewport()->width())));
    QCOMPARE(table->model()->rowCount(), 9);
    QCOMPARE(keys().focus(), QStringLiteral("standingsTable"));
    const QString first = keys().textOf(QStringLiteral("standingsWhom"));
    QVERIFY(first.contains(QStringLiteral("arum Rang 1?")));
    const auto place = [this] { // which stays, whatever is said of whom
        const QWidget* why = keys().find(QStringLiteral("standingsWhyBox"));
        return QRect(why->mapTo(&m_case->window(), QPoint()), why->size());
    };
    const QRect before = place();
    for (int i = 0; i < 4; ++i) keys().press(Qt::Key_Down);
    QVERIFY(keys().textOf(QStringLiteral("standingsWhom")) != first);
    QCOMPARE(place(), before);
}

void TestEvening::everyStepIsUndoneByName() {
    const std::string before = desk::exportJson(onDisk(), false);
    const auto named = [this] {
        const auto actions = m_case->window().findChildren<QAction*>(QStringLiteral("undo"));
        return actions.isEmpty() ? QString() : actions.first()->text().remove(QLatin1Char('&'));
    };
    QVERIFY2(named().startsWith(QStringLiteral("Rückgängig: ")), qPrintable(named()));
    QVERIFY(named().contains(QStringLiteral("Tisch 2")));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(onDisk().tournament().rounds[0].tables[1].games[0].score.empty());
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(onDisk().tournament().rounds[0].tables[0].games[0].state == SheetState::Entered);
    keys().press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    keys().press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(onDisk().tournament().rounds[0].tables[1].games[0].score, (std::vector<int>{18, 11}));

    keys().press(Qt::Key_7, Qt::ControlModifier);
    const auto* journal = dynamic_cast<QAbstractItemView*>(keys().find(QStringLiteral("journalTable")));
    QVERIFY(journal != nullptr);
    QCOMPARE(static_cast<std::size_t>(journal->model()->rowCount()), onDisk().journal().size());
}

void TestEvening::itGoesOnAfterARestart() {
    m_case->restart();
    m_case->open(m_file);
    QVERIFY(!keys().isShown(QStringLiteral("startPage")));
    QCOMPARE(keys().textOf(QStringLiteral("tournamentName")), QStringLiteral("Herbstabend"));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(onDisk().tournament().rounds[0].tables[1].games[0].score.empty());
    keys().press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(onDisk().tournament().rounds[0].tables[1].games[0].score, (std::vector<int>{18, 11}));
}

void TestEvening::theNextRoundIsDrawn() {
    keys().press(Qt::Key_F5);
    QCOMPARE(onDisk().tournament().rounds.size(), std::size_t{2});
    keys().press(Qt::Key_F5);
    QVERIFY(onDisk().tournament().rounds[1].state == tournament::RoundState::Published);

    // Taking back what was announced needs a reason.
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(keys().focus(), QStringLiteral("promptText"));
    QVERIFY(onDisk().tournament().rounds[1].state == tournament::RoundState::Published);
    keys().type(QStringLiteral("einer fehlt"));
    keys().press(Qt::Key_Return);
    QVERIFY(onDisk().tournament().rounds[1].state == tournament::RoundState::Draft);
    QCOMPARE(onDisk().journal().back().why, std::string("einer fehlt"));
    const auto findings = desk::verify(onDisk());
    QVERIFY(findings.ok() && findings->empty());
}

void TestEvening::aShortEveningIsPlayedToItsEnd_data() {
    QTest::addColumn<int>("language");
    QTest::addColumn<QString>("standings");
    QTest::newRow("de") << static_cast<int>(words::Language::German) << QStringLiteral("Rangliste");
    QTest::newRow("it") << static_cast<int>(words::Language::Italian) << QStringLiteral("Classifica");
    QTest::newRow("en") << static_cast<int>(words::Language::English) << QStringLiteral("Standings");
}

// Eight people, two rounds, each sheet confirmed, and the end: mostly by F5, in each language.
void TestEvening::aShortEveningIsPlayedToItsEnd() {
    QFETCH(int, language);
    QFETCH(QString, standings);
    WindowCase evening;
    desktop::Preferences preferences;
    preferences.language = static_cast<words::Language>(language);
    evening.restart(preferences);
    Keyboard& keys = evening.keys();
    const QString file = evening.path(QStringLiteral("Kurz.schreiber"));
    const auto onDisk = [&file] {
        const auto read = desk::Evening::open(file.toStdString(), store::Access::ReadOnly);
        if (!read.ok()) qFatal("the file does not open");
        return read->tournament();
    };
    keys.press(Qt::Key_N, Qt::ControlModifier);
    keys.type(QStringLiteral("Kurz"));
    QVERIFY(keys.tabTo(QStringLiteral("newRounds")));
    keys.press(Qt::Key_A, Qt::ControlModifier);
    keys.type(QStringLiteral("2"));
    evening.dialogs().paths.push_back(file);
    keys.press(Qt::Key_Return, Qt::ControlModifier);
    keys.press(Qt::Key_Escape); // copies: later
    QCOMPARE(keys.textOf(QStringLiteral("stepStandings")), standings);
    for (const char* last : {"Höß", "Thöni", "Mair", "Žagar", "Gstrein", "Schöpf", "Pohl", "Falkner"}) {
        QCOMPARE(keys.focus(), QStringLiteral("entryFirst"));
        keys.type(QStringLiteral("Anna"));
        keys.press(Qt::Key_Tab);
        keys.type(QString::fromUtf8(last));
        keys.press(Qt::Key_Return);
    }
    for (std::size_t round = 1; round <= 2; ++round) {
        keys.press(Qt::Key_F5); // draw
        QCOMPARE(onDisk().rounds.size(), round);
        keys.press(Qt::Key_F5); // confirm
        QVERIFY(onDisk().rounds.back().state == tournament::RoundState::Published);
        QVERIFY(keys.isShown(QStringLiteral("roundSteps")));
        keys.press(Qt::Key_Escape); // nothing is printed
        keys.press(Qt::Key_F5);     // the clock
        QVERIFY(!keys.isShown(QStringLiteral("roundSteps")));
        for (std::size_t table = 0; table < 2; ++table) {
            keys.press(Qt::Key_F5); // the sheet
            keys.press(Qt::Key_F7);
            keys.type(QStringLiteral("18"));
            keys.press(Qt::Key_Return);
            keys.type(QString::number(4 * round + table));
            keys.press(Qt::Key_Return);
            keys.press(Qt::Key_F5); // as it is on paper
            QVERIFY(onDisk().rounds.back().tables[table].games[0].state == SheetState::Confirmed);
        }
    }
    keys.press(Qt::Key_F5);
    QVERIFY(keys.isShown(QStringLiteral("standingsPage")));
    keys.press(Qt::Key_F8);
    QVERIFY(keys.isShown(QStringLiteral("promptBar")));
    if (keys.focus() != QStringLiteral("promptWay0")) // some share a place
        QVERIFY(keys.tabTo(QStringLiteral("promptWay0")));
    keys.press(Qt::Key_Return);
    QVERIFY(onDisk().closing.has_value());
    QCOMPARE(onDisk().closing->ranks.size(), std::size_t{8});
}

QTEST_MAIN(TestEvening)
#include "test_evening.moc"
