#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace schreiber::cards {

// Seats run clockwise from A; a table of n seats has the first n.
enum class Seat : std::uint8_t { A, B, C, D, E, F };
inline constexpr int kMostSeats = 6;
inline constexpr int kMostTeams = 3;

constexpr int indexOf(Seat seat) {
    return static_cast<int>(seat);
}
constexpr char letterOf(Seat seat) {
    return static_cast<char>('A' + indexOf(seat));
}
inline std::string toString(Seat seat) {
    return std::string(1, letterOf(seat));
}

// The seat `steps` places on, clockwise; negative steps go back.
constexpr Seat after(Seat seat, int seats, int steps = 1) {
    return static_cast<Seat>(((indexOf(seat) + steps) % seats + seats) % seats);
}
constexpr Seat before(Seat seat, int seats) {
    return after(seat, seats, -1);
}

// Four and six seats make two parties of alternate seats; two and three play each alone (deal-record.md).
constexpr int teamCount(int seats) {
    return seats == 3 ? 3 : 2;
}
constexpr bool isEachAlone(int seats) {
    return seats == teamCount(seats);
}
constexpr int teamOf(Seat seat, int seats) {
    return indexOf(seat) % teamCount(seats);
}
constexpr bool partners(Seat a, Seat b, int seats) {
    return a != b && teamOf(a, seats) == teamOf(b, seats);
}

// `A` to `F`, lower case too; nothing for any other text.
std::optional<Seat> readSeat(std::string_view text);

} // namespace schreiber::cards
