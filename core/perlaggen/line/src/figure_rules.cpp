#include "figure_rules.h"

#include <game/refusal_code.h>
#include <perlaggen/deal/bets.h>
#include <perlaggen/deal/declaring.h>
#include <perlaggen/rulebook/rule_set.h>
#include <string>
#include <string_view>

namespace schreiber::perlaggen::line {

using deal::How;
using deal::SettledFigure;

namespace {

constexpr int kHighestNumber = 7; // the next bet after it is the game itself

// The rule that a side breaks by raising a figure from what it is worth now; empty where it may.
rulebook::PointName brokenByRaise(const rulebook::Rules& rules, const deal::Standing& before,
                                  const SettledFigure& figure, int team, int worth) {
    deal::BetTable table;
    table.target = before.target;
    table.score = deal::count(rules, before, {}).score; // fines come off before anything is bet
    if (worth > 1) {
        deal::BetOnFigure& bet = table.figures[static_cast<std::size_t>(figure.figure)];
        bet.state = deal::BetState::Held;
        bet.value = worth;
        bet.team = (team + 1) % rules.teams(); // another side bet before
    }
    return deal::judgeBet(rules, table, team, figure.figure, false).broken;
}

// The value before the last bet on a figure that was held at `value`.
int beforeLastBet(int value) {
    return value == deal::kSpielAus ? kHighestNumber : value - 1;
}

rulebook::PointName brokenRule(const rulebook::Rules& rules, const deal::Standing& before,
                               const SettledFigure& figure) {
    rulebook::PointName broken;
    if (figure.how == How::Conceded) { // to whoever bet last, or held, as it was held already
        const bool isNumber = figure.value != deal::kSpielAus;
        broken = brokenByRaise(rules, before, figure, *figure.team, isNumber ? figure.value : kHighestNumber);
        if (broken.empty() || figure.value == 1) return broken;
    }
    for (int team = 0; team < rules.teams(); ++team) {
        const rulebook::PointName held =
            brokenByRaise(rules, before, figure, team, beforeLastBet(figure.value));
        if (held.empty()) return {};
        if (figure.how == How::Held) broken = held;
    }
    return broken;
}

// What a figure can be worth that came out so: "2–7, Spiel aus".
std::string worth(const rulebook::Rules& rules, const SettledFigure& figure) {
    const bool bet = figure.how == How::Held || (figure.how == How::Conceded && figure.bet != false);
    if (!bet) return "1";
    const int top = deal::topStep(rules);
    const bool toTheGame = top == deal::kSpielAus;
    return (figure.how == How::Held ? "2–" : "1–") + std::to_string(toTheGame ? kHighestNumber : top) +
           (toTheGame ? ", Spiel aus" : "");
}

// "14:9", before the line.
std::string scoreOf(const rulebook::Rules& rules, const deal::Standing& before) {
    std::string score;
    for (int team = 0; team < rules.teams(); ++team)
        score += (score.empty() ? "" : ":") + std::to_string(before.score[static_cast<std::size_t>(team)]);
    return score;
}

bool canBeWorth(const SettledFigure& figure) {
    if (figure.how == How::Declared || figure.how == How::Unbet) return figure.value == 1;
    if (figure.value == deal::kSpielAus) return true;
    if (figure.bet == false) return figure.value == 1;
    const int least = figure.how == How::Held ? 2 : 1;
    return figure.value >= least && figure.value <= kHighestNumber;
}

} // namespace

std::optional<game::Refusal> faultOf(const rulebook::Rules& rules, const deal::Standing& before,
                                     const std::vector<deal::Fact>& figures, std::size_t which) {
    const SettledFigure& figure = figures[which].settled;
    const bool isDeclared = figure.how == How::Declared;
    const bool wasWon =
        isDeclared || figure.how == How::Unbet || figure.how == How::Held || figure.how == How::Conceded;
    if (!wasWon || !figure.team) return std::nullopt;
    if (!canBeWorth(figure)) {
        const std::string range = worth(rules, figure);
        const bool isOne = range == "1";
        return game::Refusal{isOne ? "figure_value_one"_refusal : "figure_value"_refusal,
                             {{"value", std::to_string(figure.value)}, {"range", range}}};
    }
    const bool wasBet = figure.how != How::Unbet && figure.bet != false;
    rulebook::PointName broken;
    if (isDeclared)
        broken = deal::whyNotDeclared(rules, before, figures, which);
    else if (wasBet)
        broken = brokenRule(rules, before, figure);
    else if (figure.how == How::Conceded && figure.figure == deal::Figure::Spiel && rules.teams() > 2)
        broken = "p3_no_spont";
    if (broken.empty()) return std::nullopt;
    return game::Refusal{"figure_breaks_rule"_refusal,
                         {{"rule", std::string(broken)},
                          {"set", rules.set().id},
                          {"score", scoreOf(rules, before)},
                          {"target", std::to_string(before.target)}}};
}

} // namespace schreiber::perlaggen::line
