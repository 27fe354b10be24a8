#include "base/file_claim.h"
#include "support/evenings.h"
#include "support/window_test.h"

#include <QFile>
#include <QLabel>
#include <QSysInfo>
#include <QTest>
#include <QTimer>
#include <sqlite3.h>

#include <functional>

// Another program holds the file: the window waits without standing still, keeps what is typed, and lets
// itself be told not to wait.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

// The other program.
class OtherProgram {
  public:
    explicit OtherProgram(const QString& file) {
        if (sqlite3_open(file.toUtf8().constData(), &m_database) != SQLITE_OK)
            qFatal("the file does not open");
    }
    ~OtherProgram() { sqlite3_close(m_database); }
    OtherProgram(const OtherProgram&) = delete;
    OtherProgram& operator=(const OtherProgram&) = delete;

    void hold(const char* how = "BEGIN IMMEDIATE") { run(how); }
    void letGo() { run("ROLLBACK"); }

  private:
    void run(const char* sql) {
        if (sqlite3_exec(m_database, sql, nullptr, nullptr, nullptr) != SQLITE_OK) qFatal("%s", sql);
    }
    sqlite3* m_database = nullptr;
};

} // namespace

class TestLocked : public WindowTest {
    Q_OBJECT

  private slots:
    void init();

    void theWindowLivesOnAndWritesWhenTheFileIsFree();
    void whatIsTypedMeanwhileHappensAfterwards();
    void escLetsTheWaitingBe();
    void whatIsTypedBeforeEscIsOfferedOnceItIsWritten();
    void whoTypesItOnceMoreWritesItOnce();
    void whatIsTypedBeforeEscIsToldWhereOneGoesElsewhere();
    void undoWaitsToo();
    void aNewEntryWaitsToo();
    void openingWaitsToo();
    void openingGoesOnBesideTheWindow();
    void aFileIsOpenInOneWindow();
    void aProgramThatDiedHoldsNothing();

  private:
    std::vector<tournament::Line> lines() const { return sheetOnDisk(0).lines; }
    void openSheet();
    void typeOnAndLetBe();
    // Once the event loop runs while the file is held, and has gone round often.
    void meanwhile(const std::function<void()>& what, int turns = 30);
    std::unique_ptr<OtherProgram> m_other;
};

void TestLocked::init() {
    WindowTest::init();
    m_other.reset();
}

void TestLocked::openSheet() {
    openFirstSheet();
    m_other = std::make_unique<OtherProgram>(m_file);
}

void TestLocked::meanwhile(const std::function<void()>& what, int turns) {
    QTimer::singleShot(0, &m_case->window(), [this, what, turns] {
        if (turns == 0) return what();
        meanwhile(what, turns - 1);
    });
}

