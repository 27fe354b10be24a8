#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/draws.h>
#include <desk/ending.h>
#include <desk/entries.h>
#include <desk/receipt.h>
#include <desk/settings.h>
#include <desk/sheets.h>

#include <QPushButton>
#include <QTest>
#include <QWindow>

#include <algorithm>

// The one obvious key: F5 does what the button in the left column says, from one step of the evening to the
// next.
namespace {

using namespace schreiber;
using namespace schreiber::desktop::test;

void confirmAll(desk::Evening& evening) {
    const auto tables = static_cast<int>(evening.tournament().rounds[0].tables.size());
    for (int table = 1; table <= tables; ++table) QVERIFY(desk::confirmSheet(evening, {1, table, 1}).ok());
}

} // namespace

class TestNext : public WindowTest {
    Q_OBJECT

  private slots:
    void itConfirmsWhatIsWritten();
    void sheetsOfSeveralRoundsAreCounted();
    void itPassesWhatIsDisputed();
    void anEveningThatIsClosedSaysSo();
    void undoIsTheFieldsWhileOneTypes();
    void whoeverComesBackComesToTheRoundBeingPlayed();
    void anEveningThatIsOverOpensTheSheetThatIsNext();
    void theRoundOffersItsClock();
    void aDisputeIsSettledByIt();
    void aKeyHeldDownIsOneStep();
    void aKeyHitTwiceIsOneStep();
    void aKeyThatDoesNothingSaysWhy();
    void itEntersWhoIsTyped();
    void itClosesThenPrints();
    void closingConfirmsTheSheetsWithIt();
    void aVoidRoundThatIsWrittenOnIsDrawnAnew();
    void aClosedEveningHasASheetToLookAt();
    void anotherRoundsSheetOfTheTableIsOneKeyAway();
    void whoComesForTheLastOneToLeavePlaysOn();
    void whatFollowsFromResultsIsNeitherDrawnAnewNorExchanged();
};

void TestNext::anEveningThatIsOverOpensTheSheetThatIsNext() {
    openPrepared([](desk::Evening& evening) {
        QVERIFY(desk::changeSettings(evening, {{"rounds", "1"}}).ok());
        playRounds(evening, 1);
        QVERIFY(desk::confirmSheet(evening, {1, 1, 1}).ok());
    });
    QVERIFY(shown("standingsPage"));
    ctrl(Qt::Key_4);
    const QString opened = said("sheetTitle");
    QVERIFY2(opened.startsWith(QStringLiteral("Tisch 2 · Runde 1")), qPrintable(opened));
    ctrl(Qt::Key_5);
    keys().press(Qt::Key_F5);
    QCOMPARE(said("sheetTitle"), opened);
}

void TestNext::theRoundOffersItsClock() {
    openPlayed(1, 2);
    ctrl(Qt::Key_3);
    QVERIFY(shown("startClock"));
    keys().press(Qt::Key_Left, Qt::AltModifier); // an earlier round wants none
    QVERIFY(!shown("startClock"));
    keys().press(Qt::Key_Right, Qt::AltModifier);
    const auto place = [this] {
        QCoreApplication::processEvents();
        return keys().find(QStringLiteral("nextButton"))->mapTo(&m_case->window(), QPoint());
    };
    const QPoint before = place();
    QVERIFY(keys().tabTo(QStringLiteral("startClock")));
    keys().press(Qt::Key_Return);
    QVERIFY(!shown("startClock"));
    QVERIFY(shown("clockFace"));
    QCOMPARE(place(), before);
}

void TestNext::aDisputeIsSettledByIt() {
    openPrepared([](desk::Evening& evening) {
        playRounds(evening, 1);
        QVERIFY(desk::disputeSheet(evening, {1, 2, 1}, "falsch gezählt").ok());
    });
    keys().press(Qt::Key_F5);
    QVERIFY2(said("sheetTitle").startsWith(QStringLiteral("Tisch 2 ")), qPrintable(said("sheetTitle")));
    QVERIFY2(said("nextButton").startsWith(QStringLiteral("Streit beilegen")),
             qPrintable(said("nextButton")));
    keys().press(Qt::Key_F5);
    answerPrompt(QStringLiteral("nachgezählt"));
    QCOMPARE(sheetOnDisk(1).state, tournament::SheetState::Confirmed);
}

