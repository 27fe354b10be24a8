#include "name_words.h"

#include <ruling/stand.h>

#include <fmt/format.h>

namespace schreiber::ruling {

namespace {

std::string unknown(int teams) {
    std::string text = "?";
    for (int team = 1; team < teams; ++team) text += " : ?";
    return text;
}

} // namespace

std::string byTeams(const deal::ByTeam& points, int teams) {
    std::string text;
    for (int team = 0; team < teams; ++team)
        text += fmt::format("{}{}", team > 0 ? " : " : "", points[static_cast<std::size_t>(team)]);
    return text;
}

Stand standOf(const Replay& replay) {
    const deal::Outcome& outcome = replay.outcome;
    const int teams = replay.rules.teams();
    Stand stand;
    stand.points = outcome.undecided.points ? unknown(teams) : byTeams(outcome.points, teams);
    stand.score = outcome.undecided.score ? unknown(teams) : byTeams(outcome.score, teams);
    stand.gestrichenKnown = !outcome.undecided.gestrichen;
    for (int team = 0; team < teams && stand.gestrichenKnown; ++team)
        if (outcome.gestrichen[static_cast<std::size_t>(team)])
            stand.gestrichen.push_back(teamName(replay, team, "/"));
    return stand;
}

} // namespace schreiber::ruling
