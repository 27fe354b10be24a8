#include "models/sheet_model.h"
#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/draws.h>
#include <desk/evening.h>
#include <desk/settings.h>

#include <QAction>
#include <QComboBox>
#include <QTableView>
#include <QTest>

// The ways of keying a Schreibzettel, and the second person who keys it covered.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;
using tournament::SheetState;

} // namespace

class TestKeying : public WindowTest {
    Q_OBJECT

  private slots:
    void theWayOfKeyingIsSeenAndStaysOnceItWasUsed();
    void theFirstWayLeadsToTheFields();
    void aWayPressedAgainIsStillThatWay();
    void theButtonNamesTheKeyThatWritesHere();
    void aSecondKeyingConfirms();
    void aSecondKeyingThatDiffersLightsUp();
    void whatWasDisputedIsSettledWithAReason();
    void aSettledDisputeStaysBesideTheLines();
    void theSecondPersonSettlesADisputeWithAReason();
    void inHeatsTheTableIsNamedAsItStandsInTheRoom();
    void whatIsCoveredIsNeitherConfirmedNorStruck();
    void spaceGoesOnToTheOtherSide();
    void aRefusedLetterMovesNothing();
    void whatIsWrongIsToldAsLongAsItStands();
    void whatNoDealBringsIsAskedAbout();
    void anotherFinalScoreStrikesTheLines();
    void whyAGameEndedIsAskedOnceAndShows();
    void aLetterAmongTheNumbersSaysHowItEnded();
    void whatIsDisputedStandsApartFromWhyItEnded();
    void aWrittenSheetIsPrintedFilled();
    void whatWasRefusedMakesWay();
    void anotherNumberIsNotOneMoreDigit();

  private:
    tournament::Sheet sheet(std::size_t table = 0) const { return sheetOnDisk(table); }
    // Of two tables of a round the first is over and the other has lines.
    void openSheet() {
        openPlayed(0, 2);
        ctrl(Qt::Key_4);
    }
    QString m_title; // of a paper that was shown
};

void TestKeying::whatWasRefusedMakesWay() {
    openFirstSheet();
    keys().press(Qt::Key_F7);
    key("7;17;"); // nobody is at the target
    QCOMPARE(sheet().state, SheetState::Missing);
    key("18;");
    QCOMPARE(sheet().score, (std::vector<int>{7, 18}));
}

void TestKeying::anotherNumberIsNotOneMoreDigit() {
    openFirstSheet();
    keys().press(Qt::Key_F7);
    key("13;15");
    keys().press(Qt::Key_Backtab, Qt::ShiftModifier);
    key("7;18;");
    QCOMPARE(sheet().score, (std::vector<int>{7, 18}));
}

void TestKeying::theWayOfKeyingIsSeenAndStaysOnceItWasUsed() {
    openFirstSheet();
    QCOMPARE(said("keyingTitle"), QStringLiteral("Zeile 1"));
    keys().press(Qt::Key_F7);
    QVERIFY2(said("keyingTitle").startsWith(QStringLiteral("Endstand")), qPrintable(said("keyingTitle")));
    keys().press(Qt::Key_PageDown); // only looked at: the next sheet begins as ever
    QCOMPARE(said("keyingTitle"), QStringLiteral("Zeile 1"));
    keys().press(Qt::Key_F7);
    QVERIFY(!shown("keyingHint"));
    key("18;11;");
    keys().press(Qt::Key_PageDown);
    QVERIFY(said("keyingTitle").startsWith(QStringLiteral("Endstand")));
    QVERIFY2(said("keyingHint").contains(QStringLiteral("Esc")), qPrintable(said("keyingHint")));
    keys().press(Qt::Key_Escape);
    key("3;0;");
    QCOMPARE(said("keyingTitle"), QStringLiteral("Zeile 2"));
    keys().press(Qt::Key_PageDown);
    QCOMPARE(said("keyingTitle"), QStringLiteral("Zeile 1"));
}

