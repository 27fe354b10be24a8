#include "models/sheet_model.h"
#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/draws.h>
#include <desk/evening.h>

#include <QLabel>
#include <QTableView>
#include <QTest>

// Strafperlaggen at tables of three: three columns, each counting down from nine, keyed like any other sheet.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;
using tournament::SheetState;

} // namespace

class TestSolo : public WindowTest {
    Q_OBJECT

  private slots:
    void init();
    void theSheetHasThreeColumnsThatCountDown();
    void aGameIsKeyedLineByLine();
    void oneShortIsGestrichenAndNoughtIsOut();
    void finesAndFinalScoresTakeThreeNumbers();
    void figuresNameOneOfThree();

  private:
    void line(const char* a, const char* b, const char* c);
    QTableView* paper() { return dynamic_cast<QTableView*>(keys().find(QStringLiteral("sheetPaper"))); }
    QVariant onPaper(int row, int column, int role = Qt::DisplayRole) {
        return paper()->model()->index(row, column).data(role);
    }
};

void TestSolo::init() {
    WindowTest::init();
    {
        desk::Evening evening = soloEvening(m_file, exampleList());
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        QVERIFY(desk::startRound(evening).ok());
        QCOMPARE(evening.tournament().rounds[0].tables[0].sides.size(), std::size_t{3});
    }
    m_case->open(m_file);
    keys().press(Qt::Key_4, Qt::ControlModifier);
}

void TestSolo::line(const char* a, const char* b, const char* c) {
    for (const char* number : {a, b, c}) {
        keys().type(QLatin1String(number));
        keys().press(Qt::Key_Return);
    }
}

void TestSolo::theSheetHasThreeColumnsThatCountDown() {
    const auto* model = dynamic_cast<SheetModel*>(paper()->model());
    QVERIFY(model != nullptr);
    QCOMPARE(model->sides(), 3);
    QCOMPARE(model->start(), 9);
    QCOMPARE(model->headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(),
             QStringLiteral("3 · schreibt"));
    QVERIFY(
        keys().textOf(QStringLiteral("sheetTarget")).startsWith(QStringLiteral("9 → 0 · Strafperlaggen")));
    for (const char* field : {"points0", "points1", "points2"}) QVERIFY(keys().isShown(QLatin1String(field)));
    for (const char* name : {"pointsName0", "pointsName1", "pointsName2"})
        QVERIFY(keys().textOf(QLatin1String(name)).contains(QLatin1Char('\n')));
    QVERIFY(!keys().find(QStringLiteral("swapSides"))->isEnabled()); // three have no other side
    QVERIFY(m_case->needed().width() <= 1264);
}

void TestSolo::aGameIsKeyedLineByLine() {
    line("2", "0", "1");
    line("", "3", "");
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{2});
    QCOMPARE(sheetOnDisk(0).lines[1].points, (std::vector<int>{0, 3, 0}));
    QCOMPARE(onPaper(1, 1, SheetModel::TotalRole).toInt(), 7);
    QCOMPARE(onPaper(1, 2, SheetModel::TotalRole).toInt(), 6);
    QCOMPARE(onPaper(1, 3, SheetModel::TotalRole).toInt(), 8);
    keys().type(QStringLiteral("1"));
    QStringList ahead; // names, for three have no word for each other
    for (int side = 0; side < 3; ++side)
        ahead
            << QStringLiteral("%1 %2")
                   .arg(keys().textOf(QStringLiteral("pointsName%1").arg(side)).section(QLatin1Char('\n'), 1))
                   .arg(side == 2 ? 8 : 6);
    QVERIFY2(keys().textOf(QStringLiteral("sheetAhead")).contains(ahead.join(QStringLiteral(" · "))),
             qPrintable(keys().textOf(QStringLiteral("sheetAhead"))));
}

void TestSolo::oneShortIsGestrichenAndNoughtIsOut() {
    line("4", "1", "0");
    line("4", "0", "1"); // nine less eight: one short of the end
    QVERIFY2(keys().textOf(QStringLiteral("sheetStanding")).startsWith(QStringLiteral("Gestrichen: ")),
             qPrintable(keys().textOf(QStringLiteral("sheetStanding"))));
    line("1", "0", "0");
    QCOMPARE(sheetOnDisk(0).state, SheetState::Entered);
    QCOMPARE(sheetOnDisk(0).score, (std::vector<int>{0, 8, 8}));
    const QString won = keys().textOf(QStringLiteral("sheetStanding"));
    QVERIFY2(won.contains(QStringLiteral("gewinnt 0 : 8 : 8")), qPrintable(won));
    m_case->window().grab();
    keys().press(Qt::Key_F8);
    QCOMPARE(sheetOnDisk(0).state, SheetState::Confirmed);
}

void TestSolo::finesAndFinalScoresTakeThreeNumbers() {
    keys().press(Qt::Key_F3);
    line("", "2", "");
    keys().type(QStringLiteral("falsch gegeben"));
    keys().press(Qt::Key_Return);
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{1});
    QCOMPARE(onPaper(0, 2, SheetModel::TotalRole).toInt(), 11); // away from the end
    keys().press(Qt::Key_F4);
    keys().type(QStringLiteral("doch nicht"));
    keys().press(Qt::Key_Return);
    keys().press(Qt::Key_F7);
    line("5", "0", "7");
    QCOMPARE(sheetOnDisk(0).score, (std::vector<int>{5, 0, 7}));
    QCOMPARE(sheetOnDisk(0).state, SheetState::Entered);
}

void TestSolo::figuresNameOneOfThree() {
    keys().press(Qt::Key_F2);
    keys().type(QStringLiteral("2")); // who
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("u")); // ungeboten
    keys().press(Qt::Key_Return);
    for (int i = 0; i < 6 && sheetOnDisk(0).lines.empty(); ++i) keys().press(Qt::Key_Return);
    QCOMPARE(sheetOnDisk(0).lines.size(), std::size_t{1});
    QCOMPARE(sheetOnDisk(0).lines[0].figures.size(), std::size_t{1});
    QCOMPARE(sheetOnDisk(0).lines[0].figures[0].side, 1);
    QCOMPARE(sheetOnDisk(0).lines[0].points, (std::vector<int>{0, 1, 0}));
}

QTEST_MAIN(TestSolo)
#include "test_solo.moc"
