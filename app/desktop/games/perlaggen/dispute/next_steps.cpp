#include "games/perlaggen/dispute/next_steps.h"

#include "base/look.h"
#include "base/text.h"
#include "games/perlaggen/dispute/deal_view.h"
#include "games/perlaggen/dispute/table_view.h"

#include <QKeyEvent>

#include <algorithm>
#include <papers/view.h>
#include <perlaggen/deal/bets.h>
#include <perlaggen/ruling/event_words.h>

namespace schreiber::desktop {
namespace {

constexpr int kRenewedAfter = 400; // milliseconds after the last key or click

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

NextSteps::NextSteps(words::Language language, QWidget* parent)
    : QListWidget(parent)
    , m_language(language) {
    setObjectName(QStringLiteral("nextSteps"));
    setAccessibleName(tr("Was jetzt erlaubt ist"));
    setWordWrap(true); // what somebody may do stands behind a name of any length
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kRenewedAfter);
    connect(&m_soon, &QTimer::timeout, this, &NextSteps::renew);
    connect(this, &QListWidget::itemActivated, this, &NextSteps::choose);
    connect(this, &QListWidget::itemClicked, this, &NextSteps::choose);
}

// As people say it; where the rest is still to be typed, what of it is known.
QString NextSteps::stepWords(const DealView& deal, const perlaggen::ruling::NextStep& step) const {
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

// With others at the table it is another record, in whose list nobody has begun to click.
void NextSteps::showOf(const DealView& deal) {
    const bool sameTable =
        m_deal.now && deal.now && m_deal.now->record.header.players == deal.now->record.header.players;
    m_deal = deal;
    sameTable ? m_soon.start() : renew();
}

void NextSteps::renew() {
    m_soon.stop();
    const DealView& deal = m_deal;
    clear();
    DealView called = calledBriefly(deal);
    const TableView table = tableOf(deal);
    std::stable_partition(
        called.next.begin(), called.next.end(), [&](const perlaggen::ruling::NextStep& step) {
            return table.seats[static_cast<std::size_t>(step.seat)].onTurn; // whom the others wait for
        });
    for (const perlaggen::ruling::NextStep& step : called.next) {
        QString label = stepWords(called, step);
        if (!step.sure) label += QStringLiteral("  ") + tr("(vielleicht nicht erlaubt)");
        auto* item = new QListWidgetItem(label, this);
        item->setData(SeatRole, static_cast<int>(step.seat));
        item->setData(TextRole, desktop::text(step.text));
        item->setData(CompleteRole, step.complete);
        item->setData(Qt::AccessibleTextRole, label);
        QString whole = stepWords(deal, step);
        if (!step.sure) {
            item->setForeground(colours().muted);
            whole += QLatin1Char('\n') +
                     tr("Hängt an Karten, die niemand kennt, oder an einer offenen Hausregel.");
        }
        item->setToolTip(whole.toHtmlEscaped());
    }
    if (count() > 0) return setCurrentRow(0);
    const bool over = deal.now && deal.now->state.phase == perlaggen::deal::Phase::Over && !deal.behindUnread;
    auto* nothing = new QListWidgetItem(over ? tr("Nichts mehr.") : tr("Noch nichts."), this);
    nothing->setFlags(Qt::ItemIsEnabled); // to be read, nothing to do
}

// Who comes here by the keyboard reads what is so now.
void NextSteps::focusInEvent(QFocusEvent* event) {
    if (m_soon.isActive() && event->reason() != Qt::MouseFocusReason) renew();
    QListWidget::focusInEvent(event);
}

void NextSteps::showEvent(QShowEvent* event) {
    if (m_soon.isActive()) renew();
    QListWidget::showEvent(event);
}

void NextSteps::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Up && currentRow() <= 0) return emit leftAbove();
    QListWidget::keyPressEvent(event);
}

void NextSteps::choose(const QListWidgetItem* item) {
    if (m_soon.isActive()) return;                           // what stands there is of before
    if ((item->flags() & Qt::ItemIsSelectable) == 0) return; // says that there is nothing
    emit chosen(item->data(SeatRole).toInt(), item->data(TextRole).toString(),
                item->data(CompleteRole).toBool());
    m_soon.start(); // also where it was only stepped to
}

} // namespace schreiber::desktop
