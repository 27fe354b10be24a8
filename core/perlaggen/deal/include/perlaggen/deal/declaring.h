#pragma once

#include <cards/seat.h>

#include <cstddef>
#include <perlaggen/deal/counting.h>
#include <perlaggen/deal/event.h>
#include <perlaggen/deal/ruling.h>
#include <perlaggen/deal/state.h>
#include <perlaggen/rulebook/point_name.h>
#include <perlaggen/rulebook/rule_set.h>
#include <span>
#include <vector>

namespace schreiber::perlaggen::deal {

// The place of a seat in the order of asking: left of the dealer first.
int turnToAsk(const State& state, cards::Seat seat);

// Of a list of figures: the rule by which the one at `which`, which is said to be declared, cannot have gone
// out so; empty where it can.
rulebook::PointName whyNotDeclared(const rulebook::Rules& rules, const Standing& before,
                                   const std::vector<Fact>& figures, std::size_t which);

// As in a deal, where who may not ask has asked for nothing: what is said to be declared and cannot have been
// counts as a figure that nobody bet. The rule that stood against it; empty where none did.
rulebook::PointName passOverVoidDeclared(const rulebook::Rules& rules, const Standing& before,
                                         std::vector<Fact>& figures);

// What was told of a figure, as it goes out.
GoingOut asGoingOut(const Declaration::Told& told);

// decl_procedure: asked in order from the dealer's left. Who comes with a figure of his own only after
// somebody who sits behind him has asked: it costs nothing.
struct AskedLate {
    int event = 0;
    cards::Seat seat{};
    cards::Seat behind{}; // of those who asked before, who sits furthest behind

    friend bool operator==(const AskedLate&, const AskedLate&) = default;
};
std::vector<AskedLate> askedLate(const rulebook::Rules& rules, const State& after,
                                 std::span<const Event> events, std::span<const Ruling> rulings);

} // namespace schreiber::perlaggen::deal
