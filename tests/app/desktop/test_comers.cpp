#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/draws.h>
#include <desk/ending.h>
#include <desk/entries.h>
#include <desk/sheets.h>

#include <QAbstractButton>
#include <QAction>
#include <QFile>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include <algorithm>

// People come and go during the evening: what hangs on somebody's leaving is told before it is chosen, those
// who wait are offered first, two who sit out and two who come late make a table more.
namespace schreiber::desktop::test {

class TestComers : public WindowTest {
    Q_OBJECT
  private slots:
    void withNothingOpenNothingIsAsked();
    void whatComesOfEachWayIsToldBefore();
    void oneKeyOrOneClickChooses_data();
    void oneKeyOrOneClickChooses();
    void escKeepsHim();
    void theNextStepWaitsForTheAnswer();
    void whoWaitsTakesTheSeat();
    void typingNamesSomebodyElse();
    void aSubstituteIsSoughtByLettersAndArrows();
    void aNamesakeIsSomebodyElse();
    void whoNeverSatCanBeDeleted();
    void aTableMoreOfWhoSitsOutAndComesLate();
    void aTableMoreIsMissingOnThePoster();
    void aTableMoreIsLetBe();
    void theDrawerFitsASmallWindow_data();
    void theDrawerFitsASmallWindow();

