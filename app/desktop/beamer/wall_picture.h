#pragma once

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;
class QFont;

// What is on the wall, laid out: every text with its place and size. Painting it decides nothing any more.
namespace schreiber::desktop {

enum class WallInk { Text, Muted, Accent, Warn, OnCard };
enum class WallFill { Stripe, Line, Card, FreshCard, CardBack };

struct WallText {
    QRectF box;
    QString text; // shortened where it does not fit
    int pixels = 0;
    bool bold = false;
    WallInk ink = WallInk::Text;
    int align = 0; // Qt::Alignment, and Qt::TextWordWrap
};

struct WallShape {
    QRectF box;
    WallFill fill = WallFill::Stripe;
};

struct WallPicture {
    std::vector<WallShape> shapes;
    std::vector<WallText> texts;
    int page = 0;
    int pages = 1;
};

QFont fontOf(const WallText& text);
// Dark whatever look the window has: a bright wall is a lamp in everybody's face.
void paintWall(QPainter& painter, const QRectF& all, const WallPicture& picture);
void paintBlack(QPainter& painter, const QRectF& all);

} // namespace schreiber::desktop
