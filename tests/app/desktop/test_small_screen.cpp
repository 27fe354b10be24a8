#include "models/standings_model.h"
#include "support/evenings.h"
#include "support/stage.h"
#include "widgets/key_button.h"
#include "widgets/tables.h"

#include <desk/draws.h>

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QHeaderView>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <memory>

// A desktop that makes everything half as large, or two and a half times, on a laptop of 1280 x 800: so much
// is left of the screen.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

constexpr QSize kHalfAsLarge(845, 496);
constexpr QSize kTwiceAndAHalfAsLarge(504, 280);
constexpr int kFewestRows = 5; // of a list that one looks something up in

bool isSeen(const QWidget& part, const QRect& place) {
    return part.visibleRegion().contains(place) && part.visibleRegion().boundingRect().contains(place);
}

int seenRows(const QTableView& table) {
    int column = 0;
    while (table.isColumnHidden(column)) ++column;
    int rows = 0;
    for (int row = 0; row < table.model()->rowCount(); ++row)
        if (isSeen(*table.viewport(), table.visualRect(table.model()->index(row, column)))) ++rows;
    return rows;
}

void settle() {
    for (int i = 0; i < 8; ++i) QCoreApplication::processEvents();
}

} // namespace

class TestSmallScreen : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void whatCountsIsSeen_data() { eachLanguage(); }
    void whatCountsIsSeen();
    void everyMenuIsOnTheBar_data() { eachLanguage(); }
    void everyMenuIsOnTheBar();
    void aQuestionLeavesThePersonInSight_data();
    void aQuestionLeavesThePersonInSight();
    void theLastRowStaysInSight();
    void aSheetIsSeenWhereItIsKeyed();
    void inOneColumnWhatIsTypedComesFirst();
    void whatIsDoneWithAFinishedSheetIsSeen();
    void pagesAreNotScrolledSideways_data() { eachLanguage(); }
    void pagesAreNotScrolledSideways();
    void theWallsStripLeavesTheWindowAsItIs();

  private:
    void aRankingShowsNamesAndManyOfThem();
    void theClockCanBeStarted();
    void whatWouldBeUndoneIsToldByItsTable();
    void whatIsChosenIsSeenWhole();
    void aDrawSaysOnceWhatIsPlayedFor();
    void eachLanguage();
    void stageIn(words::Language language, QSize size);
    void stageOfRow(QSize size);
    Keyboard& keys() { return m_stage->keys(); }
    QTableView& table(const char* name) {
        return *dynamic_cast<QTableView*>(keys().find(QLatin1String(name)));
    }

    QByteArray m_path;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Stage> m_stage;
};

// Whatever is asked about it: the fields for another final score come with F7.
void TestSmallScreen::whatIsDoneWithAFinishedSheetIsSeen() {
    stageIn(words::Language::German, QSize(1280, 720));
    keys().press(Qt::Key_4, Qt::ControlModifier);
    keys().press(Qt::Key_PageDown);
    keys().press(Qt::Key_F7);
    for (const char* score : {"18", "5"}) {
        keys().type(QLatin1String(score));
        keys().press(Qt::Key_Return);
    }
    QVERIFY(!keys().isShown(QStringLiteral("points0")));
    keys().press(Qt::Key_F9);
    keys().type(
        QStringLiteral("SIE sagt, die letzte Gabe sei falsch geschrieben und zweimal gezählt worden"));
    keys().press(Qt::Key_Return);
    keys().press(Qt::Key_F8);
    settle();
    QVERIFY(keys().isShown(QStringLiteral("promptBar"))); // over the page's lower end, which stays as it is
    const QWidget* standing = keys().find(QStringLiteral("sheetStanding"));
    const QPoint place = standing->mapTo(&m_stage->window(), QPoint());
    keys().press(Qt::Key_Escape);
    settle();
    QCOMPARE(standing->mapTo(&m_stage->window(), QPoint()), place);
    for (const char* name : {"confirmSheet", "disputeSheet", "swapSides", "disputeHere", "sheetStanding"}) {
        const QWidget* part = keys().find(QLatin1String(name));
        QVERIFY2(isSeen(*part, part->rect()), name);
    }
    keys().press(Qt::Key_F7);
    QCOMPARE(keys().focus(), QStringLiteral("points0"));
    QVERIFY(!keys().isShown(QStringLiteral("keyingHint")));
    keys().press(Qt::Key_Escape);
    QVERIFY(!keys().isShown(QStringLiteral("points0")));
}

