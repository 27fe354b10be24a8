#include "base/look.h"
#include "support/stage.h"
#include "support/window_case.h"
#include "widgets/page_frame.h"
#include "widgets/tables.h"

#include <QApplication>
#include <QCheckBox>
#include <QHeaderView>
#include <QImage>
#include <QRadioButton>
#include <QScrollBar>
#include <QSet>
#include <QStandardItemModel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

#include <initializer_list>
#include <utility>

// Letters as they are set: alike wherever they stand, and whole at whatever size the desktop has them.
namespace {

using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

} // namespace

class TestLetters : public QObject {
    Q_OBJECT

  private slots:
    void lettersOfAColumnAreAlike();
    void hintsOfEmptyPagesStandAtOneHeight();
    void whereTheKeyboardIsHasARing();
    void onASmallScreenPagesGrowHigherNotWider_data();
    void onASmallScreenPagesGrowHigherNotWider();
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

// Nobody entered, nothing drawn.
void TestLetters::hintsOfEmptyPagesStandAtOneHeight() {
    WindowCase window;
    window.dialogs().paths.push_back(window.path(QStringLiteral("Neu.schreiber")));
    window.keys().press(Qt::Key_N, Qt::ControlModifier);
    window.keys().press(Qt::Key_Return, Qt::ControlModifier);
    window.keys().press(Qt::Key_Escape); // copies: later
    const std::pair<Qt::Key, const char*> hints[] = {{Qt::Key_1, "entriesEmpty"},
                                                     {Qt::Key_2, "drawEmpty"},
                                                     {Qt::Key_3, "roundEmpty"},
                                                     {Qt::Key_4, "sheetEmpty"},
                                                     {Qt::Key_5, "standingsEmpty"}};
    QSet<int> heights;
    for (const auto& [key, name] : hints) {
        window.keys().press(key, Qt::ControlModifier);
        for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
        const QWidget& hint = *window.keys().find(QLatin1String(name));
        QVERIFY2(hint.isVisible(), name);
        heights << hint.mapTo(&window.window(), hint.contentsRect().topLeft()).y();
    }
    QCOMPARE(heights.size(), 1);
}

void TestLetters::whereTheKeyboardIsHasARing() {
    applyLook(*qApp, Look::Light, QApplication::font());
    QWidget window;
    auto* row = new QVBoxLayout(&window);
    for (QAbstractButton* one : std::initializer_list<QAbstractButton*>{new QRadioButton, new QCheckBox}) {
        one->setText(QStringLiteral("Nur Endstand"));
        row->addWidget(one);
    }
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    for (auto* one : window.findChildren<QAbstractButton*>()) {
        one->clearFocus();
        const QImage without = one->grab().toImage();
        one->setFocus();
        const QImage with = one->grab().toImage();
        const QPoint edge(with.width() / 2, 0);
        QCOMPARE(with.pixelColor(edge), colours().accent);
        QVERIFY(without.pixelColor(edge) != colours().accent);
        // and nothing lies over the words
        const QPoint between(with.width() - 6, with.height() / 2);
        QCOMPARE(with.pixelColor(between), without.pixelColor(between));
    }
}

void TestLetters::onASmallScreenPagesGrowHigherNotWider_data() {
    QTest::addColumn<int>("language");
    QTest::newRow("de") << static_cast<int>(schreiber::desk::Language::German);
    QTest::newRow("it") << static_cast<int>(schreiber::desk::Language::Italian);
    QTest::newRow("en") << static_cast<int>(schreiber::desk::Language::English);
}

// Letters half as large again as desktops come with, on a laptop: no page is scrolled sideways, and none of
// its buttons is cut.
void TestLetters::onASmallScreenPagesGrowHigherNotWider() {
    QFETCH(int, language);
    const QByteArray path = qgetenv("PATH");
    {
        QTemporaryDir folder;
        Scene scene;
        scene.language = static_cast<schreiber::desk::Language>(language);
        scene.points = 15;
        Stage stage(scene, folder.path());
        eachPage(stage, [](const QString& name, QWidget& shown) {
            for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
            for (const auto* frame : shown.findChildren<PageFrame*>()) {
                if (!frame->isVisible() ||
                    frame->findChild<QWidget*>(QStringLiteral("disputePage")) != nullptr)
                    continue;
                const int beyond = frame->horizontalScrollBar()->maximum();
                QVERIFY2(beyond == 0, qPrintable(QStringLiteral("%1: %2").arg(name).arg(beyond)));
            }
        });
    }
    qputenv("PATH", path);
}

QTEST_MAIN(TestLetters)
#include "test_letters.moc"