void TestKeying::theFirstWayLeadsToTheFields() {
    openFirstSheet();
    keys().press(Qt::Key_F7);
    keys().press(Qt::Key_Z, Qt::AltModifier);
    QTRY_COMPARE(said("keyingTitle"), QStringLiteral("Zeile 1"));
    QTRY_COMPARE(keys().focus(), QStringLiteral("points0"));
    key("3;0;");
    QCOMPARE(sheet().lines.size(), std::size_t{1});
}

void TestKeying::aWayPressedAgainIsStillThatWay() {
    openFirstSheet();
    const struct {
        Qt::Key key;
        const char* title;
    } ways[] = {{Qt::Key_F3, "Strafe"}, {Qt::Key_F2, "Zeile 1 nach"}, {Qt::Key_F7, "Endstand"}};
    for (const auto& way : ways)
        for (int again = 0; again < 2; ++again) {
            keys().press(way.key);
            QVERIFY2(said("keyingTitle").startsWith(QLatin1String(way.title)), way.title);
        }
    keys().press(Qt::Key_F3);
    key("2");
    keys().press(Qt::Key_F3);
    key("3"); // instead
    QCOMPARE(said("points0"), QStringLiteral("3"));
    keys().press(Qt::Key_Escape);
    QCOMPARE(said("keyingTitle"), QStringLiteral("Zeile 1"));
    keys().press(Qt::Key_Escape);
    QCOMPARE(said("keyingTitle"), QStringLiteral("Zeile 1"));
    keys().press(Qt::Key_F7);
    key("18;11;");
    keys().press(Qt::Key_PageDown);
    keys().press(Qt::Key_F7); // as the last one was
    key("18;7;");
    QVERIFY(sheet(1).finalOnly);
}

void TestKeying::aSecondKeyingConfirms() {
    openSheet();
    keys().press(Qt::Key_PageUp);
    const std::vector<int> score = sheet().score;
    const auto tells = [this] { // what was done last, beside *Rückgängig* and at the foot
        const auto* undo = m_case->window().findChild<QAction*>(QStringLiteral("undo"));
        return (undo->text() + undo->toolTip() + said("lastAction")).contains(QLatin1Char(':'));
    };
    QVERIFY(tells());
    keys().press(Qt::Key_F12);
    QVERIFY(!keys().isShown(QStringLiteral("sheetPaper"))); // not to be copied
    QVERIFY(!tells());
    QVERIFY(!keys().isShown(QStringLiteral("sheetStanding")));
    keys().type(QString::number(score[0]));
    key(";");
    keys().type(QString::number(score[1]));
    key(";");
    QVERIFY(sheet().state == SheetState::Confirmed);
    QVERIFY(keys().isShown(QStringLiteral("sheetPaper")));
}

void TestKeying::aSecondKeyingThatDiffersLightsUp() {
    openSheet();
    keys().press(Qt::Key_PageUp);
    const std::vector<int> score = sheet().score;
    keys().press(Qt::Key_F12);
    key("3;");
    keys().type(QString::number(score[1]));
    key(";");
    QVERIFY(sheet().state == SheetState::Disputed);
    QVERIFY2(said("sheetStanding").contains(QStringLiteral("hier %1, zweite Eingabe 3").arg(score[0])),
             qPrintable(said("sheetStanding")));
    QCOMPARE(keys().find(QStringLiteral("sheetStanding"))->property("tone").toString(),
             QStringLiteral("bad"));
    const auto* paper = dynamic_cast<QTableView*>(keys().find(QStringLiteral("sheetPaper")));
    QCOMPARE(paper->model()->index(0, 1).data(SheetModel::SecondRole).toInt(), 3);
    QVERIFY(!paper->model()->index(0, 2).data(SheetModel::SecondRole).isValid());
    keys().press(Qt::Key_F8); // the first was right after all: why?
    QVERIFY(sheet().state == SheetState::Disputed);
    answerPrompt(QStringLiteral("auf dem Papier nachgesehen"));
    QVERIFY(sheet().state == SheetState::Confirmed);
    QVERIFY(!said("sheetStanding").contains(QStringLiteral("zweite Eingabe")));
    QVERIFY(!paper->model()->index(0, 1).data(SheetModel::SecondRole).isValid());
    const auto evening = desk::Evening::open(m_file.toStdString(), store::Access::ReadOnly);
    QCOMPARE(evening->journal().back().why, std::string("auf dem Papier nachgesehen"));
}

