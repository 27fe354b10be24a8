#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/ending.h>
#include <desk/rulings.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

// From a Schreibzettel to the Streitfall and back, by keyboard alone: a record is begun at its table, kept as
// a ruling of the tournament, and put on the sheet.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;
using tournament::Measure;
const QString kWords = QStringLiteral("Hat er bieten dürfen?");

} // namespace

class TestRulings : public WindowTest {
    Q_OBJECT

  private slots:
    void theTableBeginsTheRecord();
    void aRulingOfATableIsKept();
    void aRulingOfNoTableIsKept();
    void nothingIsKeptTwice();
    void theSameAgainIsAskedOnThePage();
    void whatCannotBeReadIsSaidAndStays();
    void theQuestionGoesWithItsView();
    void whatWasSaidGoesWithItsView();
    void theWordsOutliveARecordThatBroke();
    void aKeptRulingIsUndone();
    void aFineGoesOnTheSheet();
    void theLineOfTheRecordGoesOnTheSheet();
    void aLineIsStruckByRuling();
    void theGameIsLostByRuling();
    void whatTheDirectorDecidedIsOfferedFirst();
    void whatARulingWroteItStrikes();
    void aFineSaysForWhom();
    void whoBrokeTheRuleIsOfferedFirst();
    void aClosedTournamentAsksForNoWords();
    void whatIsWrittenIsNotReplaced();
    void anotherLanguageKeepsTheTable();
    void withoutATournamentNothingIsOffered();
    void aRecordOutlivesAPowerCut();
    void aRecordOfNoEveningOutlivesAPowerCut();
    void whatIsKeptOrLetGoIsNoDraft();

  private:
    QString record() const {
        return dynamic_cast<QPlainTextEdit*>(m_case->keys().find(QStringLiteral("recordEditor")))
            ->toPlainText();
    }
    QString question() const { return m_case->keys().textOf(QStringLiteral("promptQuestion")); }
    void openEvening();
    // The record of table 1, begun from its sheet.
    void beginAtTable();
    void line(const char* line);
    // One more key of the head of a record nobody has written on.
    void headLine(const char* key);
    // The parties' words; Enter takes the first way, another is reached by Tab.
    void answer(const QString& words, int way = 0);
};

void TestRulings::openEvening() {
    {
        desk::Evening evening = enteredEvening(m_file, exampleList());
        playPartly(evening, 1);
    }
    m_case->open(m_file);
}

void TestRulings::beginAtTable() {
    openEvening();
    keys().press(Qt::Key_4, Qt::ControlModifier);
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().press(Qt::Key_F9); // and its record
    QVERIFY(keys().isShown(QStringLiteral("disputePage")));
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
}

void TestRulings::line(const char* line) {
    keys().type(QLatin1String(line));
    keys().press(Qt::Key_Return);
}

void TestRulings::headLine(const char* key) {
    line(key); // which goes there from where one stands
}

void TestRulings::answer(const QString& words, int way) {
    QCOMPARE(keys().focus(), QStringLiteral("promptText"));
    keys().type(words);
    if (way > 0) QVERIFY(keys().tabTo(QStringLiteral("promptWay%1").arg(way)));
    keys().press(Qt::Key_Return);
}

void TestRulings::theTableBeginsTheRecord() {
    beginAtTable();
    const auto evening = desk::Evening::open(m_file.toStdString(), store::Access::ReadOnly);
    const auto head = desk::disputeFrom(evening->tournament(), {1, 1, 1});
    QVERIFY(head.ok());
    const QString said = record();
    QVERIFY2(said.startsWith(QStringLiteral("rules: innsbruck\n")), qPrintable(said));
    QVERIFY(said.contains(QStringLiteral("target: 18\n")));
    QVERIFY(said.contains(QStringLiteral("score: %1 %2\n").arg(head->score->at(0)).arg(head->score->at(1))));
    QVERIFY(said.contains(QString::fromStdString(head->players[0])));
    QVERIFY(said.contains(QStringLiteral("dealer: ")));
    QVERIFY(said.contains(QStringLiteral("table: 1\n")));
    QVERIFY(!keys().isShown(QStringLiteral("recordError")));
    line("A: play LA"); // and one goes on typing
    QVERIFY(!keys().isShown(QStringLiteral("recordError")));
}

