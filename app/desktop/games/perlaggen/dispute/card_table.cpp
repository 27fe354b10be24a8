#include "games/perlaggen/dispute/card_table.h"

#include "base/look.h"
#include "base/text.h"
#include "games/perlaggen/dispute/card_painter.h"

#include <cards/notation.h>

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr double kLabel = 92;       // room for a seat's letter and name, and more where there is some
constexpr double kLabelLines = 3.5; // or where letters are large
constexpr double kMostLabel = 260;
constexpr double kNameLeft = 10;
constexpr double kLabelPadding = 14;
constexpr double kBesideCards = 5;
constexpr double kWidestTableCard = 46;
constexpr double kCardLines = 2.2;   // as wide as so many lines are high, where letters are large
constexpr double kBetweenHands = 18; // between what lies and what is held
constexpr double kRowPadding = 3;
constexpr double kNameSize = 1.1;
constexpr int kUsualSeats = 4;
constexpr int kTableLinesWide = 11; // in line heights: names, and cards that can be told apart
constexpr int kAroundLines = 12;

// Word by word, two lines at most; the last ends in an ellipsis where it has no room.
QStringList inLines(const QString& name, const QFontMetrics& metrics, int width, int most) {
    qsizetype end = name.size();
    while (end > 0 && metrics.horizontalAdvance(name.left(end)) > width)
        end = name.lastIndexOf(QLatin1Char(' '), end - 1);
    constexpr qsizetype kSeatAlone = 1; // its letter, with the name below it
    if (end == name.size() || end <= kSeatAlone || most < 2)
        return {metrics.elidedText(name, Qt::ElideRight, width)};
    return {name.left(end), metrics.elidedText(name.mid(end + 1), Qt::ElideRight, width)};
}

} // namespace

