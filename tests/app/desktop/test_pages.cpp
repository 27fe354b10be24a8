#include "example.h"
#include "models/entries_model.h"
#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/ending.h>
#include <desk/entries.h>
#include <desk/evening.h>
#include <desk/settings.h>
#include <desk/sheets.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QTableView>
#include <QTest>

// What each page does beyond the straight way through the evening: bad input, second thoughts, corrections.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

} // namespace

class TestPages : public WindowTest {
    Q_OBJECT

  private slots:
    void anEntryIsEditedInPlace();
    void paymentIsTickedWithSpace();
    void theListIsFiltered();
    void whoIsFoundIsRenamedInPlace();
    void aClosedTournamentIsOnlyLookedAt();
    void listsAreSortedByKeyboard();
    void somebodyLeavesAndReturns();
    void somebodyComesLate();
    void aSubstitutePlaysOn();
    void twoAreKeptApart();
    void pastedNamesAreTidiedAndLongOnesRefused();
    void aDraftIsRedrawnWithAReason();
    void twoPlacesAreSwappedByKeyboard();
    void aPlaceStaysTakenUpOnAnotherPage();
    void anEarlierResultAsksOnce();
    void missingTablesAloneCanBeShown();
    void atATableAgainAfterAQuestion();
    void whatAnotherProgramWroteAppears();
    void whatAnotherProgramWroteAppearsWithARefusal();
    void standingsStayCoveredUntilTheirRound();
    void settingsAreChangedInOneGo();
    void anOpenHouseRuleIsDecidedAndLeftOpenAgain();
    void missingCopiesAreShownInRed();
    void aRoundsEndIsCopiedBesideTheWindow();
    void aFileThatIsNoneIsRefusedInTheWindow();
    void theExampleIsInItsFourthRound();
    void pairsGetTheirPartnersFirst();
    void partnersAreNamedOnceDrawn();

  private:
    QTableView* table(const char* name) const {
        return dynamic_cast<QTableView*>(m_case->keys().find(QLatin1String(name)));
    }
};

void TestPages::anEntryIsEditedInPlace() {
    openPlayed(0);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(keys().tabTo(QStringLiteral("entryTable")));
    table("entryTable")->model()->rowCount();
    keys().press(Qt::Key_Home, Qt::ControlModifier);
    keys().press(Qt::Key_Right);
    keys().press(Qt::Key_F2);
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("Höß-Mair"));
    keys().press(Qt::Key_Return);
    QCOMPARE(QString::fromStdString(onDisk().entries[0].persons[0].last), QStringLiteral("Höß-Mair"));
}

void TestPages::paymentIsTickedWithSpace() {
    openPlayed(0);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(keys().tabTo(QStringLiteral("entryTable")));
    keys().press(Qt::Key_Home, Qt::ControlModifier);
    while (table("entryTable")->currentIndex().column() != EntriesModel::Paid) keys().press(Qt::Key_Right);
    const bool before = onDisk().entries[0].paid;
    keys().press(Qt::Key_Space);
    QCOMPARE(onDisk().entries[0].paid, !before);
    QCOMPARE(keys().focus(), QStringLiteral("entryTable"));
}