  private:
    // The example, one round played and the second on its way; two sit out.
    void openSecondRound();
    void goTo(int number);
    int seated(std::size_t table) const { return onDisk().rounds.back().tables[table].sides[0][0]; }
    const tournament::Entry* entry(int number);
    QString way(int row) { return said(qPrintable(QStringLiteral("promptWay%1").arg(row))); }
    QString comesOf(int row) {
        return keys().find(QStringLiteral("promptWay%1").arg(row))->accessibleDescription();
    }
    void click(const QString& name) {
        QTest::mouseClick(keys().find(name), Qt::LeftButton);
        QCoreApplication::processEvents();
    }
    tournament::Tournament m_read;
};

void TestComers::openSecondRound() {
    openPlayed(1, 0);
    ctrl(Qt::Key_2);
    keys().press(Qt::Key_F5);
    keys().press(Qt::Key_F5);
    QCOMPARE(onDisk().rounds.size(), std::size_t{2});
    QVERIFY(onDisk().rounds[1].state == tournament::RoundState::Published);
}

const tournament::Entry* TestComers::entry(int number) {
    m_read = onDisk();
    return tournament::findEntry(m_read, number);
}

// To the row of a start number: the list is in their order.
void TestComers::goTo(int number) {
    ctrl(Qt::Key_1);
    QVERIFY(keys().tabTo(QStringLiteral("entryTable")));
    keys().press(Qt::Key_Home, Qt::ControlModifier);
    m_read = onDisk();
    for (const tournament::Entry& one : m_read.entries)
        if (one.number < number) keys().press(Qt::Key_Down);
}

void TestComers::withNothingOpenNothingIsAsked() {
    openPlayed(1);
    goTo(3);
    ctrl(Qt::Key_L);
    QVERIFY(!shown("promptBar"));
    const tournament::Entry* gone = entry(3);
    QCOMPARE(gone->absences.size(), std::size_t{1});
    QCOMPARE(gone->absences[0].from, 2);
    QVERIFY2(said("lastAction").contains(QStringLiteral("fehlt ab Runde 2")), qPrintable(said("lastAction")));
    QCOMPARE(keys().focus(), QStringLiteral("entryTable"));
    ctrl(Qt::Key_L); // and is there again
    QVERIFY(entry(3)->absences.empty() || entry(3)->absences[0].until != 0);
}

void TestComers::whatComesOfEachWayIsToldBefore() {
    openSecondRound();
    const tournament::Tournament now = onDisk();
    const auto& sides = now.rounds[1].tables[0].sides;
    const std::vector<int>& out = now.rounds[0].sittingOut; // there is nothing to tell of them
    const auto played = [&out](int number) { return std::find(out.begin(), out.end(), number) == out.end(); };
    const std::size_t side = played(sides[0][0]) || played(sides[0][1]) ? 0 : 1;
    const std::size_t place = played(sides[side][0]) ? 0 : 1;
    const int goes = sides[side][place];
    goTo(goes);
    ctrl(Qt::Key_L);
    QVERIFY(shown("promptBar"));
    const QString name = QString::fromStdString(tournament::nameOf(*entry(goes)));
    QVERIFY2(said("promptQuestion").contains(name) &&
                 said("promptQuestion").contains(QStringLiteral("Tisch 1")),
             qPrintable(said("promptQuestion")));
    QVERIFY2(said("promptTold").contains(QStringLiteral("gegen")) &&
                 said("promptTold").contains(QStringLiteral("Runde 1: ")),
             qPrintable(said("promptTold")));
    QCOMPARE(way(0), QStringLiteral("Ersatz kommt"));
    QCOMPARE(way(1), QStringLiteral("Partie verloren"));
    QCOMPARE(way(2), QStringLiteral("Tisch 1 entfällt"));
    QCOMPARE(way(3), QStringLiteral("Nichts davon zählt"));
    QVERIFY2(comesOf(0).contains(QStringLiteral("läuft der Zettel weiter")), qPrintable(comesOf(0)));
    const auto called = [this](int number) {
        return QString::fromStdString(tournament::nameOf(m_read, number));
    };
    QVERIFY2(comesOf(1).contains(called(sides[side][1 - place])) &&
                 comesOf(1).contains(called(sides[1 - side][0])) &&
                 comesOf(1).contains(QStringLiteral(" : ")),
             qPrintable(comesOf(1)));
    QVERIFY2(comesOf(2).contains(QStringLiteral("Runde 2")) &&
                 comesOf(2).contains(called(sides[1 - side][1])),
             qPrintable(comesOf(2)));
    QVERIFY2(comesOf(3).contains(QStringLiteral("Runde 1")) && comesOf(3).contains(QStringLiteral("ändert")),
             qPrintable(comesOf(3)));
    QCOMPARE(keys().focus(), QStringLiteral("promptWay0"));
    QVERIFY(entry(goes)->absences.empty()); // nothing is written yet
}

void TestComers::oneKeyOrOneClickChooses_data() {
    QTest::addColumn<int>("way");
    QTest::addColumn<bool>("clicks");
    for (const int way : {1, 2, 3})
        for (const bool clicks : {false, true}) QTest::addRow("%d %d", way, clicks) << way << clicks;
}

void TestComers::oneKeyOrOneClickChooses() {
    QFETCH(int, way);
    QFETCH(bool, clicks);
    using tournament::LeaverResults;
    constexpr LeaverResults kResults[] = {LeaverResults::Forfeit, LeaverResults::Unplayed,
                                          LeaverResults::Void};
    openSecondRound();
    const int goes = seated(0);
    goTo(goes);
    ctrl(Qt::Key_L);
    if (clicks)
        click(QStringLiteral("promptWay%1").arg(way));
    else
        keys().press(static_cast<Qt::Key>(Qt::Key_1 + way));
    QVERIFY(!shown("promptBar"));
    QVERIFY(m_case->dialogs().asked.size() <= 1); // the file that was opened; what it changes was told
    QCOMPARE(entry(goes)->absences.size(), std::size_t{1});
    QVERIFY(entry(goes)->absences[0].results == kResults[way - 1]);
    const bool lost = tournament::isWritten(onDisk().rounds[1].tables[0].games[0]);
    QCOMPARE(lost, way == 1);
    QCOMPARE(keys().focus(), QStringLiteral("entryTable"));
}

void TestComers::escKeepsHim() {
    openSecondRound();
    goTo(seated(0));
    ctrl(Qt::Key_L);
    const QString stays = said("promptCancel");
    QVERIFY2(stays.contains(QStringLiteral("leibt")), qPrintable(stays));
    keys().press(Qt::Key_Escape);
    QVERIFY(!shown("promptBar"));
    QVERIFY(entry(seated(0))->absences.empty());
    QCOMPARE(keys().focus(), QStringLiteral("entryTable"));
}

// The question comes first: the button for what is next is no longer the one gold thing, and names its other
// key.
void TestComers::theNextStepWaitsForTheAnswer() {
    openSecondRound();
    const auto role = [this] {
        return keys().find(QStringLiteral("nextButton"))->property("role").toString();
    };
    goTo(seated(0));
    QTRY_COMPARE(role(), QStringLiteral("gold"));
    ctrl(Qt::Key_L);
    QTRY_VERIFY(role() != QStringLiteral("gold"));
    QVERIFY2(said("dueText").contains(QStringLiteral("1 bis 4")), qPrintable(said("dueText")));
    QVERIFY(keys().find(QStringLiteral("nextButton"))->accessibleDescription().contains(QStringLiteral("3")));
    keys().press(Qt::Key_F5);
    QVERIFY(shown("promptBar"));
    QVERIFY(shown("promptLack"));
    keys().press(Qt::Key_Escape);
    QTRY_COMPARE(role(), QStringLiteral("gold"));
}

// One who came late waits alone: 1 is enough, the own number is gone and nobody is there twice.
void TestComers::whoWaitsTakesTheSeat() {
    openPrepared([](desk::Evening& evening) {
        QVERIFY(desk::removeEntry(evening, 30).ok());
        QVERIFY(desk::removeEntry(evening, 29).ok());
        playRounds(evening, 1);
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        QVERIFY(desk::startRound(evening).ok());
        tournament::Entry late;
        late.persons = {{"Reinhard", "Schöpf", 1950, tournament::Sex::Male}};
        QVERIFY(desk::addEntry(evening, late).ok());
    });
    const int goes = seated(0);
    goTo(goes);
    ctrl(Qt::Key_L);
    QVERIFY2(comesOf(0).contains(QStringLiteral("Reinhard Schöpf (29) wartet")), qPrintable(comesOf(0)));
    keys().press(Qt::Key_1);
    QVERIFY(!shown("promptBar"));
    QCOMPARE(tournament::nameOf(*entry(goes)), std::string("Reinhard Schöpf"));
    QVERIFY(entry(29) == nullptr);
    QCOMPARE(onDisk().entries.size(), std::size_t{28});
    ctrl(Qt::Key_Z);
    QVERIFY(entry(29) != nullptr);
}

void TestComers::typingNamesSomebodyElse() {
    openSecondRound();
    const int goes = seated(0);
    goTo(goes);
    ctrl(Qt::Key_L);
    keys().type(QStringLiteral("Xaver Qualtinger"));
    QCOMPARE(said("promptText"), QStringLiteral("Xaver Qualtinger"));
    keys().press(Qt::Key_Return);
    QVERIFY(!shown("promptBar")); // out of an open match it is this round
    QCOMPARE(tournament::nameOf(*entry(goes)), std::string("Xaver Qualtinger"));
    QCOMPARE(entry(goes)->replaced[0].from, 2);
}

void TestComers::aSubstituteIsSoughtByLettersAndArrows() {
    openSecondRound();
    const auto out = onDisk().rounds[1].sittingOut;
    QCOMPARE(out.size(), std::size_t{2});
    const int goes = seated(0);
    goTo(goes);
    ctrl(Qt::Key_E);
    QVERIFY2(way(0).contains(QString::number(out[0])) && way(1).contains(QString::number(out[1])),
             qPrintable(way(0)));
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return); // the second of them, who has played: under the own number
    QVERIFY(!shown("promptBar"));
    QCOMPARE(seated(0), out[1]);
    QVERIFY(tournament::stateOf(*entry(goes)) == tournament::EntryState::Left);
    QCOMPARE(onDisk().rounds[1].sittingOut, std::vector<int>{out[0]});
    // And by the mouse.
    const int next = onDisk().rounds[1].tables[1].sides[0][0];
    goTo(next);
    ctrl(Qt::Key_E);
    click(QStringLiteral("promptWay0"));
    QCOMPARE(onDisk().rounds[1].tables[1].sides[0][0], out[0]);
    // Letters leave the one they fit, and a word alone names nobody new.
    goTo(onDisk().rounds[1].tables[2].sides[0][0]);
    ctrl(Qt::Key_E);
    keys().type(QStringLiteral("Zzyz"));
    QVERIFY(!shown("promptWay0"));
    keys().press(Qt::Key_Return);
    QVERIFY(shown("promptLack"));
    keys().press(Qt::Key_Escape);
}

