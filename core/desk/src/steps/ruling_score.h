#pragma once

#include <desk/warning.h>
#include <tournament/model.h>
#include <tournament/ruling.h>
#include <tournament/sheet.h>

#include <optional>

// The score that a record names against the sheet of its table: by another one the ruling may be another.
namespace schreiber::desk {

// As the deal in dispute began: the one that is played now, or the last of a game that is over, which is then
// as it was before its last lines. Nothing where only a final score is known.
std::optional<tournament::Standing> beforeDispute(tournament::Sheet sheet,
                                                  const tournament::GameTarget& target, int firstDealer);

// `ruling_other_score` or `ruling_other_target`, with what the record and the sheet say. Nothing where one of
// them does not say. A line is the next deal's; what else is entered may be about any deal of the sheet.
std::optional<Warning> whetherOtherScore(const tournament::Tournament& tournament,
                                         const tournament::Ruling& ruling, tournament::Measure measure);

} // namespace schreiber::desk
