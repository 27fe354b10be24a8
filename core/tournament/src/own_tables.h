#pragma once

#include "field.h"

#include <base/result.h>
#include <tournament/draw.h>
#include <tournament/model.h>
#include <tournament/refusal.h>

#include <cstdint>

// Rounds in which everybody plays for himself at tables of four and five (zero_sum.h): nobody a second time
// with somebody, as far as it goes.
namespace schreiber::tournament {

// Hard: all are seated or sit out fairly, and `never` is kept. Then the fewest meetings of two who have met,
// spread evenly, looking ahead over the rounds that are planned; clubs apart; nobody a second time at a
// larger table before all have been; nobody on the same seat again. Refusals: too_few_entries,
// never_impossible.
base::Result<Round, Refusal> ownTablesRound(const Tournament& tournament, const Field& field, int number,
                                            std::uint64_t seed);

// Of any such round, also one that was typed in or changed by hand.
Quality qualityOfOwnTables(const Tournament& tournament, const Round& round);

} // namespace schreiber::tournament
