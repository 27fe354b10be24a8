#include "base/look.h"
#include "models/zero_sum_model.h"
#include "pages/line_keys.h"
#include "support/evenings.h"
#include "support/window_test.h"
#include "widgets/chip_row.h"

#include <desk/draws.h>
#include <desk/ending.h>
#include <desk/evening.h>
#include <desk/settings.h>
#include <desk/sheets.h>
#include <tournament/zero_sum.h>

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include <koenigrufen/line/so_far.h>
#include <set>

// The Tarock sheet: lines, numbers and totals keyed as at the table, by keyboard alone.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;
using tournament::SheetState;

// A whole round as it is typed; of each kind of game one, a struck Doppelrunde among them.
const char* const kSheet[] = {"A r C + t+",   "B d - k",      "tr 26/2 18/1 25 0j",
                              "D sr A +",     "A r C +",      "C pi +",
                              "D ar B + p!+", "A f -",        "B pi - kD, D pi +",
                              "B r - mf=C:A", "= 3 -1 -1 -1", "D 6d - k",
                              "A sd + p+",    "B be + kC",    "C po +",
                              "D aufgegeben"};

} // namespace

class TestTarockSheet : public WindowTest {
    Q_OBJECT

  private slots:
    void init();
    void aLineIsReadBackBeforeItIsWritten();
    void aWholeSheetIsAsByCommandLine();
    void keysWriteTheLine();
    void aBrokenGameHasAKey();
    void keysOfTwoNegativeGames();
    void spacesBetweenKeysOnlyPartThem();
    void keysOfTrischaken();
    void keysOfMondfangAndGivenUp();
    void theLastNumberFillsItself();
    void numbersThatDoNotSumToZeroAreNotWritten();
    void onlyTheTotalsAreKeyed();
    void totalsInsteadOfLinesAreAskedFor();
    void aTableEndsByTime();
    void aStruckTrischakenUndoubles();
    void aLineIsCorrected();
    void aFineStandsBesideTheSheet();
    void whatIsTypedStaysOnItsSheet();
    void whatIsTypedStaysInAnotherLanguage();
    void totalsAreKeyedTwice();
    void undoTakesALineBack();
    void atATableOfFiveTheDealerSitsOut();
    void aRoundMayEndByARadel();
    void whatIsNoLineIsRefused();
    void aLetterAmongNumbersGoesToTheLine();
    void numbersStayWithTheirSheet();
    void enterWritesFromATick();
    void undoTakesBackWhatIsTypedFirst();
    void eachKeyIsOneThatTheGameTakes();
    void whoIsNotVorhandIsAskedAbout();
    void nothingOfTheReadBackIsCut();
    void theWaysAreThoseThatCanBeKeyedNow();
    void namesStandWholeAboveTheirColumns();
    void aClosedTournamentIsNotCorrected();

  private:
    QTableView* paper() { return dynamic_cast<QTableView*>(keys().find(QStringLiteral("zeroSumPaper"))); }
    QString onPaper(int row, int column) { return paper()->model()->index(row, column).data().toString(); }
    QString points(int row) {
        QStringList all;
        for (int seat = 0; seat < 4; ++seat) all << onPaper(row, ZeroSumModel::kFirstSeatColumn + seat);
        return all.join(QLatin1Char(' '));
    }
    // Where it is read back, in red.
    bool isRefused() {
        return keys().find(QStringLiteral("readBack"))->property("tone") == QVariant(QStringLiteral("bad")) &&
               !said("readBackWords").isEmpty();
    }
    QString lineText() { return dynamic_cast<QLineEdit*>(keys().find(QStringLiteral("gameLine")))->text(); }
    void line(const QString& text) {
        keys().type(text);
        keys().press(Qt::Key_Return);
    }
    void toRow(const char* name) { QVERIFY(keys().tabTo(QLatin1String(name))); }
    void toKeys() { QVERIFY(keys().tabTo(QStringLiteral("keysWho"))); }
    void clearLine() {
        while (!lineText().isEmpty()) keys().press(Qt::Key_Backspace);
    }
};

void TestTarockSheet::init() {
    WindowTest::init();
    {
        desk::Evening evening = tarockEvening(m_file, exampleList(), 17);
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        QVERIFY(desk::startRound(evening).ok());
        QCOMPARE(evening.tournament().rounds[0].tables[0].sides.size(), std::size_t{4});
        QCOMPARE(evening.tournament().rounds[0].tables.back().sides.size(), std::size_t{5});
    }
    m_case->open(m_file);
    ctrl(Qt::Key_4);
}

void TestTarockSheet::aLineIsReadBackBeforeItIsWritten() {
    QCOMPARE(keys().focus(), QStringLiteral("gameLine"));
    QCOMPARE(said("sheetState"), QStringLiteral("Spiel 1 von 16"));
    QVERIFY(said("zeroSumAbout").contains(QStringLiteral("zählt einfach")));
    keys().type(QStringLiteral("A r C + t+"));
    QVERIFY(said("readBackWords").contains(QStringLiteral("gewonnen")));
    QVERIFY(said("readBackPoints").contains(QStringLiteral("+2")));
    QCOMPARE(points(0), QStringLiteral("2 −2 2 −2"));
    QVERIFY(sheetOnDisk(0).lines.empty());
    keys().press(Qt::Key_Return);
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{1});
    QCOMPARE(sheetOnDisk(0).lines[0].text, std::string("A rufer C won trull+"));
    QCOMPARE(keys().focus(), QStringLiteral("gameLine"));
    QCOMPARE(said("sheetState"), QStringLiteral("Spiel 2 von 16"));
    QVERIFY(m_case->needed().width() <= 1264);
}

