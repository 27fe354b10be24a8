#pragma once

#include "lines.h"

#include <optional>
#include <perlaggen/deal/event.h>

namespace schreiber::perlaggen::record {

// Reads one line `SEAT: verb …`. Nothing if it cannot be read; every defect of the line is then noted.
// `dealt` says that the deal is over by then, so that *höll auf* is a bet with cards seen; so many `seats`
// there are at the table to be named.
std::optional<deal::Event> readEvent(const Line& line, bool dealt, int seats, Defects& defects);

// A line that begins with a seat and a colon.
bool beginsWithSeat(std::string_view text);

} // namespace schreiber::perlaggen::record