void TestRulings::aRulingOfATableIsKept() {
    beginAtTable();
    line("A: play LA");
    keys().press(Qt::Key_F8);
    QVERIFY2(question().contains(QStringLiteral("Tisch 1, Runde 1")), qPrintable(question()));
    keys().press(Qt::Key_Return); // without the parties' words there is nothing to keep
    QVERIFY(onDisk().rulings.empty());
    answer(kWords);
    QVERIFY2(strip().contains(QStringLiteral("Entscheid 1, Tisch 1, Runde 1")), qPrintable(strip()));
    const tournament::Tournament now = onDisk();
    QCOMPARE(now.rulings.size(), std::size_t(1));
    const tournament::Ruling& ruling = now.rulings.front();
    QCOMPARE(ruling.table, 1);
    QCOMPARE(ruling.game, 1);
    QCOMPARE(QString::fromStdString(ruling.dispute), kWords);
    QVERIFY(ruling.record.find("A: play LA\n") != std::string::npos);
    QVERIFY(ruling.entered.empty());
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
}

void TestRulings::aRulingOfNoTableIsKept() {
    openEvening();
    keys().toRecord();
    headLine("score: 17 9");
    line("A: bet gleich"); // who is gestrichen must not
    keys().press(Qt::Key_F8);
    QVERIFY2(question().contains(QStringLiteral("zu keinem Tisch")), qPrintable(question()));
    QVERIFY(!keys().isShown(QStringLiteral("promptWay1"))); // nor has it a sheet
    answer(kWords);
    QVERIFY2(strip().contains(QStringLiteral("Entscheid 1: Gestrichen darf nicht bieten")),
             qPrintable(strip()));
    QCOMPARE(onDisk().rulings.front().table, 0);
    QCOMPARE(onDisk().rulings.front().found.front().verdict, std::string("illegal"));
}

void TestRulings::nothingIsKeptTwice() {
    openEvening();
    keys().toRecord();
    headLine("score: 17 9");
    keys().press(Qt::Key_F8);
    answer(kWords);
    keys().press(Qt::Key_F8);
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
    QVERIFY2(strip().contains(QStringLiteral("Entscheid 1")), qPrintable(strip()));
    line("A: bet gleich"); // another record
    keys().press(Qt::Key_F8);
    answer(kWords);
    QCOMPARE(onDisk().rulings.size(), std::size_t(2));
}

// The first dispute once more, with another kept in between.
void TestRulings::theSameAgainIsAskedOnThePage() {
    openEvening();
    keys().toRecord();
    headLine("score: 17 9");
    const QString first = record();
    keys().press(Qt::Key_F8);
    answer(kWords);
    const char* more = "A: bet gleich";
    line(more);
    keys().press(Qt::Key_F8);
    answer(kWords);
    const auto asked = m_case->dialogs().asked.size();
    for (std::size_t i = 0; i <= std::strlen(more); ++i) keys().press(Qt::Key_Backspace);
    QCOMPARE(record(), first);
    constexpr int kLaterThanWritten = 1100; // in the same second nobody says it again
    QTest::qWait(kLaterThanWritten);
    keys().press(Qt::Key_F8);
    answer(kWords);
    QVERIFY2(question().contains(QStringLiteral("Entscheid 1")), qPrintable(question()));
    QCOMPARE(onDisk().rulings.size(), std::size_t(2));
    keys().press(Qt::Key_Escape);
    QCOMPARE(onDisk().rulings.size(), std::size_t(2));
    keys().press(Qt::Key_F8); // the words were typed already
    keys().press(Qt::Key_Return);
    QCOMPARE(onDisk().rulings.size(), std::size_t(2));
    keys().press(Qt::Key_Return);
    QCOMPARE(onDisk().rulings.size(), std::size_t(3));
    QCOMPARE(m_case->dialogs().asked.size(), asked);
    QVERIFY2(strip().contains(QStringLiteral("Entscheid 3")), qPrintable(strip()));
    keys().press(Qt::Key_F8); // which is known from now on
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
}

