#include "base/session.h"
#include "failing_vfs.h"
#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/draws.h>
#include <desk/entries.h>
#include <desk/settings.h>
#include <desk/sheets.h>
#include <store/kept_clock.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QThreadPool>
#include <QTimer>

#include <functional>

// What goes wrong in an inn: nothing is lost, nothing stands still, and one sentence says what is the matter.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

// Keeps what works beside the window from beginning.
class HeldWork {
  public:
    HeldWork(QObject& window, const char* workers)
        : m_workers(*window.findChild<QThreadPool*>(QLatin1String(workers))) {
        m_workers.start([this] { m_letGo.acquire(); });
    }
    ~HeldWork() {
        m_letGo.release();
        m_workers.waitForDone();
    }
    HeldWork(const HeldWork&) = delete;
    HeldWork& operator=(const HeldWork&) = delete;

  private:
    QSemaphore m_letGo;
    QThreadPool& m_workers;
};

} // namespace

class TestBadLuck : public WindowTest {
    Q_OBJECT

  private slots:
    void init();
    void theDiskGoesAndComesBack();
    void theEveningIsSavedFromADiskThatIsGone();
    void nobodyLeavesAnEveningWhoseFileIsGone();
    void theDiskGoesBeforeAnythingElseIsDone();
    void anotherFileLiesInItsPlace();
    void aStickThatIsPluggedInAgainIsGoneOnWith();
    void anOlderCopyInItsPlaceIsSaidUntilItIsMended();
    void aSecondPlaceThatComesBackGetsWhatItMissed();
    void textFromAWebPageIsANameLikeAnyOther();
    void aNameTooLongSaysWhereAndHowLongItMayBe();
    void aPlaceOnlyForReadingIsSaidOnOpening();
    void aNameOfThreeHundredLettersFitsEverywhere();
    void theCheckCanBeLetBe();
    void manyWritesOfAnotherAreLookedAtOnce();
    void aThousandNamesAreReadIn();
    void whatTakesLongCanBeLetBe();
    void aPaperCanBeLetBe();
    void whatIsAsLongAsABookIsShownInBrief();

  private:
    void pull() { QVERIFY(QDir().rename(m_disk, m_disk + QStringLiteral(" weg"))); }
    void putBack() { QVERIFY(QDir().rename(m_disk + QStringLiteral(" weg"), m_disk)); }
    QAction* action(const char* name) { return m_case->window().findChild<QAction*>(QLatin1String(name)); }
    void check() { action("checkFile")->trigger(); }
    void paste(const QString& html, const QString& plain);
    QString m_disk; // the folder that is pulled out
};

void TestBadLuck::init() {
    WindowTest::init();
    m_disk = m_case->path(QStringLiteral("Stick"));
    QDir().mkpath(m_disk);
    m_file = QDir(m_disk).filePath(QStringLiteral("Abend.schreiber"));
}

void TestBadLuck::theDiskGoesAndComesBack() {
    openFirstSheet();
    keys().type(QStringLiteral("3"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("0"));
    pull();
    keys().press(Qt::Key_Return);
    QVERIFY2(strip().contains(QStringLiteral("Abend.schreiber")), qPrintable(strip()));
    QVERIFY(!strip().contains(QLatin1Char('\n')));                           // once, and not for each step
    QCOMPARE(keys().textOf(QStringLiteral("points0")), QStringLiteral("3")); // still there
    QCOMPARE(keys().textOf(QStringLiteral("points1")), QStringLiteral("0"));
    putBack();
    keys().press(Qt::Key_Return);
    QCOMPARE(onDisk().rounds.back().tables[0].games[0].lines.size(), std::size_t{1});
}

// The stick does not come back: the evening goes on in a file of another disk.
void TestBadLuck::theEveningIsSavedFromADiskThatIsGone() {
    openFirstSheet();
    key("3;0;");
    const tournament::Tournament before = onDisk();
    ctrl(Qt::Key_F9); // the round's clock
    pull();
    key("2;1;");
    QVERIFY2(strip().contains(QStringLiteral("nicht mehr da")) &&
                 strip().contains(QStringLiteral("Kopie speichern unter")),
             qPrintable(strip()));
    const QString saved = m_case->path(QStringLiteral("gerettet.schreiber"));
    m_case->dialogs().paths.push_back(saved);
    keys().press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(strip().startsWith(QStringLiteral("Gerettet")), qPrintable(strip()));
    QCOMPARE(m_case->window().windowFilePath(), saved);
    m_file = saved;
    QVERIFY(onDisk() == before);
    QVERIFY(shown("sheetPage"));
    QCOMPARE(said("points0"), QStringLiteral("2"));
    QVERIFY(shown("clockFace"));
    const auto clock = desk::Evening::open(saved.toStdString(), store::Access::ReadOnly)->roundClock();
    QVERIFY(clock && clock->since != 0);
    key(";");
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{2});
    QVERIFY2(!said("copies").contains(QStringLiteral("fehlt")), qPrintable(said("copies")));
    ctrl(Qt::Key_Z);
    ctrl(Qt::Key_Z); // what was written before the disk went
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{0});
}

