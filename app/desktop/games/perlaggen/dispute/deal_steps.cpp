#include "base/look.h"
#include "base/text.h"
#include "games/perlaggen/dispute/deal_desk.h"
#include "games/perlaggen/dispute/table_view.h"

#include <QComboBox>
#include <QListWidget>

#include <algorithm>
#include <papers/view.h>
#include <perlaggen/deal/bets.h>
#include <perlaggen/ruling/event_words.h>

// What is legal now, as a list to read and to choose from.
namespace schreiber::desktop {
namespace {

enum StepRole { SeatRole = Qt::UserRole, TextRole, CompleteRole };

// A raise with the value that it comes to: without it, it reads like the bet that stands there.
perlaggen::deal::Action withValue(perlaggen::deal::Action action, const perlaggen::deal::State& state) {
    auto* bet = std::get_if<perlaggen::deal::Bet>(&action);
    if (bet == nullptr || bet->value) return action;
    const perlaggen::deal::FigureState& figure = state.figure(bet->figure);
    if (figure.open != 0 || figure.held)
        bet->value = perlaggen::deal::nextStep(figure.open != 0 ? figure.open : figure.value);
    return action;
}

} // namespace

// As people say it; where the rest is still to be typed, what of it is known.
QString DealDesk::stepWords(const DealView& deal, const perlaggen::ruling::NextStep& step) const {
    const perlaggen::record::Header& head = deal.now->record.header;
    const QString who = desktop::text(deal.now->nameOf(step.seat));
    const auto told = [&](const perlaggen::deal::Action& action) {
        const perlaggen::deal::Event event{step.seat, action};
        return desktop::text(perlaggen::ruling::eventInWords(head, event, m_language));
    };
    if (step.complete) return told(withValue(step.action, deal.now->state));
    const bool shows = std::holds_alternative<perlaggen::deal::Show>(step.action);
    if (step.card) {
        const cards::PlayedCard bare{*step.card, {}};
        const perlaggen::deal::Action lays = shows ? perlaggen::deal::Action(perlaggen::deal::Show{{bare}})
                                                   : perlaggen::deal::Action(perlaggen::deal::Play{bare});
        return tr("%1 als …").arg(told(lays)); // a name is still to come
    }
    if (std::holds_alternative<perlaggen::deal::Cut>(step.action))
        return tr("%1 hebt ab und behält …").arg(who);
    if (std::holds_alternative<perlaggen::deal::Turn>(step.action)) return tr("%1 schlägt … auf").arg(who);
    return tr("%1 spielt …").arg(who);
}

void DealDesk::refreshNext() {
    m_next->clear();
    DealView called = calledBriefly(m_deal);
    const TableView table = tableOf(m_deal);
    std::stable_partition(
        called.next.begin(), called.next.end(), [&](const perlaggen::ruling::NextStep& step) {
            return table.seats[static_cast<std::size_t>(step.seat)].onTurn; // whom the others wait for
        });
    for (const perlaggen::ruling::NextStep& step : called.next) {
        QString label = stepWords(called, step);
        if (!step.sure) label += QStringLiteral("  ") + tr("(vielleicht nicht erlaubt)");
        auto* item = new QListWidgetItem(label, m_next);
        item->setData(SeatRole, static_cast<int>(step.seat));
        item->setData(TextRole, desktop::text(step.text));
        item->setData(CompleteRole, step.complete);
        item->setData(Qt::AccessibleTextRole, label);
        QString whole = stepWords(m_deal, step);
        if (!step.sure) {
            item->setForeground(colours().muted);
            whole += QLatin1Char('\n') +
                     tr("Hängt an Karten, die niemand kennt, oder an einer offenen Hausregel.");
        }
        item->setToolTip(whole.toHtmlEscaped());
    }
    if (m_next->count() > 0) return m_next->setCurrentRow(0);
    const bool over =
        m_deal.now && m_deal.now->state.phase == perlaggen::deal::Phase::Over && !m_deal.behindUnread;
    auto* nothing = new QListWidgetItem(over ? tr("Nichts mehr.") : tr("Noch nichts."), m_next);
    nothing->setFlags(Qt::ItemIsEnabled); // to be read, nothing to do
}

// Where a comparison stands in its place, the list comes back.
void DealDesk::goToNext() {
    m_other->setCurrentIndex(0);
    refreshRulings();
    m_next->setFocus();
}

void DealDesk::addStep(QListWidgetItem* item) {
    if ((item->flags() & Qt::ItemIsSelectable) == 0) return; // says that there is nothing
    const int row = m_next->row(item);
    add(static_cast<cards::Seat>(item->data(SeatRole).toInt()), utf8(item->data(TextRole).toString()),
        item->data(CompleteRole).toBool());
    m_next->setCurrentRow(std::min(row, 0));
}

} // namespace schreiber::desktop
