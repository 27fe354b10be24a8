#include "models/sheet_model.h"
#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/evening.h>
#include <desk/settings.h>

#include <QHeaderView>
#include <QTableView>
#include <QTest>

// What is keyed into a Schreibzettel, by keyboard alone: figures in full, fines, endings, a second keying.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;
using tournament::SheetState;

} // namespace

class TestSheets : public WindowTest {
    Q_OBJECT

  private slots:
    void aLineIsStruckWithAReason();
    void aClaimThatComesTooLateIsToldBeforeTheReason();
    void theLastLineIsTurnedRoundByOneKey();
    void nothingTypedWritesNothing();
    void aSheetIsDisputed();
    void figuresAreWrittenInFull();
    void figuresChangeSidesByOneKey();
    void whoDealtFirstStandsBesideWhoDealsNext();
    void bothAtTheTargetLeadsToTheFigures();
    void whatCannotBeIsSaidAndOverruled();
    void moreThanADealBringsIsWrittenWithAReason();
    void aFineIsWrittenWithItsReason();
    void aFineIsReadBackBeforeItsReason();
    void aStrikeIsReadBackBeforeItsReason();
    void aCorrectionIsReadBackAlone();
    void aFineThatIsOwedIsSaid();
    void aMinusIsTakenOrRefusedAloud();
    void aScoreBelowNothingIsKeyed();
    void aSurplusIsReadBack();
    void theEndingTakesTabAndEnter();
    void aGameEndsByTime();
    void aGameEndsByForfeit();
    void aGameEndsByRulingOnlyWithAReason();
    void theWinnerIsReadBackBeforeItIsWritten();
    void aFineAndAFinalScoreGoTogether();
    void aFineAboveAFinalScoreIsStruckAndSaysWhy();
    void aReasonBesidePointsIsCalledOne();
    void whatIsMissingIsSaid();
    void aNumberHardlyMeantIsAskedAbout();
    void anotherKeyLetsTheQuestionBe();
    void theWordGoesWithTheMistake();
    void noSheetIsOneSentence();
    void theHeadIsAsHighWithAScrollBarAsWithout();

  private:
    tournament::Sheet sheet(std::size_t table = 0) const { return sheetOnDisk(table); }
    // One round is drawn; its last table before `tables` has lines: 15 to 13.
    void openSheet(int tables = 1);
    // Lines of one new sheet.
    void openScore(int first, int second, const std::map<std::string, std::string>& rules = {});
};

void TestSheets::openSheet(int tables) {
    {
        desk::Evening evening = enteredEvening(m_file, exampleList());
        playPartly(evening, tables);
    }
    m_case->open(m_file);
    keys().press(Qt::Key_4, Qt::ControlModifier);
}

void TestSheets::openScore(int first, int second, const std::map<std::string, std::string>& rules) {
    {
        desk::Evening evening = enteredEvening(m_file, exampleList());
        if (!rules.empty()) QVERIFY(desk::changeSettings(evening, rules).ok());
        playOneLine(evening, first, second);
    }
    m_case->open(m_file);
    keys().press(Qt::Key_4, Qt::ControlModifier);
}

void TestSheets::aLineIsStruckWithAReason() {
    openSheet();
    const std::vector<int> before = sheet().score;
    keys().press(Qt::Key_F4);
    answerPrompt(QStringLiteral("falsch abgelesen"));
    const tournament::Sheet after = sheet();
    QCOMPARE(after.lines.back().struck.value_or(""), std::string("falsch abgelesen"));
    QVERIFY(after.score != before);
    QCOMPARE(keys().focus(), QStringLiteral("points0"));
}

// imst-2015 § 33: until the next line is written
void TestSheets::aClaimThatComesTooLateIsToldBeforeTheReason() {
    openScore(3, 0, {{"rules", "imst"}});
    const auto question = [this] { return said("promptQuestion"); };
    keys().press(Qt::Key_F4);
    QVERIFY2(!question().contains(QStringLiteral("zu spät")), qPrintable(question()));
    keys().press(Qt::Key_Escape);
    key("1;0;");
    QVERIFY(keys().tabTo(QStringLiteral("sheetPaper")));
    keys().press(Qt::Key_Home, Qt::ControlModifier);
    keys().press(Qt::Key_F4);
    QVERIFY2(question().contains(QStringLiteral("Zeile 1 (SIE 3 : WIR 0) streichen")) &&
                 question().contains(QStringLiteral("zu spät")) &&
                 question().contains(QStringLiteral("§ 33")),
             qPrintable(question()));
    answerPrompt(QStringLiteral("die Turnierleitung sagt es"));
    QVERIFY(sheet().lines.front().struck.has_value());
}

