#include "table.h"

#include "evaluate.h"
#include "score_line.h"

#include <perlaggen/deal/house.h>

namespace schreiber::perlaggen::deal {

Ruling& Table::rule(Verdict verdict, rulebook::PointName point, const CaseFacts& about) {
    return rulings.emplace_back(
        Ruling{.event = event, .seat = seat, .verdict = verdict, .rule = point, .about = about});
}

void Table::fine(Ruling& ruling, int team, int points) {
    ScoreLine line(rules, state.target, state.score, state.owed);
    line.penalise(team, points);
    state.score = line.score();
    state.owed = line.owed();
    state.penalties[at(team)] += points;
    ruling.consequence.penalty[at(team)] += points;
}

void Table::fineUnspecified(Ruling& ruling, int team) {
    ruling.restsOn = rulebook::Switch::PenaltyUnspecified;
    if (rules.is(rulebook::PenaltyUnspecified::Minus2)) fine(ruling, team, 2);
}

void Table::loseGame(Ruling& ruling, int team) {
    ruling.consequence.gameLost = team;
    if (state.gameLost) return; // lost already, by what came first
    state.gameLost = team;
    state.phase = Phase::Over;
    state.ending = Ending::GameLost;
}

void Table::redeal(Ruling& ruling) {
    ruling.consequence.redeal = true;
    state.phase = Phase::Over;
    state.ending = Ending::Redeal;
}

void Table::loseDeal(Ruling& ruling, int team) {
    ruling.consequence.forfeit = {true, true, true};
    ruling.consequence.dealLost = true;
    state.dealLost[at(team)] = true;
}

void Table::loseForTurn(Ruling& ruling) {
    fine(ruling, team(), 2);
    loseDeal(ruling, team());
}

int otherTeam(int team) {
    return 1 - team;
}

BetTable betTable(const rulebook::Rules& rules, const State& state) {
    BetTable table{.target = state.target, .score = state.score};
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureState& figure = state.figures[i];
        BetOnFigure& bet = table.figures[i];
        if (figure.decided == Decided::Conceded) {
            // a figure that its winner must have and has not brings nothing (readings.md 37, 50)
            const int points = concededCounts(rules, state, kFigures[i]) ? figure.points : 0;
            bet = {.state = BetState::Conceded, .value = points, .team = figure.team};
        } else if (figure.held) {
            bet = {.state = BetState::Held, .value = figure.value, .team = figure.lastTeam};
        }
    }
    const FigureState& spiel = state.figure(Figure::Spiel);
    if (spiel.decided == Decided::Won && !spiel.held) {
        table.tricksAhead = 1;
        table.tricksTeam = spiel.team;
    }
    return table;
}

bool allOneShort(const rulebook::Rules& rules, const State& state) {
    // Strafperlaggen and three players go on as always
    if (!canDeclareOut(rules)) return false;
    return allOneShort(rules, betTable(rules, state));
}

} // namespace schreiber::perlaggen::deal