// By another score as by the same: what was disputed, and about which score, stays on the paper.
void TestKeying::whatWasDisputedIsSettledWithAReason() {
    openFirstSheet();
    keys().press(Qt::Key_F7);
    key("18;7;");
    for (const char* score : {"18;8;", "18;8;"}) {
        const std::vector<int> before = sheet().score;
        const std::size_t lines = sheet().lines.size();
        keys().press(Qt::Key_F9);
        answerPrompt(QStringLiteral("Karte"));
        keys().press(Qt::Key_F7);
        key(score);
        QVERIFY(sheet().state == SheetState::Disputed);
        QVERIFY2(said("promptQuestion").contains(QStringLiteral("Karte")),
                 qPrintable(said("promptQuestion")));
        answerPrompt(QStringLiteral("Blatt gezeigt"));
        QVERIFY(sheet().state == SheetState::Entered);
        QCOMPARE(sheet().score, (std::vector<int>{18, 8}));
        QCOMPARE(sheet().lines.size(), lines + 1);
        QCOMPARE(sheet().lines.back().points, before);
        QCOMPARE(sheet().lines.back().struck, std::optional<std::string>("Blatt gezeigt"));
        QCOMPARE(sheet().lines.back().why, std::string("Karte"));
    }
    keys().press(Qt::Key_F9);
    answerPrompt(QStringLiteral("verkehrt"));
    keys().press(Qt::Key_F6); // turned round it is another score, too
    answerPrompt(QStringLiteral("war verkehrt"));
    QCOMPARE(sheet().score, (std::vector<int>{8, 18}));
    QVERIFY(sheet().remark.empty());
    const auto* paper = dynamic_cast<QTableView*>(keys().find(QStringLiteral("sheetPaper")));
    QCOMPARE(paper->model()->index(0, 3).data().toString(), QStringLiteral("Karte · Grund: Blatt gezeigt"));
}

// Also where lines are written: beside them, and of one dispute after the other.
void TestKeying::aSettledDisputeStaysBesideTheLines() {
    openFirstSheet();
    key("18;3;");
    if (shown("promptBar")) answerPrompt(QStringLiteral("so gesagt"));
    const std::size_t lines = sheet().lines.size();
    for (const char* about : {"Ansage", "Strich"}) {
        keys().press(Qt::Key_F9);
        answerPrompt(QLatin1String(about));
        keys().press(Qt::Key_F8);
        answerPrompt(QStringLiteral("nachgesehen"));
        QVERIFY(sheet().state == SheetState::Confirmed);
    }
    const auto* paper = dynamic_cast<QTableView*>(keys().find(QStringLiteral("sheetPaper")));
    QCOMPARE(paper->model()->rowCount(), static_cast<int>(lines) + 2);
    QCOMPARE(paper->model()->index(static_cast<int>(lines), 3).data().toString(),
             QStringLiteral("Strittig: Ansage · Grund: nachgesehen"));
    QCOMPARE(paper->model()->index(static_cast<int>(lines) + 1, 3).data().toString(),
             QStringLiteral("Strittig: Strich · Grund: nachgesehen"));
    QVERIFY(paper->model()->index(static_cast<int>(lines), 1).data().toString().isEmpty());
}

void TestKeying::theSecondPersonSettlesADisputeWithAReason() {
    openFirstSheet();
    keys().press(Qt::Key_F7);
    key("18;7;");
    keys().press(Qt::Key_F9);
    answerPrompt(QStringLiteral("Karte"));
    keys().press(Qt::Key_F12);
    key("19;7;"); // written at the target
    QVERIFY(sheet().state == SheetState::Disputed);
    answerPrompt(QStringLiteral("Blatt gezeigt"));
    QVERIFY(sheet().state == SheetState::Confirmed);
    QCOMPARE(sheet().lines.back().why, std::string("Karte"));
    QCOMPARE(sheet().lines.back().struck, std::optional<std::string>("Blatt gezeigt"));
}