void TestNext::aKeyHeldDownIsOneStep() {
    openPrepared([](desk::Evening&) {});
    keys().press(Qt::Key_F5);
    QVERIFY(onDisk().rounds.back().state == tournament::RoundState::Draft);
    for (int i = 0; i < 5; ++i)
        QTest::simulateEvent(QApplication::focusWidget(), true, Qt::Key_F5, Qt::NoModifier, {}, true);
    QVERIFY(onDisk().rounds.back().state == tournament::RoundState::Draft);
}

// Nobody publishes a draw that was never seen: hit twice, or clicked twice, the key has done its first thing.
void TestNext::aKeyHitTwiceIsOneStep() {
    openPrepared([](desk::Evening&) {});
    const auto state = [this] { return onDisk().rounds.back().state; };
    QWindow* window = m_case->window().windowHandle(); // as the system gives it, with its time
    QTest::keyClick(window, Qt::Key_F5);
    QTest::keyClick(window, Qt::Key_F5);
    QTRY_COMPARE(onDisk().rounds.size(), std::size_t{1});
    QTest::qWait(350);
    QVERIFY(state() == tournament::RoundState::Draft);
    QTest::keyClick(window, Qt::Key_F5);
    QTRY_VERIFY(state() == tournament::RoundState::Published);
    ctrl(Qt::Key_Z);
    answerPrompt(QStringLiteral("doch nicht"));
    ctrl(Qt::Key_Z);
    QCOMPARE(onDisk().rounds.size(), std::size_t{0});
    QWidget* gold = keys().find(QStringLiteral("nextButton"));
    QTest::mouseClick(gold, Qt::LeftButton);
    QTest::mouseDClick(gold, Qt::LeftButton); // its second half
    QTest::mouseRelease(gold, Qt::LeftButton);
    QTRY_COMPARE(onDisk().rounds.size(), std::size_t{1});
    QVERIFY(state() == tournament::RoundState::Draft);
}

void TestNext::aKeyThatDoesNothingSaysWhy() {
    openFirstSheet();
    for (const auto& [pressed, why] : {std::pair(Qt::Key_F9, QStringLiteral("Umschalt+F9")),
                                       std::pair(Qt::Key_F8, QStringLiteral("noch nichts")),
                                       std::pair(Qt::Key_F4, QStringLiteral("keine Zeile"))}) {
        keys().press(pressed);
        QVERIFY2(strip().contains(why), qPrintable(strip()));
    }
    keys().press(Qt::Key_F7);
    key("18;3;");
    QVERIFY(!keys().hasMessage());
    keys().press(Qt::Key_F4);
    QVERIFY2(strip().contains(QStringLiteral("nur der Endstand")), qPrintable(strip()));
    keys().press(Qt::Key_F8);
    keys().press(Qt::Key_F8);
    QVERIFY2(strip().contains(QStringLiteral("schon bestätigt")), qPrintable(strip()));
}

// While there are too few for a draw; whoever typed only half of a name is told so, as by Enter.
void TestNext::itEntersWhoIsTyped() {
    { desk::Evening evening = crowdedEvening(m_file, 2); }
    m_case->open(m_file);
    QVERIFY(shown("entriesPage"));
    keys().type(QStringLiteral("Anna"));
    keys().press(Qt::Key_F5);
    QVERIFY2(strip().contains(QStringLiteral("Nachname")), qPrintable(strip()));
    QVERIFY(keys().tabTo(QStringLiteral("entryLast")));
    keys().type(QStringLiteral("Höß"));
    keys().press(Qt::Key_F5);
    QCOMPARE(onDisk().entries.size(), std::size_t(3));
    QCOMPARE(keys().focus(), QStringLiteral("entryFirst"));
    keys().press(Qt::Key_F5); // nobody is typed
    QCOMPARE(onDisk().entries.size(), std::size_t(3));
}