// Nobody leaves an evening that is nowhere else by a single key.
void TestBadLuck::nobodyLeavesAnEveningWhoseFileIsGone() {
    openFirstSheet();
    key("3;0;");
    const tournament::Tournament before = onDisk();
    pull();
    ctrl(Qt::Key_Q);
    QVERIFY2(said("promptQuestion").contains(QStringLiteral("der ganze Abend")),
             qPrintable(said("promptQuestion")));
    QVERIFY(m_case->window().isVisible());
    const QString saved = m_case->path(QStringLiteral("gerettet.schreiber"));
    m_case->dialogs().paths.push_back(saved);
    keys().press(Qt::Key_1);
    m_file = saved;
    QVERIFY(onDisk() == before);
}

// All pages can still be read and printed; whatever would be written says why not.
void TestBadLuck::theDiskGoesBeforeAnythingElseIsDone() {
    openFirstSheet();
    const tournament::Tournament before = onDisk();
    pull();
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_5, Qt::Key_7, Qt::Key_Comma}) {
        keys().press(key, Qt::ControlModifier);
        QVERIFY(strip().isEmpty());
        QVERIFY2(said("copies").startsWith(QStringLiteral("Die Datei fehlt")), qPrintable(said("copies")));
        QCOMPARE(keys().find(QStringLiteral("copies"))->property("tone").toString(), QStringLiteral("bad"));
    }
    keys().press(Qt::Key_5, Qt::ControlModifier);
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QTRY_COMPARE(keys().focus(), QStringLiteral("previewPage"));
    keys().press(Qt::Key_Escape);
    for (const auto& [key, modifiers] :
         {std::pair(Qt::Key_Z, Qt::ControlModifier), std::pair(Qt::Key_F9, Qt::ControlModifier)}) {
        keys().press(Qt::Key_Escape);
        QVERIFY(strip().isEmpty());
        keys().press(key, modifiers); // undo asks nothing, the clock runs on, and both say it
        QTRY_VERIFY(!strip().isEmpty() || keys().isShown(QStringLiteral("promptBar")));
    }
    check();
    QTRY_VERIFY(strip().contains(QStringLiteral("Abend.schreiber")));
    putBack();
    QVERIFY(onDisk() == before);
    ctrl(Qt::Key_3);
    QVERIFY2(!said("copies").contains(QStringLiteral("Die Datei fehlt")), qPrintable(said("copies")));
}

void TestBadLuck::anotherFileLiesInItsPlace() {
    openFirstSheet();
    const QString other = QDir(m_disk).filePath(QStringLiteral("anderer.schreiber"));
    { enteredEvening(other, exampleList()); }
    QFile::remove(m_file);
    QVERIFY(QFile::rename(other, m_file));
    keys().type(QStringLiteral("3"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("0"));
    keys().press(Qt::Key_Return);
    QVERIFY(!strip().isEmpty());
    QVERIFY(onDisk().rounds.empty()); // nothing came into the strange one
}

// To the system it is another file.
void TestBadLuck::aStickThatIsPluggedInAgainIsGoneOnWith() {
    openFirstSheet();
    key("3;0;");
    pull();
    key("1;1;");
    QVERIFY(said("copies").startsWith(QStringLiteral("Die Datei fehlt")));
    QVERIFY(QDir().mkpath(m_disk));
    QVERIFY(QFile::copy(m_disk + QStringLiteral(" weg/Abend.schreiber"), m_file));
    ctrl(Qt::Key_3);
    ctrl(Qt::Key_4);
    key(";;");
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{2});
    QVERIFY2(!said("copies").contains(QStringLiteral("Datei")), qPrintable(said("copies")));
    QVERIFY2(!strip().contains(QStringLiteral("nicht mehr da")), qPrintable(strip()));
}

