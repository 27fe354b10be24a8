#include "widgets/card_table.h"

#include "base/look.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr double kLabelLines = 6.6; // room for a name and its second line, in lines of letters
constexpr double kLeastLabelLines = 3.5;
constexpr double kLabelShare = 0.24; // of the width, at most
constexpr double kNameSizes[] = {1, 0.9, 0.8, 0.72};
constexpr double kNameLeft = 10;
constexpr double kBesideCards = 5;
constexpr double kTableCardLines = 2.2; // as wide as so many lines are high
constexpr double kLeastTableCard = 14;
constexpr double kBetweenHands = 28; // what lies, a line, what is held
constexpr double kTableRowPadding = 4;
constexpr double kTableSecondLine = 0.82;
constexpr double kUnknownLine = 2;
constexpr int kUsualSeats = 4;
constexpr double kUsualShape = 1.5;
constexpr int kTableLinesWide = 11; // in line heights: names, and cards that can be told apart
constexpr int kAroundLines = 6;

} // namespace

CardTable::CardTable(QWidget* parent)
    : QWidget(parent) {
    setObjectName(QStringLiteral("cardTable"));
    setAccessibleName(tr("Kartentisch"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CardTable::show(const TableRows& table) {
    m_table = table;
    QStringList spoken;
    for (const TableRow& row : m_table.rows) spoken << row.spoken;
    if (const QString all = spoken.join(QLatin1Char('\n')); all != accessibleDescription()) {
        setAccessibleDescription(all);
        QAccessibleEvent event(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&event);
    }
    updateGeometry();
    update();
}

void CardTable::mark(std::optional<cards::Seat> seat) {
    if (seat == m_marked) return;
    m_marked = seat;
    update();
}

QSize CardTable::sizeHint() const {
    return {580, 265};
}

// A row holds a name and a word below it, whatever the letters' size.
QSize CardTable::minimumSizeHint() const {
    const int line = fontMetrics().height();
    const int rows = std::max(kUsualSeats, static_cast<int>(m_table.rows.size()));
    return {std::max(300, kTableLinesWide * line), rows * (2 * line + kAroundLines)};
}

// Cards lie as wide as the rows are high; the known ones of a hand behind what was played, the rest of the
// row is for those that nobody knows.
CardTable::Measures CardTable::measures() const {
    Measures m;
    const double line = fontMetrics().height();
    m.rowHeight = height() / std::max<double>(1.0, static_cast<double>(m_table.rows.size()));
    std::size_t right = 1;
    for (const TableRow& row : m_table.rows) {
        const auto known = static_cast<std::size_t>(
            std::ranges::count_if(row.hand, [](const auto& card) { return card.has_value(); }));
        right = std::max(right, row.shown.size() + known + (row.unknown > 0 ? 2U : 0U));
    }
    const double left = std::max(m_table.tricks, 2);
    const double columns = left + static_cast<double>(right);
    const double byHeight = (m.rowHeight - 2 * kTableRowPadding) / cardHeight(1);
    const double cards =
        kBetweenHands + kBesideCards + columns * (std::min(kTableCardLines * line, byHeight) + kBesideCards);
    // Names have what the cards do without.
    m.label = std::clamp(std::max(kLabelLines * line, widestName()), kLeastLabelLines * line,
                         std::max({kLeastLabelLines * line, width() * kLabelShare, width() - cards}));
    const double room = width() - m.label - kBetweenHands - kBesideCards;
    m.cardWidth = std::min({kTableCardLines * line, byHeight, room / columns - kBesideCards});
    m.cardWidth = std::max(m.cardWidth, kLeastTableCard);
    m.step = m.cardWidth + kBesideCards;
    m.handLeft = m.label + left * m.step + kBetweenHands;
    return m;
}

double CardTable::cardHeight(double wide) const {
    return wide * (m_table.deck ? m_table.deck->shape() : kUsualShape);
}

QRectF CardTable::row(std::size_t seat) const {
    const double high = measures().rowHeight;
    return {0, static_cast<double>(seat) * high, static_cast<double>(width()), high};
}

QRectF CardTable::handBox(std::size_t seat, std::size_t card) const {
    const Measures m = measures();
    const TableRow& held = m_table.rows[seat];
    const double left = m.handLeft + static_cast<double>(held.shown.size() + card) * m.step +
                        (held.shown.empty() ? 0.0 : kBesideCards);
    const double high = cardHeight(m.cardWidth);
    return {left, row(seat).center().y() - high / 2, m.cardWidth, high};
}

QRectF CardTable::cardBox(cards::Seat seat, std::size_t held) const {
    for (std::size_t at = 0; at < m_table.rows.size(); ++at)
        if (m_table.rows[at].seat == seat && held < m_table.rows[at].hand.size()) return handBox(at, held);
    return {};
}

QRectF CardTable::rowBox(cards::Seat seat) const {
    for (std::size_t at = 0; at < m_table.rows.size(); ++at)
        if (m_table.rows[at].seat == seat) return row(at);
    return {};
}

// With what is around it.
double CardTable::widestName() const {
    const QFontMetrics letters(scaled(font(), 1, true));
    int wide = 0;
    for (const TableRow& row : m_table.rows) wide = std::max(wide, letters.horizontalAdvance(row.called));
    return wide + kNameLeft + kBesideCards + 1;
}

void CardTable::paintName(QPainter& painter, std::size_t seat) const {
    const TableRow& told = m_table.rows[seat];
    const Measures m = measures();
    const int line = fontMetrics().height();
    const double wide = m.label - kNameLeft - kBesideCards;
    const QRectF name(kNameLeft, row(seat).center().y() - line, wide, line);
    const QFont own = font();
    for (const double size : kNameSizes) { // the largest in which it stands whole
        painter.setFont(scaled(own, size, true));
        if (painter.fontMetrics().horizontalAdvance(told.called) <= wide) break;
    }
    painter.setPen(told.seat && m_marked == told.seat ? colours().accent : colours().text);
    painter.drawText(name, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, // the caron of a Ž
                     painter.fontMetrics().elidedText(told.called, Qt::ElideRight, static_cast<int>(wide)));
    painter.setFont(scaled(own, kTableSecondLine));
    painter.setPen(colours().muted);
    painter.drawText(name.translated(0, line), Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(told.below, Qt::ElideRight, static_cast<int>(wide)));
    painter.setFont(own);
}

void CardTable::paintCards(QPainter& painter, std::size_t seat) const {
    const TableRow& told = m_table.rows[seat];
    const Measures m = measures();
    const double high = cardHeight(m.cardWidth);
    const double top = row(seat).center().y() - high / 2;
    for (std::size_t i = 0; i < told.played.size(); ++i) {
        if (!told.played[i]) continue;
        const LaidCard& one = *told.played[i];
        const QRectF box(m.label + static_cast<double>(i) * m.step, top, m.cardWidth, high);
        m_table.deck->paint(painter, box, one.card, one.look);
    }
    double left = m.handLeft;
    for (const LaidCard& one : told.shown) {
        m_table.deck->paint(painter, {left, top, m.cardWidth, high}, one.card, one.look);
        left += m.step;
    }
    for (std::size_t i = 0; i < told.hand.size(); ++i)
        if (told.hand[i])
            m_table.deck->paint(painter, handBox(seat, i), told.hand[i]->card, told.hand[i]->look);
}

// One thin line, however many there are.
void CardTable::paintUnknown(QPainter& painter, std::size_t seat) const {
    const TableRow& told = m_table.rows[seat];
    if (told.unknown == 0) return;
    double left = measures().handLeft;
    for (std::size_t i = 0; i < told.hand.size(); ++i)
        if (told.hand[i]) left = std::max(left, handBox(seat, i).right() + kBesideCards);
    if (!told.shown.empty())
        left = std::max(left, measures().handLeft + static_cast<double>(told.shown.size()) * measures().step);
    const int line = fontMetrics().height();
    const double right = width() - 2 * kNameLeft;
    const double middle = row(seat).center().y();
    QColor thin = colours().accent;
    thin.setAlphaF(0.35F);
    painter.setPen(QPen(thin, kUnknownLine));
    painter.drawLine(QPointF(left, middle), QPointF(std::max(left + line, right), middle));
    painter.setPen(colours().muted);
    painter.setFont(scaled(font(), kTableSecondLine));
    painter.drawText(QRectF(left, middle + kUnknownLine, std::max<double>(line, right - left), line),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                     tr("%1 unbekannt").arg(told.unknown));
    painter.setFont(font());
}

void CardTable::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    painter.setPen(QPen(c.line, 1));
    painter.setBrush(c.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    const double between = measures().handLeft - kBetweenHands / 2;
    for (std::size_t seat = 0; seat < m_table.rows.size(); ++seat) {
        const QRectF whole = row(seat);
        const TableRow& told = m_table.rows[seat];
        if (told.offends) painter.fillRect(whole.adjusted(1, 1, -1, -1), c.badBack);
        painter.setPen(c.line);
        if (seat > 0) painter.drawLine(whole.topLeft(), whole.topRight());
        painter.drawLine(QPointF(between, whole.top() + kTableRowPadding),
                         QPointF(between, whole.bottom() - kTableRowPadding));
        paintName(painter, seat);
        paintUnknown(painter, seat);
        paintCards(painter, seat);
    }
}

// A name that has no room is told whole under the mouse.
bool CardTable::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto& help = dynamic_cast<QHelpEvent&>(*event);
    for (std::size_t seat = 0; seat < m_table.rows.size(); ++seat) {
        if (!row(seat).contains(help.pos()) || help.pos().x() > measures().label) continue;
        QToolTip::showText(help.globalPos(), m_table.rows[seat].name.toHtmlEscaped(), this);
        return true;
    }
    return QWidget::event(event);
}

void CardTable::mousePressEvent(QMouseEvent* event) {
    for (std::size_t seat = 0; seat < m_table.rows.size(); ++seat) {
        if (!row(seat).contains(event->position()) || !m_table.rows[seat].seat) continue;
        const TableRow& told = m_table.rows[seat];
        for (std::size_t card = 0; card < told.hand.size(); ++card)
            if (told.hand[card] && handBox(seat, card).contains(event->position()))
                return emit handCardChosen(*told.seat, told.hand[card]->card);
        return emit seatChosen(*told.seat);
    }
    QWidget::mousePressEvent(event);
}

// What the first click laid lies under the second one no more.
void CardTable::mouseDoubleClickEvent(QMouseEvent*) {}

} // namespace schreiber::desktop