void TestNext::closingConfirmsTheSheetsWithIt() {
    openPrepared([](desk::Evening& evening) {
        QVERIFY(desk::changeSettings(evening, {{"rounds", "1"}}).ok());
        playRounds(evening, 1);
        QVERIFY(desk::confirmSheet(evening, {1, 1, 1}).ok());
    });
    keys().press(Qt::Key_F8);
    const QString open = QString::number(onDisk().rounds[0].tables.size() - 1) + QStringLiteral(" Zettel");
    QVERIFY2(said("promptQuestion").contains(open), qPrintable(said("promptQuestion")));
    keys().press(Qt::Key_Escape);
    QVERIFY(!onDisk().closing.has_value());
    keys().press(Qt::Key_F8);
    keys().press(Qt::Key_2); // as they are
    QVERIFY(onDisk().closing.has_value());
    QVERIFY(sheetOnDisk(1).state == tournament::SheetState::Entered);
    keys().press(Qt::Key_F8);
    answerPrompt(QStringLiteral("doch bestätigen"));
    keys().press(Qt::Key_F8);
    keys().press(Qt::Key_1);
    QVERIFY(onDisk().closing.has_value());
    QVERIFY(sheetOnDisk(1).state == tournament::SheetState::Confirmed);
    QVERIFY2(said("undoButton").contains(QStringLiteral("bestätigt und")), qPrintable(said("undoButton")));
}

void TestNext::aVoidRoundThatIsWrittenOnIsDrawnAnew() {
    {
        desk::Evening evening = pairsEvening(m_file, exampleList(), "knockout");
        playRounds(evening, 1);
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        QVERIFY(desk::startRound(evening).ok());
        tournament::FinalScore turned;
        const auto score = evening.tournament().rounds[0].tables[0].games[0].score;
        turned.points = {score.rbegin(), score.rend()};
        const auto done = desk::setResult(evening, {1, 1, 1}, turned, {true, false, {}});
        QVERIFY(done.ok());
        tournament::Line line;
        line.points = {4, 0};
        QVERIFY(desk::addLine(evening, {2, done->voided.front().table, 1}, line, {}).ok());
    }
    m_case->open(m_file);
    ctrl(Qt::Key_2);
    QVERIFY2(said("drawHint").contains(QStringLiteral("Strg+R")), qPrintable(said("drawHint")));
    for (const bool yes : {false, true}) {
        m_case->dialogs().answers.push_back(yes);
        ctrl(Qt::Key_R);
        QVERIFY2(said("promptQuestion").contains(QStringLiteral("Es zählt dann nicht mehr: Tisch ")),
                 qPrintable(said("promptQuestion")));
        answerPrompt(QStringLiteral("berichtigt"));
        const auto now = onDisk();
        QCOMPARE(std::any_of(now.rounds[1].tables.begin(), now.rounds[1].tables.end(),
                             [](const auto& table) { return !table.games[0].lines.empty(); }),
                 !yes);
    }
    QVERIFY(onDisk().rounds[1].state == tournament::RoundState::Published);
}

void TestNext::itClosesThenPrints() {
    openPrepared([](desk::Evening& evening) {
        QVERIFY(desk::changeSettings(evening, {{"rounds", "1"}}).ok());
        playRounds(evening, 1);
        confirmAll(evening);
    });
    QVERIFY(shown("standingsPage"));
    QCOMPARE(said("nextButton"), QStringLiteral("Turnier abschließen"));
    ctrl(Qt::Key_4); // a correction that is not written yet
    keys().press(Qt::Key_F7);
    key("11;");
    const QString typedOn = said("sheetTitle");
    keys().press(Qt::Key_PageDown); // another sheet lies there meanwhile
    ctrl(Qt::Key_5);
    keys().press(Qt::Key_F5);
    QVERIFY(!onDisk().closing.has_value());
    QVERIFY(shown("sheetPage"));
    QCOMPARE(said("sheetTitle"), typedOn);
    QVERIFY2(strip().startsWith(QStringLiteral("Getippt und nicht geschrieben: Tisch 1 · Runde 1: ")),
             qPrintable(strip()));
    QCOMPARE(keys().focus(), QStringLiteral("points0")); // where it is typed
    keys().press(Qt::Key_Backspace);
    ctrl(Qt::Key_5);
    keys().press(Qt::Key_F5); // pressed once too often it does not end the evening
    QVERIFY2(said("promptQuestion").startsWith(QStringLiteral("Turnier abschließen: ")),
             qPrintable(said("promptQuestion")));
    keys().press(Qt::Key_F5);
    QVERIFY(!onDisk().closing.has_value());
    keys().press(Qt::Key_Return);
    QVERIFY(onDisk().closing.has_value());
    QCOMPARE(said("nextButton"), QStringLiteral("Rangliste drucken"));
    keys().press(Qt::Key_F5);
    QVERIFY(QTest::qWaitFor([this] { return shown("previewPage"); }));
    QCOMPARE(said("nextButton"), QStringLiteral("Zur Rangliste")); // where F5 leads from the paper
    keys().press(Qt::Key_F5);
    QVERIFY(shown("standingsPage"));
}

