#include "base/text.h"
#include "pages/case_desk.h"
#include "support/evenings.h"
#include "support/window_test.h"
#include "widgets/card_table.h"
#include "widgets/pack_grid.h"

#include <desk/draws.h>
#include <desk/own_rules.h>
#include <desk/rulings.h>
#include <desk/sheets.h>

#include <QAbstractButton>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>

// Was ist passiert? at a table of Königrufen: from its sheet to the ruling and the line on it, by few keys.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

constexpr int kMostKeys = 25;

} // namespace

class TestTarockDispute : public WindowTest {
    Q_OBJECT

  private slots:
    void fromTheSheetAndBackInFewKeys_data();
    void fromTheSheetAndBackInFewKeys();
    void oneUndoTakesLineAndRulingBack();
    void cardsAreLaidByMouse();
    void theTableStandsInEachQuestion();
    void theFourAreNamedInASmallWindow();
    void atATableOfFive();
    void whatTheGameHasNotIsNotOffered();
    void aQuestionUnfoldsIntoItsRecord();
    void whatNoRecordTellsIsKeptInWords();
    void itIsAskedWithoutAnEvening();
    void wordsAloneAreUnderstood();
    void oneSeatSeesAPartOfIt();
    void whatItComesToGoesOnTheSheet();
    void aGameIsRecordedFromTheTable();
    void whatIsLegalNextIsListed();
    void whatCannotBeReadSaysWhy();
    void aRecordGoesThroughAFile();
    void aRecordOfTheOtherGameHasItsTable();
    void cardsAreLaidInTheRecord();
    void theRulesAreRead();
    void aVerdictOpensItsRule();
    void aClubAgreesOnItsSwitches();
    void escGoesBackToTheSheet();

  private:
    void openRound(int people, const char* line);
    int pressed(const QString& keysPressed); // how many they were
    template <class T>
    T& the(const char* name) {
        auto* found = dynamic_cast<T*>(keys().find(QLatin1String(name)));
        if (found == nullptr) qFatal("%s is not there", name);
        return *found;
    }
    QString record() { return the<QPlainTextEdit>("recordEditor").toPlainText(); }
    QString shownText(const char* name) {
        QString all; // the one of the question that is asked
        for (const QLabel* label : m_case->window().findChildren<QLabel*>(QLatin1String(name)))
            if (label->isVisible()) all = label->text();
        return all;
    }
    // With SCHREIBER_PICTURES=FOLDER each step is drawn there, to be looked at.
    void show(const QString& step);
};

void TestTarockDispute::openRound(int people, const char* line) {
    m_file = m_case->path(QStringLiteral("Tarock.schreiber"));
    {
        desk::Evening evening = tarockEvening(m_file, exampleList(), people);
        if (!desk::drawTables(evening, 5, {}).ok() || !desk::startRound(evening).ok()) qFatal("no round");
        tournament::Line game;
        game.text = line;
        if (!desk::addLine(evening, {1, 1, 0}, game, {}).ok()) qFatal("a line is refused");
    }
    m_case->open(m_file);
    ctrl(Qt::Key_4);
}

void TestTarockDispute::show(const QString& step) {
    const QString folder = qEnvironmentVariable("SCHREIBER_PICTURES");
    if (folder.isEmpty()) return;
    for (const QSize size : {QSize(1280, 720), QSize(1366, 768), QSize(900, 720)}) {
        m_case->window().resize(size);
        for (int i = 0; i < 4; ++i) QCoreApplication::processEvents();
        QVERIFY(
            m_case->window().grab().save(QStringLiteral("%1/%2-%3.png").arg(folder, step).arg(size.width())));
    }
}

// `;` is Enter, `<` opens the dispute of the sheet, `>` is F5.
int TestTarockDispute::pressed(const QString& keysPressed) {
    for (const QChar one : keysPressed) {
        if (one == QLatin1Char('<'))
            keys().press(Qt::Key_F9, Qt::ShiftModifier);
        else if (one == QLatin1Char('>'))
            keys().press(Qt::Key_F5);
        else if (one == QLatin1Char(';'))
            keys().press(Qt::Key_Return);
        else
            keys().type(QString(one));
    }
    return static_cast<int>(keysPressed.size());
}

