#include "bracket_places.h"

#include <tournament/bracket.h>
#include <tournament/match.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace schreiber::tournament {

bool isBracketRound(const Round& round) {
    return std::any_of(round.tables.begin(), round.tables.end(),
                       [](const Table& table) { return table.stage == Stage::Bracket; });
}

namespace {

const Round* firstRoundOf(const Tournament& tournament, int upTo) {
    for (const Round& round : tournament.rounds)
        if (round.state == RoundState::Published && round.number <= upTo && isBracketRound(round))
            return &round;
    return nullptr;
}

// Who sits at the leaves: two at each match, one where there is a bye. A file that others wrote may have
// fewer than fill the bracket; their places stay empty.
std::vector<int> leavesOf(const Round& first) {
    std::vector<const Table*> matches;
    for (const Table& table : first.tables)
        if (table.stage == Stage::Bracket) matches.push_back(&table);
    std::size_t slots = 1;
    while (slots < matches.size() + first.sittingOut.size()) slots *= 2;
    std::vector<bool> isBye(slots, false);
    for (std::size_t i = 0; i < first.sittingOut.size(); ++i) isBye[spreadPlace(i, slots)] = true;
    std::vector<int> leaves;
    auto match = matches.begin();
    auto bye = first.sittingOut.begin();
    for (std::size_t slot = 0; slot < slots; ++slot) {
        if (isBye[slot])
            leaves.insert(leaves.end(), {*bye++, 0});
        else if (match != matches.end())
            leaves.insert(leaves.end(), {(*match)->sides[0][0], (*match)->sides[1][0]}), ++match;
        else
            leaves.insert(leaves.end(), {0, 0});
    }
    return leaves;
}

bool isLevel(const MatchResult& result) {
    return result.wins.size() == 2 && result.wins[0] == result.wins[1];
}

// One level more: the winners of its matches, and those who had none.
std::vector<int> levelOf(const Tournament& tournament, const Bracket& bracket, const Round& round,
                         unsigned level) {
    std::vector<int> nodes(bracket.at.front().size() >> level, 0);
    for (const int number : round.sittingOut) {
        const auto leaf = bracket.leaf.find(number);
        if (leaf != bracket.leaf.end() && bracket.at.back()[leaf->second >> (level - 1)] == number)
            nodes[leaf->second >> level] = number;
    }
    for (const Table& table : round.tables) {
        if (table.stage != Stage::Bracket) continue;
        const auto leaf = bracket.leaf.find(table.sides[0][0]);
        const auto winner = winnerOf(tournament, round, table);
        if (leaf != bracket.leaf.end() && winner) nodes[leaf->second >> level] = table.sides[*winner][0];
    }
    return nodes;
}

// A level of which no match is played: who is there in a round goes on.
std::vector<int> withoutMatch(const Tournament& tournament, const Bracket& bracket, int round) {
    const std::vector<int>& below = bracket.at.back();
    const auto isThere = [&](int number) { return number != 0 && isActive(tournament, number, round); };
    std::vector<int> nodes(below.size() / 2, 0);
    for (std::size_t node = 0; node < nodes.size(); ++node)
        for (const int number : {below[2 * node], below[2 * node + 1]})
            if (isThere(number)) nodes[node] = number;
    return nodes;
}

// The level at which the two of a table meet by their first places; 0 where it has none of the bracket.
int meetingLevel(const Bracket& bracket, const Round& round) {
    for (const Table& table : round.tables) {
        if (table.stage != Stage::Bracket) continue;
        const auto a = bracket.leaf.find(table.sides[0][0]);
        const auto b = bracket.leaf.find(table.sides[1][0]);
        if (a == bracket.leaf.end() || b == bracket.leaf.end()) continue;
        int level = 0;
        for (std::size_t apart = a->second ^ b->second; apart > 0; apart /= 2) ++level;
        return level;
    }
    return 0;
}

// Nobody would have an opponent in the round after the last: not in the next level, nor for the third place.
bool hasNoMatch(const Tournament& tournament, const Bracket& bracket, const Round& last) {
    const auto isThere = [&](int number) {
        return number != 0 && isActive(tournament, number, last.number + 1);
    };
    std::vector<int> losers;
    for (const Table& table : last.tables) {
        if (table.stage != Stage::Bracket) continue;
        const auto winner = winnerOf(tournament, last, table);
        if (winner) losers.push_back(table.sides[1 - *winner][0]);
        const bool isOpen = std::any_of(table.sides.begin(), table.sides.end(), [&](const auto& side) {
            return isActive(tournament, side[0], last.number);
        });
        if (!winner && isOpen) return false;
    }
    const bool forThird = bracket.levelIn(last.number) + 1 == bracket.levels;
    if (forThird && losers.size() == 2 && std::all_of(losers.begin(), losers.end(), isThere)) return false;
    const std::vector<int>& nodes = bracket.at.back();
    for (std::size_t node = 0; node + 1 < nodes.size(); node += 2)
        if (isThere(nodes[node]) && isThere(nodes[node + 1])) return false;
    return true;
}

// Two or more play for the second chance in the round after the last.
bool secondChanceGoesOn(const Tournament& tournament, const Bracket& bracket, const Round& last) {
    if (!tournament.settings.secondChance) return false;
    const std::vector<int> left = forSecondChance(tournament, bracket, last.number + 1);
    return std::count_if(left.begin(), left.end(),
                         [&](int number) { return isActive(tournament, number, last.number + 1); }) > 1;
}

} // namespace