// Two and a half times as large: what stands down the left makes way. The card table alone is wider.
void TestSmallScreen::pagesAreNotScrolledSideways() {
    QFETCH(int, language);
    stageIn(static_cast<words::Language>(language), kTwiceAndAHalfAsLarge);
    for (const auto& [key, name] :
         {std::pair(Qt::Key_1, "entriesFrame"), std::pair(Qt::Key_2, "drawFrame"),
          std::pair(Qt::Key_3, "roundFrame"), std::pair(Qt::Key_4, "sheetFrame"),
          std::pair(Qt::Key_5, "standingsFrame"), std::pair(Qt::Key_7, "journalFrame"),
          std::pair(Qt::Key_Comma, "settingsFrame")}) {
        keys().press(key, Qt::ControlModifier);
        settle();
        const auto* frame = dynamic_cast<QScrollArea*>(keys().find(QLatin1String(name)));
        QVERIFY(frame->isVisible());
        QVERIFY2(frame->horizontalScrollBar()->maximum() == 0, name);
    }
}

// Letters half as large again on a laptop: fields, what they come to and what writes it, then how else it
// could be keyed, then the paper; all of it without scrolling, and the steps beside it in one line each.
void TestSmallScreen::inOneColumnWhatIsTypedComesFirst() {
    Scene scene;
    scene.points = 13.5;
    m_stage = std::make_unique<Stage>(scene, m_folder->path());
    m_stage->window().openFile(m_stage->playing());
    keys().press(Qt::Key_4, Qt::ControlModifier);
    keys().press(Qt::Key_1);
    settle();
    int above = -1;
    for (const char* name : {"points0", "sheetReadBack", "writeLine", "lineByLine", "sheetPaper"}) {
        const QWidget* part = keys().find(QLatin1String(name));
        QVERIFY2(part->isVisible() && part->visibleRegion().boundingRect().height() == part->height(), name);
        const int here = part->mapTo(&m_stage->window(), QPoint()).y();
        QVERIFY2(here > above, name);
        above = here;
    }
    const QWidget* readBack = keys().find(QStringLiteral("sheetReadBack"));
    const QRect place(readBack->mapTo(&m_stage->window(), QPoint()), readBack->size());
    keys().press(Qt::Key_Backspace);
    settle();
    QCOMPARE(QRect(readBack->mapTo(&m_stage->window(), QPoint()), readBack->size()), place);
    QVERIFY(keys().isShown(QStringLiteral("tournamentGame")));
    const int line = m_stage->window().fontMetrics().height();
    QVERIFY(keys().find(QStringLiteral("stepEntries"))->height() < 2 * line + 4);
}

