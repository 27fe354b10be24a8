#include "failing_vfs.h"
#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/settings.h>
#include <desk/sheets.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <altered_file.h>
#include <cstdlib>
#include <sys/stat.h>

// What happens to the disk while keys are typed: the file replaced by anything, the stick pulled, no space
// left, a second copy that somebody made a trap of. Nothing that was typed is lost without a word, and what
// is said is so.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;
using schreiber::test::alterFile;
using store::testing::Fault;

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(bytes), bytes.size());
}

// A tournament file of which one table is no table any more, and has no end when it is asked.
void writeEndless(const QString& path, const QByteArray& file) {
    write(path, file);
    alterFile(path.toStdString(),
              "ALTER TABLE journal RENAME TO journal_before;"
              "CREATE VIEW journal AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) "
              "SELECT x AS n, 'x' AS at, 'do' AS kind, 0 AS target, 'created' AS code, '{}' AS arguments, "
              "'' AS why, 1 AS first, 1 AS last, '' AS seal FROM n");
}

enum class Thing { Nothing, Garbage, Empty, Folder, Pipe, Endless, LinkToStranger, Truncated };

} // namespace
Q_DECLARE_METATYPE(Thing)

class TestDisk : public WindowTest {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void noSpaceIsLeftAtAnyWrite_data();
    void noSpaceIsLeftAtAnyWrite();
    void anythingLiesInThePlaceOfTheFile_data();
    void anythingLiesInThePlaceOfTheFile();
    void theSecondCopyIsATrap_data();
    void theSecondCopyIsATrap();
    void theFolderGoesWhileALineIsHalfTyped();

  private:
    void things();
    void put(Thing thing, const QString& path);
    void openAlmostOver(const QString& place);
    QString m_disk;
    QString m_stranger;
};

void TestDisk::init() {
    WindowTest::init();
    store::testing::installFailingVfs();
    store::testing::disarmFault();
    m_disk = m_case->path(QStringLiteral("Stick"));
    QVERIFY(QDir().mkpath(m_disk));
    m_file = QDir(m_disk).filePath(QStringLiteral("Abend.schreiber"));
    m_stranger = m_case->path(QStringLiteral("Fremdes.txt"));
    write(m_stranger, "nobody's business\n");
}

void TestDisk::cleanup() {
    store::testing::disarmFault();
    WindowTest::cleanup();
}

void TestDisk::noSpaceIsLeftAtAnyWrite_data() {
    QTest::addColumn<int>("at");
    // All of them with SCHREIBER_LONG.
    for (int at = 0; at < 40; at += qEnvironmentVariableIsSet("SCHREIBER_LONG") ? 1 : 5)
        for (const Fault fault : {Fault::Full, Fault::InputOutput})
            QTest::addRow("%s, operation %d", fault == Fault::Full ? "full" : "failing", at)
                << (fault == Fault::Full ? at : -at - 1);
}

// A line is typed and Enter pressed; it is on disk, or it stands in its fields and one is told.
void TestDisk::noSpaceIsLeftAtAnyWrite() {
    QFETCH(int, at);
    openFirstSheet();
    key("3;0;");
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{1});
    store::testing::armFault(at < 0 ? Fault::InputOutput : Fault::Full, at < 0 ? -at - 1 : at);
    key("2;1;");
    store::testing::disarmFault();
    const std::size_t lines = sheetOnDisk(0).lines.size();
    QVERIFY(lines == 1 || lines == 2);
    if (lines == 2) {
        QCOMPARE(said("points0"), QString());
    } else {
        QVERIFY2(strip().contains(QStringLiteral("Abend.schreiber")), qPrintable(strip()));
        QCOMPARE(said("points0"), QStringLiteral("2"));
        QCOMPARE(said("points1"), QStringLiteral("1"));
        key(";"); // there is space again
        QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{2});
    }
    key("1;1;");
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{3});
    QCOMPARE(sheetOnDisk(0).lines[1].points, (std::vector<int>{2, 1}));
}

void TestDisk::things() {
    QTest::addColumn<Thing>("thing");
    QTest::newRow("nothing") << Thing::Nothing;
    QTest::newRow("garbage") << Thing::Garbage;
    QTest::newRow("an empty file") << Thing::Empty;
    QTest::newRow("a folder") << Thing::Folder;
    QTest::newRow("a pipe") << Thing::Pipe;
    QTest::newRow("a database without end") << Thing::Endless;
    QTest::newRow("a link to something of somebody's") << Thing::LinkToStranger;
    QTest::newRow("half of itself") << Thing::Truncated;
}

void TestDisk::put(Thing thing, const QString& path) {
    const QByteArray before = bytesOf(path);
    QFile::remove(path);
    switch (thing) {
    case Thing::Nothing:
        break;
    case Thing::Garbage:
        return write(path, QByteArray(5000, 'x'));
    case Thing::Empty:
        return write(path, {});
    case Thing::Folder:
        QVERIFY(QDir().mkpath(path));
        break;
    case Thing::Pipe:
        QCOMPARE(mkfifo(path.toUtf8().constData(), 0600), 0);
        break;
    case Thing::Endless:
        return writeEndless(path, bytesOf(m_file).isEmpty() ? before : bytesOf(m_file));
    case Thing::LinkToStranger:
        QVERIFY(QFile::link(m_stranger, path));
        break;
    case Thing::Truncated:
        return write(path, before.left(before.size() / 2));
    }
}

