#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/settings.h>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTest>
#include <QTextBrowser>

// The short questions of the Streitfall, each asked and answered by keyboard alone.
namespace {

using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

} // namespace

class TestQuestions : public WindowTest {
    Q_OBJECT

  private slots:
    void init();

    void whoTakesTheTrick();
    void moreMayPlay();
    void otherRulesLeaveTheTrumpThatIsShown();
    void whichFigureIsBetter();
    void mayHeBet();
    void mayHeExchange();
    void mustHeFollow();
    void whoIsOutFirst();
    void whatItCosts();
    void whoDeals();
    void asManyPlayAsAtTheTable();
    void enterLeadsToWhatIsFilledIn();
    void whatIsNotFilledInIsSaid();
    void otherRulesKeepWhatWasFilledIn();
    void theEveningGivesRulesAndTarget();
    void theCardTableGivesItsRules();
    void aQuestionGoesOnAsARecord();
    void aComparisonAndRaisedBetsGoOnAsRecords();
    void whatMakesNoRecordSaysWhy();
    void cardsInWordsAreDrawn();

  private:
    // The question in this row of the list.
    void ask(int row);
    // Types into a line, or goes down a list until the words stand there.
    void fill(const char* key, const QString& words);
    QString answer() const;
    // Whether the answer names this rule point, which is a way to the book and no code to be read.
    bool restsOn(const char* point) const;
};

void TestQuestions::init() {
    WindowTest::init();
    keys().press(Qt::Key_6, Qt::ControlModifier);
}

void TestQuestions::ask(int row) {
    keys().press(Qt::Key_F3);
    QCOMPARE(keys().focus(), QStringLiteral("questionList"));
    keys().press(Qt::Key_Home);
    for (int i = 0; i < row; ++i) keys().press(Qt::Key_Down);
}

void TestQuestions::fill(const char* key, const QString& words) {
    const QString name = QStringLiteral("question-") + QLatin1String(key);
    QVERIFY2(keys().tabTo(name), key);
    const auto* box = dynamic_cast<QComboBox*>(keys().find(name));
    if (box == nullptr) {
        keys().press(Qt::Key_A, Qt::ControlModifier);
        keys().type(words);
        return;
    }
    keys().press(Qt::Key_Home);
    for (int i = 0; i < box->count() && !box->currentText().contains(words); ++i) keys().press(Qt::Key_Down);
    QVERIFY2(box->currentText().contains(words), qPrintable(words));
}

QString TestQuestions::answer() const {
    return dynamic_cast<QTextBrowser*>(m_case->keys().find(QStringLiteral("questionAnswer")))->toPlainText();
}

bool TestQuestions::restsOn(const char* point) const {
    if (answer().contains(QLatin1String(point))) return false;
    const auto* page = dynamic_cast<QTextBrowser*>(m_case->keys().find(QStringLiteral("questionAnswer")));
    return page->toHtml().contains(QStringLiteral("\"rule:%1\"").arg(QLatin1String(point)));
}

// pagat, Players and Cards, Example 1
void TestQuestions::whoTakesTheTrick() {
    ask(0);
    fill("trump", QStringLiteral("Laub"));
    fill("cards", QStringLiteral("L10 LA LU=LA S7=LA"));
    const QString said = answer();
    QVERIFY2(said.startsWith(QStringLiteral("D macht den Stich")), qPrintable(said));
    QVERIFY(said.contains(QStringLiteral("weil ein getaufter Perlagg vor ihr geht")));
    QVERIFY(restsOn("bapt_rank_among"));
    QVERIFY2(said.contains(QStringLiteral("pagat.com, Players and Cards")), qPrintable(said));
}

void TestQuestions::moreMayPlay() {
    ask(0);
    fill("trump", QStringLiteral("Schell"));
    fill("seats", QStringLiteral("6"));
    fill("leader", QStringLiteral("F"));
    fill("cards", QStringLiteral("L10 LA H9 H8 E9 LK"));
    QVERIFY2(answer().startsWith(QStringLiteral("A macht den Stich")), qPrintable(answer()));
    ask(2);
    fill("seats", QStringLiteral("3"));
    fill("score", QStringLiteral("9 10 17"));
    fill("team", QStringLiteral("C"));
    QVERIFY2(answer().startsWith(QStringLiteral("Nein.")), qPrintable(answer()));
    ask(3); // a hand for each, and the same number in the record
    QVERIFY(keys().isShown(QStringLiteral("question-hand2")));
    fill("hand1", QStringLiteral("H8"));
    fill("seats", QStringLiteral("6"));
    QCOMPARE(keys().focus(), QStringLiteral("question-seats"));
    fill("dealer", QStringLiteral("B"));
    fill("turned", QStringLiteral("L7"));
    fill("hand0", QStringLiteral("HA"));
    fill("hand4", QStringLiteral("L8"));
    QVERIFY2(answer().startsWith(QStringLiteral("Ja: Tauschen darf ein Partner des Gebers, F.")),
             qPrintable(answer()));
    keys().press(Qt::Key_F9);
    const auto* editor = dynamic_cast<QPlainTextEdit*>(keys().find(QStringLiteral("recordEditor")));
    const QString record = editor->toPlainText();
    QVERIFY2(record.contains(QStringLiteral("seats: 6\n")) &&
                 record.contains(QStringLiteral("hand C: H8 ? ? ?\n")),
             qPrintable(record));
    ask(3);
    fill("seats", QStringLiteral("2"));
    QVERIFY(!keys().isShown(QStringLiteral("question-hand4")));
}

