#include "support/evenings.h"
#include "support/window_test.h"
#include "widgets/answer_row.h"
#include "widgets/few_lines_label.h"
#include "widgets/pack_grid.h"

#include <desk/settings.h>
#include <desk/sheets.h>

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QTest>

// Was ist passiert? From a table's sheet to the ruling and the fine on it, by keys alone and by the mouse
// alone.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

void write(desk::Evening& evening, int table, int first, int second) {
    tournament::Line line;
    line.points = {first, second};
    if (!desk::addLine(evening, {1, table, 1}, line, {}).ok()) qFatal("a line is refused");
}

// To 15 by the rules of Imst: table 1 stands at 14 : 12, table 2 at 3 : 5.
void prepare(desk::Evening& evening) {
    if (!desk::changeSettings(evening, {{"rules", "imst"}, {"target", "15"}}, {}).ok()) qFatal("settings");
    playOneLine(evening, 3, 1);
    write(evening, 1, 7, 7);
    write(evening, 1, 4, 4);
    write(evening, 2, 3, 5);
}

} // namespace

class TestQuestions : public WindowTest {
    Q_OBJECT

  private slots:
    void mayHeBetByKeys();
    void mayHeBetByMouse();
    void theFirstArrowGoesToTheFirstQuestion();
    void oneUndoTakesBothBack();
    void theTableStandsInEachQuestion();
    void whoMayBetMay();
    void whatIsTypedOfScoreAndNamesHolds();
    void betsOfBefore();
    void theShowIsAsked();
    void withoutTableTheTablesAreOffered();
    void anotherTableIsChosen();
    void theFoldShowsTheSameCase();
    void escGoesBackStepByStep();
    void howOneGoesOnIsNoDeed();
    void whatItCosts();
    void whoIsOutHangsOnWhatCameFirst();
    void whoDeals();
    void cardsThatCannotBeReadAreSaid();
    void withoutAnEveningItIsAsked();
    void theNextButtonStepsAside();
    void anotherLookKeepsTheQuestion();
    void whoTakesTheTrickByKeys();
    void whoTakesTheTrickByMouse();
    void theRecordFinesAtOnce();
    void nothingIsCutOrMoves_data();
    void nothingIsCutOrMoves();

  private:
    void isWhole();
    void atSheet(int table = 1);
    QString title() { return shownText("verdictTitle"); }
    QString shownText(const char* name) {
        QString all; // the one of the question that is asked
        for (const QLabel* label : m_case->window().findChildren<QLabel*>(QLatin1String(name)))
            if (label->isVisible()) all = label->text();
        return all;
    }
    QAbstractButton* button(const char* name) {
        for (QAbstractButton* one : m_case->window().findChildren<QAbstractButton*>(QLatin1String(name)))
            if (one->isVisible()) return one;
        return nullptr;
    }
    void click(const char* name);
    void clickCard(const char* palette, const char* card);
    // With SCHREIBER_PICTURES=FOLDER each step is drawn there, to be looked at.
    void show(const char* step);
    bool isChosen(const char* chip) {
        const auto* one = dynamic_cast<QRadioButton*>(button(chip));
        return one != nullptr && one->isChecked();
    }
};

void TestQuestions::atSheet(int table) {
    openPrepared(prepare);
    keys().press(Qt::Key_4, Qt::ControlModifier);
    for (int next = 1; next < table; ++next) keys().press(Qt::Key_PageDown);
}

void TestQuestions::show(const char* step) {
    const QString folder = qEnvironmentVariable("SCHREIBER_PICTURES");
    if (folder.isEmpty()) return;
    for (const QSize size : {QSize(1280, 720), QSize(1366, 768), QSize(900, 720)}) {
        m_case->window().resize(size);
        for (int i = 0; i < 4; ++i) QCoreApplication::processEvents();
        QVERIFY(m_case->window().grab().save(
            QStringLiteral("%1/%2-%3.png").arg(folder, QLatin1String(step)).arg(size.width())));
    }
}

