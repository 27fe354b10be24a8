#include "models/zero_sum_model.h"
#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/evening.h>

#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTest>

// The Tarock sheet: lines, numbers and totals keyed as at the table, by keyboard alone.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;
using tournament::SheetState;

} // namespace

class TestTarockSheet : public WindowTest {
    Q_OBJECT

  private slots:
    void init();
    void aLineIsReadBackBeforeItIsWritten();

  private:
    QTableView* paper() { return dynamic_cast<QTableView*>(keys().find(QStringLiteral("zeroSumPaper"))); }
    QString onPaper(int row, int column) { return paper()->model()->index(row, column).data().toString(); }
    void line(const QString& text) {
        keys().type(text);
        keys().press(Qt::Key_Return);
    }
    void shoot(const char* name) {
        if (qEnvironmentVariableIsSet("SHOTS"))
            m_case->window().grab().save(qEnvironmentVariable("SHOTS") + QLatin1Char('/') +
                                         QLatin1String(name));
    }
};

void TestTarockSheet::init() {
    WindowTest::init();
    {
        desk::Evening evening = tarockEvening(m_file, exampleList(), 17);
        QVERIFY(evening.drawTables(5, {}).ok());
        QVERIFY(evening.startRound().ok());
        QCOMPARE(evening.tournament().rounds[0].tables[0].sides.size(), std::size_t{4});
    }
    m_case->open(m_file);
    ctrl(Qt::Key_4);
}

void TestTarockSheet::aLineIsReadBackBeforeItIsWritten() {
    QCOMPARE(keys().focus(), QStringLiteral("gameLine"));
    QCOMPARE(said("sheetState"), QStringLiteral("Spiel 1 von 16"));
    shoot("empty.png");
    keys().type(QStringLiteral("A r C"));
    shoot("half.png");
    keys().type(QStringLiteral(" + t+"));
    QVERIFY(said("readBackWords").contains(QStringLiteral("gewonnen")));
    QVERIFY(said("readBackPoints").contains(QStringLiteral("+2")));
    QCOMPARE(onPaper(0, ZeroSumModel::kFirstSeatColumn + 1), QStringLiteral("−2"));
    QVERIFY(sheetOnDisk(0).lines.empty());
    shoot("whole.png");
    keys().press(Qt::Key_Return);
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{1});
    QCOMPARE(sheetOnDisk(0).lines[0].text, std::string("A rufer C won trull+"));
    QCOMPARE(keys().focus(), QStringLiteral("gameLine"));
    line(QStringLiteral("B d - k"));
    line(QStringLiteral("tr 26/2 18/1 25 0j"));
    line(QStringLiteral("D sr A +"));
    QCOMPARE(sheetOnDisk(0).score, (std::vector<int>{11, -25, 3, 11}));
    shoot("four.png");
    keys().press(Qt::Key_F2);
    keys().type(QStringLiteral("3 -1 -1 1"));
    shoot("numbers.png");
    keys().press(Qt::Key_F7);
    shoot("totals.png");
    keys().press(Qt::Key_F3);
    shoot("fine.png");
}

QTEST_MAIN(TestTarockSheet)
#include "test_tarock_sheet.moc"
