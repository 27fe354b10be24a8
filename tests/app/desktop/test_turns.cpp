#include "beamer/wall_content.h"
#include "models/draw_model.h"
#include "models/entries_model.h"
#include "models/standings_model.h"
#include "support/evenings.h"
#include "support/window_test.h"
#include "widgets/tables.h"

#include <desk/draws.h>
#include <desk/due.h>
#include <desk/ending.h>
#include <desk/entries.h>
#include <desk/settings.h>
#include <desk/sheets.h>
#include <store/kept_clock.h>

#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QTableView>
#include <QTest>

#include <algorithm>

// An evening that does not go straight on: a result is corrected after the next draw, a sheet is waited for,
// somebody stands up, something is mended after the end.
namespace schreiber::desktop::test {

namespace {

// The rest stands before it.
bool isBehind(const QTableView& table, int column) {
    const auto* header = table.horizontalHeader();
    return header->visualIndex(column) >= header->count() - columnsBehind(table);
}

} // namespace

class TestTurns : public WindowTest {
    Q_OBJECT

  private slots:
    void aRoundThatNoLongerFollowsIsDrawnAnew_data();
    void aRoundThatNoLongerFollowsIsDrawnAnew();
    void whatIsPlayedOtherwiseIsSaidAndStays();
    void theNextRoundIsDrawnThoughASheetIsMissing();
    void theClockEndsWithItsRound();
    void aTableThatIsDroppedIsThatEverywhere();
    void theCopyHasTheEnd();
    void prizesLeaveTheRankingItsColumns();
    void whatDecidesTheRanksGoesLast();
    void afterTheEndTheWayBackIsNamed();
    void pairsAreCountedAsPairs();
    void whoSitsOutAgainIsNamedBeforeTheReason();
    void aForbiddenSwapAsksForNoReason();

