#include "base/text.h"
#include "games/perlaggen/dispute/line_marks.h"
#include "games/perlaggen/dispute/table_view.h"
#include "support/dispute_test.h"
#include "support/evenings.h"
#include "support/stage.h"
#include "widgets/card_table.h"

#include <desk/settings.h>

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>

#include <algorithm>

// The Streitfall by keyboard alone: a deal is typed or laid, ruled on, stepped through, compared, kept and
// printed.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

} // namespace

class TestDispute : public DisputeTest {
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
    void whomAllWaitForStandsFirst();
    void whatIsLegalNowIsAKeyAway();
    void buttonsStandBesideEachOtherAfterAnotherView();
    void whatIsLegalIsSaidInEachLanguage();
    void namesOfAnyLengthCutNothingShort();
    void cardsAreLaidFromThePack();
    void typingLaysNoCard();
    void anUnknownCardIsPutIntoTheHand();
    void theHeadIsFieldsAndNoCode();
    void anUnknownHandIsOneLine();
    void oneStepsBackAndForth();
    void whatIsToldStepsBackToo();
    void anotherWayEndsWhereItIsLaid();
    void theListSpeaksAsTheTable();
    void anotherPlaceSaysOtherwise();
    void theRulesAreChangedInTheText();
    void undoIsTheTextsOwn();
    void aCardLaidIsTakenBack();
    void theNameOfAPerlaggIsAsked();
    void aRecordIsSavedAndOpened();
    void theRulingIsPrinted();
    void thePartiesWordsHaveRoom();
    void languageAndLookKeepTheRecord();
};

void TestDispute::itBeginsWithoutATournamentAndLeadsBack() {
    begin();
    QVERIFY(record().startsWith(QStringLiteral("rules: innsbruck\n")));
    keys().type(QStringLiteral("D: turn L9"));
    QVERIFY(keys().textOf(QStringLiteral("tableHead")).contains(QStringLiteral("Laub")));
    keys().press(Qt::Key_Escape); // out of the record,
    keys().press(Qt::Key_Escape); // and of the page
    QVERIFY(keys().isShown(QStringLiteral("startPage")));
    begin(); // and what was written is still there
    QVERIFY(record().contains(QStringLiteral("D: turn L9")));
}

void TestDispute::anOpenTournamentGivesTheRules() {
    const QString file = m_case->path(QStringLiteral("Abend.schreiber"));
    {
        schreiber::desk::Evening evening = enteredEvening(file, exampleList());
        QVERIFY(changeSettings(evening, {{"rules", "imst"}, {"target", "15"}}, {}).ok());
    }
    m_case->open(file);
    begin();
    QVERIFY2(record().startsWith(QStringLiteral("rules: imst\n")), qPrintable(record()));
    QVERIFY(record().contains(QStringLiteral("target: 15\n")));
    QVERIFY(record().contains(QStringLiteral("event: Herbstabend\n")));
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
    QVERIFY(!legal().contains(QStringLiteral("B bietet Hanger"))); // nobody bets any more
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
    QCOMPARE(keys().textOf(QStringLiteral("tableTurn")), QStringLiteral("Die Partie ist zu Ende."));
    // who has what comes first, why the last thing was in order after it
    const qsizetype figures = ruled().indexOf(QStringLiteral("Gleich · "));
    QVERIFY2(figures > 0 && figures < ruled().indexOf(QStringLiteral("Zeile 10 · erlaubt")),
             qPrintable(ruled()));
    QCOMPARE(legal(), QStringList{QStringLiteral("Nichts mehr.")});
    const QString before = record();
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return);
    QCOMPARE(record(), before);
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
    QCOMPARE(legal().first(), QStringLiteral("B hält das Gleich"));
    QVERIFY2(legal().contains(QStringLiteral("B sagt beim Gleich drei")), qPrintable(legal().join(u'/')));
    QVERIFY(legal().contains(QStringLiteral("B bietet Hanger"))); // which nobody has bet
    QVERIFY(keys().tabTo(QStringLiteral("nextSteps")));
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return); // the second answer: good
    QVERIFY2(record().endsWith(QStringLiteral("A: bet gleich\nB: gut gleich")), qPrintable(record()));
    QVERIFY(keys().textOf(QStringLiteral("tableFigures")).contains(QStringLiteral("Gleich: gut für A/C")));
    QVERIFY(!legal().contains(QStringLiteral("B hält das Gleich")));
}