// The same lines given to the desk, which is what the command line does.
void TestTarockSheet::aWholeSheetIsAsByCommandLine() {
    QStringList lines;
    for (const char* const text : kSheet) lines << QLatin1String(text);
    lines[15] = QStringLiteral("D r aufgegeben");
    const QString other = m_case->path(QStringLiteral("zweiter.schreiber"));
    QVERIFY(QFile::copy(m_file, other));
    auto evening = desk::Evening::open(other.toStdString());
    QVERIFY(evening.ok());
    for (const QString& text : lines) {
        line(text);
        QVERIFY2(!isRefused() && strip().isEmpty(),
                 qPrintable(text + QStringLiteral(": ") + said("readBackWords")));
        tournament::Line written;
        written.text = text.toStdString();
        const auto done = desk::addLine(*evening, {1, 1, 1}, written, {});
        QVERIFY2(done.ok(), qPrintable(text));
    }
    QCOMPARE(evening->tournament().rounds.size(), onDisk().rounds.size());
    QVERIFY(evening->tournament().rounds[0].tables[0].games[0] == sheetOnDisk(0));
    QVERIFY(evening->tournament() == onDisk());
    QCOMPARE(sheetOnDisk(0).state, SheetState::Entered);
    QVERIFY(!shown("gameLine")); // nothing more belongs to it
    QCOMPARE(onPaper(4, ZeroSumModel::kWhatColumn), QStringLiteral("nach 4"));
    QCOMPARE(onPaper(3, ZeroSumModel::kFactorColumn), QStringLiteral("×2"));
    for (int row = 0; row < paper()->model()->rowCount(); ++row)
        QCOMPARE(onPaper(row, ZeroSumModel::kFirstSeatColumn + 4), QStringLiteral("0"));
    keys().press(Qt::Key_F8);
    QCOMPARE(sheetOnDisk(0).state, SheetState::Confirmed);
}

void TestTarockSheet::keysWriteTheLine() {
    toKeys();
    key("A");
    QCOMPARE(keys().focus(), QStringLiteral("keysGame"));
    key("r");
    QCOMPARE(keys().focus(), QStringLiteral("keysWith"));
    key("c+");
    QCOMPARE(keys().focus(), QStringLiteral("keysPremiums"));
    QCOMPARE(lineText(), QStringLiteral("A r C +"));
    key("tku");
    QCOMPARE(lineText(), QStringLiteral("A r C + t+ ku+"));
    key("ku");
    QCOMPARE(lineText(), QStringLiteral("A r C + t+ ku-"));
    key("ku");
    QCOMPARE(lineText(), QStringLiteral("A r C + t+ ku!+"));
    key("kuku");
    QCOMPARE(lineText(), QStringLiteral("A r C + t+"));
    QVERIFY(said("readBackPoints").contains(QStringLiteral("+2")));
    key(";");
    QCOMPARE(sheetOnDisk(0).lines[0].text, std::string("A rufer C won trull+"));
    // And what is typed shows on them: another game keeps who and how.
    keys().type(QStringLiteral("B ar A - uhu!-"));
    toKeys();
    key("C");
    QCOMPARE(lineText(), QStringLiteral("C ar A - uhu!-"));
    key("sd");
    QCOMPARE(lineText(), QStringLiteral("C sd - uhu!-"));
    key("k");
    QCOMPARE(lineText(), QStringLiteral("C sd - k uhu!-"));
    // Letters typed on the paper belong to the line.
    keys().press(Qt::Key_Return);
    QVERIFY(keys().tabTo(QStringLiteral("zeroSumPaper")));
    key("d");
    QCOMPARE(keys().focus(), QStringLiteral("gameLine"));
    QCOMPARE(lineText(), QStringLiteral("d"));
}

// One key, then by whose doing; what was announced stays, and what nobody had announced goes.
void TestTarockSheet::aBrokenGameHasAKey() {
    keys().press(Qt::Key_F4, Qt::ShiftModifier);
    QVERIFY2(isRefused() && said("readBackWords").contains(QStringLiteral("Zuerst")),
             qPrintable(said("readBackWords")));
    keys().type(QStringLiteral("A r C + k t!+ p+"));
    keys().press(Qt::Key_F4, Qt::ShiftModifier);
    QCOMPARE(keys().focus(), QStringLiteral("keysBroken"));
    keys().type(QStringLiteral("b"));
    QCOMPARE(lineText(), QStringLiteral("A r C broken=B k t!"));
    QVERIFY2(said("readBackWords").contains(QStringLiteral("abgebrochen durch")),
             qPrintable(said("readBackWords")));
    keys().press(Qt::Key_Return);
    QCOMPARE(sheetOnDisk(0).lines[0].text, std::string("A rufer C broken=B k trull!"));
    keys().type(QStringLiteral("tr 26/2"));
    keys().press(Qt::Key_F4, Qt::ShiftModifier);
    keys().type(QStringLiteral("d"));
    QCOMPARE(lineText(), QStringLiteral("tr broken=D"));
    keys().press(Qt::Key_Return);
    QCOMPARE(sheetOnDisk(0).lines[1].points, (std::vector<int>{1, 1, 1, -3}));
    keys().type(QStringLiteral("B pi"));
    keys().press(Qt::Key_F4, Qt::ShiftModifier);
    QVERIFY2(isRefused() && said("readBackWords").contains(QStringLiteral("Negativspiel")),
             qPrintable(said("readBackWords")));
}

