#include "base/preferences.h"
#include "beamer/beamer_window.h"
#include "support/evenings.h"
#include "support/window_test.h"

#include <desk/draws.h>
#include <desk/settings.h>
#include <store/kept_clock.h>

#include <QAction>
#include <QApplication>
#include <QGuiApplication>
#include <QLabel>
#include <QRegularExpression>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QWindow>

#include <functional>

// The wall, conducted by keys: from the window at the desk, and in its own.
namespace {

using namespace schreiber;
using namespace schreiber::desktop;
using namespace schreiber::desktop::test;

const QString kWall = QStringLiteral("wall");

} // namespace

class TestBeamer : public WindowTest {
    Q_OBJECT

  private slots:
    void init();
    void itOpensOnTheOtherScreenAndTheKeyboardStays();
    void everyViewHasAKey();
    void itShowsOnlyWhatIsConfirmed();
    void standingsAreCovered();
    void aThousandPeopleGoByPageByPage();
    void freezeAndBlackFromBothWindows();
    void pagesFadeIntoEachOther();
    void theDrawIsACeremony();
    void viewsTakeTurns();
    void theScreenGoesAndComesBack();
    void aComputerWithOneScreenShowsAWindow();
    void theScreenIsRemembered();
    void theClockGoesOnThroughARestart();
    void theClockBelongsToTheTournament();
    void theClockGoesOnWhereTheComputersTimeIsSet();
    void theDeskSaysWhatTheWallShows();
    void anotherLanguageAndAnotherFile();
    void theStripFitsInEveryLanguage_data();
    void theStripFitsInEveryLanguage();

  private:
    BeamerWindow* wall() const;
    QStringList shown() const;
    bool shows(const QString& text) const;
    void pressOnWall(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void openBeamer() { keys().press(Qt::Key_F11, Qt::ControlModifier); }
    // The page that comes by itself, without the wait.
    void nextByItself();
    bool comesByItself() const;
};

void TestBeamer::init() {
    WindowTest::init();
    m_case->screens().names << kWall;
}

BeamerWindow* TestBeamer::wall() const {
    for (QWidget* window : QApplication::topLevelWidgets())
        if (auto* beamer = dynamic_cast<BeamerWindow*>(window)) return beamer;
    return nullptr;
}

// A title and what stands smaller behind it are one, a surname and the first name behind it, too.
QStringList TestBeamer::shown() const {
    QStringList texts;
    const WallText* before = nullptr;
    for (const WallText& text : wall()->picture().texts) {
        const bool isTitle = before != nullptr && before == &wall()->picture().texts.front() &&
                             text.ink == WallInk::Muted && text.box.top() == 0;
        const bool isGiven = before != nullptr && before->face == WallFace::Heavy &&
                             text.face == WallFace::Data && text.ink == WallInk::Text &&
                             before->ink == WallInk::Text && before->box.top() == text.box.top();
        if (isTitle)
            texts.last() += QStringLiteral(" · ") + text.text;
        else if (isGiven)
            texts.last() += QLatin1Char(' ') + text.text;
        else
            texts << text.text;
        before = &text;
    }
    return texts;
}

bool TestBeamer::shows(const QString& text) const {
    return shown().join(QLatin1Char('\n')).contains(text);
}

void TestBeamer::pressOnWall(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    wall()->activateWindow(); // a window above another counts as active with it, so the focus tells
    QTRY_COMPARE(QGuiApplication::focusWindow(), wall()->windowHandle());
    QTest::keyClick(wall(), key, modifiers);
    m_case->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_case->window()));
}

bool TestBeamer::comesByItself() const {
    return m_case->window().findChild<QTimer*>(QStringLiteral("beamerNext"))->isActive();
}

void TestBeamer::nextByItself() {
    auto* timer = m_case->window().findChild<QTimer*>(QStringLiteral("beamerNext"));
    QVERIFY(timer->isActive());
    QSignalSpy fired(timer, &QTimer::timeout);
    timer->start(0);
    QTRY_COMPARE(fired.count(), 1);
}

