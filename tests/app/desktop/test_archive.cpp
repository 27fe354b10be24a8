#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/club.h>
#include <desk/ending.h>
#include <desk/receipt.h>
#include <desk/rulings.h>
#include <desk/sheet_place.h>

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>

// The archive by keyboard alone: found as one types, appealed, overruled, printed, brought from one evening
// to another, and what the club remembers beside it.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

constexpr const char* kTwice = "rules: innsbruck\ntrump: L\n\nA: bet gleich\nA: bet gleich\n";

void ruled(desk::Evening& evening, const char* record, const char* dispute, desk::SheetPlace place = {}) {
    desk::NewRuling wanted;
    wanted.record = record;
    wanted.dispute = dispute;
    wanted.place = place;
    if (!desk::addRuling(evening, wanted).ok()) qFatal("a ruling was refused");
}

} // namespace

class TestArchive : public WindowTest {
    Q_OBJECT

  private slots:
    void init();

    void aRulingIsFoundAsOneTypes();
    void whereNothingIsKeptThereIsNothingToFind();
    void allAreThereTheNewestFirst();
    void aClosedTournamentIsOnlyRead();
    void howADayIsWrittenIsReadWhole();
    void aRulingIsAppealedUpheldAndOverruled();
    void aRulingGoesOnTheSheetTwiceOnlyWhenAsked();
    void howItEndedIsReadWhole();
    void aRulingIsWithdrawn();
    void theRecordOpensOnTheCardTable();
    void theSheetIsPrinted();
    void theClubIsSearchedToo();
    void whatWasBeforeShowsWhileOneTypes();
    void rulingsGoFromOneEveningToAnother();
    void theTableCountsItsLinesAsTheArchive();
    void whatIsKeptMakesRoomForTheNext();

  private:
    int rows() const {
        return dynamic_cast<QTreeWidget*>(m_case->keys().find(QStringLiteral("archiveList")))
            ->topLevelItemCount();
    }
    QString page() const {
        return dynamic_cast<QTextBrowser*>(m_case->keys().find(QStringLiteral("archiveText")))->toPlainText();
    }
    void openArchive(const QString& club = {});
    void rememberAnother(const QString& club);
};

void TestArchive::init() {
    WindowTest::init();
    desk::Evening evening = enteredEvening(m_file, exampleList());
    playPartly(evening, 1);
    ruled(evening, kTwice, "Zweimal gesteigert\nund nicht gehalten", {1, 1, 1});
    ruled(evening, "rules: innsbruck\nscore: 17 9\n\nA: bet hanger\n", "Gestrichen und doch geboten");
}

