#include "base/desktop_dialogs.h"
#include "models/tables_model.h"
#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/draws.h>
#include <desk/entries.h>
#include <desk/evening.h>
#include <desk/settings.h>
#include <desk/sheets.h>

#include <QApplication>
#include <QDragEnterEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>

// What a hurried hand does at the desk: corrections, the wrong key, going on keying, going away in the
// middle.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;
using tournament::SheetState;

} // namespace

class TestSlips : public WindowTest {
    Q_OBJECT

  private slots:
    void slipsOfARoundInHeatsNameTableAndHeat();
    void aConfirmedSheetOfLinesIsStruck();
    void aConfirmedSheetOfLinesIsCorrectedByOneAnswer();
    void aConfirmedFigureThatIsCorrectedStaysStruckWithItsReason();
    void theQuestionTakesAReasonOrNone();
    void theQuestionKeepsTheKeyboard();
    void aSheetOfLinesOfAnEarlierRoundIsCorrected();
    void aQuestionLeftAloneChangesAndSaysNothing();
    void aDisputedSheetOfLinesIsSettled();
    void undoIsTheEveningsInEveryField();
    void ctrlDelInANameFieldRemovesNobody();
    void theNextButtonOpensWhatItNames();
    void afterUndoNumbersGoOnBeingTyped();
    void finalScoresStayTheWayOfTheEvening();
    void aNumberedQuestionIsAnsweredByItsNumber();
    void anOutdatedDraftIsDrawnAnew();
    void aNameIsDraggedOntoAnother();
    void whoeverKeepsTheOthersWaitingStandsOut();
    void messagesGoWithWhatTheyBelongTo();
    void theStatusSaysWhatWasUndone();
    void undoIsNamedAfterTheLanguageChanged();
    void theCardsFollowTheArrowKeys();
    void cardsFitOrScroll();
    void aQuestionKeepsTheWindowOnTheScreen();
    void theExampleIsNeverTheLastTournament();
    void theEveningJustClosedIsOffered();
    void menusHaveAccessKeys();
    void aRefusedFieldIsNamed();

  private:
    tournament::Sheet sheet(std::size_t round, std::size_t table) const {
        return onDisk().rounds[round].tables[table].games[0];
    }
    // Table 1 of round 1, won by 18 to 13 in lines, and confirmed.
    void openConfirmedLines();
    // One round played, the second given out; the list stands at somebody who sits at its first table and
    // wants to leave. Their start number.
    int askWhoLeavesAnOpenTable();
    QListView* cards() { return dynamic_cast<QListView*>(keys().find(QStringLiteral("tableCards"))); }
};

void TestSlips::openConfirmedLines() {
    openPlayed(0, 1);
    ctrl(Qt::Key_4);
    key("3;0;");
    keys().press(Qt::Key_F8);
    QVERIFY(sheet(0, 0).state == SheetState::Confirmed);
}

int TestSlips::askWhoLeavesAnOpenTable() {
    openPlayed(1, 0);
    ctrl(Qt::Key_2);
    keys().press(Qt::Key_F5);
    keys().press(Qt::Key_F5);
    const tournament::Tournament now = onDisk();
    if (now.rounds.size() != 2 || now.rounds[1].state != tournament::RoundState::Published) return 0;
    const int goes = now.rounds[1].tables[0].sides[0][0];
    ctrl(Qt::Key_1);
    if (!keys().tabTo(QStringLiteral("entryTable"))) return 0;
    keys().press(Qt::Key_Home, Qt::ControlModifier);
    for (const tournament::Entry& one : now.entries)
        if (one.number < goes) keys().press(Qt::Key_Down);
    ctrl(Qt::Key_L);
    return goes;
}

