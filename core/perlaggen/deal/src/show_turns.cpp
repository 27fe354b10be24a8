#include "show_turns.h"

#include "knowledge.h"
#include "show.h"

#include <algorithm>
#include <bit>
#include <perlaggen/deal/bets.h>
#include <perlaggen/deal/house.h>
#include <perlaggen/deal/outcome.h>

// Turns to show (RP-161 to RP-167, RP-252): what lies, what a side has to do, who has lost a figure.
namespace schreiber::perlaggen::deal {

using cards::Seat;
using rulebook::Rules;

namespace {

ByTeam bestByTeam(const Rules& rules, const State& state, Figure figure, std::optional<bool> trumpWins = {}) {
    ByTeam best{};
    for (const Seat seat : state.everyone()) {
        int& team = best[at(state.teamOf(seat))];
        team = std::max(team, bestOf(rules, lying(state, seat), figure, state.trump, trumpWins).strength);
    }
    return best;
}

// Without what is barred.
ByTeam bestAsLaid(const Rules& rules, const State& state, Figure figure) {
    const ByTeam best = bestByTeam(rules, state, figure);
    if (figure == Figure::Hanger) askOfAlike(rules, best);
    return best;
}

void win(State& state, Figure figure, int team) {
    state.figure(figure).decided = Decided::Won;
    state.figure(figure).team = team;
}

void lose(State& state, Figure figure, int team) {
    if (state.teams() == 2) {
        win(state, figure, otherTeam(team));
        return;
    }
    FigureState& f = state.figure(figure);
    add(f.out, static_cast<Seat>(team));
    const std::uint8_t left = contenders(state, figure);
    if (std::popcount(left) == 1) win(state, figure, std::countr_zero(left));
}

bool barsAtEndOfTurn(const Rules& rules) {
    return !rules.is(rulebook::StandTrigger::Declared);
}

} // namespace

int strengthOf(const Rules& rules, const State& state, Seat seat, Figure figure) {
    return bestOf(rules, lying(state, seat), figure, state.trump).strength;
}

int bestOfOthers(const State& state, Figure figure, const ByTeam& best, int team) {
    int top = 0;
    for (int other = 0; other < state.teams(); ++other)
        if (other != team && (contenders(state, figure) & bit(other)) != 0)
            top = std::max(top, best[at(other)]);
    return top;
}

bool equalOneInTrump(const Rules& rules, const State& state) {
    if (!state.trump) return false;
    const auto winner = [&](bool trumpWins) {
        const ByTeam best = bestByTeam(rules, state, Figure::Hanger, trumpWins);
        return figures::winnerOf({best.data(), static_cast<std::size_t>(state.teams())});
    };
    return winner(false).standing && winner(true).team.has_value();
}

std::optional<Seat> sameInTrump(const Rules& rules, const State& state, int team) {
    if (!trumpHangerWins(rules) || !state.trump) return std::nullopt;
    int mine = 0;
    int theirs = 0;
    std::optional<Seat> who;
    for (const Seat seat : state.everyone()) {
        const int strength = bestOf(rules, lying(state, seat), Figure::Hanger, state.trump, false).strength;
        if (state.teamOf(seat) == team) {
            mine = std::max(mine, strength);
        } else if (strength > theirs) {
            theirs = strength;
            who = seat;
        }
    }
    if (mine == 0 || mine != theirs) return std::nullopt;
    const ByTeam best = bestAsLaid(rules, state, Figure::Hanger);
    const bool better = best[at(state.teamOf(*who))] > best[at(team)];
    return better ? who : std::nullopt;
}

bool openInShow(const State& state, Figure figure) {
    return state.figure(figure).decided == Decided::No;
}

void bar(Table& table, Figure figure, int team) {
    State& state = table.state;
    if ((state.show.barred[at(figure)] & bit(team)) != 0) return; // what lay then is all that counts
    state.show.barred[at(figure)] = static_cast<std::uint8_t>(state.show.barred[at(figure)] | bit(team));
    state.show.cap[at(figure)][at(team)] = bestAsLaid(table.rules, state, figure)[at(team)];
}

// Who shows after the one on turn: clockwise, without those who are out of every open figure.
int teamAfter(const State& state) {
    for (int i = 1; i < state.teams(); ++i) {
        const int team = (state.show.turn + i) % state.teams();
        for (const Figure figure : kShown)
            if (openInShow(state, figure) && (contenders(state, figure) & bit(team)) != 0) return team;
    }
    return state.show.turn;
}

void beginShowing(Table& table) {
    if (table.state.show.begun < 0) table.state.show.begun = table.event;
}

void nextTurn(State& state) {
    state.show.turn = teamAfter(state);
    state.show.acted = false;
}

void endTurn(Table& table) {
    State& state = table.state;
    const int team = state.show.turn;
    for (const Figure figure : kShown) {
        if (!openInShow(state, figure) || (contenders(state, figure) & bit(team)) == 0) continue;
        const ByTeam best = bestLying(table.rules, state, figure);
        const int mine = best[at(team)];
        const int theirs = bestOfOthers(state, figure, best, team);
        std::int8_t& tied = state.show.tiedTurns[at(figure)];
        if (mine == 0 || mine < theirs) {
            lose(state, figure, team);
        } else if (mine == theirs) {
            ++tied;
            if (team == state.show.firstTeam && barsAtEndOfTurn(table.rules)) bar(table, figure, team);
        } else {
            tied = 0;
        }
    }
    state.show.ended = true;
    beginShowing(table);
    nextTurn(state);
    settleIfDone(table);
}

bool waitsForAnswer(const State& state) {
    return std::ranges::any_of(kShown, [&](Figure figure) { return state.figure(figure).open > 0; });
}

bool partDone(const Rules& rules, const State& state) {
    for (const Figure figure : kShown)
        if (openInShow(state, figure) && (contenders(state, figure) & bit(state.show.turn)) != 0 &&
            !atLeastEquals(rules, state, figure, state.show.turn))
            return false;
    return !waitsForAnswer(state);
}

bool answerDue(const Rules& rules, const State& state, Figure figure) {
    if (state.phase != Phase::Show || figure == Figure::Spiel) return true;
    const Figure other = figure == Figure::Gleich ? Figure::Hanger : Figure::Gleich;
    const bool dealtWith = !openInShow(state, other) || state.figure(other).open > 0 ||
                           atLeastEquals(rules, state, other, state.teamOf(state.figure(figure).openBy));
    return dealtWith || rules.is(rulebook::ShowBetOrder::AnswerAtOnce);
}

bool isNext(const Table& table) {
    return teamAfter(table.state) == table.team();
}

std::uint8_t contenders(const State& state, Figure figure) {
    std::uint8_t mask = 0;
    for (const Seat seat : state.everyone())
        if (!has(state.figure(figure).out, seat))
            mask = static_cast<std::uint8_t>(mask | bit(state.teamOf(seat)));
    return mask;
}

ByTeam bestLying(const Rules& rules, const State& state, Figure figure) {
    ByTeam best = bestAsLaid(rules, state, figure);
    for (int team = 0; team < state.teams(); ++team) {
        int& mine = best[at(team)];
        if ((state.show.barred[at(figure)] & bit(team)) != 0)
            mine = std::min(mine, state.show.cap[at(figure)][at(team)]);
        if ((contenders(state, figure) & bit(team)) == 0) mine = 0;
    }
    return best;
}

bool atLeastEquals(const Rules& rules, const State& state, Figure figure, int team) {
    const ByTeam best = bestLying(rules, state, figure);
    const int mine = best[at(team)];
    return mine > 0 && mine >= bestOfOthers(state, figure, best, team);
}

void endTurnAfterGood(Table& table) {
    const State& state = table.state;
    if (state.phase != Phase::Show || !isNext(table)) return;
    if (state.show.acted && !waitsForAnswer(state)) endTurn(table);
}

bool mayBetInShow(Table& table) {
    const State& state = table.state;
    if (state.show.turn == table.team()) return true;
    if (!isNext(table) || !state.show.acted || !partDone(table.rules, state)) return false;
    endTurn(table);
    return true;
}

void endTurnWithRecord(const Rules& rules, State& state) {
    if (state.phase != Phase::Show || !state.show.acted || !partDone(rules, state)) return;
    std::vector<Ruling> none;
    Table table{.rules = rules, .state = state, .rulings = none};
    endTurn(table);
}

} // namespace schreiber::perlaggen::deal
