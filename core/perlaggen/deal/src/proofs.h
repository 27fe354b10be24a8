#pragma once

#include "knowledge.h"

#include <optional>
#include <perlaggen/deal/state.h>
#include <perlaggen/rulebook/point_name.h>
#include <perlaggen/rulebook/rule_set.h>
#include <vector>

// Who owes proof of a Gleich or Hanger that was bet or held (RP-131, RP-150, RP-172, RP-188 to RP-192).
namespace schreiber::perlaggen::deal {

struct Proof {
    Figure figure{};
    cards::Seat seat{};
    int event = 0;                          // the bet or hold that owes it, or where it was said to fail
    bool given = false;                     // the cards can give it
    bool due = false;                       // already asked for, or the deal is over
    bool credited = false;                  // conceded, and so written at once (imst-2015 § 12)
    bool written = false;                   // so, and nobody challenges it
    bool fined = true;                      // its failing costs points and figures
    rulebook::PointName rule = "false_bet"; // the point it breaks when it fails

    bool fails() const { return due && !given; }
};

// Every proof owed so far. `dealOver`: all three figures are settled, or the game is; `dueOf`: a side whose
// proofs are due all the same.
std::vector<Proof> proofsOwed(const rulebook::Rules& rules, const State& state, bool dealOver,
                              std::optional<int> dueOf = {});

} // namespace schreiber::perlaggen::deal