void TestNext::aClosedEveningHasASheetToLookAt() {
    openPrepared([](desk::Evening& evening) {
        QVERIFY(desk::changeSettings(evening, {{"rounds", "1"}}).ok());
        playRounds(evening, 1);
        confirmAll(evening);
        QVERIFY(desk::closeTournament(evening, {}).ok());
    });
    ctrl(Qt::Key_4);
    QVERIFY2(said("sheetTitle").startsWith(QStringLiteral("Tisch 1 · Runde 1")),
             qPrintable(said("sheetTitle")));
    keys().press(Qt::Key_PageDown);
    QVERIFY2(said("sheetTitle").startsWith(QStringLiteral("Tisch 2 ")), qPrintable(said("sheetTitle")));
}

void TestNext::anotherRoundsSheetOfTheTableIsOneKeyAway() {
    openPlayed(2, 3);
    ctrl(Qt::Key_4);
    QVERIFY2(said("sheetTitle").startsWith(QStringLiteral("Tisch 3 · Runde 3")),
             qPrintable(said("sheetTitle")));
    QVERIFY2(said("sheetLineHint").contains(QStringLiteral("Alt+←")), qPrintable(said("sheetLineHint")));
    keys().type(QStringLiteral("4"));
    keys().press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY2(said("sheetTitle").startsWith(QStringLiteral("Tisch 3 · Runde 2")),
             qPrintable(said("sheetTitle")));
    keys().press(Qt::Key_Left, Qt::AltModifier);
    keys().press(Qt::Key_Left, Qt::AltModifier); // there is none before
    QVERIFY2(said("sheetTitle").startsWith(QStringLiteral("Tisch 3 · Runde 1")),
             qPrintable(said("sheetTitle")));
    for (int i = 0; i < 3; ++i) keys().press(Qt::Key_Right, Qt::AltModifier);
    QVERIFY2(said("sheetTitle").startsWith(QStringLiteral("Tisch 3 · Runde 3")),
             qPrintable(said("sheetTitle")));
    QCOMPARE(said("points0"), QStringLiteral("4"));
}

// The last table that plays: somebody leaves, and another takes the cards.
void TestNext::whoComesForTheLastOneToLeavePlaysOn() {
    openPrepared([](desk::Evening& evening) {
        playRounds(evening, 1);
        QVERIFY(evening.undo({}).ok()); // but for its last sheet
    });
    const tournament::Table last = onDisk().rounds.back().tables.back();
    const int number = last.sides.front().front();
    const tournament::Tournament before = onDisk();
    ctrl(Qt::Key_1);
    ctrl(Qt::Key_F);
    keys().type(QString::fromStdString(tournament::findEntry(before, number)->persons.front().last));
    keys().press(Qt::Key_Return);
    ctrl(Qt::Key_L);
    QCOMPARE(said("promptWay2"), QStringLiteral("Tisch %1 entfällt").arg(last.number));
    keys().press(Qt::Key_3);
    QVERIFY2(strip().startsWith(QStringLiteral("Tisch %1: Ohne ").arg(last.number)), qPrintable(strip()));
    ctrl(Qt::Key_E);
    keys().type(QStringLiteral("Karl Ersatzmann"));
    keys().press(Qt::Key_Return); // out of an open match it is this round
    QVERIFY(!shown("promptBar"));
    QCOMPARE(keys().focus(), QStringLiteral("entryTable"));
    QVERIFY(shown("entryTable"));
    QCOMPARE(said("nextButton"), QStringLiteral("Zettel Tisch %1").arg(last.number));
    QVERIFY(!onDisk().rounds.empty() && tournament::isActive(onDisk(), number, 1));
}

