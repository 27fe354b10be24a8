#include "steps/figures.h"

#include "messages/tables.h"
#include "steps/figure_rules.h"
#include "steps/settings.h"

#include <tournament/marks.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <perlaggen/deal/counting.h>
#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/ruling/open_facts.h>
#include <set>
#include <string_view>
#include <utility>

namespace schreiber::desk {

using tournament::FigureMark;
using tournament::Line;

namespace {

constexpr std::array<std::pair<std::string_view, perlaggen::deal::Figure>, 3> kFigures{
    {{"gleich", perlaggen::deal::Figure::Gleich},
     {"hanger", perlaggen::deal::Figure::Hanger},
     {"spiel", perlaggen::deal::Figure::Spiel}}};
// `conceded` was bet before, `given` never was, `good` may be either; `shown` is unbet, and nobody asked for
// it.
constexpr std::array<std::pair<std::string_view, perlaggen::deal::How>, 9> kHows{
    {{"unbet", perlaggen::deal::How::Unbet},
     {"shown", perlaggen::deal::How::Unbet},
     {"held", perlaggen::deal::How::Held},
     {"conceded", perlaggen::deal::How::Conceded},
     {"good", perlaggen::deal::How::Conceded},
     {"given", perlaggen::deal::How::Conceded},
     {"standing", perlaggen::deal::How::Standing},
     {"none", perlaggen::deal::How::None},
     {"declared", perlaggen::deal::How::Declared}}};

template <class Names, class Value>
bool find(const Names& names, std::string_view name, Value& into) {
    for (const auto& [known, value] : names)
        if (known == name) {
            into = value;
            return true;
        }
    return false;
}

std::optional<perlaggen::deal::Fact> factOf(const FigureMark& mark) {
    perlaggen::deal::Fact fact;
    perlaggen::deal::SettledFigure& figure = fact.settled;
    const tournament::HowWon won = tournament::howWon(mark);
    if (!find(kFigures, mark.figure, figure.figure) || !find(kHows, won.how, figure.how)) return std::nullopt;
    if (mark.side >= 0) figure.team = mark.side;
    figure.value = mark.value == 0 ? perlaggen::deal::kSpielAus : mark.value;
    figure.bet = won.how == "conceded" || figure.how == perlaggen::deal::How::Held;
    if (won.how == "good" && figure.value == 1) figure.bet.reset();
    if (won.how == "good" && figure.value > 1) figure.bet = true; // nobody gives away more
    fact.held = figure.how == perlaggen::deal::How::Held;
    fact.undeclared = won.how == "shown";
    if (won.cards > 0) fact.size = won.cards;
    return fact;
}

// The same as it is written down: nothing where it counts for nobody.
std::optional<FigureMark> markOf(const perlaggen::deal::Fact& fact, FigureMark mark) {
    if (fact.settled.how == perlaggen::deal::How::Open) return std::nullopt;
    for (const auto& [name, how] : kHows)
        if (how == fact.settled.how) {
            const bool given = how == perlaggen::deal::How::Conceded && fact.settled.bet == false;
            const std::string_view kept = given ? "given" : fact.undeclared ? "shown" : name;
            mark.how = tournament::HowWon{std::string(kept), fact.size.value_or(0)}.written();
            break;
        }
    return mark;
}

// In the words that are kept, whatever was typed for them.
Line withKeptWords(Line line) {
    for (FigureMark& mark : line.figures)
        if (const auto fact = factOf(mark)) mark = markOf(*fact, mark).value_or(mark);
    return line;
}

std::string namesOf(const std::vector<perlaggen::rulebook::Switch>& switches) {
    std::string names;
    for (const perlaggen::rulebook::Switch which : switches)
        names += (names.empty() ? "" : ", ") + std::string(perlaggen::rulebook::nameOf(which));
    return names;
}

std::vector<int> bySide(const perlaggen::deal::ByTeam& points, const tournament::GameTarget& target) {
    return {points.begin(), points.begin() + target.sides};
}

// What each side writes.
std::vector<int> pointsOf(const perlaggen::deal::Count& count, const tournament::GameTarget& target) {
    return bySide(perlaggen::deal::written(count.points, count.deferred, count.winner), target);
}

// The figures of a line at their table: what they are counted by, and from which score.
struct Counting {
    perlaggen::rulebook::Rules rules;
    perlaggen::deal::Standing before;
    std::vector<perlaggen::deal::Fact> figures;
};

std::string capitalised(std::string name) {
    if (!name.empty() && name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
    return name;
}

base::Result<std::vector<perlaggen::deal::Fact>, Refusal> figuresOf(const Line& line,
                                                                    const tournament::GameTarget& target) {
    std::vector<perlaggen::deal::Fact> figures;
    for (const FigureMark& mark : line.figures) {
        const auto figure = factOf(mark);
        if (!figure || mark.side >= target.sides)
            return base::fail(Refusal{"no_such_side", {{"side", std::to_string(mark.side)}}});
        const bool twice =
            std::any_of(figures.begin(), figures.end(), [&](const perlaggen::deal::Fact& other) {
                return other.settled.figure == figure->settled.figure;
            });
        if (twice) return base::fail(Refusal{"figure_twice", {{"figure", capitalised(mark.figure)}}});
        figures.push_back(*figure);
    }
    perlaggen::deal::putInOrder(figures);
    return figures;
}

base::Result<Counting, Refusal> countingOf(const tournament::Settings& settings,
                                           const tournament::Sheet& sheet,
                                           const tournament::GameTarget& target, const Line& line) {
    auto figures = figuresOf(line, target);
    if (!figures) return base::fail(figures.error());
    const std::optional<perlaggen::rulebook::RuleSet> set = rulesOf(settings);
    if (!set) return base::fail(Refusal{"figures_undecided", {{"switches", settings.rules}}});
    perlaggen::deal::Standing before;
    before.target = target.target;
    const tournament::Standing now = tournament::standingOf(sheet, target, 0);
    for (std::size_t side = 0; side < now.score.size(); ++side) {
        before.score[side] = now.score[side];
        before.owed[side] = now.owed[side];
        if (side < line.penalty.size()) before.penalties[side] = line.penalty[side];
    }
    const int seats = target.seats == 2 || target.seats == 3 || target.seats == 6 ? target.seats : 4;
    Counting counting{perlaggen::rulebook::Rules(*set, seats), before, std::move(*figures)};
    if (line.why.empty())
        for (std::size_t i = 0; i < counting.figures.size(); ++i)
            if (auto fault = faultOf(counting.rules, before, counting.figures[i].settled)) {
                fault->arguments["figure"] = capitalised(line.figures[i].figure);
                return base::fail(std::move(*fault));
            }
    return counting;
}

bool isOrder(const perlaggen::deal::OpenFact& fact) {
    return fact.what == perlaggen::deal::Untold::Order;
}

// Why the line cannot be counted yet: an open switch, or a fact that decides and is missing.
std::optional<Refusal> whyUncertain(const perlaggen::deal::Decision& decision) {
    if (!decision.switches.empty())
        return Refusal{"figures_undecided", {{"switches", namesOf(decision.switches)}}};
    std::string needs;
    for (const perlaggen::deal::OpenFact& fact : decision.facts)
        needs += (needs.empty() ? "" : ",") + perlaggen::ruling::keyOf(fact);
    return needs.empty() ? std::nullopt : std::optional(Refusal{"figures_need", {{"needs", needs}}});
}

std::vector<std::string> countedNames(const perlaggen::deal::Count& settlement) {
    std::vector<std::string> names;
    for (const perlaggen::deal::Counted& counted : settlement.counted)
        for (const auto& [name, figure] : kFigures)
            if (figure == counted.figure) names.emplace_back(name);
    return names;
}

} // namespace

bool isFigureMark(const FigureMark& mark) {
    perlaggen::deal::Figure figure{};
    perlaggen::deal::How how{};
    return find(kFigures, mark.figure, figure) &&
           (mark.how.empty() || find(kHows, tournament::howWon(mark).how, how));
}

base::Result<Line, Refusal> withFiguresCounted(const tournament::Settings& settings,
                                               const tournament::Sheet& sheet,
                                               const tournament::GameTarget& target, const Line& line) {
    if (line.figures.empty() || (!line.points.empty() && !line.why.empty())) return withKeptWords(line);
    const auto counting = countingOf(settings, sheet, target, line);
    if (!counting) return base::fail(counting.error());
    const perlaggen::deal::Decision decision = perlaggen::deal::decide(
        counting->rules, counting->before, counting->figures, perlaggen::deal::Wanted::Points);
    Line counted = withKeptWords(line);
    if (const auto uncertain = whyUncertain(decision)) {
        if (!line.points.empty()) return counted; // whoever writes it says what nobody else told
        return base::fail(*uncertain);
    }
    counted.points = pointsOf(decision.count, target);
    if (!line.points.empty() && line.points != counted.points &&
        line.points != bySide(decision.count.points, target))
        return base::fail(Refusal{"figures_make_other_points",
                                  {{"points", joined(line.points)}, {"counted", joined(counted.points)}}});
    return counted;
}

base::Result<std::optional<LineQuestion>, Refusal> missingFact(const tournament::Settings& settings,
                                                               const tournament::Sheet& sheet,
                                                               const tournament::GameTarget& target,
                                                               const Line& line, words::Language language) {
    const auto counting = countingOf(settings, sheet, target, line);
    if (!counting) return base::fail(counting.error());
    const perlaggen::deal::Decision decision = perlaggen::deal::decide(
        counting->rules, counting->before, counting->figures, perlaggen::deal::Wanted::Points);
    // whoever writes the points says what nobody else told
    if (decision.facts.empty() || !line.points.empty()) return std::optional<LineQuestion>();
    // the figures have no room for an order of bets: it is told by its points, and so asked last
    const auto first = std::ranges::find_if_not(decision.facts, isOrder);
    const bool asksOrder = first == decision.facts.end();
    const perlaggen::deal::OpenFact& fact = asksOrder ? decision.facts.front() : *first;
    LineQuestion question{perlaggen::ruling::needInWords(fact, language), {}};
    for (const perlaggen::deal::OpenFact::Way& way : fact.ways) {
        LineQuestion::Way one{line, perlaggen::ruling::wayInWords(fact, way, language)};
        const auto said = [&](const LineQuestion::Way& other) { return other.said == one.said; };
        if (asksOrder && std::ranges::any_of(question.ways, said)) continue;
        one.line.figures.clear();
        for (std::size_t i = 0; i < way.figures.size(); ++i)
            if (auto mark = markOf(way.figures[i], line.figures[i]))
                one.line.figures.push_back(way.figures[i] == counting->figures[i] ? line.figures[i] : *mark);
        if (asksOrder) one.line.points = pointsOf(way.count, target);
        question.ways.push_back(std::move(one));
    }
    return std::optional(std::move(question));
}

base::Result<std::vector<FigureOrder>, Refusal> decidingOrders(const tournament::Settings& settings,
                                                               const tournament::Sheet& sheet,
                                                               const tournament::GameTarget& target,
                                                               const Line& line) {
    const auto counting = countingOf(settings, sheet, target, line);
    if (!counting) return base::fail(counting.error());
    if (!line.points.empty()) return std::vector<FigureOrder>();
    std::vector<std::size_t> places(line.figures.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::vector<FigureOrder> orders;
    std::set<std::pair<std::vector<int>, std::optional<int>>> ends;
    const auto add = [&](FigureOrder order, const perlaggen::deal::Count& count) {
        ends.emplace(pointsOf(count, target), count.winner);
        order.counted = countedNames(count);
        const bool known = std::any_of(orders.begin(), orders.end(), [&](const FigureOrder& other) {
            return other.counted == order.counted;
        });
        if (!known) orders.push_back(std::move(order));
    };
    do {
        FigureOrder order{line, {}};
        std::vector<perlaggen::deal::Fact> figures;
        for (std::size_t i = 0; i < places.size(); ++i) {
            order.line.figures[i] = line.figures[places[i]];
            figures.push_back(counting->figures[places[i]]);
        }
        perlaggen::deal::putInOrder(figures);
        const perlaggen::deal::Decision decision = perlaggen::deal::decide(
            counting->rules, counting->before, figures, perlaggen::deal::Wanted::Points);
        const bool tellsAll = std::ranges::all_of(decision.facts, isOrder);
        if (auto uncertain = whyUncertain(decision); uncertain && !(decision.switches.empty() && tellsAll))
            return base::fail(std::move(*uncertain));
        if (decision.facts.empty()) {
            add(std::move(order), decision.count);
            continue;
        }
        for (const perlaggen::deal::OpenFact::Way& way : decision.facts.front().ways) {
            order.line.points = pointsOf(way.count, target);
            add(order, way.count);
        }
    } while (std::next_permutation(places.begin(), places.end()));
    if (ends.size() < 2) orders.clear();
    return orders;
}

} // namespace schreiber::desk
