#include "base/round_clock.h"
#include "beamer/wall_cards.h"
#include "beamer/wall_list.h"
#include "beamer/wall_pages.h"
#include "support/evenings.h"

#include <desk/draws.h>
#include <desk/ending.h>
#include <desk/entries.h>
#include <desk/receipt.h>
#include <desk/settings.h>
#include <desk/sheets.h>

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <ctime>
#include <functional>
#include <vector>

// What comes to the wall, and how it is laid out there: readable, whole, on the wall, and only what is
// announced.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;
using tournament::Tournament;

constexpr int kLetters = 22; // of the wall's height, one letter

WallFrame frameOf(const QSize& size) {
    return {QSizeF(size), QStringLiteral("Herbstabend im Gasthof Lamm"), QStringLiteral("24:13"), false};
}

QStringList textsOf(const WallPicture& picture) {
    QStringList texts;
    for (const WallText& text : picture.texts) texts << text.text;
    return texts;
}

// Every page, one after the other.
std::vector<WallPicture> pagesOf(const WallList& list, const WallFrame& frame) {
    std::vector<WallPicture> pages{laidOut(list, frame, 0)};
    for (int page = 1; page < pages.front().pages; ++page) pages.push_back(laidOut(list, frame, page));
    return pages;
}

// Where the environment names a folder, pages go there as pictures, to be looked at.
void keepPicture(const char* name, const WallPicture& picture, const WallFrame& frame) {
    const QString folder = qEnvironmentVariable("SCHREIBER_PICTURES");
    if (folder.isEmpty()) return;
    QImage image(frame.size.toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    paintWall(painter, QRectF(image.rect()), picture);
    painter.end();
    image.save(QStringLiteral("%1/%2.png").arg(folder, QLatin1String(name)));
}

void checkWhole(const WallPicture& picture, const WallFrame& frame) {
    const QRectF wall(QPointF(0, 0), frame.size);
    for (const WallText& text : picture.texts) {
        QVERIFY2(text.pixels >= frame.pixels(), qPrintable(text.text));
        QVERIFY2(wall.contains(text.box), qPrintable(text.text));
        const QRectF used = QFontMetricsF(fontOf(text)).boundingRect(text.box, text.align, text.text);
        QVERIFY2(used.width() <= text.box.width() + 2 && used.height() <= text.box.height() + 2,
                 qPrintable(
                     QStringLiteral("%1: %2 of %3").arg(text.text).arg(used.width()).arg(text.box.width())));
    }
    for (std::size_t a = 0; a < picture.texts.size(); ++a)
        for (std::size_t b = a + 1; b < picture.texts.size(); ++b) {
            const QRectF both = picture.texts[a].box.intersected(picture.texts[b].box);
            QVERIFY2(both.width() < 1 || both.height() < 1,
                     qPrintable(picture.texts[a].text + QStringLiteral(" / ") + picture.texts[b].text));
        }
}

Tournament withALongName(Tournament tournament) {
    tournament.entries[3].persons[0].last = std::string(150, 'W') + " " + std::string(149, 'M');
    tournament.entries[4].persons[0].last = std::string(300, 'W');
    return tournament;
}

} // namespace

using List = WallList (*)(const Tournament& announced);
constexpr List kLists[] = {namesOnWall, [](const Tournament& announced) { return tablesOnWall(announced); },
                           [](const Tournament& announced) { return resultsOnWall(announced); },
                           [](const Tournament& announced) { return standingsOnWall(announced); }};

class TestWall : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void everyPageIsReadableAndWhole_data();
    void everyPageIsReadableAndWhole();
    void theExamplesPagesAreKept();
    void everybodyOfAnEveningIsOnOnePage();
    void aHundredAndTwentyEightAreTurnedInAMinute();
    void theFirstThreeHaveMedalsAndTheirWayIsSeen();
    void whoWonStandsBeforeAClosedRanking();
    void nothingIsCutThatFitsSmaller();
    void whoPlaysForHimselfComesToTheWall();
    void aShortListIsLargeButShortensNobody();
    void pagesAreFewAndEvenlyFilled();
    void whoSitsOutTakesNoRoomFromTheOthers();
    void theScoreStandsBetweenTheSides();
    void everybodyStandsThereOnce_data();
    void everybodyStandsThereOnce();
    void aTableGivenUpStaysOnTheWall();
    void nothingComesToTheWallUnannounced();
    void standingsWaitForTheLastSheet();
    void standingsStayCoveredUntilTheirRound();
    void aClosedTournamentIsShownAsFarAsItIsConfirmed();
    void heatsAreExplainedWhereverTheyAreNumbered();
    void everyFormatComesToTheWall_data();
    void everyFormatComesToTheWall();
    void ranksOfGroupsNameTheGroup();
    void theCardsOfADrawAreTurnedOneByOne();
    void theClockIsRightWheneverItIsLookedAt_data();
    void theClockIsRightWheneverItIsLookedAt();

  private:
    QTemporaryDir m_folder;
    Tournament m_evening; // thirty people, three rounds, all confirmed
    Tournament m_crowd;   // a thousand, the first round drawn
};

