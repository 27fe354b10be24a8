#include "support/evenings.h"
#include "support/window_test.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTest>
#include <QTextBrowser>

// The Streitfall by keyboard alone: a deal is typed or laid, ruled on, stepped through, compared, kept and
// printed.
namespace {

using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

} // namespace

class TestDispute : public WindowTest {
    Q_OBJECT

  private slots:
    void itBeginsWithoutATournamentAndLeadsBack();
    void anOpenTournamentGivesTheRules();
    void theBestAceOfLeavesWins();
    void fourteenThirteenIsDecidedByTheOtherFigure();
    void fourteenTwelveIsDecidedByTheSpiel();
    void aGestrichenTeamThatBetsIsTold();
    void whatCannotBeReadIsSaidBesideItsLine();
    void whatIsLegalIsAddedFromTheList();
    void cardsAreLaidFromTheTable();
    void anUnknownCardIsPutIntoTheHand();
    void oneStepsBackAndForth();
    void whatIsToldStepsBackToo();
    void anotherPlaceSaysOtherwise();
    void theRulesAreChangedInTheText();
    void undoIsTheTextsOwn();
    void aRecordIsSavedAndOpened();
    void theRulingIsPrinted();
    void pastedTextIsTidied();
    void aLineOfTheHeadGoesThere();
    void textOfAWebPageIsTidied();
    void whatIsExpectedIsSaidInItsLanguage();
    void aPastedNameIsAskedAbout();
    void pastingTakesNothingAway();
    void aPastedCardIsAskedAbout();
    void aTypedNameIsItsSeat();
    void languageAndLookKeepTheRecord();

  private:
    void begin();
    // A whole record typed over what is there.
    void write(const QStringList& lines);
    QString record() const;
    QString ruled(const char* name = "disputeRulings") const;
    QStringList legal() const;
};

void TestDispute::begin() {
    keys().press(Qt::Key_6, Qt::ControlModifier);
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
}

void TestDispute::write(const QStringList& lines) {
    QVERIFY(keys().tabTo(QStringLiteral("recordEditor")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (i > 0) keys().press(Qt::Key_Return);
        keys().type(lines[i]);
    }
}

QString TestDispute::record() const {
    return dynamic_cast<QPlainTextEdit*>(m_case->keys().find(QStringLiteral("recordEditor")))->toPlainText();
}

QString TestDispute::ruled(const char* name) const {
    return dynamic_cast<QTextBrowser*>(m_case->keys().find(QLatin1String(name)))->toPlainText();
}

QStringList TestDispute::legal() const {
    const auto* list = dynamic_cast<QListWidget*>(m_case->keys().find(QStringLiteral("nextSteps")));
    QStringList labels;
    for (int i = 0; i < list->count(); ++i) labels << list->item(i)->text();
    return labels;
}

void TestDispute::itBeginsWithoutATournamentAndLeadsBack() {
    begin();
    QVERIFY(record().startsWith(QStringLiteral("rules: innsbruck\n")));
    keys().type(QStringLiteral("D: turn L9"));
    QVERIFY(keys().textOf(QStringLiteral("tableHead")).contains(QStringLiteral("Laub")));
    keys().press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("startPage")));
    begin(); // and what was written is still there
    QVERIFY(record().contains(QStringLiteral("D: turn L9")));
}

void TestDispute::anOpenTournamentGivesTheRules() {
    const QString file = m_case->path(QStringLiteral("Abend.schreiber"));
    {
        schreiber::desk::Evening evening = enteredEvening(file, exampleList());
        QVERIFY(evening.set({{"rules", "imst"}, {"target", "15"}}, {}).ok());
    }
    m_case->open(file);
    begin();
    QVERIFY2(record().startsWith(QStringLiteral("rules: imst\n")), qPrintable(record()));
    QVERIFY(record().contains(QStringLiteral("target: 15\n")));
    QVERIFY(record().contains(QStringLiteral("event: Herbstabend\n")));
    QVERIFY(!keys().isShown(QStringLiteral("disputeLeave")));
    QVERIFY(!keys().isShown(QStringLiteral("recordError")));
}

