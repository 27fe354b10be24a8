#pragma once

#include <cards/seat.h>

#include <optional>

namespace schreiber::koenigrufen::line {

using cards::Seat;

// Who sits at a table, and of five who sits out: the one who deals. Facts are told of the four who play, in
// the order of their seats; a line names the seats of the table.
struct Table {
    int seats = 4;
    std::optional<Seat> out{};

    // Nothing for who sits out, and for a seat that the table has not.
    std::optional<Seat> playing(Seat atTable) const {
        const int index = cards::indexOf(atTable);
        if (index >= seats || atTable == out) return std::nullopt;
        return static_cast<Seat>(out && index > cards::indexOf(*out) ? index - 1 : index);
    }
    Seat atTable(Seat playing) const {
        const int index = cards::indexOf(playing);
        return static_cast<Seat>(out && index >= cards::indexOf(*out) ? index + 1 : index);
    }

    friend constexpr bool operator==(const Table&, const Table&) = default;
};

} // namespace schreiber::koenigrufen::line