void TestTarockSheet::keysOfTwoNegativeGames() {
    toKeys();
    key("Bpi");
    QCOMPARE(keys().focus(), QStringLiteral("keysResult"));
    key("-");
    QCOMPARE(keys().focus(), QStringLiteral("keysSecondWho"));
    key("dpi+");
    QCOMPARE(lineText(), QStringLiteral("B pi -, D pi +"));
    key("kB");
    QCOMPARE(lineText(), QStringLiteral("B pi -, D pi + kB"));
    key(";");
    QCOMPARE(sheetOnDisk(0).lines[0].text, std::string("B piccolo lost, D piccolo won kB"));
}

void TestTarockSheet::spacesBetweenKeysOnlyPartThem() {
    toKeys();
    key("A r C +");
    QCOMPARE(lineText(), QStringLiteral("A r C +"));
    key(";");
    toKeys();
    auto* who = keys().find(QStringLiteral("keysWho"));
    QTest::mouseClick(who, Qt::LeftButton, {}, QPoint(who->width() / 3, who->height() / 2));
    const QString clicked = lineText();
    keys().type(QStringLiteral(" "));
    QCOMPARE(lineText(), clicked);
}

void TestTarockSheet::keysOfTrischaken() {
    toKeys();
    keys().press(Qt::Key_Tab);
    key("tr");
    QCOMPARE(keys().focus(), QStringLiteral("counted0"));
    keys().type(QStringLiteral("26/2 18/1 25 0j"));
    QCOMPARE(lineText(), QStringLiteral("tr 26/2 18/1 25 0j"));
    QVERIFY(said("readBackPoints").contains(QStringLiteral("+3")));
    key(";");
    QCOMPARE(sheetOnDisk(0).lines[0].points, (std::vector<int>{-1, -1, -1, 3}));
    QVERIFY(said("zeroSumAbout").contains(QStringLiteral("×2")));
    QCOMPARE(lineText(), QString());
}

void TestTarockSheet::keysOfMondfangAndGivenUp() {
    toKeys();
    key("Ard-");
    key("mf");
    QCOMPARE(keys().focus(), QStringLiteral("keysCaught"));
    key("bc");
    QCOMPARE(lineText(), QStringLiteral("A r D - mf=B:C"));
    key("t");
    QCOMPARE(lineText(), QStringLiteral("A r D - t+ mf=B:C"));
    key("t;");
    QCOMPARE(sheetOnDisk(0).lines[0].points, (std::vector<int>{-2, 3, 1, -2}));
    toKeys();
    key("Br");
    QCOMPARE(keys().focus(), QStringLiteral("keysWith"));
    key("c-");
    toRow("keysResult");
    for (int i = 0; i < 2; ++i) keys().press(Qt::Key_Right);
    keys().press(Qt::Key_Space);
    QCOMPARE(lineText(), QStringLiteral("B r aufgegeben"));
    key(";");
    QCOMPARE(sheetOnDisk(0).lines[1].points, (std::vector<int>{2, -6, 2, 2})); // after a Mondfang
}

void TestTarockSheet::theLastNumberFillsItself() {
    keys().press(Qt::Key_F2);
    QCOMPARE(keys().focus(), QStringLiteral("gameNumber0"));
    key("3;-1;-1;");
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{1});
    QCOMPARE(sheetOnDisk(0).lines[0].points, (std::vector<int>{3, -1, -1, -1}));
    QCOMPARE(keys().focus(), QStringLiteral("gameNumber0")); // the next one, too
    keys().type(QStringLiteral("-3 1 1"));
    QVERIFY(keys().tabTo(QStringLiteral("afterMondfang")));
    keys().press(Qt::Key_Space);
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(sheetOnDisk(0).lines[1].text, std::string("= -3 1 1 1 mondfang"));
    QVERIFY(said("zeroSumAbout").contains(QStringLiteral("×2")));
}

