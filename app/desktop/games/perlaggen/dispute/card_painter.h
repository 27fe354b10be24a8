#pragma once

#include "widgets/card_deck.h"

#include <cards/card.h>

#include <QPixmap>
#include <QRectF>

class QPainter;

// German-suited cards drawn by this project: two-ended, to be read at forty pixels, also without colours.
namespace schreiber::desktop {

// How high a card is for its width.
inline constexpr double kCardShape = 1.5;

// The one place that draws a card, at the width of its box: two-ended, and one-ended where that would be too
// small to be read. A baptised one has its own upper half and the lower one of what it counts as.
void paintCard(QPainter& painter, const QRectF& box, const cards::PlayedCard& card, const CardLook& look);
// A card that nobody recorded.
void paintUnknownCard(QPainter& painter, const QRectF& box, const CardLook& look);

void paintSuit(QPainter& painter, const QRectF& box, cards::Suit suit);
// The same as a picture of its own, `side` high and wide on a screen of that many pixels to one.
QPixmap suitPicture(cards::Suit suit, int side, double pixelRatio);

} // namespace schreiber::desktop
