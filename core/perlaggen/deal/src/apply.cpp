#include "betting.h"
#include "evaluate.h"
#include "table.h"

#include <base/contract.h>

#include <algorithm>
#include <perlaggen/deal/apply.h>
#include <utility>

namespace schreiber::perlaggen::deal {

namespace {

// After a new deal or a lost game nothing more can happen (readings.md 23).
bool ended(const State& state) {
    return state.ending == Ending::Redeal || state.ending == Ending::GameLost;
}

// After a won game: proofs, what the table saw, and answers that no longer count for anything.
bool matters(const State& state, const Action& action) {
    if (std::holds_alternative<Play>(action)) return state.figure(Figure::Spiel).decided != Decided::No;
    return isAny<Show, EndOfTurn, AskFigure, Irregular, Allow, Deny>(action);
}
bool countsForNothing(const State& state, const Action& action) {
    // what answers a bet that was open, or says of shown figures what is so
    if (const auto* hold = std::get_if<Hold>(&action)) return state.figure(hold->figure).open > 0;
    if (std::holds_alternative<Stand>(action)) return state.show.begun >= 0;
    return isAny<Good, Reveal>(action);
}

// Without its words it was no bet: it breaks nothing, and an answer is to nothing (readings.md 17).
void leaveUnsaid(State& state, const Event& event) {
    const auto* bet = std::get_if<Bet>(&event.action);
    const auto* blind = std::get_if<Blind>(&event.action);
    for (const Figure figure : kFigures) {
        const bool named = bet != nullptr
                               ? bet->figure == figure
                               : blind == nullptr || blind->all ||
                                     std::ranges::find(blind->figures, figure) != blind->figures.end();
        if (named) markVoid(state, figure, event.seat, false);
    }
}

int settled(const State& state) {
    int count = 0;
    for (const FigureState& figure : state.figures) count += figure.decided == Decided::No ? 0 : 1;
    return count;
}

} // namespace

Step apply(const rulebook::Rules& rules, const State& state, const Event& event) {
    Step step{.next = state, .rulings = {}};
    Table table{.rules = rules,
                .state = step.next,
                .rulings = step.rulings,
                .seat = event.seat,
                .event = state.events};
    ++step.next.events;
    SCHREIBER_REQUIRE(cards::indexOf(event.seat) < state.seats, "a seat of this table");
    const bool won = state.ending == Ending::GameWon;
    if (won && countsForNothing(state, event.action)) return step;
    const bool unsaid = std::exchange(step.next.unsaid, false);
    if (ended(state) || (won && !matters(state, event.action))) {
        table.voided("game_over");
        return step;
    }
    if (unsaid) {
        leaveUnsaid(step.next, event);
        return step;
    }
    std::visit([&table](const auto& action) { on(table, action); }, event.action);
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (step.next.figures[i].decided != state.figures[i].decided)
            step.next.figures[i].decidedBy = table.event;
    // an answer to a void bet comes before the next card that stays
    if (isAny<Play, Show>(event.action) &&
        std::ranges::none_of(step.rulings, [](const Ruling& ruling) { return ruling.consequence.isVoid; }))
        for (FigureState& figure : step.next.figures) figure.voidBy = {};
    // RP-152, RP-186: a figure may end the game on the spot
    if (settled(step.next) != settled(state) && step.next.ending != Ending::GameLost &&
        step.next.ending != Ending::Redeal && gameDecided(rules, step.next)) {
        step.next.phase = Phase::Over;
        step.next.ending = Ending::GameWon;
    }
    return step;
}

} // namespace schreiber::perlaggen::deal