void TestTarockSheet::numbersThatDoNotSumToZeroAreNotWritten() {
    keys().press(Qt::Key_F2);
    keys().type(QStringLiteral("3 -1 -1 1"));
    QVERIFY(said("readBackWords").contains(QStringLiteral("ergibt +2 statt 0")));
    QVERIFY(said("readBackWords").contains(QStringLiteral("−1")));
    QVERIFY(!dynamic_cast<QPushButton*>(keys().find(QStringLiteral("writeZeroSum")))->isEnabled());
    QCOMPARE(onPaper(0, ZeroSumModel::kFirstSeatColumn + 4), QStringLiteral("2"));
    key(";");
    QVERIFY(sheetOnDisk(0).lines.empty());
    QVERIFY(isRefused());
    QVERIFY(strip().isEmpty()); // it is told where it is read back
    keys().press(Qt::Key_Backspace);
    QVERIFY(!isRefused());
    key("-1;");
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{1});
}

void TestTarockSheet::onlyTheTotalsAreKeyed() {
    keys().press(Qt::Key_F7);
    key("34;-12;-18;");
    const tournament::Sheet sheet = sheetOnDisk(0);
    QVERIFY(sheet.finalOnly);
    QCOMPARE(sheet.score, (std::vector<int>{34, -12, -18, -4}));
    QVERIFY(!shown("gameTotal0")); // what is to be done with it has the room
    keys().press(Qt::Key_F8);
    QCOMPARE(sheetOnDisk(0).state, SheetState::Confirmed);
    keys().press(Qt::Key_PageDown);
    QCOMPARE(keys().focus(), QStringLiteral("gameLine")); // how a sheet is keyed it has for itself
    keys().press(Qt::Key_PageUp);
    keys().press(Qt::Key_F7);
    // What stands there is changed, not typed once more.
    QCOMPARE(dynamic_cast<QLineEdit*>(keys().find(QStringLiteral("gameTotal2")))->text(),
             QStringLiteral("-18"));
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(said("readBackWords").contains(QStringLiteral("steht es schon")));
    m_case->dialogs().answers = {true}; // it was confirmed
    m_case->dialogs().reason = QStringLiteral("verlesen");
    key("30;;;0;");
    QCOMPARE(sheetOnDisk(0).score, (std::vector<int>{30, -12, -18, 0}));
}

void TestTarockSheet::totalsInsteadOfLinesAreAskedFor() {
    line(QStringLiteral("A r C +"));
    keys().press(Qt::Key_F7);
    key("3;-1;-1");
    QVERIFY2(said("readBackWords").contains(QStringLiteral("erst 1 von 16 Spielen")),
             qPrintable(said("readBackWords")));
    key(";");
    answerPrompt(QStringLiteral("Zeilen vom Nebentisch"));
    QVERIFY(sheetOnDisk(0).finalOnly);
    QCOMPARE(sheetOnDisk(0).lines[0].struck, std::optional<std::string>("Zeilen vom Nebentisch"));
}

void TestTarockSheet::aTableEndsByTime() {
    for (const char* text : {"A r C +", "B r D +", "C r A -", "D sr +"}) line(QLatin1String(text));
    keys().press(Qt::Key_F7);
    QVERIFY(keys().tabTo(QStringLiteral("endedByTime")));
    keys().press(Qt::Key_Space);
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(sheetOnDisk(0).ending, tournament::Ending::Time);
    QCOMPARE(sheetOnDisk(0).state, SheetState::Entered);
    QVERIFY(!sheetOnDisk(0).finalOnly);
}

void TestTarockSheet::aStruckTrischakenUndoubles() {
    for (const char* text : {"tr 26/2 18/1 25 0j", "B r D +", "C r A +"}) line(QLatin1String(text));
    QCOMPARE(sheetOnDisk(0).lines[1].points, (std::vector<int>{-2, 2, -2, 2}));
    keys().press(Qt::Key_Up);
    keys().press(Qt::Key_Up);
    keys().press(Qt::Key_Up);
    keys().press(Qt::Key_F4);
    const QString asked = said("promptQuestion");
    QVERIFY2(asked.contains(QStringLiteral("2 (")) && asked.contains(QStringLiteral(" 2 → 1")) &&
                 asked.contains(QStringLiteral(" −2 → −1")) && !asked.contains(QStringLiteral(":1")),
             qPrintable(asked));
    answerPrompt(QStringLiteral("nicht gezählt"));
    const tournament::Sheet sheet = sheetOnDisk(0);
    QCOMPARE(sheet.lines[0].struck, std::optional<std::string>("nicht gezählt"));
    QCOMPARE(sheet.lines[1].points, (std::vector<int>{-1, 1, -1, 1}));
    QCOMPARE(sheet.score, (std::vector<int>{0, 0, 0, 0}));
    QVERIFY(paper()->model()->index(0, 0).data(ZeroSumModel::StruckRole).toBool());
    QCOMPARE(points(0), QStringLiteral("0 0 0 0"));
    QCOMPARE(onPaper(1, ZeroSumModel::kFactorColumn), QString());
}