void TestBeamer::itOpensOnTheOtherScreenAndTheKeyboardStays() {
    openPrepared([](desk::Evening& evening) { playRounds(evening, 1); });
    keys().press(Qt::Key_1, Qt::ControlModifier);
    keys().press(Qt::Key_F, Qt::ControlModifier);
    openBeamer();
    QVERIFY(wall() != nullptr && wall()->isVisible());
    QCOMPARE(m_case->screens().of(*wall()), kWall);
    QCOMPARE(wall()->size(), m_case->screens().wall);
    QVERIFY(keys().isShown(QStringLiteral("beamerStrip")));
    keys().type(QStringLiteral("abc")); // the search still has the keyboard
    QCOMPARE(keys().textOf(keys().focus()), QStringLiteral("abc"));
    openBeamer();
    QVERIFY(!wall()->isVisible());
    QVERIFY(!keys().isShown(QStringLiteral("beamerStrip")));
}

void TestBeamer::everyViewHasAKey() {
    openPrepared([](desk::Evening& evening) {
        playRounds(evening, 1);
        confirmResults(evening);
    });
    openBeamer();
    const std::pair<Qt::Key, const char*> views[] = {{Qt::Key_1, "Wo sitze ich? · Runde 1"},
                                                     {Qt::Key_2, "Tische · Runde 1"},
                                                     {Qt::Key_3, "Runde 1"},
                                                     {Qt::Key_4, "Ergebnisse · Runde 1"},
                                                     {Qt::Key_5, "Rangliste"},
                                                     {Qt::Key_6, "Auslosung · Runde 1"}};
    for (const auto& [key, title] : views) {
        keys().press(key, Qt::AltModifier);
        QVERIFY2(shows(QString::fromUtf8(title)), title);
    }
    // Also where it is not open yet.
    openBeamer();
    keys().press(Qt::Key_4, Qt::AltModifier);
    QVERIFY(wall()->isVisible() && shows(QStringLiteral("Ergebnisse")));
}

void TestBeamer::itShowsOnlyWhatIsConfirmed() {
    openPrepared([](desk::Evening&) {});
    openBeamer();
    QVERIFY(shows(QStringLiteral("Noch nicht ausgelost")));
    keys().press(Qt::Key_F5); // a draft
    QVERIFY(keys().isShown(QStringLiteral("drawTable")));
    QVERIFY(shows(QStringLiteral("Noch nicht ausgelost")));
    keys().press(Qt::Key_F5);
    QVERIFY(shows(QStringLiteral("Tische · Runde 1")));
    keys().press(Qt::Key_4, Qt::AltModifier);
    keys().press(Qt::Key_Return); // the first table
    keys().press(Qt::Key_F7);
    keys().type(QStringLiteral("18"));
    keys().press(Qt::Key_Return);
    keys().type(QStringLiteral("11"));
    keys().press(Qt::Key_Return);
    QVERIFY(shows(QStringLiteral("0 von 7 Ergebnissen bestätigt")));
    QVERIFY(!shows(QStringLiteral("18 : 11")));
    keys().press(Qt::Key_PageUp);
    keys().press(Qt::Key_F8);
    QVERIFY(shows(QStringLiteral("18 : 11")));
    QVERIFY(shows(QStringLiteral("1 von 7 Ergebnissen bestätigt")));
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!shows(QStringLiteral("18 : 11")));
}

void TestBeamer::standingsAreCovered() {
    openPrepared([](desk::Evening& evening) {
        QVERIFY(desk::changeSettings(evening, {{"hide-standings-until", "3"}}).ok());
        playRounds(evening, 2);
        confirmResults(evening);
    });
    openBeamer();
    keys().press(Qt::Key_5, Qt::AltModifier);
    QVERIFY(shows(QStringLiteral("Verdeckt bis Runde 3")));
    keys().press(Qt::Key_5, Qt::ControlModifier);
    keys().press(Qt::Key_F6); // uncovered on the desk's screen alone
    QVERIFY(keys().isShown(QStringLiteral("standingsTable")));
    QVERIFY(shows(QStringLiteral("Verdeckt bis Runde 3")));
    QCOMPARE(wall()->picture().pages, 1);
}