// Two slips for one table: the row that is meant is found by what the table is called.
void TestSlips::slipsOfARoundInHeatsNameTableAndHeat() {
    {
        desk::Evening evening = crowdedEvening(m_file, 8);
        QVERIFY(desk::changeSettings(evening, {{"tables", "1"}}).ok());
        QVERIFY(desk::keepApart(evening, 5, 8).ok());
    }
    m_case->open(m_file);
    ctrl(Qt::Key_2);
    keys().press(Qt::Key_F2);
    auto* cells = dynamic_cast<QTableView*>(keys().find(QStringLiteral("slipCells")));
    QVERIFY(cells != nullptr);
    QCOMPARE(cells->model()->index(1, 0).data().toString(), QStringLiteral("1/2"));
    key("1;2;3;4;5;6;7;8;");
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(strip().contains(QStringLiteral("Tisch 1 (2. Durchgang)")), qPrintable(strip()));
    QCOMPARE(cells->currentIndex().row(), 1);
}

void TestSlips::aConfirmedSheetOfLinesIsStruck() {
    openConfirmedLines();
    const QStringList asked = m_case->dialogs().asked;
    keys().press(Qt::Key_F4);
    QVERIFY2(said("promptQuestion").contains(QStringLiteral("steht mit 18:13 fest")),
             qPrintable(said("promptQuestion")));
    answerPrompt(QStringLiteral("falsch abgelesen"));
    QCOMPARE(m_case->dialogs().asked, asked); // once is enough
    QVERIFY(sheet(0, 0).lines.back().struck.has_value());
    QVERIFY(sheet(0, 0).state == SheetState::Open);
    QVERIFY(!keys().hasMessage() || !said("messageText").contains(QStringLiteral("würde")));
    QCOMPARE(keys().focus(), QStringLiteral("points0")); // to be written anew
    key("4;0;");
    QCOMPARE(sheet(0, 0).lines.back().points, (std::vector<int>{4, 0}));
    QVERIFY(sheet(0, 0).state == SheetState::Entered);
}

// Who turns a score round says why by that; who writes another is asked once, for the reason too.
void TestSlips::aConfirmedSheetOfLinesIsCorrectedByOneAnswer() {
    openConfirmedLines();
    m_case->dialogs().answers.push_back(true);
    const auto questions = [&] { return m_case->dialogs().asked.size(); };
    const qsizetype before = questions();
    keys().press(Qt::Key_F6);
    QCOMPARE(questions(), before + 1);
    QVERIFY(!shown("promptBar"));
    auto lines = sheet(0, 0).lines;
    QCOMPARE(lines[lines.size() - 2].struck.value_or(""), std::string("seitenverkehrt geschrieben"));
    QCOMPARE(lines.back().points, (std::vector<int>{0, 3}));
    key("4;0;");
    keys().press(Qt::Key_F8);
    keys().press(Qt::Key_F7);
    key("18;4;");
    QVERIFY2(said("promptQuestion").contains(QStringLiteral("neu wäre 18:4")),
             qPrintable(said("promptQuestion")));
    answerPrompt(QStringLiteral("falsch abgelesen"));
    QCOMPARE(questions(), before + 1);
    QCOMPARE(sheet(0, 0).score, (std::vector<int>{18, 4}));
    lines = sheet(0, 0).lines;
    QVERIFY(
        std::all_of(lines.begin(), lines.end(), [](const auto& line) { return line.struck.has_value(); }));
}

void TestSlips::aConfirmedFigureThatIsCorrectedStaysStruckWithItsReason() {
    openFirstSheet();
    keys().press(Qt::Key_F7);
    key("18;11;");
    keys().press(Qt::Key_F8);
    m_case->dialogs().answers = {true, true};
    keys().press(Qt::Key_F6);
    QCOMPARE(sheetOnDisk(0).score, (std::vector<int>{11, 18}));
    const auto* paper = dynamic_cast<QTableView*>(keys().find(QStringLiteral("sheetPaper")));
    const auto shownIn = [&](int row, int column) {
        return paper->model()->index(row, column).data().toString();
    };
    QCOMPARE(paper->model()->rowCount(), 2);
    QCOMPARE(shownIn(0, 1), QStringLiteral("18"));
    QVERIFY2(shownIn(0, 3).contains(QStringLiteral("seitenverkehrt")), qPrintable(shownIn(0, 3)));
    QCOMPARE(shownIn(1, 1), QStringLiteral("11"));
    keys().press(Qt::Key_F8);
    keys().press(Qt::Key_F7); // no reason need be given
    key("18;4;");
    QCOMPARE(sheetOnDisk(0).score, (std::vector<int>{18, 4}));
    QVERIFY2(shownIn(1, 3).contains(QStringLiteral("berichtigt")), qPrintable(shownIn(1, 3)));
}