void TestTarockSheet::aLineIsCorrected() {
    for (const char* text : {"tr 26/2 18/1 25 0j", "B r D +"}) line(QLatin1String(text));
    keys().press(Qt::Key_Up);
    keys().press(Qt::Key_Up);
    keys().press(Qt::Key_F7, Qt::ShiftModifier);
    QCOMPARE(said("sheetState"), QStringLiteral("Spiel 1 berichtigen"));
    QCOMPARE(lineText(), QStringLiteral("trischaken 26/2 18/1 25 0j"));
    keys().type(QStringLiteral("A r C -")); // over what was chosen
    QVERIFY2(said("readBackWords").contains(QStringLiteral("Spiel 2")), qPrintable(said("readBackWords")));
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{2});
    key(";");
    answerPrompt(QStringLiteral("verschrieben"));
    const tournament::Sheet sheet = sheetOnDisk(0);
    QCOMPARE(sheet.lines.size(), std::size_t{3});
    QCOMPARE(sheet.lines[2].instead, 1);
    QCOMPARE(sheet.lines[0].struck, std::optional<std::string>("verschrieben"));
    QCOMPARE(sheet.lines[1].points, (std::vector<int>{-1, 1, -1, 1}));
    QCOMPARE(said("sheetState"), QStringLiteral("Spiel 3 von 16"));
    QCOMPARE(onPaper(0, ZeroSumModel::kWhatColumn), QStringLiteral("Trischaken")); // struck, above the other
    QCOMPARE(points(0), QStringLiteral("−1 −1 −1 3"));
    QCOMPARE(onPaper(1, ZeroSumModel::kWhatColumn), QStringLiteral("A Rufer mit C"));
    // Let be, nothing has changed.
    keys().press(Qt::Key_Up);
    keys().press(Qt::Key_F7, Qt::ShiftModifier);
    keys().press(Qt::Key_Escape);
    QCOMPARE(said("sheetState"), QStringLiteral("Spiel 3 von 16"));
    QCOMPARE(lineText(), QString());
    QVERIFY(sheet == sheetOnDisk(0));
}

void TestTarockSheet::aFineStandsBesideTheSheet() {
    line(QStringLiteral("A r C +"));
    keys().press(Qt::Key_F3);
    QCOMPARE(keys().focus(), QStringLiteral("gameFine0"));
    // What is done beside keying has its place; none lies on another.
    m_case->window().grab();
    const char* const deeds[] = {"confirmSheet", "disputeSheet", "strikeLine", "disputeHere"};
    for (const char* const one : deeds)
        for (const char* const other : deeds)
            if (one != other)
                QVERIFY2(!keys()
                              .find(QLatin1String(one))
                              ->geometry()
                              .intersects(keys().find(QLatin1String(other))->geometry()),
                         one);
    key(";5;;;");
    QCOMPARE(keys().focus(), QStringLiteral("fineReason"));
    key(";");
    QVERIFY(said("readBackWords").contains(QStringLiteral("Grund")));
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{1});
    line(QStringLiteral("Karte gezeigt"));
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{2});
    QCOMPARE(sheetOnDisk(0).lines[1].penalty, (std::vector<int>{0, 5, 0, 0}));
    QCOMPARE(sheetOnDisk(0).score, (std::vector<int>{1, -1, 1, -1}));
    QCOMPARE(keys().focus(), QStringLiteral("gameLine"));
    const int last = paper()->model()->rowCount() - 1;
    QCOMPARE(onPaper(last, ZeroSumModel::kFirstSeatColumn + 1), QStringLiteral("−5"));
}

void TestTarockSheet::whatIsTypedStaysOnItsSheet() {
    keys().type(QStringLiteral("A r C +"));
    keys().press(Qt::Key_F2);
    keys().type(QStringLiteral("3 -1"));
    keys().press(Qt::Key_PageDown);
    QVERIFY(strip().contains(QStringLiteral("A r C +")) || strip().contains(QStringLiteral("1")));
    keys().press(Qt::Key_F2);
    QCOMPARE(dynamic_cast<QLineEdit*>(keys().find(QStringLiteral("gameNumber0")))->text(), QString());
    keys().press(Qt::Key_PageUp);
    QCOMPARE(dynamic_cast<QLineEdit*>(keys().find(QStringLiteral("gameNumber0")))->text(),
             QStringLiteral("3"));
    keys().press(Qt::Key_F2); // back to the line
    QCOMPARE(lineText(), QStringLiteral("A r C +"));
    // Nobody confirms past it, and closing asks.
    keys().press(Qt::Key_5, Qt::ControlModifier);
    ctrl(Qt::Key_4);
    QCOMPARE(lineText(), QStringLiteral("A r C +"));
    key(";");
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{1});
}

// The window is built anew: the line, the way of keying and the game that is being corrected stand there
// again.
void TestTarockSheet::whatIsTypedStaysInAnotherLanguage() {
    for (const char* text : {"A r C +", "B r D +"}) line(QLatin1String(text));
    keys().press(Qt::Key_Up);
    keys().press(Qt::Key_Up);
    keys().press(Qt::Key_F7, Qt::ShiftModifier);
    keys().type(QStringLiteral("A r C -"));
    auto* const english = m_case->window().findChild<QAction*>(QStringLiteral("languageEn"));
    QVERIFY(english != nullptr);
    english->trigger();
    QCoreApplication::processEvents();
    QCOMPARE(said("sheetState"), QStringLiteral("Correct game 1"));
    QCOMPARE(lineText(), QStringLiteral("A r C -"));
    QVERIFY2(said("readBackWords").contains(QStringLiteral("lost")), qPrintable(said("readBackWords")));
    QVERIFY(keys().tabTo(QStringLiteral("gameLine")));
    key(";");
    answerPrompt(QStringLiteral("wrong"));
    QCOMPARE(sheetOnDisk(0).lines[2].instead, 1);
}

