#include "beamer/wall_picture.h"

#include <cards/drawing.h>

#include <QApplication>
#include <QColor>
#include <QFont>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr QRgb kGround = 0x0E1512;
constexpr QRgb kForest = 0x1D3B32;
constexpr QRgb kGold = 0xF2C14E;
constexpr QRgb kRowLine = 0x26342D;
constexpr QRgb kWallLine = 0x5A6B62;
constexpr QRgb kCream = 0xFBF7EC;
constexpr QRgb kUp = 0x7FC7A3;
constexpr QRgb kDown = 0xB9C6BE;
constexpr QRgb kMedals[] = {0xF2C14E, 0xD9DDDB, 0xD3A078};
constexpr QRgb kCard = 0xFFFDF5;
constexpr QRgb kCardEdge = 0xB9AE98;
constexpr QRgb kFresh = 0xF2C14E;
constexpr QRgb kBack = 0x1D3B32;
constexpr QRgb kBackLines = 0x3E6A5B;

QColor colourOf(WallInk ink) {
    switch (ink) {
    case WallInk::Text:
        return QColor(0xF6F1E4);
    case WallInk::Muted:
        return QColor(0xB9C6BE);
    case WallInk::Accent:
        return QColor(0xF2C14E);
    case WallInk::Warn:
        return QColor(0xFF9A8F);
    case WallInk::OnCard:
        return QColor(0x14181A);
    case WallInk::Forest:
        return QColor(kForest);
    case WallInk::Brown:
        return QColor(0x6B5113);
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

// Who came up is filled, who went down is hollow: told apart without colours, too.
void paintArrow(QPainter& painter, const QRectF& box, bool up) {
    const double tip = up ? box.top() : box.bottom();
    const double foot = up ? box.bottom() : box.top();
    const QPointF corners[] = {{box.left(), foot}, {box.center().x(), tip}, {box.right(), foot}};
    painter.setPen(up ? QPen(Qt::NoPen) : QPen(QColor(kDown), box.height() / 8));
    painter.setBrush(up ? QBrush(QColor(kUp)) : QBrush(Qt::NoBrush));
    painter.drawPolygon(corners, 3);
}

void paintSuit(QPainter& painter, const WallSuit& suit) {
    painter.save();
    painter.translate(suit.box.center());
    painter.rotate(suit.turned);
    painter.scale(suit.box.width() / cards::kSuitSquare, suit.box.height() / cards::kSuitSquare);
    painter.translate(-cards::kSuitSquare / 2, -cards::kSuitSquare / 2);
    for (const cards::Part& part : *suit.drawing) {
        const QPen pen(QColor(part.line.colour), part.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        painter.setPen(part.width > 0 ? pen : QPen(Qt::NoPen));
        painter.setBrush(part.fill ? QBrush(QColor(part.fill->colour)) : QBrush(Qt::NoBrush));
        QPainterPath path;
        for (const cards::PathStep& step : part.path) {
            using Kind = cards::PathStep::Kind;
            const auto& at = step.at;
            if (step.kind == Kind::Move) path.moveTo(at[0], at[1]);
            if (step.kind == Kind::Line) path.lineTo(at[0], at[1]);
            if (step.kind == Kind::Curve) path.cubicTo(at[0], at[1], at[2], at[3], at[4], at[5]);
            if (step.kind == Kind::Close) path.closeSubpath();
        }
        painter.drawPath(path);
    }
    painter.restore();
}

void paintShape(QPainter& painter, const WallShape& shape, double unit) {
    const double radius = unit / 2;
    switch (shape.fill) {
    case WallFill::Head:
    case WallFill::Ground:
        return painter.fillRect(shape.box, QColor(kForest));
    case WallFill::GoldLine:
        return painter.fillRect(shape.box, QColor(kGold));
    case WallFill::RowLine:
        return painter.fillRect(shape.box, QColor(kRowLine));
    case WallFill::Line:
        return painter.fillRect(shape.box, QColor(kWallLine));
    case WallFill::Medal:
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(kMedals[std::clamp(shape.rank, 1, 3) - 1]));
        return painter.drawEllipse(shape.box);
    case WallFill::Up:
    case WallFill::Down:
        return paintArrow(painter, shape.box, shape.fill == WallFill::Up);
    case WallFill::Chip:
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(kCream));
        return painter.drawRoundedRect(shape.box, shape.box.width() / 7, shape.box.width() / 7);
    case WallFill::Disc:
        painter.setPen(QPen(QColor(kGold), radius / 3));
        painter.setBrush(QColor(kCream));
        return painter.drawEllipse(shape.box);
    case WallFill::Circle:
        painter.setPen(QPen(QColor(kForest), radius / 10));
        painter.setBrush(Qt::NoBrush);
        return painter.drawEllipse(shape.box);
    case WallFill::CardBack:
        return paintBack(painter, shape.box, radius);
    case WallFill::Stem: {
        constexpr int kOpen = 20 * 16; // sixteenths of a degree on either side
        painter.setPen(QPen(QColor(kForest), radius / 10));
        return painter.drawArc(shape.box, 90 * 16 + kOpen, 360 * 16 - 2 * kOpen);
    }
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
    // As on paper; where a machine has not got them the window's own.
    const bool isFestive = text.face == WallFace::Title || text.face == WallFace::Name;
    QFont font;
    font.setFamilies(
        {isFestive ? QStringLiteral("Vollkorn") : QStringLiteral("Lato"), QApplication::font().family()});
    font.setPixelSize(text.pixels);
    switch (text.face) {
    case WallFace::Data:
        font.setWeight(QFont::Normal);
        break;
    case WallFace::Bold:
    case WallFace::Name:
        font.setWeight(QFont::Bold);
        break;
    case WallFace::Heavy:
    case WallFace::Title:
        font.setWeight(QFont::Black);
        break;
    }
    return font;
}

void paintWall(QPainter& painter, const QRectF& all, const WallPicture& picture) {
    painter.fillRect(all, QColor(kGround));
    painter.setRenderHint(QPainter::Antialiasing);
    for (const WallShape& shape : picture.shapes) paintShape(painter, shape, all.height() / 22);
    for (const WallSuit& suit : picture.suits) paintSuit(painter, suit);
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