// Enter alone lets the result be; whoever has typed a reason means it. What Enter does is what is green.
void TestSlips::theQuestionTakesAReasonOrNone() {
    DesktopDialogs dialogs;
    const auto isGreen = [this](const char* button) {
        return keys().find(QLatin1String(button))->property("role") == QVariant(QStringLiteral("primary"));
    };
    const auto answeredWith = [&](const QString& typed, Qt::Key key, QString& reason,
                                  Qt::KeyboardModifiers held = Qt::NoModifier) {
        QTimer::singleShot(0, [&, typed, key, held] {
            QVERIFY(said("promptQuestion").contains(QStringLiteral("Ergebnis berichtigen")));
            // each letter to where the keyboard is by then
            for (const QChar letter : typed) QTest::keyClicks(QApplication::focusWidget(), QString(letter));
            QCOMPARE(isGreen("promptCancel"), typed.isEmpty());
            QCOMPARE(isGreen("promptWay0"), !typed.isEmpty());
            QCOMPARE(said("promptWay0").contains(QStringLiteral("Strg")), typed.isEmpty());
            QTest::keyClick(QApplication::focusWidget(), key, held);
        });
        return dialogs.confirmed(
            {QStringLiteral("Ergebnis berichtigen"), QStringLiteral("?"), QStringLiteral("Berichtigen")},
            &reason);
    };
    QString reason;
    QVERIFY(!answeredWith({}, Qt::Key_Return, reason)); // twice Enter corrects nothing by mistake
    QVERIFY(!answeredWith(QStringLiteral("Zettel "), Qt::Key_Escape, reason));
    QCOMPARE(reason, QString());
    QVERIFY(answeredWith(QStringLiteral("Zettel vertauscht"), Qt::Key_Return, reason));
    QCOMPARE(reason, QStringLiteral("Zettel vertauscht"));
    reason.clear();
    QVERIFY(answeredWith({}, Qt::Key_Return, reason, Qt::ControlModifier)); // corrected, for no reason given
    QCOMPARE(reason, QString());
    QVERIFY(!shown("promptBar"));
}

// What is clicked beside a question does nothing, and the question has its keys all the same.
void TestSlips::theQuestionKeepsTheKeyboard() {
    openFirstSheet();
    DesktopDialogs dialogs;
    const auto answeredAfter = [&](const std::function<void()>& what, Qt::Key answer) {
        QTimer::singleShot(0, [&, what, answer] {
            what();
            QTest::keyClick(QApplication::focusWidget(), answer);
        });
        Dialogs& asking = dialogs;
        return asking.confirmed({QStringLiteral("Zettel"), QStringLiteral("?"), QStringLiteral("Ja")});
    };
    const auto click = [this] {
        QWidget* beside = keys().find(QStringLiteral("points0"));
        QTest::mouseClick(beside, Qt::LeftButton);
        QVERIFY(!beside->hasFocus());
        QVERIFY(shown("promptLack"));
    };
    const auto leave = [this] {
        for (int tabs = 0; tabs < 5; ++tabs) QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        keys().find(QStringLiteral("points0"))->setFocus();
    };
    QVERIFY(!answeredAfter(click, Qt::Key_Escape));
    QVERIFY(answeredAfter(click, Qt::Key_1));
    QVERIFY(!answeredAfter(leave, Qt::Key_Escape));
    QVERIFY(answeredAfter(leave, Qt::Key_1));
    QCOMPARE(said("points0"), QString());
    const auto manual = [this] {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
        const auto* book = m_case->window().findChild<QWidget*>(QStringLiteral("manualWindow"));
        QVERIFY(book != nullptr && book->isVisible());
        m_case->window().activateWindow();
    };
    QVERIFY(!answeredAfter(manual, Qt::Key_Escape));
}

