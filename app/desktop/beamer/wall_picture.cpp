#include "beamer/wall_picture.h"

#include <QApplication>
#include <QColor>
#include <QFont>
#include <QPainter>

namespace schreiber::desktop {
namespace {

constexpr QRgb kGround = 0x0C1114;
constexpr QRgb kStripe = 0x1A2226;
constexpr QRgb kWallLine = 0x55646B;
constexpr QRgb kCard = 0xFFFDF5;
constexpr QRgb kCardEdge = 0xB9AE98;
constexpr QRgb kFresh = 0xF2C14E;
constexpr QRgb kBack = 0x1D3B32;
constexpr QRgb kBackLines = 0x3E6A5B;

QColor colourOf(WallInk ink) {
    switch (ink) {
    case WallInk::Text:
        return QColor(0xFFFFFF);
    case WallInk::Muted:
        return QColor(0xB9C6CC);
    case WallInk::Accent:
        return QColor(0xF2C14E);
    case WallInk::Warn:
        return QColor(0xFF9A8F);
    case WallInk::OnCard:
        return QColor(0x14181A);
    }
    return {};
}

// The back of a card: a lattice, as on the cards they play with.
void paintBack(QPainter& painter, const QRectF& box, double radius) {
    painter.setPen(QPen(QColor(kCardEdge), radius / 4));
    painter.setBrush(QColor(kBack));
    painter.drawRoundedRect(box, radius, radius);
    const QRectF inside = box.adjusted(radius, radius, -radius, -radius);
    painter.save();
    painter.setClipRect(inside);
    painter.setPen(QPen(QColor(kBackLines), radius / 8));
    const double step = radius * 1.6;
    for (double x = inside.left() - inside.height(); x < inside.right(); x += step) {
        painter.drawLine(QPointF(x, inside.top()), QPointF(x + inside.height(), inside.bottom()));
        painter.drawLine(QPointF(x, inside.bottom()), QPointF(x + inside.height(), inside.top()));
    }
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(kBackLines), radius / 8));
    painter.drawRect(inside);
}

void paintShape(QPainter& painter, const WallShape& shape, double unit) {
    const double radius = unit / 2;
    switch (shape.fill) {
    case WallFill::Stripe:
        return painter.fillRect(shape.box, QColor(kStripe));
    case WallFill::Line:
        return painter.fillRect(shape.box, QColor(kWallLine));
    case WallFill::CardBack:
        return paintBack(painter, shape.box, radius);
    case WallFill::Card:
    case WallFill::FreshCard: {
        const bool fresh = shape.fill == WallFill::FreshCard;
        painter.setPen(QPen(QColor(fresh ? kFresh : kCardEdge), fresh ? radius / 1.5 : radius / 4));
        painter.setBrush(QColor(kCard));
        painter.drawRoundedRect(shape.box, radius, radius);
        return;
    }
    }
}

} // namespace

QFont fontOf(const WallText& text) {
    QFont font(QApplication::font().family());
    font.setPixelSize(text.pixels);
    font.setWeight(text.bold ? QFont::Bold : QFont::Normal);
    return font;
}

void paintWall(QPainter& painter, const QRectF& all, const WallPicture& picture) {
    painter.fillRect(all, QColor(kGround));
    painter.setRenderHint(QPainter::Antialiasing);
    for (const WallShape& shape : picture.shapes) paintShape(painter, shape, all.height() / 22);
    for (const WallText& text : picture.texts) {
        painter.setFont(fontOf(text));
        painter.setPen(colourOf(text.ink));
        painter.drawText(text.box, text.align, text.text);
    }
}

void paintBlack(QPainter& painter, const QRectF& all) {
    painter.fillRect(all, Qt::black);
}

} // namespace schreiber::desktop