void TestQuestions::click(const char* name) {
    QAbstractButton* const one = button(name);
    QVERIFY2(one != nullptr, name);
    QTest::mouseClick(one, Qt::LeftButton);
    QCoreApplication::processEvents();
}

void TestQuestions::clickCard(const char* palette, const char* card) {
    auto* grid = dynamic_cast<PackGrid*>(keys().find(QLatin1String(palette)));
    QVERIFY2(grid != nullptr && grid->isVisible(), palette);
    QTest::mouseClick(grid, Qt::LeftButton, Qt::NoModifier,
                      grid->boxOf(QLatin1String(card)).center().toPoint());
    QCoreApplication::processEvents();
}

void TestQuestions::mayHeBetByKeys() {
    atSheet();
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    QCOMPARE(said("caseTitle"), QStringLiteral("Was ist passiert?"));
    show("1-was-ist-passiert");
    keys().press(Qt::Key_3);
    show("2-wartet");
    QCOMPARE(said("caseTitle"), QStringLiteral("Darf er bieten?"));
    QCOMPARE(title(), QStringLiteral("Wer bietet welche Figur?"));
    QVERIFY(isChosen("ask-before-none") && isChosen("ask-phase-play")); // and nothing else is
    QVERIFY(!isChosen("ask-who-A") && !isChosen("ask-figure-gleich"));
    QVERIFY(!button("verdictDeed")->isEnabled());
    keys().press(Qt::Key_1);
    keys().press(Qt::Key_H);
    QVERIFY2(title().startsWith(QStringLiteral("Nein, ")) &&
                 title().endsWith(QStringLiteral(" darf nicht bieten.")),
             qPrintable(title()));
    QCOMPARE(shownText("verdictCost"), QStringLiteral("SIE −2"));
    QVERIFY2(shownText("verdictAfter").contains(QStringLiteral("12\u00a0:\u00a012")),
             qPrintable(shownText("verdictAfter")));
    QCOMPARE(button("verdictRule")->text(), QStringLiteral("Imster Regeln 2015, § 21"));
    QVERIFY2(shownText("verdictNext").contains(QStringLiteral("Hanger ist wieder ungeboten")),
             qPrintable(shownText("verdictNext")));
    QCOMPARE(button("verdictDeed")->text(), QStringLiteral("2 Strafpunkte auf den Zettel"));
    show("2-nein");
    keys().press(Qt::Key_F5);
    QVERIFY(shown("sheetPage"));
    show("5-zettel");
    const tournament::Tournament now = onDisk();
    QCOMPARE(now.rulings.size(), std::size_t(1));
    QVERIFY(now.rulings.front().state == tournament::RulingState::Decided);
    QCOMPARE(now.rulings.front().table, 1);
    const tournament::Sheet sheet = now.rounds[0].tables[0].games[0];
    QCOMPARE(sheet.lines.size(), std::size_t(4));
    QCOMPARE(sheet.lines.back().penalty, (std::vector<int>{2, 0}));
    QCOMPARE(sheet.score, (std::vector<int>{12, 12}));
}

void TestQuestions::mayHeBetByMouse() {
    atSheet();
    click("disputeHere");
    auto* list = dynamic_cast<QListWidget*>(keys().find(QStringLiteral("questionList")));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(2)).center());
    QCoreApplication::processEvents();
    click("ask-who-A");
    click("ask-figure-hanger");
    click("verdictDeed");
    QCOMPARE(onDisk().rulings.size(), std::size_t(1));
    QCOMPARE(sheetOnDisk(0).score, (std::vector<int>{12, 12}));
    QVERIFY(shown("sheetPage"));
}

// Nothing is chosen before one chooses: Enter then opens nothing, and the first arrow goes to an end.
void TestQuestions::theFirstArrowGoesToTheFirstQuestion() {
    atSheet();
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    auto* list = dynamic_cast<QListWidget*>(keys().find(QStringLiteral("questionList")));
    QCOMPARE(keys().focus(), QStringLiteral("questionList"));
    QVERIFY(list->selectedItems().isEmpty());
    keys().press(Qt::Key_Return);
    QVERIFY(list->isVisible());
    keys().press(Qt::Key_Down);
    QVERIFY(list->item(0)->isSelected());
    keys().press(Qt::Key_Down);
    QVERIFY(list->item(1)->isSelected());
    keys().press(Qt::Key_Return);
    QVERIFY(!list->isVisible());
}

