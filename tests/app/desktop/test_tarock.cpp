#include "models/tables_model.h"
#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/draws.h>
#include <desk/evening.h>

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QScrollBar>
#include <QSpinBox>
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
    void theFormAsksWhatTheGameHas();
    void aNumberThatIsSeldomMeantIsAskedAbout();
    void settingsAreThoseOfTheGame();
    void aRoundShowsSeatsDealersAndHowFarItIs();
    void resultsAreTypedOneAfterTheOther();
    void disputesAreAskedOfThisGame();
    void papersThatThereAreNotAreNotOffered();
    void everyColumnOfEachListIsReached_data();
    void everyColumnOfEachListIsReached();
    void aBandCoversThePageAndMovesNothing();
    void seatsDrawnByCardsAreTyped();
    void theSideColumnSaysWhatIsPlayed();

  private:
    void openPerlaggen();
    QString openDrawn(); // an evening of nine, its first round a draft
    void chooseTarock(); // in the form of a new tournament
    QTableView* table(const char* name) {
        return dynamic_cast<QTableView*>(keys().find(QLatin1String(name)));
    }
};

void TestTarock::everyColumnOfEachListIsReached_data() {
    QTest::addColumn<bool>("tarock");
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(900, 720), QSize(1024, 600)})
        for (const bool tarock : {true, false})
            QTest::addRow("%s %d", tarock ? "tarock" : "perlaggen", size.width()) << tarock << size;
}

// What has no room is scrolled to, and a bar says so.
void TestTarock::everyColumnOfEachListIsReached() {
    QFETCH(bool, tarock);
    QFETCH(QSize, size);
    if (!tarock) openPerlaggen();
    m_case->window().resize(size);
    int lists = 0;
    for (const Qt::Key page : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_7}) {
        ctrl(page);
        QCoreApplication::processEvents();
        for (const auto* list : m_case->window().findChildren<QTableView*>()) {
            if (!list->isVisible()) continue;
            ++lists;
            const auto* header = list->horizontalHeader();
            const QByteArray name = list->objectName().toUtf8();
            // Of the entries those that the evening does not ask for are not there.
            if (name != "entryTable") QVERIFY2(header->hiddenSectionCount() == 0, name);
            const int beyond = header->length() - list->viewport()->width();
            if (beyond <= 0) continue;
            QVERIFY2(list->horizontalScrollBar()->isVisible(), name);
            QVERIFY2(list->horizontalScrollBar()->maximum() >= beyond, name);
        }
    }
    QVERIFY(lists >= 4);
}

void TestTarock::openPerlaggen() {
    m_file += QStringLiteral(".perlaggen.schreiber");
    openPlayed(2, 3);
}

QString TestTarock::openDrawn() {
    const QString file = m_file + QStringLiteral(".drawn.schreiber");
    {
        desk::Evening evening = tarockEvening(file, exampleList(), 9);
        if (!desk::drawTables(evening, std::nullopt, {}).ok()) return {};
    }
    m_case->open(file);
    ctrl(Qt::Key_2);
    return file;
}

void TestTarock::aBandCoversThePageAndMovesNothing() {
    QVERIFY(!openDrawn().isEmpty());
    const QWidget& window = m_case->window();
    const auto place = [&](const char* name) {
        const QWidget* part = keys().find(QLatin1String(name));
        return QRect(part->mapTo(&window, QPoint()), part->size());
    };
    const QRect page = place("drawPage");
    const QRect button = place("redraw");
    const QRect list = place("drawTable");
    keys().press(Qt::Key_F6);
    keys().press(Qt::Key_Right);
    keys().press(Qt::Key_F6);
    QVERIFY(shown("promptBar"));
    QCOMPARE(place("drawPage"), page);
    QCOMPARE(place("redraw"), button);
    QCOMPARE(place("drawTable"), list);
    QVERIFY(place("promptBar").top() >= place("pages").bottom()); // and not on top
    keys().press(Qt::Key_Escape);
    QCOMPARE(place("drawPage"), page);
}