// pagat, Players and Cards, Example 1
void TestDispute::theBestAceOfLeavesWins() {
    begin();
    write({"rules: innsbruck", "trump: L", "", "A: play L10", "B: play LA", "C: play LU=LA"});
    QVERIFY(keys().textOf(QStringLiteral("tableTurn")).startsWith(QStringLiteral("D gibt zu")));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("D: S7=LA"));
    QVERIFY(keys().textOf(QStringLiteral("tableTurn")).startsWith(QStringLiteral("D spielt aus")));
    QVERIFY(ruled().startsWith(QStringLiteral("Alles regelgerecht.")));
}

// imst-2015 § 26: the 13 bet the Gleich, the 14 let it be good; the other figure decides
void TestDispute::fourteenThirteenIsDecidedByTheOtherFigure() {
    begin();
    write({"rules: imst", "score: 14 13", "trump: L", "hand-size: 2", "hand A: L9 E9", "hand B: HA HK",
           "hand C: S9 S8", "hand D: EA SK", "", "D: bet gleich", "A: good gleich", "A: play L9"});
    const QString head = keys().textOf(QStringLiteral("tableHead"));
    QVERIFY2(head.contains(QStringLiteral("gestrichen")), qPrintable(head));
    QVERIFY(keys().textOf(QStringLiteral("tableFigures")).contains(QStringLiteral("Gleich: gut für B/D")));
    QVERIFY(!legal().contains(QStringLiteral("B: bietet hanger"))); // nobody bets any more
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("B: bet hanger"));
    QVERIFY2(ruled().contains(QStringLiteral("Beide gestrichen: niemand bietet")), qPrintable(ruled()));
}

// imst-2015 § 27: the 12 bet Gleich and Hanger, both are let good, and the Spiel decides
void TestDispute::fourteenTwelveIsDecidedByTheSpiel() {
    begin();
    write({"rules: imst", "trump: H", "score: 12 14", "hand A: L9 E9 LA LK SO", "", "A: bet gleich",
           "B: good gleich", "A: bet hanger", "B: good hanger", "B: good spiel"});
    QVERIFY2(ruled().contains(QStringLiteral("15 : 14")), qPrintable(ruled()));
    QCOMPARE(keys().textOf(QStringLiteral("tableTurn")), QStringLiteral("Das Spiel ist zu Ende."));
}

void TestDispute::aGestrichenTeamThatBetsIsTold() {
    begin();
    write({"rules: suedtirol", "score: 17 9", "trump: E", "", "A: bet gleich"});
    const QString said = ruled();
    QVERIFY2(said.contains(QStringLiteral("Zeile 5 · regelwidrig · Gestrichen darf nicht bieten")),
             qPrintable(said));
    QVERIFY(said.contains(QStringLiteral("Imster Regeln 2015, § 21"))); // the source
    QVERIFY(said.contains(QStringLiteral("2 Strafpunkte")));            // what it costs
    QVERIFY(said.contains(QStringLiteral("Regel: ")));                  // the rule
    QVERIFY(said.contains(QStringLiteral("Strafen")));
}

void TestDispute::whatCannotBeReadIsSaidBesideItsLine() {
    begin();
    write({"rules: innsbruck", "trump: H", "", "A: play H9", "B: bet glich"});
    QVERIFY(keys().isShown(QStringLiteral("recordError")));
    const QString error = keys().textOf(QStringLiteral("recordError"));
    QVERIFY2(error.startsWith(QStringLiteral("Zeile 5: „glich“")), qPrintable(error));
    QVERIFY(error.contains(QStringLiteral("gleich, hanger, spiel")));
    // the lines that can be read are shown all the same
    QVERIFY(keys().textOf(QStringLiteral("tableTurn")).startsWith(QStringLiteral("B gibt zu")));
    for (int i = 0; i < 5; ++i) keys().press(Qt::Key_Backspace);
    keys().type(QStringLiteral("gleich"));
    QVERIFY(!keys().isShown(QStringLiteral("recordError")));
    QVERIFY(keys().textOf(QStringLiteral("tableFigures")).contains(QStringLiteral("Gleich: B bietet 2")));
}