// What stands below and what is said above are the same, however long it takes.
void TestBadLuck::anOlderCopyInItsPlaceIsSaidUntilItIsMended() {
    openFirstSheet();
    const QString copy = m_case->path(QStringLiteral("Kopie.schreiber"));
    QVERIFY(QFile::copy(m_file, copy));
    key("3;0;");
    pull();
    key("1;1;");
    QVERIFY(QDir().mkpath(m_disk));
    QVERIFY(QFile::copy(copy, m_file));
    const auto below = [this] { return said("copies"); };
    for (const Qt::Key page : {Qt::Key_3, Qt::Key_4}) {
        ctrl(page);
        QVERIFY2(below().contains(QStringLiteral("eine andere Datei")), qPrintable(below()));
        QCOMPARE(keys().find(QStringLiteral("copies"))->property("tone").toString(), QStringLiteral("bad"));
    }
    key(";;");
    QVERIFY2(strip().contains(QStringLiteral("ältere Kopie")) &&
                 strip().contains(QStringLiteral("Kopie speichern unter")),
             qPrintable(strip()));
    QVERIFY2(below().contains(QStringLiteral("eine andere Datei")), qPrintable(below()));
    QVERIFY(sheetOnDisk(0).lines.empty()); // it stays as it is
    const QString saved = m_case->path(QStringLiteral("gerettet.schreiber"));
    m_case->dialogs().paths.push_back(saved);
    keys().press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    m_file = saved;
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{1});
    QVERIFY2(!below().contains(QStringLiteral("andere Datei")), qPrintable(below()));
    key(";");
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{2});
}

void TestBadLuck::aSecondPlaceThatComesBackGetsWhatItMissed() {
    const QString place = m_case->path(QStringLiteral("zweiter Ort"));
    QVERIFY(QDir().mkpath(place));
    openPrepared([&](desk::Evening& evening) {
        QVERIFY(desk::changeSettings(evening, {{"copy-to", place.toStdString()}}).ok());
        playPartly(evening, 1);
        for (int table = 2; table <= 7; ++table) {
            tournament::FinalScore score;
            score.points = {18, table};
            QVERIFY(desk::setResult(evening, {1, table, 1}, score, {}).ok());
        }
    });
    ctrl(Qt::Key_4);
    QVERIFY(QDir(place).removeRecursively());
    key("9;;"); // the last sheet
    QTRY_VERIFY2(strip().contains(QStringLiteral("ist nicht geschrieben")),
                 qPrintable(strip())); // it was tried
    ctrl(Qt::Key_3);
    QVERIFY2(said("copies").contains(QStringLiteral("fehlt")), qPrintable(said("copies")));
    QVERIFY(QDir().mkpath(place));
    ctrl(Qt::Key_5);
    QTRY_VERIFY2(!said("copies").contains(QStringLiteral("fehlt")), qPrintable(said("copies")));
    QCOMPARE(QDir(place).entryList({QStringLiteral("Abend * R1.schreiber")}).size(), 1);
    QVERIFY2(strip().contains(QStringLiteral("nachgeholt")), qPrintable(strip()));
}

void TestBadLuck::paste(const QString& html, const QString& plain) {
    auto* copied = new QMimeData;
    copied->setHtml(html);
    copied->setText(plain);
    QApplication::clipboard()->setMimeData(copied);
    keys().press(Qt::Key_V, Qt::ControlModifier);
}