void TestTarockDispute::fromTheSheetAndBackInFewKeys_data() {
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("line"); // on the sheet; empty where it changes nothing there
    QTest::addColumn<int>("allKeys");  // from the table's sheet to what is written
    QTest::newRow("Stichzwang") << "<2B3;hd xii;xv;ix;+7"
                                << "Nein, %C durfte IX nicht spielen."
                                << "Rüdigervariante, Negativspiele"
                                << "B bettler won" << 21;
    QTest::newRow("card-at-once") << "<2B3hd xii;xv;ix;+7" // no chip has the letter: it begins a card
                                  << "Nein, %C durfte IX nicht spielen."
                                  << "Rüdigervariante, Negativspiele"
                                  << "B bettler won" << 20;
    QTest::newRow("kontra-by-partner") << "<4R6W3K"
                                       << "Nein, %C darf nicht Kontra geben."
                                       << "Rüdigervariante, Ansagen"
                                       << "" << 8;
    QTest::newRow("throw-in-missed") << "<9J3;i;D7"
                                     << "Nein, das Spiel ist abgebrochen: %C verliert es."
                                     << "Rüdigervariante, Geben"
                                     << "B dreier broken=C" << 10;
    QTest::newRow("Mond-Sküs-Pagat") << "<1xxi s xii i"
                                     << "Den Stich macht %A mit I."
                                     << "Rüdigervariante, Stichreihenfolge"
                                     << "" << 14;
    QTest::newRow("Uhu-early") << "<2R1H;4;;ii v;ii;+6W"
                               << "Nein, %A durfte II nicht spielen."
                               << "Rüdigervariante, Prämien"
                               << "A rufer C broken=A uhu!" << 21;
    QTest::newRow("talon-laid-wrongly") << "<5D7.;hk t8 t7"
                                        << "Nein, %B durfte das so nicht ablegen."
                                        << "Rüdigervariante, Der Talon"
                                        << "B dreier broken=B" << 15;
}

void TestTarockDispute::fromTheSheetAndBackInFewKeys() {
    QFETCH(QString, asked);
    QFETCH(QString, verdict);
    QFETCH(QString, source);
    QFETCH(QString, line);
    QFETCH(int, allKeys);
    openRound(8, "A rufer C won trull+"); // A dealt by D; the next one A deals, and B is Vorhand
    const auto tournament = onDisk();
    const auto seats = desk::sheetView(tournament, {1, 1, 0})->seatNames;
    const auto surname = [&](int seat) {
        return QString::fromStdString(seats[static_cast<std::size_t>(seat)]).section(QLatin1Char(' '), -1);
    };
    for (int seat = 0; seat < 4; ++seat)
        verdict.replace(QLatin1Char('%') + QChar(static_cast<char16_t>(u'A' + seat)), surname(seat));
    const int asking = pressed(asked);
    const QString said = shownText("verdictTitle");
    QVERIFY2(said == verdict, qPrintable(said + QStringLiteral(" / ") + shownText("verdictReason")));
    QString shownSource;
    for (const auto* button : m_case->window().findChildren<QAbstractButton*>(QStringLiteral("verdictRule")))
        if (button->isVisible()) shownSource = button->text();
    QVERIFY2(shownSource.contains(source), qPrintable(shownSource));
    show(QLatin1String(QTest::currentDataTag()));
    QCOMPARE(asking + pressed(QStringLiteral(">")), allKeys);
    QVERIFY(allKeys <= kMostKeys);
    const auto kept = onDisk();
    QCOMPARE(kept.rulings.size(), std::size_t{1});
    QVERIFY(kept.rulings[0].state == tournament::RulingState::Decided);
    const auto& lines = kept.rounds[0].tables[0].games[0].lines;
    if (line.isEmpty()) {
        QCOMPARE(lines.size(), std::size_t{1});
        QVERIFY(shown("disputePage"));
        return;
    }
    QCOMPARE(lines.size(), std::size_t{2});
    QCOMPARE(QString::fromStdString(lines[1].text), line);
    QVERIFY(shown("sheetPage")); // where it stands now
    const QString beside = shownText("zeroSumBeside");
    QVERIFY2(beside.startsWith(QStringLiteral("Entscheid 1: ")) && beside.contains(QLatin1Char('?')) &&
                 beside.endsWith(QStringLiteral("· Spiel 2")),
             qPrintable(beside));
    show(QLatin1String(QTest::currentDataTag()) + QStringLiteral("-sheet"));
}