void TestLocked::theWindowLivesOnAndWritesWhenTheFileIsFree() {
    openSheet();
    m_other->hold();
    keys().type(QStringLiteral("3"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("0"));
    QString asked;
    meanwhile([&] {
        asked = strip();
        QCOMPARE(keys().textOf(QStringLiteral("points0")), QStringLiteral("3")); // still there
        QVERIFY(lines().empty());
        m_other->letGo();
    });
    keys().press(Qt::Key_Return);
    QVERIFY2(asked.contains(QStringLiteral("ich warte")) && asked.contains(QStringLiteral("benutzt")),
             qPrintable(asked));
    QCOMPARE(lines().size(), std::size_t{1});
    QCOMPARE(lines()[0].points, (std::vector<int>{3, 0}));
    QVERIFY(!keys().hasMessage());
    QCOMPARE(keys().focus(), QStringLiteral("points0"));
    QCOMPARE(keys().textOf(QStringLiteral("points0")), QString());
}

void TestLocked::whatIsTypedMeanwhileHappensAfterwards() {
    openSheet();
    m_other->hold();
    keys().type(QStringLiteral("3"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("0"));
    meanwhile([&] {
        keys().type(QStringLiteral("1"));
        keys().press(Qt::Key_Return);
        keys().type(QStringLiteral("4"));
        keys().press(Qt::Key_Return);
        keys().press(Qt::Key_5, Qt::ControlModifier);
        m_other->letGo();
    });
    keys().press(Qt::Key_Return);
    QCoreApplication::processEvents();
    QCOMPARE(lines().size(), std::size_t{2});
    QCOMPARE(lines()[1].points, (std::vector<int>{1, 4}));
    QVERIFY(keys().isShown(QStringLiteral("standingsTable")));
}

void TestLocked::escLetsTheWaitingBe() {
    openSheet();
    m_other->hold();
    keys().type(QStringLiteral("3"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("0"));
    meanwhile([&] {
        keys().type(QStringLiteral("7"));
        keys().press(Qt::Key_Escape);
    });
    keys().press(Qt::Key_Return);
    QVERIFY2(strip().contains(QStringLiteral("Nichts wurde verändert")), qPrintable(strip()));
    QCOMPARE(keys().textOf(QStringLiteral("points0")), QStringLiteral("3"));
    QCOMPARE(keys().textOf(QStringLiteral("points1")), QStringLiteral("0"));
    m_other->letGo();
    QVERIFY(lines().empty());
    keys().press(Qt::Key_Return);
    QCOMPARE(lines().size(), std::size_t{1});
}

// A line that waits in its fields, the next ones typed after it, and Esc.
void TestLocked::typeOnAndLetBe() {
    openSheet();
    m_other->hold();
    key("3;0");
    meanwhile([&] {
        key("1;4;2;5;");
        keys().press(Qt::Key_Escape);
    });
    key(";");
    m_other->letGo();
    QVERIFY(lines().empty());
    QVERIFY2(strip().contains(QStringLiteral("1 ↵ 4 ↵ 2 ↵ 5 ↵")), qPrintable(strip()));
}

void TestLocked::whatIsTypedBeforeEscIsOfferedOnceItIsWritten() {
    typeOnAndLetBe();
    key(";");
    QCoreApplication::processEvents();
    QCOMPARE(lines().size(), std::size_t{1});
    QVERIFY2(said("promptQuestion").contains(QStringLiteral("1 ↵ 4 ↵ 2 ↵ 5 ↵")),
             qPrintable(said("promptQuestion")));
    QCOMPARE(keys().focus(), QStringLiteral("points0")); // where one types on
    const QKeySequence offered = QKeySequence::mnemonic(said("promptWay0"));
    QVERIFY(!offered.isEmpty());
    keys().press(offered[0].key(), offered[0].keyboardModifiers());
    QTRY_COMPARE(lines().size(), std::size_t{3});
    QVERIFY(!shown("promptBar"));
    QCOMPARE(lines()[0].points, (std::vector<int>{3, 0}));
    QCOMPARE(lines()[2].points, (std::vector<int>{2, 5}));
}

void TestLocked::whoTypesItOnceMoreWritesItOnce() {
    typeOnAndLetBe();
    key(";1;4;2;5;");
    QCoreApplication::processEvents();
    QCOMPARE(lines().size(), std::size_t{3});
    QVERIFY(shown("promptBar")); // still offered, and still not done
    keys().press(Qt::Key_Escape);
    QVERIFY(!shown("promptBar"));
    key("0;1;");
    QVERIFY(!shown("promptBar"));
    QCOMPARE(lines().size(), std::size_t{4});
}

void TestLocked::whatIsTypedBeforeEscIsToldWhereOneGoesElsewhere() {
    typeOnAndLetBe();
    keys().press(Qt::Key_PageDown);
    QVERIFY2(strip().contains(QStringLiteral("1 ↵ 4 ↵ 2 ↵ 5 ↵")), qPrintable(strip()));
    key("2;2;");
    QCoreApplication::processEvents();
    QCOMPARE(sheetOnDisk(1).lines.size(), std::size_t{1}); // and nothing of another sheet's
}

void TestLocked::undoWaitsToo() {
    openSheet();
    keys().type(QStringLiteral("3"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("0"));
    keys().press(Qt::Key_Return);
    QCOMPARE(lines().size(), std::size_t{1});
    m_other->hold();
    meanwhile([&] { m_other->letGo(); });
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(lines().empty());
}

void TestLocked::aNewEntryWaitsToo() {
    { enteredEvening(m_file, exampleList()); }
    m_case->open(m_file);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    m_other = std::make_unique<OtherProgram>(m_file);
    m_other->hold();
    keys().type(QStringLiteral("Eva"));
    keys().press(Qt::Key_Tab);
    keys().type(QStringLiteral("Neu"));
    meanwhile([&] { m_other->letGo(); });
    keys().press(Qt::Key_Return);
    auto evening = desk::Evening::open(m_file.toStdString(), store::Access::ReadOnly);
    QVERIFY(evening.ok());
    QCOMPARE(tournament::nameOf(evening->tournament().entries.back()), std::string("Eva Neu"));
}

void TestLocked::openingWaitsToo() {
    { enteredEvening(m_file, exampleList()); }
    m_other = std::make_unique<OtherProgram>(m_file);
    m_other->hold("BEGIN EXCLUSIVE");
    meanwhile([&] { m_other->letGo(); });
    m_case->open(m_file);
    QVERIFY(keys().isShown(QStringLiteral("sideColumn")));
}

// What is pressed before the evening stands there is for the evening.
void TestLocked::openingGoesOnBesideTheWindow() {
    { enteredEvening(m_file, exampleList()); }
    auto* status = m_case->window().findChild<QLabel*>(QStringLiteral("lastAction"));
    QString said;
    QTimer::singleShot(0, [&] {
        said = status->text();
        QVERIFY(keys().isShown(QStringLiteral("startPage")));
        keys().press(Qt::Key_7, Qt::ControlModifier);
    });
    m_case->open(m_file);
    QCOMPARE(said, QStringLiteral("Abend.schreiber wird geöffnet … Esc: lassen"));
    QTRY_VERIFY(keys().isShown(QStringLiteral("journalPage")));
}

void TestLocked::aFileIsOpenInOneWindow() {
    { enteredEvening(m_file, exampleList()); }
    const QString link = m_case->path(QStringLiteral("Anders.schreiber"));
    QVERIFY(QFile::link(m_file, link));
    auto elsewhere = std::make_unique<FileClaim>(link); // by another name
    QVERIFY(!elsewhere->isTaken());
    m_case->open(m_file);
    QVERIFY(keys().isShown(QStringLiteral("startPage")));
    QVERIFY2(strip().contains(QStringLiteral("Abend.schreiber ist schon in einem anderen Fenster")) &&
                 strip().contains(QString::number(QCoreApplication::applicationPid())),
             qPrintable(strip()));
    elsewhere.reset();
    m_case->open(m_file);
    QVERIFY(keys().isShown(QStringLiteral("sideColumn")));
    QVERIFY(FileClaim(link).isTaken()); // now it is here
    m_case->open(m_file);               // the same window may open it anew
    QVERIFY(!keys().hasMessage());
    keys().press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(!FileClaim(link).isTaken());
}

void TestLocked::aProgramThatDiedHoldsNothing() {
    { enteredEvening(m_file, exampleList()); }
    QFile left(FileClaim::placeOf(m_file));
    QVERIFY(left.open(QIODevice::WriteOnly));
    left.write("4194304\nschreiber\n" + QSysInfo::machineHostName().toUtf8() + "\n");
    left.close();
    m_case->open(m_file);
    QVERIFY(keys().isShown(QStringLiteral("sideColumn")));
}

QTEST_MAIN(TestLocked)
#include "test_locked.moc"
