#pragma once

#include <tournament/bracket.h>
#include <tournament/model.h>

#include <functional>
#include <string>
#include <vector>

namespace schreiber::desk::page {

// A contestant's people, a line each: whole where it first plays, then with initials.
using NamesInTree = std::function<std::vector<std::string>(int contestant, bool areWhole)>;

// The knock-out as one picture for wide screens: both halves run to the final in the middle. Empty while
// there is none, or too few play in it.
std::string bracketPicture(const tournament::Tournament& tournament, const tournament::Bracket& bracket,
                           const NamesInTree& names);

} // namespace schreiber::desk::page