// "In Imst … in Innsbruck …" is about the same cards.
void TestQuestions::otherRulesLeaveTheTrumpThatIsShown() {
    ask(0);
    const auto* trump = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("question-trump")));
    const auto* rules = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("questionRules")));
    QString shown = trump->currentText();
    QVERIFY(keys().tabTo(QStringLiteral("questionRules")));
    keys().press(Qt::Key_Home);
    for (int place = 0; place < rules->count(); ++place) {
        trump = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("question-trump")));
        if (trump->findText(shown) >= 0) QCOMPARE(trump->currentText(), shown);
        shown = trump->currentText(); // where a game has no such trump
        keys().press(Qt::Key_Down);
    }
}

void TestQuestions::whichFigureIsBetter() {
    ask(1);
    fill("trump", QStringLiteral("Laub"));
    fill("figure", QStringLiteral("Hanger"));
    fill("first", QStringLiteral("LA LK"));
    fill("second", QStringLiteral("EA EK"));
    QVERIFY2(answer().startsWith(QStringLiteral("Der Hanger steht")), qPrintable(answer()));
    QVERIFY(restsOn("tie_stands"));
}

// Without an evening; and what is trump is said once for all questions.
void TestQuestions::theCardTableGivesItsRules() {
    keys().press(Qt::Key_F2);
    auto* editor = dynamic_cast<QPlainTextEdit*>(keys().find(QStringLiteral("recordEditor")));
    editor->setPlainText(QStringLiteral("rules: imst\ntarget: 21\n\n"));
    QTest::qWait(50);
    ask(0);
    const auto* rules = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("questionRules")));
    QCOMPARE(rules->currentData().toString(), QStringLiteral("imst"));
    fill("trump", QStringLiteral("Schell"));
    ask(1);
    const auto* trump = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("question-trump")));
    QVERIFY2(trump->currentText().contains(QStringLiteral("Schell")), qPrintable(trump->currentText()));
}

void TestQuestions::mayHeBet() {
    ask(2);
    fill("score", QStringLiteral("17 9"));
    QVERIFY2(answer().startsWith(QStringLiteral("Nein.")), qPrintable(answer()));
    QVERIFY(restsOn("gestr_no_bet"));
    fill("team", QStringLiteral("B/D"));
    QVERIFY2(answer().startsWith(QStringLiteral("Ja.")), qPrintable(answer()));
}

void TestQuestions::mayHeExchange() {
    ask(3);
    fill("dealer", QStringLiteral("D"));
    fill("turned", QStringLiteral("L7"));
    fill("hand0", QStringLiteral("L9 HA"));
    QVERIFY2(answer().startsWith(QStringLiteral("Ja: Zuerst darf der Geber tauschen, D.")),
             qPrintable(answer()));
    QVERIFY(restsOn("ex_dealer_natural"));
}

void TestQuestions::mustHeFollow() {
    ask(4);
    fill("trump", QStringLiteral("Schell"));
    fill("led", QStringLiteral("SA"));
    fill("hand", QStringLiteral("SK E7 H9"));
    QVERIFY2(answer().startsWith(QStringLiteral("Ja.")), qPrintable(answer()));
    QVERIFY2(answer().contains(QStringLiteral("Nicht erlaubt: Herz-Neuner.")), qPrintable(answer()));
    QVERIFY(restsOn("follow_trump_lead"));
}

void TestQuestions::whoIsOutFirst() {
    ask(5);
    fill("score", QStringLiteral("16 15"));
    fill("figure1", QStringLiteral("gleich 2 A gehalten"));
    fill("figure2", QStringLiteral("spiel 3 B gut"));
    QVERIFY2(answer().startsWith(QStringLiteral("B/D ist zuerst aus.")), qPrintable(answer()));
    QVERIFY(restsOn("order_conceded"));
}

