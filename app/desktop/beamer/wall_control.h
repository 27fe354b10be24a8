#pragma once

#include "beamer/beamer.h"

#include <QObject>

#include <array>

class QAction;
class QMenu;

// The wall and the round clock, conducted from the window: their menu, and the strip at the window's foot.
namespace schreiber::desktop {

class BeamerStrip;
struct Preferences;
class RoundTimer;

class WallControl : public QObject {
    Q_OBJECT
  public:
    // `desk` is the window of who conducts. Which screen the wall is on and how fast it leafs is kept in the
    // preferences.
    WallControl(Session& session, Screens& screens, Preferences& preferences, RoundTimer& timer,
                QWidget& desk);

    // Both are built again with the window.
    void addTo(QMenu* menu);
    QWidget* buildStrip(QWidget* parent);
    // How the wall stands, in both of them.
    void show();

    void close() { m_beamer.close(); }
    void refresh() { m_beamer.refresh(); }

  private:
    void showClock();
    void keepPreferences();

    Preferences& m_preferences;
    RoundTimer& m_timer;
    Beamer m_beamer;
    BeamerStrip* m_strip = nullptr;
    QAction* m_open = nullptr;
    QAction* m_rotate = nullptr;
    QAction* m_freeze = nullptr;
    QAction* m_black = nullptr;
    std::array<QAction*, kShowings> m_showings{};
};

} // namespace schreiber::desktop
