#include "base/look.h"
#include "support/evenings.h"
#include "support/stage.h"
#include "support/window_case.h"
#include "widgets/key_button.h"
#include "widgets/page_frame.h"
#include "widgets/step_button.h"
#include "widgets/tables.h"

#include <desk/draws.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QHeaderView>
#include <QImage>
#include <QRadioButton>
#include <QScreen>
#include <QScrollBar>
#include <QSet>
#include <QStandardItemModel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <utility>

// Letters as they are set: alike wherever they stand, and whole at whatever size the desktop has them.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

// The smallest size that desktops come with, on a screen said to have 144 dots: a fifth larger, and half.
constexpr double kHalfAsLarge = 10 * 1.2 * 1.5;
constexpr double kTwiceAndAHalfAsLarge = 9 * 1.2 * 2.5;

// Without what went behind the rest, where one scrolls to it.
int neededOf(const QTableView& list) {
    const auto* header = list.horizontalHeader();
    int needed = header->length();
    for (int behind = columnsBehind(list); behind > 0; --behind)
        needed -= header->sectionSize(header->logicalIndex(header->count() - behind));
    return needed;
}

void isNotWider(const QString& name, QWidget& shown) {
    for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
    const auto what = [&](const QWidget& part, int beyond) {
        return QStringLiteral("%1, %2: %3").arg(name, part.objectName()).arg(beyond).toUtf8();
    };
    for (const auto* list : shown.findChildren<QTableView*>()) {
        if (!list->isVisible()) continue;
        const int beyond = neededOf(*list) - list->viewport()->width();
        QVERIFY2(beyond <= 0, what(*list, beyond).constData());
    }
    for (const auto* step : shown.findChildren<StepButton*>())
        if (step->isVisible() && step->isChecked())
            QVERIFY2(step->visibleRegion().boundingRect() == step->rect(), what(*step, 0).constData());
    for (const auto* button : shown.findChildren<KeyButton*>()) {
        const int beyond = button->isVisible() ? button->widthWithoutKey() - button->width() : 0;
        QVERIFY2(beyond <= 0, what(*button, beyond).constData());
    }
    for (const auto* frame : shown.findChildren<PageFrame*>()) {
        const int beyond = frame->isVisible() ? frame->horizontalScrollBar()->maximum() : 0;
        QVERIFY2(beyond == 0, what(*frame, beyond).constData());
    }
    if (const auto* next = shown.findChild<KeyButton*>(QStringLiteral("nextButton"));
        next && next->isVisible())
        QVERIFY2(next->visibleRegion().boundingRect() == next->rect(), what(*next, 0).constData());
    QVERIFY2(shown.width() <= Scene().size.width(), what(shown, shown.width()).constData());
}

// The page of a shortcut, and each that follows on it.
void openEach(Stage& stage, Qt::Key page, std::initializer_list<QKeyCombination> views) {
    stage.keys().press(page, Qt::ControlModifier);
    isNotWider(QKeySequence(page).toString(), stage.window());
    for (const QKeyCombination view : views) {
        if (QTest::currentTestFailed()) return;
        stage.keys().press(view.key(), view.keyboardModifiers());
        isNotWider(QKeySequence(page).toString() + QLatin1Char(' ') + QKeySequence(view).toString(),
                   stage.window());
    }
}

void openDisputes(Stage& stage) {
    using namespace Qt;
    openEach(stage, Key_6,
             {Key_F12, ShiftModifier | Key_F12, ShiftModifier | Key_F6, Key_Escape, Key_F9, Key_F8,
              Key_Escape, Key_F9});
    for (int question = 0; question < 8 && !QTest::currentTestFailed(); ++question) {
        stage.keys().press(static_cast<Qt::Key>(Key_1 + question));
        isNotWider(QStringLiteral("question %1").arg(question + 1), stage.window());
        stage.keys().press(Key_Escape);
    }
}

void openWaysOfKeying(Stage& stage) {
    openEach(stage, Qt::Key_4,
             {Qt::Key_F2, Qt::Key_F3, Qt::Key_F7, Qt::Key_Escape, Qt::Key_F4, Qt::Key_Escape});
}

