#pragma once

#include "beamer/wall_picture.h"

#include <QFontMetricsF>
#include <QSizeF>
#include <QString>

// What is the same on every page of the wall: the measure everything is made from, the head and the foot.
namespace schreiber::desktop {

struct WallFrame {
    QSizeF size;
    QString tournament;
    QString clock; // as it shows now, empty while there is none
    bool overTime = false;
    bool isTarock = false; // whose suits stand in the foot

    // The height of the smallest letters: 1/22 of the wall, to be read at ten metres.
    int pixels() const;
    double margin() const;
    double headHeight() const;
    // Between head and foot.
    QRectF body() const;
};

// Head and foot go into `picture`. A title is parted by " · ": its name stands first, the rest smaller.
// `note` stands in the foot, in place of the tournament's name.
void frameWall(WallPicture& picture, const WallFrame& frame, const QString& title, const QString& note,
               const QString& place);
// In large letters in the middle: what there is in place of a list.
void sayOnWall(WallPicture& picture, const WallFrame& frame, const QString& sentence);

// Its suits, each on a card of its own, from here to the right; where they end.
double suitsOnWall(WallPicture& picture, const WallFrame& frame, QPointF corner, double high);

QFontMetricsF metricsOf(int pixels, WallFace face = WallFace::Data);
double lineHeight(int pixels);
// One line that fits into its box, shortened where it does not: letters set narrower would differ from row to
// row.
WallText fittedText(const QRectF& box, const QString& text, int pixels, WallFace face, int align);
// The same for a line that stands alone: smaller first, down to `fewest` pixels.
WallText loneText(const QRectF& box, const QString& text, int pixels, int fewest, int align,
                  WallFace face = WallFace::Bold);

} // namespace schreiber::desktop
