#pragma once

#include "seating.h"

#include <cstdint>
#include <optional>
#include <vector>

// Two by two, exactly: partners of a drawn round, or the pairs that meet.
namespace schreiber::tournament {

struct Couples {
    Places places; // the two of each couple side by side, then those who are left over
    int repeats = 0;
};

// The couples with the fewest repeats, by matching: for singles then with the fewest broken camps and clubs,
// for pairs after those (spec: Draws, the order of weights); chance decides between equals. Who is left
// over is free among those whose turn it is. None where `never` leaves no way to couple all.
enum class Weighed : std::uint8_t { All, RepeatsAlone };
std::optional<Couples> fewestRepeats(const Field& field, std::uint64_t seed, Weighed weighed = Weighed::All);
// The same where it is said of each who is left over who it may be, first of those who play one against one.
std::optional<Couples> fewestRepeats(const Field& field, std::uint64_t seed,
                                     const std::vector<std::vector<int>>& leftOver);

} // namespace schreiber::tournament
