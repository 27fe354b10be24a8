#include "beamer/round_timer.h"

#include "base/preferences.h"
#include "base/seams.h"
#include "base/session.h"

#include <utility>

namespace schreiber::desktop {
namespace {

constexpr auto kTick = std::chrono::milliseconds(200);
// What is set right little by little is less between two looks.
constexpr auto kJump = std::chrono::seconds(1);

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
    followTime();
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

// Where somebody set the computer's time while the clock runs (or it was set by itself: in an inn the network
// may be found late), it goes on as long as it has run. Whether that was so.
bool RoundTimer::followTime() {
    const Look last = std::exchange(m_last, Look{m_clock.now(), m_clock.elapsed()});
    if (!m_roundClock.isRunning() || !last.at.isValid()) return false;
    const auto later = m_last.elapsed - last.elapsed;
    if (std::chrono::abs(std::chrono::milliseconds(last.at.msecsTo(m_last.at)) - later) < kJump) return false;
    m_roundClock.keepRunning(last.at, later, m_last.at);
    return true;
}

void RoundTimer::look() {
    if (followTime() && m_session.isOpen() && !m_session.isReadOnly() && m_session.keep(m_roundClock))
        m_kept = m_roundClock;
    if (m_roundClock.isRunning() && !m_tick.isActive()) m_tick.start(kTick);
    if (!m_roundClock.isRunning()) m_tick.stop();
    m_left = std::chrono::milliseconds(m_roundClock.left(m_last.at));
    emit looked();
}

// The clock of the evening that is open, as another desk may have set it too. That of an evening long past
// nobody wants to see.
void RoundTimer::take(bool anew) {
    const auto kept = m_session.isOpen() ? m_session.evening().roundClock() : std::nullopt;
    if (!anew && kept == m_kept) return;
    m_kept = kept;
    m_roundClock = {kept.value_or(store::KeptClock{m_preferences.clockMinutes, 0, 0})};
    m_last = {m_clock.now(), m_clock.elapsed()};
    if (m_roundClock.isForgotten(m_last.at)) m_roundClock.reset();
    // Set back while no window saw it: nobody knows for how long it ran, but it runs.
    if (m_roundClock.isAhead(m_last.at)) m_roundClock.since = m_last.at.toMSecsSinceEpoch();
    look();
}

// On disk at once: a program that starts again after a power cut goes on with it.
void RoundTimer::keep() {
    if (m_session.isOpen() && m_session.keep(m_roundClock)) m_kept = m_roundClock;
    look();
}

} // namespace schreiber::desktop