void TestSlips::aSheetOfLinesOfAnEarlierRoundIsCorrected() {
    {
        desk::Evening evening = enteredEvening(m_file, exampleList());
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        QVERIFY(desk::startRound(evening).ok());
        const auto tables = evening.tournament().rounds[0].tables.size();
        for (int table = 1; table <= static_cast<int>(tables); ++table) {
            tournament::Line line;
            line.points = {18, 11};
            QVERIFY(desk::addLine(evening, {1, table, 1}, line, {}).ok());
        }
        playRounds(evening, 1);
    }
    m_case->open(m_file);
    ctrl(Qt::Key_3);
    keys().press(Qt::Key_Left, Qt::AltModifier);
    key(";");
    keys().press(Qt::Key_F4);
    keys().type(QStringLiteral("Seiten vertauscht"));
    m_case->dialogs().answers.push_back(true);
    key(";");
    QVERIFY(sheet(0, 0).lines.back().struck.has_value());
    key("11;18;");
    QCOMPARE(sheet(0, 0).score, (std::vector<int>{11, 18}));
}

void TestSlips::aQuestionLeftAloneChangesAndSaysNothing() {
    openConfirmedLines();
    const tournament::Sheet before = sheet(0, 0);
    m_case->dialogs().answers.push_back(false);
    keys().press(Qt::Key_F6);
    QVERIFY(m_case->dialogs().answers.empty());
    QVERIFY(sheet(0, 0) == before);
    QVERIFY(!keys().hasMessage());
}

void TestSlips::aDisputedSheetOfLinesIsSettled() {
    openPlayed(0, 1);
    ctrl(Qt::Key_4);
    key("3;0;");
    keys().press(Qt::Key_F9);
    keys().type(QStringLiteral("Stand unklar"));
    key(";");
    QVERIFY(sheet(0, 0).state == SheetState::Disputed);
    QVERIFY2(said("sheetStanding").contains(QStringLiteral("Stand unklar")),
             qPrintable(said("sheetStanding")));
    QVERIFY(!shown("points0"));
    keys().press(Qt::Key_F8);
    QVERIFY(sheet(0, 0).state == SheetState::Disputed); // not by a key that was meant for another sheet
    answerPrompt(QStringLiteral("nachgezählt"));
    QVERIFY(sheet(0, 0).state == SheetState::Confirmed);
}

void TestSlips::undoIsTheEveningsInEveryField() {
    openPlayed(0, 1);
    ctrl(Qt::Key_4);
    const std::size_t lines = sheet(0, 0).lines.size();
    key("1;0;");
    QCOMPARE(sheet(0, 0).lines.size(), lines + 1);
    key("2"); // a slip of the fingers is the field's
    ctrl(Qt::Key_Z);
    QCOMPARE(said("points0"), QString());
    QCOMPARE(sheet(0, 0).lines.size(), lines + 1);
    ctrl(Qt::Key_Z);
    QCOMPARE(sheet(0, 0).lines.size(), lines);
    ctrl(Qt::Key_Y);
    QCOMPARE(sheet(0, 0).lines.size(), lines + 1);
    keys().press(Qt::Key_PageDown);
    QCOMPARE(keys().focus(), QStringLiteral("points0"));
    for (int i = 0; i < 3; ++i) ctrl(Qt::Key_Y); // nothing to do again, and nothing to bring back
    QCOMPARE(said("points0"), QString());
    ctrl(Qt::Key_Z);
    QCOMPARE(said("points0"), QString());
    QCOMPARE(sheet(0, 0).lines.size(), lines);
}

void TestSlips::ctrlDelInANameFieldRemovesNobody() {
    openPlayed(0, 0);
    ctrl(Qt::Key_1);
    QVERIFY(keys().tabTo(QStringLiteral("entryTable")));
    keys().press(Qt::Key_Down);
    QVERIFY(keys().tabTo(QStringLiteral("entryFirst")));
    keys().type(QStringLiteral("Anna Maria"));
    keys().press(Qt::Key_Home);
    ctrl(Qt::Key_Delete);
    QCOMPARE(onDisk().entries.size(), std::size_t{30});
    QCOMPARE(said("entryFirst"), QStringLiteral("Maria"));
    QVERIFY(keys().tabTo(QStringLiteral("entryTable")));
    ctrl(Qt::Key_Delete);
    QCOMPARE(onDisk().entries.size(), std::size_t{29});
    ctrl(Qt::Key_Z);
    QCOMPARE(onDisk().entries.size(), std::size_t{30});
}