void TestQuestions::whatItCosts() {
    ask(6);
    fill("kind", QStringLiteral("zu vielen Karten"));
    fill("who", QStringLiteral("B"));
    fill("score", QStringLiteral("5 5"));
    QVERIFY2(answer().contains(QStringLiteral("2 Strafpunkte")), qPrintable(answer()));
    QVERIFY(answer().contains(QStringLiteral("5 : 3")));
    QVERIFY(restsOn("extra_cards"));
}

// imst-2015 § 33: the sheet shows whose turn it is
void TestQuestions::whoDeals() {
    ask(7);
    fill("first", QStringLiteral("A"));
    fill("written", QStringLiteral("5"));
    QVERIFY2(answer().startsWith(QStringLiteral("Es gibt B.")), qPrintable(answer()));
    QVERIFY(restsOn("next_dealer"));
}

void TestQuestions::asManyPlayAsAtTheTable() {
    const auto value = [&](const char* key) {
        QWidget* field = keys().find(QStringLiteral("question-") + QLatin1String(key));
        if (const auto* line = qobject_cast<QLineEdit*>(field)) return line->text();
        return qobject_cast<QComboBox*>(field)->currentText();
    };
    ask(5);
    QCOMPARE(value("seats"), QStringLiteral("4"));
    fill("seats", QStringLiteral("3"));
    QCOMPARE(value("score"), QStringLiteral("0 0 0"));
    QCOMPARE(keys().find(QStringLiteral("question-score"))->accessibleName(),
             QStringLiteral("Stand A : B : C"));
    fill("score", QStringLiteral("3 17 2"));
    fill("figure1", QStringLiteral("gleich B"));
    QVERIFY2(answer().startsWith(QStringLiteral("B ist zuerst aus.")), qPrintable(answer()));
    ask(7); // and so everywhere it is asked
    QCOMPARE(value("seats"), QStringLiteral("3"));

    const QString file = m_case->path(QStringLiteral("Abend.schreiber"));
    soloEvening(file, exampleList());
    m_case->open(file);
    keys().press(Qt::Key_6, Qt::ControlModifier);
    ask(7);
    QCOMPARE(value("seats"), QStringLiteral("3"));
    fill("written", QStringLiteral("4"));
    QVERIFY2(answer().startsWith(QStringLiteral("Es gibt B.")), qPrintable(answer()));
}

// Four people stand there: from any page to the answer without one Tab too many.
void TestQuestions::enterLeadsToWhatIsFilledIn() {
    keys().press(Qt::Key_F3);
    keys().press(Qt::Key_Return);
    QCOMPARE(keys().focus(), QStringLiteral("question-trump"));
    keys().press(Qt::Key_L);
    keys().press(Qt::Key_Tab);
    keys().press(Qt::Key_Tab); // A leads
    QCOMPARE(keys().focus(), QStringLiteral("question-cards"));
    keys().type(QStringLiteral("L10 LA LU=LA"));
    QVERIFY2(answer().startsWith(QStringLiteral("Bis jetzt macht C den Stich")), qPrintable(answer()));
}

void TestQuestions::whatIsNotFilledInIsSaid() {
    ask(0);
    QVERIFY(keys().textOf(QStringLiteral("questionProblem")).contains(QStringLiteral("fehlt")));
    QVERIFY(answer().isEmpty());
    fill("cards", QStringLiteral("L10 Q7"));
    const QString problem = keys().textOf(QStringLiteral("questionProblem"));
    QVERIFY2(problem.contains(QStringLiteral("„Q7“ ist keine Karte")), qPrintable(problem));
    fill("cards", QStringLiteral("L10"));
    QVERIFY(!keys().isShown(QStringLiteral("questionProblem")));
    QVERIFY(!answer().isEmpty());
}

void TestQuestions::otherRulesKeepWhatWasFilledIn() {
    ask(4);
    fill("trump", QStringLiteral("Schell"));
    fill("led", QStringLiteral("SA"));
    fill("hand", QStringLiteral("SK E7 H9"));
    QVERIFY(restsOn("follow_perl_bound"));
    QVERIFY(keys().tabTo(QStringLiteral("questionRules")));
    const auto* rules = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("questionRules")));
    for (int i = 0; i < 14 && !rules->currentText().contains(QStringLiteral("Imst")); ++i)
        keys().press(Qt::Key_Down);
    QCOMPARE(keys().textOf(QStringLiteral("question-hand")), QStringLiteral("SK E7 H9"));
    QVERIFY2(restsOn("follow_perl_free"), qPrintable(answer()));
    QVERIFY(!restsOn("follow_perl_bound"));
    ask(1); // and so does another question in between
    fill("first", QStringLiteral("SA EA"));
    ask(4);
    QCOMPARE(keys().textOf(QStringLiteral("question-hand")), QStringLiteral("SK E7 H9"));
    QVERIFY2(restsOn("follow_perl_free"), qPrintable(answer()));
    ask(1);
    QCOMPARE(keys().textOf(QStringLiteral("question-first")), QStringLiteral("SA EA"));
}

