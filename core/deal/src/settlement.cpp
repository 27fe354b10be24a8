#include "score_line.h"

#include <deal/settlement.h>

#include <algorithm>

namespace schreiber::deal {

using rulebook::Rules;

namespace {

bool scores(const SettledFigure& figure) {
    switch (figure.how) {
    case How::Declared:
    case How::Conceded:
    case How::Held:
    case How::Unbet:
        return figure.team.has_value();
    default:
        return false;
    }
}

int classOf(const SettledFigure& figure, bool spielAusFirst) {
    if (figure.how == How::Declared) return 0;
    // imst-2015 § 14: the figure raised to Spiel aus goes before all others
    if (spielAusFirst && figure.value == kSpielAus) return 1;
    if (figure.how == How::Conceded) return 2;
    return figure.how == How::Unbet ? 4 : 3;
}

int unbetPlace(const Rules& rules, Figure figure) {
    if (rules.is(rulebook::UnbetOrder::Sgh)) return figure == Figure::Spiel ? -1 : static_cast<int>(figure);
    return static_cast<int>(figure);
}

Settlement count(const Rules& rules, const Standing& before, std::span<const SettledFigure> figures,
                 bool spielAusFirst) {
    Settlement result;
    ScoreLine line(rules, before.target, before.score, before.owed);
    for (int team = 0; team < rules.teams(); ++team)
        line.penalise(team, before.penalties[static_cast<std::size_t>(team)]);
    for (const int place : scoringOrder(rules, figures, spielAusFirst)) {
        const SettledFigure& figure = figures[static_cast<std::size_t>(place)];
        if (figure.how == How::Standing) continue;
        for (int team = 0; team < rules.teams(); ++team)
            line.penalise(team, figure.lost[static_cast<std::size_t>(team)]);
        if (!scores(figure)) continue;
        // readings.md 36: a Spiel aus that was conceded is 7
        const bool ausGiven = figure.how == How::Conceded && figure.value == kSpielAus;
        const int value = ausGiven && !rules.set().countdown ? 7 : figure.value;
        const int points = line.win(*figure.team, value);
        result.points[static_cast<std::size_t>(*figure.team)] += points;
        result.counted.push_back(
            {.figure = figure.figure, .team = *figure.team, .points = points, .score = line.score()});
        if (line.finished(*figure.team)) {
            result.winner = *figure.team;
            break;
        }
    }
    result.score = line.score();
    result.deferred = line.owed();
    for (int team = 0; team < rules.teams(); ++team)
        result.gestrichen[static_cast<std::size_t>(team)] = line.oneShort(team);
    return result;
}

} // namespace

std::vector<int> scoringOrder(const Rules& rules, std::span<const SettledFigure> figures,
                              bool spielAusFirst) {
    std::vector<int> order;
    for (int i = 0; i < static_cast<int>(figures.size()); ++i) order.push_back(i);
    std::ranges::stable_sort(order, [&](int a, int b) {
        const SettledFigure& left = figures[static_cast<std::size_t>(a)];
        const SettledFigure& right = figures[static_cast<std::size_t>(b)];
        const int classLeft = classOf(left, spielAusFirst);
        const int classRight = classOf(right, spielAusFirst);
        if (classLeft != classRight) return classLeft < classRight;
        if (left.how == How::Unbet && right.how == How::Unbet)
            return unbetPlace(rules, left.figure) < unbetPlace(rules, right.figure);
        return false;
    });
    return order;
}

Settlement settle(const Rules& rules, const Standing& before, std::span<const SettledFigure> figures) {
    const auto priority = rules.get<rulebook::SpielAusPriority>();
    Settlement result = count(rules, before, figures, priority == rulebook::SpielAusPriority::First);
    if (!priority && count(rules, before, figures, true) != result)
        result.undecided.push_back(rulebook::Switch::SpielAusPriority);
    return result;
}

} // namespace schreiber::deal