void TestNext::whatFollowsFromResultsIsNeitherDrawnAnewNorExchanged() {
    {
        desk::Evening evening = pairsEvening(m_file, exampleList(), "knockout");
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
    }
    m_case->open(m_file);
    ctrl(Qt::Key_2);
    QVERIFY(shown("redraw"));
    QVERIFY(shown("swapPlaces"));
    ctrl(Qt::Key_W);
    {
        desk::Evening evening = std::move(desk::Evening::open(m_file.toStdString())).value();
        QVERIFY(evening.undo({}).ok());
        playRounds(evening, 1);
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
    }
    m_case->open(m_file);
    ctrl(Qt::Key_2);
    QVERIFY(!shown("redraw"));
    QVERIFY(!shown("swapPlaces"));
    QVERIFY2(said("drawHint").contains(QStringLiteral("sagen die Ergebnisse")), qPrintable(said("drawHint")));
    for (const Qt::KeyboardModifiers with : {Qt::ControlModifier, Qt::NoModifier}) { // it says why not
        keys().press(with == Qt::NoModifier ? Qt::Key_F6 : Qt::Key_R, with);
        QVERIFY(!shown("promptBar"));
        QVERIFY2(strip().contains(QStringLiteral("sagen die Ergebnisse")), qPrintable(strip()));
    }
    keys().press(Qt::Key_F5, Qt::ShiftModifier);
    QVERIFY2(strip().startsWith(QStringLiteral("Zuerst diese Auslosung")), qPrintable(strip()));
    // Somebody who leaves makes the draft wrong: then it is drawn anew.
    const int here = onDisk().rounds.back().tables.front().sides.front().front();
    ctrl(Qt::Key_W);
    {
        desk::Evening evening = std::move(desk::Evening::open(m_file.toStdString())).value();
        const int first = evening.tournament().partnerships.empty()
                              ? here
                              : evening.tournament().partnerships.front().first;
        QVERIFY(desk::leave(evening, first, tournament::LeaverResults::Unplayed, {}).ok());
    }
    m_case->open(m_file);
    ctrl(Qt::Key_2);
    QCOMPARE(shown("redraw"), said("nextButton") == QStringLiteral("Neu auslosen"));
}

void TestNext::whoeverComesBackComesToTheRoundBeingPlayed() {
    openPlayed(1);
    ctrl(Qt::Key_3);
    keys().press(Qt::Key_Return); // a sheet of the first round
    QVERIFY2(said("sheetTitle").contains(QStringLiteral("Runde 1")), qPrintable(said("sheetTitle")));
    ctrl(Qt::Key_2);
    const auto isPlaying = [this] {
        const auto rounds = onDisk().rounds;
        return rounds.size() == 2 && rounds.back().state == tournament::RoundState::Published;
    };
    for (int step = 0; step < 4 && !isPlaying(); ++step) keys().press(Qt::Key_F5);
    QVERIFY(isPlaying());
    ctrl(Qt::Key_3);
    ctrl(Qt::Key_4);
    QVERIFY2(said("sheetTitle").contains(QStringLiteral("Runde 2")), qPrintable(said("sheetTitle")));
}

void TestNext::sheetsOfSeveralRoundsAreCounted() {
    openPrepared([](desk::Evening& evening) { playRounds(evening, 2); });
    std::size_t sheets = 0;
    for (const tournament::Round& round : onDisk().rounds) sheets += round.tables.size();
    QCOMPARE(said("dueText").section(QLatin1Char('.'), 0, 0),
             QStringLiteral("Noch nicht bestätigt: %1 Zettel aus 2 Runden").arg(sheets));
}

