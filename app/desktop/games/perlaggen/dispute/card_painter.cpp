#include "games/perlaggen/dispute/card_painter.h"

#include "base/look.h"
#include "base/text.h"

#include <cards/drawing.h>
#include <cards/notation.h>

#include <QPainter>
#include <QPainterPath>

#include <vector>

namespace schreiber::desktop {
namespace {

using cards::Suit;

constexpr double kTwoEndedFrom = 38; // wide: two halves can be read
constexpr double kLaidOpacity = 0.25;
constexpr QRgb kNameLine = 0xB8860B; // between a card and what it is named as

// A card is paper: light in the dark look, too, where it is only less bright.
struct CardPaper {
    QColor face;
    QColor own; // behind the face of a baptised card
    QColor edge;
    QColor back;
    QColor backLine;
};

CardPaper paper() {
    const bool dark = currentLook() == Look::Dark;
    return {.face = dark ? QColor(0xE6E0D0) : QColor(0xFFFEFA),
            .own = dark ? QColor(0xCDBF9C) : QColor(0xF1E2BC),
            .edge = dark ? QColor(0x0E1011) : QColor(0x8A8272),
            .back = dark ? QColor(0x35504A) : QColor(0xC9D8CF),
            .backLine = dark ? QColor(0x6F9388) : QColor(0x7E9A8D)};
}

QColor ink(Suit suit) {
    switch (suit) {
    case Suit::Eichel:
        return QColor(0x4A3108);
    case Suit::Laub:
        return QColor(0x17501A);
    case Suit::Herz:
        return QColor(0x9C1414);
    case Suit::Schell:
        break;
    }
    return QColor(0x7A4B00);
}

QPainterPath pathOf(const std::vector<cards::PathStep>& steps) {
    using Kind = cards::PathStep::Kind;
    QPainterPath path;
    for (const auto& [kind, at] : steps) {
        if (kind == Kind::Move) path.moveTo(at[0], at[1]);
        if (kind == Kind::Line) path.lineTo(at[0], at[1]);
        if (kind == Kind::Curve) path.cubicTo(at[0], at[1], at[2], at[3], at[4], at[5]);
        if (kind == Kind::Close) path.closeSubpath();
    }
    return path;
}

QPainterPath outline(const QRectF& box) {
    QPainterPath path;
    const double round = box.width() * 0.11;
    path.addRoundedRect(box, round, round);
    return path;
}

// The Six is the Weli, and called so.
QString rankOn(cards::Card card) {
    return card == cards::kWeli ? QStringLiteral("W") : text(cards::nameOf(card.rank()));
}

// Rank and suit in the upper half, upright.
void paintHalf(QPainter& painter, const QRectF& half, cards::Card card) {
    const double side = std::min(half.width() * 0.42, half.height() * 0.66);
    QFont letters = painter.font();
    letters.setWeight(QFont::Bold);
    letters.setPixelSize(std::max(8, static_cast<int>(half.height() * 0.62)));
    letters.setStretch(card.rank() == cards::Rank::Ten ? 75 : 100);
    painter.setFont(letters);
    painter.setPen(ink(card.suit()));
    const double margin = half.width() * 0.07;
    const QRectF room(half.left() + margin, half.top(), half.width() * 0.46, half.height());
    painter.drawText(room, Qt::AlignCenter, rankOn(card));
    paintSuit(painter, QRectF(half.right() - margin - side, half.center().y() - side / 2, side, side),
              card.suit());
}

// Rank above suit: where a card is so narrow that both beside each other could not be read.
void paintUpright(QPainter& painter, const QRectF& box, cards::Card card) {
    QFont letters = painter.font();
    letters.setWeight(QFont::Bold);
    letters.setPixelSize(std::max(8, static_cast<int>(box.height() * 0.44)));
    letters.setStretch(card.rank() == cards::Rank::Ten ? 75 : 100);
    painter.setFont(letters);
    painter.setPen(ink(card.suit()));
    painter.drawText(QRectF(box.left(), box.top() + box.height() * 0.04, box.width(), box.height() * 0.5),
                     Qt::AlignCenter | Qt::TextDontClip, rankOn(card));
    const double side = std::min(box.width() * 0.66, box.height() * 0.4);
    paintSuit(painter, {box.center().x() - side / 2, box.bottom() - side - box.height() * 0.06, side, side},
              card.suit());
}

void paintPerlaggMark(QPainter& painter, const QRectF& box, int rank) {
    const double side = std::max(13.0, box.width() * 0.34);
    const QRectF mark(box.center().x() - side / 2, box.center().y() - side / 2, side, side);
    painter.setPen(QPen(QColor(0x3A2A00), 1));
    painter.setBrush(QColor(0xF2C14E));
    painter.drawEllipse(mark);
    QFont letters = painter.font();
    letters.setStretch(100);
    letters.setWeight(QFont::Bold);
    letters.setPixelSize(static_cast<int>(side * 0.72));
    painter.setFont(letters);
    painter.setPen(QColor(0x20180A));
    painter.drawText(mark, Qt::AlignCenter, QString::number(rank));
}

// What the table says about a card, around and across it.
void paintLook(QPainter& painter, const QRectF& box, const CardLook& look) {
    const Colours& c = colours();
    painter.setBrush(Qt::NoBrush);
    if (look.dimmed) {
        QColor veil = c.surface;
        veil.setAlphaF(0.55F);
        painter.fillPath(outline(box), veil);
    }
    if (look.winner) {
        painter.setPen(QPen(c.good, 3));
        painter.drawPath(outline(box.adjusted(0.5, 0.5, -0.5, -0.5)));
    }
    if (look.crossed) {
        painter.setPen(QPen(c.bad, 3));
        painter.drawPath(outline(box));
        painter.drawLine(box.topLeft(), box.bottomRight());
        painter.drawLine(box.topRight(), box.bottomLeft());
    }
    if (look.chosen) {
        painter.setPen(QPen(c.accent, 3));
        painter.drawPath(outline(box.adjusted(-2, -2, 2, 2)));
    }
}

} // namespace

void paintSuit(QPainter& painter, const QRectF& box, Suit suit) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.topLeft());
    painter.scale(box.width() / cards::kSuitSquare, box.height() / cards::kSuitSquare);
    for (const cards::Part& part : cards::drawingOf(suit)) {
        const QPen pen(QColor(part.line.colour), part.width, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin);
        painter.setPen(part.width > 0 ? pen : QPen(Qt::NoPen));
        painter.setBrush(part.fill ? QBrush(QColor(part.fill->colour)) : QBrush(Qt::NoBrush));
        painter.drawPath(pathOf(part.path));
    }
    painter.restore();
}

