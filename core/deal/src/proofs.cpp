#include "proofs.h"

namespace schreiber::deal {

using cards::Seat;
using rulebook::Rules;

namespace {

// imst-2015 Bieten und Punkte: a conceded figure is written at once and not spoken of again.
bool creditedAtOnce(const Rules& rules, const FigureState& figure) {
    return figure.decided == Decided::Conceded && figure.concededTo &&
           rules.is(rulebook::ConcededBetProof::CreditedImmediately);
}

bool owes(const Rules& rules, const State& state, const FigureState& figure, Seat seat) {
    const SeatMask me = maskOf(seat);
    if ((figure.noProof & me) != 0) return (figure.claims & me) != 0;
    if ((figure.claims & me) == 0) return false;
    const bool asked = (figure.asked & (1U << static_cast<unsigned>(state.teamOf(seat)))) != 0;
    if (creditedAtOnce(rules, figure) && !asked) return false;
    if (figure.thrown) return false; // given up with cards open on the table
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
    if (!bound || teamCanMake(rules, state, state.teamOf(seat), which) == Known::No) return {};
    return hoell ? "blind_seen_hoell" : "blind_bound";
}

// One naming of all Perlaggen must serve both figures (bapt_single): the later bet goes without.
void checkBothAtOnce(const Rules& rules, const State& state, std::vector<Proof>& proofs) {
    for (Proof& first : proofs)
        for (Proof& second : proofs) {
            if (&first == &second || first.seat != second.seat || first.event > second.event) continue;
            if (first.figure == second.figure || state.hand(first.seat).unknown > 0) continue;
            if (first.given != Known::Yes || second.given != Known::Yes) continue;
            if (!canMakeBoth(rules, state, first.seat)) second.given = Known::No;
        }
}

} // namespace

std::vector<Proof> proofsOwed(const Rules& rules, const State& state, bool dealOver) {
    std::vector<Proof> proofs;
    for (const Figure which : {Figure::Gleich, Figure::Hanger}) {
        const FigureState& figure = state.figure(which);
        for (int i = 0; i < state.seats; ++i) {
            const auto seat = static_cast<Seat>(i);
            const bool said = (figure.noProof & maskOf(seat)) != 0;
            const std::string_view duty = brokenDuty(rules, state, which, seat);
            if (duty.empty() && !owes(rules, state, figure, seat)) continue;
            const bool asked = (figure.asked & (1U << static_cast<unsigned>(state.teamOf(seat)))) != 0;
            Proof proof{.figure = which,
                        .seat = seat,
                        .event = said ? figure.noProofEvent[static_cast<std::size_t>(i)]
                                      : figure.claimEvent[static_cast<std::size_t>(i)],
                        .given = said ? Known::No : canMake(rules, state, seat, which),
                        .due = said || asked || dealOver,
                        .rule = duty.empty() ? "false_bet" : duty,
                        .hangsOn = {}};
            // the duty is the party's: it is broken where either could have made the figure
            if (!duty.empty() && teamCanMake(rules, state, state.teamOf(seat), which) == Known::Maybe)
                proof.given = Known::Maybe;
            if (duty == "blind_bound" && !rules.get<rulebook::BlindDuty>())
                proof.hangsOn = rulebook::Switch::BlindDuty;
            if (asked && !said && !dealOver && !rules.get<rulebook::BetProofTime>())
                proof.hangsOn = rulebook::Switch::BetProofTime;
            if (proof.hangsOn && proof.given == Known::No) proof.given = Known::Maybe;
            proofs.push_back(proof);
        }
    }
    checkBothAtOnce(rules, state, proofs);
    return proofs;
}

} // namespace schreiber::deal
