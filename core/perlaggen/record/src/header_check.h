#pragma once

#include "header.h"

#include <perlaggen/record/reader.h>
#include <vector>

namespace schreiber::perlaggen::record {

// A deal as read, with the lines that each part came from.
struct ReadDeal {
    const ReadHeader& header;
    const Record& record; // its events; the header is still apart
    const std::vector<Line>& eventLines;
    bool headerBroken = false; // a line of the header could not be read
};

// What only the whole deal shows: that the rule set exists, that seats, teams and hands fit it, that no
// card stands in two hands (readings.md 12a), that `trump` and `turn` agree (7).
void checkDeal(const ReadDeal& deal, const FindRuleSet& find, Defects& defects);

} // namespace schreiber::perlaggen::record