void TestRulings::whatCannotBeReadIsSaidAndStays() {
    beginAtTable();
    keys().type(QStringLiteral("A: bet glich"));
    const QString whole = record();
    keys().press(Qt::Key_F8);
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
    QVERIFY2(strip().contains(QStringLiteral("„glich“")), qPrintable(strip()));
    QCOMPARE(record(), whole);
    dynamic_cast<QPlainTextEdit*>(keys().find(QStringLiteral("recordEditor")))->selectAll();
    line("rules: innsbruck");
    line("---");
    line("rules: innsbruck");
    keys().press(Qt::Key_F8); // two deals are two rulings
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
    QVERIFY2(strip().contains(QStringLiteral("2 Spiele")), qPrintable(strip()));
    QVERIFY(onDisk().rulings.empty());
}

void TestRulings::theQuestionGoesWithItsView() {
    beginAtTable();
    line("A: play LA");
    for (const auto& [key, modifier] :
         {std::pair(Qt::Key_F9, Qt::NoModifier), std::pair(Qt::Key_F6, Qt::ShiftModifier)}) {
        keys().press(Qt::Key_F8);
        QVERIFY(keys().isShown(QStringLiteral("promptBar")));
        keys().press(key, modifier);
        QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
        keys().toRecord();
    }
    QVERIFY(onDisk().rulings.empty());
}

void TestRulings::whatWasSaidGoesWithItsView() {
    beginAtTable();
    keys().type(QStringLiteral("A: bet glich"));
    for (const auto& [key, modifier] :
         {std::pair(Qt::Key_F9, Qt::NoModifier), std::pair(Qt::Key_F12, Qt::NoModifier),
          std::pair(Qt::Key_F6, Qt::ShiftModifier)}) {
        keys().press(Qt::Key_F8); // cannot be read
        QVERIFY(keys().hasMessage());
        keys().press(key, modifier);
        QVERIFY(!keys().hasMessage());
        keys().toRecord();
    }
}

void TestRulings::theWordsOutliveARecordThatBroke() {
    beginAtTable();
    keys().type(QStringLiteral("A: play LA"));
    keys().press(Qt::Key_F8);
    keys().type(kWords);
    QVERIFY(keys().tabTo(QStringLiteral("recordEditor")));
    keys().type(QStringLiteral("Q"));
    QVERIFY(keys().tabTo(QStringLiteral("promptWay0")));
    keys().press(Qt::Key_Return);
    QVERIFY2(strip().contains(QStringLiteral("Nicht behalten")), qPrintable(strip()));
    QVERIFY(onDisk().rulings.empty());
    QVERIFY(keys().tabTo(QStringLiteral("recordEditor")));
    keys().press(Qt::Key_Backspace);
    QVERIFY2(strip().isEmpty(), qPrintable(strip())); // it was about what stood there
    keys().press(Qt::Key_F8);
    keys().press(Qt::Key_Return);
    QCOMPARE(QString::fromStdString(onDisk().rulings.front().dispute), kWords);
}

void TestRulings::aKeptRulingIsUndone() {
    beginAtTable();
    line("A: play LA");
    keys().press(Qt::Key_F8);
    answer(kWords);
    QCOMPARE(onDisk().rulings.size(), std::size_t(1));
    keys().press(Qt::Key_4, Qt::ControlModifier);
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(onDisk().rulings.empty());
    keys().toRecord();
    keys().press(Qt::Key_F8); // and is not taken for kept
    answer(kWords);
    QCOMPARE(onDisk().rulings.size(), std::size_t(1));
}