void TestTarockDispute::oneUndoTakesLineAndRulingBack() {
    openRound(8, "tr 26/2 18/1 25 0j");
    pressed(QStringLiteral("<7D7GK>")); // what a game costs
    auto kept = onDisk();
    QCOMPARE(kept.rounds[0].tables[0].games[0].lines.size(), std::size_t{2});
    QCOMPARE(kept.rounds[0].tables[0].games[0].lines[1].points, (std::vector{-12, 36, -12, -12})); // doubled
    QCOMPARE(kept.rulings.size(), std::size_t{1});
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    kept = onDisk();
    QCOMPARE(kept.rounds[0].tables[0].games[0].lines.size(), std::size_t{1});
    QVERIFY(kept.rulings.empty());
}

void TestTarockDispute::cardsAreLaidByMouse() {
    openRound(8, "A rufer C won");
    pressed(QStringLiteral("<6"));
    PackGrid* grid = nullptr;
    for (auto* one : m_case->window().findChildren<PackGrid*>())
        if (one->isVisible()) grid = one;
    QVERIFY(grid != nullptr);
    for (const char* card : {"HK", "HD", "HC", "HB", "H4", "XII", "XI"}) {
        QVERIFY2(!grid->boxOf(QLatin1String(card)).isEmpty(), card);
        QTest::mouseClick(grid, Qt::LeftButton, Qt::NoModifier,
                          grid->boxOf(QLatin1String(card)).center().toPoint());
        QCoreApplication::processEvents();
    }
    QCOMPARE(shownText("verdictTitle"), QStringLiteral("Der Haufen zählt 12 und 1 Blatt."));
    show(QStringLiteral("pile"));
    QTest::mouseClick(grid, Qt::LeftButton, Qt::NoModifier,
                      grid->boxOf(QStringLiteral("HK")).center().toPoint());
    QCOMPARE(shownText("verdictTitle"),
             QStringLiteral("Der Haufen zählt 12 und 1 Blatt.")); // it lies already
    pressed(QStringLiteral(" s"));                                // and what is typed goes on behind it
    QCOMPARE(shownText("verdictTitle"), QStringLiteral("Der Haufen zählt 16 und 2 Blatt."));
}

void TestTarockDispute::theTableStandsInEachQuestion() {
    openRound(8, "tr 26/2 18/1 25 0j");
    pressed(QStringLiteral("<"));
    QCOMPARE(said("caseTitle"), QStringLiteral("Was ist passiert?"));
    show(QStringLiteral("list"));
    for (int question = 1; question <= 9; ++question) {
        keys().type(QString::number(question));
        const auto* strip = keys().find(QStringLiteral("caseStrip"));
        QVERIFY(strip->isVisible());
        QVERIFY2(strip->accessibleName().contains(QStringLiteral("zählt 2-fach")),
                 qPrintable(strip->accessibleName()));
        QVERIFY(!shownText("verdictTitle").isEmpty());
        show(QStringLiteral("asked-%1").arg(question));
        keys().press(Qt::Key_Escape);
        QCOMPARE(said("caseTitle"), QStringLiteral("Was ist passiert?"));
    }
}

// Each of the four has room for a score and a name beside it; what the table is stands below them then.
void TestTarockDispute::theFourAreNamedInASmallWindow() {
    openRound(8, "tr 26/2 18/1 25 0j");
    m_case->window().resize(900, 720);
    pressed(QStringLiteral("<7"));
    const QWidget* strip = keys().find(QStringLiteral("caseStrip"));
    int sides = 0;
    for (const auto* part : strip->findChildren<QWidget*>()) {
        const bool isSide = !part->toolTip().isEmpty() && !part->toolTip().contains(QStringLiteral("Tisch"));
        if (!isSide || !part->isVisible()) continue;
        ++sides;
        QVERIFY2(part->width() > part->sizeHint().width() * 4 / 5, qPrintable(part->toolTip()));
    }
    QCOMPARE(sides, 4);
}

