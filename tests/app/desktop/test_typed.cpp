#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/draws.h>
#include <desk/sheets.h>

#include <QAbstractItemModel>
#include <QComboBox>
#include <QTableView>
#include <QTest>

// What is typed and not written yet is still there after whatever else was done.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

} // namespace

class TestTyped : public WindowTest {
    Q_OBJECT

  private slots:
    void halfTypedFiguresStayWhenAFineIsWritten();
    void figuresWhoseOrderIsAskedStayWhenAFineIsWritten();
    void halfALineStaysWhenAFineIsWritten();
    void whatWasLetBeWaitsAndDoesNotComeByItself();
    void everyWayIsKeptOnAnotherSheet();
    void whatIsTypedForAGameThatIsOverIsThereOnceItIsOpenAgain();
    void whoGaveUpIsKeptOnAnotherSheet();
    void whatIsTypedGoesUnderNobodyElsesNames();
    void whatIsTypedIsThereAgainWhenItsRoundIs();
    void allWaysAreWrittenBeforeOneLeaves();
    void nothingIsConfirmedWhileAnotherScoreIsTyped();
    void whatIsTypedBesideLinesGoesWithEscOnceTheyDecide();
    void aTypedCorrectionIsAskedAboutBeforeTheDraw();
    void aHalfTypedReasonIsThereWhenItIsAskedAgain();
    void theNextLineIsNoReason();
    void aDisputedGameGoesOnInItsFields();
    void aNewEveningStaysTypedWhileADisputeIsLookedAt();
    void halfTypedSlipsAreThereAgain();
    void slipsAreTakenOutAndFaultsShowAtOnce();

  private:
    QString chosen(const char* box) {
        return dynamic_cast<QComboBox*>(keys().find(QLatin1String(box)))->currentText();
    }
    void writeFine() {
        keys().press(Qt::Key_F3);
        key("1;;verraten;");
    }
};

void TestTyped::halfTypedFiguresStayWhenAFineIsWritten() {
    openFirstSheet();
    keys().press(Qt::Key_F2);
    key("s;h;3;w");
    writeFine();
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{1});
    QCOMPARE(keys().focus(), QStringLiteral("gleichWho")); // back to what it came between
    QVERIFY2(chosen("hangerWho").startsWith(QLatin1Char('w')), qPrintable(chosen("hangerWho")));
    QCOMPARE(said("gleichValue"), QStringLiteral("3"));
    ctrl(Qt::Key_Z);
    QVERIFY(sheetOnDisk(0).lines.empty());
    QCOMPARE(said("gleichValue"), QStringLiteral("3"));
    key(";;;;;wx;"); // a letter corrected at once is not searched for together with the one before
    QCOMPARE(sheetOnDisk(0).lines.back().points, (std::vector<int>{3, 1}));
    keys().press(Qt::Key_F2);
    QVERIFY(chosen("gleichWho").startsWith(QChar(0x2013))); // what is written is gone from the fields
}

void TestTyped::figuresWhoseOrderIsAskedStayWhenAFineIsWritten() {
    openPrepared([](desk::Evening& evening) {
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        QVERIFY(desk::startRound(evening).ok());
        tournament::Line line;
        line.points = {16, 16};
        QVERIFY(desk::addLine(evening, {1, 1, 1}, line, {}).ok());
    });
    ctrl(Qt::Key_4);
    keys().press(Qt::Key_F2);
    key("s;h;2;x;w;h;2;");
    QVERIFY(shown("promptBar"));
    writeFine();
    QVERIFY(!shown("promptBar"));
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{2});
    QCOMPARE(said("spielValue"), QStringLiteral("2"));
}

void TestTyped::halfALineStaysWhenAFineIsWritten() {
    openFirstSheet();
    key("4");
    writeFine();
    QCOMPARE(said("points0"), QStringLiteral("4"));
    QCOMPARE(keys().focus(), QStringLiteral("points1"));
    key("2;");
    QCOMPARE(sheetOnDisk(0).lines.back().points, (std::vector<int>{4, 2}));
}

