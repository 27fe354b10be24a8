#include "name_words.h"

#include <cstdint>
#include <perlaggen/ruling/stand.h>
#include <string>

namespace schreiber::perlaggen::ruling {

namespace {

// A bit of `open` for each team whose number nobody knows.
std::string byTeams(const deal::ByTeam& points, std::uint8_t open, int teams) {
    std::string text;
    for (int team = 0; team < teams; ++team) {
        text += team > 0 ? " : " : "";
        text += (open >> team & 1U) != 0 ? "?" : std::to_string(points[static_cast<std::size_t>(team)]);
    }
    return text;
}

} // namespace

std::string byTeams(const deal::ByTeam& points, int teams) {
    return byTeams(points, 0, teams);
}

Stand standOf(const Replay& replay) {
    const deal::Outcome& outcome = replay.outcome;
    const int teams = replay.rules.teams();
    Stand stand;
    stand.points = byTeams(outcome.points, outcome.undecided.points, teams);
    stand.score = byTeams(outcome.score, outcome.undecided.score, teams);
    stand.gestrichenKnown = !outcome.undecided.gestrichen;
    for (int team = 0; team < teams && stand.gestrichenKnown; ++team)
        if (outcome.gestrichen[static_cast<std::size_t>(team)])
            stand.gestrichen.push_back(teamName(replay, team, "/"));
    return stand;
}

} // namespace schreiber::perlaggen::ruling