void TestPages::theListIsFiltered() {
    openPlayed(0);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    keys().press(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(keys().focus(), QStringLiteral("entryFilter"));
    keys().type(QStringLiteral("tschenett"));
    QCOMPARE(table("entryTable")->model()->rowCount(), 1);
    keys().press(Qt::Key_Return);
    QCOMPARE(keys().focus(), QStringLiteral("entryTable"));
    keys().press(Qt::Key_F, Qt::ControlModifier);
    keys().type(QStringLiteral("zzz")); // in place of what was sought before
    QVERIFY(!keys().isShown(QStringLiteral("entryTable")));
    const QString none = keys().textOf(QStringLiteral("entriesEmpty"));
    QVERIFY2(keys().isShown(QStringLiteral("entriesEmpty")) && none.contains(QStringLiteral("„zzz“")),
             qPrintable(none));
    keys().press(Qt::Key_Escape);
    QCOMPARE(table("entryTable")->model()->rowCount(), 30);
    QVERIFY(keys().isShown(QStringLiteral("entryTable")) && !keys().isShown(QStringLiteral("entriesEmpty")));
    keys().type(QStringLiteral("zzz"));
    keys().press(Qt::Key_5, Qt::ControlModifier); // and is forgotten when one comes back
    keys().press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(keys().textOf(QStringLiteral("entryFilter")), QString());
    QCOMPARE(table("entryTable")->model()->rowCount(), 30);
}

// Down leads from what is sought into what was found; and whoever is renamed there stays, though the words
// that were sought are gone.
void TestPages::whoIsFoundIsRenamedInPlace() {
    openPlayed(0);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    keys().press(Qt::Key_F, Qt::ControlModifier);
    keys().type(QStringLiteral("tschenett"));
    keys().press(Qt::Key_Down);
    QCOMPARE(keys().focus(), QStringLiteral("entryTable"));
    QTableView* list = table("entryTable");
    QVERIFY(list->selectionModel()->isRowSelected(0));
    const int number = list->currentIndex().data(EntriesModel::NumberRole).toInt();
    while (list->currentIndex().column() != EntriesModel::LastName) keys().press(Qt::Key_Right);
    keys().press(Qt::Key_F2);
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("Mair"));
    keys().press(Qt::Key_Return);
    QCOMPARE(list->model()->rowCount(), 1);
    QCOMPARE(list->currentIndex().data(EntriesModel::NumberRole).toInt(), number);
    QVERIFY(list->selectionModel()->isRowSelected(0));
    keys().press(Qt::Key_F, Qt::ControlModifier);
    keys().type(QStringLiteral("tschenett"));
    QCOMPARE(list->model()->rowCount(), 0); // sought again
}

// What a closed tournament refuses is not offered.
void TestPages::aClosedTournamentIsOnlyLookedAt() {
    openPrepared([](desk::Evening& evening) {
        QVERIFY(desk::changeSettings(evening, {{"rounds", "1"}}).ok());
        playRounds(evening, 1);
        QVERIFY(desk::closeTournament(evening, {true, false, {}}).ok());
    });
    keys().press(Qt::Key_1, Qt::ControlModifier);
    for (const char* part : {"importList", "leaveEntry", "substituteEntry", "keepApart", "removeEntry"})
        QVERIFY2(!keys().find(QLatin1String(part))->isEnabled(), part);
    QCOMPARE(keys().focus(), QStringLiteral("entryTable"));
    QVERIFY(!table("entryTable")->currentIndex().flags().testFlag(Qt::ItemIsEditable));
    keys().press(Qt::Key_2, Qt::ControlModifier);
    for (const char* part : {"redraw", "swapPlaces", "drawAhead"})
        QVERIFY2(!keys().isShown(QLatin1String(part)), part);
    keys().press(Qt::Key_4, Qt::ControlModifier);
    for (const char* part : {"confirmSheet", "disputeSheet", "strikeLine", "swapSides"})
        QVERIFY2(!keys().find(QLatin1String(part))->isEnabled(), part);
    keys().press(Qt::Key_F8);
    QVERIFY2(keys().textOf(QStringLiteral("messageText")).contains(QStringLiteral("abgeschlossen")),
             qPrintable(keys().textOf(QStringLiteral("messageText"))));
}

void TestPages::listsAreSortedByKeyboard() {
    openPlayed(1);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(keys().tabTo(QStringLiteral("entryTable")));
    keys().press(Qt::Key_Home, Qt::ControlModifier);
    keys().press(Qt::Key_Right);
    const auto first = [this] {
        return table("entryTable")->model()->index(0, EntriesModel::LastName).data();
    };
    keys().press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(first().toString(), QStringLiteral("Auer"));
    keys().press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(first().toString(), QStringLiteral("Žagar"));
    QCOMPARE(keys().focus(), QStringLiteral("entryTable"));
}

