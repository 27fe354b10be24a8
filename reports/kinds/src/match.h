#pragma once

#include <tournament/model.h>

#include <optional>
#include <vector>

// A match as a list shows it: what its sheets say, nothing worked out beyond who is ahead.
namespace schreiber::kinds {

struct Match {
    std::vector<int> score;              // a number a side: of the one game, or the games won
    std::vector<std::vector<int>> games; // the score of each written game, where a match has several
    std::optional<std::size_t> winner;   // side; none while unfinished or level
    tournament::SheetState state = tournament::SheetState::Missing; // the least finished of its sheets
    tournament::Ending ending = tournament::Ending::Played;         // of the last written game
};

Match matchAt(const tournament::Table& table, const tournament::Settings& settings);

} // namespace schreiber::kinds
