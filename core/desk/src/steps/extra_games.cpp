#include "steps/extra_games.h"

#include "number_text.h"

#include <tournament/extra_games.h>
#include <tournament/schedule.h>

#include <cstdlib>
#include <game/refusal_code.h>

namespace schreiber::desk {

using tournament::Round;
using tournament::Table;

namespace {

// The match for the crown between the two of one pair, which a decider between them then decides.
std::pair<const Round*, const Table*> crownWithin(const Tournament& tournament,
                                                  const tournament::Decider& decider) {
    if (decider.first == decider.second)
        for (const Round& round : tournament.rounds)
            for (const Table& table : round.tables)
                if (table.stage == tournament::Stage::Crown && table.sides[0] == table.sides[1] &&
                    table.sides[0].front() == decider.first)
                    return {&round, &table};
    return {nullptr, nullptr};
}

// Matches that somebody has to win, and those whom the ladder leaves level.
std::string due(const Tournament& tournament) {
    const auto standings = tournament::standingsOf(tournament);
    if (!standings) return {};
    std::string games;
    for (const tournament::MissingSheet& match : standings->level) {
        const Round& round = *tournament::findRound(tournament, match.round);
        const Refusal level =
            tournament::undecidedMatch(tournament, match.round, *tournament::findTable(round, match.table));
        games +=
            (games.empty() ? "" : ", ") + level.arguments.at("first") + " – " + level.arguments.at("second");
    }
    const std::string tied = listed(standings->tied);
    return games + (games.empty() || tied.empty() ? "" : ", ") + tied;
}

} // namespace

std::pair<std::string, std::string> namesOf(const Tournament& tournament,
                                            const tournament::Decider& decider) {
    if (const auto crown = crownWithin(tournament, decider); crown.second != nullptr) {
        const auto name = [&](std::size_t side) {
            return tournament::namesOfSide(tournament, crown.first->number, *crown.second, side).front();
        };
        return {name(0), name(1)};
    }
    return {tournament::nameOf(tournament, decider.first), tournament::nameOf(tournament, decider.second)};
}

Changed withDecider(const Tournament& tournament, const tournament::Decider& decider) {
    constexpr int kMostPoints = 1000;
    for (const int number : {decider.first, decider.second})
        if (tournament::personsOf(tournament, number).empty())
            return base::fail(Refusal{"no_such_contestant"_refusal, {{"entry", text(number)}}});
    for (const int points : {decider.firstPoints, decider.secondPoints})
        if (std::abs(points) > kMostPoints)
            return base::fail(
                Refusal{"too_many_points"_refusal, {{"points", text(points)}, {"most", text(kMostPoints)}}});
    if (decider.first == decider.second && crownWithin(tournament, decider).second == nullptr)
        return base::fail(Refusal{"same_entry"_refusal, {{"entry", text(decider.first)}}});
    if (decider.firstPoints == decider.secondPoints) return base::fail(Refusal{"decider_level"_refusal, {}});
    Tournament after = tournament;
    after.deciders.push_back(decider);
    return after;
}

std::optional<Refusal> questionIfCounting(const Tournament& tournament, const tournament::Decider& decider) {
    if (tournament::wouldCount(tournament, decider)) return std::nullopt;
    const auto [first, second] = namesOf(tournament, decider);
    const bool inLadder = tournament.settings.ladder.find("decider") != std::string::npos;
    std::string games = due(tournament);
    if (games.empty())
        return Refusal{inLadder ? "decider_not_level"_refusal : "decider_uncounted"_refusal,
                       {{"first", first}, {"second", second}}};
    return Refusal{inLadder ? "decider_not_level_due"_refusal : "decider_uncounted_due"_refusal,
                   {{"first", first}, {"second", second}, {"games", std::move(games)}}};
}

std::string listed(const std::vector<tournament::LevelGroup>& groups) {
    constexpr int kMostListed = 6; // what a sentence can be read with
    std::string games;
    int count = 0;
    for (const tournament::LevelGroup& group : groups)
        for (const tournament::ExtraGame& game : group.games)
            if (++count <= kMostListed)
                games += (games.empty() ? "" : ", ") + game.first + " – " + game.second;
    if (count > kMostListed) games += ", … (" + std::to_string(count) + ")";
    return games;
}

} // namespace schreiber::desk
