#pragma once

#include <kinds/view.h>
#include <tournament/model.h>

#include <cstddef>
#include <string>
#include <vector>

// The evening as one contestant went through it.
namespace schreiber::kinds {

// Where a contestant was in a round. Numbers are those on the sides: start numbers, or pairs'.
struct Stop {
    enum class What { Away, SatOut, Played };

    What what = What::Away;
    const tournament::Table* table = nullptr; // played
    std::size_t side = 0;
    std::vector<int> partners;
    std::vector<int> opponents;
};

Stop stopOf(const tournament::Round& round, int contestant);

// "18:11" from the contestant's side, with the games where the match had several; empty while none is
// written.
std::string scoreFrom(const View& view, const Stop& stop);

std::string numbersText(const std::vector<int>& numbers); // "3, 22"

} // namespace schreiber::kinds
