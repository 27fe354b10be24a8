#pragma once

#include <cards/card.h>

#include <QPixmap>
#include <QRectF>

class QPainter;

// German-suited cards drawn by this project: two-ended, to be read at forty pixels, also without colours.
namespace schreiber::desktop {

// How high a card is for its width.
inline constexpr double kCardShape = 1.5;

struct CardLook {
    int perlagg = 0;      // its rank among the Perlaggen, from 1; 0 is none
    bool dimmed = false;  // may not be played now
    bool crossed = false; // entered, and not possible
    bool chosen = false;  // the keyboard stands on it
    bool winner = false;  // takes its trick
};

// A card with its name below where it is baptised: the upper half is what it counts as, the lower its face.
void paintCard(QPainter& painter, const QRectF& box, const cards::PlayedCard& card, const CardLook& look);
// A card that nobody recorded.
void paintUnknownCard(QPainter& painter, const QRectF& box, const CardLook& look);

void paintSuit(QPainter& painter, const QRectF& box, cards::Suit suit);
// The same as a picture of its own, `side` high and wide on a screen of that many pixels to one.
QPixmap suitPicture(cards::Suit suit, int side, double pixelRatio);

} // namespace schreiber::desktop
