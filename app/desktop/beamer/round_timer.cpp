#include "beamer/round_timer.h"

#include "base/preferences.h"
#include "base/seams.h"
#include "base/session.h"

namespace schreiber::desktop {
namespace {

constexpr auto kTick = std::chrono::milliseconds(200);

} // namespace

RoundTimer::RoundTimer(Session& session, const Clock& clock, Preferences& preferences, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_clock(clock)
    , m_preferences(preferences) {
    m_roundClock.minutes = preferences.clockMinutes;
    connect(&session, &Session::opened, this, [this] { take(true); });
    connect(&session, &Session::changed, this, [this] { take(false); });
    connect(&session, &Session::moved, this, &RoundTimer::keep);
    connect(&m_tick, &QTimer::timeout, this, &RoundTimer::look);
}

void RoundTimer::startOrStop() {
    m_roundClock.isRunning() ? m_roundClock.stop(m_clock.now()) : m_roundClock.start(m_clock.now());
    keep();
}

void RoundTimer::reset() {
    m_roundClock.reset();
    keep();
}

void RoundTimer::setMinutes(int minutes) {
    m_roundClock.minutes = minutes;
    m_preferences.clockMinutes = minutes;
    savePreferences(m_preferences);
    keep();
}

std::optional<int> RoundTimer::overtime() const {
    if (!m_roundClock.isRunning() || m_left > -std::chrono::seconds(1)) return std::nullopt;
    return static_cast<int>(std::chrono::duration_cast<std::chrono::minutes>(-m_left).count());
}

void RoundTimer::look() {
    if (m_roundClock.isRunning() && !m_tick.isActive()) m_tick.start(kTick);
    if (!m_roundClock.isRunning()) m_tick.stop();
    m_left = std::chrono::milliseconds(m_roundClock.left(m_clock.now()));
    emit looked();
}

// The clock of the evening that is open, as another desk may have set it too. That of an evening long past
// nobody wants to see.
void RoundTimer::take(bool anew) {
    const auto kept = m_session.isOpen() ? m_session.evening().roundClock() : std::nullopt;
    if (!anew && kept == m_kept) return;
    m_kept = kept;
    m_roundClock = {kept.value_or(store::KeptClock{m_preferences.clockMinutes, 0, 0})};
    if (m_roundClock.isForgotten(m_clock.now())) m_roundClock.reset();
    look();
}

// On disk at once: a program that starts again after a power cut goes on with it.
void RoundTimer::keep() {
    if (m_session.isOpen() && m_session.keep(m_roundClock)) m_kept = m_roundClock;
    look();
}

} // namespace schreiber::desktop