QPixmap suitPicture(Suit suit, int side, double pixelRatio) {
    QPixmap picture(QSize(side, side) * pixelRatio);
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintSuit(painter, QRectF(0, 0, side, side), suit);
    return picture;
}

void paintCard(QPainter& painter, const QRectF& box, const cards::PlayedCard& card, const CardLook& look) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (look.laid) painter.setOpacity(kLaidOpacity);
    const CardPaper colours = paper();
    painter.setPen(QPen(colours.edge, 1));
    painter.setBrush(colours.face);
    painter.drawPath(outline(box));
    const QRectF half(box.left(), box.top(), box.width(), box.height() / 2);
    if (card.as) {
        painter.save();
        painter.setClipPath(outline(box.adjusted(0.5, 0.5, -0.5, -0.5)));
        painter.fillRect(half, colours.own);
        painter.restore();
    }
    const bool oneEnded = !card.as && box.width() < kTwoEndedFrom;
    if (oneEnded) {
        paintUpright(painter, box, card.card);
    } else {
        paintHalf(painter, half, card.card);
        painter.save();
        painter.translate(box.center());
        painter.rotate(180);
        painter.translate(-box.center());
        paintHalf(painter, half, card.face());
        painter.restore();
        painter.setPen(card.as ? QPen(QColor(kNameLine), std::max(1.5, box.width() * 0.018))
                               : QPen(colours.edge, 1));
        painter.drawLine(QPointF(box.left() + 2, box.center().y()),
                         QPointF(box.right() - 2, box.center().y()));
    }
    if (look.perlagg > 0) paintPerlaggMark(painter, box, look.perlagg);
    paintLook(painter, box, look);
    painter.restore();
}

void paintUnknownCard(QPainter& painter, const QRectF& box, const CardLook& look) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const CardPaper colours = paper();
    painter.setPen(QPen(colours.backLine, 1));
    painter.setBrush(colours.back);
    painter.drawPath(outline(box));
    QFont letters = painter.font();
    letters.setWeight(QFont::Bold);
    letters.setPixelSize(std::max(10, static_cast<int>(box.width() * 0.5)));
    painter.setFont(letters);
    painter.drawText(box, Qt::AlignCenter, QStringLiteral("?"));
    paintLook(painter, box, look);
    painter.restore();
}

} // namespace schreiber::desktop
