#pragma once

#include <store/kept_clock.h>

#include <QDateTime>
#include <QString>

#include <chrono>
#include <cstdint>

// The clock of a round: counts down from so many minutes, and on past them. It keeps when it was started and
// what it had run before, so it is right whenever it is looked at: after a pause, a start of the program anew
// or a night's change of the hour. Where the time of the computer is set while it runs, it goes on from there
// (keepRunning).
namespace schreiber::desktop {

struct RoundClock : store::KeptClock {
    bool isRunning() const { return since != 0; }
    // Set, and not started yet.
    bool isFresh() const { return !isRunning() && spent == 0; }
    void start(const QDateTime& now);
    void stop(const QDateTime& now);
    void reset();
    // As it stood at `before`, and so much later; from `now` on the computer's time counts again.
    void keepRunning(const QDateTime& before, std::chrono::milliseconds later, const QDateTime& now);
    // Whether it was started at a moment that is yet to come: the computer's time was set back since.
    bool isAhead(const QDateTime& now) const;
    // Negative once the time is up.
    std::int64_t left(const QDateTime& now) const;
    // Of an evening long past: nobody wants to see its clock.
    bool isForgotten(const QDateTime& now) const;
};

// "24:13", and "+1:20" once the time is up.
QString clockFace(std::int64_t left);

} // namespace schreiber::desktop