void TestBadLuck::textFromAWebPageIsANameLikeAnyOther() {
    { enteredEvening(m_file, exampleList()); }
    m_case->open(m_file);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(keys().focus(), QStringLiteral("entryFirst"));
    // no-break space, soft hyphen, zero-width space, byte order mark, a line's end, a mark of direction
    paste(QStringLiteral("<b>Anna</b>"), QStringLiteral("\uFEFF\u00A0An\u00ADna\u200B \r\n"));
    keys().press(Qt::Key_Tab);
    paste(QStringLiteral("<td>Höß</td>"), QStringLiteral("\u200EHo\u0308ß\u2060\u2028"));
    keys().press(Qt::Key_Return);
    QVERIFY2(onDisk().entries.size() == 31, qPrintable(strip()));
    const tournament::Person person = onDisk().entries.back().persons[0];
    QCOMPARE(QString::fromStdString(person.first), QStringLiteral("Anna"));
    QCOMPARE(QString::fromStdString(person.last), QStringLiteral("Höß"));
}

void TestBadLuck::aNameTooLongSaysWhereAndHowLongItMayBe() {
    openPrepared([](desk::Evening&) {});
    ctrl(Qt::Key_1);
    keys().type(QStringLiteral("Anna"));
    keys().press(Qt::Key_Tab);
    keys().type(QStringLiteral("Höß"));
    keys().press(Qt::Key_Tab);
    paste({}, QString(300, QLatin1Char('w')));
    keys().press(Qt::Key_Return);
    QVERIFY2(strip().startsWith(QStringLiteral("Verein: ")) &&
                 strip().contains(QStringLiteral("höchstens 80")),
             qPrintable(strip()));
    QCOMPARE(keys().focus(), QStringLiteral("entryClub"));
    const auto* field = dynamic_cast<QLineEdit*>(keys().find(QStringLiteral("entryClub")));
    QCOMPARE(field->cursorPosition(), 0);
    keys().type(QStringLiteral("Imst")); // all of it is selected
    keys().press(Qt::Key_Return);
    QCOMPARE(onDisk().entries.back().club, std::string("Imst"));
}

// A stick that is locked, a folder of somebody else's: said before anybody keys a sheet.
void TestBadLuck::aPlaceOnlyForReadingIsSaidOnOpening() {
    store::testing::installFailingVfs();
    { enteredEvening(m_file, exampleList()); }
    store::testing::armFault(store::testing::Fault::ReadOnly, 0);
    m_case->open(m_file);
    QVERIFY2(strip().contains(QStringLiteral("nichts geschrieben werden kann")) &&
                 strip().contains(QStringLiteral("Kopie speichern unter")),
             qPrintable(strip()));
    QVERIFY2(said("copies").contains(QStringLiteral("Nur zum Lesen")), qPrintable(said("copies")));
    QCOMPARE(keys().find(QStringLiteral("copies"))->property("tone").toString(), QStringLiteral("bad"));
    store::testing::disarmFault();
    m_case->open(m_file); // the lock was moved back
    QVERIFY2(strip().isEmpty() && !said("copies").contains(QStringLiteral("Nur zum Lesen")),
             qPrintable(strip()));
}

void TestBadLuck::aNameOfThreeHundredLettersFitsEverywhere() {
    desk::NewTournament wanted;
    wanted.name = std::string(300, 'W');
    wanted.rules = "innsbruck";
    wanted.format = "drawn";
    {
        auto evening = desk::Evening::create(m_file.toStdString(), wanted);
        QVERIFY(!evening.ok()); // too long for a tournament, and said so
        wanted.name.resize(100);
        evening = desk::Evening::create(m_file.toStdString(), wanted);
        QVERIFY(evening.ok());
        for (int i = 0; i < 8; ++i) {
            tournament::Entry entry;
            entry.persons.push_back({std::string(60, static_cast<char>('a' + i)), std::string(60, 'm'),
                                     std::nullopt, tournament::Sex::Unstated});
            QVERIFY(desk::addEntry(*evening, entry).ok());
        }
        playRounds(*evening, 1);
        playPartly(*evening, 1);
    }
    m_case->open(m_file);
    for (const Qt::Key key :
         {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_7, Qt::Key_Comma}) {
        keys().press(key, Qt::ControlModifier);
        // the page makes room, and the window does not grow past the screen
        QVERIFY2(m_case->window().minimumSizeHint().width() <= 1264,
                 qPrintable(QStringLiteral("page %1 wants %2")
                                .arg(key - Qt::Key_0)
                                .arg(m_case->window().minimumSizeHint().width())));
        QVERIFY2(m_case->window().width() <= 1280, qPrintable(QString::number(key - Qt::Key_0)));
    }
    keys().press(Qt::Key_5, Qt::ControlModifier);
    keys().press(Qt::Key_P, Qt::ControlModifier);
    QTRY_COMPARE(keys().focus(), QStringLiteral("previewPage"));
    QVERIFY(m_case->window().width() <= 1280);
    m_case->dialogs().paths.push_back(m_case->path(QStringLiteral("blatt.pdf")));
    keys().press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(QFile::exists(m_case->path(QStringLiteral("blatt.pdf"))));
}

