#pragma once

#include "dispute/deal_view.h"

#include <string>
#include <vector>

// Cards by themselves in a line, as one types them when four people wait. What they mean follows from where
// the deal stands: `E10 LK L10 HU S9` before it is the next hand that is not written, `L9` then what the
// dealer turns up, `H7 EU=LK S10` cards in the order in which they fall, `B: EO EU` what B lays down
// from the hand.
namespace schreiber::desktop {

// The lines of the record that say it, one of the head or events; none where the cards can be none of these.
// `deal` is the record with this line in it, as it stands there.
std::vector<std::string> cardsWrittenOut(const DealView& deal, int line, const std::string& typed,
                                         record::Keywords keywords);

} // namespace schreiber::desktop
