#include "base/screens.h"
#include "base/seams.h"
#include "beamer/beamer.h"
#include "beamer/beamer_keys.h"
#include "beamer/beamer_strip.h"
#include "main_window.h"
#include "pages/round_page.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include <chrono>

// The wall and the round clock, conducted from the window.
namespace schreiber::desktop {
namespace {

constexpr auto kTick = std::chrono::milliseconds(200);

constexpr const char* kShowingNames[kShowings] = {"beamerNames",   "beamerTables",    "beamerClock",
                                                  "beamerResults", "beamerStandings", "beamerDraw"};
constexpr const char* kPaceNames[kPaces] = {"beamerSlow", "beamerMiddle", "beamerFast", "beamerByHand"};

} // namespace

void MainWindow::setUpBeamer() {
    m_roundClock.minutes = m_preferences.clockMinutes;
    m_beamer = new Beamer(m_session, m_clock, m_roundClock, m_screens, *this);
    m_beamer->setParent(this);
    m_beamer->setScreen(m_preferences.beamerScreen);
    m_beamer->setPace(static_cast<Pace>(m_preferences.beamerPace));
    connect(m_beamer, &Beamer::changed, this, &MainWindow::showBeamer);
    connect(m_beamer, &Beamer::said, this,
            [this](Tone tone, const QString& message) { m_session.say(tone, message); });
    connect(&m_tick, &QTimer::timeout, this, &MainWindow::lookAtClock);
}

void MainWindow::buildBeamerStrip(QWidget* inside) {
    m_beamerStrip = new BeamerStrip(*m_beamer, inside);
    connect(m_beamerStrip, &BeamerStrip::startAsked, this, &MainWindow::startClock);
    connect(m_beamerStrip, &BeamerStrip::resetAsked, this, &MainWindow::resetClock);
    connect(m_beamerStrip, &BeamerStrip::minutesChosen, this, [this](int minutes) {
        m_roundClock.minutes = minutes;
        m_preferences.clockMinutes = minutes;
        savePreferences(m_preferences);
        keepClock();
    });
}

QAction* MainWindow::addSwitch(QMenu* menu, const char* name, const QString& label, const QKeySequence& key) {
    QAction* action = menu->addAction(label);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setCheckable(true);
    return action;
}

void MainWindow::buildBeamerMenu(QMenu* view) {
    QMenu* menu = view->addMenu(tr("Beamer"));
    menu->setObjectName(QStringLiteral("beamerMenu"));
    m_beamerOpen = addSwitch(menu, "beamerOpen", tr("Beamer zeigen"), beamer_keys::kOpen);
    connect(m_beamerOpen, &QAction::triggered, this,
            [this](bool open) { open ? m_beamer->open() : m_beamer->close(); });
    menu->addSeparator();
    auto* showings = new QActionGroup(menu);
    for (int i = 0; i < kShowings; ++i) {
        const auto showing = static_cast<Showing>(i);
        QAction* action =
            addSwitch(menu, kShowingNames[i], nameOf(showing), Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + i));
        showings->addAction(action);
        m_beamerShowings[static_cast<std::size_t>(i)] = action;
        connect(action, &QAction::triggered, this, [this, showing] {
            m_beamer->open();
            m_beamer->setShowing(showing);
        });
    }
    m_beamerRotate = addSwitch(menu, "beamerRotate", tr("Alles im Wechsel"), beamer_keys::kRotate);
    connect(m_beamerRotate, &QAction::triggered, m_beamer, &Beamer::setRotating);
    menu->addSeparator();
    const auto ask = [&](const char* name, const QString& label, const QKeySequence& key,
                         void (Beamer::*does)()) {
        QAction* action = menu->addAction(label, m_beamer, does);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(key);
    };
    ask("beamerForward", tr("Nächste Seite oder Karte"), beamer_keys::kForward, &Beamer::forward);
    ask("beamerBack", tr("Zurück"), beamer_keys::kBack, &Beamer::back);
    m_beamerFreeze = addSwitch(menu, "beamerFreeze", tr("Einfrieren"), beamer_keys::kFreeze);
    connect(m_beamerFreeze, &QAction::triggered, m_beamer, &Beamer::setFrozen);
    m_beamerBlack = addSwitch(menu, "beamerBlack", tr("Schwarz"), beamer_keys::kBlack);
    connect(m_beamerBlack, &QAction::triggered, m_beamer, &Beamer::setBlack);
    QMenu* pace = menu->addMenu(tr("Tempo"));
    auto* paces = new QActionGroup(pace);
    const QString labels[kPaces] = {tr("Langsam"), tr("Mittel"), tr("Schnell"), tr("Nur von Hand")};
    for (int i = 0; i < kPaces; ++i) {
        QAction* action = addSwitch(pace, kPaceNames[i], labels[i], {});
        action->setChecked(m_preferences.beamerPace == i);
        paces->addAction(action);
        connect(action, &QAction::triggered, this, [this, i] { m_beamer->setPace(static_cast<Pace>(i)); });
    }
    menu->addSeparator();
    add(menu, "clockStart", tr("Rundenuhr starten oder anhalten"), beamer_keys::kClock,
        &MainWindow::startClock);
    add(menu, "clockReset", tr("Rundenuhr neu stellen"), {}, &MainWindow::resetClock);
    // Also where the wall's own window has the keyboard, as it may on a computer with one screen.
    for (QAction* action : menu->actions()) action->setShortcutContext(Qt::ApplicationShortcut);
}