void TestBeamer::aThousandPeopleGoByPageByPage() {
    const QString file = m_case->path(QStringLiteral("Viele.schreiber"));
    {
        desk::Evening evening = crowdedEvening(file, 1000);
        QVERIFY(desk::drawTables(evening, 1, {}).ok());
        QVERIFY(desk::startRound(evening).ok());
    }
    m_case->open(file);
    openBeamer();
    keys().press(Qt::Key_1, Qt::AltModifier);
    const int pages = wall()->picture().pages;
    QVERIFY(pages > 10);
    QStringList names;
    for (int page = 0; page < pages; ++page) {
        QCOMPARE(wall()->picture().page, page);
        names << shown().filter(QRegularExpression(QStringLiteral("^Nach")));
        nextByItself();
    }
    QCOMPARE(wall()->picture().page, 0); // and again from the beginning
    names.removeDuplicates();
    QCOMPARE(names.size(), 1000);
    keys().press(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(wall()->picture().page, 1);
    pressOnWall(Qt::Key_Right);
    QCOMPARE(wall()->picture().page, 2);
    keys().press(Qt::Key_PageUp, Qt::ControlModifier);
    pressOnWall(Qt::Key_Left);
    QCOMPARE(wall()->picture().page, 0);
    for (const QWidget* part : wall()->findChildren<QWidget*>())
        QVERIFY2(false, part->metaObject()->className()); // painted whole: no scroll bar, nothing else
}

void TestBeamer::freezeAndBlackFromBothWindows() {
    openPrepared([](desk::Evening& evening) {
        playRounds(evening, 1);
        confirmResults(evening);
    });
    openBeamer();
    keys().press(Qt::Key_1, Qt::AltModifier);
    const QStringList before = shown();
    const auto freezeByDesk = [this] { keys().press(Qt::Key_F10); };
    const auto freezeByWall = [this] { pressOnWall(Qt::Key_F); };
    for (const std::function<void()>& freeze :
         std::initializer_list<std::function<void()>>{freezeByDesk, freezeByWall}) {
        freeze();
        QVERIFY(!comesByItself());
        keys().press(Qt::Key_4, Qt::AltModifier); // prepared, not shown
        keys().press(Qt::Key_PageDown, Qt::ControlModifier);
        pressOnWall(Qt::Key_Right);
        keys().press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown(), before);
        freeze();
        QVERIFY(shows(QStringLiteral("Ergebnisse")));
        QVERIFY(shows(QStringLiteral("6 von 7")));
        keys().press(Qt::Key_Y, Qt::ControlModifier);
        keys().press(Qt::Key_1, Qt::AltModifier);
        QCOMPARE(shown(), before);
    }
    const auto isBlack = [this] {
        const QImage image = wall()->grab().toImage();
        for (int y = 0; y < image.height(); y += 7)
            for (int x = 0; x < image.width(); x += 7)
                if (image.pixelColor(x, y) != QColor(Qt::black)) return false;
        return true;
    };
    QVERIFY(!isBlack());
    keys().press(Qt::Key_F10, Qt::ControlModifier);
    QVERIFY(isBlack());
    QVERIFY(!comesByItself());
    pressOnWall(Qt::Key_B);
    QVERIFY(!isBlack());
    pressOnWall(Qt::Key_Period);
    QVERIFY(isBlack());
    keys().press(Qt::Key_F10, Qt::ControlModifier);
    QVERIFY(!isBlack());
    // The desk's keys are the same there.
    pressOnWall(Qt::Key_F10, Qt::ControlModifier);
    QVERIFY(isBlack());
    pressOnWall(Qt::Key_F10, Qt::ControlModifier);
    pressOnWall(Qt::Key_4, Qt::AltModifier);
    QVERIFY(shows(QStringLiteral("Ergebnisse")));
    pressOnWall(Qt::Key_F11, Qt::ControlModifier);
    QVERIFY(!wall()->isVisible());
}

void TestBeamer::pagesFadeIntoEachOther() {
    openPrepared([](desk::Evening& evening) {
        playRounds(evening, 1);
        confirmResults(evening);
    });
    openBeamer();
    const auto image = [this] { return wall()->grab().toImage(); };
    keys().press(Qt::Key_1, Qt::AltModifier);
    QTest::qWait(300);
    const QImage names = image();
    QTest::qWait(50);
    QCOMPARE(image(), names);
    keys().press(Qt::Key_5, Qt::AltModifier);
    const QImage first = image();
    QTest::qWait(300);
    const QImage standings = image();
    QVERIFY(names != standings);
    QVERIFY2(first != standings, "the other page is there at once");
    QTest::qWait(50);
    QCOMPARE(image(), standings);
}

