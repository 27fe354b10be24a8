#pragma once

class QAbstractItemView;

namespace schreiber::desktop {

// What one stands on in the list stays in sight when something above or below takes lines from it.
void keepCurrentSeen(QAbstractItemView& list);

} // namespace schreiber::desktop
