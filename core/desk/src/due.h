#pragma once

#include <desk/due.h>
#include <tournament/model.h>

#include <set>

namespace schreiber::desk {

// Which step of the evening comes next, from what has been drawn and written; `swapped` as for
// `outdatedDraw`.
DueStep dueOf(const tournament::Tournament& tournament, const std::set<int>& swapped);

} // namespace schreiber::desk