void TestSheets::theLastLineIsTurnedRoundByOneKey() {
    openSheet();
    keys().press(Qt::Key_F6);
    const tournament::Sheet after = sheet();
    const auto& lines = after.lines;
    QVERIFY(lines[lines.size() - 2].struck.has_value());
    QCOMPARE(lines.back().points, (std::vector<int>{4, 0}));
    keys().press(Qt::Key_Z, Qt::ControlModifier); // as it was by one key, too
    QVERIFY(!sheet().lines.back().struck.has_value());
    QCOMPARE(sheet().lines.size(), lines.size() - 1);
}

void TestSheets::nothingTypedWritesNothing() {
    openSheet();
    const std::size_t lines = sheet().lines.size();
    keys().press(Qt::Key_Return);
    keys().press(Qt::Key_Return);
    QCOMPARE(sheet().lines.size(), lines);
    keys().press(Qt::Key_X); // no digit, not taken
    QCOMPARE(keys().textOf(QStringLiteral("points0")), QString());
    keys().type(QStringLiteral("2"));
    keys().press(Qt::Key_Return);
    keys().press(Qt::Key_Return); // the other side wrote nothing
    QCOMPARE(sheet().lines.back().points, (std::vector<int>{2, 0}));
    QCOMPARE(keys().focus(), QStringLiteral("points0"));
    keys().press(Qt::Key_Z, Qt::ControlModifier); // the action, not the field it was typed in
    QCOMPARE(sheet().lines.size(), lines);
}

void TestSheets::aSheetIsDisputed() {
    openSheet(2);
    keys().press(Qt::Key_3, Qt::ControlModifier);
    keys().press(Qt::Key_1); // typing a number goes to the table
    keys().press(Qt::Key_Return);
    keys().press(Qt::Key_F9);
    answerPrompt(QStringLiteral("Stand unklar"));
    QVERIFY(sheet().state == SheetState::Disputed);
    QVERIFY(keys().textOf(QStringLiteral("sheetState")).contains(QStringLiteral("strittig")));
}

// Gleich to SIE held at 2, Hanger stands, Spiel to WIR unbet.
void TestSheets::figuresAreWrittenInFull() {
    openSheet();
    keys().press(Qt::Key_F2);
    QCOMPARE(keys().focus(), QStringLiteral("gleichWho"));
    key("q"); // a slip of the finger is not lost without a word
    QVERIFY2(
        said("keyingHint").contains(QStringLiteral("„q“ wählt hier nichts. Es gehen: s (SIE), w (WIR), ")),
        qPrintable(said("keyingHint")));
    key("s;h;y");
    QVERIFY2(said("keyingHint").contains(QStringLiteral("2 bis 7, oder a")), qPrintable(said("keyingHint")));
    key("2");
    QVERIFY(!said("keyingHint").contains(QStringLiteral("wählt hier nichts")));
    key(";t;w;u");
    QVERIFY2(said("sheetAhead").contains(QStringLiteral("SIE 17 : WIR 14")), qPrintable(said("sheetAhead")));
    key(";");
    const tournament::Line line = sheet().lines.back();
    QCOMPARE(line.points, (std::vector<int>{2, 1}));
    QCOMPARE(line.figures.size(), std::size_t{3});
    QVERIFY((line.figures[0] == game::Mark{"gleich", 0, 2, "held"}));
    QCOMPARE(line.figures[1].side, -1);
    QCOMPARE(line.figures[1].how, std::string("standing"));
    QVERIFY((line.figures[2] == game::Mark{"spiel", 1, 1, "unbet"}));
    QCOMPARE(keys().focus(), QStringLiteral("gleichWho")); // ready for the next deal
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(sheet().lines.back().figures.empty());
    keys().press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!sheet().lines.back().figures.empty());
    keys().press(Qt::Key_Escape); // first what was said
    keys().press(Qt::Key_Escape);
    QCOMPARE(keys().focus(), QStringLiteral("points0"));
}