void TestRulings::aFineGoesOnTheSheet() {
    beginAtTable();
    line("A: play LA");
    keys().press(Qt::Key_F8);
    answer(kWords, 1);
    QVERIFY2(question().contains(QStringLiteral("Entscheid 1")), qPrintable(question()));
    keys().press(Qt::Key_1); // a fine; there is no line to write
    keys().press(Qt::Key_2); // for the second side
    answer(QStringLiteral("zwei"));
    QVERIFY2(strip().contains(QStringLiteral("„zwei“")), qPrintable(strip()));
    QVERIFY(onDisk().rulings.front().entered.empty());
    const auto fine = [&] {
        keys().press(Qt::Key_F8); // the sheet is asked about again
        keys().press(Qt::Key_1);
        keys().press(Qt::Key_2);
        answer(QStringLiteral("2"));
    };
    fine(); // which the rules do not give: that is asked, on the page
    QVERIFY2(question().contains(QStringLiteral("gibt es keine Strafe")), qPrintable(question()));
    keys().press(Qt::Key_Escape);
    QVERIFY(onDisk().rulings.front().entered.empty());
    fine();
    keys().press(Qt::Key_Return);
    QVERIFY(m_case->dialogs().asked.isEmpty() ||
            !m_case->dialogs().asked.last().contains(QStringLiteral("Strafe")));
    QVERIFY2(strip().contains(QStringLiteral("Strafe")), qPrintable(strip()));
    const tournament::Tournament now = onDisk();
    QCOMPARE(now.rulings.size(), std::size_t(1));
    QCOMPARE(now.rounds[0].tables[0].games[0].lines.back().penalty, (std::vector<int>{0, 2}));
    QCOMPARE(now.rulings.front().entered.front().points, 2);
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
}

void TestRulings::theLineOfTheRecordGoesOnTheSheet() {
    beginAtTable();
    headLine("trump: L");
    line("A: bet spiel");
    line("B: bet spiel 3");
    line("A: hold spiel");
    line("B: good spiel"); // from 15 to 18
    const std::size_t lines = onDisk().rounds[0].tables[0].games[0].lines.size();
    keys().press(Qt::Key_F8);
    answer(kWords, 1);
    const auto* way = dynamic_cast<QPushButton*>(QApplication::focusWidget());
    QVERIFY(way != nullptr);
    QVERIFY2(way->text().contains(QStringLiteral("Zeile ")), qPrintable(way->text()));
    keys().press(Qt::Key_1);
    const tournament::Tournament now = onDisk();
    const auto& written = now.rounds[0].tables[0].games[0].lines;
    QCOMPARE(written.size(), lines + 1);
    QCOMPARE(written.back().points, (std::vector<int>{3, 0}));
    QVERIFY(now.rulings.front().entered.front().measure == Measure::Line);
    keys().press(Qt::Key_4, Qt::ControlModifier); // whose line says where it is from
    auto* paper = dynamic_cast<QAbstractItemView*>(keys().find(QStringLiteral("sheetPaper")))->model();
    const QString margin = paper->index(paper->rowCount() - 1, paper->columnCount() - 1).data().toString();
    QVERIFY2(margin.contains(QStringLiteral("Entscheid 1: ") + kWords), qPrintable(margin));
}

void TestRulings::aLineIsStruckByRuling() {
    beginAtTable();
    line("A: play LA");
    keys().press(Qt::Key_F8);
    answer(kWords, 1);
    keys().press(Qt::Key_2);
    answer(QStringLiteral("99"));
    QVERIFY(keys().hasMessage()); // there is no such line
    QVERIFY(onDisk().rulings.front().entered.empty());
    keys().press(Qt::Key_F8);
    keys().press(Qt::Key_2);
    answer(QStringLiteral("1"));
    QVERIFY2(question().contains(QStringLiteral("gestrichen")),
             qPrintable(question())); // the rules strike none
    keys().press(Qt::Key_Return);
    QCOMPARE(onDisk().rounds[0].tables[0].games[0].lines.front().struck.value_or(""), kWords.toStdString());
}

