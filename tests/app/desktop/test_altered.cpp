#include "base/session.h"
#include "support/window_test.h"

#include <desk/receipt.h>
#include <desk/sheet_place.h>
#include <desk/sheets.h>

#include <QAction>
#include <QLabel>
#include <QTest>

#include <altered_file.h>

// Somebody altered the file with another tool: it is said, and nothing is made to last of it.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;
using schreiber::test::alterFile;

} // namespace

class TestAltered : public WindowTest {
    Q_OBJECT

  private slots:
    void aDamagedFileIsFoundOutBesideTheWindow();
    void whatWasAlteredIsSaidUntilItIsPutBack();
    void nothingIsFixedOfAnAlteredEveningUntilItIsPutBack();
    void aRulingOfAnAlteredEveningSaysSoOnPaper();

  private:
    QAction* action(const char* name) { return m_case->window().findChild<QAction*>(QLatin1String(name)); }
    void check() { action("checkFile")->trigger(); }
    void alter() { alterFile(m_file.toStdString(), "UPDATE sheet_side SET score = 9"); }
};

void TestAltered::aDamagedFileIsFoundOutBesideTheWindow() {
    openFirstSheet();
    check();
    keys().type(QStringLiteral("3")); // one goes on meanwhile
    QTRY_COMPARE(strip(), QStringLiteral("Die Datei ist in Ordnung."));
    QCOMPARE(keys().textOf(QStringLiteral("points0")), QStringLiteral("3"));
    keys().press(Qt::Key_Escape);
    alterFile(m_file.toStdString(), "UPDATE person SET first_name = 'Niemand' WHERE entry = 3");
    check();
    QTRY_VERIFY(strip().startsWith(QStringLiteral("Fehler in der Datei: 1")));
    QVERIFY(strip().contains(QStringLiteral("Meldung Nr. 3, Person 1, Vorname")));
}

// Somebody with another tool, before the file is opened and while it is.
void TestAltered::whatWasAlteredIsSaidUntilItIsPutBack() {
    openFirstSheet();
    keys().type(QStringLiteral("3"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("0"));
    keys().press(Qt::Key_Return);
    const auto band = [this] { return m_case->window().findChild<QLabel*>(QStringLiteral("alteredText")); };
    QVERIFY(band()->isHidden() || !band()->isVisible());
    alter();
    QTRY_VERIFY(band()->isVisible()); // it looks every moment
    QVERIFY2(
        band()->text().contains(QStringLiteral("Runde 1, Tisch 1, SIE, Stand: Hier steht 9, im Journal 3. ")),
        qPrintable(band()->text()));
    keys().press(Qt::Key_Escape);
    QVERIFY(band()->isVisible());
    action("restoreFile")->trigger();
    QTRY_VERIFY(!band()->isVisible());
    QVERIFY2(strip().contains(QStringLiteral("Journal")), qPrintable(strip()));
    QCOMPARE(onDisk().rounds.back().tables[0].games[0].score[0], 3);
    alter();
    m_case->open(m_file);
    QTRY_VERIFY(band()->isVisible());
}

void TestAltered::nothingIsFixedOfAnAlteredEveningUntilItIsPutBack() {
    openFirstSheet();
    auto* session = m_case->window().findChild<Session*>();
    QVERIFY(session != nullptr);
    const desk::SheetPlace first{1, 1, 0};
    QVERIFY(session->act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
        tournament::FinalScore score;
        score.points = {evening.tournament().settings.target, 4};
        return desk::setResult(evening, first, score, confirmation);
    }));
    const auto confirm = [&] {
        return session->act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
            return desk::confirmSheet(evening, first, confirmation);
        });
    };
    alter();
    const auto rows = session->evening().journal().size();
    m_case->dialogs().asked.clear();
    m_case->dialogs().answers = {false};
    QVERIFY(!confirm());
    QCOMPARE(m_case->dialogs().asked.size(), 1);
    QVERIFY(m_case->dialogs().asked.first().contains(QStringLiteral("(Runde 1, Tisch 1, SIE, Stand)")));
    QVERIFY(m_case->dialogs().headings.last().contains(QStringLiteral("Wiederherstellen")));
    QCOMPARE(session->evening().journal().size(), rows);
    m_case->dialogs().answers = {true};
    QVERIFY(!confirm()); // it is looked at first
    QVERIFY2(strip().contains(QStringLiteral("Journal")), qPrintable(strip()));
    QCOMPARE(session->evening().journal().size(), rows + 1);
    QVERIFY(confirm());
    QCOMPARE(onDisk().rounds.back().tables[0].games[0].score,
             (std::vector<int>{session->tournament().settings.target, 4}));
}

// While its record is open, not only once it is kept.
void TestAltered::aRulingOfAnAlteredEveningSaysSoOnPaper() {
    openFirstSheet();
    key("3;0;");
    keys().press(Qt::Key_F9, Qt::ShiftModifier);
    keys().press(Qt::Key_F9); // the record
    keys().type(QStringLiteral("A: bet gleich"));
    const auto onPaper = [this](const QString& words) {
        return keys().find(QStringLiteral("previewPage"))->accessibleDescription().contains(words);
    };
    const QString line = QStringLiteral("Achtung: In der Turnierdatei wurde etwas");
    ctrl(Qt::Key_P);
    QTRY_VERIFY(shown("previewPage") && onPaper(QStringLiteral("Alles regelgerecht")));
    QVERIFY(!onPaper(line));
    keys().press(Qt::Key_Escape);
    alter();
    QTRY_VERIFY(m_case->window().findChild<QLabel*>(QStringLiteral("alteredText"))->isVisible());
    ctrl(Qt::Key_P);
    QTRY_VERIFY(shown("previewPage") && onPaper(line));
}

QTEST_MAIN(TestAltered)
#include "test_altered.moc"
