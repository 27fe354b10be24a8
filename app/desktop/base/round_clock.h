#pragma once

#include <QDateTime>
#include <QString>

#include <cstdint>

// The clock of a round: counts down from so many minutes, and on past them. It keeps when it was started and
// what it had run before, so it is right whenever it is looked at: after a pause, a start of the program anew
// or a night's change of the hour.
namespace schreiber::desktop {

struct RoundClock {
    int minutes = 45;
    std::int64_t spent = 0; // milliseconds, before it was last started
    std::int64_t since = 0; // when it was last started, in milliseconds of UTC; 0 while it stands

    bool isRunning() const { return since != 0; }
    // Set, and not started yet.
    bool isFresh() const { return !isRunning() && spent == 0; }
    void start(const QDateTime& now);
    void stop(const QDateTime& now);
    void reset();
    // Negative once the time is up.
    std::int64_t left(const QDateTime& now) const;
    // Of an evening long past: nobody wants to see its clock.
    bool isForgotten(const QDateTime& now) const;

    friend bool operator==(const RoundClock&, const RoundClock&) = default;
};

// "24:13", and "+1:20" once the time is up.
QString clockFace(std::int64_t left);

} // namespace schreiber::desktop