// pagat, Betting during the show, example 4: with the concession it is the others' turn.
void TestDispute::whomAllWaitForStandsFirst() {
    begin();
    write({"rules: innsbruck", "hand A: E9 L9 S7 HA LA", "hand B: S9 E8 S8 LK L10", "hand C: EA EK S10 H8 LO",
           "hand D: EU LU SU H10 L8", "", "D: turn HU", "A: bet gleich", "B: hold gleich", "A: play E9",
           "B: play E8", "C: play EA", "D: play EU", "B: good spiel", "C: bet hanger", "A: show L9",
           "B: good hanger"});
    QCOMPARE(keys().textOf(QStringLiteral("tableTurn")), QStringLiteral("B/D weisen oder bieten."));
    const QStringList steps = legal();
    const auto first = [&](const char* seat) {
        return std::find_if(steps.begin(), steps.end(),
                            [&](const QString& step) { return step.startsWith(QLatin1String(seat)); });
    };
    QVERIFY2(steps.contains(QStringLiteral("D weist Laub-Unter")), qPrintable(steps.join(QLatin1Char('\n'))));
    for (const char* other : {"A ", "C "}) QVERIFY(first("B ") < first(other) && first("D ") < first(other));
}

void TestDispute::whatIsLegalNowIsAKeyAway() {
    begin();
    write({"rules: innsbruck", "trump: L", "", "A: bet gleich"});
    keys().press(Qt::Key_Down); // below the last line
    QCOMPARE(keys().focus(), QStringLiteral("nextSteps"));
    keys().press(Qt::Key_Up);
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return);
    const QString once = record();
    QVERIFY2(once.endsWith(QStringLiteral("A: bet gleich\nB: hält gleich")), qPrintable(once));
    QCOMPARE(keys().focus(), QStringLiteral("nextSteps"));
    keys().press(Qt::Key_Return); // of a double click the second one meets what stood there before
    QCOMPARE(record(), once);
    QTRY_VERIFY(!dynamic_cast<QListWidget*>(keys().find(QStringLiteral("nextSteps")))
                     ->item(0)
                     ->text()
                     .startsWith(QStringLiteral("B hält")));
    keys().press(Qt::Key_Return);
    QVERIFY(record() != once);
}

void TestDispute::buttonsStandBesideEachOtherAfterAnotherView() {
    const QTemporaryDir folder;
    Stage stage(Scene(), folder.path());
    stage.window().openFile(stage.playing());
    stage.keys().toRecord();
    for (const Qt::Key away : {Qt::Key_F12, Qt::Key_F9}) {
        stage.keys().press(away);
        stage.keys().toRecord();
        (void)pictureOf(stage.window());
        int end = 0;
        for (const char* name : {"recordAway", "recordOpen", "recordSave"}) {
            const QRect button = stage.keys().find(QLatin1String(name))->geometry();
            QVERIFY2(button.left() >= end, name);
            end = button.right();
        }
    }
}

void TestDispute::whatIsLegalIsSaidInEachLanguage() {
    const struct {
        words::Language language;
        QStringList first;
    } said[] = {{words::Language::German, {"B hält das Gleich", "B spielt Schell-Siebener als …"}},
                {words::Language::Italian, {"B tiene il Gleich", "B gioca il sette di Schell come …"}},
                {words::Language::English, {"B holds the Gleich", "B plays the Seven of bells as …"}}};
    for (const auto& [language, first] : said) {
        const QTemporaryDir folder;
        Scene scene;
        scene.language = language;
        Stage stage(scene, folder.path());
        stage.window().openFile(stage.playing());
        stage.keys().toRecord();
        const QByteArray record = "rules: innsbruck\ntrump: L\nhand B: S7 H9 H8 E10 EA\n\nA: play L10\n";
        for (const char* event : {"A: bet gleich\n", ""}) {
            stage.openRecord(record + event);
            auto* next = dynamic_cast<QListWidget*>(stage.keys().find(QStringLiteral("nextSteps")));
            QMetaObject::invokeMethod(next, "renew");
            QStringList steps;
            for (int i = 0; i < next->count(); ++i) steps << next->item(i)->text();
            QVERIFY2(steps.contains(first[*event == '\0' ? 1 : 0]),
                     qPrintable(steps.join(QLatin1Char('\n'))));
        }
    }
}

