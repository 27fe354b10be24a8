#include <perlaggen/deal/comparison.h>
#include <utility>

namespace schreiber::perlaggen::deal {

using rulebook::Rules;

namespace {

// Of three players; who only fell behind has not.
bool gaveUp(const State& state, Figure figure, const BestFigure& best) {
    return (state.figure(figure).gave & maskOf(best.seat)) != 0;
}

WonBy wonBy(const Comparison& compared) {
    if (!compared.own) return WonBy::Unmatched;
    if (!compared.next) return WonBy::Alone;
    if (compared.own->strength <= compared.next->strength) return WonBy::Unmatched;
    const bool alike =
        compared.own->size() == compared.next->size() && compared.own->rank() == compared.next->rank();
    return alike ? WonBy::Trump : WonBy::Order;
}

} // namespace

Comparison comparisonOf(const Rules& rules, const State& state, Figure figure, int team) {
    Comparison compared;
    if (figure == Figure::Spiel) return compared;
    compared.own = bestLying(rules, state, figure, team);
    for (int other = 0; other < state.teams(); ++other) {
        if (other == team) continue;
        auto theirs = bestLying(rules, state, figure, other);
        if (theirs && gaveUp(state, figure, *theirs))
            compared.given = true;
        else if (theirs && (!compared.next || theirs->strength > compared.next->strength))
            compared.next = std::move(theirs);
    }
    compared.by = wonBy(compared);
    return compared;
}

std::vector<BestFigure> equalBest(const Rules& rules, const State& state, Figure figure) {
    std::vector<BestFigure> equal;
    for (int team = 0; team < state.teams() && figure != Figure::Spiel; ++team) {
        auto best = bestLying(rules, state, figure, team);
        if (!best || gaveUp(state, figure, *best)) continue;
        if (!equal.empty() && best->strength > equal.front().strength) equal.clear();
        if (equal.empty() || best->strength == equal.front().strength) equal.push_back(std::move(*best));
    }
    return equal;
}

} // namespace schreiber::perlaggen::deal