void TestTyped::whatWasLetBeWaitsAndDoesNotComeByItself() {
    openFirstSheet();
    keys().press(Qt::Key_F3);
    key("2");
    keys().press(Qt::Key_Escape);
    QVERIFY2(said("keyingHint").contains(QStringLiteral("Strafe (F3)")), qPrintable(said("keyingHint")));
    key("3;1;");
    QCOMPARE(sheetOnDisk(0).lines.back().points, (std::vector<int>{3, 1}));
    QCOMPARE(said("points0"), QString());
    keys().press(Qt::Key_F3);
    QCOMPARE(said("points0"), QStringLiteral("2"));
}

void TestTyped::everyWayIsKeptOnAnotherSheet() {
    openFirstSheet();
    keys().press(Qt::Key_F2);
    key("w;");
    keys().press(Qt::Key_F3);
    key("2");
    keys().press(Qt::Key_PageDown);
    QVERIFY2(said("messageText").contains(QStringLiteral("Tisch 1")), qPrintable(said("messageText")));
    keys().press(Qt::Key_F2);
    QVERIFY(chosen("gleichWho").startsWith(QChar(0x2013)));
    keys().press(Qt::Key_PageUp);
    QCOMPARE(said("points0"), QStringLiteral("2"));
    keys().press(Qt::Key_F2);
    QVERIFY(chosen("gleichWho").startsWith(QLatin1Char('w')));
}

void TestTyped::whatIsTypedForAGameThatIsOverIsThereOnceItIsOpenAgain() {
    openFirstSheet();
    keys().press(Qt::Key_F2);
    key("w;");
    keys().press(Qt::Key_F7);
    key("18;3;");
    QCOMPARE(sheetOnDisk(0).score, (std::vector<int>{18, 3}));
    keys().press(Qt::Key_PageDown);
    QVERIFY2(!keys().hasMessage(), qPrintable(said("messageText"))); // nothing is to be done about it
    keys().press(Qt::Key_PageUp);
    ctrl(Qt::Key_Z);
    keys().press(Qt::Key_F2);
    QVERIFY(chosen("gleichWho").startsWith(QLatin1Char('w')));
}

void TestTyped::whoGaveUpIsKeptOnAnotherSheet() {
    openFirstSheet();
    keys().press(Qt::Key_F7);
    QVERIFY(keys().tabTo(QStringLiteral("ending")));
    keys().press(Qt::Key_End); // given up by WIR
    const QString who = chosen("ending");
    QVERIFY(keys().tabTo(QStringLiteral("sheetReason")));
    key("krank");
    keys().press(Qt::Key_PageDown);
    keys().press(Qt::Key_PageUp);
    QCOMPARE(chosen("ending"), who);
    QCOMPARE(said("sheetReason"), QStringLiteral("krank"));
}

void TestTyped::whatIsTypedGoesUnderNobodyElsesNames() {
    openFirstSheet();
    key("9;2");
    const QString sat = said("pointsName0").section(QLatin1Char('\n'), 1, 1);
    // meanwhile somebody of another table sits down here
    ctrl(Qt::Key_2);
    keys().press(Qt::Key_F6);
    for (int down = 0; down < 4; ++down) keys().press(Qt::Key_Down);
    keys().press(Qt::Key_F6);
    answerPrompt(QStringLiteral("kam zu spät"));
    ctrl(Qt::Key_4);
    QVERIFY2(strip().contains(QStringLiteral("9 : 2")), qPrintable(strip()));
    QVERIFY2(strip().contains(sat), qPrintable(strip()));
    QVERIFY(said("pointsName0").section(QLatin1Char('\n'), 1, 1) != sat);
    QCOMPARE(said("points0"), QString());
    QCOMPARE(said("points1"), QString());
    keys().press(Qt::Key_Return);
    QVERIFY(sheetOnDisk(0).lines.empty());
}

void TestTyped::whatIsTypedIsThereAgainWhenItsRoundIs() {
    openFirstSheet();
    key("9;2");
    ctrl(Qt::Key_3);
    ctrl(Qt::Key_Z); // the round is not started
    answerPrompt(QStringLiteral("zu früh"));
    QVERIFY(!shown("points0"));
    ctrl(Qt::Key_Y);
    ctrl(Qt::Key_4);
    QCOMPARE(said("points0"), QStringLiteral("9"));
    QCOMPARE(said("points1"), QStringLiteral("2"));
    key(";;");
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{1});
    QCOMPARE(sheetOnDisk(0).lines.back().points, (std::vector<int>{9, 2}));
}

