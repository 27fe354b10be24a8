#pragma once

#include <tournament/model.h>

namespace schreiber::tournament {

// Whether somebody said what is disputed; else two people keyed it differently, or it is not.
inline bool isDisputedWithReason(const Sheet& sheet) {
    return sheet.state == SheetState::Disputed && !sheet.remark.empty();
}

// What was disputed once and is settled, kept on the sheet: a struck line without numbers, whose `why` is
// what was disputed and whose `struck` is how that was settled.
inline bool isSettledDispute(const Line& line) {
    return line.struck && line.points.empty() && line.penalty.empty();
}

} // namespace schreiber::tournament