void TestWall::initTestCase() {
    desk::Evening evening = enteredEvening(m_folder.filePath(QStringLiteral("a.schreiber")),
                                           QStringLiteral(SCHREIBER_EXAMPLE_LIST));
    playRounds(evening, 3);
    confirmResults(evening);
    m_evening = announced(evening.tournament());
    desk::Evening crowd = crowdedEvening(m_folder.filePath(QStringLiteral("b.schreiber")), 1000);
    QVERIFY(desk::drawTables(crowd, 7, {}).ok());
    QVERIFY(desk::startRound(crowd).ok());
    m_crowd = announced(crowd.tournament());
}

void TestWall::everyPageIsReadableAndWhole_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160), QSize(1024, 768),
                              QSize(960, 540), QSize(600, 900), QSize(200, 120)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestWall::everyPageIsReadableAndWhole() {
    QFETCH(QSize, size);
    const WallFrame frame = frameOf(size);
    if (size.width() > size.height()) QVERIFY(frame.pixels() * kLetters >= size.height());
    for (const Tournament& tournament : {m_evening, withALongName(m_evening)}) {
        for (const auto made : kLists)
            for (const WallPicture& page : pagesOf(made(tournament), frame)) checkWhole(page, frame);
        const WallDraw draw = drawOnWall(tournament);
        for (int card = 0; card <= draw.cards(); ++card) checkWhole(laidOut(draw, frame, card), frame);
        checkWhole(laidOut(clockOnWall(tournament), frame), frame);
    }
    WallFrame late = frame;
    late.clock = QStringLiteral("+180:00");
    late.overTime = true;
    checkWhole(laidOut(clockOnWall(m_evening), late), late);
}

void TestWall::theExamplesPagesAreKept() {
    const WallFrame frame = frameOf({1920, 1080});
    WallFrame quiet = frame;
    quiet.clock.clear();
    keepPicture("wall-names", laidOut(namesOnWall(m_evening), frame, 0), frame);
    keepPicture("wall-tables", laidOut(tablesOnWall(m_evening), frame, 0), frame);
    keepPicture("wall-results", laidOut(resultsOnWall(m_evening), frame, 0), frame);
    keepPicture("wall-standings", laidOut(standingsOnWall(m_evening), quiet, 0), quiet);
    keepPicture("wall-crowd", laidOut(namesOnWall(m_crowd), quiet, 3), quiet);
    keepPicture("wall-clock", laidOut(clockOnWall(m_evening), frame), frame);
    keepPicture("wall-draw", laidOut(drawOnWall(m_evening), frame, 7), frame);
    const WallFrame small = frameOf({960, 540});
    keepPicture("wall-small", laidOut(standingsOnWall(m_evening), small, 0), small);
}

// Whoever looks for his table finds it at once: his surname whole, the number in gold beside it.
void TestWall::everybodyOfAnEveningIsOnOnePage() {
    const WallFrame frame = frameOf({1920, 1080});
    const WallList list = namesOnWall(m_evening);
    QCOMPARE(list.rows.size(), std::size_t{30});
    const WallPicture picture = laidOut(list, frame, 0);
    QCOMPARE(picture.pages, 1);
    const QStringList texts = textsOf(picture);
    for (const WallRow& row : list.rows) {
        QVERIFY2(texts.contains(row.surname), qPrintable(row.surname));
        QVERIFY2(texts.contains(row.given) || texts.contains(row.initial), qPrintable(row.given));
    }
    int numbers = 0;
    int letters = 0; // of the names
    for (const WallText& text : picture.texts)
        if (text.face == WallFace::Heavy && text.ink == WallInk::Text) letters = text.pixels;
    QVERIFY(letters > frame.pixels()); // larger than they must be: the page is filled
    for (const WallText& text : picture.texts)
        if (text.ink == WallInk::Accent && text.text != frame.clock) {
            ++numbers;
            QVERIFY(text.pixels > letters);
        }
    QCOMPARE(numbers, 28); // two sit out
}

