#include "base/look.h"
#include "widgets/tables.h"

#include <QApplication>
#include <QHeaderView>
#include <QImage>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

// Letters as they are set: alike wherever they stand, and whole at whatever size the desktop has them.
namespace {

using namespace schreiber::desktop;

} // namespace

class TestLetters : public QObject {
    Q_OBJECT

  private slots:
    void lettersOfAColumnAreAlike();
};

// A name that is too long is shortened; its letters stay those of its neighbours.
void TestLetters::lettersOfAColumnAreAlike() {
    const QString name = QStringLiteral("Unterkircher");
    QStandardItemModel model;
    for (const QString& more : {QString(), QString(), QStringLiteral("-Hochschwarzenberger")})
        model.appendRow(new QStandardItem(name + more));
    QTableView table;
    setUpTable(table, QStringLiteral("letters"), QStringLiteral("letters"));
    table.setAlternatingRowColors(false);
    table.setModel(&model);
    const int letters = table.fontMetrics().horizontalAdvance(name);
    table.setColumnWidth(0, letters * 3 / 2);
    table.resize(letters * 3, 10 * table.fontMetrics().height());
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    const auto painted = [&](int row) {
        const QRect cell = table.visualRect(model.index(row, 0));
        return table.viewport()->grab(QRect(cell.left(), cell.top(), letters, cell.height())).toImage();
    };
    QVERIFY(widthOf(table, 0) > table.columnWidth(0)); // the longer one does not fit
    QVERIFY(painted(1) == painted(2));                 // the mouse may be over the first
}

QTEST_MAIN(TestLetters)
#include "test_letters.moc"