void TestTyped::allWaysAreWrittenBeforeOneLeaves() {
    openFirstSheet();
    key("4;0");
    keys().press(Qt::Key_F3);
    key("2;;verraten");
    keys().press(Qt::Key_PageDown);
    ctrl(Qt::Key_W);
    QVERIFY(shown("promptBar"));
    keys().press(Qt::Key_Return); // Speichern
    QVERIFY(shown("startPage"));
    const auto lines = onDisk().rounds.back().tables[0].games[0].lines;
    QCOMPARE(lines.size(), std::size_t{2});
    QCOMPARE(lines.front().penalty, (std::vector<int>{2, 0}));
    QCOMPARE(lines.back().points, (std::vector<int>{4, 0}));
}

void TestTyped::nothingIsConfirmedWhileAnotherScoreIsTyped() {
    openPlayed(1);
    ctrl(Qt::Key_4);
    const std::vector<int> written = sheetOnDisk(0).score;
    for (const Qt::Key confirms : {Qt::Key_F5, Qt::Key_F8}) {
        keys().press(Qt::Key_F7);
        key("7;18");
        keys().press(confirms);
        QVERIFY2(strip().startsWith(QStringLiteral("Getippt und nicht geschrieben: 7 : 18")),
                 qPrintable(strip()));
        QVERIFY(sheetOnDisk(0).state == tournament::SheetState::Entered);
        QCOMPARE(keys().focus(), QStringLiteral("points0"));
        keys().press(Qt::Key_Escape); // first what was said
        keys().press(Qt::Key_Escape);
        QVERIFY(!shown("points0"));
    }
    keys().press(Qt::Key_F5);
    QVERIFY(sheetOnDisk(0).state == tournament::SheetState::Confirmed);
    QCOMPARE(sheetOnDisk(0).score, written);
}

void TestTyped::whatIsTypedBesideLinesGoesWithEscOnceTheyDecide() {
    openPrepared([](desk::Evening& evening) { playOneLine(evening, 15, 1); });
    ctrl(Qt::Key_4);
    keys().press(Qt::Key_F7);
    key("7;4");
    keys().press(Qt::Key_Escape);
    key("3;0");
    keys().press(Qt::Key_Return);
    QVERIFY(sheetOnDisk(0).state == tournament::SheetState::Entered);
    keys().press(Qt::Key_F5);
    QVERIFY2(strip().startsWith(QStringLiteral("Getippt und nicht geschrieben: 7 : 4")), qPrintable(strip()));
    keys().press(Qt::Key_Escape); // first what was said
    keys().press(Qt::Key_Escape);
    QVERIFY(!shown("points0"));
    keys().press(Qt::Key_F5);
    QVERIFY(sheetOnDisk(0).state == tournament::SheetState::Confirmed);
    QCOMPARE(sheetOnDisk(0).score, (std::vector<int>{18, 1}));
}

void TestTyped::aTypedCorrectionIsAskedAboutBeforeTheDraw() {
    openPrepared([](desk::Evening& evening) {
        playRounds(evening, 1);
        confirmResults(evening);
    });
    ctrl(Qt::Key_4);
    keys().press(Qt::Key_F7);
    key("7;18");
    keys().press(Qt::Key_F5);
    QVERIFY2(said("promptQuestion").contains(QStringLiteral("Tisch 1 · Runde 1: 7 : 18")),
             qPrintable(said("promptQuestion")));
    QCOMPARE(onDisk().rounds.size(), std::size_t{1});
    keys().press(Qt::Key_2); // without it
    QCOMPARE(onDisk().rounds.size(), std::size_t{2});
    keys().press(Qt::Key_F5); // which was said once
    QVERIFY(!shown("promptBar"));
    QVERIFY(onDisk().rounds.back().state == tournament::RoundState::Published);
}

