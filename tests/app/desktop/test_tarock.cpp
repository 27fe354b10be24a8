#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/evening.h>

#include <QLabel>
#include <QTableView>
#include <QTest>

// An evening of Königrufen in the window: tables of four and of five, each line and each sheet sums to zero.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

} // namespace

class TestTarock : public WindowTest {
    Q_OBJECT

  private slots:
    void init();
    void anEveningIsOpenedAndEachPageShown();

  private:
    QTableView* table(const char* name) {
        return dynamic_cast<QTableView*>(keys().find(QLatin1String(name)));
    }
};

void TestTarock::init() {
    WindowTest::init();
    {
        desk::Evening evening = tarockEvening(m_file, exampleList(), 18);
        playTarock(evening, 1);
    }
    m_case->open(m_file);
}

void TestTarock::anEveningIsOpenedAndEachPageShown() {
    QCOMPARE(strip(), QString());
    const std::pair<Qt::Key, const char*> pages[] = {
        {Qt::Key_1, "entriesPage"}, {Qt::Key_2, "drawPage"},        {Qt::Key_3, "roundPage"},
        {Qt::Key_4, "sheetPage"},   {Qt::Key_5, "standingsPage"},   {Qt::Key_6, "disputePage"},
        {Qt::Key_7, "journalPage"}, {Qt::Key_Comma, "settingsPage"}};
    for (const auto& [key, page] : pages) {
        ctrl(key);
        m_case->window().grab();
        QVERIFY2(shown(page), page);
        QVERIFY2(strip().isEmpty(), qPrintable(strip()));
    }
    QVERIFY(m_case->needed().width() <= 1264);
    ctrl(Qt::Key_4);
    QVERIFY(table("zeroSumPaper")->model()->rowCount() >= 16);
}

QTEST_MAIN(TestTarock)
#include "test_tarock.moc"