void TestBeamer::theDrawIsACeremony() {
    openPrepared([](desk::Evening& evening) {
        QVERIFY(desk::drawTables(evening, 5, {}).ok());
        QVERIFY(desk::startRound(evening).ok());
    });
    openBeamer();
    keys().press(Qt::Key_6, Qt::AltModifier);
    QVERIFY(shows(QStringLiteral("0 von 30 Karten")));
    for (int card = 1; card <= 30; ++card) {
        card % 2 == 0 ? nextByItself() : keys().press(Qt::Key_PageDown, Qt::ControlModifier);
        QVERIFY(shows(QStringLiteral("%1 von 30 Karten").arg(card)));
    }
    QVERIFY(!comesByItself()); // the last table stays
    keys().press(Qt::Key_PageDown, Qt::ControlModifier);
    QVERIFY(shows(QStringLiteral("30 von 30 Karten")));
    pressOnWall(Qt::Key_Left);
    QVERIFY(shows(QStringLiteral("29 von 30 Karten")));
    // Taken back, it was never announced.
    keys().press(Qt::Key_Z, Qt::ControlModifier);
    keys().type(QStringLiteral("falsche Liste"));
    keys().press(Qt::Key_Return);
    QVERIFY(shows(QStringLiteral("Noch nicht ausgelost")));
}

void TestBeamer::viewsTakeTurns() {
    openPrepared([](desk::Evening& evening) {
        playRounds(evening, 1);
        confirmResults(evening);
    });
    openBeamer();
    keys().press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(!comesByItself()); // a clock alone has no next page
    keys().press(Qt::Key_0, Qt::AltModifier);
    QStringList titles;
    for (int turn = 0; turn < 12; ++turn) {
        nextByItself();
        if (titles.isEmpty() || titles.last() != shown().first()) titles << shown().first();
    }
    for (const char* title : {"Tische · Runde 1", "Wo sitze ich? · Runde 1", "Ergebnisse · Runde 1",
                              "Rangliste · nach Runde 1 · vorläufig"})
        QVERIFY2(titles.contains(QString::fromUtf8(title)), title);
    QVERIFY(!titles.contains(QStringLiteral("Runde 1"))); // a clock that nobody has started
    keys().press(Qt::Key_0, Qt::AltModifier);
    const QString stays = shown().first();
    for (int page = 0; page < 4 && comesByItself(); ++page) nextByItself();
    QCOMPARE(shown().first(), stays);
}

void TestBeamer::theScreenGoesAndComesBack() {
    openPrepared([](desk::Evening& evening) { playRounds(evening, 1); });
    openBeamer();
    keys().press(Qt::Key_1, Qt::AltModifier);
    const QStringList before = shown();
    m_case->screens().pull(kWall);
    QVERIFY(!wall()->isVisible()); // not over the desk
    QVERIFY(keys().hasMessage());
    QVERIFY(!comesByItself());
    keys().press(Qt::Key_Z, Qt::ControlModifier); // the evening goes on
    keys().press(Qt::Key_Y, Qt::ControlModifier);
    m_case->screens().plug(QStringLiteral("another"));
    QVERIFY(!wall()->isVisible());
    m_case->screens().plug(kWall);
    QVERIFY(wall()->isVisible());
    QCOMPARE(m_case->screens().of(*wall()), kWall);
    QCOMPARE(shown(), before);
}

