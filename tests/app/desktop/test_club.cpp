#include "support/evenings.h"
#include "support/window_test.h"
#include "widgets/tables.h"

#include <desk/club.h>
#include <desk/settings.h>

#include <QAction>
#include <QFile>
#include <QHeaderView>
#include <QTableView>
#include <QTest>

#include <altered_file.h>

// The club's memory at the desk: off until chosen, and then people are entered by a few letters.
namespace schreiber::desktop::test {

class TestClub : public WindowTest {
    Q_OBJECT
  private slots:
    void init();
    void withoutAFileNothingIsSaid();
    void downTakesWhomTheClubKnows();
    void whoIsNewIsTypedOn();
    void anEveningIsRemembered();
    void whatAClubFileIsForIsSaid();
    void whoHasNoneIsAskedToMakeOne();
    void aFileThatIsGoneIsSaid();
    void whatIsNoClubFileIsNotChosen();
    void aSeasonIsReadWhole();

  private:
    // Started anew with this club file, an empty evening open.
    void start(const QString& club);
    QString m_club;
};

// A club that remembers the example's thirty.
void TestClub::init() {
    WindowTest::init();
    m_club = m_case->path(QStringLiteral("Imst.schreiber-club"));
    m_file = m_case->path(QStringLiteral("Neu.schreiber"));
    desk::Evening past = enteredEvening(m_case->path(QStringLiteral("Alt.schreiber")), exampleList());
    playRounds(past, 1);
    auto club = desk::ClubMemory::create(m_club.toStdString());
    QVERIFY(club.ok());
    desk::Confirmation yes;
    yes.yes = true;
    QVERIFY(club->remember(past, yes).ok());
    desk::NewTournament wanted;
    wanted.name = "Neu";
    wanted.rules = "innsbruck";
    wanted.format = "drawn";
    wanted.rounds = 1;
    QVERIFY(desk::Evening::create(m_file.toStdString(), wanted).ok());
}

void TestClub::start(const QString& club) {
    Preferences preferences;
    preferences.clubFile = club;
    m_case->restart(preferences);
    m_case->open(m_file);
    QCOMPARE(keys().focus(), QStringLiteral("entryFirst"));
}

void TestClub::withoutAFileNothingIsSaid() {
    start({});
    keys().type(QStringLiteral("spi"));
    QVERIFY(!keys().isShown(QStringLiteral("clubHint")));
    keys().press(Qt::Key_Down);
    QCOMPARE(keys().textOf(QStringLiteral("entryFirst")), QStringLiteral("spi"));
}

void TestClub::downTakesWhomTheClubKnows() {
    start(m_club);
    keys().type(QStringLiteral("spi"));
    QVERIFY(keys().isShown(QStringLiteral("clubHint")));
    QVERIFY2(keys().textOf(QStringLiteral("clubHint")).contains(QStringLiteral("Oswald Spiß")),
             qPrintable(keys().textOf(QStringLiteral("clubHint"))));
    keys().press(Qt::Key_Down);
    QCOMPARE(keys().textOf(QStringLiteral("entryFirst")), QStringLiteral("Oswald"));
    QCOMPARE(keys().textOf(QStringLiteral("entryLast")), QStringLiteral("Spiß"));
    QCOMPARE(keys().textOf(QStringLiteral("entryClub")), QStringLiteral("Landeck"));
    QCOMPARE(keys().focus(), QStringLiteral("entryFirst"));
    keys().press(Qt::Key_Return);
    const tournament::Tournament entered = onDisk();
    QCOMPARE(entered.entries.size(), std::size_t{1});
    QCOMPARE(entered.entries[0].persons[0].last, std::string("Spiß"));
    QCOMPARE(entered.entries[0].persons[0].born.value_or(0), 1949);
    QVERIFY(entered.entries[0].persons[0].sex == tournament::Sex::Male);
    QVERIFY(!keys().isShown(QStringLiteral("clubHint")));
    const QWidget& list = *keys().find(QStringLiteral("entryTable"));
    QCoreApplication::processEvents();
    const int before = list.y();
    keys().type(QStringLiteral("O"));
    QVERIFY(keys().isShown(QStringLiteral("clubHint")));
    QCoreApplication::processEvents();
    QCOMPARE(list.y(), before); // nothing moves as one types
}

void TestClub::whoIsNewIsTypedOn() {
    start(m_club);
    keys().type(QStringLiteral("O"));
    QVERIFY(keys().isShown(QStringLiteral("clubHint")));
    // Down goes on to the next, Up back again.
    keys().press(Qt::Key_Down);
    const QString first = keys().textOf(QStringLiteral("entryLast"));
    keys().press(Qt::Key_Down);
    QVERIFY(keys().textOf(QStringLiteral("entryLast")) != first);
    keys().press(Qt::Key_Up);
    QCOMPARE(keys().textOf(QStringLiteral("entryLast")), first);
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("Xaver"));
    keys().press(Qt::Key_Tab);
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("Qualtinger"));
    QVERIFY(!keys().isShown(QStringLiteral("clubHint")));
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return);
    QCOMPARE(onDisk().entries.at(0).persons[0].last, std::string("Qualtinger"));
}

