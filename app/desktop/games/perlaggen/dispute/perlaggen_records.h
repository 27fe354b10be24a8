#pragma once

#include "dispute/record_game.h"

namespace schreiber::desktop {

const RecordGame& perlaggenRecords();

} // namespace schreiber::desktop