void TestSheets::figuresChangeSidesByOneKey() {
    openSheet();
    keys().press(Qt::Key_F2);
    key("s;h;2;x;w;");
    QVERIFY(keys().find(QStringLiteral("swapSides"))->accessibleName().contains(QStringLiteral("Seiten")));
    keys().press(Qt::Key_F6);
    key(";");
    QCOMPARE(sheet().lines.back().points, (std::vector<int>{1, 2}));
    QVERIFY2(keys().find(QStringLiteral("swapSides"))->accessibleName().contains(QStringLiteral("Zeile")),
             qPrintable(keys().find(QStringLiteral("swapSides"))->accessibleName()));
    keys().press(Qt::Key_F6); // nothing is typed: what was written last is turned round
    const tournament::Sheet after = sheet();
    QVERIFY(after.lines[after.lines.size() - 2].struck.has_value());
    QCOMPARE(after.lines.back().points, (std::vector<int>{2, 1}));
    QCOMPARE(after.lines.back().figures.front().side, 0);
}

void TestSheets::whoDealtFirstStandsBesideWhoDealsNext() {
    openSheet();
    key("2;1;");
    QVERIFY2(said("sheetDealer").contains(QStringLiteral("; zuerst gab ")), qPrintable(said("sheetDealer")));
}

void TestSheets::bothAtTheTargetLeadsToTheFigures() {
    openScore(16, 16);
    key("2;2");
    QVERIFY(!said("sheetAhead").isEmpty()); // said before Enter
    key(";");
    QCOMPARE(sheet().lines.size(), std::size_t{1});
    QCOMPARE(keys().focus(), QStringLiteral("gleichWho"));
    QVERIFY(said("sheetAhead").contains(QStringLiteral("Reihenfolge")));
    QVERIFY(!keys().hasMessage()); // once is enough
    key("s;h;2;x;w;;");            // unbet, it counts last
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
    QCOMPARE(sheet().score, (std::vector<int>{18, 16}));
}

void TestSheets::whatCannotBeIsSaidAndOverruled() {
    openScore(17, 10);
    keys().press(Qt::Key_F2);
    key("s;g;1"); // conceded to those who may not bet
    QVERIFY2(said("sheetAhead").contains(QStringLiteral("pagat.com")), qPrintable(said("sheetAhead")));
    QVERIFY(!said("sheetAhead").contains(QStringLiteral("RP-")));
    QVERIFY(!said("sheetAhead").contains(QStringLiteral("--")));
    key(";x;x;");
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    QCOMPARE(sheet().lines.size(), std::size_t{1});
    answerPrompt(QStringLiteral("Gegner einverstanden"));
    QCOMPARE(sheet().lines.back().why, std::string("Gegner einverstanden"));
    QCOMPARE(sheet().score, (std::vector<int>{18, 10}));
}

void TestSheets::moreThanADealBringsIsWrittenWithAReason() {
    openSheet();
    key("99;;");
    answerPrompt(QStringLiteral("so ausgemacht"));
    const tournament::Sheet sheet = sheetOnDisk(0);
    QCOMPARE(sheet.lines.back().points, (std::vector<int>{99, 0}));
    QCOMPARE(sheet.lines.back().why, std::string("so ausgemacht"));
}

void TestSheets::aFineIsWrittenWithItsReason() {
    openSheet();
    keys().type(QStringLiteral("5")); // of a line that goes on afterwards
    keys().press(Qt::Key_F3);
    QVERIFY(keys().textOf(QStringLiteral("points0")).isEmpty());
    key(";2;");
    QCOMPARE(keys().focus(), QStringLiteral("sheetReason"));
    key(";"); // a fine without a reason is none
    QVERIFY(sheet().lines.back().penalty.empty());
    QVERIFY(keys().tabTo(QStringLiteral("sheetReason")));
    keys().type(QStringLiteral("gestrichen geboten"));
    key(";");
    const tournament::Line line = sheet().lines.back();
    QCOMPARE(line.penalty, (std::vector<int>{0, 2}));
    QCOMPARE(line.why, std::string("gestrichen geboten"));
    QCOMPARE(sheet().score, (std::vector<int>{15, 11}));
    QCOMPARE(keys().focus(), QStringLiteral("points1")); // the half line is still there
}