int Bracket::levelIn(int round) const {
    const auto found = levelOf.find(round);
    return found == levelOf.end() ? levels + 1 : found->second;
}

std::size_t spreadPlace(std::size_t index, std::size_t slots) {
    std::size_t place = 0;
    for (std::size_t bit = 1; bit < slots; bit *= 2) {
        place = place * 2 + index % 2;
        index /= 2;
    }
    return place;
}

bool Bracket::isAt(int contestant, std::size_t level) const {
    const auto found = leaf.find(contestant);
    return found != leaf.end() && level < at.size() && at[level][found->second >> level] == contestant;
}

int Bracket::reached(int contestant) const {
    if (leaf.count(contestant) == 0) return -1;
    int highest = 0;
    for (std::size_t level = 1; level < at.size(); ++level)
        if (isAt(contestant, level)) highest = static_cast<int>(level);
    return highest;
}

std::optional<std::size_t> winnerOf(const Tournament& tournament, const Round& round, const Table& table) {
    if (table.sides.size() != 2 || table.sides[0].empty() || table.sides[1].empty()) return std::nullopt;
    if (resultOf(tournament.settings, table)) return wonBy(tournament, table);
    const auto isThere = [&](std::size_t side) {
        return std::all_of(table.sides[side].begin(), table.sides[side].end(),
                           [&](int number) { return isActive(tournament, number, round.number); });
    };
    if (isThere(0) == isThere(1)) return std::nullopt;
    return isThere(0) ? 0U : 1U;
}

std::optional<std::size_t> wonBy(const Tournament& tournament, const Table& table) {
    if (const auto decider = deciderOf(tournament, table))
        return decider->firstPoints > decider->secondPoints ? 0U : 1U;
    const auto result = resultOf(tournament.settings, table);
    return result ? winnerOf(*result) : std::nullopt;
}

std::optional<Decider> deciderOf(const Tournament& tournament, const Table& table) {
    const auto result = resultOf(tournament.settings, table);
    if (!result || !isLevel(*result)) return std::nullopt;
    const auto plays = [&](std::size_t side, int number) {
        const auto& members = table.sides[side];
        return std::find(members.begin(), members.end(), number) != members.end();
    };
    std::optional<Decider> found; // the last one counts
    for (const Decider& decider : tournament.deciders) {
        if (plays(0, decider.first) && plays(1, decider.second))
            found = decider;
        else if (plays(1, decider.first) && plays(0, decider.second))
            found = Decider{decider.second, decider.first, decider.secondPoints, decider.firstPoints};
    }
    return found;
}

bool hasToBeDecided(const Settings& settings, const Table& table) {
    if (table.stage == Stage::Ordinary || table.sides.size() != 2) return false;
    const auto result = resultOf(settings, table);
    return result && isLevel(*result);
}

bool wantsDecider(const Tournament& tournament, const Round& round, const Table& table) {
    if (!hasToBeDecided(tournament.settings, table)) return false;
    const bool anybodyThere = std::any_of(table.sides.begin(), table.sides.end(), [&](const auto& side) {
        return !side.empty() && isActive(tournament, side.front(), round.number);
    });
    return anybodyThere && !winnerOf(tournament, round, table);
}

