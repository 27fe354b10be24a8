#pragma once

#include "bracket_tree.h"

#include <kinds/report.h>
#include <pdf/list.h>

#include <vector>
#include <words/language.h>

namespace schreiber::kinds {

// The tree, on one page where its names stay legible there; else cut into pages of equal parts and a last one
// from the quarter-finals, each saying where it goes on.
std::vector<pdf::Page> bracketPages(const BracketTree& tree, const pdf::Running& running,
                                    const Options& options, words::Language language);

} // namespace schreiber::kinds