void TestSheets::aFineIsReadBackBeforeItsReason() {
    openScore(5, 3);
    keys().press(Qt::Key_F3);
    key("2");
    QVERIFY2(said("sheetAhead").contains(QStringLiteral("SIE 3 : WIR 3")), qPrintable(said("sheetAhead")));
    QVERIFY2(said("sheetAhead").contains(QStringLiteral("fehlt noch der Grund")),
             qPrintable(said("sheetAhead")));
    key(";;");
    keys().type(QStringLiteral("verraten"));
    QVERIFY(!said("sheetAhead").contains(QStringLiteral("fehlt")));
}

void TestSheets::aStrikeIsReadBackBeforeItsReason() {
    openScore(5, 3);
    key("4;0;");
    keys().press(Qt::Key_F4);
    const QString asked = said("promptQuestion");
    QVERIFY2(asked.contains(QStringLiteral("SIE 4 : WIR 0")), qPrintable(asked));
    QVERIFY2(asked.contains(QStringLiteral("Dann steht es SIE 5 : WIR 3")), qPrintable(asked));
}

void TestSheets::aCorrectionIsReadBackAlone() {
    openFirstSheet();
    keys().press(Qt::Key_F7);
    key("18;4;");
    QVERIFY(shown("sheetStanding"));
    keys().press(Qt::Key_F7);
    key("11;18");
    QVERIFY2(said("sheetAhead").contains(QStringLiteral("gewinnen 18")), qPrintable(said("sheetAhead")));
    QVERIFY2(!shown("sheetStanding"), qPrintable(said("sheetStanding")));
    keys().press(Qt::Key_Backspace);
    keys().press(Qt::Key_Backspace); // nothing to read back: what stands there is said again
    QVERIFY(shown("sheetStanding"));
}

void TestSheets::aFineThatIsOwedIsSaid() {
    openScore(0, 3, {{"negative_score", "deferred"}});
    keys().press(Qt::Key_F3);
    key("2;;");
    keys().type(QStringLiteral("verraten"));
    QVERIFY2(said("sheetAhead").contains(QStringLiteral("Schuldet noch 2")), qPrintable(said("sheetAhead")));
    key(";");
    QCOMPARE(sheet().score, (std::vector<int>{0, 3}));
    QVERIFY(said("sheetStanding").contains(QStringLiteral("Schuldet noch 2")));
    key("5;;");
    QCOMPARE(sheet().score, (std::vector<int>{3, 3}));
    QVERIFY(!said("sheetStanding").contains(QStringLiteral("Schuldet")));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(said("sheetStanding").contains(QStringLiteral("Schuldet noch 2")));
}

void TestSheets::aFineAboveAFinalScoreIsStruckAndSaysWhy() {
    openFirstSheet();
    keys().press(Qt::Key_F3);
    key("2;;verraten;");
    const auto* paper = dynamic_cast<QTableView*>(keys().find(QStringLiteral("sheetPaper")));
    const auto at = [paper](int column) { return paper->model()->index(0, column); };
    QVERIFY(!at(1).data(SheetModel::StruckRole).toBool());
    keys().press(Qt::Key_F7);
    key("18;7;");
    QVERIFY(at(1).data(SheetModel::StruckRole).toBool());
    QVERIFY2(at(3).data().toString().contains(QStringLiteral("im Endstand schon eingerechnet")),
             qPrintable(at(3).data().toString()));
    QVERIFY(!paper->model()->index(1, 1).data(SheetModel::StruckRole).toBool());
}

void TestSheets::aReasonBesidePointsIsCalledOne() {
    openFirstSheet();
    key("99;;");
    answerPrompt(QStringLiteral("zu 20"));
    const auto* paper = dynamic_cast<QTableView*>(keys().find(QStringLiteral("sheetPaper")));
    QCOMPARE(paper->model()->index(0, 3).data().toString(), QStringLiteral("Grund: zu 20"));
}

