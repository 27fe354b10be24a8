#include "games/koenigrufen/dispute/tarock_deck.h"

#include "base/look.h"
#include "base/text.h"

#include <cards/drawing.h>
#include <cards/tarock.h>

#include <QPainter>
#include <QPainterPath>

#include <koenigrufen/ruling/event_words.h>

namespace schreiber::desktop {
namespace {

using cards::tarock::Card;

constexpr int kInAPart = 8;
constexpr std::size_t kSuits = 4;
constexpr double kAwayOpacity = 0.25; // of what lies already

void addDrawnSteps(QPainterPath& path, const std::vector<cards::PathStep>& steps) {
    using Kind = cards::PathStep::Kind;
    for (const auto& [kind, at] : steps) {
        if (kind == Kind::Move) path.moveTo(at[0], at[1]);
        if (kind == Kind::Line) path.lineTo(at[0], at[1]);
        if (kind == Kind::Curve) path.cubicTo(at[0], at[1], at[2], at[3], at[4], at[5]);
        if (kind == Kind::Close) path.closeSubpath();
    }
}

void paintDrawing(QPainter& painter, const cards::Drawing& drawing) {
    for (const cards::Part& part : drawing) {
        QPainterPath path;
        addDrawnSteps(path, part.path);
        const QPen pen(QColor(part.line.colour), part.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        painter.setPen(part.width > 0 ? pen : QPen(Qt::NoPen));
        painter.setBrush(part.fill ? QBrush(QColor(part.fill->colour)) : QBrush(Qt::NoBrush));
        painter.drawPath(path);
    }
}

} // namespace

std::vector<std::vector<QString>> TarockDeck::rows() const {
    std::vector<std::vector<QString>> rows;
    for (int index = 0; index < cards::tarock::kCardCount; ++index) {
        const Card card = Card::fromIndex(index);
        const bool begins = card.isTarock() ? index % kInAPart == 0 : card.isKing();
        // Suits begin a line of their own, and those of one colour stand beside each other.
        const bool isLine =
            card == cards::tarock::kingOf(cards::tarock::Suit::Karo) ||
            (m_partsInALine < kSuits && card == cards::tarock::kingOf(cards::tarock::Suit::Pik));
        while (isLine && rows.size() % m_partsInALine != 0) rows.emplace_back();
        if (begins) rows.emplace_back();
        rows.back().push_back(text(cards::tarock::nameOf(card)));
    }
    return rows;
}

QString TarockDeck::spoken(const QString& card) const {
    const auto read = cards::tarock::readCard(utf8(card));
    return read ? text(koenigrufen::ruling::cardInWords(*read, m_language)) : card;
}

void TarockDeck::paint(QPainter& painter, const QRectF& box, const QString& card,
                       const CardLook& look) const {
    const auto read = cards::tarock::readCard(utf8(card));
    const Colours& c = colours();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (look.laid) painter.setOpacity(kAwayOpacity);
    if (read) {
        painter.save();
        painter.translate(box.topLeft());
        painter.scale(box.width() / cards::kCardWide, box.height() / cards::kCardHigh);
        paintDrawing(painter, cards::drawingOf(*read, cards::Face::Small));
        painter.restore();
    } else {
        painter.setPen(QPen(c.bad, 2));
        painter.setBrush(c.badBack);
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5);
        painter.drawText(box, Qt::AlignCenter, card);
    }
    const double round = box.width() * 0.08;
    painter.setBrush(Qt::NoBrush);
    if (look.dimmed) {
        QColor veil = c.surface;
        veil.setAlphaF(0.55F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(veil);
        painter.drawRoundedRect(box, round, round);
        painter.setBrush(Qt::NoBrush);
    }
    if (look.winner || look.chosen || look.crossed) {
        painter.setPen(QPen(look.crossed ? c.bad : look.winner ? c.good : c.accent, 3));
        painter.drawRoundedRect(box, round, round);
    }
    if (look.crossed) painter.drawLine(box.topLeft(), box.bottomRight());
    painter.restore();
}

double TarockDeck::shape() const {
    return cards::kCardHigh / cards::kCardWide;
}

} // namespace schreiber::desktop
