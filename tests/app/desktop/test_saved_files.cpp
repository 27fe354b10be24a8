#include "support/window_test.h"

#include <QAction>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <full_disk.h>
#include <sys/stat.h>

// What the window writes beside the tournament, and what of somebody's lies there.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;
using schreiber::test::FullDisk;

} // namespace

class TestSavedFiles : public WindowTest {
    Q_OBJECT

  private slots:
    void anExportIsWholeOrNotThere();
    void tablesGetAFolderOfTheirOwn();
    void aFullDiskLeavesNoTablesAtAll();
    void aNameNobodyWasAskedAboutIsNotTaken();
    void nothingIsWrittenThroughALink();
    void whatAKilledWriterLeftIsClearedAndSaid();
    void whatCannotBeReadIsNoEmptyFile();
    void whatIsMadeOfAFileIsNoMoreOpenThanIt();

  private:
    void trigger(const char* action, const QString& path);
    QStringList in(const QString& folder) const;
    void put(const QString& name, const QByteArray& bytes) const;
    QByteArray bytesOf(const QString& name) const;
};

void TestSavedFiles::trigger(const char* action, const QString& path) {
    m_case->dialogs().paths.push_back(path);
    auto* found = m_case->window().findChild<QAction*>(QLatin1String(action));
    QVERIFY2(found != nullptr, action);
    found->trigger();
}