void TestSmallScreen::init() {
    m_path = qgetenv("PATH");
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestSmallScreen::cleanup() {
    m_stage.reset();
    qputenv("PATH", m_path);
}

void TestSmallScreen::eachLanguage() {
    QTest::addColumn<int>("language");
    QTest::newRow("de") << static_cast<int>(words::Language::German);
    QTest::newRow("it") << static_cast<int>(words::Language::Italian);
    QTest::newRow("en") << static_cast<int>(words::Language::English);
}

void TestSmallScreen::stageIn(words::Language language, QSize size) {
    Scene scene;
    scene.language = language;
    scene.size = size;
    m_stage = std::make_unique<Stage>(scene, m_folder->path());
    m_stage->window().openFile(m_stage->playing());
    settle();
    QCOMPARE(m_stage->window().size(), size);
}

void TestSmallScreen::stageOfRow(QSize size) {
    QFETCH(int, language);
    stageIn(static_cast<words::Language>(language), size);
}

void TestSmallScreen::whatCountsIsSeen() {
    stageOfRow(kHalfAsLarge);
    const auto steps = {
        &TestSmallScreen::aRankingShowsNamesAndManyOfThem, &TestSmallScreen::theClockCanBeStarted,
        &TestSmallScreen::whatWouldBeUndoneIsToldByItsTable, &TestSmallScreen::whatIsChosenIsSeenWhole,
        &TestSmallScreen::aDrawSaysOnceWhatIsPlayedFor};
    for (const auto step : steps)
        if (!QTest::currentTestFailed()) (this->*step)();
}

void TestSmallScreen::aRankingShowsNamesAndManyOfThem() {
    keys().press(Qt::Key_5, Qt::ControlModifier);
    settle();
    const QTableView& list = table("standingsTable");
    QVERIFY2(seenRows(list) >= kFewestRows, qPrintable(QString::number(seenRows(list))));
    const auto isLow = [&](int row) {
        return list.rowHeight(row) == list.verticalHeader()->defaultSectionSize();
    };
    QVERIFY(isLow(1) && isLow(2) && isLow(3)); // bold ones, too, in one line
    const int name = StandingsModel::columnOf(*list.model(), StandingsModel::Id::Name);
    for (int row = 0; row < list.model()->rowCount(); ++row)
        QVERIFY(isWhole(list, list.model()->index(row, name)));
}

void TestSmallScreen::aDrawSaysOnceWhatIsPlayedFor() {
    const QString file = QDir(m_folder->path()).filePath(QStringLiteral("knockout.schreiber"));
    {
        desk::Evening evening = pairsEvening(file, exampleList(), "knockout");
        QVERIFY(desk::drawTables(evening, 2026, {}).ok());
    }
    m_stage->window().openFile(file);
    keys().press(Qt::Key_2, Qt::ControlModifier);
    settle();
    QVERIFY(keys().isShown(QStringLiteral("drawStage")));
    QVERIFY(!keys().textOf(QStringLiteral("drawStage")).isEmpty());
    const QTableView& list = table("drawTable");
    for (int row = 0; row < list.model()->rowCount(); ++row) {
        QVERIFY(!list.model()->index(row, 0).data().toString().contains(QStringLiteral(" – ")));
        for (int column = 1; column < list.model()->columnCount(); ++column)
            QVERIFY(isWhole(list, list.model()->index(row, column)));
    }
}

void TestSmallScreen::theClockCanBeStarted() {
    keys().press(Qt::Key_3, Qt::ControlModifier);
    settle();
    const auto* clock = dynamic_cast<KeyButton*>(keys().find(QStringLiteral("startClock")));
    QVERIFY(clock->isVisible());
    QVERIFY(clock->width() >= clock->widthWithoutKey());
    QVERIFY(isSeen(*clock, clock->rect()));
}

void TestSmallScreen::everyMenuIsOnTheBar() {
    stageOfRow(kTwiceAndAHalfAsLarge);
    const QMenuBar& bar = *m_stage->window().menuBar();
    for (QAction* menu : bar.actions()) {
        const QRect place = bar.actionGeometry(menu);
        QVERIFY2(!place.isEmpty() && place.right() < bar.width(), qPrintable(menu->text()));
    }
}

void TestSmallScreen::whatWouldBeUndoneIsToldByItsTable() {
    const auto* undo = dynamic_cast<QToolButton*>(keys().find(QStringLiteral("undoButton")));
    const QString shown = undo->text();
    QVERIFY2(shown.contains(QLatin1Char('2')) && shown.contains(QLatin1Char('4')), qPrintable(shown));
    QVERIFY2(!shown.contains(QChar(0x2026)) || shown.endsWith(QChar(0x2026)), qPrintable(shown));
    QVERIFY(isSeen(*undo, undo->rect()));
    QVERIFY(undo->width() >= undo->sizeHint().width());
    const QString listed = undo->defaultAction()->text();
    QVERIFY2(!listed.contains(QChar(0x2026)), qPrintable(listed));
}

void TestSmallScreen::aQuestionLeavesThePersonInSight_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("half as large") << kHalfAsLarge;
    QTest::newRow("two and a half") << kTwiceAndAHalfAsLarge;
}

void TestSmallScreen::aQuestionLeavesThePersonInSight() {
    QFETCH(QSize, size);
    stageIn(words::Language::German, size);
    keys().press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(keys().tabTo(QStringLiteral("entryTable")));
    const QTableView& list = table("entryTable");
    const auto isThere = [&] {
        settle();
        return isSeen(*list.viewport(), list.visualRect(list.currentIndex()));
    };
    for (const int row : {2, 7, 29}) {
        keys().press(Qt::Key_Home, Qt::ControlModifier);
        for (int i = 0; i < row; ++i) keys().press(Qt::Key_Down);
        QCOMPARE(list.currentIndex().row(), row);
        QVERIFY2(isThere(), qPrintable(QStringLiteral("row %1").arg(row)));
        keys().press(Qt::Key_T, Qt::ControlModifier);
        QVERIFY(keys().isShown(QStringLiteral("promptBar")));
        QVERIFY2(isThere(), qPrintable(QStringLiteral("row %1, asked").arg(row)));
        keys().press(Qt::Key_Escape);
        QVERIFY2(isThere(), qPrintable(QStringLiteral("row %1, answered").arg(row)));
        m_stage->window().findChild<QAction*>(QStringLiteral("checkFile"))->trigger();
        QTRY_VERIFY(keys().hasMessage());
        QVERIFY2(isThere(), qPrintable(QStringLiteral("row %1, told").arg(row)));
        keys().press(Qt::Key_Escape);
    }
}