void TestKeying::inHeatsTheTableIsNamedAsItStandsInTheRoom() {
    openPrepared([](desk::Evening& evening) {
        QVERIFY(desk::changeSettings(evening, {{"tables", "5"}}, {}).ok());
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        QVERIFY(desk::startRound(evening).ok());
    });
    ctrl(Qt::Key_4);
    QVERIFY2(keys()
                 .find(QStringLiteral("stepRound"))
                 ->accessibleDescription()
                 .contains(QStringLiteral("Begegnungen: ")),
             qPrintable(keys().find(QStringLiteral("stepRound"))->accessibleDescription()));
    for (int table = 1; table < 6; ++table) keys().press(Qt::Key_PageDown);
    QVERIFY2(said("sheetTitle").startsWith(QStringLiteral("Tisch 1 (2. Durchgang) ·")),
             qPrintable(said("sheetTitle")));
    keys().press(Qt::Key_F7);
    key("15;15;"); // refused where it is read back
    QVERIFY(!said("sheetAhead").isEmpty());
    QVERIFY2(strip().isEmpty(), qPrintable(strip()));
    keys().press(Qt::Key_PageDown);
    keys().press(Qt::Key_F7);
    key("18;7;");
    keys().press(Qt::Key_F9);
    QVERIFY2(said("promptQuestion").contains(QStringLiteral("Tisch 2 (2. Durchgang) ")),
             qPrintable(said("promptQuestion")));
}

void TestKeying::whatIsCoveredIsNeitherConfirmedNorStruck() {
    openSheet();
    keys().press(Qt::Key_PageUp);
    const tournament::Sheet before = sheet();
    keys().press(Qt::Key_F12);
    QCOMPARE(said("nextButton"), QStringLiteral("Vergleichen"));
    for (const Qt::Key key : {Qt::Key_F5, Qt::Key_F8, Qt::Key_F4, Qt::Key_F6, Qt::Key_F9}) {
        keys().press(key);
        QVERIFY2(!shown("promptBar"), qPrintable(said("promptQuestion")));
        QVERIFY(!shown("sheetPaper"));
        QVERIFY(sheet() == before);
    }
    keys().press(Qt::Key_F5);
    QVERIFY2(said("sheetAhead").startsWith(QStringLiteral("Erst die zweite Eingabe")),
             qPrintable(said("sheetAhead")));
    key(qPrintable(QStringLiteral("%1;%2").arg(before.score[0]).arg(before.score[1])));
    keys().press(Qt::Key_F5);
    QVERIFY(sheet().state == SheetState::Confirmed);
    keys().press(Qt::Key_F12);
    keys().press(Qt::Key_Escape);
    QVERIFY(shown("sheetPaper"));
}

void TestKeying::aRefusedLetterMovesNothing() {
    openFirstSheet();
    keys().press(Qt::Key_F2);
    const auto place = [this] {
        QCoreApplication::processEvents();
        return keys().find(QStringLiteral("gleichWho"))->mapTo(&m_case->window(), QPoint()).y();
    };
    const int before = place();
    key("q");
    QVERIFY2(said("keyingHint").contains(QStringLiteral("wählt hier nichts")),
             qPrintable(said("keyingHint")));
    QCOMPARE(place(), before);
}

void TestKeying::whatIsWrongIsToldAsLongAsItStands() {
    openFirstSheet();
    key("99;0");
    const QString wrong = said("sheetAhead");
    key(";");
    QVERIFY(shown("promptBar"));
    keys().press(Qt::Key_Escape);
    QCOMPARE(said("points0"), QStringLiteral("99"));
    QVERIFY(shown("sheetAhead"));
    QVERIFY(!wrong.isEmpty());
    QCOMPARE(said("sheetAhead"), wrong);
}

