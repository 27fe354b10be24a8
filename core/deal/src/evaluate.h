#pragma once

#include "proofs.h"

#include <deal/settlement.h>
#include <deal/state.h>
#include <rulebook/rule_set.h>

#include <array>
#include <optional>
#include <vector>

// The settlement of a deal for one way of filling in what is not known. outcome.cpp goes through the ways
// and keeps what they have in common.
namespace schreiber::deal {

// One answer to each open question.
struct Reading {
    std::vector<bool> proofGiven;                             // by place in the list of proofs
    std::array<std::array<bool, cards::kMostTeams>, 2> has{}; // a team can make its Gleich, its Hanger
    std::array<int, kMostOpen> openValue{};                   // by OpenConsequence
    std::array<int, kMostRevokes> revoked{}; // unsure ones: -1 no revoke, else the value of revoke_penalty
    rulebook::FalseBetPenalty falseBet = rulebook::FalseBetPenalty::Deal0Minus2;
    bool spielAusFirst = false;
    int midMinCards = 2;
    // both one short by concession: a figure of so many cards can still be formed
    std::array<bool, 5> canStillGoOut{true, true, true, true, true};
};

struct Evaluation {
    std::array<SettledFigure, kFigureCount> figures{};
    std::vector<Counted> counted;
    ByTeam points{};
    ByTeam score{};
    ByTeam deferred{};
    ByTeam gamePenalties{}; // of stakes lost (Strafperlaggen)
    std::array<bool, cards::kMostTeams> gestrichen{};
    std::optional<int> winner;
    bool complete = false;
    bool redeal = false;
    bool midRedeal = false;
    bool decidedInDeal = false; // one figure goes out whatever the others are
    bool lost = false;

    friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

Evaluation evaluate(const rulebook::Rules& rules, const State& state, const std::vector<Proof>& proofs,
                    const Reading& reading);

// The reading in which every doubt is answered for the player concerned.
Reading kindReading(const rulebook::Rules& rules, const State& state, const std::vector<Proof>& proofs);

// Both sides became one short by concessions within the deal (RP-219 to RP-223).
bool bothShortInDeal(const rulebook::Rules& rules, const State& state);

// Whether the figures settled so far end the game for certain.
bool gameDecided(const rulebook::Rules& rules, const State& state);

} // namespace schreiber::deal