void TestPages::somebodyLeavesAndReturns() {
    openPlayed(1);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(keys().tabTo(QStringLiteral("entryTable")));
    keys().press(Qt::Key_Home, Qt::ControlModifier);
    keys().press(Qt::Key_L, Qt::ControlModifier); // nothing is open: what was played counts
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
    const tournament::Entry gone = onDisk().entries[0];
    QCOMPARE(gone.absences.size(), std::size_t{1});
    QCOMPARE(gone.absences[0].from, 2);
    QVERIFY(gone.absences[0].results == tournament::LeaverResults::Unplayed);
    keys().press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(onDisk().entries[0].absences.empty() || onDisk().entries[0].absences[0].until != 0);
}

void TestPages::somebodyComesLate() {
    openPlayed(1);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(keys().focus(), QStringLiteral("entryFirst"));
    keys().type(QStringLiteral("Severin"));
    keys().press(Qt::Key_Tab);
    keys().type(QStringLiteral("Spät"));
    keys().press(Qt::Key_Return);
    const tournament::Tournament after = onDisk();
    QCOMPARE(after.entries.size(), std::size_t{31});
    QCOMPARE(after.entries.back().joined, 2);
    keys().press(Qt::Key_2, Qt::ControlModifier);
    keys().press(Qt::Key_F5);
    const tournament::Round drawn = onDisk().rounds.back();
    QCOMPARE(drawn.number, 2);
    QCOMPARE(drawn.tables.size() * 4 + drawn.sittingOut.size(), std::size_t{31});
}

void TestPages::aSubstitutePlaysOn() {
    openPlayed(1);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(keys().tabTo(QStringLiteral("entryTable")));
    keys().press(Qt::Key_Home, Qt::ControlModifier);
    const std::string before = onDisk().entries[0].persons[0].last;
    keys().press(Qt::Key_E, Qt::ControlModifier);
    keys().type(QStringLiteral("Maria"));
    keys().press(Qt::Key_Return);
    QVERIFY2(said("promptLack").contains(QStringLiteral("Vor- und Nachname")),
             qPrintable(said("promptLack")));
    QCOMPARE(said("promptText"), QStringLiteral("Maria"));
    keys().press(Qt::Key_End);
    keys().type(QStringLiteral(" von Sternbach"));
    keys().press(Qt::Key_Return);
    QVERIFY(keys().isShown(QStringLiteral("promptBar"))); // from which round
    keys().press(Qt::Key_Return);
    const tournament::Entry after = onDisk().entries[0];
    QCOMPARE(after.persons[0].first, std::string("Maria"));
    QCOMPARE(after.persons[0].last, std::string("von Sternbach"));
    QCOMPARE(after.replaced.size(), std::size_t{1});
    QCOMPARE(after.replaced[0].person.last, before);
    QCOMPARE(after.replaced[0].from, 2);
    QVERIFY(keys().textOf(QStringLiteral("entryAbout")).contains(QString::fromStdString(before)));
    QCOMPARE(keys().focus(), QStringLiteral("entryTable"));
}

void TestPages::twoAreKeptApart() {
    openPlayed(0);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(keys().tabTo(QStringLiteral("entryTable")));
    keys().press(Qt::Key_Home, Qt::ControlModifier);
    keys().press(Qt::Key_T, Qt::ControlModifier);
    answerPrompt(QStringLiteral("a")); // many are called so
    QVERIFY(onDisk().never.empty());
    QVERIFY(keys().textOf(QStringLiteral("messageText")).contains(QStringLiteral("Startnummer")));
    keys().press(Qt::Key_T, Qt::ControlModifier);
    answerPrompt(QStringLiteral("tschenett"));
    QCOMPARE(onDisk().never.size(), std::size_t{1});
    QVERIFY((onDisk().never[0] == std::pair(1, 6)));
    QVERIFY(keys().textOf(QStringLiteral("entryAbout")).contains(QStringLiteral("Tschenett")));
}