void TestRulings::theGameIsLostByRuling() {
    beginAtTable();
    line("A: play LA");
    keys().press(Qt::Key_F8);
    answer(kWords, 1);
    keys().press(Qt::Key_3);
    keys().press(Qt::Key_Return); // nobody is likelier
    QVERIFY(onDisk().rulings.front().entered.empty());
    keys().press(Qt::Key_1); // by the first side
    QVERIFY2(question().contains(QStringLiteral("die Partie nicht verloren")), qPrintable(question()));
    keys().press(Qt::Key_Return); // the rules say nothing of it
    const tournament::Sheet sheet = onDisk().rounds[0].tables[0].games[0];
    QVERIFY(sheet.ending == tournament::Ending::Ruling);
    QCOMPARE(sheet.ruling, 1);
    QCOMPARE(sheet.score[1], 18);
}

// What the director decided comes first; what he refused goes on the sheet only last, and asked.
void TestRulings::whatTheDirectorDecidedIsOfferedFirst() {
    beginAtTable();
    headLine("trump: L");
    line("A: bet spiel");
    line("B: bet spiel 3");
    line("A: hold spiel");
    line("B: good spiel");
    keys().press(Qt::Key_F8);
    answer(kWords);
    keys().press(Qt::Key_F6, Qt::ShiftModifier);
    keys().press(Qt::Key_F8, Qt::ShiftModifier);
    answer(QStringLiteral("Nichts wird geschrieben"));
    answer(QStringLiteral("einig"));
    keys().press(Qt::Key_F6);
    QVERIFY2(question().contains(QStringLiteral("„Nichts wird geschrieben“")), qPrintable(question()));
    const auto* first = dynamic_cast<QPushButton*>(QApplication::focusWidget());
    QVERIFY(first != nullptr);
    QVERIFY2(first->text().contains(QStringLiteral("Nichts")), qPrintable(first->text()));
    QVERIFY(keys().textOf(QStringLiteral("promptWay5")).contains(QStringLiteral("Nach den Regeln: Zeile")));
    keys().press(Qt::Key_Return);
    QVERIFY(onDisk().rulings.front().entered.empty());
    keys().press(Qt::Key_F6);
    keys().press(Qt::Key_6);
    QVERIFY2(question().contains(QStringLiteral("„Nichts wird geschrieben“")), qPrintable(question()));
    keys().press(Qt::Key_Escape);
    QVERIFY(onDisk().rulings.front().entered.empty());
}

// One line was written by it: nobody has to look up its number, nor is asked in a box of its own, though the
// result is out.
void TestRulings::whatARulingWroteItStrikes() {
    beginAtTable();
    headLine("trump: L");
    line("A: bet spiel");
    line("B: bet spiel 3");
    line("A: hold spiel");
    line("B: good spiel");
    keys().press(Qt::Key_F8);
    answer(kWords, 1);
    keys().press(Qt::Key_1);
    const int written = onDisk().rulings.front().entered.front().line;
    keys().press(Qt::Key_F6, Qt::ShiftModifier);
    keys().press(Qt::Key_F8, Qt::ShiftModifier);
    answer(QStringLiteral("Nichts wird geschrieben"));
    answer(QStringLiteral("einig"));
    const auto asked = m_case->dialogs().asked.size();
    keys().press(Qt::Key_F6);
    const QString way = keys().textOf(QStringLiteral("promptWay2")).simplified();
    QVERIFY2(way.endsWith(QStringLiteral("Von diesem Entscheid streichen: Zeile %1").arg(written)),
             qPrintable(way));
    keys().press(Qt::Key_3);
    if (keys().isShown(QStringLiteral("promptBar"))) keys().press(Qt::Key_Return);
    QCOMPARE(m_case->dialogs().asked.size(), asked);
    QVERIFY(onDisk().rounds[0].tables[0].games[0].lines.back().struck.has_value());
    keys().press(Qt::Key_F6); // nothing of it stands any more
    QVERIFY(keys().textOf(QStringLiteral("promptWay2")).contains(QStringLiteral("Zeile streichen …")));
}

