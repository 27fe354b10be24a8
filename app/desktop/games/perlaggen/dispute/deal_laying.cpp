#include "games/perlaggen/dispute/deal_laying.h"

#include "base/text.h"
#include "dispute/record_editor.h"
#include "games/perlaggen/dispute/perlaggen_deck.h"
#include "games/perlaggen/dispute/table_view.h"
#include "widgets/pack_palette.h"
#include "widgets/segments.h"

#include <cards/notation.h>

#include <QKeyEvent>
#include <QVBoxLayout>

#include <perlaggen/deal/plays.h>
#include <utility>

namespace schreiber::desktop {
namespace {

QSet<QString> writtenAs(cards::CardSet cards) {
    QSet<QString> all;
    for (const cards::Card card : cards) all.insert(text(cards::nameOf(card)));
    return all;
}

} // namespace

DealLaying::DealLaying(RecordEditor& editor, const DealView& deal, DealWriting& writing,
                       words::Language language, QWidget* parent)
    : QWidget(parent)
    , m_editor(editor)
    , m_deal(deal)
    , m_writing(writing)
    , m_language(language)
    , m_palette(new PackPalette(QStringLiteral("dealPalette"), 2, this))
    , m_does(new Segments(QStringLiteral("dealDoes"), tr("Ein Klick"),
                          {tr("ausspielen"), tr("in die Hand"), tr("aufschlagen")}, this)) {
    m_palette->addToHead(m_does);
    m_palette->setLine(&m_editor);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_palette);
    connect(m_palette, &PackPalette::laid, this, &DealLaying::laid);
    connect(m_palette, &PackPalette::answered, this, &DealLaying::answered);
    connect(m_palette, &PackPalette::takenBack, this, &DealLaying::takeBack);
    connect(m_palette, &PackPalette::askingChanged, this, [this] {
        if (!m_palette->isAsking()) m_isAskedStill = nullptr;
        emit askingChanged();
    });
    connect(m_does, &Segments::chosen, this, &DealLaying::offer);
    setFocusProxy(m_palette);
}

DealLaying::Does DealLaying::does() const {
    return static_cast<Does>(std::max(0, m_does->current()));
}

// Whose turn it is lays next, until another one is chosen; and before trumps are known one turns up.
void DealLaying::refresh() {
    const bool isNamed = !m_named.isEmpty() && m_named == m_editor.toPlainText();
    if (isAsking() && !isNamed && (!m_isAskedStill || !m_isAskedStill())) stopAsking();
    if (!m_deal.now) return;
    const perlaggen::deal::State& state = m_deal.now->state;
    const auto turn = desktop::nextToPlay(state);
    const bool sits = m_seat && static_cast<int>(*m_seat) < state.seats;
    const std::optional<cards::Seat> before = m_seat;
    if (!sits || (turn && turn != m_turn)) m_seat = turn.value_or(cards::after(state.dealer, state.seats));
    m_turn = turn;
    const bool isTurnedUp = state.trump.has_value() || state.phase != perlaggen::deal::Phase::Before;
    if (!isTurnedUp && m_deal.now->record.events.empty() && does() == Does::Play)
        m_does->choose(static_cast<int>(Does::Turn));
    else if (isTurnedUp && does() == Does::Turn)
        m_does->choose(static_cast<int>(Does::Play));
    if (before != m_seat) emit seatChanged();
    offer();
}

void DealLaying::chooseSeat(cards::Seat seat) {
    if (m_seat == seat) return;
    stopAsking();
    m_seat = seat;
    emit seatChanged();
    offer();
}

void DealLaying::stepSeat(int by) {
    if (m_seat && m_deal.now) chooseSeat(cards::after(*m_seat, m_deal.now->state.seats, by));
}

void DealLaying::offer() {
    if (!m_deal.now) return;
    const perlaggen::rulebook::Rules& rules = m_deal.now->rules;
    if (!m_deck || m_deck->pack() != rules.set().pack) {
        m_deck = std::make_shared<PerlaggenDeck>(rules.set().pack, m_language);
        m_palette->setDeck(m_deck);
    }
    const cards::CardSet all = cards::wholePack(rules.set().pack);
    PackPalette::Cards cards;
    cards.laid = writtenAs(m_writing.open());
    if (m_seat) {
        const perlaggen::deal::Hand& hand = m_deal.now->state.hand(*m_seat);
        const cards::CardSet could = m_writing.couldHave(*m_seat);
        cards.barred = writtenAs(all - (does() == Does::Hold ? could - (hand.cards - hand.hidden) : could));
    }
    const auto trump = m_deal.now->state.trump;
    if (trump && does() == Does::Play) {
        cards.namable = writtenAs(rules.perlaggen(*trump).set());
        cards.names = writtenAs(perlaggen::deal::baptismTargets(rules));
    }
    const QString who = m_seat ? text(calledBriefly(m_deal).now->nameOf(*m_seat)) : QString();
    switch (does()) {
    case Does::Play:
        m_palette->setTitle(tr("Karte für %1").arg(who));
        break;
    case Does::Hold:
        m_palette->setTitle(tr("In die Hand von %1").arg(who));
        break;
    case Does::Turn:
        m_palette->setTitle(tr("Aufgeschlagen wird"));
        break;
    }
    m_palette->show(cards);
}

void DealLaying::laid(const QString& written) {
    const auto card = cards::readCard(utf8(written));
    if (!card || !m_seat) return;
    const bool isNamable = m_deal.now && m_deal.now->state.trump && does() == Does::Play;
    switch (does()) {
    case Does::Play:
        m_writing.lay(*m_seat, *card);
        break;
    case Does::Hold:
        m_writing.intoHand(*m_seat, *card);
        break;
    case Does::Turn:
        m_writing.turnUp(*card);
        break;
    }
    m_answer = nullptr;
    m_named = isNamable ? m_editor.toPlainText() : QString(); // the head asks now, if it is a Perlagg
}

void DealLaying::layOf(cards::Seat seat, cards::Card card) {
    stopAsking();
    chooseSeat(seat);
    m_does->choose(static_cast<int>(Does::Play));
    offer();
    m_palette->choose(text(cards::nameOf(card)));
}

void DealLaying::answered(const QString& written) {
    const auto card = cards::readCard(utf8(written));
    const auto answer = std::exchange(m_answer, nullptr);
    if (!card) return;
    if (answer) return answer(*card);
    if (m_named == m_editor.toPlainText()) m_writing.name(written);
}

void DealLaying::takeBack() {
    if (does() == Does::Hold && m_seat) return m_writing.takeOutOfHand(*m_seat);
    m_writing.takeBack();
}

void DealLaying::ask(const QString& question, cards::CardSet offered, std::function<void(cards::Card)> answer,
                     std::function<bool()> isAskedStill) {
    m_named.clear();
    m_palette->ask(question, writtenAs(offered));
    m_answer = std::move(answer);
    m_isAskedStill = std::move(isAskedStill);
    m_palette->setFocus(Qt::OtherFocusReason);
}

bool DealLaying::isAsking() const {
    return m_palette->isAsking();
}

void DealLaying::stopAsking() {
    m_named.clear();
    m_answer = nullptr;
    m_palette->stopAsking();
}

void DealLaying::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_PageUp:
        return stepSeat(-1);
    case Qt::Key_PageDown:
        return stepSeat(1);
    case Qt::Key_Escape:
        if (isAsking()) return stopAsking();
        [[fallthrough]];
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace schreiber::desktop