void TestTarockDispute::atATableOfFive() {
    openRound(5, "A rufer C won"); // E dealt; now A deals and sits out
    pressed(QStringLiteral("<9K3D7"));
    show(QStringLiteral("five"));
    pressed(QStringLiteral(">"));
    const auto kept = onDisk();
    const auto& lines = kept.rounds[0].tables[0].games[0].lines;
    QCOMPARE(lines.size(), std::size_t{2});
    QCOMPARE(QString::fromStdString(lines[1].text), QStringLiteral("B dreier broken=C"));
    QCOMPARE(lines[1].points, (std::vector{0, 9, -3, -3, -3}));
}

void TestTarockDispute::whatTheGameHasNotIsNotOffered() {
    openRound(8, "A rufer C won");
    pressed(QStringLiteral("<"));
    pressed(QStringLiteral("9"));
    QVERIFY(!shown("tarockPalette")); // before a field asks for cards
    pressed(QStringLiteral("J"));
    QVERIFY(shown("tarockPalette"));
    keys().press(Qt::Key_Escape);
    pressed(QStringLiteral("6hk"));
    QVERIFY(shown("tarockPalette"));
}

// One fold deeper the same case stands as a record, and what it comes to goes on the sheet from there.
void TestTarockDispute::aQuestionUnfoldsIntoItsRecord() {
    openRound(8, "A rufer C won trull+");
    pressed(QStringLiteral("<4D63K"));
    keys().press(Qt::Key_F9);
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
    QCOMPARE(said("caseTitle"), QStringLiteral("Protokoll"));
    QVERIFY2(record().startsWith(QStringLiteral("rules: ruediger\n")), qPrintable(record()));
    QVERIFY2(record().contains(QStringLiteral("game: A dreier\n")), qPrintable(record()));
    QVERIFY2(record().contains(QStringLiteral("A: liegt\nC: kontra\n")), qPrintable(record()));
    QCOMPARE(said("dealTable"), QStringLiteral("Tisch 1, Runde 1"));
    keys().type(QStringLiteral("C: bietet dreier"));
    const QString ruled = the<QTextBrowser>("disputeRulings").toPlainText();
    QVERIFY2(ruled.contains(QStringLiteral("Rüdigervariante, Steigern")), qPrintable(ruled));
    show(QStringLiteral("record-of-question"));
    keys().press(Qt::Key_F12); // the rule of what is ruled
    QVERIFY2(the<QTextBrowser>("ruleText").toPlainText().contains(QStringLiteral("Steigern (Z. ")),
             qPrintable(the<QTextBrowser>("ruleText").toPlainText()));
    keys().press(Qt::Key_Escape);
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
    keys().press(Qt::Key_F9);
    QCOMPARE(said("caseTitle"), QStringLiteral("Darf er das ansagen?"));
}

// A king that nobody named stands in no record: what was asked is kept, found and printed in words.
void TestTarockDispute::whatNoRecordTellsIsKeptInWords() {
    openRound(8, "A rufer C won trull+");
    pressed(QStringLiteral("<4R6W3K"));
    QVERIFY(!shown("caseFold"));
    keys().press(Qt::Key_F9);
    QCOMPARE(said("caseTitle"), QStringLiteral("Darf er das ansagen?"));
    const auto& asked = the<CaseDesk>("caseDesk");
    QVERIFY(asked.ruling().decision.starts_with("Nein, "));
    QCOMPARE(asked.keptAs(), 0);
    pressed(QStringLiteral(">"));
    QCOMPARE(asked.keptAs(), 1);
    const auto kept = onDisk();
    QVERIFY2(kept.rulings[0].dispute.starts_with("Darf er das ansagen? Rufer"),
             kept.rulings[0].dispute.c_str());
    QVERIFY2(kept.rulings[0].dispute.ends_with(": Kontra geben"), kept.rulings[0].dispute.c_str());
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QTRY_COMPARE(keys().focus(), QStringLiteral("previewPage"));
    keys().press(Qt::Key_Escape);
    keys().press(Qt::Key_F6, Qt::ShiftModifier);
    const QString page = the<QTextBrowser>("archiveText").toPlainText();
    QVERIFY2(page.contains(QStringLiteral(": Kontra geben")), qPrintable(page));
    keys().press(Qt::Key_F9); // there is nothing to lay out
    QVERIFY(!shown("recordEditor"));
}

