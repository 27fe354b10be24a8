#include "widgets/table_card_delegate.h"

#include "base/icons.h"
#include "base/look.h"
#include "models/tables_model.h"

#include <QAbstractItemView>
#include <QIcon>
#include <QPainter>

#include <algorithm>
#include <map>

namespace schreiber::desktop {
namespace {

using tournament::SheetState;

constexpr int kPadding = 12;
constexpr int kMargin = 5;

struct Tint {
    QColor ink;
    QColor back;
};

Tint tintOf(SheetState state) {
    const Colours& c = colours();
    switch (state) {
    case SheetState::Missing:
        return {c.warn, c.warnBack};
    case SheetState::Open:
        return {c.muted, c.raised};
    case SheetState::Disputed:
        return {c.bad, c.badBack};
    case SheetState::Entered:
    case SheetState::Confirmed:
        break;
    }
    return {c.good, c.goodBack};
}

// Drawn once a state and colour; a scroll repaints many cards.
const QIcon& stateIcon(SheetState state, const QColor& ink) {
    static std::map<std::pair<SheetState, QRgb>, QIcon> drawn;
    QIcon& found = drawn[{state, ink.rgb()}];
    if (found.isNull()) found = icon(iconOf(state), ink);
    return found;
}

} // namespace

void TableCardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const {
    const TableCard card = index.data(TablesModel::CardRole).value<TableCard>();
    const Colours& c = colours();
    const Tint tint = tintOf(card.state);
    const bool current = (option.state & QStyle::State_HasFocus) || (option.state & QStyle::State_Selected);

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(option.rect).adjusted(kMargin, kMargin, -kMargin, -kMargin);
    painter->setPen(current ? QPen(c.accent, 3) : QPen(c.line, 1));
    painter->setBrush(c.surface);
    painter->drawRoundedRect(box, 8, 8);

    const int line = option.fontMetrics.height();
    const QRectF inside = box.adjusted(kPadding, kPadding - 4, -kPadding, -kPadding + 4);
    const QFont large = scaled(option.font, 1.25, true);
    const QFont small = scaled(option.font, 0.85);

    painter->setFont(large);
    painter->setPen(c.text);
    const QRectF head(inside.left(), inside.top(), inside.width(), line * 1.4);
    painter->drawText(head, Qt::AlignVCenter | Qt::AlignLeft, TablesModel::tr("Tisch %1").arg(card.table));

    const QString state = inWords(card.state);
    const QFontMetrics smallMetrics(small);
    const double chipWidth = smallMetrics.horizontalAdvance(state) + line + 18;
    const QRectF chip(inside.right() - chipWidth, head.center().y() - line * 0.6, chipWidth, line * 1.2);
    painter->setPen(Qt::NoPen);
    painter->setBrush(tint.back);
    painter->drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
    const int iconSize = static_cast<int>(line * 0.9);
    stateIcon(card.state, tint.ink)
        .paint(painter, QRect(static_cast<int>(chip.left()) + 6,
                              static_cast<int>(chip.center().y()) - iconSize / 2, iconSize, iconSize));
    painter->setFont(small);
    painter->setPen(tint.ink);
    painter->drawText(chip.adjusted(iconSize + 10, 0, -6, 0), Qt::AlignVCenter | Qt::AlignLeft, state);

    double y = head.bottom() + 4;
    for (int side = 0; side < card.sides.size(); ++side) {
        const bool won = card.winner == side;
        const QFont points = scaled(option.font, 1.15, true);
        const double pointsWidth = QFontMetrics(points).horizontalAdvance(QStringLiteral("00 "));
        painter->setPen(card.winner >= 0 && !won ? c.muted : c.text);
        const QRectF names(inside.left(), y, inside.width() - pointsWidth, line * 1.3);
        const int room = static_cast<int>(names.width()) - 4;
        const QFont font = fitted(scaled(option.font, 1.0, won), card.sides[side], room);
        painter->setFont(font);
        painter->drawText(names, Qt::AlignVCenter | Qt::AlignLeft,
                          QFontMetrics(font).elidedText(card.sides[side], Qt::ElideRight, room));
        painter->setFont(points);
        painter->drawText(QRectF(names.right(), y, pointsWidth, line * 1.3),
                          Qt::AlignVCenter | Qt::AlignRight, card.score[side]);
        y += line * 1.3;
    }
    painter->restore();
}

QSize TableCardDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const TableCard card = index.data(TablesModel::CardRole).value<TableCard>();
    const int line = option.fontMetrics.height();
    const int sides = static_cast<int>(card.sides.size());
    // As many cards side by side as names can be read in, filling the width.
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const auto width = [&] { // a scroll bar that appears must not push a column away
        const int bar = view->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, view);
        return view->contentsRect().width() - bar - kMargin;
    };
    const int all = view != nullptr ? width() : 20 * line;
    const int columns = std::max(1, all / (20 * line));
    return {all / columns - 1,
            static_cast<int>(line * 1.4 + sides * line * 1.3) + 4 + 2 * (kPadding - 4) + 2 * kMargin};
}

} // namespace schreiber::desktop
