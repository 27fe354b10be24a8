#pragma once

#include <tournament/model.h>
#include <tournament/standings.h>

#include <cstdint>
#include <map>
#include <vector>

// The groups of a tournament that begins with them. Those of the first round are dealt out in turn by its
// seed, who comes later joins the smallest. Each round keeps who joined which group with it (Round::grouped),
// so nothing that happens afterwards moves anybody.
namespace schreiber::tournament {

// Empty in other formats and before the first draw. Where a file keeps no groups yet they follow from those
// who are in its rounds.
std::vector<std::vector<int>> groupsOf(const Tournament& tournament);
// As a first round with this seed would make them.
std::vector<std::vector<int>> groupsOf(const Tournament& tournament, std::uint64_t firstSeed);

// With those who will be in the next round and are in no group yet; as they are once the knock-out has begun.
std::vector<std::vector<int>> groupsWithNext(const Tournament& tournament);

// The number of a contestant's group, from 1; 0 where it is in none.
int groupOf(const std::vector<std::vector<int>>& groups, int contestant);

// Whether only other groups than a contestant's still play in a round of the groups.
bool isGroupOver(const std::vector<std::vector<int>>& groups, const Round& round, int contestant);

// Two of different groups who change places in the last round change groups with them. False, and nothing is
// changed, where one of them joined with an earlier round: somebody of that group has been met by then.
bool changeGroups(Tournament& tournament, int a, int b);

// Where a contestant stands in its group, and whether the next round's knock-out would have it; of a group
// that has not played yet nobody can say.
struct GroupPlace {
    int group = 0; // from 1
    int rank = 0;  // shared by those who share one in the standings
    bool goesOn = false;

    friend bool operator==(const GroupPlace&, const GroupPlace&) = default;
};
// By contestant, from standings of a round before the knock-out; empty after it began, and in other formats.
std::map<int, GroupPlace> groupPlaces(const Tournament& tournament, const Standings& standings);

// The same standings group after group, with rank and reason among the group's own; as they are where there
// are no such places.
Standings inGroups(const Tournament& tournament, const Standings& standings);

} // namespace schreiber::tournament