// Without an evening: the other game is a key away, and the next dispute begins with it.
void TestTarockDispute::itIsAskedWithoutAnEvening() {
    ctrl(Qt::Key_6);
    QVERIFY2(said("caseRulesCalled").contains(QStringLiteral("Innsbruck")),
             qPrintable(said("caseRulesCalled")));
    keys().press(Qt::Key_F6);
    QCOMPARE(said("caseRulesCalled"), QStringLiteral("Königrufen (Rüdigervariante)"));
    show(QStringLiteral("without-evening"));
    pressed(QStringLiteral("2B3;hd xii;xv;ix;+7"));
    QCOMPARE(shownText("verdictTitle"), QStringLiteral("Nein, C durfte IX nicht spielen."));
    show(QStringLiteral("asked-without-evening"));
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QTRY_COMPARE(keys().focus(), QStringLiteral("previewPage"));
    keys().press(Qt::Key_Escape);
    keys().press(Qt::Key_Escape);
    keys().press(Qt::Key_F9);
    QCOMPARE(record(), QStringLiteral("rules: ruediger\n\n"));
    keys().type(QStringLiteral("dreier"));
    keys().press(Qt::Key_Return);
    QCOMPARE(record(), QStringLiteral("rules: ruediger\n\nB: bietet dreier\n"));
    keys().press(Qt::Key_Escape);
    keys().press(Qt::Key_F6);
    QVERIFY2(said("caseRulesCalled").contains(QStringLiteral("Innsbruck")),
             qPrintable(said("caseRulesCalled")));
}