Bracket bracketOf(const Tournament& tournament, int upTo) {
    Bracket bracket;
    if (!hasBracket(tournament.settings)) return bracket;
    const Round* first = firstRoundOf(tournament, upTo);
    if (first == nullptr) return bracket;
    bracket.first = first->number;
    bracket.at.push_back(leavesOf(*first));
    const std::vector<int> leaves = bracket.at.front();
    for (std::size_t place = 0; place < leaves.size(); ++place)
        if (leaves[place] != 0) bracket.leaf.emplace(leaves[place], place);
    while ((std::size_t{1} << static_cast<unsigned>(bracket.levels)) < leaves.size()) ++bracket.levels;
    for (const Round& round : tournament.rounds) {
        if (round.state != RoundState::Published || round.number < first->number || round.number > upTo)
            continue;
        while (bracket.played() + 1 < meetingLevel(bracket, round))
            bracket.at.push_back(withoutMatch(tournament, bracket, round.number));
        if (bracket.played() == bracket.levels) break;
        const auto level = static_cast<unsigned>(bracket.played()) + 1;
        bracket.levelOf.emplace(round.number, bracket.played() + 1);
        auto nodes = levelOf(tournament, bracket, round, level);
        bracket.at.push_back(std::move(nodes));
    }
    const Round& last = tournament.rounds.back();
    const bool mayPass = last.number <= upTo && last.state == RoundState::Published;
    while (mayPass && bracket.played() < bracket.levels && hasNoMatch(tournament, bracket, last) &&
           !secondChanceGoesOn(tournament, bracket, last))
        bracket.at.push_back(withoutMatch(tournament, bracket, last.number + 1));
    return bracket;
}

int roundsToFinal(const Tournament& tournament, const Round& round) {
    if (!isBracketRound(round)) return 0;
    Tournament until = tournament;
    std::erase_if(until.rounds, [&](const Round& other) { return other.number >= round.number; });
    until.rounds.push_back(round);
    until.rounds.back().state = RoundState::Published;
    const Bracket bracket = bracketOf(until, round.number);
    return std::max(0, bracket.levels + 1 - bracket.levelIn(round.number));
}

std::vector<int> stillIn(const Tournament& tournament, const Bracket& bracket) {
    std::vector<int> in = bracket.at.back();
    const Round* last =
        bracket.levelOf.empty() ? nullptr : findRound(tournament, bracket.levelOf.rbegin()->first);
    if (bracket.played() == bracket.levels)
        in = bracket.at[static_cast<std::size_t>(std::max(0, bracket.levels - 1))];
    for (const Table& table : last == nullptr ? std::vector<Table>() : last->tables) {
        if (table.stage != Stage::Bracket) continue;
        const std::vector<int> both{table.sides[0][0], table.sides[1][0]};
        if (bracket.levelIn(last->number) == bracket.levels)
            in = both;
        else if (!winnerOf(tournament, *last, table)) // being played
            std::copy_if(both.begin(), both.end(), std::back_inserter(in),
                         [&](int number) { return isActive(tournament, number, last->number); });
    }
    in.erase(std::remove(in.begin(), in.end(), 0), in.end());
    return in;
}

std::map<int, int> bracketOrder(const Tournament& tournament, int round) {
    std::map<int, int> order;
    const Bracket bracket = bracketOf(tournament, round);
    if (bracket.first == 0) return order;
    if (tournament.settings.secondChance) {
        // There it counts how long one stayed.
        order = secondChanceOrder(tournament, bracket, round);
    } else {
        for (const auto& [contestant, leaf] : bracket.leaf)
            order[contestant] = 2 * bracket.reached(contestant);
        for (const Round& played : tournament.rounds) {
            if (played.state != RoundState::Published || played.number > round) continue;
            // The match for the third place says who is third and fourth, whoever should have played it by
            // the results as they are now.
            for (const Table& table : played.tables) {
                if (table.stage != Stage::ThirdPlace) continue;
                for (const auto& side : table.sides) order[side[0]] = 2 * bracket.levels;
                if (const auto winner = winnerOf(tournament, played, table)) ++order[table.sides[*winner][0]];
            }
        }
    }
    // Who has won in the last round stands before who still plays in it; of the final that is all there is.
    for (const int contestant : stillIn(tournament, bracket)) {
        const bool through = bracket.isAt(contestant, static_cast<std::size_t>(bracket.played()));
        order[contestant] = kStillIn + bracket.played() - (through ? 0 : 1);
    }
    return order;
}

} // namespace schreiber::tournament