void TestWall::aHundredAndTwentyEightAreTurnedInAMinute() {
    Tournament many = m_crowd;
    many.entries.resize(128);
    many.rounds[0].tables.clear();
    many.rounds[0].sittingOut.clear();
    for (int table = 0; table < 32; ++table) {
        tournament::Table made;
        made.number = table + 1;
        made.sides = {{4 * table + 1, 4 * table + 2}, {4 * table + 3, 4 * table + 4}};
        made.games.resize(1);
        many.rounds[0].tables.push_back(made);
    }
    const WallList list = namesOnWall(many);
    QCOMPARE(list.rows.size(), std::size_t{128});
    for (const QSize& size : {QSize(1280, 720), QSize(1920, 1080), QSize(1024, 768)}) {
        const int pages = laidOut(list, frameOf(size), 0).pages;
        QVERIFY2(pages * 7 <= 60,
                 qPrintable(QString::number(pages))); // seven seconds at least are to be read
    }
}

void TestWall::theFirstThreeHaveMedalsAndTheirWayIsSeen() {
    WallFrame frame = frameOf({1920, 1080});
    frame.clock.clear();
    const WallPicture picture = laidOut(standingsOnWall(m_evening), frame, 0);
    const auto shapes = [&](WallFill fill) {
        return std::count_if(picture.shapes.begin(), picture.shapes.end(),
                             [&](const WallShape& shape) { return shape.fill == fill; });
    };
    QVERIFY(shapes(WallFill::Medal) >= 3);
    QVERIFY(shapes(WallFill::Up) > 0);
    QVERIFY(shapes(WallFill::Down) > 0);
    QCOMPARE(picture.suits.size(), std::size_t{4});
    QVERIFY(textsOf(picture).contains(QStringLiteral("1–10"))); // in place of the clock
    // What the ring is stands whole in the foot; it is no head of a column.
    const QStringList texts = textsOf(picture);
    QVERIFY(texts.contains(QStringLiteral("○")));
    QVERIFY(texts.join(QLatin1Char('\n'))
                .contains(QStringLiteral("○ eine Runde spielfrei, zählt als Durchschnitt")));
    Tournament first = m_evening;
    first.rounds.resize(1);
    const WallPicture before = laidOut(standingsOnWall(first), frame, 0);
    QVERIFY(std::none_of(before.shapes.begin(), before.shapes.end(), [](const WallShape& shape) {
        return shape.fill == WallFill::Up || shape.fill == WallFill::Down;
    }));
}

void TestWall::whoWonStandsBeforeAClosedRanking() {
    desk::Evening evening = enteredEvening(m_folder.filePath(QStringLiteral("won.schreiber")),
                                           QStringLiteral(SCHREIBER_EXAMPLE_LIST));
    playRounds(evening, 2);
    confirmResults(evening);
    QVERIFY(standingsOnWall(announced(evening.tournament())).winner.placed.empty());
    desk::Confirmation yes;
    yes.yes = true;
    QVERIFY(desk::closeTournament(evening, yes).ok());
    const WallList list = standingsOnWall(announced(evening.tournament()));
    QCOMPARE(list.winner.placed.size(), std::size_t{3});
    for (const QSize& size : {QSize(1920, 1080), QSize(1280, 720), QSize(1024, 768), QSize(960, 540),
                              QSize(600, 900), QSize(200, 120)}) {
        const WallFrame frame = frameOf(size);
        const std::vector<WallPicture> pages = pagesOf(list, frame);
        for (const WallPicture& page : pages) checkWhole(page, frame);
        const WallPicture& winner = pages.front();
        if (size.width() == 1920) keepPicture("wall-winner", winner, frame);
        QCOMPARE(winner.suits.size(), std::size_t{2 * 2 * 15 + 2 + 4}); // the wreath, and those of the foot
        const QString said = textsOf(winner).join(QLatin1Char(' '));
        if (size.width() > 900) QVERIFY2(said.contains(list.winner.placed.front().name), qPrintable(said));
        QCOMPARE(pages.back().page + 1, pages.back().pages);
        QCOMPARE(pages.size(), std::size_t(pages.front().pages));
    }
}

