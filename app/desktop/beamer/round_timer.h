#pragma once

#include "base/round_clock.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

// The round clock of the evening that is open: started and set at the desk, kept in the file, so that it runs
// on through a start of the program anew, and taken over where another desk sets it.
namespace schreiber::desktop {

class Clock;
struct Preferences;
class Session;

class RoundTimer : public QObject {
    Q_OBJECT
  public:
    // The minutes that were set last are kept in the preferences.
    RoundTimer(Session& session, const Clock& clock, Preferences& preferences, QObject* parent = nullptr);

    const RoundClock& roundClock() const { return m_roundClock; }
    void startOrStop();
    void reset();
    void setMinutes(int minutes);

    // How it stood at the last look.
    QString face() const { return clockFace(m_left.count()); }
    bool isOver() const { return m_left < std::chrono::milliseconds(0); }
    std::optional<int> overtime() const; // full minutes, once the time is up

    // Tells everybody who shows it; by itself it does so while the clock runs.
    void look();

  signals:
    void looked();

  private:
    // A moment as both of the computer's clocks have it.
    struct Look {
        QDateTime at;
        std::chrono::milliseconds elapsed{};
    };
    void take(bool anew);
    bool followTime();
    void keep();

    Session& m_session;
    const Clock& m_clock;
    Preferences& m_preferences;
    RoundClock m_roundClock;
    std::optional<store::KeptClock> m_kept; // as the file had it last
    std::chrono::milliseconds m_left{};
    Look m_last;   // while it runs, the computer's time has been right with it since
    QTimer m_tick; // while it runs
};

} // namespace schreiber::desktop