// How it stands, in the strip and in the menu; what is worth remembering is kept.
void MainWindow::showBeamer() {
    m_beamerOpen->setChecked(m_beamer->isOpen());
    m_beamerRotate->setChecked(m_beamer->isRotating());
    m_beamerFreeze->setChecked(m_beamer->isFrozen());
    m_beamerBlack->setChecked(m_beamer->isBlack());
    for (QAction* action : {m_beamerFreeze, m_beamerBlack}) action->setEnabled(m_beamer->isOpen());
    m_beamerShowings[static_cast<std::size_t>(m_beamer->showing())]->setChecked(true);
    if (m_preferences.beamerScreen != m_beamer->screen() ||
        m_preferences.beamerPace != static_cast<int>(m_beamer->pace())) {
        m_preferences.beamerScreen = m_beamer->screen();
        m_preferences.beamerPace = static_cast<int>(m_beamer->pace());
        savePreferences(m_preferences);
    }
    lookAtClock();
}

void MainWindow::lookAtClock() {
    const RoundClock& clock = m_roundClock;
    if (clock.isRunning() && !m_tick.isActive()) m_tick.start(kTick);
    if (!clock.isRunning()) m_tick.stop();
    const std::chrono::milliseconds left(clock.left(m_clock.now()));
    const bool over = clock.isRunning() && left <= -std::chrono::seconds(1);
    m_beamerStrip->follow(clock, clockFace(left.count()), over);
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(-left).count();
    m_round->setOvertime(over ? std::optional(static_cast<int>(minutes)) : std::nullopt);
    m_round->offerClock(clock.isFresh());
    m_beamer->tick();
}

void MainWindow::startClock() {
    m_roundClock.isRunning() ? m_roundClock.stop(m_clock.now()) : m_roundClock.start(m_clock.now());
    keepClock();
}

void MainWindow::resetClock() {
    m_roundClock.reset();
    keepClock();
}

// The clock of the evening that is open, as another desk may have set it too. It runs on through a start
// anew; that of an evening long past nobody wants to see.
void MainWindow::takeClock(bool anew) {
    const auto kept = m_session.isOpen() ? m_session.evening().roundClock() : std::nullopt;
    if (!anew && kept == m_keptClock) return;
    m_keptClock = kept;
    m_roundClock = {kept.value_or(store::KeptClock{m_preferences.clockMinutes, 0, 0})};
    if (m_roundClock.isForgotten(m_clock.now())) m_roundClock.reset();
    lookAtClock();
}

// On disk at once: a program that starts again after a power cut goes on with it.
void MainWindow::keepClock() {
    if (m_session.isOpen() && m_session.keep(m_roundClock)) m_keptClock = m_roundClock;
    lookAtClock();
}

} // namespace schreiber::desktop