void TestRulings::aFineSaysForWhom() {
    beginAtTable();
    QString head = record().trimmed(); // the second side is gestrichen, and bets
    head.replace(QRegularExpression(QStringLiteral("score: .*")), QStringLiteral("score: 3 17"))
        .replace(QStringLiteral("rules: innsbruck"), QStringLiteral("rules: suedtirol"))
        .append(QStringLiteral("\ntrump: E\n\nB: bet gleich"));
    dynamic_cast<QPlainTextEdit*>(keys().find(QStringLiteral("recordEditor")))->selectAll();
    for (const QString& each : head.split(QLatin1Char('\n'))) {
        keys().type(each);
        keys().press(Qt::Key_Return);
    }
    keys().press(Qt::Key_F8);
    answer(kWords, 1);
    const QString way = dynamic_cast<QPushButton&>(*QApplication::focusWidget()).text().simplified();
    const QRegularExpression second(QStringLiteral(" B=\"?([^=\"]+?)\"?,? (?:[A-D]=|$)"));
    const QString name = second.match(record()).captured(1);
    QVERIFY2(!name.isEmpty() && way.contains(QStringLiteral("für ") + name), qPrintable(way));
}

// The second side broke the rule; as the director decided otherwise Enter alone takes nobody.
void TestRulings::whoBrokeTheRuleIsOfferedFirst() {
    beginAtTable();
    headLine("trump: L");
    line("B: bet spiel");
    line("B: bet spiel");
    keys().press(Qt::Key_F8);
    answer(kWords);
    keys().press(Qt::Key_F8);
    keys().press(Qt::Key_1);      // a fine
    keys().press(Qt::Key_Return); // for whom: Enter is enough where the rules alone speak
    QVERIFY2(question().contains(QStringLiteral("Wie viele Strafpunkte")), qPrintable(question()));
    keys().press(Qt::Key_Escape);
    keys().press(Qt::Key_F6, Qt::ShiftModifier);
    keys().press(Qt::Key_F8, Qt::ShiftModifier);
    answer(QStringLiteral("Zwei Strafpunkte"));
    answer(QStringLiteral("einig"));
    keys().press(Qt::Key_F6);
    keys().press(Qt::Key_2);
    QVERIFY2(question().contains(QStringLiteral("Wer bekommt")), qPrintable(question()));
    keys().press(Qt::Key_Return);
    QVERIFY2(question().contains(QStringLiteral("Wer bekommt")), qPrintable(question()));
    keys().press(Qt::Key_1);
    answer(QStringLiteral("2"));
    keys().press(Qt::Key_Return);
    QCOMPARE(onDisk().rulings.front().entered.front().side, 1);
}

void TestRulings::aClosedTournamentAsksForNoWords() {
    {
        desk::Evening evening = enteredEvening(m_file, exampleList());
        playPartly(evening, 1);
        QVERIFY(desk::closeTournament(evening, {true, false, {}}).ok());
    }
    m_case->open(m_file);
    keys().toRecord();
    keys().toRecord();
    line("A: play LA");
    keys().press(Qt::Key_F8);
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
    QVERIFY2(strip().contains(QStringLiteral("abgeschlossen")), qPrintable(strip()));
}

