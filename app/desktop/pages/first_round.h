#pragma once

#include <QString>

namespace schreiber::desk {
class Evening;
}

namespace schreiber::desktop {

// On a page that is empty before the first round: what comes next, and what a draw needs first.
QString wayToFirstRound(const desk::Evening& evening);
// How many a draw needs at least.
QString leastToDraw(const desk::Evening& evening);

} // namespace schreiber::desktop