void TestQuestions::oneUndoTakesBothBack() {
    mayHeBetByKeys();
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(onDisk().rulings.empty());
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t(3));
}

// Score, names, dealer, target and rules come from the sheet.
void TestQuestions::theTableStandsInEachQuestion() {
    atSheet();
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    const QString strip = keys().find(QStringLiteral("caseSeats"))->accessibleName();
    QVERIFY2(strip.contains(QStringLiteral("14\u00a0:\u00a012")) &&
                 strip.contains(QStringLiteral("gestrichen")),
             qPrintable(strip));
    for (const Qt::Key question : {Qt::Key_3, Qt::Key_6, Qt::Key_7, Qt::Key_8}) {
        keys().press(question);
        const QString at = keys().find(QStringLiteral("caseStrip"))->accessibleName();
        for (const char* known : {"14", "12", "gestrichen", "Tisch 1", "zu 15", "Imst", "gibt: "})
            QVERIFY2(at.contains(QLatin1String(known)), qPrintable(at));
        keys().press(Qt::Key_Escape);
    }
}

void TestQuestions::whoMayBetMay() {
    atSheet();
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().type(QStringLiteral("32s"));
    QVERIFY2(title().startsWith(QStringLiteral("Ja, ")), qPrintable(title()));
    QCOMPARE(button("verdictDeed")->text(), QStringLiteral("Entscheid behalten"));
    show("2-ja");
    QVERIFY(!shown("rulingKeep")); // F5 does it
    const auto lines = sheetOnDisk(0).lines.size();
    keys().press(Qt::Key_F5);
    QCOMPARE(onDisk().rulings.size(), std::size_t(1));
    QCOMPARE(sheetOnDisk(0).lines.size(), lines);
    QVERIFY2(shownText("verdictBeside").contains(QStringLiteral("Entscheid 1")),
             qPrintable(shownText("verdictBeside")));
}

// F7 makes fields of them; each letter is answered.
void TestQuestions::whatIsTypedOfScoreAndNamesHolds() {
    atSheet();
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().type(QStringLiteral("31h"));
    QVERIFY(title().startsWith(QStringLiteral("Nein, ")));
    keys().press(Qt::Key_F7);
    QCOMPARE(keys().focus(), QStringLiteral("caseScore0"));
    show("f7");
    keys().type(QStringLiteral("13"));
    QVERIFY2(title().startsWith(QStringLiteral("Ja, ")), qPrintable(title()));
    QVERIFY(keys().tabTo(QStringLiteral("caseName0")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("Rosa")); // letters go into the field
    QCOMPARE(title(), QStringLiteral("Ja, Rosa darf bieten."));
    QVERIFY(keys().tabTo(QStringLiteral("caseTarget")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("14"));
    QVERIFY2(title().startsWith(QStringLiteral("Nein, Rosa")), qPrintable(title()));
    keys().press(Qt::Key_Escape);
    QVERIFY(!shown("caseScore0"));
    QVERIFY(keys().find(QStringLiteral("caseStrip"))->accessibleName().contains(QStringLiteral("geändert")));
}

void TestQuestions::betsOfBefore() {
    atSheet(2);
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().type(QStringLiteral("31g"));
    QVERIFY2(title().startsWith(QStringLiteral("Ja, ")), qPrintable(title()));
    keys().type(QStringLiteral("b"));
    auto* box = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("ask-gleich")));
    QVERIFY(box != nullptr && box->isVisible());
    box->setFocus();
    keys().press(Qt::Key_Down); // 2 SIE: the own side has bet last
    QCOMPARE(box->currentText(), QStringLiteral("2 SIE"));
    show("2-schon-geboten");
    QVERIFY2(title().startsWith(QStringLiteral("Nein, ")), qPrintable(title()));
    keys().press(Qt::Key_2); // lists leave letters and digits to the chips
    QVERIFY2(title().startsWith(QStringLiteral("Ja, ")), qPrintable(title()));
}

