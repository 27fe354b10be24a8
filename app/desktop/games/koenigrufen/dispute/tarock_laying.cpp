#include "games/koenigrufen/dispute/tarock_laying.h"

#include "base/text.h"
#include "dispute/event_writing.h"
#include "dispute/record_editor.h"
#include "dispute/record_text.h"
#include "games/koenigrufen/dispute/tarock_deck.h"
#include "games/koenigrufen/dispute/tarock_records.h"
#include "widgets/pack_palette.h"
#include "widgets/segments.h"

#include <cards/tarock.h>

#include <QKeyEvent>
#include <QVBoxLayout>

#include <koenigrufen/ruling/next.h>

namespace schreiber::desktop {
namespace {

constexpr int kPartsInALine = 3; // of the pack
constexpr int kDealtCards = 12;

QString handKeyOf(cards::Seat seat) {
    return QStringLiteral("hand ") + text(cards::toString(seat));
}

QSet<QString> namesOfCards(koenigrufen::deal::CardSet cards) {
    QSet<QString> all;
    for (const koenigrufen::deal::Card card : cards) all.insert(text(cards::tarock::nameOf(card)));
    return all;
}

const koenigrufen::deal::Lay* layIn(const koenigrufen::deal::Event& event) {
    return std::get_if<koenigrufen::deal::Lay>(&event.action);
}

} // namespace

void writeEvent(RecordEditor& editor, const tarock::TarockDeal& deal, cards::Seat seat,
                const std::string& event, bool isWhole, words::Language language) {
    FollowingEvent follows{deal.lineAfter(), {}};
    if (follows.line != 0) {
        const koenigrufen::deal::Event& next = deal.whole->record.events[deal.step];
        follows.text = std::string(cards::toString(next.seat)) + ": " +
                       koenigrufen::record::write(next.action, tarockKeywords(language));
    }
    addEvent(editor, std::string(cards::toString(seat)) + ": " + event, isWhole, follows);
}

TarockLaying::TarockLaying(RecordEditor& editor, const tarock::TarockDeal& deal, words::Language language,
                           QWidget* parent)
    : QWidget(parent)
    , m_editor(editor)
    , m_deal(deal)
    , m_language(language)
    , m_palette(new PackPalette(QStringLiteral("dealPalette"), kPartsInALine, this))
    , m_does(new Segments(QStringLiteral("dealDoes"), tr("Ein Klick"),
                          {tr("ausspielen"), tr("in die Hand"), tr("weglegen")}, this)) {
    m_palette->setDeck(std::make_shared<TarockDeck>(language, kPartsInALine));
    m_palette->addToHead(m_does);
    m_palette->setLine(&m_editor);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_palette);
    connect(m_palette, &PackPalette::laid, this, &TarockLaying::laid);
    connect(m_palette, &PackPalette::takenBack, this, &TarockLaying::takeBack);
    connect(m_does, &Segments::chosen, this, &TarockLaying::offer);
    setFocusProxy(m_palette);
}

TarockLaying::Does TarockLaying::does() const {
    return static_cast<Does>(std::max(0, m_does->current()));
}

// Whose turn it is lays next, until another one is chosen; what was taken is laid away first.
void TarockLaying::refresh() {
    if (!m_deal.now) return;
    const auto turn = koenigrufen::ruling::turnIn(*m_deal.now);
    const std::optional<cards::Seat> before = m_seat;
    if (!m_seat || (turn && turn != m_turn)) m_seat = turn.value_or(m_deal.now->state().forehand);
    m_turn = turn;
    const auto& state = m_deal.now->state();
    const bool mustLay = state.taken && !state.hasLaid;
    if (mustLay && does() == Does::Play)
        m_does->choose(static_cast<int>(Does::Away));
    else if (!mustLay && does() == Does::Away)
        m_does->choose(static_cast<int>(Does::Play));
    if (before != m_seat) emit seatChanged();
    offer();
}

void TarockLaying::chooseSeat(cards::Seat seat) {
    if (m_seat == seat) return;
    m_seat = seat;
    emit seatChanged();
    offer();
}

void TarockLaying::stepSeat(int by) {
    if (m_seat) chooseSeat(cards::after(*m_seat, koenigrufen::deal::kSeats, by));
}