void TestTarockSheet::totalsAreKeyedTwice() {
    keys().press(Qt::Key_F7);
    key("34;-12;-18;");
    keys().press(Qt::Key_F12);
    QVERIFY(shown("sheetCover"));
    QVERIFY(!shown("zeroSumPaper"));
    key("34;-12;-17;");
    QCOMPARE(sheetOnDisk(0).state, SheetState::Disputed);
    QVERIFY2(said("zeroSumBeside").contains(QStringLiteral("−17")), qPrintable(said("zeroSumBeside")));
    keys().press(Qt::Key_F12);
    key("34;-12;-18;");
    QCOMPARE(sheetOnDisk(0).state, SheetState::Confirmed);
    QVERIFY(!shown("sheetCover"));
}

void TestTarockSheet::undoTakesALineBack() {
    line(QStringLiteral("A r C +"));
    keys().press(Qt::Key_F4); // on the next line, where nothing stands: how to choose one is said
    QVERIFY(!shown("promptBar"));
    QVERIFY2(strip().contains(QStringLiteral("zuerst die Zeile wählen")), qPrintable(strip()));
    ctrl(Qt::Key_Z);
    QVERIFY(sheetOnDisk(0).lines.empty());
    QCOMPARE(said("sheetState"), QStringLiteral("Spiel 1 von 16"));
    ctrl(Qt::Key_Y);
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{1});
}

void TestTarockSheet::atATableOfFiveTheDealerSitsOut() {
    for (int i = 0; i < 3; ++i) keys().press(Qt::Key_PageDown);
    QCOMPARE(said("sheetState"), QStringLiteral("Spiel 1 von 20"));
    QVERIFY(said("zeroSumAbout").contains(QStringLiteral("ist draußen")));
    line(QStringLiteral("A r C + t+"));
    QCOMPARE(sheetOnDisk(3).lines[0].points, (std::vector<int>{2, -2, 2, -2, 0}));
    QCOMPARE(onPaper(0, ZeroSumModel::kFirstSeatColumn + 4), QStringLiteral("–"));
    keys().press(Qt::Key_F2); // A deals now
    QCOMPARE(keys().focus(), QStringLiteral("gameNumber1"));
    keys().type(QStringLiteral("3 -1 -1"));
    key(";");
    QCOMPARE(sheetOnDisk(3).lines[1].points, (std::vector<int>{0, 3, -1, -1, -1}));
    QCOMPARE(onPaper(5, ZeroSumModel::kWhatColumn), QStringLiteral("nach 5"));
    keys().press(Qt::Key_F2);
    line(QStringLiteral("B r C +")); // who deals plays nothing
    QVERIFY(isRefused());
    QVERIFY(said("readBackWords").contains(QLatin1Char('B')));
    QCOMPARE(sheetOnDisk(3).lines.size(), std::size_t{2});
    QVERIFY(m_case->needed().width() <= 1264);
}

void TestTarockSheet::aRoundMayEndByARadel() {
    m_file = m_case->path(QStringLiteral("radel.schreiber"));
    {
        desk::Evening evening = tarockEvening(m_file, exampleList(), 8);
        QVERIFY(desk::changeSettings(evening, {{"end", "radel"}}).ok());
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        QVERIFY(desk::startRound(evening).ok());
    }
    m_case->open(m_file);
    ctrl(Qt::Key_4);
    QCOMPARE(said("sheetState"), QStringLiteral("Spiel 1"));
    QCOMPARE(said("sheetTarget"), QStringLiteral("bis zum Radel"));
    line(QStringLiteral("A r C +"));
    keys().type(QStringLiteral("B: radel"));
    QVERIFY2(said("readBackWords").contains(QStringLiteral("Radel")), qPrintable(said("readBackWords")));
    key(";");
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{2});
    QCOMPARE(said("sheetState"), QStringLiteral("Spiel 2")); // it is no game
    keys().press(Qt::Key_Up);
    keys().press(Qt::Key_F7, Qt::ShiftModifier);
    QCOMPARE(said("sheetState"), QStringLiteral("Zeile berichtigen"));
    keys().press(Qt::Key_Escape);
    keys().press(Qt::Key_Up);
    keys().press(Qt::Key_F4);
    QVERIFY2(said("promptQuestion").contains(QStringLiteral("Radel")), qPrintable(said("promptQuestion")));
    answerPrompt(QStringLiteral("war keiner"));
    QVERIFY(sheetOnDisk(0).lines[1].struck.has_value());
}

// A sheet that is whole takes no further line, but the one that is corrected.
void TestTarockSheet::theWaysAreThoseThatCanBeKeyedNow() {
    for (int game = 0; game < 16; ++game) line(QStringLiteral("A d +"));
    QVERIFY(!shown("zeroSumLine"));
    keys().press(Qt::Key_F7, Qt::ShiftModifier);
    QCOMPARE(keys().focus(), QStringLiteral("gameLine"));
    QVERIFY(shown("zeroSumLine"));
    QVERIFY(shown("zeroSumNumbers"));
    keys().press(Qt::Key_Escape);
    QVERIFY(!shown("zeroSumLine"));
    QVERIFY(!shown("zeroSumNumbers"));
}

