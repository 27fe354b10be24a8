#pragma once

#include <tournament/model.h>

namespace schreiber::tournament {

// Whether somebody said what is disputed; else two people keyed it differently, or it is not.
inline bool isDisputedWithReason(const Sheet& sheet) {
    return sheet.state == SheetState::Disputed && !sheet.remark.empty();
}

} // namespace schreiber::tournament