// Whoever follows the one obvious key has confirmed every sheet before the next round is drawn.
void TestNext::itConfirmsWhatIsWritten() {
    openPrepared([](desk::Evening& evening) { playRounds(evening, 1); });
    const auto next = [this] { return said("nextButton"); };
    const auto toConfirm = [this] {
        const tournament::Round round = onDisk().rounds.back();
        return std::count_if(round.tables.begin(), round.tables.end(), [](const tournament::Table& table) {
            return table.games[0].state != tournament::SheetState::Confirmed;
        });
    };
    QVERIFY(shown("drawPage")); // where the key draws, and says what is not confirmed
    QVERIFY2(said("dueText").contains(QStringLiteral("Noch nicht bestätigt: Tisch 1, 2")),
             qPrintable(said("dueText")));
    QCOMPARE(next(), QStringLiteral("Runde 2 auslosen"));
    ctrl(Qt::Key_5);
    const auto sheets = toConfirm();
    QVERIFY(sheets > 1);
    for (auto left = sheets; left > 0; --left) {
        QVERIFY2(next().startsWith(QStringLiteral("Zettel Tisch ")), qPrintable(next()));
        keys().press(Qt::Key_F5);
        QVERIFY(shown("sheetPage"));
        QCOMPARE(next(), QStringLiteral("Stimmt, bestätigen"));
        QCOMPARE(toConfirm(), left); // whoever confirms has the sheet before their eyes
        for (const auto* button : keys().find(QStringLiteral("sheetPage"))->findChildren<QPushButton*>())
            QVERIFY2(!button->isVisible() || button->property("role").toString() != QStringLiteral("primary"),
                     qPrintable(button->objectName())); // one bright button, and that is it
        keys().press(Qt::Key_F5);
        QCOMPARE(toConfirm(), left - 1);
    }
    QCOMPARE(next(), QStringLiteral("Runde 2 auslosen"));
}

// The sheets that are still to come are keyed while the director settles another.
void TestNext::itPassesWhatIsDisputed() {
    openPrepared([](desk::Evening& evening) {
        playPartly(evening, 2);
        QVERIFY(desk::disputeSheet(evening, {1, 1, 1}, "wer hat gewonnen?").ok());
    });
    ctrl(Qt::Key_5);
    const QString first = said("nextButton");
    QVERIFY2(first.startsWith(QStringLiteral("Zettel Tisch ")) && !first.endsWith(QStringLiteral(" 1")),
             qPrintable(first));
    keys().press(Qt::Key_F5);
    QVERIFY(!said("sheetTitle").startsWith(QStringLiteral("Tisch 1 ")));
    // There, the way to it is no next step; what is to be done with it is.
    QCOMPARE(said("nextButton"), QStringLiteral("Punkte eintippen"));
    const QString title = said("sheetTitle");
    keys().press(Qt::Key_F5);
    QCOMPARE(said("sheetTitle"), title);
    QCOMPARE(keys().focus(), QStringLiteral("points0"));
    ctrl(Qt::Key_5);
    QCOMPARE(said("nextButton"), first);
}

void TestNext::anEveningThatIsClosedSaysSo() {
    openPrepared([](desk::Evening& evening) {
        playRounds(evening, 1);
        confirmResults(evening);
        desk::Confirmation yes;
        yes.yes = true;
        QVERIFY(desk::closeTournament(evening, yes).ok());
    });
    const QWidget* step = keys().find(QStringLiteral("stepStandings"));
    QVERIFY2(step->accessibleDescription().contains(QStringLiteral("abgeschlossen")),
             qPrintable(step->accessibleDescription()));
}

void TestNext::undoIsTheFieldsWhileOneTypes() {
    openFirstSheet();
    key("3;1;");
    keys().type(QStringLiteral("12"));
    ctrl(Qt::Key_Z); // a slip of the fingers
    QCOMPARE(said("points0"), QString());
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{1});
    ctrl(Qt::Key_Y);
    QCOMPARE(said("points0"), QStringLiteral("12"));
    ctrl(Qt::Key_Z);
    ctrl(Qt::Key_Z); // nothing is typed any more: the evening's
    QVERIFY(sheetOnDisk(0).lines.empty());
    ctrl(Qt::Key_1);
    keys().type(QStringLiteral("Not"));
    const std::size_t before = onDisk().rounds.size();
    ctrl(Qt::Key_Z);
    QCOMPARE(said("entryFirst"), QString());
    QCOMPARE(onDisk().rounds.size(), before);
}

QTEST_MAIN(TestNext)
#include "test_next.moc"
