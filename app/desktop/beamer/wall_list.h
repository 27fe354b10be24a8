#pragma once

#include "beamer/wall_content.h"
#include "beamer/wall_frame.h"

namespace schreiber::desktop {

// A page of a list; as many pages as it takes, none of them with a scroll bar. `page` beyond the last is the
// last.
WallPicture laidOut(const WallList& list, const WallFrame& frame, int page);

} // namespace schreiber::desktop
