#include "evaluate.h"
#include "index.h"
#include "knowledge.h"
#include "proofs.h"
#include "show.h"
#include "table.h"

#include <algorithm>
#include <perlaggen/deal/choices.h>
#include <perlaggen/deal/outcome.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/set_words.h>

namespace schreiber::perlaggen::deal {

using cards::Seat;
using rulebook::Rules, rulebook::Switch;

namespace {

std::array<bool, 3> figuresOf(const Outcome& outcome, int team, const State& state) {
    std::array<bool, 3> lost{};
    for (const Figure which : kFigures) {
        const FigureState& figure = state.figure(which);
        lost[at(which)] = outcome.figures[at(which)].how == How::Forfeit && figure.team == team;
    }
    return lost;
}

void ruleProof(const Rules& rules, const State& state, const Proof& proof, const ByTeam& wiped,
               Outcome& outcome, std::array<std::array<bool, cards::kMostTeams>, 2>& fined) {
    const int team = state.teamOf(proof.seat);
    Ruling ruling{.event = proof.event,
                  .seat = proof.seat,
                  .rule = proof.rule,
                  .about = {.figure = proof.figure, .number = state.figure(proof.figure).value}};
    // pagat says it of three players in its own words
    if (state.teams() > 2 && ruling.rule == "false_bet") ruling.also = "p3_proof";
    if (state.hand(proof.seat).hidden.empty())
        for (const figures::HeldCard& held : allCards(rules, state, proof.seat))
            ruling.about.cards.insert(held.card.card);
    if (!proof.due) {
        ruling.verdict = Verdict::Note;
        if (proof.written) ruling.about.lack = Lack::Proof;
    } else if (proof.fined) {
        bool& done = fined[at(proof.figure)][at(team)];
        const auto penalty =
            rules.get<rulebook::FalseBetPenalty>().value_or(rulebook::FalseBetPenalty::Deal0Minus2);
        if (penalty != rulebook::FalseBetPenalty::None) {
            if (!done) ruling.consequence.penalty[at(team)] = 2;
            ruling.consequence.forfeit = figuresOf(outcome, team, state);
            ruling.consequence.dealLost = true;
            if (!done) outcome.penalties[at(team)] += 2;
            // the first of a side takes all that it had
            const bool first = !fined[0][at(team)] && !fined[1][at(team)];
            if (first) ruling.consequence.wiped[at(team)] = wiped[at(team)];
            if (first && wiped[at(team)] != 0) ruling.restsOn = Switch::FalseBetScope;
        }
        done = true;
        if (rules.setting(Switch::FalseBetPenalty).chosen && !ruling.restsOn)
            ruling.restsOn = Switch::FalseBetPenalty;
    }
    // no source tells that what was written at once is still fined when it is challenged
    if (proof.credited) ruling.restsOn = Switch::ConcededBetProof;
    outcome.rulings.push_back(std::move(ruling));
}

// Standing at the end of the record: everyone whose turn it could be has left it so.
void leaveStanding(const Rules& rules, State& state) {
    endTurnWithRecord(rules, state);
    if (state.phase != Phase::Show) return;
    bool all = true;
    for (const Figure which : {Figure::Gleich, Figure::Hanger}) {
        if (state.figure(which).decided != Decided::No) continue;
        int contending = 0;
        for (int team = 0; team < state.teams(); ++team)
            if ((contenders(state, which) & (1U << static_cast<unsigned>(team))) != 0) ++contending;
        all = all && state.show.tiedTurns[at(which)] >= contending && state.figure(which).open == 0;
    }
    if (!all) return;
    for (const Figure which : {Figure::Gleich, Figure::Hanger})
        if (state.figure(which).decided == Decided::No) state.figure(which).decided = Decided::Standing;
    state.phase = Phase::Over;
    state.ending = Ending::Settled;
}

std::optional<Seat> nextDealerOf(const Rules& rules, const State& state, const Outcome& outcome,
                                 bool midRedeal) {
    if (state.nextDealerUnknown || state.ending == Ending::GameLost || outcome.winner) return std::nullopt;
    if (state.ending == Ending::Redeal) return state.dealer;
    if (midRedeal && rules.is(rulebook::RedealDealer::Same)) return state.dealer;
    return cards::after(state.dealer, state.seats);
}

Ruling noteOn(int event, rulebook::PointName point, std::optional<Figure> figure = {}) {
    return {.event = event, .verdict = Verdict::Note, .rule = point, .about = {.figure = figure}};
}

// By what the last figure counted, where no source of the set says that it follows the base set in it.
bool isAssumed(const Rules& rules, const Outcome& result) {
    const rulebook::RulePoint* point = rulebook::findRulePoint(result.counted.back().point);
    const auto backing =
        point == nullptr ? std::nullopt : rulebook::citationsFor(*point, rulebook::cataloguedId(rules.set()));
    return backing && backing->authority == rulebook::Authority::Assumed && !backing->inheritedFrom.empty();
}

// readings.md 64: both became one short in the deal, and which figure goes out is taken from the base set; by
// the order that the own sources lay down for figures another side would be out.
void noteAssumedEnd(const Rules& rules, const State& state, const std::vector<Proof>& proofs,
                    Outcome& result) {
    if (!result.winner || result.counted.empty() || !bothShortInDeal(rules, state)) return;
    if (!isAssumed(rules, result)) return;
    const Evaluation there = evaluate(rules, state, proofs, Endgame::None);
    if (!there.count.winner || there.count.winner == result.winner) return;
    const rulebook::RulePoint& order = rulebook::rulePoint(there.count.counted.back().point);
    const auto own = rulebook::citationsFor(order, rulebook::cataloguedId(rules.set()));
    if (!own || own->authority != rulebook::Authority::Stated) return;
    Outcome other{there.count};
    other.figures = there.figures;
    Ruling& note = result.rulings.emplace_back(
        noteOn(std::max(0, state.events - 1), result.counted.back().point, result.counted.back().figure));
    note.otherwise.push_back(otherwise(result, other));
}

// readings.md 56, 57, 62: what was done is in order, and something else would be written by another passage,
// or by another value of what this program has chosen for want of a source.
void noteOtherReadings(const Rules& rules, const State& state, Outcome& result) {
    for (const Figure which : {Figure::Gleich, Figure::Hanger}) {
        const FigureState& figure = state.figure(which);
        if (result.figures[at(which)].how != How::None || figure.decided != Decided::Conceded) continue;
        // imst-2015 § 32; that the others do not write theirs either is a reading
        if (figure.concededBlind) result.rulings.push_back(noteOn(figure.decidedBy, "blind_need", which));
    }
    const FigureState& hanger = state.figure(Figure::Hanger);
    // it stands, or somebody says so and the other side has not answered
    const bool declared = hanger.decided == Decided::No && state.show.declared[at(Figure::Hanger)] != 0;
    const bool stands = result.figures[at(Figure::Hanger)].how == How::Standing;
    if ((stands || declared) && rules.setting(Switch::TrumpHanger).chosen &&
        rules.is(rulebook::TrumpHanger::Stands) && equalOneInTrump(rules, state)) {
        const int event = stands ? hanger.decidedBy : std::max(0, state.events - 1);
        result.rulings.push_back(noteOn(event, "trump_hanger", Figure::Hanger));
        result.rulings.back().restsOn = Switch::TrumpHanger;
    }
    // imst-2015 § 25: at both gestrichen, and nobody asks, the Spiel decides. It stands in its part on
    // Südtirol, the editor asks how Imst plays it, and by § 3 a Gleich or a Hanger would go before it.
    const bool bySpiel = result.winner && !result.counted.empty() &&
                         result.counted.back().figure == Figure::Spiel && state.declaration.asked == 0 &&
                         endgameOf(rules, state) == Endgame::FromStart;
    if (!bySpiel) return;
    const rulebook::RulePoint& tricks = rulebook::rulePoint("decl_none_tricks");
    const std::string_view set = rulebook::cataloguedId(rules.set());
    const auto backing = rulebook::citationsFor(tricks, set);
    const bool doubted = backing && backing->inheritedFrom.empty() && rulebook::doubtedIn(tricks, set);
    if (doubted)
        for (const Figure which : {Figure::Gleich, Figure::Hanger}) {
            const ByTeam best = bestLying(rules, state, which);
            const auto first = figures::winnerOf({best.data(), static_cast<std::size_t>(state.teams())}).team;
            if (!first) continue;
            if (first != result.winner)
                result.rulings.push_back(
                    noteOn(state.figure(Figure::Spiel).decidedBy, "decl_none_tricks", which));
            break;
        }
}

} // namespace

Outcome outcome(const Rules& rules, const State& given) {
    State state = given;
    leaveStanding(rules, state);
    const bool stopped = state.ending == Ending::Redeal || state.ending == Ending::GameLost;
    const bool over = state.ending == Ending::Settled || state.ending == Ending::GameWon;
    std::vector<Proof> proofs;
    if (!stopped) proofs = proofsOwed(rules, state, over);
    Evaluation found = evaluate(rules, state, proofs);
    if (found.count.winner && !stopped && !over) {
        // a side that counts itself out owes its proofs at once
        proofs = proofsOwed(rules, state, over, found.count.winner);
        found = evaluate(rules, state, proofs);
    }

    Outcome result{found.count};
    result.figures = found.figures;
    result.loser = state.gameLost;
    result.complete = found.complete;
    result.newDeal = found.midRedeal || state.ending == Ending::Redeal;
    result.penalties = state.penalties;
    for (const StakeLost& lost : found.stakesLost)
        result.penalties[at(state.teamOf(lost.seat))] += lost.points;
    result.stakesLost = found.stakesLost;
    std::array<std::array<bool, cards::kMostTeams>, 2> fined{};
    // the fine stands on the side's first false bet (readings.md 18)
    std::ranges::stable_sort(proofs, {}, &Proof::event);
    for (const Proof& proof : proofs)
        if (!proof.given && !(proof.written && rules.is(rulebook::FalseBetPenalty::None)))
            ruleProof(rules, state, proof, found.count.wiped, result, fined);
    if (found.midRedeal) {
        Ruling& ruling = result.rulings.emplace_back(noteOn(std::max(0, state.events - 1), "mid_redeal"));
        ruling.consequence.redeal = true;
        ruling.about.limit = found.midNeeded;
        if (found.midTooShort)
            ruling.restsOn = Switch::MidMinCards;
        else if (found.midByDeclared &&
                 rules.setting(Switch::DeclareMinCards)
                     .chosen) // how many cards it takes is what the list of the set says
            ruling.restsOn = Switch::DeclareMinCards;
        // Eichelperlaggen says in its own words how many
        if (found.midNeeded > 0 && comparesLengthAlone(rules)) ruling.also = "decl_eich";
    }
    for (const Figure which : {Figure::Gleich, Figure::Hanger}) {
        const SettledFigure& settled = result.figures[at(which)];
        if (settled.team && settled.how != How::Forfeit)
            result.best[at(which)] = bestLying(rules, state, which, *settled.team);
    }
    if (!stopped) noteOtherReadings(rules, state, result);
    if (!stopped) noteAssumedEnd(rules, state, proofs, result);
    result.nextDealer = nextDealerOf(rules, state, result, found.midRedeal);
    return result;
}

cards::Rank BestFigure::rank() const {
    cards::Rank highest{};
    for (const cards::PlayedCard& card : cards) highest = std::max(highest, card.face().rank());
    return highest;
}

int finesPaid(int owedBefore, const Outcome& outcome, int team) {
    return owedBefore + outcome.penalties[at(team)] - outcome.deferred[at(team)];
}

std::optional<int> mayStillLay(const State& state, const Outcome& outcome, Figure which) {
    const FigureState& figure = state.figure(which);
    const bool waits = state.phase == Phase::Over && outcome.figures[at(which)].how == How::Open &&
                       figure.decided == Decided::Won && !outcome.winner;
    return waits ? figure.team : std::nullopt;
}

std::optional<BestFigure> bestLying(const Rules& rules, const State& state, Figure which, int team) {
    const cards::Suit trump = state.trump.value_or(cards::Suit::Eichel);
    std::optional<BestFigure> best;
    int most = 0;
    for (const Seat seat : state.sideOf(team)) {
        const auto held = lying(state, seat);
        const figures::Material material = figures::materialOf(held);
        const figures::FigureRules figureRule = figureRules(rules, material);
        if (which == Figure::Gleich) {
            const auto gleich = figures::bestGleich(material, figureRule);
            if (!gleich || figures::strength(gleich) <= most) continue;
            most = figures::strength(gleich);
            best = BestFigure{.seat = seat, .cards = figures::layGleich(held, *gleich), .strength = most};
        } else {
            const auto hanger = figures::bestHanger(material, figureRule);
            if (!hanger || figures::strength(hanger, trump, figureRule) <= most) continue;
            most = figures::strength(hanger, trump, figureRule);
            const auto cards = figures::layHanger(held, hanger->hanger, hanger->preferably(trump));
            best = BestFigure{.seat = seat, .cards = cards, .strength = most};
        }
    }
    return best;
}

} // namespace schreiber::perlaggen::deal