void TestBadLuck::manyWritesOfAnotherAreLookedAtOnce() {
    openFirstSheet();
    auto* session = m_case->window().findChild<Session*>();
    QVERIFY(session != nullptr);
    QSignalSpy looked(&session->soundness(), &FileSoundness::looked);
    auto other = desk::Evening::open(m_file.toStdString());
    QVERIFY(other.ok());
    {
        const HeldWork held(m_case->window(), "looks");
        for (const char* place : {"Imst", "Telfs", "Landeck", "Nassereith"}) {
            QVERIFY(desk::changeSettings(*other, {{"place", place}}).ok());
            session->refresh();
        }
        QCOMPARE(looked.count(), 0);
    }
    QTRY_COMPARE(looked.count(), 1);
    QTest::qWait(0);
    QCOMPARE(looked.count(), 1);
}

void TestBadLuck::theCheckCanBeLetBe() {
    openFirstSheet();
    {
        const HeldWork held(m_case->window(), "checks");
        check();
        QVERIFY(said("lastAction").contains(QStringLiteral("geprüft")));
        keys().press(Qt::Key_3, Qt::ControlModifier);
        keys().press(Qt::Key_Escape);
        QVERIFY(!said("lastAction").contains(QStringLiteral("geprüft")));
    }
    QCoreApplication::processEvents(); // what it found all the same
    QVERIFY2(strip().isEmpty(), qPrintable(strip()));
    check(); // and asked anew
    QTRY_COMPARE(strip(), QStringLiteral("Die Datei ist in Ordnung."));
}

void TestBadLuck::aThousandNamesAreReadIn() {
    desk::NewTournament wanted;
    wanted.name = "Groß";
    wanted.rules = "innsbruck";
    wanted.format = "drawn";
    { QVERIFY(desk::Evening::create(m_file.toStdString(), wanted).ok()); }
    const QString list = m_case->path(QStringLiteral("viele.csv"));
    QFile file(list);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Vorname;Nachname\n");
    for (int i = 0; i < 1000; ++i)
        file.write(QStringLiteral("Anna;Nachname%1\n").arg(i, 4, 10, QLatin1Char('0')).toUtf8());
    file.close();
    m_case->open(m_file);
    m_case->dialogs().paths.push_back(list);
    keys().press(Qt::Key_I, Qt::ControlModifier);
    QCOMPARE(strip(), QStringLiteral("Aus viele.csv übernommen: 1000."));
    QVERIFY(!shown("badRows") && !shown("listReport")); // there is nothing to look through
    QCOMPARE(onDisk().entries.size(), std::size_t{1000});
    keys().press(Qt::Key_Z, Qt::ControlModifier); // one action
    QVERIFY(onDisk().entries.empty());
    QVERIFY(!shown("badRows") && !shown("listReport"));
}