void TestQuestions::theShowIsAsked() {
    atSheet();
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().type(QStringLiteral("31hw"));
    QVERIFY2(title().startsWith(QStringLiteral("Nein, ")), qPrintable(title()));
    QCOMPARE(shownText("verdictCost"), QStringLiteral("SIE −2"));
}

void TestQuestions::withoutTableTheTablesAreOffered() {
    openPrepared(prepare);
    ctrl(Qt::Key_6);
    const auto* list = dynamic_cast<QListWidget*>(keys().find(QStringLiteral("caseTables")));
    QVERIFY(list->isVisible());
    QVERIFY2(
        list->item(0)->data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("14\u00a0:\u00a012")),
        qPrintable(list->item(0)->data(Qt::AccessibleTextRole).toString()));
    keys().type(QStringLiteral("7")); // can be asked at once
    keys().type(QStringLiteral("b"));
    QVERIFY(title().contains(QStringLiteral("geschehen")));
    keys().press(Qt::Key_Escape);
    QVERIFY(keys().tabTo(QStringLiteral("caseTables")));
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return);
    QVERIFY2(said("caseCalled").startsWith(QStringLiteral("Tisch")), qPrintable(said("caseCalled")));
}

void TestQuestions::anotherTableIsChosen() {
    atSheet();
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().press(Qt::Key_3);
    keys().press(Qt::Key_F6);
    QCOMPARE(keys().focus(), QStringLiteral("caseOtherTables"));
    show("f6");
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return);
    const QString at = keys().find(QStringLiteral("caseStrip"))->accessibleName();
    QVERIFY2(at.contains(QStringLiteral("Tisch 2")) && !at.contains(QStringLiteral("gestrichen")),
             qPrintable(at));
    keys().type(QStringLiteral("1h"));
    QVERIFY2(title().startsWith(QStringLiteral("Ja, ")), qPrintable(title()));
}

// One case: names, table and score go along into the record, and the fine to the same sheet.
void TestQuestions::theFoldShowsTheSameCase() {
    atSheet();
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().type(QStringLiteral("31h"));
    keys().press(Qt::Key_F9);
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
    const auto* editor = dynamic_cast<QPlainTextEdit*>(keys().find(QStringLiteral("recordEditor")));
    const QString record = editor->toPlainText();
    for (const char* known : {"rules: imst", "target: 15", "score: 14 12", "players: A=", "table: 1",
                              "round: 1", "A: bietet hanger"})
        QVERIFY2(record.contains(QLatin1String(known)), qPrintable(record));
    show("4-protokoll");
    keys().press(Qt::Key_F8);
    QVERIFY2(said("promptQuestion").contains(QStringLiteral("Tisch 1, Runde 1")),
             qPrintable(said("promptQuestion")));
    keys().press(Qt::Key_Escape);
    keys().press(Qt::Key_F9);
    QVERIFY(title().startsWith(QStringLiteral("Nein, ")));
    keys().press(Qt::Key_F9);
    QCOMPARE(editor->toPlainText(), record);
}

void TestQuestions::escGoesBackStepByStep() {
    atSheet();
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().type(QStringLiteral("31"));
    keys().press(Qt::Key_F7);
    keys().press(Qt::Key_Escape);
    QVERIFY(!shown("caseScore0"));
    keys().press(Qt::Key_F12);
    keys().press(Qt::Key_Escape);
    QCOMPARE(said("caseTitle"), QStringLiteral("Darf er bieten?"));
    keys().press(Qt::Key_Escape);
    QCOMPARE(keys().focus(), QStringLiteral("questionList"));
    keys().press(Qt::Key_3); // and what was chosen is still there
    QVERIFY(isChosen("ask-who-A"));
    keys().press(Qt::Key_Escape);
    keys().press(Qt::Key_Escape);
    QVERIFY(shown("sheetPage"));
    QVERIFY(onDisk().rulings.empty());
}

