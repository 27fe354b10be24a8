#pragma once

#include <tournament/model.h>
#include <tournament/standings.h>

#include <cstdint>
#include <map>
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

// Where a contestant stands in its group, and whether the next round's knock-out would have it.
struct GroupPlace {
    int group = 0; // from 1
    int rank = 0;  // shared by those who share one in the standings
    bool goesOn = false;

    friend bool operator==(const GroupPlace&, const GroupPlace&) = default;
};
// By contestant, from standings of a round before the knock-out; empty after it began, and in other formats.
std::map<int, GroupPlace> groupPlaces(const Tournament& tournament, const Standings& standings);

} // namespace schreiber::tournament
