#include "counted_line.h"

#include "figure_rules.h"
#include "marks.h"

#include <algorithm>
#include <game/refusal_code.h>
#include <numeric>
#include <perlaggen/deal/choices.h>
#include <perlaggen/deal/counting.h>
#include <perlaggen/line/agreed.h>
#include <perlaggen/ruling/open_facts.h>
#include <set>
#include <string>
#include <utility>

namespace schreiber::perlaggen::line {

using game::Agreed;
using game::Before;
using game::Line;
using game::Mark;
using game::Order;
using game::Question;
using game::Refusal;

namespace {

std::string namesOf(const std::vector<rulebook::Switch>& switches) {
    std::string names;
    for (const rulebook::Switch which : switches)
        names += (names.empty() ? "" : ", ") + std::string(rulebook::nameOf(which));
    return names;
}

std::vector<int> bySide(const deal::ByTeam& points, const Before& before) {
    return {points.begin(), points.begin() + static_cast<std::ptrdiff_t>(before.score.size())};
}

// What each side writes.
std::vector<int> pointsOf(const deal::Count& count, const Before& before) {
    return bySide(deal::written(count.points, count.deferred, count.winner), before);
}

// Who gives the points may tell also what the winner has beyond the target; otherwise that decides nothing,
// as the winner is written at the target.
deal::Wanted wantedOf(const Line& line) {
    return line.points.empty() ? deal::Wanted::WithoutSurplus : deal::Wanted::Points;
}

// The figures of a line at their table: what they are counted by, and from which score.
struct Counting {
    rulebook::Rules rules;
    deal::Standing before;
    std::vector<deal::Fact> figures;
};

// Rules are for two, three, four or six; a table of any other number is counted as one of four.
int seatsOf(const Before& before) {
    const int seats = before.seats;
    return seats == 2 || seats == 3 || seats == 6 ? seats : 4;
}

base::Result<Counting, Refusal> countingOf(const Agreed& agreed, const Before& before, const Line& line) {
    auto figures = factsOf(line, before.score.size());
    if (!figures) return base::fail(figures.error());
    const std::optional<rulebook::RuleSet> set = rulesOf(agreed);
    if (!set) return base::fail(Refusal{"figures_undecided"_refusal, {{"switches", agreed.rules}}});
    deal::Standing above;
    above.target = before.target;
    for (std::size_t side = 0; side < before.score.size(); ++side) {
        above.score[side] = before.score[side];
        above.owed[side] = before.owed[side];
        if (side < line.penalty.size()) above.penalties[side] = line.penalty[side];
    }
    Counting counting{rulebook::Rules(*set, seatsOf(before)), above, std::move(*figures)};
    if (line.why.empty())
        for (std::size_t i = 0; i < counting.figures.size(); ++i)
            if (auto fault = faultOf(counting.rules, above, counting.figures, i)) {
                fault->arguments["figure"] = capitalised(line.figures[i].figure);
                return base::fail(std::move(*fault));
            }
    return counting;
}

bool isOrder(const deal::OpenFact& fact) {
    return fact.what == deal::Untold::Order;
}

// The marks by which a missing fact can be told: "gleich=0:1:declared, gleich=0:1:shown". An order of bets is
// told by the points alone.
void addMarks(std::string& tell, const deal::OpenFact& fact, const Line& line) {
    if (isOrder(fact)) return;
    constexpr std::size_t kEnough = 2;
    std::set<std::string> told;
    for (const deal::OpenFact::Way& way : fact.ways)
        for (std::size_t i = 0; i < std::min(way.figures.size(), line.figures.size()); ++i) {
            if (way.figures[i].settled.figure != fact.figure || told.size() == kEnough) continue;
            const auto mark = markOf(way.figures[i], line.figures[i]);
            if (!mark) continue;
            const std::string value = mark->value == 0 ? "aus" : std::to_string(mark->value);
            std::string one = mark->figure + '=' + std::to_string(mark->side) + ':' + value + ':' + mark->how;
            if (told.insert(one).second) tell += (tell.empty() ? "" : ", ") + one;
        }
}

// Why the line cannot be counted yet: an open switch, or a fact that decides and is missing.
std::optional<Refusal> whyUncertain(const deal::Decision& decision, const Line& line) {
    if (!decision.switches.empty())
        return Refusal{"figures_undecided"_refusal, {{"switches", namesOf(decision.switches)}}};
    std::string needs;
    std::string tell;
    for (const deal::OpenFact& fact : decision.facts) {
        needs += (needs.empty() ? "" : ",") + ruling::keyOf(fact);
        addMarks(tell, fact, line);
    }
    if (needs.empty()) return std::nullopt;
    if (tell.empty()) return Refusal{"figures_need_points"_refusal, {{"needs", needs}}};
    return Refusal{"figures_need"_refusal, {{"needs", needs}, {"tell", tell}}};
}

std::vector<std::string> countedNames(const deal::Count& settlement) {
    std::vector<std::string> names;
    for (const deal::Counted& counted : settlement.counted) names.push_back(nameOf(counted.figure));
    return names;
}

// "2:1"
std::string joined(const std::vector<int>& points) {
    std::string text;
    for (const int one : points) text += (text.empty() ? "" : ":") + std::to_string(one);
    return text;
}

} // namespace

base::Result<Line, Refusal> counted(const Agreed& agreed, const Before& before, const Line& line) {
    if (line.figures.empty() || (!line.points.empty() && !line.why.empty())) return withKeptWords(line);
    const auto counting = countingOf(agreed, before, line);
    if (!counting) return base::fail(counting.error());
    const deal::Decision decision =
        deal::decide(counting->rules, counting->before, counting->figures, wantedOf(line));
    Line kept = withKeptWords(line);
    if (const auto uncertain = whyUncertain(decision, line)) {
        if (!line.points.empty()) return kept; // whoever writes it says what nobody else told
        return base::fail(*uncertain);
    }
    kept.points = pointsOf(decision.count, before);
    if (!line.points.empty() && line.points != kept.points &&
        line.points != bySide(decision.count.points, before))
        return base::fail(Refusal{"figures_make_other_points"_refusal,
                                  {{"points", joined(line.points)}, {"counted", joined(kept.points)}}});
    return kept;
}

base::Result<std::optional<Question>, Refusal> missingFact(const Agreed& agreed, const Before& before,
                                                           const Line& line, words::Language language) {
    const auto counting = countingOf(agreed, before, line);
    if (!counting) return base::fail(counting.error());
    const deal::Decision decision =
        deal::decide(counting->rules, counting->before, counting->figures, wantedOf(line));
    // whoever writes the points says what nobody else told
    if (decision.facts.empty() || !line.points.empty()) return std::optional<Question>();
    // the figures have no room for an order of bets: it is told by its points, and so asked last
    const auto first = std::ranges::find_if_not(decision.facts, isOrder);
    const bool asksOrder = first == decision.facts.end();
    const deal::OpenFact& fact = asksOrder ? decision.facts.front() : *first;
    Question question{ruling::needInWords(fact, language), {}};
    for (const deal::OpenFact::Way& way : fact.ways) {
        Question::Way one{line, ruling::wayInWords(fact, way, language)};
        const auto said = [&](const Question::Way& other) { return other.said == one.said; };
        if (asksOrder && std::ranges::any_of(question.ways, said)) continue;
        one.line.figures.clear();
        for (std::size_t i = 0; i < way.figures.size(); ++i)
            if (auto mark = markOf(way.figures[i], line.figures[i]))
                one.line.figures.push_back(way.figures[i] == counting->figures[i] ? line.figures[i] : *mark);
        if (asksOrder) one.line.points = pointsOf(way.count, before);
        question.ways.push_back(std::move(one));
    }
    return std::optional(std::move(question));
}

base::Result<std::vector<Order>, Refusal> decidingOrders(const Agreed& agreed, const Before& before,
                                                         const Line& line) {
    const auto counting = countingOf(agreed, before, line);
    if (!counting) return base::fail(counting.error());
    if (!line.points.empty()) return std::vector<Order>();
    std::vector<std::size_t> places(line.figures.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::vector<Order> orders;
    std::set<std::pair<std::vector<int>, std::optional<int>>> ends;
    const auto add = [&](Order order, const deal::Count& count) {
        ends.emplace(pointsOf(withoutSurplus(counting->rules, before.target, count), before), count.winner);
        order.counted = countedNames(count);
        const bool known = std::any_of(orders.begin(), orders.end(),
                                       [&](const Order& other) { return other.counted == order.counted; });
        if (!known) orders.push_back(std::move(order));
    };
    do {
        Order order{line, {}};
        std::vector<deal::Fact> figures;
        for (std::size_t i = 0; i < places.size(); ++i) {
            order.line.figures[i] = line.figures[places[i]];
            figures.push_back(counting->figures[places[i]]);
        }
        deal::putInOrder(figures);
        const deal::Decision decision =
            deal::decide(counting->rules, counting->before, figures, wantedOf(line));
        const bool tellsAll = std::ranges::all_of(decision.facts, isOrder);
        if (auto uncertain = whyUncertain(decision, line);
            uncertain && !(decision.switches.empty() && tellsAll))
            return base::fail(std::move(*uncertain));
        if (decision.facts.empty()) {
            add(std::move(order), decision.count);
            continue;
        }
        for (const deal::OpenFact::Way& way : decision.facts.front().ways) {
            order.line.points = pointsOf(way.count, before);
            add(order, way.count);
        }
    } while (std::next_permutation(places.begin(), places.end()));
    if (ends.size() < 2) orders.clear();
    return orders;
}

std::vector<game::Otherwise> otherwise(const Agreed& agreed, const Before& before, const Line& line) {
    std::vector<game::Otherwise> all;
    if (line.figures.empty() || (!line.points.empty() && !line.why.empty())) return all;
    const auto counting = countingOf(agreed, before, line);
    if (!counting) return all;
    for (const auto& [other, count, isOpen] :
         deal::otherCounts(counting->rules, counting->before, counting->figures, wantedOf(line)))
        all.push_back({std::string(rulebook::nameOf(other.which)),
                       std::string(rulebook::valuesOf(other.which)[static_cast<std::size_t>(other.value)]),
                       isOpen, bySide(count.score, before), isOpen ? std::nullopt : count.winner});
    return all;
}

} // namespace schreiber::perlaggen::line