void TestTarock::seatsDrawnByCardsAreTyped() {
    const QString file = openDrawn();
    QVERIFY(shown("typeSeats"));
    keys().press(Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(shown("promptBar"));
    QStringList seats = said("promptText").split(QLatin1Char(' '));
    QCOMPARE(seats.size(), 4);
    std::reverse(seats.begin(), seats.end());
    keys().type(seats.join(QLatin1Char(' ')));
    keys().press(Qt::Key_Return);
    const auto evening = desk::Evening::open(file.toStdString());
    QVERIFY(evening.ok());
    QStringList now;
    for (const auto& side : evening->tournament().rounds.back().tables.front().sides)
        now << QString::number(side.front());
    QCOMPARE(now, seats);
}

void TestTarock::theSideColumnSaysWhatIsPlayed() {
    QCOMPARE(said("tournamentGame"), QStringLiteral("Königrufen · 16 Spiele"));
    openPerlaggen();
    QCOMPARE(said("tournamentGame"), QStringLiteral("Innsbrucker Art · zu 18"));
}

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
        {Qt::Key_1, "entriesPage"},     {Qt::Key_2, "drawPage"},      {Qt::Key_3, "roundPage"},
        {Qt::Key_4, "sheetPage"},       {Qt::Key_5, "standingsPage"}, {Qt::Key_7, "journalPage"},
        {Qt::Key_Comma, "settingsPage"}};
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

void TestTarock::chooseTarock() {
    ctrl(Qt::Key_N);
    QVERIFY(keys().tabTo(QStringLiteral("newRules")));
    const auto* rules = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("newRules")));
    for (int i = 0; i < rules->count() && rules->currentData() != QStringLiteral("ruediger"); ++i)
        keys().press(Qt::Key_Down);
    QCOMPARE(rules->currentData().toString(), QStringLiteral("ruediger"));
}

void TestTarock::theFormAsksWhatTheGameHas() {
    chooseTarock();
    for (const char* field : {"newTarget", "newMeet", "newRest", "newFinal", "newGroups", "presetDrawn"})
        QVERIFY2(!shown(field), field);
    for (const char* field : {"newRounds", "newDeals", "newFives", "newEnd", "newDoubled", "newKontra",
                              "newRankPoints", "newStake"})
        QVERIFY2(shown(field), field);
    const auto* deals = dynamic_cast<QSpinBox*>(keys().find(QStringLiteral("newDeals")));
    const auto* rounds = dynamic_cast<QSpinBox*>(keys().find(QStringLiteral("newRounds")));
    QCOMPARE(deals->value(), 16);
    QCOMPARE(rounds->value(), 3);
    QVERIFY(keys().tabTo(QStringLiteral("newRankPoints")));
    keys().type(QStringLiteral("60,40"));
    ctrl(Qt::Key_Return);
    QVERIFY2(strip().contains(QStringLiteral("60,40")), qPrintable(strip()));
    QCOMPARE(keys().focus(), QStringLiteral("newRankPoints"));
    keys().type(QStringLiteral("60,40,20,0"));
    QVERIFY(keys().tabTo(QStringLiteral("newKontra")));
    keys().press(Qt::Key_Down);
    QVERIFY(keys().tabTo(QStringLiteral("newStake")));
    for (int i = 0; i < 3; ++i) keys().press(Qt::Key_Up);
    m_file = m_case->path(QStringLiteral("Tarock.schreiber"));
    m_case->dialogs().paths.push_back(m_file);
    ctrl(Qt::Key_Return);
    const tournament::Settings made = onDisk().settings;
    QVERIFY(made.zeroSum && made.fives && !made.openEnd);
    QVERIFY(made.format == tournament::Format::Solo);
    QCOMPARE(made.deals, 16);
    QCOMPARE(made.rounds, 3);
    QCOMPARE(made.stake, 3);
    QCOMPARE(made.rankPoints, std::string("60,40,20,0"));
    QCOMPARE(made.scoring, std::string("1*points+1*rank"));
    QCOMPARE(made.furtherOptions.at("kontra"), std::string("off"));
    QVERIFY(!made.furtherOptions.contains("doubled"));
}

