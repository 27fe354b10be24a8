#include "why.h"

#include "bracket_places.h"

#include <tournament/bracket.h>

#include <algorithm>

namespace schreiber::tournament {

namespace {

bool isOfTwo(const Table& table, int a, int b) {
    if (table.sides.size() != 2 || table.sides[0].empty() || table.sides[1].empty()) return false;
    const int first = table.sides[0].front();
    const int second = table.sides[1].front();
    return (first == a && second == b) || (first == b && second == a);
}

bool isFinal(const Tournament& tournament, int round) {
    const Bracket bracket = bracketOf(tournament, round);
    return bracket.levelIn(round) == bracket.levels;
}

// The match that put the one before the other, where it was the final or that for the third place.
std::string decidingMatch(const Tournament& tournament, int upTo, const StandingRow& row,
                          const StandingRow& next) {
    for (const Round& round : tournament.rounds) {
        if (round.state != RoundState::Published || round.number > upTo) continue;
        for (const Table& table : round.tables) {
            if (!isOfTwo(table, row.entry, next.entry)) continue;
            const auto winner = winnerOf(tournament, round, table);
            if (!winner || table.sides[*winner].front() != row.entry) continue;
            if (table.stage == Stage::Bracket && isFinal(tournament, round.number)) return "bracket_final";
            // With a second chance its last match is the one for the third place.
            const bool third = table.stage == Stage::SecondChance && row.rank == 3;
            if (table.stage == Stage::ThirdPlace || third) return "bracket_third";
        }
    }
    return {};
}

std::string bracketKind(const Tournament& tournament, int round, const StandingRow& row,
                        const StandingRow& next, int mine, const std::optional<Amount>& theirs) {
    if (!theirs) return "bracket_entered";
    if (mine >= kStillIn && theirs->halves / 2 < kStillIn) {
        const Bracket bracket = bracketOf(tournament, round);
        return mine - kStillIn >= bracket.levels - 1 ? "bracket_finalist" : "bracket_still";
    }
    if (std::string match = decidingMatch(tournament, round, row, next); !match.empty()) return match;
    return tournament.settings.secondChance ? "bracket_longer" : "bracket_further";
}

std::string deciderKind(const Tournament& tournament, const StandingRow& row, const StandingRow& next) {
    std::string kind = "decider";
    for (const Decider& game : tournament.deciders) {
        const bool first = game.firstPoints > game.secondPoints;
        if (game.first == row.entry && game.second == next.entry) kind = first ? "decider_won" : "decider";
        if (game.first == next.entry && game.second == row.entry) kind = first ? "decider" : "decider_won";
    }
    return kind;
}

// The first of the best rounds in which the two differ.
void compareBestRounds(const StandingRow& row, const StandingRow& next, Why& why) {
    const std::vector<Amount> mine = bestRounds(row);
    const std::vector<Amount> theirs = bestRounds(next);
    const auto [a, b] = std::mismatch(mine.begin(), mine.end(), theirs.begin(), theirs.end());
    if (a != mine.end()) why.mine = *a;
    if (b != theirs.end()) why.theirs = *b;
}

} // namespace

Why whyOf(const Tournament& tournament, int round, const StandingRow& row, const StandingRow& next) {
    Why why;
    why.kind = *row.decidedBy;
    why.other = next.name;
    why.pairs = !playedBySingles(tournament.settings);
    for (std::size_t i = 0; i < row.criteria.size(); ++i) {
        const auto& [criterion, mine] = row.criteria[i];
        const std::optional<Amount>& theirs = next.criteria[i].second;
        if (criterion != *row.decidedBy) {
            if (mine && mine == theirs && isOfLadder(criterion)) why.level.emplace_back(criterion, *mine);
            continue;
        }
        why.mine = mine;
        why.theirs = theirs;
        if (criterion == "best-rounds") compareBestRounds(row, next, why);
        if (criterion == "final") why.kind = theirs ? "final_won" : "final_played";
        if (criterion == "bracket" && mine)
            why.kind = bracketKind(tournament, round, row, next, mine->halves / 2, theirs);
        break;
    }
    if (why.kind == "decider") why.kind = deciderKind(tournament, row, next);
    // Parted by the games among those whom all of theirs left level.
    if (why.kind == "decider" && why.mine == why.theirs) why.kind = "decider_among";
    return why;
}

} // namespace schreiber::tournament