void TestSmallScreen::theLastRowStaysInSight() {
    stageIn(words::Language::German, kHalfAsLarge);
    const auto isThere = [&](const char* name) {
        settle();
        const auto& list = *dynamic_cast<QAbstractItemView*>(keys().find(QLatin1String(name)));
        QRect row = list.visualRect(list.currentIndex());
        row.setWidth(1); // a list of many columns is scrolled across
        return isSeen(*list.viewport(), row);
    };
    const auto tell = [&] {
        m_stage->window().findChild<QAction*>(QStringLiteral("checkFile"))->trigger();
        QTRY_VERIFY(keys().hasMessage());
    };
    keys().press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(keys().tabTo(QStringLiteral("entryTable")));
    keys().press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(table("entryTable").currentIndex().row(), 29);
    QVERIFY(isThere("entryTable"));
    keys().press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    QVERIFY(isThere("entryTable"));
    keys().press(Qt::Key_Escape);
    settle();
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
    QVERIFY(isThere("entryTable"));

    keys().press(Qt::Key_5, Qt::ControlModifier);
    settle();
    keys().press(Qt::Key_End, Qt::ControlModifier);
    QVERIFY(isThere("standingsTable"));
    keys().press(Qt::Key_F8);
    QVERIFY(keys().isShown(QStringLiteral("promptBar")) || keys().hasMessage());
    QVERIFY(isThere("standingsTable"));
    keys().press(Qt::Key_Escape);
    QVERIFY(isThere("standingsTable"));

    keys().press(Qt::Key_3, Qt::ControlModifier);
    settle();
    keys().press(Qt::Key_End, Qt::ControlModifier);
    QVERIFY(isThere("tableCards"));
    tell();
    QVERIFY(isThere("tableCards"));
}

void TestSmallScreen::aSheetIsSeenWhereItIsKeyed() {
    stageIn(words::Language::German, kHalfAsLarge);
    keys().press(Qt::Key_F5);
    settle();
    QVERIFY(keys().isShown(QStringLiteral("sheetPaper")));
    const QTableView& paper = table("sheetPaper");
    const auto isLineSeen = [&] {
        settle();
        return isSeen(*paper.viewport(), paper.visualRect(paper.currentIndex()));
    };
    const QWidget* const field = QApplication::focusWidget();
    QVERIFY(field != &paper);
    QCOMPARE(paper.currentIndex().row(), paper.model()->rowCount() - 1);
    settle();
    QVERIFY(isSeen(*field, field->rect())); // what is typed comes before the paper
    for (int row = paper.currentIndex().row(); row > 0; --row) {
        keys().press(Qt::Key_Up);
        QCOMPARE(paper.currentIndex().row(), row - 1);
        QVERIFY2(isLineSeen(), qPrintable(QString::number(row)));
    }
    keys().press(Qt::Key_PageUp); // a sheet that is written
    settle();
    const QWidget& title = *keys().find(QStringLiteral("sheetState")); // which names the table in one column
    QVERIFY(isSeen(title, title.rect()));
}

void TestSmallScreen::whatIsChosenIsSeenWhole() {
    keys().press(Qt::Key_Comma, Qt::ControlModifier);
    settle();
    const auto* form = dynamic_cast<QScrollArea*>(keys().find(QStringLiteral("settingsScroll")));
    QCOMPARE(form->horizontalScrollBar()->maximum(), 0);
    for (auto* box : form->findChildren<QComboBox*>()) {
        if (box->isHidden()) continue;
        box->showPopup();
        settle();
        const int most = box->screen()->availableSize().width();
        QVERIFY2(box->view()->viewport()->width() >= box->view()->sizeHintForColumn(0) ||
                     box->view()->window()->width() == most,
                 qPrintable(box->objectName()));
        box->hidePopup();
        for (int choice = 0; choice < box->count(); ++choice) {
            box->setCurrentIndex(choice);
            settle();
            QCOMPARE(box->toolTip(), box->currentText().toHtmlEscaped()); // whole, whatever has room
        }
    }
    QCOMPARE(form->horizontalScrollBar()->maximum(), 0);
}

void TestSmallScreen::theWallsStripLeavesTheWindowAsItIs() {
    stageIn(words::Language::German, kHalfAsLarge);
    keys().press(Qt::Key_F11, Qt::ControlModifier);
    settle();
    QVERIFY(keys().find(QStringLiteral("beamerStrip"))->isVisible());
    QCOMPARE(m_stage->window().size(), kHalfAsLarge);
}

QTEST_MAIN(TestSmallScreen)
#include "test_small_screen.moc"
