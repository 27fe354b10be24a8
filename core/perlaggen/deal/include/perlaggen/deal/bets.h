#pragma once

#include <array>
#include <optional>
#include <perlaggen/deal/event.h>
#include <perlaggen/deal/ruling.h>
#include <perlaggen/deal/state.h>
#include <perlaggen/rulebook/point_name.h>
#include <perlaggen/rulebook/rule_set.h>
#include <span>

namespace schreiber::perlaggen::deal {

enum class BetState : std::uint8_t { Unbet, Held, Conceded };

// Where the betting on one figure stands.
struct BetOnFigure {
    BetState state = BetState::Unbet;
    // Held: the agreed value, or kSpielAus. Conceded: the points scored.
    int value = 1;
    // Held: who bet last; conceded: who won it.
    std::optional<int> team{};

    friend bool operator==(const BetOnFigure&, const BetOnFigure&) = default;
};

struct BetTable {
    int target = 0; // not looked at in a countdown
    ByTeam score{};
    std::array<BetOnFigure, kFigureCount> figures{}; // by Figure
    int tricksAhead = 0; // points a team has by tricks alone, see virtual_counts_tricks
    std::optional<int> tricksTeam{};
};

// The betting of a deal as it stands.
BetTable betTable(const rulebook::Rules& rules, const State& state);

// The score and the conceded figures; in a countdown what was won is taken off the score.
int pointsSoFar(const rulebook::Rules& rules, const BetTable& table, int team);
// Points still missing to the end of the game.
int missing(const rulebook::Rules& rules, const BetTable& table, int team);
// Whether it is at most so many.
bool isShort(const rulebook::Rules& rules, const BetTable& table, int team, int points);
bool oneShort(const rulebook::Rules& rules, const BetTable& table, int team);
// What a side that is one short stands at.
int oneShortAt(const rulebook::Rules& rules, int target);
// Every side is one short: no bets, and other rules for going out.
bool allOneShort(const rulebook::Rules& rules, const BetTable& table);

// Who is at the end of the game with that; nothing where nobody is.
std::optional<int> atTarget(const rulebook::Rules& rules, const BetTable& table);
// Who bet what was held at this value: certain of a two where one of two sides is one short, which may not
// bet.
std::optional<int> certainBettor(const rulebook::Rules& rules, const BetTable& table, int value);

// imst-2015 § 27: three short against one short. Where Gleich and Hanger are bet and held then, the side that
// is three short may still bet the Spiel (m1412_third).
bool isThreeAgainstOne(const rulebook::Rules& rules, const BetTable& table, int team);
bool isThirdBet(const rulebook::Rules& rules, const BetTable& table, int team);

// The ladder: 1 to 7 and then kSpielAus, or 1 to 3 (max_raise; RP-145 bet_top).
// The next step after a value: 2 after 1, kSpielAus after 7.
int nextStep(int value);
int topStep(const rulebook::Rules& rules);
bool isStep(const rulebook::Rules& rules, int value);

struct BetAnswer {
    rulebook::PointName broken{}; // the first rule point broken, empty when the bet is allowed
    std::optional<int> next{};    // what the bet proposes; nothing when not allowed

    friend bool operator==(const BetAnswer&, const BetAnswer&) = default;
};

// What bars the figure by itself, whatever else is bet; empty when nothing does.
rulebook::PointName barredFigure(const rulebook::Rules& rules, const BetTable& table, int team, Figure figure,
                                 bool inShow);
// What bars every bet of the side, or these together (RP-204); empty when nothing does.
rulebook::PointName barredTogether(const rulebook::Rules& rules, const BetTable& table, int team,
                                   std::span<const Figure> figures);

// overbid_general: a figure bet so high that the side would be out with it, were it conceded now: where it
// stands, and where that would take it. Nothing where it is not out with it, or may be.
struct Overbid {
    int from = 0;
    int to = 0;

    friend bool operator==(const Overbid&, const Overbid&) = default;
};
std::optional<Overbid> overbid(const rulebook::Rules& rules, const BetTable& table, int team, Figure figure);

// May this side bet on the figure (nothing: on all three together), in the play or in its turn to show?
// A counter-bet is asked with the bet it answers as held (readings.md 50).
BetAnswer judgeBet(const rulebook::Rules& rules, const BetTable& table, int team,
                   std::optional<Figure> figure, bool inShow);

// Whether the bet that lies open on the figure must be answered now: in the show the bettors may have to deal
// with the other figure first (pagat Betting during the show).
bool answerDue(const rulebook::Rules& rules, const State& state, Figure figure);

} // namespace schreiber::perlaggen::deal