void TestWall::nothingIsCutThatFitsSmaller() {
    const auto checkUncut = [](const WallList& list, const QSize& size) {
        for (const WallPicture& page : pagesOf(list, frameOf(size)))
            for (const QString& text : textsOf(page))
                QVERIFY2(!text.contains(QChar(0x2026)),
                         qPrintable(QStringLiteral("%1 at %2").arg(text).arg(size.width())));
    };
    for (const QSize& size : {QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160), QSize(1024, 768)})
        for (const words::Language language : words::kLanguages) {
            checkUncut(namesOnWall(m_evening), size);
            checkUncut(tablesOnWall(m_evening, language), size);
            checkUncut(resultsOnWall(m_evening, language), size);
            checkUncut(standingsOnWall(m_evening, language), size);
        }
}

void TestWall::whoPlaysForHimselfComesToTheWall() {
    desk::Evening evening = tarockEvening(m_folder.filePath(QStringLiteral("tarock.schreiber")),
                                          QStringLiteral(SCHREIBER_EXAMPLE_LIST), 18);
    playTarock(evening, 2);
    confirmResults(evening);
    const Tournament shown = announced(evening.tournament());
    WallFrame frame = frameOf({1920, 1080});
    frame.clock.clear();
    frame.isTarock = true;
    for (const auto made : kLists)
        for (const WallPicture& page : pagesOf(made(shown), frame)) checkWhole(page, frame);
    const WallPicture standings = laidOut(standingsOnWall(shown), frame, 0);
    keepPicture("wall-tarock", standings, frame);
    keepPicture("wall-tarock-results", laidOut(resultsOnWall(shown), frame, 0), frame);
    QVERIFY(textsOf(standings).join(QLatin1Char('\n')).contains(QStringLiteral("Alle Punkte zusammen: 0")));
    // Beside the points what the last round brought and how many tables were won; the points stand last.
    const WallList ranked = standingsOnWall(shown);
    QStringList heads;
    for (const WallColumn& column : ranked.columns) heads << column.title;
    QCOMPARE(heads.mid(heads.size() - 3),
             QStringList({QStringLiteral("2. R."), QStringLiteral("Tischs."), QStringLiteral("Punkte")}));
    for (const WallRow& row : ranked.rows) QCOMPARE(row.cells.size(), heads.size());
    // What is above nothing has a plus, and each table stands from its winner down.
    int above = 0;
    const auto points = [&](const QString& text) {
        above += text.startsWith(QLatin1Char('+')) ? 1 : 0;
        return QString(text).replace(QChar(0x2212), QLatin1Char('-')).toInt();
    };
    QString table;
    int before = 0;
    for (const WallRow& row : resultsOnWall(shown).rows) {
        const int now = points(row.cells[2]);
        QCOMPARE(row.cells[2].startsWith(QLatin1Char('+')), now > 0);
        if (row.cells[0] == table) QVERIFY(now <= before);
        table = row.cells[0];
        before = now;
    }
    QVERIFY(above > 3);
    QVERIFY(standingsOnWall(shown).rows.front().cells.last().startsWith(QLatin1Char('+')));
}

// Two results fill a wall: the winners, in bold, are the wider of the two.
void TestWall::aShortListIsLargeButShortensNobody() {
    WallList list;
    list.title = QStringLiteral("Ergebnisse");
    list.columns = {{{}, true, false}, {}, {{}, true, true}, {}};
    const auto row = [](const char* table, const char* left, const char* score, const char* right, int won) {
        return WallRow{{QString::fromLatin1(table), QString::fromLatin1(left), QString::fromLatin1(score),
                        QString::fromLatin1(right)},
                       {},
                       won};
    };
    list.rows = {row("1", "Anton Lang / Anton Gruber", "18 : 17", "Anton Wolf / Anton Pichler", 1),
                 row("2", "Anton Auer / Anton Mair", "5 : 18", "Anton Huber / Anton Stern", 3)};
    for (const QSize& size : {QSize(640, 360), QSize(1280, 720), QSize(1920, 1080), QSize(1024, 768)}) {
        const WallFrame frame = frameOf(size);
        const WallPicture picture = laidOut(list, frame, 0);
        checkWhole(picture, frame);
        for (const QString& text : textsOf(picture))
            QVERIFY2(!text.contains(QChar(0x2026)), qPrintable(text));
    }
}

