#include "widgets/table_card_delegate.h"

#include "base/icons.h"
#include "base/look.h"
#include "models/tables_model.h"

#include <QIcon>
#include <QListView>
#include <QPainter>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>
#include <map>

namespace schreiber::desktop {
namespace {

using tournament::SheetState;

constexpr int kCardMargin = 5;
constexpr double kSmallestBeside = 0.75; // of the usual letters

int paddingOf(const QFont& font) {
    return QFontMetrics(font).height() * 3 / 5;
}

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

// What the points of a side take; kept free before they are there.
double pointsWidth(const QFont& font, const QStringList& scores) {
    const QFontMetrics metrics(scaled(font, 1.15, true));
    int widest = metrics.horizontalAdvance(QStringLiteral("00"));
    for (const QString& score : scores) widest = std::max(widest, metrics.horizontalAdvance(score));
    return widest + metrics.horizontalAdvance(QLatin1Char(' '));
}

// A word that is wider than the card goes on in the next line.
QTextOption wrapped() {
    QTextOption option(Qt::AlignVCenter | Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    return option;
}

double heightOf(const QString& lines, const QFont& font, double width) {
    QTextLayout layout(QString(lines).replace(QLatin1Char('\n'), QChar::LineSeparator), font);
    layout.setTextOption(wrapped());
    double height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        height += line.height();
    }
    layout.endLayout();
    return height;
}

struct Names {
    QString lines;
    double height;
};

// The names of a side whole; what is too wide for a line breaks between the two. Measured in bold, whoever
// wins, so that a card keeps its height.
Names namesIn(const QString& names, const QFont& font, double width) {
    const QFont bold = scaled(font, 1.0, true);
    const QFontMetrics metrics(bold);
    QString lines = names;
    if (heightOf(names, bold, width) > 1.5 * metrics.height()) // as it will be broken, to a part of a pixel
        lines.replace(QStringLiteral(" / "), QStringLiteral(" /\n"));
    return {lines, std::max(heightOf(lines, bold, width) + metrics.height() * 0.15, metrics.height() * 1.3)};
}

double chipWidthOf(const QString& state, const QFont& font) {
    return QFontMetrics(scaled(font, 0.85)).horizontalAdvance(state) + QFontMetrics(font).height() + 18;
}

// What a card says of its place beside the table's number stands on a line of its own where it has no room
// there, whatever state the sheet comes to: a card keeps its height. Beside a rarer, longer word it is
// smaller.
bool isAboutBelow(const TableCard& card, const QFont& font, double width) {
    const QString about = aboutPlace(card);
    if (about.isEmpty()) return false;
    double chip = 0;
    for (const SheetState state : {SheetState::Missing, SheetState::Open, SheetState::Entered,
                                   SheetState::Confirmed, SheetState::Disputed})
        chip = std::max(chip, chipWidthOf(inWords(state), font));
    // A match of a bracket may come to be decided by another game, whose score is told.
    if (!card.stage.isEmpty()) {
        TableCard decided = card;
        decided.appealed = decided.level = false;
        if (decided.decider.isEmpty()) decided.decider = QStringLiteral("18 : 17");
        chip = std::max(chip, chipWidthOf(stateOn(decided), font));
    }
    const QString table = TablesModel::tr("Tisch %1").arg(card.inRoom);
    const double room =
        width - QFontMetrics(scaled(font, 1.25, true)).horizontalAdvance(table) - 8 - chip - 4;
    return QFontMetrics(scaled(font, kSmallestBeside)).horizontalAdvance(about) > room;
}

} // namespace

int TableCardDelegate::heightOf(const TableCard& card, const QFont& font, int width) {
    const int line = QFontMetrics(font).height();
    const int padding = paddingOf(font);
    const double room = width - 2 * (kCardMargin + padding) - pointsWidth(font, card.score) - 4;
    double height = line * 1.4 + 4 + 2 * (padding - 4) + 2 * kCardMargin;
    if (isAboutBelow(card, font, width - 2 * (kCardMargin + padding))) height += line;
    for (const QString& names : card.sides) height += namesIn(names, font, room).height;
    return static_cast<int>(height) + 1;
}

void TableCardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const {
    const TableCard card = index.data(TablesModel::CardRole).value<TableCard>();
    const Colours& c = colours();
    const Tint tint = card.dropped ? Tint{c.muted, c.raised}
                      : card.level ? Tint{c.warn, c.warnBack}
                      : card.slow || card.outdated
                          ? Tint{c.bad, c.badBack}
                          : tintOf(card.appealed ? SheetState::Disputed : card.state);
    const bool current = (option.state & QStyle::State_HasFocus) || (option.state & QStyle::State_Selected);

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(option.rect).adjusted(kCardMargin, kCardMargin, -kCardMargin, -kCardMargin);
    painter->setPen(current ? QPen(c.accent, 3) : QPen(c.line, 1));
    painter->setBrush(c.surface);
    painter->drawRoundedRect(box, 8, 8);

    const int line = option.fontMetrics.height();
    const int padding = paddingOf(option.font);
    const QRectF inside = box.adjusted(padding, padding - 4, -padding, -padding + 4);
    const QFont large = scaled(option.font, 1.25, true);
    const QFont small = scaled(option.font, 0.85);

    painter->setFont(large);
    painter->setPen(c.text);
    const QRectF head(inside.left(), inside.top(), inside.width(), line * 1.4);
    const QString table = TablesModel::tr("Tisch %1").arg(card.inRoom);
    painter->drawText(head, Qt::AlignVCenter | Qt::AlignLeft, table);

    const QString state = stateOn(card);
    const double chipWidth = chipWidthOf(state, option.font);
    const QRectF chip(inside.right() - chipWidth, head.center().y() - line * 0.6, chipWidth, line * 1.2);
    painter->setPen(Qt::NoPen);
    painter->setBrush(tint.back);
    painter->drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
    const int iconSize = static_cast<int>(line * 0.9);
    stateIcon(card.state, tint.ink)
        .paint(painter, QRect(static_cast<int>(chip.left()) + 6,
                              static_cast<int>(chip.center().y()) - iconSize / 2, iconSize, iconSize));
    const bool below = isAboutBelow(card, option.font, inside.width());
    if (const QString about = aboutPlace(card); !about.isEmpty()) {
        painter->setPen(c.muted);
        const double from = head.left() + QFontMetrics(large).horizontalAdvance(table) + 8;
        const QRectF rest = below ? QRectF(inside.left(), head.bottom(), inside.width(), line)
                                  : QRectF(from, head.top(), chip.left() - 4 - from, head.height());
        QFont font = small; // it is smaller before it is cut
        for (const double scale : {kSmallestBeside, 0.65, 0.55})
            if (QFontMetrics(font).horizontalAdvance(about) > rest.width()) font = scaled(option.font, scale);
        painter->setFont(font);
        painter->drawText(
            rest, Qt::AlignVCenter | Qt::AlignLeft,
            QFontMetrics(font).elidedText(about, Qt::ElideRight, static_cast<int>(rest.width())));
    }
    painter->setFont(small);
    painter->setPen(tint.ink);
    painter->drawText(chip.adjusted(iconSize + 10, 0, -6, 0), Qt::AlignVCenter | Qt::AlignLeft, state);

    const double room = pointsWidth(option.font, card.score);
    double y = head.bottom() + 4 + (below ? line : 0);
    for (int side = 0; side < card.sides.size(); ++side) {
        const bool won = card.winner == side || card.ahead.contains(side);
        const QFont font = scaled(option.font, 1.0, won);
        const QFont points = scaled(option.font, 1.15, true);
        const QRectF names(inside.left(), y, inside.width() - room - 4, 0);
        const auto [shown, high] = namesIn(card.sides[side], option.font, names.width());
        painter->setFont(font);
        painter->setPen(card.winner >= 0 && !won ? c.muted : c.text);
        painter->drawText(names.adjusted(0, 0, 0, high), shown, wrapped());
        painter->setFont(points);
        painter->drawText(QRectF(inside.right() - room, y, room, high), Qt::AlignVCenter | Qt::AlignRight,
                          card.score[side]);
        y += high;
    }
    painter->restore();
}

// The list lays its cards out in a grid; a card fills its place.
QSize TableCardDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    const auto* view = qobject_cast<const QListView*>(option.widget);
    return view != nullptr ? view->gridSize() : QSize();
}

} // namespace schreiber::desktop