void TestKeying::theButtonNamesTheKeyThatWritesHere() {
    openFirstSheet();
    const auto writes = [this] { return keys().find(QStringLiteral("writeLine"))->accessibleDescription(); };
    const QString enter = QStringLiteral("Enter");
    const QString anywhere = QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText);
    QVERIFY2(anywhere.endsWith(QStringLiteral("+Enter")), qPrintable(anywhere));
    QCOMPARE(writes(), anywhere);
    key("3;");
    QCOMPARE(keys().focus(), QStringLiteral("points1"));
    QCOMPARE(writes(), enter);
    key(";");
    QCOMPARE(sheet().lines.size(), std::size_t{1});
    key("1"); // the other side has nothing
    ctrl(Qt::Key_Return);
    QCOMPARE(sheet().lines.back().points, (std::vector<int>{1, 0}));
    keys().press(Qt::Key_F2);
    key("s");
    QCOMPARE(writes(), anywhere);
    ctrl(Qt::Key_Enter);
    QCOMPARE(sheet().lines.size(), std::size_t{3});
    QCOMPARE(sheet().lines.back().figures.size(), std::size_t{1});
    keys().press(Qt::Key_F3);
    key("1;0");
    QCOMPARE(writes(), anywhere); // its reason comes after it
    key(";ungeboten");
    QCOMPARE(writes(), enter);
}

void TestKeying::spaceGoesOnToTheOtherSide() {
    openFirstSheet();
    key("1 6;");
    QCOMPARE(sheetOnDisk(0).lines.front().points, (std::vector<int>{1, 6}));
    keys().type(QStringLiteral("4:0")); // as it is said
    key(";");
    QCOMPARE(sheetOnDisk(0).lines.back().points, (std::vector<int>{4, 0}));
    key(" 2 "); // nothing before it, and nowhere to go on to
    QCOMPARE(said("points0"), QStringLiteral("2"));
    QCOMPARE(keys().focus(), QStringLiteral("points1"));
}

void TestKeying::whatNoDealBringsIsAskedAbout() {
    openFirstSheet();
    key("18;17");
    QVERIFY2(said("sheetAhead").contains(QStringLiteral("geht in einer Gabe nicht")),
             qPrintable(said("sheetAhead")));
    key(";");
    QVERIFY(sheet().lines.empty());
    answerPrompt(QStringLiteral("der Endstand zählt"));
    QCOMPARE(sheet().score, (std::vector<int>{18, 17}));
}

void TestKeying::anotherFinalScoreStrikesTheLines() {
    openSheet();
    keys().press(Qt::Key_F7);
    QVERIFY2(said("keyingHint").contains(QStringLiteral("streicht die Zeilen")),
             qPrintable(said("keyingHint")));
    key("18;5");
    QVERIFY2(said("sheetAhead").contains(QStringLiteral("gestrichen")), qPrintable(said("sheetAhead")));
    key(";");
    answerPrompt(QStringLiteral("nur der Endstand steht fest"));
    const tournament::Sheet after = sheet(1);
    QCOMPARE(after.score, (std::vector<int>{18, 5}));
    QVERIFY(after.finalOnly && after.lines.front().struck.has_value());
    ctrl(Qt::Key_Z);
    QVERIFY(!sheet(1).lines.front().struck.has_value());
}