void TestRulings::whatIsWrittenIsNotReplaced() {
    beginAtTable();
    keys().type(QStringLiteral("A: play LA"));
    const QString whole = record();
    keys().press(Qt::Key_4, Qt::ControlModifier);
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().press(Qt::Key_F9);  // and its record
    QCOMPARE(record(), whole); // the same table: one goes on
    keys().press(Qt::Key_4, Qt::ControlModifier);
    keys().press(Qt::Key_PageDown);
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().press(Qt::Key_F9); // and its record
    QVERIFY2(record().contains(QStringLiteral("table: 2\n")), qPrintable(record()));
    QVERIFY(!record().contains(QStringLiteral("play LA")));
    keys().press(Qt::Key_Z, Qt::ControlModifier); // what stood there comes back
    QCOMPARE(record(), whole);
    keys().press(Qt::Key_F8); // and is about table 1 again
    QVERIFY2(question().contains(QStringLiteral("Tisch 1")), qPrintable(question()));
}

void TestRulings::anotherLanguageKeepsTheTable() {
    beginAtTable();
    line("A: play LA");
    QMetaObject::invokeMethod(m_case->window().findChild<QObject*>(QStringLiteral("languageIt")), "trigger");
    QCoreApplication::processEvents();
    keys().press(Qt::Key_F8);
    QVERIFY2(question().contains(QStringLiteral("tavolo 1")), qPrintable(question()));
    answer(kWords);
    QCOMPARE(onDisk().rulings.front().table, 1);
}

void TestRulings::withoutATournamentNothingIsOffered() {
    keys().toRecord();
    line("A: play LA");
    QVERIFY(!keys().isShown(QStringLiteral("rulingKeep")));
    keys().press(Qt::Key_F8);
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
}

// As after a power cut: nobody closed the window.
void TestRulings::aRecordOutlivesAPowerCut() {
    beginAtTable();
    line("A: play LA");
    keys().press(Qt::Key_F8);
    keys().type(QStringLiteral("Er hat nicht zug"));
    const QString written = record();
    QTest::qWait(1000);
    m_case->restart();
    m_case->open(m_file);
    QVERIFY2(strip().contains(QStringLiteral("Streitfall")), qPrintable(strip()));
    keys().toRecord();
    QCOMPARE(record(), written);
    QVERIFY(keys().isShown(QStringLiteral("draftBack")));
    keys().press(Qt::Key_F8);
    QVERIFY2(question().contains(QStringLiteral("Tisch 1, Runde 1")), qPrintable(question()));
    QCOMPARE(keys().focus(), QStringLiteral("promptText"));
    keys().press(Qt::Key_End);
    keys().type(QStringLiteral("egeben"));
    keys().press(Qt::Key_Return);
    QCOMPARE(QString::fromStdString(onDisk().rulings.front().dispute),
             QStringLiteral("Er hat nicht zugegeben"));
    QVERIFY(!keys().isShown(QStringLiteral("draftBack")));
    m_case->restart();
    m_case->open(m_file); // it is kept, and nothing is left behind
    keys().toRecord();
    QVERIFY(!record().contains(QStringLiteral("play LA")));
}

void TestRulings::aRecordOfNoEveningOutlivesAPowerCut() {
    keys().toRecord();
    line("A: play LA");
    QTest::qWait(1000);
    m_case->restart();
    keys().toRecord();
    QVERIFY2(record().contains(QStringLiteral("A: play LA")), qPrintable(record()));
    keys().press(Qt::Key_F4, Qt::ShiftModifier); // need not be kept
    QVERIFY(!record().contains(QStringLiteral("play LA")));
    QVERIFY(!keys().isShown(QStringLiteral("draftBack")));
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
    QTest::qWait(1000);
    m_case->restart();
    keys().toRecord();
    QVERIFY(!record().contains(QStringLiteral("play LA")));
}

void TestRulings::whatIsKeptOrLetGoIsNoDraft() {
    beginAtTable();
    line("A: play LA");
    QTest::qWait(1000);
    keys().press(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    keys().press(Qt::Key_2); // ends without it
    QVERIFY(!m_case->window().isVisible());
    m_case->restart();
    m_case->open(m_file);
    keys().toRecord();
    QVERIFY(!record().contains(QStringLiteral("play LA")));
    QVERIFY(!keys().isShown(QStringLiteral("draftBack")));
}

QTEST_MAIN(TestRulings)
#include "test_rulings.moc"
