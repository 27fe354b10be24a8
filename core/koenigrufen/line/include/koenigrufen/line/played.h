#pragma once

#include <koenigrufen/line/line.h>
#include <koenigrufen/ruling/replay.h>
#include <optional>
#include <string>

namespace schreiber::koenigrufen::line {

// The line that a recorded game makes on the sheet of a table. Of five at a table the one at `dealer` sits
// out, and the record's A is who sits behind him. Nothing where it is not decided what is written, or where
// nothing is.
std::optional<std::string> lineOf(const ruling::Replay& replay, int seats, int dealer);

} // namespace schreiber::koenigrufen::line