void TestKeying::whyAGameEndedIsAskedOnceAndShows() {
    openSheet();
    keys().press(Qt::Key_F7);
    key("9;11");
    QVERIFY(keys().tabTo(QStringLiteral("ending")));
    keys().type(QStringLiteral("z")); // nach Zeit beendet
    QVERIFY(keys().tabTo(QStringLiteral("sheetReason")));
    key("Sperrstunde;");
    QVERIFY(shown("promptBar")); // the lines are struck
    QVERIFY(!shown("promptText"));
    key(";");
    const tournament::Sheet after = sheet(1);
    QCOMPARE(after.score, (std::vector<int>{9, 11}));
    QVERIFY(after.ending == tournament::Ending::Time);
    QCOMPARE(after.remark, std::string("Sperrstunde"));
    QCOMPARE(after.lines.front().struck.value_or(""), std::string("Sperrstunde"));
    const auto ending = [this] {
        return dynamic_cast<QComboBox*>(keys().find(QStringLiteral("ending")))->currentText();
    };
    QVERIFY2(ending().contains(QStringLiteral("nach Zeit")), qPrintable(ending()));
    keys().press(Qt::Key_PageUp);
    keys().press(Qt::Key_F7);
    QVERIFY2(ending().contains(QStringLiteral("ausgespielt")), qPrintable(ending()));
    keys().press(Qt::Key_PageDown);
    QVERIFY2(!keys().hasMessage(), qPrintable(strip())); // nothing is left to be written there
    QVERIFY2(ending().contains(QStringLiteral("nach Zeit")), qPrintable(ending()));
    keys().press(Qt::Key_F7);
    QVERIFY(keys().tabTo(QStringLiteral("writeLine")));
    key(";"); // nothing is said anew
    QVERIFY2(said("sheetAhead").contains(QStringLiteral("noch keine Punkte")),
             qPrintable(said("sheetAhead")));
}

void TestKeying::aLetterAmongTheNumbersSaysHowItEnded() {
    openFirstSheet();
    keys().press(Qt::Key_F7);
    key("6;9");
    keys().type(QStringLiteral("z")); // nach Zeit beendet
    const auto* ending = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("ending")));
    QVERIFY2(ending->currentText().contains(QStringLiteral("nach Zeit")), qPrintable(ending->currentText()));
    QCOMPARE(keys().focus(), QStringLiteral("points1"));
    key(";"); // the reason is offered, none is needed
    QCOMPARE(keys().focus(), QStringLiteral("sheetReason"));
    key(";");
    QVERIFY(sheet().ending == tournament::Ending::Time);
    QCOMPARE(sheet().score, (std::vector<int>{6, 9}));
    keys().press(Qt::Key_F7); // the same once more is no correction
    key("6;9");
    keys().type(QStringLiteral("z"));
    key(";;");
    QVERIFY2(strip().contains(QStringLiteral("steht schon so da")), qPrintable(strip()));
}

void TestKeying::whatIsDisputedStandsApartFromWhyItEnded() {
    openFirstSheet();
    keys().press(Qt::Key_F7);
    key("6;9");
    keys().type(QStringLiteral("z")); // nach Zeit beendet
    key(";Sperrstunde;");
    keys().press(Qt::Key_F9);
    answerPrompt(QStringLiteral("Uhr"));
    const auto* paper = dynamic_cast<QTableView*>(keys().find(QStringLiteral("sheetPaper")));
    QCOMPARE(paper->model()->index(0, 3).data().toString(), QStringLiteral("Sperrstunde"));
    QVERIFY2(said("sheetStanding").contains(QStringLiteral("Strittig: Uhr")) &&
                 !said("sheetStanding").contains(QStringLiteral("Sperrstunde")),
             qPrintable(said("sheetStanding")));
}

void TestKeying::aWrittenSheetIsPrintedFilled() {
    openSheet();
    const auto saved = [this] { // the name that is proposed for it
        ctrl(Qt::Key_P);
        QTRY_VERIFY_WITH_TIMEOUT(shown("previewPage"), 20000);
        const QString title = said("previewTitle");
        keys().press(Qt::Key_Escape);
        m_title = title;
    };
    saved();
    QVERIFY2(m_title.contains(QStringLiteral("Tisch 2")), qPrintable(m_title));
    keys().press(Qt::Key_PageDown);
    saved();
    QVERIFY2(!m_title.contains(QStringLiteral("Tisch")), qPrintable(m_title));
    ctrl(Qt::Key_7);
    saved();
    QVERIFY2(m_title.startsWith(QStringLiteral("Journal")), qPrintable(m_title));
}

QTEST_MAIN(TestKeying)
#include "test_keying.moc"