QStringList TestSavedFiles::in(const QString& folder) const {
    return QDir(m_case->path(folder)).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

void TestSavedFiles::put(const QString& name, const QByteArray& bytes) const {
    QFile file(m_case->path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray TestSavedFiles::bytesOf(const QString& name) const {
    QFile file(m_case->path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestSavedFiles::anExportIsWholeOrNotThere() {
    openPlayed(1);
    QVERIFY(QDir(m_case->path({})).mkdir(QStringLiteral("hier")));
    put(QStringLiteral("hier/alles.json"), "alt");
    put(QStringLiteral("hier/alles.json.part"), "meins");
    {
        const FullDisk full(2000);
        trigger("exportAll", m_case->path(QStringLiteral("hier/alles.json")));
        QVERIFY2(strip().contains(QStringLiteral("Kein Platz mehr")), qPrintable(strip()));
    }
    QCOMPARE(bytesOf(QStringLiteral("hier/alles.json")), QByteArray("alt"));
    QCOMPARE(in(QStringLiteral("hier")).size(), 2);
    trigger("exportAll", m_case->path(QStringLiteral("hier/alles.json")));
    QVERIFY2(strip().contains(QStringLiteral("Geschrieben")), qPrintable(strip()));
    QVERIFY(bytesOf(QStringLiteral("hier/alles.json")).size() > 2000);
    QCOMPARE(bytesOf(QStringLiteral("hier/alles.json.part")), QByteArray("meins"));
    QCOMPARE(in(QStringLiteral("hier")).size(), 2);
}

void TestSavedFiles::tablesGetAFolderOfTheirOwn() {
    openPlayed(1);
    QVERIFY(QDir(m_case->path({})).mkdir(QStringLiteral("hier")));
    trigger("exportTables", m_case->path(QStringLiteral("hier")));
    QCOMPARE(in(QStringLiteral("hier")).size(), 1);
    const QString first = QStringLiteral("hier/") + in(QStringLiteral("hier")).front();
    put(first + QStringLiteral("/standings.csv"), "mit Preisen");
    trigger("exportTables", m_case->path(QStringLiteral("hier")));
    QVERIFY2(strip().contains(QStringLiteral(" (2)")), qPrintable(strip()));
    QCOMPARE(in(QStringLiteral("hier")).size(), 2);
    QCOMPARE(bytesOf(first + QStringLiteral("/standings.csv")), QByteArray("mit Preisen"));
    QVERIFY(bytesOf(first + QStringLiteral(" (2)/standings.csv")).size() > 500);
}

void TestSavedFiles::aFullDiskLeavesNoTablesAtAll() {
    openPlayed(1);
    QVERIFY(QDir(m_case->path({})).mkdir(QStringLiteral("hier")));
    {
        const FullDisk full(1500); // the small ones would fit
        trigger("exportTables", m_case->path(QStringLiteral("hier")));
    }
    QVERIFY2(strip().contains(QStringLiteral("Kein Platz mehr")), qPrintable(strip()));
    QVERIFY(in(QStringLiteral("hier")).isEmpty());
}

void TestSavedFiles::aNameNobodyWasAskedAboutIsNotTaken() {
    openPlayed(1);
    put(QStringLiteral("seite.html"), "meine Seite");
    trigger("exportPage", m_case->path(QStringLiteral("seite")));
    QVERIFY2(strip().contains(QStringLiteral("gibt es schon")), qPrintable(strip()));
    QCOMPARE(bytesOf(QStringLiteral("seite.html")), QByteArray("meine Seite"));
    trigger("exportPage", m_case->path(QStringLiteral("seite.html")));
    QVERIFY(bytesOf(QStringLiteral("seite.html")).size() > 500);
}

void TestSavedFiles::nothingIsWrittenThroughALink() {
    openPlayed(1);
    put(QStringLiteral("meins"), "meins");
    const QString link = m_case->path(QStringLiteral("seite.html"));
    QVERIFY(QFile::link(QStringLiteral("meins"), link));
    trigger("exportPage", link);
    QVERIFY2(strip().contains(QStringLiteral("Verweis auf meins")), qPrintable(strip()));
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(bytesOf(QStringLiteral("meins")), QByteArray("meins"));
}

void TestSavedFiles::whatAKilledWriterLeftIsClearedAndSaid() {
    openPlayed(1);
    QVERIFY(QDir(m_case->path({})).mkdir(QStringLiteral("hier")));
    const QString left = QStringLiteral("hier/.schreiber-01234567-00000001-0123456789abcdef.part");
    put(left, "halb");
    QFile file(m_case->path(left));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-2), QFileDevice::FileModificationTime));
    file.close();
    trigger("exportPage", m_case->path(QStringLiteral("hier/seite.html")));
    QVERIFY2(strip().contains(QStringLiteral("Geschrieben")), qPrintable(strip()));
    QVERIFY2(strip().contains(QStringLiteral("Rest eines abgebrochenen Schreibens")), qPrintable(strip()));
    QCOMPARE(in(QStringLiteral("hier")), QStringList{QStringLiteral("seite.html")});
}

// It can be opened like any other, and fails when it is read.
void TestSavedFiles::whatCannotBeReadIsNoEmptyFile() {
    const QString broken = QStringLiteral("/proc/self/mem");
    if (!QFile::exists(broken)) QSKIP("no such file here");
    openPlayed(1);
    const tournament::Tournament before = onDisk();
    const auto asked = [&](const char* what) {
        QVERIFY2(m_case->dialogs().paths.empty(), what);
        QVERIFY2(strip().contains(QStringLiteral("/proc/self/mem kann nicht gelesen")),
                 qPrintable(what + strip()));
        QVERIFY(onDisk() == before);
        keys().press(Qt::Key_Escape);
        m_case->dialogs().paths.push_back(broken);
    };
    m_case->dialogs().paths.push_back(broken);
    ctrl(Qt::Key_1);
    ctrl(Qt::Key_I);
    asked("a list of entries");
    m_case->window().findChild<QAction*>(QStringLiteral("importAll"))->trigger();
    asked("an export");
    ctrl(Qt::Key_6);
    keys().press(Qt::Key_F9); // the record
    keys().press(Qt::Key_F4);
    asked("a record");
    keys().press(Qt::Key_F6, Qt::ShiftModifier);
    ctrl(Qt::Key_I);
    asked("a bundle of rulings");
    keys().press(Qt::Key_F12);
    keys().press(Qt::Key_F12, Qt::ShiftModifier);
    ctrl(Qt::Key_I);
    asked("rules");
}

void TestSavedFiles::whatIsMadeOfAFileIsNoMoreOpenThanIt() {
    constexpr QFileDevice::Permissions own = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    constexpr QFileDevice::Permissions ofGroup = QFileDevice::ReadGroup;
    constexpr QFileDevice::Permissions ofOthers = QFileDevice::ReadOther;
    const auto seen = [&](const QString& name) {
        return QFileInfo(m_case->path(name)).permissions() & (ofGroup | ofOthers);
    };
    const auto made = [&](const QString& letter, QFileDevice::Permissions wanted) {
        QVERIFY(QFile::setPermissions(m_file, own | wanted));
        m_case->dialogs().paths.push_back(m_file);
        keys().press(Qt::Key_O, Qt::ControlModifier);
        QVERIFY(m_case->dialogs().paths.empty());
        trigger("exportAll", m_case->path(letter + QStringLiteral(".json")));
        trigger("exportPage", m_case->path(letter + QStringLiteral(".html")));
        m_case->window().findChild<QAction*>(QStringLiteral("print-entries"))->trigger();
        QTRY_VERIFY(shown("previewSave"));
        m_case->dialogs().paths = {m_case->path(letter + QStringLiteral(".pdf"))};
        ctrl(Qt::Key_S);
        QVERIFY(m_case->dialogs().paths.empty());
        keys().press(Qt::Key_Escape);
        QVERIFY(QDir(m_case->path({})).mkdir(letter));
        trigger("exportTables", m_case->path(letter));
        const QString folder = letter + QLatin1Char('/') + in(letter).value(0);
        QCOMPARE(seen(folder), wanted);
        QCOMPARE(seen(folder + QStringLiteral("/journal.csv")), wanted);
        for (const char* ending : {".json", ".html", ".pdf"})
            QCOMPARE(seen(letter + QLatin1String(ending)), wanted);
    };
    umask(S_IWGRP | S_IWOTH);
    openPlayed(1);
    made(QStringLiteral("a"), {});
    made(QStringLiteral("b"), ofGroup);
    made(QStringLiteral("c"), ofGroup | ofOthers); // what held for the last file is over

    const QString all = m_case->path(QStringLiteral("c.json"));
    QVERIFY(QFile::setPermissions(all, own));
    m_case->dialogs().paths = {all, m_case->path(QStringLiteral("wieder.schreiber"))};
    m_case->window().findChild<QAction*>(QStringLiteral("importAll"))->trigger();
    QVERIFY(m_case->dialogs().paths.empty());
    QCOMPARE(seen(QStringLiteral("wieder.schreiber")), QFileDevice::Permissions());
}

QTEST_MAIN(TestSavedFiles)
#include "test_saved_files.moc"
