#pragma once

#include "games/perlaggen/dispute/deal_view.h"

#include <QString>

#include <string>
#include <vector>

// Cards by themselves in a line, as one types them when four people wait. What they mean follows from where
// the deal stands: `E10 LK L10 HU S9` before it is the next hand that is not written, `L9` then what the
// dealer turns up, `H7 EU=LK S10` cards in the order in which they fall, `B: EO EU` what B lays down
// from the hand.
namespace schreiber::desktop {

struct CardLine {
    std::vector<std::string> lines{}; // of the record, one of the head or events
    QString hint{};                   // the same in brief
    QString why{};                    // cards they are, and can be none of these
    // What they would be, as far as it goes, where they cannot be it: to be drawn, with the impossible
    // marked.
    std::vector<std::string> drawn{};
};

// Of the line one stands on; empty where it is no row of cards. `deal` is the record with this line in it, as
// it stands there; `inHead` is above the blank line that ends the head.
CardLine cardLineOf(const DealView& deal, int line, const std::string& typed, bool inHead,
                    perlaggen::record::Keywords keywords);

// `B: L9` while cards are shown: the file reads a card after a seat as one that is played, and nobody plays
// then. Of a line that is being typed, and of the record without it; one that stands in a record is what it
// is.
CardLine shownAlone(const DealView& before, const std::string& typed, perlaggen::record::Keywords keywords);

} // namespace schreiber::desktop
