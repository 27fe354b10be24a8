#pragma once

#include <desk/failure.h>

namespace schreiber::desk {

// A question (`isQuestion`) that only doubts whether something is meant: nothing printed or announced would
// become wrong.
bool isDoubt(const Failure& failure);

// A question about a result that is out already. A reason goes on its sheet.
bool isCorrection(const Failure& failure);

} // namespace schreiber::desk
