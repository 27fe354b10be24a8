#pragma once

#include <tournament/model.h>

#include <cstdint>
#include <vector>

// The groups of a tournament that begins with them. They follow from the first round's seed: those who were
// there are dealt out in turn, who came later joins the smallest.
namespace schreiber::tournament {

// Empty in other formats and before the first draw.
std::vector<std::vector<int>> groupsOf(const Tournament& tournament);
// As a first round with this seed would make them.
std::vector<std::vector<int>> groupsOf(const Tournament& tournament, std::uint64_t firstSeed);

// The number of a contestant's group, from 1; 0 where it is in none.
int groupOf(const std::vector<std::vector<int>>& groups, int contestant);

} // namespace schreiber::tournament
