#pragma once

#include <store/kept_clock.h>

#include <QDateTime>
#include <QString>

#include <cstdint>

// The clock of a round: counts down from so many minutes, and on past them. It keeps when it was started and
// what it had run before, so it is right whenever it is looked at: after a pause, a start of the program anew
// or a night's change of the hour.
namespace schreiber::desktop {

struct RoundClock : store::KeptClock {
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
};

// "24:13", and "+1:20" once the time is up.
QString clockFace(std::int64_t left);

} // namespace schreiber::desktop
