#include "base/look.h"
#include "support/stage.h"
#include "support/window_case.h"
#include "widgets/key_button.h"
#include "widgets/page_frame.h"
#include "widgets/step_button.h"
#include "widgets/tables.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
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

// The smallest size that desktops come with, on a screen said to have 144 dots: a fifth larger, and half.
constexpr double kHalfAsLarge = 9 * 1.2 * 1.5;

} // namespace

class TestLetters : public QObject {
    Q_OBJECT

  private slots:
    void lettersOfAColumnAreAlike();
    void hintsOfEmptyPagesStandAtOneHeight();
    void whereTheKeyboardIsHasARing();
    void whatDropsDownIsWhole();
    void roomGoesToTheWordsThatNeedIt();
    void onASmallScreenPagesGrowHigherNotWider_data();
    void onASmallScreenPagesGrowHigherNotWider();
    void lettersTwiceAndAHalfAsLargeCanBeWorkedWith();
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

// A few choices are all seen: none of them half, and none behind an arrow.
void TestLetters::whatDropsDownIsWhole() {
    applyLook(*qApp, Look::Light, QApplication::font());
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* box = new QComboBox;
    for (int i = 0; i < 5; ++i) box->addItem(QStringLiteral("aufgegeben: %1").arg(i));
    column->addWidget(box);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    box->showPopup();
    const QAbstractItemView& list = *box->view();
    QTRY_VERIFY(list.isVisible());
    const QRect last = list.visualRect(box->model()->index(box->count() - 1, 0));
    QVERIFY(last.bottom() <= list.viewport()->rect().bottom());
    box->hidePopup();
}

// A column in which nearly nothing stands leaves its room to the other; what is long takes more lines, and
// only rows that are seen are looked at.
void TestLetters::roomGoesToTheWordsThatNeedIt() {
    applyLook(*qApp, Look::Light, QApplication::font());
    constexpr int kRows = 1000;
    QStandardItemModel model(kRows, 4);
    for (int row = 0; row < kRows; ++row) {
        const bool reason = row % 20 == 3;
        const QStringList cells{QString::number(kRows - row), QStringLiteral("21.11.26  19:30:00"),
                                QStringLiteral("Tisch 12, Runde 3: Zeile 4 geschrieben, 2:1, Stand 15:13"),
                                reason ? QStringLiteral("Gleich war nicht gehalten") : QString()};
        for (int column = 0; column < cells.size(); ++column)
            model.setItem(row, column, new QStandardItem(cells[column]));
    }
    QTableView table;
    setUpTable(table, QStringLiteral("rows"), QStringLiteral("rows"));
    table.setModel(&model);
    shareWidth(table, 2);
    const int letter = table.fontMetrics().averageCharWidth();
    table.resize(110 * letter, 12 * table.fontMetrics().height());
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    QVERIFY(table.columnWidth(2) > 2 * table.columnWidth(3));
    const int usual = table.verticalHeader()->defaultSectionSize();
    const auto stands = [&](int row) {
        for (int column = 2; column < 4; ++column)
            if (!isWhole(table, model.index(row, column))) return false;
        return true;
    };
    QCOMPARE(table.rowHeight(0), usual);
    QVERIFY(stands(3) && table.rowHeight(3) > usual);
    QCOMPARE(table.rowHeight(kRows - 17), usual); // nobody saw it yet
    table.setCurrentIndex(model.index(kRows - 17, 2));
    QVERIFY(stands(kRows - 17) && table.rowHeight(kRows - 17) > usual);
    const QRect seen = table.visualRect(table.currentIndex());
    QVERIFY(seen.top() >= 0 && seen.bottom() < table.viewport()->height());
    table.resize(45 * letter, 12 * table.fontMetrics().height());
    QTRY_COMPARE(table.horizontalScrollBar()->maximum(), 0);
}

void TestLetters::onASmallScreenPagesGrowHigherNotWider_data() {
    using schreiber::desk::Language;
    QTest::addColumn<int>("language");
    QTest::addColumn<double>("points");
    for (const double points : {15.0, kHalfAsLarge}) {
        QTest::addRow("de %.1f", points) << static_cast<int>(Language::German) << points;
        QTest::addRow("it %.1f", points) << static_cast<int>(Language::Italian) << points;
        QTest::addRow("en %.1f", points) << static_cast<int>(Language::English) << points;
    }
}

// Letters half as large again as desktops come with, on a laptop: no page is scrolled sideways, whatever is
// keyed on it, and the step that is shown can be seen.
void TestLetters::onASmallScreenPagesGrowHigherNotWider() {
    QFETCH(int, language);
    QFETCH(double, points);
    const QByteArray path = qgetenv("PATH");
    {
        QTemporaryDir folder;
        Scene scene;
        scene.language = static_cast<schreiber::desk::Language>(language);
        scene.look = Look::Dark;
        scene.points = points;
        Stage stage(scene, folder.path());
        const auto isNotWider = [](const QString& name, QWidget& shown) {
            for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
            const auto* list = shown.findChild<QTableView*>(QStringLiteral("journalTable"));
            if (list != nullptr && list->isVisible())
                QVERIFY2(list->horizontalScrollBar()->maximum() == 0, qPrintable(name));
            for (const auto* step : shown.findChildren<StepButton*>())
                if (step->isVisible() && step->isChecked())
                    QVERIFY2(step->visibleRegion().boundingRect() == step->rect(), qPrintable(name));
            for (const auto* frame : shown.findChildren<PageFrame*>()) {
                if (!frame->isVisible()) continue;
                const int beyond = frame->horizontalScrollBar()->maximum();
                QVERIFY2(beyond == 0, qPrintable(QStringLiteral("%1: %2").arg(name).arg(beyond)));
            }
        };
        eachPage(stage, isNotWider);
        stage.keys().press(Qt::Key_6, Qt::ControlModifier);
        for (const Qt::Key view : {Qt::Key_F3, Qt::Key_F12, Qt::Key_F2}) {
            stage.keys().press(view);
            isNotWider(QKeySequence(view).toString(), stage.window());
        }
        stage.keys().press(Qt::Key_4, Qt::ControlModifier);
        for (const Qt::Key way : {Qt::Key_F2, Qt::Key_F3, Qt::Key_F7}) {
            stage.keys().press(way);
            isNotWider(QKeySequence(way).toString(), stage.window());
        }
    }
    qputenv("PATH", path);
}

// 250 % on a laptop: rounds, sheets in each way of keying, standings and journal are scrolled down alone, and
// what is next can be read.
void TestLetters::lettersTwiceAndAHalfAsLargeCanBeWorkedWith() {
    QTemporaryDir folder;
    Scene scene;
    scene.points = 27;
    Stage stage(scene, folder.path());
    stage.window().openFile(stage.playing());
    const auto isNotWider = [&](const char* name) {
        for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
        for (const auto* frame : stage.window().findChildren<PageFrame*>())
            if (frame->isVisible())
                QVERIFY2(frame->horizontalScrollBar()->maximum() == 0,
                         qPrintable(QStringLiteral("%1 %2: %3")
                                        .arg(QLatin1String(name), frame->objectName())
                                        .arg(frame->horizontalScrollBar()->maximum())));
        const auto* next = dynamic_cast<KeyButton*>(stage.keys().find(QStringLiteral("nextButton")));
        QVERIFY2(next->width() >= next->widthWithoutKey(), name);
    };
    for (const Qt::Key page : {Qt::Key_3, Qt::Key_5, Qt::Key_7, Qt::Key_4}) {
        stage.keys().press(page, Qt::ControlModifier);
        isNotWider(qPrintable(QKeySequence(page).toString()));
    }
    for (const Qt::Key way : {Qt::Key_F2, Qt::Key_F3, Qt::Key_F7}) {
        stage.keys().press(way);
        isNotWider(qPrintable(QKeySequence(way).toString()));
    }
}

QTEST_MAIN(TestLetters)
#include "test_letters.moc"