// Ten games are none that four come out even with.
void TestTarock::aNumberThatIsSeldomMeantIsAskedAbout() {
    chooseTarock();
    QVERIFY(keys().tabTo(QStringLiteral("newDeals")));
    ctrl(Qt::Key_A);
    keys().type(QStringLiteral("10"));
    m_file = m_case->path(QStringLiteral("Zehn.schreiber"));
    m_case->dialogs().paths.push_back(m_file);
    ctrl(Qt::Key_Return);
    QVERIFY(shown("promptBar"));
    QVERIFY(!QFile::exists(m_file));
    keys().press(Qt::Key_Return);
    QCOMPARE(onDisk().settings.deals, 10);
}

void TestTarock::settingsAreThoseOfTheGame() {
    ctrl(Qt::Key_Comma);
    for (const char* field : {"set-target", "set-meet", "set-rest", "set-camps", "set-final"})
        QVERIFY2(!shown(field), field);
    for (const char* field :
         {"set-games", "set-fives", "set-end", "set-doubled", "set-kontra", "set-rank-points", "set-stake"})
        QVERIFY2(shown(field), field);
    QCOMPARE(dynamic_cast<QComboBox*>(keys().find(QStringLiteral("set-rules")))->currentData().toString(),
             QStringLiteral("ruediger"));
    QVERIFY(!shown("settingsUntaken") || said("settingsUntaken").isEmpty());
    const auto* scoring = dynamic_cast<QComboBox*>(keys().find(QStringLiteral("set-scoring")));
    QCOMPARE(scoring->currentText(), QStringLiteral("Punkte"));
    QCOMPARE(scoring->findData(QStringLiteral("1*win")), -1); // nobody wins a match
    QVERIFY(keys().tabTo(QStringLiteral("set-fives")));
    keys().press(Qt::Key_Down);
    ctrl(Qt::Key_Return);
    QVERIFY2(!onDisk().settings.fives, qPrintable(strip()));
    QCOMPARE(onDisk().settings.deals, 16);
}

// Tables of four and of five: the last seat deals first.
void TestTarock::aRoundShowsSeatsDealersAndHowFarItIs() {
    ctrl(Qt::Key_2);
    const QAbstractItemModel& draw = *table("drawTable")->model();
    QCOMPARE(draw.columnCount(), 6);
    QCOMPARE(draw.headerData(1, Qt::Horizontal).toString(), QStringLiteral("A"));
    QCOMPARE(draw.headerData(5, Qt::Horizontal).toString(), QStringLiteral("E"));
    QVERIFY(draw.index(0, 4).data().toString().endsWith(QChar(u'●')));
    QVERIFY(draw.index(3, 5).data().toString().endsWith(QChar(u'●')));
    QVERIFY(draw.index(0, 4).data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral("gibt zuerst")));
    ctrl(Qt::Key_3);
    const TableCard card = dynamic_cast<QListView*>(keys().find(QStringLiteral("tableCards")))
                               ->model()
                               ->index(0, 0)
                               .data(TablesModel::CardRole)
                               .value<TableCard>();
    QCOMPARE(card.progress, QStringLiteral("16 von 16 Spielen"));
    QVERIFY(!card.ahead.isEmpty());
    const std::vector<int> scores = onDisk().rounds[0].tables[0].games[0].score;
    for (const int side : card.ahead)
        QCOMPARE(scores[static_cast<std::size_t>(side)], *std::max_element(scores.begin(), scores.end()));
}

