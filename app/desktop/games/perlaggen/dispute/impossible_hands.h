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
    bool unknownInstead = false;
};

struct EasedHand {
    std::string line;
    std::vector<base::InputError> errors; // what is wrong with it, said once
};

// A line of a hand without what these errors object to: a card twice, missing or unreadable is a card nobody
// knows, one too many is left out, or stands for one that is there twice. Nothing where the line is no hand.
std::optional<EasedHand> easedHand(const std::string& line, const std::vector<base::InputError>& errors,
                                   std::vector<ImpossibleCard>& impossible);

} // namespace schreiber::desktop