void TestDispute::whatIsLegalIsAddedFromTheList() {
    begin();
    write({"rules: innsbruck", "trump: L", "", "A: bet gleich"});
    QCOMPARE(legal().first(), QStringLiteral("B: hält gleich"));
    QVERIFY(keys().tabTo(QStringLiteral("nextSteps")));
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return); // the second answer: good
    QVERIFY2(record().endsWith(QStringLiteral("A: bet gleich\nB: gut gleich")), qPrintable(record()));
    QVERIFY(keys().textOf(QStringLiteral("tableFigures")).contains(QStringLiteral("Gleich: gut für A/C")));
    QVERIFY(!legal().contains(QStringLiteral("B: hält gleich")));
}

void TestDispute::cardsAreLaidFromTheTable() {
    begin();
    write({"rules: innsbruck", "trump: L", "hand A: LA S7 H9 H8 E10", ""});
    for (int i = 0; i < 60 && !keys().focus().startsWith(QStringLiteral("cardTable")); ++i)
        keys().press(Qt::Key_Tab);
    QCOMPARE(keys().focus(), QStringLiteral("cardTable"));
    keys().press(Qt::Key_Return); // the first of A's hand, which is sorted high to low: a Perlagg
    QVERIFY(keys().isShown(QStringLiteral("cardPalette")));
    QCOMPARE(keys().focus(), QStringLiteral("cardGrid"));
    keys().press(Qt::Key_Down); // from acorns to leaves
    keys().press(Qt::Key_Return);
    QVERIFY(!keys().isShown(QStringLiteral("cardPalette")));
    QVERIFY2(record().endsWith(QStringLiteral("A: spielt S7=LA")), qPrintable(record()));
    QCOMPARE(keys().focus(), QStringLiteral("cardTable"));
    keys().press(Qt::Key_Up); // round the table to D, whose cards nobody knows
    keys().press(Qt::Key_Escape);
    QVERIFY(keys().textOf(QStringLiteral("tableTurn")).startsWith(QStringLiteral("B gibt zu")));
}

void TestDispute::anUnknownCardIsPutIntoTheHand() {
    begin();
    write({"rules: innsbruck", "trump: L", "", ""});
    QVERIFY(keys().tabTo(QStringLiteral("cardTable")));
    keys().press(Qt::Key_Return);
    QVERIFY(keys().textOf(QStringLiteral("paletteQuestion")).contains(QLatin1Char('A')));
    keys().press(Qt::Key_Escape);
    QVERIFY(!keys().isShown(QStringLiteral("cardPalette")));
    QVERIFY(!record().contains(QStringLiteral("hand")));
    keys().press(Qt::Key_Return);
    keys().press(Qt::Key_Right); // from the Ace of acorns to the King
    keys().press(Qt::Key_Return);
    QVERIFY2(record().contains(QStringLiteral("hand A: EK ? ? ? ?\n")), qPrintable(record()));
    QVERIFY(!keys().isShown(QStringLiteral("recordError")));
}

void TestDispute::oneStepsBackAndForth() {
    begin();
    write({"rules: innsbruck", "trump: L", "", "A: play L10", "B: play LA", "C: play HU"});
    const auto turn = [this] { return keys().textOf(QStringLiteral("tableTurn")).left(1); };
    QCOMPARE(turn(), QStringLiteral("D"));
    keys().press(Qt::Key_F7);
    QCOMPARE(turn(), QStringLiteral("C"));
    keys().press(Qt::Key_F7);
    keys().press(Qt::Key_F7);
    QCOMPARE(turn(), QStringLiteral("A"));
    keys().press(Qt::Key_F7); // nothing before
    QCOMPARE(turn(), QStringLiteral("A"));
    keys().press(Qt::Key_F8);
    QCOMPARE(turn(), QStringLiteral("B"));
    // what if B had played another card
    QVERIFY(keys().tabTo(QStringLiteral("recordEditor")));
    keys().press(Qt::Key_F8);
    for (int i = 0; i < 2; ++i) keys().press(Qt::Key_Backspace);
    keys().type(QStringLiteral("S7=LA"));
    QVERIFY(record().contains(QStringLiteral("B: play S7=LA\nC: play HU")));
    QCOMPARE(turn(), QStringLiteral("C"));
}

void TestDispute::whatIsToldStepsBackToo() {
    begin();
    write({"rules: imst", "trump: L", "", "A: bet gleich", "B: good gleich"});
    const QString given = QStringLiteral("hat es gut gelassen");
    QVERIFY2(ruled().contains(given), qPrintable(ruled()));
    keys().press(Qt::Key_F7); // the bet, not yet answered
    QVERIFY2(!ruled().contains(given), qPrintable(ruled()));
    keys().press(Qt::Key_F8);
    QVERIFY(ruled().contains(given));
}