// Three at a table, pairs, and a round typed from slips.
void openOtherEvenings(Stage& stage) {
    const auto file = [&](const char* name) { return QDir(stage.folder()).filePath(QLatin1String(name)); };
    {
        schreiber::desk::Evening three = soloEvening(file("three.schreiber"), exampleList());
        QVERIFY(drawTables(three, 2026, {}).ok() && startRound(three).ok());
        enteredEvening(file("slips.schreiber"), exampleList());
        pairsEvening(file("pairs.schreiber"), exampleList(), "pairs", "swiss");
    }
    stage.window().openFile(file("three.schreiber"));
    for (const Qt::Key page : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4}) openEach(stage, page, {});
    openEach(stage, Qt::Key_4, {Qt::Key_F2});
    stage.window().openFile(file("slips.schreiber"));
    openEach(stage, Qt::Key_2, {Qt::Key_F2});
    stage.window().openFile(file("pairs.schreiber"));
    for (const Qt::Key page : {Qt::Key_1, Qt::Key_2, Qt::Key_Comma}) openEach(stage, page, {});
    stage.window().openFile(stage.playing());
    openEach(stage, Qt::Key_3, {Qt::ControlModifier | Qt::Key_F11, Qt::ControlModifier | Qt::Key_F11});
    openEach(stage, Qt::Key_5, {Qt::ControlModifier | Qt::ShiftModifier | Qt::Key_P});
    stage.keys().press(Qt::Key_W, Qt::ControlModifier);
    stage.keys().press(Qt::Key_N, Qt::ControlModifier);
    isNotWider(QStringLiteral("new"), stage.window());
}

} // namespace

class TestLetters : public QObject {
    Q_OBJECT

  private slots:
    void lettersOfAColumnAreAlike();
    void hintsOfEmptyPagesStandAtOneHeight();
    void whatIsTypedIsSeenBeforeThePaper();
    void whereTheKeyboardIsHasARing();
    void whatDropsDownIsWhole();
    void roomGoesToTheWordsThatNeedIt();
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
        QVERIFY2(window.keys().textOf(QLatin1String(name)).contains(QStringLiteral("mindestens vier")), name);
        heights << hint.mapTo(&window.window(), hint.contentsRect().topLeft()).y();
    }
    QCOMPARE(heights.size(), 1);
}

// With large letters on a small screen: the fields, and above them the last lines of the paper.
void TestLetters::whatIsTypedIsSeenBeforeThePaper() {
    const QByteArray path = qgetenv("PATH");
    {
        QTemporaryDir folder;
        Scene scene;
        scene.points = 15;
        Stage stage(scene, folder.path());
        stage.window().openFile(stage.playing());
        stage.keys().press(Qt::Key_4, Qt::ControlModifier);
        for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
        QCOMPARE(stage.keys().focus(), QStringLiteral("points0"));
        const QWidget& field = *stage.keys().find(QStringLiteral("points0"));
        const QWidget& paper = *stage.keys().find(QStringLiteral("sheetPaper"));
        QVERIFY(field.visibleRegion().contains(field.rect()));
        QVERIFY(paper.mapTo(&stage.window(), QPoint()).y() > field.mapTo(&stage.window(), QPoint()).y());
        QVERIFY(!paper.visibleRegion().isEmpty());
    }
    qputenv("PATH", path);
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

// What the desktop makes its letters larger by is either their size or, where it tells more dots than there
// are, the style's own room around them as well: then the test is run with those.
void TestLetters::onASmallScreenPagesGrowHigherNotWider_data() {
    QTest::addColumn<int>("language");
    QTest::addColumn<double>("points");
    constexpr double kUsualDots = 96;
    const bool moreDots = QGuiApplication::primaryScreen()->logicalDotsPerInch() > kUsualDots;
    const std::initializer_list<double> usual{9};
    const std::initializer_list<double> large{15, kHalfAsLarge, kTwiceAndAHalfAsLarge};
    for (const double points : moreDots ? usual : large) {
        QTest::addRow("de %.1f", points) << static_cast<int>(words::Language::German) << points;
        QTest::addRow("it %.1f", points) << static_cast<int>(words::Language::Italian) << points;
        QTest::addRow("en %.1f", points) << static_cast<int>(words::Language::English) << points;
    }
}

// On a laptop no page is scrolled sideways, whatever is keyed on it, no list has what one looks for in it
// behind its edge, and the step that is shown and what is next can be seen.
void TestLetters::onASmallScreenPagesGrowHigherNotWider() {
    QFETCH(int, language);
    QFETCH(double, points);
    const QByteArray path = qgetenv("PATH");
    {
        QTemporaryDir folder;
        Scene scene;
        scene.language = static_cast<schreiber::words::Language>(language);
        scene.look = Look::Dark;
        scene.points = points;
        Stage stage(scene, folder.path());
        eachPage(stage, [](const QString& name, QWidget& shown) { isNotWider(name, shown); });
        if (!QTest::currentTestFailed()) openDisputes(stage);
        if (!QTest::currentTestFailed()) openWaysOfKeying(stage);
        if (!QTest::currentTestFailed()) openOtherEvenings(stage);
    }
    qputenv("PATH", path);
}

QTEST_MAIN(TestLetters)
#include "test_letters.moc"