void TestBeamer::aComputerWithOneScreenShowsAWindow() {
    m_case->screens().names = QStringList{QStringLiteral("desk")};
    openPrepared([](desk::Evening& evening) { playRounds(evening, 1); });
    openBeamer();
    QVERIFY(wall()->isVisible());
    QVERIFY(wall()->width() < m_case->screens().wall.width());
    QCOMPARE(wall()->windowTitle(), QStringLiteral("Beamer – Schreiber"));
    // above the desk, or it would open behind
    QCOMPARE(wall()->windowHandle()->transientParent(), m_case->window().windowHandle());
    const QRect where = wall()->geometry();
    QVERIFY(wall()->screen()->availableGeometry().contains(where));
    // Of a desk that has the whole screen what it says is at the head, what the wall is conducted by at the
    // foot, the next step at the left.
    const QRect screen = wall()->screen()->availableGeometry();
    QVERIFY(where.top() > screen.top() + screen.height() / 5);
    QVERIFY(where.bottom() < screen.bottom() - screen.height() / 5);
    QVERIFY(where.left() >= screen.center().x() - 48);
    QVERIFY(m_case->window().isActiveWindow()); // the keys stay at the desk
    const auto said = [this](const char* name) { return keys().textOf(QLatin1String(name)); };
    QVERIFY2(said("messageText").contains(QStringLiteral("nur ein Schirm")), qPrintable(said("messageText")));
    QVERIFY(!said("beamerState").contains(QStringLiteral("füllt diesen Schirm")));
    pressOnWall(Qt::Key_F11);
    QVERIFY(said("beamerState").contains(QStringLiteral("füllt diesen Schirm"))); // and the way back
    QCOMPARE(wall()->size(), m_case->screens().wall);
    QVERIFY(wall()->windowHandle()->transientParent() == nullptr);
    pressOnWall(Qt::Key_Escape);
    QCOMPARE(wall()->geometry(), where);
    QVERIFY(wall()->isVisible());
    QVERIFY(!said("beamerState").contains(QStringLiteral("füllt diesen Schirm")));
    wall()->setGeometry(where.adjusted(0, 0, -40, -40)); // as somebody drew it
    pressOnWall(Qt::Key_F11);
    pressOnWall(Qt::Key_Escape);
    QCOMPARE(wall()->geometry(), where.adjusted(0, 0, -40, -40));
    QVERIFY(loadPreferences().beamerScreen.isEmpty()); // the desk is no wall
    m_case->screens().plug(kWall);
    QCOMPARE(wall()->size(), m_case->screens().wall);
    QCOMPARE(m_case->screens().of(*wall()), kWall);
}

void TestBeamer::theScreenIsRemembered() {
    m_case->screens().names << QStringLiteral("side");
    Preferences preferences;
    preferences.beamerScreen = QStringLiteral("side");
    m_case->restart(preferences);
    openBeamer();
    QCOMPARE(m_case->screens().of(*wall()), QStringLiteral("side"));
    m_case->window().close();
    QVERIFY(!wall()->isVisible()); // nothing is left on the wall
    QCOMPARE(loadPreferences().beamerScreen, QStringLiteral("side"));
    preferences.beamerScreen = QStringLiteral("gone");
    m_case->restart(preferences);
    openBeamer();
    QCOMPARE(m_case->screens().of(*wall()), kWall);
    QCOMPARE(loadPreferences().beamerScreen, kWall);
}

void TestBeamer::theClockGoesOnThroughARestart() {
    const QString file = openPrepared([](desk::Evening& evening) { playRounds(evening, 1); });
    openBeamer();
    keys().press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(shows(QStringLiteral("45:00")));
    keys().press(Qt::Key_F9, Qt::ControlModifier);
    const auto later = [this](int seconds) { m_case->clock().time = m_case->clock().time.addSecs(seconds); };
    later(60);
    QTRY_VERIFY(shows(QStringLiteral("44:00")));
    keys().press(Qt::Key_F10); // frozen: the clock goes on
    later(60);
    QTRY_VERIFY(shows(QStringLiteral("43:00")));
    keys().press(Qt::Key_F10);
    QCOMPARE(keys().textOf(QStringLiteral("clockFace")), QStringLiteral("43:00"));
    m_case->restart({}); // on another computer, for that matter
    later(180);
    m_case->open(file);
    QCOMPARE(keys().textOf(QStringLiteral("clockFace")), QStringLiteral("40:00"));
    openBeamer();
    keys().press(Qt::Key_2, Qt::AltModifier);
    QVERIFY(shows(QStringLiteral("40:00"))); // beside every list
    keys().press(Qt::Key_F9, Qt::ControlModifier);
    later(600);
    QVERIFY(keys().tabTo(QStringLiteral("clockMinutes")));
    keys().press(Qt::Key_Up); // a minute more
    QVERIFY(shows(QStringLiteral("41:00")));
    QVERIFY(keys().tabTo(QStringLiteral("clockResetButton")));
    keys().press(Qt::Key_Return);
    QVERIFY(!shows(QStringLiteral("41:00")));
    keys().press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(shows(QStringLiteral("46:00")));
    keys().press(Qt::Key_F9, Qt::ControlModifier);
    later(46 * 60 + 75);
    QTRY_VERIFY(shows(QStringLiteral("+1:15")));
    QVERIFY(shows(QStringLiteral("Die Zeit ist um")));
}