void TarockLaying::offer() {
    if (!m_deal.now || !m_seat) return;
    const koenigrufen::deal::State& state = m_deal.now->state();
    PackPalette::Cards shown;
    koenigrufen::deal::CardSet played;
    for (const auto& each : state.played) played = played | each;
    koenigrufen::deal::CardSet barred = state.laid;
    for (const cards::Seat other : koenigrufen::deal::kAllSeats)
        if (other != *m_seat || does() == Does::Hold) barred = barred | tarock::handOf(*m_deal.now, other);
    shown.laid = namesOfCards(played);
    shown.barred = namesOfCards(barred - played);
    const tarock::TarockDeal brief = tarock::calledBriefly(m_deal);
    const QString who = text(brief.now->nameOf(*m_seat));
    switch (does()) {
    case Does::Play:
        m_palette->setTitle(tr("Karte für %1").arg(who));
        break;
    case Does::Hold:
        m_palette->setTitle(tr("Hand von %1").arg(who));
        break;
    case Does::Away:
        m_palette->setTitle(tr("%1 legt weg").arg(who));
        break;
    }
    m_palette->show(shown);
}

void TarockLaying::play(cards::Seat seat, const QString& card) {
    chooseSeat(seat);
    m_does->choose(static_cast<int>(Does::Play));
    laid(card);
}

void TarockLaying::laid(const QString& card) {
    const auto read = cards::tarock::readCard(utf8(card));
    if (!read || !m_seat) return;
    switch (does()) {
    case Does::Play:
        return writeEvent(
            m_editor, m_deal, *m_seat,
            koenigrufen::record::write(koenigrufen::deal::Play{*read}, tarockKeywords(m_language)), true,
            m_language);
    case Does::Hold:
        return intoHand(card);
    case Does::Away:
        return layAway(card);
    }
}

// In place of a card that nobody knows.
void TarockLaying::intoHand(const QString& card) {
    const std::string record = utf8(m_editor.toPlainText());
    const std::string key = utf8(handKeyOf(*m_seat));
    QStringList hand = text(keyOf(record, m_editor.line(), key)).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    while (hand.size() < kDealtCards) hand << QStringLiteral("?");
    const qsizetype gap = hand.indexOf(QStringLiteral("?"));
    if (gap < 0) return; // there is no room
    hand[gap] = card;
    m_editor.changeHead(text(withKey(record, m_editor.line(), key, utf8(hand.join(QLatin1Char(' '))))));
}

// Behind those of the same event, else as one of its own.
void TarockLaying::layAway(const QString& card) {
    const auto* events = m_deal.now ? &m_deal.now->record.events : nullptr;
    const bool goesOn = events != nullptr && !events->empty() && layIn(events->back()) != nullptr &&
                        events->back().seat == *m_seat && m_deal.lineAfter() == 0 && m_deal.unread == 0;
    if (!goesOn) {
        const auto read = cards::tarock::readCard(utf8(card));
        if (read)
            writeEvent(
                m_editor, m_deal, *m_seat,
                koenigrufen::record::write(koenigrufen::deal::Lay{{*read}}, tarockKeywords(m_language)), true,
                m_language);
        return;
    }
    const int line = m_deal.now->record.lines.events.back();
    QStringList lines = m_editor.toPlainText().split(QLatin1Char('\n'));
    lines[line - 1] = lines[line - 1].trimmed() + QLatin1Char(' ') + card;
    m_editor.change(lines.join(QLatin1Char('\n')), line);
}

// The card that was laid last, or the last one known of that hand.
void TarockLaying::takeBack() {
    if (!m_deal.now || !m_seat) return;
    if (does() == Does::Hold) {
        const std::string record = utf8(m_editor.toPlainText());
        const std::string key = utf8(handKeyOf(*m_seat));
        QStringList hand =
            text(keyOf(record, m_editor.line(), key)).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        for (qsizetype at = hand.size() - 1; at >= 0; --at) {
            if (hand[at] == QLatin1String("?")) continue;
            hand[at] = QStringLiteral("?");
            break;
        }
        const bool isKnown = hand.count(QStringLiteral("?")) < hand.size();
        m_editor.changeHead(text(withKey(record, m_editor.line(), key,
                                         isKnown ? utf8(hand.join(QLatin1Char(' '))) : std::string())));
        return;
    }
    const auto& events = m_deal.now->record.events;
    if (events.empty()) return;
    const bool isPlay = std::holds_alternative<koenigrufen::deal::Play>(events.back().action);
    const auto* away = layIn(events.back());
    if (!isPlay && away == nullptr) return;
    const int line = m_deal.now->record.lines.events.back();
    QStringList lines = m_editor.toPlainText().split(QLatin1Char('\n'));
    if (away != nullptr && away->cards.size() > 1)
        lines[line - 1] = lines[line - 1].trimmed().section(QLatin1Char(' '), 0, -2);
    else if (line < lines.size())
        lines.removeAt(line - 1);
    else
        lines[line - 1].clear(); // to be written on
    m_editor.change(lines.join(QLatin1Char('\n')), std::min(line, static_cast<int>(lines.size())));
}

void TarockLaying::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_PageUp:
        return stepSeat(-1);
    case Qt::Key_PageDown:
        return stepSeat(1);
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace schreiber::desktop