void TestWall::pagesAreFewAndEvenlyFilled() {
    const auto pages = evenPages(std::vector<int>(10, 1), 6, 1);
    QVERIFY(
        (pages == std::vector{WallPage{WallBlock{0, 5}}, WallPage{WallBlock{5, 10}}})); // not six and four
    QCOMPARE(evenPages(std::vector<int>(10, 1), 6, 2).size(), std::size_t{1});
    // evenly filled they would be three
    QVERIFY((evenPages({1, 1, 2, 1, 1}, 4, 1) ==
             std::vector{WallPage{WallBlock{0, 3}}, WallPage{WallBlock{3, 5}}}));
}

// One table, and two who sit out beside whom there is nothing.
void TestWall::whoSitsOutTakesNoRoomFromTheOthers() {
    WallList list;
    list.title = QStringLiteral("Tische");
    list.columns = {
        {QStringLiteral("Tisch"), true}, {QStringLiteral("A"), false}, {QStringLiteral("B"), false}};
    list.rows.resize(3);
    list.rows[0].cells = {QStringLiteral("1"), QStringLiteral("Dora Danler / Berta Bauer"),
                          QStringLiteral("Anna Auer / Carlo Conci")};
    list.rows[1].cells = {QStringLiteral("spielfrei"), QStringLiteral("Emil Egger"), {}};
    list.rows[2].cells = {QStringLiteral("spielfrei"), QStringLiteral("Franz Fink"), {}};
    for (const QSize& size : {QSize(640, 360), QSize(1280, 720), QSize(1920, 1080), QSize(1024, 768)})
        for (const QString& text : textsOf(laidOut(list, frameOf(size), 0)))
            QVERIFY2(!text.contains(QChar(0x2026)), qPrintable(text));
}

// Also that of a table that is still playing, whatever stands in the rows around it.
void TestWall::theScoreStandsBetweenTheSides() {
    Tournament playing = m_evening;
    playing.rounds.back().tables[1].games[0] = {};
    const WallPicture picture = laidOut(resultsOnWall(playing), frameOf({1920, 1080}), 0);
    std::vector<double> middles;
    for (const WallText& text : picture.texts)
        if (text.text.contains(QStringLiteral(" : ")) || text.text == QStringLiteral("–")) {
            QVERIFY((text.align & Qt::AlignHCenter) != 0);
            middles.push_back(text.box.center().x());
        }
    QVERIFY(textsOf(picture).contains(QStringLiteral("–")));
    QCOMPARE(middles.size(), playing.rounds.back().tables.size());
    QVERIFY(std::count(middles.begin(), middles.end(), middles.front()) == std::ptrdiff_t(middles.size()));
}

void TestWall::everybodyStandsThereOnce_data() {
    everyPageIsReadableAndWhole_data();
}

void TestWall::everybodyStandsThereOnce() {
    QFETCH(QSize, size);
    const WallFrame frame = frameOf(size);
    QStringList sought;
    const WallList list = namesOnWall(m_crowd);
    QCOMPARE(list.rows.size(), std::size_t{1000});
    for (const WallRow& row : list.rows) sought << row.surname;
    QStringList seen;
    for (const WallPicture& page : pagesOf(list, frame))
        for (const QString& text : textsOf(page))
            if (text.startsWith(QLatin1String("Nach"))) seen << text;
    if (size.width() > 900) QCOMPARE(seen, sought); // in the order of the alphabet, none shortened
    QCOMPARE(seen.size(), sought.size());
}

// Whoever leaves the open match for lost has played it: nobody there sits out, before its sheet is confirmed
// and after.
void TestWall::aTableGivenUpStaysOnTheWall() {
    desk::Evening evening = enteredEvening(m_folder.filePath(QStringLiteral("left.schreiber")),
                                           QStringLiteral(SCHREIBER_EXAMPLE_LIST));
    QVERIFY(desk::drawTables(evening, 1, {}).ok());
    QVERIFY(desk::startRound(evening).ok());
    const auto cells = [&] {
        std::vector<QStringList> rows;
        const Tournament shown = announced(evening.tournament());
        for (const WallList& list : {namesOnWall(shown), tablesOnWall(shown)})
            for (const WallRow& row : list.rows) rows.push_back(row.cells);
        return rows;
    };
    const std::vector<QStringList> drawn = cells();
    const int leaver = evening.tournament().rounds[0].tables[0].sides[0][1];
    QVERIFY(desk::leave(evening, leaver, tournament::LeaverResults::Forfeit, {}).ok());
    QCOMPARE(cells(), drawn);
    QVERIFY(desk::confirmSheet(evening, {1, 1, 0}).ok());
    QCOMPARE(cells(), drawn);
}