// The verb can be left out; what is half typed says what it lacks, and never that it has no seat.
void TestTarockDispute::wordsAloneAreUnderstood() {
    openRound(8, "A rufer C won");
    pressed(QStringLiteral("<"));
    keys().press(Qt::Key_F9);
    for (const char* line : {"weiter", "weiter", "weiter", "auchrufer", "herz", "nimmt 1"}) {
        keys().type(QLatin1String(line));
        keys().press(Qt::Key_Return);
    }
    QVERIFY2(record().endsWith(QStringLiteral("B: bietet auchrufer\nB: ruft Herz\nB: nimmt 1\n")),
             qPrintable(record()));
    keys().type(QStringLiteral("legt"));
    QVERIFY2(!said("recordError").contains(QStringLiteral("A, B, C")), qPrintable(said("recordError")));
    keys().type(QStringLiteral(" HD T8 T7"));
    keys().press(Qt::Key_Return);
    for (const char* line : {"uhu", "gut"}) {
        keys().type(QLatin1String(line));
        keys().press(Qt::Key_Return);
    }
    QVERIFY2(record().endsWith(QStringLiteral("B: legt HD T8 T7\nB: sagt uhu an\nC: gut\n")),
             qPrintable(record()));
    keys().type(QStringLiteral("xyz"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("gut")); // nobody knows whose turn it is
    keys().press(Qt::Key_Return);
    QVERIFY2(record().endsWith(QStringLiteral("\nxyz\ngut\n")), qPrintable(record()));
}

// What one of them sees: his hand, the talons turned up, and not who plays with whom.
void TestTarockDispute::oneSeatSeesAPartOfIt() {
    openRound(8, "A rufer C won");
    pressed(QStringLiteral("<"));
    keys().press(Qt::Key_F9);
    auto& pack = the<PackGrid>("dealPaletteCards");
    QTest::mouseClick(keys().find(QStringLiteral("dealDoes1")), Qt::LeftButton); // into the hand
    QTest::mouseClick(&pack, Qt::LeftButton, Qt::NoModifier,
                      pack.boxOf(QStringLiteral("S")).center().toPoint());
    QVERIFY2(record().contains(QStringLiteral("hand C: S ? ?")), qPrintable(record()));
    const auto& table = the<CardTable>("cardTable");
    QVERIFY(!table.cardBox(cards::Seat::C, 0).isEmpty());
    QTest::mouseClick(keys().find(QStringLiteral("seenBy2")), Qt::LeftButton); // B
    QVERIFY(table.cardBox(cards::Seat::C, 0).isEmpty());
    show(QStringLiteral("record-seen-by-B"));
    QTest::mouseClick(keys().find(QStringLiteral("seenBy3")), Qt::LeftButton); // C
    QVERIFY(!table.cardBox(cards::Seat::C, 0).isEmpty());
    QTest::mouseClick(keys().find(QStringLiteral("seenBy0")), Qt::LeftButton);
    QVERIFY(!table.cardBox(cards::Seat::C, 0).isEmpty());
}

// What a game comes to goes on the sheet of its table, with the ruling and in one step.
void TestTarockDispute::whatItComesToGoesOnTheSheet() {
    openRound(8, "A rufer C won trull+");
    pressed(QStringLiteral("<"));
    keys().press(Qt::Key_F9);
    for (const char* line : {"weiter", "weiter", "weiter", "bietet rufer", "B: spielt XV"}) {
        keys().type(QLatin1String(line)); // and no king was called
        keys().press(Qt::Key_Return);
    }
    QCOMPARE(shownText("verdictTitle"), QStringLiteral("König rufen"));
    QVERIFY2(said("tableTurn")
                 .endsWith(QStringLiteral("zu schreiben: Žagar +1, Tschenett-Höß \u22123, Thöni +1, "
                                          "Pfurtscheller +1")),
             qPrintable(said("tableTurn")));
    show(QStringLiteral("record-broken"));
    keys().press(Qt::Key_F5);
    QVERIFY(shown("sheetPage"));
    const auto kept = onDisk();
    QCOMPARE(kept.rulings.size(), std::size_t{1});
    const auto& lines = kept.rounds[0].tables[0].games[0].lines;
    QCOMPARE(lines.size(), std::size_t{2});
    QCOMPARE(QString::fromStdString(lines[1].text), QStringLiteral("B rufer broken=B"));
}

// Begun at a table, typed in the fewest words: who is on turn need not be said.
void TestTarockDispute::aGameIsRecordedFromTheTable() {
    openRound(8, "A rufer C won"); // the next one A deals, and B is Vorhand
    pressed(QStringLiteral("<"));
    keys().press(Qt::Key_F9);
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
    QVERIFY2(record().contains(QStringLiteral("dealer: A\n")), qPrintable(record()));
    for (const char* line : {"weiter", "weiter", "weiter", "bietet rufer", "ruft H", "nimmt 1", "legt ? ? ?",
                             "liegt", "gut", "gut", "gut"}) {
        keys().type(QLatin1String(line));
        keys().press(Qt::Key_Return);
    }
    QVERIFY2(record().contains(
                 QStringLiteral("C: weiter\nD: weiter\nA: weiter\nB: bietet rufer\nB: ruft Herz\nB: nimmt 1\n"
                                "B: legt ? ? ?\nB: liegt\nC: gut\nD: gut\nA: gut\n")),
             qPrintable(record()));
    QVERIFY2(said("tableTurn").contains(QStringLiteral("spielt Rufer")), qPrintable(said("tableTurn")));
    QCOMPARE(shownText("verdictTitle"), QStringLiteral("Bis hierher ist alles regelgerecht."));
    for (const char* line : {"XV", "VI", "xii", "XX"}) {
        keys().type(QLatin1String(line));
        keys().press(Qt::Key_Return);
    }
    QVERIFY2(record().contains(QStringLiteral("B: spielt XV\nC: spielt VI\nD: spielt XII\nA: spielt XX\n")),
             qPrintable(record()));
    show(QStringLiteral("record-played"));
    keys().type(QStringLiteral("C: bietet dreier")); // long after the auction
    QCOMPARE(shownText("verdictTitle"), text(desk::ruleTitle("bid_closed", words::Language::German)));
    show(QStringLiteral("record-ruled"));
    keys().press(Qt::Key_F8);
    keys().type(QStringLiteral("Er wollte noch bieten"));
    keys().press(Qt::Key_Return);
    const auto kept = onDisk();
    QCOMPARE(kept.rulings.size(), std::size_t{1});
    QCOMPARE(kept.rulings[0].table, 1);
    QCOMPARE(QString::fromStdString(kept.rulings[0].found.front().rule), QStringLiteral("bid_closed"));
    QVERIFY2(record().contains(QStringLiteral("C: bietet dreier")), qPrintable(record()));
    keys().press(Qt::Key_Escape);
    keys().press(Qt::Key_F9); // the next dispute of that table
    QVERIFY2(record().endsWith(QStringLiteral("table: 1\n\n")), qPrintable(record()));
}

void TestTarockDispute::whatIsLegalNextIsListed() {
    openRound(8, "A rufer C won");
    pressed(QStringLiteral("<"));
    keys().press(Qt::Key_F9);
    QVERIFY(keys().tabTo(QStringLiteral("nextSteps")));
    auto& next = the<QListWidget>("nextSteps");
    QStringList offered;
    for (int row = 0; row < next.count(); ++row) offered << next.item(row)->text();
    QVERIFY2(offered.filter(QStringLiteral("„weiter“")).size() == 1, qPrintable(offered.join(u'|')));
    QVERIFY2(offered.filter(QStringLiteral("„Trischaken“")).isEmpty(), qPrintable(offered.join(u'|')));
    while (!next.currentItem()->text().contains(QStringLiteral("„Solodreier“"))) keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return);
    QVERIFY2(record().endsWith(QStringLiteral("C: bietet solodreier")), qPrintable(record()));
}

