#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/evening.h>

#include <QComboBox>
#include <QFile>
#include <QLabel>
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

  private:
    void chooseTarock(); // in the form of a new tournament
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
    QVERIFY(keys().tabTo(QStringLiteral("set-fives")));
    keys().press(Qt::Key_Down);
    ctrl(Qt::Key_Return);
    QVERIFY2(!onDisk().settings.fives, qPrintable(strip()));
    QCOMPARE(onDisk().settings.deals, 16);
}

QTEST_MAIN(TestTarock)
#include "test_tarock.moc"
