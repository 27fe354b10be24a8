#include "steps/figures.h"

#include "steps/settings.h"

#include <deal/settlement.h>
#include <rulebook/rule_set.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace schreiber::desk {

using tournament::FigureMark;
using tournament::Line;

namespace {

constexpr std::array<std::pair<std::string_view, deal::Figure>, 3> kFigures{
    {{"gleich", deal::Figure::Gleich}, {"hanger", deal::Figure::Hanger}, {"spiel", deal::Figure::Spiel}}};
constexpr std::array<std::pair<std::string_view, deal::How>, 5> kHows{{{"unbet", deal::How::Unbet},
                                                                       {"held", deal::How::Held},
                                                                       {"conceded", deal::How::Conceded},
                                                                       {"standing", deal::How::Standing},
                                                                       {"declared", deal::How::Declared}}};

template <class Names, class Value>
bool find(const Names& names, std::string_view name, Value& into) {
    for (const auto& [known, value] : names)
        if (known == name) {
            into = value;
            return true;
        }
    return false;
}

std::optional<deal::SettledFigure> settled(const FigureMark& mark) {
    deal::SettledFigure figure;
    if (!find(kFigures, mark.figure, figure.figure) || !find(kHows, mark.how, figure.how))
        return std::nullopt;
    if (mark.side >= 0) figure.team = mark.side;
    figure.value = mark.value == 0 ? deal::kSpielAus : mark.value;
    return figure;
}

std::string namesOf(const std::vector<rulebook::Switch>& switches) {
    std::string names;
    for (const rulebook::Switch which : switches)
        names += (names.empty() ? "" : ", ") + std::string(rulebook::nameOf(which));
    return names;
}

// What each side writes: every figure up to the one that ends the game.
std::vector<int> pointsOf(const deal::Settlement& settlement, const tournament::GameTarget& target) {
    std::vector<int> points(static_cast<std::size_t>(target.sides), 0);
    for (const deal::Counted& counted : settlement.counted) {
        const auto team = static_cast<std::size_t>(counted.team);
        if (team >= points.size()) continue;
        points[team] += counted.points;
        if (target.reachedBy(counted.score[team])) break;
    }
    return points;
}

} // namespace

base::Result<Line, Refusal> withFiguresCounted(const tournament::Settings& settings,
                                               const tournament::Sheet& sheet,
                                               const tournament::GameTarget& target, const Line& line) {
    if (line.figures.empty() || !line.points.empty()) return line;
    std::vector<deal::SettledFigure> figures;
    for (const FigureMark& mark : line.figures) {
        const auto figure = settled(mark);
        if (!figure || mark.side >= target.sides)
            return base::fail(Refusal{"no_such_side", {{"side", std::to_string(mark.side)}}});
        const bool twice = std::any_of(figures.begin(), figures.end(),
                                       [&](const auto& other) { return other.figure == figure->figure; });
        if (twice) return base::fail(Refusal{"figure_twice", {{"figure", mark.figure}}});
        figures.push_back(*figure);
    }
    const std::optional<rulebook::RuleSet> set = rulesOf(settings);
    if (!set) return base::fail(Refusal{"figures_undecided", {{"switches", settings.rules}}});
    deal::Standing before;
    before.target = target.target;
    const tournament::Standing now = tournament::standingOf(sheet, target, 0);
    for (std::size_t side = 0; side < now.score.size(); ++side) {
        before.score[side] = now.score[side];
        if (side < line.penalty.size()) before.penalties[side] = line.penalty[side];
    }
    const int seats = target.seats == 2 || target.seats == 3 || target.seats == 6 ? target.seats : 4;
    const deal::Settlement settlement = deal::settle(rulebook::Rules(*set, seats), before, figures);
    if (!settlement.undecided.empty())
        return base::fail(Refusal{"figures_undecided", {{"switches", namesOf(settlement.undecided)}}});
    Line counted = line;
    counted.points = pointsOf(settlement, target);
    return counted;
}

} // namespace schreiber::desk