CardTable::CardTable(QWidget* parent)
    : QWidget(parent) {
    setObjectName(QStringLiteral("cardTable"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Kartentisch"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setToolTip(tr("Karte anklicken, oder mit den Pfeiltasten und Enter legen"));
}

void CardTable::show(const TableView& view) {
    m_view = view;
    QStringList spoken;
    for (const SeatOnTable& row : m_view.seats) spoken << row.spoken;
    setAccessibleDescription(spoken.join(QLatin1Char('\n')));
    keepChoice();
    updateGeometry();
    update();
}

QSize CardTable::sizeHint() const {
    return {580, 290};
}

// A row holds a name and a word below it, whatever the letters' size.
QSize CardTable::minimumSizeHint() const {
    const int line = fontMetrics().height();
    const int rows = std::max(kUsualSeats, static_cast<int>(m_view.seats.size()));
    return {std::max(420, kTableLinesWide * line), std::max(220, rows * (2 * line + kAroundLines))};
}

double CardTable::nameWidth() const {
    const QFontMetrics metrics(scaled(font(), kNameSize, true));
    int widest = 0;
    for (const SeatOnTable& row : m_view.seats)
        widest = std::max(widest, metrics.horizontalAdvance(row.name));
    return widest + kLabelPadding + 1;
}

CardTable::Measures CardTable::measures() const {
    Measures m;
    const double rows = std::max<double>(1.0, static_cast<double>(m_view.seats.size()));
    m.rowHeight = height() / rows;
    std::size_t right = 1;
    for (const SeatOnTable& row : m_view.seats) right = std::max(right, row.shown.size() + row.hand.size());
    const double left = std::max(m_view.tricks, 1);
    const double columns = left + static_cast<double>(right);
    const double widest = std::max(kWidestTableCard, kCardLines * fontMetrics().height());
    const double byHeight = (m.rowHeight - 2 * kRowPadding) / kCardShape;
    // a name is cut only where the cards would be smaller for it
    const double cards = columns * (std::min(widest, byHeight) + kBesideCards);
    const double spare = width() - cards - kBetweenHands - kBesideCards;
    const double least = std::max(kLabel, kLabelLines * fontMetrics().height());
    m.label = std::clamp(std::min(nameWidth(), spare), least, std::max(least, kMostLabel));
    const double room = width() - m.label - kBetweenHands - kBesideCards;
    m.cardWidth = std::min({widest, byHeight, room / columns - kBesideCards});
    m.cardWidth = std::max(m.cardWidth, 14.0);
    m.playedStep = m.cardWidth + kBesideCards;
    m.handStep = m.cardWidth + kBesideCards;
    // what is held stays where it is as the rows grow, as long as there is room
    const double whole = std::max(left, static_cast<double>(m_view.handSize));
    m.handLeft = m.label + whole * m.playedStep + kBetweenHands;
    const double needed =
        static_cast<double>(right) * m.handStep + kBesideCards; // one more beside what is shown
    if (m.handLeft + needed > width())
        m.handLeft = std::max(m.label + left * m.playedStep + kBetweenHands, width() - needed);
    return m;
}

QRectF CardTable::handBox(std::size_t seat, std::size_t card) const {
    const Measures m = measures();
    const SeatOnTable& row = m_view.seats[seat];
    const double left = m.handLeft + static_cast<double>(row.shown.size() + card) * m.handStep +
                        (row.shown.empty() ? 0.0 : kBesideCards);
    const double high = m.cardWidth * kCardShape;
    const double top = static_cast<double>(seat) * m.rowHeight + (m.rowHeight - high) / 2;
    return {left, top, m.cardWidth, high};
}

void CardTable::paintSeat(QPainter& painter, std::size_t seat) const {
    const Measures m = measures();
    const SeatOnTable& row = m_view.seats[seat];
    const Colours& c = colours();
    const QRectF whole(0, static_cast<double>(seat) * m.rowHeight, width(), m.rowHeight);
    if (row.onTurn) {
        QColor back = c.goodBack;
        painter.fillRect(whole.adjusted(1, 1, -1, -1), back);
    }
    if (seat > 0) {
        painter.setPen(c.line);
        painter.drawLine(QPointF(8, whole.top()), QPointF(width() - 8, whole.top()));
    }
    const QFont own = font();
    painter.setFont(scaled(own, kNameSize, true));
    painter.setPen(c.text);
    const int line = fontMetrics().height();
    const int below = row.dealer ? 1 : 0;
    const int most = std::max(1, static_cast<int>(whole.height() / line) - below);
    const double wide = m.label - kLabelPadding;
    const QStringList name = inLines(row.name, painter.fontMetrics(), static_cast<int>(wide), most);
    const double high = line * static_cast<double>(std::max<qsizetype>(2, name.size() + below));
    QRectF label(kNameLeft, whole.center().y() - high / 2, wide, line);
    for (const QString& words : name) {
        painter.drawText(label, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip,
                         words); // the caron of a Ž
        label.translate(0, line);
    }
    painter.setFont(scaled(own, 0.8));
    painter.setPen(c.muted);
    if (row.dealer) painter.drawText(label, Qt::AlignVCenter | Qt::AlignLeft, tr("Geber"));
    painter.setFont(own);

    const double cardHigh = m.cardWidth * kCardShape;
    const double top = whole.top() + (m.rowHeight - cardHigh) / 2;
    for (std::size_t i = 0; i < row.played.size(); ++i) {
        if (!row.played[i]) continue;
        const CardOnTable& one = *row.played[i];
        const QRectF box(m.label + static_cast<double>(i) * m.playedStep, top, m.cardWidth, cardHigh);
        paintCard(painter, box, *one.card,
                  {.perlagg = one.perlagg, .crossed = one.crossed, .winner = one.winner});
    }
    double left = m.handLeft;
    for (const CardOnTable& one : row.shown) {
        paintCard(painter, {left, top, m.cardWidth, cardHigh}, *one.card, {.perlagg = one.perlagg});
        left += m.handStep;
    }
    for (std::size_t i = 0; i < row.hand.size(); ++i) {
        const CardOnTable& one = row.hand[i];
        const bool chosen = hasFocus() && seat == m_seat && i == m_card;
        const CardLook look{.perlagg = one.perlagg,
                            .dimmed = one.card && !one.legal && !one.crossed,
                            .crossed = one.crossed,
                            .chosen = chosen};
        if (one.card)
            paintCard(painter, handBox(seat, i), *one.card, look);
        else
            paintUnknownCard(painter, handBox(seat, i), look);
    }
}

void CardTable::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    painter.setPen(QPen(hasFocus() ? c.accent : c.line, 1));
    painter.setBrush(c.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    for (std::size_t seat = 0; seat < m_view.seats.size(); ++seat) paintSeat(painter, seat);
}

// A name that has no room is told whole under the mouse.
bool CardTable::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto& help = dynamic_cast<QHelpEvent&>(*event);
    const Measures m = measures();
    const auto seat = static_cast<std::size_t>(std::max(0.0, help.pos().y() / m.rowHeight));
    if (help.pos().x() > m.label || seat >= m_view.seats.size()) return QWidget::event(event);
    QToolTip::showText(help.globalPos(), m_view.seats[seat].name.toHtmlEscaped(), this);
    return true;
}

void CardTable::mousePressEvent(QMouseEvent* event) {
    for (std::size_t seat = 0; seat < m_view.seats.size(); ++seat)
        for (std::size_t card = 0; card < m_view.seats[seat].hand.size(); ++card)
            if (handBox(seat, card).contains(event->position())) return choose(seat, card);
    QWidget::mousePressEvent(event);
}

void CardTable::choose(std::size_t seat, std::size_t card) {
    m_seat = seat;
    m_card = card;
    update();
    const CardOnTable& one = m_view.seats[seat].hand[card];
    emit handCardChosen(m_view.seats[seat].seat, one.card ? std::optional(one.card->card) : std::nullopt);
}

void CardTable::keyPressEvent(QKeyEvent* event) {
    if (m_view.seats.empty()) return QWidget::keyPressEvent(event);
    const std::size_t seats = m_view.seats.size();
    const std::size_t cards = m_view.seats[m_seat].hand.size();
    switch (event->key()) {
    case Qt::Key_Up:
        m_seat = (m_seat + seats - 1) % seats;
        break;
    case Qt::Key_Down:
        m_seat = (m_seat + 1) % seats;
        break;
    case Qt::Key_Left:
        if (m_card > 0) --m_card;
        break;
    case Qt::Key_Right:
        if (m_card + 1 < cards) ++m_card;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_card < cards) choose(m_seat, m_card);
        return;
    default:
        return QWidget::keyPressEvent(event);
    }
    keepChoice();
    tell();
    update();
}

void CardTable::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    for (std::size_t seat = 0; seat < m_view.seats.size(); ++seat)
        if (m_view.seats[seat].onTurn) m_seat = seat;
    keepChoice();
    tell();
    update();
}

void CardTable::keepChoice() {
    if (m_view.seats.empty()) return;
    m_seat = std::min(m_seat, m_view.seats.size() - 1);
    const std::size_t cards = m_view.seats[m_seat].hand.size();
    m_card = cards == 0 ? 0 : std::min(m_card, cards - 1);
}

// What the keyboard stands on, for screen readers.
void CardTable::tell() {
    if (m_view.seats.empty() || m_card >= m_view.seats[m_seat].hand.size()) return;
    const SeatOnTable& row = m_view.seats[m_seat];
    const CardOnTable& one = row.hand[m_card];
    const QString name = one.card ? text(cards::toString(*one.card)) : tr("unbekannte Karte");
    setAccessibleName(tr("Kartentisch, %1: %2").arg(row.name, name));
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

} // namespace schreiber::desktop
