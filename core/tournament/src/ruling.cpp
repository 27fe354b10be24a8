#include <tournament/appeals.h>
#include <tournament/model.h>
#include <tournament/ruling.h>

#include <algorithm>
#include <array>
#include <utility>

namespace schreiber::tournament {

namespace {

constexpr std::array kStates{"open", "decided", "appealed", "overruled", "withdrawn"};
constexpr std::array kMeasures{"line", "strike", "fine", "redeal", "lost"};
constexpr std::array kDecisions{"appealed", "upheld", "decided", "withdrawn"};

template <class Choice, std::size_t N>
std::optional<Choice> readName(const std::array<const char*, N>& names, const std::string& name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    return static_cast<Choice>(found - names.begin());
}

template <class Rulings>
auto find(Rulings& rulings, int number) -> decltype(rulings.data()) {
    const auto found = std::lower_bound(rulings.begin(), rulings.end(), number,
                                        [](const Ruling& ruling, int n) { return ruling.number < n; });
    return found == rulings.end() || found->number != number ? nullptr : &*found;
}

} // namespace

const Ruling* findRuling(const Tournament& tournament, int number) {
    return find(tournament.rulings, number);
}
Ruling* findRuling(Tournament& tournament, int number) {
    return find(tournament.rulings, number);
}

std::vector<const Ruling*> rulingsAt(const Tournament& tournament, int round, int table, int game) {
    std::vector<const Ruling*> found;
    for (const Ruling& ruling : tournament.rulings)
        if (ruling.origin.empty() && ruling.round == round && ruling.table == table &&
            (game == 0 || ruling.game == game))
            found.push_back(&ruling);
    return found;
}

std::vector<const Ruling*> appealsAt(const Tournament& tournament, int round, int table, int game) {
    std::vector<const Ruling*> found;
    for (const Ruling& ruling : tournament.rulings)
        if (ruling.state == RulingState::Appealed && ruling.origin.empty() && ruling.table != 0 &&
            (table == 0 || (ruling.round == round && ruling.table == table)) &&
            (game == 0 || ruling.game == game))
            found.push_back(&ruling);
    return found;
}

std::vector<Decision> decisionsOf(const Ruling& ruling) {
    if (!ruling.decisions.empty()) return ruling.decisions;
    std::vector<Decision> all;
    const bool appealedLast = ruling.state == RulingState::Appealed;
    const Decision appeal{DecisionKind::Appealed, {}, {}, ruling.appeal};
    if (!ruling.appeal.empty() && !appealedLast) all.push_back(appeal);
    if (!ruling.decision.empty())
        all.push_back({DecisionKind::Decided, {}, ruling.decision, ruling.why});
    else if (!ruling.why.empty())
        all.push_back({DecisionKind::Upheld, {}, {}, ruling.why});
    if (!ruling.appeal.empty() && appealedLast) all.push_back(appeal);
    return all;
}

namespace {

// In the ruling's own fields.
void tell(Ruling& ruling, const Decision& decision) {
    if (decision.kind == DecisionKind::Appealed) {
        ruling.appeal = decision.why;
        return;
    }
    if (decision.kind == DecisionKind::Withdrawn) return; // what was decided before is still to be read
    if (decision.kind == DecisionKind::Decided) ruling.decision = decision.decision;
    if (!decision.why.empty()) ruling.why = decision.why;
}

} // namespace

void add(Ruling& ruling, Decision decision) {
    ruling.decisions = decisionsOf(ruling);
    tell(ruling, decision);
    ruling.decisions.push_back(std::move(decision));
}

bool tellsLast(const Ruling& ruling) {
    if (ruling.decisions.empty()) return true;
    Ruling told;
    for (const Decision& decision : ruling.decisions) tell(told, decision);
    const DecisionKind last = ruling.decisions.back().kind;
    const bool appealed = last == DecisionKind::Appealed;
    const bool withdrawn = last == DecisionKind::Withdrawn;
    return told.decision == ruling.decision && told.why == ruling.why && told.appeal == ruling.appeal &&
           appealed == (ruling.state == RulingState::Appealed) &&
           withdrawn == (ruling.state == RulingState::Withdrawn);
}

bool isContested(const Ruling& ruling) {
    return std::any_of(ruling.found.begin(), ruling.found.end(), [](const RuledPoint& point) {
        return point.verdict == "illegal" || point.verdict == "undecided";
    });
}

std::vector<std::string> subjectOf(const Ruling& ruling) {
    std::vector<std::string> rules;
    const auto add = [&](const RuledPoint& point) {
        if (std::find(rules.begin(), rules.end(), point.rule) == rules.end()) rules.push_back(point.rule);
    };
    if (!isContested(ruling)) std::for_each(ruling.reasons.rbegin(), ruling.reasons.rend(), add);
    std::for_each(ruling.found.begin(), ruling.found.end(), add);
    return rules;
}

std::string rulesOf(const Ruling& ruling) {
    constexpr std::size_t kMostInOrder = 3;
    std::vector<std::string> rules = subjectOf(ruling);
    if (!isContested(ruling) && rules.size() > kMostInOrder) rules.resize(kMostInOrder);
    std::string all;
    for (const std::string& rule : rules) all += (all.empty() ? "" : ", ") + rule;
    return all;
}

std::string nameOf(RulingState state) {
    return kStates.at(static_cast<std::size_t>(state));
}
std::string nameOf(DecisionKind kind) {
    return kDecisions[static_cast<std::size_t>(kind)];
}
std::optional<DecisionKind> readDecisionKind(const std::string& name) {
    return readName<DecisionKind>(kDecisions, name);
}
std::string nameOf(Measure measure) {
    return kMeasures.at(static_cast<std::size_t>(measure));
}
std::optional<RulingState> readRulingState(const std::string& name) {
    return readName<RulingState>(kStates, name);
}
std::optional<Measure> readMeasure(const std::string& name) {
    return readName<Measure>(kMeasures, name);
}

} // namespace schreiber::tournament