void TestQuestions::theEveningGivesRulesAndTarget() {
    const QString file = m_case->path(QStringLiteral("Abend.schreiber"));
    {
        schreiber::desk::Evening evening = enteredEvening(file, exampleList());
        QVERIFY(changeSettings(evening, {{"rules", "imst"}, {"target", "11"}, {"rules-name", "Tarrenz"}}, {})
                    .ok());
    }
    m_case->open(file);
    keys().press(Qt::Key_6, Qt::ControlModifier);
    ask(2);
    fill("score", QStringLiteral("10 3"));
    QVERIFY2(restsOn("gestr_no_bet"), qPrintable(answer()));
    QVERIFY(answer().contains(QStringLiteral("Imster Regeln 2015")));
    const auto* rules = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("questionRules")));
    QVERIFY2(rules->currentText().startsWith(QStringLiteral("Tarrenz (Imst")),
             qPrintable(rules->currentText()));
}

void TestQuestions::aQuestionGoesOnAsARecord() {
    ask(0);
    fill("trump", QStringLiteral("Laub"));
    fill("cards", QStringLiteral("L10 LA LU=LA"));
    keys().press(Qt::Key_F9);
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
    const auto* editor = dynamic_cast<QPlainTextEdit*>(keys().find(QStringLiteral("recordEditor")));
    QVERIFY2(editor->toPlainText().endsWith(QStringLiteral("A: spielt L10\nB: spielt LA\nC: spielt LU=LA\n")),
             qPrintable(editor->toPlainText()));
    QVERIFY(keys().textOf(QStringLiteral("tableTurn")).startsWith(QStringLiteral("D gibt zu")));
    keys().type(QStringLiteral("D: play S7=LA"));
    QVERIFY(!keys().isShown(QStringLiteral("recordError")));
    keys().press(Qt::Key_F3); // and the question is still there
    QVERIFY(answer().contains(QStringLiteral("C")));
}

void TestQuestions::aComparisonAndRaisedBetsGoOnAsRecords() {
    const auto record = [&] {
        keys().press(Qt::Key_F9);
        return dynamic_cast<QPlainTextEdit*>(keys().find(QStringLiteral("recordEditor")))->toPlainText();
    };
    ask(1);
    fill("trump", QStringLiteral("Laub"));
    fill("first", QStringLiteral("LK HK S9 S8 H7"));
    fill("second", QStringLiteral("SK EK HA S10 E9"));
    QVERIFY2(record().contains(QStringLiteral("hand A: LK H7 HK S8 S9\n")), qPrintable(record()));
    const QString ruled =
        dynamic_cast<QTextBrowser*>(keys().find(QStringLiteral("disputeRulings")))->toPlainText();
    QVERIFY2(ruled.contains(QStringLiteral("Das Gleich steht und zählt für niemanden")), qPrintable(ruled));
    ask(2);
    fill("score", QStringLiteral("5 3"));
    fill("gleich", QStringLiteral("3 B"));
    fill("hanger", QStringLiteral("gut 1 A"));
    QVERIFY2(record().endsWith(QStringLiteral("A: bietet gleich\nB: bietet gleich 3\nA: hält gleich\n"
                                              "A: bietet hanger\nB: gut hanger\nA: bietet gleich\n")),
             qPrintable(record()));
}

void TestQuestions::whatMakesNoRecordSaysWhy() {
    ask(6);
    fill("kind", QStringLiteral("Farbe verleugnet"));
    const QString why = keys().textOf(QStringLiteral("questionNoRecord"));
    QVERIFY2(why.contains(QStringLiteral("Karten des Stichs")), qPrintable(why));
    keys().press(Qt::Key_F9);
    QVERIFY(keys().focus() != QStringLiteral("recordEditor"));
    fill("kind", QStringLiteral("schlampig"));
    QVERIFY(keys().textOf(QStringLiteral("questionNoRecord")).isEmpty());
}

void TestQuestions::cardsInWordsAreDrawn() {
    ask(0);
    fill("trump", QStringLiteral("Laub"));
    const auto width = [&] {
        return dynamic_cast<QLabel*>(keys().find(QStringLiteral("questionCards")))
            ->pixmap()
            .deviceIndependentSize()
            .width();
    };
    fill("cards", QStringLiteral("L10 LA LU=LA"));
    const qreal three = width();
    QVERIFY(three > 0);
    fill("cards", QStringLiteral("l10, la, lu=la"));
    QCOMPARE(width(), three);
    fill("cards", QStringLiteral("Laub-Zehner Laub-Ass Weli"));
    QCOMPARE(width(), three);
}

QTEST_MAIN(TestQuestions)
#include "test_questions.moc"
