#include "proofs.h"

#include "index.h"

#include <algorithm>

namespace schreiber::perlaggen::deal {

using cards::Seat;
using rulebook::Rules, rulebook::Trait;

namespace {

// imst-2015 Bieten und Punkte: a conceded figure is written at once and not spoken of again. What the side
// that gave it had bet or held itself still owes its instance.
bool creditedAtOnce(const Rules& rules, const FigureState& figure, int team) {
    return figure.betAndGiven() && figure.team == team &&
           rules.is(rulebook::ConcededBetProof::CreditedImmediately);
}

bool owes(const Rules& rules, const State& state, const FigureState& figure, Seat seat) {
    const SeatMask me = maskOf(seat);
    if ((figure.noProof & me) != 0) return (figure.claims & me) != 0;
    if ((figure.claims & me) == 0) return false;
    const int team = state.teamOf(seat);
    const bool asked = (figure.asked & (1U << static_cast<unsigned>(team))) != 0;
    if (creditedAtOnce(rules, figure, team) && !asked) return true; // never due
    // an unanswered bet that was taken back, or conceded by the side itself, still owes its instance once
    // held
    return figure.held || figure.concededTo == seat;
}

bool anyCanMake(const Rules& rules, const State& state, SeatMask seats, Figure which) {
    return anyOf(state, seats, [&](Seat seat) { return canMake(rules, state, seat, which); });
}

// By one of them with one naming, or each by another.
bool canMakeBoth(const Rules& rules, const State& state, SeatMask seats) {
    return anyOf(state, seats, [&](Seat seat) {
        const auto others = static_cast<SeatMask>(seats & ~maskOf(seat));
        return canMakeBoth(rules, state, seat) || (canMake(rules, state, seat, Figure::Gleich) &&
                                                   anyCanMake(rules, state, others, Figure::Hanger));
    });
}

bool isBound(const Rules& rules, const FigureState& figure, SeatMask seats) {
    const bool unseen = (figure.blind & seats) != 0 && !rules.is(rulebook::BlindDuty::None);
    return unseen || ((figure.hoell | figure.claims) & seats) != 0;
}

// What was laid down in the show is in hand again, its Perlaggen without a name.
State beforeShowing(const State& state, SeatMask seats) {
    State before = state;
    for (const Seat seat : state.everyone()) {
        if (!has(seats, seat)) continue;
        Hand& hand = before.hand(seat);
        for (const cards::PlayedCard& card : hand.shown) hand.cards.insert(card.card);
        hand.shown = {};
    }
    return before;
}

// They cannot make the figure any more, and could before they laid a Perlagg down with another name. Of two
// figures that they owe one is enough where no naming makes both.
bool namedAway(const Rules& rules, const State& state, Figure which, SeatMask seats) {
    if (!state.trump) return false;
    const cards::CardSet perlaggen = rules.perlaggen(*state.trump).set();
    const bool laid = anyOf(state, seats, [&](Seat seat) {
        return std::ranges::any_of(state.hand(seat).shown, [&](const cards::PlayedCard& card) {
            return perlaggen.contains(card.card);
        });
    });
    const bool unknown = anyOf(state, seats, [&](Seat seat) { return !state.hand(seat).hidden.empty(); });
    if (!laid || unknown || anyCanMake(rules, state, seats, which)) return false;
    const State before = beforeShowing(state, seats);
    if (!anyCanMake(rules, before, seats, which)) return false;
    const Figure other = which == Figure::Gleich ? Figure::Hanger : Figure::Gleich;
    if (!isBound(rules, state.figure(other), seats)) return true;
    const bool otherGoesFirst = anyCanMake(rules, state, seats, other) ||
                                (which == Figure::Hanger && anyCanMake(rules, before, seats, other));
    return !otherGoesFirst || canMakeBoth(rules, before, seats);
}

// Given up of one's own accord: not as the answer to a raise, and not with the whole hand.
bool gaveUp(const FigureState& figure, int team) {
    return figure.decided == Decided::Conceded && !figure.concededTo && !figure.thrownIn &&
           figure.team != team;
}

// A bet that owes the figure only if it can be made, and the figure is not shown: imst-2015 § 32 and pagat
// Strafperlaggen for one bet unseen, by which the side is bound together; heltschl § 1.6 for *Höll auf* with
// cards seen. Either it was said (`irregular no-proof`), or the cards as they lie show it, or the side gives
// the figure up while it could make it. Empty where it is not so.
rulebook::PointName brokenDuty(const Rules& rules, const State& state, Figure which, Seat seat) {
    const FigureState& figure = state.figure(which);
    const SeatMask me = maskOf(seat);
    const bool hoell = (figure.hoell & me) != 0;
    const bool bound = hoell || ((figure.blind & me) != 0 && !rules.is(rulebook::BlindDuty::None));
    if (!bound || (figure.claims & me) != 0) return {};
    const int team = state.teamOf(seat);
    const SeatMask side = seatsOf(state, team);
    const bool said = (figure.noProof & me) != 0;
    const Supposed hadNone{.deed = Deed::HadNone, .seat = seat, .event = figure.decidedBy};
    const bool broken = (said && anyCanMake(rules, state, side, which)) ||
                        (!said && gaveUp(figure, team) && teamCanMake(rules, state, team, which, hadNone)) ||
                        namedAway(rules, state, which, hoell ? me : side);
    if (!broken) return {};
    return hoell ? "blind_seen_hoell"_point : "blind_bound"_point;
}

// One naming of all Perlaggen must serve both figures (bapt_single): the later bet goes without.
void checkBothAtOnce(const Rules& rules, const State& state, std::vector<Proof>& proofs) {
    for (Proof& first : proofs)
        for (Proof& second : proofs) {
            if (first.written || second.written) continue;
            if (&first == &second || first.seat != second.seat || first.event > second.event) continue;
            if (first.figure == second.figure || !first.given || !second.given) continue;
            if (!second.due && !state.hand(first.seat).hidden.empty()) continue;
            // of one that is not due nobody has asked yet whether the cards make it
            if (!first.due && !canMake(rules, state, first.seat, first.figure)) continue;
            if (!canMakeBoth(rules, state, first.seat)) second.given = false;
        }
}

} // namespace

std::vector<Proof> proofsOwed(const Rules& rules, const State& state, bool dealOver,
                              std::optional<int> dueOf) {
    std::vector<Proof> proofs;
    for (const Figure which : {Figure::Gleich, Figure::Hanger}) {
        const FigureState& figure = state.figure(which);
        for (const Seat seat : state.everyone()) {
            const bool said = has(figure.noProof, seat);
            const rulebook::PointName duty = brokenDuty(rules, state, which, seat);
            if (duty.empty() && !owes(rules, state, figure, seat)) continue;
            // imst-2015 § 9: whoever throws in the hand waives every figure, and nobody has to prove any more
            if (!said && std::ranges::any_of(state.figures, &FigureState::thrownIn)) continue;
            const bool asked = (figure.asked & (1U << static_cast<unsigned>(state.teamOf(seat)))) != 0;
            const bool credited = creditedAtOnce(rules, figure, state.teamOf(seat));
            const bool written = !said && !asked && credited;
            const bool gave = !duty.empty() && !said && gaveUp(figure, state.teamOf(seat));
            Proof proof{.figure = which,
                        .seat = seat,
                        .event = said   ? figure.noProofEvent[at(seat)]
                                 : gave ? figure.decidedBy
                                        : figure.claimEvent[at(seat)],
                        .given = false,
                        .due = !written && (said || asked || dealOver || state.teamOf(seat) == dueOf),
                        .credited = credited,
                        .written = written,
                        // imst-2015 § 10: the fine is not for what was bet unseen (RP-191); pagat
                        // Strafperlaggen knows no such exception
                        .fined = duty != "blind_bound" || rules.has(Trait::ThreeBlind),
                        .rule = duty.empty() ? "false_bet"_point : duty};
            // a proof that is not yet due is nobody's business while cards are missing
            const bool unseen = !proof.due && !state.hand(seat).hidden.empty();
            proof.given = !said && !gave && (unseen || canMake(rules, state, seat, which));
            if (!duty.empty() && !proof.due) continue; // it may still be shown
            proofs.push_back(proof);
        }
    }
    checkBothAtOnce(rules, state, proofs);
    return proofs;
}

} // namespace schreiber::perlaggen::deal
