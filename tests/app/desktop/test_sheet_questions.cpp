#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/evening.h>
#include <desk/settings.h>

#include <QTest>

// What decides a line and was not keyed: one short question, answered by keyboard alone, and the answer is
// kept.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;
using tournament::SheetState;

} // namespace

class TestSheetQuestions : public WindowTest {
    Q_OBJECT

  private slots:
    void theOrderIsAskedWhereItDecides();
    void theOrderThatDecidesTheFinalScoreAloneIsAskedAsSuch();
    void whatDecidesAndIsNotKeyedIsAsked();
    void howLongTheFiguresAreIsAskedOneAfterTheOther();
    void aGivenSpielIsAskedWhetherItWasBet();
    void aDefaultThatDecidesIsReadBack();

  private:
    tournament::Sheet sheet() const { return sheetOnDisk(0); }
    void openScore(int first, int second, const std::map<std::string, std::string>& rules = {});
    void choose(const char* way);
};

void TestSheetQuestions::openScore(int first, int second, const std::map<std::string, std::string>& rules) {
    openPrepared([&](desk::Evening& evening) {
        if (!rules.empty()) QVERIFY(desk::changeSettings(evening, rules).ok());
        playOneLine(evening, first, second);
    });
    keys().press(Qt::Key_4, Qt::ControlModifier);
}

void TestSheetQuestions::choose(const char* way) {
    QVERIFY(keys().tabTo(QLatin1String(way)));
    keys().press(Qt::Key_Return);
}

void TestSheetQuestions::theOrderIsAskedWhereItDecides() {
    openScore(16, 16);
    keys().press(Qt::Key_F2);
    key("s;h;2;x;w;h;2");
    QVERIFY2(said("sheetAhead").startsWith(QStringLiteral("Wer zuerst zählt, gewinnt")),
             qPrintable(said("sheetAhead")));
    key(";;"); // Enter alone chooses none
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    QVERIFY2(said("promptWay0").contains(QStringLiteral("Gleich")), qPrintable(said("promptWay0")));
    QVERIFY2(said("promptWay1").contains(QStringLiteral("Spiel")), qPrintable(said("promptWay1")));
    QVERIFY(said("promptWay1").contains(QStringLiteral("18 : 16")));
    QVERIFY(sheet().state == SheetState::Open);
    QVERIFY(keys().tabTo(QStringLiteral("promptWay1")));
    keys().press(Qt::Key_Return);
    QVERIFY(sheet().state == SheetState::Entered);
    QCOMPARE(sheet().score, (std::vector<int>{16, 18}));
    QCOMPARE(sheet().lines.back().figures.back().figure, std::string("gleich"));
}

// No source says in which order unbet figures go out in Deutschnofen.
void TestSheetQuestions::aDefaultThatDecidesIsReadBack() {
    openScore(17, 16, {{"rules", "deutschnofen"}});
    keys().press(Qt::Key_F2);
    key("w;u;w;u;s;u");
    QVERIFY2(said("sheetAhead").contains(QStringLiteral("Vorgabe dieses Programms")) &&
                 said("sheetAhead").contains(QStringLiteral("ginge die Partie an ")),
             qPrintable(said("sheetAhead")));
    key(";");
    QCOMPARE(sheet().score, (std::vector<int>{17, 18}));
    QVERIFY2(strip().contains(QStringLiteral("Vorgabe dieses Programms")), qPrintable(strip()));
}

void TestSheetQuestions::theOrderThatDecidesTheFinalScoreAloneIsAskedAsSuch() {
    openScore(10, 16);
    keys().press(Qt::Key_F2);
    key("s;h;2;x;w;h;2;;");
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    QVERIFY2(said("promptQuestion").startsWith(QStringLiteral("Davon hängt der Endstand ab.")),
             qPrintable(said("promptQuestion")));
}

