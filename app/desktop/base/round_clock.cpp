#include "base/round_clock.h"

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr std::int64_t kSecond = 1000;
constexpr std::int64_t kMinute = 60 * kSecond;
constexpr std::int64_t kForgottenAfter = 180 * kMinute;

} // namespace

void RoundClock::start(const QDateTime& now) {
    if (!isRunning()) since = now.toMSecsSinceEpoch();
}

void RoundClock::stop(const QDateTime& now) {
    spent = minutes * kMinute - left(now);
    since = 0;
}

void RoundClock::reset() {
    spent = 0;
    since = 0;
}

void RoundClock::keepRunning(const QDateTime& before, std::chrono::milliseconds later, const QDateTime& now) {
    if (!isRunning()) return;
    spent = minutes * kMinute - left(before) + std::max<std::int64_t>(later.count(), 0);
    since = now.toMSecsSinceEpoch();
}

bool RoundClock::isAhead(const QDateTime& now) const {
    return isRunning() && since > now.toMSecsSinceEpoch() + kSecond;
}

std::int64_t RoundClock::left(const QDateTime& now) const {
    // Where somebody set the computer's time back, it did not run backwards.
    const std::int64_t running =
        isRunning() ? std::max<std::int64_t>(now.toMSecsSinceEpoch() - since, 0) : std::int64_t{0};
    return minutes * kMinute - spent - running;
}

bool RoundClock::isForgotten(const QDateTime& now) const {
    return left(now) < -kForgottenAfter;
}

QString clockFace(std::int64_t left) {
    // A second is shown until it is over: 45:00 for a whole second, 0:00 at the end.
    const bool over = left <= -kSecond;
    const std::int64_t seconds =
        over ? -left / kSecond : (std::max<std::int64_t>(left, 0) + kSecond - 1) / kSecond;
    return QStringLiteral("%1%2:%3")
        .arg(over ? QStringLiteral("+") : QString())
        .arg(seconds / 60)
        .arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

} // namespace schreiber::desktop
