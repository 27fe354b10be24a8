#pragma once

#include "change.h"

#include <functional>

namespace schreiber::desk {

// A change of one sheet: named with its place, and asked about where it alters a result that is out already.
base::Result<Made, Refusal> onSheet(const Tournament& now, const SheetPlace& place, const char* code,
                                    const std::function<Changed(const SheetPlace&)>& write);

} // namespace schreiber::desk
