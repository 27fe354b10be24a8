#include "index.h"

#include <algorithm>
#include <perlaggen/deal/bets.h>
#include <perlaggen/deal/house.h>

namespace schreiber::perlaggen::deal {

using rulebook::Rules, rulebook::Trait;

namespace {

int valueToReach(const BetOnFigure& figure) {
    return figure.state == BetState::Held ? figure.value : 1;
}

bool topReached(const Rules& rules, const BetOnFigure& figure) {
    return figure.state == BetState::Held && figure.value >= topStep(rules);
}

} // namespace

// In the order in which the conditions are named.
rulebook::PointName barredFigure(const Rules& rules, const BetTable& table, int team, Figure figure,
                                 bool inShow) {
    const BetOnFigure& bet = table.figures[at(figure)];
    if (bet.state == BetState::Conceded) return "bet_after_gut";
    if (inShow && figure == Figure::Spiel) return "three_tricks_stop";
    if (topReached(rules, bet))
        return rules.teams() == 3 || countsDown(rules) ? "p3_top3"_point : "bet_top"_point;
    if (bet.state == BetState::Held && bet.team == team) return "bet_alternate";
    return {};
}

rulebook::PointName barredTogether(const Rules& rules, const BetTable& table, int team,
                                   std::span<const Figure> figures) {
    if (oneShort(rules, table, team))
        return allOneShort(rules, table) ? "both_no_bets"_point : "gestr_no_bet"_point;
    if (figures.size() < 2 || !rules.has(Trait::OverbidMulti)) return {};
    int together = 0;
    for (const Figure one : figures) together += valueToReach(table.figures[at(one)]);
    if (isShort(rules, table, team, together)) return "overbid_multi";
    return {};
}

namespace {
constexpr int kLastNumber = 7;
}

int nextStep(int value) {
    return value >= kLastNumber ? kSpielAus : value + 1;
}

int topStep(const Rules& rules) {
    constexpr int kThree = 3;
    return rules.is(rulebook::MaxRaise::Three) ? kThree : kSpielAus;
}

bool isStep(const Rules& rules, int value) {
    return value >= 1 && value <= topStep(rules) && (value <= kLastNumber || value == kSpielAus);
}

namespace {

int pointsWritten(const Rules& rules, const BetTable& table, int team) {
    const int sign = countsDown(rules) ? -1 : 1;
    int points = table.score[at(team)];
    for (const BetOnFigure& figure : table.figures)
        if (figure.state == BetState::Conceded && figure.team == team)
            points += sign * (figure.value == kSpielAus ? rules.spielAusConceded() : figure.value);
    return points;
}

int left(const Rules& rules, const BetTable& table, int points) {
    return countsDown(rules) ? points : table.target - points;
}

} // namespace

int pointsSoFar(const Rules& rules, const BetTable& table, int team) {
    const int points = pointsWritten(rules, table, team);
    const bool ahead = table.tricksTeam == team && rules.is(rulebook::VirtualCountsTricks::Yes);
    if (!ahead) return points;
    return points + (countsDown(rules) ? -table.tricksAhead : table.tricksAhead);
}

int missing(const Rules& rules, const BetTable& table, int team) {
    return left(rules, table, pointsSoFar(rules, table, team));
}

// Whether tricks count before they are written is asked only where they make the difference.
bool isShort(const Rules& rules, const BetTable& table, int team, int points) {
    const int written = left(rules, table, pointsWritten(rules, table, team));
    if (written <= points || table.tricksTeam != team || written - table.tricksAhead > points)
        return written <= points;
    return missing(rules, table, team) <= points;
}

int oneShortAt(const Rules& rules, int target) {
    return countsDown(rules) ? 1 : target - 1;
}

bool oneShort(const Rules& rules, const BetTable& table, int team) {
    return isShort(rules, table, team, 1);
}

bool allOneShort(const Rules& rules, const BetTable& table) {
    if (rules.teams() != 2) return false;
    return oneShort(rules, table, 0) && oneShort(rules, table, 1);
}

std::optional<int> atTarget(const Rules& rules, const BetTable& table) {
    for (int team = 0; team < rules.teams(); ++team)
        if (isShort(rules, table, team, 0)) return team;
    return std::nullopt;
}

std::optional<int> certainBettor(const Rules& rules, const BetTable& table, int value) {
    const bool first = oneShort(rules, table, 0);
    if (value != nextStep(1) || first == oneShort(rules, table, 1)) return std::nullopt;
    return first ? 1 : 0;
}

bool isThreeAgainstOne(const Rules& rules, const BetTable& table, int team) {
    constexpr int kThree = 3;
    return rules.teams() == 2 && !countsDown(rules) && isShort(rules, table, team, kThree) &&
           !isShort(rules, table, team, kThree - 1) && oneShort(rules, table, 1 - team);
}

bool isThirdBet(const Rules& rules, const BetTable& table, int team) {
    const auto held = [&](Figure figure) { return table.figures[at(figure)].state == BetState::Held; };
    return held(Figure::Gleich) && held(Figure::Hanger) && isThreeAgainstOne(rules, table, team);
}

std::optional<Overbid> overbid(const Rules& rules, const BetTable& table, int team, Figure figure) {
    const int value = valueToReach(table.figures[at(figure)]);
    if (!rules.has(Trait::OverbidGeneral) || !isShort(rules, table, team, value)) return std::nullopt;
    const int from = pointsSoFar(rules, table, team);
    return Overbid{.from = from, .to = countsDown(rules) ? std::max(0, from - value) : from + value};
}

BetAnswer judgeBet(const Rules& rules, const BetTable& table, int team, std::optional<Figure> figure,
                   bool inShow) {
    const std::array all{Figure::Gleich, Figure::Hanger, Figure::Spiel};
    const std::span<const Figure> asked = figure ? std::span<const Figure>(&*figure, 1) : std::span(all);

    // The first broken rule in the order of readings.md 50, over all figures asked.
    constexpr std::array kOrder{"bet_after_gut"_point, "three_tricks_stop"_point, "bet_top"_point,
                                "p3_top3"_point, "bet_alternate"_point};
    rulebook::PointName broken;
    for (const Figure one : asked) {
        rulebook::PointName here = barredFigure(rules, table, team, one, inShow);
        // readings.md 63: the three are bet together, and one that is held is bet already
        const bool held = table.figures[at(one)].state == BetState::Held;
        if (!figure && held && here.empty()) here = "bet_alternate";
        if (here.empty()) continue;
        const auto place = [&](rulebook::PointName rule) { return std::ranges::find(kOrder, rule); };
        if (broken.empty() || place(here) < place(broken)) broken = here;
    }
    if (!broken.empty()) return {.broken = broken};
    if (const rulebook::PointName general = barredTogether(rules, table, team, asked); !general.empty())
        return {.broken = general};

    for (const Figure one : asked)
        if (overbid(rules, table, team, one)) return {.broken = "overbid_general"};
    if (!figure) return {.next = 2};
    return {.next = nextStep(valueToReach(table.figures[at(*figure)]))};
}

} // namespace schreiber::perlaggen::deal