void TestTyped::aHalfTypedReasonIsThereWhenItIsAskedAgain() {
    openFirstSheet();
    key("4;2;");
    keys().press(Qt::Key_F4);
    key("falsch ab");
    ctrl(Qt::Key_3); // gone with a word
    QVERIFY2(strip().contains(QStringLiteral("falsch ab")), qPrintable(strip()));
    ctrl(Qt::Key_4);
    keys().press(Qt::Key_F4);
    QCOMPARE(said("promptText"), QStringLiteral("falsch ab"));
    keys().press(Qt::Key_F2); // something else meanwhile
    QVERIFY(!shown("promptBar"));
    keys().press(Qt::Key_F4);
    QCOMPARE(said("promptText"), QStringLiteral("falsch ab"));
    keys().press(Qt::Key_End);
    key("gelesen;");
    QCOMPARE(sheetOnDisk(0).lines.front().struck.value_or(""), std::string("falsch abgelesen"));
    keys().press(Qt::Key_F4); // which is struck already: nothing is asked
    QVERIFY(!shown("promptBar") && strip().contains(QStringLiteral("schon gestrichen")));
    keys().press(Qt::Key_Z, Qt::AltModifier); // back to lines
    QTRY_COMPARE(keys().focus(), QStringLiteral("points0"));
    key("4;2;");
    keys().press(Qt::Key_F4);
    QVERIFY(shown("promptBar"));
    QCOMPARE(said("promptText"), QString());
}

// Typed on without looking up, the next line is no reason for one that cannot be.
void TestTyped::theNextLineIsNoReason() {
    openFirstSheet();
    key("45;1;");
    QVERIFY(shown("promptBar"));
    key("2;3;");
    QVERIFY(shown("promptBar") && shown("promptLack"));
    QVERIFY(sheetOnDisk(0).lines.empty());
    keys().press(Qt::Key_Escape);
    QVERIFY(sheetOnDisk(0).lines.empty());
}

void TestTyped::aDisputedGameGoesOnInItsFields() {
    openFirstSheet();
    key("10;3;8;2;");
    keys().press(Qt::Key_F9);
    key("Hanger;");
    QVERIFY(sheetOnDisk(0).state == tournament::SheetState::Disputed);
    keys().press(Qt::Key_F4);
    key("falsch;");
    QTRY_COMPARE(keys().focus(), QStringLiteral("points0"));
    QVERIFY(!keys().find(QStringLiteral("secondKeying"))->isEnabled());
    key("4;0;");
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{3});
    QCOMPARE(sheetOnDisk(0).score, (std::vector{14, 3}));
}

void TestTyped::aNewEveningStaysTypedWhileADisputeIsLookedAt() {
    ctrl(Qt::Key_N);
    key("Kirchtag");
    ctrl(Qt::Key_6);
    QVERIFY(shown("disputePage"));
    keys().press(Qt::Key_Escape);
    QVERIFY(shown("startPage"));
    QCOMPARE(said("newName"), QStringLiteral("Kirchtag"));
}

void TestTyped::halfTypedSlipsAreThereAgain() {
    openPrepared([](desk::Evening&) {});
    ctrl(Qt::Key_2);
    keys().press(Qt::Key_F2);
    key("7;12;");
    keys().press(Qt::Key_Escape);
    QVERIFY(!shown("slipCells"));
    keys().press(Qt::Key_F2);
    const QAbstractItemModel* cells =
        dynamic_cast<QTableView*>(keys().find(QStringLiteral("slipCells")))->model();
    QVERIFY2(cells->index(0, 2).data().toString().contains(QStringLiteral("12")),
             qPrintable(cells->index(0, 2).data().toString()));
}

void TestTyped::slipsAreTakenOutAndFaultsShowAtOnce() {
    { crowdedEvening(m_file, 8); }
    m_case->open(m_file);
    ctrl(Qt::Key_2);
    keys().press(Qt::Key_F2);
    const auto* cells = dynamic_cast<QTableView*>(keys().find(QStringLiteral("slipCells")));
    key("1;1;");
    QVERIFY2(said("slipsRest").contains(QStringLiteral("steht zweimal (Tisch 1, 1).")),
             qPrintable(said("slipsRest")));
    keys().press(Qt::Key_Left);
    keys().press(Qt::Key_Delete);
    QVERIFY2(!said("slipsRest").contains(QStringLiteral("zweimal")), qPrintable(said("slipsRest")));
    QCOMPARE(cells->model()->index(0, 2).data(Qt::EditRole).toString(), QString());
    keys().press(Qt::Key_Home); // beside the cells
    QCOMPARE(cells->currentIndex().column(), 0);
    key("2;");
    QCOMPARE(cells->model()->index(0, 2).data(Qt::EditRole).toString(), QStringLiteral("2"));
    key("99;");
    QVERIFY2(said("slipsRest").startsWith(QStringLiteral("„99“: niemand")), qPrintable(said("slipsRest")));
}

QTEST_MAIN(TestTyped)
#include "test_typed.moc"