void TestDispute::anotherPlaceSaysOtherwise() {
    begin();
    write({"rules: innsbruck", "", "D: turn EA"});
    QVERIFY(ruled().startsWith(QStringLiteral("Alles regelgerecht.")));
    QVERIFY(keys().tabTo(QStringLiteral("disputeOther")));
    auto* other = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("disputeOther")));
    for (int i = 0; i < 12 && !other->currentText().contains(QStringLiteral("Imst")); ++i)
        keys().press(Qt::Key_Down);
    QVERIFY(keys().isShown(QStringLiteral("otherRulings")));
    const QString there = ruled("otherRulings");
    QVERIFY2(there.contains(QStringLiteral("Eichel ist nie Trumpf")), qPrintable(there));
    QVERIFY(there.contains(QStringLiteral("≠")));
    QVERIFY(!ruled().contains(QStringLiteral("Eichel ist nie Trumpf")));
}

void TestDispute::theRulesAreChangedInTheText() {
    begin();
    write({"rules: innsbruck", "", "D: turn EA"});
    QVERIFY(keys().tabTo(QStringLiteral("disputeRules")));
    auto* rules = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("disputeRules")));
    for (int i = 0; i < 12 && !rules->currentText().contains(QStringLiteral("Imst")); ++i)
        keys().press(Qt::Key_Down);
    QVERIFY2(record().startsWith(QStringLiteral("rules: imst\n\nD: turn EA")), qPrintable(record()));
    QVERIFY(ruled().contains(QStringLiteral("Eichel ist nie Trumpf")));
}

void TestDispute::undoIsTheTextsOwn() {
    begin();
    write({"rules: innsbruck", "trump: L", "", "A: bet gleich"});
    QVERIFY(keys().tabTo(QStringLiteral("nextSteps")));
    keys().press(Qt::Key_Return);
    QVERIFY(record().endsWith(QStringLiteral("B: hält gleich")));
    QVERIFY(keys().tabTo(QStringLiteral("recordEditor")));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(record().endsWith(QStringLiteral("A: bet gleich")), qPrintable(record()));
}

void TestDispute::aRecordIsSavedAndOpened() {
    begin();
    write({"rules: imst", "trump: H", "", "A: play H9"});
    const QString whole = record();
    m_case->dialogs().paths.push_back(m_case->path(QStringLiteral("streit")));
    keys().press(Qt::Key_S, Qt::ControlModifier);
    QFile saved(m_case->path(QStringLiteral("streit.perlagg")));
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(saved.readAll()), whole);
    write({"rules: innsbruck", ""});
    m_case->dialogs().paths.push_back(saved.fileName());
    keys().press(Qt::Key_F4);
    QCOMPARE(record(), whole);
    m_case->dialogs().paths.push_back(m_case->path(QStringLiteral("nicht da.perlagg")));
    keys().press(Qt::Key_F4);
    QVERIFY(keys().isShown(QStringLiteral("messageStrip")));
    QCOMPARE(record(), whole);
    // A double click on the file starts the program with it.
    m_case->restart({});
    m_case->window().openFile(saved.fileName());
    QCOMPARE(record(), whole);
}

void TestDispute::theRulingIsPrinted() {
    begin();
    write({"rules: suedtirol", "score: 17 9", "trump: E", "", "A: bet gleich"});
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QTRY_COMPARE(keys().focus(), QStringLiteral("previewPage"));
    m_case->dialogs().paths.push_back(m_case->path(QStringLiteral("Entscheid")));
    keys().press(Qt::Key_S, Qt::ControlModifier);
    QFile paper(m_case->path(QStringLiteral("Entscheid.pdf")));
    QVERIFY(paper.open(QIODevice::ReadOnly));
    QVERIFY(paper.readAll().startsWith("%PDF-"));
    keys().press(Qt::Key_Escape);
    QVERIFY(keys().isShown(QStringLiteral("recordEditor")));
}

