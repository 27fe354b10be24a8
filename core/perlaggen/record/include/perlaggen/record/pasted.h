#pragma once

#include <cards/card_set.h>
#include <cards/seat.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schreiber::perlaggen::record {

// The names in a record's header, by seat.
using PlayerNames = std::array<std::optional<std::string>, cards::kMostSeats>;

// A line that begins with a name nobody in the header has, or more than one.
struct UnclearName {
    int line = 0; // of the text handed in, from 1
    std::string name;
    std::vector<cards::Seat> seats = {}; // it could be these; none: nobody's

    friend bool operator==(const UnclearName&, const UnclearName&) = default;
};

// Words that say a card by half, or a Bube where there are Ober and Unter.
struct UnclearCard {
    int line = 0;
    std::string said;
    cards::CardSet cards; // it could be these

    friend bool operator==(const UnclearCard&, const UnclearCard&) = default;
};

struct Tidied {
    std::string text;
    std::vector<UnclearName> unclear;        // left as they are: somebody must say who that is,
    std::vector<UnclearCard> unclearCards{}; // and which card
};

// Text from a mail or a message as a record has it, where it can mean one thing alone: curly quotes and odd
// spaces, `♥K`, `H-K`, `Herz-König`, `King of hearts`, `Martl`, seats by the names in `players` or in its own
// header, and of the header `Stand: 4 : 7`, `Regeln: Südtirol`, `players: Anna, Bert, Carla, Dora`.
// Everything else stays as it was, comments too. `Place`: a whole record, or lines to go among its events.
enum class Place : std::uint8_t { Record, Events };
Tidied tidied(std::string_view pasted, const PlayerNames& players = {}, Place place = Place::Record);

// Points as a sheet has them, `4 : 7`, `4:7`, `4/7`, with a blank between; else as it was said.
std::string pointsTidied(std::string_view said);

// The names in a text's header, as far as they can be read.
PlayerNames namesIn(std::string_view text);

} // namespace schreiber::perlaggen::record