// What is said of people stands there whole; who they are is told in full under the mouse and to screen
// readers.
void TestDispute::namesOfAnyLengthCutNothingShort() {
    const QString longest = QStringLiteral("Maximilian-Alexander Freiherr von Schwarzenberg-Hohenstein");
    const QString other = QStringLiteral("Anna-Katharina Oberhuber-Unterrainer");
    const QByteArray record = "rules: innsbruck\nplayers: A=\"" + longest.toUtf8() + "\" B=\"" +
                              other.toUtf8() +
                              "\" C=Franz D=\"Franziska Höß-Niederkofler von Tarrenz\"\ntrump: L\n\n"
                              "A: bet gleich\nB: hold gleich\nB: good spiel\nA: bet hanger\n";
    for (const double points : {10.0, 15.0}) {
        const QTemporaryDir folder;
        Scene scene;
        scene.points = points;
        Stage stage(scene, folder.path());
        stage.window().openFile(stage.playing());
        stage.keys().toRecord();
        stage.openRecord(record);
        (void)pictureOf(stage.window());
        for (const char* name : {"tableHead", "tableFigures", "tableTurn"}) {
            const auto* label = dynamic_cast<QLabel*>(stage.keys().find(QLatin1String(name)));
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), name);
            QVERIFY2(!label->text().contains(longest), qPrintable(label->text()));
        }
        const auto* turn = dynamic_cast<QLabel*>(stage.keys().find(QStringLiteral("tableTurn")));
        QCOMPARE(
            turn->text(),
            QStringLiteral("Zuerst Schwarzenberg-Hoh…/Franz: Gleich weisen oder gut lassen. Dann antwortet "
                           "Anna-Katharina oder Tarrenz."));
        for (const QString& whole : {turn->accessibleName(), turn->toolTip()})
            QVERIFY2(whole.contains(longest) && whole.contains(other), qPrintable(whole));
        auto* next = dynamic_cast<QListWidget*>(stage.keys().find(QStringLiteral("nextSteps")));
        QMetaObject::invokeMethod(next, "renew");
        QVERIFY(next->count() > 0);
        for (int i = 0; i < next->count(); ++i) {
            const QListWidgetItem* item = next->item(i);
            QVERIFY2(!item->text().contains(longest), qPrintable(item->text()));
            QVERIFY(!item->text().startsWith(QStringLiteral("Max")) || item->toolTip().contains(longest));
            const int lines = next->visualItemRect(item).height() / next->fontMetrics().height();
            const int needed =
                next->fontMetrics().horizontalAdvance(item->text()) / next->viewport()->width() + 1;
            QVERIFY2(lines >= needed, qPrintable(item->text()));
        }
    }
}

void TestDispute::cardsAreLaidFromThePack() {
    begin();
    write({"rules: innsbruck", "trump: L", "hand A: LA S7 H9 H8 E10", ""});
    QCOMPARE(keys().textOf(QStringLiteral("dealPaletteTitle")), QStringLiteral("Karte für A"));
    clickCard("L9"); // which A has not
    QVERIFY(!record().contains(QStringLiteral("L9")));
    clickCard("S7");
    QVERIFY(keys().textOf(QStringLiteral("dealPaletteTitle")).contains(QStringLiteral("worauf getauft")));
    clickCard("LA");
    QVERIFY2(record().endsWith(QStringLiteral("A: spielt S7=LA")), qPrintable(record()));
    QCOMPARE(keys().textOf(QStringLiteral("dealPaletteTitle")), QStringLiteral("Karte für B"));
    QVERIFY(keys().textOf(QStringLiteral("tableTurn")).startsWith(QStringLiteral("B gibt zu")));
    clickCard("L10");
    QVERIFY2(record().endsWith(QStringLiteral("A: spielt S7=LA\nB: spielt L10")), qPrintable(record()));
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor")); // where one types
    auto* table = dynamic_cast<CardTable*>(keys().find(QStringLiteral("cardTable")));
    const QPoint mine = table->cardBox(cards::Seat::A, 0).center().toPoint();
    QTest::mouseClick(table, Qt::LeftButton, Qt::NoModifier, mine); // out of a hand, and out of turn
    QVERIFY2(record().contains(QStringLiteral("B: spielt L10\nA: spielt ")), qPrintable(record()));
}