// What cannot be read says where and what could stand there; what stands before it is ruled on.
void TestTarockDispute::whatCannotBeReadSaysWhy() {
    openRound(8, "A rufer C won");
    pressed(QStringLiteral("<"));
    keys().press(Qt::Key_F9);
    keys().type(QStringLiteral("weiter"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("D: bietet glich"));
    QVERIFY2(said("recordError").contains(QStringLiteral("glich")), qPrintable(said("recordError")));
    QVERIFY(shown("recordError"));
    show(QStringLiteral("record-unread"));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!shown("recordError"));
}

void TestTarockDispute::aRecordGoesThroughAFile() {
    openRound(8, "A rufer C won");
    pressed(QStringLiteral("<"));
    keys().press(Qt::Key_F9);
    keys().type(QStringLiteral("weiter"));
    keys().press(Qt::Key_Return);
    const QString path = m_case->path(QStringLiteral("streit.tarock"));
    m_case->dialogs().paths = {path};
    const QString written = record();
    keys().press(Qt::Key_S, Qt::ControlModifier);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()), written);
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().press(Qt::Key_Delete);
    m_case->dialogs().paths = {path};
    keys().press(Qt::Key_F4);
    QCOMPARE(record(), written);
}

// A record of the other game brings its own table with it; the text's own undo leads back.
void TestTarockDispute::aRecordOfTheOtherGameHasItsTable() {
    openRound(8, "A rufer C won");
    pressed(QStringLiteral("<"));
    keys().press(Qt::Key_F9);
    const QString written = record();
    const QString path = m_case->path(QStringLiteral("anders.perlagg"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("rules: imst\ntrump: L\n\nA: play LA\n");
    file.close();
    m_case->dialogs().paths = {path};
    keys().press(Qt::Key_F4);
    QVERIFY(shown("dealTrump"));
    QVERIFY2(record().contains(QStringLiteral("rules: imst")), qPrintable(record()));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(shown("dealFactor"));
    QCOMPARE(record(), written);
}

void TestTarockDispute::cardsAreLaidInTheRecord() {
    openRound(8, "A rufer C won");
    pressed(QStringLiteral("<"));
    keys().press(Qt::Key_F9);
    for (const char* line : {"weiter", "weiter", "weiter", "bietet trischaken"}) {
        keys().type(QLatin1String(line));
        keys().press(Qt::Key_Return);
    }
    auto& pack = the<PackGrid>("dealPaletteCards");
    const auto click = [&](const char* card) {
        QTest::mouseClick(&pack, Qt::LeftButton, Qt::NoModifier,
                          pack.boxOf(QLatin1String(card)).center().toPoint());
    };
    click("XXI");
    QVERIFY2(record().endsWith(QStringLiteral("B: spielt XXI")), qPrintable(record()));
    click("HK");
    QVERIFY2(record().endsWith(QStringLiteral("C: spielt HK")), qPrintable(record()));
    QTest::mouseClick(keys().find(QStringLiteral("dealDoes1")), Qt::LeftButton); // into the hand
    click("S");
    QVERIFY2(record().contains(QStringLiteral("hand D: S ? ?")), qPrintable(record()));
    show(QStringLiteral("record-laid"));
}

// Its own book lies open; what is looked for is looked for in the other game's too.
void TestTarockDispute::theRulesAreRead() {
    openRound(8, "A rufer C won");
    pressed(QStringLiteral("<"));
    keys().press(Qt::Key_F12);
    QCOMPARE(keys().focus(), QStringLiteral("ruleSearch"));
    QCOMPARE(the<QComboBox>("ruleGame").currentText(), QStringLiteral("Königrufen"));
    auto& tree = the<QTreeWidget>("ruleTree");
    QCOMPARE(tree.topLevelItem(0)->text(0), QStringLiteral("Die Karten"));
    show(QStringLiteral("rules"));
    keys().type(QStringLiteral("Mond Sküs Pagat"));
    keys().press(Qt::Key_Down);
    QCOMPARE(tree.currentItem()->text(0), QStringLiteral("Mond, Sküs, Pagat"));
    const QString page = the<QTextBrowser>("ruleText").toPlainText();
    QVERIFY2(page.contains(QStringLiteral("Stichreihenfolge (Z. ")), qPrintable(page));
    show(QStringLiteral("rule-found"));
    QVERIFY(keys().tabTo(QStringLiteral("ruleSearch")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("Farbe zugeben"));
    const auto others = tree.findItems(QStringLiteral("In den Regeln von Perlaggen"), Qt::MatchExactly);
    QCOMPARE(others.size(), 1);
    QVERIFY(others.front()->childCount() > 0);
    QVERIFY(tree.topLevelItem(0) != others.front());
    show(QStringLiteral("rules-of-both"));
    tree.setCurrentItem(others.front()->child(0));
    QVERIFY(the<QTextBrowser>("ruleText").toPlainText().contains(QStringLiteral("Wo es gilt")));
}

void TestTarockDispute::aVerdictOpensItsRule() {
    openRound(8, "A rufer C won");
    pressed(QStringLiteral("<2B3;hd xii;xv;ix;+7"));
    for (auto* button : m_case->window().findChildren<QAbstractButton*>(QStringLiteral("verdictRule")))
        if (button->isVisible()) button->click();
    const QString page = the<QTextBrowser>("ruleText").toPlainText();
    QVERIFY2(page.contains(QStringLiteral("Negativspiele (Z. ")), qPrintable(page));
    QCOMPARE(keys().focus(), QStringLiteral("ruleTree"));
}

// Its switches under a name of the club's own; what is agreed is marked where one looks it up.
void TestTarockDispute::aClubAgreesOnItsSwitches() {
    openRound(8, "A rufer C won");
    pressed(QStringLiteral("<"));
    keys().press(Qt::Key_F12);
    QVERIFY(keys().tabTo(QStringLiteral("toOwn")));
    keys().press(Qt::Key_Return);
    QCOMPARE(keys().focus(), QStringLiteral("ownName"));
    QVERIFY(!shown("ownPerlaggen"));
    QVERIFY(!shown("ownTarget"));
    keys().type(QStringLiteral("Hausrunde"));
    show(QStringLiteral("own-rules"));
    QVERIFY(keys().tabTo(QStringLiteral("ownSwitches")));
    keys().press(Qt::Key_Return); // the first one: until when a wrong card goes back
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_Return);
    QVERIFY2(said("ownUntaken").contains(QStringLiteral("Hausregeln")), qPrintable(said("ownUntaken")));
    QVERIFY(keys().tabTo(QStringLiteral("ownTake")));
    keys().press(Qt::Key_Return);
    const auto settings = onDisk().settings;
    QCOMPARE(settings.house.size(), std::size_t{1});
    QCOMPARE(desk::ownName(settings), std::string("Hausrunde"));
    keys().press(Qt::Key_Escape);
    QVERIFY(the<QComboBox>("ruleSet").itemText(1).contains(QStringLiteral("Hausrunde")));
    QVERIFY(keys().tabTo(QStringLiteral("ruleOther")));
    keys().press(Qt::Key_End); // the source's own
    QCOMPARE(said("ruleCount"), QStringLiteral("1 Unterschied"));
    show(QStringLiteral("rules-compared"));
}

void TestTarockDispute::escGoesBackToTheSheet() {
    openRound(8, "A rufer C won");
    pressed(QStringLiteral("<6hk"));
    keys().press(Qt::Key_Escape);
    keys().press(Qt::Key_Escape);
    QVERIFY(shown("sheetPage"));
    QVERIFY(onDisk().rulings.empty());
}

QTEST_MAIN(TestTarockDispute)
#include "test_tarock_dispute.moc"
