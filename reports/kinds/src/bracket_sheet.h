#pragma once

#include "bracket_tree.h"

#include <kinds/report.h>
#include <pdf/list.h>

#include <optional>
#include <vector>
#include <words/language.h>

namespace schreiber::kinds {

// A match of the second chance, beneath the tree.
struct FurtherMatch {
    int round = 0;
    std::array<BracketSide, 2> sides;
    std::string note; // what has to be known of it; mostly empty
};

// The whole knock-out on one sheet lying on its side: two halves that meet in the middle, where the winner
// stands in a wreath; who has a bye begins where he first plays. Nothing where its names would not be
// legible.
std::optional<pdf::Page> bracketSheet(const View& view, const BracketTree& tree,
                                      const std::vector<FurtherMatch>& further, const pdf::Running& running,
                                      const Options& options);

} // namespace schreiber::kinds