void TestPages::pastedNamesAreTidiedAndLongOnesRefused() {
    openPlayed(0);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    const auto paste = [this](const QString& text) {
        QApplication::clipboard()->setText(text);
        keys().press(Qt::Key_V, Qt::ControlModifier);
    };
    paste(QStringLiteral("Anna\tMaria\n"));
    keys().press(Qt::Key_Tab);
    paste(QStringLiteral("von\r\n  Berg"));
    keys().press(Qt::Key_Return);
    QCOMPARE(onDisk().entries.size(), std::size_t{31});
    QCOMPARE(onDisk().entries.back().persons[0].first, std::string("Anna Maria"));
    QCOMPARE(onDisk().entries.back().persons[0].last, std::string("von Berg"));
    for (const QString& name :
         {QString(300, QLatin1Char('x')), QStringLiteral("Bell\x07"), QStringLiteral("=1+1")}) {
        QVERIFY(keys().tabTo(QStringLiteral("entryLast")));
        keys().press(Qt::Key_A, Qt::ControlModifier);
        paste(name);
        keys().press(Qt::Key_Return);
        QCOMPARE(onDisk().entries.size(), std::size_t{31});
        QVERIFY(keys().hasMessage());
        keys().press(Qt::Key_Escape);
    }
}

void TestPages::aDraftIsRedrawnWithAReason() {
    openPlayed(1);
    keys().press(Qt::Key_F5);
    const std::uint64_t seed = onDisk().rounds.back().seed;
    keys().press(Qt::Key_R, Qt::ControlModifier);
    answerPrompt(QStringLiteral("zwei sind Brüder"));
    QVERIFY(onDisk().rounds.back().seed != seed);
    QVERIFY(keys().textOf(QStringLiteral("drawSeed")).contains(QString::number(onDisk().rounds.back().seed)));
    QCOMPARE(onDisk().rounds.size(), std::size_t{2});
}

void TestPages::twoPlacesAreSwappedByKeyboard() {
    openPlayed(0);
    keys().press(Qt::Key_F5);
    QCOMPARE(keys().focus(), QStringLiteral("drawTable"));
    const auto before = onDisk().rounds.back().tables;
    keys().press(Qt::Key_Home, Qt::ControlModifier);
    keys().press(Qt::Key_Right); // the first place of table 1
    keys().press(Qt::Key_F6);
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_F6); // with the first place of table 2
    keys().type(QStringLiteral("Ehe"));
    const QWidget* way = keys().find(QStringLiteral("promptWay0"));
    const QPoint place = way->mapTo(&m_case->window(), QPoint());
    keys().press(Qt::Key_F5); // confirms nothing over an open question, and takes no letter of it
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    QVERIFY2(keys().textOf(QStringLiteral("promptLack")).startsWith(QStringLiteral("Zuerst diese Frage")),
             qPrintable(keys().textOf(QStringLiteral("promptLack"))));
    QCOMPARE(way->mapTo(&m_case->window(), QPoint()), place); // where the mouse is already
    QCOMPARE(onDisk().rounds.back().state, tournament::RoundState::Draft);
    keys().type(QStringLiteral("paar"));
    keys().press(Qt::Key_Return);
    const auto after = onDisk().rounds.back().tables;
    QCOMPARE(after[0].sides[0][0], before[1].sides[0][0]);
    QCOMPARE(after[1].sides[0][0], before[0].sides[0][0]);

    keys().press(Qt::Key_Home); // the table is nobody
    keys().press(Qt::Key_F6);
    QVERIFY2(strip().startsWith(QStringLiteral("Hier sitzt niemand")), qPrintable(strip()));
    keys().press(Qt::Key_Right);

    keys().press(Qt::Key_F6);
    keys().press(Qt::Key_Escape); // taken up, and let go
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_F6);
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
}