void TestArchive::openArchive(const QString& club) {
    Preferences preferences;
    preferences.clubFile = club;
    m_case->restart(preferences);
    m_case->open(m_file);
    keys().press(Qt::Key_6, Qt::ControlModifier);
    keys().press(Qt::Key_F6, Qt::ShiftModifier);
    keys().press(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(keys().focus(), QStringLiteral("archiveWords"));
}

// Another evening of the club, with a ruling of its own.
void TestArchive::rememberAnother(const QString& club) {
    desk::Evening past = crowdedEvening(m_case->path(QStringLiteral("Alt.schreiber")), 8);
    playRounds(past, 1);
    ruled(past, kTwice, "Hanger stehen lassen");
    auto memory = desk::ClubMemory::create(club.toStdString());
    desk::Confirmation yes;
    yes.yes = true;
    QVERIFY(memory.ok() && memory->remember(past, yes).ok());
    const auto here = desk::Evening::open(m_file.toStdString(), store::Access::ReadOnly);
    QVERIFY(here.ok() && memory->remember(*here, yes).ok());
}

void TestArchive::whereNothingIsKeptThereIsNothingToFind() {
    m_file = m_case->path(QStringLiteral("leer.schreiber"));
    openPrepared([](desk::Evening&) {});
    ctrl(Qt::Key_6);
    keys().press(Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(said("archiveCount"), QStringLiteral("Noch kein Entscheid."));
}

void TestArchive::aRulingIsFoundAsOneTypes() {
    openArchive();
    QCOMPARE(rows(), 2);
    keys().type(QStringLiteral("gestei"));
    QCOMPARE(rows(), 1);
    QVERIFY2(page().contains(QStringLiteral("Zweimal gesteigert")), qPrintable(page()));
    QVERIFY2(page().contains(QStringLiteral("Tisch 1, Runde 1")), qPrintable(page()));
    keys().type(QStringLiteral("xyz"));
    QCOMPARE(rows(), 0);
    QVERIFY(keys().textOf(QStringLiteral("archiveCount")).contains(QStringLiteral("kein Entscheid")));
    keys().press(Qt::Key_A, Qt::ControlModifier);
    keys().press(Qt::Key_Delete);
    const QString first = page();
    keys().press(Qt::Key_Down);
    QVERIFY(page() != first);
    QVERIFY(keys().tabTo(QStringLiteral("archiveSince")));
    keys().type(QStringLiteral("1.1.2001"));
    QCOMPARE(rows(), 2);
    keys().type(QStringLiteral("9")); // no such year, and no day at all
    QVERIFY(keys().textOf(QStringLiteral("archiveCount")).contains(QStringLiteral("kein Tag")));
    QVERIFY(keys().tabTo(QStringLiteral("archiveUntil")));
    keys().type(QStringLiteral("1.1.2001"));
    QCOMPARE(rows(), 0);
}

void TestArchive::allAreThereTheNewestFirst() {
    {
        auto evening = desk::Evening::open(m_file.toStdString());
        QVERIFY(evening.ok());
        for (int i = 0; i < 60; ++i) {
            desk::NewRuling wanted;
            wanted.record = kTwice;
            wanted.dispute = "Nummer " + std::to_string(i);
            wanted.at = "2000-01-01T20:" + std::to_string(10 + i % 50) + (i < 50 ? ":00Z" : ":30Z");
            QVERIFY(desk::addRuling(*evening, wanted).ok());
        }
    }
    openArchive();
    QCOMPARE(rows(), 62);
    QCOMPARE(keys().textOf(QStringLiteral("archiveCount")), QStringLiteral("62 Entscheide"));
    const auto* list = dynamic_cast<QTreeWidget*>(keys().find(QStringLiteral("archiveList")));
    QCOMPARE(list->topLevelItem(61)->text(2), QStringLiteral("Nummer 0")); // the oldest
    keys().type(QStringLiteral("Nummer 7"));
    QCOMPARE(keys().textOf(QStringLiteral("archiveCount")), QStringLiteral("1 Entscheid"));
}

void TestArchive::aClosedTournamentIsOnlyRead() {
    {
        auto evening = desk::Evening::open(m_file.toStdString());
        QVERIFY(evening.ok());
        desk::Confirmation yes;
        yes.yes = true;
        QVERIFY(desk::closeTournament(*evening, yes).ok());
    }
    openArchive();
    for (const char* name :
         {"archiveEnter", "archiveAppeal", "archiveUphold", "archiveOverrule", "archiveRead"})
        QVERIFY2(!m_case->window().findChild<QAction*>(QLatin1String(name))->isEnabled(), name);
    QVERIFY(keys().textOf(QStringLiteral("archiveCount")).contains(QStringLiteral("abgeschlossen")));
}

void TestArchive::howADayIsWrittenIsReadWhole() {
    openArchive();
    const auto* list = dynamic_cast<QTreeWidget*>(keys().find(QStringLiteral("archiveList")));
    QVERIFY2(list->columnWidth(2) > list->width() / 3, "what it was about is crowded out");
    for (const char* name : {"archiveSince", "archiveUntil"}) {
        const auto* field = dynamic_cast<QLineEdit*>(keys().find(QLatin1String(name)));
        QVERIFY2(field->fontMetrics().horizontalAdvance(field->placeholderText()) + 20 <= field->width(),
                 name);
    }
}

void TestArchive::aRulingIsAppealedUpheldAndOverruled() {
    openArchive();
    keys().type(QStringLiteral("gesteigert"));
    keys().press(Qt::Key_F8); // nothing to uphold yet
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
    keys().press(Qt::Key_F7);
    keys().type(QStringLiteral("Er hat gepasst"));
    keys().press(Qt::Key_Return);
    QVERIFY(onDisk().rulings[0].state == tournament::RulingState::Appealed);
    QVERIFY2(strip().contains(QStringLiteral("Einspruch")), qPrintable(strip()));
    keys().press(Qt::Key_F8);
    keys().type(QStringLiteral("Es bleibt dabei"));
    keys().press(Qt::Key_Return);
    QVERIFY(onDisk().rulings[0].state == tournament::RulingState::Decided);
    const auto* list = dynamic_cast<QTreeWidget*>(keys().find(QStringLiteral("archiveList")));
    QCOMPARE(list->currentItem()->text(3), QStringLiteral("bestätigt nach Einspruch"));
    keys().press(Qt::Key_F8, Qt::ShiftModifier);
    keys().type(QStringLiteral("Das Gebot gilt nicht"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("beide einig"));
    keys().press(Qt::Key_Return);
    const tournament::Ruling ruling = onDisk().rulings[0];
    QVERIFY(ruling.state == tournament::RulingState::Overruled);
    QCOMPARE(QString::fromStdString(ruling.decision), QStringLiteral("Das Gebot gilt nicht"));
    QCOMPARE(QString::fromStdString(ruling.why), QStringLiteral("beide einig"));
    QVERIFY(!ruling.found.empty()); // what the rules say stays
    QVERIFY2(page().contains(QStringLiteral("Das Gebot gilt nicht")), qPrintable(page()));
    QVERIFY(page().contains(QString::fromStdString(ruling.found.front().german).left(20)));
}

void TestArchive::aRulingGoesOnTheSheetTwiceOnlyWhenAsked() {
    openArchive();
    keys().type(QStringLiteral("gesteigert"));
    const auto fine = [&] {
        keys().press(Qt::Key_F6);
        int way = 0; // a line first, where the record gives one
        while (!keys().textOf(QStringLiteral("promptWay%1").arg(way)).contains(QStringLiteral("Strafe …")))
            ++way;
        keys().press(static_cast<Qt::Key>(Qt::Key_1 + way));
        keys().press(Qt::Key_1);
        keys().type(QStringLiteral("2"));
        keys().press(Qt::Key_Return);
    };
    fine();
    QVERIFY(keys().isShown(QStringLiteral("promptBar"))); // the rules give none
    keys().press(Qt::Key_Return);
    QCOMPARE(onDisk().rulings[0].entered.size(), std::size_t(1));
    fine();
    const QString question = keys().textOf(QStringLiteral("promptQuestion"));
    QVERIFY2(question.contains(QStringLiteral("schon am Zettel")), qPrintable(question));
    keys().press(Qt::Key_Escape);
    QCOMPARE(onDisk().rulings[0].entered.size(), std::size_t(1));
    fine();
    keys().press(Qt::Key_Return);
    QCOMPARE(onDisk().rulings[0].entered.size(), std::size_t(2));
}

void TestArchive::howItEndedIsReadWhole() {
    {
        auto opened = desk::Evening::open(m_file.toStdString(), store::Access::ReadWrite);
        QVERIFY(opened.ok());
        ruled(*opened, "rules: innsbruck\nscore: 17 9\n\nB: bet hanger\n", "Noch einer");
        QVERIFY(desk::overruleRuling(*opened, 1, "Es zählt", "So ausgemacht", {}).ok());
        QVERIFY(desk::withdrawRuling(*opened, 2, "Irrtum", {}).ok());
        QVERIFY(desk::appealRuling(*opened, 3, "Er hat gepasst", {}).ok());
    }
    for (const words::Language language :
         {words::Language::German, words::Language::Italian, words::Language::English}) {
        Preferences preferences;
        preferences.language = language;
        m_case->restart(preferences);
        m_case->window().resize(1280, 720);
        m_case->open(m_file);
        keys().press(Qt::Key_6, Qt::ControlModifier);
        keys().press(Qt::Key_F6, Qt::ShiftModifier);
        auto* list = dynamic_cast<QTreeWidget*>(keys().find(QStringLiteral("archiveList")));
        const int last = list->columnCount() - 1;
        const int wide = list->header()->sectionSize(last);
        if (language == words::Language::German)
            QVERIFY(!list->findItems(QStringLiteral("aufgehoben"), Qt::MatchExactly, last).isEmpty());
        QVERIFY2(wide >= dynamic_cast<QAbstractItemView*>(list)->sizeHintForColumn(last),
                 qPrintable(QString::number(wide)));
        QVERIFY(list->header()->sectionViewportPosition(last) + wide <= list->viewport()->width());
    }
}

void TestArchive::aRulingIsWithdrawn() {
    openArchive();
    keys().type(QStringLiteral("gesteigert"));
    keys().press(Qt::Key_F7, Qt::ShiftModifier);
    answerPrompt(QStringLiteral("Falscher Tisch"));
    QVERIFY(onDisk().rulings[0].state == tournament::RulingState::Withdrawn);
    QVERIFY2(page().contains(QStringLiteral("Falscher Tisch")), qPrintable(page()));
    for (const char* name : {"archiveEnter", "archiveAppeal", "archiveUphold", "archiveOverrule"})
        QVERIFY2(!m_case->window().findChild<QAction*>(QLatin1String(name))->isEnabled(), name);
    keys().press(Qt::Key_Z, Qt::ControlModifier); // in the search field that is the field's own
    keys().press(Qt::Key_Tab);
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(onDisk().rulings[0].state == tournament::RulingState::Decided);
}

void TestArchive::theRecordOpensOnTheCardTable() {
    openArchive();
    keys().type(QStringLiteral("gesteigert"));
    keys().press(Qt::Key_F9);
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
    const auto* editor = dynamic_cast<QPlainTextEdit*>(keys().find(QStringLiteral("recordEditor")));
    QVERIFY2(
        editor->toPlainText().contains(QStringLiteral("A: bietet gleich\nA: bietet gleich")),
        qPrintable(editor->toPlainText())); // it is kept in English, and written on in the window's words
    keys().press(Qt::Key_Q, Qt::ControlModifier); // it lies in the archive still
    QVERIFY2(!m_case->window().isVisible(), qPrintable(said("promptQuestion")));
}

void TestArchive::theSheetIsPrinted() {
    openArchive();
    keys().type(QStringLiteral("gesteigert"));
    const QString paper = m_case->path(QStringLiteral("e.pdf"));
    m_case->dialogs().paths.push_back(paper);
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QTRY_COMPARE(keys().focus(), QStringLiteral("previewPage"));
    keys().press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(QFile(paper).size() > 1000);
}

void TestArchive::theClubIsSearchedToo() {
    const QString club = m_case->path(QStringLiteral("Imst.schreiber-club"));
    rememberAnother(club);
    openArchive(club);
    QCOMPARE(rows(), 3); // those of this evening once
    keys().type(QStringLiteral("stehen lassen"));
    QCOMPARE(rows(), 1);
    const auto* list = dynamic_cast<QTreeWidget*>(keys().find(QStringLiteral("archiveList")));
    const QString name = list->topLevelItem(0)->text(0);
    QVERIFY2(name.endsWith(QStringLiteral("· 1")) && name.size() > 5, qPrintable(name));
    QVERIFY2(list->header()->length() <= list->viewport()->width(), "how it ended is read whole");
    QVERIFY2(!name.contains(QRegularExpression(QStringLiteral("\\d{4}-\\d\\d"))),
             qPrintable(name)); // as written here
    keys().press(Qt::Key_F7);   // it is not ours to appeal
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
    keys().press(Qt::Key_F9);
    QCOMPARE(keys().focus(), QStringLiteral("recordEditor"));
}

void TestArchive::whatWasBeforeShowsWhileOneTypes() {
    const QString club = m_case->path(QStringLiteral("Imst.schreiber-club"));
    rememberAnother(club);
    openArchive(club);
    keys().toRecord();
    QVERIFY(keys().textOf(QStringLiteral("hadBefore")).isEmpty());
    keys().press(Qt::Key_End, Qt::ControlModifier);
    keys().type(QStringLiteral("A: bet gleich"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("A: bet gleich"));
    const QString before = keys().textOf(QStringLiteral("hadBefore"));
    QVERIFY2(before.contains(QStringLiteral("Entscheid 1, „Zweimal gesteigert und nicht gehalten“")),
             qPrintable(before));
    QVERIFY2(before.contains(QStringLiteral("„Hanger stehen lassen“")), qPrintable(before));
    QVERIFY2(before.contains(QStringLiteral("gehalten“: entschieden")),
             qPrintable(before));                                              // and how it ended
    QVERIFY2(before.contains(QStringLiteral("Archiv: ")), qPrintable(before)); // and where it is
    keys().press(Qt::Key_F8);
    const QString question = keys().textOf(QStringLiteral("promptQuestion"));
    QVERIFY2(question.contains(QStringLiteral("Entscheid 1")) &&
                 question.contains(QStringLiteral("„Hanger stehen lassen“")),
             qPrintable(question));
    // what has just been kept was not had before
    keys().type(QStringLiteral("Noch einmal zweimal geboten"));
    keys().press(Qt::Key_Return);
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
    QCOMPARE(keys().textOf(QStringLiteral("hadBefore")), QString());
}

void TestArchive::rulingsGoFromOneEveningToAnother() {
    openArchive();
    const QString bundle = m_case->path(QStringLiteral("alle.perlagg"));
    m_case->dialogs().paths.push_back(bundle);
    keys().press(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(QFile(bundle).size() > 100);
    keys().press(Qt::Key_F8, Qt::ShiftModifier);
    keys().type(QStringLiteral("gilt nicht"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("einig"));
    keys().press(Qt::Key_Return);
    m_case->dialogs().paths.push_back(bundle);
    keys().press(Qt::Key_I, Qt::ControlModifier);
    QVERIFY2(strip().contains(QStringLiteral("schon da: 2")), qPrintable(strip()));
    QVERIFY2(strip().contains(QStringLiteral("gilt nicht")), qPrintable(strip())); // and what differs
    QCOMPARE(onDisk().rulings.size(), std::size_t(2));
}

// What stood empty is not kept, and so the line that one spoke of would be another one's number.
void TestArchive::theTableCountsItsLinesAsTheArchive() {
    m_case->open(m_file);
    keys().toRecord();
    for (const char* line : {"", "", "A: bet gleich", "", "A: bet hanger"}) {
        keys().type(QLatin1String(line));
        keys().press(Qt::Key_Return);
    }
    keys().press(Qt::Key_Up);
    const auto* editor = dynamic_cast<QPlainTextEdit*>(m_case->keys().find(QStringLiteral("recordEditor")));
    keys().press(Qt::Key_F8);
    keys().type(QStringLiteral("Anna hat zweimal geboten"));
    keys().press(Qt::Key_Return);
    const auto kept = desk::Evening::open(m_file.toStdString(), store::Access::ReadOnly);
    QVERIFY(kept.ok());
    const QStringList there =
        QString::fromStdString(kept->tournament().rulings.back().record).split(QLatin1Char('\n'));
    const QStringList here = editor->toPlainText().split(QLatin1Char('\n'));
    QCOMPARE(here.size(), there.size());
    QCOMPARE(here.indexOf(QStringLiteral("A: bietet gleich")),
             there.indexOf(QStringLiteral("A: bet gleich")));
    QCOMPARE(here.at(editor->textCursor().blockNumber()), QStringLiteral("A: bietet hanger"));
    QVERIFY(!here.at(editor->textCursor().blockNumber() - 1).isEmpty());
    keys().press(Qt::Key_F8); // and it is kept already
    const auto still = desk::Evening::open(m_file.toStdString(), store::Access::ReadOnly);
    QCOMPARE(still->tournament().rulings.size(), kept->tournament().rulings.size());
}

void TestArchive::whatIsKeptMakesRoomForTheNext() {
    m_case->open(m_file);
    keys().toRecord();
    const auto* editor = dynamic_cast<QPlainTextEdit*>(m_case->keys().find(QStringLiteral("recordEditor")));
    const QString empty = editor->toPlainText();
    QVERIFY(!keys().isShown(QStringLiteral("recordAway"))); // nothing stands there
    keys().type(QStringLiteral("A: bet gleich"));
    keys().press(Qt::Key_Return);
    keys().press(Qt::Key_F8);
    keys().type(QStringLiteral("Anna hat gebo"));
    keys().press(Qt::Key_Escape);
    keys().press(Qt::Key_F4, Qt::ShiftModifier);
    QCOMPARE(editor->toPlainText(), empty);
    QVERIFY2(strip().contains(QStringLiteral("Strg+Z")), qPrintable(strip()));
    keys().press(Qt::Key_Z, Qt::ControlModifier); // with the words of the parties
    QVERIFY(editor->toPlainText().contains(QStringLiteral("bet gleich")));
    QVERIFY(!keys().hasMessage());
    keys().press(Qt::Key_F8);
    keys().press(Qt::Key_End);
    keys().type(QStringLiteral("ten"));
    keys().press(Qt::Key_Return);
    const auto evening = desk::Evening::open(m_file.toStdString(), store::Access::ReadOnly);
    QCOMPARE(evening->tournament().rulings.back().dispute, std::string("Anna hat geboten"));
    const QString kept = editor->toPlainText();
    QVERIFY(keys().isShown(QStringLiteral("recordAway")));
    keys().press(Qt::Key_F4, Qt::ShiftModifier);
    QCOMPARE(editor->toPlainText(), empty);
    QVERIFY(!keys().isShown(QStringLiteral("recordAway")));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor->toPlainText(), kept);
    QVERIFY(keys().isShown(QStringLiteral("recordAway")));
}

QTEST_MAIN(TestArchive)
#include "test_archive.moc"