void TestTarockSheet::namesStandWholeAboveTheirColumns() {
    constexpr double kSmallestHead = 0.62;
    m_case->window().resize(1366, 768);
    QCoreApplication::processEvents();
    bool isLong = false;
    for (int table = 0; table < 4; ++table) {
        const auto* model = static_cast<const ZeroSumModel*>(paper()->model());
        const QFontMetrics letters(scaled(paper()->horizontalHeader()->font(), kSmallestHead, true));
        for (int seat = 0; seat < model->seats(); ++seat) {
            const QString name = model->names()[seat];
            const int wide = paper()->columnWidth(ZeroSumModel::kFirstSeatColumn + seat);
            isLong = isLong || name == QStringLiteral("Pfurtscheller");
            QVERIFY2(name.contains(QLatin1Char('-')) || letters.horizontalAdvance(name) < wide,
                     qPrintable(QStringLiteral("%1 in %2").arg(name).arg(wide)));
        }
        keys().press(Qt::Key_PageDown);
    }
    QVERIFY(isLong);
}

void TestTarockSheet::aClosedTournamentIsNotCorrected() {
    m_file = m_case->path(QStringLiteral("zu.schreiber"));
    {
        desk::Evening evening = tarockEvening(m_file, exampleList(), 4);
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        QVERIFY(desk::startRound(evening).ok());
        tournament::Line game;
        game.text = "A d +";
        for (int deal = 0; deal < 16; ++deal) QVERIFY(desk::addLine(evening, {1, 1, 0}, game, {}).ok());
        desk::Confirmation yes;
        yes.yes = true;
        QVERIFY(desk::closeTournament(evening, yes).ok());
    }
    m_case->open(m_file);
    ctrl(Qt::Key_4);
    if (keys().focus() != QStringLiteral("zeroSumPaper"))
        QVERIFY(keys().tabTo(QStringLiteral("zeroSumPaper")));
    keys().press(Qt::Key_Return);
    QVERIFY2(strip().contains(QStringLiteral("abgeschlossen")), qPrintable(strip()));
    QVERIFY(!said("sheetState").contains(QStringLiteral("berichtigen")));
}

void TestTarockSheet::whatIsNoLineIsRefused() {
    for (const char* text : {"A d B +", "A r A +", "tr 26 26 26 26", "A d + mondfang", "= 1 1 1 1", "Unsinn",
                             ",,,,", "A r C + t", "= 9999999999 -9999999999 0 0",
                             "mf=", "A r C + mf=", "%s%n \\ \" ; DROP TABLE", "É\xf0\x9f\x83\x8f"}) {
        line(QString::fromUtf8(text));
        QVERIFY2(isRefused() && strip().isEmpty(), text);
        QVERIFY2(sheetOnDisk(0).lines.empty(), text);
        QCOMPARE(keys().focus(), QStringLiteral("gameLine"));
        clearLine();
        QVERIFY2(!isRefused(), text);
    }
    line(QStringLiteral("A r C +"));
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{1});
}

void TestTarockSheet::aLetterAmongNumbersGoesToTheLine() {
    keys().press(Qt::Key_F2);
    keys().type(QStringLiteral("A r C +"));
    QCOMPARE(keys().focus(), QStringLiteral("gameLine"));
    QCOMPARE(lineText(), QStringLiteral("A r C +"));
    clearLine();
    keys().press(Qt::Key_F7);
    keys().type(QStringLiteral("34"));
    keys().type(QStringLiteral("t"));
    QVERIFY2(said("readBackWords").contains(QStringLiteral("„t“ ist keine Zahl")),
             qPrintable(said("readBackWords")));
    QCOMPARE(keys().focus(), QStringLiteral("gameTotal0"));
    keys().press(Qt::Key_Escape);
    // Keys that no key of the row has are not swallowed either.
    toKeys();
    key("B");
    key("z");
    QCOMPARE(keys().focus(), QStringLiteral("gameLine"));
    QCOMPARE(lineText(), QStringLiteral("B z"));
}

void TestTarockSheet::numbersStayWithTheirSheet() {
    keys().press(Qt::Key_F2);
    key("3;-1;-1;");
    QCOMPARE(keys().focus(), QStringLiteral("gameNumber0"));
    keys().press(Qt::Key_PageDown);
    QCOMPARE(keys().focus(), QStringLiteral("gameLine"));
    keys().press(Qt::Key_PageUp); // which goes on as it was keyed so far
    QCOMPARE(keys().focus(), QStringLiteral("gameNumber0"));
}

void TestTarockSheet::enterWritesFromATick() {
    keys().press(Qt::Key_F2);
    keys().type(QStringLiteral("-3 1 1"));
    toRow("afterTrischaken");
    keys().press(Qt::Key_Space);
    keys().press(Qt::Key_Return);
    QCOMPARE(sheetOnDisk(0).lines[0].text, std::string("= -3 1 1 1 trischaken"));
}