// Somebody asks something in between; and where the draw is another then, that is said.
void TestPages::aPlaceStaysTakenUpOnAnotherPage() {
    openPlayed(0);
    keys().press(Qt::Key_F5);
    keys().press(Qt::Key_Home, Qt::ControlModifier);
    keys().press(Qt::Key_Right);
    keys().press(Qt::Key_F6);
    const QString taken = keys().textOf(QStringLiteral("swapPlaces"));
    keys().press(Qt::Key_7, Qt::ControlModifier);
    keys().press(Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(keys().textOf(QStringLiteral("swapPlaces")), taken);
    keys().press(Qt::Key_Down);
    keys().press(Qt::Key_F6);
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    keys().press(Qt::Key_Escape);
    keys().press(Qt::Key_R, Qt::ControlModifier);
    keys().type(QStringLiteral("vertan"));
    keys().press(Qt::Key_Return);
    QVERIFY(keys().textOf(QStringLiteral("swapPlaces")) != taken);
    const QString said = keys().textOf(QStringLiteral("messageText"));
    QVERIFY2(said.contains(QStringLiteral("nicht mehr zum Tauschen")), qPrintable(said));
}

void TestPages::anEarlierResultAsksOnce() {
    openPlayed(2);
    keys().press(Qt::Key_3, Qt::ControlModifier);
    keys().press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(keys().textOf(QStringLiteral("roundRoundLabel")), QStringLiteral("Runde 1"));
    keys().press(Qt::Key_Return);
    QVERIFY(keys().textOf(QStringLiteral("sheetTitle")).contains(QStringLiteral("Runde 1")));
    const std::vector<int> before = onDisk().rounds[0].tables[0].games[0].score;
    const auto key = [this] {
        keys().press(Qt::Key_F7);
        keys().type(QStringLiteral("18"));
        keys().press(Qt::Key_Return);
        keys().type(QStringLiteral("3"));
        keys().press(Qt::Key_Return);
    };
    m_case->dialogs().answers.push_back(false);
    key();
    QCOMPARE(m_case->dialogs().asked.size(), 2); // to open, and this
    QVERIFY2(!m_case->dialogs().asked[1].contains(QStringLiteral("--")),
             qPrintable(m_case->dialogs().asked[1]));
    QVERIFY(m_case->dialogs().asked[1].contains(QStringLiteral("18:3")));
    QCOMPARE(onDisk().rounds[0].tables[0].games[0].score, before);
    m_case->dialogs().answers.push_back(true);
    keys().press(Qt::Key_Return);
    QCOMPARE(onDisk().rounds[0].tables[0].games[0].score, (std::vector<int>{18, 3}));
}

void TestPages::missingTablesAloneCanBeShown() {
    openPlayed(0, 3);
    keys().press(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(keys().textOf(QStringLiteral("roundMissing")).contains(QStringLiteral("7")));
    QVERIFY(!keys().textOf(QStringLiteral("roundMissing")).contains(QStringLiteral(" 2,")));
    QVERIFY(keys().tabTo(QStringLiteral("onlyMissing")));
    keys().press(Qt::Key_Space);
    QVERIFY(keys().tabTo(QStringLiteral("tableCards")));
    keys().press(Qt::Key_Home);
    keys().press(Qt::Key_Return);
    QVERIFY(keys().textOf(QStringLiteral("sheetTitle")).startsWith(QStringLiteral("Tisch 3")));
}

// The round is taken back, with a reason, and the one before is there.
void TestPages::atATableAgainAfterAQuestion() {
    openPlayed(1, 2);
    keys().press(Qt::Key_3, Qt::ControlModifier);
    constexpr int kMostUndone = 20;
    for (int i = 0; i < kMostUndone && !keys().isShown(QStringLiteral("promptBar")); ++i) {
        keys().press(Qt::Key_Z, Qt::ControlModifier);
        if (keys().isShown(QStringLiteral("promptBar"))) break;
        QCOMPARE(keys().focus(), QStringLiteral("tableCards"));
        QVERIFY(
            m_case->window().findChild<QListView*>(QStringLiteral("tableCards"))->currentIndex().isValid());
    }
    keys().type(QStringLiteral("falsch gelost"));
    keys().press(Qt::Key_Return);
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
    QCOMPARE(keys().focus(), QStringLiteral("tableCards"));
    QVERIFY(m_case->window().findChild<QListView*>(QStringLiteral("tableCards"))->currentIndex().isValid());
}

void TestPages::whatAnotherProgramWroteAppears() {
    openPlayed(0);
    {
        auto other = desk::Evening::open(m_file.toStdString());
        QVERIFY(other.ok());
        tournament::Entry entry;
        entry.persons.push_back({"Von", "Draußen", std::nullopt, tournament::Sex::Unstated});
        QVERIFY(desk::addEntry(*other, entry).ok());
    }
    keys().press(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(keys().textOf(QStringLiteral("entryCounts")).startsWith(QStringLiteral("31 ")),
                             6000);
}

// Also where it is read only on the way to a refusal.
void TestPages::whatAnotherProgramWroteAppearsWithARefusal() {
    openFirstSheet();
    keys().press(Qt::Key_F7);
    key("4");
    {
        auto other = desk::Evening::open(m_file.toStdString());
        tournament::FinalScore score;
        score.points = {18, 11};
        QVERIFY(desk::setResult(*other, {1, 1, 1}, score, {}).ok());
    }
    keys().press(Qt::Key_Tab);
    m_case->dialogs().answers = {false, false};
    key("1;");
    QCOMPARE(sheetOnDisk(0).score, (std::vector<int>{18, 11}));
    QVERIFY2(said("sheetState").contains(QStringLiteral("eingetragen")), qPrintable(said("sheetState")));
}

void TestPages::standingsStayCoveredUntilTheirRound() {
    {
        desk::Evening evening = enteredEvening(m_file, exampleList());
        QVERIFY(desk::changeSettings(evening, {{"hide-standings-until", "2"}}).ok());
        playRounds(evening, 1);
    }
    m_case->open(m_file);
    keys().press(Qt::Key_5, Qt::ControlModifier);
    QVERIFY(!keys().isShown(QStringLiteral("standingsTable")));
    QVERIFY(keys().textOf(QStringLiteral("standingsEmpty")).contains(QStringLiteral("2")));
    keys().press(Qt::Key_P, Qt::ControlModifier); // no paper tells it unasked, from whatever page
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    QVERIFY2(keys().textOf(QStringLiteral("promptQuestion")).contains(QStringLiteral("verdeckt")),
             qPrintable(keys().textOf(QStringLiteral("promptQuestion"))));
    QVERIFY(!keys().isShown(QStringLiteral("previewPage")));
    keys().press(Qt::Key_Escape);
    keys().press(Qt::Key_F6); // whoever must know may look
    QVERIFY(keys().isShown(QStringLiteral("standingsTable")));
    QCOMPARE(keys().focus(), QStringLiteral("standingsTable"));
    keys().press(Qt::Key_1, Qt::ControlModifier);
    keys().press(Qt::Key_5, Qt::ControlModifier); // covered again
    QVERIFY(!keys().isShown(QStringLiteral("standingsTable")));
    {
        auto other = desk::Evening::open(m_file.toStdString());
        QVERIFY(other.ok());
        playRounds(*other, 1);
    }
    QTRY_VERIFY_WITH_TIMEOUT(keys().isShown(QStringLiteral("standingsTable")), 6000);
    QCOMPARE(said("standingsState"), QStringLiteral("Vorläufig: noch 6 Runden."));
}

void TestPages::settingsAreChangedInOneGo() {
    openPlayed(1);
    keys().press(Qt::Key_Comma, Qt::ControlModifier);
    QCOMPARE(keys().focus(), QStringLiteral("set-name"));
    QVERIFY(!keys().find(QStringLiteral("set-target"))->isEnabled()); // a round is drawn
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("Winterabend"));
    QVERIFY(keys().tabTo(QStringLiteral("set-date")));
    QCOMPARE(keys().textOf(QStringLiteral("set-date")), QStringLiteral("21.11.2026"));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("morgen"));
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(keys().hasMessage()); // no date: nothing is taken
    QCOMPARE(onDisk().settings.name, std::string("Herbstabend"));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("5.12.2026"));
    QVERIFY(keys().tabTo(QStringLiteral("set-rounds")));
    keys().press(Qt::Key_Up);
    m_case->dialogs().answers.push_back(true); // ranks may change with it
    QVERIFY(keys().tabTo(QStringLiteral("set-scoring")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().type(QStringLiteral("100*win+1*points"));
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    const tournament::Settings after = onDisk().settings;
    QCOMPARE(after.name, std::string("Winterabend"));
    QCOMPARE(after.date, std::string("2026-12-05"));
    QCOMPARE(after.rounds, 9);
    QCOMPARE(after.scoring, std::string("100*win+1*points"));
    QCOMPARE(keys().textOf(QStringLiteral("tournamentName")), QStringLiteral("Winterabend"));
    keys().press(Qt::Key_1, Qt::ControlModifier);
    keys().type(QStringLiteral("An"));
    keys().press(Qt::Key_Z, Qt::ControlModifier); // what is being typed, and only then what was done
    QCOMPARE(keys().textOf(QStringLiteral("entryFirst")), QString());
    QCOMPARE(onDisk().settings.name, std::string("Winterabend"));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(onDisk().settings.name, std::string("Herbstabend"));
}

void TestPages::anOpenHouseRuleIsDecidedAndLeftOpenAgain() {
    openPlayed(0);
    keys().press(Qt::Key_Comma, Qt::ControlModifier);
    const QString open = keys().textOf(QStringLiteral("switchesOpen"));
    QVERIFY(keys().tabTo(QStringLiteral("switchTable")));
    keys().press(Qt::Key_Home, Qt::ControlModifier);
    keys().press(Qt::Key_Return);
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    QVERIFY(!keys().textOf(QStringLiteral("promptWay1")).isEmpty());
    keys().press(Qt::Key_Return); // the first answer
    QCOMPARE(onDisk().settings.house.size(), std::size_t{1});
    QVERIFY(keys().textOf(QStringLiteral("switchesOpen")) != open);
    QCOMPARE(keys().focus(), QStringLiteral("switchTable"));
    while (!keys().textOf(QStringLiteral("switchAbout")).isEmpty() &&
           table("switchTable")->currentIndex().row() < table("switchTable")->model()->rowCount() - 1) {
        const QVariant font = table("switchTable")->currentIndex().data(Qt::FontRole);
        if (font.value<QFont>().weight() == QFont::DemiBold) break; // the club's own
        keys().press(Qt::Key_Down);
    }
    keys().press(Qt::Key_Return);
    keys().press(Qt::Key_Backtab, Qt::ShiftModifier); // Esc is the last stop before the first
    QVERIFY(keys().tabTo(QStringLiteral("promptWay2")) || keys().tabTo(QStringLiteral("promptWay1")));
    while (keys().isShown(keys().focus().left(9) + QString::number(keys().focus().right(1).toInt() + 1)))
        keys().press(Qt::Key_Tab);
    keys().press(Qt::Key_Return); // the last way: as the rules have it
    QVERIFY(onDisk().settings.house.empty());
    QCOMPARE(keys().textOf(QStringLiteral("switchesOpen")), open);
}

void TestPages::missingCopiesAreShownInRed() {
    const QString stick = m_case->path(QStringLiteral("stick"));
    QVERIFY(QDir().mkpath(stick));
    {
        desk::Evening evening = enteredEvening(m_file, exampleList());
        QVERIFY(desk::changeSettings(evening, {{"copy-to", stick.toStdString()}}).ok());
        playRounds(evening, 1);
        QVERIFY(!QDir(stick).isEmpty());
    }
    m_case->open(m_file);
    QVERIFY(keys().textOf(QStringLiteral("copies")).contains(stick));
    QCOMPARE(keys().find(QStringLiteral("copies"))->property("tone").toString(), QString());
    QVERIFY(QDir(stick).removeRecursively());
    keys().press(Qt::Key_F5); // the next action notices
    QCOMPARE(keys().find(QStringLiteral("copies"))->property("tone").toString(), QStringLiteral("bad"));
    QVERIFY(keys().textOf(QStringLiteral("copies")).contains(QStringLiteral("fehlt")));
}

// The stick is written beside the window, after the action that ended the round.
void TestPages::aRoundsEndIsCopiedBesideTheWindow() {
    const QString stick = m_case->path(QStringLiteral("stick"));
    QVERIFY(QDir().mkpath(stick));
    {
        desk::Evening evening = enteredEvening(m_file, exampleList());
        QVERIFY(desk::changeSettings(evening, {{"copy-to", stick.toStdString()}}).ok());
        playPartly(evening, 1);
        for (int table = 2; table <= 7; ++table) {
            tournament::FinalScore score;
            score.points = {18, table};
            QVERIFY(desk::setResult(evening, {1, table, 1}, score, {}).ok());
        }
    }
    QVERIFY(QDir(stick).isEmpty());
    m_case->open(m_file);
    keys().press(Qt::Key_4, Qt::ControlModifier);
    keys().type(QStringLiteral("9"));
    keys().press(Qt::Key_Return);
    keys().press(Qt::Key_Return); // the last sheet
    QTRY_VERIFY_WITH_TIMEOUT(QDir(stick).count() > 2, 6000);
    const QStringList copies = QDir(stick).entryList({QStringLiteral("Abend * R1.schreiber")});
    QCOMPARE(copies.size(), 1);
    const QString copy = QDir(stick).filePath(copies.front());
    const auto copied = desk::Evening::open(copy.toStdString(), store::Access::ReadOnly);
    QVERIFY(copied.ok());
    QVERIFY(copied->tournament() == onDisk());
}

void TestPages::aFileThatIsNoneIsRefusedInTheWindow() {
    const QString other = m_case->path(QStringLiteral("brief.schreiber"));
    QFile file(other);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Liebe Anna, ...");
    file.close();
    m_case->open(other);
    QVERIFY(keys().hasMessage());
    QVERIFY(keys().textOf(QStringLiteral("messageText")).contains(QStringLiteral("brief.schreiber")));
    QVERIFY(keys().isShown(QStringLiteral("startPage")));
    keys().press(Qt::Key_Escape);
    QVERIFY(!keys().hasMessage());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("Liebe Anna, ..."));
}

void TestPages::theExampleIsInItsFourthRound() {
    keys().press(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("sideColumn")));
    QCOMPARE(keys().textOf(QStringLiteral("tournamentRound")), QStringLiteral("Runde 4 von 8"));
    QVERIFY(keys().textOf(QStringLiteral("nextButton")).contains(QStringLiteral("Zettel Tisch")));
    keys().press(Qt::Key_F5);
    QVERIFY(keys().isShown(QStringLiteral("sheetPaper")));
    keys().press(Qt::Key_5, Qt::ControlModifier); // something to see on every page
    QVERIFY(table("standingsTable")->model()->rowCount() == 30);
    QVERIFY2(examplePath().startsWith(m_case->path(QString())), qPrintable(examplePath())); // the user's own
}

