#pragma once

#include <koenigrufen/line/table.h>
#include <koenigrufen/ruling/items.h>

namespace schreiber::koenigrufen::line {

// Items told with the seats of this table.
ruling::SeatNames seatNamesAt(const Table& table);

} // namespace schreiber::koenigrufen::line