void TestDisk::anythingLiesInThePlaceOfTheFile_data() {
    things();
}

void TestDisk::anythingLiesInThePlaceOfTheFile() {
    QFETCH(Thing, thing);
    openFirstSheet();
    key("3;0;");
    const tournament::Tournament whole = onDisk();
    const auto restored = [&] {
        QFileInfo there(m_file);
        if (there.isDir() && !there.isSymLink()) QDir(m_file).removeRecursively();
        QFile::remove(m_file);
    };
    put(thing, m_file);
    key("2;1;");
    QVERIFY2(!strip().isEmpty(), "typed, and nothing is said");
    QCOMPARE(said("points0"), QStringLiteral("2"));
    QCOMPARE(said("points1"), QStringLiteral("1"));
    QCOMPARE(bytesOf(m_stranger), QByteArray("nobody's business\n"));
    // The evening is not lost: it goes on in another file, and then the line is written.
    const QString saved = m_case->path(QStringLiteral("gerettet.schreiber"));
    m_case->dialogs().paths.push_back(saved);
    keys().press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(QFileInfo::exists(saved), qPrintable(strip()));
    restored();
    m_file = saved;
    QVERIFY(onDisk() == whole);
    key(";");
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{2});
}

// All but one sheet of the first round are written.
void TestDisk::openAlmostOver(const QString& place) {
    openPrepared([&](desk::Evening& evening) {
        QVERIFY(
            desk::changeSettings(evening, {{"copy-to", place.toStdString()}, {"date", "2026-11-18"}}).ok());
        playPartly(evening, 1);
        for (int table = 2; table <= 7; ++table) {
            tournament::FinalScore score;
            score.points = {18, table};
            QVERIFY(desk::setResult(evening, {1, table, 1}, score, {}).ok());
        }
    });
}

void TestDisk::theSecondCopyIsATrap_data() {
    things();
}

// The last sheet of a round is keyed; the copy that follows finds anything in its place.
void TestDisk::theSecondCopyIsATrap() {
    QFETCH(Thing, thing);
    const QString place = m_case->path(QStringLiteral("zweiter Ort"));
    QVERIFY(QDir().mkpath(place));
    openAlmostOver(place);
    const QString copy = QDir(place).filePath(QStringLiteral("Abend 2026-11-18 R1.schreiber"));
    put(thing, copy);
    const bool isNothing = thing == Thing::Nothing;
    const QByteArray lay = thing == Thing::Pipe ? QByteArray() : bytesOf(copy);
    ctrl(Qt::Key_4);
    key("9;;"); // the last sheet
    const auto complete = [this] { return tournament::isComplete(onDisk().rounds.back()); };
    QTRY_VERIFY_WITH_TIMEOUT(complete(), 30000);
    const auto isSaid = [&] { return strip().contains(QFileInfo(copy).fileName()); };
    const auto isCopied = [&] {
        const auto copied = desk::Evening::open(copy.toStdString(), store::Access::ReadOnly);
        return copied && copied->tournament() == onDisk();
    };
    // What is no copy of this evening stays, and the copy goes beside it.
    const auto isBeside = [&] {
        const auto copied = desk::Evening::open(
            QDir(place).filePath(QStringLiteral("Abend 2026-11-18 R1 (2).schreiber")).toStdString(),
            store::Access::ReadOnly);
        return copied && copied->tournament() == onDisk();
    };
    if (isNothing) {
        QTRY_VERIFY_WITH_TIMEOUT(isCopied(), 30000);
        return;
    }
    // It is told, or what was nobody's (an empty file) gave way to a whole copy.
    QTRY_VERIFY2_WITH_TIMEOUT(isSaid() || isBeside() || (thing == Thing::Empty && isCopied()),
                              qPrintable(strip()), 30000);
    if (!isCopied() && thing != Thing::Pipe) QCOMPARE(bytesOf(copy), lay);
    QCOMPARE(bytesOf(m_stranger), QByteArray("nobody's business\n"));
    if (thing == Thing::Pipe) QFile::remove(copy);
}

void TestDisk::theFolderGoesWhileALineIsHalfTyped() {
    openFirstSheet();
    key("3;0;");
    const tournament::Tournament whole = onDisk();
    key("2;");
    QVERIFY(QDir().rename(m_disk, m_disk + QStringLiteral(" weg")));
    key("1;");
    QVERIFY2(!strip().isEmpty(), "typed, and nothing is said");
    QCOMPARE(said("points0"), QStringLiteral("2"));
    key(";;");
    QCOMPARE(said("points1"), QStringLiteral("1"));
    QVERIFY(QDir().rename(m_disk + QStringLiteral(" weg"), m_disk));
    QVERIFY(onDisk() == whole);
    key(";");
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{2});
    QCOMPARE(sheetOnDisk(0).lines[1].points, (std::vector<int>{2, 1}));
}

QTEST_MAIN(TestDisk)
#include "test_disk.moc"
