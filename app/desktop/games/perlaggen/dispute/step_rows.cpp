#include "games/perlaggen/dispute/step_rows.h"

#include "base/text.h"
#include "games/perlaggen/dispute/table_view.h"

#include <QCoreApplication>

#include <algorithm>
#include <perlaggen/deal/bets.h>
#include <perlaggen/ruling/event_words.h>

namespace schreiber::desktop {
namespace {

struct StepWords {
    Q_DECLARE_TR_FUNCTIONS(StepRows)
};

// A raise with the value that it comes to: without it, it reads like the bet that stands there.
perlaggen::deal::Action withValue(perlaggen::deal::Action action, const perlaggen::deal::State& state) {
    auto* bet = std::get_if<perlaggen::deal::Bet>(&action);
    if (bet == nullptr || bet->value) return action;
    const perlaggen::deal::FigureState& figure = state.figure(bet->figure);
    if (figure.open != 0 || figure.held)
        bet->value = perlaggen::deal::nextStep(figure.open != 0 ? figure.open : figure.value);
    return action;
}

// As people say it; where the rest is still to be typed, what of it is known.
QString stepWords(const DealView& deal, const perlaggen::ruling::NextStep& step, words::Language language) {
    const perlaggen::record::Header& head = deal.now->record.header;
    const QString who = desktop::text(deal.now->nameOf(step.seat));
    const auto told = [&](const perlaggen::deal::Action& action) {
        const perlaggen::deal::Event event{step.seat, action};
        return desktop::text(perlaggen::ruling::eventInWords(head, event, language));
    };
    if (step.complete) return told(withValue(step.action, deal.now->state));
    const bool shows = std::holds_alternative<perlaggen::deal::Show>(step.action);
    if (step.card) {
        const cards::PlayedCard bare{*step.card, {}};
        const perlaggen::deal::Action lays = shows ? perlaggen::deal::Action(perlaggen::deal::Show{{bare}})
                                                   : perlaggen::deal::Action(perlaggen::deal::Play{bare});
        return StepWords::tr("%1 als …").arg(told(lays)); // a name is still to come
    }
    if (std::holds_alternative<perlaggen::deal::Cut>(step.action))
        return StepWords::tr("%1 hebt ab und behält …").arg(who);
    if (std::holds_alternative<perlaggen::deal::Turn>(step.action))
        return StepWords::tr("%1 schlägt … auf").arg(who);
    return StepWords::tr("%1 spielt …").arg(who);
}

} // namespace

std::vector<StepRow> stepRows(const DealView& deal, words::Language language) {
    DealView called = calledBriefly(deal);
    const TableView table = tableOf(deal);
    std::stable_partition(
        called.next.begin(), called.next.end(), [&](const perlaggen::ruling::NextStep& step) {
            return table.seats[static_cast<std::size_t>(step.seat)].onTurn; // whom the others wait for
        });
    std::vector<StepRow> rows;
    for (const perlaggen::ruling::NextStep& step : called.next)
        rows.push_back({static_cast<int>(step.seat), text(step.text), step.complete,
                        stepWords(called, step, language), stepWords(deal, step, language), step.sure});
    return rows;
}

} // namespace schreiber::desktop