  private:
    void goToPlace(int contestant);
};

void TestTurns::goToPlace(int contestant) {
    const auto* table = dynamic_cast<QTableView*>(keys().find(QStringLiteral("drawTable")));
    const QAbstractItemModel& model = *table->model();
    for (int row = 0; row < model.rowCount(); ++row)
        for (int column = 0; column < model.columnCount(); ++column) {
            if (model.index(row, column).data(DrawModel::PlaceRole).toInt() != contestant) continue;
            ctrl(Qt::Key_Home);
            for (int down = 0; down < row; ++down) keys().press(Qt::Key_Down);
            for (int right = 0; right < column; ++right) keys().press(Qt::Key_Right);
            QCOMPARE(table->currentIndex().data(DrawModel::PlaceRole).toInt(), contestant);
            return;
        }
    QFAIL("not drawn");
}

void TestTurns::whoSitsOutAgainIsNamedBeforeTheReason() {
    int before = 0;
    int now = 0;
    {
        desk::Evening evening = enteredEvening(m_file, exampleList());
        playRounds(evening, 1);
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        before = evening.tournament().rounds[0].sittingOut.front();
        now = evening.tournament().rounds[1].sittingOut.front();
    }
    m_case->open(m_file);
    ctrl(Qt::Key_2);
    goToPlace(now);
    keys().press(Qt::Key_F6);
    goToPlace(before);
    keys().press(Qt::Key_F6);
    const QString name = QString::fromStdString(tournament::nameOf(onDisk(), before, 2));
    const QString question = said("promptQuestion").section(QLatin1Char('\n'), 1);
    QVERIFY2(question.contains(QStringLiteral("Wieder spielfrei")) && question.contains(name),
             qPrintable(question));
    answerPrompt(QStringLiteral("muss früher heim"));
    const std::vector<int> out = onDisk().rounds[1].sittingOut;
    QVERIFY(std::find(out.begin(), out.end(), before) != out.end());
}

void TestTurns::aForbiddenSwapAsksForNoReason() {
    std::vector<tournament::Table> tables;
    {
        desk::Evening evening = enteredEvening(m_file, exampleList());
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        tables = evening.tournament().rounds[0].tables;
        QVERIFY(desk::keepApart(evening, tables[0].sides[0][0], tables[1].sides[0][0]).ok());
    }
    m_case->open(m_file);
    ctrl(Qt::Key_2);
    goToPlace(tables[0].sides[0][0]);
    keys().press(Qt::Key_F6);
    goToPlace(tables[1].sides[1][0]);
    keys().press(Qt::Key_F6);
    QVERIFY(!shown("promptBar"));
    const QString name = QString::fromStdString(tournament::nameOf(onDisk(), tables[0].sides[0][0], 1));
    QVERIFY2(said("messageText").contains(name), qPrintable(said("messageText")));
}

void TestTurns::aRoundThatNoLongerFollowsIsDrawnAnew_data() {
    QTest::addColumn<bool>("published");
    QTest::newRow("draft") << false;
    QTest::newRow("published") << true;
}

void TestTurns::aRoundThatNoLongerFollowsIsDrawnAnew() {
    QFETCH(bool, published);
    {
        desk::Evening evening = pairsEvening(m_file, exampleList(), "knockout");
        playRounds(evening, 1);
        confirmResults(evening);
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        if (published) QVERIFY(desk::startRound(evening).ok());
    }
    m_case->open(m_file);
    ctrl(Qt::Key_2);
    QVERIFY(!shown("redraw"));
    const tournament::Table first = onDisk().rounds[0].tables[0];
    const std::vector<int> score = first.games[0].score;
    {
        desk::Evening evening = std::move(desk::Evening::open(m_file.toStdString())).value();
        tournament::FinalScore other;
        other.points = {score[1], score[0]};
        QVERIFY(desk::setResult(evening, {1, first.number, 1}, other, {true, false, "vertauscht"}).ok());
    }
    m_case->open(m_file);
    ctrl(Qt::Key_2);
    QCOMPARE(said("drawState"), QStringLiteral("passt nicht mehr zu den Ergebnissen"));
    QCOMPARE(keys().find(QStringLiteral("drawState"))->property("tone").toString(), QStringLiteral("warn"));
    QVERIFY2(said("drawQuality").contains(QStringLiteral("berichtigt")), qPrintable(said("drawQuality")));
    QVERIFY2(said("drawHint").contains(QStringLiteral("ein Ergebnis berichtigt")),
             qPrintable(said("drawHint")));
    QVERIFY(shown("redraw"));
    QCOMPARE(said("nextButton"), QStringLiteral("Neu auslosen"));
    QVERIFY2(said("dueText").contains(QStringLiteral("passt nicht mehr dazu")), qPrintable(said("dueText")));
    if (published) {
        const std::string other = desk::Evening::open(m_file.toStdString())->due().drawn.tables.front();
        ctrl(Qt::Key_3);
        QVERIFY2(said("roundMissing").contains(QStringLiteral("Andere säßen an Tisch")),
                 qPrintable(said("roundMissing")));
        keys().type(QString::fromStdString(other));
        const auto* cards = dynamic_cast<QAbstractItemView*>(keys().find(QStringLiteral("tableCards")));
        const QString card = cards->currentIndex().data(Qt::AccessibleTextRole).toString();
        QVERIFY2(card.endsWith(QStringLiteral("passt nicht mehr")), qPrintable(card));
        keys().press(Qt::Key_Return);
        QVERIFY2(said("sheetState").contains(QStringLiteral("säßen hier andere")),
                 qPrintable(said("sheetState")));
        ctrl(Qt::Key_2);
    }
    const bool firstWon = score[0] > score[1];
    const int loser = first.sides[firstWon ? 0 : 1].front(); // by the result as it is now
    const auto plays = [&] {
        const auto tables = onDisk().rounds[1].tables;
        return std::any_of(tables.begin(), tables.end(), [&](const tournament::Table& table) {
            return table.sides[0].front() == loser || table.sides[1].front() == loser;
        });
    };
    QVERIFY(plays());
    ctrl(Qt::Key_R);
    answerPrompt(QStringLiteral("Viertelfinale berichtigt"));
    QVERIFY(!plays());
    QCOMPARE(said("drawState"), QStringLiteral("Entwurf, noch nicht bestätigt"));
    keys().press(Qt::Key_F5);
    QVERIFY(onDisk().rounds[1].state == tournament::RoundState::Published);
}

void TestTurns::whatIsPlayedOtherwiseIsSaidAndStays() {
    std::string other;
    {
        desk::Evening evening = pairsEvening(m_file, exampleList(), "knockout");
        playRounds(evening, 2);
        confirmResults(evening);
        const tournament::Table& first = evening.tournament().rounds[0].tables[0];
        const std::vector<int> score = first.games[0].score;
        tournament::FinalScore turned;
        turned.points = {score[1], score[0]};
        QVERIFY(desk::setResult(evening, {1, first.number, 1}, turned, {true, false, "vertauscht"}).ok());
        const auto& stay = evening.due().drawn.stay;
        QCOMPARE(stay.size(), std::size_t{1});
        other = std::to_string(stay.front().table);
    }
    m_case->open(m_file);
    ctrl(Qt::Key_2);
    QVERIFY(!shown("redraw"));
    QCOMPARE(said("nextButton"), QStringLiteral("Runde 3 auslosen"));
    QVERIFY2(said("drawQuality").endsWith(QStringLiteral("was gespielt ist, bleibt.")),
             qPrintable(said("drawQuality")));
    QVERIFY2(said("drawHint").startsWith(QStringLiteral("Es zählt, wer dort gewonnen hat")),
             qPrintable(said("drawHint")));
    ctrl(Qt::Key_R);
    QVERIFY2(strip().contains(QStringLiteral("durch Entscheid")), qPrintable(strip()));
    ctrl(Qt::Key_3);
    QVERIFY2(said("roundMissing").contains(QStringLiteral("säßen andere an Tisch")),
             qPrintable(said("roundMissing")));
    keys().type(QString::fromStdString(other));
    const auto* cards = dynamic_cast<QAbstractItemView*>(keys().find(QStringLiteral("tableCards")));
    const QString card = cards->currentIndex().data(Qt::AccessibleTextRole).toString();
    QVERIFY2(card.contains(QStringLiteral("folgt nicht mehr")), qPrintable(card));
    QVERIFY2(card.endsWith(QStringLiteral("bestätigt")), qPrintable(card));
    keys().press(Qt::Key_Return);
    QVERIFY2(said("sheetState").endsWith(QStringLiteral("säßen hier andere, es bleibt so")),
             qPrintable(said("sheetState")));
}

void TestTurns::theNextRoundIsDrawnThoughASheetIsMissing() {
    openPrepared([](desk::Evening& evening) { playPartly(evening, 2); });
    ctrl(Qt::Key_2);
    QVERIFY2(said("nextButton").startsWith(QStringLiteral("Zettel Tisch")), qPrintable(said("nextButton")));
    QVERIFY(shown("drawAhead"));
    m_case->dialogs().answers = {false, true};
    keys().press(Qt::Key_F5, Qt::ShiftModifier);
    QVERIFY2(m_case->dialogs().asked.back().startsWith(QStringLiteral("Runde 1 ist noch nicht fertig")),
             qPrintable(m_case->dialogs().asked.back()));
    QCOMPARE(onDisk().rounds.size(), std::size_t{1});
    keys().press(Qt::Key_F5, Qt::ShiftModifier);
    QCOMPARE(onDisk().rounds.size(), std::size_t{2});
    QCOMPARE(said("drawState"), QStringLiteral("Entwurf, noch nicht bestätigt"));
    QVERIFY(!shown("drawAhead"));
    ctrl(Qt::Key_Z);
    // Where the results say who plays next there is nothing to draw before they are there.
    ctrl(Qt::Key_W);
    {
        QFile::remove(m_file);
        desk::Evening evening = pairsEvening(m_file, exampleList(), "knockout");
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        QVERIFY(desk::startRound(evening).ok());
    }
    m_case->open(m_file);
    ctrl(Qt::Key_2);
    QVERIFY(!shown("drawAhead"));
}

void TestTurns::theClockEndsWithItsRound() {
    openPrepared([](desk::Evening& evening) { playPartly(evening, 2); });
    ctrl(Qt::Key_3);
    keys().press(Qt::Key_F9, Qt::ControlModifier);
    m_case->clock().time = m_case->clock().time.addSecs(60 * 60);
    keys().press(Qt::Key_F9, Qt::ControlModifier); // stopped, and on again: it is looked at
    keys().press(Qt::Key_F9, Qt::ControlModifier);
    QVERIFY2(said("roundMissing").contains(QStringLiteral("die Zeit ist seit")),
             qPrintable(said("roundMissing")));
    ctrl(Qt::Key_2);
    m_case->dialogs().answers = {true};
    keys().press(Qt::Key_F5, Qt::ShiftModifier);
    QVERIFY(desk::Evening::open(m_file.toStdString())->roundClock()->since != 0);
    keys().press(Qt::Key_F5);
    QVERIFY(shown("roundPage"));
    QCOMPARE(said("roundMissing"), QStringLiteral("Bestätigt. Jetzt drucken, dann die Uhr."));
    QCOMPARE(desk::Evening::open(m_file.toStdString())->roundClock()->since, std::int64_t{0});
    keys().press(Qt::Key_Escape); // no papers
    QCOMPARE(said("roundMissing"), QStringLiteral("Bestätigt. Alle am Tisch? Dann die Uhr."));
    keys().press(Qt::Key_Escape); // and no clock yet
    QVERIFY2(said("roundMissing").startsWith(QStringLiteral("Es fehlt noch")),
             qPrintable(said("roundMissing")));
    QVERIFY2(!said("roundMissing").contains(QStringLiteral("Zeit")), qPrintable(said("roundMissing")));
    QCOMPARE(desk::Evening::open(m_file.toStdString())->roundClock()->since, std::int64_t{0});
    m_case->clock().time = m_case->clock().time.addSecs(60 * 60);
    ctrl(Qt::Key_2);
    ctrl(Qt::Key_3);
    QVERIFY2(!said("roundMissing").contains(QStringLiteral("Zeit")), qPrintable(said("roundMissing")));
}

void TestTurns::aTableThatIsDroppedIsThatEverywhere() {
    openPrepared([](desk::Evening& evening) {
        playRounds(evening, 1);
        confirmResults(evening);
        QVERIFY(evening.undo({}).ok());
        QVERIFY(evening.undo({}).ok());
        const auto tables = std::vector(evening.tournament().rounds[0].tables);
        for (const tournament::Table& table : tables)
            if (table.number > 2)
                for (int i = 0; i < 3; ++i) static_cast<void>(evening.undo({}));
    });
    const tournament::Tournament before = onDisk();
    const auto open = std::find_if(before.rounds[0].tables.begin(), before.rounds[0].tables.end(),
                                   [](const auto& table) { return !tournament::isWritten(table.games[0]); });
    QVERIFY(open != before.rounds[0].tables.end());
    ctrl(Qt::Key_W);
    {
        desk::Evening evening = std::move(desk::Evening::open(m_file.toStdString())).value();
        QVERIFY(desk::leave(evening, open->sides[0][0], tournament::LeaverResults::Unplayed, {}).ok());
    }
    m_case->open(m_file);
    const tournament::Tournament now = onDisk();
    const QString stays = QString::fromStdString(tournament::nameOf(now, open->sides[1][0]));
    const QString gone = QString::fromStdString(tournament::nameOf(now, open->sides[0][0]));
    ctrl(Qt::Key_3);
    QVERIFY2(said("roundSitOut").contains(stays), qPrintable(said("roundSitOut")));
    QVERIFY2(!said("roundSitOut").contains(gone), qPrintable(said("roundSitOut")));
    const WallList wall = tablesOnWall(announced(now), words::Language::German);
    const QString called = QString::number(open->number);
    bool free = false;
    for (const WallRow& row : wall.rows) {
        QVERIFY(row.cells[0] != called);
        free = free || (row.cells[0] == QStringLiteral("spielfrei") && row.cells[1] == stays);
    }
    QVERIFY(free);
    for (const WallRow& row : namesOnWall(announced(now)).rows) QVERIFY(row.cells[1] != called);
    for (const WallRow& row : resultsOnWall(announced(now), words::Language::German).rows)
        if (row.cells[0] == called) QVERIFY(row.cells.contains(QStringLiteral("entfällt")));
    m_case->window().activateWindow();
    keys().type(called); // the card that begins with it
    keys().press(Qt::Key_Return);
    QVERIFY(shown("sheetPage"));
    QVERIFY2(said("sheetTitle").startsWith(QStringLiteral("Tisch %1 ").arg(called)),
             qPrintable(said("sheetTitle")));
    QCOMPARE(said("sheetState"), QStringLiteral("entfällt, weil jemand gegangen ist"));
}

void TestTurns::theCopyHasTheEnd() {
    openPrepared([](desk::Evening& evening) {
        QVERIFY(desk::changeSettings(evening, {{"rounds", "1"}}).ok());
        playRounds(evening, 1);
        confirmResults(evening);
    });
    const QDir beside(QFileInfo(m_file).dir().filePath(QStringLiteral("Abend backup")));
    ctrl(Qt::Key_5);
    keys().press(Qt::Key_F8);
    keys().press(Qt::Key_Return);
    QVERIFY(onDisk().closing);
    const auto isClosed = [&] {
        const QStringList copies = beside.entryList({QStringLiteral("* R1.schreiber")}, QDir::Files);
        if (copies.size() != 1) return false;
        const auto copy =
            desk::Evening::open(beside.filePath(copies.front()).toStdString(), store::Access::ReadOnly);
        return copy.ok() && copy->tournament().closing.has_value();
    };
    QTRY_VERIFY(isClosed());
}

void TestTurns::prizesLeaveTheRankingItsColumns() {
    openPrepared([](desk::Evening& evening) {
        QVERIFY(desk::changeSettings(evening, {{"rounds", "3"}}).ok());
        playRounds(evening, 3);
        QVERIFY(desk::closeTournament(evening, {true, false, {}}).ok());
    });
    ctrl(Qt::Key_5);
    const auto* table = m_case->window().findChild<QTableView*>(QStringLiteral("standingsTable"));
    for (const auto id : {StandingsModel::Id::Club, StandingsModel::Id::Wins, StandingsModel::Id::Prize})
        QVERIFY(!isBehind(*table, StandingsModel::columnOf(*table->model(), id)));
}

void TestTurns::whatDecidesTheRanksGoesLast() {
    openPrepared([](desk::Evening& evening) {
        QVERIFY(desk::changeSettings(evening, {{"rounds", "3"}, {"ladder", "wins,points,lot"}}).ok());
        playRounds(evening, 3);
        QVERIFY(desk::closeTournament(evening, {true, false, {}}).ok());
    });
    ctrl(Qt::Key_5);
    const auto* table = m_case->window().findChild<QTableView*>(QStringLiteral("standingsTable"));
    using Id = StandingsModel::Id;
    const auto gone = [&](Id id) { return isBehind(*table, StandingsModel::columnOf(*table->model(), id)); };
    for (int width = 1280; width >= 640; width -= 20) {
        m_case->window().resize(width, 700);
        QCoreApplication::processEvents();
        QVERIFY2(!gone(Id::Wins) || (gone(Id::Score) && gone(Id::Club)), qPrintable(QString::number(width)));
    }
    QVERIFY(gone(Id::Score) && gone(Id::Wins)); // so narrow that even this goes, and it went last
}

void TestTurns::afterTheEndTheWayBackIsNamed() {
    openPrepared([](desk::Evening& evening) {
        QVERIFY(desk::changeSettings(evening, {{"rounds", "1"}}).ok());
        playRounds(evening, 1);
        QVERIFY(desk::closeTournament(evening, {true, false, {}}).ok());
    });
    ctrl(Qt::Key_1);
    QVERIFY(keys().tabTo(QStringLiteral("entryTable")));
    auto* table = m_case->window().findChild<QTableView*>(QStringLiteral("entryTable"));
    keys().press(Qt::Key_Home, Qt::ControlModifier);
    while (table->currentIndex().column() != EntriesModel::Paid) keys().press(Qt::Key_Right);
    const bool paid = onDisk().entries[0].paid;
    keys().press(Qt::Key_Space);
    QCOMPARE(onDisk().entries[0].paid, !paid);
    QVERIFY(onDisk().closing);
    QVERIFY2(said("lastAction").contains(QStringLiteral("bezahlt")), qPrintable(said("lastAction")));
    for (const Qt::Key key : {Qt::Key_L, Qt::Key_E, Qt::Key_T, Qt::Key_I}) { // there is only the way back
        ctrl(Qt::Key_1);
        QCOMPARE(strip(), QString());
        ctrl(key);
        QVERIFY(!shown("promptBar"));
        QVERIFY2(strip().contains(QStringLiteral("F8")), qPrintable(strip()));
    }
    ctrl(Qt::Key_4);
    QVERIFY(keys().isShown(QStringLiteral("sheetPaper")));
    QVERIFY(!keys().isShown(QStringLiteral("keyingHint"))); // no key that would be refused is named
}

void TestTurns::pairsAreCountedAsPairs() {
    { desk::Evening evening = pairsEvening(m_file, exampleList(), "pairs", "random"); }
    m_case->open(m_file);
    ctrl(Qt::Key_1);
    QVERIFY2(said("entryCounts").startsWith(QStringLiteral("15 Paare gemeldet")),
             qPrintable(said("entryCounts")));
    const auto step = [this] { return keys().find(QStringLiteral("stepEntries"))->accessibleDescription(); };
    QVERIFY(!step().contains(QStringLiteral("abgemeldet")));
    {
        desk::Evening evening = std::move(desk::Evening::open(m_file.toStdString())).value();
        QVERIFY(desk::leave(evening, 1, tournament::LeaverResults::Unplayed, {true, false, {}}).ok());
    }
    m_case->open(m_file);
    ctrl(Qt::Key_1);
    for (const QString& counts : {said("entryCounts"), step()})
        QVERIFY2(counts.endsWith(QStringLiteral("1 abgemeldet")), qPrintable(counts));
}

} // namespace schreiber::desktop::test

QTEST_MAIN(schreiber::desktop::test::TestTurns)
#include "test_turns.moc"