// It is said plainly, and goes with the page that says it: what was done last stands there again.
void TestQuestions::howOneGoesOnIsNoDeed() {
    atSheet();
    const auto* line = m_case->window().findChild<QLabel*>(QStringLiteral("lastAction"));
    const QString before = line->text();
    const auto goesOn = [&](const char* how) {
        QVERIFY2(line->text().contains(QString::fromUtf8(how)), qPrintable(line->text()));
        QCOMPARE(line->property("tone").toString(), QString());
    };
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    goesOn("Esc: zurück zum Zettel");
    keys().press(Qt::Key_3);
    goesOn("geschrieben wird erst mit F5");
    keys().press(Qt::Key_F12); // the rule book
    QCOMPARE(line->text(), before);
    keys().press(Qt::Key_Escape);
    goesOn("geschrieben wird erst mit F5");
    keys().press(Qt::Key_F9); // the record
    QVERIFY2(line->text().startsWith(QStringLiteral("Buchstaben gehen")), qPrintable(line->text()));
    ctrl(Qt::Key_7);
    QCOMPARE(line->text(), before);
}

void TestQuestions::whatItCosts() {
    atSheet(2);
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().press(Qt::Key_7);
    keys().type(QStringLiteral("k"));
    QAbstractButton* extra = button("ask-kind-extra-cards");
    QVERIFY(extra != nullptr);
    QTest::mouseClick(extra, Qt::LeftButton);
    keys().type(QStringLiteral("2"));
    QVERIFY2(title().startsWith(QStringLiteral("Das kostet ")), qPrintable(title()));
    show("7-kostet");
    QVERIFY(shownText("verdictCost").endsWith(QStringLiteral("WIR −2")));
    keys().press(Qt::Key_F5);
    QCOMPARE(sheetOnDisk(1).lines.back().penalty, (std::vector<int>{0, 2}));
}

// Two answers decide, and are keys 1 and 2.
void TestQuestions::whoIsOutHangsOnWhatCameFirst() {
    openPrepared([](desk::Evening& evening) {
        if (!desk::changeSettings(evening, {{"rules", "imst"}, {"target", "15"}}, {}).ok())
            qFatal("settings");
        playOneLine(evening, 7, 7);
        write(evening, 1, 6, 6);
    });
    keys().press(Qt::Key_4, Qt::ControlModifier);
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().press(Qt::Key_6);
    keys().type(QStringLiteral("15")); // Gleich for SIE, Hanger for WIR
    for (const char* how : {"ask-gleich-how", "ask-hanger-how"}) {
        auto* box = dynamic_cast<QComboBox*>(keys().find(QLatin1String(how)));
        box->setCurrentIndex(box->findData(QStringLiteral("gut 2")));
    }
    QVERIFY(button("verdictWay1") != nullptr && button("verdictDeed") == nullptr);
    show("6-offen");
    keys().press(Qt::Key_2);
    show("6-auskunft");
    QVERIFY2(title().contains(QStringLiteral("zuerst aus")), qPrintable(title()));
    QVERIFY(button("verdictWay1") == nullptr);
}

