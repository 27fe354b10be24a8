#pragma once

#include <cstdint>
#include <optional>
#include <perlaggen/deal/outcome.h>
#include <perlaggen/deal/state.h>
#include <perlaggen/rulebook/point_name.h>
#include <perlaggen/rulebook/rule_set.h>
#include <vector>

// By what a Gleich or Hanger on the table is better than the others', asked by what puts it into words.
namespace schreiber::perlaggen::deal {

enum class WonBy : std::uint8_t {
    Unmatched, // none of it lies, or another that came too late or was barred
    Alone,     // nobody else has one (g_def, h_def)
    Order,     // by the order of figures (g_order, h_order)
    Trump,     // two Hanger as good as each other, and this one in trumps (trump_hanger)
};

struct Comparison {
    WonBy by{};
    std::optional<BestFigure> own{};
    std::optional<BestFigure> next{}; // the best of the others
    bool given = false;               // somebody who gave it up has cards for it, and they do not count
};

// Of a figure that the team has won.
Comparison comparisonOf(const rulebook::Rules& rules, const State& state, Figure figure, int team);

// tie_stands: of each side the best, where none is better than another; of those who gave it up none counts.
std::vector<BestFigure> equalBest(const rulebook::Rules& rules, const State& state, Figure figure);

// Why a figure that was not tied is nobody's.
struct Unmade {
    rulebook::PointName point;        // of the catalogue
    int needed = 0;                   // cards it had to have to go out, where nobody has one as long
    std::vector<cards::Seat> given{}; // of three: who has it and gave it up
    bool onlyTogether = false;        // two partners have cards of one rank, and neither has two (one_player)
    std::optional<rulebook::Switch> restsOn{};
};
Unmade whyUnmade(const rulebook::Rules& rules, const State& state, const Outcome& outcome, Figure figure);

} // namespace schreiber::perlaggen::deal