// Esc while it is done: nothing is written, and one goes on.
void TestBadLuck::whatTakesLongCanBeLetBe() {
    { crowdedEvening(m_file, 200); }
    m_case->open(m_file);
    QString meanwhile;
    // What is begun cannot begin before Esc is pressed, and has ended when this returns.
    const auto letBe = [&](const std::function<void()>& begun) {
        const HeldWork held(m_case->window(), "background");
        QTimer::singleShot(0, &m_case->window(), [&] {
            meanwhile = said("lastAction");
            keys().press(Qt::Key_Escape);
        });
        begun();
    };
    letBe([&] { keys().press(Qt::Key_F5); });
    QVERIFY2(meanwhile.contains(QStringLiteral("gelost")) && meanwhile.contains(QStringLiteral("Esc")),
             qPrintable(meanwhile));
    QVERIFY2(strip().contains(QStringLiteral("Abgebrochen")), qPrintable(strip()));
    QVERIFY(onDisk().rounds.empty());
    QCOMPARE(said("lastAction"), strip()); // in place of what was being done
    QVERIFY(!shown("progress"));
    keys().press(Qt::Key_Escape);
    QVERIFY(strip().isEmpty());
    QCOMPARE(said("lastAction"), m_case->window().windowFilePath());

    const QString json = m_case->path(QStringLiteral("alles.json"));
    m_case->dialogs().paths.push_back(json);
    letBe([&] { action("exportAll")->trigger(); });
    QVERIFY2(strip().contains(QStringLiteral("Abgebrochen")), qPrintable(strip()));
    QVERIFY(!QFile::exists(json));
    m_case->dialogs().paths.push_back(json);
    action("exportAll")->trigger();
    QVERIFY2(strip().contains(QStringLiteral("Geschrieben")), qPrintable(strip()));
    QVERIFY(QFile::exists(json));

    const QString copy = m_case->path(QStringLiteral("wieder.schreiber"));
    m_case->dialogs().paths = {json, copy};
    letBe([&] { action("importAll")->trigger(); });
    QVERIFY2(strip().contains(QStringLiteral("Abgebrochen")), qPrintable(strip()));
    QCOMPARE(m_case->window().windowFilePath(), m_file);
    QVERIFY(!QFile::exists(copy)); // it left nothing behind
    m_case->dialogs().paths = {json, copy};
    action("importAll")->trigger();
    QCOMPARE(m_case->window().windowFilePath(), copy);
}

// The paper is worked out beside the window from its first word on.
void TestBadLuck::aPaperCanBeLetBe() {
    openFirstSheet();
    {
        const HeldWork held(m_case->window(), "papers");
        action("print-all")->trigger();
        QVERIFY(said("lastAction").contains(QStringLiteral("Esc")));
        keys().press(Qt::Key_Escape);
        QCOMPARE(said("lastAction"), m_case->window().windowFilePath());
    }
    QCoreApplication::processEvents();
    QVERIFY(!shown("previewPage"));
    action("print-entries")->trigger();
    QTRY_VERIFY(shown("previewPage"));
}

// Reasons of as many letters as may be written: none of them is measured whole.
void TestBadLuck::whatIsAsLongAsABookIsShownInBrief() {
    const std::string book(4'000, 'x');
    {
        desk::Evening evening = enteredEvening(m_file, exampleList());
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        QVERIFY(desk::startRound(evening).ok());
        tournament::Line line;
        line.points = {1, 3};
        QVERIFY(desk::addLine(evening, {1, 1, 1}, line, {}).ok());
        QVERIFY(desk::strikeLine(evening, {1, 1, 1}, 1, book).ok());
        tournament::FinalScore score;
        score.points = {18, 3};
        QVERIFY(desk::setResult(evening, {1, 2, 1}, score, {}).ok());
        QVERIFY(desk::disputeSheet(evening, {1, 2, 1}, book).ok());
    }
    m_case->open(m_file);
    constexpr qsizetype kMost = 3000;
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_7}) {
        ctrl(key);
        if (key == Qt::Key_4) keys().press(Qt::Key_PageDown); // the one that is disputed
        for (const QLabel* label : m_case->window().findChildren<QLabel*>())
            QVERIFY2(label->text().size() < kMost && label->toolTip().size() < kMost,
                     qPrintable(label->objectName()));
        for (const QAction* one : m_case->window().findChildren<QAction*>())
            QVERIFY2(one->text().size() < kMost && one->toolTip().size() < kMost,
                     qPrintable(one->objectName()));
    }
    ctrl(Qt::Key_4);
    keys().press(Qt::Key_PageUp);
    const auto* paper = dynamic_cast<QTableView*>(keys().find(QStringLiteral("sheetPaper")));
    QVERIFY(paper->model()->index(0, 3).data().toString().size() < kMost);
    QCOMPARE(sheetOnDisk(0).lines.front().struck.value_or("").size(), book.size()); // kept it is whole
}

QTEST_MAIN(TestBadLuck)
#include "test_bad_luck.moc"
