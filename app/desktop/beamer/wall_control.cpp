#include "beamer/wall_control.h"

#include "base/menu_entries.h"
#include "base/preferences.h"
#include "base/session.h"
#include "beamer/beamer_strip.h"
#include "beamer/round_timer.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace schreiber::desktop {
namespace {

constexpr const char* kShowingNames[kShowings] = {"beamerNames",   "beamerTables",    "beamerClock",
                                                  "beamerResults", "beamerStandings", "beamerDraw"};
constexpr const char* kPaceNames[kPaces] = {"beamerSlow", "beamerMiddle", "beamerFast", "beamerByHand"};

QAction* addSwitch(QMenu* menu, const char* name, const QString& label) {
    QAction* action = named(menu->addAction(label), name);
    action->setCheckable(true);
    return action;
}

} // namespace

WallControl::WallControl(Session& session, Screens& screens, Preferences& preferences, RoundTimer& timer,
                         QWidget& desk)
    : QObject(&desk)
    , m_preferences(preferences)
    , m_timer(timer)
    , m_beamer(session, timer, screens, desk) {
    m_beamer.setParent(this);
    m_beamer.rememberScreen(preferences.beamerScreen);
    m_beamer.setPace(static_cast<Pace>(preferences.beamerPace));
    connect(&m_beamer, &Beamer::changed, this, &WallControl::show);
    connect(&m_beamer, &Beamer::said, &session, &Session::say);
    connect(&session, &Session::opened, &m_beamer, &Beamer::startAnew);
    connect(&session, &Session::changed, &m_beamer, &Beamer::refresh);
    connect(&timer, &RoundTimer::looked, this, &WallControl::showClock);
}

void WallControl::addTo(QMenu* menu) {
    m_open = addSwitch(menu, "beamerOpen", tr("Beamer zeigen"));
    connect(m_open, &QAction::triggered, this,
            [this](bool open) { open ? m_beamer.open() : m_beamer.close(); });
    menu->addSeparator();
    auto* showings = new QActionGroup(menu);
    for (int i = 0; i < kShowings; ++i) {
        const auto showing = static_cast<Showing>(i);
        QAction* action = addSwitch(menu, kShowingNames[i], nameOf(showing));
        showings->addAction(action);
        m_showings[static_cast<std::size_t>(i)] = action;
        connect(action, &QAction::triggered, this, [this, showing] {
            m_beamer.open();
            m_beamer.setShowing(showing);
        });
    }
    m_rotate = addSwitch(menu, "beamerRotate", tr("Alles im Wechsel"));
    connect(m_rotate, &QAction::triggered, &m_beamer, &Beamer::setRotating);
    menu->addSeparator();
    named(menu->addAction(tr("Nächste Seite oder Karte"), &m_beamer, &Beamer::forward), "beamerForward");
    named(menu->addAction(tr("Zurück"), &m_beamer, &Beamer::back), "beamerBack");
    m_freeze = addSwitch(menu, "beamerFreeze", tr("Einfrieren"));
    connect(m_freeze, &QAction::triggered, &m_beamer, &Beamer::setFrozen);
    m_black = addSwitch(menu, "beamerBlack", tr("Schwarz"));
    connect(m_black, &QAction::triggered, &m_beamer, &Beamer::setBlack);
    QMenu* pace = menu->addMenu(tr("Tempo"));
    auto* paces = new QActionGroup(pace);
    const QString labels[kPaces] = {tr("Langsam"), tr("Mittel"), tr("Schnell"), tr("Nur von Hand")};
    for (int i = 0; i < kPaces; ++i) {
        QAction* action = addSwitch(pace, kPaceNames[i], labels[i]);
        action->setChecked(m_preferences.beamerPace == i);
        paces->addAction(action);
        connect(action, &QAction::triggered, this, [this, i] { m_beamer.setPace(static_cast<Pace>(i)); });
    }
    menu->addSeparator();
    named(menu->addAction(tr("Rundenuhr starten oder anhalten"), &m_timer, &RoundTimer::startOrStop),
          "clockStart");
    named(menu->addAction(tr("Rundenuhr neu stellen"), &m_timer, &RoundTimer::reset), "clockReset");
    // Also where the wall's own window has the keyboard, as it may on a computer with one screen.
    for (QAction* action : menu->actions()) action->setShortcutContext(Qt::ApplicationShortcut);
}

QWidget* WallControl::buildStrip(QWidget* parent) {
    m_strip = new BeamerStrip(m_beamer, parent);
    connect(m_strip, &BeamerStrip::startAsked, &m_timer, &RoundTimer::startOrStop);
    connect(m_strip, &BeamerStrip::resetAsked, &m_timer, &RoundTimer::reset);
    connect(m_strip, &BeamerStrip::minutesChosen, &m_timer, &RoundTimer::setMinutes);
    return m_strip;
}

void WallControl::show() {
    m_open->setChecked(m_beamer.isOpen());
    m_rotate->setChecked(m_beamer.isRotating());
    m_freeze->setChecked(m_beamer.isFrozen());
    m_black->setChecked(m_beamer.isBlack());
    for (QAction* action : {m_freeze, m_black}) action->setEnabled(m_beamer.isOpen());
    m_showings[static_cast<std::size_t>(m_beamer.showing())]->setChecked(true);
    keepPreferences();
    m_timer.look();
}

void WallControl::showClock() {
    m_strip->follow(m_timer.roundClock(), m_timer.face(), m_timer.overtime().has_value());
    m_beamer.tick();
}

void WallControl::keepPreferences() {
    const int pace = static_cast<int>(m_beamer.pace());
    if (m_preferences.beamerScreen == m_beamer.screen().remembered() && m_preferences.beamerPace == pace)
        return;
    m_preferences.beamerScreen = m_beamer.screen().remembered();
    m_preferences.beamerPace = pace;
    savePreferences(m_preferences);
}

} // namespace schreiber::desktop