void TestBeamer::theClockBelongsToTheTournament() {
    const QString file = openPrepared([](desk::Evening& evening) { playRounds(evening, 1); });
    const auto face = [this] { return keys().textOf(QStringLiteral("clockFace")); };
    const auto clock = [this](int seconds) { m_case->clock().time = m_case->clock().time.addSecs(seconds); };
    const auto kept = [&] {
        const auto evening = desk::Evening::open(file.toStdString(), store::Access::ReadOnly);
        return evening.ok() ? evening->roundClock() : std::nullopt;
    };
    const QString undo = m_case->window().findChild<QAction*>(QStringLiteral("undo"))->text();
    keys().press(Qt::Key_F9, Qt::ControlModifier);
    QVERIFY(kept() && kept()->since != 0); // on disk when it shows
    QCOMPARE(m_case->window().findChild<QAction*>(QStringLiteral("undo"))->text(), undo);
    clock(300);
    keys().press(Qt::Key_Z, Qt::ControlModifier); // the evening goes back, the time does not
    QTRY_COMPARE(face(), QStringLiteral("40:00"));
    keys().press(Qt::Key_Y, Qt::ControlModifier);
    keys().press(Qt::Key_F9, Qt::ControlModifier); // stands, and still does after a start anew
    m_case->restart(loadPreferences());
    clock(300);
    m_case->open(file);
    QCOMPARE(face(), QStringLiteral("40:00"));
    // another evening has its own, with the minutes of the last one
    const QString other = m_case->path(QStringLiteral("Anderer.schreiber"));
    { enteredEvening(other, QStringLiteral(SCHREIBER_EXAMPLE_LIST)); }
    m_case->open(other);
    QVERIFY(!keys().isShown(QStringLiteral("beamerStrip")));
    m_case->open(file);
    QCOMPARE(face(), QStringLiteral("40:00"));
    // set at another desk on the same file
    {
        auto evening = desk::Evening::open(file.toStdString());
        QVERIFY(evening.ok());
        QVERIFY(evening->keepRoundClock({30, 0, m_case->clock().time.toMSecsSinceEpoch()}).ok());
    }
    QTRY_COMPARE_WITH_TIMEOUT(face(), QStringLiteral("30:00"), 10000);
    // an evening long past
    clock(24 * 3600);
    m_case->open(file);
    QVERIFY(!keys().isShown(QStringLiteral("beamerStrip")));
}

void TestBeamer::theClockGoesOnWhereTheComputersTimeIsSet() {
    using namespace std::chrono_literals;
    const QString file = openPrepared([](desk::Evening& evening) { playRounds(evening, 1); });
    const auto face = [this] { return keys().textOf(QStringLiteral("clockFace")); };
    const auto later = [this](int seconds) { m_case->clock().time = m_case->clock().time.addSecs(seconds); };
    openBeamer();
    keys().press(Qt::Key_3, Qt::AltModifier);
    keys().press(Qt::Key_F9, Qt::ControlModifier);
    later(20 * 60);
    QTRY_COMPARE(face(), QStringLiteral("25:00"));
    m_case->clock().set(-1h); // back, further than it has run
    later(60);
    QTRY_COMPARE(face(), QStringLiteral("24:00"));
    QVERIFY(shows(QStringLiteral("24:00")));
    m_case->clock().set(-5min);
    later(60);
    QTRY_COMPARE(face(), QStringLiteral("23:00"));
    m_case->clock().set(24h * 365 * 20); // from a computer that did not know the year
    later(60);
    QTRY_COMPARE(face(), QStringLiteral("22:00"));
    QVERIFY(shows(QStringLiteral("22:00")));
    // On disk as well: it is right after a start anew, and another desk has the same.
    m_case->restart(loadPreferences());
    later(60);
    m_case->open(file);
    QCOMPARE(face(), QStringLiteral("21:00"));
    // Set between two looks, and stopped at once.
    m_case->clock().set(3h);
    keys().press(Qt::Key_F9, Qt::ControlModifier);
    QCOMPARE(face(), QStringLiteral("21:00"));
    m_case->clock().set(-2h); // while it stands
    later(600);
    QCOMPARE(face(), QStringLiteral("21:00"));
    keys().press(Qt::Key_F9, Qt::ControlModifier);
    later(60);
    QTRY_COMPARE(face(), QStringLiteral("20:00"));
    // Set back while no window saw it: it runs from where it was started last.
    m_case->restart(loadPreferences());
    m_case->clock().set(-10h);
    m_case->open(file);
    QCOMPARE(face(), QStringLiteral("21:00"));
    later(60);
    QTRY_COMPARE(face(), QStringLiteral("20:00"));
}

