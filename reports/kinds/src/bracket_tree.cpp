#include "bracket_tree.h"

#include "labels.h"
#include "listing.h"
#include "match.h"
#include "names.h"

#include <tournament/bracket.h>
#include <tournament/heats.h>

#include <cstddef>
#include <utility>

namespace schreiber::kinds {

namespace {

using tournament::Bracket;
using tournament::Round;
using tournament::Stage;
using tournament::Table;

class Planting {
  public:
    Planting(const View& view, int upTo)
        : m_view(view)
        , m_bracket(tournament::bracketOf(view.tournament, upTo)) {
        for (const Round& round : view.tournament.rounds)
            if (round.state == tournament::RoundState::Published && round.number <= upTo &&
                round.number >= m_bracket.first)
                m_rounds.push_back(&round);
    }

    BracketTree tree() const {
        BracketTree tree;
        if (m_bracket.first == 0) return tree;
        for (int level = 1; level <= m_bracket.levels; ++level) {
            const Round* round = roundOf(level);
            tree.rounds.push_back(round ? round->number : 0);
            tree.levels.push_back(matchesOf(level, round));
        }
        const Round* last = roundOf(m_bracket.levels);
        tree.third = last ? thirdIn(*last) : thirdToCome(tree);
        if (m_bracket.played() == m_bracket.levels && m_bracket.at.back().front() != 0)
            tree.winners = fullNames(m_view.tournament, m_bracket.at.back().front());
        return tree;
    }

  private:
    const Round* roundOf(int level) const {
        for (const Round* round : m_rounds)
            if (m_bracket.levelIn(round->number) == level) return round;
        return nullptr;
    }

    // Who is known to come to a node of a level.
    int comerAt(int level, std::size_t node) const {
        return level <= m_bracket.played() ? m_bracket.at[static_cast<std::size_t>(level)][node] : 0;
    }

    BracketSide sideOf(int number) const { return {number, fullNames(m_view.tournament, number), {}, false}; }
    BracketSide sideIn(const Round& round, int number) const {
        return {number, fullNamesIn(m_view.tournament, round.number, {number}), {}, false};
    }

    BracketMatch matchAt(const Round& round, const Table& table) const {
        BracketMatch match;
        match.where = std::string(text(Label::Table, m_view.language)) + ' ' +
                      std::to_string(tournament::tableInRoom(round, table));
        if (tournament::hasHeats(round))
            match.where +=
                ", " + std::string(text(Label::Heat, m_view.language)) + ' ' + std::to_string(table.heat);
        match.stays = m_view.stay.contains({round.number, table.number});
        if (match.stays) match.where += '*';
        const MatchLine line = matchLine(m_view, table);
        const std::string lack = lackText(m_view, round, table);
        for (const std::string& about :
             {lack.empty() ? endingText(line, m_view.language) : lack, deciderText(line, m_view.language)})
            if (!about.empty()) match.where += ", " + about;
        const auto winner = tournament::winnerOf(m_view.tournament, round, table);
        for (std::size_t side = 0; side < match.sides.size() && side < table.sides.size(); ++side) {
            match.sides.at(side) = sideIn(round, table.sides[side].empty() ? 0 : table.sides[side].front());
            if (side < line.score.size()) match.sides.at(side).score = line.score[side];
            match.sides.at(side).won = winner == side;
        }
        return match;
    }

    std::vector<BracketMatch> matchesOf(int level, const Round* round) const {
        const auto shift = static_cast<unsigned>(level);
        std::vector<BracketMatch> matches(m_bracket.at.front().size() >> shift);
        std::vector<bool> played(matches.size(), false);
        // What was played is shown as it was played, also where a corrected result would send others there.
        for (const Table& table : round ? round->tables : std::vector<Table>{}) {
            const auto leaf = m_bracket.leaf.find(table.sides[0][0]);
            if (table.stage != Stage::Bracket || leaf == m_bracket.leaf.end()) continue;
            const std::size_t node = leaf->second >> shift;
            matches[node] = matchAt(*round, table);
            played[node] = true;
            const bool fromBelow = (leaf->second >> (shift - 1)) % 2 == 1;
            if (fromBelow) std::swap(matches[node].sides[0], matches[node].sides[1]);
        }
        for (std::size_t node = 0; node < matches.size(); ++node) {
            if (played[node]) continue;
            BracketMatch& match = matches[node];
            match.sides = {sideOf(comerAt(level - 1, 2 * node)), sideOf(comerAt(level - 1, 2 * node + 1))};
            if (comerAt(level, node) == 0) continue;
            match.bye = true;
            if (match.sides[1].number == comerAt(level, node)) std::swap(match.sides[0], match.sides[1]);
            match.sides[0].won = true;
        }
        return matches;
    }

    std::optional<BracketMatch> thirdIn(const Round& round) const {
        for (const Table& table : round.tables)
            if (table.stage == Stage::ThirdPlace) return matchAt(round, table);
        return std::nullopt;
    }

    // Before it is drawn: as far as the semi-finals tell who plays it.
    std::optional<BracketMatch> thirdToCome(const BracketTree& tree) const {
        constexpr std::size_t kSemiFinalists = 4;
        const bool played =
            !m_view.tournament.settings.secondChance && m_bracket.leaf.size() >= kSemiFinalists;
        if (!played || tree.levels.size() < 2) return std::nullopt;
        const std::vector<BracketMatch>& semiFinals = tree.levels[tree.levels.size() - 2];
        BracketMatch third;
        for (std::size_t node = 0; node < third.sides.size() && node < semiFinals.size(); ++node) {
            const auto& [first, second] = semiFinals[node].sides;
            if (first.won == second.won) continue; // not decided
            third.sides.at(node) = sideOf(first.won ? second.number : first.number);
        }
        return third;
    }

    const View& m_view;
    Bracket m_bracket;
    std::vector<const Round*> m_rounds; // of the bracket, published
};

} // namespace

std::string levelName(int toPlay, words::Language language) {
    switch (toPlay) {
    case 1:
        return std::string(text(Label::TheFinal, language));
    case 2:
        return std::string(text(Label::SemiFinals, language));
    case 3:
        return std::string(text(Label::QuarterFinals, language));
    case 4:
        return std::string(text(Label::EighthFinals, language));
    default:
        return text(Label::LastPlayers, language, std::size_t{1} << static_cast<unsigned>(toPlay));
    }
}

BracketTree partOf(const BracketTree& tree, int above, std::size_t match) {
    BracketTree part;
    part.above = above;
    const std::size_t levels = tree.levels.size() - static_cast<std::size_t>(above);
    for (std::size_t level = 0; level < levels; ++level) {
        const std::vector<BracketMatch>& all = tree.levels[level];
        const std::size_t here = all.size() >> static_cast<unsigned>(above);
        const auto from = all.begin() + static_cast<std::ptrdiff_t>(match * here);
        part.levels.emplace_back(from, from + static_cast<std::ptrdiff_t>(here));
        part.rounds.push_back(tree.rounds[level]);
    }
    for (const BracketSide& side : part.levels.back().front().sides)
        if (side.won) part.winners = side.names;
    return part;
}

BracketTree lastLevelsOf(const BracketTree& tree, std::size_t levels) {
    BracketTree last = tree;
    const auto first = static_cast<std::ptrdiff_t>(tree.levels.size() - levels);
    last.levels.erase(last.levels.begin(), last.levels.begin() + first);
    last.rounds.erase(last.rounds.begin(), last.rounds.begin() + first);
    return last;
}

BracketTree bracketTree(const View& view, int upTo) {
    return Planting(view, upTo).tree();
}

} // namespace schreiber::kinds
