#pragma once

#include <kinds/report.h>
#include <pdf/list.h>

#include <string>
#include <vector>

namespace schreiber::kinds {

// One page that is read from a few steps away, with sentences at its end.
struct DrawnPoster {
    pdf::Page page;
    bool isLarge = true; // else the sentences took so much that its letters are small
};
DrawnPoster drawPoster(const pdf::Fonts& fonts, const RulePoster& poster,
                       const std::vector<std::string>& sentences, const pdf::Running& running,
                       pdf::Size paper);

} // namespace schreiber::kinds
