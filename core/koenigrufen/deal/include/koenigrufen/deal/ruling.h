#pragma once

#include <cards/seat.h>
#include <cards/tarock.h>

#include <cstdint>
#include <koenigrufen/rulebook/point_name.h>
#include <koenigrufen/rulebook/switches.h>
#include <optional>
#include <vector>

namespace schreiber::koenigrufen::deal {

enum class Verdict : std::uint8_t { Illegal, Undecided, Note };

// What follows from a breach, and nothing else does.
struct Consequence {
    bool isVoid = false; // the word has no effect
    bool back = false;   // the card goes back to the hand it came from
    bool broken = false; // the game is written as if the offender had lost
    bool redeal = false;

    friend bool operator==(const Consequence&, const Consequence&) = default;
};

// A finding on one event. `seat` is whose doing it was, which need not be the event's: a king that was not
// called is found at somebody's first card.
struct Ruling {
    int event = 0; // place in the record; below 0: the key `written`
    std::optional<cards::Seat> seat;
    rulebook::PointName rule{};
    Verdict verdict = Verdict::Illegal;
    Consequence consequence{};
    std::optional<rulebook::Switch> restsOn{}; // in place of a citation
    // What the hand held that had to be played instead, as far as it is known.
    cards::tarock::CardSet instead{};
    // Whether cards decided it that lie in a hand: what nobody saw is taken as done rightly.
    bool isAboutHand = false;
    // For an undecided one: the king on whose place it hangs.
    std::optional<cards::tarock::Card> decides{};

    friend bool operator==(const Ruling&, const Ruling&) = default;
};

} // namespace schreiber::koenigrufen::deal
