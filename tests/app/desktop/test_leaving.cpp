#include "support/evenings.h"
#include "support/window_case.h"

#include <desk/own_rules.h>

#include <QAction>
#include <QFile>
#include <QFileInfo>
#include <QTest>

// Nothing is lost unasked: an example evening, settings that were only typed and a record nobody kept are
// asked about before the file or the window goes.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

} // namespace

class TestLeaving : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();

    void whatIsOnDiskIsLeftUnasked();
    void anExampleSaysWhatItIs();
    void anExampleIsKeptUnderAName();
    void anExampleIsLetGo();
    void settingsAreTakenOnTheWayOut();
    void settingsThatAreRefusedKeepTheWindow();
    void settingsAreNotLostByAnotherPage();
    void aRecordIsSavedOnTheWayOut();
    void aRecordStaysInItsEvening();
    void aRecordGoesAlongWhereTheEveningDoes();
    void fromTheStreitfallANewTournamentIsBegun();
    void aLongNameIsShortenedInTheQuestion();
    void whatIsTypedOnASheetIsWrittenOnTheWayOut();
    void whatIsTypedOnASheetIsLetGo();
    void halfALineIsNotWrittenOnLeaving();
    void whatIsTypedOnSeveralSheetsIsKeptAndWritten();
    void aPersonHalfTypedStaysAndIsTold();
    void aPersonHalfTypedIsAskedAboutBeforeTheDraw();
    void aPersonLeftOutOfADrawIsNotAskedAboutAgain();
    void settingsAreAskedAboutBeforeTheDraw();
    void ownRulesAreAskedAboutBeforeTheDraw();
    void typedSlipsAreAskedAboutBeforeTheDraw();

  private:
    Keyboard& keys() { return m_case->keys(); }
    QString record() const {
        return m_case->keys().find(QStringLiteral("recordEditor"))->property("plainText").toString();
    }
    QString question() const { return m_case->keys().textOf(QStringLiteral("promptQuestion")); }
    bool isThere() const { return m_case->window().isVisible(); }
    void quit() { keys().press(Qt::Key_Q, Qt::ControlModifier); }
    void openEvening();
    void openEntered();
    void openExample();
    void touchExample();
    tournament::Tournament onDisk() const;

    std::unique_ptr<WindowCase> m_case;
    QString m_file;
};

void TestLeaving::init() {
    m_case = std::make_unique<WindowCase>();
    m_file = m_case->path(QStringLiteral("Abend.schreiber"));
}

void TestLeaving::cleanup() {
    m_case.reset();
}

void TestLeaving::openEvening() {
    {
        playPartly(
            *std::make_unique<desk::Evening>(enteredEvening(m_file, QStringLiteral(SCHREIBER_EXAMPLE_LIST))),
            1);
    }
    m_case->open(m_file);
}

void TestLeaving::openEntered() {
    static_cast<void>(enteredEvening(m_file, QStringLiteral(SCHREIBER_EXAMPLE_LIST)));
    m_case->open(m_file);
}

tournament::Tournament TestLeaving::onDisk() const {
    const auto evening = desk::Evening::open(m_file.toStdString(), store::Access::ReadOnly);
    return evening.ok() ? evening->tournament() : tournament::Tournament();
}

void TestLeaving::openExample() {
    keys().press(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("tournamentName")));
}