void TestSlips::theNextButtonOpensWhatItNames() {
    openPlayed(0, 2); // table 1 is written, table 2 runs
    ctrl(Qt::Key_3);
    keys().press(Qt::Key_4); // looked at
    key(";");
    QVERIFY(said("sheetTitle").startsWith(QStringLiteral("Tisch 4")));
    QVERIFY(said("nextButton").contains(QStringLiteral("Tisch 2")));
    keys().press(Qt::Key_F5);
    QVERIFY(said("sheetTitle").startsWith(QStringLiteral("Tisch 2")));
    key("1");
    keys().press(Qt::Key_F5); // still that one, and what was typed stays
    QVERIFY(said("sheetTitle").startsWith(QStringLiteral("Tisch 2")));
    QCOMPARE(said("points0"), QStringLiteral("1"));
}

void TestSlips::afterUndoNumbersGoOnBeingTyped() {
    openPlayed(0, 1);
    ctrl(Qt::Key_4);
    key("3;0;");
    QCOMPARE(keys().focus(), QStringLiteral("sheetPaper"));
    key("5;;"); // whoever keys on confirms nothing
    QVERIFY(sheet(0, 0).state == SheetState::Entered);
    ctrl(Qt::Key_Z);
    QCOMPARE(keys().focus(), QStringLiteral("points0"));
}

void TestSlips::finalScoresStayTheWayOfTheEvening() {
    openPlayed(0, 1);
    ctrl(Qt::Key_4);
    keys().press(Qt::Key_PageDown);
    keys().press(Qt::Key_F7);
    key("18;11;");
    QVERIFY(sheet(0, 1).finalOnly);
    keys().press(Qt::Key_PageDown);
    key("7;18;");
    QVERIFY(sheet(0, 2).finalOnly);
    keys().press(Qt::Key_PageUp);
    keys().press(Qt::Key_PageUp); // a sheet that has lines goes on with lines
    QVERIFY(said("writeLine").contains(QStringLiteral("Zeile")));
    keys().press(Qt::Key_PageDown);
    keys().press(Qt::Key_PageDown);
    keys().press(Qt::Key_PageDown);
    QVERIFY(said("writeLine").contains(QStringLiteral("Endstand")));
    keys().press(Qt::Key_Escape);
    QVERIFY(said("writeLine").contains(QStringLiteral("Zeile")));
}

void TestSlips::aNumberedQuestionIsAnsweredByItsNumber() {
    const int goes = askWhoLeavesAnOpenTable();
    QVERIFY(goes != 0);
    QVERIFY(shown("promptWay2"));
    const auto absences = [&] {
        const tournament::Tournament now = onDisk();
        return tournament::findEntry(now, goes)->absences;
    };
    QVERIFY(absences().empty());
    const QStringList asked = m_case->dialogs().asked;
    const auto played = onDisk().rounds[0];
    keys().press(Qt::Key_3);
    QVERIFY(!shown("promptBar"));
    QCOMPARE(m_case->dialogs().asked, asked); // what comes of it stood there
    QCOMPARE(absences().size(), std::size_t{1});
    QCOMPARE(absences()[0].from, 2);
    QVERIFY(absences()[0].results == tournament::LeaverResults::Unplayed);
    QVERIFY(onDisk().rounds[0] == played);
}

void TestSlips::anOutdatedDraftIsDrawnAnew() {
    openPlayed(0, 0);
    ctrl(Qt::Key_2);
    keys().press(Qt::Key_F5);
    QVERIFY(said("nextButton").contains(QStringLiteral("bestätigen")));
    ctrl(Qt::Key_1);
    QVERIFY(keys().tabTo(QStringLiteral("entryTable")));
    ctrl(Qt::Key_L);
    QVERIFY(!shown("promptBar")); // no table is open yet
    QVERIFY(!onDisk().entries[0].absences.empty());
    QVERIFY2(said("nextButton").contains(QStringLiteral("Neu auslosen")), qPrintable(said("nextButton")));
    QVERIFY(said("dueText").contains(QStringLiteral("neu losen")));
    keys().press(Qt::Key_F5);
    QCOMPARE(keys().focus(), QStringLiteral("promptText"));
    keys().type(QStringLiteral("einer ging"));
    key(";");
    QVERIFY(said("nextButton").contains(QStringLiteral("bestätigen")));
    keys().press(Qt::Key_F5);
    QVERIFY(onDisk().rounds[0].state == tournament::RoundState::Published);
}