void TestTarockSheet::undoTakesBackWhatIsTypedFirst() {
    line(QStringLiteral("A r C +"));
    keys().press(Qt::Key_Up);
    keys().press(Qt::Key_F4);
    QVERIFY(shown("promptBar"));
    ctrl(Qt::Key_Z);
    QVERIFY(!shown("promptBar"));
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{1});
    keys().press(Qt::Key_PageDown);
    keys().press(Qt::Key_PageUp);
    toKeys();
    key("Br");
    ctrl(Qt::Key_Z);
    QCOMPARE(lineText(), QStringLiteral("B"));
    ctrl(Qt::Key_Z);
    QCOMPARE(lineText(), QString());
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{1});
    ctrl(Qt::Key_Z);
    QVERIFY(sheetOnDisk(0).lines.empty());
}

// From each state of a line to those that its keys make of it, as far as they lead.
void TestTarockSheet::eachKeyIsOneThatTheGameTakes() {
    namespace koenig = schreiber::koenigrufen;
    const koenig::rulebook::Rules rules(*koenig::rulebook::findRuleSet("ruediger"));
    auto* const keysOfGame = m_case->window().findChild<LineKeys*>(QStringLiteral("lineKeys"));
    QString made;
    connect(keysOfGame, &LineKeys::lineMade, this, [&made](const QString& text) { made = text; });
    constexpr std::size_t kMostStates = 90;
    std::vector<QString> states{QString()};
    std::set<std::string> known; // by the kinds of their words, for names and letters are alike
    for (std::size_t at = 0; at < states.size(); ++at) {
        const QString before = states[at];
        keysOfGame->showLine(before);
        const auto rows = keysOfGame->findChildren<ChipRow*>();
        for (ChipRow* const row : rows) {
            const std::vector<ChipRow::Chip> chips = row->chips();
            for (std::size_t chip = 0; chip < chips.size() && row->isVisible(); ++chip) {
                if (chips[chip].state == ChipRow::Chip::State::Off) continue;
                made.clear();
                emit row->chosen(static_cast<int>(chip));
                const auto read = koenig::line::readSoFar(rules, made.toStdString());
                const QString told = QStringLiteral("„%1“, %2 %3 → „%4“")
                                         .arg(before, chips[chip].key, chips[chip].label, made);
                QVERIFY2(!read.fault, qPrintable(told));
                const bool isNew = chips[chip].state == ChipRow::Chip::State::Free && !before.isEmpty();
                QString letter = chips[chip].key;
                letter.replace(QChar(0x2212), QLatin1Char('-'));
                const bool isLong = std::ranges::any_of(read.words, [&](const auto& word) {
                    return word.game && letter == QString::fromStdString(
                                                      std::string(koenig::rulebook::shortNameOf(*word.game)));
                });
                if (isNew) QVERIFY2(isLong || made.contains(letter, Qt::CaseInsensitive), qPrintable(told));
                std::string kinds;
                for (const auto& word : read.words)
                    kinds += std::to_string(static_cast<int>(word.kind)) + (word.part > 0 ? "'" : "") +
                             (word.game ? std::to_string(static_cast<int>(*word.game)) : "") +
                             (word.isGood ? (*word.isGood ? "+" : "-") : "") + ' ';
                if (states.size() < kMostStates && known.insert(kinds).second) states.push_back(made);
                keysOfGame->showLine(before);
            }
        }
    }
    QVERIFY(states.size() > 60);
}

void TestTarockSheet::whoIsNotVorhandIsAskedAbout() {
    keys().type(QStringLiteral("B r C +"));
    QVERIFY2(said("readBackWords").contains(QStringLiteral("nur Vorhand")),
             qPrintable(said("readBackWords")));
    key(";");
    QVERIFY(shown("promptBar"));
    QVERIFY(sheetOnDisk(0).lines.empty());
    keys().press(Qt::Key_Return); // looked at again
    QVERIFY(!shown("promptBar"));
    QCOMPARE(lineText(), QStringLiteral("B r C +"));
    key(";");
    keys().press(Qt::Key_1);
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{1});
}

void TestTarockSheet::nothingOfTheReadBackIsCut() {
    auto* const words = dynamic_cast<QLabel*>(keys().find(QStringLiteral("readBackWords")));
    const auto isWhole = [&] { return !words->text().contains(QChar(0x2026)); };
    const int high = words->height();
    keys().type(QStringLiteral("A r C + k p!+ u!- ka!+ ma!- ku!+ t+ 4k!+ ab+ mf=A:B"));
    m_case->window().grab();
    QVERIFY2(isWhole(), qPrintable(words->text()));
    clearLine();
    keys().type(QStringLiteral("C tr 26 18 1 25"));
    m_case->window().grab();
    QVERIFY2(isWhole() && words->text().contains(QStringLiteral("gezählt hat")), qPrintable(words->text()));
    clearLine();
    m_case->window().grab();
    QCOMPARE(words->height(), high);
}

QTEST_MAIN(TestTarockSheet)
#include "test_tarock_sheet.moc"