// Letters are the text's, whatever has the keyboard.
void TestDispute::typingLaysNoCard() {
    begin();
    write({"rules: innsbruck", "trump: L", "hand A: LA S7 H9 H8 E10", "", ""});
    QVERIFY(keys().tabTo(QStringLiteral("dealPaletteCards")));
    keys().type(QStringLiteral("A: bet gleich"));
    QVERIFY2(record().endsWith(QStringLiteral("\nA: bet gleich")), qPrintable(record()));
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
}

void TestDispute::anUnknownCardIsPutIntoTheHand() {
    begin();
    write({"rules: innsbruck", "trump: L", "", ""});
    auto* table = dynamic_cast<CardTable*>(keys().find(QStringLiteral("cardTable")));
    QTest::mouseClick(table, Qt::LeftButton, Qt::NoModifier,
                      table->rowBox(cards::Seat::C).center().toPoint());
    QCOMPARE(keys().textOf(QStringLiteral("dealPaletteTitle")), QStringLiteral("Karte für C"));
    QTest::mouseClick(keys().find(QStringLiteral("dealDoes1")), Qt::LeftButton);
    clickCard("EK");
    clickCard("EA");
    QVERIFY2(record().contains(QStringLiteral("hand C: EK EA ? ? ?\n")), qPrintable(record()));
    QVERIFY(keys().textOf(QStringLiteral("dealPaletteTitle")).endsWith(QStringLiteral("C")));
    clickCard("EA"); // lies in his hand
    QVERIFY2(record().contains(QStringLiteral("hand C: EK EA ? ? ?\n")), qPrintable(record()));
    QVERIFY(keys().tabTo(QStringLiteral("dealPaletteCards")));
    keys().press(Qt::Key_PageUp); // B
    QVERIFY(keys().textOf(QStringLiteral("dealPaletteTitle")).endsWith(QStringLiteral("B")));
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Left, Qt::Key_Return}) keys().press(key); // from the Ace
    QVERIFY2(record().contains(QStringLiteral("hand B: EO ? ? ? ?\n")), qPrintable(record()));
    keys().press(Qt::Key_Delete);
    QVERIFY(!record().contains(QStringLiteral("hand B")));
    QVERIFY(!keys().isShown(QStringLiteral("recordError")));
}

