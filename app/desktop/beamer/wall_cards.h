#pragma once

#include "beamer/wall_content.h"
#include "beamer/wall_frame.h"

namespace schreiber::desktop {

// The draw after so many cards are turned, table after table.
WallPicture laidOut(const WallDraw& draw, const WallFrame& frame, int turned);

// The clock, as large as the wall takes it.
WallPicture laidOut(const WallClock& clock, const WallFrame& frame);

} // namespace schreiber::desktop
