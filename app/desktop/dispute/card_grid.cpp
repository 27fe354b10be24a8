#include "dispute/card_grid.h"

#include "base/look.h"
#include "base/text.h"
#include "dispute/card_painter.h"

#include <cards/notation.h>

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr int kRows = 4;
constexpr int kColumns = cards::kRankCount;
constexpr double kGap = 4;
constexpr double kWidest = 40;

} // namespace

CardGrid::CardGrid(QWidget* parent)
    : QWidget(parent) {
    setObjectName(QStringLiteral("cardGrid"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Karten zur Wahl"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumHeight(120);
}

void CardGrid::offer(cards::CardSet offered) {
    m_offered = offered;
    m_row = m_column = 0;
    move(0, 0);
    update();
}

std::optional<cards::Card> CardGrid::at(int row, int column) const {
    const cards::Suit suit = cards::kSuits[static_cast<std::size_t>(row)];
    const auto rank = static_cast<cards::Rank>(kColumns - 1 - column);
    if (!cards::exists(suit, rank)) return std::nullopt;
    return cards::Card(suit, rank);
}

QRectF CardGrid::box(int row, int column) const {
    const double high = std::min(height() / static_cast<double>(kRows) - kGap, kWidest * kCardShape);
    const double wide = std::min(high / kCardShape, width() / static_cast<double>(kColumns) - kGap);
    return {column * (wide + kGap * 2) + kGap, row * (high + kGap) + kGap / 2, wide, high};
}

void CardGrid::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    for (int row = 0; row < kRows; ++row)
        for (int column = 0; column < kColumns; ++column) {
            const auto card = at(row, column);
            if (!card) continue;
            const bool here = hasFocus() && row == m_row && column == m_column;
            paintCard(painter, box(row, column), {*card, {}},
                      {.dimmed = !m_offered.contains(*card), .chosen = here});
        }
}

void CardGrid::mousePressEvent(QMouseEvent* event) {
    for (int row = 0; row < kRows; ++row)
        for (int column = 0; column < kColumns; ++column) {
            const auto card = at(row, column);
            if (card && m_offered.contains(*card) && box(row, column).contains(event->position()))
                return emit chosen(*card);
        }
}

void CardGrid::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return move(0, -1);
    case Qt::Key_Right:
        return move(0, 1);
    case Qt::Key_Up:
        return move(-1, 0);
    case Qt::Key_Down:
        return move(1, 0);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (const auto card = at(m_row, m_column); card && m_offered.contains(*card)) emit chosen(*card);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void CardGrid::move(int rows, int columns) {
    m_row = std::clamp(m_row + rows, 0, kRows - 1);
    m_column = std::clamp(m_column + columns, 0, kColumns - 1);
    if (!at(m_row, m_column)) m_column = std::min(m_column, kColumns - 2); // the Six is in bells alone
    if (const auto card = at(m_row, m_column)) {
        setAccessibleDescription(text(cards::nameOf(*card)));
        QAccessibleEvent event(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&event);
    }
    update();
}

} // namespace schreiber::desktop
