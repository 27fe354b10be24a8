#pragma once

#include <base/input_error.h>
#include <cards/card.h>
#include <cards/seat.h>

#include <optional>
#include <string>
#include <vector>

// Hands that somebody entered and nobody can hold: a card twice, a card too many, a card too few. They are
// drawn as entered, and the rest is ruled on with the hand as far as it can be.
namespace schreiber::desktop {

struct ImpossibleCard {
    int line = 0;
    cards::Seat seat{};
    cards::Card card;
    bool twice = false; // it is somewhere else already; otherwise it is one too many
};

// A line of a hand without what these errors object to: a card twice is a card nobody knows, one too many is
// left out, one that is missing is unknown. Nothing where the line is no hand, or cannot be read at all.
std::optional<std::string> easedHand(const std::string& line, std::vector<base::InputError> errors,
                                     std::vector<ImpossibleCard>& impossible);

} // namespace schreiber::desktop