void TestComers::aNamesakeIsSomebodyElse() {
    openSecondRound();
    const int out = onDisk().rounds[1].sittingOut[0];
    const QString name = QString::fromStdString(tournament::nameOf(*entry(out)));
    const int goes = seated(0);
    goTo(goes);
    ctrl(Qt::Key_E);
    keys().type(name);
    QVERIFY(way(0).contains(name)); // who is entered
    QVERIFY2(comesOf(1).contains(QStringLiteral("jemand anders")), qPrintable(comesOf(1)));
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return);
    QCOMPARE(QString::fromStdString(tournament::nameOf(*entry(goes))), name);
    QVERIFY(entry(out) != nullptr);
    QVERIFY(!onDisk().rounds[1].sittingOut.empty());
}

void TestComers::whoNeverSatCanBeDeleted() {
    openPrepared([](desk::Evening& evening) {
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        QVERIFY(desk::startRound(evening).ok());
    });
    const int out = onDisk().rounds[0].sittingOut[0];
    const int sits = seated(0);
    const auto canDelete = [this] { return keys().find(QStringLiteral("removeEntry"))->isEnabled(); };
    goTo(sits);
    QVERIFY(!canDelete());
    goTo(out);
    QVERIFY(canDelete());
    keys().press(Qt::Key_Delete, Qt::ControlModifier);
    QVERIFY(entry(out) == nullptr);
    QCOMPARE(onDisk().rounds[0].sittingOut.size(), std::size_t{1});
}