void TestWall::nothingComesToTheWallUnannounced() {
    const QString file = m_folder.filePath(QStringLiteral("c.schreiber"));
    desk::Evening evening = enteredEvening(file, QStringLiteral(SCHREIBER_EXAMPLE_LIST));
    const WallFrame frame = frameOf({1920, 1080});
    const auto everything = [&] {
        const Tournament shown = announced(evening.tournament());
        QStringList texts;
        for (const auto made : kLists)
            for (const WallPicture& page : pagesOf(made(shown), frame)) texts << textsOf(page);
        const WallDraw draw = drawOnWall(shown);
        for (int card = 0; card <= draw.cards(); ++card) texts << textsOf(laidOut(draw, frame, card));
        return texts.join(QLatin1Char('\n'));
    };
    const QString nobody = everything();
    QVERIFY(desk::drawTables(evening, 3, {}).ok());
    QCOMPARE(everything(), nobody); // a draft
    QVERIFY(desk::startRound(evening).ok());
    const QString drawn = everything();
    QVERIFY(drawn != nobody);
    tournament::FinalScore score;
    score.points = {18, 11};
    QVERIFY(desk::setResult(evening, {1, 1, 1}, score, {}).ok());
    QCOMPARE(everything(), drawn); // a result that nobody has confirmed
    QVERIFY(desk::confirmSheet(evening, {1, 1, 1}).ok());
    QVERIFY(everything().contains(QStringLiteral("18 : 11")));
    QVERIFY(desk::disputeSheet(evening, {1, 1, 1}, "Strich fehlt").ok());
    QCOMPARE(everything(), drawn); // nor one in dispute
}

// Two sheets lie at the desk unconfirmed: the ranking is that before them, and says so.
void TestWall::standingsWaitForTheLastSheet() {
    Tournament late = m_evening;
    for (const std::size_t table : {1U, 3U}) late.rounds.back().tables[table].games.front() = {};
    QCOMPARE(standingsOnWall(m_evening).title, QStringLiteral("Rangliste · nach Runde 3 · vorläufig"));
    QCOMPARE(standingsOnWall(late).title, QStringLiteral("Rangliste · nach Runde 2 · vorläufig"));
    QCOMPARE(standingsOnWall(late).rows.size(), std::size_t{30});
    late.rounds.resize(1);
    late.rounds.front().tables[1].games.front() = {};
    QVERIFY(standingsOnWall(late).rows.empty());
    QCOMPARE(standingsOnWall(late).instead, QStringLiteral("6 von 7 Ergebnissen bestätigt"));
}

void TestWall::standingsStayCoveredUntilTheirRound() {
    Tournament covered = m_evening;
    covered.settings.hideStandingsUntil = 4;
    const WallList list = standingsOnWall(covered);
    QVERIFY(list.rows.empty());
    QCOMPARE(list.instead, QStringLiteral("Verdeckt bis Runde 4"));
    covered.settings.hideStandingsUntil = 3;
    QCOMPARE(standingsOnWall(covered).rows.size(), std::size_t{30});
    // The next round is on, and nothing of it has come in: still the third.
    covered.settings.hideStandingsUntil = 4;
    covered.rounds.push_back(covered.rounds.back());
    covered.rounds.back().number = 4;
    for (tournament::Table& table : covered.rounds.back().tables) table.games = {tournament::Sheet{}};
    QVERIFY(standingsOnWall(covered).rows.empty());
}

void TestWall::aClosedTournamentIsShownAsFarAsItIsConfirmed() {
    const QString file = m_folder.filePath(QStringLiteral("d.schreiber"));
    desk::Evening evening = enteredEvening(file, QStringLiteral(SCHREIBER_EXAMPLE_LIST));
    playRounds(evening, 1);
    QVERIFY(standingsOnWall(announced(evening.tournament())).rows.empty());
    desk::Confirmation yes;
    yes.yes = true;
    QVERIFY(desk::closeTournament(evening, yes).ok());
    // Closing confirms no sheet.
    QVERIFY(standingsOnWall(announced(evening.tournament())).rows.empty());
    QCOMPARE(resultsOnWall(announced(evening.tournament())).note,
             QStringLiteral("0 von 7 Ergebnissen bestätigt"));
    QVERIFY(desk::reopenTournament(evening, "falsch", {}).ok());
    confirmResults(evening);
    QVERIFY(desk::closeTournament(evening, yes).ok());
    const WallList standings = standingsOnWall(announced(evening.tournament()));
    QCOMPARE(standings.rows.size(), std::size_t{30});
    // Final, though rounds were planned; what a round sat out brought is told all the same.
    QVERIFY(standings.note.startsWith(QStringLiteral("○")));
    QVERIFY(desk::reopenTournament(evening, "falsch", {}).ok());
    QVERIFY(desk::changeSettings(evening, {{"rounds", ""}}, {}).ok());
    QVERIFY(!standingsOnWall(announced(evening.tournament())).note.isEmpty()); // another may follow
}