void TestDispute::theHeadIsFieldsAndNoCode() {
    begin();
    write({"rules: innsbruck", "players: A=Anna B=Bert C=Carla D=Dora", "score: 3 4", "dealer: D", "",
           "D: turn L10", "A: play LA"});
    const auto* editor = dynamic_cast<QPlainTextEdit*>(keys().find(QStringLiteral("recordEditor")));
    for (QTextBlock block = editor->document()->firstBlock(); block.isValid(); block = block.next())
        QCOMPARE(block.isVisible(), block.blockNumber() >= 5);
    QCOMPARE(dynamic_cast<QLineEdit*>(keys().find(QStringLiteral("dealScore")))->text(),
             QStringLiteral("3 : 4"));
    QCOMPARE(dynamic_cast<QComboBox*>(keys().find(QStringLiteral("dealTrump")))->currentText(),
             QStringLiteral("Laub-Zehner"));
    QVERIFY(keys().tabTo(QStringLiteral("dealScore")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("17:9"));
    keys().press(Qt::Key_Return);
    QVERIFY2(record().contains(QStringLiteral("\nscore: 17 9\n")), qPrintable(record()));
    QVERIFY(keys().tabTo(QStringLiteral("dealDealer")));
    keys().press(Qt::Key_Up);
    QVERIFY2(record().contains(QStringLiteral("\ndealer: C\n")), qPrintable(record()));
    auto* trump = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("dealTrump")));
    QVERIFY(keys().tabTo(QStringLiteral("dealTrump")));
    for (int i = 0; i < trump->count() && trump->currentData() != QStringLiteral("L9"); ++i)
        keys().press(trump->currentIndex() > trump->findData(QStringLiteral("L9")) ? Qt::Key_Up
                                                                                   : Qt::Key_Down);
    QVERIFY2(record().contains(QStringLiteral("\nD: schlägt L9\n")), qPrintable(record()));
    // what is selected and deleted are the events
    QVERIFY(keys().tabTo(QStringLiteral("recordEditor")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().press(Qt::Key_Delete);
    keys().press(Qt::Key_Backspace);
    QVERIFY2(record().contains(QStringLiteral("score: 17 9\n")), qPrintable(record()));
    QVERIFY(!record().contains(QStringLiteral("L9")));
}

// A hand nobody wrote down is a line that says how many cards it has.
void TestDispute::anUnknownHandIsOneLine() {
    begin();
    write({"rules: imst", "score: 14 12", "trump: L", "hand B: LO E8 S10 ? ?", "", "A: bet gleich"});
    const TableView table = tableOf(viewOf(utf8(record()), 6, perlaggen::record::Keywords::German));
    QCOMPARE(table.seats[0].unknown, 5);
    QCOMPARE(table.seats[1].unknown, 2);
    QVERIFY(table.seats[0].offends && !table.seats[1].offends);
    QCOMPARE(table.seats[0].below, QStringLiteral("SIE · gestrichen"));
    const auto marks =
        marksOf(viewOf(utf8(record()), 6, perlaggen::record::Keywords::German), words::Language::German);
    QCOMPARE(marks.front().says, QStringLiteral("§ 21 · −2"));
}

void TestDispute::oneStepsBackAndForth() {
    begin();
    write({"rules: innsbruck", "trump: L", "", "A: play L10", "B: play LA", "C: play HU"});
    const auto turn = [this] { return keys().textOf(QStringLiteral("tableTurn")).left(1); };
    QCOMPARE(turn(), QStringLiteral("D"));
    keys().press(Qt::Key_Up);
    QCOMPARE(turn(), QStringLiteral("C"));
    for (int i = 0; i < 3; ++i) keys().press(Qt::Key_Up); // nothing before the first line
    QCOMPARE(turn(), QStringLiteral("B"));
    // what if B had played another card
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_End);
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
    keys().press(Qt::Key_Up); // the bet, not yet answered
    QVERIFY2(!ruled().contains(given), qPrintable(ruled()));
    keys().press(Qt::Key_Down);
    QVERIFY(ruled().contains(given));
    // What is ruled further down comes last, in short.
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("B: bet gleich"));
    const QString later = QStringLiteral("Zeile 6 · regelwidrig");
    QVERIFY2(ruled().trimmed().startsWith(later), qPrintable(ruled()));
    keys().press(Qt::Key_Up);
    QVERIFY2(ruled().startsWith(QStringLiteral("Bis hierher ist alles regelgerecht.")), qPrintable(ruled()));
    QVERIFY(ruled().indexOf(later) > ruled().indexOf(given));
}