void TestComers::aTableMoreOfWhoSitsOutAndComesLate() {
    openSecondRound();
    const auto out = onDisk().rounds[1].sittingOut;
    const std::size_t tables = onDisk().rounds[1].tables.size();
    ctrl(Qt::Key_3);
    QVERIFY(shown("addTable"));
    QVERIFY2(said("addTable").contains(QStringLiteral("Tisch 8")), qPrintable(said("addTable")));
    keys().press(Qt::Key_Escape); // what the round needs is printed
    keys().press(Qt::Key_Insert);
    QVERIFY2(said("promptQuestion").contains(QStringLiteral("1 von 4")), qPrintable(said("promptQuestion")));
    keys().press(Qt::Key_Return);
    keys().press(Qt::Key_Return);
    for (const char* name : {"Xaver Qualtinger", "Yvonne Quirin"}) { // who has just come in
        keys().type(QLatin1String(name));
        keys().press(Qt::Key_Return);
    }
    QVERIFY(!shown("promptBar"));
    const tournament::Tournament now = onDisk();
    QCOMPARE(now.rounds[1].tables.size(), tables + 1);
    QCOMPARE(now.rounds[1].tables.back().sides, (std::vector<std::vector<int>>{{out[0], out[1]}, {31, 32}}));
    QVERIFY(now.rounds[1].sittingOut.empty());
    QVERIFY(!shown("addTable"));
    QCOMPARE(keys().focus(), QStringLiteral("tableCards"));
    // of all papers its own alone are asked for
    QCOMPARE(said("roundStepAbout0"), QStringLiteral("Tisch 8"));
    const auto isTicked = [this](const char* paper) {
        return dynamic_cast<QAbstractButton*>(keys().find(QLatin1String(paper)))->isChecked();
    };
    QVERIFY(!isTicked("roundPaper0"));
    QVERIFY(isTicked("roundPaper1"));
    QTRY_COMPARE_WITH_TIMEOUT(said("roundPaperPages1"), QStringLiteral("1 Seite A4"), 30'000);
    QVERIFY2(said("messageText").endsWith(QStringLiteral("nur Tisch 8.")), qPrintable(said("messageText")));
    keys().press(Qt::Key_Escape); // what was said
    keys().press(Qt::Key_Escape);
    QCOMPARE(said("nextButton"), QStringLiteral("Uhr starten")); // where one was
    keys().press(Qt::Key_Return);                                // on the new one
    QVERIFY2(said("sheetTitle").startsWith(QStringLiteral("Tisch %1 ").arg(tables + 1)),
             qPrintable(said("sheetTitle")));
}

// What hangs on the wall of the round says nothing of it.
void TestComers::aTableMoreIsMissingOnThePoster() {
    openSecondRound();
    ctrl(Qt::Key_3);
    QTRY_COMPARE_WITH_TIMEOUT(said("nextButton"), QStringLiteral("Als PDF speichern"), 30'000);
    m_case->dialogs().paths.push_back(m_case->path(QStringLiteral("runde.pdf")));
    keys().press(Qt::Key_F5);
    QTRY_COMPARE_WITH_TIMEOUT(said("nextButton"), QStringLiteral("Uhr starten"), 30'000);
    keys().press(Qt::Key_Insert);
    for (int seat = 0; seat < 2; ++seat) keys().press(Qt::Key_Return);
    for (const char* name : {"Xaver Qualtinger", "Yvonne Quirin"}) {
        keys().type(QLatin1String(name));
        keys().press(Qt::Key_Return);
    }
    QCOMPARE(said("roundStepAbout0"), QStringLiteral("Tisch 8"));
    for (const auto& [paper, ticked] :
         {std::pair("roundPaper0", true), {"roundPaper1", true}, {"roundPaper2", false}})
        QCOMPARE(dynamic_cast<QAbstractButton*>(keys().find(QLatin1String(paper)))->isChecked(), ticked);
}

void TestComers::aTableMoreIsLetBe() {
    openSecondRound();
    ctrl(Qt::Key_3);
    click(QStringLiteral("addTable"));
    QVERIFY(shown("promptBar"));
    keys().press(Qt::Key_Escape);
    QVERIFY(!shown("promptBar"));
    QCOMPARE(onDisk().rounds[1].sittingOut.size(), std::size_t{2});
    ctrl(Qt::Key_2); // an earlier round has no more tables
    ctrl(Qt::Key_3);
    keys().press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(!shown("addTable"));
}

void TestComers::theDrawerFitsASmallWindow_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("900x720") << QSize(900, 720);
    QTest::newRow("1280x720") << QSize(1280, 720);
    QTest::newRow("1366x768") << QSize(1366, 768);
}

// All of it is seen, and the row it is about, too.
void TestComers::theDrawerFitsASmallWindow() {
    QFETCH(QSize, size);
    openSecondRound();
    m_case->window().resize(size);
    const int goes = onDisk().rounds[1].tables[5].sides[1][1];
    goTo(goes);
    ctrl(Qt::Key_L);
    for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
    QCOMPARE(m_case->window().size(), size);
    const QRect whole(QPoint(), m_case->window().size());
    for (int row = 0; row < 4; ++row) {
        const QWidget* one = keys().find(QStringLiteral("promptWay%1").arg(row));
        const QRect place(one->mapTo(&m_case->window(), QPoint()), one->size());
        QVERIFY2(whole.contains(place), qPrintable(QStringLiteral("row %1").arg(row)));
        QVERIFY(one->height() >= one->heightForWidth(one->width()));
    }
    const auto& table = *dynamic_cast<QTableView*>(keys().find(QStringLiteral("entryTable")));
    QRect at = table.visualRect(table.currentIndex());
    at.moveTo(table.viewport()->mapTo(&m_case->window(), at.topLeft()));
    const QWidget* bar = keys().find(QStringLiteral("promptBar"));
    QVERIFY(at.bottom() < bar->mapTo(&m_case->window(), QPoint()).y());
}

} // namespace schreiber::desktop::test

QTEST_MAIN(schreiber::desktop::test::TestComers)
#include "test_comers.moc"
