#include "evaluate.h"

#include "going_out.h"
#include "index.h"
#include "knowledge.h"
#include "score_line.h"
#include "table.h"

#include <algorithm>
#include <perlaggen/deal/outcome.h>

namespace schreiber::perlaggen::deal {

using cards::Seat;
using rulebook::Rules;

namespace {

// What the breaches of the deal take from the teams.
struct Losses {
    std::array<bool, cards::kMostTeams> deal{};
    std::array<bool, cards::kMostTeams> spiel{};
    std::array<std::array<bool, cards::kMostTeams>, 2> falseBet{}; // by Gleich, Hanger
    rulebook::FalseBetPenalty penalty{};
};

Losses lossesOf(const Rules& rules, const State& state, const std::vector<Proof>& proofs) {
    Losses losses{.deal = state.dealLost, .spiel = state.spielLost};
    for (const Proof& proof : proofs) {
        if (!proof.fails() || !proof.fined) continue;
        const int team = state.teamOf(proof.seat);
        losses.penalty =
            rules.get<rulebook::FalseBetPenalty>().value_or(rulebook::FalseBetPenalty::Deal0Minus2);
        losses.falseBet[at(proof.figure)][at(team)] = true;
        if (losses.penalty != rulebook::FalseBetPenalty::None) losses.deal[at(team)] = true;
    }
    return losses;
}

int valueOf(const FigureState& figure) {
    return figure.decided == Decided::Conceded ? figure.points : figure.value;
}

bool mustHaveIt(const Rules& rules, const State& state, const FigureState& figure) {
    if (figure.decided != Decided::Conceded) return true;
    // imst-2015 § 9: once a hand was thrown in nobody has to prove any more (readings.md 53)
    if (std::ranges::any_of(state.figures, &FigureState::thrownIn)) return false;
    if (figure.concededBlind) return true; // RP-234 blind_need
    if (!figure.betAndGiven()) return !rules.is(rulebook::SpontConcedeProof::Not);
    return !rules.is(rulebook::ConcededBetProof::CreditedImmediately);
}

// Bet unseen and conceded, but the bettor did not show it (`irregular no-proof`): it does not score.
bool leftUnshown(const FigureState& figure) {
    return figure.concededBlind && figure.concededTo && has(figure.noProof, *figure.concededTo);
}

// The side that bet and was conceded the figure does not show it: that it loses, whatever its cards are.
bool isRefusedProof(const State& state, const FigureState& figure) {
    return figure.betAndGiven() && (figure.noProof & figure.claims & seatsOf(state, *figure.team)) != 0;
}

// Whether the side that the figure fell to can write it: it has the figure, or need not.
bool scoresFor(const Rules& rules, const State& state, Figure which) {
    const FigureState& figure = state.figure(which);
    const bool wanting = which != Figure::Spiel && mustHaveIt(rules, state, figure) &&
                         !teamCanMake(rules, state, *figure.team, which);
    return !wanting && !leftUnshown(figure);
}

SettledFigure asRecorded(const Rules& rules, const State& state, Figure which) {
    const FigureState& figure = state.figure(which);
    SettledFigure settled{.figure = which, .team = figure.team, .value = valueOf(figure), .how = How::Open};
    if (figure.betAt > 0) settled.bet = true;
    switch (figure.decided) {
    case Decided::No:
        settled.leave(How::Open);
        return settled;
    case Decided::Conceded:
        settled.how = figure.thrownIn ? How::Forfeit : How::Conceded;
        if (figure.thrownIn) return settled; // no proof is due for it
        break;
    case Decided::Won:
        settled.how = figure.held ? How::Held : How::Unbet;
        break;
    case Decided::Standing:
        settled.leave(How::Standing);
        return settled;
    case Decided::Nobody:
        settled.leave(How::None);
        return settled;
    }
    if (!isRefusedProof(state, figure) && !scoresFor(rules, state, which)) {
        settled.leave(How::None);
        settled.value = figure.value;
    }
    return settled;
}

// Who gets what a penalised side gives up (forfeit_to_opponents; pagat Scoring for a false bet).
std::optional<int> heirOf(const Rules& rules, const State& state, Figure which, int team,
                          const Losses& losses) {
    if (state.teams() != 2) return std::nullopt;
    const int other = otherTeam(team);
    if (losses.deal[at(other)]) return std::nullopt;
    const bool falseBet = which != Figure::Spiel && losses.falseBet[at(which)][at(team)];
    const bool gets = rules.is(rulebook::ForfeitToOpponents::Opponents) ||
                      (falseBet && rules.is(rulebook::ForfeitToOpponents::InnFalseBet));
    if (!gets) return std::nullopt;
    if (which != Figure::Spiel && !teamCanMake(rules, state, other, which)) return std::nullopt;
    return other;
}

void applyLosses(const Rules& rules, const State& state, const Losses& losses,
                 std::array<SettledFigure, kFigureCount>& figures) {
    for (SettledFigure& settled : figures) {
        const Figure which = settled.figure;
        if (settled.how == How::Open) continue;
        const auto loses = [&](int team) {
            return losses.deal[at(team)] || (which == Figure::Spiel && losses.spiel[at(team)]) ||
                   (which != Figure::Spiel && losses.falseBet[at(which)][at(team)]);
        };
        if (settled.team && loses(*settled.team)) {
            settled.team = heirOf(rules, state, which, *settled.team, losses);
            settled.how = How::Forfeit;
            settled.value = state.figure(which).value;
        } else if (!settled.team && which != Figure::Spiel && state.teams() == 2) {
            // pagat Scoring: on a false bet the others win the figure if they can show one
            for (int team = 0; team < 2; ++team)
                if (losses.falseBet[at(which)][at(team)] && !losses.falseBet[at(which)][at(otherTeam(team))])
                    if (const auto heir = heirOf(rules, state, which, team, losses)) {
                        // conceded to the side that bet without having it, or else theirs as it lies
                        const FigureState& figure = state.figure(which);
                        const bool given = figure.decided == Decided::Conceded && figure.team == team;
                        settled.team = heir;
                        settled.how = given ? How::Forfeit : figure.held ? How::Held : How::Unbet;
                    }
        }
    }
}

// What the seats bet or held on a figure that somebody else won (Strafperlaggen).
std::vector<StakeLost> stakesLost(const Rules& rules, const State& state, const SettledFigure& settled) {
    std::vector<StakeLost> lost;
    if (!losersPay(rules) || settled.how == How::Open || settled.how == How::Standing) return lost;
    const FigureState& figure = state.figure(settled.figure);
    if (!figure.held) return lost;
    const std::optional<int> winner = settled.how == How::Forfeit ? figure.team : settled.team;
    for (const Seat seat : state.everyone())
        if (figure.stake[at(seat)] != 0 && state.teamOf(seat) != winner)
            lost.push_back({settled.figure, seat, figure.stake[at(seat)]});
    return lost;
}

// The figure as the count takes it.
Fact factOf(const Rules& rules, const State& state, const Losses& losses, const SettledFigure& settled,
            Endgame endgame) {
    const Figure which = settled.figure;
    const FigureState& figure = state.figure(which);
    Fact fact{.settled = settled};
    fact.settled.bet = figure.betAt > 0;
    fact.held = figure.held || figure.open > 0;
    if (figure.betAt > 0) fact.betAt = figure.betAt;
    if (figure.decided == Decided::Conceded) fact.givenAt = figure.givenAt;
    // imst-2015 § 12: what was given before somebody asked is written, and he could ask because it was
    if (settled.how == How::Declared) fact.givenAt = state.moments + 1;
    // a Spiel aus that nobody held is worth the seven before it (RP-147)
    const bool ausGiven = figure.concededTo && figure.value == 7 && figure.points == 7;
    if (settled.how == How::Conceded && ausGiven) {
        fact.settled.value = kSpielAus;
        fact.held = false; // the seven was, not the Spiel aus
    }
    if (settled.how == How::Open)
        fact.blocks =
            state.ending != Ending::GameWon && (endgame != Endgame::FromStart || which == Figure::Spiel);
    // what goes out has been found from the cards
    if (cardsDecide(endgame) && settled.how == How::Standing && !fact.held) fact.settled.how = How::None;
    for (const StakeLost& lost : stakesLost(rules, state, settled))
        fact.lost[at(state.teamOf(lost.seat))] += lost.points;
    if (which == Figure::Spiel || losses.penalty == rulebook::FalseBetPenalty::None) return fact;
    for (int team = 0; team < state.teams(); ++team)
        if (losses.falseBet[at(which)][at(team)]) {
            fact.fined[at(team)] = 2;
            fact.wiped[at(team)] = rules.is(rulebook::FalseBetScope::WholeGame);
        }
    return fact;
}

std::vector<Fact> factsOf(const Rules& rules, const State& state, const Losses& losses,
                          const Evaluation& result, Endgame endgame) {
    std::vector<Fact> facts;
    for (const SettledFigure& settled : result.figures) {
        facts.push_back(factOf(rules, state, losses, settled, endgame));
        if (result.decidedInDeal) facts.back().blocks = false;
    }
    return facts;
}

void countUp(const Rules& rules, const State& state, const std::vector<Fact>& facts, Endgame endgame,
             Evaluation& result) {
    const Standing before{state.target, state.score, state.owed, {}};
    result.count = count(rules, before, facts, endgame);
    for (const Figure which : result.count.paid)
        for (const StakeLost& lost : stakesLost(rules, state, result.figures[at(which)]))
            result.stakesLost.push_back(lost);
}

// What was settled only after the game was won stays open, as it does where all cards are known and the deal
// ends there.
void leaveOpenAfterTheEnd(const State& state, const std::vector<std::size_t>& order, Evaluation& result) {
    if (!result.count.winner || state.declaration.winner) return;
    const auto& counted = result.count.counted;
    const Figure last = counted.empty() ? Figure::Spiel : counted.back().figure;
    // won by a proof that failed: that was at the end of the deal
    if (result.figures[at(last)].team != state.figure(last).team) return;
    int end = 0;
    bool reached = false;
    for (const std::size_t place : order) {
        const Figure which = kFigures[place];
        const FigureState& figure = state.figure(which);
        if (!reached) end = std::max(end, figure.decidedBy);
        reached = reached || which == last;
        if (!reached || which == last || figure.decidedBy <= end) continue;
        result.figures[at(which)].leave(How::Open);
    }
}

// For the next bets a figure that was given counts until it has to be shown; in the end only where its side
// has it.
BetTable withoutUnmade(const Rules& rules, const State& state,
                       const std::array<SettledFigure, kFigureCount>& figures) {
    BetTable table = betTable(rules, state);
    for (const SettledFigure& settled : figures) {
        BetOnFigure& bet = table.figures[at(settled.figure)];
        if (bet.state == BetState::Conceded && settled.how == How::None) bet.value = 0;
    }
    return table;
}

void openAll(const State& state, Evaluation& result) {
    for (const Figure which : kFigures)
        result.figures[at(which)] = {
            .figure = which, .team = {}, .value = state.figure(which).value, .how = How::Open};
}

void standAt(const Rules& rules, const State& state, const ByTeam& score, const ByTeam& owed,
             Evaluation& result) {
    const ScoreLine line(rules, state.target, score, owed);
    result.count.score = score;
    result.count.deferred = owed;
    for (int team = 0; team < state.teams(); ++team) result.count.gestrichen[at(team)] = line.oneShort(team);
}

} // namespace

bool concededCounts(const Rules& rules, const State& state, Figure which) {
    const FigureState& figure = state.figure(which);
    if (figure.decided != Decided::Conceded || !figure.team) return false;
    if (state.hasForfeited(*figure.team, which)) return false;
    for (const Seat seat : state.sideOf(*figure.team))
        if (!state.hand(seat).hidden.empty()) return true;
    return scoresFor(rules, state, which);
}

Endgame endgameOf(const Rules& rules, const State& state) {
    return endgameOf(rules, betTable(rules, state));
}

bool bothShortInDeal(const Rules& rules, const State& state) {
    const Endgame endgame = endgameOf(rules, state);
    return endgame != Endgame::None && endgame != Endgame::FromStart;
}

Evaluation evaluate(const Rules& rules, const State& state, const std::vector<Proof>& proofs,
                    std::optional<Endgame> other) {
    Evaluation result;
    for (const Figure which : kFigures) result.figures[at(which)] = asRecorded(rules, state, which);
    if (state.ending == Ending::Redeal) {
        openAll(state, result);
        standAt(rules, state, state.score, state.owed, result); // readings.md 23: penalties alone
        return result;
    }
    if (state.gameLost) {
        standAt(rules, state, state.startScore, {}, result); // readings.md 22: left as it was
        if (state.teams() == 2) result.count.winner = otherTeam(*state.gameLost);
        result.complete = true;
        return result;
    }
    const Endgame endgame = other ? *other : endgameOf(rules, withoutUnmade(rules, state, result.figures));
    declared(rules, state, result.figures);
    if (!state.declaration.winner) {
        if (endgame == Endgame::FromStart) goingOutFromStart(state, result.figures);
        if (cardsDecide(endgame)) goingOutInDeal(rules, state, endgame, result);
    }
    const Losses losses = lossesOf(rules, state, proofs);
    applyLosses(rules, state, losses, result.figures);
    const std::vector<Fact> facts = factsOf(rules, state, losses, result, endgame);
    countUp(rules, state, facts, endgame, result);
    leaveOpenAfterTheEnd(state, countingOrder(rules, facts, endgame), result);
    const bool allSettled = std::ranges::none_of(
        result.figures, [](const SettledFigure& figure) { return figure.how == How::Open; });
    result.complete = allSettled || result.count.winner.has_value() || result.midRedeal;
    return result;
}

namespace {

// Whether the figures settled so far could end the game at all, whoever gets them: most of the time they
// cannot, and nobody's cards need be looked at.
bool mayBeDecided(const Rules& rules, const State& state) {
    if (bothShortInDeal(rules, state)) return true;
    int most = 0;
    for (const FigureState& figure : state.figures) {
        if (figure.held && figure.value == kSpielAus) return true;
        if (figure.decided != Decided::No) most += std::max(figure.value, figure.points);
    }
    for (int team = 0; team < state.teams(); ++team) {
        const int score = state.score[at(team)];
        const bool enough = countsDown(rules) ? score <= most : score + most >= state.target;
        if (enough) return true;
    }
    return false;
}

} // namespace

bool gameDecided(const Rules& rules, const State& state) {
    if (!mayBeDecided(rules, state)) return false;
    // won by what is settled, not by a proof that nobody has asked for yet, nor against one that will fail
    const auto winner = evaluate(rules, state, proofsOwed(rules, state, false)).count.winner;
    return winner && winner == evaluate(rules, state, proofsOwed(rules, state, true)).count.winner;
}

} // namespace schreiber::perlaggen::deal