void TestBeamer::theDeskSaysWhatTheWallShows() {
    openPrepared([](desk::Evening& evening) {
        playRounds(evening, 1);
        confirmResults(evening);
    });
    const auto state = [this] { return keys().textOf(QStringLiteral("beamerState")); };
    const auto warns = [this] {
        return keys().find(QStringLiteral("beamerStrip"))->property("tone").toString() ==
               QLatin1String("warn");
    };
    openBeamer();
    keys().press(Qt::Key_5, Qt::AltModifier);
    QVERIFY(!keys().isShown(QStringLiteral("beamerState")));
    QVERIFY(!warns());
    keys().press(Qt::Key_F10);
    keys().press(Qt::Key_4, Qt::AltModifier);
    QVERIFY(keys().isShown(QStringLiteral("beamerState")));
    QVERIFY(state().contains(QStringLiteral("zeigt weiter: Rangliste")));
    QVERIFY(state().endsWith(QStringLiteral("danach: Ergebnisse")));
    QVERIFY(warns());
    keys().press(Qt::Key_F10, Qt::ControlModifier);
    QVERIFY(state().startsWith(QStringLiteral("Die Wand ist schwarz")));
    keys().press(Qt::Key_F10, Qt::ControlModifier);
    keys().press(Qt::Key_F10);
    QVERIFY(!keys().isShown(QStringLiteral("beamerState")));
    QVERIFY(!warns());
    m_case->screens().pull(kWall);
    QVERIFY(state().startsWith(QStringLiteral("Der Schirm des Beamers fehlt")));
    QVERIFY(warns());
}

void TestBeamer::anotherLanguageAndAnotherFile() {
    openPrepared([](desk::Evening& evening) { playRounds(evening, 1); });
    openBeamer();
    keys().press(Qt::Key_1, Qt::AltModifier);
    m_case->window().findChild<QAction*>(QStringLiteral("languageIt"))->trigger();
    QTRY_VERIFY(shows(QStringLiteral("Dove siedo? · turno 1")));
    QVERIFY(keys().isShown(QStringLiteral("beamerStrip")));
    QVERIFY(!shown().contains(QStringLiteral("Name")));
    keys().press(Qt::Key_F10);
    keys().press(Qt::Key_W, Qt::ControlModifier); // closed: nobody wants to see it any more
    QVERIFY(!shows(QStringLiteral("Posti")));
}

void TestBeamer::theStripFitsInEveryLanguage_data() {
    QTest::addColumn<int>("language");
    QTest::newRow("de") << static_cast<int>(words::Language::German);
    QTest::newRow("it") << static_cast<int>(words::Language::Italian);
    QTest::newRow("en") << static_cast<int>(words::Language::English);
}

void TestBeamer::theStripFitsInEveryLanguage() {
    QFETCH(int, language);
    Preferences preferences;
    preferences.language = static_cast<words::Language>(language);
    m_case->restart(preferences);
    openPrepared([](desk::Evening& evening) { playRounds(evening, 1); });
    openBeamer();
    const QWidget* strip = keys().find(QStringLiteral("beamerStrip"));
    for (const Qt::Key page :
         {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6, Qt::Key_7, Qt::Key_Comma}) {
        keys().press(page, Qt::ControlModifier);
        const QSize needs = m_case->needed();
        QVERIFY2(needs.width() <= 1264 && needs.height() <= 720,
                 qPrintable(QStringLiteral("%1 x %2 on %3")
                                .arg(needs.width())
                                .arg(needs.height())
                                .arg(QKeySequence(page).toString())));
    }
    for (const QWidget* part : strip->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (part->focusPolicy() == Qt::NoFocus) continue;
        QVERIFY2(!part->accessibleName().isEmpty() || !part->property("text").toString().isEmpty(),
                 qPrintable(part->objectName()));
        QVERIFY2(part->width() >= part->sizeHint().width(),
                 qPrintable(QStringLiteral("%1: %2").arg(part->objectName()).arg(part->width())));
    }
}

QTEST_MAIN(TestBeamer)
#include "test_beamer.moc"