void TestWall::heatsAreExplainedWhereverTheyAreNumbered() {
    Tournament evening = m_evening;
    evening.rounds.back().tables.back().heat = 2;
    const QString legend = QStringLiteral("3/2: Tisch 3 (2. Durchgang)");
    for (const QString& said : {namesOnWall(evening).note, tablesOnWall(evening).note,
                                resultsOnWall(evening).note, drawOnWall(evening).title})
        QVERIFY2(said.contains(legend), qPrintable(said));
    checkWhole(laidOut(drawOnWall(evening), frameOf({1280, 720}), 3), frameOf({1280, 720}));
    QVERIFY(!resultsOnWall(m_evening).note.contains(legend));
}

void TestWall::everyFormatComesToTheWall_data() {
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("pairing");
    for (const auto& [format, pairing] :
         {std::pair("pairs", "random"), std::pair("pairs", "swiss"), std::pair("pairs", "round-robin"),
          std::pair("pairs", "moving"), std::pair("knockout", ""), std::pair("groups", "")})
        QTest::addRow("%s %s", format, pairing)
            << QString::fromLatin1(format) << QString::fromLatin1(pairing);
}

// Played on from results that nobody has confirmed: the wall knows less than the desk, and holds all the
// same.
void TestWall::everyFormatComesToTheWall() {
    QFETCH(QString, format);
    QFETCH(QString, pairing);
    const WallFrame frame = frameOf({1280, 720});
    desk::Evening evening =
        pairsEvening(m_folder.filePath(QStringLiteral("%1%2.schreiber").arg(format, pairing)),
                     QStringLiteral(SCHREIBER_EXAMPLE_LIST), format.toStdString(), pairing.toStdString());
    const auto show = [&] {
        const Tournament shown = announced(evening.tournament());
        for (const auto made : kLists)
            for (const WallPicture& page : pagesOf(made(shown), frame)) checkWhole(page, frame);
        checkWhole(laidOut(drawOnWall(shown), frame, 3), frame);
        const QByteArray name = format.toUtf8();
        keepPicture(("wall-tables-" + name).constData(), laidOut(tablesOnWall(shown), frame, 0), frame);
        keepPicture(("wall-results-" + name).constData(), laidOut(resultsOnWall(shown), frame, 0), frame);
        keepPicture(("wall-standings-" + name).constData(), laidOut(standingsOnWall(shown), frame, 0), frame);
    };
    for (int round = 1; round <= 3; ++round) {
        playRounds(evening, 1);
        show();
    }
    QVERIFY(standingsOnWall(announced(evening.tournament())).rows.empty());
    confirmResults(evening);
    show();
    QVERIFY(!standingsOnWall(announced(evening.tournament())).rows.empty());
    QVERIFY(namesOnWall(announced(evening.tournament())).rows.size() > 1);
}

void TestWall::ranksOfGroupsNameTheGroup() {
    desk::Evening evening = pairsEvening(m_folder.filePath(QStringLiteral("gruppen.schreiber")),
                                         QStringLiteral(SCHREIBER_EXAMPLE_LIST), "groups");
    playRounds(evening, 1);
    confirmResults(evening);
    const WallList list = standingsOnWall(announced(evening.tournament()));
    QCOMPARE(list.columns.front().title, QStringLiteral("Gruppe"));
    QCOMPARE(list.rows.front().cells.mid(0, 2), (QStringList{QStringLiteral("1"), QStringLiteral("1")}));
    QVERIFY(list.rows.back().cells.front() != QStringLiteral("1"));
    const int name = list.rows.front().strong;
    QCOMPARE(name, 2);
    QVERIFY(list.rows.front().cells[name].contains(QStringLiteral(" / ")));
}