// Both one short: a Gleich goes out where it was asked for, and the Spiel decides where it was not.
void TestSheetQuestions::whatDecidesAndIsNotKeyedIsAsked() {
    openScore(17, 17);
    keys().press(Qt::Key_F2);
    key("s;u;x;w;u;;"); // Enter alone chooses none
    QVERIFY(keys().isShown(QStringLiteral("promptBar")));
    QCOMPARE(said("promptQuestion"),
             QStringLiteral("Das entscheidet: ob das Gleich angesagt und erlaubt wurde?"));
    QVERIFY2(said("promptWay0").contains(QStringLiteral("Das Gleich wurde angesagt und erlaubt (Sieg: ")),
             qPrintable(said("promptWay0")));
    QVERIFY2(said("promptWay1").contains(QStringLiteral("Das Gleich wurde nicht angesagt (Sieg: ")),
             qPrintable(said("promptWay1")));
    QCOMPARE(sheet().lines.size(), std::size_t{1}); // nothing is written before
    choose("promptWay0");
    QVERIFY(!keys().isShown(QStringLiteral("promptBar")));
    QCOMPARE(sheet().score, (std::vector<int>{18, 17}));
    QVERIFY((sheet().lines.back().figures[0] == game::Mark{"gleich", 0, 1, "declared"}));
    QVERIFY((sheet().lines.back().figures[2] == game::Mark{"spiel", 1, 1, "unbet"}));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(sheet().lines.size(), std::size_t{1});
    // and with the other answer
    keys().press(Qt::Key_F2);
    key("s;u;x;w;u;");
    choose("promptWay1");
    QCOMPARE(sheet().score, (std::vector<int>{17, 18}));
    QVERIFY((sheet().lines.back().figures[0] == game::Mark{"gleich", 0, 1, "shown"}));
}

void TestSheetQuestions::howLongTheFiguresAreIsAskedOneAfterTheOther() {
    openScore(13, 14, {{"rules", "imst"}, {"target", "15"}});
    keys().press(Qt::Key_F2);
    key("w;u;s;u;s;g;1;");
    QCOMPARE(said("promptQuestion"), QStringLiteral("Das entscheidet: wie viele Karten das Gleich hat?"));
    choose("promptWay1"); // three
    QCOMPARE(said("promptQuestion"), QStringLiteral("Das entscheidet: wie viele Karten der Hanger hat?"));
    QTRY_VERIFY(said("promptWay2").contains(QStringLiteral("Der Hanger hat 4 Karten")));
    QCOMPARE(sheet().lines.size(), std::size_t{1});
    choose("promptWay2");
    QCOMPARE(sheet().score, (std::vector<int>{15, 14}));
    const tournament::Line line = sheet().lines.back();
    QCOMPARE(line.figures[0].how, std::string("unbet:3"));
    QCOMPARE(line.figures[1].how, std::string("unbet:4"));
}

// Given without a bet it comes after what was bet before it (imst-2015 § 12).
void TestSheetQuestions::aGivenSpielIsAskedWhetherItWasBet() {
    openScore(13, 13, {{"rules", "imst"}, {"target", "15"}});
    keys().press(Qt::Key_F2);
    key("w;h;2;x;s;g;1;");
    QVERIFY2(said("promptQuestion").contains(QStringLiteral("ob das Spiel geboten war")),
             qPrintable(said("promptQuestion")));
    choose("promptWay1");
    // whether the Gleich had been bet by then hangs on the order
    QVERIFY2(said("promptQuestion").startsWith(QStringLiteral("Davon hängt der Endstand ab")),
             qPrintable(said("promptQuestion")));
    QTRY_VERIFY(said("promptWay0").contains(QStringLiteral("Gleich")));
    choose("promptWay0");
    QCOMPARE(sheet().score, (std::vector<int>{13, 15}));
    QCOMPARE(sheet().lines.back().figures[2].how, std::string("given"));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    keys().press(Qt::Key_F2);
    key("w;h;2;x;s;g;1;");
    choose("promptWay0");
    QCOMPARE(sheet().score, (std::vector<int>{14, 15}));
    QCOMPARE(sheet().lines.back().figures[2].how, std::string("conceded"));
}

QTEST_MAIN(TestSheetQuestions)
#include "test_sheet_questions.moc"