// What followed does not follow on something else; it is put by, and comes back.
void TestDispute::anotherWayEndsWhereItIsLaid() {
    begin();
    write({"rules: innsbruck", "trump: L", "", "A: bet gleich", "B: good gleich", "A: play L10"});
    const QString happened = record();
    const auto figures = [this] { return keys().textOf(QStringLiteral("tableFigures")); };
    const auto backToTheBet = [&] {
        for (int i = 0; i < 5 && !figures().contains(QStringLiteral("A bietet 2")); ++i)
            keys().press(Qt::Key_Up);
        QVERIFY(keys().tabTo(QStringLiteral("nextSteps")));
    };
    backToTheBet();
    keys().press(Qt::Key_Return); // what if B had held it
    QVERIFY2(record().endsWith(QStringLiteral("A: bet gleich\nB: hält gleich\n# Hier folgte vorher:\n"
                                              "# B: good gleich\n# A: play L10")),
             qPrintable(record()));
    QVERIFY2(figures().contains(QStringLiteral("Gleich 2 gehalten")), qPrintable(figures()));
    QVERIFY2(ruled().startsWith(QStringLiteral("Alles regelgerecht.")), qPrintable(ruled()));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(record(), happened);
    backToTheBet();
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return); // which is what B did
    QCOMPARE(record(), happened);
    QVERIFY2(figures().contains(QStringLiteral("Gleich: gut für A/C")), qPrintable(figures()));
}

void TestDispute::theListSpeaksAsTheTable() {
    begin();
    write({"rules: innsbruck", "players: A=Anna B=Bert", "trump: L", "hand A: L10 S7 H8 E10 EA", "",
           "B: bet gleich"});
    QCOMPARE(legal().first(), QStringLiteral("Anna hält das Gleich"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("A: good gleich"));
    for (const char* step : {"Anna spielt Laub-Zehner", "Anna spielt Schell-Siebener als …"})
        QVERIFY2(legal().contains(QString::fromUtf8(step)), qPrintable(legal().join(QLatin1Char('\n'))));
}

void TestDispute::anotherPlaceSaysOtherwise() {
    begin();
    write({"rules: innsbruck", "", "D: turn EA"});
    QVERIFY(ruled().startsWith(QStringLiteral("Alles regelgerecht.")));
    QTest::mouseClick(keys().find(QStringLiteral("belowText2")), Qt::LeftButton);
    QVERIFY(keys().tabTo(QStringLiteral("disputeOther")));
    auto* other = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("disputeOther")));
    for (int i = 0; i < 12 && !other->currentText().contains(QStringLiteral("Imst")); ++i)
        keys().press(Qt::Key_Down);
    QVERIFY(keys().isShown(QStringLiteral("otherRulings")));
    const QString there = ruled("otherRulings");
    QVERIFY2(there.contains(QStringLiteral("Eichel ist nie Trumpf")), qPrintable(there));
    QVERIFY(there.contains(QStringLiteral("≠")));
    QVERIFY(!ruled().contains(QStringLiteral("Eichel ist nie Trumpf")));
    other->setFixedWidth(other->fontMetrics().averageCharWidth() * 10); // as in a narrow window
    other->showPopup();                                                 // where each set's name is whole
    QVERIFY(other->view()->viewport()->width() >= other->view()->sizeHintForColumn(0));
    other->hidePopup();
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
    const QAction* undo = m_case->window().findChild<QAction*>(QStringLiteral("undo"));
    QTRY_VERIFY(undo->isEnabled()); // no tournament is open
    QVERIFY2(undo->text().contains(QStringLiteral("Kartentisch")), qPrintable(undo->text()));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(record().endsWith(QStringLiteral("A: bet gleich")), qPrintable(record()));
    QTRY_VERIFY(m_case->window().findChild<QAction*>(QStringLiteral("redo"))->isEnabled());
    keys().press(Qt::Key_F9); // a short question has no record
    QTRY_VERIFY(!undo->isEnabled());
    keys().toRecord();
    QTRY_VERIFY(undo->isEnabled());
}

