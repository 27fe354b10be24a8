#pragma once

#include <tournament/model.h>

namespace schreiber::tournament {

// The pair that a person was drawn into; null where there is none.
const Partnership* partnershipOf(const Tournament& tournament, int person);
// The number under which a person plays as one of a pair: of the drawn pair, or the own where two were
// entered together. 0 where all play for themselves, and without a partner.
int pairOf(const Tournament& tournament, int person);

} // namespace schreiber::tournament
