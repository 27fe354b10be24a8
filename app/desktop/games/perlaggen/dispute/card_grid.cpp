#include "games/perlaggen/dispute/card_grid.h"

#include "base/look.h"
#include "base/text.h"
#include "games/perlaggen/dispute/card_painter.h"

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
constexpr double kBetweenCards = 4;
constexpr double kBetweenSuits = 12; // side by side
constexpr double kWidestGridCard = 40;
constexpr int kHigh = 128; // two lines of cards so wide

} // namespace

CardGrid::CardGrid(QWidget* parent)
    : QWidget(parent) {
    setObjectName(QStringLiteral("cardGrid"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Karten zur Wahl"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumHeight(kHigh);
}

void CardGrid::offer(cards::CardSet offered) {
    m_offered = offered;
    goTo(0, 0);
}

std::optional<cards::Card> CardGrid::at(int row, int column) const {
    const cards::Suit suit = cards::kSuits[static_cast<std::size_t>(row)];
    const auto rank = static_cast<cards::Rank>(kColumns - 1 - column);
    if (!cards::exists(suit, rank)) return std::nullopt;
    return cards::Card(suit, rank);
}

QRectF CardGrid::box(int row, int column) const {
    const int suits = abreast();
    const double wide = widthWith(suits);
    const double high = wide * kCardShape;
    const int line = row / suits;
    const int block = row % suits;
    const double from = block * (kColumns * (wide + kBetweenCards) + kBetweenSuits);
    return {from + column * (wide + kBetweenCards) + kBetweenCards,
            line * (high + kBetweenCards) + kBetweenCards / 2, wide, high};
}

double CardGrid::widthWith(int abreast) const {
    const double high = height() / (static_cast<double>(kRows) / abreast) - kBetweenCards;
    const double across = (width() - (abreast - 1) * kBetweenSuits) / (kColumns * abreast) - kBetweenCards;
    return std::max(1.0, std::min({high / kCardShape, across, kWidestGridCard}));
}

int CardGrid::abreast() const {
    int best = 1;
    for (const int suits : {2, kRows})
        if (widthWith(suits) > widthWith(best)) best = suits;
    return best;
}

void CardGrid::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    for (int row = 0; row < kRows; ++row)
        for (int column = 0; column < kColumns; ++column) {
            const auto card = at(row, column);
            if (!card) continue;
            const bool here = hasFocus() && !m_none && row == m_row && column == m_column;
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
        if (const auto card = at(m_row, m_column); card && !m_none && m_offered.contains(*card))
            emit chosen(*card);
        return;
    default:
        if (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) break;
        if (event->text().size() == 1 && event->text()[0].isLetterOrNumber()) return type(event->text());
    }
    QWidget::keyPressEvent(event);
}

// A letter of the suit, one of the rank; a ten ends with a nought.
void CardGrid::type(const QString& letter) {
    const std::string typed = utf8(letter);
    const auto column = [](cards::Rank rank) { return kColumns - 1 - static_cast<int>(rank); };
    if (const auto suit = cards::readSuit(typed)) return goTo(static_cast<int>(*suit), m_column);
    if (const auto weli = cards::readCard(typed))
        return goTo(static_cast<int>(weli->suit()), column(weli->rank()));
    const bool ten = typed == "1" || typed == "0";
    const auto rank = cards::readRank(ten ? "10" : typed);
    if (rank && at(m_row, column(*rank))) return goTo(m_row, column(*rank));
    m_none = true;
    update();
}

// As the cards lie: from the last of a suit to the first of the one beside it.
void CardGrid::move(int rows, int columns) {
    const int suits = abreast();
    const int line = std::clamp(m_row / suits + rows, 0, kRows / suits - 1);
    int place = m_row % suits * kColumns + m_column;
    do place += columns;
    while (columns != 0 && place >= 0 && place < suits * kColumns &&
           !at(line * suits + place / kColumns, place % kColumns));
    if (place < 0 || place >= suits * kColumns) return;
    goTo(line * suits + place / kColumns, place % kColumns);
}

void CardGrid::goTo(int row, int column) {
    m_none = false;
    m_row = std::clamp(row, 0, kRows - 1);
    m_column = std::clamp(column, 0, kColumns - 1);
    if (!at(m_row, m_column)) m_column = std::min(m_column, kColumns - 2); // the Six is in bells alone
    if (const auto card = at(m_row, m_column)) {
        setAccessibleDescription(text(cards::nameOf(*card)));
        QAccessibleEvent event(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&event);
    }
    update();
}

} // namespace schreiber::desktop