void TestTarock::resultsAreTypedOneAfterTheOther() {
    keys().press(Qt::Key_F5); // the second round
    keys().press(Qt::Key_F5);
    QVERIFY(shown("roundPage"));
    keys().press(Qt::Key_F2);
    QCOMPARE(keys().focus(), QStringLiteral("quickLine"));
    const auto type = [&](const char* line) {
        ctrl(Qt::Key_A);
        keys().type(QLatin1String(line));
    };
    type("9 1 1 1 -3");
    QVERIFY2(said("quickSaid").contains(QStringLiteral("„9“")), qPrintable(said("quickSaid")));
    type("1 34 x");
    QVERIFY2(said("quickSaid").contains(QStringLiteral("„x“")), qPrintable(said("quickSaid")));
    type("1 34 -12 -18");
    QVERIFY2(said("quickSaid").contains(QStringLiteral("−4 macht die Summe 0")),
             qPrintable(said("quickSaid")));
    type("1 34 -12 -18 -5");
    QVERIFY2(said("quickSaid").contains(QStringLiteral("−1 und nicht 0")), qPrintable(said("quickSaid")));
    keys().press(Qt::Key_Return);
    QVERIFY(strip().isEmpty()); // told below the line, and there alone
    QCOMPARE(keys().find(QStringLiteral("quickSaid"))->property("tone"), QVariant(QStringLiteral("bad")));
    QVERIFY(sheetOnDisk(0).score.empty() || !sheetOnDisk(0).finalOnly);
    QCOMPARE(said("quickLine"), QStringLiteral("1 34 -12 -18 -5"));
    type("1;34;-12;-18;-4"); // as a list has it
    keys().press(Qt::Key_Return);
    QCOMPARE(sheetOnDisk(0).score, (std::vector<int>{34, -12, -18, -4}));
    QCOMPARE(said("quickLine"), QString());
    QCOMPARE(keys().focus(), QStringLiteral("quickLine"));
    type("3 10 20 -30 5"); // five sit there
    QVERIFY(said("quickSaid").contains(QStringLiteral("−5 macht die Summe 0")));
    type("3 10 20 -30 5 -5");
    keys().press(Qt::Key_Return);
    QCOMPARE(sheetOnDisk(2).score, (std::vector<int>{10, 20, -30, 5, -5}));
    ctrl(Qt::Key_Z);
    QVERIFY(sheetOnDisk(2).score.empty() || !sheetOnDisk(2).finalOnly);
    keys().press(Qt::Key_F2);
    keys().press(Qt::Key_Escape);
    QCOMPARE(keys().focus(), QStringLiteral("tableCards"));
}

void TestTarock::disputesAreAskedOfThisGame() {
    ctrl(Qt::Key_5);
    ctrl(Qt::Key_6);
    QVERIFY(shown("disputePage"));
    QVERIFY2(strip().isEmpty(), qPrintable(strip()));
    const auto* questions = dynamic_cast<QListWidget*>(keys().find(QStringLiteral("questionList")));
    QVERIFY(questions != nullptr);
    QCOMPARE(questions->count(), 9);
    keys().press(Qt::Key_Down);
    QCOMPARE(questions->currentRow(), 0);
    openPerlaggen(); // and of the other one's again
    ctrl(Qt::Key_6);
    QCOMPARE(questions->count(), 8);
}

void TestTarock::papersThatThereAreNotAreNotOffered() {
    auto* signs = m_case->window().findChild<QAction*>(QStringLiteral("print-signals"));
    QVERIFY(signs != nullptr);
    emit dynamic_cast<QMenu*>(signs->parent())->aboutToShow();
    QVERIFY(!signs->isVisible());
    m_file = m_case->path(QStringLiteral("Perlaggen.schreiber"));
    openPrepared([](desk::Evening&) {}); // which has them
    emit dynamic_cast<QMenu*>(signs->parent())->aboutToShow();
    QVERIFY(signs->isVisible());
}

QTEST_MAIN(TestTarock)
#include "test_tarock.moc"
