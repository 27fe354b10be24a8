#pragma once

#include "steps/step.h"

#include <desk/warning.h>

#include <string>
#include <vector>

// What a draw by clubs or camps could not see or keep.
namespace schreiber::desk {

// Of the last round's draw: who is there without the club or camp that it looks at, and camps that are more
// than two.
std::vector<Warning> groupWarnings(const Tournament& tournament);

// Of the partners that `after` has and `before` has not: couples of one club or camp that were to be apart,
// and of two camps where each has its own.
std::vector<Warning> partnerWarnings(const Tournament& before, const Tournament& after,
                                     const std::string& separate);

} // namespace schreiber::desk