// Wherever one stands on the desk: nothing is laid that Ctrl+Z does not take back.
void TestDispute::aCardLaidIsTakenBack() {
    begin();
    const QStringList deal{"rules: innsbruck", "trump: L", "hand A: L10 H9 H8 E10 EA", "", "A: bet gleich"};
    write(deal);
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("B: good gleich"));
    const QString before = record();
    clickCard("L10");
    const QString laid = record();
    QCOMPARE(laid, before + QStringLiteral("\nA: spielt L10"));
    QVERIFY(keys().tabTo(QStringLiteral("dealPaletteCards")));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(record(), before);
    QVERIFY(keys().textOf(QStringLiteral("tableTurn")).startsWith(QStringLiteral("A spielt aus")));
    keys().press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(record(), laid);
    QVERIFY(keys().tabTo(QStringLiteral("nextSteps")));
    keys().press(Qt::Key_Down); // the first wants the card of a hand that nobody knows
    keys().press(Qt::Key_Return);
    QVERIFY(record() != laid);
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(record(), laid);
    QCOMPARE(keys().focus(), QStringLiteral("nextSteps"));
    QVERIFY(keys().tabTo(QStringLiteral("dealPaletteCards")));
    keys().press(Qt::Key_Delete);
    QCOMPARE(record().trimmed(), before);
}

// A Perlagg waits for its name; Enter leaves it without, and what is typed says it otherwise.
void TestDispute::theNameOfAPerlaggIsAsked() {
    begin();
    write({"rules: innsbruck", "trump: L", "hand A: LU ? ? ? ?", "", ""});
    const auto asks = [this] {
        return keys().textOf(QStringLiteral("dealPaletteTitle")).contains(QStringLiteral("worauf getauft"));
    };
    clickCard("LU");
    QVERIFY(asks());
    clickCard("S6");
    QVERIFY2(record().endsWith(QStringLiteral("A: spielt LU=S6")), qPrintable(record()));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    clickCard("LU");
    keys().press(Qt::Key_Return); // in the text
    QVERIFY(!asks());
    QVERIFY2(record().endsWith(QStringLiteral("A: spielt LU")), qPrintable(record()));
    clickCard("HK");
    QVERIFY(asks());
    keys().type(QStringLiteral("=h10"));
    QVERIFY(!asks());
    QVERIFY2(record().endsWith(QStringLiteral("B: spielt HK=h10")), qPrintable(record()));
    clickCard("L7");
    QVERIFY2(record().endsWith(QStringLiteral("C: spielt L7")), qPrintable(record()));
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
    QVERIFY(keys().isShown(QStringLiteral("recordAway"))); // for another to begin
    keys().press(Qt::Key_Z, Qt::ControlModifier);          // what stood there is not lost by it
    QVERIFY2(record().startsWith(QStringLiteral("rules: innsbruck\n")), qPrintable(record()));
    keys().press(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(record(), whole);
    m_case->dialogs().paths.push_back(m_case->path(QStringLiteral("nicht da.perlagg")));
    keys().press(Qt::Key_F4);
    QVERIFY(keys().hasMessage());
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

// Beside the ways of a small window, too: one reads what one types.
void TestDispute::thePartiesWordsHaveRoom() {
    openPlayed(1);
    ctrl(Qt::Key_3);
    ctrl(Qt::Key_4);
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().press(Qt::Key_F9);
    keys().type(QStringLiteral("A: play LA"));
    keys().press(Qt::Key_F8);
    QCOMPARE(keys().focus(), QStringLiteral("promptText"));
    const QWidget* field = keys().find(QStringLiteral("promptText"));
    QVERIFY2(field->width() > 48 * field->fontMetrics().averageCharWidth(),
             qPrintable(QString::number(field->width())));
    QVERIFY(m_case->window().width() <= 1280);
}

void TestDispute::languageAndLookKeepTheRecord() {
    begin();
    write({"rules: suedtirol", "score: 17 9", "trump: E", "", "A: bet gleich", "B: good gleich"});
    const QString whole = record();
    keys().press(Qt::Key_Up);
    QMetaObject::invokeMethod(m_case->window().findChild<QObject*>(QStringLiteral("languageIt")), "trigger");
    QCoreApplication::processEvents();
    QVERIFY(keys().isShown(QStringLiteral("disputePage")));
    QCOMPARE(record(), whole);
    QVERIFY2(ruled().contains(QStringLiteral("punti di penalità")), qPrintable(ruled()));
    QVERIFY(keys().textOf(QStringLiteral("tableFigures")).contains(QStringLiteral("Gleich")));
}

QTEST_MAIN(TestDispute)
#include "test_dispute.moc"
