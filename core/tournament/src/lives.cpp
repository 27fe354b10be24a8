#include "lives.h"

#include "bracket_places.h"
#include "formats.h"

#include <tournament/schedule.h>

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace schreiber::tournament {

namespace {

// The first round of a bracket as the groups before it would make it now.
std::optional<Round> roundFromGroups(const Tournament& tournament, const Round& first) {
    if (tournament.settings.format != Format::Groups) return std::nullopt;
    Tournament before = tournament;
    before.rounds.resize(static_cast<std::size_t>(first.number) - 1);
    auto round = bracketFromGroups(before, first.number, first.seed);
    if (!round) return std::nullopt;
    return std::move(*round);
}

bool hasMatch(const Round& round, const Table& table) {
    const auto isOfThem = [&](const Table& other) {
        return other.sides == table.sides ||
               (other.sides[0] == table.sides[1] && other.sides[1] == table.sides[0]);
    };
    return std::any_of(round.tables.begin(), round.tables.end(), isOfThem);
}

// Whether the results send a contestant to a table of this stage, `level` rounds of the bracket being played.
bool isSentTo(const Bracket& bracket, const Lives& lives, Stage stage, int contestant, std::size_t level) {
    switch (stage) {
    case Stage::Bracket:
        return lives.losses(contestant) == 0 && bracket.isAt(contestant, level);
    case Stage::ThirdPlace:
        return lives.losses(contestant) == 1 && level > 0 && bracket.isAt(contestant, level - 1);
    case Stage::SecondChance:
        return lives.losses(contestant) == 1;
    case Stage::Ordinary:
    case Stage::Final:
    case Stage::Crown:
        break;
    }
    return true;
}

} // namespace

Lives::Lives(const Tournament& tournament, const Bracket& bracket)
    : m_tournament(tournament)
    , m_bracket(bracket) {
    const Round* first = findRound(tournament, bracket.first);
    if (first == nullptr) return;
    const auto wanted = roundFromGroups(tournament, *first);
    if (!wanted) return;
    const std::vector<int> through = membersOf(*wanted);
    for (const auto& [contestant, leaf] : bracket.leaf)
        if (!std::binary_search(through.begin(), through.end(), contestant)) ++lifeOf(contestant).losses;
}

Lives::Life& Lives::lifeOf(int contestant) {
    const auto [life, isNew] = m_lives.try_emplace(contestant);
    if (isNew && m_bracket.leaf.count(contestant) == 0) life->second.losses = 1;
    return life->second;
}

int Lives::losses(int contestant) const {
    const auto life = m_lives.find(contestant);
    if (life != m_lives.end()) return life->second.losses;
    return m_bracket.leaf.count(contestant) == 0 ? 1 : 0;
}

int Lives::lastedTo(int contestant, int round) const {
    const auto life = m_lives.find(contestant);
    const bool out = life != m_lives.end() && life->second.out != 0;
    if (!out && isActive(m_tournament, contestant, round)) return round + 1;
    if (life == m_lives.end() || life->second.last == 0) return 0;
    return out ? life->second.out : life->second.last + 1;
}

void Lives::lose(int contestant, int round) {
    Life& life = lifeOf(contestant);
    if (++life.losses == 2) life.out = round;
}

// Who has won goes on, and of a match that was never ended those who stayed for it.
void Lives::playTable(const Round& round, const Table& table) {
    const auto winner = winnerOf(m_tournament, round, table);
    for (std::size_t side = 0; side < table.sides.size(); ++side) {
        const int contestant = table.sides[side][0];
        lifeOf(contestant).last = round.number;
        if (winner ? *winner != side : !isActive(m_tournament, contestant, round.number))
            lose(contestant, round.number);
    }
}

void Lives::play(const Round& round) {
    std::set<int> there(round.sittingOut.begin(), round.sittingOut.end());
    for (const int number : round.sittingOut) lifeOf(number).last = round.number;
    for (const Table& table : round.tables) {
        playTable(round, table);
        for (const auto& side : table.sides) there.insert(side[0]);
    }
    // A place in the bracket that nobody came for is a match lost.
    const auto level = static_cast<std::size_t>(m_bracket.levelIn(round.number) - 1);
    if (level >= static_cast<std::size_t>(m_bracket.levels)) return;
    for (const int number : m_bracket.at[level])
        if (number != 0 && there.count(number) == 0 && !isActive(m_tournament, number, round.number))
            lose(number, round.number);
}

std::vector<int> forSecondChance(const Tournament& tournament, const Bracket& before, int number) {
    Lives lives(tournament, before);
    for (const Round& round : tournament.rounds)
        if (round.number >= before.first && round.number < number) lives.play(round);
    const std::vector<int> in = stillIn(tournament, before);
    std::vector<int> left;
    for (const int contestant : contestants(tournament))
        if (std::find(in.begin(), in.end(), contestant) == in.end() && !lives.isOut(contestant))
            left.push_back(contestant);
    return left;
}

std::map<int, int> secondChanceOrder(const Tournament& tournament, const Bracket& bracket, int round) {
    Lives lives(tournament, bracket);
    for (const Round& played : tournament.rounds)
        if (played.state == RoundState::Published && played.number >= bracket.first && played.number <= round)
            lives.play(played);
    std::map<int, int> order;
    for (const int contestant : contestants(tournament))
        if (const int lasted = lives.lastedTo(contestant, round); lasted != 0) order[contestant] = lasted;
    return order;
}

// A last match in which others than the best would play by the results as they are now.
std::vector<VoidPairing> voidLastMatches(const Tournament& tournament) {
    std::vector<VoidPairing> pairings;
    for (const Round& round : tournament.rounds) {
        if (round.tables.size() != 1 || !isLastMatch(round.tables.front())) continue;
        Tournament before = tournament;
        before.rounds.resize(static_cast<std::size_t>(round.number) - 1);
        const auto now = lastRound(before, round.number, round.seed);
        if (now && membersOf(*now) != membersOf(round))
            pairings.push_back({round.number, round.tables.front().number});
    }
    return pairings;
}

std::vector<VoidPairing> voidPairings(const Tournament& tournament) {
    if (!hasBracket(tournament.settings)) return voidLastMatches(tournament);
    std::vector<VoidPairing> pairings;
    const Bracket bracket = bracketOf(tournament, currentRound(tournament));
    if (bracket.first == 0) return pairings;
    Lives lives(tournament, bracket);
    for (const Round& round : tournament.rounds) {
        if (round.state != RoundState::Published || round.number < bracket.first) continue;
        const bool first = round.number == bracket.first;
        const auto fromGroups = first ? roundFromGroups(tournament, round) : std::nullopt;
        const auto level = static_cast<std::size_t>(bracket.levelIn(round.number) - 1);
        for (const Table& table : round.tables) {
            const bool fits = std::all_of(table.sides.begin(), table.sides.end(), [&](const auto& side) {
                return isSentTo(bracket, lives, table.stage, side[0], level);
            });
            if (!fits || (fromGroups && !hasMatch(*fromGroups, table)))
                pairings.push_back({round.number, table.number});
        }
        lives.play(round);
    }
    return pairings;
}

} // namespace schreiber::tournament
