#include "index.h"

#include <algorithm>
#include <array>
#include <perlaggen/deal/comparison.h>
#include <perlaggen/deal/house.h>
#include <perlaggen/deal/plays.h>
#include <perlaggen/rulebook/catalogue.h>
#include <utility>

namespace schreiber::perlaggen::deal {

using rulebook::Rules;

namespace {

// Of three players; who only fell behind has not.
bool gaveUp(const State& state, Figure figure, const BestFigure& best) {
    return has(state.figure(figure).gave, best.seat);
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

namespace {

// Cards of one rank lie before two partners, and no player has two.
bool liesOnlyTogether(const State& state) {
    std::array<std::array<int, cards::kRankCount>, cards::kMostTeams> partners{};
    for (const cards::Seat seat : state.everyone()) {
        std::array<bool, cards::kRankCount> has{};
        for (const Trick& trick : state.tricksBegun().first(static_cast<std::size_t>(state.trickCount)))
            if (trick.has(seat)) has[at(trick.of(seat).face().rank())] = true;
        for (const cards::PlayedCard& card : state.hand(seat).shown) has[at(card.face().rank())] = true;
        auto& side = partners[at(state.teamOf(seat))];
        for (std::size_t rank = 0; rank < has.size(); ++rank) side[rank] += has[rank] ? 1 : 0;
    }
    return std::ranges::any_of(partners, [](const auto& side) {
        return std::ranges::any_of(side, [](int count) { return count > 1; });
    });
}

// Nobody took the tricks for the Spiel: what the game says of that for so many players.
rulebook::PointName tooFewTricks(const Rules& rules, const State& state) {
    for (const rulebook::PointName name : {"st_spiel_none"_point, "p3_hin"_point, "p6_hin"_point}) {
        if (name == "st_spiel_none" && !state.figure(Figure::Spiel).held) continue;
        const auto seats = 1U << static_cast<unsigned>(rules.seats());
        if (isInSet(rules, name) && (rulebook::rulePoint(name).players & seats) != 0) return name;
    }
    return "spiel_majority";
}

// RP-222, RP-227: how many cards the figure had to have where both sides became one short in the deal and
// nobody has one so long; else 0.
int tooShortFor(const Rules& rules, const State& state, const Outcome& outcome, Figure figure) {
    const Endgame endgame = endgameOf(rules, state);
    if (!cardsDecide(endgame) || outcome.winner || !outcome.complete) return 0;
    const int needed = neededCards(rules, endgame);
    for (int team = 0; team < rules.teams(); ++team)
        if (const auto best = bestLying(rules, state, figure, team); best && best->size() >= needed) return 0;
    return needed > kFewestCards ? needed : 0;
}

bool isInHand(const Rules& rules, const State& state, Figure figure, cards::Seat seat) {
    if (figure == Figure::Spiel) return tookMostTricks(state, seat);
    return bestLying(rules, state, figure, state.teamOf(seat)).has_value();
}

} // namespace

Unmade whyUnmade(const Rules& rules, const State& state, const Outcome& outcome, Figure figure) {
    if (figure != Figure::Spiel)
        if (const int needed = tooShortFor(rules, state, outcome, figure); needed > 0)
            return {.point = "mid_redeal",
                    .needed = needed,
                    .restsOn = neededCardsRestOn(endgameOf(rules, state))};
    Unmade unmade;
    if (rules.teams() > 2)
        for (const cards::Seat seat : state.everyone())
            if (has(state.figure(figure).gave, seat) && isInHand(rules, state, figure, seat))
                unmade.given.push_back(seat);
    unmade.point = !unmade.given.empty()     ? "p3_gut_out"_point
                   : figure == Figure::Spiel ? tooFewTricks(rules, state)
                                             : "no_figure_no_point"_point;
    unmade.onlyTogether = figure == Figure::Gleich && liesOnlyTogether(state);
    return unmade;
}

} // namespace schreiber::perlaggen::deal