void TestPages::partnersAreNamedOnceDrawn() {
    const tournament::Tournament drawn = pairsEvening(m_file, exampleList(), "groups", "").tournament();
    m_case->open(m_file);
    keys().press(Qt::Key_2, Qt::ControlModifier);
    const QString said = keys().textOf(QStringLiteral("drawEmpty"));
    for (const tournament::Entry& entry : drawn.entries) {
        const QString name = QString::fromStdString(tournament::nameOf(entry.persons.front()));
        QVERIFY2(said.count(name) == 1, qPrintable(name + QStringLiteral(" in ") + said));
    }
}

void TestPages::pairsGetTheirPartnersFirst() {
    keys().press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(keys().tabTo(QStringLiteral("presetDrawn")));
    keys().press(Qt::Key_Down);
    QCOMPARE(keys().focus(), QStringLiteral("presetPairs"));
    m_case->dialogs().paths.push_back(m_file);
    keys().press(Qt::Key_Return, Qt::ControlModifier);
    keys().press(Qt::Key_Escape); // copies: later
    QCOMPARE(keys().focus(), QStringLiteral("entryFirst"));
    for (const char* name : {"Anna", "Bartl", "Cilli", "Dietmar"}) {
        keys().type(QString::fromLatin1(name));
        keys().press(Qt::Key_Tab);
        keys().type(QString::fromLatin1(name) + QStringLiteral("ner"));
        keys().press(Qt::Key_Return);
    }
    QVERIFY(keys().textOf(QStringLiteral("nextButton")).contains(QStringLiteral("Partner")));
    keys().press(Qt::Key_F5);
    QCOMPARE(onDisk().partnerships.size(), std::size_t{2});
    QVERIFY(keys().textOf(QStringLiteral("drawEmpty")).contains(QStringLiteral("Anna Annaner")));
    keys().press(Qt::Key_F5);
    QCOMPARE(onDisk().rounds.size(), std::size_t{1});
    QCOMPARE(onDisk().rounds[0].tables.size(), std::size_t{1});
}

QTEST_MAIN(TestPages)
#include "test_pages.moc"
