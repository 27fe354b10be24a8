#pragma once

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;
class QFont;

namespace schreiber::cards {
struct Part; // moc does not read its header
using Drawing = std::vector<Part>;
} // namespace schreiber::cards

// What is on the wall, laid out: every text with its place and size. Painting it decides nothing any more.
namespace schreiber::desktop {

enum class WallInk { Text, Muted, Accent, Warn, OnCard, Forest, Brown };
enum class WallFill {
    Head,
    GoldLine,
    Line, // below heads, and every fifth row
    RowLine,
    Card,
    FreshCard,
    CardBack,
    Medal, // `rank` says which
    Up,
    Down,
    Chip, // a card so small that it only carries a suit
    Disc,
    Circle,
    Stem,  // of a wreath, open on top
    Ground // of a festive page
};
// Data is what is read as such, Heavy what is looked for in it; titles and names of honour are set as on
// paper.
enum class WallFace { Data, Bold, Heavy, Title, Name };

struct WallText {
    QRectF box;
    QString text; // shortened where it does not fit
    int pixels = 0;
    WallFace face = WallFace::Data;
    WallInk ink = WallInk::Text;
    int align = 0; // Qt::Alignment, and Qt::TextWordWrap
};

struct WallShape {
    QRectF box;
    WallFill fill = WallFill::RowLine;
    int rank = 0; // of a medal
};

// A suit as it is drawn on the cards, turned around its middle.
struct WallSuit {
    QRectF box;
    const cards::Drawing* drawing = nullptr;
    double turned = 0; // degrees
};

struct WallPicture {
    std::vector<WallShape> shapes; // then suits, then texts over them
    std::vector<WallSuit> suits;
    std::vector<WallText> texts;
    int page = 0;
    int pages = 1;
};

QFont fontOf(const WallText& text);
// Dark whatever look the window has: a bright wall is a lamp in everybody's face.
void paintWall(QPainter& painter, const QRectF& all, const WallPicture& picture);
void paintBlack(QPainter& painter, const QRectF& all);

} // namespace schreiber::desktop
