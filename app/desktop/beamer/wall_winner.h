#pragma once

#include "beamer/wall_content.h"
#include "beamer/wall_frame.h"

namespace schreiber::desktop {

// Who won, in the wreath, the second left and the third right of it.
WallPicture laidOut(const WallWinner& winner, const WallFrame& frame);

} // namespace schreiber::desktop
