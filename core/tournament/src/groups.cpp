#include "formats.h"
#include "rank_among.h"
#include "tables.h"

#include <tournament/bracket.h>
#include <tournament/draw.h>
#include <tournament/groups.h>
#include <tournament/schedule.h>
#include <tournament/standings.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <utility>

namespace schreiber::tournament {

namespace {

using Groups = std::vector<std::vector<int>>;

constexpr int kGroupSize = 4; // and five where that does not come out even

std::uint64_t seedOf(std::uint64_t seed, std::size_t group) {
    return base::mix(seed, Group + 1000 * group);
}

// The tournament as if there were only these.
Tournament onlyThese(const Tournament& tournament, const std::vector<int>& members, std::size_t group) {
    const std::set<int> in(members.begin(), members.end());
    std::set<int> persons;
    for (const int member : members)
        for (const int person : personsOf(tournament, member)) persons.insert(person);
    Tournament part;
    part.settings = tournament.settings;
    part.settings.format = Format::Pairs;
    part.settings.pairing = Pairing::RoundRobin;
    part.settings.rounds = 0;
    part.settings.tables = 0;
    part.never = tournament.never;
    for (const Entry& entry : tournament.entries)
        if (persons.count(entry.number) > 0) part.entries.push_back(entry);
    for (const Partnership& pair : tournament.partnerships)
        if (in.count(pair.number) > 0) part.partnerships.push_back(pair);
    for (const Round& round : tournament.rounds) {
        Round mine;
        mine.number = round.number;
        mine.state = round.state;
        mine.seed = seedOf(round.seed, group);
        for (const Table& table : round.tables)
            if (in.count(table.sides[0][0]) > 0 && in.count(table.sides[1][0]) > 0)
                mine.tables.push_back(table);
        for (const int sitting : round.sittingOut)
            if (in.count(sitting) > 0) mine.sittingOut.push_back(sitting);
        part.rounds.push_back(std::move(mine));
    }
    return part;
}

// Two who must not meet go into different groups where a change of places does it.
void partNever(const Tournament& tournament, Groups& groups) {
    const auto clashes = [&](int contestant, const std::vector<int>& group) {
        const std::vector<int> mine = personsOf(tournament, contestant);
        const auto isMine = [&](int person) {
            return std::find(mine.begin(), mine.end(), person) != mine.end();
        };
        for (const int other : group) {
            if (other == contestant) continue;
            for (const int person : personsOf(tournament, other))
                for (const auto& [a, b] : tournament.never)
                    if ((a == person && isMine(b)) || (b == person && isMine(a))) return true;
        }
        return false;
    };
    for (auto& group : groups) {
        for (int& member : group) {
            if (!clashes(member, group)) continue;
            for (auto& other : groups) {
                const auto found = std::find_if(other.begin(), other.end(), [&](int candidate) {
                    std::vector<int> without = other;
                    without.erase(std::find(without.begin(), without.end(), candidate));
                    std::vector<int> instead = group;
                    *std::find(instead.begin(), instead.end(), member) = candidate;
                    return !clashes(member, without) && !clashes(candidate, instead);
                });
                if (&other == &group || found == other.end()) continue;
                std::swap(member, *found);
                break;
            }
        }
    }
}

// The first round's groups.
Groups dealt(const Tournament& tournament, std::vector<int> members, std::uint64_t seed) {
    const auto count = static_cast<int>(members.size());
    const int wanted = tournament.settings.groups;
    const int most = std::max(1, count / 2);
    const int groups = std::clamp(wanted > 0 ? wanted : count / kGroupSize, 1, most);
    base::Random(base::mix(seed, Group)).shuffle(members);
    Groups dealt(static_cast<std::size_t>(groups));
    for (std::size_t i = 0; i < members.size(); ++i) dealt[i % dealt.size()].push_back(members[i]);
    partNever(tournament, dealt);
    for (auto& group : dealt) std::sort(group.begin(), group.end());
    return dealt;
}

// Those who are in no group yet join the smallest, one after the other.
void joinLate(Groups& groups, const std::vector<int>& members) {
    for (const int member : members) {
        if (groupOf(groups, member) != 0) continue;
        auto& smallest = *std::min_element(groups.begin(), groups.end(),
                                           [](const auto& a, const auto& b) { return a.size() < b.size(); });
        smallest.insert(std::upper_bound(smallest.begin(), smallest.end(), member), member);
    }
}

bool isOfGroups(const Round& round) {
    return std::all_of(round.tables.begin(), round.tables.end(),
                       [](const Table& table) { return table.stage == Stage::Ordinary; });
}

// What a round has to keep: everybody whose group no round before it keeps.
std::map<int, int> joining(const Tournament& tournament, const Groups& groups, int number) {
    std::map<int, int> grouped;
    for (std::size_t group = 0; group < groups.size(); ++group)
        for (const int member : groups[group]) grouped.emplace(member, static_cast<int>(group) + 1);
    for (const Round& round : tournament.rounds)
        if (round.number < number)
            for (const auto& [member, group] : round.grouped) grouped.erase(member);
    return grouped;
}

std::vector<int> hereIn(const Tournament& tournament, const std::vector<int>& members, int round) {
    std::vector<int> here;
    for (const int member : members)
        if (isActive(tournament, member, round)) here.push_back(member);
    return here;
}

base::Result<Round, Refusal> roundInGroups(const Tournament& tournament, const Groups& groups, int number,
                                           std::uint64_t seed) {
    base::Random random(base::mix(seed, Seats));
    Round round;
    round.number = number;
    round.seed = seed;
    for (std::size_t group = 0; group < groups.size(); ++group) {
        const std::vector<int> here = hereIn(tournament, groups[group], number);
        const Tournament part = onlyThese(tournament, groups[group], group);
        if (meetingsLeft(part).empty()) { // all who are still in it have met
            round.sittingOut.insert(round.sittingOut.end(), here.begin(), here.end());
            continue;
        }
        const auto drawn = drawRound(part, number, seedOf(seed, group));
        if (!drawn) return base::fail(drawn.error());
        for (const Table& table : drawn->tables)
            round.tables.push_back(
                tableOf(tournament.settings, static_cast<int>(round.tables.size()) + 1, table.sides, random));
        round.sittingOut.insert(round.sittingOut.end(), drawn->sittingOut.begin(), drawn->sittingOut.end());
    }
    std::sort(round.sittingOut.begin(), round.sittingOut.end());
    return round;
}

// Each group's own ranking; empty once the knock-out has begun, and in other formats.
std::vector<std::vector<StandingRow>> rankedGroups(const Tournament& tournament, int round) {
    const auto groups = groupsOf(tournament);
    if (groups.empty() || bracketOf(tournament, round).first != 0) return {};
    return rankedAmong(tournament, round, groups);
}

// Where each stands in its group, and who the next round would take, also where nothing has been played.
std::map<int, GroupPlace> placesInGroups(const Tournament& tournament, int round,
                                         const std::vector<std::vector<StandingRow>>& groups) {
    std::map<int, GroupPlace> places;
    for (std::size_t group = 0; group < groups.size(); ++group) {
        int through = 0;
        for (const StandingRow& row : groups[group]) {
            const bool goesOn =
                through < tournament.settings.qualify && isActive(tournament, row.entry, round + 1);
            through += goesOn ? 1 : 0;
            places[row.entry] = {static_cast<int>(group) + 1, row.rank, goesOn};
        }
    }
    return places;
}

// The best of each group, the winners first; among those of the same place the ranking of all decides.
base::Result<std::vector<Seeded>, Refusal> qualified(const Tournament& tournament, int number) {
    const auto standings = standingsOf(tournament, number - 1);
    if (!standings) return base::fail(standings.error());
    const auto groups = rankedGroups(tournament, standings->round);
    const auto places = placesInGroups(tournament, standings->round, groups);
    std::map<int, std::size_t> placeOf; // the how manieth of its group that goes on
    for (const auto& group : groups) {
        std::size_t taken = 0;
        for (const StandingRow& row : group)
            if (places.at(row.entry).goesOn) placeOf[row.entry] = taken++;
    }
    std::vector<std::vector<Seeded>> byPlace(static_cast<std::size_t>(tournament.settings.qualify));
    for (const StandingRow& row : standings->rows)
        if (const auto place = placeOf.find(row.entry); place != placeOf.end())
            byPlace[place->second].push_back({row.entry, places.at(row.entry).group});
    std::vector<Seeded> seeds;
    for (const auto& place : byPlace) seeds.insert(seeds.end(), place.begin(), place.end());
    return seeds;
}

// The groups' round, or once each is through the first of the knock-out.
base::Result<Round, Refusal> groupsOrBracket(const Tournament& tournament, const Groups& groups, int number,
                                             std::uint64_t seed) {
    const auto active = static_cast<int>(activeIn(tournament, number).size());
    if (active < 2) return refuseTooFew(active, 2);
    auto round = roundInGroups(tournament, groups, number, seed);
    if (!round || !round->tables.empty()) return round;
    if (number == 1) return refuseNever(tournament, Field(tournament, number));
    return bracketFromGroups(tournament, number, seed);
}

} // namespace

int groupOf(const std::vector<std::vector<int>>& groups, int contestant) {
    for (std::size_t group = 0; group < groups.size(); ++group)
        if (std::find(groups[group].begin(), groups[group].end(), contestant) != groups[group].end())
            return static_cast<int>(group) + 1;
    return 0;
}

bool isGroupOver(const std::vector<std::vector<int>>& groups, const Round& round, int contestant) {
    const int number = groupOf(groups, contestant);
    if (number == 0 || !isOfGroups(round)) return false;
    const std::vector<int>& group = groups[static_cast<std::size_t>(number) - 1];
    const auto isIn = [&](int member) {
        return std::find(group.begin(), group.end(), member) != group.end();
    };
    return std::none_of(round.tables.begin(), round.tables.end(),
                        [&](const Table& table) { return isIn(table.sides[0][0]); });
}

std::map<int, GroupPlace> groupPlaces(const Tournament& tournament, const Standings& standings) {
    const auto groups = rankedGroups(tournament, standings.round);
    std::map<int, GroupPlace> places = placesInGroups(tournament, standings.round, groups);
    // Where nothing is played yet the lot has the last word, and nobody goes on by it.
    for (const auto& group : groups) {
        const bool begun =
            std::any_of(group.begin(), group.end(), [](const StandingRow& row) { return row.played > 0; });
        for (const StandingRow& row : group)
            if (!begun) places[row.entry].goesOn = false;
    }
    return places;
}

Standings inGroups(const Tournament& tournament, const Standings& standings) {
    const auto groups = rankedGroups(tournament, standings.round);
    if (groups.empty()) return standings;
    Standings grouped = standings;
    grouped.rows.clear();
    std::set<int> placed;
    for (const auto& group : groups)
        for (const StandingRow& row : group) {
            grouped.rows.push_back(row);
            placed.insert(row.entry);
        }
    for (StandingRow row : standings.rows) { // those of no group last
        if (placed.count(row.entry) > 0) continue;
        row.why = {};
        row.decidedBy.reset();
        grouped.rows.push_back(std::move(row));
    }
    return grouped;
}

std::vector<std::vector<int>> groupsOf(const Tournament& tournament, std::uint64_t firstSeed) {
    return dealt(tournament, activeIn(tournament, 1), firstSeed);
}

std::vector<std::vector<int>> groupsOf(const Tournament& tournament) {
    if (tournament.settings.format != Format::Groups || tournament.rounds.empty()) return {};
    Groups groups;
    for (const Round& round : tournament.rounds) {
        for (const auto& [member, group] : round.grouped) {
            const auto number = static_cast<std::size_t>(group);
            groups.resize(std::max(groups.size(), number));
            groups[number - 1].push_back(member);
        }
    }
    for (auto& group : groups) std::sort(group.begin(), group.end());
    for (const Round& round : tournament.rounds) {
        if (!isOfGroups(round)) break;
        if (groups.empty()) groups = dealt(tournament, membersOf(round), round.seed);
        joinLate(groups, membersOf(round));
    }
    return groups;
}

std::vector<std::vector<int>> groupsWithNext(const Tournament& tournament) {
    Groups groups = groupsOf(tournament);
    const int last = lastPublished(tournament);
    if (!groups.empty() && bracketOf(tournament, last).first == 0)
        joinLate(groups, activeIn(tournament, last + 1));
    return groups;
}

bool changeGroups(Tournament& tournament, int a, int b) {
    Round& last = tournament.rounds.back();
    std::map<int, int> grouped = last.grouped;
    // An older file kept nothing: all of them joined with the first round.
    if (last.number == 1) grouped.merge(joining(tournament, groupsOf(tournament), 1));
    const auto first = grouped.find(a);
    const auto second = grouped.find(b);
    if (first == grouped.end() || second == grouped.end()) return false;
    std::swap(first->second, second->second);
    last.grouped = std::move(grouped);
    return true;
}

base::Result<Round, Refusal> bracketFromGroups(const Tournament& tournament, int number, std::uint64_t seed) {
    const auto seeds = qualified(tournament, number);
    if (!seeds) return base::fail(seeds.error());
    if (seeds->size() < 2) return refuseTooFew(static_cast<int>(seeds->size()), 2);
    return seededBracket(tournament, *seeds, number, seed);
}

base::Result<Round, Refusal> groupsRound(const Tournament& tournament, int number, std::uint64_t seed) {
    const bool bracket = bracketOf(tournament, number - 1).first != 0;
    const std::vector<int> here = activeIn(tournament, number);
    Groups groups = number == 1 ? dealt(tournament, here, seed) : groupsOf(tournament);
    if (!bracket) joinLate(groups, here);
    auto round =
        bracket ? knockoutRound(tournament, number, seed) : groupsOrBracket(tournament, groups, number, seed);
    if (round) round->grouped = joining(tournament, groups, number);
    return round;
}

} // namespace schreiber::tournament