void TestSheets::aMinusIsTakenOrRefusedAloud() {
    openScore(0, 3, {{"negative_score", "deferred"}});
    key("-2;1"); // no line takes anything away
    QVERIFY2(said("sheetAhead").contains(QStringLiteral("−2")), qPrintable(said("sheetAhead")));
    key(";");
    QCOMPARE(sheet().lines.size(), std::size_t{1});
    keys().press(Qt::Key_PageDown);
    keys().press(Qt::Key_F7);
    key("-2;18");
    QVERIFY2(said("sheetAhead").contains(QStringLiteral("unter 0")), qPrintable(said("sheetAhead")));
    key(";");
    QVERIFY(sheet(1).state == SheetState::Missing);
}

void TestSheets::aScoreBelowNothingIsKeyed() {
    openScore(0, 3); // in Innsbruck a fine may take it there
    keys().press(Qt::Key_PageDown);
    keys().press(Qt::Key_F7);
    key("-2;18;");
    QCOMPARE(sheet(1).score, (std::vector<int>{-2, 18}));
}

void TestSheets::aSurplusIsReadBack() {
    openSheet(2);
    keys().press(Qt::Key_PageUp);
    keys().press(Qt::Key_F7);
    key("21;11");
    QVERIFY2(said("sheetAhead").contains(QStringLiteral("statt 21 steht dann 18")),
             qPrintable(said("sheetAhead")));
    key(";");
    QCOMPARE(sheet().score, (std::vector<int>{18, 11}));
    QVERIFY(said("messageText").contains(QStringLiteral("Ziel")));
}

