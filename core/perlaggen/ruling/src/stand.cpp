#include "name_words.h"

#include <perlaggen/ruling/stand.h>

namespace schreiber::perlaggen::ruling {

std::string byTeams(const deal::ByTeam& points, int teams, std::string_view between, std::uint8_t open) {
    std::string text;
    for (int team = 0; team < teams; ++team) {
        if (team > 0) text += between;
        text += (open >> team & 1U) != 0 ? "?" : std::to_string(points[static_cast<std::size_t>(team)]);
    }
    return text;
}

Stand standOf(const Replay& replay) {
    const deal::Outcome& outcome = replay.outcome;
    const int teams = replay.rules.teams();
    Stand stand;
    stand.points = byTeams(outcome.points, teams, " : ", outcome.undecided.points);
    stand.score = byTeams(outcome.score, teams, " : ", outcome.undecided.score);
    stand.gestrichenKnown = !outcome.undecided.gestrichen;
    for (int team = 0; team < teams && stand.gestrichenKnown; ++team)
        if (outcome.gestrichen[static_cast<std::size_t>(team)])
            stand.gestrichen.push_back(teamName(replay, team, "/"));
    return stand;
}

} // namespace schreiber::perlaggen::ruling