void TestClub::anEveningIsRemembered() {
    start(m_club);
    for (const char* name : {"Anna", "Bert", "Cilli", "Dora"}) {
        keys().type(QString::fromLatin1(name));
        keys().press(Qt::Key_Tab);
        keys().type(QStringLiteral("Xander"));
        keys().press(Qt::Key_Return);
    }
    keys().press(Qt::Key_F5);
    keys().press(Qt::Key_F5);
    m_case->dialogs().answers.push_back(true); // it is not over yet
    auto* remember = m_case->window().findChild<QAction*>(QStringLiteral("clubRemember"));
    QVERIFY(remember != nullptr && remember->isEnabled());
    remember->trigger();
    QCOMPARE(m_case->dialogs().asked.size(), 2); // the file that was opened, and this
    const auto club = desk::ClubMemory::open(m_club.toStdString(), store::Access::ReadOnly);
    QVERIFY(club.ok());
    QCOMPARE(club->club().tournaments.size(), std::size_t{2});
    QCOMPARE(club->club().tournaments[1].plays.size(), std::size_t{4});
    QVERIFY(keys().textOf(QStringLiteral("messageText")).contains(QStringLiteral("Personen gemerkt: 4")));
    // Altered behind the program's back it is not remembered any more.
    schreiber::test::alterFile(m_file.toStdString(), "UPDATE person SET last_name = 'Falsch'");
    remember->trigger();
    QVERIFY2(strip().contains(QStringLiteral("am Programm vorbei")), qPrintable(strip()));
    QCOMPARE(m_case->dialogs().asked.size(), 2);
}

void TestClub::whatAClubFileIsForIsSaid() {
    start({});
    const auto choose = [this](const char* name) {
        m_case->window().findChild<QAction*>(QLatin1String(name))->trigger();
    };
    choose("clubAbout");
    QVERIFY2(strip().contains(QStringLiteral("Neue Vereinsdatei …")), qPrintable(strip()));
    m_case->dialogs().paths.push_back(m_club);
    choose("clubOpen");
    QVERIFY2(strip().contains(m_club) && strip().contains(QStringLiteral("Entscheiden")),
             qPrintable(strip()));
}

void TestClub::whoHasNoneIsAskedToMakeOne() {
    start({});
    m_case->window().findChild<QAction*>(QStringLiteral("clubRemember"))->trigger();
    QVERIFY2(said("promptQuestion").contains(QStringLiteral("was entschieden wurde")),
             qPrintable(said("promptQuestion")));
    const QString made = m_case->path(QStringLiteral("Neu.schreiber-club"));
    m_case->dialogs().paths.push_back(made);
    key("1");
    QVERIFY(QFile::exists(made));
    QVERIFY2(strip().contains(QStringLiteral("kein Entscheid")), qPrintable(strip())); // nothing yet
}

void TestClub::aFileThatIsGoneIsSaid() {
    start(m_case->path(QStringLiteral("weg.schreiber-club")));
    QVERIFY(keys().hasMessage());
    keys().type(QStringLiteral("spi"));
    QVERIFY(!keys().isShown(QStringLiteral("clubHint")));
    keys().press(Qt::Key_Tab);
    keys().type(QStringLiteral("Neu"));
    keys().press(Qt::Key_Return);
    QCOMPARE(onDisk().entries.size(), std::size_t{1});
    m_case->window().findChild<QAction*>(QStringLiteral("clubSeason"))->trigger();
    QVERIFY2(strip().contains(QStringLiteral("weg.schreiber-club")), qPrintable(strip()));
    QVERIFY(!shown("seasonPage")); // where it would say that nothing is remembered
}

void TestClub::whatIsNoClubFileIsNotChosen() {
    start(m_club);
    m_case->dialogs().paths.push_back(m_file);
    m_case->window().findChild<QAction*>(QStringLiteral("clubOpen"))->trigger();
    QVERIFY2(strip().contains(QStringLiteral("keine Vereinsdatei")), qPrintable(strip()));
    m_case->window().findChild<QAction*>(QStringLiteral("clubAbout"))->trigger();
    QVERIFY2(strip().contains(m_club), qPrintable(strip()));
    keys().type(QStringLiteral("spi")); // it knows whom it knew
    QVERIFY(keys().isShown(QStringLiteral("clubHint")));
}

// Nobody's name and nothing of what was counted is cut while there is room.
void TestClub::aSeasonIsReadWhole() {
    start(m_club);
    m_case->window().findChild<QAction*>(QStringLiteral("clubSeason"))->trigger();
    QVERIFY(shown("seasonTable"));
    const auto* table = dynamic_cast<QTableView*>(keys().find(QStringLiteral("seasonTable")));
    QCOMPARE(table->model()->rowCount(), 30);
    for (int column = 0; column < table->model()->columnCount(); ++column)
        QVERIFY2(table->columnWidth(column) >= widthOf(*table, column),
                 qPrintable(table->model()->headerData(column, Qt::Horizontal).toString()));
    QCOMPARE(table->horizontalHeader()->length(), table->viewport()->width());
}

} // namespace schreiber::desktop::test

QTEST_MAIN(schreiber::desktop::test::TestClub)
#include "test_club.moc"
