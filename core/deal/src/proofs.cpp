#include "proofs.h"

namespace schreiber::deal {

using cards::Seat;
using rulebook::Rules, rulebook::Trait;

namespace {

// imst-2015 Bieten und Punkte: a conceded figure is written at once and not spoken of again. What the side
// that gave it had bet or held itself still owes its instance.
bool creditedAtOnce(const Rules& rules, const FigureState& figure, int team) {
    return figure.decided == Decided::Conceded && figure.concededTo && figure.team == team &&
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

// A bet that owes the figure only if it can be made, and the figure is not shown: imst-2015 § 32 and pagat
// Strafperlaggen for one bet unseen, heltschl § 1.6 for *Höll auf* with cards seen. Empty where it is not so.
std::string_view brokenDuty(const Rules& rules, const State& state, Figure which, Seat seat) {
    const FigureState& figure = state.figure(which);
    const SeatMask me = maskOf(seat);
    if ((figure.noProof & me) == 0 || (figure.claims & me) != 0) return {};
    const bool hoell = (figure.hoell & me) != 0;
    const bool bound = hoell || ((figure.blind & me) != 0 && !rules.is(rulebook::BlindDuty::None));
    if (!bound || !teamCanMake(rules, state, state.teamOf(seat), which)) return {};
    return hoell ? "blind_seen_hoell" : "blind_bound";
}

// One naming of all Perlaggen must serve both figures (bapt_single): the later bet goes without.
void checkBothAtOnce(const Rules& rules, const State& state, std::vector<Proof>& proofs) {
    for (Proof& first : proofs)
        for (Proof& second : proofs) {
            if (first.written || second.written) continue;
            if (&first == &second || first.seat != second.seat || first.event > second.event) continue;
            if (first.figure == second.figure || !first.given || !second.given) continue;
            if (!first.due && !second.due && !state.hand(first.seat).hidden.empty()) continue;
            if (!canMakeBoth(rules, state, first.seat)) second.given = false;
        }
}

} // namespace

std::vector<Proof> proofsOwed(const Rules& rules, const State& state, bool dealOver,
                              std::optional<int> dueOf) {
    std::vector<Proof> proofs;
    for (const Figure which : {Figure::Gleich, Figure::Hanger}) {
        const FigureState& figure = state.figure(which);
        for (int i = 0; i < state.seats; ++i) {
            const auto seat = static_cast<Seat>(i);
            const bool said = (figure.noProof & maskOf(seat)) != 0;
            const std::string_view duty = brokenDuty(rules, state, which, seat);
            if (duty.empty() && !owes(rules, state, figure, seat)) continue;
            const bool asked = (figure.asked & (1U << static_cast<unsigned>(state.teamOf(seat)))) != 0;
            const bool credited = creditedAtOnce(rules, figure, state.teamOf(seat));
            const bool written = !said && !asked && credited;
            Proof proof{.figure = which,
                        .seat = seat,
                        .event = said ? figure.noProofEvent[static_cast<std::size_t>(i)]
                                      : figure.claimEvent[static_cast<std::size_t>(i)],
                        .given = false,
                        .due = !written && (said || asked || dealOver || state.teamOf(seat) == dueOf),
                        .credited = credited,
                        .written = written,
                        // imst-2015 § 10: the fine is not for what was bet unseen (RP-191); pagat
                        // Strafperlaggen knows no such exception
                        .fined = duty != "blind_bound" || rules.has(Trait::ThreeBlind),
                        .rule = duty.empty() ? "false_bet" : duty};
            // a proof that is not yet due is nobody's business while cards are missing
            const bool unseen = !proof.due && !state.hand(seat).hidden.empty();
            proof.given = !said && (unseen || canMake(rules, state, seat, which));
            proofs.push_back(proof);
        }
    }
    checkBothAtOnce(rules, state, proofs);
    return proofs;
}

} // namespace schreiber::deal