void TestSlips::aNameIsDraggedOntoAnother() {
    openPlayed(0);
    keys().press(Qt::Key_F5);
    auto* table = dynamic_cast<QTableView*>(keys().find(QStringLiteral("drawTable")));
    QAbstractItemModel& model = *table->model();
    const auto before = onDisk().rounds.back().tables;
    // What the mouse does once the drag has begun, up to letting go.
    const auto drag = [&](const QModelIndex& from, const QModelIndex& onto) {
        const std::unique_ptr<QMimeData> carried(model.mimeData({from}));
        const QPoint there = table->visualRect(onto).center();
        QDragEnterEvent enter(there, Qt::MoveAction, carried.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(table->viewport(), &enter);
        QDragMoveEvent move(there, Qt::MoveAction, carried.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(table->viewport(), &move);
        QDropEvent drop(there, Qt::MoveAction, carried.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(table->viewport(), &drop);
        QCoreApplication::processEvents();
        return drop.isAccepted();
    };
    const QModelIndex first = model.index(0, 1);
    const QModelIndex second = model.index(1, 1);
    QVERIFY(table->dragEnabled());
    QVERIFY(first.flags() & Qt::ItemIsDragEnabled);
    QVERIFY(!(model.index(0, 0).flags() & Qt::ItemIsDragEnabled)); // the table's number is no place
    drag(first, first);
    QVERIFY(!shown("promptBar"));
    QVERIFY(drag(first, second));
    QVERIFY(said("promptQuestion").contains(QStringLiteral("tauschen die Plätze")));
    answerPrompt(QStringLiteral("Ehepaar"));
    const auto after = onDisk().rounds.back().tables;
    QCOMPARE(after[0].sides[0][0], before[1].sides[0][0]);
    QCOMPARE(after[1].sides[0][0], before[0].sides[0][0]);
    keys().press(Qt::Key_F5); // confirmed, and a line written: nobody sits elsewhere then
    ctrl(Qt::Key_4);
    key("1;0;");
    ctrl(Qt::Key_2);
    QVERIFY(!(model.index(0, 1).flags() & Qt::ItemIsDragEnabled));
    QVERIFY(!drag(model.index(0, 1), model.index(1, 1)));
}

void TestSlips::whoeverKeepsTheOthersWaitingStandsOut() {
    openPlayed(0, 5); // of seven tables four are done and one is being written
    ctrl(Qt::Key_3);
    const auto* cards = dynamic_cast<QListView*>(keys().find(QStringLiteral("tableCards")));
    const auto card = [cards](int row) {
        return cards->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
    };
    QVERIFY(!card(4).contains(QStringLiteral("langsam"))); // there is no hurry
    keys().press(Qt::Key_F9, Qt::ControlModifier);
    auto& now = m_case->clock().time;
    now = now.addSecs(45 * 60);
    QTest::qWait(300); // the clock ticks
    QVERIFY(!card(4).contains(QStringLiteral("langsam")));
    now = now.addSecs(61);
    QTRY_VERIFY2(card(4).endsWith(QStringLiteral("läuft, langsam")), qPrintable(card(4)));
    QVERIFY(card(6).endsWith(QStringLiteral("fehlt, langsam")));
    QVERIFY(!card(0).contains(QStringLiteral("langsam")));
    QTRY_VERIFY(said("roundMissing").contains(QStringLiteral("die Zeit ist seit 1 min um")));
    QCOMPARE(keys().find(QStringLiteral("clockFace"))->property("tone").toString(), QStringLiteral("bad"));
    keys().press(Qt::Key_F9, Qt::ControlModifier); // stopped: everybody may finish
    QVERIFY(!card(4).contains(QStringLiteral("langsam")));
    { // without the clock it is the last of them
        auto other = desk::Evening::open(m_file.toStdString());
        tournament::Line line;
        line.points = {5, 0};
        QVERIFY(desk::addLine(*other, {1, 5, 1}, line, {}).ok());
        tournament::FinalScore score;
        score.points = {18, 3};
        QVERIFY(desk::setResult(*other, {1, 6, 1}, score, {}).ok());
    }
    QTRY_VERIFY(card(6).endsWith(QStringLiteral("fehlt, langsam")));
}

void TestSlips::messagesGoWithWhatTheyBelongTo() {
    openPlayed(0, 1);
    ctrl(Qt::Key_4);
    keys().press(Qt::Key_PageDown);
    keys().press(Qt::Key_F7);
    key("18;18;"); // both at the target: told where it is read back
    QVERIFY(!said("sheetAhead").isEmpty());
    QVERIFY(!keys().hasMessage());
    keys().press(Qt::Key_PageDown); // something is left there
    QVERIFY2(strip().contains(QStringLiteral("noch nicht geschrieben")), qPrintable(strip()));
    ctrl(Qt::Key_3);
    QVERIFY(!keys().hasMessage());
}

void TestSlips::theStatusSaysWhatWasUndone() {
    openPlayed(0, 1);
    ctrl(Qt::Key_1);
    key("Lea");
    keys().press(Qt::Key_Tab);
    key("Neumann;");
    QVERIFY2(said("lastAction").endsWith(QStringLiteral("Lea Neumann gemeldet")),
             qPrintable(said("lastAction")));
    ctrl(Qt::Key_Z);
    QVERIFY2(said("lastAction").startsWith(QStringLiteral("Rückgängig gemacht: ")),
             qPrintable(said("lastAction")));
}

void TestSlips::undoIsNamedAfterTheLanguageChanged() {
    openPlayed(0, 1);
    QVERIFY2(said("undoButton").startsWith(QStringLiteral("Rückgängig: ")), qPrintable(said("undoButton")));
    keys().press(Qt::Key_A, Qt::AltModifier);
    const auto at = [] { // the entry the keys are at
        const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        return menu == nullptr || menu->activeAction() == nullptr ? QString() : menu->activeAction()->text();
    };
    const int menuEntries = 10; // and no more
    for (int i = 0; i < menuEntries && !at().contains(QStringLiteral("Lingua")); ++i)
        keys().press(Qt::Key_Down);
    QVERIFY2(at().contains(QStringLiteral("Lingua")), qPrintable(at()));
    keys().press(Qt::Key_Right);
    keys().press(Qt::Key_Down);
    QVERIFY2(at().contains(QStringLiteral("Italiano")), qPrintable(at()));
    keys().press(Qt::Key_Return);
    QTRY_VERIFY2(said("undoButton").startsWith(QStringLiteral("Annullare: ")),
                 qPrintable(said("undoButton")));
    QVERIFY(shown("undoButton"));
    QVERIFY(said("undoButton").size() > 12); // and what
}

void TestSlips::theCardsFollowTheArrowKeys() {
    openPlayed(0, 1);
    ctrl(Qt::Key_3);
    const auto place = [this] { return cards()->visualRect(cards()->currentIndex()); };
    const QRect first = place();
    keys().press(Qt::Key_Right);
    QCOMPARE(place().top(), first.top());
    QVERIFY(place().left() > first.left());
    keys().press(Qt::Key_Left);
    keys().press(Qt::Key_Down);
    QCOMPARE(place().left(), first.left());
    QVERIFY(place().top() > first.top());
}

void TestSlips::cardsFitOrScroll() {
    openPlayed(0, 1);
    ctrl(Qt::Key_3);
    QListView* list = cards();
    for (int row = 0; row < list->model()->rowCount(); ++row)
        QVERIFY(list->viewport()->rect().contains(list->visualRect(list->model()->index(row, 0)).center()));
    m_case->window().resize(m_case->window().minimumSizeHint().expandedTo({900, 420}));
    QCoreApplication::processEvents();
    keys().press(Qt::Key_End);
    QCOMPARE(list->currentIndex().row(), list->model()->rowCount() - 1);
    QVERIFY(list->viewport()->rect().contains(list->visualRect(list->currentIndex()).center()));
}

void TestSlips::aQuestionKeepsTheWindowOnTheScreen() {
    QVERIFY(askWhoLeavesAnOpenTable() != 0);
    QVERIFY(shown("promptBar"));
    QCoreApplication::processEvents();
    QVERIFY2(m_case->needed().width() <= 1264, qPrintable(QString::number(m_case->needed().width())));
    m_case->window()
        .findChild<QLabel*>(QStringLiteral("lastAction"))
        ->setText(QString(300, QLatin1Char('m')));
    QCoreApplication::processEvents();
    QVERIFY(m_case->window().minimumSizeHint().width() <= 1264);
    QVERIFY(m_case->window().minimumSizeHint().height() <= 680);
    QVERIFY(m_case->window().width() <= 1280);
    QVERIFY(shown("promptCancel"));
}

void TestSlips::theExampleIsNeverTheLastTournament() {
    openPlayed(0, 0);
    ctrl(Qt::Key_W);
    ctrl(Qt::Key_B);
    QVERIFY(!shown("startPage"));
    QCOMPARE(loadPreferences().recent.value(0), m_file);
    ctrl(Qt::Key_W);
    QVERIFY(shown("startPage"));
    QVERIFY(said("openLast").contains(QStringLiteral("Abend")));
    QVERIFY(!said("openLast").contains(QStringLiteral("Beispiel")));
}

void TestSlips::theEveningJustClosedIsOffered() {
    QVERIFY(!shown("openLast"));
    ctrl(Qt::Key_N);
    keys().type(QStringLiteral("Entwurf"));
    openPlayed(0, 0);
    ctrl(Qt::Key_W);
    QVERIFY(shown("openLast"));
    QCOMPARE(said("newName"), QStringLiteral("Herbstabend")); // and the next is like it
    QCOMPARE(keys().focus(), QStringLiteral("openLast"));
    key(";");
    QVERIFY(!shown("startPage"));
}

void TestSlips::menusHaveAccessKeys() {
    for (const QMenu* menu : m_case->window().menuBar()->findChildren<QMenu*>()) {
        QStringList taken;
        for (const QAction* action : menu->actions()) {
            if (action->isSeparator()) continue;
            const QString letter = QKeySequence::mnemonic(action->text()).toString();
            QVERIFY2(!letter.isEmpty() && !taken.contains(letter), qPrintable(action->text()));
            taken << letter;
        }
    }
    openPlayed(0, 0);
    keys().press(Qt::Key_D, Qt::AltModifier);
    keys().press(Qt::Key_T); // Turnier schließen
    QTRY_VERIFY(shown("startPage"));
}

void TestSlips::aRefusedFieldIsNamed() {
    openPlayed(0, 0);
    ctrl(Qt::Key_1);
    const QChar turns(0x202E); // what follows it, and is not seen itself
    const auto enter = [this](const QString& first) {
        keys().type(first);
        keys().press(Qt::Key_Tab);
        key("Maier");
        keys().press(Qt::Key_Tab);
        key("Imst;");
    };
    enter(turns);
    QCOMPARE(onDisk().entries.size(), std::size_t{30});
    QVERIFY2(said("messageText").startsWith(QStringLiteral("Vorname: ")), qPrintable(said("messageText")));
    QCOMPARE(keys().focus(), QStringLiteral("entryFirst"));
    keys().press(Qt::Key_Delete); // of no name at all it is said in the same field
    keys().press(Qt::Key_Return);
    QCOMPARE(onDisk().entries.size(), std::size_t{30});
    QVERIFY2(said("messageText").startsWith(QStringLiteral("Vorname: Der Vorname fehlt")),
             qPrintable(said("messageText")));
    QCOMPARE(keys().focus(), QStringLiteral("entryFirst"));
    // Beside letters what is not seen is left out.
    keys().type(QStringLiteral("Anna") + turns);
    keys().press(Qt::Key_Return);
    QCOMPARE(onDisk().entries.size(), std::size_t{31});
    QCOMPARE(tournament::nameOf(onDisk().entries.back()), std::string("Anna Maier"));
}

QTEST_MAIN(TestSlips)
#include "test_slips.moc"