void TestSheets::theEndingTakesTabAndEnter() {
    openScore(4, 9);
    keys().press(Qt::Key_F7);
    key("6;9");
    keys().press(Qt::Key_Tab);
    QCOMPARE(keys().focus(), QStringLiteral("ending"));
    keys().type(QStringLiteral("e")); // durch Entscheid
    key(";");
    QCOMPARE(keys().focus(), QStringLiteral("sheetReason"));
    keys().type(QStringLiteral("Karte aus dem Stock"));
    keys().press(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(keys().focus(), QStringLiteral("ending"));
    key(";"); // the reason is there
    QVERIFY(sheet().ending == tournament::Ending::Ruling);
    QCOMPARE(sheet().score, (std::vector<int>{6, 9}));
}

void TestSheets::aGameEndsByTime() {
    openSheet(2);
    keys().press(Qt::Key_F7);
    QVERIFY(keys().tabTo(QStringLiteral("ending")));
    keys().type(QStringLiteral("z")); // nach Zeit beendet
    QVERIFY(keys().tabTo(QStringLiteral("writeLine")));
    key(";");
    QVERIFY(sheet(1).ending == tournament::Ending::Time);
    QCOMPARE(sheet(1).score, (std::vector<int>{15, 13})); // as it stands
    QVERIFY(sheet(1).state == SheetState::Entered);
}

void TestSheets::aGameEndsByForfeit() {
    openScore(4, 9);
    keys().press(Qt::Key_PageDown);
    keys().press(Qt::Key_F7);
    QVERIFY(keys().tabTo(QStringLiteral("ending")));
    keys().press(Qt::Key_End); // given up by WIR
    QVERIFY(keys().tabTo(QStringLiteral("sheetReason")));
    keys().type(QStringLiteral("heimgefahren"));
    key(";");
    QVERIFY(sheet(1).ending == tournament::Ending::Forfeit);
    QCOMPARE(sheet(1).forfeitBy, 1);
    QCOMPARE(sheet(1).score, (std::vector<int>{18, 0}));
    QCOMPARE(sheet(1).remark, std::string("heimgefahren"));
}

void TestSheets::aGameEndsByRulingOnlyWithAReason() {
    openScore(4, 9);
    keys().press(Qt::Key_F7);
    key("18;9");
    QVERIFY(keys().tabTo(QStringLiteral("ending")));
    keys().type(QStringLiteral("e")); // durch Entscheid
    QVERIFY(keys().tabTo(QStringLiteral("writeLine")));
    key(";");
    QVERIFY(sheet().ending == tournament::Ending::Played);
    QVERIFY2(said("sheetAhead").contains(QStringLiteral("Grund")), qPrintable(said("sheetAhead")));
    QCOMPARE(keys().focus(), QStringLiteral("sheetReason"));
    keys().type(QStringLiteral("Karte aus dem Stock"));
    key(";");
    QVERIFY(sheet().ending == tournament::Ending::Ruling);
    QCOMPARE(sheet().score, (std::vector<int>{18, 9}));
    QCOMPARE(sheet().remark, std::string("Karte aus dem Stock"));
}

void TestSheets::theWinnerIsReadBackBeforeItIsWritten() {
    openSheet(2);
    keys().press(Qt::Key_PageUp);
    QVERIFY(sheet().state == SheetState::Entered);
    keys().press(Qt::Key_F7);
    key("11;18");
    const QString first = said("sheetAhead");
    QVERIFY2(first.contains(QStringLiteral("18 : 11")), qPrintable(first));
    const std::vector<int> before = sheet().score;
    keys().press(Qt::Key_F6);
    QVERIFY(said("sheetAhead").contains(QStringLiteral("18 : 11")));
    QVERIFY(said("sheetAhead") != first); // the other side wins
    QCOMPARE(sheet().score, before);
    key(";");
    QCOMPARE(sheet().score, (std::vector<int>{18, 11}));
}

void TestSheets::aFineAndAFinalScoreGoTogether() {
    openFirstSheet();
    keys().press(Qt::Key_F3);
    key("2;;");
    keys().type(QStringLiteral("verraten"));
    key(";");
    QCOMPARE(sheet().score, (std::vector<int>{-2, 0}));
    keys().press(Qt::Key_F7);
    QVERIFY2(said("keyingHint").contains(QStringLiteral("Strafe")), qPrintable(said("keyingHint")));
    key("9;18;");
    QCOMPARE(sheet().score, (std::vector<int>{9, 18}));
    QVERIFY(sheet().state == SheetState::Entered);
    const auto* paper = dynamic_cast<QTableView*>(keys().find(QStringLiteral("sheetPaper")));
    QCOMPARE(paper->model()->rowCount(), 2);
    QCOMPARE(paper->model()->index(0, 1).data().toString(), QStringLiteral("−2"));
    QCOMPARE(paper->model()->index(1, 2).data().toString(), QStringLiteral("18"));
    ctrl(Qt::Key_Z);
    QCOMPARE(sheet().lines.size(), std::size_t{1});
    QCOMPARE(said("keyingTitle"), QStringLiteral("Endstand der ganzen Partie")); // which is keyed next
}

void TestSheets::whatIsMissingIsSaid() {
    openFirstSheet();
    key(";;");
    QVERIFY2(said("sheetAhead").contains(QStringLiteral("keine Punkte")), qPrintable(said("sheetAhead")));
    QCOMPARE(keys().focus(), QStringLiteral("points0"));
    keys().press(Qt::Key_F3);
    key("2;;");
    QCOMPARE(keys().focus(), QStringLiteral("sheetReason"));
    key(";");
    QVERIFY2(said("sheetAhead").contains(QStringLiteral("Grund")), qPrintable(said("sheetAhead")));
    QCOMPARE(keys().focus(), QStringLiteral("sheetReason"));
    keys().type(QStringLiteral("v"));
    QVERIFY(!said("sheetAhead").contains(QStringLiteral("fehlt")));
    keys().press(Qt::Key_F7);
    key("18;;");
    QVERIFY2(said("sheetAhead").contains(QStringLiteral("WIR")), qPrintable(said("sheetAhead")));
    QCOMPARE(keys().focus(), QStringLiteral("points1"));
    keys().press(Qt::Key_F2);
    key(";;;");
    QVERIFY2(said("sheetAhead").contains(QStringLiteral("keine Figur")), qPrintable(said("sheetAhead")));
    QVERIFY(sheet().state == SheetState::Missing);
}

void TestSheets::aNumberHardlyMeantIsAskedAbout() {
    openFirstSheet();
    keys().press(Qt::Key_F7);
    key("50;11;");
    QVERIFY2(said("promptQuestion").contains(QStringLiteral("50")), qPrintable(said("promptQuestion")));
    QCOMPARE(keys().focus(), QStringLiteral("promptCancel"));
    key(";"); // looked at again
    QVERIFY(!shown("promptBar"));
    QVERIFY(sheet().state == SheetState::Missing);
    QCOMPARE(said("points0"), QStringLiteral("50"));
    QCOMPARE(keys().focus(), QStringLiteral("points1"));
    key(";1");
    QCOMPARE(sheet().score, (std::vector<int>{18, 11}));
    keys().press(Qt::Key_PageDown);
    keys().press(Qt::Key_F3);
    key("50;;");
    keys().type(QStringLiteral("verraten"));
    key(";");
    QVERIFY(shown("promptBar"));
    keys().press(Qt::Key_Escape);
    QVERIFY(sheet(1).lines.empty());
    key(";1");
    QCOMPARE(sheet(1).lines.back().penalty, (std::vector<int>{50, 0}));
    QVERIFY(m_case->dialogs().asked.isEmpty() || m_case->dialogs().asked.size() == 1); // the file alone
}

void TestSheets::anotherKeyLetsTheQuestionBe() {
    openSheet(2);
    const std::size_t table = 1;
    const tournament::Sheet before = sheet(table);
    keys().press(Qt::Key_F4);
    QVERIFY(shown("promptBar"));
    keys().press(Qt::Key_F3);
    QVERIFY(!shown("promptBar"));
    QCOMPARE(said("keyingTitle"), QStringLiteral("Strafe"));
    keys().press(Qt::Key_F4);
    keys().press(Qt::Key_PageUp); // the line was another sheet's
    QVERIFY(!shown("promptBar"));
    keys().press(Qt::Key_PageDown);
    keys().press(Qt::Key_F4);
    keys().press(Qt::Key_F9, Qt::ControlModifier); // the round clock has nothing to do with it
    QVERIFY(shown("promptBar"));
    ctrl(Qt::Key_Comma);
    QVERIFY(!shown("promptBar"));
    QVERIFY(sheet(table) == before);
}

void TestSheets::theWordGoesWithTheMistake() {
    openFirstSheet();
    keys().press(Qt::Key_F7);
    const auto tone = [this] {
        return keys().find(QStringLiteral("sheetReadBack"))->property("tone").toString();
    };
    key("18;18;");
    QCOMPARE(tone(), QStringLiteral("bad"));
    QVERIFY(!said("sheetAhead").isEmpty());
    QVERIFY(!keys().hasMessage()); // told where it is read back, and there alone
    keys().press(Qt::Key_Backspace);
    QVERIFY(tone() != QStringLiteral("bad"));
    key("12;");
    QCOMPARE(sheet().score, (std::vector<int>{18, 12}));
}

void TestSheets::noSheetIsOneSentence() {
    { enteredEvening(m_file, exampleList()); }
    m_case->open(m_file);
    ctrl(Qt::Key_4);
    QVERIFY(shown("sheetPage"));
    QVERIFY(shown("sheetEmpty"));
    QVERIFY(!shown("sheetPaper"));
    QVERIFY(!shown("confirmSheet"));
}

// The names are as wide as their column, and the bar stands beside it. Where a lower head made room enough to
// do without the bar, and a higher one none, the window came to no end of it.
void TestSheets::theHeadIsAsHighWithAScrollBarAsWithout() {
    openSheet();
    auto& paper = dynamic_cast<QTableView&>(*keys().find(QStringLiteral("sheetPaper")));
    const auto headWith = [&](Qt::ScrollBarPolicy bar) {
        paper.setVerticalScrollBarPolicy(bar);
        QCoreApplication::sendPostedEvents();
        return paper.horizontalHeader()->sizeHint().height();
    };
    constexpr int kNarrow = 860;
    constexpr int kWide = 1280;
    constexpr int kStep = 10;
    for (int width = kNarrow; width <= kWide; width += kStep) {
        m_case->window().resize(width, 720);
        QCOMPARE(headWith(Qt::ScrollBarAlwaysOn), headWith(Qt::ScrollBarAlwaysOff));
    }
}

QTEST_MAIN(TestSheets)
#include "test_sheets.moc"