void TestQuestions::whoDeals() {
    atSheet();
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().press(Qt::Key_8); // answered at once by the sheet
    QVERIFY2(title().startsWith(QStringLiteral("Es gibt ")), qPrintable(title()));
    QVERIFY(isChosen("ask-first-A"));
    show("8-wer-gibt");
    keys().press(Qt::Key_2);
    QVERIFY(isChosen("ask-first-B"));
    QVERIFY(keys().tabTo(QStringLiteral("ask-written")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("viele"));
    QVERIFY2(title().contains(QStringLiteral("Zahl")), qPrintable(title())); // and the last answer is gone
    QVERIFY(button("verdictDeed") == nullptr);
}

void TestQuestions::cardsThatCannotBeReadAreSaid() {
    atSheet();
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().press(Qt::Key_5);
    QVERIFY(!button("verdictDeed")->isEnabled());
}

void TestQuestions::withoutAnEveningItIsAsked() {
    ctrl(Qt::Key_6);
    QCOMPARE(keys().focus(), QStringLiteral("questionList"));
    keys().type(QStringLiteral("31g"));
    QVERIFY2(title().startsWith(QStringLiteral("Ja, A ")), qPrintable(title()));
    QVERIFY(button("verdictDeed") == nullptr); // there is nowhere to keep it
    keys().press(Qt::Key_F7);
    keys().type(QStringLiteral("17"));
    QVERIFY(keys().tabTo(QStringLiteral("caseScore1")));
    keys().type(QStringLiteral("9"));
    QVERIFY2(title().startsWith(QStringLiteral("Nein, A ")), qPrintable(title()));
    keys().press(Qt::Key_Escape);
    keys().press(Qt::Key_F9);
    const auto* editor = dynamic_cast<QPlainTextEdit*>(keys().find(QStringLiteral("recordEditor")));
    QVERIFY2(editor->toPlainText().contains(QStringLiteral("score: 17 9\n")),
             qPrintable(editor->toPlainText()));
}

// One gold button: while a verdict stands it is there, and F5 presses it.
void TestQuestions::theNextButtonStepsAside() {
    atSheet();
    const auto role = [&] { return keys().find(QStringLiteral("nextButton"))->property("role").toString(); };
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    QTRY_COMPARE(role(), QStringLiteral("gold"));
    keys().type(QStringLiteral("3")); // greyed while it waits, and F5 does nothing
    QTRY_COMPARE(role(), QStringLiteral("steppedBack"));
    keys().press(Qt::Key_F5);
    QCOMPARE(said("caseTitle"), QStringLiteral("Darf er bieten?"));
    keys().press(Qt::Key_Escape);
    QTRY_COMPARE(role(), QStringLiteral("gold"));
}

void TestQuestions::anotherLookKeepsTheQuestion() {
    atSheet();
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().type(QStringLiteral("31h"));
    m_case->window().findChild<QAction*>(QStringLiteral("lookDark"))->trigger();
    QTRY_VERIFY(title().startsWith(QStringLiteral("Nein, ")));
    QVERIFY(isChosen("ask-who-A"));
}

// 18 keys from the sheet to the ruling.
void TestQuestions::whoTakesTheTrickByKeys() {
    atSheet();
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().type(QStringLiteral("1l"));
    QCOMPARE(keys().focus(), QStringLiteral("cardLine"));
    keys().type(QStringLiteral("LA L9 HK=LA L8"));
    show("3-stich");
    QVERIFY2(title().contains(QStringLiteral("macht den Stich")), qPrintable(title()));
    QCOMPARE(button("verdictDeed")->text(), QStringLiteral("Entscheid behalten"));
    keys().press(Qt::Key_F5);
    QCOMPARE(onDisk().rulings.size(), std::size_t(1));
    QVERIFY(onDisk().rulings.front().record.find("play HK=LA\n") != std::string::npos);
}

void TestQuestions::whoTakesTheTrickByMouse() {
    atSheet();
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().press(Qt::Key_1);
    click("trumpL");
    for (const char* card : {"LA", "L9", "HK"}) clickCard("cardPaletteCards", card);
    QVERIFY2(!title().contains(QStringLiteral("macht den Stich")), qPrintable(title())); // it has no name yet
    for (const char* card : {"LA", "L8"}) clickCard("cardPaletteCards", card);
    QVERIFY2(title().contains(QStringLiteral("macht den Stich")), qPrintable(title()));
    click("verdictDeed"); // the ninth click
    QCOMPARE(onDisk().rulings.size(), std::size_t(1));
}

// One fold deeper the same: the verdict of the line, and the fine on the sheet with the ruling in one step.
void TestQuestions::theRecordFinesAtOnce() {
    atSheet();
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().press(Qt::Key_F9);
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
    clickCard("dealPaletteCards", "L10"); // is turned up
    clickCard("dealPaletteCards", "LA");
    keys().press(Qt::Key_Return);
    QVERIFY2(title().contains(QStringLiteral("regelgerecht")), qPrintable(title()));
    const QString record = keys().find(QStringLiteral("recordEditor"))->property("plainText").toString();
    const QString bettor = record.contains(QStringLiteral("dealer: A")) ? "C" : "A";
    keys().type(bettor + QStringLiteral(": bet hanger"));
    show("4-protokoll");
    QVERIFY2(title().contains(QStringLiteral("estrichen")), qPrintable(title()));
    QVERIFY(shownText("verdictCost").contains(QStringLiteral("SIE −2")));
    QCOMPARE(button("verdictDeed")->text(), QStringLiteral("2 Strafpunkte auf den Zettel"));
    keys().press(Qt::Key_F5);
    QVERIFY(shown("sheetPage"));
    QCOMPARE(onDisk().rulings.size(), std::size_t(1));
    QCOMPARE(sheetOnDisk(0).score, (std::vector<int>{12, 12}));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(onDisk().rulings.empty());
    QCOMPARE(sheetOnDisk(0).score, (std::vector<int>{14, 12}));
}

// Chips lie whole within all that is around them, words have the lines they need, and the page stands still.
void TestQuestions::isWhole() {
    class Resizes : public QObject {
      public:
        int count = 0;

      protected:
        bool eventFilter(QObject*, QEvent* event) override {
            count += event->type() == QEvent::Resize ? 1 : 0;
            return false;
        }
    } resizes;
    QWidget* const page = keys().find(QStringLiteral("disputePage"));
    constexpr int kSettled = 40;
    for (int i = 0; i < kSettled; ++i) QCoreApplication::processEvents();
    page->installEventFilter(&resizes);
    for (int i = 0; i < kSettled; ++i) QCoreApplication::processEvents();
    QCOMPARE(resizes.count, 0);
    for (const AnswerChip* chip : page->findChildren<AnswerChip*>()) {
        if (!chip->isVisible()) continue;
        for (const QWidget* around = chip->parentWidget(); around != page; around = around->parentWidget())
            QVERIFY2(around->rect().contains(QRect(chip->mapTo(around, QPoint()), chip->size())),
                     qPrintable(chip->objectName()));
    }
    for (const FewLinesLabel* label : page->findChildren<FewLinesLabel*>())
        if (label->isVisible() && !label->text().isEmpty())
            QVERIFY2(label->height() >= label->heightForWidth(label->width()) &&
                         label->parentWidget()->rect().contains(label->geometry()),
                     qPrintable(label->objectName()));
}

void TestQuestions::nothingIsCutOrMoves_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("larger");
    for (const QSize size : {QSize(1280, 720), QSize(1366, 768), QSize(900, 720)})
        for (const int larger : {0, 3})
            QTest::addRow("%d, %d steps larger", size.width(), larger) << size << larger;
}

void TestQuestions::nothingIsCutOrMoves() {
    QFETCH(QSize, size);
    QFETCH(int, larger);
    atSheet();
    m_case->window().resize(size);
    for (int step = 0; step < larger; ++step) keys().press(Qt::Key_Plus, Qt::ControlModifier);
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    isWhole();
    QWidget* const page = keys().find(QStringLiteral("disputePage"));
    const auto strip = [&] { return keys().find(QStringLiteral("caseStrip"))->mapTo(page, QPoint()).y(); };
    for (const auto& [question, typed] : {std::pair("3", "1h"), {"7", "b1e"}, {"6", "14"}, {"8", ""}}) {
        keys().type(QLatin1String(question));
        isWhole();
        const int waiting = strip();
        keys().type(QLatin1String(typed));
        isWhole();
        if (QTest::currentTestFailed()) return;
        QCOMPARE(strip(), waiting); // an answer brings buttons and moves nothing above it
        keys().press(Qt::Key_Escape);
    }
    keys().press(Qt::Key_0, Qt::ControlModifier);
}

QTEST_MAIN(TestQuestions)
#include "test_questions.moc"