void TestDispute::pastedTextIsTidied() {
    begin();
    keys().press(Qt::Key_A, Qt::ControlModifier);
    QApplication::clipboard()->setText(QStringLiteral(
        "rules: innsbruck\nplayers: A=„Anna“ B=Bert\ntrump: Laub\n\nAnna: spielt L-10\nbert: ♠A"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(record(), QStringLiteral("rules: innsbruck\nplayers: A=\"Anna\" B=Bert\ntrump: L\n\n"
                                      "A: spielt L10\nB: LA"));
    QVERIFY(!keys().isShown(QStringLiteral("recordError")));
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
}

// What is known is typed where one stands, in whatever order it comes to mind.
void TestDispute::aLineOfTheHeadGoesThere() {
    begin();
    write({"rules: innsbruck", "", "A: play L10", "trump: L", ""});
    QCOMPARE(record(), QStringLiteral("rules: innsbruck\ntrump: L\n\nA: play L10\n"));
    QVERIFY(!keys().isShown(QStringLiteral("recordError")));
    write({"rules: innsbruck", "score: 3 4", "", "A: play L10", "score: 5 6", "hand b: L9 ? ? ? ?",
           "B: play L9"});
    QCOMPARE(record(),
             QStringLiteral("rules: innsbruck\nscore: 5 6\nhand B: L9 ? ? ? ?\n\nA: play L10\nB: play L9"));
    keys().press(Qt::Key_Z, Qt::ControlModifier); // as one step, like all typing
    QVERIFY(!record().endsWith(QStringLiteral("L9")));
}

// No-break spaces, line ends of another system, hyphens and signs; who cannot be meant is asked about.
void TestDispute::textOfAWebPageIsTidied() {
    begin();
    keys().press(Qt::Key_A, Qt::ControlModifier);
    QApplication::clipboard()->setText(
        QStringLiteral("rules:\u00a0innsbruck\r\nplayers: A=\u201eAnna K.\u201c B=\u00bbBert\u00ab\r\n"
                       "trump:\u00a0\u2660\r\n\r\nAnna K.: \u2665K\r\nBert:\u00a0spielt H\u2011A\r\n"
                       "Toni: H-9\r\n"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY2(keys().textOf(QStringLiteral("promptQuestion")).contains(QStringLiteral("„Toni“")),
             qPrintable(keys().textOf(QStringLiteral("promptQuestion")) + record()));
    keys().press(Qt::Key_3);
    QVERIFY2(!keys().isShown(QStringLiteral("recordError")),
             qPrintable(keys().textOf(QStringLiteral("recordError")) + record()));
    for (const char* line : {"A: HK\n", "B: spielt HA\n", "C: H9\n", "C=Toni"})
        QVERIFY2(record().contains(QLatin1String(line)), qPrintable(record()));
    QVERIFY(keys().textOf(QStringLiteral("tableTurn")).startsWith(QStringLiteral("D gibt zu")));
}

// Names that stand already are signed under; and a page of a book is no record.
void TestDispute::pastingTakesNothingAway() {
    begin();
    write({"rules: innsbruck", "players: A=Anna B=Bert C=Carla D=Dora", "trump: L", "", ""});
    QApplication::clipboard()->setText(QStringLiteral("Toni: \u2660A"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    keys().press(Qt::Key_2); // Bert's seat
    QVERIFY2(record().contains(QStringLiteral("B=Bert")) && record().endsWith(QStringLiteral("\nB: LA")),
             qPrintable(record()));
    // The whole name alone: Tonis is somebody else. A hand goes into the head.
    QApplication::clipboard()->setText(
        QStringLiteral("\nToni: \u2665A\nTonis: „H9“\nHand Dora: E8 E9 ? ? ?"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    keys().press(Qt::Key_2);
    QVERIFY2(record().contains(QStringLiteral("\nB: HA\nTonis: ")), qPrintable(record()));
    keys().press(Qt::Key_3);
    QVERIFY2(record().contains(QStringLiteral("\nB: HA\nC: H9\n")), qPrintable(record()));
    QVERIFY2(record().contains(QStringLiteral("\nhand D: E8 E9 ? ? ?\n\n")), qPrintable(record()));
    const QString before = record();
    QApplication::clipboard()->setText(QString(5'000'000, QLatin1Char('x')));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(record(), before);
    QVERIFY(keys().textOf(QStringLiteral("messageText")).contains(QStringLiteral("zu viel Text")));
}

void TestDispute::whatIsExpectedIsSaidInItsLanguage() {
    begin();
    write({"rules: innsbruck", "", "A: bitet gleich"});
    const auto error = [this] { return keys().textOf(QStringLiteral("recordError")); };
    QVERIFY2(error().contains(QStringLiteral("bietet")) && !error().contains(QStringLiteral("bet,")),
             qPrintable(error()));
    write({"rules: innsbruck", "players: Anna", ""});
    QVERIFY2(error().contains(QStringLiteral("A=Anna")) && !error().contains(QStringLiteral("SEAT")),
             qPrintable(error()));
    QMetaObject::invokeMethod(m_case->window().findChild<QObject*>(QStringLiteral("languageIt")), "trigger");
    QCoreApplication::processEvents();
    QVERIFY2(error().contains(QStringLiteral("un posto")), qPrintable(error()));
}

void TestDispute::aPastedNameIsAskedAbout() {
    begin();
    write({"rules: innsbruck", "trump: L", "", ""});
    QApplication::clipboard()->setText(QStringLiteral("Anna: ♠10\nToni: ♠A\nAnna: ♠9"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    keys().press(Qt::Key_1); // Anna sits at A
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    keys().press(Qt::Key_2); // Toni at B
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
    QVERIFY2(record().endsWith(QStringLiteral("players: A=Anna B=Toni\n\nA: L10\nB: LA\nA: L9")),
             qPrintable(record()));
    QVERIFY(!keys().isShown(QStringLiteral("recordError")));
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
}

void TestDispute::aPastedCardIsAskedAbout() {
    begin();
    write({"rules: innsbruck", "trump: L", "", ""});
    QApplication::clipboard()->setText(
        QStringLiteral("A: play Herz-Bube\nB: play König Schell\nC: play Ass"));
    keys().press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY2(keys().textOf(QStringLiteral("paletteQuestion")).contains(QStringLiteral("„Herz-Bube“")),
             qPrintable(keys().textOf(QStringLiteral("paletteQuestion"))));
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Return})
        keys().press(key); // no Ass of hearts
    QVERIFY(record().contains(QStringLiteral("Herz-Bube")));
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Return}) keys().press(key);
    QVERIFY(keys().textOf(QStringLiteral("paletteQuestion")).contains(QStringLiteral("„Ass“")));
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Return}) keys().press(key);
    QVERIFY2(record().endsWith(QStringLiteral("\n\nA: play HU\nB: play SK\nC: play LA")),
             qPrintable(record()));
    QVERIFY(!keys().isShown(QStringLiteral("cardPalette")));
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
}

void TestDispute::aTypedNameIsItsSeat() {
    begin();
    write({"rules: innsbruck", "players: A=Anna B=Bert C=Klaus D=Dora", "trump: L", "", "Dora: bet gleich",
           "Anna: gut „gleich“", ""});
    QVERIFY2(record().endsWith(QStringLiteral("\nD: bet gleich\nA: gut gleich\n")), qPrintable(record()));
    QVERIFY(!keys().isShown(QStringLiteral("recordError")));
    // who sits nowhere stays as it was written, and is said
    keys().type(QStringLiteral("Toni: LA"));
    keys().press(Qt::Key_Return);
    QVERIFY2(record().endsWith(QStringLiteral("\nToni: LA\n")), qPrintable(record()));
    QVERIFY(keys().isShown(QStringLiteral("recordError")));
}

void TestDispute::languageAndLookKeepTheRecord() {
    begin();
    write({"rules: suedtirol", "score: 17 9", "trump: E", "", "A: bet gleich", "B: good gleich"});
    const QString whole = record();
    keys().press(Qt::Key_F7);
    QMetaObject::invokeMethod(m_case->window().findChild<QObject*>(QStringLiteral("languageIt")), "trigger");
    QCoreApplication::processEvents();
    QVERIFY(keys().isShown(QStringLiteral("disputePage")));
    QCOMPARE(record(), whole);
    QVERIFY2(ruled().contains(QStringLiteral("punti di penalità")), qPrintable(ruled()));
    QVERIFY(keys().textOf(QStringLiteral("tableFigures")).contains(QStringLiteral("Gleich")));
}

QTEST_MAIN(TestDispute)
#include "test_dispute.moc"