void TestLeaving::touchExample() {
    keys().press(Qt::Key_F5);
    keys().type(QStringLiteral("1"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("2"));
    keys().press(Qt::Key_Return);
}

void TestLeaving::whatIsOnDiskIsLeftUnasked() {
    openEvening();
    keys().press(Qt::Key_Comma, Qt::ControlModifier);
    keys().toRecord();
    quit();
    QVERIFY(!isThere());
}

void TestLeaving::anExampleSaysWhatItIs() {
    openExample();
    QVERIFY2(keys().textOf(QStringLiteral("messageText")).contains(QStringLiteral("zum Ausprobieren")),
             qPrintable(keys().textOf(QStringLiteral("messageText"))));
    QVERIFY(keys().textOf(QStringLiteral("copies")).contains(QStringLiteral("nicht aufgehoben")));
    QCOMPARE(keys().textOf(QStringLiteral("tournamentRound")), QStringLiteral("Runde 4 von 8"));
    touchExample();
    const QString said = keys().textOf(QStringLiteral("lastAction"));
    QVERIFY2(said.startsWith(QStringLiteral("Nur zum Ausprobieren: ")), qPrintable(said));
    openEvening();
    QVERIFY2(question().contains(QStringLiteral("Beispielabend")), qPrintable(question())); // before another
    keys().press(Qt::Key_2);
    QVERIFY(!keys().textOf(QStringLiteral("copies")).contains(QStringLiteral("aufgehoben")));
}

void TestLeaving::anExampleIsKeptUnderAName() {
    m_case->window().findChild<QAction*>(QStringLiteral("keepExample"))->trigger(); // there is none yet
    QVERIFY(keys().isShown(QStringLiteral("startPage")));
    openExample();
    touchExample();
    quit();
    QVERIFY(isThere());
    QVERIFY2(question().contains(QStringLiteral("Beispielabend")), qPrintable(question()));
    keys().press(Qt::Key_1);
    QVERIFY(isThere()); // no name was given
    quit();
    m_case->dialogs().paths.push_back(m_file);
    keys().press(Qt::Key_1);
    QVERIFY(!isThere());
    const auto evening = desk::Evening::open(m_file.toStdString(), store::Access::ReadOnly);
    QVERIFY(evening.ok());
    QCOMPARE(evening->tournament().entries.size(), std::size_t(30));
    QCOMPARE(evening->tournament().rounds.size(), std::size_t(4));
}

void TestLeaving::anExampleIsLetGo() {
    openExample();
    touchExample();
    quit();
    keys().press(Qt::Key_Escape); // on second thoughts
    QVERIFY(isThere());
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
    quit();
    keys().press(Qt::Key_2);
    QVERIFY(!isThere());
}

void TestLeaving::settingsAreTakenOnTheWayOut() {
    openEvening();
    keys().press(Qt::Key_Comma, Qt::ControlModifier);
    QVERIFY(keys().tabTo(QStringLiteral("set-place")));
    keys().type(QStringLiteral("Imst"));
    QVERIFY(keys().textOf(QStringLiteral("settingsUntaken")).contains(QStringLiteral("Ort")));
    quit();
    QVERIFY2(question().contains(QStringLiteral("Einstellungen (Ort)")), qPrintable(question()));
    keys().press(Qt::Key_1);
    QVERIFY(!isThere());
    const auto evening = desk::Evening::open(m_file.toStdString(), store::Access::ReadOnly);
    QVERIFY(QString::fromStdString(evening->tournament().settings.place).contains(QStringLiteral("Imst")));
}

void TestLeaving::settingsThatAreRefusedKeepTheWindow() {
    openEvening();
    keys().press(Qt::Key_Comma, Qt::ControlModifier);
    QVERIFY(keys().tabTo(QStringLiteral("set-date")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("morgen"));
    keys().press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    keys().press(Qt::Key_1);
    QVERIFY(keys().isShown(QStringLiteral("settingsPage")));
    QVERIFY(keys().textOf(QStringLiteral("messageText")).contains(QStringLiteral("Datum")));
    keys().press(Qt::Key_W, Qt::ControlModifier);
    keys().press(Qt::Key_2);
    QVERIFY(keys().isShown(QStringLiteral("startPage")));
}

// Esc leads back to where one came from; what was typed stays, and is said to be open.
void TestLeaving::settingsAreNotLostByAnotherPage() {
    openEvening();
    keys().press(Qt::Key_5, Qt::ControlModifier);
    keys().press(Qt::Key_Comma, Qt::ControlModifier);
    QVERIFY(keys().tabTo(QStringLiteral("set-place")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("Landeck"));
    keys().press(Qt::Key_Escape);
    QVERIFY(keys().isShown(QStringLiteral("standingsPage")));
    QVERIFY(keys().textOf(QStringLiteral("messageText")).contains(QStringLiteral("Ort")));
    keys().press(Qt::Key_Comma, Qt::ControlModifier);
    QVERIFY(!keys().hasMessage()); // they stand there, and say so themselves
    QCOMPARE(keys().textOf(QStringLiteral("set-place")), QStringLiteral("Landeck"));
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(keys().textOf(QStringLiteral("settingsUntaken")).isEmpty());
    quit();
    QVERIFY(!isThere());
}

// A line of the question does not break inside a word.
void TestLeaving::aLongNameIsShortenedInTheQuestion() {
    openEntered();
    keys().press(Qt::Key_1, Qt::ControlModifier);
    keys().type(QString(150, QLatin1Char('A')));
    QVERIFY(keys().tabTo(QStringLiteral("entryLast")));
    keys().type(QString(150, QLatin1Char('B')));
    quit();
    QVERIFY2(question().contains(QStringLiteral("AAA…")), qPrintable(question()));
    QVERIFY(!question().contains(QLatin1Char('B')));
    keys().press(Qt::Key_2);
    QVERIFY(!isThere());
}

void TestLeaving::whatIsTypedOnASheetIsWrittenOnTheWayOut() {
    openEvening();
    keys().press(Qt::Key_4, Qt::ControlModifier); // its second table is still missing
    keys().type(QStringLiteral("3"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("1"));
    quit();
    QVERIFY2(question().contains(QStringLiteral("Schreibzettel")), qPrintable(question()));
    keys().press(Qt::Key_1);
    QVERIFY(!isThere());
    const auto evening = desk::Evening::open(m_file.toStdString(), store::Access::ReadOnly);
    QVERIFY(evening.ok());
    const auto& tables = evening->tournament().rounds.back().tables;
    QVERIFY(std::any_of(tables.begin(), tables.end(), [](const tournament::Table& table) {
        const auto& lines = table.games.front().lines;
        return !lines.empty() && lines.back().points == std::vector<int>{3, 1};
    }));
}

// With the evening gone, the fields that are emptied ask it nothing.
void TestLeaving::whatIsTypedOnASheetIsLetGo() {
    openEvening();
    keys().press(Qt::Key_4, Qt::ControlModifier);
    keys().type(QStringLiteral("3"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("1"));
    keys().press(Qt::Key_W, Qt::ControlModifier);
    keys().press(Qt::Key_2); // not written
    QVERIFY(keys().isShown(QStringLiteral("startPage")));
    m_case->open(m_file);
    keys().press(Qt::Key_4, Qt::ControlModifier);
    QCOMPARE(keys().textOf(QStringLiteral("points0")), QString());
}

// Half a line is nobody's result: it is not offered to be written.
void TestLeaving::halfALineIsNotWrittenOnLeaving() {
    openEvening();
    keys().press(Qt::Key_4, Qt::ControlModifier);
    keys().type(QStringLiteral("3"));
    const auto before = onDisk().rounds.back().tables;
    quit();
    QVERIFY2(question().contains(QStringLiteral("halbe Zeile")), qPrintable(question()));
    QVERIFY2(!keys().textOf(QStringLiteral("promptWay0")).contains(QStringLiteral("Speichern")),
             qPrintable(keys().textOf(QStringLiteral("promptWay0"))));
    keys().press(Qt::Key_1);
    QVERIFY(isThere());
    QCOMPARE(keys().focus(), QStringLiteral("points1")); // what is missing
    quit();
    keys().press(Qt::Key_2);
    QVERIFY(!isThere());
    QVERIFY(onDisk().rounds.back().tables == before);
}

// Whoever goes on to another sheet finds there again what was half typed, in every way of keying.
void TestLeaving::whatIsTypedOnSeveralSheetsIsKeptAndWritten() {
    openEvening();
    const auto told = [this] { return keys().textOf(QStringLiteral("messageText")); };
    keys().press(Qt::Key_4, Qt::ControlModifier);
    const QString first = keys().textOf(QStringLiteral("sheetTitle"));
    keys().type(QStringLiteral("3"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("0"));
    keys().press(Qt::Key_PageDown);
    QVERIFY(keys().textOf(QStringLiteral("sheetTitle")) != first);
    QCOMPARE(keys().textOf(QStringLiteral("points0")), QString());
    QVERIFY2(told().contains(QStringLiteral("noch nicht geschrieben: Tisch")), qPrintable(told()));
    keys().press(Qt::Key_F7);
    keys().type(QStringLiteral("18"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("7"));
    keys().press(Qt::Key_PageUp);
    QCOMPARE(keys().textOf(QStringLiteral("points0")), QStringLiteral("3"));
    m_case->window().findChild<QAction*>(QStringLiteral("lookDark"))->trigger();
    QTRY_COMPARE(keys().textOf(QStringLiteral("points0")), QStringLiteral("3"));
    keys().press(Qt::Key_PageDown);
    QCOMPARE(keys().textOf(QStringLiteral("points0")), QStringLiteral("18"));
    QCOMPARE(keys().textOf(QStringLiteral("points1")), QStringLiteral("7"));
    quit();
    QVERIFY2(question().contains(QStringLiteral(": 3 : 0")), qPrintable(question()));
    QVERIFY2(question().contains(QStringLiteral(": 18 : 7")), qPrintable(question()));
    keys().press(Qt::Key_1);
    QVERIFY(!isThere());
    int lines = 0;
    int finals = 0;
    const tournament::Tournament after = onDisk();
    for (const tournament::Table& table : after.rounds.back().tables) {
        const tournament::Sheet& sheet = table.games.front();
        lines += !sheet.lines.empty() && sheet.lines.back().points == std::vector<int>{3, 0} ? 1 : 0;
        finals += sheet.score == std::vector<int>{18, 7} ? 1 : 0;
    }
    QCOMPARE(lines, 1);
    QCOMPARE(finals, 1);
}

void TestLeaving::aPersonHalfTypedStaysAndIsTold() {
    openEntered();
    keys().press(Qt::Key_1, Qt::ControlModifier);
    keys().type(QStringLiteral("Notburga"));
    keys().press(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("drawPage")));
    QVERIFY2(keys().textOf(QStringLiteral("messageText")).contains(QStringLiteral("Notburga")),
             qPrintable(keys().textOf(QStringLiteral("messageText"))));
    keys().press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(keys().textOf(QStringLiteral("entryFirst")), QStringLiteral("Notburga"));
    quit();
    QVERIFY2(question().contains(QStringLiteral("Notburga")), qPrintable(question()));
    keys().press(Qt::Key_1);
    QVERIFY(isThere()); // without a last name nobody is entered
    QCOMPARE(keys().focus(), QStringLiteral("entryLast"));
    quit();
    keys().press(Qt::Key_2);
    QVERIFY(!isThere());
}

void TestLeaving::aPersonHalfTypedIsAskedAboutBeforeTheDraw() {
    openEntered();
    keys().press(Qt::Key_1, Qt::ControlModifier);
    keys().type(QStringLiteral("Notburga"));
    QVERIFY(keys().tabTo(QStringLiteral("entryLast")));
    keys().type(QStringLiteral("Klotz"));
    keys().press(Qt::Key_F5);
    QVERIFY2(question().contains(QStringLiteral("Notburga Klotz")), qPrintable(question()));
    QVERIFY(onDisk().rounds.empty());
    keys().press(Qt::Key_Escape);
    QCOMPARE(keys().textOf(QStringLiteral("entryLast")), QStringLiteral("Klotz"));
    const std::size_t before = onDisk().entries.size();
    keys().press(Qt::Key_F5);
    keys().press(Qt::Key_1);
    QCOMPARE(onDisk().entries.size(), before + 1);
    QCOMPARE(onDisk().rounds.size(), std::size_t{1});
    QVERIFY(keys().isShown(QStringLiteral("drawPage")));
}

void TestLeaving::aPersonLeftOutOfADrawIsNotAskedAboutAgain() {
    openEntered();
    keys().press(Qt::Key_1, Qt::ControlModifier);
    keys().type(QStringLiteral("Notburga"));
    keys().press(Qt::Key_F5);
    QVERIFY2(question().contains(QStringLiteral("Notburga")), qPrintable(question()));
    keys().press(Qt::Key_2); // without her
    QCOMPARE(onDisk().rounds.size(), std::size_t{1});
    keys().press(Qt::Key_F5); // the draw is confirmed
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
    QVERIFY(onDisk().rounds.front().state == tournament::RoundState::Published);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(keys().textOf(QStringLiteral("entryFirst")), QStringLiteral("Notburga"));
}

void TestLeaving::settingsAreAskedAboutBeforeTheDraw() {
    openEntered();
    keys().press(Qt::Key_Comma, Qt::ControlModifier);
    QVERIFY(keys().tabTo(QStringLiteral("set-keep-apart")));
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_F5);
    QVERIFY2(question().contains(QStringLiteral("Vereine")), qPrintable(question()));
    keys().press(Qt::Key_1);
    QCOMPARE(onDisk().settings.keepApart, std::string("club"));
    QCOMPARE(onDisk().rounds.size(), std::size_t{1});
}

void TestLeaving::ownRulesAreAskedAboutBeforeTheDraw() {
    openEntered();
    keys().toRecord();
    keys().press(Qt::Key_F12);
    keys().press(Qt::Key_F12, Qt::ShiftModifier);
    keys().type(QStringLiteral("Tarrenz"));
    QVERIFY(keys().tabTo(QStringLiteral("ownTarget")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("15"));
    keys().press(Qt::Key_F5);
    QVERIFY2(question().contains(QStringLiteral("Regeln des Vereins (Name, Ziel)")), qPrintable(question()));
    QVERIFY(onDisk().rounds.empty());
    keys().press(Qt::Key_2); // without them
    QCOMPARE(onDisk().rounds.size(), std::size_t{1});
    keys().press(Qt::Key_6, Qt::ControlModifier); // and what is fixed now does not hold up the rest
    QVERIFY(keys().isShown(QStringLiteral("ownTarget")));
    const QString untaken = keys().textOf(QStringLiteral("ownUntaken"));
    QVERIFY2(untaken.contains(QStringLiteral("Name")) && !untaken.contains(QStringLiteral("Ziel")),
             qPrintable(untaken));
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(desk::ownName(onDisk().settings), std::string("Tarrenz"));
    QCOMPARE(onDisk().settings.target, 18);
}

void TestLeaving::typedSlipsAreAskedAboutBeforeTheDraw() {
    openEntered();
    keys().press(Qt::Key_2, Qt::ControlModifier);
    keys().press(Qt::Key_F2);
    keys().type(QStringLiteral("7"));
    keys().press(Qt::Key_Return);
    keys().press(Qt::Key_F5);
    QVERIFY2(question().contains(QStringLiteral("Zettel")), qPrintable(question()));
    QVERIFY(onDisk().rounds.empty());
    keys().press(Qt::Key_2); // by lot, after all
    QCOMPARE(onDisk().rounds.size(), std::size_t{1});
    QVERIFY(!keys().isShown(QStringLiteral("slipCells")));
}

void TestLeaving::aRecordIsSavedOnTheWayOut() {
    keys().toRecord();
    keys().type(QStringLiteral("A: play LA"));
    quit();
    QVERIFY2(question().contains(QStringLiteral("Streitfall")), qPrintable(question()));
    const QString path = m_case->path(QStringLiteral("streit.perlagg"));
    m_case->dialogs().paths.push_back(path);
    keys().press(Qt::Key_1);
    QVERIFY(!isThere());
    QFile saved(path);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QVERIFY(saved.readAll().contains("A: play LA"));
}

// Another tournament has its own card table; what was not kept is there again where it was written.
void TestLeaving::aRecordStaysInItsEvening() {
    openEvening();
    keys().toRecord();
    keys().type(QStringLiteral("A: play LA"));
    const QString written = record();
    keys().press(Qt::Key_N, Qt::ControlModifier);
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("Kirchtag"));
    m_case->dialogs().paths.push_back(m_case->path(QStringLiteral("Kirchtag.schreiber")));
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    keys().toRecord();
    QVERIFY2(!record().contains(QStringLiteral("play LA")), qPrintable(record()));
    QVERIFY2(record().contains(QStringLiteral("event: Kirchtag")), qPrintable(record()));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(!record().contains(QStringLiteral("play LA")), qPrintable(record()));
    QVERIFY(!keys().isShown(QStringLiteral("draftBack")));
    m_case->open(m_file); // from here, and not by way of the beginning
    keys().toRecord();
    QCOMPARE(record(), written);
    QVERIFY(keys().isShown(QStringLiteral("draftBack")));
    m_case->open(m_case->path(QStringLiteral("Kirchtag.schreiber")));
    keys().toRecord();
    QVERIFY2(!record().contains(QStringLiteral("play LA")), qPrintable(record()));
}

// The example, kept under a name, is the same evening; and whoever laid a deal out first opens its evening
// then.
void TestLeaving::aRecordGoesAlongWhereTheEveningDoes() {
    keys().toRecord();
    keys().type(QStringLiteral("A: play LA"));
    const QString written = record();
    keys().press(Qt::Key_Escape);
    QVERIFY(keys().isShown(QStringLiteral("caseDesk")));
    keys().press(Qt::Key_Escape);
    QVERIFY(keys().isShown(QStringLiteral("startPage")));
    openExample();
    keys().toRecord();
    QCOMPARE(record(), written);
    const QString kept = m_case->path(QStringLiteral("Behalten.schreiber"));
    m_case->dialogs().paths.push_back(kept);
    m_case->window().findChild<QAction*>(QStringLiteral("keepExample"))->trigger();
    QVERIFY(QFile::exists(kept));
    keys().toRecord();
    QCOMPARE(record(), written);
}

void TestLeaving::fromTheStreitfallANewTournamentIsBegun() {
    keys().toRecord();
    keys().press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("startPage")));
    QCOMPARE(keys().focus(), QStringLiteral("newName"));
    keys().toRecord();
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
}

QTEST_MAIN(TestLeaving)
#include "test_leaving.moc"
