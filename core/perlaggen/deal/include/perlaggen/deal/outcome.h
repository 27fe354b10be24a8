#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <perlaggen/deal/counting.h>
#include <perlaggen/deal/ruling.h>
#include <perlaggen/deal/state.h>
#include <perlaggen/rulebook/rule_set.h>
#include <vector>

namespace schreiber::perlaggen::deal {

struct BestFigure {
    cards::Seat seat{};
    std::vector<cards::PlayedCard> cards;
    int strength = 0; // its place in the order of the rules (figures::strength)

    int size() const { return static_cast<int>(cards.size()); }
    cards::Rank rank() const; // of a Hanger the highest
};

// What a deal comes to, as far as it was recorded: what its figures count, and all else. Where a part rests
// on cards that nobody recorded or on an open switch, it is marked and empty (of points and score the numbers
// of the teams marked); `penalties` and `deferred` are then what is certain of them.
struct Outcome : Count {
    std::array<SettledFigure, kFigureCount> figures{}; // by Figure
    std::array<std::optional<BestFigure>, 2> best{};   // of Gleich and Hanger
    ByTeam penalties{};                                // `stakesLost` among them
    std::vector<StakeLost> stakesLost{};
    std::optional<int> loser{}; // by a breach that costs the game
    bool complete = false;
    std::optional<cards::Seat> nextDealer{};

    struct Open {
        std::uint8_t points = 0; // a bit for each team whose number hangs on it
        std::uint8_t score = 0;
        bool gestrichen = false;
        bool winner = false;
        bool counted = false;
        bool penalties = false;
    } undecided{};

    std::vector<Ruling> rulings{}; // found at the end: bets that cannot be proved, a new deal
};

Outcome outcome(const rulebook::Rules& rules, const State& state);

Endgame endgameOf(const rulebook::Rules& rules, const State& state);

// readings.md 38: the side that was left this figure when all had shown, too short to go out so far; it may
// still lay a longer one.
std::optional<int> mayStillLay(const State& state, const Outcome& outcome, Figure which);

// What of a side's fines, with what it owed before the deal, has come off its points; the rest is
// Outcome::deferred.
int finesPaid(int owedBefore, const Outcome& outcome, int team);

// Whether the figure was given unasked after it had been shown: it is written as it lies, and nobody has
// given up anything (imst-2015 § 27, m1412_one).
bool givenAsItLay(const State& state, Figure which);

// Equal best Hanger lie on the table, and one of them alone is in trump (trump_hanger).
bool equalOneInTrump(const rulebook::Rules& rules, const State& state);

// The best Gleich or Hanger of a team among the cards that lie on the table, played or shown.
std::optional<BestFigure> bestLying(const rulebook::Rules& rules, const State& state, Figure which, int team);

} // namespace schreiber::perlaggen::deal
