#include "widgets/pack_grid.h"

#include "base/look.h"
#include "widgets/card_deck.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr double kPackCardLines = 1.85; // a card is as wide as so many lines of letters are high
constexpr double kLeastPackCard = 0.8;
constexpr double kPackGap = 0.14; // of its width, between two
constexpr double kPackSuitGap = 0.35;
constexpr double kPackFocusRoom = 3;

} // namespace

PackGrid::PackGrid(int suitsInARow, QWidget* parent)
    : QWidget(parent)
    , m_suitsInARow(suitsInARow) {
    setFocusPolicy(Qt::TabFocus); // a click leaves the caret where one types
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PackGrid::setDeck(std::shared_ptr<const CardDeck> deck) {
    m_deck = std::move(deck);
    const auto rows = m_deck->rows();
    const bool stays = std::any_of(rows.begin(), rows.end(), [this](const std::vector<QString>& row) {
        return std::find(row.begin(), row.end(), m_here) != row.end();
    });
    if (!stays) m_here = rows.empty() || rows.front().empty() ? QString() : rows.front().front();
    updateGeometry();
    update();
}

void PackGrid::show(const QSet<QString>& offered, const QSet<QString>& laid) {
    m_offered = offered;
    m_laid = laid;
    tell();
    update();
}

// A line has so many suits beside each other, each as long as the longest of its column.
std::vector<std::vector<PackGrid::Place>> PackGrid::lines() const {
    std::vector<std::vector<Place>> lines;
    if (!m_deck) return lines;
    const auto rows = m_deck->rows();
    const double wide = cardWidth();
    const double high = wide * m_deck->shape();
    const double gap = wide * kPackGap;
    std::size_t longest = 0;
    for (const auto& row : rows) longest = std::max(longest, row.size());
    for (std::size_t suit = 0; suit < rows.size(); ++suit) {
        const auto column = static_cast<int>(suit) % m_suitsInARow;
        if (column == 0) lines.emplace_back();
        double left = kPackFocusRoom;
        for (std::size_t before = suit - static_cast<std::size_t>(column); before < suit; ++before) {
            std::size_t most = 0; // of the suits that stand in this column
            for (std::size_t other = before % static_cast<std::size_t>(m_suitsInARow); other < rows.size();
                 other += static_cast<std::size_t>(m_suitsInARow))
                most = std::max(most, rows[other].size());
            left += static_cast<double>(most) * (wide + gap) + wide * kPackSuitGap;
        }
        const double top = kPackFocusRoom + static_cast<double>(lines.size() - 1) * (high + gap * 1.2);
        for (const QString& card : rows[suit]) {
            lines.back().push_back({card, QRectF(left, top, wide, high)});
            left += wide + gap;
        }
    }
    return lines;
}

// How large the whole would be with cards so wide.
QSize PackGrid::sizeFor(double wide) const {
    if (!m_deck) return {1, 1};
    const auto rows = m_deck->rows();
    std::vector<std::size_t> columns(static_cast<std::size_t>(m_suitsInARow), 0);
    for (std::size_t suit = 0; suit < rows.size(); ++suit) {
        std::size_t& most = columns[suit % columns.size()];
        most = std::max(most, rows[suit].size());
    }
    std::size_t across = 0;
    for (const std::size_t most : columns) across += most;
    const double gap = wide * kPackGap;
    const auto down = (static_cast<int>(rows.size()) + m_suitsInARow - 1) / m_suitsInARow;
    return {static_cast<int>(static_cast<double>(across) * (wide + gap) +
                             (m_suitsInARow - 1) * wide * kPackSuitGap + 2 * kPackFocusRoom) +
                1,
            static_cast<int>(down * (wide * m_deck->shape() + gap * 1.2) + 2 * kPackFocusRoom)};
}

double PackGrid::cardWidth() const {
    const int line = fontMetrics().height();
    double wide = kPackCardLines * line;
    const QSize whole = sizeFor(wide);
    const double fits = std::min(static_cast<double>(width()) / whole.width(),
                                 static_cast<double>(height()) / whole.height());
    return std::max(kLeastPackCard * line, wide * std::min(1.0, fits));
}

QSize PackGrid::sizeHint() const {
    return sizeFor(kPackCardLines * fontMetrics().height());
}

QSize PackGrid::minimumSizeHint() const {
    return sizeFor(kLeastPackCard * fontMetrics().height());
}

QString PackGrid::cardAt(const QPointF& point) const {
    for (const auto& line : lines())
        for (const Place& place : line)
            if (place.box.contains(point)) return place.card;
    return {};
}

QRectF PackGrid::boxOf(const QString& card) const {
    for (const auto& line : lines())
        for (const Place& place : line)
            if (place.card == card) return place.box;
    return {};
}

void PackGrid::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(font());
    for (const auto& line : lines())
        for (const Place& place : line) {
            const bool laid = m_laid.contains(place.card);
            m_deck->paint(painter, place.box, place.card,
                          {.dimmed = !laid && !m_offered.contains(place.card),
                           .laid = laid && !m_offered.contains(place.card),
                           .chosen = hasFocus() && place.card == m_here});
        }
}

void PackGrid::mousePressEvent(QMouseEvent* event) {
    m_pressed = cardAt(event->position());
    if (m_pressed.isEmpty()) return;
    m_here = m_pressed;
    update();
    if (m_offered.contains(m_pressed)) emit chosen(m_pressed);
}

// Two clicks that were meant as one lay one card.
void PackGrid::mouseDoubleClickEvent(QMouseEvent* event) {
    if (cardAt(event->position()) != m_pressed) mousePressEvent(event);
}

void PackGrid::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return move(0, -1);
    case Qt::Key_Right:
        return move(0, 1);
    case Qt::Key_Up:
        return move(-1, 0);
    case Qt::Key_Down:
        return move(1, 0);
    default:
        return QWidget::keyPressEvent(event); // what is not for a card is the palette's
    }
}

void PackGrid::chooseHere() {
    if (m_offered.contains(m_here)) emit chosen(m_here);
}

void PackGrid::move(int down, int along) {
    const auto all = lines();
    for (std::size_t line = 0; line < all.size(); ++line)
        for (std::size_t at = 0; at < all[line].size(); ++at) {
            if (all[line][at].card != m_here) continue;
            const auto to = std::clamp(static_cast<int>(line) + down, 0, static_cast<int>(all.size()) - 1);
            const auto& there = all[static_cast<std::size_t>(to)];
            const auto card = std::clamp(static_cast<int>(at) + along, 0, static_cast<int>(there.size()) - 1);
            m_here = there[static_cast<std::size_t>(card)].card;
            tell();
            return update();
        }
}

// What the keyboard stands on, for screen readers.
void PackGrid::tell() {
    if (!m_deck || m_here.isEmpty()) return;
    QString said = m_deck->spoken(m_here);
    if (!m_offered.contains(m_here))
        said += QStringLiteral(", ") + (m_laid.contains(m_here) ? tr("liegt schon") : tr("geht hier nicht"));
    if (said == accessibleDescription()) return;
    setAccessibleDescription(said);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void PackGrid::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    tell();
    update();
}

void PackGrid::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

bool PackGrid::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto& help = dynamic_cast<QHelpEvent&>(*event);
    const QString card = cardAt(help.pos());
    if (card.isEmpty()) return QWidget::event(event);
    QToolTip::showText(help.globalPos(), m_deck->spoken(card).toHtmlEscaped(), this);
    return true;
}

} // namespace schreiber::desktop