void TestWall::theCardsOfADrawAreTurnedOneByOne() {
    const WallDraw draw = drawOnWall(m_evening);
    QCOMPARE(draw.cards(), 30);
    const WallFrame frame = frameOf({1920, 1080});
    const auto count = [](const WallPicture& picture, std::initializer_list<WallFill> fills) {
        return std::count_if(picture.shapes.begin(), picture.shapes.end(), [&](const WallShape& shape) {
            return std::find(fills.begin(), fills.end(), shape.fill) != fills.end();
        });
    };
    QStringList names;
    for (const WallTable& table : draw.tables)
        for (const QStringList& side : table.places) names << side;
    QCOMPARE(names.size(), 30);
    for (int card = 0; card <= 30; ++card) {
        const WallPicture picture = laidOut(draw, frame, card);
        QCOMPARE(picture.pages, 31);
        QCOMPARE(count(picture, {WallFill::FreshCard}), std::ptrdiff_t{card > 0 ? 1 : 0});
        const QString shown = textsOf(picture).join(QLatin1Char('\n'));
        if (card > 0) QVERIFY2(shown.contains(names[card - 1]), qPrintable(names[card - 1]));
        for (int later = card; later < 30; ++later) QVERIFY(!shown.contains(names[later]));
    }
}

void TestWall::theClockIsRightWheneverItIsLookedAt_data() {
    QTest::addColumn<QByteArray>("zone");
    QTest::newRow("in Tyrol, in the night in which the hour changes")
        << QByteArray("CET-1CEST,M3.5.0,M10.5.0/3");
    QTest::newRow("west of Greenwich") << QByteArray("WEST7");
    QTest::newRow("nobody knows where") << QByteArray("Nowhere/Unknown");
}

void TestWall::theClockIsRightWheneverItIsLookedAt() {
    // Zones by their rule and not by their name, which a machine without tzdata does not know; the last is
    // known nowhere, and local time is that of Greenwich then.
    QFETCH(QByteArray, zone);
    const bool hadZone = qEnvironmentVariableIsSet("TZ");
    const QByteArray before = qgetenv("TZ");
    const auto restored = qScopeGuard([&] {
        if (hadZone)
            qputenv("TZ", before);
        else
            qunsetenv("TZ");
        tzset();
    });
    qputenv("TZ", zone);
    tzset();
    QVERIFY(QDateTime::currentDateTime().isValid());
    const QDateTime begin(QDate(2026, 10, 25), QTime(0, 30), Qt::UTC); // the night in which the hour changes
    RoundClock clock;
    clock.minutes = 45;
    QVERIFY(clock.isFresh());
    QCOMPARE(clockFace(clock.left(begin)), QStringLiteral("45:00"));
    clock.start(begin);
    QCOMPARE(clockFace(clock.left(begin.addMSecs(1))), QStringLiteral("45:00"));
    QCOMPARE(clockFace(clock.left(begin.addSecs(61))), QStringLiteral("43:59"));
    clock.start(begin.addSecs(90)); // started already
    QCOMPARE(clockFace(clock.left(begin.addSecs(600).toLocalTime())), QStringLiteral("35:00"));
    clock.stop(begin.addSecs(600));
    QCOMPARE(clockFace(clock.left(begin.addSecs(6000))), QStringLiteral("35:00"));
    clock.stop(begin.addSecs(6000));
    QCOMPARE(clockFace(clock.left(begin.addSecs(6000).toLocalTime())), QStringLiteral("35:00"));
    clock.start(begin.addSecs(6000).toLocalTime());
    QCOMPARE(clockFace(clock.left(begin.addSecs(5000))), QStringLiteral("35:00")); // set back: no second more
    clock.minutes = 50;                                                            // five more for everybody
    QCOMPARE(clockFace(clock.left(begin.addSecs(6060))), QStringLiteral("39:00"));
    QCOMPARE(clockFace(clock.left(begin.addSecs(6000 + 40 * 60))), QStringLiteral("0:00"));
    QCOMPARE(clockFace(clock.left(begin.addSecs(6000 + 40 * 60 + 83))), QStringLiteral("+1:23"));
    QVERIFY(!clock.isForgotten(begin.addSecs(6000 + 60 * 60)));
    QVERIFY(clock.isForgotten(begin.addDays(1)));
    clock.reset();
    QVERIFY(clock.isFresh());
}

QTEST_MAIN(TestWall)
#include "test_wall.moc"
