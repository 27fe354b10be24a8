#include "games/perlaggen/dispute/perlaggen_deck.h"

#include "base/look.h"
#include "base/text.h"
#include "games/perlaggen/dispute/card_painter.h"

#include <cards/notation.h>

#include <QPainter>

#include <perlaggen/rulebook/card_words.h>

namespace schreiber::desktop {

// The Weli behind the Ace of bells, where one looks for it.
std::vector<std::vector<QString>> PerlaggenDeck::rows() const {
    std::vector<std::vector<QString>> rows;
    for (const cards::Suit suit : kSuitsAsLaid) {
        rows.emplace_back();
        for (int rank = static_cast<int>(cards::Rank::Seven); rank < cards::kRankCount; ++rank)
            rows.back().push_back(text(cards::nameOf(cards::Card(suit, static_cast<cards::Rank>(rank)))));
        if (suit == cards::kWeli.suit() && cards::inPack(cards::kWeli, m_pack))
            rows.back().push_back(text(cards::nameOf(cards::kWeli)));
    }
    return rows;
}

QString PerlaggenDeck::spoken(const QString& card) const {
    const auto read = cards::readPlayedCard(utf8(card));
    return read ? text(perlaggen::rulebook::cardName(*read, m_language)) : card;
}

// The first of the Perlaggen has a name of his own at the table.
QString PerlaggenDeck::called(const QString& card) const {
    return cards::readCard(utf8(card)) == cards::kMartl ? QStringLiteral("Martl") : spoken(card);
}

void PerlaggenDeck::paint(QPainter& painter, const QRectF& box, const QString& card,
                          const CardLook& look) const {
    if (const auto read = cards::readPlayedCard(utf8(card))) return paintCard(painter, box, *read, look);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours().bad, 2));
    painter.setBrush(colours().badBack);
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5);
    painter.drawText(
        box.adjusted(3, 0, -3, 0), Qt::AlignCenter,
        painter.fontMetrics().elidedText(card, Qt::ElideRight, static_cast<int>(box.width()) - 6));
    painter.restore();
}

double PerlaggenDeck::shape() const {
    return kCardShape;
}

} // namespace schreiber::desktop
